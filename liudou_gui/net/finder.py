"""The guest's side of discovery: asks on every adapter and keeps a list of the tables that answer."""

from __future__ import annotations

import re
import secrets
import selectors
import socket
import sys
import threading
import time
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, field, replace
from ipaddress import ip_address

from liudou_gui.net.addresses import OwnAddress, own_addresses
from liudou_gui.net.discovery import (
    DISCOVERY_PORT,
    GROUP_IPV4,
    GROUP_IPV6,
    NO_TABLE,
    NONCE_BYTES,
    Answer,
    Question,
    TableAd,
    Way,
    pack_question,
    read_answer,
)
from liudou_gui.net.multicast import asking_socket, received

FIRST_ASKS = (0.0, 0.15, 0.5)
"""Seconds after the start: one datagram may be lost."""
ASK_SECONDS = 3.0
EXPIRY_SECONDS = 10.0
"""A table that has not answered for so long is no more shown: three questions went unanswered."""
MOST_TABLES = 128
MOST_A_SENDER = 32
"""So many tables of one address are shown, so that nobody crowds the others out."""
MOST_ADDRESSES = 8
MOST_NONCES = 1024


@dataclass(frozen=True, slots=True)
class Heard:
    """An answer, where it came from, from which own address it was asked, how, and after how many seconds.

    *sender* is an address as sockets take it, an IPv6 link-local one with its adapter (``fe80::1%eth0``).
    """

    answer: Answer
    sender: str
    asked_from: OwnAddress
    way: Way
    seconds: float


@dataclass(frozen=True, slots=True)
class Found:
    """A table of a host, with all addresses under which it answered, the best first."""

    key: bytes
    build: str
    device: str
    proto_min: int
    proto_max: int
    ad: TableAd
    addresses: tuple[str, ...]


@dataclass(slots=True)
class _Asked:
    at: float
    way: Way


class Asker:
    """Sockets on a set of own addresses, to ask and to hear answers; to be polled, never blocks.

    Also asks each *extra* address directly. :attr:`errors` tells for which own addresses sending failed, by
    the error's number.
    """

    def __init__(
        self,
        addresses: Iterable[OwnAddress],
        build: str,
        *,
        port: int = DISCOVERY_PORT,
        extra: Sequence[str] = (),
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._build, self._port, self._extra, self._clock = build, port, tuple(extra), clock
        self._asked: OrderedDict[bytes, _Asked] = OrderedDict()
        self.errors: dict[OwnAddress, int] = {}
        self._from: dict[socket.socket, OwnAddress] = {}
        for address in addresses:
            try:
                self._from[asking_socket(address)] = address
            except OSError as error:
                self.errors[address] = error.errno or 0

    @property
    def sockets(self) -> tuple[socket.socket, ...]:
        """What to wait for."""
        return tuple(self._from)

    @property
    def addresses(self) -> frozenset[OwnAddress]:
        """From where is asked, or was to be."""
        return frozenset(self._from.values()) | frozenset(self.errors)

    def ask(self, trying: bytes = NO_TABLE) -> None:
        """Ask on every adapter, by broadcast and by multicast; *trying* is a table that is being joined."""
        for through, address in self._from.items():
            for way, to in self._targets(address):
                self._send(through, address, way, to, trying)

    def hear(self, readable: socket.socket) -> list[Heard]:
        """Return the answers that wait at one of :attr:`sockets`, to questions that were really asked."""
        asked_from = self._from[readable]
        heard = []
        for data, source in received(readable):
            answer = read_answer(data)
            asked = self._asked.get(answer.nonce) if answer else None
            if answer and asked:
                sender = _with_zone(source[0], asked_from)
                heard.append(Heard(answer, sender, asked_from, asked.way, self._clock() - asked.at))
        return heard

    def listen(self, seconds: float) -> list[Heard]:
        """Wait at most so long for answers, and return those that came."""
        if not self._from:
            time.sleep(seconds)
            return []
        with selectors.DefaultSelector() as selector:
            for each in self._from:
                selector.register(each, selectors.EVENT_READ, each)
            return [heard for key, _events in selector.select(seconds) for heard in self.hear(key.data)]

    def close(self) -> None:
        """Ask and hear no more."""
        for each in self._from:
            each.close()
        self._from.clear()

    def _targets(self, address: OwnAddress) -> list[tuple[Way, str]]:
        if not address.is_ipv4:
            return [(Way.MULTICAST, GROUP_IPV6)]
        targets = [(Way.MULTICAST, GROUP_IPV4)]
        if address.broadcast is not None:
            targets.append((Way.BROADCAST, str(address.broadcast)))
        if address.ip.is_loopback:
            targets.append((Way.UNICAST, str(address.ip)))
        return targets + [(Way.UNICAST, ip) for ip in self._extra if _same_kind(ip, address)]

    def _send(self, through: socket.socket, address: OwnAddress, way: Way, to: str, trying: bytes) -> None:
        nonce = secrets.token_bytes(NONCE_BYTES)
        self._asked[nonce] = _Asked(self._clock(), way)
        while len(self._asked) > MOST_NONCES:
            self._asked.popitem(last=False)
        try:
            through.sendto(pack_question(Question(nonce, self._build, trying)), (to, self._port))
        except OSError as error:
            if way is not Way.UNICAST:
                self.errors[address] = error.errno or 0


def _same_kind(ip: str, address: OwnAddress) -> bool:
    try:
        to = ip_address(ip.partition("%")[0])
    except ValueError:
        return False
    return to.version == address.ip.version and (address.ip.is_loopback or not to.is_loopback)


def _with_zone(sender: str, through: OwnAddress) -> str:
    plain = sender.partition("%")[0]
    ip = ip_address(plain)
    if ip.version == 6 and ip.is_link_local:
        named = sys.platform != "win32" and re.fullmatch(r"[A-Za-z0-9_.\-]+", through.adapter)
        return f"{plain}%{through.adapter if named else through.index}"
    return plain


@dataclass(slots=True)
class _Entry:
    found: Found
    at: float
    seen: dict[str, tuple[int, float]] = field(default_factory=dict)
    """By address: how useful, and when it answered last."""


class TableList:
    """The tables that answered lately: one entry a table, of bounded number, without a clock of its own."""

    def __init__(self) -> None:
        self._entries: OrderedDict[tuple[bytes, bytes], _Entry] = OrderedDict()

    def hear(self, heard: Heard, now: float) -> None:
        """Take in an answer."""
        answer = heard.answer
        for ad in answer.tables:
            name = (answer.key, ad.table)
            if name not in self._entries and self._is_crowded(heard.sender):
                continue
            found = Found(answer.key, answer.build, answer.device, answer.proto_min, answer.proto_max, ad, ())
            entry = self._entries.setdefault(name, _Entry(found, now))
            entry.found, entry.at = found, now
            if heard.sender in entry.seen or len(entry.seen) < MOST_ADDRESSES:
                entry.seen[heard.sender] = _rank(heard), now

    def _is_crowded(self, sender: str) -> bool:
        from_sender = sum(sender in entry.seen for entry in self._entries.values())
        return len(self._entries) >= MOST_TABLES or from_sender >= MOST_A_SENDER

    def expire(self, now: float) -> None:
        """Forget tables and addresses that have not answered for :data:`EXPIRY_SECONDS`."""
        for name, entry in list(self._entries.items()):
            entry.seen = {a: mark for a, mark in entry.seen.items() if now - mark[1] < EXPIRY_SECONDS}
            if now - entry.at >= EXPIRY_SECONDS or not entry.seen:
                del self._entries[name]

    def tables(self) -> tuple[Found, ...]:
        """Return the tables in the order they were found first."""
        return tuple(
            replace(entry.found, addresses=tuple(sorted(entry.seen, key=lambda a: (entry.seen[a][0], a))))
            for entry in self._entries.values()
        )


def _rank(heard: Heard) -> int:
    """The order of usefulness of an answering address: real networks first, IPv4 before IPv6."""
    kinds = list(type(heard.asked_from.kind))
    return kinds.index(heard.asked_from.kind) + (0 if heard.asked_from.is_ipv4 else 3)


class Finder:
    """Looks for tables in a thread of its own from :meth:`start` to :meth:`stop`.

    *changed* is called in that thread with all tables whenever the list is another; a window passes it on by
    a queued signal. *extra* are addresses to ask directly, such as those of the last hosts.
    """

    def __init__(
        self,
        build: str,
        changed: Callable[[tuple[Found, ...]], None] | None = None,
        *,
        extra: Sequence[str] = (),
        port: int = DISCOVERY_PORT,
        addresses: Callable[[], Sequence[OwnAddress]] = own_addresses,
    ) -> None:
        self._build, self._changed, self._extra, self._port = build, changed, tuple(extra), port
        self._addresses = addresses
        self._lock = threading.Lock()
        self._tables: tuple[Found, ...] = ()
        self._trying = NO_TABLE
        self._stopping = False
        self._wake: tuple[socket.socket, socket.socket] | None = None
        self._thread: threading.Thread | None = None

    def start(self) -> None:
        """Begin to look; a second time does nothing."""
        if self._thread is None:
            self._wake = socket.socketpair()
            self._thread = threading.Thread(target=self._run, args=(self._wake[0],), name="finder")
            self._thread.daemon = True
            self._thread.start()

    def stop(self) -> None:
        """Stop looking, and return when the thread has ended; not to be called from *changed*."""
        if self._thread is None or self._wake is None:
            return
        self._stopping = True
        self._wake[1].send(b"\0")
        self._thread.join()
        for each in self._wake:
            each.close()
        self._thread = self._wake = None
        self._stopping = False

    def ask_now(self, trying: bytes = b"") -> None:
        """Ask at once; with *trying* every question from now on tells the hosts which table is being joined.

        So a host learns of a guest who sees the table and cannot come in. Call again without it at the end.
        """
        self._trying = trying or NO_TABLE
        if self._wake is not None:
            self._wake[1].send(b"\1")

    def tables(self) -> tuple[Found, ...]:
        """Return the tables that are known now."""
        with self._lock:
            return self._tables

    def _run(self, wake: socket.socket) -> None:
        _Search(self, wake).run()

    def _tell(self, tables: tuple[Found, ...]) -> None:
        with self._lock:
            if tables == self._tables:
                return
            self._tables = tables
        if self._changed is not None:
            self._changed(tables)

    def _asker(self, before: Asker | None) -> Asker:
        """Return sockets for the adapters as they are now: the same as *before* if nothing changed."""
        own = tuple(self._addresses())
        if before is not None:
            if before.addresses == frozenset(own) and not before.errors:
                return before
            before.close()
        return Asker(own, self._build, port=self._port, extra=self._extra)


class _Search:
    """The thread's work."""

    def __init__(self, finder: Finder, wake: socket.socket) -> None:
        self._finder, self._wake = finder, wake
        self._list = TableList()
        self._asker: Asker | None = None

    def run(self) -> None:
        begin = time.monotonic()
        due = [begin + after for after in FIRST_ASKS]
        try:
            while not self._finder._stopping:
                now = time.monotonic()
                if now >= due[0]:
                    self._ask(fresh=len(due) in (1, len(FIRST_ASKS)))
                    due = due[1:] or [now + ASK_SECONDS]
                elif self._wait(due[0] - now):
                    due = [now, *due[1:]]
                self._list.expire(time.monotonic())
                self._finder._tell(self._list.tables())
        finally:
            if self._asker is not None:
                self._asker.close()

    def _ask(self, fresh: bool) -> None:
        if fresh or self._asker is None:
            self._asker = self._finder._asker(self._asker)
        self._asker.ask(self._finder._trying)

    def _wait(self, seconds: float) -> bool:
        """Hear answers for at most so long; return whether to ask at once."""
        at_once = False
        with selectors.DefaultSelector() as selector:
            for each in (self._wake, *(self._asker.sockets if self._asker else ())):
                selector.register(each, selectors.EVENT_READ)
            for key, _events in selector.select(seconds):
                if key.fileobj is self._wake:
                    at_once = b"\1" in self._wake.recv(64)
                elif self._asker is not None and isinstance(key.fileobj, socket.socket):
                    for heard in self._asker.hear(key.fileobj):
                        self._list.hear(heard, time.monotonic())
        return at_once
