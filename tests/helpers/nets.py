"""Nets nobody has taught anything."""

from __future__ import annotations

import numpy as np
from numpy.typing import NDArray

from engine.bots.nets import SHAPES


def random_parameters(seed: int) -> dict[str, NDArray[np.float16]]:
    """Return weights by lot, small enough to give odds of moderate size."""
    rng = np.random.default_rng(seed)
    return {
        name: (rng.standard_normal(shape) * (2.0 / shape[-1]) ** 0.5).astype(np.float16)
        for name, shape in SHAPES.items()
    }
