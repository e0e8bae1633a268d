"""Run on demand: how long the window works on a hint with its reasons.

    PYTHONPATH=. python -m tests.benchmarks.bench_hints [--deals 6] [--views 250]

The rule bot plays deals; a hint is asked for at some of its decisions, drawn at random, by an adviser that
has just been made, as in a window that has just opened.
"""

from __future__ import annotations

import argparse
import time
from random import Random

from tqdm import tqdm

from engine.actions import PromptKind
from engine.bots.base import Decision
from engine.bots.hints import Adviser
from engine.bots.rule_bot import RuleBot
from engine.counts import COMPILED
from engine.match import pack_of
from engine.ruleset import SEATS, Ruleset, Variant
from engine.view import PlayerView
from liudou_gui.bots import new_adviser
from tests.helpers.tables import Watched

SEED = 5


class Collector:
    """Plays as the rule bot and keeps what it saw when it was to play."""

    def __init__(self) -> None:
        self.views: list[PlayerView] = []
        self._bot = RuleBot()

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        """Answer ``view.prompt``."""
        if view.prompt is not None and view.prompt.kind is PromptKind.PLAY:
            self.views.append(view)
        return self._bot.decide(view, rng)


def hint_ms(adviser: Adviser, view: PlayerView) -> float:
    """Return how many milliseconds the first hint takes."""
    begun = time.perf_counter()
    found = adviser.hints(view)
    adviser.why(view, found.plays[0].cards if found.plays and not found.better_pass else ())
    return (time.perf_counter() - begun) * 1e3


def main() -> None:
    """Measure and print a line a game."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    parser.add_argument("--deals", type=int, default=6)
    parser.add_argument("--views", type=int, default=250)
    options = parser.parse_args()
    print(f"engine {'compiled' if COMPILED else 'interpreted'}")
    for variant in Variant:
        seen = Collector()
        for number in tqdm(range(options.deals), desc=variant.value, leave=False):
            table = Watched(pack_of(Ruleset(variant), SEED, number))
            table.play(dict.fromkeys(range(SEATS), seen), number)
        views = Random(SEED).sample(seen.views, min(options.views, len(seen.views)))
        adviser = new_adviser()
        first, *taken = [hint_ms(adviser, view) for view in views]
        taken.sort()
        print(
            f"{variant.value:9}  first {first:4.0f} ms, then median {taken[len(taken) // 2]:4.1f}, "
            f"99 of 100 {taken[len(taken) * 99 // 100]:4.1f}, most {taken[-1]:4.1f} ({len(taken)} hints)"
        )


if __name__ == "__main__":
    main()
