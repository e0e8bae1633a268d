"""The words of the command line: without a command the window opens, commands do without one."""

from __future__ import annotations

import argparse
import io
import os
import re
import signal
import sys
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, suppress
from pathlib import Path

import platformdirs

from engine.ruleset import Variant
from liudou_gui import arena, host_command, selfplay, system_check, verify
from liudou_gui.arguments import Range, say
from liudou_gui.exits import EXIT_CONFIG, EXIT_INTERRUPTED

LANGUAGES = ("en", "zh_Hans", "zh_Hant")
_LINK = re.compile(r"^liudou:|^[^-].*liudou://", re.IGNORECASE | re.DOTALL)


def run_command(argv: Sequence[str] | None = None) -> int:
    """Run the program as :func:`liudou_gui.__main__.main` does, but leave Ctrl-C to the caller."""
    _be_a_worker_if_started_as_one()
    words = sys.argv[1:] if argv is None else argv
    _say_whatever_the_letters()
    options = _parser().parse_args(_with_link_as_option(words))
    if options.command == "selfplay":
        return selfplay.run(options)
    if options.command == "arena":
        return arena.run(options)
    if options.command == "arena-table":
        return arena.run_table(options)
    if options.command == "verify":
        return verify.run(options)
    missing = None if options.profile is not None else _homeless()
    if options.command == "host" and missing is None:
        return host_command.run(options)
    missing = missing or system_check.complaint()
    if missing is not None:
        say(missing)
        return EXIT_CONFIG
    with _ending_at_once_on_interrupt():
        from liudou_gui.app.application import Options, run  # Qt is imported only once it is known to load

        return run(
            Options(
                profile=options.profile,
                language=options.language,
                self_check=options.self_check,
                play_variant=None if options.play is None else Variant(options.play),
                join_link=options.join,
                discovery_port=options.discovery_port,
            )
        )


def _homeless() -> str | None:
    """Return why there is nowhere to keep anything, None where there is."""
    try:
        platformdirs.user_config_dir("liudou", appauthor=False)
        platformdirs.user_data_dir("liudou", appauthor=False)
    except RuntimeError:
        return "liudou: this account has no home folder; say where to keep settings and deals: --profile DIR"
    return None


@contextmanager
def _ending_at_once_on_interrupt() -> Iterator[None]:
    """Let Ctrl-C end a window that is still being built: an exception would go through the middle of Qt.

    Nothing is lost then: all that is written is written whole. Once the window is there, it ends in order.
    """

    def end(*_: object) -> None:
        with suppress(OSError):
            if sys.stderr is not None:  # else what was opened first is number 2
                os.write(2, b"stopped\n")
        os._exit(EXIT_INTERRUPTED)

    before = signal.getsignal(signal.SIGINT)
    if before is signal.SIG_IGN:  # as in the background of a script
        yield
        return
    signal.signal(signal.SIGINT, end)
    try:
        yield
    finally:
        signal.signal(signal.SIGINT, before)


def _say_whatever_the_letters() -> None:
    """Names of tables and people may have letters that a console or a pipe does not know."""
    if isinstance(sys.stdout, io.TextIOWrapper):  # there may be none
        with suppress(OSError):  # what was said before cannot be written: those who say more will tell
            sys.stdout.reconfigure(errors="backslashreplace")


def _be_a_worker_if_started_as_one() -> None:
    """In a program packed into one file, its own processes are started by the same file."""
    if getattr(sys, "frozen", False):
        import multiprocessing

        multiprocessing.freeze_support()


def _with_link_as_option(words: Sequence[str]) -> list[str]:
    # A link that stands alone means --join, whatever was copied with it; one behind an option is its value.
    before = ["", *words]
    return [
        f"--join={word}" if _LINK.search(word) and not previous.startswith("-") else word
        for previous, word in zip(before, words, strict=False)
    ]


def _parser() -> argparse.ArgumentParser:
    variants = [variant.value for variant in Variant]
    parser = argparse.ArgumentParser(
        prog="liudou", description="Dou Dizhu for six. Without a command it opens the window."
    )
    parser.add_argument("--profile", type=Path, metavar="DIR", help="keep settings and records in DIR")
    parser.add_argument("--language", choices=LANGUAGES, help="the window's language (default: the system's)")
    parser.add_argument("--play", choices=variants, help="begin a game against bots at once")
    parser.add_argument(
        "--join", default="", metavar="LINK", help="join a table by its invitation link or address at once"
    )
    parser.add_argument(
        "--self-check", action="store_true", help="open the window, print one line of JSON about it, and end"
    )
    # Several networks of tables beside each other on one computer, as the tests have them.
    parser.add_argument("--discovery-port", type=Range(1, 65535), help=argparse.SUPPRESS)
    commands = parser.add_subparsers(dest="command", metavar="COMMAND")
    headless = commands.add_parser("selfplay", help="let bots play whole deals without a window")
    selfplay.add_arguments(headless, variants)
    match = commands.add_parser("arena", help="two bots against each other on duplicate deals")
    arena.add_arguments(match, variants)
    table = commands.add_parser("arena-table", help="all bots against each other, as a table")
    arena.add_table_arguments(table, variants)
    verify.add_arguments(commands.add_parser("verify", help="check a record and how it was dealt"))
    host = commands.add_parser("host", help="open tables for the network without a window")
    host_command.add_arguments(host, variants)
    return parser
