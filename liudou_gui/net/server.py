"""The host's end of the network: one ROUTER, read and written by the thread that calls it.

Whoever connects with a valid CURVE key is a *stranger*: it may say a few small things within a few
seconds, until the caller lets it in or sends it away. The key is verified by CURVE and named by ZAP;
nothing in a message says who speaks.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from dataclasses import dataclass

import zmq

from liudou_gui.clock import monotonic_ms
from liudou_gui.net import wire
from liudou_gui.net.addresses import IP
from liudou_gui.net.keys import Keys
from liudou_gui.net.peers import Desk, Peer, Peers
from liudou_gui.net.sealing import NotSealed, Seal, Stale
from liudou_gui.net.sockets import DOMAIN, bind, listened_at, new_context, new_router, property_of, receive
from liudou_gui.net.wake import Wake
from liudou_gui.protocol.down import Down, Pong, Refusal, Refused
from liudou_gui.protocol.limits import FRAME_STRANGER
from liudou_gui.protocol.up import Hello, Ping, Up

_MORE = int(zmq.NOBLOCK | zmq.SNDMORE)
_AT_ONCE = 128
"""So many frames are read in one call, so that the caller's deadlines are kept."""
_LOOK_MS = 1_000
"""So often it is looked whose time is up, while anybody is connected."""


@dataclass(frozen=True, slots=True)
class Heard:
    """A peer said something."""

    peer: Peer
    message: Up


@dataclass(frozen=True, slots=True)
class Gone:
    """A peer's connection is over and nothing more comes from it; it may come back as another peer."""

    peer: Peer


class Endpoint:
    """Listens at *host* (``*`` for all addresses) and *port*, 0 for any free one.

    All methods but :meth:`wake` are for one thread. *clock* gives milliseconds. Raises ``OSError`` if
    the port cannot be had.
    """

    def __init__(
        self, keys: Keys, *, host: str = "*", port: int = 0, clock: Callable[[], int] = monotonic_ms
    ) -> None:
        wire.warm_up()
        self._keys = keys
        self._clock = clock
        self._peers = Peers()
        self._gone: list[Gone] = []
        self._readable: frozenset[int] = frozenset()
        self._wake = Wake()
        self._context = new_context()
        try:
            self._zap = self._context.socket(zmq.REP)
            self._zap.bind("inproc://zeromq.zap.01")
            self._router = new_router(self._context, keys)
            self._port = bind(self._router, host, port)
            self._address = listened_at(self._router)
        except BaseException:
            self.close()
            raise
        self._watched: frozenset[int] = frozenset()
        self._poller = zmq.Poller()
        for waited in (self._zap, self._router, self._wake.fileno()):
            self._poller.register(waited, zmq.POLLIN)

    @property
    def port(self) -> int:
        """The port that is listened at."""
        return self._port

    @property
    def address(self) -> IP:
        """The address that is listened at, ``::`` or ``0.0.0.0`` for all."""
        return self._address

    @property
    def key(self) -> bytes:
        """The host's public key, 32 bytes."""
        return self._keys.public

    @property
    def connections(self) -> int:
        """How many peers there are, strangers too."""
        return len(self._peers)

    @property
    def readable(self) -> frozenset[int]:
        """Which of the file numbers given to :meth:`watch` the last :meth:`poll` found readable."""
        return self._readable

    def watch(self, numbers: Iterable[int]) -> None:
        """Let :meth:`poll` return also when one of these file numbers, of other sockets, is readable."""
        self._watched = frozenset(numbers)
        for number in self._watched:
            self._poller.register(number, zmq.POLLIN)

    def poll(self, timeout_ms: int) -> list[Heard | Gone]:
        """Wait for at most *timeout_ms* and return what was heard, which may be nothing before that."""
        wait = 0 if self._gone else max(0, min(timeout_ms, _LOOK_MS) if len(self._peers) else timeout_ms)
        ready = dict(self._poller.poll(wait))
        self._readable = frozenset(number for number in self._watched if number in ready)
        if self._wake.fileno() in ready:
            self._wake.clear()
        if self._zap in ready:
            self._answer_zap()
        heard: list[Heard | Gone] = list(self._listen()) if self._router in ready else []
        for peer in self._peers.over(self._clock()):
            self._time_is_up(peer)
        heard += self._gone
        self._gone.clear()
        return heard

    def send(self, peer: Peer, down: Down) -> bool:
        """Tell a peer something; False if it is gone. Raises ``ValueError`` if *down* is too large."""
        if self._put(peer, down):
            return True
        self._forget(peer)
        return False

    def admit(self, peer: Peer) -> bool:
        """Let a peer in: from now on it may say everything. False if it is gone."""
        return self._peers.admit(peer)

    def drop(self, peer: Peer, refused: Refused | None = None) -> None:
        """Send a peer away, with a last word if there is one; no :class:`Gone` follows."""
        if refused is not None:
            self._put(peer, refused)
        self._peers.drop(peer)

    def wake(self) -> None:
        """Let :meth:`poll` return soon; from any thread."""
        self._wake.wake()

    def close(self, linger_ms: int = 0) -> None:
        """Give back port, sockets and context; last words have *linger_ms* to leave."""
        self._context.destroy(linger=linger_ms)
        self._wake.close()

    def _put(self, peer: Peer, down: Down) -> bool:
        desk = self._peers.get(peer)
        if desk is None:
            return False
        frame = desk.seal.seal(wire.encode_down(down))
        try:
            self._router.send(peer.routing, _MORE)
            self._router.send(frame, zmq.NOBLOCK)
        except zmq.ZMQError:  # EHOSTUNREACH: gone; EAGAIN: does not read what it is sent
            return False
        return True

    def _answer_zap(self) -> None:
        """Name every valid CURVE key; who may play is decided by what it says."""
        while True:
            try:
                version, request, domain, _, _, mechanism, *keys = self._zap.recv_multipart(zmq.NOBLOCK)
            except zmq.Again:
                return
            if mechanism == b"CURVE" and domain == DOMAIN and len(keys) == 1:
                answer = [b"200", b"OK", keys[0].hex().encode("ascii"), b""]
            else:
                answer = [b"400", b"not allowed", b"", b""]
            self._zap.send_multipart([version, request, *answer])

    def _listen(self) -> list[Heard]:
        """Read what waits."""
        heard: list[Heard] = []
        for _ in range(_AT_ONCE):
            try:
                routing = self._router.recv(zmq.NOBLOCK)
                frame = receive(self._router)
            except zmq.Again:
                break
            if self._peers.is_dropped(routing):
                continue
            if frame is None:
                self._refuse_routing(routing)
            elif (item := self._hear(routing, frame)) is not None:
                heard.append(item)
                if isinstance(item.message, Hello):
                    break  # what comes after a hello depends on whether it lets its sender in
        return heard

    def _hear(self, routing: bytes, frame: zmq.Frame) -> Heard | None:
        """Understand one frame, or send its sender away."""
        try:
            peer = self._peer(routing, frame)
            desk = self._peers.get(peer) or self._welcome(peer)
        except ValueError:  # no key, or one that makes no box
            return None
        if not desk.takes_frame(self._clock()):
            self._send_away(peer, Refused(Refusal.TOO_MUCH))
            return None
        try:
            message = self._read(desk, frame.bytes)
        except Stale:
            return None
        except (NotSealed, wire.NotUnderstood):
            self._send_away(peer, Refused(Refusal.NOT_UNDERSTOOD))
            return None
        if isinstance(message, Ping) and not desk.admitted:
            self.send(peer, Pong(message.sent_ms, self._clock()))
            return None
        return None if message is None else Heard(peer, message)

    def _peer(self, routing: bytes, frame: zmq.Frame) -> Peer:
        """Return who sent a frame: the connection, and the key that was verified with this very frame."""
        user = property_of(frame, "User-Id")
        known = self._peers.latest(routing)
        if known is not None and known.key.hex() == user:
            return known
        return Peer(routing, bytes.fromhex(user), _plain_address(property_of(frame, "Peer-Address")))

    def _read(self, desk: Desk, frame: bytes) -> Up | None:
        """Return the message of a frame; None if it may belong to an earlier connection."""
        if not desk.admitted and len(frame) > FRAME_STRANGER:
            raise wire.NotUnderstood("too_large")
        payload, fresh = desk.seal.open(frame)
        message = wire.decode_up(payload) if desk.admitted else wire.decode_stranger(payload)
        return message if fresh or isinstance(message, Ping) else None

    def _welcome(self, peer: Peer) -> Desk:
        now = self._clock()
        desk = Desk(Seal(self._keys, peer.key, host=True), now, now)
        crowded_out = self._peers.add(peer, desk)
        if crowded_out is not None:
            self._forget(crowded_out)
        return desk

    def _time_is_up(self, peer: Peer) -> None:
        desk = self._peers.get(peer)
        if desk is not None and desk.admitted:
            self._forget(peer)  # without a word: a computer that slept may come back
        else:
            self._send_away(peer, Refused(Refusal.TOO_MUCH))

    def _send_away(self, peer: Peer, refused: Refused) -> None:
        self._put(peer, refused)
        self._forget(peer)

    def _forget(self, peer: Peer) -> None:
        if self._peers.drop(peer):
            self._gone.append(Gone(peer))

    def _refuse_routing(self, routing: bytes) -> None:
        """Send away whoever sent a message of several frames; they are dropped by their routing id."""
        for peer in [peer for peer in self._peers if peer.routing == routing]:
            self._send_away(peer, Refused(Refusal.NOT_UNDERSTOOD))
        self._peers.ignore(routing)


def _plain_address(address: str) -> str:
    """Return an address as people write it: an IPv4 one also where IPv6 carries it."""
    return address.removeprefix("::ffff:")
