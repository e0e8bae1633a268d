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


Writer = Callable[[Any], str]

_WRITERS: dict[type, Writer] = {}


def _text(value: object) -> str:
    """Write *value* so that different values never give the same text.

    A host hashes views for every sign of life, so the way to write a type is looked for only once.
    """
    return _known(type(value))(value)


def _items(value: Any) -> str:
    return f"({''.join([f'{_known(type(item))(item)},' for item in value])})"


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


def _known(kind: type[Any]) -> Writer:
    """Return what writes values of just this type, and remember it."""
    writer = _WRITERS.get(kind)
    if writer is None:
        writer = _WRITERS[kind] = _writer(kind)
    return writer


def _writer(kind: type[Any]) -> Callable[[Any], str]:
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


def _record(kind: type[Any]) -> Callable[[Any], str]:
    writers: list[tuple[str, Callable[[Any], str]]] = [(field.name, _text) for field in fields(kind)]
    if kind is PlayerView:
        writers = [(name, _tricks if name == "tricks" else _text) for name, _ in writers]

    def write(value: Any) -> str:
        parts = [f"{name}={write(getattr(value, name))};" for name, write in writers]
        return f"{kind.__name__}{{{''.join(parts)}}}"

    return write


_TRICKS: dict[int, tuple[object, str]] = {}
_TRICKS_KEPT = 4_096
_CARDS = [[[f"{r}{s}{deck}" for deck in range(4)] for s in SUIT_LETTERS] for r in RANK_LETTERS]
"""The text of each card by rank, suit and deck."""
