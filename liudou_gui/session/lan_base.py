"""A place at a table on the network as a window sees it: the lobby, the talk, and the seat's session."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from enum import Enum
from typing import Protocol

from engine.visible import Viewer
from liudou_gui.protocol.down import Chatted, Denial, Refused
from liudou_gui.protocol.lobby import Lobby
from liudou_gui.protocol.up import Up
from liudou_gui.session.base import Session


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
    """What :class:`~liudou_gui.protocol.down.Welcome` gave: who we are at this table."""

    viewer: Viewer
    is_host: bool
    code: str = ""
    ticket: bytes = b""


@dataclass(frozen=True, slots=True)
class LanSinks:
    """Who is told what; all are called in order, from the connection's own thread.

    *dealing* gets what the dealing's witness has to say, see :mod:`liudou_gui.session.witness`.
    """

    state: Callable[[LinkState], None]
    refused: Callable[[Refused], None]
    placed: Callable[[Place], None]
    lobby: Callable[[Lobby], None]
    chat: Callable[[Chatted], None]
    denied: Callable[[Denial], None]
    dealing: Callable[[object], None]


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
