"""Small line drawings for buttons, in a box of 20 round the origin; drawn with strokes 1.8 wide."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainterPath


def sort(path: QPainterPath) -> None:
    """Lines getting shorter, and an arrow down."""
    for y, right in ((-5.0, 2.0), (0.0, 0.0), (5.0, -3.0)):
        path.moveTo(-8, y)
        path.lineTo(right, y)
    path.moveTo(6, -6)
    path.lineTo(6, 6)
    path.moveTo(3, 3)
    path.lineTo(6, 6)
    path.lineTo(9, 3)


def arrange(path: QPainterPath) -> None:
    """A wand with sparks."""
    path.moveTo(-7, 7)
    path.lineTo(3, -3)
    for x, y, size in ((6.0, -6.0, 3.0), (-4.0, -6.0, 1.8), (7.0, 3.0, 1.8)):
        path.moveTo(x - size, y)
        path.lineTo(x + size, y)
        path.moveTo(x, y - size)
        path.lineTo(x, y + size)


def group(path: QPainterPath) -> None:
    """Two cards side by side."""
    path.addRoundedRect(QRectF(-8, -7, 8, 12), 1.5, 1.5)
    path.addRoundedRect(QRectF(1, -4, 8, 12), 1.5, 1.5)


def fan(path: QPainterPath) -> None:
    """Three cards in a row."""
    for x in (-8.0, -2.5, 3.0):
        path.addRoundedRect(QRectF(x, -6, 6, 12), 1.2, 1.2)


def stacks(path: QPainterPath) -> None:
    """Two piles."""
    for x, copies in ((-8.0, 3), (1.0, 2)):
        path.addRoundedRect(QRectF(x, -2, 7, 9), 1.2, 1.2)
        for copy in range(1, copies):
            path.moveTo(x + 0.6, -2 - 2.6 * copy)
            path.lineTo(x + 6.4, -2 - 2.6 * copy)


def auto(path: QPainterPath) -> None:
    """Two arrows in a circle."""
    path.arcMoveTo(QRectF(-7, -7, 14, 14), 30)
    path.arcTo(QRectF(-7, -7, 14, 14), 30, 150)
    path.arcMoveTo(QRectF(-7, -7, 14, 14), 210)
    path.arcTo(QRectF(-7, -7, 14, 14), 210, 150)
    for x, y, way in ((-7.0, 0.0, 1), (7.0, 0.0, -1)):
        path.moveTo(QPointF(x - 3, y - 3 * way))
        path.lineTo(QPointF(x, y + 1.5 * way))
        path.lineTo(QPointF(x + 3.5, y - 2.5 * way))


def last_trick(path: QPainterPath) -> None:
    """A card and an arrow back."""
    path.addRoundedRect(QRectF(-1, -7, 9, 13), 1.5, 1.5)
    path.moveTo(-4, 0)
    path.lineTo(-9, 0)
    path.moveTo(-6.5, -2.8)
    path.lineTo(-9.2, 0)
    path.lineTo(-6.5, 2.8)


def history(path: QPainterPath) -> None:
    """A clock."""
    path.addEllipse(QPointF(0, 0), 8, 8)
    path.moveTo(0, -4.5)
    path.lineTo(0, 0)
    path.lineTo(3.6, 2.2)


def counter(path: QPainterPath) -> None:
    """Four strokes, and one across."""
    for x in (-6.0, -2.0, 2.0, 6.0):
        path.moveTo(x, -6.5)
        path.lineTo(x, 6.5)
    path.moveTo(-9, 4.5)
    path.lineTo(9, -4.5)


def pencil(path: QPainterPath) -> None:
    """A pencil."""
    path.moveTo(-7.5, 7.5)
    path.lineTo(-6.4, 2.6)
    path.lineTo(3.4, -7.2)
    path.lineTo(7.2, -3.4)
    path.lineTo(-2.6, 6.4)
    path.closeSubpath()
    path.moveTo(0.8, -4.6)
    path.lineTo(4.6, -0.8)


def bottom_cards(path: QPainterPath) -> None:
    """Cards one behind the other."""
    for shift in (0.0, 4.0, 8.0):
        path.moveTo(-8 + shift, 6)
        path.lineTo(-8 + shift, -6)
        path.lineTo(-3.4 + shift, -6)
    path.addRoundedRect(QRectF(0, -6, 8, 12), 1.2, 1.2)


def eye(path: QPainterPath) -> None:
    """An eye."""
    path.moveTo(-9, 0)
    path.quadTo(0, -11, 9, 0)
    path.quadTo(0, 11, -9, 0)
    path.addEllipse(QPointF(0, 0), 2.4, 2.4)


def scores(path: QPainterPath) -> None:
    """A sheet with lines and a rising one."""
    path.addRoundedRect(QRectF(-7.5, -8, 15, 16), 2, 2)
    path.moveTo(-4.2, 3.8)
    path.lineTo(-1.2, 0)
    path.lineTo(1.2, 1.8)
    path.lineTo(4.4, -3.6)


def book(path: QPainterPath) -> None:
    """An open book."""
    for way in (-1, 1):
        path.moveTo(0, 6)
        path.quadTo(4 * way, 3.4, 8.4 * way, 5)
        path.lineTo(8.4 * way, -6)
        path.quadTo(4 * way, -7.6, 0, -5)
    path.moveTo(0, -5)
    path.lineTo(0, 6)


def sliders(path: QPainterPath) -> None:
    """Three sliders."""
    for y, x in ((-5.5, 3.0), (0.0, -3.5), (5.5, 1.0)):
        path.moveTo(-8.5, y)
        path.lineTo(x - 2.2, y)
        path.moveTo(x + 2.2, y)
        path.lineTo(8.5, y)
        path.addEllipse(QPointF(x, y), 2.2, 2.2)


def leave(path: QPainterPath) -> None:
    """A door, and an arrow out of it."""
    path.moveTo(2, -7)
    path.lineTo(-7, -7)
    path.lineTo(-7, 7)
    path.lineTo(2, 7)
    path.moveTo(-2, 0)
    path.lineTo(8.5, 0)
    path.moveTo(5.4, -3)
    path.lineTo(8.6, 0)
    path.lineTo(5.4, 3)


def more(path: QPainterPath) -> None:
    """Three dots."""
    for x in (-6.0, 0.0, 6.0):
        path.addEllipse(QPointF(x, 0), 1.2, 1.2)


def home(path: QPainterPath) -> None:
    """A house."""
    path.moveTo(-8.5, 0)
    path.lineTo(0, -8)
    path.lineTo(8.5, 0)
    path.moveTo(-6, -1.6)
    path.lineTo(-6, 7.5)
    path.lineTo(6, 7.5)
    path.lineTo(6, -1.6)
    path.moveTo(-1.8, 7.5)
    path.lineTo(-1.8, 2.5)
    path.lineTo(1.8, 2.5)
    path.lineTo(1.8, 7.5)


def enter(path: QPainterPath) -> None:
    """A door, and an arrow into it."""
    path.moveTo(-1, -7.5)
    path.lineTo(7.5, -7.5)
    path.lineTo(7.5, 7.5)
    path.lineTo(-1, 7.5)
    path.moveTo(-8.5, 0)
    path.lineTo(2.5, 0)
    path.moveTo(-0.6, -3.2)
    path.lineTo(2.6, 0)
    path.lineTo(-0.6, 3.2)


def learn(path: QPainterPath) -> None:
    """A scholar's cap."""
    path.moveTo(0, -6)
    path.lineTo(9, -2)
    path.lineTo(0, 2)
    path.lineTo(-9, -2)
    path.closeSubpath()
    path.moveTo(-5, 0)
    path.lineTo(-5, 4.5)
    path.quadTo(0, 7.5, 5, 4.5)
    path.lineTo(5, 0)
    path.moveTo(9, -2)
    path.lineTo(9, 4)


def go_on(path: QPainterPath) -> None:
    """A triangle that points on."""
    path.moveTo(-4.5, -6.5)
    path.lineTo(6.5, 0)
    path.lineTo(-4.5, 6.5)
    path.closeSubpath()


def speaker(path: QPainterPath) -> None:
    """A loudspeaker, and what comes out of it."""
    _box(path)
    for reach in (4.0, 7.5):
        path.arcMoveTo(QRectF(-reach + 1, -reach, 2 * reach, 2 * reach), 45)
        path.arcTo(QRectF(-reach + 1, -reach, 2 * reach, 2 * reach), 45, -90)


def silence(path: QPainterPath) -> None:
    """A loudspeaker that is crossed out."""
    _box(path)
    path.moveTo(3.5, -3)
    path.lineTo(9, 3)
    path.moveTo(9, -3)
    path.lineTo(3.5, 3)


def _box(path: QPainterPath) -> None:
    path.moveTo(-8.5, -2.6)
    path.lineTo(-5.2, -2.6)
    path.lineTo(-0.8, -6.4)
    path.lineTo(-0.8, 6.4)
    path.lineTo(-5.2, 2.6)
    path.lineTo(-8.5, 2.6)
    path.closeSubpath()
