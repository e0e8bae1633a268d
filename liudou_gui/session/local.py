"""Offline play: a table in a thread of this process, by the same stream and door as any other."""

from __future__ import annotations

import queue
import secrets
import threading
from collections.abc import Callable, Sequence
from contextlib import ExitStack
from datetime import UTC, datetime
from pathlib import Path

from engine.actions import Action
from engine.record import Record, record_seat
from engine.ruleset import SEATS, Ruleset
from engine.visible import Viewer
from liudou_gui.clock import monotonic_ms
from liudou_gui.host.driver import Driver
from liudou_gui.host.pacing import Timing
from liudou_gui.host.table import Journal, SeatInfo, Table
from liudou_gui.host.unfinished import Unfinished, UnfinishedFile
from liudou_gui.session.base import PERSON, EventSink, RefusalSink
from liudou_gui.thinking import Mind


class LocalSession:
    """One person in seat 0 and five bots.

    *bot_names* gives five names; *new_bot* makes a bot for each. *on_record* gets the record of each
    finished deal, in the session's thread. *unfinished* is a file that keeps the evening while it
    lasts: :meth:`close` leaves it for :meth:`resume`, and who ends the evening for good removes it
    afterwards (:func:`liudou_gui.host.unfinished.discard`). *on_failed* hears, in the session's thread,
    when it cannot be written; *on_end* is called there last. Raises ``ValueError`` for a wrong number of
    names.
    """

    def __init__(
        self,
        ruleset: Ruleset,
        timing: Timing,
        name: str,
        bot_names: Sequence[str],
        new_bot: Callable[[], Mind],
        *,
        on_record: Callable[[Record], None] | None = None,
        new_seed: Callable[[], bytes] = lambda: secrets.token_bytes(32),
        counter_allowed: bool = True,
        unfinished: Path | None = None,
        on_failed: Callable[[str], None] = lambda _: None,
        on_end: Callable[[], None] = lambda: None,
    ) -> None:
        if len(bot_names) != SEATS - 1:
            raise ValueError(f"{SEATS - 1} bots need as many names, not {len(bot_names)}")
        bots = (record_seat(bot, is_bot=True) for bot in bot_names)
        self._kept = Unfinished(ruleset, (record_seat(name, is_bot=False), *bots), timing, counter_allowed)
        self._new_bot, self._on_record, self._new_seed = new_bot, on_record, new_seed
        self._unfinished, self._on_failed, self._on_end = unfinished, on_failed, on_end
        self._inbox: queue.Queue[Callable[[], None] | None] = queue.Queue()
        self._thread: threading.Thread | None = None
        self._refused: RefusalSink | None = None

    @classmethod
    def resume(
        cls,
        kept: Unfinished,
        new_bot: Callable[[], Mind],
        *,
        on_record: Callable[[Record], None] | None = None,
        new_seed: Callable[[], bytes] = lambda: secrets.token_bytes(32),
        unfinished: Path | None = None,
        on_failed: Callable[[str], None] = lambda _: None,
        on_end: Callable[[], None] = lambda: None,
    ) -> LocalSession:
        """Return a session that goes on where *kept* was left: in its deal, or with the next one.

        Raises ``ValueError`` if it is not a table of one person in seat 0, or no legal deal.
        """
        kept.check()
        if [seat.is_bot for seat in kept.seats] != [seat != PERSON for seat in range(SEATS)]:
            raise ValueError("an offline table has one person, in the first seat")
        name, *bots = (seat.name for seat in kept.seats)
        session = cls(
            kept.ruleset,
            kept.timing,
            name,
            bots,
            new_bot,
            on_record=on_record,
            new_seed=new_seed,
            unfinished=unfinished,
            on_failed=on_failed,
            on_end=on_end,
        )
        session._kept = kept
        return session

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
        journal = None
        with ExitStack() as ends:
            ends.callback(self._on_end)
            if self._unfinished is not None:
                journal = UnfinishedFile(self._unfinished, self._kept, self._on_failed)
                ends.callback(journal.close)
            self._play(on_event, journal)

    def _play(self, on_event: EventSink, journal: Journal | None) -> None:
        kept = self._kept
        self._table = Table(
            kept.ruleset,
            kept.timing,
            tuple(SeatInfo(seat.name, seat.is_bot) for seat in kept.seats),
            self._new_seed,
            monotonic_ms(),
            on_record=self._on_record,
            wall_clock=lambda: datetime.now(UTC),
            counter_allowed=kept.counter_allowed,
            standing=kept.standing,
            journal=journal,
        )
        bots = {seat: self._new_bot() for seat in range(SEATS) if seat != PERSON}
        driver = Driver(self._table, bots, kept.timing, secrets.randbits(64))
        self._table.attach(PERSON, on_event)
        if kept.deal is None:
            self._table.next_deal(monotonic_ms())
        else:
            self._table.resume(kept.deal, monotonic_ms())
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
