"""A whole host process under hostile frames, floods and raw connections, beside a table where people play.

``python -m tests.faults.hostile [--frames 1000000] [--connections 100000] [--seed 0]``. Four kinds at once,
from a process of their own: valid keys that send wild frames, hellos with wrong tokens, and room codes; a
guest who was let in and floods acts that are wrong; and TCP connections that say nothing or nonsense. Three
people play on meanwhile. Told are the host's memory, whether anybody lost their place, and how long the
table took to answer an honest ping.
"""

from __future__ import annotations

import argparse
import multiprocessing
import os
import socket
import statistics
import sys
import tempfile
import time
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing.connection import Connection
from pathlib import Path
from random import Random

import zmq

from engine.actions import Bid, Pass
from liudou_gui.net.sealing import NotSealed
from liudou_gui.net.wire import NotUnderstood, decode_down, encode_up
from liudou_gui.protocol.down import Pong, Refused, Told, Welcome
from liudou_gui.protocol.up import Act, Ping
from liudou_gui.session.lan_base import Target
from tests.helpers.lan_people import LanPerson, Party, until
from tests.helpers.rooms import hello
from tests.helpers.servers import table
from tests.server.test_hostile import Hostile, memory_of

MOST_GROWTH = 10 * 1024 * 1024
SPAWN = multiprocessing.get_context("spawn")


class Flooder(Hostile):
    """A guest with the invitation who is let in, and then says more acts than anybody could; and again."""

    def send(self) -> None:
        """Come in, and flood until sent away."""
        said = hello("Flood", table=self.target.table, ticket=self.target.ticket, watch=True)
        self._say(encode_up(Ping(0, 0, 0)))
        self._read(300)
        self._say(encode_up(said))
        self._read(300)
        for number in range(300):
            act = Act(
                self.rng.randbytes(16), self.rng.randrange(3), number, self.rng.choice([Bid(3), Pass()])
            )
            self._say(encode_up(act))
        self._read(0)
        self.socket.close()
        self._connect()

    def _say(self, data: bytes) -> None:
        with suppress(zmq.Again):
            self.socket.send(self.seal.seal(data), zmq.NOBLOCK)
            self.sent += 1

    def _read(self, wait_ms: int) -> None:
        while self.socket.poll(wait_ms):
            with suppress(NotSealed):
                self.seal.open(self.socket.recv())
            wait_ms = 0


def attack(pipe: Connection, target: Target, frames: int, connections: int, seed: int) -> None:
    """Do it all, then say what was sent; begin with a little of each, and wait for a word."""
    rng = Random(seed)
    wild = [Hostile(target, seed + n) for n in range(3)]
    flooder = Flooder(target, seed)
    host, port = target.addresses[0].rsplit(":", 1)
    made = 0

    def knock() -> None:
        nonlocal made
        made += 1
        with suppress(OSError), socket.create_connection((host, int(port)), 0.5) as raw:
            raw.settimeout(0.001)
            raw.send(
                rng.choice(
                    [b"\0", rng.randbytes(64), b"GET / HTTP/1.1\r\n\r\n", b"\xff" + bytes(8) + b"\x7f\3"]
                )
            )

    def some(number: int) -> None:
        for each in wild:
            each.send()
        if number % 40 == 0:
            flooder.send()
        while made * frames < connections * sum(each.sent for each in wild):
            knock()

    for number in range(150):  # so that what is only made once is made
        some(number)
    pipe.send("warm")
    pipe.recv()
    number = begun = sum(each.sent for each in wild)
    while sum(each.sent for each in wild) < frames + begun:
        number += 1
        some(number)
    pipe.send((sum(each.sent for each in wild), flooder.sent, made))
    for each in (*wild, flooder):
        each.close()


@dataclass
class Figures:
    """What came of it. *answers_ms*: from an honest ping to its answer."""

    sent: tuple[int, int, int] = (0, 0, 0)
    before: int = 0
    most: int = 0
    seconds: float = 0.0
    moves: int = 0
    lost: int = 0
    calm_ms: list[float] = field(default_factory=list)
    answers_ms: list[float] = field(default_factory=list)

    @property
    def growth(self) -> int:
        """By how many bytes the host grew."""
        return self.most - self.before

    def __str__(self) -> str:
        wild, acts, raw = self.sent
        return (
            f"{wild} wild frames, {acts} of a flooding guest, {raw} raw connections in {self.seconds:.0f} s; "
            f"host {self.before / 2**20:.1f} MB, {self.growth / 2**20:+.1f} MB at most; "
            f"{self.moves} honest moves, {self.lost} places lost; "
            f"honest ping {_times(self.calm_ms)} before, {_times(self.answers_ms)} beside"
        )


def _times(taken: list[float]) -> str:
    if not taken:
        return "never"
    ordered = sorted(taken)
    return f"{statistics.median(ordered):.1f} ms median, {ordered[len(ordered) * 99 // 100]:.1f} ms p99"


class Pinger(Hostile):
    """An honest spectator that measures how long a ping takes."""

    def join(self) -> None:
        """Come in."""
        self.run, self.seq, self.sent_at, self.lost = 0, 0, 0.0, 0
        self._say(Ping(0, 0, 0))
        while self.run == 0:
            for down in self._heard(5_000):
                if isinstance(down, Pong) and not self.run:
                    self._say(hello("Clock", table=self.target.table, ticket=self.target.ticket, watch=True))
                if isinstance(down, Welcome):
                    self.run = down.run
        self.sent_at = 0.0

    def measure(self, taken: list[float]) -> None:
        """Say a ping every 100 ms, and note the answers."""
        now = time.perf_counter()
        if not self.sent_at and now > getattr(self, "next", 0.0):
            self.sent_at, self.next = now, now + 0.1
            self._say(Ping(int(now * 1e3), self.run, self.seq))
        for down in self._heard(0):
            if isinstance(down, Pong) and self.sent_at:
                taken.append((time.perf_counter() - self.sent_at) * 1e3)
                self.sent_at = 0.0
            if isinstance(down, Told) and down.run == self.run:
                self.seq = down.envelopes[-1].seq + 1
            self.lost += isinstance(down, Refused)

    def _say(self, message: object) -> None:
        self.socket.send(self.seal.seal(encode_up(message)))  # type: ignore[arg-type]

    def _heard(self, wait_ms: int) -> list[object]:
        heard: list[object] = []
        while self.socket.poll(wait_ms):
            wait_ms = 0
            with suppress(NotSealed, NotUnderstood):
                heard.append(decode_down(self.seal.open(self.socket.recv())[0]))
        return heard


def run(folder: Path, frames: int, connections: int, seed: int) -> Figures:
    """Do it; return the figures."""
    figures = Figures()
    with Party(folder, table(locked=True), people=3) as party:
        party.start()
        people = party.people
        card = party.folder.card()
        assert card is not None
        pinger = Pinger(party.target, seed)
        pinger.join()
        end = time.monotonic() + 3
        until(lambda: pinger.measure(figures.calm_ms) or time.monotonic() > end, people)
        here, there = SPAWN.Pipe()
        enemy = SPAWN.Process(target=attack, args=(there, party.target, frames, connections, seed))
        enemy.start()
        until(lambda: pinger.measure([]) or here.poll(), people, "the first of it", 300)
        here.recv()
        figures.before = figures.most = memory_of(card.pid)
        places, begun = [person.places for person in people], time.monotonic()
        moves = sum(len(m) for person in people for m in person.moves.values())
        here.send("go")
        while not here.poll():
            pinger.measure(figures.answers_ms)
            _play(people)
            figures.most = max(figures.most, memory_of(card.pid))
        figures.sent, figures.seconds = here.recv(), time.monotonic() - begun
        figures.moves = sum(len(m) for person in people for m in person.moves.values()) - moves
        figures.lost = pinger.lost + sum(p.places - n for p, n in zip(people, places, strict=True))
        enemy.join(30)
        pinger.close()
        end = time.monotonic() + 2
        until(lambda: time.monotonic() > end, people)
        assert all(person.is_up for person in people)
    return figures


def _play(people: list[LanPerson]) -> None:
    for person in people:
        person.tick()
        lobby, place = person.lobby, person.place
        over = bool(person.verdicts) and person.verdicts[-1].deal >= person.view.number
        seat = None if place is None else place.viewer
        if over and lobby is not None and seat is not None and not lobby.seats[seat].ready:
            person.table.session.next_deal()
    time.sleep(0.003)


def main() -> int:
    """Run and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--frames", type=int, default=1_000_000)
    parser.add_argument("--connections", type=int, default=100_000)
    parser.add_argument("--seed", type=int, default=0)
    words = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        figures = run(Path(folder), words.frames, words.connections, words.seed)
    sys.stdout.write(f"{figures}; load {os.getloadavg()}\n")
    return 0 if figures.growth < MOST_GROWTH and figures.lost == 0 else 1


if __name__ == "__main__":
    sys.exit(main())
