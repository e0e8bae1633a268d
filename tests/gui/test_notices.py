"""Notices at the side of the table: how long they stay, and which give way."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from engine.ruleset import Variant
from liudou_gui.widgets import notices as notices_module
from liudou_gui.widgets.main_window import MainWindow
from liudou_gui.widgets.notices import Notices
from liudou_gui.widgets.tool_button import ToolButton


@pytest.fixture
def notices(qtbot: QtBot, monkeypatch: pytest.MonkeyPatch) -> Iterator[Notices]:
    monkeypatch.setattr(notices_module, "_SHOWN_MS", 50)
    page = QWidget()
    qtbot.addWidget(page)
    page.resize(800, 600)
    made = Notices(page)
    page.show()
    yield made


def test_what_is_told_goes_by_itself(notices: Notices, qtbot: QtBot) -> None:
    notices.say("one")
    assert notices.isVisible()
    qtbot.waitUntil(lambda: not notices.isVisible())
    assert notices.texts() == []


def test_what_is_told_of_the_same_thing_gives_way(notices: Notices) -> None:
    notices.say("one")
    for text in ("150", "175", "200"):
        notices.say(text, about="scale")
    assert notices.texts() == ["one", "200"]
    notices.unsay("scale")
    assert notices.texts() == ["one"]
    notices.say("two")
    assert notices.texts() == ["one", "two"]


def test_only_the_last_size_that_does_not_fit_is_told(window: MainWindow, qtbot: QtBot) -> None:
    """One notice, whatever sizes were tried; none once the size fits."""
    window.begin(Variant.TWO_FOUR)
    window.resize(1024, 640)
    page = window.table_page
    assert page is not None
    qtbot.waitUntil(lambda: page.width() == 1024)
    for scale in (150, 175, 200):
        window._change_scale(scale)
        told = [text for text in page.notices.texts() if "does not fit" in text]
        assert told == [page.scale_note()]
    window._change_scale(100)
    assert page.notices.texts() == []


def test_what_was_lost_stays_beside_what_comes_and_goes(notices: Notices, qtbot: QtBot) -> None:
    notices.warn("the disk is full")
    for text in ("one", "two", "three"):
        notices.say(text)
    assert notices.texts() == ["the disk is full", "three"]
    qtbot.waitUntil(lambda: notices.texts() == ["the disk is full"])
    assert notices.isVisible()
    notices.clear()
    assert not notices.isVisible()


def test_a_notice_is_no_wider_than_its_words(notices: Notices, qtbot: QtBot) -> None:
    notices.say("Mei is away.")
    qtbot.waitUntil(notices.isVisible)
    (words,) = notices.findChildren(QLabel)
    line = words.fontMetrics().horizontalAdvance(words.text())
    assert words.heightForWidth(words.width()) == words.heightForWidth(9_999), "one line"
    assert line <= words.width() < line + 20
    assert notices.width() < 200
    notices.clear()


def test_what_was_lost_can_be_sent_away(window: MainWindow, qtbot: QtBot) -> None:
    """By the mouse, else by Esc once there is nothing else to go back from."""
    window.begin(Variant.TWO_FOUR)
    page = window.table_page
    assert page is not None
    page.notices.clear()
    for name in ("one", "two"):
        page.notices.warn(name)
    button = page.notices.findChildren(ToolButton)[0]
    spot = button.mapTo(window, button.rect().center())
    assert window.childAt(spot) is button, "nothing lies over it"
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert page.notices.texts() == ["two"]
    qtbot.keyClick(page, Qt.Key.Key_Escape)
    assert page.notices.texts() == []
    page.notices.say("three")
    said = page.notices.rect().center()
    assert window.childAt(page.notices.mapTo(window, said)) is not page.notices, (
        "what goes by itself is no wall"
    )
    page.notices.clear()


@pytest.mark.parametrize(("scale", "size"), [(100, (1366, 768)), (150, (1366, 768)), (200, (1024, 640))])
def test_two_at_once_are_both_read(
    window: MainWindow, scale: int, size: tuple[int, int], qtbot: QtBot
) -> None:
    """A full disk takes neither the history nor the record beside it, and says so twice."""
    window.begin(Variant.TWO_FOUR)
    window._change_scale(scale)
    window.resize(*size)
    assert window.table_page is not None
    notices = window.table_page.notices
    notices.clear()
    for name in ("unsaved", "history.sqlite3"):
        window.say_record_failed(f"liudou/{name}: the disk is full")
    shown = [part for part in notices.findChildren(QLabel) if part.isVisible()]
    assert len(shown) == 2
    qtbot.waitUntil(lambda: all(part.height() >= part.heightForWidth(part.width()) for part in shown))
    assert not shown[0].parentWidget().geometry().intersects(shown[1].parentWidget().geometry())
    assert all(notices.rect().contains(part.parentWidget().geometry()) for part in shown)
