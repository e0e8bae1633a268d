"""A damaged journal: noticed, moved aside, and copied row by row as far as it can be read."""

from __future__ import annotations

import contextlib
import sqlite3
from pathlib import Path

from liudou_gui.host.journal_schema import COLUMNS, FORMAT, SCHEMA
from liudou_gui.paths import move_aside

_BESIDE = ("-wal", "-shm")
_UNREADABLE = (sqlite3.Error, UnicodeError, OverflowError)
"""What reading a damaged file raises: a message about it may itself be no text."""


class DamagedJournal(ValueError):
    """Nothing of a journal could be read; it is kept as *aside*."""

    def __init__(self, aside: Path) -> None:
        super().__init__(f"the journal is damaged; the file is now {aside}")
        self.aside = aside


def is_whole(path: Path) -> bool:
    """Return whether SQLite finds nothing wrong with the file, and all tables in it are ours.

    A torn last transaction is nothing wrong, and what another version of the program wrote has tables
    of its own.
    """
    try:
        with contextlib.closing(connect(path)) as base:
            return bool(base.execute("PRAGMA integrity_check").fetchall() == [("ok",)]) and _is_ours(base)
    except _UNREADABLE:
        return False


def connect(path: Path) -> sqlite3.Connection:
    """Open a journal's file; text in it that is none is read with marks in its place."""
    base = sqlite3.connect(path, isolation_level=None)
    base.text_factory = lambda data: data.decode("utf-8", "replace")
    return base


def _is_ours(base: sqlite3.Connection) -> bool:
    tables = {row[0] for row in base.execute("SELECT name FROM sqlite_master WHERE type = 'table'")}
    if not tables:
        return True
    if "room" in tables:
        row = base.execute("SELECT value FROM room WHERE name = 'format'").fetchone()
        if row is not None and row[0] != FORMAT:
            return True
    return all(
        [row[1] for row in base.execute(f"PRAGMA table_info({table})")]
        == [column.split()[0] for column in columns if not column.startswith("PRIMARY")]
        for table, columns in COLUMNS.items()
    )


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
    with contextlib.closing(connect(path)) as new:
        new.executescript(SCHEMA)
        new.execute("BEGIN")
        with contextlib.suppress(*_UNREADABLE), contextlib.closing(connect(aside)) as old:
            for table in COLUMNS:
                _copy(old, new, table)
        new.execute("COMMIT")
    return aside


def _copy(old: sqlite3.Connection, new: sqlite3.Connection, table: str) -> None:
    """Copy from the front until it breaks, then from the back."""
    for order in ("ASC", "DESC"):
        with contextlib.suppress(*_UNREADABLE):
            for row in old.execute(f"SELECT * FROM {table} ORDER BY rowid {order}"):  # noqa: S608 - our own names
                marks = ", ".join("?" * len(row))
                new.execute(f"INSERT OR IGNORE INTO {table} VALUES ({marks})", row)  # noqa: S608 - as above
