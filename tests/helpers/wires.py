"""Both ends of the network over loopback: a host that the test drives, links that take notes, raw peers."""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from typing import Any

import zmq

from liudou_gui.net.client import Link, State, Why
from liudou_gui.net.keys import Keys, z85_of
from liudou_gui.net.sealing import Seal
from liudou_gui.net.server import Endpoint, Gone, Heard
from liudou_gui.net.sockets import new_context
from liudou_gui.net.wire import decode_down, encode_up
from liudou_gui.protocol.down import Done, Down, Pong
from liudou_gui.protocol.up import Act, Hello, Ping, Up

HOST = Keys.new()
PATIENCE = 20.0
"""Seconds until a test gives up; nothing takes so long."""


def hello(name: str = "ann", token: bytes = b"") -> Hello:
    """Return a first word."""
    return Hello(1, 1, "test", 1, (), b"", name, token=token)


class Host:
    """A host that lets everybody in who says hello, answers pings and acts, and notes all it hears."""

    def __init__(self, keys: Keys = HOST, port: int = 0, **more: Any) -> None:
        self.endpoint = Endpoint(keys, host="127.0.0.1", port=port, **more)
        self.heard: list[Heard] = []
        self.gone: list[Gone] = []
        self.answer: Callable[[Heard], Down | None] = lets_in

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.endpoint.port}"

    def said(self, kind: type) -> list[Any]:
        """Return all messages of a kind that were heard."""
        return [heard.message for heard in self.heard if isinstance(heard.message, kind)]

    def step(self, wait_ms: int = 10) -> None:
        """Poll once and answer."""
        for item in self.endpoint.poll(wait_ms):
            if isinstance(item, Gone):
                self.gone.append(item)
                continue
            self.heard.append(item)
            if isinstance(item.message, Hello):
                self.endpoint.admit(item.peer)
            if (down := self.answer(item)) is not None:
                self.endpoint.send(item.peer, down)

    def until(self, done: Callable[[], object], what: str = "it") -> None:
        """Go on until *done*, or fail."""
        end = time.monotonic() + PATIENCE
        while not done():
            assert time.monotonic() < end, f"waited in vain for {what}"
            self.step()


def lets_in(heard: Heard) -> Down | None:
    """Answer as a table would, in short."""
    match heard.message:
        case Ping(sent_ms):
            return Pong(sent_ms, 0)
        case Act(action_id):
            return Done(action_id, None)
        case _:
            return None


@contextmanager
def hosting(**more: Any) -> Iterator[Host]:
    """Give a host, and close it."""
    host = Host(**more)
    try:
        yield host
    finally:
        host.endpoint.close()


class Guest:
    """A link that notes what it hears and how it stands."""

    def __init__(
        self, *addresses: str, host: bytes = HOST.public, keys: Keys | None = None, **more: Any
    ) -> None:
        self.keys = keys or Keys.new()
        self.heard: list[Down] = []
        self.states: list[tuple[State, Why]] = []
        self.threads: set[threading.Thread] = set()
        more.setdefault("hello", hello)
        self.link = Link(self.keys, host, addresses, heard=self.hear, changed=self.change, **more)

    def hear(self, down: Down) -> None:
        self.threads.add(threading.current_thread())
        self.heard.append(down)

    def change(self, state: State, why: Why) -> None:
        self.threads.add(threading.current_thread())
        self.states.append((state, why))

    def said(self, kind: type) -> list[Any]:
        """Return all messages of a kind that were heard."""
        return [down for down in self.heard if isinstance(down, kind)]

    @property
    def is_up(self) -> bool:
        return bool(self.states) and self.states[-1][0] is State.UP


@contextmanager
def linked(*addresses: str, **more: Any) -> Iterator[Guest]:
    """Give a running link, and close it."""
    guest = Guest(*addresses, **more)
    guest.link.start()
    try:
        yield guest
    finally:
        guest.link.close()


class Raw:
    """A peer with a valid CURVE key that says what it likes; *identity* claims a routing id."""

    def __init__(self, address: str, keys: Keys | None = None, identity: bytes = b"") -> None:
        self.keys = keys or Keys.new()
        self.context = new_context()
        self.socket = self.context.socket(zmq.DEALER)
        self.socket.linger = 0
        self.socket.rcvhwm = 50
        self.socket.curve_secretkey = z85_of(self.keys.secret)
        self.socket.curve_publickey = z85_of(self.keys.public)
        self.socket.curve_serverkey = z85_of(HOST.public)
        if identity:
            self.socket.setsockopt(zmq.ROUTING_ID, identity)
        self.socket.connect(f"tcp://{address}")
        self.seal = Seal(self.keys, HOST.public, host=False)

    def say(self, message: Up) -> None:
        """Send a sealed message."""
        self.socket.send(self.seal.seal(encode_up(message)))

    def frames(self) -> list[bytes]:
        """Return what came, unopened."""
        frames = []
        while self.socket.poll(0):
            frames.append(self.socket.recv())
        return frames

    def told(self) -> list[Down]:
        """Return what came, opened."""
        return [decode_down(self.seal.open(frame)[0]) for frame in self.frames()]

    def meet(self, host: Host) -> None:
        """Ping until the host answers, so that what follows is fresh."""
        self.say(Ping(0, 0, 0))
        host.until(lambda: self.socket.poll(0), "a pong")
        assert [type(down) for down in self.told()] == [Pong]

    def close(self) -> None:
        self.context.destroy(linger=0)


@contextmanager
def raw(address: str, **more: Any) -> Iterator[Raw]:
    """Give a raw peer, and close it."""
    peer = Raw(address, **more)
    try:
        yield peer
    finally:
        peer.close()
