"""What a table on the network keeps in its journal, and the texts in which it does."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import asdict, dataclass, field, fields, replace

from engine.cards import Rank
from engine.deal import Seat, deal_from_seed
from engine.reasons import Reason, ReasonCode
from engine.record import replay_entries
from engine.ruleset import SEATS, Ruleset
from engine.visible import Viewer
from liudou_gui.host.pacing import NORMAL, Timing
from liudou_gui.host.table import FRESH, RunningDeal, SeatInfo, Standing
from liudou_gui.plain_json import read_json
from liudou_gui.protocol.limits import PLAY_SECONDS
from liudou_gui.protocol.lobby import BotLevel, Holder, Options

BID_SLOT_SECONDS, CAMP_SECONDS, SHOW_SECONDS = (2, 15), (2, 10), (2, 10)
"""The least and most that a host may choose."""


@dataclass(frozen=True, slots=True)
class KeptPerson:
    """Somebody at the table; of their token only a hash is kept. *address*: where they came from last."""

    key: bytes
    name: str
    device: str
    token_hash: bytes
    seat: Viewer
    waits: bool
    stand_in: str
    address: str = ""


@dataclass(frozen=True, slots=True)
class KeptDeal:
    """The present or last deal: how it was set up, how the table stood, and all that was done.

    *fair* is its dealing as :meth:`~liudou_gui.host.dealing.Dealing.to_json` wrote it.
    """

    options: Options
    seats: tuple[SeatInfo, ...]
    standing: Standing
    deal: RunningDeal
    began_ms: int
    fair: Mapping[str, object] | None = field(default=None, repr=False)


@dataclass(frozen=True, slots=True)
class KeptAct:
    """An answered action of *key* in deal *deal*; *reason* None means it was done."""

    key: bytes
    action_id: bytes
    deal: int
    reason: Reason | None


@dataclass(frozen=True, slots=True)
class Setup:
    """What a table is from its first hour: its id, who may give orders, and what lets others in."""

    table: bytes
    owner: bytes
    code: str = field(repr=False)
    ticket: bytes = field(repr=False)


@dataclass(frozen=True, slots=True)
class Kept:
    """A whole table. *starts* counts how often it was set up; *fair* is a dealing that had not ended.
    *ban_places* are addresses that people were sent away from, with their names. *scores* are as
    :meth:`~liudou_gui.host.scores.Scores.to_json` wrote them. *deputy* gives the orders while the owner,
    who was there once if *owner_came*, is away. *starting*: a deal was told to start and has not begun.

    Times are the table's: *seen_ms* one that was reached, *ceiling_ms* a time that no client has
    been told to be past; neither says when anything was done.
    """

    setup: Setup
    options: Options
    starts: int
    seen_ms: int
    ceiling_ms: int
    holders: tuple[Holder, ...]
    totals: tuple[int, ...] = (0,) * SEATS
    people: tuple[KeptPerson, ...] = ()
    bans: frozenset[bytes] = frozenset()
    dealings: int = 0
    broken_off: int = 0
    fair: Mapping[str, object] | None = None
    deal: KeptDeal | None = None
    acts: tuple[KeptAct, ...] = ()
    closed: bool = False
    scores: Mapping[str, object] | None = None
    ban_places: tuple[tuple[str, str], ...] = ()
    deputy: bytes | None = None
    owner_came: bool = False
    starting: bool = False


# -- options ---------------------------------------------------------------------------------


def within_limits(options: Options) -> Options:
    """Return *options* with every time brought within what RULES and the house allow."""
    return replace(
        options,
        play_seconds=_clamp(options.play_seconds, PLAY_SECONDS) if options.play_seconds else 0,
        bid_slot_seconds=_clamp(options.bid_slot_seconds, BID_SLOT_SECONDS),
        camp_seconds=_clamp(options.camp_seconds, CAMP_SECONDS),
        show_seconds=_clamp(options.show_seconds, SHOW_SECONDS),
    )


def timing_of(options: Options, pace: Timing = NORMAL) -> Timing:
    """Return a table's times: *pace* says how long bots take, *options* the rest."""
    return replace(
        pace,
        play_ms=options.play_seconds * 1_000 or None,
        bid_slot_ms=options.bid_slot_seconds * 1_000,
        camp_ms=options.camp_seconds * 1_000,
        show_ms=options.show_seconds * 1_000,
    )


def options_text(options: Options) -> str:
    """Write options; the inverse of :func:`parse_options`."""
    return json.dumps(
        asdict(options) | {"ruleset": options.ruleset.text, "bots": options.bots.value}, ensure_ascii=False
    )


def parse_options(text: str) -> Options:
    """Read options. Raises ``ValueError``."""
    try:
        values = read_json(text)
        values |= {"ruleset": Ruleset.parse(values["ruleset"]), "bots": BotLevel(values["bots"])}
        options = Options(**values)
    except (TypeError, KeyError, AttributeError) as error:
        raise ValueError(f"these are no options: {error}") from error
    usual = Options("", options.ruleset)
    if any(type(getattr(options, f.name)) is not type(getattr(usual, f.name)) for f in fields(Options)):
        raise ValueError("an option has a wrong value")
    return within_limits(options)


def _clamp(value: int, limits: tuple[int, int]) -> int:
    return min(max(value, limits[0]), limits[1])


# -- seats, standing, reasons ----------------------------------------------------------------


def seats_text(seats: tuple[SeatInfo, ...]) -> str:
    """Write who sits where in a deal; the inverse of :func:`parse_seats`."""
    return json.dumps([[seat.name, seat.is_bot] for seat in seats], ensure_ascii=False)


def parse_seats(text: str) -> tuple[SeatInfo, ...]:
    """Read six seats. Raises ``ValueError``."""
    seats = tuple(SeatInfo(str(name), is_bot=bool(is_bot)) for name, is_bot in read_json(text))
    if len(seats) != SEATS:
        raise ValueError("six seats belong to a deal")
    return seats


def standing_text(standing: Standing) -> str:
    """Write how a table stands; the inverse of :func:`parse_standing`."""
    return json.dumps(asdict(standing))


def parse_standing(text: str) -> Standing:
    """Read a standing. Raises ``ValueError``."""
    try:
        values = read_json(text)
        values["totals"] = parse_totals(json.dumps(values["totals"]))
        standing = replace(FRESH, **values)
    except (TypeError, KeyError) as error:
        raise ValueError(f"this is no standing: {error}") from error
    if any(type(n) is not int or n < 0 for n in (standing.number, standing.void_before, standing.deals)):
        raise ValueError("a standing has three numbers")
    return standing


def parse_totals(text: str) -> tuple[int, ...]:
    """Read six scores. Raises ``ValueError``."""
    totals = tuple(read_json(text))
    if len(totals) != SEATS or any(type(total) is not int for total in totals):
        raise ValueError("six totals belong to a table")
    return totals


def reason_text(reason: Reason | None) -> str:
    """Write why an action was refused, empty if it was done; the inverse of :func:`parse_reason`."""
    if reason is None:
        return ""
    rank = None if reason.rank is None else int(reason.rank)
    return json.dumps([reason.code.name, rank, reason.need, reason.got, reason.rule_id])


def parse_reason(text: str) -> Reason | None:
    """Read a reason. Raises ``ValueError``."""
    if not text:
        return None
    try:
        code, rank, need, got, rule = read_json(text)
        return Reason(ReasonCode[code], None if rank is None else Rank(rank), need, got, rule)
    except (KeyError, TypeError) as error:
        raise ValueError(f"this is no reason: {error}") from error


# -- a deal after damage ---------------------------------------------------------------------


def legal_beginning(kept: KeptDeal) -> KeptDeal:
    """Return *kept* with as many of its entries, from the first on, as make a legal deal.

    Raises ``ValueError`` if there is none with this seed.
    """
    low, high = 0, len(kept.deal.entries)
    if _is_legal(kept, high):
        return kept
    if not _is_legal(kept, 0):
        raise ValueError("the deal cannot be dealt again")
    while high - low > 1:
        middle = (low + high) // 2
        low, high = (middle, high) if _is_legal(kept, middle) else (low, middle)
    return replace(kept, deal=replace(kept.deal, entries=kept.deal.entries[:low]))


def _is_legal(kept: KeptDeal, count: int) -> bool:
    try:
        deal = deal_from_seed(kept.options.ruleset, kept.deal.seed)
        standing = kept.standing
        replay_entries(deal, standing.number, standing.void_before, kept.deal.entries[:count])
    except ValueError:
        return False
    return True


def seat_or_none(value: object) -> Seat | None:
    """Return *value* if it is a seat."""
    return value if type(value) is int and 0 <= value < SEATS else None
