"""A finished deal shown again: the same stream through the same door, in the caller's thread."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.actions import Action
from engine.deal import Seat
from engine.observe import project
from engine.record import Record
from engine.ruleset import SEATS
from engine.sealed import Asked, HandDealt, SealedEvent, Settled
from engine.state import GameState, Step
from engine.view import PlayerView, fold, view_of
from engine.visible import (
    BottomGiven,
    CampSet,
    Envelope,
    HandOpened,
    RoleSet,
    SeatTaken,
    TurnOf,
    Viewer,
    VisibleEvent,
)
from liudou_gui.session.base import Decided, EventSink, RefusalSink


class ReplaySession:
    """Implements :class:`~liudou_gui.session.base.Replay` for *record*, seen by *viewer*.

    A step is an entry of the record. Names are the record's, else *names*, else numbers. Nobody is
    asked anything and no clock runs. With *all_open* the viewer is told besides, from the dealing on,
    all hands, roles and camps, which E1 makes public at the end; bids and doubles stay where they fell.
    Raises ``ValueError`` for a record that does not lead to its result, or a wrong number of names.
    """

    def __init__(self, record: Record, viewer: Viewer, names: Sequence[str] = ()) -> None:
        if len(names) not in (0, SEATS):
            raise ValueError(f"{SEATS} seats need as many names, not {len(names)}")
        self._steps = record.replay()
        self._entries = record.entries
        numbers = [str(seat + 1) for seat in range(SEATS)]
        self._seats = [SeatTaken(seat, name, is_bot=False) for seat, name in enumerate(names or numbers)]
        if record.seats:
            self._seats = [SeatTaken(n, seat.name, seat.is_bot) for n, seat in enumerate(record.seats)]
        self._viewer = viewer
        self._all_open = False
        self._position = 0
        self._told = 0
        self._on_event: EventSink | None = None
        self._closed = False
        self._known: dict[Seat, list[PlayerView]] = {}

    # -- a session ---------------------------------------------------------------------------

    @property
    def viewer(self) -> Viewer:
        """Whose eyes are looked with, None for a spectator's."""
        return self._viewer

    def start(self, on_event: EventSink, on_refused: RefusalSink) -> None:  # noqa: ARG002 - nobody is asked
        """Show the dealing, or what :meth:`go` chose before. Raises ``ValueError`` when called twice."""
        if self._on_event is not None:
            raise ValueError("the session has started already")
        self._on_event = on_event
        self._begin_anew()

    def submit(self, prompt_id: int, action: Action) -> None:
        """Do nothing: nobody is asked."""

    def next_deal(self) -> None:
        """Do nothing: no deal follows."""

    def now_ms(self) -> int:
        """Return when the step that was shown last happened, since the deal began."""
        return self._time_of(self._position)

    def close(self) -> None:
        """Tell nothing from now on."""
        self._closed = True

    # -- a replay ----------------------------------------------------------------------------

    @property
    def position(self) -> int:
        """How many steps have been shown."""
        return self._position

    @property
    def length(self) -> int:
        """How many steps there are."""
        return len(self._entries)

    @property
    def all_open(self) -> bool:
        """Whether every hand, role and camp is shown."""
        return self._all_open

    def turns(self) -> Sequence[Seat | None]:
        """Return who acts in each step; None where nobody does, at the end of a slot."""
        return [None if entry.action is None else entry.seat for entry in self._entries]

    def tricks(self) -> Sequence[int]:
        """Return the positions after which somebody leads."""
        return [
            number
            for number, step in enumerate(self._steps)
            if any(isinstance(event, TurnOf) and event.leading for event in step.events)
        ]

    def decided(self, position: int) -> Decided | None:
        """Return what led to step *position*, from 1; None where nobody answered a question."""
        if not 0 < position <= self.length:
            return None
        entry = self._entries[position - 1]
        if entry.action is None:
            return None
        return Decided(self._known_to(entry.seat, position - 1), entry.action, entry.by_table)

    def _known_to(self, seat: Seat, position: int) -> PlayerView:
        """Return what a seat knew after *position* steps, and nothing of what it came to know later."""
        known = self._known.setdefault(seat, [])
        while len(known) <= position:
            view = known[-1] if known else view_of(seat, self._seats)
            for event in self._steps[len(known)].events:
                visible = project(event, seat)
                view = view if visible is None else fold(view, visible)
            known.append(view)
        return known[position]

    def go(self, position: int) -> None:
        """Show the deal as it was after *position* steps; out of range means the nearest."""
        before, self._position = self._position, max(0, min(position, self.length))
        if self._position < before:
            self._begin_anew()
        else:
            self._tell_steps(before + 1)

    def look_from(self, viewer: Viewer, *, all_open: bool) -> None:
        """Show the same moment with another seat's eyes."""
        self._viewer, self._all_open = viewer, all_open
        self._begin_anew()

    # -- telling -----------------------------------------------------------------------------

    def _begin_anew(self) -> None:
        self._told = 0
        for seat in self._seats:
            self._tell(seat, 0)
        self._tell_steps(0)

    def _tell_steps(self, first: int) -> None:
        for number in range(first, self._position + 1):
            at_ms = self._time_of(number)
            for event in self._visible(self._steps[number]):
                self._tell(event, at_ms)

    def _tell(self, event: VisibleEvent, at_ms: int) -> None:
        if self._on_event is None or self._closed:
            return
        envelope = Envelope(self._told, at_ms, event)
        self._told += 1
        self._on_event(envelope)

    def _time_of(self, position: int) -> int:
        return self._entries[position - 1].at_ms if position else 0

    def _visible(self, step: Step) -> Iterator[VisibleEvent]:
        for event in step.events:
            if isinstance(event, Asked | Settled):
                continue
            visible = project(event, self._viewer)
            if visible is not None:
                yield visible
            if self._all_open:
                yield from self._opened(event, step.state)

    def _opened(self, event: SealedEvent, state: GameState) -> Iterator[VisibleEvent]:
        """What *all_open* adds after *event*; a seat's own cards are no secret to it."""
        if isinstance(event, HandDealt | BottomGiven) and event.seat != self._viewer:
            cards = event.cards if isinstance(event, HandDealt) else state.hands[event.seat]
            yield HandOpened(event.seat, cards)
        if isinstance(event, HandDealt) and event.seat == SEATS - 1:
            end = self._steps[-1].state
            yield from (RoleSet(seat, role) for seat, role in enumerate(end.roles) if role is not None)
            yield from (CampSet(seat, camp) for seat, camp in enumerate(end.camps) if camp is not None)
