"""Going on with a deal: the file after each action, after a torn line, after a killed program."""

from __future__ import annotations

import shutil
import sys
from dataclasses import replace
from functools import cache
from pathlib import Path
from random import Random

import pytest
from hypothesis import given
from hypothesis import strategies as st

from engine.bots.rule_bot import RuleBot
from engine.deal import deal_from_seed
from engine.record import Entry, Record, record_seat
from engine.ruleset import SEATS, Ruleset, Variant
from engine.view import PlayerView, fold
from engine.visible import ClockStarted, Envelope, Viewer
from liudou_gui.host.driver import Driver
from liudou_gui.host.table import FRESH, RunningDeal, SeatInfo, Standing, Table
from liudou_gui.host.unfinished import (
    DamagedUnfinished,
    ForeignUnfinished,
    Unfinished,
    UnfinishedFile,
    discard,
    load,
)
from tests.helpers.tables import FAST, NOON, PEOPLE, VIEWERS, Watched

BOTS = tuple(
    SeatInfo(name, is_bot=number > 0) for number, name in enumerate(("Lin", "梅", "c", "d", "e", "f"))
)
SEATED = tuple(record_seat(seat.name, is_bot=seat.is_bot) for seat in BOTS)
STANDING = Standing(number=4, void_before=1, deals=3, totals=(5, -1, -1, -1, -1, -1))


@cache
def played(variant: Variant, seed: int = 2) -> Record:
    watched = Watched(deal_from_seed(Ruleset(variant), bytes(31) + bytes([seed])), seats=BOTS)
    watched.play({seat: RuleBot() for seat in range(SEATS)})
    return watched.records[0]


def left(record: Record, cut: int, standing: Standing = STANDING) -> Unfinished:
    """Return the table of *record* as it was left after *cut* entries."""
    deal = RunningDeal(record.seed, record.played, record.entries[:cut])
    return Unfinished(record.ruleset, SEATED, FAST, counter_allowed=False, standing=standing, deal=deal)


class Restored:
    """A table that is set up again, with an ear at every stream."""

    def __init__(self, kept: Unfinished, now_ms: int = 77_000) -> None:
        self.records: list[Record] = []
        seats = tuple(SeatInfo(seat.name, seat.is_bot) for seat in kept.seats)
        self.table = Table(
            kept.ruleset,
            kept.timing,
            seats,
            lambda: bytes(32),
            now_ms,
            on_record=self.records.append,
            wall_clock=lambda: NOON,
            counter_allowed=kept.counter_allowed,
            standing=kept.standing,
        )
        self.streams: dict[Viewer, list[Envelope]] = {viewer: [] for viewer in VIEWERS}
        self.driver = Driver(self.table, {seat: RuleBot() for seat in range(SEATS)}, kept.timing, 1)
        for viewer, stream in self.streams.items():
            self.table.attach(viewer, stream.append)
        if kept.deal is not None:
            self.table.resume(kept.deal, now_ms)

    def view(self, viewer: Viewer) -> PlayerView:
        view = PlayerView(viewer)
        for envelope in self.streams[viewer]:
            view = fold(view, envelope.event)
        return view

    def finish(self) -> Record:
        while self.table.dealing:
            due = self.driver.due_ms
            assert due is not None
            self.driver.act(due)
        return self.records[-1]


@pytest.mark.parametrize("variant", Variant, ids=lambda variant: variant.value)
def test_from_any_point_all_see_the_same_again_and_the_deal_can_be_finished(variant: Variant) -> None:
    rng = Random(variant.value)
    for seed in (2, 5):
        record = played(variant, seed)
        count = len(record.entries)
        for cut in {0, 1, 2, count - 1, *(rng.randrange(count) for _ in range(6))}:
            watched = Watched(
                deal_from_seed(record.ruleset, record.seed), seats=BOTS, counter_allowed=False, void_before=0
            )
            watched.replay(record.entries[:cut])
            kept = Unfinished.parse(str(left(record, cut, replace(FRESH, number=1))))
            restored = Restored(kept)
            for viewer in VIEWERS:
                same = replace(restored.view(viewer), clock=None)
                assert same == replace(watched.view(viewer), clock=None)
            clock = restored.view(None).clock
            assert clock is not None
            assert clock.started_ms == 77_000
            assert restored.table.deadline == 77_000 + (clock.length_ms or 0)
            finished = restored.finish()
            assert finished.entries[:cut] == record.entries[:cut]
            assert [e.at_ms for e in finished.entries] == sorted(e.at_ms for e in finished.entries)
            assert finished.replay()[-1].state.over
            assert (finished.played, finished.seats) == (record.played, record.seats)


def test_a_slot_that_was_answered_goes_on_without_asking_again() -> None:
    """P2: the seat whose camp is chosen but not yet told."""
    record = played(Variant.TWO_CAMPS, 1)
    cut = next(n for n, entry in enumerate(record.entries) if entry.action is None)
    restored = Restored(left(record, cut))
    assert restored.table.deadline is not None
    assert restored.finish().entries[:cut] == record.entries[:cut]


def test_a_deal_whose_last_action_was_written_ends_at_once_with_the_same_record() -> None:
    record = played(Variant.TWO_FOUR)
    restored = Restored(left(record, len(record.entries), replace(FRESH, number=record.number)))
    assert not restored.table.dealing
    assert restored.records == [record]
    assert restored.table.standing.totals == record.scores


def test_the_evening_goes_on_after_a_finished_deal() -> None:
    kept = replace(left(played(Variant.TWO_FOUR), 0), deal=None)
    restored = Restored(Unfinished.parse(str(kept)))
    assert restored.view(3).totals == STANDING.totals
    restored.table.next_deal(80_000)
    view = restored.view(3)
    assert (view.number, view.void_before, view.deals, view.totals) == (5, 1, 3, STANDING.totals)
    clocks = [e for e in restored.streams[0] if isinstance(e.event, ClockStarted)]
    assert len(clocks) == 1


def test_only_a_fresh_table_takes_a_deal_up_and_only_a_legal_one() -> None:
    record = played(Variant.TWO_FOUR)
    kept = left(record, 5)
    assert kept.deal is not None
    with pytest.raises(ValueError, match="begun"):
        Restored(kept).table.resume(kept.deal, 0)
    wrong = replace(kept, deal=replace(kept.deal, entries=(Entry(0, 0, None),)))
    with pytest.raises(ValueError, match=r"\w"):
        Restored(wrong)
    with pytest.raises(ValueError, match=r"\w"):
        wrong.check()


def test_the_file_holds_each_action_before_anybody_is_told(tmp_path: Path) -> None:
    path = tmp_path / "data" / "unfinished.liudou"
    deal_seed = bytes(31) + b"\x02"
    ruleset = Ruleset(Variant.TWO_CAMPS)
    file = UnfinishedFile(path, Unfinished(ruleset, SEATED, FAST))
    table = Table(ruleset, FAST, BOTS, lambda: deal_seed, 0, wall_clock=lambda: NOON, journal=file)
    seen: list[int] = []

    def compare(_: Envelope) -> None:
        if seen and len(table._entries) % 7:
            return
        kept = load(path)
        assert kept is not None
        entries = tuple(table._entries)
        if kept.deal is None:
            assert not table.dealing
            return
        assert kept.deal == RunningDeal(deal_seed, "2026-11-30T04:00:00Z", entries)
        seen.append(len(entries))

    driver = Driver(table, {seat: RuleBot() for seat in range(SEATS)}, FAST, 3)
    assert not path.exists(), "nothing is written before a deal runs"
    table.attach(None, compare, since=100)
    table.next_deal(500)
    while table.dealing:
        driver.act(driver.due_ms or 0)
    file.close()
    file.close()
    assert max(seen) > 50
    kept = load(path)
    assert kept is not None
    assert (kept.deal, kept.standing) == (None, table.standing)
    assert [entry.name for entry in path.parent.iterdir()] == [path.name]
    discard(path)
    discard(path)
    assert load(path) is None


@given(cut=st.integers(0, 10_000))
def test_a_torn_end_is_dropped_and_what_was_whole_stays(cut: int) -> None:
    record = played(Variant.TWO_FOUR)
    text = str(left(record, len(record.entries) - 1))
    head = text.index("played ")
    torn = text[: head + cut % (len(text) - head)]
    kept = Unfinished.parse(torn)
    assert kept.deal is not None
    whole = torn.count("\n") - str(replace(kept, deal=replace(kept.deal, entries=()))).count("\n")
    assert kept.deal.entries == record.entries[:whole]
    kept.check()


@pytest.mark.parametrize(
    ("old", "new"),
    [
        ("seat 0 person", "seat 0 bot"),
        ("seat 3 bot", "seat 3 person"),
        ("liudou-unfinished 1", "liudou-record 1"),
        ("rules-hash ", "rules-hash 0"),
        ("seat 3 bot", "seat 3 cat"),
        ("bid_ms=15000", "bid_ms=150000000"),
        ("bid_ms=15000", "bid_ms=3600001"),
        ("bid_ms=15000", "bid_ms=none"),
        (" bid_slot_ms", " slot_ms"),
        ("counter no", "counter maybe"),
        ("totals 5 ", "totals "),
        ("deals 3", "deals -3"),
        ("deal 4 1", "deal 0 1"),
        ("seed ", "seed x"),
        ("played 2026", "played 2O26"),
        ("bid ", "big "),
        ("played ", "\nplayed "),
    ],
)
def test_a_damaged_file_is_moved_aside_and_reported_in_words(tmp_path: Path, old: str, new: str) -> None:
    path = tmp_path / "unfinished.liudou"
    text = str(left(played(Variant.TWO_FOUR), 9))
    assert old in text
    path.write_text(text.replace(old, new, 1), encoding="utf-8", newline="\n")
    with pytest.raises(DamagedUnfinished, match="the file is now") as found:
        load(path)
    assert found.value.aside.read_text(encoding="utf-8") == text.replace(old, new, 1)
    assert load(path) is None


def test_a_file_of_a_newer_version_stays_where_it_is(tmp_path: Path) -> None:
    path = tmp_path / "unfinished.liudou"
    text = str(left(played(Variant.TWO_FOUR), 9)).replace("liudou-unfinished 1", "liudou-unfinished 2")
    path.write_text(text, encoding="utf-8", newline="\n")
    with pytest.raises(ForeignUnfinished):
        load(path)
    assert path.read_text(encoding="utf-8") == text


@pytest.mark.parametrize("data", [b"", b"\x00" * 300, b"\xff\n" * 20, b"x" * 2_000_000])
def test_bytes_of_any_kind_are_moved_aside(tmp_path: Path, data: bytes) -> None:
    path = tmp_path / "unfinished.liudou"
    path.write_bytes(data)
    with pytest.raises(DamagedUnfinished):
        load(path)
    path.write_bytes(data)
    with pytest.raises(DamagedUnfinished):
        load(path)
    assert len(list(tmp_path.iterdir())) == 2


def test_an_illegal_action_in_the_file_is_damage(tmp_path: Path) -> None:
    path = tmp_path / "unfinished.liudou"
    text = str(left(played(Variant.TWO_FOUR), 3))
    path.write_text(text + "99999 0 play 3d0\n", encoding="utf-8", newline="\n")
    with pytest.raises(DamagedUnfinished):
        load(path)


def test_large_losses_and_an_unlimited_turn_are_kept() -> None:
    kept = left(played(Variant.HIDDEN), 3)
    far = replace(STANDING, totals=(5 * 10**11, *[-(10**11)] * 5))
    kept = replace(kept, standing=far, timing=replace(FAST, play_ms=None))
    assert Unfinished.parse(str(kept)) == kept


def refused(folder: Path, said: list[str]) -> tuple[Table, UnfinishedFile]:
    """Return a table whose file is to be in *folder*, which is none; what is told of it goes to *said*."""
    folder.write_text("no folder", encoding="utf-8")
    ruleset = Ruleset(Variant.HIDDEN)
    journal = UnfinishedFile(folder / "x", Unfinished(ruleset, SEATED, FAST), said.append)
    return Table(ruleset, FAST, PEOPLE, lambda: bytes(32), 0, journal=journal), journal


def test_a_disk_that_refuses_is_told_once_and_the_game_goes_on(tmp_path: Path) -> None:
    said: list[str] = []
    table, journal = refused(tmp_path / "file", said)
    for _ in range(2):
        table.next_deal(0)
        while table.dealing:
            table.tick(table.deadline or 0)
    journal.close()
    assert len(said) == 1
    assert "file" in said[0]


def test_it_is_told_again_after_it_could_be_written(tmp_path: Path) -> None:
    said: list[str] = []
    table, journal = refused(tmp_path / "file", said)
    for written in (False, True, False):
        (tmp_path / "file").unlink() if (tmp_path / "file").is_file() else shutil.rmtree(tmp_path / "file")
        if not written:
            (tmp_path / "file").write_text("no folder", encoding="utf-8")
        table.next_deal(0)
        while table.dealing:
            table.tick(table.deadline or 0)
        assert (tmp_path / "file" / "x").exists() == written
    journal.close()
    assert len(said) == 2


def test_a_disk_that_takes_no_more_for_a_while_costs_nothing(tmp_path: Path) -> None:
    """When it can be written again in the middle of a deal, the whole deal is."""
    said: list[str] = []
    folder = tmp_path / "file"
    table, journal = refused(folder, said)
    table.next_deal(0)
    while len(table._entries) < 2:
        table.tick(table.deadline or 0)
    folder.unlink()
    while not folder.is_dir():
        table.tick(table.deadline or 0)
    journal.close()
    kept = load(folder / "x")
    assert kept is not None
    assert kept.deal is not None
    assert kept.deal.entries == tuple(table._entries)
    assert len(kept.deal.entries) > 2
    assert len(said) == 1


def test_the_examples_in_the_documentation_are_such_texts() -> None:
    text = (Path(__file__).parents[2] / "docs" / "records.md").read_text(encoding="utf-8")
    record, unfinished = text.split("```\n")[1::2]
    assert Record.parse(record).replay()[-1].state.over
    Unfinished.parse(unfinished).check()


def test_a_file_that_is_removed_in_the_middle_of_a_deal_is_written_anew(tmp_path: Path) -> None:
    path = tmp_path / "x"
    journal = UnfinishedFile(path, Unfinished(Ruleset(Variant.HIDDEN), SEATED, FAST))
    table = Table(Ruleset(Variant.HIDDEN), FAST, PEOPLE, lambda: bytes(32), 0, journal=journal)
    table.next_deal(0)
    while len(table._entries) < 2:
        table.tick(table.deadline or 0)
    if sys.platform != "win32":  # there an open file cannot be removed
        path.unlink()
    table.tick(table.deadline or 0)
    journal.close()
    kept = load(path)
    assert kept is not None and kept.deal is not None
    assert kept.deal.entries == tuple(table._entries)
