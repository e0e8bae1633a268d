"""``liudou arena`` and ``arena-table``: bots on duplicate deals; here is what they can be asked."""

from __future__ import annotations

import argparse
import os
from collections.abc import Sequence
from pathlib import Path

from liudou_gui.arguments import Range

NAMES = ("easy", "greedy", "hard", "net-v1", "normal", "random", "rule-v1")
"""The bots of :mod:`liudou_gui.roster`, which is not imported before a match is played."""
MOST_DEALS = 10_000_000


def add_arguments(parser: argparse.ArgumentParser, variants: Sequence[str]) -> None:
    """Add what ``arena`` understands."""
    parser.add_argument("a", choices=NAMES, metavar="A", help=f"a bot: {', '.join(NAMES)}")
    parser.add_argument("b", choices=NAMES, metavar="B", help="its opponent")
    parser.add_argument("--variant", choices=variants, default="two_four", help="which game")
    _add_size(parser)
    parser.add_argument("--json", action="store_true", help="end with one line of JSON")
    parser.add_argument(
        "--resume", type=Path, metavar="FILE", help="keep finished deals in FILE and go on there"
    )


def add_table_arguments(parser: argparse.ArgumentParser, variants: Sequence[str]) -> None:
    """Add what ``arena-table`` understands."""
    parser.add_argument(
        "--variant", choices=variants, action="append", dest="variants", help="which game; all if not said"
    )
    _add_size(parser)
    parser.add_argument(
        "--resume", type=Path, metavar="FOLDER", help="keep finished deals in FOLDER and go on there"
    )
    parser.add_argument(
        "--out", type=Path, metavar="FILE", help="write the table into this text, between its two markers"
    )
    parser.set_defaults(all_variants=tuple(variants))


def _add_size(parser: argparse.ArgumentParser) -> None:
    parser.add_argument("--deals", type=Range(1, MOST_DEALS), default=200, metavar="N", help="how many packs")
    parser.add_argument("--seed", type=Range(0, 2**63 - 1), default=0, metavar="S", help="where to begin")
    parser.add_argument(
        "--jobs", type=Range(1, 1024), default=os.cpu_count() or 1, metavar="J", help="processes"
    )
    parser.add_argument(
        "--cluster", metavar="ADDRESS", help="let the workers of a Dask scheduler play, as tcp://host:8786"
    )


def run(options: argparse.Namespace) -> int:
    """Play and report; see :func:`liudou_gui.arena_match.run`."""
    from liudou_gui import arena_match

    return arena_match.run(options)


def run_table(options: argparse.Namespace) -> int:
    """Play all against all and report; see :func:`liudou_gui.arena_table.run`."""
    from liudou_gui import arena_table

    return arena_table.run(options)
