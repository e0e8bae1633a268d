"""The parts of the hand's scene that only paint: the sweep's line with its count and the focus ring."""

from __future__ import annotations

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPen
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QStyleOptionGraphicsItem, QWidget

from liudou_gui.widgets.card_faces import focus_ring
from liudou_gui.widgets.fonts import BASELINE, text_path, text_width
from liudou_gui.widgets.theme import Theme, text_px


def card_item() -> QGraphicsPixmapItem:
    """Return an item for one card's raster; the view handles the pointer, not the items."""
    item = QGraphicsPixmapItem()
    item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    return item


def lift_motion(parent: QObject, ms: int) -> QVariantAnimation:
    """Return an animation from 0 to 1 for lifting and dropping cards."""
    motion = QVariantAnimation(parent)
    motion.setStartValue(0.0)
    motion.setEndValue(1.0)
    motion.setDuration(ms)
    motion.setEasingCurve(QEasingCurve.Type.OutCubic)
    return motion


class SweepLine(QGraphicsItem):
    """An amber line under the swept cards with their number in a disc at the pointer's end."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._start = QPointF()
        self._end = QPointF()
        self._count = 0
        self._k = 1.0
        self.setZValue(10_000)
        self.hide()

    def show_from(self, start: QPointF, end: QPointF, count: int, k: float) -> None:
        """Show the line from *start* to *end* with *count* at its end."""
        self.prepareGeometryChange()
        self._start, self._end, self._count, self._k = start, end, count, k
        self.show()
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the line's rectangle with its disc."""
        room = 14 * self._k
        return QRectF(self._start, self._end).normalized().adjusted(-room, -room, room, room)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem | None, _widget: QWidget | None = None
    ) -> None:
        """Draw the line, its start and the disc."""
        k = self._k
        amber = QColor(self.theme.amber)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(amber, 4 * k, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawLine(self._start, self._end)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(amber)
        painter.drawEllipse(self._start, 4.5 * k, 4.5 * k)
        painter.setPen(QPen(QColor(self.theme.on_amber), max(1.0, 1.2 * k)))
        painter.drawEllipse(self._end, 11 * k, 11 * k)
        text, px = str(self._count), text_px(13, k)
        x = self._end.x() - text_width("en", text, px, True) / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.theme.on_amber))
        painter.drawPath(text_path("en", text, px, True).translated(x, self._end.y() + BASELINE * px))


class FocusRing(QGraphicsItem):
    """The double ring of the keyboard round the visible part of one card."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._rect = QRectF()
        self._k = 1.0
        self.setZValue(9_000)
        self.hide()

    def show_round(self, rect: QRectF, k: float) -> None:
        """Show the ring round *rect*."""
        self.prepareGeometryChange()
        self._rect, self._k = rect, k
        self.show()
        self.update()

    def boundingRect(self) -> QRectF:
        """Return the ring's rectangle with its strokes."""
        return self._rect.adjusted(-4 * self._k, -4 * self._k, 4 * self._k, 4 * self._k)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem | None, _widget: QWidget | None = None
    ) -> None:
        """Draw the two strokes."""
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        focus_ring(painter, self._rect, self.theme, self._k)
