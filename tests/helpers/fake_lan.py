"""Tables on a network without a network: the test says how they stand and sees what the window asks for."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable
from dataclasses import dataclass, field, replace
from ipaddress import IPv4Address

from engine.deal import Seat
from engine.ruleset import Ruleset, Variant
from liudou_gui.net.discovery import TableAd, Way
from liudou_gui.net.finder import Found
from liudou_gui.net.findings import Finding, FindingKind, Level
from liudou_gui.net.invitation import TABLE_PORT, Invitation
from liudou_gui.net.recent import RecentHost
from liudou_gui.protocol.down import ChatSoFar, Chatted, Denial, Refusal, Refused
from liudou_gui.protocol.limits import KEY_BYTES, PROTOCOL, TABLE_ID_BYTES, TOKEN_BYTES
from liudou_gui.protocol.lobby import Holder, Lobby, LobbySeat, Options, Stage
from liudou_gui.protocol.up import Phrase, Up
from liudou_gui.session.lan_base import (
    CannotHost,
    CannotJoin,
    LanSinks,
    LanTable,
    LinkState,
    Place,
    Search,
    Target,
)
from liudou_gui.session.verdict import Verdict
from tests.helpers.fake_session import FakeSession

KEY, TABLE, TICKET = bytes(range(KEY_BYTES)), bytes(range(TABLE_ID_BYTES)), bytes(range(TOKEN_BYTES))
CODE = "482917"
OPTIONS = Options("Lin’s table", Ruleset(Variant.TWO_FOUR), locked=True)


def person(name: str, *, ready: bool = True, **more: object) -> LobbySeat:
    """Return a seat with somebody in it."""
    return replace(LobbySeat(Holder.PERSON, name, ready=ready), **more)  # type: ignore[arg-type]


def bot(name: str) -> LobbySeat:
    """Return a seat with a bot in it."""
    return LobbySeat(Holder.BOT, name, ready=True)


FREE = LobbySeat(Holder.NOBODY)


def lobby(
    *seats: LobbySeat,
    options: Options = OPTIONS,
    stage: Stage = Stage.GATHERING,
    host_seat: Seat | None = 0,
    **more: object,
) -> Lobby:
    """Return a table with these seats, the others free."""
    whole = (*seats, *[FREE] * (6 - len(seats)))
    return replace(Lobby(options, stage, whole, host_seat=host_seat), **more)  # type: ignore[arg-type]


def evening() -> Lobby:
    """Return a table of four people and two bots, one of whom still loads."""
    return lobby(
        person("Lin", device="Windows PC"),
        person("Mei", device="Windows laptop"),
        person("Nainai", device="tablet PC"),
        person("Hao", ready=False, loaded=False, device="MacBook"),
        bot("Teapot"),
        bot("Bun"),
        spectators=("Jun",),
    )


@dataclass
class FakeLanTable:
    """Implements ``LanTable``: *asked* and *codes* are what the window wanted.

    The sinks can be called from a test at any time after :meth:`open`.
    """

    session: FakeSession = field(default_factory=FakeSession)
    asked: list[Up] = field(default_factory=list)
    codes: list[str] = field(default_factory=list)
    closed: list[bool] = field(default_factory=list)
    """Each closing, True for good."""
    sinks: LanSinks | None = None

    def open(self, sinks: LanSinks) -> None:
        assert self.sinks is None, "opened once"
        self.sinks = sinks

    def request(self, message: Up) -> None:
        self.asked.append(message)

    def give_code(self, code: str) -> None:
        self.codes.append(code)

    def close(self, *, for_good: bool) -> None:
        self.closed.append(for_good)

    # -- what the table says ---------------------------------------------------------------

    @property
    def _told(self) -> LanSinks:
        assert self.sinks is not None, "not opened yet"
        return self.sinks

    def link(self, state: LinkState) -> None:
        """Change the connection."""
        self._told.state(state)

    def let_in(
        self,
        seen: Lobby,
        *,
        viewer: Seat | None = 0,
        is_host: bool = False,
        code: str = "",
        ticket: bytes = b"",
    ) -> None:
        """Welcome the window: the link is up, it has a place, and sees the table."""
        self.link(LinkState.UP)
        self.place(viewer, is_host=is_host, code=code, ticket=ticket)
        self.show(seen)

    def let_in_host(self, seen: Lobby) -> None:
        """Welcome the window that opened the table."""
        self.let_in(seen, viewer=seen.host_seat, is_host=True, code=CODE, ticket=TICKET)

    def place(
        self,
        viewer: Seat | None,
        *,
        is_host: bool = False,
        is_deputy: bool = False,
        code: str = "",
        ticket: bytes = b"",
        waits: int = 0,
    ) -> None:
        """Say where the window sits; a host owns the table, a deputy leads it while the owner is away."""
        if is_host:
            ticket = ticket or TICKET
        self._told.placed(Place(viewer, is_host or is_deputy, code, ticket, waits))

    def show(self, seen: Lobby) -> None:
        """Say how the table stands."""
        self._told.lobby(seen)

    def say(self, seat: Seat | None, name: str, said: str | Phrase) -> None:
        """Let somebody talk."""
        phrase, text = (said, "") if isinstance(said, Phrase) else (None, said)
        self._told.chat(Chatted(seat, name, phrase, text))

    def say_so_far(self, *lines: tuple[Seat | None, str, str], own: tuple[int, ...] = ()) -> None:
        """Tell what was said before the window came, or while it was away."""
        said = tuple(Chatted(seat, name, None, text) for seat, name, text in lines)
        self._told.talk(ChatSoFar(said, own))

    def halt(self, halted: bool) -> None:
        """Say whether the table stands still."""
        self._told.halted(halted)

    def deny(self, why: Denial) -> None:
        """Answer a wish with no."""
        self._told.denied(why)

    def refuse(self, why: Refusal, *, wait_ms: int = 0) -> None:
        """Turn the window away."""
        self._told.refused(Refused(why, "1.0", PROTOCOL, (), wait_ms))
        self.link(LinkState.REFUSED)

    def verdict(self, verdict: Verdict) -> None:
        """Tell what the witness found about the dealing."""
        self._told.dealing(verdict)


class FakeSearch:
    """Implements ``Search``."""

    def __init__(self, changed: Callable[[tuple[Found, ...]], None]) -> None:
        self.changed = changed
        self.asked = self.stopped = 0
        self.trying = b""

    def ask_now(self, trying: bytes = b"") -> None:
        self.asked += 1
        self.trying = trying

    def stop(self) -> None:
        self.stopped += 1

    def find(self, *found: Found) -> None:
        """Say which tables are there now."""
        self.changed(found)


GOOD_FINDINGS = (
    Finding(FindingKind.TABLE_RUNNING, Level.OK, port=TABLE_PORT),
    Finding(FindingKind.FOUND, Level.OK, ms=40, ways=(Way.BROADCAST, Way.MULTICAST)),
    Finding(FindingKind.SAME_VERSION, Level.OK, build="1.0"),
    Finding(FindingKind.GUESTS_COME_IN, Level.OK, count=3),
    Finding(FindingKind.VPN_KEPT_OUT, Level.INFO, adapter="tailscale0", address="100.84.12.7"),
)
BAD_FINDINGS = (
    Finding(FindingKind.WINDOWS_PUBLIC, Level.WARN, adapter="Ethernet 2", port=TABLE_PORT),
    *GOOD_FINDINGS,
)


@dataclass
class FakeLanTables:
    """Implements ``LanTables`` over tables that the test holds.

    *refuses* is what :meth:`host` or :meth:`join` raises. A doctor's answer waits while *gate* is not set.
    """

    refuses: CannotHost | CannotJoin | None = None
    findings: tuple[Finding, ...] = GOOD_FINDINGS
    joining_findings: tuple[Finding, ...] = (Finding(FindingKind.TIMED_OUT, Level.WARN, address="10.0.0.5"),)
    hosts: tuple[RecentHost, ...] = ()
    left_table: Target | None = None
    hosted_table: Target | None = None
    tables: list[FakeLanTable] = field(default_factory=list)
    """All that were given out."""
    hosted_options: list[Options] = field(default_factory=list)
    joined: list[tuple[Target, str, bool, bool]] = field(default_factory=list)
    """Target, code, watch and trust of each."""
    searches: list[FakeSearch] = field(default_factory=list)
    forgotten: list[RecentHost] = field(default_factory=list)
    examined: list[Target | None] = field(default_factory=list)
    """None for the host's own examination."""
    ended: int = 0
    gate: threading.Event = field(default_factory=threading.Event)

    def __post_init__(self) -> None:
        self.gate.set()

    def _table(self) -> FakeLanTable:
        if self.refuses is not None:
            raise self.refuses
        self.tables.append(FakeLanTable())
        return self.tables[-1]

    def host(self, options: Options) -> LanTable:
        self.hosted_options.append(options)
        table = self._table()
        self.hosted_table = Target((f"127.0.0.1:{TABLE_PORT}",), KEY, TABLE, name=options.name)
        return table

    def hosted(self) -> Target | None:
        return self.hosted_table

    def end_hosted(self) -> None:
        self.ended += 1
        self.hosted_table = None

    def invitation(self, place: Place) -> Invitation | None:
        if not place.is_host or self.hosted_table is None:
            return None
        where = (IPv4Address("192.168.1.23"),)
        return Invitation(where, TABLE_PORT, KEY, TABLE, place.ticket, self.hosted_table.name)

    def join(self, target: Target, *, code: str = "", watch: bool = False, trust: bool = False) -> LanTable:
        self.joined.append((target, code, watch, trust))
        return self._table()

    def left(self) -> Target | None:
        return self.left_table

    def search(self, changed: Callable[[tuple[Found, ...]], None]) -> Search:
        self.searches.append(FakeSearch(changed))
        return self.searches[-1]

    def recent(self) -> tuple[RecentHost, ...]:
        return tuple(host for host in self.hosts if host not in self.forgotten)

    def forget(self, host: RecentHost) -> None:
        self.forgotten.append(host)

    def examine_hosting(self) -> tuple[Finding, ...]:
        self.examined.append(None)
        assert self.gate.wait(10), "the test never opened the gate"
        return self.findings

    def examine_joining(self, target: Target) -> tuple[Finding, ...]:
        self.examined.append(target)
        assert self.gate.wait(10), "the test never opened the gate"
        return self.joining_findings


def found(
    name: str = "Lin’s table",
    *,
    key: bytes = KEY,
    device: str = "Lin-PC",
    people: int = 2,
    taken: int = 3,
    variant: Variant = Variant.TWO_FOUR,
    locked: bool = False,
    spectators: bool = True,
    addresses: Iterable[str] = ("192.168.1.23",),
) -> Found:
    """Return a table as it is found on the network."""
    ad = TableAd(TABLE, TABLE_PORT, name, Ruleset(variant).text, taken, people, locked, spectators)
    return Found(key, "1.0", device, PROTOCOL, PROTOCOL, ad, tuple(addresses))
