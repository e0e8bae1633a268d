"""A replay of a few made-up steps, for the bar that moves one."""

from __future__ import annotations

from collections.abc import Sequence

from engine.deal import Seat
from engine.visible import OwnHand, Passed, TrickWon, TurnOf, Viewer, VisibleEvent
from liudou_gui.session.base import Decided, EventSink, RefusalSink
from tests.helpers.fake_session import FakeSession
from tests.helpers.scenes import bids, ended, played, seated

STEPS: tuple[tuple[Seat | None, list[VisibleEvent]], ...] = (
    (1, bids(0)),
    (2, bids(0, 2)[2:]),
    (None, [TurnOf(2, leading=True)]),
    (2, [played(2, "5s0"), TurnOf(3, leading=False)]),
    (3, [Passed(3), TurnOf(4, leading=False)]),
    (4, [Passed(4), TrickWon(2), TurnOf(2, leading=True)]),
    (2, [played(2, "6s0"), TurnOf(3, leading=False)]),
    (3, [Passed(3), TrickWon(2), TurnOf(2, leading=True)]),
    (2, [played(2, "7s0", left=0), *ended()]),
)
"""Tricks begin at 3, 6 and 8."""


class FakeReplay(FakeSession):
    """Implements ``Replay``: forward it sends what is new, otherwise its stream begins anew."""

    def __init__(self, viewer: Viewer = 0) -> None:
        super().__init__(viewer)
        self.position = 0
        self.all_open = False
        self.went: list[int] = []
        self.decisions: dict[int, Decided] = {}

    @property
    def length(self) -> int:
        return len(STEPS)

    def turns(self) -> Sequence[Seat | None]:
        return [seat for seat, _ in STEPS]

    def tricks(self) -> Sequence[int]:
        return [3, 6, 8]

    def decided(self, position: int) -> Decided | None:
        return self.decisions.get(position)

    def start(self, on_event: EventSink, on_refused: RefusalSink) -> None:
        super().start(on_event, on_refused)
        self._anew()

    def go(self, position: int) -> None:
        position = max(0, min(position, self.length))
        self.went.append(position)
        begin, self.position = self.position, position
        if position < begin:
            self._anew()
        else:
            self._send(begin)

    def look_from(self, viewer: Viewer, *, all_open: bool) -> None:
        self._viewer, self.all_open = viewer, all_open
        self._anew()

    def _anew(self) -> None:
        self._seq = 0
        own = self._viewer is not None
        self.tell(event for event in seated() if own or not isinstance(event, OwnHand))
        self._send(0)

    def _send(self, begin: int) -> None:
        for _, events in STEPS[begin : self.position]:
            self.tell(events)
