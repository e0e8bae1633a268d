"""Why a bot plays what it plays: a few facts out of its view and its judgement, for people to read."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from enum import Enum

from engine.bots.reading import Reading, laid_play
from engine.cards import Card, Rank, rank_counts
from engine.combos import CombinationType, classify_cards
from engine.counts import kind_of, used
from engine.counts.decompose import Decomposer
from engine.counts.plays import AIRPLANE, BOMB, PASS, STRAIGHT
from engine.deal import Seat
from engine.movegen import answers
from engine.view import PlayerView

MOST = 3
"""No more facts than these are told of one play."""
_NEAR = 5
"""With so few cards left a seat may go out soon."""
_VERY_NEAR = 3
_BOMB_NEAR = 10
"""A bomb is meant for a seat that has no more cards than these."""
_CAN_GO_OUT = 0.3
"""A partner who goes out upon a lead with this chance is fed by it."""
_A_TURN = 0.5
"""A play that saves so many turns or more leaves a turn less to make."""
_SURE_ENOUGH, _KNOWN = 60, 99
"""From so many per cent on a guess about a seat is told; above, it is no guess."""
_MUCH_BETTER = 5
"""By so many per cent a play must be better for that to be told."""


class Why(Enum):
    """What can speak for a play, or for passing; what each carries stands at :class:`Fact`."""

    GOES_OUT = "goes_out"
    FORCED_WIN = "forced_win"
    NO_ANSWER = "no_answer"
    PARTNER_NEAR = "partner_near"
    PARTNER_LEADS = "partner_leads"
    GIVES_ITSELF_AWAY = "gives_itself_away"
    BOMBS_TO_STOP = "bombs_to_stop"
    BLOCKS = "blocks"
    FEEDS_PARTNER = "feeds_partner"
    SUSPECTS = "suspects"
    UNBEATABLE = "unbeatable"
    STAYS_HIDDEN = "stays_hidden"
    KEEPS_BOMB = "keeps_bomb"
    SAVES_HIGH_CARDS = "saves_high_cards"
    KEEPS_RUN_TOGETHER = "keeps_run_together"
    BOMBS = "bombs"
    KEEPS_LEAD = "keeps_lead"
    TAKES_LEAD = "takes_lead"
    SHEDS_LOW = "sheds_low"
    LOWEST_GROUP = "lowest_group"
    KEEPS_CONTROL = "keeps_control"
    ONE_TURN_LESS = "one_turn_less"
    COSTS_LEAST = "costs_least"
    CHANCE_OF_WINNING = "chance_of_winning"
    BETTER_BY = "better_by"


@dataclass(frozen=True, slots=True)
class Fact:
    """One reason. *seat* is whom it is about and *cards* how many that seat has left.

    *percent* belongs to a suspicion (with *partner*: that the seat is one, else an enemy), to the
    chance of winning, and to what a play is better than the next best by.
    """

    why: Why
    seat: Seat | None = None
    cards: int = 0
    percent: int = 0
    partner: bool = False


@dataclass(frozen=True, slots=True)
class Explanation:
    """A play, or a pass (no *cards*), with what speaks for it: :data:`MOST` facts, most telling first."""

    cards: tuple[Card, ...]
    facts: tuple[Fact, ...]


@dataclass(frozen=True, slots=True)
class Judgement:
    """What a bot made of one play, or of passing.

    *reasons* are the rule bot's codes, *instead* the best other play (empty where there is none), *best*
    says that nothing is better. A net adds by seat how likely it is a partner (*trust*), the *chance* of
    winning and the *next* best one.
    """

    reasons: tuple[str, ...] = ()
    instead: tuple[Card, ...] = ()
    trust: tuple[float, ...] = ()
    chance: float | None = None
    next: float | None = None
    best: bool = False


def explain(
    view: PlayerView, cards: tuple[Card, ...], judgement: Judgement, cutter: Decomposer
) -> Explanation:
    """Say why ``view.viewer`` should play *cards*, or pass if they are none, out of nothing else.

    *cutter* cuts hands by the rules of *view*. Raises ``ValueError`` for a spectator and for cards that
    are no combination.
    """
    story = _Story(view, cards, judgement, cutter)
    found = list(story.told())
    final = found and found[0].why in (Why.GOES_OUT, Why.FORCED_WIN, Why.NO_ANSWER)
    odds = [] if final else list(_odds(judgement))
    if not found and not odds and judgement.best:
        found = [Fact(Why.COSTS_LEAST)]
    kept = found[: MOST - 1 if odds else MOST]
    return Explanation(cards, tuple([*kept, *odds][:MOST]))


def _odds(judgement: Judgement) -> Iterator[Fact]:
    if judgement.chance is None:
        return
    yield Fact(Why.CHANCE_OF_WINNING, percent=_percent(judgement.chance))
    if judgement.next is not None:
        better = round(100 * (judgement.chance - judgement.next))
        if better >= _MUCH_BETTER:
            yield Fact(Why.BETTER_BY, percent=better)


def _percent(chance: float) -> int:
    """Return a chance in per cent; what is a guess is never told as certain."""
    return max(1, min(99, round(100 * chance)))


class _Story:
    """One play, or a pass, and what there is to say for it."""

    def __init__(
        self, view: PlayerView, cards: tuple[Card, ...], judgement: Judgement, cutter: Decomposer
    ) -> None:
        self._view, self._cards, self._judgement, self._cutter = view, cards, judgement, cutter
        self._reading = Reading(view)
        self._trust = judgement.trust or tuple(self._reading.trust)
        self._play = self._as_play(cards)
        self._near = {seat: view.sizes[seat] for seat in self._reading.others}
        owner = view.owner
        self._owner = owner if view.facing is not None else None

    def _as_play(self, cards: tuple[Card, ...]) -> int:
        if not cards:
            return PASS
        combination = classify_cards(cards, self._reading.rules)
        if combination is None:
            raise ValueError("these cards are no combination")
        return laid_play(cards, combination)

    def told(self) -> Iterator[Fact]:
        """Yield what there is to say, most telling first."""
        guessed = False
        for fact in self._of_play() if self._cards else self._of_pass():
            yield fact
            if fact.seat is not None and not guessed:
                guessed = True
                yield from self._suspicion(fact.seat)
        if not guessed and self._owner is not None and self._view.hand:
            yield from self._suspicion(self._owner)

    def _says(self, why: Why) -> bool:
        return why.value in self._judgement.reasons

    # -- passing ----------------------------------------------------------------------------

    def _of_pass(self) -> Iterator[Fact]:
        if self._says(Why.NO_ANSWER) or not self._judgement.instead:
            yield Fact(Why.NO_ANSWER)
            return
        instead = self._judgement.instead
        owner = self._owner
        if owner is not None and self._trust[owner] >= 0.5:
            near = self._near[owner] <= _NEAR
            yield Fact(Why.PARTNER_NEAR if near else Why.PARTNER_LEADS, owner, self._near[owner])
        if self._view.is_secret and self._is_marked(instead):
            yield Fact(Why.STAYS_HIDDEN)
        if kind_of(self._as_play(instead)) >= BOMB:
            yield Fact(Why.KEEPS_BOMB)
        elif min(card.rank for card in instead) >= Rank.ACE:
            yield Fact(Why.SAVES_HIGH_CARDS)
        if self._breaks_run(instead):
            yield Fact(Why.KEEPS_RUN_TOGETHER)
        if self._says(Why.KEEPS_CONTROL):
            yield Fact(Why.KEEPS_CONTROL)

    # -- playing ----------------------------------------------------------------------------

    def _of_play(self) -> Iterator[Fact]:
        if len(self._cards) == len(self._view.hand):
            yield Fact(Why.GOES_OUT)
            return
        if self._says(Why.FORCED_WIN):
            yield Fact(Why.FORCED_WIN)
            return
        if self._view.is_secret and self._is_marked(self._cards):
            yield Fact(Why.GIVES_ITSELF_AWAY)
        yield from self._of_lead() if self._owner is None else self._of_answer(self._owner)
        if self._reading.is_certain(self._play):
            yield Fact(Why.UNBEATABLE)
        if self._spares_mark():
            yield Fact(Why.STAYS_HIDDEN)
        if self._owner is not None and kind_of(self._play) < BOMB and self._could_bomb():
            yield Fact(Why.KEEPS_BOMB)
        if self._keeps_run():
            yield Fact(Why.KEEPS_RUN_TOGETHER)
        if kind_of(self._play) < BOMB and max(card.rank for card in self._cards) <= Rank.NINE:
            yield Fact(Why.SHEDS_LOW)
        for why in (Why.KEEPS_LEAD, Why.TAKES_LEAD, Why.LOWEST_GROUP):
            if self._says(why):
                yield Fact(why)
        if self._saves_a_turn():
            yield Fact(Why.ONE_TURN_LESS)

    def _of_lead(self) -> Iterator[Fact]:
        number = len(self._cards)
        enemies = [
            (left, seat)
            for seat, left in self._near.items()
            if self._trust[seat] < 0.5 and 0 < left <= _VERY_NEAR and number > left
        ]
        if enemies:
            left, seat = min(enemies)
            yield Fact(Why.BLOCKS, seat, left)
        partners = [
            (self._trust[seat] * self._reading.can_beat(seat, self._play)[0], seat)
            for seat, left in self._near.items()
            if self._trust[seat] >= 0.5 and left == number
        ]
        if partners and max(partners)[0] >= _CAN_GO_OUT:
            yield Fact(Why.FEEDS_PARTNER, max(partners)[1], number)

    def _of_answer(self, owner: Seat) -> Iterator[Fact]:
        left = self._near[owner]
        enemy = self._trust[owner] < 0.5
        if not enemy:
            return
        if kind_of(self._play) >= BOMB:
            yield Fact(Why.BOMBS_TO_STOP, owner, left) if left <= _BOMB_NEAR else Fact(Why.BOMBS)
        elif left <= _NEAR:
            yield Fact(Why.BLOCKS, owner, left)

    # -- guesses ----------------------------------------------------------------------------

    def _suspicion(self, seat: Seat) -> Iterator[Fact]:
        """Tell what is made of a seat whose side the viewer cannot know."""
        if self._view.is_partner(seat) is not None:
            return
        trust = self._trust[seat]
        percent = round(100 * max(trust, 1 - trust))
        if _SURE_ENOUGH <= percent < _KNOWN:
            yield Fact(Why.SUSPECTS, seat, percent=percent, partner=trust >= 0.5)

    # -- cards ------------------------------------------------------------------------------

    def _is_marked(self, cards: tuple[Card, ...]) -> bool:
        return any(card.face == self._view.marked_face for card in cards)

    def _spares_mark(self) -> bool:
        """Return whether plain copies are played although the marked card is of their rank (H6)."""
        face = self._view.marked_face
        return (
            self._view.is_secret
            and face is not None
            and self._is_marked(self._view.hand)
            and not self._is_marked(self._cards)
            and any(card.rank == face.rank for card in self._cards)
        )

    def _could_bomb(self) -> bool:
        facing = self._view.facing
        if facing is None:
            return False
        view = self._view
        bombs = (
            found.counts
            for found in answers(view.hand, self._reading.rules, facing, view.dead)
            if found.combination.type is CombinationType.BOMB
        )
        played = rank_counts(self._cards)
        held = self._reading.hand
        return any(
            all(need + gone <= have for need, gone, have in zip(counts, played, held, strict=True))
            for counts in bombs
        )

    def _runs(self) -> list[int]:
        """Return the runs in the best cut of the own hand."""
        plays = self._cutter.plan(self._reading.hand).plays
        return [play for play in plays if STRAIGHT <= kind_of(play) <= AIRPLANE]

    def _rest(self, cards: tuple[Card, ...]) -> list[int]:
        return [have - gone for have, gone in zip(self._reading.hand, rank_counts(cards), strict=True)]

    def _saves_a_turn(self) -> bool:
        cost = self._cutter.cost
        return cost(self._reading.hand) - cost(self._rest(self._cards)) >= _A_TURN

    def _breaks_run(self, cards: tuple[Card, ...]) -> bool:
        """Return whether a run of the own hand would be lost by playing *cards*, which are none."""
        if STRAIGHT <= kind_of(self._as_play(cards)) <= AIRPLANE:
            return False
        rest = self._rest(cards)
        return any(not self._has(rest, run) for run in self._runs())

    def _keeps_run(self) -> bool:
        """Return whether a run through the ranks that are played stays whole."""
        if kind_of(self._play) >= STRAIGHT:
            return False
        rest = self._rest(self._cards)
        played = rank_counts(self._cards)
        for run in self._runs():
            shared = any(a and b for a, b in zip(used(run, self._reading.rules_id), played, strict=True))
            if shared and self._has(rest, run):
                return True
        return False

    def _has(self, hand: list[int], run: int) -> bool:
        need = used(run, self._reading.rules_id)
        return all(have >= wanted for have, wanted in zip(hand, need, strict=True))
