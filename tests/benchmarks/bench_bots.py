"""Run on demand: how long bots take, whether all they do is legal, which wins they overlook, whom they trust.

    PYTHONPATH=. python -m tests.benchmarks.bench_bots [--decisions 1000000] [--weights FOLDER]

Every level plays all six seats of each game. *Wins* are decisions where the whole hand could be played
at once; a level has to take each. Brier scores are of the game with hidden landlords: guesses about
seats whose side the decider cannot know, made once half of the cards are gone; at most 0.12 is wanted.
With ``--weights`` a net from FOLDER/VARIANT.npz plays too, as level ``net``: as Hard does, but it looks ahead
in ``--worlds`` worlds, since a million decisions in all of Hard's take hours. The exit code is 1 if anything
was illegal or a win was overlooked.
"""

from __future__ import annotations

import argparse
import sys
from array import array
from collections.abc import Callable
from itertools import count
from pathlib import Path

import numpy as np
from tqdm import tqdm

from engine.bots.base import Bot
from engine.bots.net_bot import NetBot
from engine.bots.nets import Net, net_in
from engine.bots.reading import Reading
from engine.bots.search import WORLDS
from engine.counts import COMPILED
from engine.match import pack_of
from engine.ruleset import Ruleset, Variant
from liudou_gui.bots import opening_of
from liudou_gui.roster import ROSTER, bot_named
from tests.helpers.watched import Guess, Log, WatchedBot

LEVELS = ("easy", "normal", "hard")
WANTED = 0.12
VARIANTS = [variant.value for variant in Variant]


def nets_of(folder: Path | None) -> dict[Variant, Net]:
    """Return the nets that are in *folder*. Raises ``ValueError`` for weights of another kind of net."""
    found = {}
    for variant in Variant:
        path = None if folder is None else folder / f"{variant.value}.npz"
        if path is not None and path.exists():
            with np.load(path) as kept:
                found[variant] = net_in(kept, variant.value)
    return found


def contenders(
    wanted: list[str], variant: Variant, nets: dict[Variant, Net], worlds: int
) -> dict[str, Callable[[], Bot]]:
    """Return what makes each bot that can play *variant*; say who cannot."""
    found: dict[str, Callable[[], Bot]] = {}
    for name in wanted:
        try:
            if name == "net":
                bot = NetBot({variant: nets[variant]}, {variant: opening_of(variant)}, worlds)
                found[name] = lambda bot=bot: bot  # type: ignore[misc]
            else:
                bot_named(name)
                found[name] = ROSTER[name]
        except (KeyError, FileNotFoundError):
            print(f"{variant.value} {name}: left out, there is no net yet")
    return found


def guesses_of(variant: Variant, nets: dict[Variant, Net]) -> dict[str, Guess]:
    """Return who guesses sides, where they are hidden."""
    if variant is not Variant.HIDDEN:
        return {}
    found: dict[str, Guess] = {"Reading.trust": lambda view: Reading(view).trust}
    if variant in nets:
        bot = NetBot({variant: nets[variant]})
        found["NetBot.judged"] = lambda view: bot.judged(view).partners
    return found


def watch(
    make: Callable[[], Bot], variant: Variant, decisions: int, seed: int, guesses: dict[str, Guess]
) -> Log:
    """Play deals until so many decisions have been made."""
    log = Log()
    bot = WatchedBot(make(), log, guesses)
    with tqdm(total=decisions, unit="decision", leave=False, desc=variant.value) as bar:
        for number in count():
            bot.play(pack_of(Ruleset(variant), seed, number), f"{seed}/{number}")
            bar.update(log.decisions - bar.n)
            if log.decisions >= decisions:
                return log
    raise AssertionError("deals never end")


def show(name: str, variant: Variant, log: Log) -> None:
    """Print what was seen."""
    print(
        f"{variant.value} {name}: {log.decisions} decisions, {log.illegal} illegal;"
        f" wins in one play {log.wins}, taken {log.taken}"
    )
    for kind, times in sorted(log.times.items()):
        print(f"  {kind:<18} {len(times):>8}   {in_ms(times)}")
    for guesser, brier in log.brier.items():
        print(
            f"  Brier, {guesser}: {brier.score:.4f} over {brier.number} guesses (wanted <= {WANTED});"
            f" a constant would have {brier.constant:.4f}"
        )


def in_ms(times: array[float]) -> str:
    """Return median, 99th percentile and most."""
    middle, high = np.percentile(times, (50, 99))
    return f"median {1000 * middle:8.3f} ms   p99 {1000 * high:8.3f} ms   max {1000 * max(times):8.3f} ms"


def main() -> int:
    """Watch all that was asked for."""
    parser = argparse.ArgumentParser(description="Watch bots decide.")
    parser.add_argument(
        "--level", action="append", choices=[*sorted(ROSTER), "hard", "net"], help="default: all"
    )
    parser.add_argument("--variant", action="append", choices=VARIANTS, help="default: all")
    parser.add_argument("--decisions", type=int, default=20_000, help="by level and game")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--weights", type=Path, help="a folder of VARIANT.npz")
    parser.add_argument("--worlds", type=int, default=WORLDS, help="in which ``net`` looks ahead")
    options = parser.parse_args()
    try:
        nets = nets_of(options.weights)
    except (OSError, ValueError) as error:
        parser.error(f"{options.weights}: {error}")
    levels = options.level or [*LEVELS, *(["net"] if options.weights else [])]
    print(f"engine: {'compiled' if COMPILED else 'interpreted'}")
    failed = False
    for variant in map(Variant, options.variant or VARIANTS):
        for name, make in contenders(levels, variant, nets, options.worlds).items():
            log = watch(make, variant, options.decisions, options.seed, guesses_of(variant, nets))
            show(name, variant, log)
            failed |= bool(log.illegal) or (name in (*LEVELS, "net") and log.taken < log.wins)
    return int(failed)


if __name__ == "__main__":
    sys.exit(main())
