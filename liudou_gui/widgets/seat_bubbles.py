"""What people say, for some seconds beside their seats."""

from __future__ import annotations

from enum import Enum

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap, QPolygonF
from PySide6.QtWidgets import QGraphicsPixmapItem

from engine.deal import Seat
from liudou_gui.widgets.controls import text_width
from liudou_gui.widgets.line_list import draw_wrapped, wrapped_height
from liudou_gui.widgets.lobby_parts import draw_icon
from liudou_gui.widgets.styles import color, smallest_px
from liudou_gui.widgets.table_pixmaps import blank
from liudou_gui.widgets.table_view import TableView
from liudou_gui.widgets.tool_button import Icon

SHOWN_MS = 5_000
_TOP = 3
_WIDEST = 236.0
_SMALL = 180.0
"""Panels narrower than so many units lie close together: one line has room between them."""
_FADE_MS = 120


class _Way(Enum):
    """Where a bubble lies from its panel."""

    UP = "up"
    RIGHT = "right"
    LEFT = "left"


class SeatBubbles(QObject):
    """Shows one bubble a seat, the last thing that was said there, over the felt of *view*."""

    def __init__(self, view: TableView) -> None:
        super().__init__(view)
        self._view = view
        self._items: dict[Seat, QGraphicsPixmapItem] = {}
        self._clocks: dict[Seat, QTimer] = {}
        self.texts: dict[Seat, str] = {}
        """What is shown, by seat."""
        self._faces: dict[Seat, Icon | None] = {}

    def say(self, seat: Seat, text: str, face: Icon | None = None) -> None:
        """Show *text* at a seat for a while, or a drawn *face* that means it."""
        self.texts[seat], self._faces[seat] = text, face
        if seat not in self._items:
            item = QGraphicsPixmapItem()
            item.setZValue(14)
            item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
            item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
            self._view.scene().addItem(item)
            clock = QTimer(self)
            clock.setSingleShot(True)
            clock.setInterval(SHOWN_MS)
            clock.timeout.connect(lambda: self._hide(seat))
            self._items[seat], self._clocks[seat] = item, clock
        self.place()
        self._items[seat].show()
        self._view.stage.mover.fade(self._items[seat], 0.0, 1.0, _FADE_MS)
        self._clocks[seat].start()

    def place(self) -> None:
        """Put all bubbles in place anew."""
        for seat, text in self.texts.items():
            place = self._view.relative(seat)
            panel = self._view.panel_box(place)
            k, dpr = self._view.layout_scale, self._view.devicePixelRatioF()
            way = _Way.UP
            if place == _TOP:
                way = _Way.LEFT if self._view.has_play_at(_beside(panel, k)) else _Way.RIGHT
            pixmap = _bubble(text, self._faces[seat], (panel.width(), k, dpr), way, outer=place in (1, 2))
            wide, high = pixmap.width() / dpr, pixmap.height() / dpr
            at = _spot(panel, wide, high, k, way, outer=place in (1, 2))
            room = self._view.sceneRect()
            x = min(max(at.x(), room.left() + 2), room.right() - wide - 2)
            self._items[seat].setPixmap(pixmap)
            self._items[seat].setPos(round(x), round(max(at.y(), room.top() + 2)))

    def stop(self) -> None:
        """Take everything away."""
        for seat in list(self.texts):
            self._hide(seat)

    def _hide(self, seat: Seat) -> None:
        self._clocks[seat].stop()
        self._items[seat].hide()
        self.texts.pop(seat, None)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Follow the size of the felt."""
        if event.type() is QEvent.Type.Resize:
            QTimer.singleShot(0, self, self.place)
        return super().eventFilter(watched, event)


def _beside(panel: QRectF, k: float) -> QRectF:
    """Return where a bubble at the right of the top panel would lie at its longest."""
    return QRectF(panel.right(), panel.top(), (_WIDEST + 30) * k, panel.height())


def _spot(panel: QRectF, wide: float, high: float, k: float, way: _Way, *, outer: bool) -> QPointF:
    """Return where the bubble lies: over its panel, flush with its outer edge, or beside the top one."""
    match way:
        case _Way.UP:
            return QPointF(panel.right() - wide if outer else panel.left(), panel.top() - high - 2 * k)
        case _Way.RIGHT:
            return QPointF(panel.right() + 4 * k, panel.center().y() - high / 2)
        case _Way.LEFT:
            return QPointF(panel.left() - wide - 4 * k, panel.center().y() - high / 2)


def _bubble(
    text: str, face: Icon | None, measures: tuple[float, float, float], way: _Way, *, outer: bool
) -> QPixmap:
    """Return the picture of a bubble; *measures* are the panel's width, the scale, the pixel ratio."""
    panel, k, dpr = measures
    px = max(14 * k, smallest_px())
    widest = min(_WIDEST * k, panel * 1.3)
    wide = min(widest, text_width(text, px) + 2)
    text = _shortened(text, wide, px, 1 if panel < _SMALL * k else 2)
    high = wrapped_height(text, wide, px)
    if face is not None:
        wide = high = 30 * k
    pad, tail = 10 * k, 9 * k
    left = tail if way is _Way.RIGHT else 1.0
    box = QRectF(left, 1, wide + 2 * pad, high + 1.2 * pad)
    right, low = (tail if way is _Way.LEFT else 1.0), (tail if way is _Way.UP else 1.0)
    pixmap = blank(box.right() + right, box.bottom() + low, dpr)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(color("line"), 1.4))
    painter.setBrush(color("panel"))
    painter.drawPath(_outline(box, tail, way, outer=outer))
    inner = box.adjusted(pad, 0.6 * pad, -pad + 2, 0)
    if face is None:
        draw_wrapped(painter, inner, text, px, "ink")
    else:
        draw_icon(painter, face, QRectF(inner.topLeft(), QSizeF(wide, high)).center(), 1.4 * k, "ink")
    painter.end()
    return pixmap


def _shortened(text: str, wide: float, px: float, lines: int) -> str:
    """Return as much of *text* as goes into so many lines; the drawer has all of it."""
    most = lines * wrapped_height("X", wide, px) + 1
    shown = text
    while shown and wrapped_height(shown, wide, px) > most:
        text = text[:-4]
        shown = f"{text.rstrip()}\N{HORIZONTAL ELLIPSIS}" if text else ""
    return shown


def _outline(box: QRectF, tail: float, way: _Way, *, outer: bool) -> QPainterPath:
    path, point = QPainterPath(), QPainterPath()
    path.addRoundedRect(box, 10, 10)
    half = 0.7 * tail
    if way is _Way.UP:
        x, low = (box.right() - 26 if outer else box.left() + 26), box.bottom()
        corners = (QPointF(x - half, low - 2), QPointF(x, low + tail - 1), QPointF(x + half, low - 2))
    else:
        y, right = box.center().y(), way is _Way.LEFT
        edge = box.right() - 2 if right else box.left() + 2
        tip = box.right() + tail - 1 if right else 1.0
        corners = (QPointF(edge, y - half), QPointF(tip, y), QPointF(edge, y + half))
    point.addPolygon(QPolygonF(corners))
    point.closeSubpath()
    return path.united(point)
