"""Messages as bytes and back: JSON of closed forms, bounded before it is parsed.

Whatever a frame holds, reading it gives a protocol value or raises :class:`NotUnderstood`, nothing else.
"""

from __future__ import annotations

import re
from functools import cache
from typing import Any, TypeVar

from pydantic import TypeAdapter, ValidationError

from liudou_gui.net.bounds import Bound
from liudou_gui.net.forms import Form, form_of
from liudou_gui.protocol.down import Down
from liudou_gui.protocol.limits import FRAME_DOWN, FRAME_STRANGER, FRAME_UP
from liudou_gui.protocol.up import Stranger, Up

DEPTH = 12
"""So many brackets deep a message may go; the deepest of ours goes eight."""
_STRING = re.compile(rb'"(?>[^"\\]*(?:\\.[^"\\]*)*)"?', re.DOTALL)
"""Strings, closed or not, so that no frame takes more than one pass."""
_NO_BRACKETS = bytes(set(range(256)) - set(b"[]{}"))

Said = TypeVar("Said")


class NotUnderstood(ValueError):
    """A frame that is no message. *why* is a short word for it and repeats nothing of the frame."""

    def __init__(self, why: str) -> None:
        super().__init__(why)
        self.why = why


def encode_up(message: Up) -> bytes:
    """Return a client's message as bytes. Raises ``ValueError`` if it is larger than any frame."""
    return _encode(_form(Up), message, FRAME_UP)


def encode_down(message: Down) -> bytes:
    """Return a table's message as bytes. Raises ``ValueError`` if it is larger than any frame."""
    return _encode(_form(Down), message, FRAME_DOWN)


def decode_up(data: bytes) -> Up:
    """Read what somebody says who has been let in. Raises :class:`NotUnderstood`."""
    up: Up = _decode(_reader(Up), data, FRAME_UP)
    return up


def decode_stranger(data: bytes) -> Stranger:
    """Read what somebody says who has not been let in. Raises :class:`NotUnderstood`."""
    stranger: Stranger = _decode(_reader(Stranger), data, FRAME_STRANGER)
    return stranger


def decode_down(data: bytes) -> Down:
    """Read what the table says. Raises :class:`NotUnderstood`."""
    down: Down = _decode(_reader(Down), data, FRAME_DOWN)
    return down


def warm_up() -> None:
    """Build all forms now (some tenths of a second), not at the first message."""
    for union in (Up, Stranger, Down):
        _reader(union)


@cache
def _form(union: Any) -> Form:
    return form_of(union, Bound())


@cache
def _reader(union: Any) -> TypeAdapter[Any]:
    return TypeAdapter(_form(union).kind)


def _encode(form: Form, message: object, most: int) -> bytes:
    data = form.write(message).encode()
    if len(data) > most:
        raise ValueError(f"a {type(message).__name__} of {len(data)} bytes is larger than a frame")
    return data


def _decode(reader: TypeAdapter[Any], data: bytes, most: int) -> Any:
    if len(data) > most:
        raise NotUnderstood("too_large")
    if _too_deep(data):
        raise NotUnderstood("too_deep")
    try:
        return reader.validate_json(data)
    except ValidationError as error:
        details = error.errors(include_url=False, include_context=False, include_input=False)
        raise NotUnderstood(details[0]["type"]) from None


def _too_deep(data: bytes) -> bool:
    """Whether brackets outside of strings are nested deeper than :data:`DEPTH`."""
    if data.count(b"[") + data.count(b"{") <= DEPTH:
        return False
    depth = 0
    for bracket in _STRING.sub(b"", data).translate(None, _NO_BRACKETS):
        depth += 1 if bracket in b"[{" else -1
        if depth > DEPTH:
            return True
    return False
