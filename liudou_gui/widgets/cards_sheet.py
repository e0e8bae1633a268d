"""Cards on demand over the table: the bottom cards, or hands laid open, with their suits."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QRectF, Qt, Signal
from PySide6.QtGui import QMouseEvent, QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QWidget

from engine.cards import Card
from liudou_gui.model.selection import display_order
from liudou_gui.model.strings import card_name
from liudou_gui.widgets.controls import draw_line
from liudou_gui.widgets.rows import draw_row
from liudou_gui.widgets.styles import color

_HEAD, _CARD, _EDGE, _GAP = 24, 44, 16, 8


class CardsSheet(QWidget):
    """Titled rows of cards on paper; a click closes it."""

    closed = Signal()

    def __init__(self, parent: QWidget) -> None:
        super().__init__(parent)
        self.setObjectName("cards_sheet")
        self._rows: list[tuple[str, tuple[Card, ...]]] = []
        self._k = 1.0
        self.hide()

    def set_rows(self, rows: Sequence[tuple[str, tuple[Card, ...]]]) -> None:
        """Show these cards under their titles; none hides the sheet."""
        self._rows = [(title, display_order(cards)) for title, cards in rows if cards]
        self.setAccessibleName(
            "; ".join(f"{title}: {', '.join(map(card_name, cards))}" for title, cards in self._rows)
        )
        self.setVisible(bool(self._rows))
        self.update()

    def place(self, x: float, y: float, w: float, h: float, k: float) -> None:
        """Lie in the middle of a part of the page."""
        self._k = k
        longest = max((len(cards) for _, cards in self._rows), default=1)
        wide = min(w - 16 * k, (longest * 0.62 * _CARD + _CARD + 2 * _EDGE) * k)
        wide = max(wide, min(w, 260 * k))
        high = (len(self._rows) * (_HEAD + _CARD * 1.4 + _GAP) + 2 * _EDGE - _GAP) * k
        self.setGeometry(round(x + (w - wide) / 2), round(y + (h - high) / 2), round(wide), round(high))

    def mousePressEvent(self, _event: QMouseEvent) -> None:
        """Close."""
        self.closed.emit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the sheet."""
        k = self._k
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(color("panel"))
        painter.setPen(QPen(color("line"), 1.5))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 16 * k, 16 * k)
        y, wide = _EDGE * k, self.width() - 2 * _EDGE * k
        for title, cards in self._rows:
            painter.setPen(color("ink"))
            line = QRectF(_EDGE * k, y, wide, (_HEAD - 4) * k)
            draw_line(painter, line, title, 14 * k, Qt.AlignmentFlag.AlignLeft, bold=True)
            y += _HEAD * k
            draw_row(painter, cards, QRectF(_EDGE * k, y, wide, _CARD * 1.4 * k), _CARD * k)
            y += (_CARD * 1.4 + _GAP) * k
