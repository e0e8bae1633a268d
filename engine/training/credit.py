"""What each decision of a deal is praised or blamed for."""

from __future__ import annotations

from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

LAMBDA = 0.85
"""How far praise and blame reach back, by decision."""


@dataclass(frozen=True, slots=True)
class Credit:
    """By decision: what it is praised for, and the chance the critic should have seen."""

    praise: NDArray[np.float32]
    target: NDArray[np.float32]


def credit(
    values: NDArray[np.float32],
    first: NDArray[np.bool_],
    lengths: NDArray[np.int32],
    first_won: NDArray[np.uint8],
) -> Credit:
    """Return generalised advantages (Schulman et al. 2016) from the critic's chances.

    *values* are the chances of the side that decides, *first* whether that is the first side; *lengths*
    says how many decisions belong to each deal and *first_won* who won it.
    """
    chances = np.where(first, values, 1.0 - values)
    praise = np.zeros(len(values), dtype=np.float32)
    end = 0
    for length, won in zip(lengths.tolist(), first_won.tolist(), strict=True):
        start, end = end, end + length
        later, gain = float(won), 0.0
        for at in range(end - 1, start - 1, -1):
            now = float(chances[at])
            gain = later - now + LAMBDA * gain
            praise[at] = gain
            later = now
    target = np.clip(chances + praise, 0.0, 1.0)
    return Credit(np.where(first, praise, -praise), np.where(first, target, 1.0 - target))
