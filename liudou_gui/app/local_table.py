"""Tables against bots: what the settings mean for a local session."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from random import SystemRandom

from engine.bots.rule_bot import RuleBot
from engine.record import Record
from engine.ruleset import SEATS, Ruleset
from liudou_gui.host.pacing import NORMAL, QUICK, SLOW, Timing
from liudou_gui.model.settings import Pace, Settings
from liudou_gui.model.words import translate
from liudou_gui.session.base import Session
from liudou_gui.session.local import LocalSession

SessionFactory = Callable[[Ruleset, Settings], Session]
"""Makes a session that has not started yet; the window starts and closes it."""

_PACES = {Pace.QUICK: QUICK, Pace.NORMAL: NORMAL, Pace.SLOW: SLOW}


def timing_of(settings: Settings) -> Timing:
    """Return a table's times by the player's settings."""
    play_ms = settings.play_timer * 1_000 if settings.play_timer else None
    return replace(_PACES[settings.pace], play_ms=play_ms)


def own_name(settings: Settings) -> str:
    """Return the player's name, or a word for somebody without one."""
    return settings.name or translate("Names", "Guest")


def bot_names(own: str) -> list[str]:
    """Return five names for bots in the window's language, none of them the player's."""
    names = [
        translate("Names", "Mei"),
        translate("Names", "Nainai"),
        translate("Names", "Jun"),
        translate("Names", "Teapot"),
        translate("Names", "Hao"),
        translate("Names", "Lotus"),
        translate("Names", "Bun"),
    ]
    free = [name for name in names if name != own]
    SystemRandom().shuffle(free)
    return free[: SEATS - 1]


def local_sessions(on_record: Callable[[Record], None]) -> SessionFactory:
    """Return what opens tables of one person and five bots; *on_record* gets each finished deal."""

    def open_table(ruleset: Ruleset, settings: Settings) -> Session:
        name = own_name(settings)
        timing = timing_of(settings)
        return LocalSession(ruleset, timing, name, bot_names(name), RuleBot, on_record=on_record)

    return open_table
