"""Changing frozen records with many fields, where it happens some fifty times for each play at a table."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import fields, make_dataclass
from operator import attrgetter
from typing import Any, TypeVar

T = TypeVar("T")


def replace(value: T, **changes: object) -> T:
    """Do what :func:`dataclasses.replace` does, for a frozen class with slots, many times as fast.

    The constructor is not called, so the class must not check or fill in anything there. Raises
    ``TypeError`` for a field that is not there.
    """
    kind = type(value)
    read, twin, places = _FORMS.get(kind) or _form(kind)
    parts = [*read(value)]
    for name, part in changes.items():
        place = places.get(name)
        if place is None:
            raise TypeError(f"{kind.__name__} has no {name}")
        parts[place] = part
    new = twin(*parts)
    new.__class__ = kind  # from here on it is frozen
    return new  # type: ignore[no-any-return]


Form = tuple[Callable[[Any], tuple[Any, ...]], Callable[..., Any], dict[str, int]]

_FORMS: dict[type, Form] = {}


def _form(kind: type[Any]) -> Form:
    """Return how all fields are read, a class laid out alike that may be written, and each field's place.

    A frozen class writes its fields one call at a time; its twin's constructor just stores them. Only a
    class with the same slots may take the other's place, and Python itself sees to that.
    """
    names = [field.name for field in fields(kind)]
    twin = make_dataclass(f"{kind.__name__}Draft", names, slots=True)
    read = attrgetter(*names) if len(names) > 1 else lambda value: (getattr(value, names[0]),)
    _FORMS[kind] = read, twin, {name: place for place, name in enumerate(names)}
    return _FORMS[kind]
