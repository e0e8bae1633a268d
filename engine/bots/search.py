"""Looking ahead where somebody is about to go out: plays are tried in worlds that the viewer holds possible.

Early in a deal the net knows more than that; with few cards left it is the other way round.
"""

from __future__ import annotations

from typing import Final

import numpy as np

from engine.bots.nets import Array
from engine.counts import COMPILED
from engine.counts.features import Moment
from engine.counts.rollout import Costs, wins

WORLDS: Final = 200 if COMPILED else 0
"""So many worlds are tried for a decision; interpreted it would take seconds."""
LATE: Final = 12
"""Somebody must have so few cards or fewer."""
MOST: Final = 5
MARGIN: Final = 2.0
"""No more plays than these are tried, and none whose odds are so much worse."""
WEIGHT: Final = 0.8
"""How much what was found counts beside what the net says: log-odds for log-odds."""
_WORD: Final = 0xFFFFFFFF


def tried(
    moment: Moment, options: list[int], odds: Array, first: list[float], costs: Costs, worlds: int
) -> dict[int, float]:
    """Return the log-odds found for the best of *options*, by their places; empty where none are tried.

    *odds* are those by which each would be chosen, *first* the odds of each seat to be on the first side.
    The same moment is always tried in the same worlds.
    """
    scene = moment.scene
    if not worlds or min(scene.sizes) > LATE or scene.stars or moment.holds_dead:
        return {}
    best = float(odds.max())
    order = sorted(range(len(options)), key=lambda at: (-odds[at], options[at]))[:MOST]
    chosen = [at for at in order if best - odds[at] < MARGIN]
    if len(chosen) < 2:
        return {}
    won = wins(moment, [options[at] for at in chosen], costs, worlds, _seed(moment), first)
    found = [float(np.log((number + 1) / (worlds - number + 1))) for number in won]
    return dict(zip(chosen, found, strict=True))


def _seed(moment: Moment) -> int:
    """Return a number that follows from what the viewer sees, 1 to 2**32 - 1."""
    word = moment.me + 1
    scene = moment.scene
    for number in (*moment.hand, *scene.sizes, scene.to_beat, *moment.unseen):
        word = (word * 0x01000193 ^ number + 1) & _WORD
    return word or 1
