"""A whole host process under hostile frames from valid keys, and what files hold while cards are secret.

``LIUDOU_HOSTILE`` says how many frames come (default 100,000; on demand 1,000,000).
"""

from __future__ import annotations

import json
import os
import re
import sqlite3
import time
from collections.abc import Callable
from contextlib import closing
from pathlib import Path
from random import Random

import pytest
import zmq

from liudou_gui.net.keys import Keys, z85_of
from liudou_gui.net.sealing import SIZES, Seal
from liudou_gui.net.sockets import new_context
from liudou_gui.net.wire import encode_up
from liudou_gui.protocol.limits import OLDEST_PROTOCOL
from liudou_gui.protocol.up import CodeProof, CodeTry, Hello, HostOrder, Kick, Order, Ping
from liudou_gui.server.folder import JOURNAL_TAIL
from liudou_gui.session.lan_base import Target
from tests.helpers.lan_people import LanPerson, Party, until
from tests.helpers.rooms import hello
from tests.helpers.servers import table

FRAMES = int(os.environ.get("LIUDOU_HOSTILE", "100000"))
MOST_GROWTH = 10 * 1024 * 1024
"""Bytes by which the host may grow meanwhile."""
A_HEART_OR_SPADE = re.compile(rb"[0-9TJQKA][hs][0-3]")
"""A card as text, of the suits whose letters are no hexadecimal digits."""


class Hostile:
    """Valid keys that say what they like; each connection is used until it is worn out."""

    def __init__(self, target: Target, seed: int) -> None:
        self.target, self.rng = target, Random(seed)
        self.context = new_context()
        self.sent = 0
        self._connect()

    def _connect(self) -> None:
        self.keys = Keys.new()
        self.socket = self.context.socket(zmq.DEALER)
        self.socket.linger = 2_000  # what was said still arrives when a connection is worn out
        self.socket.sndtimeo = 2_000
        self.socket.curve_secretkey = z85_of(self.keys.secret)
        self.socket.curve_publickey = z85_of(self.keys.public)
        self.socket.curve_serverkey = z85_of(self.target.key)
        self.socket.connect(f"tcp://{self.target.addresses[0]}")
        self.seal = Seal(self.keys, self.target.key, host=False)

    def frames(self) -> list[list[bytes]]:
        """Return frames of one kind, each a message of one or more parts."""
        rng, size = self.rng, self.rng.choice(SIZES[:5])
        wild: list[Callable[[], list[bytes]]] = [
            lambda: [rng.randbytes(size)],
            lambda: [rng.randbytes(rng.randrange(3_000))],
            lambda: [b""] * rng.randrange(1, 30),
            lambda: [self.seal.seal(rng.randbytes(rng.randrange(1_500)))],
            lambda: [self.seal.seal(b"[" * rng.randrange(1_500))],
            lambda: [self.seal.seal(encode_up(hello(rng.choice("ab") * 20, table=rng.randbytes(8))))],
            lambda: [self.seal.seal(encode_up(self._hello()))],
            lambda: [self.seal.seal(encode_up(CodeTry(rng.randbytes(33))))],
            lambda: [self.seal.seal(encode_up(CodeProof(rng.randbytes(32))))],
            lambda: [self.seal.seal(encode_up(Ping(rng.randrange(9), 0, 0)))],
            lambda: [self.seal.seal(encode_up(Kick(0))), b"more"],
            lambda: [self.seal.seal(encode_up(HostOrder(Order.CLOSE)))],
        ]
        make = rng.choice(wild)
        return [make() for _ in range(rng.choice((1, 20, 200)))]

    def _hello(self) -> Hello:
        return Hello(OLDEST_PROTOCOL, 9, "x" * 40, 1, (("O5", "00000000"),), b"", "n", token=bytes(16))

    def send(self) -> None:
        """Send some, and take another connection now and then."""
        for parts in self.frames():
            try:
                self.socket.send_multipart(parts)
                self.sent += 1
            except zmq.Again:
                break
        if self.rng.random() < 0.3:
            self.socket.close()
            self._connect()

    def close(self) -> None:
        """Give the sockets back."""
        self.context.destroy(linger=0)


def memory_of(pid: int) -> int:
    """Return a process's resident memory in bytes, 0 where the system does not say."""
    status = Path(f"/proc/{pid}/status")
    if not status.exists():
        return 0
    found = re.search(r"VmRSS:\s+(\d+) kB", status.read_text(encoding="utf-8"))
    return int(found[1]) * 1024 if found else 0


def test_hostile_frames_neither_stop_honest_play_nor_fill_the_memory(tmp_path: Path) -> None:
    with Party(tmp_path, table(locked=True), people=3) as party:
        party.start()
        card = party.folder.card()
        assert card is not None
        hostile = [Hostile(party.target, seed) for seed in range(3)]
        for each in hostile:  # once each kind, so that what is only made once is made
            for _ in range(30):
                each.send()
        until(lambda: all(person.moves.get(1) for person in party.people), party.people, "the first moves")
        before, moves = memory_of(card.pid), _moves(party.people)
        slowest, since = 0.0, time.monotonic()
        while sum(each.sent for each in hostile) < FRAMES:
            for each in hostile:
                each.send()
            open_before = [person.view.prompt for person in party.people]
            for person in party.people:
                person.tick()
            if any(prompt is not None for prompt in open_before):
                slowest = max(slowest, _answer_s(party.people))
        until(lambda: time.monotonic() - since > 4, party.people)
        until(lambda: _moves(party.people) > moves, party.people, "play to go on")
        assert memory_of(card.pid) - before < MOST_GROWTH
        assert slowest < 2.0
        assert all(person.is_up and person.refusals == [] for person in party.people)
        for each in hostile:
            each.close()


def _moves(people: list[LanPerson]) -> int:
    """Return how often they have moved in all deals together."""
    return sum(len(moves) for person in people for moves in person.moves.values())


def _answer_s(people: list[LanPerson]) -> float:
    """Return after how many seconds nobody's answered question is open any more."""
    begin = time.monotonic()

    def is_done() -> bool:
        return all(
            p.view.prompt is None
            or (p.view.number, p.view.prompt.id) not in p.asked
            or p.view.phase.value == "bidding"
            for p in people
        )

    until(is_done, people, "answers")
    return time.monotonic() - begin


@pytest.mark.parametrize("locked", [False, True])
def test_no_file_but_the_journal_knows_a_card_of_others_before_the_end(locked: bool, tmp_path: Path) -> None:
    with Party(tmp_path, table(locked=locked), people=3) as party:
        party.start()
        until(lambda: all(len(p.moves.get(1, ())) > 2 for p in party.people), party.people, "some moves")
        journal = party.folder.journals()[0]
        with closing(sqlite3.connect(journal)) as base:
            seed, fair = base.execute("SELECT seed, fair FROM deals").fetchone()
        host_share = bytes.fromhex(json.loads(fair)["share"])
        assert not party.people[0].verdicts
        files = [p for p in tmp_path.rglob("*") if p.is_file() and JOURNAL_TAIL not in p.name]
        names = {path.name for path in files}
        assert {"lan_dealing.txt", "lan_places.json", "host.json", "host.log"} <= names
        for path in files:
            data = path.read_bytes()
            assert not A_HEART_OR_SPADE.search(data), path.name
            for secret in (seed, host_share):
                assert secret not in data, path.name
                assert secret.hex().encode() not in data, path.name
            if os.name == "posix":
                assert path.stat().st_mode & 0o077 == 0, path.name
        for person in party.people:
            for secret in (seed, host_share):
                assert secret.hex() not in repr(person.told)
