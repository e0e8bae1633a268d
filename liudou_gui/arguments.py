"""What the commands without a window share: bounded numbers, words for people, closed pipes."""

from __future__ import annotations

import argparse
import os
import sys
from collections.abc import Callable
from contextlib import suppress
from typing import TextIO

from liudou_gui.exits import EXIT_INTERRUPTED, EXIT_IO


class Range:
    """Reads a whole number from *low* to *high*, or 0 as well, for :mod:`argparse`."""

    def __init__(self, low: int, high: int, *, or_zero: bool = False) -> None:
        self._low, self._high, self._or_zero = low, high, or_zero

    def __contains__(self, number: int) -> bool:
        return self._low <= number <= self._high or (self._or_zero and number == 0)

    def __str__(self) -> str:
        """Return in words what may be given."""
        return f"{'0 or ' if self._or_zero else ''}a whole number from {self._low} to {self._high}"

    def __call__(self, text: str) -> int:
        """Return the number. Raises ``ArgumentTypeError`` in words for anything else."""
        digits = text.lstrip("0") or "0"
        plain = bool(text) and text.isascii() and text.isdecimal() and len(digits) < 20
        if not plain or int(digits) not in self:
            shown = text if len(text) <= 30 else f"{text[:30]}…"
            raise argparse.ArgumentTypeError(f"{shown!r} is not {self}")
        return int(digits)


def say(text: str) -> None:
    """Write a line to the person, if there is anywhere to write."""
    if sys.stderr is not None:
        sys.stderr.write(text + "\n")


def without_reader(name: str, work: Callable[[TextIO], None]) -> int:
    """Do *work* with standard output; return 0, or 130 when interrupted, 74 when nothing can be written."""
    try:
        work(sys.stdout or open(os.devnull, "w", encoding="utf-8"))  # noqa: PTH123, SIM115
    except KeyboardInterrupt:
        say("stopped")
        return EXIT_INTERRUPTED
    except BrokenPipeError:
        # Whoever read our lines has heard enough, as with ``| head``; nothing is flushed to them at the end.
        _write_no_more()
        return 0
    except OSError as error:
        where = "the results" if error.filename is None else error.filename
        say(f"{name}: {where} cannot be written: {error.strerror or error}")
        _write_no_more()
        return EXIT_IO
    return 0


def _write_no_more() -> None:
    with suppress(OSError, AttributeError):  # there may be none, or one that is no file
        os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
