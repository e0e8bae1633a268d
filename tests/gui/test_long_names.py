"""A name that is too wide for its place ends in dots, and a tooltip has the whole."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from engine.actions import PromptKind
from engine.ruleset import SEATS, Variant
from engine.visible import SeatTaken
from liudou_gui.model.score_sheet import Evening
from liudou_gui.model.story import LineKind, StoryLine
from liudou_gui.widgets.controls import NameLabel, text_width
from liudou_gui.widgets.main_window import MainWindow
from liudou_gui.widgets.scores_dialog import ScoresTable
from liudou_gui.widgets.story_panel import CardsLine
from tests.gui.test_lobby_page import Room
from tests.helpers.fake_lan import bot, lobby, person
from tests.helpers.fake_session import FakeSession
from tests.helpers.scenes import asked, camps, ended, seated

LONG = 20 * "W"
NAMED = [SeatTaken(seat, LONG, is_bot=seat > 0) for seat in range(SEATS)]


def whole(names: list[NameLabel]) -> list[NameLabel]:
    """Check the labels of the long name; return those that show all of it."""
    long = [label for label in names if LONG in label.text()]
    assert long
    for label in long:
        assert LONG in label.toolTip()
        assert label.shown_text == label.text() or label.shown_text.endswith("\N{HORIZONTAL ELLIPSIS}")
        assert label.fontMetrics().horizontalAdvance(label.shown_text) <= label.contentsRect().width()
    return [label for label in long if label.shown_text == label.text()]


def test_in_the_lobby(qtbot: QtBot, tmp_path: Path) -> None:
    room = Room(qtbot, tmp_path)
    rest = [bot("Bun") for _ in range(3)]
    room.host(lobby(person("Lin"), person("Mei"), person(LONG, device="tablet PC"), *rest))
    room.page.resize(1024, 640)
    room.settle()
    assert whole([room.page.seats.rows[2].name]) == []
    room.tables.gate.set()
    room.settle()


@pytest.mark.parametrize("scale", [100, 175])
def test_at_the_table(window: MainWindow, session: FakeSession, qtbot: QtBot, scale: int) -> None:
    """Nothing has to be scrolled sideways for it."""
    window.begin(Variant.TWO_CAMPS)
    page, table = window.table_page, window.table
    assert page is not None and table is not None
    window._change_scale(scale)
    window.resize(1024, 640)
    with qtbot.waitSignal(table.view_changed):
        session.tell([*seated(Variant.TWO_CAMPS), *NAMED, *camps(), *asked(PromptKind.CAMP)])
    assert page.prompts.card is not None
    assert whole(page.prompts.card.findChildren(NameLabel)) == []
    with qtbot.waitSignal(table.view_changed):
        session.tell([*seated(), *NAMED, *ended()])
    assert page.result is not None
    for part in ("result", "hands"):
        page.result.show_part(part)
        QTest.qWait(20)
        inside = page.result.findChild(QWidget, f"result_{'columns' if part == 'result' else 'hands'}")
        scroll = page.result.findChild(QScrollArea, "result_scroll")
        assert inside is not None and scroll is not None
        whole(inside.findChildren(NameLabel))
        assert scroll.horizontalScrollBar().maximum() == 0


def test_in_the_history() -> None:
    """It leaves half the line to what was played."""
    line = CardsLine(StoryLine(LineKind.PLAY, LONG, "a bomb of eight cards and more words"))
    assert line.title_width(260, 1.0) == 130
    short = CardsLine(StoryLine(LineKind.PLAY, LONG, "7"))
    assert 130 < short.title_width(260, 1.0) <= 260 - 8 - text_width("7", 13)


def test_in_the_score_sheet(qtbot: QtBot) -> None:
    table = ScoresTable()
    qtbot.addWidget(table)
    table.show_evening(Evening(names=(LONG,) * SEATS))
    head = table.horizontalHeader()
    assert head.textElideMode() is Qt.TextElideMode.ElideRight
    told = table.lines.headerData(2, Qt.Orientation.Horizontal, int(Qt.ItemDataRole.ToolTipRole))
    assert told == LONG
