"""Offline play: a table in a thread of this process, by the same stream and door as any other."""

from __future__ import annotations

import queue
import secrets
import threading
import time
from collections.abc import Callable, Sequence
from datetime import UTC, datetime

from engine.actions import Action
from engine.bots.base import Bot
from engine.deal import Seat
from engine.record import Record
from engine.ruleset import SEATS, Ruleset
from engine.visible import Viewer
from liudou_gui.host.driver import Driver
from liudou_gui.host.pacing import Timing
from liudou_gui.host.table import SeatInfo, Table
from liudou_gui.session.base import EventSink, RefusalSink

PERSON: Seat = 0
"""The person's seat at an offline table."""


def monotonic_ms() -> int:
    """The table's time: milliseconds of a clock that never goes back."""
    return time.monotonic_ns() // 1_000_000


class LocalSession:
    """One person in seat 0 and five bots.

    *bot_names* gives five names; *new_bot* makes a bot for each. *on_record* gets the record of each
    finished deal, in the session's thread. Raises ``ValueError`` for a wrong number of names.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        timing: Timing,
        name: str,
        bot_names: Sequence[str],
        new_bot: Callable[[], Bot],
        *,
        on_record: Callable[[Record], None] | None = None,
        new_seed: Callable[[], bytes] = lambda: secrets.token_bytes(32),
    ) -> None:
        if len(bot_names) != SEATS - 1:
            raise ValueError(f"{SEATS - 1} bots need as many names, not {len(bot_names)}")
        self._ruleset, self._timing = ruleset, timing
        self._seats = (SeatInfo(name, is_bot=False), *(SeatInfo(bot, is_bot=True) for bot in bot_names))
        self._new_bot, self._on_record, self._new_seed = new_bot, on_record, new_seed
        self._inbox: queue.Queue[Callable[[], None] | None] = queue.Queue()
        self._thread: threading.Thread | None = None
        self._refused: RefusalSink | None = None

    @property
    def viewer(self) -> Viewer:
        """The person's seat."""
        return PERSON

    def now_ms(self) -> int:
        """The table's time."""
        return monotonic_ms()

    def start(self, on_event: EventSink, on_refused: RefusalSink) -> None:
        """Begin the first deal. Raises ``ValueError`` when called twice."""
        if self._thread is not None:
            raise ValueError("the session has started already")
        self._refused = on_refused
        self._thread = threading.Thread(target=self._run, args=(on_event,), name="liudou-table", daemon=True)
        self._thread.start()

    def submit(self, prompt_id: int, action: Action) -> None:
        """Hand an answer to the table's thread."""
        self._inbox.put(lambda: self._submit(prompt_id, action))

    def next_deal(self) -> None:
        """Ask for the next deal; ignored while one is running."""
        self._inbox.put(self._next_deal)

    def close(self) -> None:
        """Stop the thread and wait for it."""
        thread = self._thread
        if thread is None or not thread.is_alive():
            return
        self._inbox.put(None)
        if thread is not threading.current_thread():
            thread.join()

    def _run(self, on_event: EventSink) -> None:
        self._table = Table(
            self._ruleset,
            self._timing,
            self._seats,
            self._new_seed,
            monotonic_ms(),
            on_record=self._on_record,
            wall_clock=lambda: datetime.now(UTC),
        )
        bots = {seat: self._new_bot() for seat in range(SEATS) if seat != PERSON}
        driver = Driver(self._table, bots, self._timing, secrets.randbits(64))
        self._table.attach(PERSON, on_event)
        self._table.next_deal(monotonic_ms())
        while True:
            due = driver.due_ms
            wait = None if due is None else max(0.0, (due - monotonic_ms()) / 1000)
            try:
                task = self._inbox.get(timeout=wait)
            except queue.Empty:
                driver.act(monotonic_ms())
                continue
            if task is None:
                return
            task()

    def _submit(self, prompt_id: int, action: Action) -> None:
        reason = self._table.submit(PERSON, prompt_id, action, monotonic_ms())
        if reason is not None and self._refused is not None:
            self._refused(prompt_id, reason)

    def _next_deal(self) -> None:
        if not self._table.dealing:
            self._table.next_deal(monotonic_ms())
