"""Bots by the level that people choose; the nets of the hard ones come from ``resources/bots``."""

from __future__ import annotations

import logging
import zlib
from functools import cache
from pathlib import Path
from typing import TYPE_CHECKING
from zipfile import BadZipFile

from engine.ruleset import Variant
from liudou_gui.paths import resource
from liudou_gui.protocol.lobby import BotLevel

if TYPE_CHECKING:
    from engine.bots.base import Bot
    from engine.bots.hints import Adviser
    from engine.bots.net_bot import NetBot
    from engine.bots.nets import Net

_log = logging.getLogger(__name__)


def levels() -> tuple[BotLevel, ...]:
    """Return the levels that can be played here: the hard one needs its nets."""
    hard = all(_weights(variant) is not None for variant in Variant)
    return tuple(level for level in BotLevel if hard or level is not BotLevel.HARD)


def offered(level: BotLevel) -> BotLevel:
    """Return *level*, or NORMAL where it cannot be played here."""
    return level if level in levels() else BotLevel.NORMAL


def new_bot(level: BotLevel) -> Bot:
    """Return a bot; a level that cannot be played here, or whose nets are damaged, is played as NORMAL."""
    from liudou_gui.roster import bot_named  # with the first bot, not with the window

    try:
        return bot_named(offered(level).value)
    except (OSError, ValueError) as error:
        _log.warning("the %s bot cannot be had, a normal one plays: %s", level.value, error)
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
    """Return the net of a game. Raises ``FileNotFoundError``, and ``ValueError`` for damaged weights."""
    import numpy as np

    from engine.bots.nets import Net

    path = _weights(variant)
    if path is None:
        raise FileNotFoundError(f"bots/{variant.value}.npz")
    try:
        with np.load(path) as kept:
            return Net(dict(kept))
    except (BadZipFile, zlib.error, EOFError) as error:
        raise ValueError(f"{path.name} is damaged") from error


@cache
def _weights(variant: Variant) -> Path | None:
    try:
        return resource("bots", f"{variant.value}.npz")
    except FileNotFoundError:
        return None
