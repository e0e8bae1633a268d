"""The one loop of a host process: sockets, rooms, journals, what is sent, and last the disk. One thread."""

from __future__ import annotations

import gc
import logging
from collections.abc import Callable, Iterable
from contextlib import suppress
from functools import partial
from pathlib import Path

from liudou_gui.clock import SteadyClock, monotonic_ms
from liudou_gui.host.journal import JournalFailed
from liudou_gui.net.beacon import REFRESH_SECONDS, Beacon
from liudou_gui.net.discovery import TableAd
from liudou_gui.net.guests import GuestLog
from liudou_gui.net.peers import Peer
from liudou_gui.net.server import Endpoint, Gone, Heard
from liudou_gui.protocol.down import Refusal, Refused
from liudou_gui.protocol.up import Hello
from liudou_gui.server.door import Door
from liudou_gui.server.served import Served

LOOK_MS = 1_000
"""So often it is looked whether the host was asked to stop."""
_COLLECT_AFTER = 10_000
"""So many new objects are looked through for cycles at once: tables make many, and hardly ever a cycle."""
_REFRESH_MS = int(REFRESH_SECONDS * 1_000)

_log = logging.getLogger(__name__)


class Server:
    """Serves *tables* at *endpoint* until all are over or it is told to stop.

    A fault in one table ends that table and no other; :attr:`broken` holds the journals of those.
    While the whole process stands still, as on a computer that sleeps, so does the time of its tables.
    *on_over* gets the journal of each table that ended for good, *on_refresh* is called every five
    seconds.
    """

    def __init__(
        self,
        endpoint: Endpoint,
        tables: Iterable[Served],
        *,
        guests: GuestLog | None = None,
        on_over: Callable[[Path], None] = lambda _: None,
        on_refresh: Callable[[], None] = lambda: None,
        clock: Callable[[], int] = monotonic_ms,
    ) -> None:
        self.tables = list(tables)
        self.broken: dict[Path, Exception] = {}
        self.guests = guests or GuestLog()
        self._endpoint, self._clock = endpoint, SteadyClock(clock)
        self._on_over, self._on_refresh = on_over, on_refresh
        self._door = Door(endpoint, lambda: self.tables, self._join, self.guests)
        self._places: dict[Peer, Served] = {}
        for served in self.tables:
            served.places = self._places
        self._dues: dict[Served, int | None] = {}
        self._changed = set(self.tables)
        """Tables at which something happened since they were asked when they are due."""
        self._beacon: Beacon | None = None
        self._refresh_ms = self._clock()

    def ads(self) -> list[TableAd]:
        """Return what a beacon may tell."""
        return [served.ad(self._endpoint.port) for served in self.tables]

    def announce(self, beacon: Beacon) -> None:
        """Answer who asks which tables there are, from now on."""
        self._beacon = beacon
        self._endpoint.watch(each.fileno() for each in beacon.sockets)

    def run(self, is_told_to_stop: Callable[[], bool] = lambda: False) -> None:
        """Serve. Returns when all tables are over, or soon after *is_told_to_stop* says so."""
        before = gc.get_threshold()
        gc.set_threshold(_COLLECT_AFTER, *before[1:])
        try:
            while self.tables and not is_told_to_stop():
                self.turn()
        finally:
            gc.set_threshold(*before)

    def turn(self, most_ms: int = LOOK_MS) -> None:
        """Wait for what comes or is due, at most *most_ms*, and do it."""
        heard = self._endpoint.poll(min(most_ms, self._wait_ms()))
        now = self._clock()
        touched = self._hear(heard, now)
        self._door.tick(now)
        self._note_dues()
        due = [served for served, due in self._dues.items() if due is not None and due <= now]
        for served in due:
            self._guarded(served, partial(served.step, now))
        for served in touched:
            if served not in due and served in self._dues:
                self._guarded(served, served.flush)
        self._drop_what_is_over()
        self._discovery(now)

    def close_all(self) -> None:
        """End all tables for good; everybody is told."""
        now = self._clock()
        for served in list(self.tables):
            if not served.halted:
                self._guarded(served, partial(served.close, now))
            if served.halted:
                self._break(served, JournalFailed("the table ends without what could not be saved"))
        self._drop_what_is_over()

    # -- what comes ----------------------------------------------------------------------------

    def _hear(self, heard: Iterable[Heard | Gone], now_ms: int) -> Iterable[Served]:
        touched: dict[Served, None] = {}
        for item in heard:
            served = self._places.get(item.peer)
            if served is not None:
                touched[served] = None
            if isinstance(item, Gone):
                self._door.forget(item.peer)
                if served is not None:
                    self._guarded(served, partial(served.lost, item.peer, now_ms))
            elif served is not None:
                self._guarded(served, partial(served.hear, item.peer, item.message, now_ms))
            else:
                self._door.hear(item.peer, item.message, now_ms)
        return touched

    def _join(self, served: Served, peer: Peer, hello: Hello, trusted: bool) -> Refused | None:
        refused: list[Refused | None] = [Refused(Refusal.TABLE_CLOSED)]

        def join() -> None:
            refused[0] = served.join(peer, hello, self._clock(), trusted=trusted)

        self._guarded(served, join)
        if served.halted and peer not in self._places:
            self._guarded(served, join)  # it was this that could not be saved: they wait
        if served not in self.tables:
            self._endpoint.drop(peer, refused[0])
        return refused[0]

    # -- what is due ---------------------------------------------------------------------------

    def _wait_ms(self) -> int:
        self._note_dues()
        due = min(
            due for due in (*self._dues.values(), self._door.due_ms, self._refresh_ms) if due is not None
        )
        return max(0, due - self._clock())

    def _note_dues(self) -> None:
        """Ask those tables when they are due at which something has happened: of many, it is few."""
        for served in self._changed:
            self._dues[served] = 0 if served.over else served.due_ms
        self._changed.clear()

    def _discovery(self, now_ms: int) -> None:
        if self._beacon is not None:
            for each in self._beacon.sockets:
                if each.fileno() in self._endpoint.readable:
                    self._beacon.handle(each)
        if now_ms >= self._refresh_ms:
            self._refresh_ms = now_ms + _REFRESH_MS
            if self._beacon is not None:
                self._beacon.refresh()
            self._on_refresh()

    # -- ends ----------------------------------------------------------------------------------

    def _guarded(self, served: Served, work: Callable[[], None]) -> None:
        """Do *work*; a fault of the table ends it, and the others go on.

        One that cannot be saved only stands still, as long as it can be taken up again.
        """
        if served in self.tables:
            self._changed.add(served)
        try:
            work()
        except JournalFailed as fault:
            if not served.halt(self._clock(), fault):
                self._break(served, fault)
        except Exception as fault:  # noqa: BLE001 - whatever it is, other tables know nothing of it
            self._break(served, fault)

    def _break(self, served: Served, fault: Exception) -> None:
        if served not in self.tables:
            return
        self._forget(served)
        self.broken[served.path] = fault
        _log.error("the table %s has ended by a fault: %s", served.room.table.hex(), place_of(fault))
        with suppress(Exception):  # what is wrong with the table may also keep it from ending well
            served.break_off()

    def _drop_what_is_over(self) -> None:
        for served in [served for served in self._changed if served.over]:
            self._forget(served)
            served.let_go()
            self._on_over(served.path)

    def _forget(self, served: Served) -> None:
        self.tables.remove(served)
        self._changed.discard(served)
        self._dues.pop(served, None)


def place_of(fault: Exception) -> str:
    """Return a fault's kind and where in the program it arose: never its words, which may hold cards."""
    if isinstance(fault, JournalFailed):
        return str(fault)
    frames = []
    trace = fault.__traceback__
    while trace is not None:
        code = trace.tb_frame.f_code
        frames.append(f"{Path(code.co_filename).stem}:{trace.tb_lineno}")
        trace = trace.tb_next
    return f"{type(fault).__name__} at {' > '.join(frames[-6:])}"
