"""The deck's rasters that all widgets share, and a plain row of small cards."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QPointF, QRectF
from PySide6.QtGui import QPainter

from engine.cards import Card
from liudou_gui.widgets.card_faces import CardFaces, Kind, margin_of
from liudou_gui.widgets.styles import theme

_RATIO = 1.4
_MOST_STEP, _LEAST_STEP = 0.62, 0.2
_INDEX = 0.4
"""So much of a card's width has its index, whole."""

_UNDER = 0.66
"""So much of its height is free of the row below it: its index and its suit."""
_shared: list[CardFaces] = []


def shared_faces() -> CardFaces:
    """Return the rasters of the deck in the window's language."""
    if not _shared:
        _shared.append(CardFaces(theme()))
    return _shared[0]


def set_card_language(language: str) -> None:
    """Draw the jokers' words in *language* from now on."""
    faces = shared_faces()
    if faces.language != language:
        faces.language = language
        faces.clear()


def set_card_colours(*, four_colour: bool) -> None:
    """Draw the deck in the theme in use, and with four colours for the suits or two, from now on."""
    old = shared_faces()
    _shared[0] = CardFaces(theme(), old.language, four_colour=four_colour)


def row_height(width: float) -> float:
    """Return how high a row of cards *width* wide is."""
    return width * _RATIO


def rows_for(count: int, room: float, width: float) -> int:
    """Return in how many rows so many cards *width* wide lie if all their indices are to be read."""
    fit = 1 + max(0, int((room - width - margin_of(width)) / (width * _INDEX)))
    return max(1, -(-count // fit))


def rows_height(rows: int, width: float) -> float:
    """Return how high so many rows of cards *width* wide are."""
    return row_height(width) * (1 + _UNDER * (rows - 1))


def draw_rows(painter: QPainter, cards: Sequence[Card], box: QRectF, width: float) -> None:
    """Draw cards *width* wide in as many rows as it takes to read all their indices, about equally long."""
    rows = rows_for(len(cards), box.width(), width)
    each = -(-len(cards) // rows)
    for row in range(rows):
        line = box.translated(0, row * row_height(width) * _UNDER)
        draw_row(painter, cards[row * each : (row + 1) * each], line, width, covered=row < rows - 1)


def draw_row(
    painter: QPainter,
    cards: Sequence[Card],
    box: QRectF,
    width: float,
    *,
    step: float | None = None,
    covered: bool = False,
) -> None:
    """Draw cards *width* wide from the left of *box*, *step* apart or as close as its width demands.

    Of a row that is *covered* by the next one, the last card shows its index alone, too.
    """
    if not cards:
        return
    device = painter.device()
    dpr = device.devicePixelRatio() if device is not None else 1.0
    if step is None:
        step = width * _MOST_STEP
    if len(cards) > 1:
        step = min(
            step, max(width * _LEAST_STEP, (box.width() - width - margin_of(width)) / (len(cards) - 1))
        )
    faces, margin = shared_faces(), margin_of(width)
    for place, card in enumerate(cards):
        kind = Kind.COMPACT if place == len(cards) - 1 and not covered else Kind.COMPACT_STRIP
        pixmap = faces.pixmap(card.face, kind, width=width, dpr=dpr)
        painter.drawPixmap(QPointF(box.left() + place * step, box.top() - margin), pixmap)
