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

from engine.actions import PromptKind
from engine.bots.base import Bot
from engine.bots.net_bot import NetBot
from engine.bots.opening import LOUD, QUESTIONS, Opening, answers, features, is_given, names, question
from engine.bots.rule_bot import RuleBot
from engine.match import Estimate, estimate, pack_of
from engine.ruleset import Ruleset, Variant
from engine.training.actor import cutter_for
from engine.training.trial import Trial
from engine.workers import NoCluster, workers

Numbers = NDArray[np.float64]

_TRUSTED, _LITTLE = 3, 0.001
_PENALTY, _PENALTY_OF_REST, _PENALTY_OF_OWN = 0.5, 2.0, 1.0
"""Of the ridge regression, upon features of spread one, a row; the rest is what showing does to the play."""
_FOLDS, _FEWEST = 5, 20
_PIECE = 25
"""Deals of a task."""


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
        for row in Trial(deal, bot, f"opening/{task.seed}/{number}", cutter).rows():
            action = rules.decide(row.view, Random(0)).action  # noqa: S311 - it draws no lots
            by_rules = next(name for name, answer in answers(row.view).items() if answer == action)
            known = list(features(row.view, cutter).values())
            found.append(Asked(question(row.view), known, row.points, row.unit, by_rules, number))
    return found


def ridge(known: Numbers, gained: Numbers, penalty: float) -> Numbers:
    """Return the numbers that fit *gained* best, one for each column of *known*; the first is all ones.

    The first columns say most, and are hardly held back; all others are.
    """
    if len(gained) < _FEWEST:
        return np.zeros(known.shape[1])
    middle, spread = known.mean(axis=0), known.std(axis=0)
    middle[0] = 0.0
    spread[spread == 0] = 1.0
    even = (known - middle) / spread
    hold = np.full(even.shape[1], penalty * len(gained) + 1e-9)
    hold[0], hold[1:_TRUSTED] = 1e-9, _LITTLE * len(gained) + 1e-9
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
        self._kind = kind
        self._raise = {PromptKind.DOUBLE: 1.0, PromptKind.SHOW: 9.0 if "solo" in question else 3.0}.get(
            kind, 0.0
        )

    def fitted(self, used: NDArray[np.bool_]) -> Numbers:
        """Return what fits the rows *used*, a column for each loud answer.

        What raises N is worth so much times the unit, which more rows tell than those where all answers
        were tried. Upon that comes what the answers have in common, then what each has for itself.
        """
        raised = self._raise * ridge(self.known[used], self.unit[used], _PENALTY)
        tried = ~np.isnan(self.points) & used[:, None]
        gained = self.points - (self.quiet + self._raise * self.unit)[:, None]
        rows, columns = np.nonzero(tried)
        common = ridge(self.known[rows], gained[rows, columns], _PENALTY_OF_REST if self._raise else _PENALTY)
        found = [raised + common for _ in self.loud]
        if len(self.loud) > 1:
            for own, column, mine in zip(found, gained.T, tried.T, strict=True):
                own += ridge(self.known[mine], column[mine] - self.known[mine] @ common, _PENALTY_OF_OWN)
        return np.stack(found, axis=1)

    def chosen(self, model: Numbers) -> NDArray[np.intp]:
        """Return by row the number of the loud answer that *model* gives in play, -1 for the quiet one."""
        gains = np.where(np.isnan(self.points), -np.inf, self.known @ model)
        given = np.array([is_given(self._kind, float(gain)) for gain in gains.max(axis=1)], dtype=np.bool_)
        return np.where(given, gains.argmax(axis=1), -1)

    @property
    def tried(self) -> NDArray[np.bool_]:
        """By row whether more than the quiet answer was tried."""
        return np.asarray(~np.isnan(self.points).all(axis=1))

    def gains(self) -> tuple[list[float], NDArray[np.intp]]:
        """Return by deal what models gain upon the rule bot in deals they were not fitted to, and answers."""
        fold = self.deal % _FOLDS
        chosen = np.full(len(self.deal), -1)
        for number in range(_FOLDS):
            own = fold == number
            chosen[own] = self.chosen(self.fitted(~own))[own]
        rows, tried = np.arange(len(chosen)), self.tried
        whole = np.concatenate([self.points, self.quiet[:, None]], axis=1)  # -1 is the last column
        by_row = (whole[rows, chosen] - whole[rows, self.by_rules])[tried]
        deals, at = np.unique(self.deal[tried], return_inverse=True)
        return np.bincount(at, by_row, len(deals)).tolist(), chosen[tried]


def is_proven(gain: Estimate) -> bool:
    """Return whether a gain lies a standard error or more above nothing; else the thresholds stay."""
    return gain.mean > gain.margin / 2


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
        with self._path.open("a", encoding="utf-8", newline="\n") as file:
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

    def opening(self, *, proven: bool = False) -> Opening:
        """Return what fits all rows; without the models that are not *proven* to be better than the rules."""
        models = {}
        for name, rows in self.questions().items():
            if proven and not is_proven(estimate(rows.gains()[0])):
                continue
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
            by_rules = np.array(rows.by_rules)[rows.tried]
            said = ", ".join(
                f"{loud} {np.mean(answers == at):.1%} (rule bot {np.mean(by_rules == at):.1%})"
                for at, loud in enumerate(rows.loud)
            )
            yield (
                f"{self.variant.value} {name}: {'kept' if is_proven(found) else 'left out'},"
                f" {found.mean:+.3f} ± {found.margin:.3f} points a deal of {found.deals},"
                f" {len(answers)} rows tried of {len(rows.deal)}; {said}"
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
    text = study.opening(proven=True).text
    path = options.out / f"{options.variant}-opening.json"
    path.write_text(text, encoding="utf-8", newline="\n")
    for line in study.told():
        sys.stdout.write(line + "\n")


if __name__ == "__main__":
    main()
