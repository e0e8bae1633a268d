"""``liudou verify``: a record played again and its dealing checked; here is what it can be asked."""

from __future__ import annotations

import argparse
from pathlib import Path


def add_arguments(parser: argparse.ArgumentParser) -> None:
    """Add what ``verify`` understands."""
    parser.description = (
        "Play a record again and check that its cards came from the shares of all who took part in the "
        "dealing. This proves the dealing; it cannot prove that nobody looked at the cards on the host's "
        "computer. Exit codes: 0 verified, 1 not verified or wrong, 2 the file cannot be read, "
        "65 it is no record or damaged, 74 what was found cannot be written."
    )
    parser.add_argument("record", type=Path, metavar="RECORD", help="a record that was saved (.liudou)")
    parser.add_argument("--json", action="store_true", help="one line of JSON instead of sentences")


def run(options: argparse.Namespace) -> int:
    """Check; see :func:`liudou_gui.verify_record.run`, which no window needs at its start."""
    from liudou_gui import verify_record

    return verify_record.run(options)
