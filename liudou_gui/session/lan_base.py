"""A place at a table on the network as a window sees it: the lobby, the talk, and the seat's session."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from engine.visible import Viewer
from liudou_gui.net.finder import Found
from liudou_gui.net.findings import Finding
from liudou_gui.net.invitation import Invitation
from liudou_gui.net.recent import RecentHost
from liudou_gui.protocol.down import ChatSoFar, Chatted, Denial, Refused
from liudou_gui.protocol.lobby import Lobby, Options
from liudou_gui.protocol.up import Up
from liudou_gui.session.base import Session
from liudou_gui.session.verdict import Verdict


class LinkState(Enum):
    """How the connection stands."""

    CONNECTING = "connecting"
    UP = "up"
    LOST = "lost"
    """The line is dead; it is tried again without end."""
    SILENT = "silent"
    """Nobody answered within the first seconds: the host may not be there, or may not let us in."""
    REFUSED = "refused"
    """The table said no, see :class:`~liudou_gui.protocol.down.Refused`; nothing is tried any more."""


@dataclass(frozen=True, slots=True)
class Place:
    """What :class:`~liudou_gui.protocol.down.Welcome` gave: who we are at this table.

    *waits*: our place among those who wait for a seat, from 1; 0 where we do not. *ticket* is the owner's,
    *code* also whoever's who gives the orders meanwhile.
    """

    viewer: Viewer
    is_host: bool
    code: str = ""
    ticket: bytes = b""
    waits: int = 0


@dataclass(frozen=True, slots=True)
class LanSinks:
    """Who is told what; all are called in order, from the connection's own thread.

    *halted* says whether the table stands still because its host cannot save. *talk* gets what was said
    before we came, in place of all that was heard so far.
    *dealing* gets the witness's verdict on each deal, see :mod:`liudou_gui.session.verdict`.
    """

    state: Callable[[LinkState], None]
    refused: Callable[[Refused], None]
    placed: Callable[[Place], None]
    lobby: Callable[[Lobby], None]
    chat: Callable[[Chatted], None]
    denied: Callable[[Denial], None]
    dealing: Callable[[Verdict], None]
    talk: Callable[[ChatSoFar], None] = lambda _: None
    halted: Callable[[bool], None] = lambda _: None


class LanTable(Protocol):
    """A client's whole relation to one table."""

    @property
    def session(self) -> Session:
        """The seat's stream; it begins anew (number 0) when the place changes or the host was restarted."""
        ...

    def open(self, sinks: LanSinks) -> None:
        """Connect. Called once."""
        ...

    def request(self, message: Up) -> None:
        """Ask for something other than an answer to a prompt."""
        ...

    def give_code(self, code: str) -> None:
        """Answer a refusal for want of the room code with the typed *code*."""
        ...

    def close(self, *, for_good: bool) -> None:
        """Let go; *for_good* says so to the table, and the seat goes to a bot at once. May be repeated."""
        ...


@dataclass(frozen=True, slots=True)
class Target:
    """A table to join: the host's *key*, its *addresses* (``host:port``), the table's id, or empty bytes.

    *ticket* comes from an invitation; *key* is empty where only an address was typed.
    """

    addresses: tuple[str, ...]
    key: bytes = b""
    table: bytes = b""
    ticket: bytes = b""
    name: str = ""


class CannotHost(Exception):
    """Why a table cannot be opened here, in words for the person."""


class CannotJoin(Exception):
    """Why a table cannot even be tried, in words for the person.

    *known* and *shown* are fingerprints where the host's key is another than before.
    """

    def __init__(self, words: str, *, known: str = "", shown: str = "") -> None:
        super().__init__(words)
        self.known, self.shown = known, shown


class Search(Protocol):
    """Looks for tables on the network until it is stopped."""

    def ask_now(self, trying: bytes = b"") -> None:
        """Ask at once, besides the usual times.

        From now on hosts are told that the table with the id *trying* is being joined, so that they
        notice who sees it and cannot come in.
        """
        ...

    def stop(self) -> None:
        """End; returns when its thread has ended. May be repeated."""
        ...


class LanTables(Protocol):
    """All that a window can do with tables on the network."""

    def host(self, options: Options) -> LanTable:
        """Open a table in a process of its own and sit down there. Raises :class:`CannotHost`."""
        ...

    def hosted(self) -> Target | None:
        """Return the table that this program opened and that still runs, for going back to it."""
        ...

    def end_hosted(self) -> None:
        """End that table's process, whatever its state. May be repeated."""
        ...

    def invitation(self, place: Place) -> Invitation | None:
        """Return how others come to the table that this program opened, as the host's *place* tells."""
        ...

    def join(self, target: Target, *, code: str = "", watch: bool = False, trust: bool = False) -> LanTable:
        """Return a table to be opened; *trust* accepts another host key. Raises :class:`CannotJoin`."""
        ...

    def left(self) -> Target | None:
        """Return the table at which this profile still has a seat, for going back after a restart."""
        ...

    def search(self, changed: Callable[[tuple[Found, ...]], None]) -> Search:
        """Look for tables; *changed* is called from another thread."""
        ...

    def recent(self) -> tuple[RecentHost, ...]:
        """Return the hosts where this profile sat last, newest first."""
        ...

    def forget(self, host: RecentHost) -> None:
        """Take a host off that list."""
        ...

    def examine_hosting(self) -> tuple[Finding, ...]:
        """Find out whether others can come in here; may take many seconds, for a worker thread."""
        ...

    def examine_joining(self, target: Target) -> tuple[Finding, ...]:
        """Find out why *target* cannot be reached; as :meth:`examine_hosting`."""
        ...
