"""A damaged journal: noticed, moved aside, and copied row by row as far as it can be read."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

from liudou_gui.host.journal_schema import COLUMNS, SCHEMA
from liudou_gui.paths import move_aside

_BESIDE = ("-wal", "-shm")


class DamagedJournal(ValueError):
    """Nothing of a journal could be read; it is kept as *aside*."""

    def __init__(self, aside: Path) -> None:
        super().__init__(f"the journal is damaged; the file is now {aside}")
        self.aside = aside


def is_whole(path: Path) -> bool:
    """Return whether SQLite finds nothing wrong with the file; a torn last transaction is nothing wrong."""
    try:
        with contextlib.closing(sqlite3.connect(path)) as base:
            return bool(base.execute("PRAGMA integrity_check").fetchall() == [("ok",)])
    except sqlite3.DatabaseError:
        return False


def salvage(path: Path) -> Path:
    """Move the file aside, copy what can be read to *path*, and return where the old one is now.

    Raises ``OSError``.
    """
    aside = move_aside(path)
    for tail in _BESIDE:
        beside = path.with_name(path.name + tail)
        if beside.exists():
            beside.replace(aside.with_name(aside.name + tail))
    path.touch(mode=0o600)
    with contextlib.closing(sqlite3.connect(path, isolation_level=None)) as new:
        new.executescript(SCHEMA)
        new.execute("BEGIN")
        with contextlib.suppress(sqlite3.DatabaseError), contextlib.closing(sqlite3.connect(aside)) as old:
            for table in COLUMNS:
                _copy(old, new, table)
        new.execute("COMMIT")
    return aside


def _copy(old: sqlite3.Connection, new: sqlite3.Connection, table: str) -> None:
    """Copy from the front until it breaks, then from the back."""
    for order in ("ASC", "DESC"):
        with contextlib.suppress(sqlite3.DatabaseError):
            for row in old.execute(f"SELECT * FROM {table} ORDER BY rowid {order}"):  # noqa: S608 - our own names
                marks = ", ".join("?" * len(row))
                new.execute(f"INSERT OR IGNORE INTO {table} VALUES ({marks})", row)  # noqa: S608 - as above
