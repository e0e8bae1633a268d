"""The network's link as :class:`~liudou_gui.session.remote.RemoteTable` wants it."""

from __future__ import annotations

import threading
from collections.abc import Callable, Sequence

from liudou_gui.net.client import Link, Silence, State, Why
from liudou_gui.net.keys import Keys
from liudou_gui.protocol.down import Down, Refused
from liudou_gui.protocol.up import Hello, Ping, Up
from liudou_gui.session.lan_base import LinkState

_STATES = {
    State.CONNECTING: LinkState.CONNECTING,
    State.UP: LinkState.UP,
    State.LOST: LinkState.LOST,
    State.REFUSED: LinkState.REFUSED,
}


class NetWire:
    """Implements :class:`~liudou_gui.session.remote.Wire`; a typed code means a fresh link.

    *host* is the host's public key, *addresses* as for :class:`~liudou_gui.net.client.Link`.
    """

    def __init__(self, keys: Keys, host: bytes, addresses: Sequence[str], code: str = "") -> None:
        self._keys, self._host, self._addresses, self._code = keys, host, tuple(addresses), code
        self._link: Link | None = None
        self._closed = False
        self._lock = threading.Lock()

    def open(
        self,
        hello: Callable[[], Hello],
        ping: Callable[[int], Ping],
        on_heard: Callable[[Down], None],
        on_state: Callable[[LinkState], None],
    ) -> None:
        """Connect."""
        self._callbacks = hello, ping, on_heard, on_state
        with self._lock:
            self._begin()

    def send(self, message: Up) -> None:
        """Hand over a message; what is sent while the line is dead is lost."""
        link = self._link
        if link is not None:
            link.send(message)

    def give_code(self, code: str) -> None:
        """Begin anew with *code*."""
        with self._lock:
            self._code = code
            self._begin_anew()

    def move(self, addresses: Sequence[str]) -> None:
        """Look for the host at *addresses* from now on, if those are others. Any thread."""
        with self._lock:
            if addresses and tuple(addresses) != self._addresses:
                self._addresses = tuple(addresses)
                self._begin_anew()

    def close(self) -> None:
        """End the link; its last words may still leave after this returns. May be repeated."""
        with self._lock:
            self._closed = True
            self._let_go()

    def _begin_anew(self) -> None:
        self._let_go()
        if not self._closed:
            self._begin()

    def _let_go(self) -> None:
        """Close the link without waiting for it: nobody who draws a window may stand still for that."""
        link, self._link = self._link, None
        if link is not None:
            threading.Thread(target=link.close, name="liudou link's end").start()

    def _begin(self) -> None:
        hello, ping, on_heard, on_state = self._callbacks
        link: Link | None = None

        def hear(down: Down) -> None:
            # A refusal comes with the state as well, and there also where no frame brought it.
            if self._link is link and not isinstance(down, Refused):
                on_heard(down)

        def changed(state: State, why: Why) -> None:
            if self._link is not link or state is State.CLOSED:
                return
            if isinstance(why, Refused):
                on_heard(why)
            silent = state is State.REFUSED and isinstance(why, Silence)
            on_state(LinkState.SILENT if silent else _STATES[state])

        link = self._link = Link(
            self._keys,
            self._host,
            self._addresses,
            hello=hello,
            heard=hear,
            changed=changed,
            ping=ping,
            code=self._code,
        )
        link.start()
