"""A short word for what one viewer knows: two programs compare it to notice that they have drifted apart."""

from __future__ import annotations

import hashlib
from collections.abc import Callable
from dataclasses import fields, is_dataclass
from enum import Enum
from operator import attrgetter
from typing import Any

from engine.cards import RANK_LETTERS, SUIT_LETTERS, Card
from engine.view import Move, PlayerView

_DIGITS = 32


class ViewHash:
    """Hashes the views of one stream, one after another: what stayed the same is not written again.

    A host hashes the view of everybody for each sign of life, and from one to the next little changes.
    """

    def __init__(self) -> None:
        self._values: list[object] = [_NOTHING] * len(_NAMES)
        self._texts = [""] * len(_NAMES)
        self._parts: dict[int, tuple[tuple[Any, ...], list[str]]] = {}
        """The items of each field that has many, and the texts of those."""
        self._moves: dict[int, tuple[Move, str]] = {}

    def of(self, view: PlayerView) -> str:
        """Return what :func:`view_hash` does; any view may follow any other."""
        values, texts = self._values, self._texts
        for place, value in enumerate(_read(view)):
            if value is not values[place]:  # nothing in a view ever changes
                values[place] = value
                written = self._tuple(place, value) if type(value) is tuple else _WRITERS[type(value)](value)
                texts[place] = f"{_NAMES[place]}={written};"
        whole = f"PlayerView{{{''.join(texts)}}}"
        return hashlib.sha256(whole.encode()).hexdigest()[:_DIGITS]

    def _tuple(self, place: int, items: tuple[Any, ...]) -> str:
        """Write a field of many items: most of them only grow at their end."""
        known, texts = self._parts.get(place, _NO_PARTS)
        same = _beginning(known, items)
        write = _PLACES.get(place, ViewHash._item)
        texts = texts[:same] + [f"{write(self, item)}," for item in items[same:]]
        self._parts[place] = items, texts
        return f"({''.join(texts)})"

    def _item(self, item: object) -> str:
        return _WRITERS[type(item)](item)

    def _trick(self, trick: tuple[Move, ...]) -> str:
        return f"({''.join([f'{self._move(move)},' for move in trick])})"

    def _move(self, move: Move) -> str:
        """Write a move once, as it lies there and again when its trick is over."""
        there = self._moves.get(id(move))
        if there is not None and there[0] is move:
            return there[1]
        if len(self._moves) >= _MOVES_KEPT:
            self._moves.clear()
        text = _WRITERS[Move](move)
        self._moves[id(move)] = move, text  # what is held here keeps its id
        return text


def view_hash(view: PlayerView) -> str:
    """Return 32 hexadecimal digits: equal views have equal ones, in every program and process.

    It is made of the viewer's own view alone, so that it tells its receiver nothing new.
    """
    return ViewHash().of(view)


_NAMES = [field.name for field in fields(PlayerView)]
_PLACES: dict[int, Callable[[ViewHash, Any], str]] = {
    _NAMES.index("trick"): ViewHash._move,
    _NAMES.index("tricks"): ViewHash._trick,
}
_MOVES_KEPT = 64
_NO_PARTS: tuple[tuple[Any, ...], list[str]] = (), []
_NOTHING = object()
_read = attrgetter(*_NAMES)

Writer = Callable[[Any], str]


def _beginning(known: tuple[Any, ...], items: tuple[Any, ...]) -> int:
    """Return how many items both begin with: equal ones have equal texts, and mostly they are the same."""
    if items[: len(known)] == known:
        return len(known)
    pairs = enumerate(zip(known, items, strict=False))
    return next((place for place, (one, other) in pairs if one != other), len(items))


class _Writers(dict[type[Any], Writer]):
    """What writes values of just that type; the way is looked for once."""

    def __missing__(self, kind: type[Any]) -> Writer:
        writer = self[kind] = _writer(kind)
        return writer


_WRITERS = _Writers()
"""Writes values so that different ones never give the same text."""


def _items(value: Any) -> str:
    return f"({''.join([f'{_WRITERS[type(item)](item)},' for item in value])})"


def _writer(kind: type[Any]) -> Callable[[Any], str]:
    """Return what writes values of just this type. Raises ``TypeError`` where a view holds no such thing."""
    if kind is Card:
        return lambda card: _CARDS[card[0]][card[1]][card[2]]
    if issubclass(kind, Enum):
        return lambda member: f"{kind.__name__}.{member._name_}"
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
    names = [field.name for field in fields(kind)]

    def write(value: Any) -> str:
        parts = []
        for name in names:
            part = getattr(value, name)
            parts.append(f"{name}={_WRITERS[type(part)](part)};")
        return f"{kind.__name__}{{{''.join(parts)}}}"

    return write


_CARDS = [[[f"{r}{s}{deck}" for deck in range(4)] for s in SUIT_LETTERS] for r in RANK_LETTERS]
"""The text of each card by rank, suit and deck."""
