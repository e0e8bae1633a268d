"""Kept deals: what is found again, what is refused, and files that are damaged, newer or shared."""

from __future__ import annotations

import multiprocessing
import sqlite3
import threading
from contextlib import closing
from dataclasses import replace
from datetime import UTC, datetime, timedelta
from functools import cache
from pathlib import Path
from random import Random

import pytest

from engine.audit import audit
from engine.bots.rule_bot import RuleBot
from engine.deal import deal_from_seed
from engine.record import Record, RecordSeat
from engine.ruleset import SEATS, Ruleset, Variant
from engine.selfplay import play_deal
from liudou_gui.history.base import History, Outcome, Query, RecordRefused, RecordTrouble, StoreNotice
from liudou_gui.history.store import SCHEMA, HistoryStore
from tests.helpers.fair import FairTable
from tests.helpers.tables import Watched

START = datetime(2026, 11, 1, 12, tzinfo=UTC)
SEATED = tuple(RecordSeat(name, is_bot=name != "Lin") for name in ("Lin", "梅", "Jun", "Hao", "Bun", "Mei"))


@cache
def record(number: int, *, bare: bool = False) -> Record:
    """Return a played deal: number 0 to 5, two of each game, one a day."""
    deal = deal_from_seed(Ruleset(list(Variant)[number % 3]), bytes(31) + bytes([number]))
    made = play_deal(deal, [RuleBot() for _ in range(SEATS)], Random(number))
    if bare:
        return made
    played = (START + timedelta(days=number)).strftime("%Y-%m-%dT%H:%M:%SZ")
    return replace(made, played=played, seats=SEATED)


@cache
def void() -> Record:
    for seed in range(60):
        watched = Watched(deal_from_seed(Ruleset(Variant.HIDDEN), bytes(31) + bytes([seed])))
        watched.table.next_deal(0, watched.deal)
        while watched.table.dealing:
            watched.table.tick(watched.table.deadline or 0)
        if watched.records[0].scores is None:
            return watched.records[0]
    raise AssertionError("no deal was void")


@pytest.fixture
def store(tmp_path: Path) -> HistoryStore:
    return HistoryStore(tmp_path / "data" / "history.sqlite3", lambda: START)


@pytest.fixture
def full(store: HistoryStore) -> HistoryStore:
    for number in (3, 0, 5, 1, 4, 2):
        store.add(record(number), number)
    return store


def test_a_kept_deal_says_what_became_of_its_owner(store: HistoryStore) -> None:
    history: History = store
    for number in range(6):
        kept = store.add(record(number), number)
        end = record(number).replay()[-1].state
        assert end.result is not None
        assert kept.played == START + timedelta(days=number)
        assert (kept.variant, kept.base, kept.n) == (end.variant, 1, end.n)
        assert (kept.seat, kept.role) == (number, end.roles[number])
        assert kept.outcome is (Outcome.WON if number in end.result.winners else Outcome.LOST)
        assert kept.points == end.result.scores[number]
        assert kept.scores == end.result.scores
        assert kept.names == tuple(seat.name for seat in SEATED)
        assert kept.solo == end.solo
        assert history.text(kept.id) == str(record(number))
        assert history.search(Query())[0] == kept
    assert store.notice is None


def test_a_deal_of_others_belongs_to_nobody(store: HistoryStore) -> None:
    kept = store.add_text(str(record(1, bare=True)))
    assert (kept.seat, kept.role, kept.outcome, kept.points) == (None, None, None, None)
    assert kept.names == ()
    assert kept.played == START
    assert store.count(Query()) == 1
    assert store.tallies(Query()) == []
    assert store.points(Query()) == []


def test_a_void_deal_is_kept_and_counts_for_nothing(store: HistoryStore) -> None:
    kept = store.add(void(), 2)
    assert kept.outcome is Outcome.VOID
    assert (kept.points, kept.scores) == (0, None)
    assert kept.role is void().replay()[-1].state.roles[2]
    assert store.count(Query(outcome=Outcome.VOID)) == 1
    assert store.tallies(Query()) == []


def test_the_same_record_is_kept_once(store: HistoryStore) -> None:
    first = store.add(record(0), 0)
    assert store.add_text("\ufeff" + str(record(0)).replace("\n", "\r\n")) == first
    assert store.count(Query()) == 1


def test_a_record_keeps_how_it_was_dealt(store: HistoryStore) -> None:
    witness = FairTable(Variant.HIDDEN).run().witnesses[0]
    fair = witness.record("2026-11-30T08:00:00Z")
    assert fair is not None
    again = Record.parse(store.text(store.add(fair, 0).id))
    assert again == fair
    assert again.fair == witness.transcript
    audit(again)


def test_a_network_deal_that_is_told_again_later_is_kept_once(store: HistoryStore) -> None:
    witness = FairTable(Variant.HIDDEN).run().witnesses[0]
    first, again = witness.record("2026-11-30T08:00:00Z"), witness.record("2026-11-30T08:07:35Z")
    assert first is not None and again is not None and first != again
    assert store.add(again, 0) == store.add(first, 0)
    assert store.count(Query()) == 1


def test_search_goes_by_game_role_outcome_and_time_newest_first(full: HistoryStore) -> None:
    every = full.search(Query())
    assert [deal.played for deal in every] == [START + timedelta(days=day) for day in (5, 4, 3, 2, 1, 0)]
    assert list(full.search(Query(), 2, 3)) == list(every[2:5])
    for deal in every:
        for query in (Query(variant=deal.variant), Query(role=deal.role), Query(outcome=deal.outcome)):
            found = full.search(query)
            assert deal in found
            assert full.count(query) == len(found) < 6
    day = START + timedelta(days=2)
    assert full.count(Query(since=day)) == 4
    assert full.count(Query(since=day + timedelta(microseconds=1))) == 3
    assert full.count(Query(until=day)) == 2
    assert full.count(Query(variant=Variant.HIDDEN, since=day)) == 1


def test_tallies_and_points_add_up(full: HistoryStore) -> None:
    every = full.search(Query())
    tallies = full.tallies(Query())
    assert sum(tally.deals for tally in tallies) == 6
    assert sum(tally.won for tally in tallies) == full.count(Query(outcome=Outcome.WON))
    assert sum(tally.points for tally in tallies) == sum(deal.points or 0 for deal in every)
    assert {(t.variant, t.role) for t in tallies} == {(d.variant, d.role) for d in every}
    assert full.points(Query()) == [(deal.played, deal.points) for deal in reversed(every)]
    assert len(full.points(Query(variant=Variant.TWO_FOUR))) == 2


def test_what_is_deleted_is_gone(full: HistoryStore) -> None:
    deal = full.search(Query())[0]
    full.delete(deal.id)
    full.delete(deal.id)
    assert full.count(Query()) == 5
    with pytest.raises(KeyError):
        full.text(deal.id)
    assert full.add(record(5), 5).id != deal.id, "an id never means another deal"


@pytest.mark.parametrize(
    ("text", "trouble"),
    [
        ("hello", RecordTrouble.NOT_A_RECORD),
        (str(record(0)).replace("record 2", "record 9", 1), RecordTrouble.NEWER),
        (str(record(0)).replace(record(0).ruleset.hash, "0" * 64), RecordTrouble.OTHER_RULES),
        (str(record(0)).replace("\nn ", "\nn 1"), RecordTrouble.DAMAGED),
        (str(record(0)).replace("seat 1 bot", "seat 1 cat"), RecordTrouble.DAMAGED),
    ],
)
def test_what_cannot_be_kept_is_refused_and_leaves_nothing(
    store: HistoryStore, text: str, trouble: RecordTrouble
) -> None:
    with pytest.raises(RecordRefused) as refused:
        store.add_text(text, 0)
    assert refused.value.trouble is trouble
    assert refused.value.detail
    assert store.count(Query()) == 0


def test_there_are_six_seats(store: HistoryStore) -> None:
    with pytest.raises(ValueError, match="seat"):
        store.add(record(0), 6)


def test_record_files_of_earlier_versions_are_taken_in_once_and_stay(tmp_path: Path) -> None:
    folder = tmp_path / "records"
    folder.mkdir()
    for number in range(3):
        name = f"20260{number + 1}02-030405-000006-hidden.liudou"
        (folder / name).write_text(str(record(number, bare=True)), encoding="utf-8")
    (folder / "odd-name.liudou").write_text(str(record(3, bare=True)), encoding="utf-8")
    (folder / "torn.liudou").write_text(str(record(4))[:200], encoding="utf-8")
    (folder / "bytes.liudou").write_bytes(b"\xff\xfe\x00")
    before = {path: path.read_bytes() for path in folder.iterdir()}
    store = HistoryStore(tmp_path / "history.sqlite3", lambda: START)
    kept = store.search(Query())
    assert [deal.played for deal in kept] == [
        START,
        *(datetime(2026, month, 2, 3, 4, 5, tzinfo=UTC) for month in (3, 2, 1)),
    ]
    assert {deal.seat for deal in kept} == {0}
    assert (store.adopted, store.notice) == (4, StoreNotice(None, 2))
    assert {path: path.read_bytes() for path in folder.iterdir()} == before
    store.delete(kept[0].id)
    again = HistoryStore(tmp_path / "history.sqlite3")
    assert again.count(Query()) == 3
    assert again.notice is None


@pytest.mark.parametrize("damage", ["text", "torn", "pages"])
def test_a_damaged_file_is_set_aside_and_a_fresh_one_begun(full: HistoryStore, damage: str) -> None:
    whole = full.path.read_bytes()
    spoilt = {
        "text": b"this is no database" * 100,
        "torn": whole[: len(whole) // 2],
        "pages": whole[:4096] + b"\xa5" * (len(whole) - 4096),
    }[damage]
    full.path.write_bytes(spoilt)
    journal = full.path.with_name(full.path.name + "-journal")
    store = HistoryStore(full.path)
    assert store.search(Query()) == []
    assert store.notice is not None and store.notice.moved_to is not None
    assert store.notice.moved_to.read_bytes() == spoilt
    assert not journal.exists()
    store.add(record(0), 0)
    full.path.write_bytes(b"again" * 1000)
    assert HistoryStore(full.path).count(Query()) == 0
    assert len(list(full.path.parent.glob("*.damaged*"))) == 2


def test_a_newer_programs_file_is_left_alone(full: HistoryStore) -> None:
    with closing(sqlite3.connect(full.path)) as connection:
        connection.execute(f"PRAGMA user_version = {SCHEMA + 1}")
    before = full.path.read_bytes()
    for _ in range(2):
        with pytest.raises(OSError, match="newer"):
            full.search(Query())
        with pytest.raises(OSError, match="newer"):
            full.add(record(0), 0)
    assert full.path.read_bytes() == before


def test_a_file_with_strange_rows_is_an_error_in_words(full: HistoryStore) -> None:
    with closing(sqlite3.connect(full.path)) as connection, connection:
        connection.execute("UPDATE deals SET variant = 'chess', names = '[', outcome = 'won', points = 'x'")
    for look in (full.search, full.tallies, full.points):
        with pytest.raises(OSError, match="strange"):
            look(Query())


@pytest.mark.parametrize("played", [10**15, -(10**15), 2**62, 1e300, "yesterday", b"x"])
def test_a_row_of_an_absurd_time_is_left_out_and_hides_no_others(played: object, full: HistoryStore) -> None:
    everything = full.search(Query())
    with closing(sqlite3.connect(full.path)) as connection, connection:
        connection.execute("UPDATE deals SET played = ? WHERE id = ?", (played, everything[1].id))
    left = [everything[0], *everything[2:]]
    assert list(full.search(Query())) == left
    assert full.count(Query()) == len(left)
    assert sum(tally.deals for tally in full.tallies(Query())) == len(full.points(Query()))


def test_the_ends_of_the_calendar_are_no_absurd_times(full: HistoryStore) -> None:
    first, *_, last = full.search(Query())
    ends = {first.id: 253402300799, last.id: -62135596800}
    with closing(sqlite3.connect(full.path)) as connection, connection:
        connection.executemany(
            "UPDATE deals SET played = ? WHERE id = ?", [(played, deal) for deal, played in ends.items()]
        )
    years = [deal.played.year for deal in full.search(Query())]
    assert (years[0], years[-1]) == (9999, 1)


@pytest.mark.parametrize("names", ["[" * 100_000, "{}}", '["a", NaN]'])
def test_names_that_are_no_list_are_an_error_in_words(names: str, full: HistoryStore) -> None:
    with closing(sqlite3.connect(full.path)) as connection, connection:
        connection.execute("UPDATE deals SET names = ?", (names,))
    with pytest.raises(OSError, match="strange"):
        full.search(Query())


def test_a_place_that_cannot_be_used_is_an_error_at_each_call(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    (tmp_path / "folder").mkdir()
    for path in (tmp_path / "file" / "history.sqlite3", tmp_path / "folder"):
        store = HistoryStore(path)
        with pytest.raises(OSError, match=r"\w"):
            store.count(Query())
        with pytest.raises(OSError, match=r"\w"):
            store.add(record(0), 0)


def test_a_profile_that_is_a_file_is_named(tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    with pytest.raises(NotADirectoryError) as caught:
        HistoryStore(tmp_path / "file" / "history.sqlite3").count(Query())
    assert caught.value.filename == str(tmp_path / "file")


def add_all(path: Path) -> None:
    """Keep six deals; run by several threads and processes at once."""
    for number in range(6):
        HistoryStore(path).add(record(number), 0)


def test_threads_and_processes_share_a_file(tmp_path: Path) -> None:
    path = tmp_path / "history.sqlite3"
    processes = [multiprocessing.Process(target=add_all, args=(path,)) for _ in range(2)]
    threads = [threading.Thread(target=add_all, args=(path,)) for _ in range(4)]
    for worker in (*processes, *threads):
        worker.start()
    for worker in (*processes, *threads):
        worker.join(60)
    assert [process.exitcode for process in processes] == [0, 0]
    store = HistoryStore(path)
    assert store.count(Query()) == 6
    assert store.notice is None
