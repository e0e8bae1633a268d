"""One table of a host process: its room, its journal, and the connection of each person in it."""

from __future__ import annotations

import hmac
import logging
import sqlite3
from collections.abc import Callable, Iterable
from contextlib import suppress
from dataclasses import replace
from pathlib import Path

from liudou_gui.host.journal import Journal, JournalFailed
from liudou_gui.host.room import Room
from liudou_gui.net.code import CodeDesk
from liudou_gui.net.discovery import TableAd
from liudou_gui.net.peers import Peer
from liudou_gui.net.server import Endpoint
from liudou_gui.protocol.down import Down, Halted, Pong, Refusal, Refused
from liudou_gui.protocol.lobby import Holder
from liudou_gui.protocol.up import Bye, Hello, Ping, Up

_log = logging.getLogger(__name__)

RETRY_MS = 2_000
"""So often it is tried whether a journal that could not be written takes something again."""

Reopen = Callable[[int], tuple[Room, Journal] | None]


class Served:
    """Joins a *room* to *endpoint*: nothing is sent before the journal has it.

    Every method may raise whatever is wrong with the room; the loop catches it at the table's border.
    *reopen* takes the table up again from its journal, at the time that it is given, and returns None as
    long as that cannot be written; without it such a table ends.
    """

    def __init__(
        self, room: Room, journal: Journal, path: Path, endpoint: Endpoint, reopen: Reopen | None = None
    ) -> None:
        self.room, self.path = room, path
        self._reopen = reopen
        self._halted_ms: int | None = None
        """When it is told that it cannot be saved, or tried again, while that is so."""
        self._fault: JournalFailed | None = None
        """Why it cannot be saved, until that is told."""
        self._stands_ms = 0
        """The table's time while it stands still."""
        self._hellos: dict[bytes, Hello] = {}
        self._waiting: dict[Peer, tuple[Hello, bool]] = {}
        """Who came while the table stands still."""
        self._code, self._desk = room.code, CodeDesk(room.code, endpoint.key, room.table)
        self._journal, self._endpoint = journal, endpoint
        self._peers: dict[bytes, Peer] = {}
        self.places: dict[Peer, Served] = {}
        """Who is at which table; the loop gives all its tables the same."""
        self._due_ms: int | None = None
        self._due_known = False

    @property
    def desk(self) -> CodeDesk:
        """Who hears tries of the room code; another one once there is another code."""
        if self.room.code != self._code:
            self._code = self.room.code
            self._desk = CodeDesk(self._code, self._endpoint.key, self.room.table)
        return self._desk

    @property
    def over(self) -> bool:
        """Whether the table has ended for good."""
        return self.room.over and not self.halted

    @property
    def halted(self) -> bool:
        """Whether the table stands still because it cannot be saved."""
        return self._halted_ms is not None

    @property
    def due_ms(self) -> int | None:
        """When :meth:`step` has to be called next.

        Only what happens here changes it: a loop over many tables asks far more often than that.
        """
        if self._halted_ms is not None:
            return self._halted_ms
        if not self._due_known:
            self._due_ms, self._due_known = self.room.due_ms, True
        return self._due_ms

    def fits_ticket(self, ticket: bytes) -> bool:
        """Return whether an invitation's ticket is this table's."""
        return bool(ticket) and hmac.compare_digest(ticket, self.room.ticket)

    def ad(self, port: int) -> TableAd:
        """Return what everybody on the network may know."""
        lobby = self.room.lobby
        holders = [seat.holder for seat in lobby.seats]
        options = lobby.options
        return TableAd(
            self.room.table,
            port,
            options.name,
            options.ruleset.text,
            sum(holder is not Holder.NOBODY for holder in holders),
            sum(holder is Holder.PERSON for holder in holders),
            options.locked,
            options.spectators,
        )

    # -- what happens --------------------------------------------------------------------------

    def join(self, peer: Peer, hello: Hello, now_ms: int, *, trusted: bool) -> Refused | None:
        """Let somebody in, in place of an earlier connection of theirs, or send them away; return why."""
        self._due_known = False
        if self.halted:
            self._waiting[peer], self.places[peer] = (hello, trusted), self
            if self._fault is None:
                self._endpoint.send(peer, Halted())
            return None
        self.flush()
        if not self.room.join(peer.key, hello, now_ms, trusted=trusted, address=peer.address):
            return self._send_away(peer, hello)
        said = self.room.take_outbox()
        if self._peers.get(peer.key, peer) != peer:
            self._let_go_of(peer.key, Refused(Refusal.ELSEWHERE))
        self._peers[peer.key], self._hellos[peer.key] = peer, hello
        self.places[peer] = self
        if not self._endpoint.admit(peer):
            self.lost(peer, now_ms)
        self._send(said)
        self.flush()
        return None

    def _send_away(self, peer: Peer, hello: Hello) -> Refused | None:
        said: Refused | None = None
        for key, down in self.room.take_outbox():
            if key == peer.key and isinstance(down, Refused):
                wrong = down.why is Refusal.CODE_NEEDED and hello.ticket
                said = replace(down, why=Refusal.WRONG_TICKET) if wrong else down
            elif key in self._peers:
                self._endpoint.send(self._peers[key], down)
        self._endpoint.drop(peer, said)
        self._journal.sync()
        return said

    def hear(self, peer: Peer, message: Up, now_ms: int) -> None:
        """Do what somebody at the table says; what it leads to is sent by :meth:`flush`."""
        if self.halted:
            self._hear_halted(peer, message, now_ms)
            return
        if self._peers.get(peer.key) != peer:
            return
        self._due_known = False
        self.room.hear(peer.key, message, now_ms)
        if now_ms < self.room.renewal_ms:  # no later: the table's time must be written before it is told
            self._send(self.room.take_pongs())
        if isinstance(message, Bye):
            self._let_go_of(peer.key)

    def lost(self, peer: Peer, now_ms: int) -> None:
        """A connection is over."""
        if self._waiting.pop(peer, None) is not None:
            self.places.pop(peer, None)
        if self._peers.get(peer.key) == peer:
            self._let_go_of(peer.key)
            self._due_known = False
            if not self.halted:
                self.room.lost(peer.key, now_ms)

    def step(self, now_ms: int) -> None:
        """Do what is due, and send."""
        self._due_known = False
        if self._fault is not None:
            self._tell_halted(now_ms)
            return
        if self.halted and not self._resume(now_ms):
            return
        self.room.tick(now_ms)
        self.flush()
        for key in [key for key in self._peers if not self.room.has(key)]:
            self._let_go_of(key)  # who was silent for too long; else only a halted table would answer them

    def flush(self) -> None:
        """Commit, then send, then wait for the disk; whoever is told to go is sent away.

        What could not be saved is never sent.
        """
        if self.halted:
            return
        self._send(self.room.take_outbox())
        self._journal.sync()

    def _send(self, said: Iterable[tuple[bytes, Down]]) -> None:
        for key, down in said:
            peer = self._peers.get(key)
            if peer is None:
                continue
            if isinstance(down, Refused):
                self._let_go_of(key, down)
            else:
                self._endpoint.send(peer, down)

    # -- a journal that cannot be written ------------------------------------------------------

    def halt(self, now_ms: int, fault: JournalFailed) -> bool:
        """Let the table stand still until its journal can be written again; False where it has to end.

        What the room holds and the journal does not was told to nobody: the room is dropped, and the table
        taken up from the journal as after a restart. Connections stay. Everybody is told when the table's
        time is written next, which fails whatever has happened: what failed first may be secret (H3, P2).
        """
        if self._reopen is None:
            return False
        with suppress(sqlite3.Error, OSError):
            self._journal.close()
        if self.halted:
            if self._fault is None:  # else it is still to be told, and no earlier
                self._halted_ms = now_ms + RETRY_MS
            return True
        self._send(self.room.take_pongs())
        self._fault, self._halted_ms = fault, self.room.renewal_ms
        if self._halted_ms <= now_ms:
            self._tell_halted(now_ms)
        return True

    def _tell_halted(self, now_ms: int) -> None:
        _log.error("the table %s stands still: %s", self.room.table.hex(), self._fault)
        self._fault, self._halted_ms = None, now_ms + RETRY_MS
        self._stands_ms = self.room.time_at(now_ms)
        for peer in [*self._peers.values(), *self._waiting]:
            self._endpoint.send(peer, Halted())

    def _hear_halted(self, peer: Peer, message: Up, now_ms: int) -> None:
        """Only give signs of life: whatever else is said was not heard, and is not answered."""
        if isinstance(message, Ping):
            time = self._stands_ms if self._fault is None else self.room.time_at(now_ms)
            self._endpoint.send(peer, Pong(message.sent_ms, time))
        elif isinstance(message, Bye) and self._waiting.pop(peer, None) is not None:
            self.places.pop(peer, None)
            self._endpoint.drop(peer, None)
        elif isinstance(message, Bye) and self._peers.get(peer.key) == peer:
            self._let_go_of(peer.key)

    def _resume(self, now_ms: int) -> bool:
        """Go on if the journal can be written again: all who are connected are welcomed anew."""
        reopened = None if self._reopen is None else self._reopen(now_ms)
        if reopened is None:
            self._halted_ms = now_ms + RETRY_MS
            return False
        self.room, self._journal = reopened
        self._halted_ms = None
        for key, peer in list(self._peers.items()):
            hello = replace(self._hellos[key], run=0, since=0)
            self.room.join(key, hello, now_ms, trusted=True, address=peer.address)
        self.flush()
        while self._waiting:
            newcomer, (hello, trusted) = next(iter(self._waiting.items()))
            refused = self.join(newcomer, hello, now_ms, trusted=trusted)
            self._waiting.pop(newcomer, None)
            if refused is not None:
                self.places.pop(newcomer, None)
        return True

    # -- the end -------------------------------------------------------------------------------

    def close(self, now_ms: int) -> None:
        """End the table for good; everybody is told."""
        self._due_known = False
        self.room.close(now_ms)
        self.flush()

    def break_off(self) -> None:
        """End the table here and now, because something is wrong with it; the journal stays as it is."""
        for key in list(self._peers):
            self._let_go_of(key, Refused(Refusal.TABLE_CLOSED))
        for peer in list(self._waiting):
            self.places.pop(peer, None)
            self._endpoint.drop(peer, Refused(Refusal.TABLE_CLOSED))
        self._waiting.clear()
        self.let_go()

    def let_go(self) -> None:
        """Close the journal, and whatever connection is left. May be repeated."""
        for key in list(self._peers):
            self._let_go_of(key)
        self._journal.close()

    def _let_go_of(self, key: bytes, refused: Refused | None = None) -> None:
        peer = self._peers.pop(key)
        self._hellos.pop(key, None)
        self.places.pop(peer, None)
        self._endpoint.drop(peer, refused)
