"""The score sheet over the table: opened by button and key, followed, and saved."""

from __future__ import annotations

import csv
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QFileDialog
from pytestqt.qtbot import QtBot

from engine.ruleset import Variant
from liudou_gui.widgets.main_window import MainWindow
from liudou_gui.widgets.result_page import ResultPage
from liudou_gui.widgets.scores_chart import ScoresChart
from liudou_gui.widgets.scores_dialog import ScoresDialog
from liudou_gui.widgets.table_page import TablePage
from tests.helpers.fake_session import FakeSession
from tests.helpers.scenes import ended, lead, seated


@pytest.fixture
def page(window: MainWindow, session: FakeSession, qtbot: QtBot) -> TablePage:
    window.begin(Variant.TWO_FOUR)
    assert window.table is not None and window.table_page is not None
    with qtbot.waitSignal(window.table.view_changed):
        session.tell([*seated(), *lead()])
    return window.table_page


def opened(page: TablePage) -> ScoresDialog:
    dialog = page.findChild(ScoresDialog)
    assert dialog is not None and dialog.isVisible()
    return dialog


def test_a_key_opens_it_during_play_and_it_follows_the_table(
    page: TablePage, session: FakeSession, window: MainWindow, qtbot: QtBot
) -> None:
    qtbot.keyClick(page.hand, Qt.Key.Key_X)
    dialog = opened(page)
    assert dialog.table.lines.rowCount() == 1, "nothing but the totals"
    assert window.table is not None
    with qtbot.waitSignal(window.table.view_changed):
        session.tell(ended())
    assert dialog.table.lines.rowCount() == 2
    assert dialog.table.lines.index(0, 3).data() == "+9 (+9)"
    qtbot.mouseClick(dialog.close_button, Qt.MouseButton.LeftButton)
    qtbot.waitUntil(lambda: page.findChild(ScoresDialog) is None)


def test_the_button_opens_it_over_the_result_too(
    page: TablePage, session: FakeSession, window: MainWindow, qtbot: QtBot
) -> None:
    assert window.table is not None
    with qtbot.waitSignal(window.table.view_changed):
        session.tell(ended())
    assert isinstance(page.result, ResultPage)
    chart = page.result.findChild(ScoresChart)
    assert chart is not None and "Mei: total +9" in chart.accessibleDescription()
    qtbot.mouseClick(page.bar.scores_button, Qt.MouseButton.LeftButton)
    dialog = opened(page)
    dialog.table.setFocus()
    qtbot.keyClick(dialog.table, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: page.findChild(ScoresDialog) is None)


def test_an_open_sheet_goes_with_its_table(page: TablePage, window: MainWindow, qtbot: QtBot) -> None:
    page.show_scores()
    opened(page)
    window.leave_now()
    assert window.table_page is None


@pytest.mark.parametrize("kind", ["csv", "text"])
def test_it_is_saved_where_the_player_says(
    page: TablePage, session: FakeSession, window: MainWindow, tmp_path: Path, qtbot: QtBot, kind: str
) -> None:
    assert window.table is not None
    with qtbot.waitSignal(window.table.view_changed):
        session.tell(ended())
    page.show_scores()
    dialog = opened(page)
    folder = tmp_path / "out"
    folder.mkdir()
    dialog._folder = str(folder)
    button = dialog.csv_button if kind == "csv" else dialog.text_button
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    files = dialog.findChild(QFileDialog)
    assert files is not None
    target = Path(files.selectedFiles()[0])
    assert target.suffix == (".csv" if kind == "csv" else ".txt")
    files.fileSelected.emit(str(target))
    files.reject()
    assert dialog.message.text() == f"Saved: {target.name}"
    if kind == "csv":
        with target.open(encoding="utf-8-sig", newline="") as file:
            rows = list(csv.reader(file))
        assert rows[1][:4] == ["1", "New Six", "-3", "9"]
    else:
        assert "+9 (+9)" in target.read_text(encoding="utf-8")


def test_a_file_that_cannot_be_written_is_told_in_words(page: TablePage, tmp_path: Path) -> None:
    page.show_scores()
    dialog = opened(page)
    dialog.save_to(tmp_path / "nowhere" / "x.csv", as_csv=True)
    assert dialog.message.isVisible()
    assert dialog.message.text().startswith("x.csv could not be written: ")
