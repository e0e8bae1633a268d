"""Personality: a small leaning of a bot by its name, where plays are nearly alike in worth."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from engine.counts.features import Moment
from engine.counts.plays import BOMB, PASS, size


@dataclass(frozen=True, slots=True)
class Style:
    """What a bot likes better than its net does, in log-odds of winning: 0.1 is 2.5 % of an even chance."""

    bombs: float = 0.0
    passes: float = 0.0
    cards: float = 0.0
    """For each card of a play."""

    def leaning(self, moment: Moment, options: list[int]) -> NDArray[np.float32]:
        """Return how much each option is liked besides; nothing is, of what ends the deal."""
        return np.array([self._likes(moment, play) for play in options], dtype=np.float32)

    def _likes(self, moment: Moment, play: int) -> float:
        if play == PASS:
            return self.passes
        cards = int(size(play))
        if cards == moment.cards:
            return 0.0
        return self.cards * cards + (self.bombs if play & 15 >= BOMB else 0.0)


NEUTRAL = Style()
STYLES = (
    NEUTRAL,
    Style(bombs=0.08, passes=-0.03, cards=0.004),
    Style(bombs=-0.06, passes=0.04),
    Style(bombs=0.03, cards=-0.005),
)
"""The steady, the bold, the careful, and the one who plays in small change."""


def style_of(name: str) -> Style:
    """Return the style of a bot that is called *name*, always the same; nobody without a name has one."""
    if not name:
        return NEUTRAL
    return STYLES[hashlib.sha256(name.encode()).digest()[0] % len(STYLES)]
