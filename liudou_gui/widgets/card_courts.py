"""The folk on the court cards: a lad with rice, a lady with a fan, an elder under a board of beads.

All are drawn in a box whose x = 0 is the middle of the window and whose y is the card's.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtGui import QColor, QPainter, QPainterPath

from engine.cards import Face, Rank, Suit
from liudou_gui.widgets import card_art as art
from liudou_gui.widgets.card_brush import (
    blossom,
    both,
    fill,
    joined,
    mirrored,
    open_line,
    oval,
    ring,
    shape,
    stroke,
    turned,
    with_alpha,
)
from liudou_gui.widgets.theme import mix

HAIR, SHEEN = QColor("#2E2826"), QColor("#5C504A")
GOLD, BRONZE = QColor("#E3AE4B"), QColor("#B07A25")
LIPS, NOSE, BLUSH = QColor("#B23A2C"), QColor("#C28B63"), QColor("#E58E78")
CINNABAR, JADE, LEAF = QColor("#C4472F"), QColor("#5F9E8C"), QColor("#7E9C62")

_DYES = {Suit.SPADES: "#4A5A74", Suit.CLUBS: "#55634A", Suit.HEARTS: "#A01F4A", Suit.DIAMONDS: "#D2691F"}
_BEARDS = {Suit.SPADES: "#C9C6C0", Suit.CLUBS: "#948E85", Suit.HEARTS: "#F6F0E4", Suit.DIAMONDS: "#B9A999"}
_PETALS = {Suit.SPADES: "#E9DDEE", Suit.CLUBS: "#F0B9B4", Suit.HEARTS: "#E2604C", Suit.DIAMONDS: "#F0B44C"}


@dataclass(frozen=True)
class Dress:
    """The colours one figure is drawn with."""

    suit: Suit
    ink: QColor
    paper: QColor
    robe: QColor
    dark: QColor
    light: QColor
    cloth: QColor
    skin: QColor
    shade: QColor


def _dress(face: Face, ink: QColor, paper: QColor) -> Dress:
    blue = ink.blue() > ink.red()
    robe = mix(ink.name(), _DYES[face.suit], 0.04 if blue else 0.22)
    dim = QColor(robe).lightnessF() < 0.25
    skin = {Rank.JACK: "#EFC9A2", Rank.QUEEN: "#F7E0C9", Rank.KING: "#F1D2B0"}[face.rank]
    return Dress(
        face.suit,
        ink,
        paper,
        QColor(robe),
        QColor(mix(robe, "#000000", 0.30)),
        QColor(mix(robe, "#FFF3DC", 0.20)),
        QColor(mix(_DYES[face.suit], "#F4E9D2", 0.34) if dim else robe),
        QColor(skin),
        QColor(mix(skin, "#9A5A34", 0.24)),
    )


def draw_court(painter: QPainter, face: Face, ink: QColor, paper: QColor) -> None:
    """Draw a court's bust on its pale disc; *painter*'s x = 0 is the middle of the window."""
    dress = _dress(face, ink, paper)
    fill(painter, with_alpha(paper, 0.86), oval(0, 62, 27.5, 27.5))
    stroke(painter, with_alpha(ink, 0.20), 0.8, oval(0, 62, 29.6, 29.6))
    {Rank.JACK: _lad, Rank.QUEEN: _lady, Rank.KING: _elder}[face.rank](painter, dress)


# --- what all three share ---------------------------------------------------------------------


@lru_cache(maxsize=1)
def _robe() -> QPainterPath:
    return shape(
        -34,
        134,
        (-34, 117),
        (-31, 106, -21, 102, -9.5, 97),
        (9.5, 97),
        (21, 102, 31, 106, 34, 117),
        (34, 134),
    )


def _motif(suit: Suit) -> QPainterPath:
    """Return the small sign woven into a suit's robes, in ±.5."""
    if suit is Suit.HEARTS:
        return blossom(5, 0.26, 0.21)
    if suit is Suit.DIAMONDS:
        return ring(art.SUITS[suit], art.placed(art.SUITS[suit], 0, 0, 0.45))
    if suit is Suit.CLUBS:
        leaf = shape(0, 0.4, (-0.3, 0, 0, -0.5), (0.3, 0, 0, 0.4))
        return joined(leaf, turned(leaf, 0.1, 0.05, 62), turned(leaf, -0.1, 0.05, -62))
    return joined(oval(-0.26, 0.08, 0.22, 0.2), oval(0.04, -0.1, 0.26, 0.26), oval(0.34, 0.12, 0.17, 0.16))


@lru_cache(maxsize=4)
def _brocade(suit: Suit) -> QPainterPath:
    robe, sign, placed = _robe(), _motif(suit), []
    for row in range(4):
        for column in range(-4, 5):
            x, y = column * 8.6 + (4.3 if row % 2 else 0), 104.5 + row * 7.6
            if robe.contains(oval(x, y, 3, 3)):
                placed.append(art.placed(sign, x, y, 4.6))
    return joined(*placed)


_FOLDS = both(
    joined(open_line(-22, 134, (-23, 122, -18.5, 113)), open_line(-27, 134, (-28, 126, -26.5, 120)))
)
_THROAT = shape(
    -7.2, 76, (-7.2, 90), (-7.6, 95, -11.5, 97), (0, 112), (11.5, 97), (7.6, 95, 7.2, 90), (7.2, 76)
)
_EDGES = (
    (7.4, 91.2, 4.5, 107.0, -20.0),
    (12.2, 93.8, 9.0, 110.5, -13.8),
    (16.0, 97.8, 12.7, 114.0, -8.8),
    (19.4, 100.8, 16.0, 117.0, -4.6),
)
"""The edges of a collar's three bands: where they start, the bend, and x at the card's foot."""


def _band(inner: int) -> QPainterPath:
    (x, y, bx, by, foot), (x2, y2, bx2, by2, foot2) = _EDGES[inner], _EDGES[inner + 1]
    return shape(x, y, (bx, by, foot, 137), (foot2, 137), (bx2, by2, x2, y2))


_BANDS = (_band(2), _band(1), _band(0))


def _bust(painter: QPainter, dress: Dress) -> None:
    """Draw neck, robe and the collar, its right flap under the left one."""
    fill(painter, dress.robe, _robe())
    fill(painter, with_alpha(dress.light, 0.75), _brocade(dress.suit))
    stroke(painter, dress.dark, 1.3, _FOLDS)
    fill(painter, dress.shade, _THROAT)
    for way in (mirrored, QPainterPath):
        for band, colour in zip(_BANDS, (dress.dark, GOLD, dress.paper), strict=True):
            fill(painter, colour, way(band))


def _head(painter: QPainter, dress: Dress, wide: float, chin: float) -> None:
    """Draw ears, face, lowered eyes, nose and warm cheeks."""
    ears = both(oval(wide + 0.4, 66.5, 3.1, 4.3))
    half = shape(
        0,
        42,
        (wide, 42, wide + 1.2, 56, wide, 65),
        (wide - 1.4, 76, wide * 0.45, chin, 0, chin),
        (-1, chin),
        (-1, 42),
    )
    fill(painter, dress.skin, ears, both(half))
    stroke(painter, dress.shade, 0.9, both(open_line(wide + 0.6, 64.5, (wide + 2.4, 66, wide + 0.7, 68.6))))
    fill(painter, with_alpha(BLUSH, 0.48), both(oval(wide * 0.62, 72.6, 3.7, 2.7)))
    eye = open_line(4.0, 65.2, (8.0, 69.6, 12.2, 64.8), (13.4, 63.9))
    stroke(painter, HAIR, 1.55, both(eye))
    stroke(painter, NOSE, 1.1, open_line(0.7, 66.5, (2.6, 71.5, 2.2, 73.4, -0.6, 73.2)))


def _fist(painter: QPainter, dress: Dress, x: float, y: float) -> None:
    """Draw a small hand that holds something upright."""
    fill(painter, dress.skin, turned(oval(0, 0, 4.9, 4.1), x, y, -12))
    lines = [
        open_line(x - 3.4, y - 2 + 1.9 * n, (x - 1, y - 2.3 + 1.9 * n, x + 1.6, y - 1.8 + 1.9 * n))
        for n in range(3)
    ]
    stroke(painter, dress.shade, 0.8, *lines)


_SLEEVE = shape(-34, 137, (-34, 122), (-27, 117.4, -19, 118.4, -10, 124.6), (-6, 130, -5, 137))
_CUFF = open_line(-34, 122.4, (-27, 118, -19, 118.8, -10, 125.2), (-6.4, 130, -5.4, 137))


def _sleeve(painter: QPainter, dress: Dress, *, right: bool) -> None:
    way = mirrored if right else QPainterPath
    fill(painter, dress.dark, way(_SLEEVE))
    stroke(painter, GOLD, 1.9, way(_CUFF))


# --- the lad ------------------------------------------------------------------------------------

_LAD_HAIR = shape(
    -18.4, 66, (-21, 47, -13.5, 35.5, 0, 35.5), (13.5, 35.5, 21, 47, 18.4, 66), (16.6, 65.5),
    (16.4, 58.5, 14.6, 54, 10.4, 50.6), (4, 54, -2.6, 48.2), (-6, 54.6, -13.4, 54.4),
    (-15.6, 57, -16.5, 60, -16.6, 65.5),
)  # fmt: skip
_LAD_SHEEN = joined(
    open_line(-13, 46, (-10, 40.5, -4, 39)),
    open_line(-4.6, 22.6, (-3.4, 18.6, 0.6, 18.2)),
    open_line(6, 39.6, (11, 41.6, 13.4, 46)),
)
_TAILS = (
    shape(5, 31.6, (12, 26, 17, 31, 26.4, 23), (24.6, 26.4), (27.6, 28.6), (18, 36, 12, 32.6, 5, 36.4)),
    shape(
        5, 33.4, (12, 34.6, 15.6, 40.8, 23.4, 40.2), (21.4, 42.8), (22.6, 45.8), (13, 46, 9.6, 40, 4, 36.6)
    ),
)
_BAND = shape(-6.8, 30.2, (0, 32.4, 6.8, 30.2), (8.4, 36.4), (0, 39, -8.4, 36.4))


def _lad(painter: QPainter, dress: Dress) -> None:
    _bust(painter, dress)
    _clasp(painter, dress, 13.5, 121)
    _head(painter, dress, 17.0, 84)
    fill(painter, HAIR, oval(0, 23.6, 8.8, 8.2), _LAD_HAIR)
    stroke(painter, SHEEN, 1.1, _LAD_SHEEN)
    fill(painter, dress.cloth, *_TAILS, _BAND)
    stroke(painter, GOLD, 1.1, open_line(-7.8, 34.2, (0, 36.8, 7.8, 34.2)))
    stroke(painter, HAIR, 1.7, both(open_line(4.4, 59, (8.6, 55.8, 12.6, 58.4))))
    stroke(painter, LIPS, 1.5, open_line(-4.6, 76.8, (0, 81, 4.6, 76.8)))
    _rice(painter)
    _sleeve(painter, dress, right=False)
    _fist(painter, dress, -16.6, 118)


def _clasp(painter: QPainter, dress: Dress, x: float, y: float) -> None:
    """Draw a golden disc with the suit on it."""
    fill(painter, GOLD, oval(x, y, 5.6, 5.6))
    fill(painter, dress.dark, art.placed(art.SUITS[dress.suit], x, y, 7.4))


@lru_cache(maxsize=1)
def _rice_shapes() -> tuple[QPainterPath, QPainterPath, QPainterPath]:
    """Return the stalk, and the grains of the ear to its left and right."""
    stalk = open_line(-12.5, 134, (-19, 108, -24.5, 74, -20.6, 50), (-18.6, 40, -26, 38, -28, 60))
    grain = shape(0, 0, (1.7, -1.7, 5.4, 0), (1.7, 1.7, 0, 0))
    sides: tuple[list[QPainterPath], list[QPainterPath]] = ([], [])
    for number in range(14):
        part = 0.66 + 0.34 * number / 13
        at, angle = stalk.pointAtPercent(part), -stalk.angleAtPercent(part)
        for side, turn in enumerate((-30, 30)):
            sides[side].append(turned(grain, at.x(), at.y(), angle + turn))
    return stalk, joined(*sides[0]), joined(*sides[1])


_BLADES = (
    shape(-18.4, 108, (-27, 96, -31, 100, -32, 112), (-28.5, 102, -25, 102, -17.6, 112)),
    shape(-20.6, 98, (-22, 84, -30, 76, -31.5, 74), (-24, 78, -19, 88, -19.6, 100)),
)


def _rice(painter: QPainter) -> None:
    stalk, left, right = _rice_shapes()
    fill(painter, LEAF, *_BLADES)
    stroke(painter, BRONZE, 1.3, stalk)
    fill(painter, QColor("#CF9433"), right)
    fill(painter, QColor("#EDBE5C"), left)


# --- the lady -----------------------------------------------------------------------------------

_LOOP = turned(ring(oval(0, 0, 9.8, 13.4), oval(0, 0.6, 3.7, 7)), 16, 28, 27)
_NAPE = shape(-18, 56, (-21, 78, -20, 90, -12, 94), (12, 94), (20, 90, 21, 78, 18, 56))
_LADY_HAIR = shape(
    -17.6, 70, (-21, 48, -13, 36, 0, 36), (13, 36, 21, 48, 17.6, 70), (15.2, 68),
    (16.2, 56, 9.5, 50, 0, 44.4), (-9.5, 50, -16.2, 56, -15.2, 68),
)  # fmt: skip
_MOUTH = shape(-3.9, 76.7, (-1.6, 76.2, 0, 77.1), (1.6, 76.2, 3.9, 76.7), (0, 82.4, -3.9, 76.7))
_LADY_SHEEN = both(
    joined(open_line(9.6, 42.6, (14.4, 46, 16, 52)), open_line(21.4, 19.8, (25.4, 22.4, 24.2, 28)))
)


def _lady(painter: QPainter, dress: Dress) -> None:
    fill(painter, HAIR, both(_LOOP), _NAPE)
    _bust(painter, dress)
    _head(painter, dress, 15.6, 84.5)
    fill(painter, HAIR, _LADY_HAIR)
    stroke(painter, SHEEN, 1.1, _LADY_SHEEN)
    stroke(painter, GOLD, 2.2, both(open_line(5.6, 38.4, (9.6, 37.8, 11.6, 41.2))))
    stroke(painter, HAIR, 1.35, both(open_line(4.2, 59.4, (8.6, 55.6, 12.6, 59.2))))
    fill(painter, CINNABAR, art.placed(blossom(3, 0.22, 0.22), 0, 53.4, 4.2))
    fill(painter, LIPS, _MOUTH)
    _flower(painter, dress)
    _drops(painter)
    _fan(painter, dress)


def _flower(painter: QPainter, dress: Dress) -> None:
    petals = {Suit.SPADES: 6, Suit.HEARTS: 5, Suit.CLUBS: 4, Suit.DIAMONDS: 8}[dress.suit]
    size = 0.30 if petals == 4 else 0.25 if petals < 8 else 0.18
    fill(painter, QColor(_PETALS[dress.suit]), art.placed(blossom(petals, 0.3, size), 0, 35.6, 13.5))
    fill(painter, BRONZE if petals == 8 else GOLD, oval(0, 35.6, 2.3, 2.3))


def _drops(painter: QPainter) -> None:
    stroke(painter, BRONZE, 0.9, both(open_line(17.6, 71, (17.6, 76))))
    fill(
        painter,
        GOLD,
        both(oval(17.6, 71.6, 1.4, 1.4)),
        both(shape(17.6, 74.6, (22, 82.6, 17.6, 82.8), (13.2, 82.6, 17.6, 74.6))),
    )


def _fan(painter: QPainter, dress: Dress) -> None:
    stroke(painter, BRONZE, 2.2, open_line(15.4, 118, (13.2, 136)))
    fill(painter, dress.paper, oval(16.8, 106.4, 13.2, 13.2))
    stroke(painter, BRONZE, 1.7, oval(16.8, 106.4, 12.8, 12.8))
    stroke(painter, with_alpha(GOLD, 0.7), 0.8, oval(16.8, 106.4, 10.6, 10.6))
    fill(painter, dress.ink, art.placed(art.SUITS[dress.suit], 16.8, 106.4, 14))
    _sleeve(painter, dress, right=True)
    _fist(painter, dress, 14.6, 122.4)


# --- the elder ----------------------------------------------------------------------------------

_BEARD = shape(
    -16.4, 64, (-19, 82, -16, 98, -7, 109), (-3, 114, -4, 117, 1.4, 121), (2.4, 116, 5, 113, 8.4, 108),
    (16, 97, 19, 82, 16.4, 64), (14.6, 70), (12, 76, 6, 77, 0, 75.6), (-6, 77, -12, 76, -14.6, 70),
)  # fmt: skip
_STRANDS = joined(
    both(open_line(9.6, 84, (10.4, 94, 5.6, 104))),
    both(open_line(13.6, 78, (14.6, 88, 11.4, 96))),
    open_line(0.4, 87, (-2, 100, 0.6, 113)),
)
_WHISKERS = both(shape(-0.4, 75.2, (4.6, 71.4, 11.4, 74, 15, 83.6), (8.6, 79.6, 4, 80.6, -0.4, 77.6)))
_BROWS = both(shape(3.4, 59.2, (8.6, 52.2, 15.4, 60.6), (9.4, 57.4, 3.8, 61)))
_TEMPLES = both(shape(17.2, 66, (19.8, 54, 19, 44, 14.4, 39), (9, 42), (14, 48, 15.4, 56, 15, 66)))
_CROWN = shape(-11.6, 20, (11.6, 20), (14.8, 41), (0, 45.4, -14.8, 41))
_BOARD_TOP = shape(-24.6, 12.6, (24.6, 12.6), (28.8, 18.2), (-28.8, 18.2))
_BOARD_RIM = shape(-28.8, 18, (28.8, 18), (28.4, 21), (-28.4, 21))
_STRINGS = (18.0, 22.4, 26.8)


def _elder(painter: QPainter, dress: Dress) -> None:
    beard = QColor(_BEARDS[dress.suit])
    grey = QColor(mix(beard.name(), "#4A3F36", 0.42))
    _bust(painter, dress)
    _mantle(painter, dress)
    _head(painter, dress, 16.6, 84)
    stroke(
        painter,
        dress.shade,
        0.9,
        both(open_line(14.4, 62.4, (16, 61.4))),
        open_line(-4, 50.4, (0, 49.2, 4, 50.4)),
    )
    stroke(painter, with_alpha(grey, 0.6), 1.2, _TEMPLES, _BEARD)
    fill(painter, beard, _TEMPLES, _BEARD)
    stroke(painter, grey, 1.0, _STRANDS)
    fill(painter, LIPS, shape(-3, 78, (0, 82.6, 3, 78)))
    fill(painter, QColor(mix(beard.name(), "#FFFFFF", 0.35)), _WHISKERS)
    stroke(painter, with_alpha(grey, 0.8), 0.8, _WHISKERS)
    fill(painter, grey, _BROWS)
    _hat(painter, dress)


def _mantle(painter: QPainter, dress: Dress) -> None:
    """Draw the elder's wide outer robe with golden hems and the suit on its shoulders."""
    side = shape(-35, 135, (-35, 114), (-31, 105, -23, 102, -12.6, 98.4), (-17, 112, -16, 124, -14, 135))
    hem = open_line(-12.8, 98.6, (-17, 112, -16, 124, -14, 135))
    fill(painter, dress.dark, both(side))
    stroke(painter, GOLD, 1.7, both(hem))
    for x in (-24.2, 24.2):
        fill(painter, GOLD, art.placed(art.SUITS[dress.suit], x, 115.5, 8.4))


@lru_cache(maxsize=1)
def _beads() -> tuple[QPainterPath, QPainterPath, QPainterPath]:
    """Return the strings, the golden beads and the coloured ones that hang from the board."""
    lines: list[QPainterPath] = []
    gold: list[QPainterPath] = []
    red: list[QPainterPath] = []
    for place, x in enumerate(_STRINGS):
        foot = 42 + 3.4 * place
        lines.append(both(open_line(x, 20, (x, foot))))
        for number in range(7):
            y = 24.4 + number * 4.1
            if y < foot + 2:
                (red if number % 2 else gold).append(both(oval(x, y, 1.75, 1.75)))
    return joined(*lines), joined(*gold), joined(*red)


def _hat(painter: QPainter, dress: Dress) -> None:
    cloth = dress.robe
    fill(painter, cloth, _CROWN)
    stroke(painter, GOLD, 3.0, open_line(-13.8, 39.2, (0, 43.8, 13.8, 39.2)))
    _clasp(painter, dress, 0, 30.4)
    fill(painter, dress.robe, _BOARD_TOP)
    stroke(painter, dress.light, 0.8, open_line(-23.6, 14.2, (23.6, 14.2)))
    fill(painter, GOLD, _BOARD_RIM)
    lines, gold, red = _beads()
    stroke(painter, BRONZE, 0.8, lines)
    fill(painter, GOLD, gold)
    fill(painter, JADE if dress.suit in (Suit.HEARTS, Suit.DIAMONDS) else CINNABAR, red)
