"""Elo numbers of several players from all their games at once, by maximum likelihood (Bradley–Terry)."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import log

import numpy as np

LEAST = 1e-3
"""No pair's win rate counts as less than this, nor as more than one minus this: ±1200 Elo at most."""
_SCALE = 400 / log(10)
_STEPS = 500


def fit_elo(
    players: Sequence[str], games: Mapping[tuple[str, str], tuple[float, int]], zero: str
) -> dict[str, float]:
    """Return the Elo number of each of *players*; that of *zero* is 0.

    *games* has for a pair (A, B) how many games A won (half of one for an even game) and how many they
    played. Whoever is not bound to *zero* by games, on whatever way, gets a number without meaning.
    Raises ``ValueError`` if *zero* does not play.
    """
    fixed = players.index(zero)
    number = len(players)
    wins, played = np.zeros((number, number)), np.zeros((number, number))
    for (a, b), (won, total) in games.items():
        bounded = min(max(won, LEAST * total), (1 - LEAST) * total)
        i, j = players.index(a), players.index(b)
        wins[i, j] += bounded
        wins[j, i] += total - bounded
        played[i, j] += total
        played[j, i] += total
    strength = np.zeros(number)
    free = [at for at in range(number) if at != fixed]
    for _ in range(_STEPS):  # Newton; the likelihood has one top, and steps are kept small far from it
        chances = 1 / (1 + np.exp(strength[None, :] - strength[:, None]))
        gain = (wins - played * chances).sum(axis=1)
        bend = played * chances * (1 - chances)
        matrix = np.diag(bend.sum(axis=1)) - bend
        step = np.linalg.lstsq(matrix[np.ix_(free, free)], gain[free], rcond=None)[0]
        strength[free] += np.clip(step, -1, 1)
        if not free or np.abs(step).max() < 1e-9:
            break
    return dict(zip(players, (_SCALE * strength).tolist(), strict=True))
