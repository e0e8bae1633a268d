"""What a client keeps of a dealing: text and back, on the disk as a whole or not at all."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.fair import DealingId, SeatShare, Transcript
from liudou_gui.session.transcripts import Kept, TranscriptFile

ID = DealingId(b"12345678", 7)
SAID = Transcript(ID, b"\x01" * 32, (SeatShare(2, b"\x02" * 32, b"\x03" * 32),), b"\x04" * 32, 1)
ALL = (
    Kept(ID, 4, b"\x01" * 32),
    Kept(ID, 4, b"\x01" * 32, 2, b"\x03" * 32),
    Kept(ID, 4, b"\x01" * 32, 2, b"\x03" * 32, SAID),
    Kept(ID, 4, b"\x01" * 32, transcript=SAID),
)


@pytest.mark.parametrize("kept", ALL)
def test_what_is_kept_is_its_text(kept: Kept, tmp_path: Path) -> None:
    assert Kept.parse(str(kept)) == kept
    file = TranscriptFile(tmp_path / "dealing.txt")
    assert file.kept() is None
    file.keep(ALL[0])
    file.keep(kept)
    assert file.kept() == kept
    assert [path.name for path in tmp_path.iterdir()] == ["dealing.txt"]


@pytest.mark.parametrize("place", range(len(str(ALL[2]).split("\n"))))
def test_a_line_less_is_a_damaged_file(place: int, tmp_path: Path) -> None:
    path = tmp_path / "dealing.txt"
    lines = str(ALL[2]).split("\n")
    text = "\n".join(lines[:place] + lines[place + 1 :])
    path.write_text(text, encoding="utf-8", newline="\n")
    kept = TranscriptFile(path).kept()
    # Without the line of the own share, or of another's, it is a smaller whole that proves less.
    assert kept is None or kept.seat is None or kept.transcript != SAID


def test_a_file_that_is_no_text_or_far_too_long_counts_as_none(tmp_path: Path) -> None:
    path = tmp_path / "dealing.txt"
    for content in (b"\xff\xff", b"", b"x" * 200_000):
        path.write_bytes(content)
        assert TranscriptFile(path).kept() is None


def test_a_folder_is_made_and_where_that_cannot_be_it_is_an_error(tmp_path: Path) -> None:
    inside = TranscriptFile(tmp_path / "new" / "dealing.txt")
    inside.keep(ALL[0])
    assert inside.kept() == ALL[0]
    (tmp_path / "taken").touch()
    with pytest.raises(OSError, match="taken"):
        TranscriptFile(tmp_path / "taken" / "dealing.txt").keep(ALL[0])


def test_the_own_share_is_not_printed() -> None:
    assert repr(b"\x03" * 32) not in repr(ALL[2])
