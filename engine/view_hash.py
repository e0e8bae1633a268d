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
        self._tricks: tuple[tuple[Move, ...], ...] = ()
        self._trick_texts: list[str] = []

    def of(self, view: PlayerView) -> str:
        """Return what :func:`view_hash` does; any view may follow any other."""
        values, texts = self._values, self._texts
        for place, value in enumerate(_read(view)):
            if value is not values[place]:  # nothing in a view ever changes
                values[place] = value
                written = self._all_tricks(view.tricks) if place == _TRICKS else _text(value)
                texts[place] = f"{_NAMES[place]}={written};"
        whole = f"PlayerView{{{''.join(texts)}}}"
        return hashlib.sha256(whole.encode()).hexdigest()[:_DIGITS]

    def _all_tricks(self, tricks: tuple[tuple[Move, ...], ...]) -> str:
        """Write the tricks that are over: most of a view, and all but the last have been written before."""
        same = 0
        for known, trick in zip(self._tricks, tricks, strict=False):
            if known is not trick:
                break
            same += 1
        self._trick_texts[same:] = [f"{_items(trick)}," for trick in tricks[same:]]
        self._tricks = tricks
        return f"({''.join(self._trick_texts)})"


def view_hash(view: PlayerView) -> str:
    """Return 32 hexadecimal digits: equal views have equal ones, in every program and process.

    It is made of the viewer's own view alone, so that it tells its receiver nothing new.
    """
    return ViewHash().of(view)


_NAMES = [field.name for field in fields(PlayerView)]
_TRICKS = _NAMES.index("tricks")
_NOTHING = object()
_read = attrgetter(*_NAMES)

Writer = Callable[[Any], str]

_WRITERS: dict[type, Writer] = {}


def _text(value: object) -> str:
    """Write *value* so that different values never give the same text.

    The way to write a type is looked for only once.
    """
    return _known(type(value))(value)


def _items(value: Any) -> str:
    return f"({''.join([f'{_known(type(item))(item)},' for item in value])})"


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
    names = [field.name for field in fields(kind)]

    def write(value: Any) -> str:
        parts = [f"{name}={_text(getattr(value, name))};" for name in names]
        return f"{kind.__name__}{{{''.join(parts)}}}"

    return write


_CARDS = [[[f"{r}{s}{deck}" for deck in range(4)] for s in SUIT_LETTERS] for r in RANK_LETTERS]
"""The text of each card by rank, suit and deck."""
