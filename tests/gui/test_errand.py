"""Slow things are done beside the window."""

from __future__ import annotations

import threading

from PySide6.QtCore import QThreadPool
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot
from shiboken6 import delete

from liudou_gui.widgets import errand
from liudou_gui.widgets.errand import Errand


def test_a_result_comes_over_in_the_window_s_own_thread(qtbot: QtBot) -> None:
    where: list[int] = []
    sent = Errand(lambda: where.append(threading.get_ident()) or "found")  # type: ignore[func-returns-value]
    sent.done.connect(lambda _result: where.append(threading.get_ident()))
    with qtbot.waitSignal(sent.done) as heard:
        assert sent.send()
    assert heard.args == ["found"]
    assert where[0] != where[1] == threading.get_ident()
    assert not sent.running


def test_it_is_not_sent_twice_at_once_but_again_afterwards(qtbot: QtBot) -> None:
    gate = threading.Event()
    calls: list[bool] = []
    sent = Errand(lambda: calls.append(gate.wait(10)))
    assert sent.send()
    assert not sent.send()
    with qtbot.waitSignal(sent.done):
        gate.set()
    with qtbot.waitSignal(sent.done):
        assert sent.send()
    assert calls == [True, True]


def test_trouble_of_the_system_is_told(qtbot: QtBot) -> None:
    def fails() -> None:
        raise OSError("no sockets left")

    sent = Errand(fails)
    with qtbot.waitSignal(sent.failed) as heard:
        sent.send()
    assert str(heard.args[0]) == "no sockets left"
    assert not sent.running


def test_a_page_that_goes_meanwhile_is_not_waited_for_and_hears_nothing(qtbot: QtBot) -> None:
    gate, page = threading.Event(), QWidget()
    heard: list[object] = []
    sent = Errand(lambda: gate.wait(10), page)
    sent.done.connect(heard.append)
    sent.send()
    delete(page)
    gate.set()
    assert QThreadPool.globalInstance().waitForDone(5_000)
    qtbot.waitUntil(lambda: not errand._under_way)
    assert heard == []
