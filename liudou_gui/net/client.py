"""A client's end of the network: one thread that finds the host, keeps the connection, and finds it again.

The thread owns the context and all sockets. It tries all addresses of the host at once with a ping; the
first that answers is kept. A connection that breaks or falls silent is replaced by a fresh one by itself.
"""

from __future__ import annotations

import threading
from collections import deque
from collections.abc import Callable, Sequence
from enum import Enum

import zmq

from liudou_gui.clock import monotonic_ms
from liudou_gui.net import wire
from liudou_gui.net.code import CodeEntry, WrongCode
from liudou_gui.net.keys import Keys
from liudou_gui.net.line import Line
from liudou_gui.net.sockets import new_context
from liudou_gui.net.wake import Wake
from liudou_gui.protocol.down import CodeReply, Down, Pong, Refusal, Refused
from liudou_gui.protocol.limits import KEY_BYTES, NO_ANSWER_MS, PING_MS, SILENCE_MS
from liudou_gui.protocol.up import Hello, Ping, Up

_QUEUE = 200
"""So many messages may wait to be sent."""
_SHORT_MS = 1_000
_PAUSE_MS = 500
"""How long to wait before a fresh connection when the last was shorter than :data:`_SHORT_MS`."""
_LINGER_MS = 500
"""How long last words may take to leave when the link is closed."""
_TRY_MS = 20
"""How long until it is tried again whether a connection takes a frame."""


class State(Enum):
    """How a link stands."""

    CONNECTING = "connecting"
    UP = "up"
    LOST = "lost"
    REFUSED = "refused"
    CLOSED = "closed"


class Silence(Enum):
    """Why there is no connection, when the host said nothing.

    UNREACHABLE: nothing answers at any address. NOT_THAT_HOST: something does, but does not hold the
    host's key, or does not answer. BROKEN: the connection broke. NO_SIGN: no sign of life.
    NOT_UNDERSTOOD: the host says what is no message.
    """

    UNREACHABLE = "unreachable"
    NOT_THAT_HOST = "not_that_host"
    BROKEN = "broken"
    NO_SIGN = "no_sign"
    NOT_UNDERSTOOD = "not_understood"


Why = Refused | Silence | None
Ended = Refused | Silence


def plain_ping(sent_ms: int) -> Ping:
    """Return a sign of life of somebody who knows nothing of the stream."""
    return Ping(sent_ms, 0, 0)


class Link:
    """The connection to the host with the public key *host* at one of *addresses* (``host:port``).

    All callbacks are called in the link's own thread: *hello* at each connection for the first word,
    *heard* for every message, *changed* for every change of state with its reason, *ping* with the
    time for each sign of life. With a *code* the link goes through the room-code exchange before any
    hello that brings neither token nor ticket.

    REFUSED with a :class:`~liudou_gui.protocol.down.Refused` is the end: nothing more is tried. REFUSED
    with a :class:`Silence` means that no answer came for three seconds; it is tried on until
    :meth:`close`. Raises ``ValueError`` if there is no address or *host* is no key.
    """

    def __init__(
        self,
        keys: Keys,
        host: bytes,
        addresses: Sequence[str],
        *,
        hello: Callable[[], Hello],
        heard: Callable[[Down], None],
        changed: Callable[[State, Why], None],
        ping: Callable[[int], Ping] = plain_ping,
        code: str = "",
        clock: Callable[[], int] = monotonic_ms,
    ) -> None:
        if not addresses or len(host) != KEY_BYTES:
            raise ValueError("a link needs an address and a key of 32 bytes")
        self._keys, self._host, self._addresses, self._code = keys, host, tuple(addresses), code
        self._hello, self._heard, self._changed, self._ping = hello, heard, changed, ping
        self._clock = clock
        self._state: State | None = None
        self._why: Why = None
        self._closing = False
        self._wake = Wake()
        self._lock = threading.Lock()
        self._waiting: deque[Up] = deque()
        self._entry: CodeEntry | None = None
        self._thread = threading.Thread(target=self._run, name="liudou link", daemon=True)

    def start(self) -> None:
        """Begin; to be called once."""
        self._thread.start()

    def send(self, message: Up) -> bool:
        """Send a message, from any thread.

        False, and nothing is kept, while there is no connection or too much waits. What was taken may
        be lost with its connection: whoever needs an answer says it again after the next welcome.
        """
        with self._lock:
            if self._state is not State.UP or len(self._waiting) >= _QUEUE:
                return False
            self._waiting.append(message)
        self._wake.wake()
        return True

    def close(self) -> None:
        """End the link and its thread, from any thread; messages already given to it still leave."""
        self._closing = True
        self._wake.wake()
        if self._thread.ident is not None and threading.current_thread() is not self._thread:
            self._thread.join()
        if not self._thread.is_alive():
            self._wake.close()

    # -- the thread ----------------------------------------------------------------------------

    def _run(self) -> None:
        context = new_context()
        try:
            wire.warm_up()
            while not self._closing:
                line = self._reach(context)
                if line is None:
                    break
                begun = self._clock()
                ended = self._talk(line)
                line.close(_LINGER_MS if ended is None else 0)
                if isinstance(ended, Refused):
                    self._tell(State.REFUSED, ended)
                    break
                if ended is not None:
                    self._tell(State.LOST, ended)
                    self._pause(_PAUSE_MS if self._clock() - begun < _SHORT_MS else 0)
        finally:
            context.destroy()  # closed lines keep their own time for last words
            if self._state is not State.REFUSED:
                self._tell(State.CLOSED, None)

    def _tell(self, state: State, why: Why) -> None:
        """Change the state; what waits to be sent never outlives a connection."""
        if (state, why) == (self._state, self._why):
            return
        with self._lock:
            self._state, self._why = state, why
            self._waiting.clear()
        self._changed(state, why)

    def _pause(self, wait_ms: int) -> None:
        """Wait, but not when the link is closed."""
        poller = zmq.Poller()
        poller.register(self._wake.fileno(), zmq.POLLIN)
        end = self._clock() + wait_ms
        while not self._closing and (left := end - self._clock()) > 0:
            poller.poll(left)
            self._wake.clear()

    def _reach(self, context: zmq.Context[zmq.Socket[bytes]]) -> Line | None:
        """Return a connection at which the host answered, None if the link is closed."""
        if self._state is not State.REFUSED:
            self._tell(State.CONNECTING, None)
        while not self._closing:
            lines = self._lines(context)
            winner = self._race(lines)
            for line in lines:
                if line is not winner:
                    line.close()
            if winner is not None:
                return winner
            if not self._closing:
                near = any(line.connected for line in lines)
                self._tell(State.REFUSED, Silence.NOT_THAT_HOST if near else Silence.UNREACHABLE)
        return None

    def _lines(self, context: zmq.Context[zmq.Socket[bytes]]) -> list[Line]:
        lines = []
        for address in self._addresses:
            try:
                lines.append(Line(context, address, self._keys, self._host))
            except ValueError:
                continue  # others may be addresses; if none is, nothing answers
        return lines

    def _race(self, lines: list[Line]) -> Line | None:
        """Return the first line at which the host answers a ping, None after three seconds without."""
        poller = self._poller(lines)
        end = self._clock() + NO_ANSWER_MS
        unasked: set[Line] = set()
        while not self._closing and (left := end - self._clock()) > 0:
            poller.poll(min(left, _TRY_MS) if unasked else left)
            self._wake.clear()
            for line in lines:
                if line.watch():
                    unasked.add(line)
                if line in unasked and line.send(plain_ping(self._clock())):
                    unasked.discard(line)
                if not line.broken and self._answers(line):
                    return line
        return None

    def _answers(self, line: Line) -> bool:
        try:
            return isinstance(line.receive(), Pong)
        except wire.NotUnderstood:
            return False

    def _poller(self, lines: Sequence[Line]) -> zmq.Poller:
        poller = zmq.Poller()
        poller.register(self._wake.fileno(), zmq.POLLIN)
        for line in lines:
            poller.register(line.dealer, zmq.POLLIN)
            poller.register(line.monitor, zmq.POLLIN)
        return poller

    def _talk(self, line: Line) -> Ended | None:
        """Speak over a connection until it ends; None when the link is closed."""
        poller = self._poller([line])
        self._tell(State.UP, None)
        if not self._open(line):
            return Silence.BROKEN
        heard_ms = ping_ms = self._clock()
        while not self._closing:
            now = self._clock()
            if now - heard_ms >= SILENCE_MS:
                return Silence.NO_SIGN
            if now >= ping_ms:
                line.send(self._ping(now))
                ping_ms = now + PING_MS
            wait = min(ping_ms, heard_ms + SILENCE_MS) - now
            ready = dict(poller.poll(max(0, min(wait, _TRY_MS) if self._waiting else wait)))
            if self._wake.fileno() in ready:
                self._wake.clear()
            if line.monitor in ready and line.watch():  # made anew: it has broken, and nobody greeted on it
                return Silence.BROKEN
            if self._waiting:
                self._flush(line)
            try:
                if line.dealer in ready and self._listen(line):
                    heard_ms = self._clock()
            except _Over as over:
                return over.why
            if line.broken:  # only now: a host that ends says why just before
                return Silence.BROKEN
        self._flush(line)
        return None

    def _open(self, line: Line) -> bool:
        """Say the first word of a connection."""
        self._entry = None
        hello = self._hello()
        if not self._code or hello.token or hello.ticket:
            return line.send(hello)
        self._entry = CodeEntry(self._code, self._keys.public, self._host, hello.table)
        return line.send(self._entry.begin())

    def _flush(self, line: Line) -> None:
        """Send what waits, as far as the connection takes it now."""
        with self._lock:
            while self._waiting and line.send(self._waiting[0]):
                self._waiting.popleft()

    def _listen(self, line: Line) -> bool:
        """Hand on what came; False if nothing did. Raises :class:`_Over` if that ends the connection."""
        some = False
        try:
            while not self._closing and (down := line.receive()) is not None:
                some = True
                if isinstance(down, CodeReply):
                    self._prove(line, down)
                    continue
                self._heard(down)
                if isinstance(down, Refused):
                    raise _Over(down)
        except wire.NotUnderstood:
            raise _Over(Silence.NOT_UNDERSTOOD) from None
        return some

    def _prove(self, line: Line, reply: CodeReply) -> None:
        """Go on with the room-code exchange, and say hello after it."""
        entry, self._entry = self._entry, None
        if entry is None:
            return
        try:
            proof = entry.prove(reply)
        except WrongCode:
            raise _Over(Refused(Refusal.WRONG_CODE)) from None
        line.send(proof)
        line.send(self._hello())


class _Over(Exception):
    """The connection has ended."""

    def __init__(self, why: Ended) -> None:
        super().__init__()
        self.why = why
