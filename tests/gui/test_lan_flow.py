"""The way through a network table, in the window, on tables that the test holds."""

from __future__ import annotations

from ipaddress import IPv4Address

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QMessageBox, QPushButton
from pytestqt.qtbot import QtBot

from engine.ruleset import Variant
from liudou_gui.net.invitation import Invitation, link_of
from liudou_gui.protocol.down import Refusal, Refused
from liudou_gui.protocol.lobby import Stage
from liudou_gui.protocol.up import HostOrder, Loaded, Order
from liudou_gui.session.lan_base import CannotHost, CannotJoin, LinkState, Target
from liudou_gui.widgets.lan_flow import LanFlow
from liudou_gui.widgets.main_window import MainWindow
from liudou_gui.widgets.name_dialog import NameDialog
from liudou_gui.widgets.table_options import HostOptionsDialog
from tests.helpers.fake_lan import KEY, OPTIONS, TABLE, FakeLanTable, FakeLanTables, evening, lobby, person
from tests.helpers.fake_session import FakeSession
from tests.helpers.scenes import ended, lead, seated

TARGET = Target(("10.0.0.5:47610",), KEY, TABLE, name="Lin’s table")


@pytest.fixture
def tables(window: MainWindow) -> FakeLanTables:
    made = FakeLanTables()
    window.offer_lan(lambda: made)
    return made


@pytest.fixture
def flow(window: MainWindow, tables: FakeLanTables) -> LanFlow:
    assert tables
    return window.lan


def joined(flow: LanFlow, tables: FakeLanTables, qtbot: QtBot) -> FakeLanTable:
    """Join, and wait until the table is asked."""
    flow.join(TARGET)
    qtbot.waitUntil(lambda: bool(tables.tables) and tables.tables[-1].sinks is not None)
    return tables.tables[-1]


def in_lobby(flow: LanFlow, tables: FakeLanTables, qtbot: QtBot, *, is_host: bool = False) -> FakeLanTable:
    """Come into the lobby, with the table's page ready behind it."""
    table = joined(flow, tables, qtbot)
    table.let_in(evening(), viewer=0 if is_host else 1, is_host=is_host)
    qtbot.waitUntil(lambda: flow.table_page is not None)
    return table


def dealing(flow: LanFlow, tables: FakeLanTables, qtbot: QtBot, *, is_host: bool = False) -> FakeLanTable:
    """Come to a table where a deal is played."""
    table = in_lobby(flow, tables, qtbot, is_host=is_host)
    table.show(lobby(*evening().seats, stage=Stage.DEALING))
    table.session.tell([*seated(), *lead()])
    qtbot.waitUntil(lambda: bool(flow.table_page and flow.table_page.hand.cards()))
    return table


def answer(window: MainWindow, name: str) -> None:
    """Answer the question over the window."""
    (box,) = [box for box in window.findChildren(QMessageBox) if box.isVisible()]
    button = box.findChild(QPushButton, name)
    assert button is not None, name
    button.click()


def test_the_start_page_leads_to_the_tables_and_back(window: MainWindow, tables: FakeLanTables) -> None:
    window.start_page.join_entry.button.click()
    assert window.lan.join_page is not None and window.lan.join_page.isVisible()
    window.lan.join_page.back_button.click()
    assert window.start_page.isVisible() and tables.searches[0].stopped == 1


def test_an_entry_is_pressed_wherever_it_is_touched(window: MainWindow, tables: FakeLanTables) -> None:
    assert tables
    page = window.start_page
    page.person.done_button.click()
    QApplication.processEvents()
    for entry in (page.host_entry, page.join_entry):
        for part in (entry.sign, entry.title, entry.line):
            assert entry.childAt(part.geometry().center()) is entry.button


def test_hosting_asks_for_options_and_leads_to_the_lobby(
    window: MainWindow, tables: FakeLanTables, qtbot: QtBot
) -> None:
    window.start_page.host_entry.button.click()
    dialog = window.findChild(HostOptionsDialog)
    assert dialog is not None
    dialog.opened.emit(OPTIONS)
    dialog.close()
    qtbot.waitUntil(lambda: bool(tables.tables) and tables.tables[0].sinks is not None)
    tables.tables[0].let_in_host(lobby(person("Lin")))
    assert tables.hosted_options == [OPTIONS]
    page = window.lan.lobby_page
    assert page is not None and page.isVisible()


def test_who_wishes_to_watch_a_locked_table_watches_by_its_code(
    flow: LanFlow, tables: FakeLanTables, qtbot: QtBot
) -> None:
    flow.join(TARGET, True)
    qtbot.waitUntil(lambda: bool(tables.tables) and tables.tables[-1].sinks is not None)
    tables.tables[-1].refuse(Refusal.CODE_NEEDED)
    assert flow.join_page is not None
    assert flow.join_page.attempt.code_button.accessibleName() == "Watch"


def test_why_a_table_cannot_be_opened_is_said(flow: LanFlow, tables: FakeLanTables, qtbot: QtBot) -> None:
    tables.refuses = CannotHost("The port is taken.")
    flow.open_table(OPTIONS)
    page = flow.join_page
    assert page is not None
    qtbot.waitUntil(lambda: page.attempt.sentence.text() == "The port is taken.")
    page.attempt.back_button.click()
    assert flow._window.start_page.isVisible()


def test_an_own_table_that_is_open_is_offered_first(
    window: MainWindow, flow: LanFlow, tables: FakeLanTables, qtbot: QtBot
) -> None:
    tables.hosted_table = TARGET
    flow.host()
    answer(window, "go_back")
    qtbot.waitUntil(lambda: tables.joined == [(TARGET, "", False, False)])
    flow.let_go()


def test_joining_leads_to_the_lobby_and_has_the_table_ready(
    flow: LanFlow, tables: FakeLanTables, qtbot: QtBot
) -> None:
    table = in_lobby(flow, tables, qtbot)
    assert flow.lobby_page is not None and flow.lobby_page.isVisible()
    assert Loaded() in table.asked


def test_a_deal_shows_the_table_and_the_seats_stay_at_hand(
    flow: LanFlow, tables: FakeLanTables, qtbot: QtBot
) -> None:
    table = dealing(flow, tables, qtbot)
    page = flow.table_page
    assert page is not None and page.isVisible()
    table.show(lobby(*evening().seats, stage=Stage.BETWEEN))
    table.session.tell(ended())
    qtbot.waitUntil(lambda: page.result is not None)
    page.seats.emit()
    assert flow.lobby_page is not None and flow.lobby_page.isVisible()
    table.show(lobby(*evening().seats, stage=Stage.DEALING))
    assert page.isVisible()


def test_who_joins_in_the_middle_of_a_deal_sees_the_table_at_once(
    flow: LanFlow, tables: FakeLanTables, qtbot: QtBot
) -> None:
    table = joined(flow, tables, qtbot)
    table.session = FakeSession(None)
    table.let_in(lobby(*evening().seats, stage=Stage.DEALING), viewer=None)
    page = flow.table_page
    assert page is not None and page.isVisible() and Loaded() in table.asked
    assert page.action_bar.isHidden() and page.banner is not None
    assert page.banner.sentence.text() == "You are watching."


def test_a_host_that_was_started_again_is_told_that_the_table_is_drawn(
    flow: LanFlow, tables: FakeLanTables, qtbot: QtBot
) -> None:
    table = in_lobby(flow, tables, qtbot)
    table.asked.clear()
    table.link(LinkState.LOST)
    table.let_in(evening(), viewer=1)
    assert table.asked == [Loaded()]


def test_a_locked_table_asks_for_its_code(flow: LanFlow, tables: FakeLanTables, qtbot: QtBot) -> None:
    table = joined(flow, tables, qtbot)
    table.refuse(Refusal.CODE_NEEDED)
    page = flow.join_page
    assert page is not None and page.attempt.code.isVisible()
    page.attempt.code_given.emit("482917")
    assert table.codes == ["482917"] and not page.attempt.code.isVisible()
    table.refuse(Refusal.WRONG_CODE)
    assert page.attempt.code.isVisible() and "not the room code" in page.attempt.code_word.text()
    table.let_in(evening(), viewer=1)
    assert flow.lobby_page is not None and flow.lobby_page.isVisible()


def test_enter_in_a_line_presses_no_button_that_has_the_focus_then(
    flow: LanFlow, tables: FakeLanTables, qtbot: QtBot
) -> None:
    """What is typed is taken; the focus that it leaves behind is that of a way back."""
    flow.show_join()
    page = flow.join_page
    given_up = []
    page.attempt.back.connect(lambda: given_up.append(page.attempt))
    page.typed.field.setText("192.168.1.23")
    page.typed.field.setFocus()
    QTest.keyClick(page.typed.field, Qt.Key.Key_Return)
    assert not given_up
    joined(flow, tables, qtbot)
    page = flow.join_page
    page.attempt.show_refused(Refused(Refusal.CODE_NEEDED))
    page.attempt.code.setText("123456")
    page.attempt.code.setFocus()
    QTest.keyClick(page.attempt.code, Qt.Key.Key_Return)
    assert not given_up


def test_silence_is_examined_and_explained(flow: LanFlow, tables: FakeLanTables, qtbot: QtBot) -> None:
    table = joined(flow, tables, qtbot)
    table.link(LinkState.SILENT)
    page = flow.join_page
    assert page is not None
    qtbot.waitUntil(lambda: "This was found" in page.attempt.sentence.text())
    assert tables.examined == [TARGET]
    page.attempt.again_button.click()
    qtbot.waitUntil(lambda: len(tables.tables) == 2)
    assert table.closed == [False]
    flow.let_go()


def test_another_host_key_is_only_trusted_when_said_so(
    flow: LanFlow, tables: FakeLanTables, qtbot: QtBot
) -> None:
    tables.refuses = CannotJoin("another key", known="AAAA", shown="BBBB")
    flow.join(TARGET)
    page = flow.join_page
    assert page is not None
    qtbot.waitUntil(page.attempt.trust_button.isVisible)
    tables.refuses = None
    page.attempt.trust_button.click()
    qtbot.waitUntil(lambda: len(tables.joined) == 2)
    assert tables.joined[1] == (TARGET, "", False, True)
    flow.let_go()


def test_giving_up_closes_what_was_begun(flow: LanFlow, tables: FakeLanTables, qtbot: QtBot) -> None:
    table = joined(flow, tables, qtbot)
    assert flow.join_page is not None
    flow.join_page.attempt.back_button.click()
    assert table.closed == [True] and not flow.join_page.trying


@pytest.mark.parametrize(("name", "for_good"), [("leave_later", False), ("leave_for_good", True)])
def test_a_guest_leaves_for_now_or_for_good(
    window: MainWindow, flow: LanFlow, tables: FakeLanTables, qtbot: QtBot, name: str, for_good: bool
) -> None:
    table = dealing(flow, tables, qtbot)
    window.ask_to_leave()
    answer(window, name)
    assert table.closed == [for_good]
    assert window.start_page.isVisible() and window.table is None and flow.model is None


def test_staying_changes_nothing(
    window: MainWindow, flow: LanFlow, tables: FakeLanTables, qtbot: QtBot
) -> None:
    table = dealing(flow, tables, qtbot)
    window.ask_to_leave()
    answer(window, "stay")
    assert not table.closed and flow.table_page is not None and flow.table_page.isVisible()


def test_a_host_ends_the_table_for_everyone(
    window: MainWindow, flow: LanFlow, tables: FakeLanTables, qtbot: QtBot
) -> None:
    table = dealing(flow, tables, qtbot, is_host=True)
    window.ask_to_leave()
    answer(window, "end_for_all")
    assert HostOrder(Order.CLOSE) in table.asked and tables.ended == 1 and window.start_page.isVisible()


def test_closing_the_window_asks_a_host_and_nobody_else(
    window: MainWindow, flow: LanFlow, tables: FakeLanTables, qtbot: QtBot
) -> None:
    table = in_lobby(flow, tables, qtbot, is_host=True)
    window.close()
    assert window.isVisible()
    answer(window, "leave_to_others")
    assert not window.isVisible() and table.closed == [False] and tables.ended == 0


def test_closing_the_window_keeps_a_guests_seat(
    window: MainWindow, flow: LanFlow, tables: FakeLanTables, qtbot: QtBot
) -> None:
    table = dealing(flow, tables, qtbot)
    window.close()
    assert not window.isVisible() and table.closed == [False]


def test_a_closed_table_leads_back_with_its_reason(
    window: MainWindow, flow: LanFlow, tables: FakeLanTables, qtbot: QtBot
) -> None:
    table = in_lobby(flow, tables, qtbot)
    table.refuse(Refusal.TABLE_CLOSED)
    assert window.start_page.isVisible() and "closed the table" in window.start_page.notice.text()


def test_a_table_that_closes_during_a_deal_stays_to_be_looked_at(
    window: MainWindow, flow: LanFlow, tables: FakeLanTables, qtbot: QtBot
) -> None:
    table = dealing(flow, tables, qtbot)
    table.refuse(Refusal.TABLE_CLOSED)
    page = flow.table_page
    assert page is not None and page.isVisible() and page.banner is not None
    assert "closed the table" in page.banner.sentence.text()
    page.banner.button.click()
    assert window.start_page.isVisible()


def test_an_invitation_from_the_command_line_is_joined(
    window: MainWindow, tables: FakeLanTables, qtbot: QtBot
) -> None:
    window._store.change(name="Lin")
    window.join_link(link_of(Invitation((IPv4Address("10.0.0.5"),), 1, KEY, TABLE)))
    qtbot.waitUntil(lambda: len(tables.joined) == 1)
    assert tables.joined[0][0].addresses == ("10.0.0.5:1",)
    window.lan.let_go()


def test_a_newcomer_who_comes_by_invitation_is_asked_for_a_name(
    window: MainWindow, tables: FakeLanTables, qtbot: QtBot
) -> None:
    window._store.change(name="")
    window.join_link(link_of(Invitation((IPv4Address("10.0.0.5"),), 1, KEY, TABLE)))
    (dialog,) = window.findChildren(NameDialog)
    assert not tables.joined
    qtbot.keyClicks(dialog.name, " Oma ")
    qtbot.keyClick(dialog.name, Qt.Key.Key_Return)
    qtbot.waitUntil(lambda: len(tables.joined) == 1)
    assert window._store.settings.name == "Oma"
    window.lan.let_go()


def test_who_sends_the_question_for_a_name_away_does_not_join(
    window: MainWindow, tables: FakeLanTables, qtbot: QtBot
) -> None:
    window._store.change(name="")
    window.join_link(link_of(Invitation((IPv4Address("10.0.0.5"),), 1, KEY, TABLE)))
    (dialog,) = window.findChildren(NameDialog)
    qtbot.keyClicks(dialog.name, "O")
    qtbot.keyClick(dialog.name, Qt.Key.Key_Escape)
    qtbot.waitUntil(lambda: not window.findChildren(NameDialog))
    assert not tables.joined and window._store.settings.name == ""


def test_a_damaged_invitation_is_explained(window: MainWindow, tables: FakeLanTables) -> None:
    window.join_link("liudou://join/abc")
    page = window.lan.join_page
    assert page is not None and page.isVisible() and page.typed.trouble.text() and not tables.joined


def test_offline_play_goes_on_as_before(window: MainWindow, tables: FakeLanTables) -> None:
    assert tables
    window.begin(Variant.TWO_FOUR)
    assert window.table_page is not None and "chat" not in window.table_page.drawer.tabs
    window.ask_to_leave()
    answer(window, "leave")
    assert window.start_page.isVisible()
