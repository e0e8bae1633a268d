"""Notices at the side of the table: how long they stay, and which give way."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from liudou_gui.widgets import notices as notices_module
from liudou_gui.widgets.notices import Notices


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


def test_what_was_lost_stays_beside_what_comes_and_goes(notices: Notices, qtbot: QtBot) -> None:
    notices.warn("the disk is full")
    for text in ("one", "two", "three"):
        notices.say(text)
    assert notices.texts() == ["the disk is full", "three"]
    qtbot.waitUntil(lambda: notices.texts() == ["the disk is full"])
    assert notices.isVisible()
    notices.clear()
    assert not notices.isVisible()
