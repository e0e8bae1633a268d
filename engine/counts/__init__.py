"""The hot room: plays by rank counts alone, as plain integers. Imports nothing from outside.

A hand is a list of 15 counts, low to high (O1). A play is an int, see :mod:`engine.counts.plays`. A
rules id is :data:`FOUR_DECKS`, or :data:`THREE_DECKS` plus the switches turned off.
"""

from engine.counts.generate import answers, answers_above, leads
from engine.counts.playouts import playout, playouts, random_below
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

__all__ = [
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
    "size",
    "take",
    "used",
]
