"""A short word for what one viewer knows: two programs compare it to notice that they have drifted apart."""

from __future__ import annotations

import hashlib
from collections.abc import Iterator
from dataclasses import fields, is_dataclass
from enum import Enum
from functools import cache

from engine.cards import Card
from engine.view import PlayerView

_DIGITS = 32


def view_hash(view: PlayerView) -> str:
    """Return 32 hexadecimal digits: equal views have equal ones, in every program and process.

    It is made of the viewer's own view alone, so that it tells its receiver nothing new.
    """
    return hashlib.sha256("".join(_text(view)).encode()).hexdigest()[:_DIGITS]


def _text(value: object) -> Iterator[str]:
    """Write *value* so that different values never give the same text."""
    if isinstance(value, Card):
        yield str(value)
    elif isinstance(value, Enum):
        yield f"{type(value).__name__}.{value.name}"
    elif isinstance(value, str):
        yield f"{len(value)}'{value}"
    elif isinstance(value, bytes):
        yield f"x{value.hex()}"
    elif value is None or isinstance(value, bool | int):
        yield str(value)
    elif isinstance(value, tuple):
        yield "("
        for item in value:
            yield from _text(item)
            yield ","
        yield ")"
    elif is_dataclass(value) and not isinstance(value, type):
        yield f"{type(value).__name__}{{"
        for name in _fields(type(value)):
            yield f"{name}="
            yield from _text(getattr(value, name))
            yield ";"
        yield "}"
    else:
        raise TypeError(f"a view holds no {type(value).__name__}")


@cache
def _fields(kind: type) -> tuple[str, ...]:
    return tuple(field.name for field in fields(kind))
