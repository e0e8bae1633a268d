"""The table's authority: it holds the truth, asks, waits, and tells each viewer its own part."""

from __future__ import annotations

import hmac
from collections.abc import Callable
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Protocol

from engine.actions import Action, PromptKind
from engine.apply import apply, default_action, end_slot, start
from engine.deal import Deal, Seat, deal_from_seed
from engine.observe import project
from engine.reasons import IllegalAction, Reason, ReasonCode
from engine.record import Entry, Record, record_of, record_seat, replay_entries
from engine.ruleset import SEATS, Ruleset
from engine.sealed import SealedEvent
from engine.state import GameState, Step
from engine.view import Phase
from engine.visible import ClockStarted, Envelope, ScoresUpdated, SeatTaken, TableOptions, Viewer
from liudou_gui.host.pacing import Timing

Outlet = Callable[[Envelope], None]
_LOTS = b"liudou/1/bots"


class SeedSource(Protocol):
    """Gives 32 fresh bytes for each deal."""

    def __call__(self) -> bytes: ...


@dataclass(frozen=True, slots=True)
class SeatInfo:
    """Who sits in a seat."""

    name: str
    is_bot: bool


@dataclass(frozen=True, slots=True)
class Standing:
    """What a table carries from deal to deal: the present or last deal's *number*, void biddings
    before it (H3), scored *deals*, and their *totals* by seat."""

    number: int = 0
    void_before: int = 0
    deals: int = 0
    totals: tuple[int, ...] = (0,) * SEATS


FRESH = Standing()
"""How a new table stands."""


@dataclass(frozen=True, slots=True)
class RunningDeal:
    """A deal so far: dealt from *seed*, begun at *played* (see :class:`~engine.record.Record`)."""

    seed: bytes
    played: str
    entries: tuple[Entry, ...] = ()


class Journal(Protocol):
    """Is told what has to outlive the program, each thing before anybody at the table is."""

    def dealt(self, standing: Standing, deal: RunningDeal) -> None:
        """A deal has begun or is taken up again."""
        ...

    def done(self, entry: Entry) -> None:
        """Something was done in it."""
        ...

    def ended(self, standing: Standing) -> None:
        """It is over, and its record was given away."""
        ...


class _Stream:
    """What one viewer has been told, and who listens to it."""

    def __init__(self, viewer: Viewer) -> None:
        self.viewer = viewer
        self.first = 0
        self.told: list[Envelope] = []
        self.outlets: tuple[Outlet, ...] = ()

    def forget(self) -> None:
        """Drop what came before the present deal; the table repeats what of it still counts."""
        self.first += len(self.told)
        self.told.clear()

    def tell(self, event: SealedEvent, at_ms: int) -> None:
        visible = project(event, self.viewer)
        if visible is None:
            return
        envelope = Envelope(self.first + len(self.told), at_ms, visible)
        self.told.append(envelope)
        for outlet in self.outlets:
            outlet(envelope)


class Table:
    """Six seats, one deal after another. Every method takes the present time; nothing else tells it.

    The only way out is :meth:`attach`: a viewer's stream, projected by the door. *wall_clock* says at
    what time of day a deal begins, for its record; *counter_allowed* is told to all. *standing* is that
    of a table that is set up again.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        timing: Timing,
        seats: tuple[SeatInfo, ...],
        new_seed: SeedSource,
        now_ms: int,
        *,
        on_record: Callable[[Record], None] | None = None,
        wall_clock: Callable[[], datetime] | None = None,
        counter_allowed: bool = True,
        standing: Standing = FRESH,
        journal: Journal | None = None,
    ) -> None:
        self._ruleset, self._timing, self._seats = ruleset, timing, seats
        self._new_seed = new_seed
        self._on_record, self._wall_clock = on_record, wall_clock
        self._counter_allowed, self._journal = counter_allowed, journal
        self._streams = {viewer: _Stream(viewer) for viewer in (None, *range(SEATS))}
        self._state: GameState | None = None
        self._entries: list[Entry] = []
        self._began = now_ms
        self._played = ""
        self._deadline: int | None = None
        self._clock: ClockStarted | None = None
        self._seed = b""
        self._standing = standing
        self._tell_table(now_ms)

    @property
    def deadline(self) -> int | None:
        """When :meth:`tick` has to be called next."""
        return self._deadline

    @property
    def dealing(self) -> bool:
        """Whether a deal is running."""
        return self._state is not None and not self._state.over

    @property
    def began_ms(self) -> int:
        """When the present or last deal began."""
        return self._began

    @property
    def lots(self) -> bytes:
        """What the present or last deal's bots draw their lots from: the same whenever it is taken up
        again, and no cards can be told from it."""
        return hmac.digest(self._seed, _LOTS, "sha256")

    @property
    def standing(self) -> Standing:
        """What the table carries from deal to deal."""
        return self._standing

    def told(self, viewer: Viewer, since: int = 0) -> tuple[Envelope, ...]:
        """Return what *viewer* was told from number *since* on, as far as it belongs to the present deal."""
        stream = self._streams[viewer]
        return tuple(stream.told[max(0, since - stream.first) :])

    def numbers(self, viewer: Viewer) -> tuple[int, int]:
        """Return the numbers of the first event that :meth:`told` still has, and of the next to come."""
        stream = self._streams[viewer]
        return stream.first, stream.first + len(stream.told)

    def attach(self, viewer: Viewer, outlet: Outlet, since: int = 0) -> None:
        """Catch up from number *since*, then follow: joining, rejoining and watching are one.

        What is older than the present deal is not told again; the deal's start repeats the table.
        """
        stream = self._streams[viewer]
        for envelope in stream.told[max(0, since - stream.first) :]:
            outlet(envelope)
        stream.outlets += (outlet,)

    def arrange(
        self,
        ruleset: Ruleset,
        timing: Timing,
        seats: tuple[SeatInfo, ...],
        totals: tuple[int, ...],
        *,
        counter_allowed: bool,
    ) -> None:
        """Set the table up anew for the next deal, which tells all of it. Raises ``ValueError`` in a deal.

        Void biddings in a row count within one ruleset (H3).
        """
        if self.dealing:
            raise ValueError("a deal is running")
        void_before = self._standing.void_before if ruleset == self._ruleset else 0
        self._ruleset, self._timing, self._seats = ruleset, timing, seats
        self._standing = replace(self._standing, void_before=void_before, totals=totals)
        self._counter_allowed = counter_allowed

    def next_deal(self, now_ms: int, deal: Deal | None = None) -> None:
        """Deal anew, or *deal* if one is prepared. Raises ``ValueError`` while a deal is running."""
        if self.dealing:
            raise ValueError("a deal is running")
        self._standing = replace(self._standing, number=self._standing.number + 1)
        self._entries.clear()
        self._began, self._played = now_ms, self._time_of_day()
        if self._state is not None:
            for stream in self._streams.values():
                stream.forget()
            self._tell_table(now_ms)
        if deal is None:
            deal = deal_from_seed(self._ruleset, self._new_seed())
        self._enter(deal)
        self._take(self._start(deal), now_ms)

    def resume(self, kept: RunningDeal, now_ms: int) -> None:
        """Take up the deal that was running when the table was left; its clock starts anew.

        All are told the same again, at the present time. Raises ``ValueError`` if a deal has begun
        here already, and for entries that are no beginning of the deal.
        """
        if self._state is not None:
            raise ValueError("a deal has begun")
        deal = deal_from_seed(self._ruleset, kept.seed)
        steps = self._replayed(deal, kept.entries)
        self._entries = list(kept.entries)
        self._began = now_ms - (kept.entries[-1].at_ms if kept.entries else 0)
        self._played = kept.played
        self._enter(deal)
        for step in steps[:-1]:
            self._tell_all(step, now_ms)
        self._take(steps[-1], now_ms)

    def restore(
        self, kept: RunningDeal, began_ms: int, now_ms: int, grace_ms: int, least_ms: int = 0
    ) -> None:
        """Take up a deal, running or over, as it went: all are told the same again, with the times of then.

        A running clock gets *grace_ms* more, and at least *least_ms* from *now_ms* on, when that is told.
        Nothing is recorded a second time. Raises ``ValueError`` as :meth:`resume` does.
        """
        if self._state is not None:
            raise ValueError("a deal has begun")
        deal = deal_from_seed(self._ruleset, kept.seed)
        steps = self._replayed(deal, kept.entries)
        self._began, self._played, self._seed = began_ms, kept.played, deal.seed
        on_record, journal = self._on_record, self._journal
        self._on_record = self._journal = None
        self._take(steps[0], began_ms)
        for entry, step in zip(kept.entries, steps[1:], strict=True):
            self._entries.append(entry)
            self._take(step, began_ms + entry.at_ms)
        self._on_record, self._journal = on_record, journal
        clock = self._clock
        if self._deadline is not None and clock is not None and clock.length_ms is not None:
            # A clock that several restarts have met counts none of their pauses twice, and none too little.
            self._deadline = max(self._deadline + grace_ms, now_ms + least_ms)
            self._tell(ClockStarted(clock.started_ms, self._deadline - clock.started_ms), now_ms)

    def submit(self, seat: Seat, prompt_id: int, action: Action, now_ms: int) -> Reason | None:
        """Answer a prompt; return why not, to that seat alone."""
        if self._state is None:
            return Reason(ReasonCode.NOT_ASKED)
        if self._deadline is not None and now_ms >= self._deadline:
            self.tick(now_ms)
        return self._act(seat, prompt_id, action, now_ms, by_table=False)

    def tick(self, now_ms: int) -> None:
        """Do what is due: defaults for those who have not answered, ends of slots."""
        while self.dealing and self._deadline is not None and now_ms >= self._deadline:
            due = self._deadline
            self._deadline = None
            self._time_is_up(due)

    def _time_is_up(self, due: int) -> None:
        state = self._running()
        for prompt in state.prompts:
            self._act(prompt.seat, prompt.id, default_action(self._running(), prompt), due, by_table=True)
        state = self._running()
        if state.fixed_slots and state.slots and self._deadline is None:
            self._note(due, state.slots[0], None)
            self._take(end_slot(state), due)

    def _act(
        self, seat: Seat, prompt_id: int, action: Action, now_ms: int, *, by_table: bool
    ) -> Reason | None:
        try:
            step = apply(self._running(), seat, prompt_id, action)
        except IllegalAction as refused:
            return refused.reason
        self._note(now_ms, seat, action, by_table=by_table)
        self._take(step, now_ms)
        return None

    def _note(self, now_ms: int, seat: Seat, action: Action | None, *, by_table: bool = False) -> None:
        entry = Entry(now_ms - self._began, seat, action, by_table)
        self._entries.append(entry)
        if self._journal is not None:
            self._journal.done(entry)

    def _enter(self, deal: Deal) -> None:
        self._seed = deal.seed
        if self._journal is not None:
            entries = tuple(self._entries)
            self._journal.dealt(self.standing, RunningDeal(deal.seed, self._played, entries))

    def _start(self, deal: Deal) -> Step:
        return start(deal, number=self._standing.number, void_before=self._standing.void_before)

    def _replayed(self, deal: Deal, entries: tuple[Entry, ...]) -> tuple[Step, ...]:
        return replay_entries(deal, self._standing.number, self._standing.void_before, entries)

    def _time_of_day(self) -> str:
        if self._wall_clock is None:
            return ""
        return self._wall_clock().astimezone(UTC).strftime("%Y-%m-%dT%H:%M:%SZ")

    def _take(self, step: Step, now_ms: int) -> None:
        before, self._state = self._state, step.state
        self._tell_all(step, now_ms)
        if step.state.over:
            self._finish(step.state, now_ms)
        elif before is None or _question(before) != _question(step.state):
            self._start_clock(step.state, now_ms)

    def _tell_all(self, step: Step, now_ms: int) -> None:
        for event in step.events:
            self._tell(event, now_ms)

    def _start_clock(self, state: GameState, now_ms: int) -> None:
        if state.fixed_slots:
            seat = state.slots[0]
            kind = PromptKind.CAMP if state.phase is Phase.CAMPS else PromptKind.BID
            length: int | None = self._timing.slot(
                kind, short=self._seats[seat].is_bot and sum(not other.is_bot for other in self._seats) <= 1
            )
        else:
            length = self._timing.limit(state.prompts[0].kind)
        self._deadline = None if length is None else now_ms + length
        self._clock = ClockStarted(now_ms, length)
        self._tell(self._clock, now_ms)

    def _finish(self, state: GameState, now_ms: int) -> None:
        self._deadline = None
        before = self._standing
        if state.result is None:
            self._standing = replace(before, void_before=before.void_before + 1)
        else:
            totals = tuple(a + b for a, b in zip(before.totals, state.result.scores, strict=True))
            self._standing = Standing(before.number, 0, before.deals + 1, totals)
            self._tell(ScoresUpdated(totals, before.deals + 1), now_ms)
        if self._on_record is not None:
            seats = tuple(record_seat(seat.name, is_bot=seat.is_bot) for seat in self._seats)
            self._on_record(record_of(state, tuple(self._entries), self._played, seats))
        if self._journal is not None:
            self._journal.ended(self.standing)

    def _tell_table(self, now_ms: int) -> None:
        for seat, info in enumerate(self._seats):
            self._tell(SeatTaken(seat, info.name, info.is_bot), now_ms)
        self._tell(TableOptions(self._counter_allowed), now_ms)
        self._tell(ScoresUpdated(self._standing.totals, self._standing.deals), now_ms)

    def _running(self) -> GameState:
        if self._state is None:
            raise ValueError("no deal has begun")
        return self._state

    def _tell(self, event: SealedEvent, now_ms: int) -> None:
        for stream in self._streams.values():
            stream.tell(event, now_ms)


def _question(state: GameState) -> tuple[int, Phase, int, Seat]:
    """What a clock belongs to: it starts anew when a turn, a slot or a phase does, not at each answer."""
    return state.number, state.phase, len(state.slots), state.next_prompt
