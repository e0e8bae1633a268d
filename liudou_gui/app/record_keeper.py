"""Keeps the record of every finished deal, and shows it again; says so when it cannot."""

from __future__ import annotations

from pathlib import Path

import platformdirs
from PySide6.QtCore import QObject, Signal

from engine.record import Record
from liudou_gui.history.base import KeptDeal, RecordRefused, RecordTrouble
from liudou_gui.history.store import HistoryStore, parsed
from liudou_gui.session.base import Replay
from liudou_gui.session.local import PERSON
from liudou_gui.session.replay import ReplaySession

HISTORY_FILE = "history.sqlite3"


def data_folder(profile: Path | None) -> Path:
    """Return where deals are kept: in the *profile*, or where this system keeps a person's data."""
    return profile if profile is not None else Path(platformdirs.user_data_dir("liudou", appauthor=False))


class RecordKeeper(QObject):
    """Called in a table's thread; :attr:`failed` tells the window's, with the file and the reason."""

    failed = Signal(str)
    kept = Signal(int)
    """A deal was kept, under this id in the history."""

    def __init__(self, history: HistoryStore, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = history

    def keep(self, record: Record) -> None:
        """Keep a record; a disk that refuses is told to the person, and the game goes on."""
        try:
            self.kept.emit(self._history.add(record, PERSON).id)
        except (OSError, RecordRefused) as error:
            self.failed.emit(str(error))


def replay_of(text: str, kept: KeptDeal) -> Replay:
    """Return a kept deal as a session that goes back and forth. Raises :class:`RecordRefused`."""
    record = parsed(text)
    try:
        return ReplaySession(record, kept.seat if kept.seat is not None else PERSON, kept.names)
    except ValueError as error:
        raise RecordRefused(RecordTrouble.DAMAGED, str(error)) from error
