"""A session: one viewer's seat at a table, wherever the table is."""

from __future__ import annotations

from collections.abc import Callable
from typing import Protocol

from engine.actions import Action
from engine.reasons import Reason
from engine.visible import Envelope, Viewer

EventSink = Callable[[Envelope], None]
RefusalSink = Callable[[int, Reason], None]


class Session(Protocol):
    """The one way into a table: local, remote and replay look alike to the window.

    The sinks are called from the session's own thread, in order; a window passes signals.
    """

    @property
    def viewer(self) -> Viewer:
        """The seat of this session, None for a spectator."""
        ...

    def start(self, on_event: EventSink, on_refused: RefusalSink) -> None:
        """Begin; first everything so far, then what follows. Called once."""
        ...

    def submit(self, prompt_id: int, action: Action) -> None:
        """Answer a prompt; the answer comes as events, or as a refusal with the prompt's id."""
        ...

    def next_deal(self) -> None:
        """Say that this seat is ready for the next deal; ignored while one is running."""
        ...

    def now_ms(self) -> int:
        """Return the table's time, on which deadlines are given."""
        ...

    def close(self) -> None:
        """Leave; returns when the session's thread has ended. May be called twice."""
        ...
