"""``liudou selfplay``: whole deals by bots, headless."""

from __future__ import annotations

import argparse
import json
import sys
from collections.abc import Sequence
from random import Random
from typing import TYPE_CHECKING, TextIO

from engine.ruleset import SEATS, Ruleset, Variant
from liudou_gui.arguments import Range, without_reader

if TYPE_CHECKING:
    from engine.record import Record

MOST_DEALS = 10_000_000


def add_arguments(parser: argparse.ArgumentParser, variants: Sequence[str]) -> None:
    """Add what ``selfplay`` understands."""
    parser.add_argument("variant", choices=variants, metavar="VARIANT", help=", ".join(variants))
    parser.add_argument("--deals", type=Range(1, MOST_DEALS), default=10, metavar="N", help="how many deals")
    parser.add_argument("--seed", type=Range(0, 2**63 - 1), default=0, metavar="S", help="where to begin")
    parser.add_argument("--json", action="store_true", help="one line of JSON for each deal")


def run(options: argparse.Namespace) -> int:
    """Play and report; 130 when interrupted, 74 when nothing can be written."""
    return without_reader("liudou selfplay", lambda out: _play(options, out))


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
