"""A small piece of table, so that one sees what the settings do to felt and cards."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPaintEvent, QPen
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.cards import Card, parse_cards
from liudou_gui.model.hand_order import Span, hand_order
from liudou_gui.model.settings import HandStyle, Settings
from liudou_gui.widgets.card_faces import Kind, State, margin_of
from liudou_gui.widgets.felt import felt_light
from liudou_gui.widgets.rows import row_height, shared_faces
from liudou_gui.widgets.styles import color

_HAND = parse_cards("Wx0 wx0 Ad0 Kh0 Ks0 Qc0 9d0 9c0 9h0 9s0 7c0 7d0")
_WIDE, _HIGH = 260, 150
_CHOSEN = 2
"""So many cards at the left are chosen, to show what that looks like."""


class TablePreview(QWidget):
    """Felt with a hand that lies as the settings say."""

    def __init__(self, name: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self._settings = Settings()
        self._u, self._high = 1.0, float(_HIGH)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def show_settings(self, settings: Settings) -> None:
        """Show the hand as *settings* have it."""
        self._settings = settings
        self.update()

    def set_scale(self, u: float, high: float = _HIGH) -> None:
        """Draw at *u*, *high* units high."""
        self._u, self._high = u, high
        self.updateGeometry()
        self.update()

    def sizeHint(self) -> QSize:
        """Return the size of a small piece of table."""
        return QSize(round(_WIDE * self._u), round(self._high * self._u))

    def minimumSizeHint(self) -> QSize:
        """Return the height that is wished, and a width that shows something."""
        return QSize(round(_WIDE * self._u / 2), round(self._high * self._u))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw felt, and the hand in the middle of it."""
        u, settings = self._u, self._settings
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(self.rect())
        clip = QPainterPath()
        clip.addRoundedRect(box, 12 * u, 12 * u)
        painter.setClipPath(clip)
        painter.fillRect(box, felt_light(box.center(), box.width(), box.height()))
        line = QColor(color("mat_line"))
        painter.setPen(QPen(line, 1.4 * u))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(box.adjusted(6 * u, 6 * u, -6 * u, -6 * u), 8 * u, 8 * u)
        order = hand_order(_HAND, sort=settings.sort, low_first=settings.low_first)
        if settings.hand is HandStyle.FAN:
            columns = tuple(Span(place, place + 1) for place in range(len(order.cards)))
        else:
            columns = order.columns
        self._draw(painter, box, order.cards, columns)

    def _draw(
        self, painter: QPainter, box: QRectF, cards: tuple[Card, ...], columns: tuple[Span, ...]
    ) -> None:
        """Draw each column from its hindmost copy to the front one."""
        u, faces, dpr = self._u, shared_faces(), self.devicePixelRatioF()
        room = box.width() - 32 * u
        fan = len(columns) == len(cards)
        least = (0.4 if fan else 1.04) * (len(columns) - 1)  # an index is not cut
        wide = min(0.46 * self._high * u, 66 * u, room / (1 + least))
        step = min((0.46 if fan else 1.06) * wide, (room - wide) / max(1, len(columns) - 1))
        total = wide + step * (len(columns) - 1)
        peek = 0.0 if fan else 0.11 * wide
        tallest = max(span.end - span.first for span in columns) - 1
        high = row_height(wide) + peek * tallest
        left, low = box.center().x() - total / 2, box.center().y() + high / 2 - row_height(wide) + 3 * u
        for number, span in enumerate(columns):
            chosen = number < (_CHOSEN if fan else 1)
            for copy in range(span.end - span.first - 1, -1, -1):
                card = cards[span.first + copy]
                kind = Kind.COMPACT if not fan or number == len(columns) - 1 else Kind.COMPACT_STRIP
                state = State.SELECTED if chosen and copy == 0 else State.REST
                pixmap = faces.pixmap(card.face, kind, state, width=wide, dpr=dpr)
                lift = 9 * u if state is State.SELECTED else 0
                margin = margin_of(wide)
                at = QPointF(left + number * step - margin, low - copy * peek - lift - margin)
                painter.drawPixmap(at, pixmap)
