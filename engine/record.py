"""A deal as text: ruleset, seed, actions and result; it replays to the same result anywhere."""

from __future__ import annotations

import re
from dataclasses import dataclass

from engine.actions import Action, Bid, Camp, ChooseCamp, Double, Pass, Play, ShowHand
from engine.apply import apply, end_slot, start
from engine.cards import format_cards, parse_cards
from engine.deal import Seat, deal_from_seed
from engine.ruleset import SEATS, Ruleset
from engine.state import GameState, Step

FORMAT = "liudou-record 1"


@dataclass(frozen=True, slots=True)
class Entry:
    """One line of a record: at *at_ms* of the table's time *seat* did *action*.

    *by_table* marks a default that the table filled in; an *action* of None is the end of a slot.
    """

    at_ms: int
    seat: Seat
    action: Action | None
    by_table: bool = False


@dataclass(frozen=True, slots=True)
class Record:
    """A whole deal. *scores* is None for a void one."""

    ruleset: Ruleset
    seed: bytes
    number: int
    void_before: int
    entries: tuple[Entry, ...]
    scores: tuple[int, ...] | None
    n: int

    def __str__(self) -> str:
        result = "void" if self.scores is None else " ".join(map(str, self.scores))
        return "\n".join(
            [
                FORMAT,
                f"rules {self.ruleset.text}",
                f"rules-hash {self.ruleset.hash}",
                f"seed {self.seed.hex()}",
                f"deal {self.number} {self.void_before}",
                *map(_format_entry, self.entries),
                f"result {result}",
                f"n {self.n}",
                "",
            ]
        )

    @classmethod
    def parse(cls, text: str) -> Record:
        """Read a record; the inverse of ``str``, to the letter. Raises ``ValueError`` in words."""
        lines = text.replace("\r\n", "\n").split("\n")
        if lines[0] != FORMAT:
            raise ValueError("this is not a record that this version can read")
        try:
            record = cls._read(lines)
        except ValueError as error:
            raise ValueError(f"the record is damaged: {error}") from error
        if str(record).split("\n") != lines:
            raise ValueError("the record is damaged: it is not written as records are")
        return record

    @classmethod
    def _read(cls, lines: list[str]) -> Record:
        if len(lines) < 8:
            raise ValueError("lines are missing")
        ruleset = Ruleset.parse(_after("rules ", lines[1]))
        if _after("rules-hash ", lines[2]) != ruleset.hash:
            raise ValueError("it was played by other rulings than this program's")
        seed = _after("seed ", lines[3])
        if not re.fullmatch(r"[0-9a-f]{64}", seed):
            raise ValueError("the seed is not 64 hexadecimal digits")
        number, _, void_before = _after("deal ", lines[4]).partition(" ")
        result = _after("result ", lines[-3])
        scores = None if result == "void" else tuple(_number(word, "a score") for word in result.split(" "))
        if scores is not None and len(scores) != SEATS:
            raise ValueError("six scores belong in the result")
        return cls(
            ruleset,
            bytes.fromhex(seed),
            _number(number, "the deal's number", least=1),
            _number(void_before, "the number of void deals", least=0),
            tuple(map(_parse_entry, lines[5:-3])),
            scores,
            _number(_after("n ", lines[-2]), "N", least=1),
        )

    def replay(self) -> tuple[Step, ...]:
        """Play the record again, one step an entry after the dealing.

        Raises ``ValueError`` (:class:`~engine.reasons.IllegalAction` among them) if it is not a
        legal deal or ends otherwise than it says.
        """
        steps = [
            start(deal_from_seed(self.ruleset, self.seed), number=self.number, void_before=self.void_before)
        ]
        for entry in self.entries:
            steps.append(_replay_entry(steps[-1].state, entry))
        last = steps[-1].state
        if not last.over or _scores(last) != self.scores or last.n != self.n:
            raise ValueError("the record does not lead to the result that it names")
        return tuple(steps)


def record_of(state: GameState, entries: tuple[Entry, ...]) -> Record:
    """Return the record of a deal that is over."""
    return Record(
        state.ruleset, state.deal.seed, state.number, state.void_before, entries, _scores(state), state.n
    )


def _scores(state: GameState) -> tuple[int, ...] | None:
    return None if state.result is None else state.result.scores


def _replay_entry(state: GameState, entry: Entry) -> Step:
    if entry.action is None:
        return end_slot(state)
    prompt = state.prompt_of(entry.seat)
    if prompt is None:
        raise ValueError(f"seat {entry.seat} was not asked")
    return apply(state, entry.seat, prompt.id, entry.action)


def _number(text: str, what: str, least: int = -(10**9)) -> int:
    """Read a whole number of bounded length. Raises ``ValueError`` that names *what* it is."""
    if not re.fullmatch(r"-?[0-9]{1,9}|[0-9]{1,15}", text) or int(text) < least:
        raise ValueError(f"{text[:20]!r} is not {what}")
    return int(text)


def _after(prefix: str, line: str) -> str:
    if not line.startswith(prefix):
        raise ValueError(f"{line[:40]!r} stands where {prefix.strip()!r} belongs")
    return line[len(prefix) :]


def _format_entry(entry: Entry) -> str:
    words = format_action(entry.action) if entry.action is not None else "slot-end"
    return f"{entry.at_ms} {entry.seat}{'*' if entry.by_table else ''} {words}"


def _parse_entry(line: str) -> Entry:
    at, _, rest = line.partition(" ")
    seat, _, words = rest.partition(" ")
    if not re.fullmatch(r"[0-5]\*?", seat):
        raise ValueError(f"not a seat: {seat[:20]!r}")
    action = None if words == "slot-end" else parse_action(words)
    return Entry(_number(at, "a time", least=0), int(seat[0]), action, seat.endswith("*"))


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
