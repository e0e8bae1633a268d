"""What the result page is made of: boxes with lines, pictures, clause chips; and all hands as dealt."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRect, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen
from PySide6.QtWidgets import QGridLayout, QLabel, QSizePolicy, QVBoxLayout, QWidget

from engine.cards import Card
from engine.view import PlayerView
from liudou_gui.model.selection import display_order
from liudou_gui.model.strings import card_name, role_word
from liudou_gui.model.words import translate
from liudou_gui.widgets.avatars import draw_avatar
from liudou_gui.widgets.badges import draw_badge
from liudou_gui.widgets.controls import label, name_label
from liudou_gui.widgets.rows import draw_rows, row_height, rows_for, rows_height
from liudou_gui.widgets.seat_faces import role_key
from liudou_gui.widgets.styles import color, mixed, theme

RIGHT = Qt.AlignmentFlag.AlignRight | Qt.AlignmentFlag.AlignVCenter
CENTRE = Qt.AlignmentFlag.AlignCenter
_CAPTION_WIDE = 140
"""So many units are for whose hand it is."""
_CARD_WIDE = 40
_MIDDLE = Qt.AlignmentFlag.AlignVCenter


class Picture(QWidget):
    """A small square drawing, *units* high; *draw* gets a painter and the side in pixels."""

    def __init__(self, name: str, units: float, draw: Callable[[QPainter, float], None], spoken: str) -> None:
        super().__init__()
        self.setObjectName(name)
        self.setAccessibleName(spoken)
        self._units, self._draw = units, draw

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        self.setFixedSize(round(self._units * u), round(self._units * u))

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self._draw(painter, float(self.width()))


def head_picture(seat: int, units: float, name: str) -> Picture:
    """Return the head of a seat."""

    def draw(painter: QPainter, side: float) -> None:
        draw_avatar(painter, seat, side / 2, side / 2, side / 2)

    return Picture("head", units, draw, name)


def sign_picture(key: str, units: float, spoken: str) -> Picture:
    """Return the sign of a role or side by its key."""

    def draw(painter: QPainter, side: float) -> None:
        draw_badge(painter, key, side / 2, side / 2, side * 0.88, theme())

    return Picture("sign", units, draw, spoken)


def seat_picture(view: PlayerView, seat: int, units: float) -> Picture:
    """Return the head of a seat with the sign of its role or camp."""
    key = role_key(view, seat)

    def draw(painter: QPainter, side: float) -> None:
        radius = side * 0.43
        draw_avatar(painter, seat, radius, radius, radius)
        sign, at = side * 0.44, side * 0.77
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(color("panel"))
        painter.drawEllipse(QPointF(at, at), side * 0.28, side * 0.28)
        draw_badge(painter, key, at, at, sign * 0.92, theme())

    return Picture("seat_head", units, draw, role_word(view.roles[seat]))


class Chip(QLabel):
    """A clause of the rules, in a small frame."""

    def __init__(self, clause: str) -> None:
        super().__init__(clause)
        self.setObjectName("clause")
        self.setTextFormat(Qt.TextFormat.PlainText)
        self.setProperty("role", "clause")
        self.setAlignment(CENTRE)

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        self.setContentsMargins(round(6 * u), round(2 * u), round(6 * u), round(2 * u))

    def paintEvent(self, event: QPaintEvent) -> None:
        """Draw the frame, and the clause in it."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setBrush(color("inset"))
        painter.setPen(QPen(color("line"), 1))
        painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 4, 4)
        painter.end()
        super().paintEvent(event)


class Box(QWidget):
    """A grid of words and pictures, plain or on a ground of its own, with lines between its rows.

    *tint* is the token of the ground and *edge* that of its frame; without both there is none.
    """

    def __init__(self, name: str, tint: str = "", edge: str = "", part: float = 1.0) -> None:
        super().__init__()
        self.setObjectName(name)
        self._tint, self._edge, self._part = tint, edge, part
        self.grid = QGridLayout(self)
        self.ruled: list[int] = []
        """Over these rows there is a line."""
        self.lit_row: int | None = None
        self._u = 1.0
        self.gaps = (12.0, 4.0)
        """Units between columns, and between rows."""

    def clear(self) -> None:
        """Take everything out."""
        self.ruled, self.lit_row = [], None
        while (item := self.grid.takeAt(0)) is not None:
            widget = item.widget()
            if widget is not None:
                widget.hide()
                widget.deleteLater()

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        self._u = u
        side, high = (round(14 * u), round(10 * u)) if self._tint else (0, 0)
        self.grid.setContentsMargins(side, high, side, high)
        self.grid.setHorizontalSpacing(round(self.gaps[0] * u))
        self.grid.setVerticalSpacing(round(self.gaps[1] * u))

    def put(self, widget: QWidget, row: int, col: int, wide: int = 1, high: int = 1) -> None:
        """Put a widget at a place of the grid."""
        self.grid.addWidget(widget, row, col, high, wide)

    def beside(self, widget: QWidget, row: int, col: int, high: int = 1) -> None:
        """Put a widget of a fixed size in the middle of its place."""
        self.grid.addWidget(widget, row, col, high, 1, _MIDDLE)

    def words(
        self, role: str, text: str, row: int, col: int, wide: int = 1, *, align: Qt.AlignmentFlag = _MIDDLE
    ) -> QLabel:
        """Put words that may wrap."""
        widget = label(role, text, wrap=True)
        widget.setAlignment(align)
        self.grid.addWidget(widget, row, col, 1, wide)
        return widget

    def name(self, role: str, text: str, row: int, col: int) -> QLabel:
        """Put a name, on one line."""
        widget = name_label(role, text)
        widget.setAlignment(_MIDDLE)
        self.grid.addWidget(widget, row, col)
        return widget

    def number(self, role: str, text: str, row: int, col: int, high: int = 1) -> QLabel:
        """Put a number at the right of its column."""
        widget = label(role, text)
        widget.setAlignment(RIGHT)
        self.grid.addWidget(widget, row, col, high, 1)
        return widget

    def _row_rect(self, row: int) -> QRect:
        """Return where a row lies; the grid itself forgets that when it is asked for other widths."""
        rect = QRect()
        for col in range(self.grid.columnCount()):
            item = self.grid.itemAtPosition(row, col)
            if item is not None:
                rect = rect.united(item.geometry())
        return rect

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw ground, frame, the lit row and lines."""
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        u = self._u
        if self._tint:
            painter.setBrush(mixed(color("panel"), color(self._tint), self._part))
            painter.setPen(QPen(mixed(color("panel"), color(self._edge), 0.7), 1.4))
            painter.drawRoundedRect(QRectF(self.rect()).adjusted(1, 1, -1, -1), 12 * u, 12 * u)
        margin, half = self.grid.contentsMargins().left(), self.grid.verticalSpacing() / 2
        if self.lit_row is not None:
            row = QRectF(self._row_rect(self.lit_row))
            painter.setBrush(mixed(color("panel"), color("amber"), theme().amber_tint * 0.7))
            painter.setPen(Qt.PenStyle.NoPen)
            lit = QRectF(0, row.top() - half + 1, self.width(), row.height() + 2 * half - 2)
            painter.drawRoundedRect(lit, 6 * u, 6 * u)
        painter.setPen(QPen(color("line"), 1))
        for number in self.ruled:
            y = self._row_rect(number).top() - half
            painter.drawLine(QPointF(margin, y), QPointF(self.width() - margin, y))


def scale_parts(widget: QWidget, u: float) -> None:
    """Draw all boxes, pictures and chips in *widget* at *u*."""
    for part in widget.findChildren(QWidget):
        if isinstance(part, Box | Picture | Chip):
            part.set_scale(u)


class _HandRow(QWidget):
    """One hand as dealt, in a single row of small cards."""

    def __init__(self, cards: tuple[Card, ...], u: float) -> None:
        super().__init__()
        self._cards, self._u = display_order(cards), u
        self.setObjectName("hand_row")
        self.setAccessibleName(", ".join(map(card_name, self._cards)))
        policy = QSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        self._u = u
        self.updateGeometry()

    def heightForWidth(self, width: int) -> int:
        rows = rows_for(len(self._cards), width, _CARD_WIDE * self._u)
        return round(rows_height(rows, _CARD_WIDE * self._u)) + 4

    def sizeHint(self) -> QSize:
        return QSize(round(300 * self._u), round(row_height(_CARD_WIDE * self._u)) + 4)

    def minimumSizeHint(self) -> QSize:
        return QSize(round(140 * self._u), self.sizeHint().height())

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        draw_rows(painter, self._cards, QRectF(self.rect()).adjusted(0, 2, 0, -2), _CARD_WIDE * self._u)


class HandsSheet(Box):
    """All hands as dealt and the bottom cards (E1)."""

    def __init__(self) -> None:
        super().__init__("hands")

    def show_view(self, view: PlayerView) -> None:
        """Fill in."""
        self.clear()
        opened = view.opened
        if opened is None:
            return
        self.put(label("section", translate("Result", "All hands as dealt")), 0, 0, 3)
        for row, hand in enumerate(opened.hands, 1):
            role = role_word(opened.roles[row - 1]) if opened.roles[row - 1] else ""
            self.beside(seat_picture(view, row - 1, 40), row, 0)
            self._hand(row, view.names[row - 1], role, hand)
        row = len(opened.hands) + 1
        if opened.bottom:
            self._hand(row, translate("Result", "Bottom cards"), "", opened.bottom)
            row += 1
        marks = [opened.open_mark] + ([opened.secret_mark] if opened.secret_mark is not None else [])
        text = translate("Result", "Marked: {cards}").format(cards=", ".join(map(card_name, marks)))
        self.put(label("second", text, wrap=True), row, 0, 3)
        self.grid.setColumnStretch(2, 1)

    def set_scale(self, u: float) -> None:
        """Draw at *u*; rows are as high as their cards."""
        super().set_scale(u)
        for row in self.findChildren(_HandRow):
            row.set_scale(u)
        for caption in self.findChildren(QWidget, "hand_caption"):
            caption.setFixedWidth(round(_CAPTION_WIDE * u))

    def _hand(self, row: int, name: str, role: str, cards: tuple[Card, ...]) -> None:
        caption = QWidget()
        caption.setObjectName("hand_caption")
        lines = QVBoxLayout(caption)
        lines.setContentsMargins(0, 0, 0, 0)
        lines.setSpacing(0)
        lines.addStretch()
        lines.addWidget(name_label("body", name))
        if role:
            lines.addWidget(label("body", role, wrap=True))
        lines.addStretch()
        self.put(caption, row, 1)
        self.put(_HandRow(cards, self._u), row, 2)
