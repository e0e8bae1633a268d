"""Wire forms made from the protocol's own types: closed forms for pydantic, and writers of JSON text.

The form of a record is strict and forbids what it does not know; every number, text, list and byte string
is bounded by :mod:`liudou_gui.net.bounds`. What is read becomes the protocol's own frozen value at once.
"""

from __future__ import annotations

import base64
import re
from collections.abc import Callable, Iterable
from dataclasses import MISSING, dataclass, fields, is_dataclass
from enum import Enum
from functools import cache, partial
from json.encoder import encode_basestring as quoted
from operator import attrgetter
from types import UnionType
from typing import Annotated, Any, Literal, NamedTuple, Union, get_args, get_origin, get_type_hints

from pydantic import AfterValidator, Field, GetCoreSchemaHandler
from pydantic_core import CoreSchema, core_schema

from engine.cards import Card, Rank, format_cards
from engine.names import clean_name
from engine.reasons import ReasonCode
from engine.ruleset import Ruleset
from liudou_gui.net.bounds import Bound, bound_of

TAG = "t"
"""The field that says which of several records this is."""
_CLOSED = core_schema.CoreConfig(strict=True, extra_fields_behavior="forbid")
_RULESET_LENGTH = 80
_TOLD_TO_MANY = {("Envelope", "event"), ("LobbyChanged", "lobby")}
_REMEMBERED = 128
_TUPLE: Any = tuple
"""To make tuple types from parts that are known only when the program runs."""


Writer = Callable[[Any], str]


class Form(NamedTuple):
    """How a type crosses the wire: *kind* reads it (a type for pydantic), *write* makes JSON text."""

    kind: Any
    write: Writer


def form_of(hint: Any, bound: Bound) -> Form:
    """Return the form of a type. Raises ``TypeError`` for one that has none, or that lacks its bounds."""
    if hint is bool:
        return Form(bool, lambda yes: "true" if yes else "false")
    if isinstance(hint, type) and (leaf := _leaf(hint, bound)):
        return leaf
    if isinstance(hint, type) and is_dataclass(hint):
        return _record(hint, tagged=False)
    if get_origin(hint) is tuple:
        return _tuple(get_args(hint), bound)
    if get_origin(hint) in (Union, UnionType):
        return _union(get_args(hint), bound)
    raise TypeError(f"no wire form for {hint}")


def tag_of(record: type) -> str:
    """Return the word that stands for a record among others: its name in small letters."""
    return re.sub(r"(?<=[a-z])(?=[A-Z])", "_", record.__name__).lower()


def _leaf(hint: type, bound: Bound) -> Form | None:
    """Return the form of what has no parts on the wire, None for anything else."""
    if hint is int:
        if bound.low >= bound.high:
            raise TypeError("a number without bounds")
        return Form(Annotated[int, Field(ge=bound.low, le=bound.high)], int.__repr__)
    if hint is str:
        return _text(bound)
    if hint is bytes:
        return _bytes(bound)
    if hint is Card:
        return Form(_text_kind(3, Card.parse), lambda card: f'"{card}"')
    if hint is Ruleset:
        return Form(_text_kind(_RULESET_LENGTH, Ruleset.parse), lambda ruleset: quoted(ruleset.text))
    return _enum(hint) if issubclass(hint, Enum) else None


def _text_kind(length: int, read: Callable[[str], object]) -> Any:
    """Return a kind for short text that *read* understands or refuses with ``ValueError``."""
    return Annotated[str, Field(max_length=length), AfterValidator(read)]


def _text(bound: Bound) -> Form:
    if bound.people and bound.length:
        return Form(_text_kind(bound.length, partial(clean_name, length=bound.length)), quoted)
    if bound.pattern and bound.length:
        return Form(Annotated[str, Field(max_length=bound.length, pattern=bound.pattern)], quoted)
    raise TypeError("text without bounds")


def _bytes(bound: Bound) -> Form:
    if not bound.sizes:
        raise TypeError("bytes without bounds")

    def read(text: str) -> bytes:
        data = base64.b64decode(text, validate=True)
        if len(data) not in bound.sizes or write(data) != f'"{text}"':
            raise ValueError("wrong number of bytes")
        return data

    def write(data: bytes) -> str:
        return f'"{base64.b64encode(data).decode("ascii")}"'

    return Form(_text_kind(4 * (max(bound.sizes) // 3 + 1), read), write)


def _word_of(member: Enum) -> str:
    if isinstance(member, ReasonCode):
        return member.word
    return member.letter if isinstance(member, Rank) else str(member.value)


def _enum(hint: type[Enum]) -> Form:
    members = {_word_of(member): member for member in hint}
    texts = {member.name: quoted(word) for word, member in members.items()}
    return Form(
        Annotated[Literal[tuple(members)], AfterValidator(members.__getitem__)],
        lambda member: texts[member._name_],
    )


def _tuple(items: tuple[Any, ...], bound: Bound) -> Form:
    if items[-1] is not Ellipsis:
        forms = [form_of(item, bound) for item in items]
        writers = [form.write for form in forms]
        kind = _TUPLE[tuple(form.kind for form in forms)]
        return Form(
            kind, lambda value: _list(write(part) for write, part in zip(writers, value, strict=True))
        )
    if not bound.items:
        raise TypeError("a list without bounds")
    most = bound.items[0]
    if items[0] is Card:
        return Form(_text_kind(4 * most, _cards), lambda cards: f'"{format_cards(cards)}"')
    if items[0] is Rank:
        return Form(_text_kind(most, _ranks), lambda ranks: f'"{"".join([r.letter for r in ranks])}"')
    form = form_of(items[0], bound.inner)
    write = form.write
    kind = Annotated[_TUPLE[form.kind, ...], Field(min_length=most if bound.exact else 0, max_length=most)]
    return Form(kind, lambda value: _list(map(write, value)))


def _list(texts: Iterable[str]) -> str:
    return f"[{','.join(texts)}]"


def _cards(text: str) -> tuple[Card, ...]:
    cards = tuple([Card.parse(word) for word in text.split(" ")] if text else ())
    if len(set(cards)) != len(cards):
        raise ValueError("not a set of cards")
    return cards


def _ranks(text: str) -> tuple[Rank, ...]:
    return tuple(map(Rank.parse, text))


def _union(members: tuple[Any, ...], bound: Bound) -> Form:
    some = [member for member in members if member is not type(None)]
    form = form_of(some[0], bound) if len(some) == 1 else _tagged(tuple(some))
    if len(some) == len(members):
        return form
    write = form.write
    return Form(form.kind | None, lambda value: "null" if value is None else write(value))


@cache
def _tagged(records: tuple[type, ...]) -> Form:
    """Return the form of one of several records, told apart by their tags."""
    forms = {record: _record(record, tagged=True) for record in records}
    kinds = tuple(form.kind for form in forms.values())
    return Form(
        Annotated[Union[kinds], Field(discriminator=TAG)],  # noqa: UP007 - made when the program runs
        lambda value: forms[type(value)].write(value),
    )


@cache
def _record(record: type, tagged: bool) -> Form:
    """Return the form of one record. Raises ``TypeError`` where its constructor does more than to store."""
    if hasattr(record, "__post_init__"):
        raise TypeError(f"{record.__name__} checks itself")
    hints = get_type_hints(record)
    places: dict[str, tuple[Any, object]] = {}
    writers: list[tuple[str, object, Writer]] = []
    for field in fields(record):
        try:
            form = form_of(hints[field.name], bound_of(record.__name__, field.name))
        except TypeError as error:
            raise TypeError(f"{record.__name__}.{field.name}: {error}") from None
        places[field.name] = form.kind, field.default
        many = (record.__name__, field.name) in _TOLD_TO_MANY
        writers.append((f'"{field.name}":', field.default, _remembering(form.write) if many else form.write))
    tag = [f'"{TAG}":"{tag_of(record)}"'] if tagged else []
    read = _reading([*places])

    def write(value: object) -> str:
        parts = tag + [
            label + put(part)
            for (label, default, put), part in zip(writers, read(value), strict=True)
            if part is not default and part != default
        ]
        return f"{{{','.join(parts)}}}"

    def write_all(value: object) -> str:
        parts = [label + put(part) for (label, _, put), part in zip(writers, read(value), strict=True)]
        return f"{{{','.join(tag + parts)}}}"

    whole = all(default is MISSING for _, default, _ in writers)
    return Form(Annotated[record, _Closed(places, tagged)], write_all if whole else write)


@dataclass(frozen=True, eq=False)
class _Closed:
    """How pydantic makes a record: from these fields, each with its kind and default, and no others.

    The record's own constructor is not called.
    """

    places: dict[str, tuple[Any, object]]
    tagged: bool

    def __get_pydantic_core_schema__(self, record: type, handler: GetCoreSchemaHandler) -> CoreSchema:
        parts = []
        if self.tagged:  # it is read, and not kept
            tag = core_schema.literal_schema([tag_of(record)])
            parts.append(core_schema.dataclass_field(TAG, tag, kw_only=True, init_only=True))
        for name, (kind, default) in self.places.items():
            schema = handler.generate_schema(kind)
            if default is not MISSING:
                schema = core_schema.with_default_schema(schema, default=default)
            parts.append(core_schema.dataclass_field(name, schema, kw_only=True))
        form = core_schema.dataclass_args_schema(record.__name__, parts, collect_init_only=True)
        return core_schema.dataclass_schema(
            record, form, [*self.places], slots=True, strict=True, frozen=True, config=_CLOSED
        )


def _reading(names: list[str]) -> Callable[[Any], tuple[Any, ...]]:
    """Return what reads all fields of a value at once."""
    if len(names) > 1:
        return attrgetter(*names)
    return lambda value: tuple([getattr(value, name) for name in names])


def _remembering(write: Writer) -> Writer:
    """Return *write* with a memory: what several people are told alike, one after another, is written once.

    All that is told is frozen, so the same value has the same text.
    """
    known: dict[int, tuple[object, str]] = {}

    def again(value: object) -> str:
        there = known.get(id(value))
        if there is not None and there[0] is value:
            return there[1]
        if len(known) >= _REMEMBERED:
            known.clear()
        text = write(value)
        known[id(value)] = value, text  # what is held here keeps its id
        return text

    return again
