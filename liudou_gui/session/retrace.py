"""A finished deal played again from what one viewer saw of it, and compared event by event."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from engine.actions import Action, Bid, ChooseCamp, Double, Pass, Play, ShowHand
from engine.apply import apply, end_slot, start
from engine.deal import Deal, Seat, deal_from_seed
from engine.fair import Cause, NotFair, Transcript
from engine.observe import project
from engine.reasons import IllegalAction
from engine.record import Entry, Record, RecordSeat, record_of
from engine.ruleset import SEATS
from engine.sealed import SealedEvent
from engine.state import GameState, Step
from engine.view import Phase
from engine.visible import (
    BidMade,
    BottomGiven,
    CampSet,
    ClockStarted,
    DealEnded,
    DealOpened,
    DealStarted,
    DealVoided,
    DoublesShown,
    Envelope,
    HandOpened,
    MarkShown,
    OwnHand,
    Passed,
    Played,
    PromptClosed,
    PromptOpened,
    Revealed,
    RoleSet,
    ScoresUpdated,
    SeatTaken,
    ShowsShown,
    SlotClosed,
    TableOptions,
    Viewer,
    VisibleEvent,
)

_NOT_OF_THE_DEAL = (SeatTaken, TableOptions, ClockStarted, ScoresUpdated, PromptOpened, PromptClosed)
_CAUSES: tuple[tuple[tuple[type, ...], Cause], ...] = (
    ((OwnHand,), Cause.HAND),
    ((MarkShown,), Cause.MARK),
    ((BottomGiven,), Cause.BOTTOM),
    ((RoleSet, Revealed), Cause.ROLE),
    ((CampSet,), Cause.CAMP),
    ((HandOpened,), Cause.CARDS_SEEN),
    ((DealEnded, DealVoided, DealOpened), Cause.RESULT),
)


def deal_events(envelopes: Iterable[Envelope]) -> list[Envelope]:
    """Return what belongs to the last deal in a stream and is the same whoever is asked when."""
    found: list[Envelope] = []
    for envelope in envelopes:
        if isinstance(envelope.event, DealStarted):
            found.clear()
        if not isinstance(envelope.event, _NOT_OF_THE_DEAL):
            found.append(envelope)
    return found


def retrace(deal: Deal, viewer: Viewer, told: Sequence[Envelope]) -> tuple[GameState, tuple[Entry, ...]]:
    """Play *deal* as *viewer* saw it played, and return its end and what was done.

    *told* is a whole deal from :func:`deal_events`. Hands, marks with their holders, the bottom, roles,
    camps, every card played, the result: each event has to be the one that *deal* leads to. Who let
    the table answer cannot be seen. Raises :class:`~engine.fair.NotFair` at the first that is not.
    """
    return _Retracing(deal, viewer, told).run()


def record_of_stream(
    envelopes: Iterable[Envelope],
    viewer: Viewer,
    *,
    played: str = "",
    seats: tuple[RecordSeat, ...] = (),
    fair: Transcript | None = None,
) -> Record:
    """Return the record of the last deal in *viewer*'s stream, which has to be over.

    *played* and *seats* as in :class:`~engine.record.Record`. Raises :class:`~engine.fair.NotFair`
    where the stream is not what its seed leads to, and ``ValueError`` where it is not whole.
    """
    told = deal_events(envelopes)
    first, last = (told[0].event, told[-1].event) if told else (None, None)
    if not isinstance(first, DealStarted) or not isinstance(last, DealOpened):
        raise ValueError("the stream holds no whole deal")
    end, entries = retrace(deal_from_seed(first.ruleset, last.seed), viewer, told)
    return record_of(end, entries, played, seats, fair)


class _Retracing:
    def __init__(self, deal: Deal, viewer: Viewer, told: Sequence[Envelope]) -> None:
        first, last = (told[0].event, told[-1].event) if told else (None, None)
        if not isinstance(first, DealStarted) or not isinstance(last, DealOpened):
            raise NotFair(Cause.COURSE)
        self._deal, self._viewer, self._told = deal, viewer, told
        self._first, self._last = first, last
        self._place = 0
        self._entries: list[Entry] = []

    def run(self) -> tuple[GameState, tuple[Entry, ...]]:
        number, void_before = self._first.number, self._first.void_before
        state = self._take(start(self._deal, number=number, void_before=void_before))
        while not state.over:
            for entry in self._next_entries(state):
                self._entries.append(entry)
                state = self._take(self._step(state, entry))
        if self._place != len(self._told):
            raise NotFair(Cause.COURSE)
        return state, tuple(self._entries)

    def _take(self, step: Step) -> GameState:
        for event in step.events:
            expected = self._seen(event)
            if expected is None:
                continue
            told = self._event()
            if told != expected:
                raise NotFair(_cause(expected, told))
            self._place += 1
        return step.state

    def _seen(self, event: SealedEvent) -> VisibleEvent | None:
        visible = project(event, self._viewer)
        return None if isinstance(visible, _NOT_OF_THE_DEAL) else visible

    def _event(self) -> VisibleEvent:
        if self._place >= len(self._told):
            raise NotFair(Cause.COURSE)
        return self._told[self._place].event

    def _next_entries(self, state: GameState) -> list[Entry]:
        """Return what was done next, as the event that shows it tells."""
        event = self._event()
        if state.phase in (Phase.BIDDING, Phase.CAMPS):
            seat = state.slots[0]
            answer = self._slot_answer(event, seat)
            answers = [self._entry(seat, answer)] if state.prompt_of(seat) is not None else []
            return answers + ([self._entry(seat, None)] if state.fixed_slots else [])
        match event:
            case DoublesShown() if state.phase is Phase.DOUBLING and len(event.answers) == SEATS:
                return [self._entry(p.seat, Double(event.answers[p.seat])) for p in state.prompts]
            case ShowsShown() if state.phase is Phase.SHOWING:
                return [self._entry(p.seat, ShowHand(p.seat in event.seats)) for p in state.prompts]
            case Played() if state.phase is Phase.PLAYING:
                return [self._entry(event.seat, Play(event.cards))]
            case Passed() if state.phase is Phase.PLAYING:
                return [self._entry(event.seat, Pass())]
            case _:
                raise NotFair(Cause.COURSE)

    def _slot_answer(self, event: VisibleEvent, seat: Seat) -> Action:
        camp = self._last.camps[seat] if len(self._last.camps) == SEATS else None
        match event:
            case BidMade():
                return Bid(event.value)
            case SlotClosed() if camp is not None:
                return ChooseCamp(camp)
            case _:
                raise NotFair(Cause.COURSE)

    def _entry(self, seat: Seat, action: Action | None) -> Entry:
        return Entry(max(0, self._told[self._place].at_ms - self._told[0].at_ms), seat, action)

    def _step(self, state: GameState, entry: Entry) -> Step:
        action = entry.action
        try:
            if action is None:
                return end_slot(state)
            prompt = state.prompt_of(entry.seat)
            if prompt is None:
                raise NotFair(Cause.COURSE)
            return apply(state, entry.seat, prompt.id, action)
        except IllegalAction as illegal:
            foreign = isinstance(action, Play) and not set(action.cards) <= set(state.hands[entry.seat])
            raise NotFair(Cause.CARDS_SEEN if foreign else Cause.COURSE) from illegal


def _cause(expected: VisibleEvent, told: VisibleEvent) -> Cause:
    """Return what differs: of the first kind in the list that either event is."""
    if isinstance(expected, DealOpened) and isinstance(told, DealOpened):
        return _opened_cause(expected, told)
    for kinds, cause in _CAUSES:
        if isinstance(expected, kinds) or isinstance(told, kinds):
            return cause
    return Cause.COURSE


def _opened_cause(expected: DealOpened, told: DealOpened) -> Cause:
    checks = (
        (expected.seed == told.seed, Cause.SEED),
        (expected.hands == told.hands and expected.left == told.left, Cause.CARDS_SEEN),
        (expected.bottom == told.bottom, Cause.BOTTOM),
        ((expected.open_mark, expected.secret_mark) == (told.open_mark, told.secret_mark), Cause.MARK),
        (expected.roles == told.roles, Cause.ROLE),
    )
    return next((cause for same, cause in checks if not same), Cause.CAMP)
