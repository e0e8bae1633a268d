"""The records page: filters, keys, files, statistics."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QDate, QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QComboBox, QFileDialog, QLabel, QMessageBox
from pytestqt.qtbot import QtBot

from liudou_gui.history.base import RecordTrouble
from liudou_gui.model.history_strings import local_moment
from liudou_gui.widgets.dress import speak
from liudou_gui.widgets.points_chart import nice_step, thinned
from liudou_gui.widgets.record_files import LARGEST, owner_seat
from liudou_gui.widgets.records_page import RecordsPage
from tests.helpers.fake_history import FakeHistory, kept


@pytest.fixture
def history() -> FakeHistory:
    return FakeHistory([kept(number) for number in range(130)])


def shown(history: FakeHistory, qtbot: QtBot) -> RecordsPage:
    speak("en")
    made = RecordsPage(history)
    qtbot.addWidget(made)
    made.resize(1024, 640)
    made.show()
    qtbot.waitExposed(made)
    return made


@pytest.fixture
def page(history: FakeHistory, qtbot: QtBot) -> RecordsPage:
    return shown(history, qtbot)


def press(page: RecordsPage, name: str, qtbot: QtBot) -> None:
    found = [b for b in page.findChildren(QAbstractButton) if b.accessibleName() == name and b.isVisible()]
    assert len(found) == 1, name
    qtbot.mouseClick(found[0], Qt.MouseButton.LeftButton)


def pick(page: RecordsPage, box: QComboBox, words: str, qtbot: QtBot) -> None:
    """Choose with the keyboard, as a person does."""
    box.setFocus()
    qtbot.keyClick(box, Qt.Key.Key_Home)
    while box.currentText() != words:
        before = box.currentIndex()
        qtbot.keyClick(box, Qt.Key.Key_Down)
        assert box.currentIndex() > before, words


def results(page: RecordsPage) -> set[str]:
    model = page.deals.model
    return {str(model.index(row, 3).data()) for row in range(model.rowCount())}


def test_enter_and_a_double_click_replay_the_chosen_deal(page: RecordsPage, qtbot: QtBot) -> None:
    table = page.deals.table
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_Down)
    for key in (Qt.Key.Key_Return, Qt.Key.Key_Enter):
        with qtbot.waitSignal(page.replay_wished) as heard:
            qtbot.keyClick(table, key)
        assert heard.args == [2]
    place = table.visualRect(page.deals.model.index(3, 1)).center()
    qtbot.mouseClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    with qtbot.waitSignal(page.replay_wished) as heard:
        qtbot.mouseDClick(table.viewport(), Qt.MouseButton.LeftButton, pos=place)
    assert heard.args == [4]
    with qtbot.waitSignal(page.replay_wished):
        press(page, "Replay", qtbot)


def test_filters_ask_for_less(page: RecordsPage, qtbot: QtBot) -> None:
    filters = page.deals.filters
    pick(page, filters.outcome, "Won", qtbot)
    assert results(page) == {"Won"}
    pick(page, filters.game, "New Six", qtbot)
    assert [filters.role.itemText(i) for i in range(filters.role.count())] == [
        "All roles",
        "Great landlord",
        "Second landlord",
        "Farmer",
    ]
    pick(page, filters.role, "Second landlord", qtbot)
    assert page.deals.count.text() == f"{page.deals.model.rowCount()} deals"
    pick(page, filters.game, "Hidden Landlords", qtbot)
    assert filters.role.currentText() == "All roles", "that game has no second landlord"


def test_days_of_ones_own(page: RecordsPage, history: FakeHistory, qtbot: QtBot) -> None:
    noon = datetime(2026, 5, 10, 12).astimezone()
    history.deals = [kept(number, played=noon + timedelta(days=number)) for number in range(5)]
    page.refresh()
    filters = page.deals.filters
    assert not filters.first.isVisible()
    pick(page, filters.period, "From day to day", qtbot)
    assert filters.first.isVisible()
    filters.first.setDate(QDate(2026, 5, 11))
    filters.last.setDate(QDate(2026, 5, 12))
    assert page.deals.model.total == 2
    filters.last.setDate(QDate(2026, 5, 1))
    assert page.deals.model.total == 2, "the days count in either order: 1 to 11 May"


def test_nothing_is_said_in_words(page: RecordsPage, history: FakeHistory, qtbot: QtBot) -> None:
    pick(page, page.deals.filters.period, "Today", qtbot)
    assert page.deals.empty.isVisible()
    assert page.deals.empty.text().startswith("No kept deal is like that")
    assert not page.deals.replay_button.isEnabled()
    history.deals = []
    pick(page, page.deals.filters.period, "At any time", qtbot)
    assert page.deals.empty.text().startswith("No deals yet")
    assert not page.deals.table.isVisible()


def test_delete_asks_and_chooses_the_next(page: RecordsPage, history: FakeHistory, qtbot: QtBot) -> None:
    table = page.deals.table
    table.setFocus()
    for answer, left in (("Keep", 130), ("Delete", 129)):
        qtbot.keyClick(table, Qt.Key.Key_Delete)
        box = next(b for b in page.findChildren(QMessageBox) if b.isVisible())
        assert "Hidden Landlords" in box.text()
        button = next(b for b in box.buttons() if b.text() == answer)
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
        QApplication.processEvents()
        assert len(history.deals) == left
    chosen = page.deals.chosen()
    assert chosen is not None
    assert chosen.id == 2


def test_all_deals_can_be_reached_by_scrolling(page: RecordsPage, qtbot: QtBot) -> None:
    table = page.deals.table
    table.setFocus()
    qtbot.keyClick(table, Qt.Key.Key_End, Qt.KeyboardModifier.ControlModifier)
    qtbot.waitUntil(lambda: page.deals.model.rowCount() == 130)


# -- files -----------------------------------------------------------------------------------


def test_a_record_is_exported_to_a_file(page: RecordsPage, tmp_path: Path, qtbot: QtBot) -> None:
    page._folder = str(tmp_path)
    press(page, "Export", qtbot)
    dialog = page.findChild(QFileDialog)
    assert dialog is not None
    target = Path(dialog.selectedFiles()[0])
    assert target.name.endswith("-hidden-landlords.liudou")
    dialog.fileSelected.emit(str(target))
    dialog.reject()
    assert target.read_bytes() == "deal 1\n六\n".encode()
    assert page.message.text() == f"Exported: {target.name}"
    assert [path.name for path in tmp_path.iterdir()] == [target.name]


def test_a_file_that_cannot_be_written_stays_as_it_was(page: RecordsPage, tmp_path: Path) -> None:
    deal = page.deals.chosen()
    assert deal is not None
    page.export_to(deal, tmp_path / "nowhere" / "x.liudou")
    assert page.message.text().startswith("x.liudou could not be written: ")


def test_files_are_imported_and_refusals_explained(
    page: RecordsPage, history: FakeHistory, tmp_path: Path, qtbot: QtBot
) -> None:
    paths = []
    for name, data in (
        ("new", b"deal 500\n"),
        ("old", b"\xef\xbb\xbfdeal 7\r\n"),
        *((trouble.value, trouble.value.encode()) for trouble in RecordTrouble),
        ("latin", b"deal \xe9"),
        ("big", b"deal 9\n" + b" " * LARGEST),
    ):
        paths.append(tmp_path / f"{name}.liudou")
        paths[-1].write_bytes(data)
    press(page, "Import", qtbot)
    dialog = page.findChild(QFileDialog)
    assert dialog is not None
    dialog.filesSelected.emit([str(path) for path in [*paths, tmp_path / "gone.liudou"]])
    dialog.reject()
    lines = page.message.text().split("\n")
    assert lines[:2] == ["Imported: 1.", "Kept already: 1."]
    assert [line.split(" ")[2] for line in lines[2:-1]] == [f"{path.name}." for path in paths[2:7]]
    assert lines[-1] == "Not imported either: 2 more."
    assert "newer version" in lines[3]
    assert len(history.deals) == 131


def test_a_refused_file_is_told_in_a_sentence(page: RecordsPage, tmp_path: Path) -> None:
    folder = tmp_path / "evening.liudou"
    folder.mkdir()
    page.import_from([folder])
    assert page.message.text() == "Not imported: evening.liudou. This is no file."


@pytest.mark.parametrize("told", ["disk gone", "Disk gone", "Disk gone."])
def test_what_the_system_says_of_a_file_becomes_a_sentence(
    page: RecordsPage, history: FakeHistory, tmp_path: Path, told: str
) -> None:
    (tmp_path / "x.liudou").write_text("deal 20\n", encoding="utf-8")
    history.broken = OSError(5, told)
    page.import_from([tmp_path / "x.liudou"])
    assert page.message.text() == "Not imported: x.liudou. Disk gone."


def test_an_imported_deal_is_chosen(page: RecordsPage, tmp_path: Path) -> None:
    path = tmp_path / "x.liudou"
    path.write_text("deal 20\n", encoding="utf-8")
    page.import_from([path])
    chosen = page.deals.chosen()
    assert chosen is not None
    assert chosen.id == 20


@pytest.mark.parametrize(("name", "taken"), [("a.liudou", True), ("a.LIUDOU", True), ("a.txt", False)])
def test_a_record_can_be_dropped_on_the_page(
    page: RecordsPage, history: FakeHistory, tmp_path: Path, name: str, taken: bool
) -> None:
    path = tmp_path / name
    path.write_text("deal 600\n", encoding="utf-8")
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    copy, left, none = Qt.DropAction.CopyAction, Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    enter = QDragEnterEvent(QPoint(50, 50), copy, data, left, none)
    QApplication.sendEvent(page, enter)
    assert enter.isAccepted() is taken
    if taken:
        QApplication.sendEvent(page, QDropEvent(QPointF(50, 50), copy, data, left, none))
    assert any(deal.id == 600 for deal in history.deals) is taken


def test_a_store_that_refuses_is_told(page: RecordsPage, history: FakeHistory, qtbot: QtBot) -> None:
    history.broken = OSError(13, "no access")
    page.refresh()
    assert page.message.text() == "The kept deals cannot be used: no access"
    deal = page.deals.chosen()
    assert deal is not None
    for act in (lambda: page._delete(deal), lambda: press(page, "Statistics", qtbot)):
        page.say("")
        act()
        assert page.message.text() == "The kept deals cannot be used: no access"
    assert len(history.deals) == 130


def test_that_there_are_no_deals_is_said_only_where_that_is_known(history: FakeHistory, qtbot: QtBot) -> None:
    history.broken = OSError(20, "Not a directory", "mei/liudou")
    page = shown(history, qtbot)
    told = "The kept deals cannot be used: mei/liudou: Not a directory"
    assert page.message.text() == told
    assert not page.deals.empty.isVisible()
    speak("en")
    page.retranslate()
    assert not page.deals.empty.isVisible()
    press(page, "Statistics", qtbot)
    assert page.message.text() == told
    assert not page.statistics.empty.isVisible()
    assert not page.statistics.tallies.isVisible()
    history.broken, history.deals = None, []
    page.refresh()
    assert page.statistics.empty.isVisible()
    press(page, "Deals", qtbot)
    assert page.deals.empty.isVisible()


# -- statistics ------------------------------------------------------------------------------


def test_statistics_count_by_game_and_role(page: RecordsPage, history: FakeHistory, qtbot: QtBot) -> None:
    history.deals = [kept(1, points=12), kept(4, points=-6), kept(10, points=6), kept(0, points=0)]
    press(page, "Statistics", qtbot)
    view = page.statistics
    assert view.sentence.text() == "3 deals, 2 won, +12 points"
    assert view.chart.values == [0, 6, 0, 12]
    assert view.chart.accessibleDescription() == "3 deals, 2 won, +12 points"
    QApplication.processEvents()
    texts = [item.text() for item in view.tallies.findChildren(QLabel) if item.isVisible()]
    place = texts.index("Great landlord")
    assert texts[place : place + 6] == ["Great landlord", "2", "2", "100 %", "+18", "+9.0"]
    pick(page, view.filters.game, "Hidden Landlords", qtbot)
    assert view.empty.isVisible()
    assert not view.chart.isVisible()


def test_ticks_are_few_and_round() -> None:
    assert [nice_step(span, 4) for span in (1, 4, 9, 36, 180, 20_000)] == [1, 1, 5, 10, 50, 5000]


def test_a_long_line_keeps_its_peaks() -> None:
    values = [0] * 10_000
    values[4321], values[777] = 99, -99
    kept_points = thinned(values, 600)
    assert len(kept_points) < 700
    assert {(4321, 99), (777, -99), (0, 0), (9999, 0)} <= set(kept_points)


# -- sizes and keys --------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1024, 640), (1366, 768)])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_nothing_is_cut(page: RecordsPage, size: tuple[int, int], scale: float, qtbot: QtBot) -> None:
    page.resize(*size)
    page.set_scale(scale)
    for view in ("deals", "statistics"):
        page.show_view(view)
        qtbot.wait(1)
        for widget in [*page.findChildren(QAbstractButton), *page.findChildren(QComboBox)]:
            if widget.isVisible() and widget.objectName():
                left = widget.mapTo(page, QPoint()).x()
                assert left >= 0
                assert left + widget.width() <= size[0], widget.objectName()
                assert widget.width() >= widget.minimumSizeHint().width(), widget.objectName()


def test_escape_goes_back_and_everything_has_a_name(page: RecordsPage, qtbot: QtBot) -> None:
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.deals.table.setFocus()
    with qtbot.waitSignal(page.back):
        qtbot.keyClick(page.deals.table, Qt.Key.Key_Escape)
    for kind in (QAbstractButton, QComboBox):
        assert all(w.accessibleName() for w in page.findChildren(kind) if w.isVisible() and w.objectName())


def test_an_own_record_comes_back_as_ones_own() -> None:
    text = "liudou-record 2\nplayed x\nseat 0 person Lin\nseat 1 bot Mei\nseat 2 person Lin Wei\n"
    assert owner_seat(text, "Lin") == 0
    assert owner_seat(text, "Lin Wei") == 2
    assert owner_seat(text, "Mei") is None, "a bot is nobody's seat"
    assert owner_seat(text, "") is None
    assert owner_seat(text.replace("Lin Wei", "Lin"), "Lin") is None, "two of one name"


def test_a_moment_at_the_end_of_the_calendar_is_shown() -> None:
    for moment in (datetime.max, datetime.min):
        assert local_moment(moment.replace(tzinfo=UTC)).isValid()
