"""What stands in a card's window: pips, the ace, courts, the jokers' scenes, the back."""

from __future__ import annotations

import math

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QLinearGradient, QPainter, QPainterPath, QPen

from engine.cards import Face, Rank
from liudou_gui.widgets import card_art as art
from liudou_gui.widgets.card_brush import fill, stroke, with_alpha
from liudou_gui.widgets.card_courts import draw_court
from liudou_gui.widgets.theme import CREAM, NIGHT, Theme

WINDOW = QRectF(30, 9, 63, 122)
VERMILION, SUN_FACE, GOLD = QColor("#C4472F"), QColor("#D9603C"), QColor("#E2A93F")
BACK_TEAL, BACK_GOLD = QColor("#265660"), QColor("#D9B45F")


def _frame(painter: QPainter, fill: QColor | QLinearGradient, line: QColor) -> None:
    painter.setPen(QPen(line, 0.9))
    painter.setBrush(fill)
    painter.drawRoundedRect(WINDOW, 5, 5)
    painter.setPen(Qt.PenStyle.NoPen)


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
    path = QPainterPath()
    path.addRoundedRect(WINDOW, 5, 5)
    painter.fillPath(path, with_alpha(paper, 0.58))
    if hatched:
        painter.setClipPath(path)
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
    rounded = QPainterPath()
    rounded.addRoundedRect(WINDOW, 5, 5)
    painter.save()
    painter.setClipPath(rounded, Qt.ClipOperation.IntersectClip)
    fill(painter, with_alpha(ink, 0.11), rounded)
    painter.translate(WINDOW.center().x(), 0)
    draw_court(painter, face, ink, paper)
    painter.restore()
    stroke(painter, with_alpha(ink, 0.55), 0.9, rounded)


def _waves(painter: QPainter, rows: tuple[tuple[float, QColor], ...], crest: float) -> None:
    clip = QPainterPath()
    clip.addRoundedRect(WINDOW, 5, 5)
    painter.setClipPath(clip)
    for row, (top, colour) in enumerate(rows):
        path = QPainterPath()
        path.setFillRule(Qt.FillRule.WindingFill)
        path.addRect(QRectF(28, top, 68, 140 - top))
        x = 24.0 + (crest if row % 2 else 0.0)
        while x < 104:
            path.addEllipse(QPointF(x, top + 1), crest, crest * 0.62)
            x += crest * 1.9
        painter.setBrush(colour)
        painter.drawPath(path)
    painter.setClipping(False)


def _joker(painter: QPainter, big: bool) -> None:
    if big:
        sky = QLinearGradient(0, 9, 0, 131)
        sky.setColorAt(0, QColor("#F3C777"))
        sky.setColorAt(1, QColor("#F8DFA8"))
        _frame(painter, sky, QColor("#B97A2C"))
        _waves(painter, ((101, QColor("#DA9A4E")), (111, QColor("#C57B3C")), (121, QColor("#AC602F"))), 9)
        joker_head(painter, True, 61.5, 62, 54)
        return
    sky = QLinearGradient(0, 9, 0, 131)
    sky.setColorAt(0, QColor("#3A4080"))
    sky.setColorAt(1, QColor("#454C92"))
    _frame(painter, sky, QColor("#7C82BE"))
    _waves(painter, ((106, QColor("#3B417F")), (115, QColor("#333872")), (123, QColor("#2B2F63"))), 9)
    painter.setBrush(QColor(CREAM))
    for x, y, size in ((42, 26, 5), (82, 34, 7), (79, 80, 4), (40, 88, 5), (60, 20, 3)):
        painter.drawPath(art.placed(art.star(4, 0.36), x, y, size * 1.5))
    joker_head(painter, False, 60, 60, 46)


def joker_head(painter: QPainter, big: bool, x: float, y: float, size: float) -> None:
    """Draw the smiling sun or the sleeping moon, *size* wide."""
    painter.save()
    painter.translate(x, y)
    painter.scale(size / 50, size / 50)
    painter.setPen(Qt.PenStyle.NoPen)
    if big:
        painter.setBrush(GOLD)
        painter.drawPath(art.placed(art.sun(), 0, 0, 50))
        painter.setBrush(VERMILION)
        painter.drawEllipse(QPointF(0, 0), 16.5, 16.5)
        painter.setBrush(SUN_FACE)
        painter.drawEllipse(QPointF(0, 0), 14.6, 14.6)
        painter.setBrush(with_alpha(QColor("#FFE1C0"), 0.35))
        for side in (-1, 1):
            painter.drawEllipse(QPointF(8.6 * side, 3.2), 2.6, 1.9)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor("#4A1710"), 1.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        for side in (-1, 1):
            painter.drawArc(QRectF(6 * side - 3, -4.5, 6, 5), 200 * 16, 140 * 16)
        painter.drawArc(QRectF(-5.5, -1, 11, 8), 205 * 16, 130 * 16)
    else:
        painter.setBrush(QColor(CREAM))
        painter.drawPath(art.placed(art.crescent(), 0, 0, 50))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.setPen(QPen(QColor(NIGHT), 1.5, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
        painter.drawArc(QRectF(-17.5, -1.5, 6, 5), 200 * 16, 140 * 16)
        painter.drawArc(QRectF(-12, 9.5, 7, 4.5), 200 * 16, 130 * 16)
    painter.restore()


def back(painter: QPainter, theme: Theme) -> None:
    """Draw the back: honeycomb on teal and the Dipper in a golden hexagon."""
    painter.setPen(QPen(QColor(theme.card_edge), 1.2))
    painter.setBrush(QColor(theme.card))
    painter.drawRoundedRect(QRectF(0.6, 0.6, 98.8, 138.8), 6.4, 6.4)
    inner = QRectF(5, 5, 90, 130)
    clip = QPainterPath()
    clip.addRoundedRect(inner, 4, 4)
    painter.save()
    painter.setClipPath(clip)
    painter.fillRect(inner, BACK_TEAL)
    painter.setPen(QPen(with_alpha(QColor("#9CC7C4"), 0.30), 0.9))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    radius = 7.2
    wide, tall = radius * math.sqrt(3), radius * 1.5
    for row in range(14):
        for column in range(10):
            x = column * wide + (wide / 2 if row % 2 else 0)
            painter.drawPath(art.placed(art.hexagon(), x, row * tall, radius * 2))
    painter.restore()
    painter.setPen(QPen(BACK_GOLD, 0.9))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawRoundedRect(QRectF(8, 8, 84, 124), 3, 3)
    medallion(painter, 50, 70, 64)


def medallion(painter: QPainter, x: float, y: float, size: float) -> None:
    """Draw the hexagon with the seven stars: the sign of the game, *size* high."""
    painter.save()
    painter.translate(x, y)
    painter.scale(size / 64, size / 64)
    painter.setBrush(QColor("#1E4650"))
    painter.setPen(QPen(BACK_GOLD, 1.6))
    painter.drawPath(art.placed(art.hexagon(), 0, 0, 62))
    painter.setPen(QPen(with_alpha(BACK_GOLD, 0.5), 0.8))
    painter.setBrush(Qt.BrushStyle.NoBrush)
    painter.drawPath(art.placed(art.hexagon(), 0, 0, 54))
    stars = [QPointF(30 * dx, 30 * dy) for dx, dy in art.DIPPER]
    painter.setPen(QPen(with_alpha(BACK_GOLD, 0.8), 1.0))
    painter.drawPolyline(stars)
    painter.drawLine(stars[-1], stars[3])
    painter.setPen(Qt.PenStyle.NoPen)
    painter.setBrush(QColor("#F5E3B2"))
    for point in stars:
        painter.drawEllipse(point, 2.3, 2.3)
    painter.setBrush(BACK_GOLD)
    for turn in range(6):
        angle = math.pi / 6 + turn * math.pi / 3
        painter.drawEllipse(QPointF(36 * math.cos(angle), 36 * math.sin(angle)), 1.4, 1.4)
    painter.restore()
