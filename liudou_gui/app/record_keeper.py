"""Keeps the record of every finished deal, and shows it again; says so when it cannot."""

from __future__ import annotations

import hashlib
import logging
import threading
from pathlib import Path
from typing import TYPE_CHECKING

import platformdirs
from PySide6.QtCore import QObject, Signal

from engine.deal import Seat
from engine.ruleset import SEATS
from liudou_gui.history.base import KeptDeal, RecordRefused, RecordTrouble
from liudou_gui.history.store import HistoryStore, parsed
from liudou_gui.paths import move_aside, write_whole
from liudou_gui.session.base import PERSON, Replay

if TYPE_CHECKING:
    from engine.record import Record

HISTORY_FILE = "history.sqlite3"
UNSAVED = "unsaved"

_log = logging.getLogger(__name__)


def data_folder(profile: Path | None) -> Path:
    """Return where deals are kept: in the *profile*, or where this system keeps a person's data."""
    return profile if profile is not None else Path(platformdirs.user_data_dir("liudou", appauthor=False))


class RecordKeeper(QObject):
    """Called in a table's thread; :attr:`failed` tells the window's, with the file and the reason.

    A record that the history does not take now is written to the folder :data:`UNSAVED` beside it, and
    taken in with the next one or at the next start. One that a full disk does not take there either stays
    in memory, and is tried again with the next one and when the window closes.
    """

    failed = Signal(str)
    kept = Signal(int)
    """A deal was kept, under this id in the history."""
    unfinished_failed = Signal(str)
    """The running deal cannot be written to disk."""

    def __init__(self, history: HistoryStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = history
        self._unsaved = history.path.with_name(UNSAVED)
        self._in_hand: list[tuple[Record, Seat]] = []
        self._one = threading.Lock()

    def keep(self, record: Record, seat: Seat = PERSON) -> None:
        """Keep the record of a deal that the person played in *seat*.

        A disk that refuses is told to the person, and the game goes on.
        """
        with self._one:
            try:
                self.kept.emit(self._history.add(record, seat).id)
            except (OSError, RecordRefused) as error:
                self._set_down_all([(record, seat)])
                self.failed.emit(str(error))
            else:
                self._take_in()

    def close(self) -> None:
        """Try a last time to keep what stays in memory alone."""
        with self._one:
            if self._in_hand:
                self._take_in()

    def take_in(self) -> list[Path]:
        """Keep the records that could not be kept before; whatever the disk refuses stays where it is.

        Damaged ones are set aside, do not hold up the others, and their new paths are returned.
        """
        with self._one:
            return self._take_in()

    def _take_in(self) -> list[Path]:
        aside: list[Path] = []
        if self._in_hand:
            self._set_down_all([])
        for path in self._waiting():
            try:
                self._history.add_text(path.read_text(encoding="utf-8"), _seat_in(path.stem))
                path.unlink()
            except (ValueError, RecordRefused) as error:
                aside.append(self._set_aside(path, error))
            except OSError:  # so it would be with the others
                break
        return aside

    def _waiting(self) -> list[Path]:
        try:
            return sorted(path for path in self._unsaved.glob("*.liudou") if path.is_file())
        except OSError:  # no folder that can be looked into, and so nothing of ours
            return []

    def _set_aside(self, path: Path, why: Exception) -> Path:
        try:
            aside = move_aside(path)
        except OSError:
            aside = path
        _log.warning("a record that cannot be read is now %s: %s", aside, why)
        return aside

    def _set_down_all(self, more: list[tuple[Record, Seat]]) -> None:
        """Write what is in memory, and *more*, to the folder; what it does not take stays in memory."""
        self._in_hand = [each for each in self._in_hand if self._set_down(*each) is not None]
        for each in more:
            why = self._set_down(*each)
            if why is not None:
                self._in_hand.append(each)
                self.failed.emit(why)

    def _set_down(self, record: Record, seat: Seat) -> str | None:
        """Write a record to the folder; return why it could not be."""
        text = str(record)
        name = hashlib.sha256(text.encode()).hexdigest()[:16]
        try:
            path = self._unsaved / (f"{name}.liudou" if seat == PERSON else f"{name}-{seat}.liudou")
            write_whole(path, text)
        except OSError as error:
            return f"{self._unsaved}: {error.strerror or error}"
        return None


def _seat_in(name: str) -> Seat:
    """Return the seat of the person in an unsaved record's name."""
    seat = name.partition("-")[2]
    return int(seat) if seat in map(str, range(SEATS)) else PERSON


def replay_of(text: str, kept: KeptDeal) -> Replay:
    """Return a kept deal as a session that goes back and forth. Raises :class:`RecordRefused`."""
    from liudou_gui.session.replay import ReplaySession  # with the first replay, not with the window

    record = parsed(text)
    try:
        return ReplaySession(record, kept.seat if kept.seat is not None else PERSON, kept.names)
    except ValueError as error:
        raise RecordRefused(RecordTrouble.DAMAGED, str(error)) from error
