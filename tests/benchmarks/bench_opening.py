"""Run on demand: what the models of answers before play gain upon the rule bot's thresholds, in points.

    PYTHONPATH=. python -m tests.benchmarks.bench_opening hidden --models FOLDER [--packs 2000] [--kind bid]

Each pack is opened twice with one seat answering by the models and by the rule bot, first among five
who answer as the rule bot does (``rules``), then among five who answer by the models (``models``). It is
played on by the rule bot's judgement. Told are the seat's points by its models less those by the rule
bot, a pack, and how often who answers what where all six are alike. ``--kind`` takes the models for one
kind of question only. Teaching uses other packs as long as its seed is not 77.
"""

from __future__ import annotations

import argparse
from collections import Counter
from pathlib import Path
from random import Random

from tqdm import tqdm

from engine.actions import PromptKind
from engine.bots.base import Bot, Decision
from engine.bots.net_bot import NetBot
from engine.bots.opening import Opening, answers, question
from engine.bots.rule_bot import RuleBot
from engine.counts import COMPILED
from engine.match import Estimate, estimate, opened, pack_of
from engine.ruleset import SEATS, Ruleset, Variant
from engine.state import GameState
from engine.training.actor import cutter_for
from engine.training.trial import Ends
from engine.view import PlayerView

SEED = 77


class Counting:
    """Answers as another bot does, and counts what."""

    def __init__(self, bot: Bot) -> None:
        self._bot = bot
        self.said: Counter[tuple[str, str]] = Counter()

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        """Answer ``view.prompt``."""
        decision = self._bot.decide(view, rng)
        name = next(name for name, action in answers(view).items() if action == decision.action)
        self.said[question(view), name] += 1
        return decision


class Contest:
    """One game's models against the rule bot's thresholds."""

    def __init__(self, opening: Opening) -> None:
        self._variant = opening.variant
        self._cutter = cutter_for(opening.variant)
        self.bots = {"rules": Counting(RuleBot()), "models": Counting(NetBot({}, {opening.variant: opening}))}
        self._rules, self._models = RuleBot(), NetBot({}, {opening.variant: opening})
        self.voids: Counter[str] = Counter()

    def gain(self, number: int, among: str) -> float:
        """Return what the models gain for one seat of a pack."""
        deal = pack_of(Ruleset(self._variant), SEED, number)
        me = number // SEATS % SEATS
        others = {"rules": self._rules, "models": self._models}[among]
        bots: list[Bot] = [others] * SEATS
        alike = opened(deal, [self.bots[among]] * SEATS, f"{number}")
        self.voids[among] += alike.over and alike.result is None
        bots[me] = self._rules if among == "models" else self._models
        other = opened(deal, bots, f"{number}")
        if _told(alike) == _told(other):
            return 0.0
        mine, theirs = (float(Ends(self._cutter).scores(state)[me]) for state in (alike, other))
        return mine - theirs if among == "models" else theirs - mine


def _told(state: GameState) -> tuple[object, ...]:
    return state.roles, state.camps, state.shown, state.stake, state.n, state.bids


def only(opening: Opening, kind: str | None) -> Opening:
    """Return *opening* without the models of other kinds of questions."""
    kept = {name: model for name, model in opening.models.items() if kind in (None, name.partition(" ")[0])}
    return Opening(opening.variant, kept)


def told(found: Estimate) -> str:
    """Return an estimate in words."""
    return f"{found.mean:+.3f} ± {found.margin:.3f}"


def main() -> None:
    """Compare in one game."""
    parser = argparse.ArgumentParser(description="Compare answers before play.")
    parser.add_argument("variant", choices=[variant.value for variant in Variant])
    parser.add_argument("--models", type=Path, required=True, help="folder of VARIANT-opening.json")
    parser.add_argument("--packs", type=int, default=2000)
    parser.add_argument("--kind", choices=[kind.value for kind in PromptKind if kind is not PromptKind.PLAY])
    parser.add_argument("--quiet", action="store_true", help="do not tell who answers what")
    options = parser.parse_args()
    variant = Variant(options.variant)
    text = (options.models / f"{variant.value}-opening.json").read_text(encoding="utf-8")
    contest = Contest(only(Opening.parse(text, variant), options.kind))
    print(f"engine: {'compiled' if COMPILED else 'interpreted'}")
    for among in ("rules", "models"):
        gains = [contest.gain(number, among) for number in tqdm(range(options.packs), leave=False)]
        changed = sum(gain != 0 for gain in gains)
        print(
            f"{variant.value} {options.kind or 'all'}, one seat among {among}: {told(estimate(gains))}"
            f" points a pack of {options.packs}, {changed} end otherwise; {contest.voids[among]} void"
        )
        if not options.quiet:
            said = contest.bots[among].said
            asked = Counter({name: sum(said[q, a] for q, a in said if q == name) for name, _ in said})
            for (name, answer), times in sorted(said.items()):
                print(f"  {name}: {answer} {times / asked[name]:.1%} of {asked[name]}")


if __name__ == "__main__":
    main()
