"""The eight folk at the table: small drawn heads on pale discs, told apart by their outline."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen

from liudou_gui.widgets.card_art import polygon

NAMES = ("persimmon", "rabbit", "teapot", "gourd", "carp", "cat", "lotus", "bun")
"""What the avatars are, by number."""

_TINTS = ("#F6DFC0", "#D9DBF2", "#EADBCB", "#F4E4AE", "#CFE4EA", "#F3D3CD", "#D9E8D2", "#E6DCEC")
_DARK = QColor("#3A2B22")


def _fill(painter: QPainter, colour: str) -> None:
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor(colour))


def _oval(painter: QPainter, x: float, y: float, rx: float, ry: float, colour: str) -> None:
    _fill(painter, colour)
    painter.drawEllipse(QPointF(x, y), rx, ry)


def _face(painter: QPainter, y: float, apart: float = 0.24, x: float = 0.0) -> None:
    """Draw two eyes and a smile."""
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(_DARK)
    for side in (-1, 1):
        painter.drawEllipse(QPointF(x + side * apart, y), 0.055, 0.065)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(_DARK, 0.055, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    painter.drawArc(QRectF(x - 0.12, y - 0.02, 0.24, 0.22), 200 * 16, 140 * 16)
    painter.setPen(Qt.PenStyle.NoPen)


def _persimmon(painter: QPainter) -> None:
    _oval(painter, 0, 0.1, 0.62, 0.53, "#E07A32")
    _fill(painter, "#5E7C3A")
    for points in (
        [(0, -0.5), (-0.12, -0.3), (-0.44, -0.36), (-0.2, -0.2), (0, -0.12)],
        [(0, -0.5), (0.12, -0.3), (0.44, -0.36), (0.2, -0.2), (0, -0.12)],
    ):
        painter.drawPath(polygon(points))
    _face(painter, 0.14)


def _rabbit(painter: QPainter) -> None:
    for side in (-1, 1):
        _oval(painter, 0.22 * side, -0.44, 0.13, 0.36, "#FFFFFF")
        _oval(painter, 0.22 * side, -0.42, 0.06, 0.24, "#F2BFC0")
    _oval(painter, 0, 0.2, 0.54, 0.46, "#FFFFFF")
    _face(painter, 0.16, 0.22)


def _teapot(painter: QPainter) -> None:
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#8A4B32"), 0.11))
    painter.drawEllipse(QPointF(0.5, 0.08), 0.22, 0.22)
    _fill(painter, "#8A4B32")
    painter.drawPath(polygon([(-0.4, 0.26), (-0.82, -0.22), (-0.66, -0.26), (-0.3, 0)]))
    _oval(painter, 0, 0.16, 0.5, 0.42, "#A65D40")
    _oval(painter, 0, -0.24, 0.3, 0.1, "#8A4B32")
    _oval(painter, 0, -0.37, 0.085, 0.085, "#8A4B32")
    _face(painter, 0.12, 0.2)


def _gourd(painter: QPainter) -> None:
    _fill(painter, "#5E7C3A")
    painter.drawPath(polygon([(-0.04, -0.5), (0.04, -0.5), (0.16, -0.8), (0.06, -0.82)]))
    _oval(painter, 0, -0.24, 0.31, 0.31, "#D9A13B")
    _oval(painter, 0, 0.3, 0.48, 0.43, "#D9A13B")
    _fill(painter, "#B03A2B")
    painter.drawRoundedRect(QRectF(-0.27, -0.04, 0.54, 0.11), 0.05, 0.05)
    _face(painter, 0.27, 0.19)


def _carp(painter: QPainter) -> None:
    _fill(painter, "#C9512F")
    painter.drawPath(polygon([(0.3, 0.02), (0.78, -0.34), (0.66, 0.02), (0.78, 0.38)]))
    painter.drawPath(polygon([(-0.2, -0.22), (0.06, -0.52), (0.26, -0.18)]))
    _oval(painter, -0.12, 0.02, 0.54, 0.32, "#E5713F")
    path = QPainterPath()
    path.addEllipse(QPointF(-0.12, 0.02), 0.54, 0.32)
    painter.save()
    painter.setClipPath(path, Qt.ClipOperation.IntersectClip)
    _oval(painter, -0.1, 0.34, 0.5, 0.2, "#F8E3CF")
    painter.restore()
    _oval(painter, -0.4, -0.05, 0.09, 0.09, "#FFFFFF")
    _oval(painter, -0.41, -0.05, 0.05, 0.05, "#3A2B22")
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#B03A2B"), 0.05))
    painter.drawArc(QRectF(-0.2, -0.16, 0.22, 0.36), -80 * 16, 160 * 16)
    painter.setPen(Qt.PenStyle.NoPen)


def _cat(painter: QPainter) -> None:
    _fill(painter, "#3B3430")
    painter.drawPath(polygon([(-0.52, 0.1), (-0.5, -0.56), (-0.08, -0.24)]))
    painter.drawPath(polygon([(0.52, 0.1), (0.5, -0.56), (0.08, -0.24)]))
    _oval(painter, 0, 0.12, 0.56, 0.46, "#3B3430")
    _oval(painter, 0, 0.34, 0.3, 0.22, "#F6EFE4")
    for side in (-1, 1):
        _oval(painter, 0.22 * side, 0.04, 0.085, 0.1, "#F0C75B")
        _oval(painter, 0.22 * side, 0.04, 0.035, 0.085, "#1D1815")
    _oval(painter, 0, 0.24, 0.06, 0.045, "#D98A80")


def _lotus(painter: QPainter) -> None:
    _oval(painter, 0, 0.5, 0.66, 0.16, "#6C9A5B")
    for turn, colour in (
        (-62, "#EBA3AC"),
        (62, "#EBA3AC"),
        (-32, "#F0B5BB"),
        (32, "#F0B5BB"),
        (0, "#F7CDD0"),
    ):
        painter.save()
        painter.translate(0, 0.46)
        painter.rotate(turn)
        petal = QPainterPath(QPointF(0, 0))
        petal.cubicTo(-0.36, -0.28, -0.26, -0.72, 0, -0.96)
        petal.cubicTo(0.26, -0.72, 0.36, -0.28, 0, 0)
        _fill(painter, colour)
        painter.drawPath(petal)
        painter.restore()
    _face(painter, 0.08, 0.14)


def _bun(painter: QPainter) -> None:
    path = QPainterPath(QPointF(-0.6, 0.34))
    path.cubicTo(-0.66, -0.1, -0.26, -0.4, 0, -0.56)
    path.cubicTo(0.26, -0.4, 0.66, -0.1, 0.6, 0.34)
    path.cubicTo(0.5, 0.56, -0.5, 0.56, -0.6, 0.34)
    _fill(painter, "#FFFBF2")
    painter.drawPath(path)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(QPen(QColor("#D8CBB6"), 0.05, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
    for side in (-1, 1):
        fold = QPainterPath(QPointF(0, -0.5))
        fold.quadTo(0.08 * side, -0.34, 0.24 * side, -0.22)
        painter.drawPath(fold)
    _face(painter, 0.14, 0.2)


_DRAW: tuple[Callable[[QPainter], None], ...] = (
    _persimmon, _rabbit, _teapot, _gourd, _carp, _cat, _lotus, _bun,
)  # fmt: skip


def draw_avatar(painter: QPainter, number: int, x: float, y: float, radius: float) -> None:
    """Draw one of the eight folk on its disc of *radius*."""
    number %= len(NAMES)
    painter.save()
    painter.translate(x, y)
    painter.scale(radius, radius)
    _oval(painter, 0, 0, 1, 1, _TINTS[number])
    disc = QPainterPath()
    disc.addEllipse(QPointF(0, 0), 1, 1)
    painter.setClipPath(disc)
    _DRAW[number](painter)
    painter.restore()
