"""How large each field of a message may be: the one table that the wire forms are made from.

A field without a line here has no wire form; building the forms says so at once.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.names import LONGEST_NAME
from engine.randomness import SEED_BYTES
from engine.ruleset import SEATS
from liudou_gui.protocol import limits

BIG = 2**53 - 1
"""The largest number that crosses the network."""
PACK = 216
"""Cards of the largest pack."""


@dataclass(frozen=True, slots=True)
class Bound:
    """The bounds of one field, those that its type asks for.

    Numbers lie in *low* to *high*. Text has at most *length* characters; with *people* it is cleaned as
    words for people are, otherwise it matches *pattern*. Bytes have one of *sizes*. A list has at most
    as many items as *items* says, outermost first, or with *exact* just as many in the outermost.
    """

    low: int = 0
    high: int = 0
    length: int = 0
    people: bool = False
    pattern: str = ""
    sizes: tuple[int, ...] = ()
    items: tuple[int, ...] = ()
    exact: bool = False

    @property
    def inner(self) -> Bound:
        """The bounds of a list's items."""
        return Bound(
            self.low, self.high, self.length, self.people, self.pattern, self.sizes, self.items[1:], False
        )


def _number(high: int = BIG, low: int = 0) -> Bound:
    return Bound(low=low, high=high)


def _people(length: int, *items: int) -> Bound:
    return Bound(length=length, people=True, items=items)


def _word(length: int, pattern: str = r"^[ -~]*$", *items: int) -> Bound:
    return Bound(length=length, pattern=pattern, items=items)


def _bytes(*sizes: int) -> Bound:
    return Bound(sizes=sizes)


def _list(*items: int, exact: bool = False) -> Bound:
    return Bound(items=items, exact=exact)


_SEAT = _number(SEATS - 1)
_SEATS = Bound(high=SEATS - 1, items=(SEATS,))
_SCORES = Bound(low=-BIG, high=BIG, items=(SEATS,), exact=True)
_SHARES = Bound(high=SEATS - 1, sizes=(limits.SHARE_BYTES,), items=(SEATS,))
_RULINGS = 64
_RULE = r"^[A-Za-z0-9.]*$"
_HEX = r"^[0-9a-f]*$"

FIELDS: dict[str, Bound] = {
    # seats
    "seat": _SEAT,
    "from_seat": _SEAT,
    "to_seat": _SEAT,
    "host_seat": _SEAT,
    "viewer": _SEAT,
    "first_out": _SEAT,
    "MarkShown.holder": _SEAT,
    "ShowsShown.seats": _SEATS,
    "winners": _SEATS,
    "asked": _SEATS,
    "missing": _SEATS,
    # numbers
    "proto": _number(9_999),
    "proto_min": _number(9_999),
    "proto_max": _number(9_999),
    "rules_version": _number(9_999),
    "deal": _number(),
    "deals": _number(),
    "dealing": _number(),
    "number": _number(),
    "void_before": _number(),
    "broken_off": _number(),
    "run": _number(),
    "seq": _number(),
    "since": _number(),
    "prompt_id": _number(),
    "id": _number(),
    "votes": _number(SEATS),
    "waits": _number(99),
    "sent_ms": _number(),
    "now_ms": _number(),
    "at_ms": _number(),
    "started_ms": _number(),
    "length_ms": _number(),
    "wait_ms": _number(),
    "play_seconds": _number(3_600),
    "bid_slot_seconds": _number(3_600),
    "camp_seconds": _number(3_600),
    "show_seconds": _number(3_600),
    "value": _number(3),
    "above": _number(3),
    "count": _number(PACK),
    "Played.left": _number(PACK),
    "at": _number(PACK),
    "size": _number(PACK),
    "key": _number(low=-BIG),
    "by": _number(),
    "n": _number(),
    "stake": _number(),
    "base": _number(),
    "need": _number(low=-BIG),
    "got": _number(low=-BIG),
    "scores": _SCORES,
    "totals": _SCORES,
    # cards
    "cards": _list(PACK),
    "bottom": _list(PACK),
    "hands": _list(SEATS, PACK, exact=True),
    "DealOpened.left": _list(SEATS, PACK, exact=True),
    "ranks": _list(15),
    "wings": _list(15),
    # other lists
    "envelopes": _list(limits.EVENTS_A_FRAME),
    "answers": _list(SEATS, exact=True),
    "roles": _list(SEATS),
    "camps": _list(SEATS),
    "Lobby.seats": _list(SEATS, exact=True),
    "swaps": _list(SEATS * (SEATS - 1)),
    "lines": _list(limits.CHAT_LINES),
    "own": Bound(high=limits.CHAT_LINES - 1, items=(limits.CHAT_LINES,)),
    # words for people
    "name": _people(limits.NAME_LENGTH),
    "Options.name": _people(limits.TABLE_NAME_LENGTH),
    "SeatTaken.name": _people(LONGEST_NAME),
    "host": _people(limits.NAME_LENGTH),
    "device": _people(limits.TABLE_NAME_LENGTH),
    "text": _people(limits.CHAT_LENGTH),
    "spectators": _people(limits.NAME_LENGTH, limits.SPECTATORS),
    # words for programs
    "build": _word(limits.BUILD_LENGTH),
    "code": _word(limits.CODE_DIGITS, r"^[0-9]*$"),
    "view": _word(64, _HEX),
    "rule_id": _word(16, _RULE),
    "rule": _word(16, _RULE),
    "here": _word(64, _HEX),
    "Hello.rulings": _word(16, _RULE, _RULINGS),
    "Refused.rulings": _list(_RULINGS),
    # bytes
    "action_id": _bytes(limits.ACTION_ID_BYTES),
    "token": _bytes(0, limits.TOKEN_BYTES),
    "ticket": _bytes(0, limits.TOKEN_BYTES),
    "table": _bytes(0, limits.TABLE_ID_BYTES),
    "seed": _bytes(SEED_BYTES),
    "commitment": _bytes(limits.SHARE_BYTES),
    "share": _bytes(limits.SHARE_BYTES),
    "CodeTry.share": _bytes(limits.CODE_SHARE_BYTES),
    "CodeReply.share": _bytes(limits.CODE_SHARE_BYTES),
    "proof": _bytes(limits.PROOF_BYTES),
    "root": _bytes(limits.SHARE_BYTES),
    "commitments": _SHARES,
    "shares": _SHARES,
    "salts": Bound(sizes=(16, 32), items=(PACK,)),
    "paths": Bound(sizes=(32,), items=(PACK, 12)),
}


def bound_of(record: str, field: str) -> Bound:
    """Return the bounds of a record's field; no bounds at all where no line says any."""
    return FIELDS.get(f"{record}.{field}") or FIELDS.get(field) or Bound()
