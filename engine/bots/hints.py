"""Hints for people: what a bot would weigh, best first and why, and a cut of the hand into groups."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, replace
from enum import Enum
from typing import TYPE_CHECKING

from engine.bots.explain import Explanation, Judgement, explain
from engine.bots.rule_bot import RuleBot, cards_for
from engine.cards import Card, Rank
from engine.combos import Combination, CombinationType, classify_cards
from engine.counts import size
from engine.movegen import pick, rank_play, usable
from engine.ruleset import Variant
from engine.view import PlayerView

if TYPE_CHECKING:
    from engine.bots.net_bot import NetBot

_SMALLEST_GROUP = 3
"""Singles and pairs are not worth a place of their own."""


class Height(Enum):
    """How high a play is among its like."""

    LOW = "low"
    MIDDLE = "middle"
    HIGH = "high"


@dataclass(frozen=True, slots=True)
class Hint:
    """A play that is legal now."""

    cards: tuple[Card, ...]
    combination: Combination
    height: Height


@dataclass(frozen=True, slots=True)
class Hints:
    """All that is worth a look, best first; *better_pass* says why the bot would rather pass."""

    plays: tuple[Hint, ...]
    better_pass: tuple[str, ...] = ()


@dataclass(frozen=True, slots=True)
class _Weighed:
    """All plays worth weighing, best first, with reasons and, where a net judged, chances of winning."""

    plays: tuple[tuple[tuple[Card, ...], tuple[str, ...], float | None], ...]
    better_pass: tuple[str, ...]
    pass_chance: float | None = None
    trust: tuple[float, ...] = ()


class Adviser:
    """Keeps one rule bot and what it has worked out; sees views only.

    *net_for* gives for a game the bot whose net is to judge instead, or None; it is asked with the first
    hint.
    """

    def __init__(self, net_for: Callable[[Variant], NetBot | None] | None = None) -> None:
        self._bot = RuleBot()
        self._net_for = net_for
        self._last: tuple[PlayerView, _Weighed] | None = None

    def hints(self, view: PlayerView) -> Hints:
        """Return hints for a seat whose turn it is, or will be when nobody plays before it.

        Copies of the marked face come last (H6), the dead joker never (T3). Raises ``ValueError``
        for a spectator.
        """
        found = self._weighed(view)
        plays = []
        for cards, _, _ in found.plays:
            combination = classify_cards(cards, view.ruleset.combos)
            if combination is not None:
                plays.append(Hint(cards, combination, height_of(combination)))
        return Hints(tuple(plays), found.better_pass)

    def best(self, view: PlayerView) -> Explanation:
        """Return what the bot would play, or no cards where it would pass, and why."""
        found = self._weighed(view)
        cards = () if found.better_pass or not found.plays else found.plays[0][0]
        return self.why(view, cards)

    def why(self, view: PlayerView, cards: tuple[Card, ...]) -> Explanation:
        """Say what speaks for one of the hints for *view*, or for passing if *cards* are none."""
        found = self._weighed(view)
        cutter = self._bot.cutter(view.ruleset.combos)
        return explain(_about_to_play(view), cards, _judgement(found, cards), cutter)

    def _weighed(self, view: PlayerView) -> _Weighed:
        """Weigh a view, the last one only once."""
        if self._last is None or self._last[0] is not view:
            net = None if self._net_for is None else self._net_for(view.ruleset.variant)
            asked = _about_to_play(view)
            self._last = view, self._by_rules(asked) if net is None else _by_net(net, asked)
        return self._last[1]

    def _by_rules(self, view: PlayerView) -> _Weighed:
        found = self._bot.ranked(view)
        return _Weighed(tuple((*play, None) for play in found.plays), found.better_pass)

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


def _about_to_play(view: PlayerView) -> PlayerView:
    """Return the view as it is when the viewer plays: on the own play nobody has to play."""
    return view if view.facing is not None else replace(view, to_beat=None, owner=None)


def _by_net(net: NetBot, view: PlayerView) -> _Weighed:
    judged = net.judged(view)
    sure = judged.sure
    chances = dict(judged.plays)
    order = [play for play, _ in judged.plays]
    if sure:
        order.sort(key=lambda play: play != sure)
    better: tuple[str, ...] = ()
    if not any(order):
        better = ("no_answer",)
    elif not order[0]:
        better = ("chance_of_winning",)
    named = [(play, ("forced_win",) if play == sure else ()) for play in order if play]
    plays = tuple((cards_for(view, play), reasons, chances[play]) for play, reasons in named)
    return _Weighed(plays, better, chances.get(0), judged.partners)


def _judgement(found: _Weighed, cards: tuple[Card, ...]) -> Judgement:
    """Return what was made of one play of those that were weighed, or of passing."""
    others = [play for play in found.plays if play[0] != cards]
    reasons, chance = found.better_pass, found.pass_chance
    if cards:
        reasons, chance = next((play[1:] for play in found.plays if play[0] == cards), ((), None))
    rivals = [play[2] for play in others if play[2] is not None]
    if cards and found.pass_chance is not None:
        rivals.append(found.pass_chance)
    best = () if found.better_pass or not found.plays else found.plays[0][0]
    return Judgement(
        reasons,
        instead=others[0][0] if others else (),
        trust=found.trust,
        chance=chance,
        next=max(rivals) if rivals else None,
        best=cards == best,
    )


def height_of(combination: Combination) -> Height:
    """Return whether a play is a low or a high one of its kind, by its highest rank."""
    top = combination.ranks[-1]
    if top <= Rank.NINE:
        return Height.LOW
    return Height.HIGH if top >= Rank.KING else Height.MIDDLE
