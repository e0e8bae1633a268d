"""Sums over what each viewer saw of the golden deals: they tell of any change of rules, events or door.

``python -m tests.playthroughs.golden_sums`` writes ``golden/golden.txt`` anew from the records beside it. Do
so after a wanted change, and say in the commit why it was wanted. ``golden_search`` makes the records.
"""

from __future__ import annotations

import hashlib
from pathlib import Path

from engine.observe import project
from engine.record import Record
from engine.ruleset import SEATS
from engine.view import view_of
from engine.visible import Viewer

FOLDER = Path(__file__).parent / "golden"
SUMS = FOLDER / "golden.txt"
VIEWERS: tuple[Viewer, ...] = (None, *range(SEATS))

HEAD = """\
# What each viewer sees of the deals in this folder, as sums (SHA-256, its first 16 digits): of the stream of
# events that the door let through, one repr a line, and of the repr of the view that they fold into.
# After a wanted change: python -m tests.playthroughs.golden_sums
"""


def kept() -> list[Path]:
    """Return the kept records' files."""
    return sorted(FOLDER.glob("*.liudou"))


def sums_of(name: str, record: Record) -> list[str]:
    """Return the lines of the sums' file for a record. Raises ``ValueError`` if it does not replay."""
    steps = record.replay()
    lines = ["", f"{name}: {len(record.entries)} entries"]
    for viewer in VIEWERS:
        visible = [project(event, viewer) for step in steps for event in step.events]
        stream = [event for event in visible if event is not None]
        of_stream, of_view = _sum("\n".join(map(repr, stream))), _sum(repr(view_of(viewer, stream)))
        who = "spectator" if viewer is None else f"seat {viewer}"
        lines.append(f"  {who:9}  {len(stream):4} events  stream {of_stream}  view {of_view}")
    return lines


def all_sums() -> str:
    """Return the text of the sums' file for the kept records."""
    lines = [line for path in kept() for line in sums_of(path.stem, Record.parse(path.read_text("utf-8")))]
    return HEAD + "\n".join(lines) + "\n"


def _sum(text: str) -> str:
    return hashlib.sha256(text.encode()).hexdigest()[:16]


def write_sums() -> None:
    """Write the sums' file anew."""
    SUMS.write_text(all_sums(), encoding="utf-8", newline="\n")


if __name__ == "__main__":
    write_sums()
