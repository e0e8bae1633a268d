"""The door of a host process: what strangers say until a table lets them in or sends them away.

Every answer about a room code goes out :data:`~liudou_gui.protocol.limits.CODE_DELAY_MS` after the
question, whatever it is, so that its time tells nothing and guessing is slow.
"""

from __future__ import annotations

from collections import deque
from collections.abc import Callable, Iterable
from dataclasses import dataclass

from liudou_gui.net.guests import GuestLog
from liudou_gui.net.peers import Peer
from liudou_gui.net.server import Endpoint
from liudou_gui.protocol.down import CodeReply, Refusal, Refused
from liudou_gui.protocol.limits import CODE_DELAY_MS
from liudou_gui.protocol.up import CodeProof, CodeTry, Hello, Up
from liudou_gui.server.served import Served


@dataclass(frozen=True, slots=True)
class _Proof:
    """What came of a code: for which table, whether it was right, and from when on that may be told."""

    table: Served
    right: bool
    due_ms: int


class Door:
    """Strangers and their codes.

    *tables* gives all tables now; *join* lets a stranger into one and returns why not, None if they
    were let in.
    """

    def __init__(
        self,
        endpoint: Endpoint,
        tables: Callable[[], Iterable[Served]],
        join: Callable[[Served, Peer, Hello, bool], Refused | None],
        guests: GuestLog,
    ) -> None:
        self._endpoint, self._tables, self._join, self._guests = endpoint, tables, join, guests
        self._tries: dict[Peer, Served] = {}
        self._proofs: dict[Peer, _Proof] = {}
        self._replies: deque[tuple[int, Peer, CodeReply | Refused]] = deque()
        self._hellos: deque[tuple[int, Peer, Hello]] = deque()

    @property
    def due_ms(self) -> int | None:
        """When :meth:`tick` has to be called next."""
        return min((held[0][0] for held in (self._replies, self._hellos) if held), default=None)

    def hear(self, peer: Peer, message: Up, now_ms: int) -> None:
        """Take what a stranger says."""
        match message:
            case CodeTry():
                self._replies.append((now_ms + CODE_DELAY_MS, peer, self._reply(peer, message, now_ms)))
            case CodeProof():
                self._check(peer, message, now_ms)
            case Hello():
                proof = self._proofs.get(peer)
                if proof is None:
                    self._greet(peer, message)
                else:
                    self._hellos.append((proof.due_ms, peer, message))
            case _:
                self._endpoint.drop(peer)
                self.forget(peer)

    def tick(self, now_ms: int) -> None:
        """Say what has waited long enough."""
        while self._replies and self._replies[0][0] <= now_ms:
            _, peer, reply = self._replies.popleft()
            if isinstance(reply, Refused):
                self._refuse(peer, reply)
            else:
                self._endpoint.send(peer, reply)
        while self._hellos and self._hellos[0][0] <= now_ms:
            _, peer, hello = self._hellos.popleft()
            if peer in self._proofs:
                self._greet(peer, hello)

    def forget(self, peer: Peer) -> None:
        """A connection is over, or a stranger no more."""
        self._tries.pop(peer, None)
        self._proofs.pop(peer, None)

    def _named(self, table: bytes) -> Served | None:
        """Return the table of that id; no id means the only one."""
        tables = list(self._tables())
        if not table:
            return tables[0] if len(tables) == 1 else None
        return next((served for served in tables if served.room.table == table), None)

    def _reply(self, peer: Peer, message: CodeTry, now_ms: int) -> CodeReply | Refused:
        served = self._named(message.table)
        if served is None:
            return Refused(Refusal.NO_SUCH_TABLE)
        self._tries[peer] = served
        return served.desk.reply(peer.key, peer.address, message, now_ms)

    def _check(self, peer: Peer, message: CodeProof, now_ms: int) -> None:
        served = self._tries.pop(peer, None)
        if served is not None:
            right = served.desk.check(peer.key, message)
            self._proofs[peer] = _Proof(served, right, now_ms + CODE_DELAY_MS)

    def _greet(self, peer: Peer, hello: Hello) -> None:
        served, proof = self._named(hello.table), self._proofs.get(peer)
        if served is None:
            self._refuse(peer, Refused(Refusal.NO_SUCH_TABLE))
            return
        if proof is not None and not (proof.right and proof.table is served):
            self._refuse(peer, Refused(Refusal.WRONG_CODE))
            return
        trusted = proof is not None or served.fits_ticket(hello.ticket)
        self.forget(peer)
        refused = self._join(served, peer, hello, trusted)
        if refused is not None:
            self._guests.refused(refused.why, hello.build)
        elif peer.key != served.room.owner:  # who opened the table is no guest
            self._guests.arrived(peer.address)

    def _refuse(self, peer: Peer, refused: Refused) -> None:
        self._guests.refused(refused.why)
        self._endpoint.drop(peer, refused)
        self.forget(peer)
