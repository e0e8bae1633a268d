"""Rows of cards as rasters: plays on the table, rank tiles where a row is too wide or a hand lies open."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import groupby, pairwise

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPen, QPixmap

from engine.cards import Card, Face, Rank
from engine.view import Move
from liudou_gui.widgets import card_art as art
from liudou_gui.widgets.card_faces import CardFaces, Kind, Mark, State, margin_of
from liudou_gui.widgets.fonts import BASELINE, text_path, text_width
from liudou_gui.widgets.geometry import PLAY_W, TileArea
from liudou_gui.widgets.theme import CREAM, NIGHT, Theme, text_px

STEP_RANK, STEP_SAME = 23.0, 17.0
LEAST_RANK, LEAST_SAME = 16.0, 8.0
TILE_W, TILE_H, TILE_GAP = 31.0, 42.0, 3.0
MANY = 4
"""From so many copies on a tile's number is red."""


def row_places(
    cards: Sequence[Card], max_width: float, k: float, card_w: float = PLAY_W
) -> list[float] | None:
    """Return the left edges of a row's cards, or nothing where even the smallest steps are too wide."""
    if not cards:
        return []
    unit = k * card_w / PLAY_W
    changes = sum(a.rank != b.rank for a, b in pairwise(cards))
    equals = len(cards) - 1 - changes
    room = max_width - card_w * k
    least, full = (
        (changes * a + equals * b) * unit for a, b in ((LEAST_RANK, LEAST_SAME), (STEP_RANK, STEP_SAME))
    )
    if least > room + 0.01:
        return None
    part = 1.0 if full <= room else (room - least) / (full - least)
    rank_step = (LEAST_RANK + (STEP_RANK - LEAST_RANK) * part) * unit
    same_step = (LEAST_SAME + (STEP_SAME - LEAST_SAME) * part) * unit
    places = [0.0]
    for before, card in pairwise(cards):
        places.append(places[-1] + (rank_step if before.rank != card.rank else same_step))
    return places


def play_order(move: Move) -> list[Card]:
    """Return the cards of a play as they are read: the body in run order, then the wings."""
    combination = move.combination
    if combination is None:
        return list(move.cards)
    body = len(move.cards) - 2 * len(combination.wings)
    copies = max(1, body // max(1, len(combination.ranks)))
    rest = sorted(move.cards)
    ordered: list[Card] = []
    joker_bomb = len(combination.ranks) > 1 and combination.ranks[0].is_joker
    if joker_bomb:
        return rest
    for rank in combination.ranks:
        own = [card for card in rest if card.rank is rank][:copies]
        ordered += own
        rest = [card for card in rest if card not in own]
    for rank in combination.wings:
        own = [card for card in rest if card.rank is rank][:2]
        ordered += own
        rest = [card for card in rest if card not in own]
    return [*ordered, *rest]


def _blank(w: float, h: float, dpr: float) -> QPixmap:
    pixmap = QPixmap(max(1, round(w * dpr)), max(1, round(h * dpr)))
    pixmap.fill(Qt.GlobalColor.transparent)
    pixmap.setDevicePixelRatio(dpr)
    return pixmap


def played_row(
    faces: CardFaces,
    cards: Sequence[Card],
    max_width: float,
    k: float,
    dpr: float = 1.0,
    *,
    earlier: bool = False,
    marks: Mapping[Face | Card, str] | None = None,
    card_w: float = PLAY_W,
) -> QPixmap:
    """Return a play in the order given, *max_width* px wide at most, plus :func:`row_margin` on each side."""
    places = row_places(cards, max_width, k, card_w)
    if places is None:
        return tile_row(faces, cards, max_width, k, dpr, earlier=earlier)
    width = card_w * k
    margin = row_margin(k, card_w)
    total = (places[-1] if places else 0.0) + width
    pixmap = _blank(total + 2 * margin, width * 1.4 + 2 * margin, dpr)
    painter = QPainter(pixmap)
    state = State.EARLIER if earlier else State.REST
    for index, (card, x) in enumerate(zip(cards, places, strict=True)):
        kind = Kind.COMPACT if index == len(cards) - 1 else Kind.COMPACT_STRIP
        mark = Mark((marks or {}).get(card) or (marks or {}).get(card.face) or "none")
        snapped = round(x * dpr) / dpr
        painter.drawPixmap(QPointF(snapped, 0), faces.pixmap(card.face, kind, state, mark, width, dpr))
    painter.end()
    return pixmap


def row_margin(k: float, card_w: float = PLAY_W) -> int:
    """Return the margin round a row's raster in px."""
    return margin_of(card_w * k)


def _groups(cards: Sequence[Card]) -> list[tuple[Rank, int]]:
    return [(rank, len(list(run))) for rank, run in groupby(cards, key=lambda card: card.rank)]


def tile_row(
    faces: CardFaces,
    cards: Sequence[Card],
    max_width: float,
    k: float,
    dpr: float = 1.0,
    *,
    earlier: bool = False,
) -> QPixmap:
    """Return a play as tiles such as "7 ×9", in one row or two, with a row's margin."""
    groups, margin = _groups(cards), row_margin(k)
    pitch = (TILE_W + TILE_GAP) * k
    columns = max(1, min(len(groups), int((max_width + TILE_GAP * k) / pitch)))
    rows = min(2, -(-len(groups) // columns))
    columns = -(-len(groups) // rows)
    pitch = min(pitch, (max_width + TILE_GAP * k) / columns)  # two rows at most: rather narrower tiles
    tile_h = TILE_H * k if rows == 1 else 36.5 * k
    pixmap = _blank(
        columns * pitch - TILE_GAP * k + 2 * margin, rows * (tile_h + 3 * k) - 3 * k + 2 * margin, dpr
    )
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    for index, (rank, count) in enumerate(groups):
        row, column = divmod(index, columns)
        rect = QRectF(margin + column * pitch, margin + row * (tile_h + 3 * k), pitch - TILE_GAP * k, tile_h)
        draw_tile(painter, rect, rank, count, faces.theme, k, earlier=earlier)
    painter.end()
    return pixmap


def open_hand(faces: CardFaces, cards: Sequence[Card], area: TileArea, k: float, dpr: float = 1.0) -> QPixmap:
    """Return the rank tiles of a hand laid open, exactly as large as *area*."""
    pixmap = _blank(area.rect.w, area.rect.h, dpr)
    painter = QPainter(pixmap)
    painter.setRenderHint(QPainter.RenderHint.Antialiasing)
    ordered = sorted(cards, key=lambda card: -card.rank)
    for index, (rank, count) in enumerate(_groups(ordered)[: area.columns * area.rows]):
        row, column = divmod(index, area.columns)
        rect = QRectF(column * area.tile_w, row * (TILE_H + 2) * k, area.tile_w, TILE_H * k)
        inset = min(1.0, k)
        draw_tile(painter, rect.adjusted(inset, 0, -inset, 0), rank, count, faces.theme, k)
    painter.end()
    return pixmap


def draw_tile(
    painter: QPainter, rect: QRectF, rank: Rank, count: int, theme: Theme, k: float, *, earlier: bool = False
) -> None:
    """Draw one tile: the rank, or sun or moon, over how many of it; four and more in red."""
    night = rank is Rank.SMALL_JOKER
    paper = NIGHT if night else theme.earlier_paper if earlier else theme.card
    painter.setPen(QPen(QColor(theme.card_edge if not night else "#1B1F40"), 1))
    painter.setBrush(QColor(paper))
    painter.drawRoundedRect(rect.adjusted(0.5, 0.5, -0.5, -0.5), 4 * k, 4 * k)
    painter.setPen(Qt.PenStyle.NoPen)
    plain = QColor(CREAM if night else theme.card_black)
    red = QColor(CREAM if night else theme.card_red)
    centre, top = rect.center().x(), rect.top() + rect.height() * 0.33
    if rank is Rank.BIG_JOKER:
        painter.setBrush(red)
        painter.drawPath(art.placed(art.sun(), centre, top, 19 * k))
    elif night:
        painter.setBrush(plain)
        painter.drawPath(art.placed(art.crescent(), centre, top, 16 * k))
    else:
        painter.setBrush(plain)
        painter.drawPath(art.rank_path(rank, 15 * k, rect.width() * 0.7).translated(centre, top))
    text, px = f"×{count}", text_px(13, k, painter.device().devicePixelRatioF())
    x = centre - text_width("en", text, px, True) / 2
    painter.setBrush(red if count >= MANY else plain)
    y = rect.top() + rect.height() * 0.765 + BASELINE * px
    painter.drawPath(text_path("en", text, px, True).translated(x, y))
