"""A way to wake a thread that waits for sockets, from any other thread."""

from __future__ import annotations

import socket
from contextlib import suppress


class Wake:
    """A pair of sockets: the waiting thread polls :meth:`fileno`, any other calls :meth:`wake`."""

    def __init__(self) -> None:
        self._here, self._there = socket.socketpair()
        self._here.setblocking(False)
        self._there.setblocking(False)

    def fileno(self) -> int:
        """What to poll for reading; -1 when closed."""
        return self._here.fileno()

    def wake(self) -> None:
        """Wake the waiting thread now, or as soon as it waits. After :meth:`close` it does nothing."""
        with suppress(OSError):  # a full buffer wakes as well, and a closed one needs nothing
            self._there.send(b"\0")

    def clear(self) -> None:
        """Forget all calls of :meth:`wake`; for the waiting thread."""
        with suppress(BlockingIOError):
            while self._here.recv(4096):
                pass

    def close(self) -> None:
        """Give the sockets back."""
        self._here.close()
        self._there.close()
