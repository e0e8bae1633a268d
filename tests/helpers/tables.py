"""A table in virtual time: played by bots, or replayed from a record; streams kept for all viewers."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from datetime import datetime, timedelta, timezone

from engine.actions import Action
from engine.deal import Deal, Seat
from engine.record import Entry, Record
from engine.ruleset import SEATS
from engine.state import GameState
from engine.view import PlayerView, fold
from engine.visible import Envelope, Viewer
from liudou_gui.host.driver import Driver
from liudou_gui.host.pacing import Timing
from liudou_gui.host.table import SeatInfo, Standing, Table
from liudou_gui.thinking import Mind

VIEWERS: tuple[Viewer, ...] = (None, *range(SEATS))
PEOPLE = tuple(SeatInfo(f"Player {seat}", is_bot=False) for seat in range(SEATS))
NOON = datetime(2026, 11, 30, 12, tzinfo=timezone(timedelta(hours=8)))
FAST = Timing(bot_min_ms=10, bot_max_ms=900, trick_rest_ms=50)


class NotReplayed(AssertionError):
    """The table refuses at the same time what it took before."""


@dataclass
class Watched:
    """A table with an ear at every viewer's stream."""

    deal: Deal
    timing: Timing = FAST
    void_before: int = 0
    seats: tuple[SeatInfo, ...] = PEOPLE
    counter_allowed: bool = True
    streams: dict[Viewer, list[Envelope]] = field(default_factory=dict)
    records: list[Record] = field(default_factory=list)

    def __post_init__(self) -> None:
        self.table = Table(
            self.deal.ruleset,
            self.timing,
            self.seats,
            lambda: self.deal.seed,
            0,
            on_record=self.records.append,
            wall_clock=lambda: NOON,
            counter_allowed=self.counter_allowed,
            standing=Standing(void_before=self.void_before),
        )
        for viewer in VIEWERS:
            self.streams[viewer] = []
            self.table.attach(viewer, self.streams[viewer].append)

    @property
    def truth(self) -> GameState:
        """The sealed state; for tests alone."""
        state = self.table._state
        assert state is not None
        return state

    def view(self, viewer: Viewer) -> PlayerView:
        """Fold what *viewer* was told."""
        view = PlayerView(viewer)
        for envelope in self.streams[viewer]:
            view = fold(view, envelope.event)
        return view

    def play(self, bots: Mapping[Seat, Mind], seed: int = 0, *, until: int = 3_000_000) -> list[Entry]:
        """Play the deal with bots, in virtual time; seats without a bot never answer. Return all entries."""
        driver = Driver(self.table, bots, self.timing, seed)
        self.table.next_deal(0, self.deal)
        while self.table.dealing:
            due = driver.due_ms
            assert due is not None, "a table stands still"
            assert due < until, "a deal takes for ever"
            driver.act(due)
        return list(self.records[-1].entries)

    def replay(
        self,
        entries: Sequence[Entry],
        *,
        camps: Mapping[Seat, Action] | None = None,
        after_each: Callable[[int], None] | None = None,
    ) -> None:
        """Do what *entries* say at their times. Entries of seats that are not asked now are left out;
        *camps* answers for those who are asked to choose. Defaults and slot ends come from the table."""
        self.table.next_deal(0, self.deal)
        self._choose(camps, 0)
        for index, entry in enumerate(entries):
            if entry.action is None or entry.by_table:
                self.table.tick(entry.at_ms)
            elif self.table.dealing:
                prompt = self.truth.prompt_of(entry.seat)
                if prompt is not None:
                    reason = self.table.submit(entry.seat, prompt.id, entry.action, entry.at_ms)
                    if reason is not None:
                        raise NotReplayed(str(reason))
            if self.table.dealing:
                self._choose(camps, entry.at_ms)
            if after_each is not None:
                after_each(index)

    def _choose(self, camps: Mapping[Seat, Action] | None, now_ms: int) -> None:
        for prompt in self.truth.prompts:
            if camps and prompt.seat in camps and prompt.kind.value == "camp":
                self.table.submit(prompt.seat, prompt.id, camps[prompt.seat], now_ms)
