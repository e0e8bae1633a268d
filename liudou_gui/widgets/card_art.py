"""Shapes shared by cards, badges and icons: suits, seal, sun, moon, hexagon, the narrow ten; paths only."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPainterPath, QTransform

from engine.cards import Face, Rank, Suit
from liudou_gui.widgets.fonts import cap_height, text_path

DIPPER = (
    (-0.62, -0.34),
    (-0.34, -0.30),
    (-0.12, -0.10),
    (0.12, 0.06),
    (0.16, 0.36),
    (0.52, 0.36),
    (0.56, 0.08),
)
"""The seven stars of the Dipper in a box of ±1."""

CENTRE_COLUMN, LEFT_COLUMN, RIGHT_COLUMN = 61.5, 45.0, 78.0
_HIGH, _MIDDLE, _LOW = 30.0, 70.0, 110.0


def _winding() -> QPainterPath:
    path = QPainterPath()
    path.setFillRule(Qt.FillRule.WindingFill)
    return path


def polygon(points: list[tuple[float, float]]) -> QPainterPath:
    """Return a closed path through *points*."""
    path = QPainterPath(QPointF(*points[0]))
    for x, y in points[1:]:
        path.lineTo(x, y)
    path.closeSubpath()
    return path


_FINE = QTransform.fromScale(1000, 1000)
_BACK = QTransform.fromScale(0.001, 0.001)


def united(*parts: QPainterPath) -> QPainterPath:
    """Return the union of small shapes; Qt's set operations need large numbers to be exact."""
    path = QPainterPath()
    for part in parts:
        path = path.united(_FINE.map(part))
    return _BACK.map(path)


def without(path: QPainterPath, hole: QPainterPath) -> QPainterPath:
    """Return a small shape with *hole* cut out."""
    return _BACK.map(_FINE.map(path).subtracted(_FINE.map(hole)))


def _both_halves(half: QPainterPath) -> QPainterPath:
    return united(half, QTransform.fromScale(-1, 1).map(half))


def _heart() -> QPainterPath:
    half = QPainterPath(QPointF(0, 0.47))
    half.cubicTo(-0.09, 0.31, -0.48, 0.08, -0.48, -0.19)
    half.cubicTo(-0.48, -0.37, -0.36, -0.46, -0.24, -0.46)
    half.cubicTo(-0.13, -0.46, -0.04, -0.39, 0, -0.27)
    half.lineTo(0.02, -0.25)
    half.lineTo(0.02, 0.44)
    half.closeSubpath()
    return _both_halves(half)


def _diamond() -> QPainterPath:
    path = QPainterPath(QPointF(0, -0.5))
    for cx, cy, x, y in (
        (0.13, -0.19, 0.39, 0),
        (0.13, 0.19, 0, 0.5),
        (-0.13, 0.19, -0.39, 0),
        (-0.13, -0.19, 0, -0.5),
    ):
        path.quadTo(cx, cy, x, y)
    path.closeSubpath()
    return path


def _foot() -> QPainterPath:
    half = QPainterPath(QPointF(-0.02, 0.1))
    half.lineTo(0.035, 0.1)
    half.cubicTo(0.035, 0.32, 0.08, 0.43, 0.19, 0.5)
    half.lineTo(-0.02, 0.5)
    half.closeSubpath()
    return _both_halves(half)


def _spade() -> QPainterPath:
    half = QPainterPath(QPointF(0, -0.5))
    half.cubicTo(-0.1, -0.3, -0.46, -0.1, -0.46, 0.14)
    half.cubicTo(-0.46, 0.29, -0.35, 0.36, -0.25, 0.36)
    half.cubicTo(-0.14, 0.36, -0.06, 0.3, 0, 0.18)
    half.lineTo(0.02, 0.18)
    half.lineTo(0.02, -0.47)
    half.closeSubpath()
    return united(_both_halves(half), _foot())


def _disc(x: float, y: float, radius: float) -> QPainterPath:
    path = QPainterPath()
    path.addEllipse(QPointF(x, y), radius, radius)
    return path


def _club() -> QPainterPath:
    discs = [_disc(x, y, 0.222) for x, y in ((0.0, -0.265), (-0.25, 0.085), (0.25, 0.085))]
    return united(*discs, _disc(0, 0, 0.1), _foot())


SUITS = {Suit.HEARTS: _heart(), Suit.DIAMONDS: _diamond(), Suit.SPADES: _spade(), Suit.CLUBS: _club()}
"""The four suits in a box of ±.5."""


def placed(path: QPainterPath, x: float, y: float, size: float) -> QPainterPath:
    """Return a path drawn in ±.5 at *size*, its centre at (*x*, *y*)."""
    return QTransform(size, 0, 0, size, x, y).map(path)


@lru_cache(maxsize=8)
def star(points: int = 5, inner: float = 0.42) -> QPainterPath:
    """Return a star in ±.5, one point upwards."""
    corners = []
    for index in range(points * 2):
        radius, angle = (0.5 if index % 2 == 0 else 0.5 * inner), math.pi * (index / points - 0.5)
        corners.append((radius * math.cos(angle), radius * math.sin(angle)))
    return polygon(corners)


@lru_cache(maxsize=4)
def hexagon(flat_top: bool = False) -> QPainterPath:
    """Return a regular hexagon of radius .5; pointed at the top unless *flat_top*."""
    turn = 0 if flat_top else math.pi / 6
    return polygon(
        [(0.5 * math.cos(turn + n * math.pi / 3), 0.5 * math.sin(turn + n * math.pi / 3)) for n in range(6)]
    )


@lru_cache(maxsize=1)
def crescent() -> QPainterPath:
    """Return the moon's crescent in ±.5, open to the upper right."""
    return without(_disc(0, 0, 0.5), _disc(0.24, -0.16, 0.41))


@lru_cache(maxsize=2)
def sun(rays: int = 12) -> QPainterPath:
    """Return the sun in ±.5: a disc of .3 and *rays* pointed rays."""
    path = _winding()
    path.addEllipse(QPointF(0, 0), 0.31, 0.31)
    for index in range(rays):
        angle, half = 2 * math.pi * index / rays - math.pi / 2, 0.62 * math.pi / rays
        tip = (0.5 * math.cos(angle), 0.5 * math.sin(angle))
        foot = [(0.35 * math.cos(angle + turn), 0.35 * math.sin(angle + turn)) for turn in (-half, half)]
        path.addPath(polygon([foot[0], tip, foot[1]]))
    return path


@lru_cache(maxsize=2)
def seal(outlined: bool) -> QPainterPath:
    """Return the marked copy's stamp in ±.5: a square with a star cut out, or its outline with a star."""
    square, hole = QPainterPath(), QPainterPath()
    square.addRoundedRect(QRectF(-0.5, -0.5, 1, 1), 0.16, 0.16)
    if not outlined:
        return without(square, placed(star(), 0, 0.03, 0.76))
    hole.addRoundedRect(QRectF(-0.4, -0.4, 0.8, 0.8), 0.09, 0.09)
    path = QPainterPath()
    path.addPath(without(square, hole))
    path.addPath(placed(star(), 0, 0.03, 0.66))
    return path


@lru_cache(maxsize=1)
def ten() -> QPainterPath:
    """Return the narrow ten, 1 high and .86 wide, its centre at the origin."""
    stem = polygon([(-0.29, -0.5), (-0.145, -0.5), (-0.145, 0.5), (-0.29, 0.5)])
    flag = polygon([(-0.16, -0.5), (-0.20, -0.37), (-0.43, -0.30), (-0.43, -0.43), (-0.29, -0.5)])
    path = QPainterPath()
    path.addPath(united(stem, flag))
    outer, inner = QPainterPath(), QPainterPath()
    outer.addRoundedRect(QRectF(-0.05, -0.51, 0.48, 1.02), 0.24, 0.27)
    inner.addRoundedRect(QRectF(0.10, -0.385, 0.18, 0.77), 0.09, 0.14)
    path.addPath(without(outer, inner))
    return path


@lru_cache(maxsize=64)
def rank_path(rank: Rank, height: float, widest: float) -> QPainterPath:
    """Return a rank's sign, capitals *height* high and squeezed to *widest*, centred on the origin."""
    if rank is Rank.TEN:
        return QTransform.fromScale(min(height, widest / 0.86), height).map(ten())
    letter = "2" if rank is Rank.TWO else rank.letter
    path = text_path("en", letter, height / cap_height(), True)
    box = path.boundingRect()
    squeeze = min(1.0, widest / box.width()) if box.width() else 1.0
    return QTransform(squeeze, 0, 0, 1, -box.center().x() * squeeze, height / 2).map(path)


def joker_words(language: str, rank: Rank) -> tuple[str, ...]:
    """Return the signs of a joker's word, one under the other."""
    if language.startswith("zh"):
        return ("大", "王") if rank is Rank.BIG_JOKER else ("小", "王")
    return tuple("JOKER")


@lru_cache(maxsize=8)
def joker_word_path(language: str, rank: Rank, x: float, top: float, px: float, pitch: float) -> QPainterPath:
    """Return a joker's word written downwards with upright signs, centred on *x*."""
    path = _winding()
    for index, sign in enumerate(joker_words(language, rank)):
        one = text_path(language, sign, px, True)
        box = one.boundingRect()
        path.addPath(one.translated(x - box.center().x(), top + index * pitch - box.center().y()))
    return path


def pip_places(rank: Rank) -> tuple[tuple[float, float], ...]:
    """Return where the pips of a number card stand in the box of 100 × 140."""
    two = [(x, y) for y in (_HIGH, _LOW) for x in (LEFT_COLUMN, RIGHT_COLUMN)]
    middle = [(x, _MIDDLE) for x in (LEFT_COLUMN, RIGHT_COLUMN)]
    rows = [(x, _HIGH + (_LOW - _HIGH) * n / 3) for n in range(4) for x in (LEFT_COLUMN, RIGHT_COLUMN)]
    c = CENTRE_COLUMN
    step = (_LOW - _HIGH) / 3
    places: dict[Rank, list[tuple[float, float]]] = {
        Rank.TWO: [(c, _HIGH + 8), (c, _LOW - 8)],
        Rank.THREE: [(c, _HIGH), (c, _MIDDLE), (c, _LOW)],
        Rank.FOUR: two,
        Rank.FIVE: [*two, (c, _MIDDLE)],
        Rank.SIX: [*two, *middle],
        Rank.SEVEN: [*two, *middle, (c, 50)],
        Rank.EIGHT: [*two, *middle, (c, 50), (c, 90)],
        Rank.NINE: [*rows, (c, _MIDDLE)],
        Rank.TEN: [*rows, (c, _HIGH + step / 2), (c, _LOW - step / 2)],
    }
    return tuple(places.get(rank, ()))


@lru_cache(maxsize=64)
def pips(face: Face) -> QPainterPath:
    """Return all pips of a number card, 20 high and upright."""
    path = _winding()
    for x, y in pip_places(face.rank):
        path.addPath(placed(SUITS[face.suit], x, y, 20))
    return path
