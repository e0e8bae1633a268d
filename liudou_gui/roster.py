"""All bots by name: those of :mod:`engine.bots.roster`, and those that play by what this program ships."""

from __future__ import annotations

from collections.abc import Callable

from engine.bots import roster
from engine.bots.base import Bot
from liudou_gui.bots import hard_bot, net_v1

ROSTER: dict[str, Callable[[], Bot]] = {**roster.ROSTER, "net-v1": net_v1, "hard": hard_bot}
"""What makes each of them; all but the levels are fixed for good."""


def bot_named(name: str) -> Bot:
    """Return a new bot. Raises ``KeyError`` for a name that is in no roster, else as
    :func:`liudou_gui.bots.hard_bot`.
    """
    return ROSTER[name]()
