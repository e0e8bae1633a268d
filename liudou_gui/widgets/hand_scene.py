"""The parts of the hand's scene that only paint: sweep line, focus ring, trays, counts."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QEasingCurve, QObject, QPointF, QRectF, Qt, QVariantAnimation
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QGraphicsItem, QGraphicsPixmapItem, QStyleOptionGraphicsItem, QWidget

from liudou_gui.model.words import TIMES
from liudou_gui.widgets.card_faces import focus_ring
from liudou_gui.widgets.fonts import BASELINE, text_path, text_width
from liudou_gui.widgets.hand_geometry import Tray
from liudou_gui.widgets.theme import Theme, text_px

LIFT_MS = 90


def card_item() -> QGraphicsPixmapItem:
    """Return an item for one card's raster; the view handles the pointer, not the items."""
    item = QGraphicsPixmapItem()
    item.setTransformationMode(Qt.TransformationMode.SmoothTransformation)
    item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
    item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
    return item


def lift_motion(parent: QObject) -> QVariantAnimation:
    """Return an animation from 0 to 1 for lifting and dropping cards."""
    motion = QVariantAnimation(parent)
    motion.setStartValue(0.0)
    motion.setEndValue(1.0)
    motion.setDuration(LIFT_MS)
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


class TrayItem(QGraphicsItem):
    """A group laid aside: in stacks a dark tray; its head says what it is."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._rect, self._head = QRectF(), QRectF()
        self._texts: tuple[str, ...] = ()
        self._language = "en"
        self._place, self._k = 0, 1.0
        self._above = self._lit = self._chosen = False
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)

    def show_group(
        self,
        tray: Tray,
        place: int,
        texts: Sequence[str],
        language: str,
        k: float,
        *,
        above: bool,
        chosen: bool,
    ) -> None:
        """Show the group at *place*; its head, free *above* the cards, holds the first of *texts* that fits.

        *chosen* when all of it is selected.
        """
        self.prepareGeometryChange()
        self._rect = QRectF(tray.rect.x, tray.rect.y, tray.rect.w, tray.rect.h)
        self._head = QRectF(tray.head.x, tray.head.y, tray.head.w, tray.head.h)
        self._place, self._texts, self._language, self._k = place, tuple(texts), language, k
        self._above, self._chosen = above, chosen
        self.setZValue(-1 if above else 8_000 + place)
        self.show()
        self.update()

    def light(self, lit: bool) -> None:
        """Show that what is dragged would be added."""
        if lit != self._lit:
            self._lit = lit
            self.update()

    def boundingRect(self) -> QRectF:
        """Return the tray with its edge, or the head alone where it lies on the cards."""
        room = 3 * self._k
        rect = self._rect if self._above else self._head
        return rect.united(self._head).adjusted(-room, -room, room, room)

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem | None, _widget: QWidget | None = None
    ) -> None:
        """Draw the tray, if there is one, and the head."""
        k = self._k
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        amber = QColor(self.theme.amber)
        pill = QColor(self.theme.pill)
        edge = QPen(
            amber if self._lit or self._chosen else QColor(self.theme.mat_line), (2 if self._lit else 1.4) * k
        )
        if self._above:
            pill.setAlphaF(0.46)
            painter.setBrush(pill)
            painter.setPen(edge)
            painter.drawRoundedRect(self._rect, 12 * k, 12 * k)
        else:
            pill.setAlphaF(0.92)
            painter.setBrush(pill)
            painter.setPen(edge)
            painter.drawRoundedRect(self._head, 8 * k, 8 * k)
        self._write(painter, k)

    def _write(self, painter: QPainter, k: float) -> None:
        px = text_px(13, k)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.theme.amber))
        middle = self._head.center().y()
        x = self._head.left() + 14 * k
        painter.drawPath(group_shape(self._place, QPointF(x, middle), 5.5 * k))
        room = self._head.right() - 4 * k - (x + 10 * k)
        fitting = (text for text in self._texts if text_width(self._language, text, px, True) <= room)
        text = next(fitting, "")
        painter.setBrush(QColor(self.theme.on_felt))
        path = text_path(self._language, text, px, True)
        painter.drawPath(path.translated(x + 10 * k, middle + BASELINE * px))


def group_shape(place: int, centre: QPointF, size: float) -> QPainterPath:
    """Return the sign of a group: triangle, square, disc, diamond, in this order again and again."""
    path = QPainterPath()
    x, y = centre.x(), centre.y()
    match place % 4:
        case 0:
            path.addPolygon(
                QPolygonF([QPointF(x, y - size), QPointF(x + size, y + size), QPointF(x - size, y + size)])
            )
        case 1:
            path.addRect(QRectF(x - size, y - size, 2 * size, 2 * size))
        case 2:
            path.addEllipse(centre, size, size)
        case _:
            points = [(0.0, -1.2), (1.2, 0.0), (0.0, 1.2), (-1.2, 0.0)]
            path.addPolygon(QPolygonF([QPointF(x + size * dx, y + size * dy) for dx, dy in points]))
    path.closeSubpath()
    return path


class BadgeItem(QGraphicsItem):
    """How many copies lie in a column, and how many of them are chosen."""

    def __init__(self, theme: Theme) -> None:
        super().__init__()
        self.theme = theme
        self._middle, self._text, self._k, self._chosen = QPointF(), "", 1.0, False
        self._least = 34.0
        self.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        self.hide()

    def show_count(
        self, middle: QPointF, room: float, count: int, chosen: int, k: float, depth: float
    ) -> None:
        """Show the numbers under a column, shorter where *room* is scarce; a single card has none."""
        narrow = room < 32 * k
        text = f"{TIMES}{count}" if not narrow else str(count)
        if chosen:
            text = f"{chosen} / {count}" if not narrow else f"{chosen}/{count}"
        self._least = 20 * k if narrow else 34 * k
        self.setZValue(depth)
        if (middle, text, k) != (self._middle, self._text, self._k):
            self.prepareGeometryChange()
            self._middle, self._text, self._k, self._chosen = middle, text, k, chosen > 0
            self.update()
        self.setVisible(count > 1 and room > 0)

    def boundingRect(self) -> QRectF:
        """Return the pill."""
        k, px = self._k, text_px(13, self._k)
        wide = max(self._least, text_width("en", self._text, px, True) + self._least / 2)
        high = max(20 * k, 1.4 * px)
        return QRectF(self._middle.x() - wide / 2, self._middle.y() - high / 2, wide, high).adjusted(
            -1, -1, 1, 1
        )

    def paint(
        self, painter: QPainter, _option: QStyleOptionGraphicsItem | None, _widget: QWidget | None = None
    ) -> None:
        """Draw the pill and the number."""
        px = text_px(13, self._k)
        box = self.boundingRect().adjusted(1, 1, -1, -1)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.setPen(QPen(QColor(self.theme.card), 1.5))
        painter.setBrush(QColor(self.theme.amber if self._chosen else self.theme.pill))
        painter.drawRoundedRect(box, box.height() / 2, box.height() / 2)
        x = self._middle.x() - text_width("en", self._text, px, True) / 2
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(QColor(self.theme.on_amber if self._chosen else self.theme.on_felt))
        painter.drawPath(
            text_path("en", self._text, px, True).translated(x, self._middle.y() + BASELINE * px)
        )
