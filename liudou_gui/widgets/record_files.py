"""Records as files: written whole or not at all, read with care."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass, field
from pathlib import Path

from PySide6.QtCore import QIODevice, QSaveFile

from engine.deal import Seat
from engine.names import clean_name
from engine.ruleset import SEATS
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


def shown_name(path: Path) -> str:
    """Return a file's name as one line of plain text."""
    return clean_name(path.name, 80)


def read_record(path: Path) -> str:
    """Return the text of a record. Raises ``OSError`` or :class:`RecordRefused`."""
    if not path.is_file():
        raise OSError(translate("Records", "This is no file."))
    with path.open("rb") as file:
        data = file.read(LARGEST + 1)
    if len(data) > LARGEST:
        raise RecordRefused(RecordTrouble.NOT_A_RECORD, "too large")
    try:
        return data.decode("utf-8-sig")
    except UnicodeDecodeError as error:
        raise RecordRefused(RecordTrouble.NOT_A_RECORD, str(error)) from error


def _sentence(why: str) -> str:
    """Return what the system said, which has no full stop, as a sentence."""
    return why if why.endswith((".", "。")) else f"{why[:1].upper()}{why[1:]}."


def owner_seat(text: str, name: str) -> Seat | None:
    """Return the seat of the person called *name* in a record, None if it is not one person alone.

    So a record of one's own counts again after it was exported, deleted and imported.
    """
    found = [seat for seat in range(SEATS) if name and f"\nseat {seat} person {name}\n" in text]
    return found[0] if len(found) == 1 else None


def import_records(
    history: History, paths: list[Path], name: str = "", step: Callable[[int], bool] = lambda _: True
) -> Imported:
    """Keep the records in *paths*; what one file lacks does not stop the others.

    *name* is the owner's. *step* is told how many files are done, and says whether to go on.
    """
    result = Imported()
    for number, path in enumerate(paths):
        if not step(number):
            break
        try:
            text = read_record(path)
            before = history.count(Query())
            result.deals.append(history.add_text(text, owner_seat(text.replace("\r\n", "\n"), name)))
            result.new += history.count(Query()) > before
        except RecordRefused as refusal:
            result.refused.append((shown_name(path), trouble_text(refusal.trouble)))
        except (OSError, ValueError) as error:
            why = error.strerror if isinstance(error, OSError) else None
            result.refused.append((shown_name(path), _sentence(why or str(error))))
    return result
