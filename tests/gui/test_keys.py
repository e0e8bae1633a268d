"""Keys: the usual ones, the player's own, and the list behind F1."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QLineEdit, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from liudou_gui.model.keymap import RANK_COMMANDS, USUAL, Command, Keymap, Scope, scope
from liudou_gui.model.settings import SettingsStore
from liudou_gui.widgets.keys import CommandKeys, use_keymap
from liudou_gui.widgets.keys_dialog import KeysDialog


@pytest.fixture(autouse=True)
def usual_keys() -> Iterator[None]:
    yield
    use_keymap(Keymap())


@pytest.fixture
def dialog(qtbot: QtBot, tmp_path: Path) -> Iterator[KeysDialog]:
    made = KeysDialog(SettingsStore(tmp_path))
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    yield made
    made.close()


def test_every_command_has_a_key_of_its_own() -> None:
    assert set(USUAL) == set(Command)
    for one in Scope:
        mine = [c for c in Command if scope(c) in (one, Scope.ALWAYS)]
        keys = [key for command in mine for key in USUAL[command]]
        assert len(keys) == len(set(keys)), one
    assert all(QKeySequence(key).toString() for keys in USUAL.values() for key in keys)
    assert len(RANK_COMMANDS) == 15


def test_a_key_is_taken_from_what_had_it() -> None:
    keys = Keymap().with_key(Command.HINT, "P")
    assert keys.keys(Command.HINT) == ("P",)
    assert keys.keys(Command.PASS) == ()
    assert keys.keys(Command.BID_PASS) == ("P", "0"), "a question is another place"
    assert Keymap(keys.changes()).keys(Command.HINT) == ("P",)
    back = keys.with_key(Command.HINT, "H").with_key(Command.PASS, "P")
    assert back.changes() == {}


def test_changes_of_unknown_commands_are_left_out() -> None:
    assert Keymap({"dance": "D"}).changes() == {}


def test_a_new_key_by_click_and_press(dialog: KeysDialog) -> None:
    catcher = dialog.catchers[Command.HINT]
    QTest.mouseClick(catcher, Qt.MouseButton.LeftButton)
    assert catcher.text() == "press a key"
    QTest.keyClick(catcher, Qt.Key.Key_I)
    assert catcher.text() == "I"
    assert dialog._store.settings.keys == {"hint": "I"}
    QTest.mouseClick(catcher, Qt.MouseButton.LeftButton)
    QTest.keyClick(catcher, Qt.Key.Key_P)
    assert dialog.catchers[Command.PASS].text() == "none"
    assert "Pass" in dialog._said.text()
    QTest.mouseClick(dialog._usual, Qt.MouseButton.LeftButton)
    assert dialog._store.settings.keys == {}
    assert dialog.catchers[Command.PASS].text() == "P"


def test_keys_that_move_over_the_hand_are_refused(dialog: KeysDialog) -> None:
    catcher = dialog.catchers[Command.HINT]
    for key in (Qt.Key.Key_Space, Qt.Key.Key_Tab, Qt.Key.Key_Left, Qt.Key.Key_Plus):
        QTest.mouseClick(catcher, Qt.MouseButton.LeftButton)
        QTest.keyClick(catcher, key)
        assert dialog._store.settings.keys == {}
        assert dialog._said.text()


def test_shortcuts_follow_the_keymap_and_leave_typing_alone(qtbot: QtBot) -> None:
    page = QWidget()
    column = QVBoxLayout(page)
    line, plain = QLineEdit(), QWidget()
    plain.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
    column.addWidget(line)
    column.addWidget(plain)
    qtbot.addWidget(page)
    done: list[Command] = []
    keys = CommandKeys(page, {c: lambda c=c: done.append(c) for c in (Command.HINT, Command.PASS)})
    page.show()
    qtbot.waitExposed(page)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    plain.setFocus()
    QTest.keyClick(plain, Qt.Key.Key_H)
    assert done == [Command.HINT]
    line.setFocus()
    QTest.keyClick(line, Qt.Key.Key_H)
    assert line.text() == "h" and done == [Command.HINT]
    plain.setFocus()
    use_keymap(Keymap({"hint": "I"}))
    QTest.keyClick(plain, Qt.Key.Key_H)
    QTest.keyClick(plain, Qt.Key.Key_I)
    assert done == [Command.HINT, Command.HINT]
    keys.block(["P"])
    QTest.keyClick(plain, Qt.Key.Key_P)
    keys.block([])
    QTest.keyClick(plain, Qt.Key.Key_P)
    assert done == [Command.HINT, Command.HINT, Command.PASS]


def test_escape_stops_waiting_for_a_key(dialog: KeysDialog) -> None:
    catcher = dialog.catchers[Command.HINT]
    QTest.mouseClick(catcher, Qt.MouseButton.LeftButton)
    QTest.keyClick(catcher, Qt.Key.Key_Escape)
    assert catcher.text() == "H" and dialog._store.settings.keys == {}
    assert dialog.isVisible()
