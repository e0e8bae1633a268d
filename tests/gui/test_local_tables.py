"""What the window can do with a table that was left, and records that cannot be kept."""

from __future__ import annotations

import queue
from functools import partial
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine.record import Record
from engine.ruleset import Ruleset, Variant
from engine.visible import DealStarted, Envelope, VisibleEvent
from liudou_gui import bot_worker
from liudou_gui.app.application import Options, build_window
from liudou_gui.app.local_table import LocalTables
from liudou_gui.app.record_keeper import RecordKeeper, data_folder
from liudou_gui.bot_worker import BotWorker
from liudou_gui.history.base import Outcome, Query
from liudou_gui.history.store import HistoryStore
from liudou_gui.model.settings import Settings, SettingsStore
from liudou_gui.session.base import CannotGoOn, Session
from tests.helpers.odd_bots import bot_processes, wait_until
from tests.host.test_unfinished import left, played

pytestmark = pytest.mark.usefixtures("qapp")


def first(session: Session, kind: type[VisibleEvent]) -> VisibleEvent:
    """Start a session, wait for an event of a kind, and leave."""
    heard: queue.Queue[Envelope] = queue.Queue()
    session.start(heard.put, lambda *_: None)
    event = heard.get(timeout=20).event
    while not isinstance(event, kind):
        event = heard.get(timeout=20).event
    session.close()
    return event


def test_a_table_that_was_left_is_described_taken_up_and_ended(tmp_path: Path) -> None:
    tables = LocalTables(lambda _: None, tmp_path / "unfinished.liudou")
    assert tables.waiting() is None
    assert tables.resume() is None
    ruleset = Ruleset(Variant.TWO_CAMPS)
    dealt = first(tables.open(ruleset, Settings(name="Lin")), DealStarted)
    assert dealt == DealStarted(1, ruleset, 0)
    table = tables.waiting()
    assert table is not None
    assert (table.variant, table.names[0], len(set(table.names))) == (Variant.TWO_CAMPS, "Lin", 6)
    assert (table.dealing, table.plays, table.deals) == (True, 0, 0)
    session = tables.resume()
    assert session is not None
    assert first(session, DealStarted) == dealt
    tables.discard()
    tables.discard()
    assert tables.waiting() is None


def test_plays_and_scores_are_those_of_the_file(tmp_path: Path) -> None:
    path = tmp_path / "unfinished.liudou"
    kept = left(played(Variant.TWO_FOUR), 60)
    path.write_text(str(kept), encoding="utf-8", newline="\n")
    table = LocalTables(lambda _: None, path).waiting()
    assert table is not None
    assert table.plays == kept.plays > 5
    assert table.deals == 3


def test_a_damaged_file_is_told_in_words_once(tmp_path: Path) -> None:
    path = tmp_path / "unfinished.liudou"
    path.write_bytes(b"\xff\x00")
    tables = LocalTables(lambda _: None, path)
    with pytest.raises(CannotGoOn, match="damaged") as told:
        tables.waiting()
    assert str(tmp_path / "unfinished.liudou.damaged") in str(told.value)
    assert tables.resume() is None


def test_a_file_out_of_reach_is_told_in_words(tmp_path: Path) -> None:
    tables = LocalTables(lambda _: None, tmp_path)
    for use in (tables.waiting, tables.resume, tables.discard):
        with pytest.raises(CannotGoOn) as told:
            use()
        assert str(tmp_path) in str(told.value)


def test_without_a_file_nothing_is_kept() -> None:
    tables = LocalTables(lambda _: None)
    first(tables.open(Ruleset(Variant.HIDDEN), Settings()), DealStarted)
    assert tables.waiting() is None
    tables.discard()


def test_a_kept_record_belongs_to_the_person(tmp_path: Path) -> None:
    history = HistoryStore(tmp_path / "history.sqlite3")
    record: Record = played(Variant.HIDDEN)
    RecordKeeper(history).keep(record)
    (deal,) = history.search(Query())
    assert deal.seat == 0
    assert deal.outcome in (Outcome.WON, Outcome.LOST)
    assert history.text(deal.id) == str(record)


def test_a_record_that_cannot_be_kept_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("no folder", encoding="utf-8")
    keeper = RecordKeeper(HistoryStore(tmp_path / "file" / "history.sqlite3"))
    with qtbot.waitSignal(keeper.failed, timeout=1_000) as said:
        keeper.keep(played(Variant.HIDDEN))
    assert said.args is not None
    assert "file" in said.args[0]


def test_deals_are_kept_in_the_profile_or_where_the_system_keeps_data(tmp_path: Path) -> None:
    assert data_folder(tmp_path) == tmp_path
    assert "liudou" in str(data_folder(None))


def test_a_record_the_history_refuses_is_set_down_and_taken_in_later(tmp_path: Path, qtbot: QtBot) -> None:
    path = tmp_path / "history.sqlite3"
    path.mkdir()
    keeper = RecordKeeper(HistoryStore(path))
    with qtbot.waitSignal(keeper.failed):
        keeper.keep(played(Variant.HIDDEN))
    (kept,) = (tmp_path / "unsaved").glob("*.liudou")
    path.rmdir()
    keeper.take_in()
    assert not kept.exists()
    (deal,) = HistoryStore(path).search(Query())
    assert deal.seat == 0


@pytest.mark.parametrize("by", ["the next deal", "the end"])
def test_a_record_that_nothing_takes_is_tried_again(by: str, tmp_path: Path, qtbot: QtBot) -> None:
    """The disk is full when a deal ends, and is not any more when the next one does or the window closes."""
    folder = tmp_path / "folder"
    folder.write_text("no folder", encoding="utf-8")
    keeper = RecordKeeper(HistoryStore(folder / "history.sqlite3"))
    with qtbot.waitSignals([keeper.failed, keeper.failed]):
        keeper.keep(played(Variant.HIDDEN), 2)
    folder.unlink()
    if by == "the end":
        keeper.close()
    else:
        keeper.keep(played(Variant.TWO_CAMPS))
    deals = HistoryStore(folder / "history.sqlite3").search(Query())
    assert {deal.seat for deal in deals} == ({2} if by == "the end" else {0, 2})
    keeper.close()
    assert not any((folder / "unsaved").iterdir())


def test_a_damaged_unsaved_record_is_set_aside_and_does_not_hold_up_the_others(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """A disk that became full in the middle of it may have left half of one."""
    folder = tmp_path / "unsaved"
    folder.mkdir()
    text = str(played(Variant.HIDDEN))
    (folder / "0.liudou").write_text(text[:300], encoding="utf-8")
    (folder / "1.liudou").write_bytes(b"\xff")
    (folder / "2.liudou").write_text(text, encoding="utf-8")
    history = HistoryStore(tmp_path / "history.sqlite3")
    (folder / "a.liudou").mkdir()
    assert RecordKeeper(history).take_in() == [folder / "0.liudou.damaged", folder / "1.liudou.damaged"]
    assert history.count(Query()) == 1
    assert {path.name for path in folder.iterdir()} == {"0.liudou.damaged", "1.liudou.damaged", "a.liudou"}
    assert caplog.text.count("a record that cannot be read is now") == 2
    caplog.clear()


def test_what_is_set_aside_at_the_start_is_told_in_the_window(
    tmp_path: Path, qtbot: QtBot, caplog: pytest.LogCaptureFixture
) -> None:
    (tmp_path / "unsaved").mkdir()
    (tmp_path / "unsaved" / "0.liudou").write_text("half", encoding="utf-8")
    window = build_window(Options(profile=tmp_path, language="en"))
    qtbot.addWidget(window)
    caplog.clear()
    assert "0.liudou.damaged" in window.start_page.notice.text()
    window.close()


def test_a_profile_that_no_disk_can_have_still_opens_the_window(tmp_path: Path, qtbot: QtBot) -> None:
    window = build_window(Options(profile=tmp_path / ("x" * 300), language="en"))
    qtbot.addWidget(window)
    window.close()


def test_a_second_window_keeps_neither_settings_nor_desk_of_the_first_from_it(
    tmp_path: Path, qtbot: QtBot
) -> None:
    first = build_window(Options(profile=tmp_path))
    second = build_window(Options(profile=tmp_path))
    for window in (first, second):
        qtbot.addWidget(window)
    first.start_page._change(name="Lin")
    second.start_page._change(scale=150)
    first.start_page._change(muted=True)
    found = SettingsStore(tmp_path).settings
    assert (found.name, found.scale, found.muted) == ("Lin", 150, True)
    (tmp_path / "desk.json").write_text("what the first has laid out", encoding="utf-8")
    second.begin(Variant.TWO_FOUR)
    assert second.table is not None
    with qtbot.waitSignal(second.table.view_changed, timeout=10_000):
        pass
    second.desk.add_group(second.table.view.hand[:2])
    second.close()
    assert (tmp_path / "desk.json").read_text(encoding="utf-8") == "what the first has laid out"
    first.close()


def test_a_second_program_does_not_touch_the_deal_of_the_first(tmp_path: Path, qtbot: QtBot) -> None:
    first = build_window(Options(profile=tmp_path, language="en"))
    second = build_window(Options(profile=tmp_path, language="en"))
    for window in (first, second):
        qtbot.addWidget(window)
    assert "runs already" in second.start_page.notice.text()
    second.begin(Variant.TWO_FOUR)
    assert second.table is not None
    with qtbot.waitSignal(second.table.view_changed, timeout=10_000):
        pass
    assert not (tmp_path / "unfinished.liudou").exists()
    second.close()
    first.close()
    third = build_window(Options(profile=tmp_path, language="en"))
    qtbot.addWidget(third)
    assert third.start_page.notice.text() == ""
    third.close()


def test_the_process_of_the_bots_ends_with_their_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(bot_worker, "BotWorker", partial(BotWorker, delay_s=0))
    tables = LocalTables(lambda _: None, tmp_path / "unfinished.liudou")
    for opened in (partial(tables.open, Ruleset(Variant.TWO_FOUR), Settings()), tables.resume):
        session = opened()
        assert session is not None
        assert not bot_processes()
        session.start(lambda _: None, lambda *_: None)
        wait_until(lambda: bool(bot_processes()), "no process comes up")
        session.close()
        assert not bot_processes()
