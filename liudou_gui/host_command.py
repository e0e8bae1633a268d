"""``liudou host``: tables on the network without a window; here is what it can be asked."""

from __future__ import annotations

import argparse
import gc
from collections.abc import Callable, Sequence
from pathlib import Path

from liudou_gui.arguments import Range
from liudou_gui.protocol.limits import PLAY_SECONDS, TABLES

LEVELS = ("easy", "normal", "hard")
_DESCRIPTION = """\
Open tables for guests on the network, without a window. Whoever has the same profile on this computer gives
the orders in their window; where they do not sit at a table, a deal begins when everybody there is ready.
Bots fill the seats that people leave empty. Tables that a killed host has left unfinished are taken up again.
"""
_EXIT_CODES = """\
exit codes:
  0    all tables have ended, or the host was asked to stop (SIGTERM); everybody was told
  2    wrong words on the command line
  65   the options on standard input cannot be read
  69   the port or the address cannot be had
  70   a table has ended by a fault; its journal was kept
  73   the profile cannot be used
  74   a journal cannot be written
  75   this profile has a running host already
  130  interrupted (Ctrl-C); everybody was told
"""


def add_arguments(parser: argparse.ArgumentParser, variants: Sequence[str]) -> None:
    """Add what ``host`` understands."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.description, parser.epilog = _DESCRIPTION, _EXIT_CODES
    parser.add_argument(
        "--profile",
        type=Path,
        metavar="DIR",
        default=argparse.SUPPRESS,
        help="keep keys and journals in DIR (default: where the window keeps its own)",
    )
    parser.add_argument("--game", choices=variants, default="two_four", help="which game (default: two_four)")
    parser.add_argument(
        "--base", type=Range(1, 10_000), default=1, metavar="N", help="base points (default: 1)"
    )
    parser.add_argument(
        "--name", default="", metavar="NAME", help="the table's name (default: this computer's)"
    )
    parser.add_argument(
        "--play-seconds",
        type=Range(*PLAY_SECONDS, or_zero=True),
        default=30,
        metavar="N",
        help="seconds for a play; 0: no limit",
    )
    parser.add_argument("--locked", action="store_true", help="let in only who has the room code or a link")
    parser.add_argument("--no-spectators", action="store_true", help="nobody may watch")
    parser.add_argument("--no-counter", action="store_true", help="no card counter at this table")
    parser.add_argument("--bots", choices=LEVELS, default="normal", help="how well bots play")
    parser.add_argument(
        "--port", type=Range(0, 65535), metavar="N", help="the TCP port (default: 47610, else any free one)"
    )
    parser.add_argument(
        "--listen", default="*", metavar="ADDRESS", help="listen at this address of the computer alone"
    )
    parser.add_argument(
        "--discovery-port",
        type=Range(0, 65535),
        default=47610,
        metavar="N",
        help="the UDP port for guests who search; 0: do not answer them",
    )
    parser.add_argument(
        "--resume",
        action=argparse.BooleanOptionalAction,
        default=True,
        help="take up unfinished tables of this profile (default); otherwise they are left as they are",
    )
    source = parser.add_mutually_exclusive_group()
    source.add_argument("--tables", type=Range(1, TABLES), default=1, metavar="N", help="how many tables")
    source.add_argument(
        "--options-from-stdin",
        action="store_true",
        help="read each table's options from standard input, one line of JSON a table, such as "
        '{"name": "Tea", "game": "hidden", "base": 2, "play_seconds": 0, "locked": true}',
    )
    source.add_argument("--from-window", action="store_true", help=argparse.SUPPRESS)


def run(options: argparse.Namespace, fault: Callable[[str], None] = lambda _: None) -> int:
    """Host; see :func:`liudou_gui.server.process.run`."""
    gc.disable()  # of what is made by imports nothing goes away: looking for it takes a tenth of the start
    try:
        from liudou_gui.server import process

        return process.run(options, fault)
    finally:
        gc.enable()
