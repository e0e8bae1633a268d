"""What people say, for some seconds beside their seats."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QPointF, QRectF, QSizeF, Qt, QTimer
from PySide6.QtGui import QPainter, QPainterPath, QPen, QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem

from engine.deal import Seat
from engine.ruleset import SEATS
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
_FADE_MS = 120


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
            pixmap, at = _bubble(text, self._faces[seat], panel, place, k, dpr)
            room = self._view.sceneRect()
            wide = pixmap.width() / pixmap.devicePixelRatio()
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


def _bubble(
    text: str, face: Icon | None, panel: QRectF, place: int, k: float, dpr: float
) -> tuple[QPixmap, QPointF]:
    """Return the picture of a bubble and where it lies: over its panel, at the top seat beside it."""
    px = max(14 * k, smallest_px())
    widest = min(_WIDEST * k, panel.width() * 1.3)
    wide = min(widest, text_width(text, px) + 2)
    text = _shortened(text, wide, px)
    high = wrapped_height(text, wide, px)
    if face is not None:
        wide = high = 30 * k
    pad, tail = 10 * k, 9 * k
    beside = place == _TOP
    box = QRectF(tail if beside else 1, 1, wide + 2 * pad, high + 1.2 * pad)
    size = box.adjusted(0, 0, 2, 2 if beside else tail + 1)
    pixmap = blank(size.right(), size.bottom(), dpr)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    painter.setPen(QPen(color("line"), 1.4))
    painter.setBrush(color("panel"))
    right = place in range(1, SEATS // 2)
    painter.drawPath(_outline(box, tail, beside=beside, right=right))
    inner = box.adjusted(pad, 0.6 * pad, -pad + 2, 0)
    painter.setClipRect(QRectF(inner.left(), inner.top(), inner.width(), high))
    if face is None:
        draw_wrapped(painter, inner, text, px, "ink")
    else:
        draw_icon(painter, face, QRectF(inner.topLeft(), QSizeF(wide, high)).center(), 1.4 * k, "ink")
    painter.end()
    if beside:
        return pixmap, QPointF(panel.right() + 4 * k, panel.center().y() - size.bottom() / 2)
    x = panel.right() - size.right() if right else panel.left()
    return pixmap, QPointF(x, panel.top() - size.bottom() - 2 * k)


def _shortened(text: str, wide: float, px: float) -> str:
    """Return as much of *text* as goes into two lines; the drawer has all of it."""
    most = wrapped_height("X\nX", wide, px) + 1
    shown = text
    while shown and wrapped_height(shown, wide, px) > most:
        text = text[:-4]
        shown = f"{text.rstrip()}\N{HORIZONTAL ELLIPSIS}" if text else ""
    return shown


def _outline(box: QRectF, tail: float, *, beside: bool, right: bool) -> QPainterPath:
    path, point = QPainterPath(), QPainterPath()
    path.addRoundedRect(box, 10, 10)
    if beside:
        y = box.center().y()
        corners = (
            QPointF(box.left() + 2, y - tail * 0.7),
            QPointF(1, y),
            QPointF(box.left() + 2, y + tail * 0.7),
        )
    else:
        x = box.right() - 26 if right else box.left() + 26
        low = box.bottom() - 2
        corners = (
            QPointF(x - tail * 0.7, low),
            QPointF(x, box.bottom() + tail - 1),
            QPointF(x + tail * 0.7, low),
        )
    point.moveTo(corners[0])
    for corner in corners[1:]:
        point.lineTo(corner)
    point.closeSubpath()
    return path.united(point)
