"""Records as files: written whole or not at all, read with care."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QIODevice, QSaveFile

from liudou_gui.history.base import History, KeptDeal, Query, RecordRefused, RecordTrouble
from liudou_gui.model.history_strings import trouble_text
from liudou_gui.model.words import translate

SUFFIX = "liudou"
LARGEST = 1_000_000
"""A record is a few kilobytes; a file of more bytes than this is none."""

_NAMED = 5
"""So many refused files are named; the rest is counted."""


@dataclass
class Imported:
    """What came of reading files: the deals, how many of them are new, and ``(file, why)`` for the rest."""

    deals: list[KeptDeal] = field(default_factory=list)
    new: int = 0
    refused: list[tuple[str, str]] = field(default_factory=list)

    def sentences(self) -> str:
        """Return all of it in words, a line each."""
        lines = []
        known = len(self.deals) - self.new
        if self.new:
            lines.append(translate("Records", "Imported: {count}.").format(count=self.new))
        if known:
            lines.append(translate("Records", "Kept already: {count}.").format(count=known))
        for name, why in self.refused[:_NAMED]:
            lines.append(translate("Records", "Not imported: {file}. {why}").format(file=name, why=why))
        if len(self.refused) > _NAMED:
            text = translate("Records", "Not imported either: {count} more.")
            lines.append(text.format(count=len(self.refused) - _NAMED))
        return "\n".join(lines)


def write_record(path: Path, text: str) -> None:
    """Write a record; a file that was there stays whole until the new one is. Raises ``OSError``."""
    file = QSaveFile(str(path))
    data = text.encode("utf-8")
    done = file.open(QIODevice.OpenModeFlag.WriteOnly) and file.write(data) == len(data) and file.commit()
    if not done:
        raise OSError(file.errorString())


def read_record(path: Path) -> str:
    """Return the text of a record. Raises ``OSError`` or :class:`RecordRefused`."""
    with path.open("rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise RecordRefused(RecordTrouble.NOT_A_RECORD, "too large")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordRefused(RecordTrouble.NOT_A_RECORD, str(error)) from error


def import_records(history: History, paths: list[Path]) -> Imported:
    """Keep the records in *paths*; what one file lacks does not stop the others."""
    result = Imported()
    for path in paths:
        try:
            text = read_record(path)
            before = history.count(Query())
            result.deals.append(history.add_text(text))
            result.new += history.count(Query()) > before
        except RecordRefused as refusal:
            result.refused.append((path.name, trouble_text(refusal.trouble)))
        except OSError as error:
            result.refused.append((path.name, error.strerror or str(error)))
    return result
