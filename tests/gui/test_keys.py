"""Keys: the usual ones, the player's own, and the list behind F1."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtGui import QKeyEvent, QKeySequence
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLineEdit, QPushButton, QVBoxLayout, QWidget
from pytestqt.qtbot import QtBot

from liudou_gui.model.keymap import RANK_COMMANDS, USUAL, Command, Keymap, Scope, scope
from liudou_gui.model.settings import SettingsStore
from liudou_gui.widgets.controls import KeyButton, TickBox
from liudou_gui.widgets.dialog import Dialog
from liudou_gui.widgets.join_page import JoinPage
from liudou_gui.widgets.keys import CommandKeys, use_keymap
from liudou_gui.widgets.keys_dialog import KeysDialog
from liudou_gui.widgets.main_window import MainWindow
from liudou_gui.widgets.rule_book import RuleBook
from liudou_gui.widgets.settings_dialog import SettingsDialog
from liudou_gui.widgets.start_tiles import QuietButton
from tests.helpers.fake_lan import FakeLanTables, found


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


ENTERS = (Qt.Key.Key_Return, Qt.Key.Key_Enter)


@pytest.fixture
def active(window: MainWindow, qtbot: QtBot) -> MainWindow:
    """The window, with the keyboard."""
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    return window


@pytest.mark.parametrize("key", ENTERS)
def test_enter_presses_any_button_of_the_window_once(active: MainWindow, key: Qt.Key) -> None:
    buttons = [KeyButton("one"), QuietButton("two"), TickBox("three"), QPushButton("four")]
    page, pressed = QWidget(), list[str]()
    column = QVBoxLayout(page)
    for button in buttons:
        button.clicked.connect(lambda _checked=False, button=button: pressed.append(button.objectName()))
        column.addWidget(button)
    buttons[3].setObjectName("four")
    active.show_page(page)
    for button in buttons:
        button.setFocus()
        QTest.keyClick(button, key)
    held = QKeyEvent(QEvent.Type.KeyPress, key, Qt.KeyboardModifier.NoModifier, "\r", autorep=True)
    QApplication.sendEvent(buttons[0], held)
    assert pressed == ["one", "two", "three", "four"]


@pytest.mark.parametrize("key", ENTERS)
def test_enter_joins_the_found_table_that_has_the_focus(
    active: MainWindow, qtbot: QtBot, key: Qt.Key
) -> None:
    tables = FakeLanTables()
    page = JoinPage(tables)
    active.show_page(page)
    tables.searches[0].find(found())
    (row,) = page.found.rows.values()
    row.join.setFocus()
    with qtbot.waitSignal(page.wished) as wished:
        QTest.keyClick(row.join, key)
    assert wished.args[1] is False


def test_enter_where_no_button_has_the_focus_takes_no_choice_of_a_dialog(
    active: MainWindow, qtbot: QtBot
) -> None:
    active.show_settings()
    settings = active.findChild(SettingsDialog)
    assert settings is not None
    active._store.change(language="en")
    settings._scroll.setFocus()
    QTest.keyClick(settings._scroll, Qt.Key.Key_Return)
    assert active._store.settings.language == "en" and settings.isVisible()
    box = settings.switches["auto_pass"]
    before = box.isChecked()
    box.setFocus()
    QTest.keyClick(box, Qt.Key.Key_Return)
    assert box.isChecked() is not before and settings.isVisible()
    settings.accept()
    active.show_rules()
    book = active.findChild(RuleBook)
    assert book is not None
    chapter = book.chapter
    book.search.setFocus()
    QTest.keyClick(book.search, Qt.Key.Key_Return)
    assert book.chapter == chapter and book.isVisible()
    book.reject()


def test_enter_that_is_held_or_has_company_presses_nothing_in_a_dialog(qtbot: QtBot) -> None:
    dialog = Dialog()
    qtbot.addWidget(dialog)
    button, plain = KeyButton("one"), QPushButton()
    dialog.answer = button
    column = QVBoxLayout(dialog)
    pressed = []
    for one in (button, plain):
        column.addWidget(one)
        one.clicked.connect(lambda _=False, one=one: pressed.append(one))
    dialog.show()
    qtbot.waitUntil(dialog.isVisible)
    for one in (button, plain):
        one.setFocus()
        held = QKeyEvent(
            QEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", autorep=True
        )
        QApplication.sendEvent(one, held)
        QTest.keyClick(one, Qt.Key.Key_Return, Qt.KeyboardModifier.ControlModifier)
        assert not pressed
        QTest.keyClick(one, Qt.Key.Key_Return)
        assert pressed == [one]
        pressed.clear()
