"""``liudou verify`` as a person or a script would call it."""

from __future__ import annotations

import errno
import json
import os
import sys
from dataclasses import replace
from functools import cache
from io import StringIO
from pathlib import Path

import pytest

from engine.actions import ChooseCamp
from engine.audit import audit
from engine.fair import Cause, NotFair
from engine.record import Record, record_seat
from engine.ruleset import Variant
from liudou_gui.__main__ import main
from tests.helpers.fair import FairTable

GOLDEN = Path(__file__).parents[1] / "playthroughs" / "golden"


@cache
def fair_record(variant: Variant, share: int = 3) -> Record:
    """A record with its transcript, as the program of seat 0 writes it."""
    table = FairTable(variant, share=bytes([share]) * 32)
    table.break_off()
    witness = table.run().witnesses[0]
    seats = tuple(record_seat(name, is_bot=seat == 1) for seat, name in enumerate(["Lin", "奶奶", *"CDEF"]))
    record = witness.record("2026-11-30T08:00:00Z", seats)
    assert record is not None
    return record


def said(
    text: str | Record, folder: Path, capsys: pytest.CaptureFixture[str], *words: str
) -> tuple[int, str]:
    path = folder / "deal.liudou"
    path.write_text(str(text), encoding="utf-8", newline="\n")
    code = main(["verify", str(path), *words])
    return code, capsys.readouterr().out


@pytest.mark.parametrize("variant", Variant, ids=lambda variant: variant.value)
def test_an_honest_record_is_verified(
    variant: Variant, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out = said(fair_record(variant), tmp_path, capsys)
    assert code == 0
    assert "Dealing verified" in out
    assert "the host, seat 1 (Lin), seat 3 (C), seat 6 (F)" in out
    assert "broken off before it: 1" in out
    assert "not that nobody looked" in out


def test_json_says_the_same_in_one_line(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    code, out = said(fair_record(Variant.HIDDEN), tmp_path, capsys, "--json")
    row = json.loads(out)
    assert code == 0
    assert row["verified"] is True
    assert (row["shares"], row["broken_off"], row["variant"]) == ([0, 2, 5], 1, "hidden")
    code, out = said("no record", tmp_path, capsys, "--json")
    assert json.loads(out)["verified"] is False
    assert code == 65


def test_a_record_without_a_transcript_is_not_verified(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    code, out = said(replace(fair_record(Variant.HIDDEN), fair=None), tmp_path, capsys)
    assert code == 1
    assert "Not verified" in out
    for path in GOLDEN.glob("*.liudou"):
        assert main(["verify", str(path)]) == 1
    assert capsys.readouterr().out.count("does not say how it was dealt") == len(
        list(GOLDEN.glob("*.liudou"))
    )


def test_a_record_that_was_dealt_otherwise_is_wrong(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    record = fair_record(Variant.TWO_FOUR)
    assert record.fair is not None
    for fair in (
        replace(record.fair, host_share=b"\x05" * 32),
        replace(record.fair, root=b"\x05" * 32),
        replace(record.fair, shares=(replace(record.fair.shares[0], share=b"\x05" * 32),)),
        replace(record.fair, shares=record.fair.shares[1:]),
    ):
        code, out = said(replace(record, fair=fair), tmp_path, capsys)
        assert code == 1
        assert out.startswith("The dealing is wrong: ")
        assert "fit together" not in out
    code, out = said(replace(record, fair=fair_record(Variant.HIDDEN).fair), tmp_path, capsys)
    assert code == 1
    code, out = said(replace(record, n=record.n + 1), tmp_path, capsys)
    assert (code, out.startswith("The record is wrong: ")) == (1, True)
    code, out = said(replace(record, seed=b"\x05" * 32), tmp_path, capsys)
    assert (code, "come from the shares" in out) == (1, True)


def test_a_camp_that_the_table_made_up_is_wrong() -> None:
    """A camp that somebody chose is said to be the table's: right where the table had drawn the same (P2)."""
    found = set()
    for share in range(3, 6):
        record = fair_record(Variant.TWO_CAMPS, share)
        for n, entry in enumerate(record.entries):
            if not isinstance(entry.action, ChooseCamp):
                continue
            entries = list(record.entries)
            entries[n] = replace(entry, by_table=True)
            try:
                audit(replace(record, entries=tuple(entries)))
                found.add(None)
            except NotFair as unfair:
                found.add(unfair.cause)
    assert found == {None, Cause.CAMP}


def test_what_cannot_be_read_or_played_again_says_so(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["verify", str(tmp_path / "nothing.liudou")]) == 2
    assert main(["verify", str(tmp_path)]) == 2
    assert capsys.readouterr().out.count("cannot be read") == 2
    text = str(fair_record(Variant.HIDDEN))
    for code, other in (
        (65, ""),
        (65, text.replace("fair-root", "fair-rot")),
        (65, text.replace("record 3", "record 2")),
        (1, text.replace("record 3", "record 4")),
        (1, text.replace("hidden/1", "hidden/2")),
    ):
        assert said(other, tmp_path, capsys)[0] == code
    (tmp_path / "bytes").write_bytes(b"\xff\xfe\x00")
    assert main(["verify", str(tmp_path / "bytes")]) == 65
    with pytest.raises(SystemExit) as ended:
        main(["verify"])
    assert ended.value.code == 2


def test_a_mark_of_byte_order_before_it_is_no_damage(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """Some editors write one, and the window's import takes it."""
    assert said(f"\ufeff{fair_record(Variant.HIDDEN)}", tmp_path, capsys)[0] == 0


@pytest.mark.timeout(60)
def test_what_might_never_end_is_not_read(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    endless = ["/dev/zero" if sys.platform != "win32" else "NUL"]
    if hasattr(os, "mkfifo"):
        os.mkfifo(tmp_path / "pipe")
        endless.append(str(tmp_path / "pipe"))
    for path in endless:
        assert main(["verify", path]) == 2 or sys.platform == "win32"
        out = capsys.readouterr().out
        assert out == f"{path} cannot be read: it is no file but a device.\n" or sys.platform == "win32"


class _Full(StringIO):
    """What a full disk is to who writes."""

    def flush(self) -> None:
        raise OSError(errno.ENOSPC, "No space left on device")


class _NoReader(StringIO):
    def flush(self) -> None:
        raise BrokenPipeError(errno.EPIPE, "Broken pipe")


def test_what_was_found_and_cannot_be_written_is_said_and_ends_with_74(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdout", _Full())
    assert said(fair_record(Variant.HIDDEN), tmp_path, capsys)[0] == 74
    assert said("nothing", tmp_path, capsys)[0] == 74


def test_who_stops_reading_does_not_change_what_was_found(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("sys.stdout", _NoReader())
    assert said(fair_record(Variant.HIDDEN), tmp_path, capsys)[0] == 0
    assert said("nothing", tmp_path, capsys)[0] == 65


def test_an_interrupt_is_no_traceback(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def interrupted(_: object) -> int:
        raise KeyboardInterrupt

    monkeypatch.setattr("liudou_gui.verify.run", interrupted)
    assert main(["verify", "x"]) == 130
    assert capsys.readouterr().err == "stopped\n"
