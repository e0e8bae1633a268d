"""The nets that judge plays, run in NumPy: one matrix product a layer, no other library."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import numpy as np
from numpy.typing import NDArray

from engine.counts.features import ACTION_SIZE, HAND_AT, REST_AT, STATE_SIZE, TURN, WORTH_AT, scales

Array = NDArray[np.float32]
Bytes = NDArray[np.uint8]

WIDTH = 256
NARROW = 128
OTHERS = 5
LEANING = 0.12
"""How far a choice leans on what the rule bot holds a play worth: log-odds for a turn.

Between plays that are nearly alike the net's odds are noise; leaning won 54 to 57 % of deals against
rule-v1 where the bare odds of the same net won 51 ± 3 %.
"""
HUGE = 10_000
"""With smaller weights no sum is ever infinite."""
STEPS = (1, 2, 3, 4, 6)
"""Whether there are so many cards of a rank is told besides how many there are."""
STATE_WIDTH = STATE_SIZE + 15 * len(STEPS)
ACTION_WIDTH = ACTION_SIZE + 15 * len(STEPS)
SHAPES: dict[str, tuple[int, ...]] = {
    "state1.weight": (WIDTH, STATE_WIDTH),
    "state1.bias": (WIDTH,),
    "state2.weight": (WIDTH, WIDTH),
    "state2.bias": (WIDTH,),
    "team.weight": (OTHERS, WIDTH),
    "team.bias": (OTHERS,),
    "joint.weight": (WIDTH, WIDTH),
    "joint.bias": (WIDTH,),
    "action.weight": (WIDTH, ACTION_WIDTH),
    "last1.weight": (NARROW, WIDTH),
    "last1.bias": (NARROW,),
    "last2.weight": (1, NARROW),
    "last2.bias": (1,),
}
"""Names and shapes of the parameters, rows by output."""
GAME = "game"
"""Under this name a file of weights says of which game they are."""


_STATE_SCALE, _ACTION_SCALE = (np.array(scale, dtype=np.float32) for scale in scales())


def state_input(states: Bytes) -> Array:
    """Return rows of STATE_WIDTH for rows of STATE_SIZE bytes."""
    return _input(states, _STATE_SCALE, HAND_AT)


def action_input(actions: Bytes) -> Array:
    """Return rows of ACTION_WIDTH for rows of ACTION_SIZE bytes."""
    return _input(actions, _ACTION_SCALE, REST_AT)


def _input(table: Bytes, scale: Array, counts_at: int) -> Array:
    counts = table[:, counts_at : counts_at + 15]
    parts = [table / scale, *(counts >= step for step in STEPS)]
    return np.concatenate(parts, axis=1, dtype=np.float32)


class Net:
    """Judges a moment and the plays that are weighed in it.

    *parameters* as in :data:`SHAPES`, of any float type. Raises ``ValueError`` for others.
    """

    def __init__(self, parameters: Mapping[str, NDArray[np.floating]]) -> None:
        shapes = {name: array.shape for name, array in parameters.items()}
        if shapes != SHAPES or any(array.dtype.kind != "f" for array in parameters.values()):
            raise ValueError("these are not the weights of such a net")
        if not all((np.abs(array) < HUGE).all() for array in parameters.values()):
            raise ValueError("a weight is not a number, or a huge one")
        self._w: dict[str, Array] = {
            name: np.ascontiguousarray(array.T, dtype=np.float32) for name, array in parameters.items()
        }

    def read(self, states: Bytes) -> Array:
        """Return what the net makes of moments: rows of WIDTH for rows of STATE_SIZE bytes."""
        w = self._w
        first = np.maximum(state_input(states) @ w["state1.weight"] + w["state1.bias"], 0)
        read: Array = np.maximum(first @ w["state2.weight"] + w["state2.bias"], 0)
        return read

    def partners(self, read: Array) -> Array:
        """Return the chance of each of the five others, in the order of play, to be a partner."""
        chances: Array = 1 / (1 + np.exp(-(read @ self._w["team.weight"] + self._w["team.bias"])))
        return chances

    def judge(self, read: Array, rows: NDArray[np.intp], actions: Bytes) -> Array:
        """Return the log-odds of winning after each action; *rows* names the moment of each."""
        w = self._w
        joint = read @ w["joint.weight"] + w["joint.bias"]
        both = np.maximum(joint[rows] + action_input(actions) @ w["action.weight"], 0)
        last = np.maximum(both @ w["last1.weight"] + w["last1.bias"], 0)
        odds: Array = (last @ w["last2.weight"] + w["last2.bias"])[:, 0]
        return odds


def net_in(arrays: Mapping[str, NDArray[Any]], game: str) -> Net:
    """Return the net of a file of weights, which also names its *game*.

    Raises ``ValueError`` for another game's, and what :class:`Net` does.
    """
    parameters = dict(arrays)
    named = str(parameters.pop(GAME, ""))
    if named != game:
        raise ValueError(
            f"these are weights of {named!r}" if named else "they do not say of which game they are"
        )
    return Net(parameters)


def leaning(odds: Array, actions: Bytes) -> Array:
    """Return by what to choose among *actions* whose log-odds are *odds*."""
    leant: Array = odds + actions[:, WORTH_AT].astype(np.float32) * np.float32(LEANING / TURN)
    return leant
