"""Hosts are found on this computer's loopback, quickly, all of them, and nobody floods anybody."""

from __future__ import annotations

import contextlib
import dataclasses
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from ipaddress import ip_address

import pytest

from liudou_gui.net import beacon as beacons
from liudou_gui.net import finder as finders
from liudou_gui.net.addresses import AdapterKind, OwnAddress
from liudou_gui.net.beacon import Beacon
from liudou_gui.net.discovery import Answer, Question, TableAd, Way, pack_answer, pack_question, read_answer
from liudou_gui.net.finder import (
    EXPIRY_SECONDS,
    MOST_A_SENDER,
    MOST_ADDRESSES,
    MOST_TABLES,
    Asker,
    Finder,
    Found,
    Heard,
    TableList,
)
from liudou_gui.net.guests import GuestLog
from tests.helpers.adapters import LOOPBACK, WIFI
from tests.helpers.hosts import TABLE, answering, free_udp_port, loopback, made


@pytest.fixture
def port() -> int:
    return free_udp_port()


@contextmanager
def looking(port: int, wanted: Callable[[tuple[Found, ...]], bool]) -> Iterator[Callable[[], float]]:
    """Look for tables; the function waits until *wanted* holds and returns the seconds since the start."""
    seen = threading.Event()
    finder = Finder("1.0", lambda found: seen.set() if wanted(found) else None, port=port, addresses=loopback)
    begin = time.perf_counter()
    finder.start()

    def wait() -> float:
        assert seen.wait(5), finder.tables()
        return time.perf_counter() - begin

    try:
        yield wait
    finally:
        finder.stop()


def test_a_table_is_found_within_a_second(port: int) -> None:
    with answering(made(port)), looking(port, lambda found: len(found) == 1) as wait:
        assert wait() < 1


def test_what_is_found_is_what_the_host_tells(port: int) -> None:
    found: list[tuple[Found, ...]] = []
    finder = Finder("1.0", found.append, port=port, addresses=loopback)
    with answering(made(port)):
        finder.start()
        deadline = time.monotonic() + 5
        while not finder.tables() and time.monotonic() < deadline:
            time.sleep(0.01)
        finder.stop()
    (table,) = found[0]
    assert table == finder.tables()[0]
    assert (table.key, table.build, table.device) == (b"\1" * 32, "1.0", "laptop")
    assert table.ad == TABLE
    assert table.addresses == ("127.0.0.1",)


def test_several_hosts_on_one_computer_are_all_found(port: int) -> None:
    hosts = [made(port, key) for key in range(1, 5)]
    with answering(*hosts), looking(port, lambda found: len(found) == 4) as wait:
        assert wait() < 1


def test_a_host_with_more_tables_than_an_answer_holds_shows_them_all(port: int) -> None:
    many = [dataclasses.replace(TABLE, table=bytes([n]) * 8, name="六" * 40) for n in range(12)]
    with answering(made(port, tables=many)), looking(port, lambda found: len(found) == 12) as wait:
        wait()


def test_broadcast_and_multicast_both_answer(port: int) -> None:
    with answering(made(port)):
        asker = Asker([LOOPBACK], "1.0", port=port)
        asker.ask()
        ways: set[Way] = set()
        deadline = time.monotonic() + 2
        while len(ways) < 3 and time.monotonic() < deadline:
            ways |= {heard.way for heard in asker.hear(asker.sockets[0])}
            time.sleep(0.01)
        asker.close()
    assert ways == set(Way)
    assert asker.errors == {}


def test_an_adapter_that_is_gone_is_reported_and_does_no_harm(port: int) -> None:
    gone = OwnAddress(ip_address("203.0.113.7"), 24, AdapterKind.WIRED, "eth9", 99)
    asker = Asker([gone, LOOPBACK], "1.0", port=port)
    asker.ask()
    assert list(asker.errors) == [gone]
    assert asker.addresses == {gone, LOOPBACK}
    asker.close()


def test_the_finder_starts_and_stops_as_often_as_one_likes(port: int) -> None:
    finder = Finder("1.0", port=port, addresses=loopback)
    finder.stop()
    for _ in range(3):
        finder.start()
        finder.start()
        finder.ask_now()
        finder.stop()
        finder.stop()
    assert finder.tables() == ()


def test_the_host_hears_who_tries_to_come_in(port: int) -> None:
    guests = GuestLog()
    host = made(port, guests=guests)
    host._own = ()  # so that this computer counts as another
    with answering(host):
        finder = Finder("0.9", port=port, addresses=loopback)
        finder.start()
        finder.ask_now(trying=TABLE.table)
        deadline = time.monotonic() + 5
        while not any(g.tries_since for g in guests._guests.values()) and time.monotonic() < deadline:
            time.sleep(0.01)
        finder.stop()
    assert guests.report().heard == 1


@contextmanager
def asking_by_hand(port: int) -> Iterator[socket.socket]:
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as client:
        client.bind(("127.0.0.1", 0))
        client.connect(("127.0.0.1", port))
        client.setblocking(False)
        yield client


def answers(client: socket.socket) -> list[bytes]:
    got = []
    with contextlib.suppress(BlockingIOError):
        while True:
            got.append(client.recv(65536))
    return got


def test_a_flood_gets_no_more_than_its_share(port: int) -> None:
    now = [0.0]
    host = Beacon(b"k" * 32, "1.0", lambda: [TABLE], port=port, addresses=loopback, clock=lambda: now[0])
    question = pack_question(Question(b"nonce678", "1.0"))
    with contextlib.closing(host), asking_by_hand(port) as client:

        def flood(count: int) -> list[bytes]:
            got = []
            for _ in range(count):
                client.send(question)
                host.handle(host.sockets[0])
                got += answers(client)
            return got

        got = flood(200)
        assert len(got) == beacons.BURST
        assert all(len(data) <= len(question) for data in got)
        assert all(read_answer(data) is not None for data in got)
        now[0] += 2
        assert len(flood(100)) == 2 * beacons.A_SECOND


def test_junk_gets_no_answer(port: int) -> None:
    question = pack_question(Question(b"nonce678", "1.0"))
    answer = pack_answer(Answer(b"nonce678", b"k" * 32, "1.0", "", (TABLE,)))[0]
    with contextlib.closing(made(port)) as host, asking_by_hand(port) as client:
        for junk in (b"", b"x", b"\0" * 1200, question[:-1], question + b"\0", b"x" * 9000, answer):
            client.send(junk)
            host.handle(host.sockets[0])
        assert answers(client) == []
        client.send(question)
        host.handle(host.sockets[0])
        assert len(answers(client)) == 1


def test_an_answer_nobody_asked_for_is_ignored(port: int) -> None:
    asker = Asker([LOOPBACK], "1.0", port=port)
    asker.ask()
    to = asker.sockets[0].getsockname()
    with asking_by_hand(port) as stranger:
        stranger.connect(to)
        stranger.send(pack_answer(Answer(b"a guess!", b"k" * 32, "1.0", "", (TABLE,)))[0])
        time.sleep(0.05)
    assert asker.hear(asker.sockets[0]) == []
    asker.close()


@pytest.mark.parametrize(
    ("address", "near"),
    [
        ("192.168.1.9", True),
        ("10.9.9.9", True),
        ("169.254.1.1", True),
        ("100.84.12.7", True),
        ("fe80::1%eth0", True),
        ("fd00::1", True),
        ("8.8.8.8", False),
        ("2a00::1", False),
    ],
)
def test_the_internet_gets_no_answers(address: str, near: bool, port: int) -> None:
    with contextlib.closing(made(port)) as host:
        assert host._is_near(address) is near
        public = OwnAddress(ip_address("8.8.8.1"), 24, AdapterKind.WIRED, "eth0")
        host._own = (public,)
        assert host._is_near("8.8.8.8")


def heard(sender: str, table: TableAd = TABLE, own: OwnAddress = WIFI, key: int = 1) -> Heard:
    answer = Answer(b"nonce678", bytes([key]) * 32, "1.0", "laptop", (table,))
    return Heard(answer, sender, own, Way.BROADCAST, 0.01)


def test_a_table_at_several_addresses_is_one_entry_the_best_first() -> None:
    tables = TableList()
    tables.hear(heard("127.0.0.1", own=LOOPBACK), 0)
    tables.hear(heard("192.168.1.5"), 0)
    tables.hear(heard("192.168.1.5"), 1)
    tables.hear(heard("192.168.1.5", key=2), 1)
    assert [found.addresses for found in tables.tables()] == [("192.168.1.5", "127.0.0.1"), ("192.168.1.5",)]


def test_what_a_table_tells_last_counts_and_silence_ends_it() -> None:
    tables = TableList()
    tables.hear(heard("192.168.1.5"), 0)
    tables.hear(heard("192.168.1.6", dataclasses.replace(TABLE, taken=6)), 5)
    assert tables.tables()[0].ad.taken == 6
    tables.expire(EXPIRY_SECONDS)
    assert tables.tables()[0].addresses == ("192.168.1.6",)
    tables.expire(EXPIRY_SECONDS + 5)
    assert tables.tables() == ()


def test_nobody_crowds_the_list() -> None:
    tables = TableList()
    for number in range(500):
        tables.hear(heard("192.168.1.66", dataclasses.replace(TABLE, table=number.to_bytes(8, "big"))), 0)
    assert len(tables.tables()) == MOST_A_SENDER
    for number in range(500):
        tables.hear(heard(f"10.0.{number // 250}.{number % 250}", key=number % 250), 0)
    assert len(tables.tables()) == MOST_TABLES
    assert max(len(found.addresses) for found in tables.tables()) <= MOST_ADDRESSES


@pytest.mark.parametrize(
    ("system", "adapter", "sender"),
    [
        ("linux", "eth0", "fe80::1%eth0"),
        ("linux", "eth0:1", "fe80::1%7"),
        ("win32", "WLAN", "fe80::1%7"),
    ],
)
def test_a_link_local_sender_is_named_with_its_adapter_as_the_system_takes_it(
    system: str, adapter: str, sender: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.platform", system)
    through = OwnAddress(ip_address("fe80::9"), 64, AdapterKind.LINK_LOCAL, adapter, 7)
    assert finders._with_zone("fe80::1%3", through) == sender
    assert finders._with_zone("fd00::1", through) == "fd00::1"
