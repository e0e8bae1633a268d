"""Bots by the level that people choose; the nets of the hard ones come from ``resources/bots``."""

from __future__ import annotations

import logging
import zipfile
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING

from engine.ruleset import Variant
from liudou_gui.paths import resource
from liudou_gui.protocol.lobby import BotLevel

if TYPE_CHECKING:
    from engine.bots.base import Bot
    from engine.bots.hints import Adviser
    from engine.bots.net_bot import NetBot
    from engine.bots.nets import Net

_MOST_BYTES = 8_000_000
"""Unpacked, the weights of a net need less than half of that."""

_log = logging.getLogger(__name__)


def levels() -> tuple[BotLevel, ...]:
    """Return the levels that can be played here: the hard one needs its nets, in files that are whole."""
    hard = all(_looks_whole(variant) for variant in Variant)
    return tuple(level for level in BotLevel if hard or level is not BotLevel.HARD)


def offered(level: BotLevel) -> BotLevel:
    """Return *level*, or NORMAL where it cannot be played here."""
    return level if level in levels() else BotLevel.NORMAL


def new_bot(level: BotLevel) -> Bot:
    """Return a bot; a level that cannot be played here is played as NORMAL."""
    from liudou_gui.roster import bot_named  # with the first bot, not with the window

    try:
        return bot_named(offered(level).value)
    except (OSError, ValueError) as error:
        _log.warning("bots of level %s play as %s: %s", level.value, BotLevel.NORMAL.value, error)
        return bot_named(BotLevel.NORMAL.value)


def new_adviser() -> Adviser:
    """Return what gives hints: with the hard bot's nets where they are, else with the rule bot."""
    from engine.bots.hints import Adviser

    return Adviser(_hard_bot)


@cache
def _hard_bot(variant: Variant) -> NetBot | None:
    if BotLevel.HARD not in levels():
        return None
    from engine.bots.net_bot import NetBot

    try:
        return NetBot({variant: net_of(variant)})
    except (OSError, ValueError):
        return None  # damaged weights: hints do not need them


@cache
def net_of(variant: Variant) -> Net:
    """Return the net of a game. Raises ``OSError`` for weights that are not there or cannot be read.

    Raises ``ValueError``, in words for people, for damaged ones.
    """
    import numpy as np

    from engine.bots.nets import Net

    path = _weights(variant)
    if path is None:
        raise FileNotFoundError(f"bots/{variant.value}.npz")
    try:
        _check_size(path)
        with np.load(path) as kept:
            return Net(dict(kept))
    except OSError:
        raise
    except Exception as error:  # each library on the way has errors of its own
        raise ValueError(f"{path.name} is damaged: {error}") from error


@cache
def _looks_whole(variant: Variant) -> bool:
    """Whether weights are there and not cut off; they are not read for that, as a window opens."""
    path = _weights(variant)
    try:
        if path is not None:
            _check_size(path)
            return True
    except Exception as error:  # noqa: BLE001 - whatever is in that file, a window opens
        _log.warning("the weights in %s cannot be used: %s", path, error)
    return False


def _check_size(path: Path) -> None:
    """Read a file's directory. Raises ``ValueError`` if it holds far too much, what :mod:`zipfile` does."""
    with zipfile.ZipFile(path) as kept:
        if sum(part.file_size for part in kept.infolist()) > _MOST_BYTES:
            raise ValueError("it is far too large")


@cache
def _weights(variant: Variant) -> Path | None:
    try:
        return resource("bots", f"{variant.value}.npz")
    except FileNotFoundError:
        return None
