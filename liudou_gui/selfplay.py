"""``liudou selfplay``: whole deals by bots, headless."""

from __future__ import annotations

import argparse
import json
import os
import sys
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, TextIO

from engine.ruleset import SEATS, Ruleset, Variant

if TYPE_CHECKING:
    from engine.record import Record

EXIT_IO = 74
MOST_DEALS = 10_000_000


def add_arguments(parser: argparse.ArgumentParser, variants: Sequence[str]) -> None:
    """Add what ``selfplay`` understands."""
    parser.add_argument("variant", choices=variants, metavar="VARIANT", help=", ".join(variants))
    parser.add_argument("--deals", type=_Range(1, MOST_DEALS), default=10, metavar="N", help="how many deals")
    parser.add_argument("--seed", type=_Range(0, 2**63 - 1), default=0, metavar="S", help="where to begin")
    parser.add_argument("--json", action="store_true", help="one line of JSON for each deal")


def run(options: argparse.Namespace) -> int:
    """Play and report; 130 when interrupted, 74 when nothing can be written."""
    try:
        _play(options, sys.stdout or open(os.devnull, "w", encoding="utf-8"))  # noqa: PTH123, SIM115
    except KeyboardInterrupt:
        _say("stopped")
        return 130
    except BrokenPipeError:
        # Whoever read our lines has heard enough, as with ``| head``; nothing is flushed to them at the end.
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return 0
    except OSError as error:
        _say(f"liudou selfplay: the results cannot be written: {error.strerror}")
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
        return EXIT_IO
    return 0


def _say(text: str) -> None:
    if sys.stderr is not None:
        sys.stderr.write(text + "\n")


def _play(options: argparse.Namespace, out: TextIO) -> None:
    from tqdm import tqdm  # not when a window opens, which asks this module for its options alone

    from engine.bots.rule_bot import RuleBot
    from engine.deal import deal_from_seed
    from engine.randomness import SEED_BYTES
    from engine.selfplay import play_deal

    ruleset = Ruleset(Variant(options.variant))
    totals, voids, void_before = [0] * SEATS, 0, 0
    hidden = True if sys.stderr is None else None
    for number in tqdm(range(options.deals), unit="deal", disable=hidden, file=sys.stderr, leave=False):
        rng = Random(f"{options.seed}/{number}")  # noqa: S311 - a reproducible match, no secret
        record = play_deal(
            deal_from_seed(ruleset, rng.randbytes(SEED_BYTES)),
            [RuleBot() for _ in range(SEATS)],
            rng,
            number=number + 1,
            void_before=void_before,
        )
        void_before = void_before + 1 if record.scores is None else 0
        voids += record.scores is None
        totals = [total + score for total, score in zip(totals, record.scores or [0] * SEATS, strict=True)]
        if options.json:
            out.write(json.dumps(_line(record)) + "\n")
            out.flush()
    if not options.json:
        scores = "  ".join(f"{total:+d}" for total in totals)
        out.write(f"{ruleset.variant.value}: {options.deals} deals, {voids} void; totals by seat: {scores}\n")
    out.flush()


def _line(record: Record) -> dict[str, object]:
    return {
        "variant": record.ruleset.variant.value,
        "deal": record.number,
        "seed": record.seed.hex(),
        "n": record.n,
        "scores": list(record.scores or [0] * SEATS),
        "void": record.scores is None,
        "actions": len(record.entries),
    }


class _Range:
    def __init__(self, low: int, high: int) -> None:
        self._low, self._high = low, high

    def __call__(self, text: str) -> int:
        digits = text.lstrip("0") or "0"
        plain = bool(text) and text.isascii() and text.isdecimal() and len(digits) < 20
        if not plain or not self._low <= int(digits) <= self._high:
            shown = text if len(text) <= 30 else f"{text[:30]}…"
            raise argparse.ArgumentTypeError(
                f"{shown!r} is not a whole number from {self._low} to {self._high}"
            )
        return int(digits)
