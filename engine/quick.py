"""Changing frozen records with many fields, where it happens some fifty times for each play at a table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields
from typing import Any, TypeVar

T = TypeVar("T")


def replace(value: T, **changes: object) -> T:
    """Do what :func:`dataclasses.replace` does, for a frozen class with slots, some four times as fast.

    The constructor is not called, so the class must not check or fill in anything there. Raises
    ``TypeError`` for a field that is not there.
    """
    kind = type(value)
    slots = _SLOTS.get(kind) or _slots(kind)
    if not changes.keys() <= slots.keys():
        raise TypeError(f"{kind.__name__} has no {sorted(changes.keys() - slots.keys())}")
    new = object.__new__(kind)
    for name, (read, write) in slots.items():
        write(new, changes[name] if name in changes else read(value))
    return new


Slots = dict[str, tuple[Callable[[Any], Any], Callable[[Any, Any], None]]]

_SLOTS: dict[type, Slots] = {}


def _slots(kind: type[Any]) -> Slots:
    """Return how each field is read and written, past the guard of a frozen class; remember it."""
    slots = {field.name: getattr(kind, field.name) for field in fields(kind)}
    _SLOTS[kind] = {name: (slot.__get__, slot.__set__) for name, slot in slots.items()}
    return _SLOTS[kind]
