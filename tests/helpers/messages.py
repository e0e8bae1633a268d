"""Any value that a protocol type can have, within the bounds of the wire."""

from __future__ import annotations

from dataclasses import fields, is_dataclass
from enum import Enum
from types import UnionType
from typing import Any, Union, get_args, get_origin, get_type_hints

from hypothesis import strategies as st

from engine.cards import Card, Rank, full_pack
from engine.names import clean_name
from engine.ruleset import Ruleset, Variant
from liudou_gui.net.bounds import Bound, bound_of

PACK = full_pack(4)
RULESETS = st.builds(Ruleset, st.sampled_from(Variant), st.integers(1, 10_000), st.booleans(), st.booleans())


def values(hint: Any, bound: Bound | None = None) -> st.SearchStrategy[Any]:
    """Return any value of a type: a record, a union, or what stands in a record's field."""
    bound = bound or Bound()
    if hint is type(None):
        return st.none()
    if get_origin(hint) in (Union, UnionType):
        return st.one_of([values(member, bound) for member in get_args(hint)])
    if get_origin(hint) is tuple:
        return _tuples(get_args(hint), bound)
    if isinstance(hint, type) and issubclass(hint, Enum) and not issubclass(hint, Rank):
        return st.sampled_from(hint)
    if hint is not Card and hint is not Ruleset and is_dataclass(hint):
        return _records(hint)
    return _leaves(bound)[hint]


def _records(record: Any) -> st.SearchStrategy[Any]:
    hints = get_type_hints(record)
    names = [field.name for field in fields(record)]
    return st.builds(record, **{name: values(hints[name], bound_of(record.__name__, name)) for name in names})


def _leaves(bound: Bound) -> dict[Any, st.SearchStrategy[Any]]:
    exact = {r"^[0-9]*$": "0123456789", r"^[0-9a-f]*$": "0123456789abcdef"}
    letters = st.sampled_from(exact.get(bound.pattern, "ABZaz019."))
    text = st.text(letters if bound.pattern else st.characters(), max_size=bound.length)
    return {
        bool: st.booleans(),
        int: st.integers(bound.low, bound.high),
        str: text.map(lambda said: clean_name(said, bound.length)) if bound.people else text,
        bytes: st.sampled_from(bound.sizes or (0,)).flatmap(
            lambda size: st.binary(min_size=size, max_size=size)
        ),
        Card: st.sampled_from(PACK),
        Rank: st.sampled_from(Rank),
        Ruleset: RULESETS,
    }


def _tuples(items: tuple[Any, ...], bound: Bound) -> st.SearchStrategy[Any]:
    if items[-1] is not Ellipsis:
        return st.tuples(*[values(item, bound) for item in items])
    most = bound.items[0]
    parts = values(items[0], bound.inner)
    least = most if bound.exact else 0
    unique = items[0] is Card
    return st.lists(parts, min_size=least, max_size=min(most, max(least, 8)), unique=unique).map(tuple)
