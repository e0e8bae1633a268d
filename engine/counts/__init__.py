"""The hot room: plays by rank counts alone, as plain integers. Imports nothing from outside.

A hand is a list of 15 counts, low to high (O1). A play is an int, see :mod:`engine.counts.plays`. A
rules id is :data:`FOUR_DECKS`, or :data:`THREE_DECKS` plus the switches turned off.
"""

from typing import Final

from engine.counts import generate as _generate
from engine.counts.generate import answers, answers_above, leads
from engine.counts.playouts import playout, playouts, random_below, random_hands
from engine.counts.plays import (
    FOUR_DECKS,
    NO_FREE_WINGS,
    NO_JOKER_TRIPLES,
    PASS,
    THREE_DECKS,
    beats,
    bonus,
    groups_of,
    key,
    kind_of,
    size,
    take,
    used,
)

COMPILED: Final = not (_generate.__file__ or "").endswith(".py")
"""Whether this room runs as machine code; the same source runs interpreted where it is not."""

__all__ = [
    "COMPILED",
    "FOUR_DECKS",
    "NO_FREE_WINGS",
    "NO_JOKER_TRIPLES",
    "PASS",
    "THREE_DECKS",
    "answers",
    "answers_above",
    "beats",
    "bonus",
    "groups_of",
    "key",
    "kind_of",
    "leads",
    "playout",
    "playouts",
    "random_below",
    "random_hands",
    "size",
    "take",
    "used",
]
