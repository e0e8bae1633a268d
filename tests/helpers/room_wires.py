"""Clients' tables joined to a room in virtual time, without a network; tests break lines and lose words."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from random import Random

from engine.bots.random_bot import RandomBot
from engine.record import Record
from engine.visible import Viewer
from liudou_gui.protocol.down import Down
from liudou_gui.protocol.up import Hello, HostOrder, Order, Ping, Up
from liudou_gui.session.guest import Guest
from liudou_gui.session.lan_base import LinkState
from liudou_gui.session.remote import RemoteTable
from liudou_gui.session.transcripts import TranscriptFile
from liudou_gui.session.verdict import Verdict
from liudou_gui.session.witness import Witness
from tests.helpers.lan_people import LanPerson
from tests.helpers.rooms import Lan, key_of

MORNING = datetime(2026, 3, 1, 8, tzinfo=UTC)
"""The time of day when the clock of a test begins."""


class RoomWire:
    """Implements :class:`~liudou_gui.session.remote.Wire` for client *number* of *lan*."""

    def __init__(self, lan: Lan, number: int, skew_ms: int = 0) -> None:
        self.lan, self.key, self._skew_ms = lan, key_of(number), skew_ms
        self.up = False
        self.loses: Callable[[Down], bool] = lambda _: False
        """Which of the table's words never arrive."""
        self.said: list[Up] = []
        self.codes: list[str] = []
        self.closed = 0
        self._waiting: list[Up] = []
        self._hearing = False
        lan.clients[self.key] = self  # type: ignore[assignment]

    def open(
        self,
        hello: Callable[[], Hello],
        ping: Callable[[int], Ping],
        on_heard: Callable[[Down], None],
        on_state: Callable[[LinkState], None],
    ) -> None:
        """Connect."""
        self.hello, self._ping, self._on_heard, self._on_state = hello, ping, on_heard, on_state
        self.connect()

    def connect(self) -> None:
        """The line stands (again)."""
        self.up = True
        self._on_state(LinkState.UP)
        self.lan.room.join(self.key, self.hello(), self.lan.now_ms, trusted=True)
        self.lan.deliver()

    def lose(self) -> None:
        """The line breaks; both ends know it."""
        self.up = False
        self._waiting.clear()
        self.lan.room.lost(self.key, self.lan.now_ms)
        self._on_state(LinkState.LOST)

    def ping(self) -> None:
        """Give a sign of life."""
        self.send(self._ping(self.lan.now_ms + self._skew_ms))

    def send(self, message: Up) -> None:
        """Hand over a message."""
        if not self.up:
            return
        self.said.append(message)
        self._waiting.append(message)
        if not self._hearing:
            for said in self._taken():
                self.lan.room.hear(self.key, said, self.lan.now_ms)
                self.lan.deliver()

    def hear(self, message: Down, _now_ms: int) -> list[Up]:
        """Bring a message to the client; return what its program says to it."""
        if not self.up or self.loses(message):
            return []
        self._hearing = True
        try:
            self._on_heard(message)
        finally:
            self._hearing = False
        return self._taken()

    def give_code(self, code: str) -> None:
        """Take note of a code."""
        self.codes.append(code)

    def close(self) -> None:
        """The end."""
        self.closed += 1
        self.up = False

    def _taken(self) -> list[Up]:
        said, self._waiting = self._waiting, []
        return said


@dataclass
class Seat:
    """One client of a :class:`Tables`."""

    wire: RoomWire
    remote: RemoteTable
    person: LanPerson


class Tables:
    """A room and *people* clients, who answer as bots would; *skew_ms* is how far their clocks are off."""

    def __init__(self, folder: Path, lan: Lan, people: int = 2, skew_ms: int = 0) -> None:
        self.lan, self.folder, self.skew_ms = lan, folder, skew_ms
        self.records: list[Record] = []
        self.tokens: list[tuple[bytes, bytes]] = []
        self.seats = [self._seat(number) for number in range(1, people + 1)]
        for seat in self.seats:
            seat.person.open()
        self.seats[0].remote.request(HostOrder(Order.FILL))

    def _seat(self, number: int) -> Seat:
        wire = RoomWire(self.lan, number, self.skew_ms)
        keeper = TranscriptFile(self.folder / f"dealing{number}.txt")

        def new_witness(table: bytes, viewer: Viewer, judge: Callable[[Verdict], None]) -> Witness:
            return Witness(table, viewer, keeper=keeper, on_verdict=judge)

        remote = RemoteTable(
            wire,
            Guest("test", f"P{number}"),
            new_witness=new_witness,
            on_token=lambda table, token: self.tokens.append((table, token)),
            on_record=self.records.append,
            clock_ms=lambda: self.lan.now_ms + self.skew_ms,
            wall_clock=lambda: MORNING + timedelta(milliseconds=self.lan.now_ms),
        )
        return Seat(wire, remote, LanPerson(remote, RandomBot(), Random(number)))

    def start(self) -> None:
        """Begin the first deal."""
        self.seats[0].remote.request(HostOrder(Order.START))

    def step(self) -> None:
        """Let everybody answer; if nobody is asked, go on to what is due next."""
        before = sum(len(seat.person.asked) for seat in self.seats)
        for seat in self.seats:
            seat.person.tick()
        if sum(len(seat.person.asked) for seat in self.seats) > before:
            return
        due = self.lan.room.due_ms
        assert due is not None, "a table stands still"
        self.lan.now_ms = max(self.lan.now_ms, min(due, self.lan.now_ms + 1_000))
        self.lan.room.tick(self.lan.now_ms)
        self.lan.deliver()
        for seat in self.seats:
            if seat.wire.up:
                seat.wire.ping()

    def until(self, done: Callable[[], object], steps: int = 5_000) -> None:
        """Go on until *done*, or fail."""
        for _ in range(steps):
            if done():
                return
            self.step()
        raise AssertionError("it takes for ever")

    def play_out(self, deal: int = 1) -> None:
        """Play until everybody has a verdict on *deal*."""
        self.until(lambda: all(s.person.verdicts and s.person.verdicts[-1].deal >= deal for s in self.seats))
