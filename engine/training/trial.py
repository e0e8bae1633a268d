"""A deal tried out before play: each answer to each question, and how the deal ends after it."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from random import Random

from engine.actions import Camp, PromptKind
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
from engine.visible import Role

_ROAMING = 0.15
"""How often an answer on the way to a question is drawn by lot, so that more is asked than bots say."""
_TRIED = 0.6
"""So many of the questions about camps and open hands are tried, whose answers are all played out."""


@dataclass(frozen=True, slots=True)
class Row:
    """A question that a seat was asked in a deal, and how the deal ended for it after each answer.

    *points* by answer, the quiet one first and perhaps alone; *unit* is what the seat gains or loses for
    each 1 of N after that one.
    """

    view: PlayerView
    points: dict[str, float]
    unit: float


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
        self._kept: dict[tuple[object, ...], tuple[bool, int]] = {}

    def scores(self, state: GameState) -> Sequence[int]:
        """Return the six scores of a deal that is over, void, or has come to its first lead."""
        if state.over:
            return (0,) * SEATS if state.result is None else state.result.scores
        first_won, raised = self._end(state)
        return scores(state, first_won, state.n + raised)

    def units(self, state: GameState) -> Sequence[int]:
        """Return by seat what each 1 of N is worth, for a deal that has come to its first lead."""
        return scores(state, self._end(state)[0], 1)

    def _end(self, state: GameState) -> tuple[bool, int]:
        at = (state.roles, state.camps, state.shown)
        if at not in self._kept:
            sim = Sim(state)
            while sim.winner < 0:
                moment = sim.moment(self._cutter)
                sim.act(moment, by_rules(moment, sim.options(self._cutter)))
            self._kept[at] = sim.winner == FIRST, sim.scene.raised
        return self._kept[at]


def scores(state: GameState, first_won: bool, n: int) -> Sequence[int]:
    """Return the six scores where the landlords or the positive camp have won, or have not, with *n*."""
    base = state.ruleset.base
    if state.variant is Variant.HIDDEN:
        out = first_side(state).index(first_won)
        return hidden_scores(state.landlords, out, stake=state.stake, n=n, base=base)
    if state.variant is Variant.TWO_FOUR:
        second = None if state.solo else state.seat_of(Role.SECOND_LANDLORD)
        return two_four_scores(state.seat_of(Role.GREAT_LANDLORD), second, first_won, n=n, base=base)
    negative = None if state.solo else state.seat_of(Role.NEGATIVE_LANDLORD)
    positive = state.seat_of(Role.POSITIVE_LANDLORD)
    farmers = [s for s, camp in enumerate(state.camps) if camp is Camp.POSITIVE and s != positive]
    return two_camps_scores(positive, negative, farmers, first_won, n=n, base=base)


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


class Trial:
    """One deal, tried out: its questions, and what came of each answer where the others answer as *bot*."""

    def __init__(self, deal: Deal, bot: Bot, seed: str, cutter: Decomposer) -> None:
        self._bots = [bot] * SEATS
        self._lots = Random(seed)  # noqa: S311 - reproducible
        self._ends = Ends(cutter)
        self._table = Table(deal, [Roaming(bot)] * SEATS, seed)
        self._quiet: dict[object, list[Row]] = {}
        """What landlords were asked who then showed nothing, by the roles and camps."""

    def rows(self) -> Iterator[Row]:
        """Yield the questions of the deal."""
        table = self._table
        doubling: list[PlayerView] = []
        while not table.state.over and table.state.phase is not Phase.PLAYING:
            view = table.asked()
            kind = None if view is None or view.prompt is None else view.prompt.kind
            if view is not None and kind is PromptKind.DOUBLE:
                doubling.append(view)
            elif view is not None and (kind is PromptKind.BID or self._lots.random() < _TRIED):
                yield self._tried(view)
            table.step()
        if doubling:  # whoever doubles, the deal is played alike
            units = self._ends.units(table.state)
            for view in doubling:
                unit = float(units[view.viewer or 0])
                yield Row(view, {"no": 0.0, "yes": unit}, unit)
        for rows in self._quiet.values():
            yield from rows

    def _tried(self, view: PlayerView) -> Row:
        """Try all answers to a question."""
        me = view.viewer or 0
        points: dict[str, float] = {}
        unit = 0.0
        for name, action in answers(view).items():
            fork = self._table.fork(self._bots)
            fork.step(action)
            self._open(fork)
            if not points and not fork.state.over:
                unit = float(self._ends.units(fork.state)[me])
            points[name] = float(self._ends.scores(fork.state)[me])
        return Row(view, points, unit)

    def _open(self, fork: Table) -> None:
        """Play the opening of *fork*; keep what landlords were asked if they show nothing."""
        showing: list[PlayerView] = []
        whole = fork.state.phase is not Phase.SHOWING
        while not fork.state.over and fork.state.phase is not Phase.PLAYING:
            view = fork.asked()
            if view is not None and view.prompt is not None and view.prompt.kind is PromptKind.SHOW:
                showing.append(view)
            fork.step()
        state = fork.state
        if whole and showing and not state.shown:
            units = self._ends.units(state)
            self._quiet[state.roles, state.camps] = [
                Row(view, {"no": 0.0}, float(units[view.viewer or 0])) for view in showing
            ]
