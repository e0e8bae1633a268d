"""Bots by the level that people choose; what the hard ones learned comes from ``resources/bots``."""

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
    from engine.bots.opening import Opening

_MOST_BYTES = 8_000_000
"""Unpacked, the weights of a net need less than half of that."""
_MOST_OF_OPENING = 100_000
"""Models of what answers before play are worth need a tenth of that."""

_WORLDS_OF_HINTS = 50
"""Hints are worked out in the window's thread, which so many worlds hold up for a frame or two at most."""

_log = logging.getLogger(__name__)


def levels() -> tuple[BotLevel, ...]:
    """Return the levels that can be played here: hard bots need all they learned, in whole files."""
    hard = all(_looks_whole(variant) for variant in Variant)
    return tuple(level for level in BotLevel if hard or level is not BotLevel.HARD)


def offered(level: BotLevel) -> BotLevel:
    """Return *level*, or NORMAL where it cannot be played here."""
    return level if level in levels() else BotLevel.NORMAL


def new_bot(level: BotLevel) -> Bot:
    """Return a bot; a level that cannot be played here is played as NORMAL."""
    from engine.bots.roster import bot_named  # with the first bot, not with the window

    given = offered(level)
    try:
        return hard_bot() if given is BotLevel.HARD else bot_named(given.value)
    except (OSError, ValueError) as error:
        _log.warning("bots of level %s play as %s: %s", level.value, BotLevel.NORMAL.value, error)
        return bot_named(BotLevel.NORMAL.value)


def hard_bot() -> NetBot:
    """Return the hard bot. Raises ``OSError`` where what it learned is missing, ``ValueError`` if damaged."""
    from engine.bots.net_bot import NetBot

    nets = {variant: net_of(variant) for variant in Variant}
    return NetBot(nets, {variant: opening_of(variant) for variant in Variant})


def net_v1() -> NetBot:
    """Return a fixed opponent: the nets published first, alone. Raises as :func:`hard_bot`.

    They are those of the hard bot; who changes these keeps the old ones for it.
    """
    from engine.bots.net_bot import NetBot

    return NetBot({variant: net_of(variant) for variant in Variant}, worlds=0)


def new_adviser() -> Adviser:
    """Return what gives hints: with the hard bot's nets where they are, else with the rule bot."""
    from engine.bots.hints import Adviser

    return Adviser(_adviser_of)


@cache
def _adviser_of(variant: Variant) -> NetBot | None:
    if BotLevel.HARD not in levels():
        return None
    from engine.bots.net_bot import NetBot
    from engine.bots.search import WORLDS

    try:
        return NetBot({variant: net_of(variant)}, worlds=min(WORLDS, _WORLDS_OF_HINTS))
    except (OSError, ValueError):
        return None  # damaged weights: hints do not need them


@cache
def net_of(variant: Variant) -> Net:
    """Return the net of a game. Raises ``OSError`` for weights that are not there or cannot be read.

    Raises ``ValueError``, in words for people, for damaged ones.
    """
    import numpy as np

    from engine.bots.nets import net_in

    path = _weights(variant)
    if path is None:
        raise FileNotFoundError(f"bots/{variant.value}.npz")
    try:
        _check_size(path)
        with np.load(path) as kept:
            return net_in(kept, variant.value)
    except OSError:
        raise
    except Exception as error:  # each library on the way has errors of its own
        raise ValueError(f"{path.name} is damaged: {error}") from error


@cache
def opening_of(variant: Variant) -> Opening:
    """Return what answers before play are worth in a game. Raises as :func:`net_of`."""
    from engine.bots.opening import Opening

    path = _models(variant)
    if path is None:
        raise FileNotFoundError(f"bots/{_models_name(variant)}")
    try:
        _check_length(path)
        return Opening.parse(path.read_text(encoding="utf-8"), variant)
    except ValueError as error:
        raise ValueError(f"{path.name} is damaged: {error}") from error


@cache
def _looks_whole(variant: Variant) -> bool:
    """Whether all is there and not cut off; it is not read for that, as a window opens."""
    weights, models = _weights(variant), _models(variant)
    try:
        if weights is not None and models is not None:
            _check_size(weights)
            _check_length(models)
            return True
    except Exception as error:  # noqa: BLE001 - whatever is in these files, a window opens
        _log.warning("the weights in %s or %s cannot be used: %s", weights, models, error)
    return False


def _check_size(path: Path) -> None:
    """Read a file's directory. Raises ``ValueError`` if it holds far too much, what :mod:`zipfile` does."""
    with zipfile.ZipFile(path) as kept:
        if sum(part.file_size for part in kept.infolist()) > _MOST_BYTES:
            raise ValueError("it is far too large")


def _check_length(path: Path) -> None:
    """Raise ``ValueError`` for a file that cannot hold models, ``OSError`` for none at all."""
    length = path.stat().st_size
    if not length or length > _MOST_OF_OPENING:
        raise ValueError("it is far too large" if length else "it is empty")


@cache
def _weights(variant: Variant) -> Path | None:
    return _shipped(f"{variant.value}.npz")


@cache
def _models(variant: Variant) -> Path | None:
    return _shipped(_models_name(variant))


def _models_name(variant: Variant) -> str:
    return f"{variant.value}-opening.json"


def _shipped(name: str) -> Path | None:
    try:
        return resource("bots", name)
    except FileNotFoundError:
        return None
