"""Line drawings for a table's lobby, in a box of 20 round the origin; drawn with strokes 1.8 wide."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath


def back(path: QPainterPath) -> None:
    """A chevron that points back."""
    path.moveTo(3, -7)
    path.lineTo(-4, 0)
    path.lineTo(3, 7)


def people(path: QPainterPath) -> None:
    """Two people."""
    path.addEllipse(QPointF(-2.5, -4), 3.2, 3.2)
    path.moveTo(-8.5, 7.5)
    path.cubicTo(-8.5, 0, 3.5, 0, 3.5, 7.5)
    path.arcMoveTo(QRectF(1, -7.2, 6.4, 6.4), 100)
    path.arcTo(QRectF(1, -7.2, 6.4, 6.4), 100, -200)
    path.moveTo(5.4, 1.6)
    path.quadTo(8.5, 3, 8.5, 7.5)


def shield(path: QPainterPath) -> None:
    """A shield with a tick."""
    path.moveTo(0, -8.5)
    path.lineTo(7, -6)
    path.quadTo(7.4, 4.5, 0, 8.5)
    path.quadTo(-7.4, 4.5, -7, -6)
    path.closeSubpath()
    path.moveTo(-3, 0)
    path.lineTo(-0.6, 2.4)
    path.lineTo(3.2, -2.2)


def copy(path: QPainterPath) -> None:
    """Two sheets, one over the other."""
    path.addRoundedRect(QRectF(-7, -4, 10, 11.5), 1.8, 1.8)
    path.moveTo(-3, -7.5)
    path.lineTo(5, -7.5)
    path.quadTo(7, -7.5, 7, -5.5)
    path.lineTo(7, 3.5)


def swap(path: QPainterPath) -> None:
    """Two arrows, there and back."""
    for way in (1, -1):
        y = -3.2 * way
        path.moveTo(-7 * way, y)
        path.lineTo(7 * way, y)
        path.moveTo(3.8 * way, y - 3)
        path.lineTo(7 * way, y)
        path.lineTo(3.8 * way, y + 3)


def cross(path: QPainterPath) -> None:
    """A cross."""
    for way in (1, -1):
        path.moveTo(-5, -5 * way)
        path.lineTo(5, 5 * way)


def robot(path: QPainterPath) -> None:
    """A robot's head."""
    path.addRoundedRect(QRectF(-7, -4, 14, 11), 2.5, 2.5)
    path.moveTo(0, -4)
    path.lineTo(0, -7.5)
    path.addEllipse(QPointF(0, -8), 0.6, 0.6)
    for x in (-3.0, 3.0):
        path.moveTo(x, 0)
        path.lineTo(x, 2)


def talk(path: QPainterPath) -> None:
    """A bubble."""
    path.addRoundedRect(QRectF(-8.5, -7.5, 17, 12), 3, 3)
    path.moveTo(-4, 4.5)
    path.lineTo(-4, 8.5)
    path.lineTo(0.5, 4.5)


def laugh(path: QPainterPath) -> None:
    """A face that laughs."""
    path.addEllipse(QPointF(0, 0), 8, 8)
    for x in (-3.2, 3.2):
        path.moveTo(x - 1.6, -1.4)
        path.quadTo(x, -4, x + 1.6, -1.4)
    path.moveTo(-4, 1.5)
    path.cubicTo(-3, 7, 3, 7, 4, 1.5)
    path.closeSubpath()


def clap(path: QPainterPath) -> None:
    """Two hands, and the sound of them."""
    for way in (1, -1):
        path.moveTo(1.2 * way, 8)
        path.quadTo(7.5 * way, 6, 6 * way, -1)
        path.lineTo(1.2 * way, -5.5)
        path.closeSubpath()
    for x, tip in ((-6.0, -7.5), (6.0, 7.5)):
        path.moveTo(x, -5.5)
        path.lineTo(tip, -8)


def amazed(path: QPainterPath) -> None:
    """A face that is amazed."""
    path.addEllipse(QPointF(0, 0), 8, 8)
    for x in (-3.0, 3.0):
        path.addEllipse(QPointF(x, -2.4), 0.7, 0.9)
    path.addEllipse(QPointF(0, 3.4), 1.9, 2.4)


def cry(path: QPainterPath) -> None:
    """A face that cries."""
    path.addEllipse(QPointF(0, 0), 8, 8)
    for x in (-3.2, 3.2):
        path.moveTo(x - 1.6, -2.6)
        path.lineTo(x + 1.6, -2.6)
        path.moveTo(x, -1)
        path.lineTo(x, 3)
    path.moveTo(-2.4, 5.4)
    path.quadTo(0, 3, 2.4, 5.4)
