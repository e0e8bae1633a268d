"""Duplicate deals between two bots: the same pack with the sides swapped, so that luck cancels out.

Who is on which side is often settled by bids and camps only. Each seat is therefore played by its
side's bot from the first question on, where that can be: the sides are guessed, the opening is played,
and the guess put right until it holds. In play the sides always belong to one bot each.
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import copy
from dataclasses import dataclass
from math import log10, sqrt
from random import Random

from engine.actions import Action, Camp
from engine.apply import apply, end_slot, start
from engine.bots.base import Bot
from engine.deal import Deal, deal_from_seed
from engine.observe import project
from engine.randomness import SEED_BYTES
from engine.ruleset import SEATS, Ruleset, Variant
from engine.state import GameState, Step
from engine.view import Phase, PlayerView, fold
from engine.visible import Role

_GUESSES = 4
_SURE = 1.959963984540054
"""So many standard errors to both sides make a 95 % interval."""


@dataclass(frozen=True, slots=True)
class Game:
    """One playing of a pack: whether bot A won, its seats' points together (base 1), and its role's word.

    *role* names A's side: ``landlords`` or ``farmers``, ``positive`` or ``negative``. *played* is False
    where the cards alone decided (F5).
    """

    won: bool
    points: int
    role: str
    played: bool
    decisions: int


@dataclass(frozen=True, slots=True)
class Pair:
    """A pack played twice with sides swapped; None where the deal was void."""

    games: tuple[Game, Game] | None

    @property
    def win_rate(self) -> float | None:
        """A's share of the two wins, None for what nobody could play."""
        if self.games is None or not all(game.played for game in self.games):
            return None
        return sum(game.won for game in self.games) / 2

    @property
    def points(self) -> float:
        """A's points in both games together."""
        return 0.0 if self.games is None else float(sum(game.points for game in self.games))


@dataclass(frozen=True, slots=True)
class Estimate:
    """A mean over deals, with half the width of its 95 % interval."""

    mean: float
    margin: float
    deals: int

    @property
    def interval(self) -> tuple[float, float]:
        """The 95 % interval."""
        return self.mean - self.margin, self.mean + self.margin


def estimate(values: Sequence[float]) -> Estimate:
    """Return the mean of *values* by deal and its 95 % interval.

    By the normal law; where all deals came out alike, by the rule of three (three in *number*).
    """
    number = len(values)
    if number == 0:
        return Estimate(float("nan"), float("inf"), 0)
    mean = sum(values) / number
    if number == 1:
        return Estimate(mean, float("inf"), 1)
    variance = sum((value - mean) ** 2 for value in values) / (number - 1)
    margin = _SURE * sqrt(variance / number) if variance else 3.0 / number
    return Estimate(mean, margin, number)


def elo(win_rate: float) -> float:
    """Return how many Elo points a win rate between 0 and 1 is worth, bounded to ±1200."""
    bounded = min(max(win_rate, 1e-3), 1 - 1e-3)
    return -400 * log10(1 / bounded - 1)


def pack_of(ruleset: Ruleset, seed: int, number: int) -> Deal:
    """Return deal *number* of the match *seed*, its hands moved on by *number* seats."""
    rng = Random(f"match/{ruleset.variant.value}/{seed}/{number}")  # noqa: S311 - a reproducible match
    deal = deal_from_seed(ruleset, rng.randbytes(SEED_BYTES))
    by = number % SEATS
    hands = deal.hands[by:] + deal.hands[:by]
    return Deal(ruleset, deal.seed, hands, deal.bottom, deal.open_mark, deal.secret_mark)


def play_pair(deal: Deal, a: Bot, b: Bot, seed: str) -> Pair:
    """Play *deal* twice: A on the first side, and A on the other. The bots' lots come from *seed*."""
    games = []
    for a_first in (True, False):
        game = _play(deal, a, b, seed, a_first=a_first)
        if game is None:
            return Pair(None)
        games.append(game)
    return Pair((games[0], games[1]))


def opened(deal: Deal, bots: Sequence[Bot], seed: str) -> GameState:
    """Play the opening of *deal*; return the state at the first lead, or one that is over."""
    table = Table(deal, bots, seed)
    table.play_opening()
    return table.state


def played(deal: Deal, bots: Sequence[Bot], seed: str) -> GameState:
    """Play *deal* to its end; return the last state."""
    table = Table(deal, bots, seed)
    table.play_on()
    return table.state


def first_side(state: GameState) -> tuple[bool, ...]:
    """Return by seat who is on the first side: the landlords, or the positive camp."""
    if state.variant is Variant.TWO_CAMPS and not state.solo:
        return tuple(camp is Camp.POSITIVE for camp in state.camps)
    return tuple(role is not None and role is not Role.FARMER for role in state.roles)


def _play(deal: Deal, a: Bot, b: Bot, seed: str, *, a_first: bool) -> Game | None:
    guess = (a_first,) * SEATS
    for _ in range(_GUESSES):
        table = Table(deal, [a if own else b for own in guess], seed)
        table.play_opening()
        found = tuple(first is a_first for first in first_side(table.state))
        if found == guess or (table.state.result is None and table.state.over):
            break
        guess = found
    if table.state.over and table.state.result is None:
        return None
    opened = table.decisions
    own = tuple(first is a_first for first in first_side(table.state))
    table.bots = [a if mine else b for mine in own]
    table.play_on()
    result = table.state.result
    if result is None:
        return None
    points = sum(score for score, mine in zip(result.scores, own, strict=True) if mine)
    won = any(own[seat] for seat in result.winners)
    camps = deal.ruleset.variant is Variant.TWO_CAMPS and not table.state.solo
    sides = ("positive", "negative") if camps else ("landlords", "farmers")
    return Game(won, points, sides[0 if a_first else 1], table.decisions > opened, table.decisions)


class Table:
    """A deal in the playing, without clock.

    *bots* answer by seat; *state* is where it stands, *decisions* counts the answers.
    """

    def __init__(self, deal: Deal, bots: Sequence[Bot], seed: str) -> None:
        self.bots = list(bots)
        self.decisions = 0
        self._rngs = [Random(f"{seed}/{seat}") for seat in range(SEATS)]  # noqa: S311 - bots' own lots
        self._views = [PlayerView(seat) for seat in range(SEATS)]
        self.state = self._take(start(deal, number=1, void_before=0))

    def fork(self, bots: Sequence[Bot]) -> Table:
        """Return another table that stands where this one does, with the same lots and other *bots*."""
        other = copy(self)
        other.bots = list(bots)
        other._rngs = [copy(rng) for rng in self._rngs]
        other._views = self._views[:]
        return other

    def asked(self) -> PlayerView | None:
        """Return the view of the seat that answers next; None where only a slot ends or the deal is over."""
        return self._views[self.state.prompts[0].seat] if self.state.prompts else None

    def play_opening(self) -> None:
        """Go on to the first play."""
        while not self.state.over and self.state.phase is not Phase.PLAYING:
            self.step()

    def play_on(self) -> None:
        """Go on to the end."""
        while not self.state.over:
            self.step()

    def step(self, answer: Action | None = None) -> None:
        """Let the next seat answer, by *answer* where one is given, or end a slot."""
        state = self.state
        if not state.prompts:
            self.state = self._take(end_slot(state))
            return
        prompt = state.prompts[0]
        seat = prompt.seat
        action = answer or self.bots[seat].decide(self._views[seat], self._rngs[seat]).action
        self.decisions += 1
        self.state = self._take(apply(state, seat, prompt.id, action))

    def _take(self, step: Step) -> GameState:
        for event in step.events:
            for seat in range(SEATS):
                visible = project(event, seat)
                if visible is not None:
                    self._views[seat] = fold(self._views[seat], visible)
        return step.state
