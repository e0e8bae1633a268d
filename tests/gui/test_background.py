"""Slow things are done beside the window."""

from __future__ import annotations

import threading
from typing import NoReturn

from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from liudou_gui.widgets.background import Background, Errand


def test_a_result_comes_over_in_the_window_s_own_thread(qtbot: QtBot) -> None:
    where: list[int] = []
    heard: list[object] = []

    def told(result: object) -> None:
        where.append(threading.get_ident())
        heard.append(result)

    def work() -> str:
        where.append(threading.get_ident())
        return "found"

    background = Background()
    background.run(Errand(work, told))
    assert background.busy
    qtbot.waitUntil(lambda: not background.busy)
    assert heard == ["found"]
    assert where[0] != where[1] == threading.get_ident()


def test_what_an_errand_says_it_may_raise_is_told(qtbot: QtBot) -> None:
    def fails() -> NoReturn:
        raise OSError("no sockets left")

    failed: list[OSError] = []
    done: list[object] = []
    background = Background()
    background.run(Errand(fails, done.append, failed.append, (OSError,)))
    qtbot.waitUntil(lambda: not background.busy)
    assert [str(error) for error in failed] == ["no sockets left"]
    assert done == []


def test_only_the_last_errand_is_heard_and_what_comes_of_the_others_is_undone(qtbot: QtBot) -> None:
    gate = threading.Event()
    done: list[str] = []
    undone: list[str] = []

    def slow() -> str:
        gate.wait(10)
        return "slow"

    background = Background()
    background.run(Errand(slow, done.append, undo=undone.append))
    background.run(Errand(lambda: "quick", done.append, undo=undone.append))
    qtbot.waitUntil(lambda: done == ["quick"])
    gate.set()
    qtbot.waitUntil(lambda: undone == ["slow"])
    assert done == ["quick"]


def test_what_was_dropped_is_undone(qtbot: QtBot) -> None:
    done: list[str] = []
    undone: list[str] = []
    background = Background()
    background.run(Errand(lambda: "late", done.append, undo=undone.append))
    background.drop()
    assert not background.busy
    qtbot.waitUntil(lambda: undone == ["late"])
    assert done == []


def test_a_page_that_goes_meanwhile_is_not_waited_for_and_hears_nothing(qtbot: QtBot) -> None:
    gate, page = threading.Event(), QWidget()
    done: list[object] = []
    undone: list[object] = []
    Background(page).run(Errand(lambda: gate.wait(10), done.append, undo=undone.append))
    delete(page)
    gate.set()
    qtbot.waitUntil(lambda: undone == [True])
    assert done == []
