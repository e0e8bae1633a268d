"""Reading a journal back: single rows that make no sense are left out, a table without a setup is none."""

from __future__ import annotations

import re
import sqlite3
from collections.abc import Callable, Iterable, Mapping
from dataclasses import replace
from typing import TypeVar

from engine.names import clean_name
from engine.record import Entry, Record, parse_entry
from engine.ruleset import SEATS
from liudou_gui.host.journal_schema import FORMAT
from liudou_gui.host.kept import (
    Kept,
    KeptAct,
    KeptDeal,
    KeptPerson,
    Setup,
    legal_beginning,
    parse_options,
    parse_reason,
    parse_seats,
    parse_standing,
    parse_totals,
    seat_or_none,
)
from liudou_gui.host.people import StandIn
from liudou_gui.host.table import RunningDeal
from liudou_gui.plain_json import read_json
from liudou_gui.protocol.limits import (
    CODE_DIGITS,
    KEY_BYTES,
    NAME_LENGTH,
    TABLE_ID_BYTES,
    TABLE_NAME_LENGTH,
    TOKEN_BYTES,
)
from liudou_gui.protocol.lobby import Holder

_ADDRESS = 64
"""No address is longer, an IPv6 one with its zone included."""

T = TypeVar("T")
Row = tuple[object, ...]


def load(base: sqlite3.Connection) -> Kept | None:
    """Return the table, None if the journal holds no setup.

    Raises ``ValueError`` for a journal that another version of the program wrote.
    """
    values: dict[str, str] = dict(base.execute("SELECT name, value FROM room"))
    if "format" in values and values["format"] != FORMAT:
        raise ValueError(f"the journal is of another version: {str(values['format'])[:40]!r}")
    try:
        setup = Setup(
            _hex(values["table"], TABLE_ID_BYTES),
            _hex(values["owner"], KEY_BYTES),
            _code(values["code"]),
            _hex(values["ticket"], TOKEN_BYTES),
        )
        options = parse_options(values["options"])
    except (KeyError, ValueError, TypeError):
        return None
    seen_ms = _number(values, "seen_ms")
    addresses = _mapping(values.get("addresses")) or {}
    people = tuple(
        replace(person, address=str(addresses.get(person.key.hex(), ""))[:_ADDRESS])
        for person in _each(_person, base.execute("SELECT * FROM people ORDER BY rowid"))
    )
    return Kept(
        setup,
        options,
        _number(values, "starts"),
        seen_ms,
        max(seen_ms, _number(values, "ceiling_ms")),
        _holders(base, people),
        _totals(values),
        people,
        frozenset(key for (key,) in base.execute("SELECT key FROM bans") if isinstance(key, bytes)),
        _number(values, "dealings"),
        _number(values, "broken_off"),
        _mapping(values.get("fair")),
        _deal(base),
        tuple(_each(_act, base.execute("SELECT * FROM acts ORDER BY rowid"))),
        values.get("closed") == "yes",
        _mapping(values.get("scores")),
        _ban_places(values.get("ban_places")),
        _key_or_none(values.get("deputy")),
        values.get("owner_came") == "yes",
        values.get("starting") == "yes",
    )


def _each(read: Callable[[Row], T], rows: Iterable[Row]) -> Iterable[T]:
    for row in rows:
        try:
            yield read(row)
        except (ValueError, TypeError, KeyError):
            continue


def _hex(text: object, size: int) -> bytes:
    if not isinstance(text, str) or len(data := bytes.fromhex(text)) != size:
        raise ValueError(f"not {size} bytes")
    return data


def _code(text: object) -> str:
    if not isinstance(text, str) or not re.fullmatch(f"[0-9]{{{CODE_DIGITS}}}", text):
        raise ValueError("not a room code")
    return text


def _key_or_none(text: object) -> bytes | None:
    try:
        return _hex(text, KEY_BYTES)
    except ValueError:
        return None


def _number(values: Mapping[str, object], name: str) -> int:
    """Return a number that may cross the network; what is none counts as 0."""
    text = values.get(name)
    return int(text) if isinstance(text, str) and re.fullmatch("[0-9]{1,15}", text) else 0


def _mapping(text: str | None) -> Mapping[str, object] | None:
    try:
        found = read_json(text) if text else None
    except ValueError:
        return None
    return found if isinstance(found, dict) else None


def _ban_places(text: str | None) -> tuple[tuple[str, str], ...]:
    try:
        return tuple((str(address), str(name)) for address, name in read_json(text or "[]"))
    except (ValueError, TypeError):
        return ()


def _totals(values: Mapping[str, str]) -> tuple[int, ...]:
    try:
        return parse_totals(values["totals"])
    except (KeyError, ValueError):
        return (0,) * SEATS


def _person(row: Row) -> KeptPerson:
    key, name, device, token, seat, waits, stand_in = row
    if not isinstance(key, bytes) or not isinstance(token, bytes) or len(key) != KEY_BYTES:
        raise TypeError("a key is no text")
    shown = clean_name(str(name), NAME_LENGTH), clean_name(str(device), TABLE_NAME_LENGTH)
    why = stand_in if stand_in in [reason.value for reason in StandIn] else StandIn.NO.value
    return KeptPerson(key, *shown, token, seat_or_none(seat), bool(waits), str(why))


def _holders(base: sqlite3.Connection, people: tuple[KeptPerson, ...]) -> tuple[Holder, ...]:
    """Seats and people agree; where one of the two is lost a bot sits."""
    found = dict.fromkeys(range(SEATS), Holder.BOT)
    for seat, word in base.execute("SELECT seat, holder FROM seats"):
        if seat in found and word == Holder.NOBODY.value:
            found[seat] = Holder.NOBODY
    for person in people:
        if person.seat is not None:
            found[person.seat] = Holder.PERSON
    return tuple(found[seat] for seat in range(SEATS))


def _deal(base: sqlite3.Connection) -> KeptDeal | None:
    row = base.execute("SELECT * FROM deals ORDER BY number DESC LIMIT 1").fetchone()
    if row is None:
        return None
    number, options, seats, standing, seed, played, began_ms, fair, record = row
    try:
        entries = Record.parse(record).entries if record else tuple(_entries(base, number))
        if not isinstance(seed, bytes) or type(began_ms) is not int:
            raise TypeError("a seed is bytes, and a time a number")
        running = RunningDeal(seed, str(played), entries)
        kept = KeptDeal(
            parse_options(options),
            parse_seats(seats),
            parse_standing(standing),
            running,
            began_ms,
            _mapping(fair),
        )
        return legal_beginning(kept)
    except (ValueError, TypeError):
        return None


def _entries(base: sqlite3.Connection, number: int) -> Iterable[Entry]:
    """Return the entries up to the first that is missing or makes no sense."""
    rows = base.execute("SELECT n, line FROM entries WHERE deal = ? ORDER BY n", (number,))
    for expected, (n, line) in enumerate(rows):
        if n != expected:
            return
        try:
            yield parse_entry(line)
        except (ValueError, TypeError):
            return


def _act(row: Row) -> KeptAct:
    key, action_id, deal, result = row
    if not isinstance(key, bytes) or not isinstance(action_id, bytes) or not isinstance(deal, int):
        raise TypeError("an act is bytes and a number")
    return KeptAct(key, action_id, deal, parse_reason(str(result)))
