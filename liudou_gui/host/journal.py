"""A table's journal: SQLite, written before anybody is told, read when the host begins again.

Everything that one pass of the host's loop changes is one transaction: :meth:`Journal.commit` ends it, and
from then on it outlives the program, however that ends. :meth:`Journal.sync`, in the same pass, waits until
the disk has it, so that it outlives the computer's power too; people need not wait for that.
The file holds seeds, and so all cards; it can be read by the host's user alone.
"""

from __future__ import annotations

import contextlib
import json
import os
import sqlite3
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path

from engine.reasons import Reason
from engine.record import Entry, format_entry
from liudou_gui.host import journal_read
from liudou_gui.host.journal_salvage import DamagedJournal, connect, is_whole, salvage
from liudou_gui.host.journal_schema import FORMAT, SCHEMA
from liudou_gui.host.kept import (
    Kept,
    KeptDeal,
    KeptPerson,
    Setup,
    options_text,
    reason_text,
    seats_text,
    standing_text,
)
from liudou_gui.protocol.lobby import Holder, Options

LEASE_MS = 10_000
"""So far ahead, at most, the table's time is written down, so that it never goes back (see :class:`Kept`)."""
_RENEW_MS = LEASE_MS // 2
"""It is written at multiples of this and at no other time: a restart tells all how far it was, and that must
not say when something secret was last done (H3, P2)."""

FAULT_POINTS = (
    "people",
    "seats",
    "options",
    "fair",
    "dealt",
    "done",
    "act",
    "ended",
    "closed",
    "before_commit",
    "after_commit",
    "loaded",
)
"""Where a test may let the host die; see *fault* of :class:`Journal`."""


class JournalFailed(OSError):
    """The journal cannot be written; nothing that depends on it may be told."""


_to_disk: Callable[[int], None] = getattr(os, "fdatasync", os.fsync)
"""Waits until the disk has a file's contents and size, as SQLite does: not the time of its last change."""
_TRIAL_BYTES = 64 * 1024
"""So much has to find room before a table goes on that could not be saved."""


def can_write(path: Path) -> bool:
    """Return whether the journal at *path* takes something again, without a look at what it holds.

    A damaged one, or none, is no reason to say no: opening it is how it is mended, or its end found.
    """
    if not path.exists():
        return True
    try:
        with contextlib.closing(connect(path)) as base:
            for statement, values in (
                ("INSERT OR REPLACE INTO room VALUES ('trial', ?)", ("x" * _TRIAL_BYTES,)),
                ("DELETE FROM room WHERE name = 'trial'", ()),
            ):
                base.execute("BEGIN IMMEDIATE")
                base.execute(statement, values)
                base.execute("COMMIT")
    except sqlite3.OperationalError:
        return False
    except sqlite3.DatabaseError:
        return True
    return True


class Journal:
    """The journal of one table in the file *path*, which is made if it is not there.

    *fault* is called with a name of :data:`FAULT_POINTS` at each of them. Without *durable* nothing waits
    for the disk: it outlives the program, not the computer. A damaged file is moved
    aside and what is whole of it copied: *aside* is its new path, None where all was well, and *lost*
    counts the deal's entries that :meth:`load` could not use. Raises
    :class:`~liudou_gui.host.journal_salvage.DamagedJournal` where nothing could be copied, and
    :class:`JournalFailed`.
    """

    def __init__(
        self, path: Path, fault: Callable[[str], None] = lambda _: None, *, durable: bool = True
    ) -> None:
        self.aside: Path | None = None
        self.lost = 0
        self._fault, self._durable = fault, durable
        self._log = path.with_name(f"{path.name}-wal")
        self._log_number: int | None = None
        self._synced = True
        self._open_transaction = False
        self._must_last = False
        """Whether what the transaction holds has to outlive the computer's power."""
        self._trouble: JournalFailed | None = None
        """Why something could not be written; :meth:`commit` says so, the only moment at which that shows."""
        self._renewed = False
        self._renew_ms = 0
        self._entries = 0
        self._deal = 0
        self._options: Options | None = None
        self._kept: dict[str, str] = {}
        self._rows: dict[str, list[tuple[object, ...]]] = {}
        try:
            path.parent.mkdir(parents=True, exist_ok=True)
            if path.exists() and not is_whole(path):
                self.aside = salvage(path)
            path.touch(mode=0o600)
            self._base = connect(path)
            self._base.execute("PRAGMA journal_mode = WAL")
            self._base.execute(f"PRAGMA synchronous = {'NORMAL' if durable else 'OFF'}")
            self._base.executescript(SCHEMA)
            if self.aside is not None and journal_read.load(self._base) is None:
                self.close()
                path.unlink()
                raise DamagedJournal(self.aside)
        except sqlite3.Error as error:
            raise JournalFailed(f"{path}: {error}") from error

    def load(self) -> Kept | None:
        """Return the table that the journal holds, None for a new one, and count this start.

        Raises ``ValueError`` for a journal of another version.
        """
        kept = journal_read.load(self._base)
        if kept is None:
            return None
        self.lost = 0
        self._renew_ms = kept.ceiling_ms
        if kept.deal is not None:
            self._deal, self._entries = kept.deal.standing.number, len(kept.deal.deal.entries)
            self._drop_nonsense()
        self._put(starts=str(kept.starts + 1))
        self._fault("loaded")
        return kept

    def begin(self, setup: Setup) -> None:
        """Write a new table."""
        self._put(
            format=FORMAT,
            table=setup.table.hex(),
            owner=setup.owner.hex(),
            code=setup.code,
            ticket=setup.ticket.hex(),
            starts="1",
        )

    def secrets(self, setup: Setup) -> None:
        """Write another room code and another ticket."""
        self._put(code=setup.code, ticket=setup.ticket.hex())

    def starting(self, starting: bool) -> None:
        """Write whether a deal was told to start and has not begun yet."""
        self._put(starting="yes" if starting else "")

    def host(self, deputy: bytes | None, *, owner_came: bool) -> None:
        """Write who gives the orders in place of the owner, and whether the owner was ever there."""
        self._put(deputy="" if deputy is None else deputy.hex(), owner_came="yes" if owner_came else "")

    def options(self, options: Options) -> None:
        """Write what the host chose."""
        if options == self._options:
            return
        self._options = options
        self._put(options=options_text(options))
        self._fault("options")

    def seats(self, holders: Iterable[Holder], totals: Iterable[int]) -> None:
        """Write who holds the seats, and the running scores."""
        self._put(totals=json.dumps(list(totals)))
        self._replace("seats", [(seat, holder.value) for seat, holder in enumerate(holders)])
        self._fault("seats")

    def scores(self, scores: Mapping[str, object]) -> None:
        """Write whose points are whose, as :meth:`~liudou_gui.host.scores.Scores.to_json` gives them."""
        self._put(scores=json.dumps(scores))

    def people(self, people: Iterable[KeptPerson]) -> None:
        """Write who is at the table."""
        here = list(people)
        self._replace(
            "people",
            [(p.key, p.name, p.device, p.token_hash, p.seat, int(p.waits), p.stand_in) for p in here],
        )
        self._put(addresses=json.dumps({p.key.hex(): p.address for p in here if p.address}))
        self._fault("people")

    def ban(self, key: bytes, places: Iterable[tuple[str, str]]) -> None:
        """Write that *key* does not come back to this table, and all *places* that are kept out."""
        self._write("INSERT OR IGNORE INTO bans VALUES (?)", key)
        self._put(ban_places=json.dumps(list(places), ensure_ascii=False))

    def fair(self, dealings: int, broken_off: int, dealing: Mapping[str, object] | None) -> None:
        """Write how many dealings there were, how many were broken off, and the one that is going on."""
        text = "" if dealing is None else json.dumps(dealing)
        self._put(dealings=str(dealings), broken_off=str(broken_off), fair=text)
        self._fault("fair")

    def dealt(self, kept: KeptDeal) -> None:
        """Write the beginning of a deal; of those before it only the records stay."""
        self._deal, self._entries = kept.standing.number, 0
        self._write("DELETE FROM entries")
        self._write("DELETE FROM acts WHERE deal < ?", self._deal - 1)
        self._write(
            "INSERT OR REPLACE INTO deals VALUES (?, ?, ?, ?, ?, ?, ?, ?, NULL)",
            self._deal,
            options_text(kept.options),
            seats_text(kept.seats),
            standing_text(kept.standing),
            kept.deal.seed,
            kept.deal.played,
            kept.began_ms,
            None if kept.fair is None else json.dumps(kept.fair),
        )
        for entry in kept.deal.entries:
            self.done(entry)
        self._fault("dealt")

    def done(self, entry: Entry) -> None:
        """Write what was done in the deal."""
        self._write("INSERT INTO entries VALUES (?, ?, ?)", self._deal, self._entries, format_entry(entry))
        self._entries += 1
        self._fault("done")

    def act(self, key: bytes, action_id: bytes, deal: int, reason: Reason | None) -> None:
        """Write the answer to an action."""
        text = reason_text(reason)
        self._write("INSERT OR REPLACE INTO acts VALUES (?, ?, ?, ?)", key, action_id, deal, text)
        self._fault("act")

    def ended(self, record: str) -> None:
        """Write the record of the deal that has ended."""
        self._write("UPDATE deals SET record = ? WHERE number = ?", record, self._deal)
        self._fault("ended")

    def closed(self) -> None:
        """Write that the table is over for good."""
        self._put(closed="yes")
        self._fault("closed")

    def records(self) -> list[str]:
        """Return the records of all deals that have ended, oldest first."""
        rows = self._base.execute("SELECT record FROM deals WHERE record IS NOT NULL ORDER BY number")
        return [row[0] for row in rows]

    def tell(self) -> None:
        """Write that something is told, so that nothing is told any more once the journal takes nothing."""
        self._begin()
        self._execute("INSERT OR REPLACE INTO room VALUES ('told', '')")

    def commit(self, now_ms: int) -> None:
        """End the transaction: what was written outlives the program, and *now_ms* may be told.

        Raises :class:`JournalFailed`; then nothing of it may be told.
        """
        self._renewed = now_ms >= self._renew_ms
        if not self._open_transaction and not self._renewed and self._trouble is None:
            return
        self._fault("before_commit")
        begun = now_ms - now_ms % _RENEW_MS
        if self._renewed:
            self._put(seen_ms=str(begun), ceiling_ms=str(begun + LEASE_MS))
        self._execute("COMMIT")
        if self._trouble is not None:
            raise self._trouble
        if self._renewed:  # not before: where it fails it is still to be done
            self._renew_ms = begun + _RENEW_MS
        if self._must_last:
            self._synced = not self._durable
        self._open_transaction = self._must_last = False
        self._fault("after_commit")

    @property
    def renew_ms(self) -> int:
        """By when :meth:`commit` has to be called even where nothing was written."""
        return self._renew_ms

    def sync(self) -> None:
        """Wait until the disk has all that was committed, but for :meth:`tell`.

        Raises :class:`JournalFailed`, but only where the table's time was written as well: at any other time
        it would tell when something else was. Until then it is tried again.
        """
        if self._synced:
            return
        try:
            if self._log_number is None:  # it stays the same file as long as the journal is open
                self._log_number = os.open(self._log, os.O_RDWR | getattr(os, "O_BINARY", 0))
            _to_disk(self._log_number)
        except OSError as error:
            if not self._renewed:
                return
            raise JournalFailed(f"the journal does not reach the disk: {error.strerror}") from error
        self._synced = True

    def close(self) -> None:
        """Let the file go; what was not committed is dropped. May be called twice."""
        number, self._log_number = self._log_number, None
        try:
            if number is not None:
                os.close(number)
        finally:
            self._base.close()

    def _drop_nonsense(self) -> None:
        """Remove entries that lead nowhere, and with them the answers that said they were done."""
        where = "FROM entries WHERE deal > ? OR deal = ? AND n >= ?"
        values = (self._deal, self._deal, self._entries)
        self.lost = self._base.execute(f"SELECT count(*) {where}", values).fetchone()[0]
        if self.lost:
            self._write(f"DELETE {where}", *values)
            self._write("DELETE FROM acts WHERE deal >= ?", self._deal)

    def _put(self, **values: str) -> None:
        for name, value in values.items():
            if self._kept.get(name) != value:
                self._write("INSERT OR REPLACE INTO room VALUES (?, ?)", name, value)
                self._kept[name] = value

    def _replace(self, table: str, rows: list[tuple[object, ...]]) -> None:
        if self._rows.get(table) == rows:
            return
        self._rows[table] = rows
        self._write(f"DELETE FROM {table}")  # noqa: S608 - the name is one of two in this file
        for row in rows:
            marks = ", ".join("?" * len(row))
            self._write(f"INSERT INTO {table} VALUES ({marks})", *row)  # noqa: S608 - as above

    def _write(self, statement: str, *values: object) -> None:
        self._begin()
        self._must_last = True
        self._execute(statement, *values)

    def _begin(self) -> None:
        if not self._open_transaction:
            self._execute("BEGIN IMMEDIATE")
            self._open_transaction = True

    def _execute(self, statement: str, *values: object) -> None:
        if self._trouble is not None:
            return
        try:
            self._base.execute(statement, values)
        except sqlite3.Error as error:
            self._trouble = JournalFailed(f"the journal cannot be written: {error}")
            self._trouble.__cause__ = error
