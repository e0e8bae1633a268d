"""Drawn examples of the rule book: cards with a tick or a cross and why, and rows from low to high."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from itertools import zip_longest

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QPainter, QPaintEvent, QPen, QResizeEvent
from PySide6.QtWidgets import QSizePolicy, QWidget

from engine.cards import Card
from engine.combos import ComboRules
from liudou_gui.model.rule_book.parts import Chain, Example, groups_of, judge, play_of, signs
from liudou_gui.model.strings import card_name, combination_text
from liudou_gui.model.words import translate
from liudou_gui.widgets.controls import draw_line, label, text_width
from liudou_gui.widgets.rows import draw_row, row_height
from liudou_gui.widgets.styles import color, set_role_sizes
from liudou_gui.widgets.verdict_pill import Sign, draw_sign

_CENTRE = Qt.AlignmentFlag.AlignHCenter
_CARD, _STEP, _LEAST_STEP = 40.0, 17.0, 8.0
_CHAIN_CARD, _CHAIN_STEP = 34.0, 14.0
_GAP = 24.0
_WORDS = 210.0
"""The sentence stands beside the cards where it has so many units, otherwise below."""
_SIGN, _MORE = 26.0, 40.0
"""How wide a sign is between two plays, and the plus for wings that are not shown."""


@dataclass(frozen=True, slots=True)
class _Strip:
    """Parts of one play from the left: where each begins, its cards, how far they stand apart."""

    places: tuple[tuple[float, tuple[Card, ...], float], ...]
    width: float


def _strip(text: str, room: float, k: float, card: float = _CARD, step: float = _STEP) -> _Strip:
    """Put the parts of a play beside each other, closer together where *room* px are not enough."""
    parts = list(groups_of(text))
    fixed = len(parts) * card * k + (len(parts) - 1) * _GAP * k
    steps = sum(len(part) - 1 for part in parts)
    wide = step * k
    if steps and fixed + steps * wide > room:
        wide = max(_LEAST_STEP * k, (room - fixed) / steps)
    places, x = [], 0.0
    for part in parts:
        places.append((x, part, wide))
        x += card * k + (len(part) - 1) * wide + _GAP * k
    return _Strip(tuple(places), x - _GAP * k)


def _draw_strip(painter: QPainter, strip: _Strip, at: QPointF, card: float) -> None:
    """Draw a play with a plus between its parts."""
    high = row_height(card)
    for place, (x, part, step) in enumerate(strip.places):
        wide = card + (len(part) - 1) * step
        draw_row(painter, part, QRectF(at.x() + x, at.y(), wide * 2 + card, high), card, step=step)
        if place:
            gap = _GAP / _CARD * card
            painter.setPen(color("ink2"))
            box = QRectF(at.x() + x - gap, at.y(), gap, high)
            draw_line(painter, box, "+", card * 0.45, _CENTRE, bold=True)


class _Row(QWidget):
    """A row as high as its width demands."""

    def __init__(self, name: str, k: float) -> None:
        super().__init__()
        self.setObjectName(name)
        self.k = k
        policy = QSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Preferred)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)

    def hasHeightForWidth(self) -> bool:
        """Return that it is so."""
        return True

    def sizeHint(self) -> QSize:
        """Return a middling size."""
        wide = round(420 * self.k)
        return QSize(wide, self.heightForWidth(wide))

    def minimumSizeHint(self) -> QSize:
        """Return a small size."""
        return QSize(round(120 * self.k), round(row_height(_CHAIN_CARD * self.k)))


class ExampleRow(_Row):
    """Cards, those they answer if any, and the engine's word on them."""

    def __init__(self, example: Example, rules: ComboRules, k: float) -> None:
        super().__init__("example", k)
        self.example, self.judgement = example, judge(example, rules)
        self._sign = Sign.GOOD if self.judgement.good else Sign.BAD
        self._on = translate("RuleBook", "on")
        self.words = label("body", self.judgement.text, wrap=True)
        self.words.setParent(self)
        self.words.setProperty("token", "ink" if self.judgement.good else "cinnabar_text")
        self.words.setTextInteractionFlags(Qt.TextInteractionFlag.TextSelectableByMouse)
        set_role_sizes(self.words, k)
        verdict = (
            translate("RuleBook", "Allowed") if self.judgement.good else translate("RuleBook", "Not allowed")
        )
        name = translate("RuleBook", "{verdict}: {cards}. {why}")
        self.setAccessibleName(name.format(verdict=verdict, cards=_spoken(example), why=self.judgement.text))

    def heightForWidth(self, width: int) -> int:
        """Return how high cards and sentence are in *width*."""
        return self._plan(width)[2]

    def _plan(self, width: int) -> tuple[list[tuple[QPointF, _Strip]], QRectF, int]:
        """Return the plays and where they stand, the place of the sentence, and the height of all."""
        k, high = self.k, row_height(_CARD * self.k)
        left, top = 34 * k, 3 * k
        room = width - left - 4 * k
        strips = [_strip(text, room, k) for text in (self.example.cards, self.example.on) if text]
        between = text_width(self._on, 13 * k, bold=True) + 20 * k
        beside = sum(strip.width for strip in strips) + between * (len(strips) - 1)
        y = top
        places: list[tuple[QPointF, _Strip]] = []
        if beside <= room:
            x = left
            for strip in strips:
                places.append((QPointF(x, y), strip))
                x += strip.width + between
        else:
            beside = max(strip.width for strip in strips) + (between if len(strips) > 1 else 0)
            for place, strip in enumerate(strips):
                inset = between if place else 0.0
                if place:
                    strip = _strip(self.example.on, room - inset, k)
                places.append((QPointF(left + inset, y), strip))
                y += high + 4 * k
            y -= high + 4 * k
        rest = room - beside - 16 * k
        if rest >= _WORDS * k:
            box = QRectF(left + beside + 16 * k, top, rest, y + high - top)
            tall = max(box.height(), self.words.heightForWidth(round(rest)))
            box.setHeight(tall)
            return places, box, round(top + tall + 3 * k)
        tall = self.words.heightForWidth(round(room))
        return places, QRectF(left, y + high + 2 * k, room, tall), round(y + high + tall + 8 * k)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Put the sentence where there is room."""
        super().resizeEvent(event)
        self.words.setGeometry(self._plan(self.width())[1].toAlignedRect())

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the sign and the cards."""
        k, high = self.k, row_height(_CARD * self.k)
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        places = self._plan(self.width())[0]
        centre = QPointF(15 * k, places[0][0].y() + high / 2)
        painter.setPen(QPen(color("leaf_text" if self.judgement.good else "cinnabar_text"), 1.6 * k))
        painter.setBrush(Qt.BrushStyle.NoBrush)
        painter.drawEllipse(centre, 11 * k, 11 * k)
        draw_sign(painter, self._sign, centre.x(), centre.y(), k)
        for place, (at, strip) in enumerate(places):
            if place:
                painter.setPen(color("ink2"))
                wide = text_width(self._on, 13 * k, bold=True) + 20 * k
                box = QRectF(at.x() - wide, at.y(), wide, high)
                draw_line(painter, box, self._on, 13 * k, _CENTRE, bold=True)
            _draw_strip(painter, strip, at, _CARD * k)


class ChainRow(_Row):
    """Plays from low to high, with the sign between them."""

    def __init__(self, chain: Chain, rules: ComboRules, k: float) -> None:
        super().__init__("chain", k)
        self.chain = chain
        self._signs = ("", *signs(chain, rules))
        self._shown = [text.partition(" ")[0] for text in chain.plays]
        self._winged = [" " in text for text in chain.plays]
        said: list[str] = []
        for text, sign in zip(chain.plays, self._signs, strict=True):
            play = combination_text(play_of(text, rules)) if text else "…"
            said.append(translate("RuleBook", "as high as {play}").format(play=play) if sign == "=" else play)
        name = translate("RuleBook", "From low to high: {plays}")
        self.setAccessibleName(name.format(plays="; ".join(said)))

    def heightForWidth(self, width: int) -> int:
        """Return how high the rows are in *width*."""
        return self._plan(width)[1]

    def _plan(self, width: int) -> tuple[list[tuple[QPointF, _Strip]], int]:
        k, high = self.k, row_height(_CHAIN_CARD * self.k)
        left, sign, more = 4 * k, _SIGN * k, _MORE * k
        x, y = left, 3 * k
        places: list[tuple[QPointF, _Strip]] = []
        for text, winged in zip(self._shown, self._winged, strict=True):
            room = width - left - more - 4 * k
            strip = _strip(text, room, k, _CHAIN_CARD, _CHAIN_STEP) if text else _Strip((), 18 * k)
            wide = strip.width + (more if winged else 0)
            before = sign if places else 0.0
            if places and x + before + wide > width:
                x, y = left, y + high + 6 * k
            x += before
            places.append((QPointF(x, y), strip))
            x += wide
        return places, round(y + high + 4 * k)

    def paintEvent(self, _event: QPaintEvent) -> None:
        """Draw the plays."""
        k, high = self.k, row_height(_CHAIN_CARD * self.k)
        sign = _SIGN * k
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        places = self._plan(self.width())[0]
        for (at, strip), before, winged in zip(places, self._signs, self._winged, strict=True):
            _draw_strip(painter, strip, at, _CHAIN_CARD * k)
            painter.setPen(color("ink2"))
            px = 18 * k
            draw_line(painter, QRectF(at.x() - sign, at.y(), sign, high), before, px, _CENTRE, bold=True)
            if winged or not strip.places:
                after = strip.width if winged else 0.0
                words = "+ …" if winged else "…"
                box = QRectF(at.x() + after, at.y(), _MORE * k if winged else strip.width, high)
                draw_line(painter, box, words, 13 * k, _CENTRE, bold=True)


def _spoken(example: Example) -> str:
    """Return the cards of an example as they are said, equal ranks together."""
    said = _ranks([card for part in groups_of(example.cards) for card in part])
    if not example.on:
        return said
    on = _ranks([card for part in groups_of(example.on) for card in part])
    return translate("RuleBook", "{cards} on {other}").format(cards=said, other=on)


def _ranks(cards: Sequence[Card]) -> str:
    said: list[str] = []
    run = 0
    for card, after in zip_longest(cards, cards[1:]):
        run += 1
        if after is None or after.rank is not card.rank:
            rank = card_name(card) if card.rank.is_joker else card.rank.letter.replace("T", "10")
            said.append(f"{run} × {rank}" if run > 1 else rank)
            run = 0
    return ", ".join(said)
