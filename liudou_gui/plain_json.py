"""JSON that anybody may have written: plain values, or ``ValueError`` and nothing else."""

from __future__ import annotations

import json
import math
from typing import Any, NoReturn


def read_json(text: str | bytes) -> Any:
    """Return what *text* says; every number in it is finite.

    Raises ``ValueError`` for what is no JSON, is nested deeper than the parser goes, or holds a number that
    is none.
    """
    try:
        return json.loads(text, parse_constant=_no_number, parse_float=_finite)
    except RecursionError:
        raise ValueError("nested too deep") from None


def _no_number(word: str) -> NoReturn:
    raise ValueError(f"{word} is no number")


def _finite(digits: str) -> float:
    number = float(digits)
    if not math.isfinite(number):
        raise ValueError("a number is too large")
    return number
