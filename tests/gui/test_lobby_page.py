"""The lobby of a network table as its host and its guests use it."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from ipaddress import ip_address
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QAbstractButton, QApplication, QDialog, QLabel, QMenu, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from liudou_gui.model.lan_model import LanModel
from liudou_gui.model.settings import SettingsStore
from liudou_gui.net.addresses import AdapterKind, OwnAddress
from liudou_gui.net.findings import Finding, FindingKind, Level
from liudou_gui.net.invitation import qr_matrix, read_link
from liudou_gui.protocol.down import Denial, Refusal
from liudou_gui.protocol.lobby import Lobby, Stage, SwapOffer
from liudou_gui.protocol.up import (
    AnswerSwap,
    AskSwap,
    BackToMe,
    HostOrder,
    Kick,
    Order,
    Phrase,
    Ready,
    Say,
    SeatToBot,
    SetOptions,
    Sit,
    Vote,
)
from liudou_gui.session.lan_base import LinkState, Target
from liudou_gui.widgets.dress import speak
from liudou_gui.widgets.lobby_doctor import WarningCard
from liudou_gui.widgets.lobby_page import LobbyPage
from liudou_gui.widgets.qr_view import MARGIN
from tests.helpers.fake_lan import (
    BAD_FINDINGS,
    CODE,
    FREE,
    KEY,
    OPTIONS,
    TABLE,
    TICKET,
    FakeLanTable,
    FakeLanTables,
    bot,
    evening,
    lobby,
    person,
)

WIFI = OwnAddress(ip_address("192.168.1.23"), 24, AdapterKind.WIFI, "Wi-Fi")
CABLE = OwnAddress(ip_address("10.0.0.5"), 24, AdapterKind.WIRED, "Ethernet 2")
VPN = OwnAddress(ip_address("100.84.12.7"), 32, AdapterKind.VPN, "tailscale0")
LOOP = OwnAddress(ip_address("127.0.0.1"), 8, AdapterKind.LOOPBACK, "lo")


class Room:
    """A page, the table behind it, and all that was announced and opened."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        speak("en")
        self.qtbot = qtbot
        store = SettingsStore(folder)
        store.change(name="Lin")
        self.table = FakeLanTable()
        self.tables = FakeLanTables(hosted_table=Target(("127.0.0.1:1",), KEY, TABLE, name="Lin’s table"))
        self.model = LanModel(self.table)
        self.opened: list[str] = []
        self.page = LobbyPage(
            self.model,
            self.tables,
            store,
            addresses=lambda: (WIFI, CABLE, VPN, LOOP),
            opens=self.opened.append,
        )
        self.heard: list[str] = []
        self.page.announced.connect(self.heard.append)
        qtbot.addWidget(self.page)
        self.page.resize(1366, 768)
        self.page.show()
        qtbot.waitExposed(self.page)
        self.model.open()

    def settle(self) -> None:
        for _ in range(3):
            QApplication.processEvents()

    def host(self, seen: Lobby | None = None) -> Room:
        """Be the host, and have the examination done."""
        self.table.let_in_host(seen if seen is not None else evening())
        self.qtbot.waitUntil(lambda: bool(self.page.doctor.findings and self.page.invite.rows))
        return self

    def guest(self, seen: Lobby | None = None, seat: int | None = 1) -> Room:
        self.table.let_in(seen if seen is not None else evening(), viewer=seat)
        self.settle()
        return self

    def show(self, seen: Lobby) -> None:
        self.table.show(seen)
        self.settle()

    def press(self, name: str, within: QWidget | None = None) -> None:
        found = [b for b in self._buttons(within) if name in (b.accessibleName(), b.text())]
        assert len(found) == 1, f"{name}: {[b.accessibleName() for b in self._buttons(within)]}"
        self.qtbot.mouseClick(found[0], Qt.MouseButton.LeftButton)

    def _buttons(self, within: QWidget | None) -> list[QAbstractButton]:
        whole = (within or self.page).findChildren(QAbstractButton)
        return [button for button in whole if button.isVisible() and button.isEnabled()]

    def choose(self, seat: int, words: str) -> None:
        """Choose from the menu of a seat."""
        row = self.page.seats.rows[seat]
        assert row.more.isVisible()
        self.take(row.menu(), words)

    def take(self, menu: QMenu, words: str) -> None:
        """Take an action of a menu."""
        offered = {action.text(): action for action in menu.actions()}
        assert words in offered, list(offered)
        offered[words].trigger()

    def texts(self) -> str:
        labels = [label.text() for label in self.page.findChildren(QLabel) if label.isVisible()]
        return "\n".join(labels)


@pytest.fixture
def room(qtbot: QtBot, tmp_path: Path) -> Iterator[Room]:
    made = Room(qtbot, tmp_path)
    yield made
    made.tables.gate.set()
    made.settle()


# -- the connection --------------------------------------------------------------------------


def test_before_one_is_let_in_only_the_connection_shows(room: Room) -> None:
    assert room.page.bar.link.text == "Connecting…"
    assert not room.page.seats.go.isVisible()
    assert not any(row.isVisible() for row in room.page.seats.rows)
    assert not room.page.invite.isVisible() and not room.page.doctor.isVisible()


def test_the_state_of_the_line_is_shown_and_told(room: Room) -> None:
    room.guest()
    assert room.page.bar.link.text == "Connected"
    room.table.link(LinkState.LOST)
    room.settle()
    assert room.page.bar.link.text == "Connection lost, trying again…"
    assert "Connection lost, trying again…" in room.heard


def test_a_refusal_is_said_over_everything(room: Room) -> None:
    room.guest()
    room.table.refuse(Refusal.KICKED)
    room.settle()
    assert room.page.notice.isVisible()
    assert room.page.notice.text() == "The host has asked you to leave the table."


def test_a_lobby_whose_host_cannot_save_says_so(room: Room) -> None:
    room.guest()
    room.table.halt(True)
    room.settle()
    assert room.page.notice.isVisible()
    assert room.page.notice.text().startswith("The host cannot save the game")
    room.table.halt(False)
    room.settle()
    assert not room.page.notice.isVisible()


def test_the_way_back_is_a_wish(room: Room) -> None:
    room.guest()
    with room.qtbot.waitSignal(room.page.leave):
        room.press("Leave the table")
    assert room.table.closed == []


# -- inviting --------------------------------------------------------------------------------


def test_a_guest_sees_nothing_of_the_host_s_sheets_and_no_order(room: Room) -> None:
    room.guest()
    assert not room.page.invite.isVisible() and not room.page.doctor.isVisible()
    assert not room.page.bar.change_button.isVisible() and not room.page.seats.fill.isVisible()
    assert room.tables.examined == []


def test_the_invitation_is_shown_as_a_code_and_copied_as_a_link(room: Room) -> None:
    room.host()
    invited = read_link(room.page.invite.qr.link)
    assert (invited.key, invited.table, invited.ticket) == (KEY, TABLE, TICKET)
    room.press("Copy invitation link")
    assert QGuiApplication.clipboard().text() == room.page.invite.link
    assert "The invitation is copied." in room.heard


def test_the_room_code_is_large_and_can_be_copied(room: Room) -> None:
    room.host()
    assert "482 917" in room.texts()
    room.press("Copy the room code")
    assert QGuiApplication.clipboard().text() == CODE


def test_an_open_table_has_no_room_code(room: Room) -> None:
    room.host(replace(evening(), options=replace(OPTIONS, locked=False)))
    assert not room.page.invite.code.isVisible()
    assert "open to all on this network" in room.page.invite.caption.text()


def test_the_addresses_say_which_are_for_guests(room: Room) -> None:
    room.tables.findings = BAD_FINDINGS
    room.host()
    told = [row.accessibleName() for row in room.page.invite.rows]
    assert told == [
        "192.168.1.23:47610, Wi-Fi",
        "10.0.0.5, cable: stopped, see the check",
        "100.84.12.7, VPN: not for guests",
    ]
    room.press("Copy 192.168.1.23:47610")
    assert QGuiApplication.clipboard().text() == "192.168.1.23:47610"


# -- the doctor ------------------------------------------------------------------------------


def test_the_doctor_looks_by_itself_without_stopping_the_window(room: Room) -> None:
    room.tables.gate.clear()
    room.table.let_in_host(evening())
    room.settle()
    assert room.page.doctor.status.text().startswith("Looking")
    assert not room.page.doctor.again.isEnabled()
    room.tables.gate.set()
    room.qtbot.waitUntil(lambda: bool(room.page.doctor.findings))
    assert room.page.doctor.status.text().startswith("Checked at")
    room.press("Check again")
    room.qtbot.waitUntil(room.page.doctor.again.isEnabled)
    assert room.tables.examined == [None, None]


@pytest.mark.parametrize("kind", [FindingKind.NOBODY_HEARD, FindingKind.WIFI_ISOLATION])
def test_that_nobody_came_is_not_said_once_somebody_has(room: Room, kind: FindingKind) -> None:
    room.tables.findings = (Finding(FindingKind.TABLE_RUNNING, Level.OK), Finding(kind, Level.INFO))
    room.host(lobby(person("Lin")))
    assert [one.kind for one in room.page.doctor.findings] == [FindingKind.TABLE_RUNNING, kind]
    room.show(lobby(person("Lin"), person("Mei")))
    assert [one.kind for one in room.page.doctor.findings] == [FindingKind.TABLE_RUNNING]
    assert len(room.page.doctor.parts) == 1
    room.press("Check again")
    room.qtbot.waitUntil(room.page.doctor.again.isEnabled)
    assert [one.kind for one in room.page.doctor.findings] == [FindingKind.TABLE_RUNNING]


def test_who_is_ready_is_shown_between_deals_only(room: Room) -> None:
    people = (person("Lin"), person("Mei", ready=False))
    room.guest(lobby(*people))
    rows = room.page.seats.rows
    assert [row.state.accessibleName() for row in rows[:2]] == ["Ready", "Not ready"]
    room.show(lobby(*people, stage=Stage.DEALING))
    assert [row.state.accessibleName() for row in rows[:2]] == ["Playing", "Playing"]
    room.show(lobby(*people, stage=Stage.BETWEEN))
    assert [row.state.accessibleName() for row in rows[:2]] == ["Ready", "Not ready"]


def test_what_needs_a_hand_stands_on_top_with_the_setting_that_helps(room: Room) -> None:
    room.tables.findings = BAD_FINDINGS
    room.host()
    first, *rest = room.page.doctor.parts
    assert isinstance(first, WarningCard) and not any(isinstance(part, WarningCard) for part in rest)
    assert first.accessibleName() == "The firewall stops guests on “Ethernet 2”"
    room.press("Open that setting")
    assert room.opened == ["ms-settings:network"]


def test_the_report_can_be_copied(room: Room) -> None:
    room.host()
    room.press("Copy this report")
    assert "The table is running" in QGuiApplication.clipboard().text()


def test_leaving_while_the_doctor_looks_waits_for_nothing(room: Room) -> None:
    room.tables.gate.clear()
    room.table.let_in_host(evening())
    room.settle()
    assert room.page.doctor._background.busy
    room.page.close()
    room.page.deleteLater()
    room.settle()
    assert room.page.isHidden() and room.page.doctor._background.busy


# -- seats -----------------------------------------------------------------------------------


def test_each_seat_says_who_is_there_and_how(room: Room) -> None:
    room.host()
    told = [row.accessibleName() for row in room.page.seats.rows]
    assert told == [
        "Seat 1: Lin, you, host, Ready",
        "Seat 2: Mei, Windows laptop, Ready",
        "Seat 3: Nainai, tablet PC, Ready",
        "Seat 4: Hao, MacBook, Loading",
        "Seat 5: Teapot, bot, Normal",
        "Seat 6: Bun, bot, Normal",
    ]
    assert "4 people" in room.page.seats.aside.text()


def test_totals_show_once_a_deal_was_played(room: Room) -> None:
    room.guest()
    assert "points" not in room.page.seats.rows[0].accessibleName()
    room.show(replace(evening(), stage=Stage.BETWEEN, deals=2, totals=(12, -6, 0, 0, 0, -6), broken_off=1))
    assert room.page.seats.rows[1].accessibleName().endswith("−6 points")
    assert room.page.seats.deals.text() == "after 2 deals  ·  dealings begun again: 1"


def test_the_host_offers_a_bot_s_seat_and_puts_bots_in(room: Room) -> None:
    room.host(lobby(person("Lin"), person("Mei"), bot("Bun")))
    room.press("Offer the seat (seat 3)")
    room.choose(3, "Put a bot here")
    room.choose(1, "Let a bot play for Mei")
    assert room.table.asked == [SeatToBot(2, False), SeatToBot(3, True), SeatToBot(1, True)]


def test_nobody_is_sent_away_without_a_question(room: Room) -> None:
    room.host()
    room.choose(1, "Send Mei away")
    assert room.table.asked == []
    box = room.page.findChild(QDialog, "kick_question")
    assert box is not None
    room.press("Send away", box)
    assert room.table.asked == [Kick(1, "Mei")]


def test_the_owner_can_change_the_room_code_with_the_same_click(room: Room) -> None:
    room.host()
    room.choose(1, "Send Mei away")
    box = room.page.findChild(QDialog, "kick_question")
    assert box is not None
    room.press("Send away and change the room code", box)
    assert room.table.asked == [Kick(1, "Mei", lock=True)]


def test_who_leads_the_table_for_the_owner_gives_orders_but_has_no_invitation(room: Room) -> None:
    open_to_all = replace(evening(), options=replace(OPTIONS, locked=False))
    room.guest(replace(open_to_all, host="Lin"))
    room.table.place(1, is_deputy=True, code=CODE)
    room.show(replace(open_to_all, host="Mei", host_seat=1))
    assert "You lead the table now." in room.heard
    assert not room.page.invite.isVisible()
    assert not room.page.code.isVisible()
    room.choose(2, "Send Nainai away")
    box = room.page.findChild(QDialog, "kick_question")
    assert box is not None
    assert {button.text() for button in box.findChildren(QPushButton)} == {
        "Keep",
        "Send away",
        "Send away and change the room code",
    }
    room.press("Send away", box)
    assert room.table.asked == [Kick(2, "Nainai")]


def test_who_leads_a_locked_table_for_the_owner_has_its_room_code_as_long_as_they_do(room: Room) -> None:
    locked = replace(evening(), options=replace(OPTIONS, locked=True))
    room.guest(replace(locked, host="Lin"))
    assert not room.page.code.isVisible()
    room.table.place(1, is_deputy=True, code=CODE)
    room.show(replace(locked, host="Mei", host_seat=1))
    assert room.page.code.isVisible()
    assert CODE in room.page.code.digits.text().replace(" ", "")
    room.press("Copy the room code")
    assert QGuiApplication.clipboard().text() == CODE
    room.table.place(1)
    room.show(replace(locked, host="Lin"))
    assert not room.page.code.isVisible()
    assert room.page.code.digits.text() == ""


def test_who_comes_in_the_middle_of_a_deal_is_told_of_the_seat_to_come(room: Room) -> None:
    room.guest(lobby(person("Lin"), bot("Bun"), stage=Stage.DEALING), seat=None)
    room.table.place(None, waits=1)
    room.settle()
    assert "then you get a bot’s seat" in room.page.seats.line.text()


def test_who_watches_takes_a_seat_and_who_sits_changes_it(room: Room) -> None:
    seats = lobby(person("Lin"), FREE, bot("Bun"))
    room.guest(seats, seat=None)
    room.press("Sit here (seat 2)")
    room.table.place(1)
    room.show(lobby(person("Lin"), person("Mei"), bot("Bun")))
    assert "You sit on seat 2." in room.heard
    room.press("Sit here (seat 3)")
    room.choose(0, "Ask Lin to change places")
    room.choose(1, "Only watch")
    assert room.table.asked == [Sit(1), AskSwap(2), AskSwap(0), Sit(None)]


def test_a_wish_to_change_places_is_asked_about(room: Room) -> None:
    room.guest()
    assert not room.page.seats.swap_card.isVisible()
    room.show(replace(evening(), swaps=(SwapOffer(2, 1),)))
    assert "Nainai asks to change places: seat 3 for your seat 2." in room.heard
    room.press("Change places")
    room.press("Stay here")
    assert room.table.asked == [AnswerSwap(2, True), AnswerSwap(2, False)]
    room.show(evening())
    assert not room.page.seats.swap_card.isVisible()


def test_an_own_wish_is_seen_at_the_other_seat(room: Room) -> None:
    room.guest(replace(evening(), swaps=(SwapOffer(1, 2),)))
    assert "asked to change places" in room.page.seats.rows[2].accessibleName()


def test_a_bot_is_voted_for_and_the_vote_taken_back(room: Room) -> None:
    endless = replace(evening(), options=replace(OPTIONS, play_seconds=0), stage=Stage.DEALING)
    room.guest(endless)
    room.choose(2, "Vote for a bot instead of Nainai")
    seats = (*endless.seats[:2], replace(endless.seats[2], votes=1), *endless.seats[3:])
    room.show(replace(endless, seats=seats))
    assert "votes for a bot: 1" in room.page.seats.rows[2].accessibleName()
    room.choose(2, "No bot instead of Nainai after all")
    assert room.table.asked == [Vote(2, True), Vote(2, False)]


def test_one_s_own_seat_is_taken_back_from_a_bot(room: Room) -> None:
    seats = evening().seats
    room.guest(replace(evening(), seats=(seats[0], replace(seats[1], stand_in=True), *seats[2:])))
    room.press("Play by yourself again (seat 2)")
    assert room.table.asked == [BackToMe()]


def test_who_watches_can_be_sent_away_by_the_host(room: Room) -> None:
    room.host()
    room.take(room.page.seats.watcher_menu("Jun"), "Send Jun away")
    box = room.page.findChild(QDialog, "kick_question")
    assert box is not None
    room.press("Send away", box)
    assert room.table.asked == [Kick(None, "Jun")]


# -- beginning -------------------------------------------------------------------------------


def test_a_guest_is_ready_and_not_ready_again(room: Room) -> None:
    room.guest(lobby(person("Lin"), person("Mei", ready=False)))
    room.press("I am ready")
    room.show(lobby(person("Lin"), person("Mei")))
    room.press("Not ready after all")
    assert room.table.asked == [Ready(True), Ready(False)]


def test_the_host_begins_although_somebody_is_waited_for(room: Room) -> None:
    room.host()
    room.press("Start anyway · Waiting for Hao")
    assert room.table.asked == [HostOrder(Order.START)]


def test_empty_seats_are_filled_before_the_start(room: Room) -> None:
    room.host(lobby(person("Lin"), person("Mei")))
    room.press("Fill with bots")
    room.press("Fill with bots and start")
    assert room.table.asked == [HostOrder(Order.FILL), HostOrder(Order.FILL), HostOrder(Order.START)]


def test_while_a_deal_is_played_the_way_leads_to_the_table(room: Room) -> None:
    room.host(replace(evening(), stage=Stage.DEALING))
    assert not room.page.bar.change_button.isVisible()
    with room.qtbot.waitSignal(room.page.to_table):
        room.press("To the table")


def test_the_host_changes_the_table_between_deals(room: Room) -> None:
    room.host()
    room.press("Change")
    dialog = room.page.dialog
    assert dialog is not None
    dialog.form.base.choose(50)
    with room.qtbot.waitSignal(room.page.change_options) as heard:
        room.press("Change", dialog)
    [asked] = room.table.asked
    assert isinstance(asked, SetOptions) and asked.options.ruleset.base == 50
    assert heard.args == [asked.options]


# -- talk ------------------------------------------------------------------------------------


def test_talk_is_shown_and_told(room: Room) -> None:
    room.guest()
    room.table.say(2, "Nainai", "好，来了")
    room.table.say(1, "Mei", Phrase.GOOD_GAME)
    room.table.say(None, "Jun", Phrase.CLAP)
    room.settle()
    lines = room.page.chat.lines.toPlainText().splitlines()
    assert lines == ["Nainai  好，来了", "You  Good game", "Jun  claps"]
    assert room.heard[-2:] == ["Nainai: 好，来了", "Jun: claps"]


def test_words_are_never_taken_for_markup(room: Room) -> None:
    room.guest()
    room.table.say(2, "<b>x</b>", "<img src='file:///etc/passwd'>")
    room.settle()
    assert room.page.chat.lines.toPlainText() == "<b>x</b>  <img src='file:///etc/passwd'>"


def test_enter_sends_and_phrases_are_one_click(room: Room) -> None:
    room.guest()
    room.page.chat.field.setFocus()
    room.qtbot.keyClicks(room.page.chat.field, " hello  all ")
    room.qtbot.keyClick(room.page.chat.field, Qt.Key.Key_Return)
    room.qtbot.keyClick(room.page.chat.field, Qt.Key.Key_Return)
    room.press("Say: One moment")
    room.press("Show: laughs")
    room.take(room.page.chat.phrase_menu(), "Thank you!")
    asked = [Say(None, "hello all"), Say(Phrase.MOMENT), Say(Phrase.LAUGH), Say(Phrase.THANKS)]
    assert room.table.asked == asked
    assert room.page.chat.field.text() == ""


def test_what_was_said_too_fast_is_given_back(room: Room) -> None:
    room.guest()
    room.page.chat.field.setText("again")
    room.press("Send")
    room.table.deny(Denial.TOO_FAST)
    room.settle()
    assert room.page.chat.denied.isVisible() and room.page.chat.denied.text() == "Not so fast."
    assert room.page.chat.field.text() == "again"
    assert "Not so fast." in room.heard


def test_other_refusals_are_said_as_notices(room: Room) -> None:
    room.host()
    room.table.deny(Denial.NOT_LOADED)
    room.settle()
    assert room.page.notices.texts() == ["Somebody’s table is still loading."]
    room.page.notices.clear()


def test_what_was_said_before_takes_the_place_of_what_is_there(room: Room) -> None:
    room.table.say(2, "Nainai", "one")
    room.model.mute("Mei", yes=True)
    room.table.say_so_far((2, "Nainai", "one"), (1, "Mei", "unheard"), (0, "Lin", "two"), own=(2,))
    assert room.page.chat.lines.toPlainText() == "Nainai  one\nYou  two"
    room.model.mute("Mei", yes=False)
    room.page.chat.show_lines()
    room.table.say(2, "Nainai", "three")
    assert room.page.chat.lines.toPlainText() == "Nainai  one\nYou  two\nNainai  three"


def test_a_person_is_muted_and_heard_again(room: Room) -> None:
    room.guest()
    room.table.say(2, "Nainai", "one")
    room.settle()
    room.choose(2, "Mute Nainai here")
    assert room.page.chat.lines.toPlainText() == ""
    assert "muted here" in room.page.seats.rows[2].accessibleName()
    room.table.say(2, "Nainai", "two")
    room.settle()
    room.choose(2, "Hear Nainai again")
    room.table.say(2, "Nainai", "three")
    room.settle()
    assert room.page.chat.lines.toPlainText().splitlines() == ["Nainai  one", "Nainai  three"]


# -- sizes and languages ---------------------------------------------------------------------


@pytest.mark.parametrize(("size", "scale"), [((1024, 640), 1.0), ((720, 1280), 1.0), ((1366, 768), 2.5)])
def test_all_sheets_can_be_reached_in_small_windows(room: Room, size: tuple[int, int], scale: float) -> None:
    room.host()
    room.page.resize(*size)
    room.page.set_scale(scale)
    room.settle()
    seen = set()
    for place in range(room.page.tabs.bar.count()):
        room.page.tabs.bar.setCurrentIndex(place)
        sheets = (room.page.seats, room.page.chat, room.page.invite, room.page.doctor)
        seen |= {sheet.objectName() for sheet in sheets if sheet.isVisible()}
    assert seen == {"lobby_seats", "lobby_chat", "lobby_invite", "lobby_doctor"}
    assert room.page.size().width() == size[0]


def test_new_talk_behind_a_tab_is_counted(room: Room) -> None:
    room.host()
    room.page.resize(1024, 640)
    assert room.page.tabs.chosen == "invite", "a host first wants others to come in"
    room.table.say(2, "Nainai", "one")
    room.settle()
    assert room.page.tabs.bar.tabText(1) == "Chat (1)"
    room.page.tabs.choose("chat")
    assert room.page.tabs.bar.tabText(1) == "Chat"


def test_what_can_be_used_has_a_name_of_its_own(room: Room) -> None:
    room.host()
    names = [b.accessibleName() for b in room.page.findChildren(QAbstractButton) if b.isVisible()]
    assert all(names) and len(names) == len(set(names)), names


def test_the_keyboard_goes_from_sheet_to_sheet(room: Room) -> None:
    room.tables.findings = BAD_FINDINGS
    room.host()
    passed, widget = [], room.page.bar.back.nextInFocusChain()
    while widget is not room.page.bar.back:
        if widget.isVisible() and widget.isEnabled() and widget.focusPolicy() & Qt.FocusPolicy.TabFocus:
            passed.append(widget.objectName())
        widget = widget.nextInFocusChain()
    wanted = [
        "lobby_change", "copy_code", "copy_192.168.1.23", "copy_link", "seat_more_1", "seat_more_4",
        "seat_main_5", "seat_more_5", "watcher_1", "chat_lines", "say_ready", "chat_field", "chat_send",
        "lobby_go", "check_again", "open_windows_public", "copy_report",
    ]  # fmt: skip
    assert [name for name in passed if name in wanted] == wanted


def test_a_camera_sees_the_link_with_the_margin_it_needs(room: Room) -> None:
    room.host()
    view = room.page.invite.qr
    picture, matrix = view.grab().toImage(), qr_matrix(view.link)
    whole = len(matrix) + 2 * MARGIN
    module = (view.width() - 4) // whole
    first = (view.width() - module * whole) // 2

    def dark(x: int, y: int) -> bool:
        half = module // 2
        return picture.pixelColor(first + x * module + half, first + y * module + half).lightness() < 128

    seen = [[dark(x, y) for x in range(whole)] for y in range(whole)]
    inner = [tuple(row[MARGIN:-MARGIN]) for row in seen[MARGIN:-MARGIN]]
    assert tuple(inner) == matrix
    assert sum(map(sum, seen)) == sum(map(sum, matrix))


def test_sheets_get_their_share_again_after_all_stood_behind_tabs(room: Room) -> None:
    room.host()
    room.page.set_scale(2.0)
    room.page.resize(1366, 768)
    room.settle()
    assert room.page.tabs.bar.count() == 4
    room.page.resize(1920, 1080)
    room.settle()
    assert room.page.seats.width() > room.page.tabs.width()
