"""A short word for what one viewer knows: two programs compare it to notice that they have drifted apart."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from enum import Enum
from typing import Any

from engine.cards import RANK_LETTERS, SUIT_LETTERS, Card
from engine.view import Move, PlayerView

_DIGITS = 32


def view_hash(view: PlayerView) -> str:
    """Return 32 hexadecimal digits: equal views have equal ones, in every program and process.

    It is made of the viewer's own view alone, so that it tells its receiver nothing new.
    """
    return hashlib.sha256(_text(view).encode()).hexdigest()[:_DIGITS]


def _text(value: object) -> str:
    """Write *value* so that different values never give the same text.

    A host hashes views for every sign of life, so the way to write a type is looked for only once.
    """
    kind = type(value)
    return (_WRITERS.get(kind) or _learn(kind))(value)


def _items(value: Any) -> str:
    return f"({''.join([f'{_text(item)},' for item in value])})"


def _trick(trick: tuple[Move, ...]) -> str:
    """Write a trick that is over; it stays the same, and a deal's many tricks are most of a view."""
    kept = _TRICKS.get(id(trick))
    if kept is not None and kept[0] is trick:
        return kept[1]
    if len(_TRICKS) >= _TRICKS_KEPT:
        _TRICKS.clear()
    text = _items(trick)
    _TRICKS[id(trick)] = trick, text  # what is held here keeps its id
    return text


def _tricks(tricks: tuple[tuple[Move, ...], ...]) -> str:
    return f"({''.join([f'{_trick(trick)},' for trick in tricks])})"


def _learn(kind: type) -> Callable[[Any], str]:
    _WRITERS[kind] = _writer(kind)
    return _WRITERS[kind]


def _writer(kind: type) -> Callable[[Any], str]:
    """Return what writes values of just this type. Raises ``TypeError`` where a view holds no such thing."""
    if kind is Card:
        return lambda card: _CARDS[card[0]][card[1]][card[2]]
    if issubclass(kind, Enum):
        words = {member: f"{kind.__name__}.{member.name}" for member in kind}
        return words.__getitem__
    if kind is str:
        return lambda text: f"{len(text)}'{text}"
    if kind is bytes:
        return lambda data: f"x{data.hex()}"
    if kind in (type(None), bool, int):
        return str
    if kind is tuple:
        return _items
    if is_dataclass(kind):
        return _record(kind)
    raise TypeError(f"a view holds no {kind.__name__}")


def _record(kind: type) -> Callable[[Any], str]:
    own: dict[str, Callable[[Any], str]] = {"tricks": _tricks} if kind is PlayerView else {}
    writers = [(field.name, own.get(field.name, _text)) for field in fields(kind)]

    def write(value: Any) -> str:
        parts = [f"{name}={write(getattr(value, name))};" for name, write in writers]
        return f"{kind.__name__}{{{''.join(parts)}}}"

    return write


_WRITERS: dict[type, Callable[[Any], str]] = {}
_TRICKS: dict[int, tuple[object, str]] = {}
_TRICKS_KEPT = 16_384
_CARDS = [[[f"{r}{s}{deck}" for deck in range(4)] for s in SUIT_LETTERS] for r in RANK_LETTERS]
"""The text of each card by rank, suit and deck."""
