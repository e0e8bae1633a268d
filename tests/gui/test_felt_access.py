"""What a screen reader finds on the felt and in the hand, beside the cards."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QMenu, QWidget
from pytestqt.qtbot import QtBot

from engine.ruleset import SEATS, Variant
from engine.visible import Passed, ShowsShown, TurnOf
from liudou_gui.widgets.main_window import MainWindow
from liudou_gui.widgets.table_page import TablePage
from tests.helpers.fake_session import FakeSession
from tests.helpers.scenes import camps, follow, lead, played, seated

Show = Callable[..., None]
NAME, DESCRIPTION = QAccessible.Text.Name, QAccessible.Text.Description


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


def parts(widget: QWidget) -> list[QAccessibleInterface]:
    root = QAccessible.queryAccessibleInterface(widget)
    found = [root.child(place) for place in range(root.childCount())]
    return [one for one in found if one is not None]


def names(widget: QWidget) -> list[str]:
    return [part.text(NAME) for part in parts(widget)]


def test_each_seat_says_who_sits_where_and_whose_turn_it_is(show: Show, page: TablePage) -> None:
    show(*seated(), TurnOf(1, leading=True))
    assert names(page.view) == [
        "Lin, your seat, role unknown, 12 cards",
        "Mei, lower right, role unknown, 12 cards, has the turn",
        "<b>Nai</b>, upper right, role unknown, 12 cards",
        "Jun, opposite, role unknown, 12 cards",
        "Teapot, upper left, role unknown, 12 cards",
        "Hao, lower left, role unknown, 12 cards",
    ]


def test_felt_and_hand_are_called_what_they_are_called_now(show: Show, page: TablePage) -> None:
    felt = QAccessible.queryAccessibleInterface(page.view)
    hand = QAccessible.queryAccessibleInterface(page.hand)
    show(*seated(), *lead())
    assert felt.text(NAME) == "Your lead, Any combination"
    show(played(0, "3h0"), TurnOf(1, leading=False))
    assert felt.text(NAME).startswith("Single, 3")
    page.hand.setAccessibleName("手牌")
    assert hand.text(NAME) == "手牌"


def test_no_interface_is_asked_of_a_part_that_python_cannot_answer(show: Show, page: TablePage) -> None:
    """On a real bus Qt asks for all of them; None for a pointer would end the process."""
    show(*seated(Variant.HIDDEN), *lead())
    for part in (*parts(page.view), *parts(page.hand)):
        for kind in QAccessible.InterfaceType:
            assert part.interface_cast(kind) is not None


def test_the_last_play_of_a_seat_can_be_read(show: Show, page: TablePage) -> None:
    show(*seated(), TurnOf(1, leading=True), played(1, "7s0 7c0"), Passed(2), TurnOf(3, leading=False))
    told = [part.text(DESCRIPTION) for part in parts(page.view)]
    assert told == ["", "played a pair of 7s", "passed", "", "", ""]


def test_seats_lie_where_they_are_drawn(show: Show, page: TablePage) -> None:
    show(*seated())
    window = page.window().frameGeometry()
    root = QAccessible.queryAccessibleInterface(page.view)
    seen = set()
    for index, part in enumerate(parts(page.view)):
        assert part.isValid() and not part.rect().isEmpty()
        assert window.contains(part.rect())
        middle = part.rect().center()
        found = root.childAt(middle.x(), middle.y())
        assert found is not None and root.indexOfChild(found) == index
        seen.add((middle.x(), middle.y()))
    assert len(seen) == SEATS
    own = parts(page.view)[0].rect().center()
    right = parts(page.view)[1].rect().center()
    assert right.x() > own.x() and right.y() < own.y()


def test_bottom_cards_are_read_card_by_card(show: Show, page: TablePage) -> None:
    show(*seated(Variant.TWO_CAMPS), *camps(), ShowsShown(()), TurnOf(5, leading=True))
    told = names(page.view)[SEATS:]
    assert len(told) == 2
    assert told[0].startswith("Bottom cards: Hao: 9 of diamonds, 9 of diamonds, 10 of diamonds")
    show(played(5, "9d0"), TurnOf(4, leading=False))
    assert len(names(page.view)) == SEATS


def test_a_press_on_a_seat_offers_a_note(
    show: Show, page: TablePage, monkeypatch: pytest.MonkeyPatch
) -> None:
    opened: list[QMenu] = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, _where: opened.append(menu))
    show(*seated(Variant.HIDDEN), *lead())
    own, other = parts(page.view)[:2]
    assert own.actionInterface().actionNames() == []
    press = QAccessibleActionInterface.pressAction()
    assert other.actionInterface().actionNames() == [press]
    assert other.role() == QAccessible.Role.ButtonMenu
    other.actionInterface().doAction(press)
    (menu,) = opened
    next(action for action in menu.actions() if action.objectName() == "note_landlord").trigger()
    menu.close()
    assert "landlord" in parts(page.view)[1].text(DESCRIPTION).lower()


def test_a_seat_without_a_secret_is_no_button(show: Show, page: TablePage) -> None:
    show(*seated(), *follow())
    for part in parts(page.view):
        assert part.role() == QAccessible.Role.StaticText
        part.actionInterface().doAction(QAccessibleActionInterface.pressAction())
    assert page.view.findChild(QMenu, "note_menu") is None


def test_groups_of_the_hand_can_be_pressed(show: Show, page: TablePage) -> None:
    show(*seated(), *lead())
    assert len(parts(page.hand)) == page.hand.count() == 12
    page.selection.press_rank(page.hand.cards()[-4].rank)
    page.selection.press_rank(page.hand.cards()[-5].rank)
    page.selection.group_chosen()
    head = parts(page.hand)[-1]
    assert len(parts(page.hand)) == 13
    assert head.role() == QAccessible.Role.Button
    assert head.text(NAME).startswith("Group 1: ")
    assert page.hand.screen_rect(0).isValid() and not head.rect().isEmpty()
    head.actionInterface().doAction(QAccessibleActionInterface.pressAction())
    assert len(page.selection.cards) == 2
    assert head.text(NAME).endswith("selected")
