"""Keeps the record of every finished deal; says so when it cannot."""

from __future__ import annotations

from pathlib import Path

import platformdirs
from PySide6.QtCore import QObject, Signal

from engine.record import Record
from liudou_gui.host.records import RecordFolder


def records_folder(profile: Path | None) -> Path:
    """Return where records are kept: in the *profile*, or where this system keeps a person's data."""
    home = profile if profile is not None else Path(platformdirs.user_data_dir("liudou", appauthor=False))
    return home / "records"


class RecordKeeper(QObject):
    """Called in a table's thread; :attr:`failed` tells the window's."""

    failed = Signal(str)

    def __init__(self, folder: Path, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._folder, self._records = folder, RecordFolder(folder)

    def keep(self, record: Record) -> None:
        """Write a record; a disk that refuses is told to the person, and the game goes on."""
        try:
            self._records.save(record)
        except OSError as error:
            self.failed.emit(f"{self._folder}: {error.strerror or error}")
