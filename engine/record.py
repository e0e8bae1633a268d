"""A deal as text: ruleset, seed, actions and result; it replays to the same result anywhere."""

from __future__ import annotations

import re
from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from itertools import takewhile

from engine.actions import Action, Bid, Camp, ChooseCamp, Double, Pass, Play, ShowHand
from engine.apply import apply, end_slot, start
from engine.cards import format_cards, parse_cards
from engine.deal import Deal, Seat, deal_from_seed
from engine.fair import Transcript
from engine.fair_text import WORD as FAIR_LINE
from engine.fair_text import parse_transcript, transcript_lines
from engine.names import clean_name
from engine.ruleset import SEATS, Ruleset
from engine.rulings import RULES_VERSION
from engine.state import GameState, Step

_EARLIEST_YEAR, _LATEST_YEAR = 1970, 2999
FORMAT = "liudou-record"
NEWEST = 3
"""Version 2 adds when a deal was played and who sat where, version 3 how it was dealt at a LAN table.

A record is of the lowest version that holds all it says.
"""
LARGEST = 1_000_000
"""Characters that a record may have; a deal has a few thousand."""


class NotARecord(ValueError):
    """A text that is no record at all."""


class NewerRecord(ValueError):
    """A record of a version that only a newer program knows."""


class OtherRules(ValueError):
    """A record of a deal that was played by other rulings than this program's."""


@dataclass(frozen=True, slots=True)
class RecordSeat:
    """Who sat in a seat. Raises ``ValueError`` for a name that no line of a record can hold.

    :func:`record_seat` makes a name fit.
    """

    name: str
    is_bot: bool

    def __post_init__(self) -> None:
        if not self.name or clean_name(self.name) != self.name:
            raise ValueError(f"not a name: {self.name[:40]!r}")


def record_seat(name: str, *, is_bot: bool) -> RecordSeat:
    """Return a seat for any *name*; what does not fit into a record is left out of it."""
    return RecordSeat(clean_name(name) or "?", is_bot)


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a record: *at_ms* after the deal began *seat* did *action*.

    *by_table* marks a default that the table filled in; an *action* of None is the end of a slot.
    """

    at_ms: int
    seat: Seat
    action: Action | None
    by_table: bool = False


@dataclass(frozen=True, slots=True)
class Record:
    """A whole deal. *scores* is None for a void one.

    *played* is when it began, in UTC to the second (``2026-11-30T08:00:00Z``), empty where unknown;
    *seats* are the six who sat there, or nobody. *fair* is the opened transcript of a fair dealing.
    Raises ``ValueError`` if any of them is anything else. Whether seed and transcript belong
    together is another question: :func:`engine.fair.check_transcript`.
    """

    ruleset: Ruleset
    seed: bytes
    number: int
    void_before: int
    entries: tuple[Entry, ...]
    scores: tuple[int, ...] | None
    n: int
    played: str = ""
    seats: tuple[RecordSeat, ...] = ()
    fair: Transcript | None = None

    def __post_init__(self) -> None:
        if self.played:
            check_played(self.played)
        if len(self.seats) not in (0, SEATS):
            raise ValueError("a record names six seats or none")
        if self.fair is not None and not self.fair.opened:
            raise ValueError("a record holds no dealing whose host kept its share to itself")

    @property
    def version(self) -> int:
        """The lowest version that holds all that this record says."""
        if self.fair is not None:
            return 3
        return 2 if self.played or self.seats else 1

    def __str__(self) -> str:
        result = "void" if self.scores is None else " ".join(map(str, self.scores))
        return "\n".join(
            [
                f"{FORMAT} {self.version}",
                *rules_lines(self.ruleset),
                f"seed {self.seed.hex()}",
                f"deal {self.number} {self.void_before}",
                *([f"played {self.played}"] if self.played else []),
                *seat_lines(self.seats),
                *(transcript_lines(self.fair) if self.fair is not None else []),
                *map(format_entry, self.entries),
                f"result {result}",
                f"n {self.n}",
                "",
            ]
        )

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record; the inverse of ``str``, to the letter.

        Only what mail does to a text is forgiven: line ends of Windows and a mark at its beginning.
        Raises :class:`NotARecord`, :class:`NewerRecord`, :class:`OtherRules`, and any other
        ``ValueError`` where a record is damaged.
        """
        if len(text) > LARGEST:
            raise NotARecord("this is too long to be a record")
        lines = text.removeprefix("\ufeff").replace("\r\n", "\n").split("\n")
        check_format(lines[0], FORMAT, NEWEST)
        try:
            record = cls._read(lines)
        except OtherRules:
            raise
        except ValueError as error:
            raise ValueError(f"the record is damaged: {error}") from error
        if str(record).split("\n") != lines:
            raise ValueError("the record is damaged: it is not written as records are")
        return record

    @classmethod
    def _read(cls, lines: list[str]) -> Record:
        if len(lines) < 8:
            raise ValueError("lines are missing")
        ruleset = parse_rules(lines[1], lines[2])
        number, void_before = parse_deal(lines[4])
        body = lines[5:-3]
        played = body.pop(0).removeprefix("played ") if body and body[0].startswith("played ") else ""
        seats = parse_seats(body[:SEATS]) if body and body[0].startswith("seat ") else ()
        body = body[len(seats) :]
        fair = list(takewhile(lambda line: line.startswith(FAIR_LINE), body))
        result = after("result ", lines[-3])
        scores = (
            None if result == "void" else tuple(parse_number(word, "a score") for word in result.split(" "))
        )
        if scores is not None and len(scores) != SEATS:
            raise ValueError("six scores belong in the result")
        return cls(
            ruleset,
            parse_seed(lines[3]),
            number,
            void_before,
            tuple(map(parse_entry, body[len(fair) :])),
            scores,
            parse_number(after("n ", lines[-2]), "N", least=1),
            played,
            seats,
            parse_transcript(fair) if fair else None,
        )

    def replay(self) -> tuple[Step, ...]:
        """Play the record again, one step an entry after the dealing.

        Raises ``ValueError`` (:class:`~engine.reasons.IllegalAction` among them) if it is not a
        legal deal or ends otherwise than it says.
        """
        deal = deal_from_seed(self.ruleset, self.seed)
        steps = replay_entries(deal, self.number, self.void_before, self.entries)
        last = steps[-1].state
        if not last.over or _scores(last) != self.scores or last.n != self.n:
            raise ValueError("the record does not lead to the result that it names")
        return steps


def record_of(
    state: GameState,
    entries: tuple[Entry, ...],
    played: str = "",
    seats: tuple[RecordSeat, ...] = (),
    fair: Transcript | None = None,
) -> Record:
    """Return the record of a deal that is over."""
    return Record(
        state.ruleset,
        state.deal.seed,
        state.number,
        state.void_before,
        entries,
        _scores(state),
        state.n,
        played,
        seats,
        fair,
    )


def replay_entries(deal: Deal, number: int, void_before: int, entries: Sequence[Entry]) -> tuple[Step, ...]:
    """Play a deal, or the beginning of one, again: the dealing, then one step an entry.

    Raises ``ValueError`` (:class:`~engine.reasons.IllegalAction` among them) at an illegal entry.
    """
    steps = [start(deal, number=number, void_before=void_before)]
    for entry in entries:
        steps.append(_replay_entry(steps[-1].state, entry))
    return tuple(steps)


def _scores(state: GameState) -> tuple[int, ...] | None:
    return None if state.result is None else state.result.scores


def _replay_entry(state: GameState, entry: Entry) -> Step:
    if entry.action is None:
        return end_slot(state)
    prompt = state.prompt_of(entry.seat)
    if prompt is None:
        raise ValueError(f"seat {entry.seat} was not asked")
    return apply(state, entry.seat, prompt.id, entry.action)


# -- lines, which other files about deals share ------------------------------------------------


def check_format(line: str, form: str, newest: int) -> None:
    """Check a first line. Raises :class:`NotARecord` and :class:`NewerRecord`."""
    found = re.fullmatch(rf"{form} ([1-9][0-9]{{0,8}})", line)
    if found is None:
        raise NotARecord(f"{line[:40]!r} does not begin a {form}")
    if int(found[1]) > newest:
        raise NewerRecord(f"a newer program wrote this: version {found[1]}, not {newest}")


def rules_lines(ruleset: Ruleset) -> list[str]:
    """Write by which rules was played; the inverse of :func:`parse_rules`."""
    return [f"rules {ruleset.text}", f"rules-hash {ruleset.hash}"]


def parse_rules(rules: str, its_hash: str) -> Ruleset:
    """Read two lines. Raises :class:`OtherRules`, and any other ``ValueError`` for damage."""
    text, given = after("rules ", rules), after("rules-hash ", its_hash)
    if not re.fullmatch(r"[0-9a-f]{64}", given):
        raise ValueError("the hash of the rules is not 64 hexadecimal digits")
    version = re.match(r"[a-z_]{1,20}/([1-9][0-9]{0,8}) ", text)
    if version is not None and int(version[1]) != RULES_VERSION:
        raise OtherRules(f"it was played by version {version[1]} of the rules")
    ruleset = Ruleset.parse(text)
    if given != ruleset.hash:
        raise OtherRules("it was played by other rulings than this program's")
    return ruleset


def parse_seed(line: str) -> bytes:
    """Read ``seed`` and 64 hexadecimal digits. Raises ``ValueError``."""
    seed = after("seed ", line)
    if not re.fullmatch(r"[0-9a-f]{64}", seed):
        raise ValueError("the seed is not 64 hexadecimal digits")
    return bytes.fromhex(seed)


def parse_deal(line: str) -> tuple[int, int]:
    """Read the deal's number and how many void ones went before it. Raises ``ValueError``."""
    number, _, void_before = after("deal ", line).partition(" ")
    return (
        parse_number(number, "the deal's number", least=1),
        parse_number(void_before, "the number of void deals", least=0),
    )


def seat_lines(seats: Sequence[RecordSeat]) -> list[str]:
    """Write who sits where; the inverse of :func:`parse_seats`."""
    return [f"seat {n} {'bot' if seat.is_bot else 'person'} {seat.name}" for n, seat in enumerate(seats)]


def parse_seats(lines: Sequence[str]) -> tuple[RecordSeat, ...]:
    """Read six lines. Raises ``ValueError``."""
    found = [re.fullmatch(r"seat ([0-5]) (bot|person) (.+)", line) for line in lines]
    seats = [(match[1], RecordSeat(match[3], match[2] == "bot")) for match in found if match is not None]
    if [number for number, _ in seats] != [str(number) for number in range(SEATS)]:
        raise ValueError("six seats belong in their order")
    return tuple(seat for _, seat in seats)


def check_played(text: str) -> None:
    """Check a time such as ``2026-11-30T08:00:00Z``. Raises ``ValueError``."""
    if not re.fullmatch(r"[0-9]{4}-[0-9]{2}-[0-9]{2}T[0-9]{2}:[0-9]{2}:[0-9]{2}Z", text):
        raise ValueError(f"not a time in UTC: {text[:30]!r}")
    if not _EARLIEST_YEAR <= datetime.fromisoformat(text).year <= _LATEST_YEAR:
        raise ValueError(f"not a time at which somebody played: {text}")


def parse_number(text: str, what: str, least: int = -(10**9)) -> int:
    """Read a whole number of bounded length. Raises ``ValueError`` that names *what* it is."""
    if not re.fullmatch(r"-?[0-9]{1,15}", text) or int(text) < least:
        raise ValueError(f"{text[:20]!r} is not {what}")
    return int(text)


def after(prefix: str, line: str) -> str:
    """Return what follows *prefix*. Raises ``ValueError`` if *line* begins otherwise."""
    if not line.startswith(prefix):
        raise ValueError(f"{line[:40]!r} stands where {prefix.strip()!r} belongs")
    return line[len(prefix) :]


def format_entry(entry: Entry) -> str:
    """Write an entry such as ``1200 3* pass``."""
    words = format_action(entry.action) if entry.action is not None else "slot-end"
    return f"{entry.at_ms} {entry.seat}{'*' if entry.by_table else ''} {words}"


def parse_entry(line: str) -> Entry:
    """Read an entry; the inverse of :func:`format_entry`. Raises ``ValueError``."""
    at, _, rest = line.partition(" ")
    seat, _, words = rest.partition(" ")
    if not re.fullmatch(r"[0-5]\*?", seat):
        raise ValueError(f"not a seat: {seat[:20]!r}")
    action = None if words == "slot-end" else parse_action(words)
    return Entry(parse_number(at, "a time", least=0), int(seat[0]), action, seat.endswith("*"))


def format_action(action: Action) -> str:
    """Write an action such as ``bid 2`` or ``play 3d0 3c1``."""
    match action:
        case Bid():
            return f"bid {action.value}"
        case Double():
            return f"double {'yes' if action.yes else 'no'}"
        case ChooseCamp():
            return f"camp {action.camp.value}"
        case ShowHand():
            return f"show {'yes' if action.yes else 'no'}"
        case Pass():
            return "pass"
        case Play():
            return f"play {format_cards(action.cards)}"


def parse_action(text: str) -> Action:
    """Read an action; the inverse of :func:`format_action`. Raises ``ValueError``."""
    word, _, rest = text.partition(" ")
    match word:
        case "bid" if re.fullmatch("[0-9]", rest):
            return Bid(int(rest))
        case "double" | "show" if rest in ("yes", "no"):
            return Double(rest == "yes") if word == "double" else ShowHand(rest == "yes")
        case "camp" if rest in {camp.value for camp in Camp}:
            return ChooseCamp(Camp(rest))
        case "play" if rest:
            return Play(parse_cards(rest))
        case "pass" if not rest:
            return Pass()
        case _:
            raise ValueError(f"not an action: {text[:40]!r}")
