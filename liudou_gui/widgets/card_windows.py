"""What stands in a card's window: pips, the ace, courts, the jokers' scenes, the back."""

from __future__ import annotations

import math
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from engine.cards import Face, Rank
from liudou_gui.widgets import card_art as art
from liudou_gui.widgets.card_brush import both, fill, joined, open_line, oval, shape, stroke, with_alpha
from liudou_gui.widgets.card_courts import draw_court
from liudou_gui.widgets.theme import CREAM, NIGHT, Theme

WINDOW = QRectF(30, 9, 63, 122)
VERMILION, SUN_FACE, GOLD = QColor("#C4472F"), QColor("#D9603C"), QColor("#E2A93F")
BACK_TEAL, BACK_GOLD = QColor("#265660"), QColor("#D9B45F")


def _rounded() -> QPainterPath:
    path = QPainterPath()
    path.addRoundedRect(WINDOW, 5, 5)
    return path


_ROUNDED = _rounded()


def window(painter: QPainter, face: Face, ink: QColor, paper: QColor) -> None:
    """Draw the inside of a face's window."""
    painter.save()
    if face.rank.is_joker:
        _joker(painter, face.rank is Rank.BIG_JOKER)
    elif face.rank is Rank.ACE:
        _ace(painter, face, ink)
    elif Rank.JACK <= face.rank <= Rank.KING:
        _court(painter, face, ink, paper)
    else:
        painter.setBrush(ink)
        painter.drawPath(art.pips(face))
    painter.restore()


def veil(painter: QPainter, paper: QColor, *, hatched: bool) -> None:
    """Cover the window with its paper, half through; *hatched* for dead cards."""
    painter.save()
    painter.fillPath(_ROUNDED, with_alpha(paper, 0.58))
    if hatched:
        painter.setClipPath(_ROUNDED, Qt.ClipOperation.IntersectClip)
        painter.setPen(QPen(with_alpha(QColor("#3A352C"), 0.38), 1.2))
        for offset in range(-130, 70, 9):
            painter.drawLine(QPointF(30 + offset, 131), QPointF(30 + offset + 122, 9))
    painter.restore()


def _ace(painter: QPainter, face: Face, ink: QColor) -> None:
    centre = (61.5, 70.0)
    painter.setBrush(with_alpha(ink, 0.07))
    for size in (68.0, 58.0):
        painter.setPen(QPen(with_alpha(ink, 0.45 if size > 60 else 0.3), 1.1))
        painter.drawPath(art.placed(art.hexagon(), *centre, size))
        painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(ink)
    painter.drawPath(art.placed(art.SUITS[face.suit], *centre, 36))


def _court(painter: QPainter, face: Face, ink: QColor, paper: QColor) -> None:
    """Draw a court inside the frame, and the frame's line over its edges."""
    painter.save()
    painter.setClipPath(_ROUNDED, Qt.ClipOperation.IntersectClip)
    fill(painter, with_alpha(ink, 0.11), _ROUNDED)
    painter.translate(WINDOW.center().x(), 0)
    draw_court(painter, face, ink, paper)
    painter.restore()
    stroke(painter, with_alpha(ink, 0.55), 0.9, _ROUNDED)


@lru_cache(maxsize=16)
def _wave(top: float, start: float, crest: float) -> QPainterPath:
    """Return a bank of cloud from *top* to the window's foot."""
    path = joined(shape(28, 140, (28, top), (96, top), (96, 140)))
    for number in range(6):
        path.addEllipse(QPointF(start + number * crest * 1.9, top + 1), crest, crest * 0.62)
    return path.simplified()


def _waves(painter: QPainter, tops: tuple[float, ...], colours: tuple[str, ...], line: QColor) -> None:
    for row, (top, colour) in enumerate(zip(tops, colours, strict=True)):
        wave = _wave(top, 33.0 if row % 2 else 24.0, 9.0)
        fill(painter, QColor(colour), wave)
        stroke(painter, line, 0.8, wave)


def _sky(painter: QPainter, upper: str, lower: str, glow: QColor, at: QPointF) -> None:
    """Fill the window with its sky and the rings of light round a head."""
    sky = QLinearGradient(0, 9, 0, 131)
    sky.setColorAt(0, QColor(upper))
    sky.setColorAt(1, QColor(lower))
    painter.fillRect(WINDOW, sky)
    for radius in (40.0, 33.0, 26.0):
        fill(painter, glow, oval(at.x(), at.y(), radius, radius))


def _joker(painter: QPainter, big: bool) -> None:
    painter.save()
    painter.setClipPath(_ROUNDED, Qt.ClipOperation.IntersectClip)
    (_day if big else _night)(painter)
    painter.restore()
    stroke(painter, QColor("#B97A2C" if big else "#8C92CC"), 0.9, _ROUNDED)


def _day(painter: QPainter) -> None:
    _sky(painter, "#F0BE68", "#F9E2AE", QColor(255, 246, 214, 62), QPointF(61.5, 56))
    joker_head(painter, True, 61.5, 56, 57)
    line = QColor(255, 236, 196, 120)
    _waves(painter, (99, 109.5, 120), ("#DDA057", "#C67B3E", "#A9592D"), line)


def _night(painter: QPainter) -> None:
    _sky(painter, "#333A78", "#4A529C", QColor(190, 198, 255, 15), QPointF(60, 58))
    cream = QColor(CREAM)
    for x, y, size in (
        (41, 24, 9),
        (84, 31, 12),
        (82, 86, 7),
        (39, 92, 7),
        (60, 18, 5),
        (74, 20, 4),
        (50, 98, 4),
    ):
        fill(painter, cream, art.placed(art.star(4, 0.36), x, y, size))
    joker_head(painter, False, 60, 58, 50)
    _waves(painter, (107, 115, 123), ("#3D4385", "#343A75", "#2A2F62"), QColor(150, 158, 220, 110))


def joker_head(painter: QPainter, big: bool, x: float, y: float, size: float) -> None:
    """Draw the smiling sun or the sleeping moon, *size* wide."""
    painter.save()
    painter.translate(x, y)
    painter.scale(size / 50, size / 50)
    (_sun_head if big else _moon_head)(painter)
    painter.restore()


def _sun_head(painter: QPainter) -> None:
    dark = QColor("#4A1710")
    fill(painter, GOLD, art.placed(art.sun(), 0, 0, 50))
    fill(painter, VERMILION, oval(0, 0, 17, 17))
    fill(painter, SUN_FACE, oval(0, 0, 14.8, 14.8))
    fill(painter, with_alpha(QColor("#FFD9A8"), 0.42), both(oval(9, 3.4, 2.9, 2.1)))
    stroke(painter, dark, 1.5, both(open_line(3.2, -1.8, (6.2, 1.8, 9.2, -1.8))))
    stroke(painter, dark, 1.6, open_line(-4.8, 5, (0, 9.6, 4.8, 5)))


def _moon_head(painter: QPainter) -> None:
    night = QColor(NIGHT)
    fill(painter, QColor(CREAM), art.placed(art.crescent(), 0, 0, 50))
    fill(painter, with_alpha(QColor("#E39A7C"), 0.55), oval(-17.4, 8, 2.9, 2.1))
    stroke(painter, night, 1.5, open_line(-18, 1, (-15, 4.8, -11.4, 1.6)))
    stroke(painter, night, 1.5, open_line(-12.4, 11.4, (-9.6, 14.4, -6, 12.6)))


@lru_cache(maxsize=1)
def _honeycomb() -> QPainterPath:
    """Return the lattice of the back, one cell in its very middle, every wall once."""
    radius = 7.2
    wide, tall = radius * math.sqrt(3), radius * 1.5
    comb = QPainterPath()
    for row in range(-7, 8):
        for column in range(-5, 6):
            x, y = 50 + (column + (row % 2) / 2) * wide, 70 + row * tall
            comb.addPath(
                open_line(x - wide / 2, y + radius / 2, (x - wide / 2, y - radius / 2), (x, y - radius))
            )
            comb.lineTo(x + wide / 2, y - radius / 2)
    return comb


def back(painter: QPainter, theme: Theme) -> None:
    """Draw the back: honeycomb on teal and the Dipper in a golden hexagon."""
    painter.setPen(QPen(QColor(theme.card_edge), 1.2))
    painter.setBrush(QColor(theme.card))
    painter.drawRoundedRect(QRectF(0.6, 0.6, 98.8, 138.8), 6.4, 6.4)
    inner = QRectF(5, 5, 90, 130)
    teal = QLinearGradient(0, 5, 0, 135)
    teal.setColorAt(0, QColor("#2E636B"))
    teal.setColorAt(1, QColor("#204B55"))
    clip = QPainterPath()
    clip.addRoundedRect(inner, 4, 4)
    painter.save()
    painter.setClipPath(clip)
    painter.fillRect(inner, teal)
    stroke(painter, with_alpha(QColor("#9CC7C4"), 0.34), 0.9, _honeycomb())
    painter.restore()
    painter.setPen(QPen(BACK_GOLD, 0.9))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(8, 8, 84, 124), 3, 3)
    medallion(painter, 50, 70, 70)


def medallion(painter: QPainter, x: float, y: float, size: float) -> None:
    """Draw the hexagon with the seven stars: the sign of the game, *size* high."""
    painter.save()
    painter.translate(x, y)
    painter.scale(size / 64, size / 64)
    outer, inner = (art.placed(art.hexagon(), 0, 0, reach) for reach in (62, 54))
    stars = [(30 * dx, 30 * dy) for dx, dy in art.DIPPER]
    stroke(painter, BACK_GOLD, 4.4, outer)
    stroke(painter, QColor("#1C424C"), 1.4, outer)
    fill(painter, QColor("#1C424C"), outer)
    stroke(painter, with_alpha(BACK_GOLD, 0.5), 0.8, inner)
    stroke(painter, with_alpha(BACK_GOLD, 0.8), 1.0, open_line(*stars[0], *stars[1:], stars[3]))
    fill(painter, QColor("#F5E3B2"), *(oval(*star, 2.4, 2.4) for star in stars))
    angles = [math.pi / 6 + turn * math.pi / 3 for turn in range(6)]
    fill(
        painter, BACK_GOLD, *(oval(37 * math.cos(angle), 37 * math.sin(angle), 1.5, 1.5) for angle in angles)
    )
    painter.restore()
