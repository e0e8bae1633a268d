"""Rasters of the cards: one pixmap for each face, kind, state, mark and size, cached within a budget."""

from __future__ import annotations

from collections import OrderedDict
from dataclasses import dataclass
from enum import Enum

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QColor, QPainter, QPainterPath, QPen, QPixmap

from engine.cards import Face, Rank, Suit
from liudou_gui.widgets import card_art as art
from liudou_gui.widgets import card_windows
from liudou_gui.widgets.theme import CREAM, NIGHT, PENDING_GREY, SELECTED_EDGE, Theme, mix

MARGIN = 6
"""The margin round a card's raster for its shadow, in px at a width of 90."""

BUDGET = 96_000_000
"""How many bytes of rasters are kept."""

RADIUS = 7.0


class Kind(Enum):
    """Which drawing of a face."""

    FULL = "full"
    STRIP = "strip"
    COMPACT = "compact"
    COMPACT_STRIP = "compact_strip"
    BACK = "back"


class State(Enum):
    """How a card stands."""

    REST = "rest"
    SELECTED = "selected"
    HOVER = "hover"
    PENDING = "pending"
    DEAD = "dead"
    EARLIER = "earlier"


class Mark(Enum):
    """Whether a copy carries the seal."""

    NONE = "none"
    OPEN = "open"
    SECRET = "secret"  # noqa: S105 - a mark, no password


@dataclass(frozen=True)
class Inks:
    """The colours one raster is drawn with."""

    paper: QColor
    ink: QColor
    edge: QColor
    edge_width: float
    seal: QColor


def margin_of(width: float) -> int:
    """Return the shadow's margin round a card *width* px wide, in whole px."""
    return max(3, round(MARGIN * width / 90))


class CardFaces:
    """Makes and keeps the rasters of one deck in one theme and language."""

    def __init__(self, theme: Theme, language: str = "en", *, four_colour: bool = False) -> None:
        self.theme = theme
        self.language = language
        self.four_colour = four_colour or theme.always_four_colour
        self._kept: OrderedDict[tuple[object, ...], QPixmap] = OrderedDict()
        self._bytes = 0

    def suit_colour(self, face: Face) -> str:
        """Return the colour of a face's index in plain state."""
        if face.rank is Rank.SMALL_JOKER:
            return CREAM
        if face.rank is Rank.BIG_JOKER or face.suit is Suit.HEARTS:
            return self.theme.card_red
        if face.suit is Suit.DIAMONDS:
            return self.theme.card_blue if self.four_colour else self.theme.card_red
        if face.suit is Suit.CLUBS and self.four_colour:
            return self.theme.card_green
        return self.theme.card_black

    def inks(self, face: Face, state: State) -> Inks:
        """Return the colours of a face in a state; every pair keeps its contrast."""
        theme, ink, night = self.theme, self.suit_colour(face), face.rank is Rank.SMALL_JOKER
        paper, edge, edge_width, seal = theme.card, theme.card_edge, 1.2, theme.cinnabar
        if night:
            paper, edge = NIGHT, mix(NIGHT, "#000000", 0.35) if theme.name != "ink" else "#FFFFFF"
        if theme.name == "ink":
            seal = theme.card_red
        if state is State.SELECTED:
            paper = mix(NIGHT, theme.amber, 0.10) if night else theme.selected_paper
            edge, edge_width = SELECTED_EDGE, 3.2
        elif state is State.HOVER:
            edge = mix(edge, theme.card, 0.55)
        elif state in (State.PENDING, State.DEAD):
            paper = mix(NIGHT, PENDING_GREY, theme.grey_mix) if night else theme.pending_paper
            ink = ink if night else mix(ink, "#000000", 0.22)
            edge = mix(paper, "#000000", 0.35)
        elif state is State.EARLIER:
            paper = mix(NIGHT, theme.felt, theme.felt_mix) if night else theme.earlier_paper
            ink = ink if night else mix(ink, "#000000", 0.12)
            edge = mix(paper, "#000000", 0.25)
        return Inks(QColor(paper), QColor(ink), QColor(edge), edge_width, QColor(seal))

    def pixmap(
        self,
        face: Face | None,
        kind: Kind,
        state: State = State.REST,
        mark: Mark = Mark.NONE,
        width: float = 90.0,
        dpr: float = 1.0,
    ) -> QPixmap:
        """Return the raster of a card *width* px wide, with :func:`margin_of` px of shadow on each side."""
        if face is None:
            kind = Kind.BACK
        key = (face, kind, state, mark, round(width * dpr * 4), round(dpr * 100))
        found = self._kept.get(key)
        if found is not None:
            self._kept.move_to_end(key)
            return found
        made = self._draw(face, kind, state, mark, width, dpr)
        self._kept[key] = made
        self._bytes += made.width() * made.height() * 4
        while self._bytes > BUDGET and len(self._kept) > 1:
            _, old = self._kept.popitem(last=False)
            self._bytes -= old.width() * old.height() * 4
        return made

    def clear(self) -> None:
        """Forget every raster, after a change of theme, language or colours."""
        self._kept.clear()
        self._bytes = 0

    def _draw(
        self, face: Face | None, kind: Kind, state: State, mark: Mark, width: float, dpr: float
    ) -> QPixmap:
        margin = margin_of(width)
        w, h, m = round(width * dpr), round(width * 1.4 * dpr), round(margin * dpr)
        pixmap = QPixmap(w + 2 * m, h + 2 * m)
        pixmap.fill(Qt.GlobalColor.transparent)
        painter = QPainter(pixmap)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        painter.translate(m, m)
        painter.scale(w / 100, h / 140)
        unit = 100 / max(1.0, width)
        self._shadow(painter, unit * margin, self.theme.shadow * (1.25 if state is State.SELECTED else 1))
        if face is None or kind is Kind.BACK:
            card_windows.back(painter, self.theme)
        else:
            inks = self.inks(face, state)
            self._paper(painter, inks, state, unit)
            painter.save()
            painter.setClipRect(QRectF(0, 0, 100, 140))
            self._content(painter, face, kind, state, mark, inks)
            painter.restore()
        painter.end()
        pixmap.setDevicePixelRatio(dpr)
        return pixmap

    def _shadow(self, painter: QPainter, reach: float, alpha: float) -> None:
        """Bake a soft shade to the left and below, so that neighbours part."""
        if alpha <= 0:
            return
        painter.setBrush(Qt.BrushStyle.NoBrush)
        rings = 5
        for ring in range(rings):
            spread = reach * 0.8 * (ring + 1) / rings
            colour = QColor(20, 24, 18)
            colour.setAlphaF(alpha * 0.42 * (1 - ring / rings))
            painter.setPen(Qt.PenStyle.NoPen)
            painter.setBrush(colour)
            box = QRectF(0, 0, 100, 140).adjusted(-spread, -spread * 0.15, spread * 0.35, spread)
            painter.drawRoundedRect(box, RADIUS + spread * 0.6, RADIUS + spread * 0.6)

    def _paper(self, painter: QPainter, inks: Inks, state: State, unit: float) -> None:
        line = max(inks.edge_width, unit)
        pen = QPen(inks.edge, line)
        if state is State.PENDING:
            pen.setDashPattern([3.2, 2.2])
            pen.setWidthF(max(1.8, unit))
        painter.setPen(Qt.PenStyle.NoPen)
        painter.setBrush(inks.paper)
        painter.drawRoundedRect(QRectF(0, 0, 100, 140), RADIUS, RADIUS)
        half = pen.widthF() / 2
        painter.setPen(pen)
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawRoundedRect(
            QRectF(half, half, 100 - 2 * half, 140 - 2 * half), RADIUS - half, RADIUS - half
        )

    def _content(
        self, painter: QPainter, face: Face, kind: Kind, state: State, mark: Mark, inks: Inks
    ) -> None:
        painter.setPen(Qt.PenStyle.NoPen)
        if kind in (Kind.COMPACT, Kind.COMPACT_STRIP):
            self._compact(painter, face, kind, mark, inks)
        else:
            if kind is Kind.FULL:
                card_windows.window(painter, face, inks.ink, inks.paper)
                if state in (State.PENDING, State.DEAD):
                    card_windows.veil(painter, inks.paper, hatched=state is State.DEAD)
            self._index(painter, face, mark, inks)
        if state is State.PENDING:
            painter.setBrush(inks.ink)
            for x in (8.0, 14.0, 20.0):
                painter.drawEllipse(QPointF(x, 128), 2.0, 2.0)
        elif state is State.DEAD:
            painter.setPen(QPen(inks.ink, 2.6, Qt.PenStyle.SolidLine, Qt.PenCapStyle.RoundCap))
            painter.drawLine(QPointF(4, 37), QPointF(25, 4))

    def _seal(self, painter: QPainter, mark: Mark, inks: Inks, x: float, y: float, size: float) -> None:
        if mark is Mark.NONE:
            return
        painter.setBrush(inks.seal)
        painter.drawPath(art.placed(art.seal(mark is Mark.SECRET), x, y, size))

    def _index(self, painter: QPainter, face: Face, mark: Mark, inks: Inks) -> None:
        painter.setBrush(inks.ink)
        if face.rank.is_joker:
            chinese = self.language.startswith("zh")
            sign = art.sun() if face.rank is Rank.BIG_JOKER else art.crescent()
            painter.drawPath(art.placed(sign, 14, 18, 22 if face.rank is Rank.BIG_JOKER else 19))
            px, pitch, top = (18.0, 20.5, 49.0) if chinese else (14.5, 14.0, 42.0)
            painter.drawPath(art.joker_word_path(self.language, face.rank, 14, top, px, pitch))
            self._seal(painter, mark, inks, 14, 118, 17.5)
            return
        painter.drawPath(art.rank_path(face.rank, 25, 20.6).translated(14, 20.5))
        painter.drawPath(art.placed(art.SUITS[face.suit], 14, 49 if face.rank is Rank.QUEEN else 47.5, 18))
        self._seal(painter, mark, inks, 14, 70, 17.5)

    def _compact(self, painter: QPainter, face: Face, kind: Kind, mark: Mark, inks: Inks) -> None:
        painter.setBrush(inks.ink)
        if face.rank.is_joker:
            big = face.rank is Rank.BIG_JOKER
            sign = art.sun() if big else art.crescent()
            painter.drawPath(art.placed(sign, 20, 28, 34 if big else 29))
            if kind is Kind.COMPACT:
                card_windows.joker_head(painter, big, 66, 100, 52)
            self._seal(painter, mark, inks, 20, 64, 24)
            return
        painter.drawPath(art.rank_path(face.rank, 33, 30).translated(20, 27))
        painter.drawPath(art.placed(art.SUITS[face.suit], 20, 66 if face.rank is Rank.QUEEN else 63, 26))
        if kind is Kind.COMPACT:
            painter.drawPath(art.placed(art.SUITS[face.suit], 71, 103, 42))
        self._seal(painter, mark, inks, 20, 96, 24)


def focus_ring(painter: QPainter, rect: QRectF, theme: Theme, k: float) -> None:
    """Draw the double keyboard ring round the visible part of a card."""
    path = QPainterPath()
    path.addRoundedRect(rect, 6 * k, 6 * k)
    painter.setBrush(Qt.BrushStyle.NoBrush)
    outer, inner = ("#000000", theme.amber) if theme.name == "ink" else ("#FFFFFF", "#2B2823")
    painter.setPen(QPen(QColor(outer), 4.5 * k))
    painter.drawPath(path)
    painter.setPen(QPen(QColor(inner), 2 * k))
    painter.drawPath(path)
