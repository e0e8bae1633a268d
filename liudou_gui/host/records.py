"""Records of played deals in a folder: one small text each."""

from __future__ import annotations

from datetime import UTC, datetime
from pathlib import Path

from engine.record import Record


class RecordFolder:
    """Writes each record to a new file, so that nothing is ever overwritten."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder

    def save(self, record: Record) -> Path:
        """Write the record and return its path. Raises ``OSError``."""
        self._folder.mkdir(parents=True, exist_ok=True)
        stamp = datetime.now(UTC).strftime("%Y%m%d-%H%M%S-%f")
        path = self._folder / f"{stamp}-{record.ruleset.variant.value}.liudou"
        unfinished = path.with_suffix(".part")
        unfinished.write_text(str(record), encoding="utf-8", newline="\n")
        unfinished.replace(path)
        return path
