"""What answers before play are worth: ``python -m engine.training.opening VARIANT --out FOLDER``.

At each question of a deal each answer is tried: the opening goes on from there, the others answering as
bots do, and the deal is played to its end. What an answer gains upon the quiet one is fitted to what was
known when the question was asked, by least squares with a penalty (ridge regression). In the first round
the others answer as the rule bot does, in the next by what was found. See docs/bots.md.
"""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Iterator, Sequence
from concurrent.futures import Executor
from dataclasses import astuple, dataclass
from itertools import pairwise
from pathlib import Path
from random import Random

import numpy as np
from numpy.typing import NDArray
from tqdm import tqdm

from engine.actions import Camp, PromptKind
from engine.bots.base import Bot, Decision
from engine.bots.net_bot import NetBot
from engine.bots.opening import LOUD, QUESTIONS, Opening, answers, features, names, question
from engine.bots.rule_bot import RuleBot
from engine.counts.decompose import Decomposer
from engine.counts.features import Moment
from engine.counts.forced import forced_win
from engine.counts.plays import PASS, take
from engine.counts.scene import FIRST, SEATS
from engine.deal import Deal
from engine.match import Table, estimate, first_side, pack_of
from engine.ruleset import Ruleset, Variant
from engine.scoring import hidden_scores, two_camps_scores, two_four_scores
from engine.state import GameState
from engine.training.actor import cutter_for
from engine.training.sim import Sim
from engine.view import Phase, PlayerView
from engine.visible import Role
from engine.workers import NoCluster, workers

Numbers = NDArray[np.float64]

_ROAMING = 0.15
"""How often an answer on the way to a question is drawn by lot, so that more is asked than bots say."""
_TRIED = 0.6
"""So many of the questions about camps and open hands are tried, whose answers are all played out."""
_PENALTY, _PENALTY_OF_REST = 0.03, 0.3
"""Of the ridge regression, upon features of spread one, a row; the rest is what showing does to the play."""
_FOLDS, _FEWEST = 5, 20
_PIECE = 25
"""Deals of a task."""


@dataclass(frozen=True, slots=True)
class Row:
    """A question that a seat was asked in a deal, and how the deal ended for it after each answer.

    *points* by answer, the quiet one first and perhaps alone; *unit* is what the seat gains or loses for
    each 1 of N after that one.
    """

    view: PlayerView
    points: dict[str, float]
    unit: float
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

    def __init__(self, deal: Deal, number: int, bot: Bot, seed: str, cutter: Decomposer) -> None:
        self._number, self._bots = number, [bot] * SEATS
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
                yield Row(view, {"no": 0.0, "yes": unit}, unit, self._number)
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
        return Row(view, points, unit, self._number)

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
                Row(view, {"no": 0.0}, float(units[view.viewer or 0]), self._number) for view in showing
            ]


@dataclass(frozen=True, slots=True)
class Task:
    """Deals *first* to *last* of *seed*. *opening* is what the others answer by: text, or none of it."""

    variant: Variant
    seed: int
    first: int
    last: int
    opening: str = ""


@dataclass(frozen=True, slots=True)
class Asked:
    """A :class:`Row` in numbers, with the rule bot's answer."""

    question: str
    known: list[float]
    points: dict[str, float]
    unit: float
    by_rules: str
    deal: int


def asked(task: Task) -> list[Asked]:
    """Try the deals of *task*; runs in a worker."""
    cutter, rules = cutter_for(task.variant), RuleBot()
    bot: Bot = rules
    if task.opening:
        bot = NetBot({}, {task.variant: Opening.parse(task.opening, task.variant)})
    found = []
    for number in range(task.first, task.last):
        deal = pack_of(Ruleset(task.variant), task.seed, number)
        for row in Trial(deal, number, bot, f"opening/{task.seed}/{number}", cutter).rows():
            action = rules.decide(row.view, Random(0)).action  # noqa: S311 - it draws no lots
            by_rules = next(name for name, answer in answers(row.view).items() if answer == action)
            known = list(features(row.view, cutter).values())
            found.append(Asked(question(row.view), known, row.points, row.unit, by_rules, number))
    return found


def ridge(known: Numbers, gained: Numbers, penalty: float) -> Numbers:
    """Return the numbers that fit *gained* best, one for each column of *known*; the first is all ones."""
    if len(gained) < _FEWEST:
        return np.zeros(known.shape[1])
    middle, spread = known.mean(axis=0), known.std(axis=0)
    middle[0] = 0.0
    spread[spread == 0] = 1.0
    even = (known - middle) / spread
    hold = np.full(even.shape[1], penalty * len(gained) + 1e-9)
    hold[0] = 1e-9
    fitted = np.linalg.solve(even.T @ even + np.diag(hold), even.T @ gained) / spread
    fitted[0] -= float(fitted[1:] @ middle[1:])
    return np.asarray(fitted, dtype=np.float64)


class Gathered:
    """All that was asked of one question, as arrays; row by row as it came."""

    def __init__(self, question: str, rows: Sequence[Asked]) -> None:
        kind = PromptKind(question.partition(" ")[0])
        self.loud = LOUD[kind]
        self.known = np.array([row.known for row in rows], dtype=np.float64)
        self.unit = np.array([row.unit for row in rows], dtype=np.float64)
        self.quiet = np.array([next(iter(row.points.values())) for row in rows])
        self.points = np.array([[row.points.get(name, np.nan) for name in self.loud] for row in rows])
        self.by_rules = [self.loud.index(row.by_rules) if row.by_rules in self.loud else -1 for row in rows]
        self.deal = np.array([row.deal for row in rows])
        self._raise = {PromptKind.DOUBLE: 1.0, PromptKind.SHOW: 9.0 if "solo" in question else 3.0}.get(
            kind, 0.0
        )

    def fitted(self, used: NDArray[np.bool_]) -> Numbers:
        """Return what fits the rows *used*, a column for each loud answer.

        What N is raised by is worth so much times the unit, which more rows tell; the rest is fitted to
        those where the answer was tried.
        """
        found = []
        for column in self.points.T:
            tried = used & ~np.isnan(column)
            rest = column[tried] - self.quiet[tried] - self._raise * self.unit[tried]
            if self._raise:
                own = ridge(self.known[tried], rest, _PENALTY_OF_REST)
                found.append(own + self._raise * ridge(self.known[used], self.unit[used], _PENALTY))
            else:
                found.append(ridge(self.known[tried], rest, _PENALTY))
        return np.stack(found, axis=1)

    def chosen(self, model: Numbers) -> NDArray[np.intp]:
        """Return by row the number of the loud answer that *model* gives, -1 for the quiet one."""
        gains = np.where(np.isnan(self.points), -np.inf, self.known @ model)
        return np.where(gains.max(axis=1) > 0, gains.argmax(axis=1), -1)

    def gains(self) -> tuple[list[float], NDArray[np.intp]]:
        """Return by deal what models gain upon the rule bot in deals they were not fitted to, and answers."""
        fold = self.deal % _FOLDS
        chosen = np.full(len(self.deal), -1)
        for number in range(_FOLDS):
            own = fold == number
            chosen[own] = self.chosen(self.fitted(~own))[own]
        tried = ~np.isnan(self.points).all(axis=1)
        rows = np.arange(len(chosen))
        whole = np.concatenate([self.points, self.quiet[:, None]], axis=1)  # -1 is the last column
        by_row = (whole[rows, chosen] - whole[rows, self.by_rules])[tried]
        deals, at = np.unique(self.deal[tried], return_inverse=True)
        return np.bincount(at, by_row, len(deals)).tolist(), chosen[tried]


class Study:
    """The rows of one game, kept in a file beside what is found, so that a stopped one goes on."""

    def __init__(self, variant: Variant, folder: Path, seed: int) -> None:
        self.variant, self.folder, self.seed = variant, folder, seed
        self._path = folder / f"{variant.value}-{seed}.jsonl"
        self._kept: dict[int, list[Asked]] = {}
        if self._path.exists():
            for line in self._path.read_text(encoding="utf-8").splitlines():
                first, rows = json.loads(line)
                self._kept[first] = [Asked(*row) for row in rows]

    def gather(self, executor: Executor, first: int, last: int, opening: str) -> None:
        """Try the deals *first* to *last* that are not kept yet."""
        starts = [start for start in range(first, last, _PIECE) if start not in self._kept]
        tasks = [Task(self.variant, self.seed, at, min(at + _PIECE, last), opening) for at in starts]
        with self._path.open("a", encoding="utf-8") as file:
            done = executor.map(asked, tasks)
            for start, rows in zip(tqdm(starts, unit="piece", leave=False), done, strict=True):
                self._kept[start] = rows
                file.write(json.dumps([start, [astuple(row) for row in rows]]) + "\n")
                file.flush()

    def questions(self) -> dict[str, Gathered]:
        """Return all rows by question."""
        rows = [row for start in sorted(self._kept) for row in self._kept[start]]
        by_name = {name: [row for row in rows if row.question == name] for name in QUESTIONS[self.variant]}
        return {name: Gathered(name, asked) for name, asked in by_name.items() if asked}

    def opening(self) -> Opening:
        """Return what fits all rows."""
        models = {}
        for name, rows in self.questions().items():
            fitted = rows.fitted(np.ones(len(rows.deal), dtype=np.bool_))
            known = names(self.variant, PromptKind(name.partition(" ")[0]))
            models[name] = {
                loud: {what: round(float(value), 4) for what, value in zip(known, column, strict=True)}
                for loud, column in zip(rows.loud, fitted.T, strict=True)
            }
        return Opening(self.variant, models)

    def told(self) -> Iterator[str]:
        """Yield in words what each model gains upon the rule bot."""
        for name, rows in self.questions().items():
            gains, answers = rows.gains()
            found = estimate(gains)
            share = {loud: f"{np.mean(answers == at):.1%}" for at, loud in enumerate(rows.loud)}
            by_rules = {
                loud: f"{np.mean(np.array(rows.by_rules) == at):.1%}" for at, loud in enumerate(rows.loud)
            }
            yield (
                f"{self.variant.value} {name}: {found.mean:+.3f} ± {found.margin:.3f} points a deal of"
                f" {found.deals}, {len(answers)} tried of {len(rows.deal)};"
                f" answers {share}, by rules {by_rules}"
            )


def main() -> None:
    """Study one game."""
    parser = argparse.ArgumentParser(description="Find out what answers before play are worth.")
    parser.add_argument("variant", choices=[variant.value for variant in Variant])
    parser.add_argument("--out", type=Path, required=True, help="folder of the models and of the rows")
    parser.add_argument("--deals", type=int, default=6000)
    parser.add_argument("--rounds", type=int, default=2)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--jobs", type=int, default=1, help="processes")
    parser.add_argument("--cluster", metavar="ADDRESS", help="let the workers of a Dask scheduler play")
    options = parser.parse_args()
    options.out.mkdir(parents=True, exist_ok=True)
    study = Study(Variant(options.variant), options.out, options.seed)
    ends = [options.deals * number // options.rounds for number in range(options.rounds + 1)]
    text = ""
    try:
        with workers(options.jobs, options.cluster) as (executor, _):
            for first, last in pairwise(ends):
                study.gather(executor, first, last, text)
                text = study.opening().text
    except NoCluster as error:
        parser.exit(1, f"{error}\n")
    path = options.out / f"{options.variant}-opening.json"
    path.write_text(text, encoding="utf-8")
    for line in study.told():
        sys.stdout.write(line + "\n")


if __name__ == "__main__":
    main()
