"""Kept deals in an SQLite file; ``docs/records.md`` describes its columns."""

from __future__ import annotations

import hashlib
import json
import os
import sqlite3
import threading
from collections.abc import Callable, Iterator, Sequence
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from errno import ENOTDIR
from pathlib import Path
from typing import TYPE_CHECKING, Any, TypeVar

from engine.deal import Seat
from engine.ruleset import SEATS, Variant
from engine.visible import DealEnded, Role
from liudou_gui.history.base import KeptDeal, Outcome, Query, RecordRefused, RecordTrouble, StoreNotice, Tally
from liudou_gui.paths import move_aside
from liudou_gui.plain_json import read_json

if TYPE_CHECKING:
    from engine.record import Record

SCHEMA = 1
"""The version that ``PRAGMA user_version`` names."""
OWNER: Seat = 0
"""The owner's seat in the record files of earlier versions."""

WAIT_SECONDS = 2.0
_DAMAGE = {sqlite3.SQLITE_CORRUPT, sqlite3.SQLITE_NOTADB}
_EPOCH = datetime(1970, 1, 1, tzinfo=UTC)
_STAMP = "%Y%m%d-%H%M%S"

_CREATE = (
    """CREATE TABLE deals (
        id INTEGER PRIMARY KEY AUTOINCREMENT,
        digest TEXT NOT NULL UNIQUE,
        record TEXT NOT NULL,
        played INTEGER NOT NULL,
        variant TEXT NOT NULL,
        base INTEGER NOT NULL,
        n INTEGER NOT NULL,
        seat INTEGER,
        role TEXT,
        outcome TEXT,
        points INTEGER,
        names TEXT NOT NULL,
        scores TEXT,
        solo INTEGER NOT NULL
    )""",
    "CREATE INDEX deals_by_time ON deals (played, id)",
    f"PRAGMA user_version = {SCHEMA}",
)
_COLUMNS = "id, played, variant, base, n, seat, role, outcome, points, names, scores, solo"

_FIRST, _LAST = (
    int((moment.replace(tzinfo=UTC) - _EPOCH).total_seconds()) for moment in (datetime.min, datetime.max)
)
_IN_CALENDAR = f"played BETWEEN {_FIRST} AND {_LAST - 1}"
"""A deal of any other time was written by no program of ours; it is left out, and hides no others."""

T = TypeVar("T")
_Row = Sequence[Any]


class HistoryStore:
    """Implements :class:`~liudou_gui.history.base.History` in the file *path*.

    The file is opened anew for each call, so any thread and several programs may use it; nothing is
    read or written before the first call. A damaged file is set aside and a fresh one begun, which
    :attr:`notice` tells; one of a newer program is left alone and refused with ``OSError``. A fresh
    file takes in the record files of earlier versions, in the folder ``records`` beside it.
    """

    def __init__(self, path: Path, now: Callable[[], datetime] = lambda: datetime.now(UTC)) -> None:
        self.path = path
        self._now = now
        self._mending = threading.Lock()
        self._aside: Path | None = None
        self.adopted = 0
        self.skipped = 0

    @property
    def notice(self) -> StoreNotice | None:
        """What went wrong since the program began: a file set aside, old records that could not be read."""
        if self._aside is None and not self.skipped:
            return None
        return StoreNotice(self._aside, self.skipped)

    # -- keeping -----------------------------------------------------------------------------

    def add(self, record: Record, seat: Seat | None = None) -> KeptDeal:
        """Keep a deal that *seat* owns, or return the one that is kept already.

        Raises :class:`RecordRefused` for a record that does not lead to its result, and ``OSError``.
        """
        if seat is not None and not 0 <= seat < SEATS:
            raise ValueError(f"not a seat: {seat}")
        row = _row(record, seat, self._now())
        return self._use(lambda connection: _insert(connection, row), write=True)

    def add_text(self, text: str, seat: Seat | None = None) -> KeptDeal:
        """Keep a record, or return the one that is kept already. Raises :class:`RecordRefused`."""
        return self.add(parsed(text), seat)

    def delete(self, deal: int) -> None:
        """Forget a deal; one that is gone already is no error."""
        question = "DELETE FROM deals WHERE id = ?"
        self._use(lambda connection: connection.execute(question, (deal,)).rowcount, write=True)

    # -- looking -----------------------------------------------------------------------------

    def search(self, query: Query, offset: int = 0, limit: int = 100) -> Sequence[KeptDeal]:
        """Return the deals that *query* asks for, newest first."""
        where, values = _where(query)
        rows = self._rows(
            f"SELECT {_COLUMNS} FROM deals {where} ORDER BY played DESC, id DESC LIMIT ? OFFSET ?",  # noqa: S608 - our words
            [*values, limit, offset],
        )
        return [_trusted(_kept, row) for row in rows]

    def count(self, query: Query) -> int:
        """Return how many deals *query* asks for."""
        where, values = _where(query)
        return int(self._rows(f"SELECT count(*) FROM deals {where}", values)[0][0])  # noqa: S608 - our words

    def text(self, deal: int) -> str:
        """Return the record of the deal with this id. Raises ``KeyError``."""
        rows = self._rows("SELECT record FROM deals WHERE id = ?", [deal])
        if not rows:
            raise KeyError(deal)
        return str(rows[0][0])

    def deal(self, deal: int) -> KeptDeal:
        """Return the deal with this id. Raises ``KeyError``."""
        rows = self._rows(f"SELECT {_COLUMNS} FROM deals WHERE id = ?", (deal,))  # noqa: S608
        if not rows:
            raise KeyError(deal)
        return _trusted(_kept, rows[0])

    def tallies(self, query: Query) -> Sequence[Tally]:
        """Return the owner's scored deals by game and role."""
        where, values = _where(query, "points IS NOT NULL", "outcome <> 'void'")
        rows = self._rows(
            "SELECT variant, role, count(*), sum(outcome = 'won'), sum(points) "  # noqa: S608 - our words
            f"FROM deals {where} GROUP BY variant, role ORDER BY variant, role",
            values,
        )
        return [_trusted(_tally, row) for row in rows]

    def points(self, query: Query) -> Sequence[tuple[datetime, int]]:
        """Return the owner's points of each scored deal, oldest first."""
        where, values = _where(query, "points IS NOT NULL", "outcome <> 'void'")
        rows = self._rows(f"SELECT played, points FROM deals {where} ORDER BY played, id", values)  # noqa: S608 - our words
        return [_trusted(_point, row) for row in rows]

    def _rows(self, question: str, values: Sequence[object]) -> list[Any]:
        return self._use(lambda connection: connection.execute(question, values).fetchall())

    # -- the file ----------------------------------------------------------------------------

    def _use(self, work: Callable[[sqlite3.Connection], T], *, write: bool = False) -> T:
        """Do *work* in a transaction; set a damaged file aside and do it again. Raises ``OSError``."""
        try:
            try:
                return self._attempt(work, write)
            except sqlite3.DatabaseError as error:
                if not _is_damage(error):
                    raise
            with self._mending:
                return self._mend(work, write)
        except sqlite3.Error as error:
            raise OSError(f"{self.path}: {error}") from error

    def _mend(self, work: Callable[[sqlite3.Connection], T], write: bool) -> T:
        try:
            return self._attempt(work, write)  # another thread may have mended it
        except sqlite3.DatabaseError as error:
            if not _is_damage(error):
                raise
        self._aside = move_aside(self.path)
        journal = self.path.with_name(f"{self.path.name}-journal")
        if journal.exists():  # it belongs to the damaged file and would spoil the fresh one
            move_aside(journal)
        return self._attempt(work, write)

    def _attempt(self, work: Callable[[sqlite3.Connection], T], write: bool) -> T:
        try:
            self.path.parent.mkdir(parents=True, exist_ok=True)
        except FileExistsError as error:  # that it exists says nothing of what is wrong
            raise NotADirectoryError(ENOTDIR, os.strerror(ENOTDIR), str(self.path.parent)) from error
        with closing(sqlite3.connect(self.path, timeout=WAIT_SECONDS, isolation_level=None)) as connection:
            fresh = self._version(connection) == 0
            # Whoever reads first and then writes may be refused at once while another waits to write.
            connection.execute("BEGIN IMMEDIATE" if write or fresh else "BEGIN")
            if fresh and self._version(connection) == 0:
                self._create(connection)
            result = work(connection)
            connection.execute("COMMIT")
            return result

    def _version(self, connection: sqlite3.Connection) -> int:
        version = int(connection.execute("PRAGMA user_version").fetchone()[0])
        if not 0 <= version <= SCHEMA:
            raise OSError(f"{self.path}: a newer program wrote this history, version {version}")
        return version

    def _create(self, connection: sqlite3.Connection) -> None:
        for statement in _CREATE:
            connection.execute(statement)
        self.adopted = self.skipped = 0
        for path in sorted((self.path.parent / "records").glob("*.liudou")):
            try:
                record = parsed(path.read_text(encoding="utf-8"))
                _insert(connection, _row(record, OWNER, _stamp_of(path) or self._now()))
            except (OSError, ValueError, RecordRefused):
                self.skipped += 1
            else:
                self.adopted += 1


def _is_damage(error: sqlite3.Error) -> bool:
    return getattr(error, "sqlite_errorcode", 0) & 0xFF in _DAMAGE


def _stamp_of(path: Path) -> datetime | None:
    """Return when a record file of an earlier version was written: its name begins with it."""
    try:
        return datetime.strptime(path.name[:15], _STAMP).replace(tzinfo=UTC)
    except ValueError:
        return None


def parsed(text: str) -> Record:
    """Read a record. Raises :class:`RecordRefused`."""
    from engine.record import NewerRecord, NotARecord, OtherRules, Record  # a window opens without rules

    try:
        return Record.parse(text)
    except NotARecord as error:
        raise RecordRefused(RecordTrouble.NOT_A_RECORD, str(error)) from error
    except NewerRecord as error:
        raise RecordRefused(RecordTrouble.NEWER, str(error)) from error
    except OtherRules as error:
        raise RecordRefused(RecordTrouble.OTHER_RULES, str(error)) from error
    except ValueError as error:
        raise RecordRefused(RecordTrouble.DAMAGED, str(error)) from error


def _row(record: Record, seat: Seat | None, now: datetime) -> dict[str, object]:
    """Return the columns of a deal; roles and the rest come from playing it again."""
    try:
        end = record.replay()[-1].state
    except ValueError as error:
        raise RecordRefused(RecordTrouble.DAMAGED, str(error)) from error
    played = datetime.fromisoformat(record.played) if record.played else now
    role = end.roles[seat] if seat is not None else None
    points = None if seat is None else record.scores[seat] if record.scores else 0
    text = str(record)
    return {
        "digest": _digest(record, text),
        "record": text,
        "played": _seconds(played),
        "variant": record.ruleset.variant.value,
        "base": record.ruleset.base,
        "n": record.n,
        "seat": seat,
        "role": None if role is None else role.value,
        "outcome": None if seat is None else _outcome(end.result, seat).value,
        "points": points,
        "names": json.dumps([name.name for name in record.seats], ensure_ascii=False),
        "scores": None if record.scores is None else json.dumps(record.scores),
        "solo": end.solo,
    }


def _digest(record: Record, text: str) -> str:
    # A network deal is told again to who comes back, with another time; its transcript says which deal it is.
    known = text if record.fair is None else str(replace(record, played=""))
    return hashlib.sha256(known.encode()).hexdigest()


def _outcome(result: DealEnded | None, seat: Seat) -> Outcome:
    if result is None:
        return Outcome.VOID
    return Outcome.WON if seat in result.winners else Outcome.LOST


def _insert(connection: sqlite3.Connection, row: dict[str, object]) -> KeptDeal:
    names, marks = ", ".join(row), ", ".join(f":{name}" for name in row)
    connection.execute(f"INSERT OR IGNORE INTO deals ({names}) VALUES ({marks})", row)  # noqa: S608 - our words
    found = connection.execute(f"SELECT {_COLUMNS} FROM deals WHERE digest = :digest", row)  # noqa: S608 - our words
    return _trusted(_kept, found.fetchone())


def _where(query: Query, *conditions: str) -> tuple[str, list[object]]:
    asked = dict(_conditions(query))
    return "WHERE " + " AND ".join([_IN_CALENDAR, *conditions, *asked]), list(asked.values())


def _conditions(query: Query) -> Iterator[tuple[str, object]]:
    for column in ("variant", "role", "outcome"):
        wanted = getattr(query, column)
        if wanted is not None:
            yield f"{column} = ?", wanted.value
    if query.since is not None:
        yield "played >= ?", _seconds(query.since)
    if query.until is not None:
        yield "played < ?", _seconds(query.until)


def _seconds(moment: datetime) -> int:
    """Return whole seconds since 1970, rounded up: deals are kept to the second."""
    return -((_EPOCH - moment) // timedelta(seconds=1))


def _moment(seconds: int) -> datetime:
    return _EPOCH + timedelta(seconds=seconds)


def _kept(row: _Row) -> KeptDeal:
    return KeptDeal(
        id=row[0],
        played=_moment(row[1]),
        variant=Variant(row[2]),
        base=row[3],
        n=row[4],
        seat=row[5],
        role=None if row[6] is None else Role(row[6]),
        outcome=None if row[7] is None else Outcome(row[7]),
        points=row[8],
        names=tuple(map(str, read_json(row[9]))),
        scores=None if row[10] is None else tuple(map(int, read_json(row[10]))),
        solo=bool(row[11]),
    )


def _tally(row: _Row) -> Tally:
    return Tally(Variant(row[0]), Role(row[1]), deals=row[2], won=row[3], points=row[4])


def _point(row: _Row) -> tuple[datetime, int]:
    return _moment(row[0]), int(row[1])


def _trusted(read: Callable[[_Row], T], row: _Row) -> T:
    """Read a row; one that no program of ours wrote raises ``OSError``."""
    try:
        return read(row)
    except (ValueError, TypeError, OverflowError) as error:
        raise OSError(f"the history holds something strange: {error}") from error
