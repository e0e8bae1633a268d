"""Bots by name: the levels people play against, and the fixed opponents that are never retuned."""

from __future__ import annotations

from collections.abc import Callable

from engine.bots.base import Bot
from engine.bots.easy import EasyBot
from engine.bots.greedy import GreedyBot
from engine.bots.random_bot import RandomBot
from engine.bots.rule_bot import RuleBot

ROSTER: dict[str, Callable[[], Bot]] = {
    "random": RandomBot,
    "greedy": GreedyBot,
    "rule-v1": RuleBot,
    "normal": RuleBot,
    "easy": EasyBot,
}
"""What makes each of them; all but the levels are fixed for good."""


def bot_named(name: str) -> Bot:
    """Return a new bot. Raises ``KeyError`` for a name that is not in the roster."""
    return ROSTER[name]()
