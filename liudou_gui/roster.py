"""All bots by name: those of :mod:`engine.bots.roster`, and those that play by what this program ships."""

from __future__ import annotations

from collections.abc import Callable

from engine.bots import roster
from engine.bots.base import Bot
from engine.bots.net_bot import NetBot
from engine.ruleset import Variant
from liudou_gui.bots import net_of, opening_of


def hard_bot() -> NetBot:
    """Return the hard bot. Raises ``OSError`` where what it learned is missing, ``ValueError`` if damaged."""
    nets = {variant: net_of(variant) for variant in Variant}
    return NetBot(nets, {variant: opening_of(variant) for variant in Variant})


ROSTER: dict[str, Callable[[], Bot]] = {**roster.ROSTER, "hard": hard_bot}
"""What makes each of them; all but the levels are fixed for good."""


def bot_named(name: str) -> Bot:
    """Return a new bot. Raises ``KeyError`` for a name that is in no roster, else as :func:`hard_bot`."""
    return ROSTER[name]()
