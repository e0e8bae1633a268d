"""The signs of roles and camps: a shape first, its colour second; shared by the table and the pages."""

from __future__ import annotations

from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from liudou_gui.widgets import card_art as art
from liudou_gui.widgets.fonts import cap_height, text_path
from liudou_gui.widgets.theme import Theme

ROLE_KEYS = (
    "landlord", "great", "second", "hidden", "farmer", "unknown",
    "positive", "positive_landlord", "negative", "negative_landlord",
)  # fmt: skip
"""The keys of all signs."""


def role_colour(key: str, theme: Theme) -> str:
    """Return the fill of a role's sign."""
    if key in ("landlord", "great", "second", "hidden"):
        return theme.cinnabar
    if key.startswith("positive"):
        return theme.pos
    if key.startswith("negative"):
        return theme.neg
    return theme.teal if key == "farmer" else theme.ink2


def role_text_colour(key: str, theme: Theme) -> str:
    """Return the colour of a role's words on a panel."""
    if key in ("landlord", "great", "second", "hidden"):
        return theme.cinnabar_text
    if key.startswith("positive"):
        return theme.pos_text
    if key.startswith("negative"):
        return theme.neg_text
    return theme.teal_text if key == "farmer" else theme.ink2


@lru_cache(maxsize=4)
def house(roofs: int) -> QPainterPath:
    """Return a house in ±.5 with one roof or two."""
    if roofs == 1:
        roof = art.polygon([(-0.36, -0.02), (0, -0.32), (0.36, -0.02)])
        body = art.polygon([(-0.25, 0.03), (0.25, 0.03), (0.25, 0.3), (-0.25, 0.3)])
        door = art.polygon([(-0.07, 0.12), (0.07, 0.12), (0.07, 0.31), (-0.07, 0.31)])
        return _joined(roof, art.without(body, door))
    top = art.polygon([(-0.26, -0.16), (0, -0.37), (0.26, -0.16)])
    lower = art.polygon([(-0.2, -0.12), (0.2, -0.12), (0.37, 0.08), (-0.37, 0.08)])
    body = art.polygon([(-0.25, 0.12), (0.25, 0.12), (0.25, 0.32), (-0.25, 0.32)])
    door = art.polygon([(-0.07, 0.18), (0.07, 0.18), (0.07, 0.33), (-0.07, 0.33)])
    return _joined(top, lower, art.without(body, door))


def _joined(*parts: QPainterPath) -> QPainterPath:
    path = QPainterPath()
    for part in parts:
        path.addPath(part)
    return path


@lru_cache(maxsize=1)
def sprout() -> QPainterPath:
    """Return a sprout with two leaves in ±.5."""
    left = QPainterPath(QPointF(0, 0.02))
    left.cubicTo(-0.06, -0.2, -0.24, -0.22, -0.34, -0.2)
    left.cubicTo(-0.32, -0.04, -0.2, 0.06, 0, 0.02)
    right = QPainterPath(QPointF(0, 0.02))
    right.cubicTo(0.06, -0.16, 0.22, -0.2, 0.32, -0.18)
    right.cubicTo(0.3, -0.02, 0.18, 0.06, 0, 0.02)
    stem = art.polygon([(-0.04, -0.02), (0.04, -0.02), (0.045, 0.34), (-0.045, 0.34)])
    return art.united(left, right, stem)


def draw_badge(painter: QPainter, key: str, x: float, y: float, size: float, theme: Theme) -> None:
    """Draw a role's sign, *size* high, its centre at (*x*, *y*)."""
    painter.save()
    painter.translate(x, y)
    painter.scale(size, size)
    painter.setPen(Qt.PenStyle.NoPen)
    fill, on = QColor(role_colour(key, theme)), QColor(theme.on_badge)
    if key in ("landlord", "great", "second"):
        painter.setBrush(fill)
        painter.drawRoundedRect(QRectF(-0.5, -0.5, 1, 1), 0.17, 0.17)
        painter.setBrush(on)
        painter.drawPath(house(2 if key == "great" else 1))
    elif key == "hidden":
        words = QColor(theme.cinnabar_text)
        _dashed(painter, words, QRectF(-0.45, -0.45, 0.9, 0.9), 0.15)
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(words)
        painter.drawPath(house(1))
    elif key == "farmer":
        painter.setBrush(fill)
        painter.drawEllipse(QPointF(0, 0), 0.5, 0.5)
        painter.setBrush(on)
        painter.drawPath(sprout())
    elif key.startswith("positive"):
        _camp(painter, fill, on, landlord=key.endswith("landlord"), disc=True)
    elif key.startswith("negative"):
        _camp(painter, fill, on, landlord=key.endswith("landlord"), disc=False)
    else:
        _dashed(painter, fill, QRectF(-0.45, -0.45, 0.9, 0.9), 0.45)
        px = 0.52 / cap_height()
        path = text_path("en", "?", px, True)
        box = path.boundingRect()
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(fill)
        painter.drawPath(path.translated(-box.center().x(), -box.center().y()))
    painter.restore()


def _dashed(painter: QPainter, colour: QColor, rect: QRectF, radius: float) -> None:
    pen = QPen(colour, 0.09)
    pen.setDashPattern([2.0, 1.45])
    painter.setPen(pen)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(rect, radius, radius)


def _camp(painter: QPainter, fill: QColor, on: QColor, *, landlord: bool, disc: bool) -> None:
    """Draw a disc with a plus or a diamond with a minus; a landlord's has a second outline."""
    radius = 0.38 if landlord else 0.48
    painter.setBrush(fill)
    if disc:
        painter.drawEllipse(QPointF(0, 0), radius, radius)
    else:
        reach = radius * 1.1
        painter.drawPath(_diamond(reach))
    if landlord:
        painter.setPen(QPen(fill, 0.075))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        if disc:
            painter.drawEllipse(QPointF(0, 0), 0.49, 0.49)
        else:
            painter.drawPath(_diamond(0.57))
        painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(on)
    bar = 0.2 if landlord else 0.25
    painter.drawRoundedRect(QRectF(-bar, -0.06, 2 * bar, 0.12), 0.05, 0.05)
    if disc:
        painter.drawRoundedRect(QRectF(-0.06, -bar, 0.12, 2 * bar), 0.05, 0.05)


@lru_cache(maxsize=8)
def _diamond(reach: float) -> QPainterPath:
    return art.polygon([(0, -reach), (reach, 0), (0, reach), (-reach, 0)])
