"""What was said at a table lately, for those who come back or come late."""

from __future__ import annotations

from collections import deque

from liudou_gui.protocol.down import ChatSoFar, Chatted
from liudou_gui.protocol.limits import CHAT_LINES


class ChatLog:
    """The last :data:`~liudou_gui.protocol.limits.CHAT_LINES` lines, each with the key of who said it.

    All of it was said to everybody at the table, spectators included, so all who come in may read it. It is
    kept in memory alone: no journal holds what people say to each other.
    """

    def __init__(self) -> None:
        self._lines: deque[tuple[bytes, Chatted]] = deque(maxlen=CHAT_LINES)

    def add(self, key: bytes, said: Chatted) -> None:
        """Keep a line; the oldest may drop out."""
        self._lines.append((key, said))

    def forget(self, key: bytes) -> None:
        """Drop what somebody said who was sent away: nobody who comes later has to read it."""
        kept = [line for line in self._lines if line[0] != key]
        self._lines = deque(kept, CHAT_LINES)

    def so_far(self, key: bytes) -> ChatSoFar | None:
        """Return what somebody with *key* is told on coming in, None where nothing was said."""
        if not self._lines:
            return None
        own = tuple(n for n, (said_by, _) in enumerate(self._lines) if said_by == key)
        return ChatSoFar(tuple(said for _, said in self._lines), own)
