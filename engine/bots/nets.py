"""The nets that judge plays, run in NumPy: one matrix product a layer, no other library."""

from __future__ import annotations

from collections.abc import Mapping

import numpy as np
from numpy.typing import NDArray

from engine.counts.features import ACTION_SIZE, STATE_SIZE, scales

Array = NDArray[np.float32]
Bytes = NDArray[np.uint8]

WIDTH = 256
NARROW = 128
OTHERS = 5
SHAPES: dict[str, tuple[int, ...]] = {
    "state1.weight": (WIDTH, STATE_SIZE),
    "state1.bias": (WIDTH,),
    "state2.weight": (WIDTH, WIDTH),
    "state2.bias": (WIDTH,),
    "team.weight": (OTHERS, WIDTH),
    "team.bias": (OTHERS,),
    "value.weight": (1, WIDTH),
    "value.bias": (1,),
    "joint.weight": (WIDTH, WIDTH),
    "joint.bias": (WIDTH,),
    "action.weight": (WIDTH, ACTION_SIZE),
    "last1.weight": (NARROW, WIDTH),
    "last1.bias": (NARROW,),
    "last2.weight": (1, NARROW),
    "last2.bias": (1,),
}
"""Names and shapes of the parameters, rows by output."""


class Net:
    """Judges a moment and the plays that are weighed in it.

    *parameters* as in :data:`SHAPES`, of any float type. Raises ``ValueError`` for others.
    """

    def __init__(self, parameters: Mapping[str, NDArray[np.floating]]) -> None:
        shapes = {name: array.shape for name, array in parameters.items()}
        if shapes != SHAPES:
            raise ValueError("these are not the weights of such a net")
        state, action = scales()
        self._w: dict[str, Array] = {
            name: np.ascontiguousarray(array.T, dtype=np.float32) for name, array in parameters.items()
        }
        if not all(np.isfinite(array).all() for array in self._w.values()):
            raise ValueError("a weight is not a number")
        # Dividing the weights once saves dividing every input.
        self._w["state1.weight"] /= np.asarray(state, dtype=np.float32)[:, None]
        self._w["action.weight"] /= np.asarray(action, dtype=np.float32)[:, None]

    def read(self, states: Bytes) -> Array:
        """Return what the net makes of moments: rows of WIDTH for rows of STATE_SIZE bytes."""
        w = self._w
        first = np.maximum(states.astype(np.float32) @ w["state1.weight"] + w["state1.bias"], 0)
        read: Array = np.maximum(first @ w["state2.weight"] + w["state2.bias"], 0)
        return read

    def partners(self, read: Array) -> Array:
        """Return the chance of each of the five others, in the order of play, to be a partner."""
        chances: Array = 1 / (1 + np.exp(-(read @ self._w["team.weight"] + self._w["team.bias"])))
        return chances

    def chances(self, read: Array) -> Array:
        """Return the viewer's chance of winning, by moment."""
        won: Array = 1 / (1 + np.exp(-(read @ self._w["value.weight"] + self._w["value.bias"])[:, 0]))
        return won

    def judge(self, read: Array, rows: NDArray[np.intp], actions: Bytes) -> Array:
        """Return what each action is worth; *rows* names the moment of each.

        A softmax over a moment's actions is how readily each is chosen.
        """
        w = self._w
        joint = read @ w["joint.weight"] + w["joint.bias"]
        both = np.maximum(joint[rows] + actions.astype(np.float32) @ w["action.weight"], 0)
        last = np.maximum(both @ w["last1.weight"] + w["last1.bias"], 0)
        worth: Array = (last @ w["last2.weight"] + w["last2.bias"])[:, 0]
        return worth
