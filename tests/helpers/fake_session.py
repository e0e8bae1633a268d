"""A session without a table: the test hands in events and sees what the window submits."""

from __future__ import annotations

from collections.abc import Iterable

from engine.actions import Action
from engine.reasons import Reason
from engine.visible import Envelope, Viewer, VisibleEvent
from liudou_gui.session.base import EventSink, RefusalSink


class FakeSession:
    """Implements ``Session``; *clock* is the table's time in milliseconds."""

    def __init__(self, viewer: Viewer = 0) -> None:
        self._viewer = viewer
        self._on_event: EventSink | None = None
        self._on_refused: RefusalSink | None = None
        self._seq = 0
        self.submitted: list[tuple[int, Action]] = []
        self.next_deals = 0
        self.closed = 0
        self.clock = 0

    @property
    def viewer(self) -> Viewer:
        return self._viewer

    def start(self, on_event: EventSink, on_refused: RefusalSink) -> None:
        self._on_event, self._on_refused = on_event, on_refused

    def submit(self, prompt_id: int, action: Action) -> None:
        self.submitted.append((prompt_id, action))

    def next_deal(self) -> None:
        self.next_deals += 1

    def now_ms(self) -> int:
        return self.clock

    def close(self) -> None:
        self.closed += 1

    def tell(self, events: Iterable[VisibleEvent]) -> None:
        """Send events as the table would."""
        assert self._on_event is not None
        for event in events:
            self._on_event(Envelope(self._seq, self.clock, event))
            self._seq += 1

    def refuse(self, prompt_id: int, reason: Reason) -> None:
        """Refuse an answer."""
        assert self._on_refused is not None
        self._on_refused(prompt_id, reason)
