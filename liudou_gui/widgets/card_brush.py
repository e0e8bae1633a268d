"""How the figures on the cards are drawn: shapes from curves, fills and round-ended lines."""

from __future__ import annotations

from PySide6.QtCore import QPointF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QTransform

Step = tuple[float, ...]
"""One step of a shape: 2 numbers a line, 4 a quadratic curve, 6 a cubic one, its end last."""


def shape(x: float, y: float, *steps: Step, closed: bool = True) -> QPainterPath:
    """Return a path from (*x*, *y*) along *steps*."""
    path = QPainterPath(QPointF(x, y))
    path.setFillRule(Qt.FillRule.WindingFill)
    for step in steps:
        if len(step) == 2:
            path.lineTo(*step)
        elif len(step) == 4:
            path.quadTo(*step)
        else:
            path.cubicTo(*step)
    if closed:
        path.closeSubpath()
    return path


def open_line(x: float, y: float, *steps: Step) -> QPainterPath:
    """Return an open path from (*x*, *y*) along *steps*, to be stroked."""
    return shape(x, y, *steps, closed=False)


def oval(x: float, y: float, rx: float, ry: float) -> QPainterPath:
    """Return an ellipse round (*x*, *y*)."""
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), rx, ry)
    return path


def joined(*parts: QPainterPath) -> QPainterPath:
    """Return several shapes as one path; where they overlap they stay filled."""
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    for part in parts:
        path.addPath(part)
    return path


def ring(outer: QPainterPath, inner: QPainterPath) -> QPainterPath:
    """Return a shape with a hole that stays a hole among :func:`joined` shapes."""
    return joined(outer, inner.toReversed())


def mirrored(path: QPainterPath) -> QPainterPath:
    """Return the path seen in a mirror that stands on x = 0, running the same way round."""
    return QTransform.fromScale(-1, 1).map(path).toReversed()


def both(path: QPainterPath) -> QPainterPath:
    """Return a path and its mirror image."""
    return joined(path, mirrored(path))


def turned(path: QPainterPath, x: float, y: float, degrees: float) -> QPainterPath:
    """Return a path drawn round the origin, turned clockwise and moved to (*x*, *y*)."""
    return QTransform().translate(x, y).rotate(degrees).map(path)


def blossom(petals: int, reach: float, size: float) -> QPainterPath:
    """Return round petals of radius *size*, their centres *reach* from the origin."""
    one = oval(0, -reach, size, size)
    return joined(*(turned(one, 0, 0, 360 * number / petals) for number in range(petals)))


def with_alpha(colour: QColor, alpha: float) -> QColor:
    """Return the colour, *alpha* (0 to 1) opaque."""
    made = QColor(colour)
    made.setAlphaF(alpha)
    return made


def fill(painter: QPainter, colour: QColor, *paths: QPainterPath) -> None:
    """Fill shapes with one colour."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(colour)
    for path in paths:
        painter.drawPath(path)


def stroke(painter: QPainter, colour: QColor, width: float, *paths: QPainterPath) -> None:
    """Draw lines with round ends."""
    pen = QPen(colour, width, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap, Qt.PenJoinStyle.RoundJoin)
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    for path in paths:
        painter.drawPath(path)
    painter.setPen(Qt.PenStyle.NoPen)
