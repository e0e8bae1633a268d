"""Hints for people: what the rule bot would weigh, best first, and a cut of the hand into groups."""

from __future__ import annotations

from dataclasses import dataclass, replace
from enum import Enum

from engine.bots.rule_bot import RuleBot
from engine.cards import Card, Rank
from engine.combos import Combination, CombinationType, classify_cards
from engine.counts import size
from engine.movegen import pick, rank_play, usable
from engine.view import PlayerView

_SMALLEST_GROUP = 3
"""Singles and pairs are not worth a place of their own."""


class Height(Enum):
    """How high a play is among its like."""

    LOW = "low"
    MIDDLE = "middle"
    HIGH = "high"


@dataclass(frozen=True, slots=True)
class Hint:
    """A play that is legal now, with the bot's reasons as codes."""

    cards: tuple[Card, ...]
    combination: Combination
    height: Height
    reasons: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class Hints:
    """All that is worth a look, best first; *better_pass* says why the bot would rather pass."""

    plays: tuple[Hint, ...]
    better_pass: tuple[str, ...] = ()


class Adviser:
    """Keeps one rule bot and what it has worked out; sees views only."""

    def __init__(self) -> None:
        self._bot = RuleBot()

    def hints(self, view: PlayerView) -> Hints:
        """Return hints for a seat whose turn it is, or will be when nobody plays before it.

        Copies of the marked face come last (H6), the dead joker never (T3). Raises ``ValueError``
        for a spectator.
        """
        if view.facing is None:  # the own play may lie there: what comes next is a lead
            view = replace(view, to_beat=None, owner=None)
        found = self._bot.ranked(view)
        plays = []
        for cards, reasons in found.plays:
            combination = classify_cards(cards, view.ruleset.combos)
            if combination is not None:
                plays.append(Hint(cards, combination, height_of(combination), reasons))
        return Hints(tuple(plays), found.better_pass)

    def arrange(self, view: PlayerView) -> tuple[tuple[Card, ...], ...]:
        """Cut the viewer's hand into good groups of three cards and more; the largest bombs first.

        What is left over is in no group.
        """
        cutter = self._bot.cutter(view.ruleset.combos)
        plays = [
            play for play in cutter.plan(usable(view.hand, view.dead)).plays if size(play) >= _SMALLEST_GROUP
        ]
        rules = view.ruleset.combos
        left = list(view.hand)
        groups: list[tuple[Card, ...]] = []
        for play in plays:
            cards = pick(left, rank_play(play, rules), view.marked_face, view.dead)
            left = [card for card in left if card not in cards]
            groups.append(cards)

        def first(cards: tuple[Card, ...]) -> tuple[bool, int, int]:
            found = classify_cards(cards, rules)
            is_bomb = found is not None and found.type is CombinationType.BOMB
            return not is_bomb, -len(cards), -max(cards).rank

        return tuple(sorted(groups, key=first))


def height_of(combination: Combination) -> Height:
    """Return whether a play is a low or a high one of its kind, by its highest rank."""
    top = combination.ranks[-1]
    if top <= Rank.NINE:
        return Height.LOW
    return Height.HIGH if top >= Rank.KING else Height.MIDDLE
