"""How tables are found on the network: what is asked and answered, byte by byte.

A guest's program asks over UDP by broadcast and multicast on each adapter, and by unicast where it has an
address; hosts answer the asker. Port and group are below. Everything is big-endian; a text is one byte of
length and UTF-8. A datagram that is not exactly of this form is ignored.

====== ======================== =========================================
bytes  question                 answer
====== ======================== =========================================
6      ``LIUDOU``               ``LIUDOU``
1      form, 1                  form, 1
1      1                        2
8      nonce                    the question's nonce
2, 2   oldest, newest protocol  oldest, newest protocol
8      table tried, or zeros    32 bytes: the host's key
text   build                    build, device
rest   zeros up to 1,200        1 byte: how many tables, then each of them
====== ======================== =========================================

A table: id (8), TCP port (2), flags (1: locked, 2: spectators), seats taken (1), people (1), ruleset, name.
An answer is never longer than a question, so that nobody can use a host to flood somebody else.
"""

from __future__ import annotations

import struct
from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum

from engine.names import clean_name
from engine.ruleset import SEATS, Ruleset
from liudou_gui.protocol.limits import (
    BUILD_LENGTH,
    KEY_BYTES,
    NAME_LENGTH,
    OLDEST_PROTOCOL,
    PROTOCOL,
    TABLE_ID_BYTES,
    TABLE_NAME_LENGTH,
)

DISCOVERY_PORT = 47610
"""UDP; the same number as the table's usual TCP port, so that a firewall needs one number."""
GROUP_IPV4 = "239.255.76.68"
GROUP_IPV6 = "ff12::6c69:7564:6f75"
FORM = 1
QUESTION_BYTES = 1200
"""Fits unbroken through every home network and tunnel."""
NONCE_BYTES = 8
NO_TABLE = bytes(TABLE_ID_BYTES)
RULESET_LENGTH = 80
TABLES_AN_ANSWER = 32

_MAGIC = b"LIUDOU"
_HEAD = struct.Struct(f">6sBB{NONCE_BYTES}sHH")
_TABLE = struct.Struct(f">{TABLE_ID_BYTES}sHBBB")
_ASKS, _ANSWERS = 1, 2
_LOCKED, _SPECTATORS = 1, 2


class Way(Enum):
    """How a question goes out."""

    BROADCAST = "broadcast"
    MULTICAST = "multicast"
    UNICAST = "unicast"


@dataclass(frozen=True, slots=True)
class Question:
    """Who is there? *nonce* comes back in answers; *trying* is a table that is just being joined."""

    nonce: bytes
    build: str
    trying: bytes = NO_TABLE
    proto_min: int = OLDEST_PROTOCOL
    proto_max: int = PROTOCOL


@dataclass(frozen=True, slots=True)
class TableAd:
    """What everybody may know of a table before joining it.

    *rules* is a ruleset's text; *taken* counts seats held by people and bots, *people* the people in them.
    """

    table: bytes
    port: int
    name: str
    rules: str
    taken: int
    people: int
    locked: bool = False
    spectators: bool = True

    @property
    def ruleset(self) -> Ruleset | None:
        """The game, None if this program does not know it."""
        try:
            return Ruleset.parse(self.rules)
        except ValueError:
            return None


@dataclass(frozen=True, slots=True)
class Answer:
    """Who answers, and some or all of their tables."""

    nonce: bytes
    key: bytes
    build: str
    device: str
    tables: tuple[TableAd, ...]
    proto_min: int = OLDEST_PROTOCOL
    proto_max: int = PROTOCOL


def pack_question(question: Question) -> bytes:
    """Write a question, padded to :data:`QUESTION_BYTES`."""
    data = _head(_ASKS, question) + question.trying + _text(question.build, BUILD_LENGTH)
    return data.ljust(QUESTION_BYTES, b"\0")


def read_question(data: bytes) -> Question | None:
    """Read a question; None for anything else."""
    if len(data) != QUESTION_BYTES:
        return None
    reader = _Reader(data)
    try:
        nonce, oldest, newest = reader.head(_ASKS)
        question = Question(
            nonce,
            trying=reader.take(TABLE_ID_BYTES),
            build=reader.text(BUILD_LENGTH),
            proto_min=oldest,
            proto_max=newest,
        )
        return question if not any(reader.rest) else None
    except ValueError:
        return None


def pack_answer(answer: Answer) -> tuple[bytes, int]:
    """Write an answer with as many of its tables, from the first, as there is room for; say how many."""
    head = _head(_ANSWERS, answer) + answer.key
    head += _text(answer.build, BUILD_LENGTH) + _text(answer.device, NAME_LENGTH)
    body = b""
    count = 0
    for table in answer.tables[:TABLES_AN_ANSWER]:
        more = _packed(table)
        if len(head) + 1 + len(body) + len(more) > QUESTION_BYTES:
            break
        body += more
        count += 1
    return head + bytes((count,)) + body, count


def read_answer(data: bytes) -> Answer | None:
    """Read an answer; None for anything else."""
    if len(data) > QUESTION_BYTES:
        return None
    reader = _Reader(data)
    try:
        nonce, oldest, newest = reader.head(_ANSWERS)
        key, build, device = reader.take(KEY_BYTES), reader.text(BUILD_LENGTH), reader.text(NAME_LENGTH)
        count = reader.take(1)[0]
        if count > TABLES_AN_ANSWER:
            return None
        tables = tuple(reader.table() for _ in range(count))
        return None if reader.rest else Answer(nonce, key, build, device, tables, oldest, newest)
    except ValueError:
        return None


def newest_common(proto_min: int, proto_max: int) -> int | None:
    """Return the newest protocol that this program and the other both speak, None if there is none."""
    common = min(PROTOCOL, proto_max)
    return common if common >= max(OLDEST_PROTOCOL, proto_min) else None


def _head(kind: int, said: Question | Answer) -> bytes:
    return _HEAD.pack(_MAGIC, FORM, kind, said.nonce, said.proto_min, said.proto_max)


def _text(text: str, length: int) -> bytes:
    data = clean_name(text, length).encode("utf-8", "replace")
    return bytes((len(data),)) + data


def _packed(table: TableAd) -> bytes:
    flags = _LOCKED * table.locked | _SPECTATORS * table.spectators
    head = _TABLE.pack(table.table, table.port, flags, table.taken, table.people)
    return head + _text(table.rules, RULESET_LENGTH) + _text(table.name, TABLE_NAME_LENGTH)


class _Reader:
    """Takes pieces from the front. All methods raise ``ValueError`` for what is out of bounds."""

    def __init__(self, data: bytes) -> None:
        self.rest = data

    def take(self, count: int) -> bytes:
        if len(self.rest) < count:
            raise ValueError("too short")
        taken, self.rest = self.rest[:count], self.rest[count:]
        return taken

    def head(self, kind: int) -> tuple[bytes, int, int]:
        magic, form, said, nonce, oldest, newest = _HEAD.unpack(self.take(_HEAD.size))
        if (magic, form, said) != (_MAGIC, FORM, kind) or oldest > newest:
            raise ValueError("another kind of datagram")
        return nonce, oldest, newest

    def text(self, length: int) -> str:
        text = self.take(self.take(1)[0]).decode("utf-8")
        if clean_name(text, length) != text:
            raise ValueError("not a line of plain text")
        return text

    def table(self) -> TableAd:
        table, port, flags, taken, people = _TABLE.unpack(self.take(_TABLE.size))
        if not port or flags > (_LOCKED | _SPECTATORS) or not people <= taken <= SEATS:
            raise ValueError("out of bounds")
        rules, name = self.text(RULESET_LENGTH), self.text(TABLE_NAME_LENGTH)
        if not rules.isascii():
            raise ValueError("not a ruleset")
        return TableAd(
            table, port, name, rules, taken, people, bool(flags & _LOCKED), bool(flags & _SPECTATORS)
        )


def turned(tables: Sequence[TableAd], first: int) -> tuple[TableAd, ...]:
    """Return *tables* beginning with number *first*, so that of many each has its turn in an answer."""
    start = first % len(tables) if tables else 0
    return (*tables[start:], *tables[:start])
