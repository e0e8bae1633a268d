"""What a room has to say, message by message, and each person's stream of the table."""

from __future__ import annotations

from dataclasses import replace

from engine.visible import Envelope
from liudou_gui.host.people import People, Person
from liudou_gui.host.table import Table
from liudou_gui.protocol.down import Down, Pong, Refused, Seated, Told
from liudou_gui.protocol.limits import EVENTS_A_FRAME

_RUNS_A_START = 1 << 24


class Outbox:
    """Messages to people who are connected, in order; answers to signs of life lie by themselves.

    *starts* says how often the table was set up: runs of another start have other numbers.
    """

    def __init__(self, people: People, starts: int) -> None:
        self._people = people
        self._messages: list[tuple[bytes, Down]] = []
        self._pongs: list[tuple[bytes, Down]] = []
        self._next_run = starts * _RUNS_A_START + 1

    @property
    def has_news(self) -> bool:
        """Whether there is more to say than that the host is there."""
        return bool(self._messages)

    def take(self) -> list[tuple[bytes, Down]]:
        """Return all messages since the last call, answers to signs of life first."""
        messages, self._messages = self._messages, []
        return self.take_pongs() + messages if self._pongs else messages

    def take_pongs(self) -> list[tuple[bytes, Down]]:
        """Return the answers to signs of life since the last call."""
        pongs, self._pongs = self._pongs, []
        return pongs

    def pong(self, person: Person, pong: Pong) -> None:
        """Answer a sign of life."""
        if person.connected:
            self._pongs.append((person.key, pong))

    def tell(self, person: Person, message: Down) -> None:
        """Say something to one person, if anything can be told to them."""
        if person.connected:
            self._messages.append((person.key, message))

    def tell_all(self, message: Down) -> None:
        """Say something to everybody."""
        for person in self._people:
            self.tell(person, message)

    def refuse(self, key: bytes, refused: Refused) -> None:
        """Say to somebody, let in or not, that this is the end."""
        self._messages.append((key, refused))

    def begin_run(self, person: Person, table: Table | None) -> None:
        """Begin the person's stream anew with what their seat, or a spectator, is told of the deal."""
        person.run, self._next_run = self._next_run, self._next_run + 1
        person.first = person.sent = 0 if table is None else table.numbers(person.seat)[0]

    def seat(self, person: Person, table: Table | None) -> None:
        """Tell of another place, or of a stream that begins anew."""
        self.begin_run(person, table)
        self.tell(person, Seated(person.seat, person.run))

    def go_on(self, person: Person, table: Table | None, run: int, since: int) -> bool:
        """Tell the stream again from *since* of *run*; return False where that is not possible."""
        if run != person.run or since > person.sent - person.first:
            return False
        if table is not None and person.first + since < table.numbers(person.seat)[0]:
            return False
        person.sent = person.first + since
        return True

    def flush(self, table: Table | None) -> None:
        """Tell everybody what their stream has more than they were told."""
        if table is None:
            return
        made: dict[tuple[object, ...], tuple[Envelope, ...]] = {}
        for person in self._people:
            last = table.numbers(person.seat)[1]
            if not person.connected or person.sent >= last:
                continue
            key = person.seat, person.first, person.sent
            if key not in made:
                made[key] = _renumbered(table.told(person.seat, person.sent), person.first)
            person.sent = last
            for start in range(0, len(made[key]), EVENTS_A_FRAME):
                self.tell(person, Told(person.run, made[key][start : start + EVENTS_A_FRAME]))


def _renumbered(envelopes: tuple[Envelope, ...], first: int) -> tuple[Envelope, ...]:
    """Number from 0 within a run."""
    if not first:
        return envelopes
    return tuple(replace(envelope, seq=envelope.seq - first) for envelope in envelopes)
