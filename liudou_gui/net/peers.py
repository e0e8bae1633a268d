"""What a host keeps about each connection: bounded, whoever comes."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Iterator
from dataclasses import dataclass, field

from liudou_gui.net.sealing import Seal
from liudou_gui.protocol.limits import (
    FRAMES_A_SECOND,
    FRAMES_AT_ONCE,
    FRAMES_STRANGER,
    SILENT_PEER_MS,
    STRANGER_MS,
    STRANGERS,
)

_REMEMBERED = 4_096
"""So many dropped connections are remembered, to be ignored."""


@dataclass(frozen=True, slots=True)
class Peer:
    """One connection: its routing id and the public *key* that CURVE verified. *address* may be empty."""

    routing: bytes
    key: bytes
    address: str = field(default="", compare=False)


@dataclass(slots=True)
class Desk:
    """What is known of a peer. *room* are the frames it may still send, refilled once it is let in."""

    seal: Seal
    since_ms: int
    heard_ms: int
    admitted: bool = False
    room: float = FRAMES_STRANGER

    def takes_frame(self, now_ms: int) -> bool:
        """Count a frame; False if it is one too many."""
        if self.admitted:
            refill = (now_ms - self.heard_ms) * FRAMES_A_SECOND / 1_000
            self.room = min(float(FRAMES_AT_ONCE), self.room + refill)
        self.heard_ms = now_ms
        self.room -= 1
        return self.room >= 0

    @property
    def ends_ms(self) -> int:
        """After when a stranger's time is up, or nothing has come from somebody for too long."""
        return self.heard_ms + SILENT_PEER_MS if self.admitted else self.since_ms + STRANGER_MS


class Peers:
    """All connections that are listened to, and those that no longer are."""

    def __init__(self) -> None:
        self._desks: dict[Peer, Desk] = {}
        self._latest: dict[bytes, Peer] = {}
        self._dropped: OrderedDict[bytes, None] = OrderedDict()
        self._ends_ms: int | None = None
        """Nobody's time is up before that; it is looked through again only then."""

    def get(self, peer: Peer) -> Desk | None:
        """Return what is known of a peer, None if nothing."""
        return self._desks.get(peer)

    def latest(self, routing: bytes) -> Peer | None:
        """Return who has that routing id, the last if there were several, None if nobody."""
        return self._latest.get(routing)

    def is_dropped(self, routing: bytes) -> bool:
        """Whether frames of this connection are to be thrown away unread."""
        return routing in self._dropped

    def add(self, peer: Peer, desk: Desk) -> Peer | None:
        """Take up a stranger; return the stranger that had to go for it, if any.

        That is the oldest of the address that has the most, so that one computer cannot keep others out.
        """
        strangers = [other for other, known in self._desks.items() if not known.admitted]
        self._desks[peer], self._latest[peer.routing] = desk, peer
        self._ends_by(desk)
        if len(strangers) < STRANGERS:
            return None
        crowded = Counter(other.address for other in strangers).most_common(1)[0][0]
        return next(other for other in strangers if other.address == crowded)

    def admit(self, peer: Peer) -> bool:
        """Let a peer in; False if it is gone."""
        desk = self._desks.get(peer)
        if desk is None:
            return False
        if not desk.admitted:
            desk.admitted, desk.room = True, float(FRAMES_AT_ONCE)
            self._ends_by(desk)
        return True

    def drop(self, peer: Peer) -> bool:
        """Forget a peer and ignore its connection from now on; False if it was gone already."""
        if self._desks.pop(peer, None) is None:
            return False
        if self._latest.get(peer.routing) == peer:
            del self._latest[peer.routing]
        self.ignore(peer.routing)
        return True

    def ignore(self, routing: bytes) -> None:
        """Throw away unread what comes from this connection from now on."""
        self._dropped[routing] = None
        while len(self._dropped) > _REMEMBERED:
            self._dropped.popitem(last=False)

    def over(self, now_ms: int) -> list[Peer]:
        """Return the peers whose time is up."""
        if self._ends_ms is None or now_ms <= self._ends_ms:
            return []
        self._ends_ms = min((desk.ends_ms for desk in self._desks.values()), default=None)
        return [peer for peer, desk in self._desks.items() if desk.ends_ms < now_ms]

    def _ends_by(self, desk: Desk) -> None:
        """Look again when *desk*'s time may be up; being heard of only puts that off."""
        self._ends_ms = desk.ends_ms if self._ends_ms is None else min(self._ends_ms, desk.ends_ms)

    def __len__(self) -> int:
        return len(self._desks)

    def __iter__(self) -> Iterator[Peer]:
        return iter(self._desks)
