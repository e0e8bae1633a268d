"""A host process's loop in virtual time: all but the sockets, with each frame and its time."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from liudou_gui.host.journal import Journal, JournalFailed, can_write
from liudou_gui.host.room import Room
from liudou_gui.net.discovery import TableAd
from liudou_gui.net.keys import Keys
from liudou_gui.net.peers import Peer
from liudou_gui.net.sealing import Seal
from liudou_gui.net.server import Gone, Heard
from liudou_gui.net.wire import decode_down, decode_up, encode_down, encode_up
from liudou_gui.protocol.down import Down
from liudou_gui.protocol.up import Hello, Up
from liudou_gui.server.loop import Server
from liudou_gui.server.served import Served
from tests.helpers.rooms import Client, Lan, hello, key_of

Frame = tuple[int, int, bytes]
"""When a frame was sent, its sealed length, and what was in it before it was sealed."""


class VirtualEndpoint:
    """Takes the place of :class:`~liudou_gui.net.server.Endpoint`: hands on what the test puts in."""

    port = 47_610
    readable: frozenset[int] = frozenset()

    def __init__(self, lan: WireLan) -> None:
        keys = Keys.new()
        self.key = keys.public
        self.coming: list[Heard | Gone] = []
        self.sent: list[tuple[Peer, bytes]] = []
        self.frames: dict[bytes, list[Frame]] = {}
        self._lan, self._seal = lan, Seal(keys, Keys.new().public, host=True)

    def poll(self, _timeout_ms: int) -> list[Heard | Gone]:
        """Return what has come."""
        coming, self.coming = self.coming, []
        return coming

    def send(self, peer: Peer, down: Down) -> bool:
        """Note a frame."""
        data = encode_down(down)
        self.frames.setdefault(peer.key, []).append((self._lan.now_ms, len(self._seal.seal(data)), data))
        self.sent.append((peer, data))
        return True

    def admit(self, _peer: Peer) -> bool:
        """Everybody may come in."""
        return True

    def drop(self, peer: Peer, refused: Down | None = None) -> None:
        """Note a last word."""
        if refused is not None:
            self.send(peer, refused)


class WireLan(Lan):
    """A :class:`Lan` whose room is served by the loop of a host process, with the forms of the wire."""

    def __init__(self, path: Path, *args: Any, **more: Any) -> None:
        self._full = (0, 0)
        """From when to when the disk takes nothing."""
        super().__init__(path, *args, **more)
        self.endpoint: Any = VirtualEndpoint(self)
        self.served = Served(self.room, self.journal, path, self.endpoint, self._reopen)
        self.server = Server(self.endpoint, [self.served], clock=lambda: self.now_ms)
        self._peers: dict[bytes, Peer] = {}
        self._connections = 0

    def _reopen(self, now_ms: int) -> tuple[Room, Journal] | None:
        if self._is_full or not can_write(self.path):
            return None
        self.rng.seed(now_ms)  # chance says nothing of what was drawn for those who came in vain meanwhile
        self.journal = Journal(self.path, self._fault, durable=False)
        room = Room.restore(self.world, self.journal, now_ms)
        assert room is not None
        self.room = room
        self.on_reopened()
        return room, self.journal

    @property
    def due_ms(self) -> int | None:
        """When something is due next."""
        return self.served.due_ms

    @property
    def announced(self) -> TableAd:
        """What a beacon tells of the table."""
        return self.served.ad(self.endpoint.port)

    def fill_the_disk(self, until_ms: int) -> bool:
        """Let whatever is written fail from now on, until *until_ms*."""
        self._full = self.now_ms, until_ms
        return True

    @property
    def _is_full(self) -> bool:
        return self._full[0] <= self.now_ms < self._full[1]

    def _fault(self, name: str) -> None:
        super()._fault(name)
        if name == "before_commit" and self._is_full:
            raise JournalFailed("the disk is full")

    def join(self, number: int, *, trusted: bool = True, **changes: object) -> Client:
        """Let client *number* connect and say hello; tables that are not locked ask for nothing else."""
        assert trusted, "only the room itself can be told so"
        key = key_of(number)
        known = self.clients.setdefault(key, Client(key, f"Client {number}"))
        self._connections += 1
        self._peers[key] = Peer(self._connections.to_bytes(5, "big"), key, "127.0.0.1")
        remembered = {"name": known.name, "token": known.token, "run": known.run, "since": known.seq}
        said: Hello = hello(**(remembered | changes))  # type: ignore[arg-type]
        self._hear(key, said)
        self.deliver()
        return known

    def say(self, number: int, message: Up) -> None:
        """Client *number* says something, now."""
        self._hear(key_of(number), message)
        self.deliver()

    def lost(self, number: int) -> None:
        """The connection of client *number* is over."""
        peer = self._peers.get(key_of(number))
        if peer is not None:
            self.endpoint.coming.append(Gone(peer))
        self.deliver()

    def deliver(self) -> None:
        """Let the loop turn until nothing more is said at this time."""
        while True:
            self.server.turn(0)
            sent, self.endpoint.sent = self.endpoint.sent, []
            if not sent and not self.endpoint.coming:
                return
            for peer, data in sent:
                if self._peers.get(peer.key) == peer:
                    for answer in self.clients[peer.key].hear(decode_down(data), self.now_ms):
                        self._hear(peer.key, answer)

    def to(self, now_ms: int) -> None:
        """Let the time go on to *now_ms*, stopping where something is due."""
        while (due := self.served.due_ms) is not None and due <= now_ms:
            self.now_ms = max(self.now_ms, due)
            self.deliver()
        self.now_ms = max(self.now_ms, now_ms)

    def frames_of(self, number: int) -> list[Frame]:
        """Return all frames to client *number*."""
        return list(self.endpoint.frames.get(key_of(number), ()))

    def _hear(self, key: bytes, message: Up) -> None:
        understood = message if isinstance(message, Hello) else decode_up(encode_up(message))
        self.endpoint.coming.append(Heard(self._peers[key], understood))
