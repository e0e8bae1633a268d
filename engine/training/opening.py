"""What answers before play are worth: ``python -m engine.training.opening VARIANT --out FOLDER``."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from engine.actions import PromptKind
from engine.bots.base import Bot, Decision
from engine.bots.opening import answers
from engine.counts.decompose import Decomposer
from engine.counts.features import Moment
from engine.counts.forced import forced_win
from engine.counts.plays import PASS, take
from engine.counts.scene import FIRST, SEATS
from engine.deal import Deal
from engine.match import Table, first_side
from engine.ruleset import Variant
from engine.scoring import hidden_scores, two_camps_scores, two_four_scores
from engine.state import GameState
from engine.training.sim import Sim
from engine.view import Phase, PlayerView
from engine.actions import Camp
from engine.visible import Role

_ROAMING = 0.15
"""How often an answer on the way to a question is drawn by lot, so that more is asked than bots say."""


@dataclass(frozen=True, slots=True)
class Row:
    """A question that a seat was asked, and how the deal ended for it after each answer, in points."""

    view: PlayerView
    points: dict[str, float]
    deal: int


class Roaming:
    """Answers as another bot does, now and then by lot."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        """Answer ``view.prompt``."""
        if rng.random() < _ROAMING:
            return Decision(rng.choice(list(answers(view).values())))
        return self._bot.decide(view, rng)


class Ends:
    """How one deal ends from its first lead on, both sides playing by the rule bot's judgement.

    What is the same for play (roles, camps, shown hands) is played once; stakes and doubles change
    only what it is worth.
    """

    def __init__(self, cutter: Decomposer) -> None:
        self._cutter = cutter
        self._kept: dict[tuple[object, ...], tuple[int, int]] = {}
        self.played = 0

    def points(self, state: GameState) -> Sequence[float]:
        """Return the six scores (base 1) of a deal that is over, void, or has come to its first lead."""
        if state.over:
            return (0,) * SEATS if state.result is None else state.result.scores
        at = (state.roles, state.camps, state.shown, state.turn)
        if at not in self._kept:
            self._kept[at] = self._play(state)
        winner, raised = self._kept[at]
        return scores(state, winner, raised)

    def _play(self, state: GameState) -> tuple[int, int]:
        sim = Sim(state)
        self.played += 1
        while sim.winner < 0:
            moment = sim.moment(self._cutter)
            sim.act(moment, by_rules(moment, sim.options(self._cutter)))
        return sim.winner, sim.scene.raised


def scores(state: GameState, winner: int, raised: int) -> Sequence[float]:
    """Return the six scores where side *winner* has won, and bombs have added *raised* to N."""
    n = state.n + raised
    first = winner == FIRST
    out = first_side(state).index(first)
    match state.variant:
        case Variant.HIDDEN:
            return hidden_scores(state.landlords, out, stake=state.stake, n=n, base=1)
        case Variant.TWO_FOUR:
            second = None if state.solo else state.seat_of(Role.SECOND_LANDLORD)
            return two_four_scores(state.seat_of(Role.GREAT_LANDLORD), second, first, n=n, base=1)
        case Variant.TWO_CAMPS:
            negative = None if state.solo else state.seat_of(Role.NEGATIVE_LANDLORD)
            positive = state.seat_of(Role.POSITIVE_LANDLORD)
            farmers = [s for s, camp in enumerate(state.camps) if camp is Camp.POSITIVE and s != positive]
            return two_camps_scores(positive, negative, farmers, first, n=n, base=1)


def by_rules(moment: Moment, options: list[int]) -> int:
    """Return what the rule bot would play."""
    if len(options) == 1:
        return options[0]
    sure = forced_win(moment, options)
    if sure != PASS:
        return sure
    return max(options, key=lambda play: (_worth(moment, play), -play))


def _worth(moment: Moment, play: int) -> float:
    if play == PASS:
        return moment.outlook.weigh_pass()
    rest = moment.hand[:]
    take(rest, play, moment.scene.rules_id)
    whole = len(moment.cutter.plan(rest).plays) == 1
    return moment.outlook.weigh(play, whole)[0]


def rows(deal: Deal, number: int, bot: Bot, seed: str, cutter: Decomposer) -> Iterator[Row]:
    """Yield the questions of one deal; after a question all others answer as *bot* does."""
    lots = Random(seed)  # noqa: S311 - reproducible
    ends = Ends(cutter)
    table = Table(deal, [Roaming(bot)] * SEATS, seed)
    doubling: list[PlayerView] = []
    while not table.state.over and table.state.phase is not Phase.PLAYING:
        view = table.asked()
        if view is not None and view.prompt is not None:
            if view.prompt.kind is PromptKind.DOUBLE:
                doubling.append(view)
            elif view.prompt.kind is PromptKind.BID or lots.random() < 0.6:
                yield Row(view, _after_each(table, view, bot, ends), number)
        table.step()
    if doubling:
        points = ends.points(table.state)
        for view in doubling:
            one = table.state.stake if points[view.viewer or 0] > 0 else -table.state.stake
            yield Row(view, {"no": 0.0, "yes": float(one)}, number)


def _after_each(table: Table, view: PlayerView, bot: Bot, ends: Ends) -> dict[str, float]:
    found = {}
    for name, action in answers(view).items():
        fork = table.fork([bot] * SEATS)
        fork.step(action)
        fork.play_opening()
        found[name] = float(ends.points(fork.state)[view.viewer or 0])
    return found
