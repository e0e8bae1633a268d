"""The table's page as a whole: keys, tools, groups, the drawer, questions, replays."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QKeyEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.actions import Play, PromptKind
from engine.cards import Card, parse_cards
from engine.ruleset import Variant
from engine.visible import MarkKind, MarkShown, PromptClosed, Role, RoleSet
from liudou_gui.app.application import Options, build_window
from liudou_gui.model.hand_order import SortBy
from liudou_gui.model.keymap import Command
from liudou_gui.model.settings import HandStyle
from liudou_gui.widgets.keys_dialog import KeysDialog
from liudou_gui.widgets.main_window import MainWindow
from liudou_gui.widgets.table_page import TablePage
from tests.helpers.fake_session import FakeSession
from tests.helpers.scenes import asked, camps, follow, lead, seated

LEFT = Qt.MouseButton.LeftButton
Show = Callable[..., None]


@pytest.fixture
def page(window: MainWindow) -> TablePage:
    window.begin(Variant.TWO_FOUR)
    assert window.table_page is not None
    return window.table_page


@pytest.fixture
def show(window: MainWindow, session: FakeSession, page: TablePage, qtbot: QtBot) -> Show:
    assert page

    def send(*events: object) -> None:
        assert window.table is not None
        with qtbot.waitSignal(window.table.view_changed):
            session.tell(events)  # type: ignore[arg-type]
        QApplication.processEvents()

    return send


def press(key: Qt.Key, modifiers: Qt.KeyboardModifier = Qt.KeyboardModifier.NoModifier) -> None:
    """Press a key where the focus is."""
    widget = QApplication.focusWidget()
    assert widget is not None
    QTest.keyClick(widget, key, modifiers)
    QApplication.processEvents()


def chosen(page: TablePage) -> str:
    return " ".join(sorted(str(card) for card in page.selection.cards))


def test_rank_keys_choose_and_enter_plays(show: Show, page: TablePage, session: FakeSession) -> None:
    show(*seated(), *lead(20))
    for key in (Qt.Key.Key_8, Qt.Key.Key_8, Qt.Key.Key_8):
        press(key)
    assert chosen(page) == "8c0 8h0 8s0"
    press(Qt.Key.Key_W, Qt.KeyboardModifier.ShiftModifier)
    assert len(page.selection.cards) == 4
    press(Qt.Key.Key_Escape)
    press(Qt.Key.Key_K)
    press(Qt.Key.Key_Return)
    ((prompt, action),) = session.submitted
    assert prompt == 20 and isinstance(action, Play)
    assert [str(card)[:2] for card in action.cards] == ["Kh"]


def test_an_open_question_has_the_keys_first(show: Show, page: TablePage, session: FakeSession) -> None:
    show(*seated(), *asked(PromptKind.BID, 7))
    press(Qt.Key.Key_2)
    assert [prompt for prompt, _ in session.submitted] == [7]
    assert not page.selection.cards
    show(PromptClosed(7), *lead(20))
    press(Qt.Key.Key_2)
    assert chosen(page) == "2s0"


def test_arrows_reach_the_hand_from_anywhere(show: Show, page: TablePage) -> None:
    show(*seated(), *lead())
    page.bar.rules_button.setFocus()
    press(Qt.Key.Key_End)
    assert page.hand.focus_index == page.hand.count() - 1


def test_style_and_sort_are_switched_and_remembered(show: Show, page: TablePage, window: MainWindow) -> None:
    show(*seated(), *lead())
    press(Qt.Key.Key_V)
    assert page.hand.stacked and window._store.settings.hand is HandStyle.STACKS
    press(Qt.Key.Key_S)
    assert window._store.settings.sort is SortBy.SIZE
    assert str(page.hand.cards()[0]).startswith("8")
    QTest.mouseClick(page.tools.style_button, LEFT)
    assert not page.hand.stacked
    QTest.mouseClick(page.tools.sort, LEFT)
    assert str(page.hand.cards()[0]) == "Wx0"


def test_a_group_is_laid_aside_and_played_by_two_clicks(
    show: Show, page: TablePage, session: FakeSession
) -> None:
    show(*seated(), *lead(20))
    for _ in range(3):
        press(Qt.Key.Key_8)
    press(Qt.Key.Key_G)
    press(Qt.Key.Key_Escape)
    head = page.hand.head_rect(0).center().toPoint()
    QTest.mouseClick(page.hand.viewport(), LEFT, pos=head)
    assert chosen(page) == "8c0 8h0 8s0" and session.submitted == []
    QTest.mouseClick(page.hand.viewport(), LEFT, pos=head)
    assert session.submitted == [(20, Play(parse_cards("8c0 8h0 8s0")))]


def test_arrange_and_back(show: Show, page: TablePage) -> None:
    show(*seated(), *lead())
    press(Qt.Key.Key_R)
    assert page.desk.groups
    press(Qt.Key.Key_R)
    assert page.desk.groups == ()


def test_the_right_button_plays_what_it_was_pressed_for(
    show: Show, page: TablePage, session: FakeSession
) -> None:
    show(*seated(), *follow(prompt=21))
    page.selection.choose(parse_cards("Kh0 Kh1"))
    spot = page.hand.strip_rect(0).center().toPoint()
    QTest.mousePress(page.hand.viewport(), Qt.MouseButton.RightButton, pos=spot)
    show(PromptClosed(21), *follow(prompt=22))
    QTest.mouseRelease(page.hand.viewport(), Qt.MouseButton.RightButton, pos=spot)
    assert session.submitted == [], "the press began in an earlier turn"
    QTest.mouseClick(page.hand.viewport(), Qt.MouseButton.RightButton, pos=spot)
    assert [prompt for prompt, _ in session.submitted] == [22]


def test_a_click_on_the_felt_chooses_nothing(show: Show, page: TablePage) -> None:
    show(*seated(), *lead())
    press(Qt.Key.Key_8)
    port = page.view.viewport()
    bare = next(
        point
        for x in range(20, port.width(), 40)
        for y in range(20, port.height(), 40)
        if page.view.itemAt(point := QPoint(x, y)) is None
    )
    QTest.mouseClick(port, LEFT, pos=bare)
    assert not page.selection.cards


def test_the_drawer_opens_and_shuts_by_key_button_and_escape(
    show: Show, page: TablePage, window: MainWindow
) -> None:
    show(*seated(), *follow())
    window.resize(1366, 768)
    for key, tab in (
        (Qt.Key.Key_L, "last_trick"),
        (Qt.Key.Key_Y, "history"),
        (Qt.Key.Key_C, "counter"),
        (Qt.Key.Key_E, "notes"),
    ):
        press(key)
        assert page.drawer.tab == tab and page.bar.tabs[tab].isChecked()
    press(Qt.Key.Key_E)
    assert page.drawer.tab is None and not page.drawer.isVisible()
    QTest.mouseClick(page.bar.tabs["counter"], LEFT)
    assert page.drawer.isVisible()
    right = page.hand.geometry().right()
    assert right <= page.drawer.geometry().left() + 1, "the hand makes room"
    page.hand.setFocus()
    press(Qt.Key.Key_Escape)
    assert page.drawer.tab is None


def test_a_drawer_over_the_table_leaves_hand_and_buttons_free(
    show: Show, page: TablePage, window: MainWindow
) -> None:
    show(*seated(), *follow())
    window.resize(1024, 640)
    QApplication.processEvents()
    press(Qt.Key.Key_C)
    drawer = page.drawer.geometry()
    assert not drawer.intersects(page.hand.geometry())
    assert not drawer.intersects(page.action_bar.geometry())


def test_giving_oneself_away_by_keys(show: Show, page: TablePage, session: FakeSession) -> None:
    mark = MarkShown(MarkKind.OPEN, Card.parse("8h2"), 3)
    show(*seated(Variant.HIDDEN), mark, RoleSet(0, Role.HIDDEN_LANDLORD), *lead(20))
    page.selection.choose(parse_cards("8h0 8s0"))
    press(Qt.Key.Key_Return)
    assert page.question.isVisible() and session.submitted == []
    assert page.question.instead.text() == "Use another 8"
    press(Qt.Key.Key_Escape)
    assert not page.question.isVisible() and chosen(page) == "8h0 8s0"
    press(Qt.Key.Key_Return)
    press(Qt.Key.Key_Return)
    assert session.submitted == [(20, Play(parse_cards("8c0 8s0")))]


def test_auto_play_by_key_and_back(show: Show, page: TablePage, session: FakeSession, qtbot: QtBot) -> None:
    page.auto.pause.pace = (0, 0)
    show(*seated(), *lead(20))
    press(Qt.Key.Key_U)
    assert page.auto.on and page.view.auto and page.tools.auto.isChecked()
    qtbot.waitUntil(lambda: len(session.submitted) == 1)
    press(Qt.Key.Key_U)
    assert not page.auto.on


def test_the_tools_fit_in_a_menu_where_the_print_is_large(page: TablePage, window: MainWindow) -> None:
    window._store.change(scale=200)
    window._apply_settings()
    QApplication.processEvents()
    assert page.tools.more.isVisible() and not page.tools.sort.isVisible()
    menu = page.tools.menu()
    assert [action.isEnabled() for action in menu.actions()] == [True, True, True, False, True]
    menu.actions()[1].trigger()
    assert window._store.settings.sort is SortBy.SIZE
    menu.deleteLater()


def test_f1_lists_the_keys_and_a_new_one_works_at_once(
    show: Show, page: TablePage, window: MainWindow, qtbot: QtBot
) -> None:
    show(*seated(), *follow("7s0 7c0"))
    press(Qt.Key.Key_F1)
    dialog = window.findChild(KeysDialog)
    assert dialog is not None
    dialog._use(dialog._keymap.with_key(Command.HINT, "X"))
    dialog.accept()
    window.activateWindow()
    qtbot.waitUntil(window.isActiveWindow)
    page.hand.setFocus()
    press(Qt.Key.Key_H)
    assert not page.selection.cards
    press(Qt.Key.Key_X)
    assert page.selection.cards
    window._store.change(keys={})
    window._apply_settings()


def test_groups_and_the_deal_survive_a_restart(qtbot: QtBot, tmp_path: Path) -> None:
    def open_window() -> tuple[MainWindow, TablePage]:
        window = build_window(Options(profile=tmp_path, language="en"))
        qtbot.addWidget(window)
        window.show()
        if window.start_page.waiting.isVisible():
            window.resume()
        else:
            window.begin(Variant.TWO_FOUR)
        page = window.table_page
        assert page is not None
        qtbot.waitUntil(lambda: page.hand.count() >= 34, timeout=10_000)
        return window, page

    window, page = open_window()
    hand = set(page.hand.cards())
    page.selection.choose(page.hand.cards()[:4])
    page.selection.group_chosen()
    group = page.desk.groups
    window.close()
    window, page = open_window()
    assert set(page.hand.cards()) >= hand
    assert page.desk.groups == group
    window.close()


def test_a_press_on_a_group_before_the_turn_plays_nothing(
    show: Show, page: TablePage, session: FakeSession
) -> None:
    show(*seated(), *lead(20), PromptClosed(20))
    page.selection.choose(parse_cards("8h0 8s0 8c0"))
    page.selection.group_chosen()
    page.selection.choose_group(0)
    head = page.hand.head_rect(0).center().toPoint()
    QTest.mousePress(page.hand.viewport(), LEFT, pos=head)
    show(*lead(22))
    QTest.mouseRelease(page.hand.viewport(), LEFT, pos=head)
    assert session.submitted == [], "the press began before the turn"
    QTest.mouseClick(page.hand.viewport(), LEFT, pos=head)
    assert len(session.submitted) == 1


def test_a_sweep_that_ends_on_a_head_in_the_fan_stays_a_sweep(show: Show, page: TablePage) -> None:
    show(*seated(), *lead())
    page.selection.choose(parse_cards("8h0 8s0 8c0"))
    page.selection.group_chosen()
    page.selection.clear()
    port, head = page.hand.viewport(), page.hand.head_rect(0).center().toPoint()
    three = page.hand.cards().index(Card.parse("3h0"))
    start = page.hand.strip_rect(three).center().toPoint()
    QTest.mousePress(port, LEFT, pos=start)
    QTest.mouseMove(port, head)
    QTest.mouseRelease(port, LEFT, pos=head)
    assert page.desk.groups == (frozenset(parse_cards("8h0 8s0 8c0")),)
    assert Card.parse("3h0") in page.selection.cards
    page.selection.choose(parse_cards("3h0"))
    start = page.hand.strip_rect(three).center().toPoint()
    QTest.mousePress(port, LEFT, pos=start)
    QTest.mouseMove(port, head)
    QTest.mouseRelease(port, LEFT, pos=head)
    assert page.desk.groups == (frozenset(parse_cards("3h0 8h0 8s0 8c0")),), "chosen cards are dragged"


def test_a_key_that_is_held_does_not_answer_the_question(
    show: Show, page: TablePage, session: FakeSession
) -> None:
    mark = MarkShown(MarkKind.OPEN, Card.parse("8h2"), 3)
    show(*seated(Variant.HIDDEN), mark, RoleSet(0, Role.HIDDEN_LANDLORD), *lead(20))
    page.selection.choose(parse_cards("8h0 8s0"))
    press(Qt.Key.Key_Return)
    held = QKeyEvent(
        QKeyEvent.Type.KeyPress, Qt.Key.Key_Return, Qt.KeyboardModifier.NoModifier, "\r", True, 1
    )
    QApplication.sendEvent(page.question.instead, held)
    assert session.submitted == [] and page.question.isVisible()


def test_what_is_chosen_by_hand_is_no_hint(show: Show, page: TablePage) -> None:
    show(*seated(), *follow("7s0 7c0"))
    press(Qt.Key.Key_H)
    hinted = page.selection.cards
    assert "hint" in page.action_bar.verdict.text
    press(Qt.Key.Key_Escape)
    page.selection.choose(hinted)
    assert "hint" not in page.action_bar.verdict.text


def test_the_bottom_cards_lie_in_the_sheet_or_on_the_felt(show: Show, page: TablePage) -> None:
    show(*seated(Variant.TWO_CAMPS), *camps(), *lead())
    assert page.view.screen_bottom() is not None
    page.bar.bottom_button.click()
    assert page.sheet.isVisible() and page.view.screen_bottom() is None
    page.bar.bottom_button.click()
    assert not page.sheet.isVisible() and page.view.screen_bottom() is not None


def test_facts_that_have_no_room_are_left_away_not_cut(
    show: Show, page: TablePage, window: MainWindow
) -> None:
    show(*seated(Variant.TWO_CAMPS), *camps(), *lead())
    game, stakes = page.bar._game, page.bar._stakes
    window.setMinimumSize(0, 0)
    window.resize(1366, 768)
    QApplication.processEvents()
    said, whole = stakes.accessibleName(), stakes.sizeHint().width()
    window.resize(720, 1280)
    QApplication.processEvents()
    assert stakes.accessibleName() == said and stakes.sizeHint().width() < whole
    for words in (game, stakes):
        assert words.width() >= words.sizeHint().width()
    window.resize(1366, 768)
    QApplication.processEvents()
    assert stakes.sizeHint().width() == whole


@pytest.mark.parametrize("key", [Qt.Key.Key_Space, Qt.Key.Key_Return])
def test_after_a_play_by_its_button_the_keyboard_is_the_hands(
    show: Show, page: TablePage, session: FakeSession, key: Qt.Key
) -> None:
    show(*seated(), *lead(20))
    press(Qt.Key.Key_K)
    page.action_bar.play_button.setFocus()
    press(key)
    assert len(session.submitted) == 1
    assert page.hand.hasFocus(), "else the next press would let a bot play"
    press(Qt.Key.Key_Return)
    assert len(session.submitted) == 1 and not page.auto.on
