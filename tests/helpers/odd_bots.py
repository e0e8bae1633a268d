"""Bots that behave badly, for processes of their own; as each of those imports this, it needs little."""

from __future__ import annotations

import multiprocessing
import os
import sys
import time
from collections.abc import Callable
from multiprocessing.process import BaseProcess
from pathlib import Path
from random import Random

from engine.bots.base import Bot, Decision
from engine.bots.rule_bot import RuleBot
from engine.view import PlayerView
from liudou_gui.protocol.lobby import BotLevel

LONG_S = 60.0


def bot_processes() -> list[BaseProcess]:
    """Return this process's own, in which bots think."""
    return [child for child in multiprocessing.active_children() if child.name == "liudou-bots"]


def wait_until(there: Callable[[], bool], what: str) -> None:
    """Wait. Raises ``AssertionError``, which says *what*, after a long time."""
    end = time.monotonic() + LONG_S
    while not there():
        assert time.monotonic() < end, what
        time.sleep(0.002)


class Deadly:
    """Ends its process in the middle of a thought: always, or once, where a file is not there yet."""

    def __init__(self, mark: Path | None) -> None:
        self._mark = mark

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        if self._mark is None or not self._mark.exists():
            if self._mark is not None:
                self._mark.touch()
            os._exit(1)
        return RuleBot().decide(view, rng)


class Sleeper:
    """Takes its time."""

    def __init__(self, seconds: float) -> None:
        self._seconds = seconds

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        time.sleep(self._seconds)
        return RuleBot().decide(view, rng)


class Failing:
    """Raises an error with words that are no one else's business."""

    def decide(self, _view: PlayerView, _rng: Random) -> Decision:
        raise LookupError("the queen of hearts")


class WithoutWindow:
    """Thinks where nothing of a window has been imported, and fails elsewhere."""

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        if any(name.startswith(("PySide6", "shiboken6")) for name in sys.modules):
            raise ImportError
        return RuleBot().decide(view, rng)


def deadly(level: BotLevel) -> Bot:
    """Make an easy bot that ends its process."""
    return Deadly(None) if level is BotLevel.EASY else RuleBot()


def deadly_once(_level: BotLevel) -> Bot:
    """Make a bot that ends its process unless another has done so before."""
    return Deadly(Path(os.environ["LIUDOU_TEST_MARK"]))


def hanging(level: BotLevel) -> Bot:
    """Make an easy bot that says nothing for a minute."""
    return Sleeper(LONG_S) if level is BotLevel.EASY else RuleBot()


def slow(_level: BotLevel) -> Bot:
    """Make a bot that takes two seconds."""
    return Sleeper(2.0)


def failing(_level: BotLevel) -> Bot:
    """Make a bot that raises an error."""
    return Failing()


def without_window(_level: BotLevel) -> Bot:
    """Make a bot that looks what has been imported."""
    return WithoutWindow()


def unable(_level: BotLevel) -> Bot:
    """Make none."""
    raise MemoryError


def silent(_pipe: object, _new_bot: object) -> None:
    """Be a process that never comes up."""
    time.sleep(LONG_S)
