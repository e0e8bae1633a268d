"""Felt and mat: one raster for each size; the lit side of the mat is drawn on top."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap, QRadialGradient

from liudou_gui.widgets.geometry import Layout
from liudou_gui.widgets.styles import color

_CORNER = 26
_INSET = 9


def felt_light(centre: QPointF, wide: float, high: float) -> QRadialGradient:
    """Return the felt of a field under a lamp over *centre*."""
    felt = QRadialGradient(centre, 0.62 * max(wide, high))
    felt.setColorAt(0, color("felt_lit"))
    felt.setColorAt(0.55, color("felt"))
    felt.setColorAt(1, color("felt_edge"))
    return felt


def felt_pixmap(layout: Layout, dpr: float) -> QPixmap:
    """Draw felt and mat for a whole window."""
    window = layout.window
    pixmap = QPixmap(round(window.w * dpr), round(window.h * dpr))
    pixmap.setDevicePixelRatio(dpr)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    centre = QPointF(layout.table.cx, layout.table.cy)
    painter.fillRect(QRectF(0, 0, window.w, window.h), felt_light(centre, window.w, window.h))
    points = [QPointF(x, y) for x, y in layout.mat]
    outline = rounded(points, _CORNER * layout.k)
    mat = QColor(color("mat"))
    mat.setAlphaF(0.55)
    painter.fillPath(outline, mat)
    lamp = QRadialGradient(centre, 0.5 * layout.table.w)
    glow = QColor(color("amber"))
    glow.setAlphaF(0.085)
    lamp.setColorAt(0, glow)
    glow.setAlphaF(0)
    lamp.setColorAt(1, glow)
    painter.fillRect(QRectF(0, 0, window.w, window.h), lamp)
    line = QColor(color("mat_line"))
    painter.setPen(QPen(line, 1.4 * layout.k))
    painter.drawPath(outline)
    line.setAlphaF(0.38)
    painter.setPen(QPen(line, 1.2 * layout.k))
    painter.drawPath(rounded(_shrunk(points, centre, _INSET * layout.k), _CORNER * layout.k))
    painter.end()
    return pixmap


def draw_lit_side(painter: QPainter, layout: Layout, seat: int) -> None:
    """Light the side of the mat of relative *seat*."""
    (x1, y1), (x2, y2) = layout.side(seat)
    start, end = QPointF(x1, y1), QPointF(x2, y2)
    first, last = start + (end - start) * 0.1, start + (end - start) * 0.9
    for width, alpha in ((14, 0.10), (9, 0.16), (4, 1.0)):
        ink = QColor(color("amber"))
        ink.setAlphaF(alpha)
        pen = QPen(ink, width * layout.k)
        pen.setCapStyle(Qt.PenCapStyle.RoundCap)
        painter.setPen(pen)
        painter.drawLine(first, last)


def rounded(points: list[QPointF], radius: float) -> QPainterPath:
    """Return a closed polygon with round corners."""
    path = QPainterPath()
    count = len(points)
    for place, corner in enumerate(points):
        before, after = points[place - 1], points[(place + 1) % count]
        enter, leave = _toward(corner, before, radius), _toward(corner, after, radius)
        if place == 0:
            path.moveTo(enter)
        else:
            path.lineTo(enter)
        path.quadTo(corner, leave)
    path.closeSubpath()
    return path


def _toward(start: QPointF, end: QPointF, distance: float) -> QPointF:
    way = end - start
    length = (way.x() ** 2 + way.y() ** 2) ** 0.5
    return start if length == 0 else start + way * min(0.5, distance / length)


def _shrunk(points: list[QPointF], centre: QPointF, by: float) -> list[QPointF]:
    return [_toward(point, centre, by) for point in points]
