"""Nets and models nobody has taught anything."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.actions import PromptKind
from engine.bots.nets import SHAPES
from engine.bots.opening import LOUD, QUESTIONS, Opening, names
from engine.ruleset import Variant


def random_parameters(seed: int) -> dict[str, NDArray[np.float16]]:
    """Return weights by lot, small enough to give odds of moderate size."""
    rng = np.random.default_rng(seed)
    return {
        name: (rng.standard_normal(shape) * (2.0 / shape[-1]) ** 0.5).astype(np.float16)
        for name, shape in SHAPES.items()
    }


def random_opening(variant: Variant, seed: int) -> Opening:
    """Return models by lot of all questions of a game."""
    rng = np.random.default_rng(seed)
    models = {}
    for question in QUESTIONS[variant]:
        kind = PromptKind(question.partition(" ")[0])
        known = names(variant, kind)
        models[question] = {
            loud: dict(zip(known, rng.standard_normal(len(known)).tolist(), strict=True))
            for loud in LOUD[kind]
        }
    return Opening(variant, models)
