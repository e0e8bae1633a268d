"""What was last chosen for a table on the network, as it is kept in the settings."""

from __future__ import annotations

from collections.abc import Container, Mapping
from enum import Enum
from typing import Any, TypeVar

from engine.names import clean_name
from engine.ruleset import Ruleset, Variant
from liudou_gui.protocol.limits import PLAY_SECONDS, TABLE_NAME_LENGTH
from liudou_gui.protocol.lobby import BotLevel, Options

BID_SECONDS = range(2, 16)
"""How long a turn to bid may last (H3)."""
CHOICE_SECONDS = range(2, 11)
"""How long choosing a camp (P2) and laying open a hand (F4) may take."""
PLAY_TIMES = frozenset((0, *range(PLAY_SECONDS[0], PLAY_SECONDS[1] + 1)))
"""How long a play may take; 0 is no limit."""

_Kind = TypeVar("_Kind", bound=Enum)
_SWITCHES = ("locked", "spectators", "counter")


def kept_options(options: Options) -> dict[str, Any]:
    """Return options as plain values for JSON; the inverse of :func:`read_options`."""
    return {
        "name": options.name,
        "variant": options.ruleset.variant.value,
        "base": options.ruleset.base,
        "play_seconds": options.play_seconds,
        "bid_slot_seconds": options.bid_slot_seconds,
        "camp_seconds": options.camp_seconds,
        "show_seconds": options.show_seconds,
        "locked": options.locked,
        "spectators": options.spectators,
        "counter": options.counter,
        "bots": options.bots.value,
    }


def read_options(values: Mapping[str, Any], usual: Options) -> Options:
    """Return what *values* say; what is missing or makes no sense is as in *usual*."""
    rules = usual.ruleset
    name = values.get("name")
    switches = {key: _switch(values.get(key), getattr(usual, key)) for key in _SWITCHES}
    return Options(
        name=(clean_name(name, TABLE_NAME_LENGTH) if isinstance(name, str) else "") or usual.name,
        ruleset=Ruleset(
            _one_of(Variant, values.get("variant"), rules.variant),
            _number(values.get("base"), range(1, 10_001), rules.base),
            rules.joker_triples,
            rules.free_wings,
        ),
        play_seconds=_number(values.get("play_seconds"), PLAY_TIMES, usual.play_seconds),
        bid_slot_seconds=_number(values.get("bid_slot_seconds"), BID_SECONDS, usual.bid_slot_seconds),
        camp_seconds=_number(values.get("camp_seconds"), CHOICE_SECONDS, usual.camp_seconds),
        show_seconds=_number(values.get("show_seconds"), CHOICE_SECONDS, usual.show_seconds),
        bots=_one_of(BotLevel, values.get("bots"), usual.bots),
        **switches,
    )


def clean_options(values: object) -> dict[str, Any]:
    """Return what can be kept of decoded JSON: short plain values under known names, never an error."""
    if not isinstance(values, dict):
        return {}
    known = kept_options(Options("", Ruleset(Variant.HIDDEN)))
    return {key: value for key, value in values.items() if key in known and _is_plain(value)}


def _is_plain(value: object) -> bool:
    if isinstance(value, str):  # half of a character, which JSON may hold, could never be written again
        return len(value) <= 100 and value.isprintable()
    return isinstance(value, bool | int)


def _number(value: object, offered: Container[int], usual: int) -> int:
    return value if type(value) is int and value in offered else usual


def _switch(value: object, usual: bool) -> bool:
    return value if isinstance(value, bool) else usual


def _one_of(kind: type[_Kind], value: object, usual: _Kind) -> _Kind:
    return next((one for one in kind if one.value == value), usual)
