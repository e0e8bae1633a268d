"""A network table's page: talk, absent people, lost lines, readiness; on a table that the test holds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QLabel, QMenu
from pytestqt.qtbot import QtBot

from engine.actions import Pass
from engine.fair import Cause
from engine.visible import OwnHand, PromptClosed
from liudou_gui.model.lan_model import LanModel
from liudou_gui.model.settings import SettingsStore
from liudou_gui.model.table_model import TableModel
from liudou_gui.protocol.down import Denial
from liudou_gui.protocol.lobby import Lobby, Stage
from liudou_gui.protocol.up import BackToMe, HostOrder, Order, Phrase, Say, SeatToBot, Vote
from liudou_gui.session.lan_base import LinkState
from liudou_gui.session.verdict import Fairness, Verdict
from liudou_gui.widgets.lan_table_page import LanTablePage
from tests.helpers.fake_lan import OPTIONS, FakeLanTable, bot, evening, lobby, person
from tests.helpers.scenes import ended, follow, lead, seated

SEATS = evening().seats


@pytest.fixture
def host() -> FakeLanTable:
    return FakeLanTable()


@pytest.fixture
def model(host: FakeLanTable, qtbot: QtBot) -> Iterator[LanModel]:
    assert qtbot
    made = LanModel(host)
    made.open()
    host.let_in(playing())
    yield made
    made.close(for_good=True)


@pytest.fixture
def page(model: LanModel, host: FakeLanTable, tmp_path: Path, qtbot: QtBot) -> Iterator[LanTablePage]:
    table = TableModel(model.session)
    made = LanTablePage(table, model, SettingsStore(tmp_path))
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    table.start()
    tell(host, table, qtbot, [*seated(), *follow("7s0 7c0")])
    yield made
    made.stop()
    table.close()


def tell(host: FakeLanTable, table: TableModel, qtbot: QtBot, events: list[object]) -> None:
    with qtbot.waitSignal(table.view_changed):
        host.session.tell(events)  # type: ignore[arg-type]


def playing(**changes: object) -> Lobby:
    """Return the lobby during a deal, with changes to seat 1."""
    seats = list(SEATS)
    seats[1] = replace(seats[1], **changes)  # type: ignore[arg-type]
    return lobby(*seats, stage=Stage.DEALING)


def own(**changes: object) -> Lobby:
    """Return the lobby during a deal, with changes to the own seat."""
    return lobby(replace(SEATS[0], **changes), *SEATS[1:], stage=Stage.DEALING)  # type: ignore[arg-type]


def banner(page: LanTablePage) -> str:
    """Return what the strip over the buttons says."""
    assert page.banner is not None
    return page.banner.sentence.text() if page.banner.isVisible() else ""


# -- the line ------------------------------------------------------------------------------------


def test_a_lost_line_is_told_and_keeps_what_was_chosen(page: LanTablePage, host: FakeLanTable) -> None:
    page.selection.choose(page.hand.cards()[:2])
    host.link(LinkState.LOST)
    assert "connection is lost" in banner(page)
    host.link(LinkState.UP)
    assert not banner(page) and len(page.selection.cards) == 2


def test_a_stream_that_begins_anew_keeps_choice_groups_and_notes(
    page: LanTablePage, host: FakeLanTable, qtbot: QtBot
) -> None:
    cards = page.hand.cards()
    page.selection.choose(cards[:2])
    page.selection.group_chosen()
    page.selection.choose(cards[:2])
    host.session._seq = 0
    tell(host, page._table, qtbot, seated()[:2])  # the hand is not told again yet
    assert not page.hand.cards()
    tell(host, page._table, qtbot, [*seated()[2:], *follow("7s0 7c0")])
    assert page.selection.cards == frozenset(cards[:2])
    assert page.desk.groups == (frozenset(cards[:2]),)


def test_an_answer_on_its_way_stays_so_when_the_stream_begins_anew(
    page: LanTablePage, host: FakeLanTable, qtbot: QtBot
) -> None:
    table = page._table
    prompt = table.prompt
    assert prompt is not None and table.pass_trick(prompt.id)
    host.session._seq = 0
    tell(host, table, qtbot, [*seated(), *follow("7s0 7c0")])
    assert table.prompt is None, "the same question is not asked a second time"
    tell(host, table, qtbot, [PromptClosed(prompt.id)])
    assert host.session.submitted == [(prompt.id, Pass())]


def test_another_deal_drops_what_was_chosen_before(
    page: LanTablePage, host: FakeLanTable, qtbot: QtBot
) -> None:
    page.selection.choose(page.hand.cards()[:2])
    host.session._seq = 0
    tell(host, page._table, qtbot, seated()[:2])
    tell(host, page._table, qtbot, [*seated(hand="3s0 3h0 4s0 4h0 9c0"), *lead()])
    assert not page.selection.cards


# -- people --------------------------------------------------------------------------------------


def test_whom_the_table_waits_for_in_vain_is_seen_and_told(page: LanTablePage, host: FakeLanTable) -> None:
    host.show(playing(here=False))
    assert page.view.signs == {1: "away"} and "Away" in page.view.told(1)
    assert page.notices.texts() == ["Mei is away."]
    host.show(playing(here=False, stand_in=True))
    assert page.view.signs == {1: "bot"} and "Bot for now" in page.view.told(1)
    host.show(playing())
    assert page.view.signs == {}
    assert page.notices.texts() == ["A bot plays for Mei meanwhile.", "Mei is back."]


def test_a_bot_on_the_own_seat_offers_it_back(page: LanTablePage, host: FakeLanTable) -> None:
    host.show(own(stand_in=True))
    assert "bot plays for you" in banner(page)
    assert page.banner is not None
    page.banner.button.click()
    assert host.asked == [BackToMe()] and "from your next turn" in banner(page)
    host.show(own())
    assert not banner(page)


@pytest.fixture
def menus(monkeypatch: pytest.MonkeyPatch) -> list[QMenu]:
    """Menus are opened without a screen."""
    opened: list[QMenu] = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, _where: opened.append(menu))
    return opened


def seat_menu(page: LanTablePage, seat: int, menus: list[QMenu]) -> QMenu:
    page.view.note_seat(seat)
    return menus[-1]


def action(menu: QMenu, name: str) -> None:
    (found,) = [action for action in menu.actions() if action.objectName() == name]
    found.trigger()
    menu.close()


def test_without_a_timer_a_bot_is_voted_for(
    page: LanTablePage, host: FakeLanTable, menus: list[QMenu]
) -> None:
    slow = replace(playing(), options=replace(OPTIONS, play_seconds=0))
    host.show(slow)
    action(seat_menu(page, 1, menus), "seat_vote")
    assert host.asked == [Vote(1, True)]
    voted = replace(slow, seats=(slow.seats[0], replace(slow.seats[1], votes=1), *slow.seats[2:]))
    host.show(voted)
    assert page.bubbles is not None and "1" in page.bubbles.texts[1]
    assert "votes for a bot: 1" in page.view.told(1)
    action(seat_menu(page, 1, menus), "seat_vote")
    assert host.asked[-1] == Vote(1, False)


def test_with_a_timer_nobody_is_voted_out(page: LanTablePage, menus: list[QMenu]) -> None:
    names = {action.objectName() for action in seat_menu(page, 1, menus).actions()}
    assert "seat_vote" not in names and "seat_mute" in names


def test_the_host_may_put_a_bot_in_a_seat(page: LanTablePage, host: FakeLanTable, menus: list[QMenu]) -> None:
    host.place(0, is_host=True)
    action(seat_menu(page, 2, menus), "seat_to_bot")
    assert host.asked == [SeatToBot(2, True)]


def test_who_waits_for_a_seat_reads_when_it_comes(page: LanTablePage, host: FakeLanTable) -> None:
    host.show(lobby(person("Lin"), person("Mei"), bot("Bun"), stage=Stage.DEALING))
    host.place(None, waits=1)
    assert page.banner is not None
    assert (
        page.banner.sentence.text() == "You are watching until this deal is over: then you get a bot’s seat."
    )


def test_a_table_that_cannot_be_saved_says_why_it_waits(page: LanTablePage, host: FakeLanTable) -> None:
    host.halt(True)
    assert banner(page).startswith("The host cannot save the game")
    host.place(0, is_host=True)
    host.halt(False)
    assert banner(page) == ""
    host.halt(True)
    assert banner(page).startswith("This computer cannot save the game")


def test_a_change_of_who_leads_is_seen_at_the_table(page: LanTablePage, host: FakeLanTable) -> None:
    host.show(replace(evening(), stage=Stage.DEALING, host="Mei"))
    host.show(replace(evening(), stage=Stage.DEALING, host="Lin"))
    assert page.notices.texts() == ["You lead the table now."]


# -- talk ----------------------------------------------------------------------------------------


def test_what_is_said_stands_at_the_seat_and_in_the_drawer(page: LanTablePage, host: FakeLanTable) -> None:
    host.say(1, "Mei", "Good luck & <b>fun</b>")
    assert page.bubbles is not None and page.bubbles.texts == {1: "Good luck & <b>fun</b>"}
    assert page.chat_button.unread == 1 and "1" in page.chat_button.accessibleName()
    page.chat_button.click()
    assert page.drawer.tab == "chat" and page.chat_button.unread == 0
    assert "<b>fun</b>" in page.chat.chat.lines.toPlainText()
    assert page.chat.field.hasFocus()
    host.say(2, "Nainai", Phrase.LAUGH)
    assert page.chat_button.unread == 0 and page.bubbles.texts[2] == "laughs"


def test_what_a_spectator_says_is_a_notice(page: LanTablePage, host: FakeLanTable) -> None:
    host.say(None, "Jun", "Bravo")
    assert page.notices.texts() == ["Jun: Bravo"]


def test_enter_in_the_field_talks_and_does_not_play(
    page: LanTablePage, host: FakeLanTable, qtbot: QtBot
) -> None:
    page.activateWindow()
    page.selection.choose(page.hand.cards()[:1])
    page.chat_button.click()
    qtbot.waitUntil(page.chat.field.hasFocus)
    QTest.keyClicks(page.chat.field, "hp 3")
    QTest.keyClick(page.chat.field, Qt.Key.Key_Return)
    assert host.asked == [Say(None, "hp 3")] and not host.session.submitted
    assert len(page.selection.cards) == 1
    QTest.keyClick(page.chat.field, Qt.Key.Key_Escape)
    assert page.drawer.tab == "chat" and page.hand.hasFocus()


def test_a_muted_person_is_not_heard(
    page: LanTablePage, host: FakeLanTable, model: LanModel, menus: list[QMenu]
) -> None:
    action(seat_menu(page, 1, menus), "seat_mute")
    assert model.muted == {"Mei"}
    host.say(1, "Mei", "Hello")
    assert page.bubbles is not None and not page.bubbles.texts and page.chat_button.unread == 0


def test_a_refusal_is_said(page: LanTablePage, host: FakeLanTable) -> None:
    host.deny(Denial.DEAL_RUNS)
    assert page.notices.texts() == ["Not while a deal is played."]


# -- the end of a deal ---------------------------------------------------------------------------


def between(*ready: bool) -> Lobby:
    people = [replace(seat, ready=is_ready) for seat, is_ready in zip(SEATS, ready, strict=False)]
    return lobby(*people, bot("Teapot"), bot("Bun"), stage=Stage.BETWEEN)


def end(page: LanTablePage, host: FakeLanTable, qtbot: QtBot, seen: Lobby) -> None:
    host.show(seen)
    tell(host, page._table, qtbot, list(ended()))


def test_ready_for_the_next_deal_and_who_is_waited_for(
    page: LanTablePage, host: FakeLanTable, qtbot: QtBot
) -> None:
    end(page, host, qtbot, between(False, True, False, True))
    assert page.result is not None and page._line is not None
    assert page._line.words.text() == "Not ready yet: you, Nainai"
    assert not page._line.start_button.isVisible()
    page.result.next_button.click()
    assert host.session.next_deals == 1
    host.show(between(True, True, False, True))
    assert page._line.words.text() == "You are ready. Not ready yet: Nainai"
    assert not page.result.next_button.isEnabled()


@pytest.mark.parametrize("size", [(1366, 768), (1024, 600), (640, 900)])
def test_when_the_table_is_over_nothing_is_waited_for_and_nothing_covered(
    page: LanTablePage, host: FakeLanTable, qtbot: QtBot, size: tuple[int, int]
) -> None:
    page.resize(*size)
    end(page, host, qtbot, between(False, True, False, True))
    result, line, strip = page.result, page._line, page.banner
    assert result is not None and line is not None and strip is not None
    page.say_over("The host has closed the table.")
    QTest.qWait(20)
    host.show(between(True, True, False, True))
    assert banner(page) == "The host has closed the table."
    assert not result.next_button.isEnabled()
    gone = (result.next_button, line.words, line.start_button, line.seats_button)
    assert not any(widget.isVisible() for widget in gone)
    page.set_scale(1.0)
    QTest.qWait(20)
    covered = strip.geometry()
    for button in result.findChildren(QAbstractButton):
        if button.isVisible():
            place = QRect(button.mapTo(page, QPoint()), button.size())
            shown = place & QRect(result._scroll.mapTo(page, QPoint()), result._scroll.size())
            assert not covered.intersects(shown if result._scroll.isAncestorOf(button) else place), button
    strip.button.click()


def test_a_result_that_comes_after_the_end_of_the_table_offers_no_next_deal(
    page: LanTablePage, host: FakeLanTable, qtbot: QtBot
) -> None:
    page.say_over("The host has closed the table.")
    end(page, host, qtbot, between(False, True, False, True))
    assert page.result is not None and page._line is not None
    assert not page.result.next_button.isVisible() and not page._line.words.isVisible()


def test_a_seat_given_after_a_deal_has_not_won_or_lost_it(
    page: LanTablePage, host: FakeLanTable, qtbot: QtBot
) -> None:
    watching = [event for event in seated() if not isinstance(event, OwnHand)]
    begin_anew(host, None)
    tell(host, page._table, qtbot, [*watching, *ended()])
    assert page.result is not None and not page.result._outcome.gain.isVisible()
    begin_anew(host, 3)
    tell(host, page._table, qtbot, [*seated(), *ended()])
    assert page._table.view.viewer == 3 and page._table.result_view.viewer is None
    assert not page.result._outcome.gain.isVisible()
    assert not [words for words in page.result.findChildren(QLabel) if "(you)" in words.text()]


def begin_anew(host: FakeLanTable, viewer: int | None) -> None:
    """Let the stream begin anew, seen from another place."""
    host.place(viewer)
    host.session._viewer, host.session._seq = viewer, 0


def test_the_host_may_begin_without_waiting(page: LanTablePage, host: FakeLanTable, qtbot: QtBot) -> None:
    host.place(0, is_host=True)
    end(page, host, qtbot, between(True, True, False, True))
    assert page._line is not None
    page._line.start_button.click()
    assert host.asked == [HostOrder(Order.START)]


@pytest.mark.parametrize("before", [True, False])
def test_the_dealing_is_judged_on_the_result(
    page: LanTablePage, host: FakeLanTable, qtbot: QtBot, before: bool
) -> None:
    verdict = Verdict(Fairness.VERIFIED, deal=page._table.view.number)
    if before:
        host.verdict(verdict)
    end(page, host, qtbot, between(False, False, False, False))
    if not before:
        host.verdict(verdict)
    assert page._line is not None and page._line.mark.verdict == verdict


def test_a_verdict_on_another_deal_is_not_shown(page: LanTablePage, host: FakeLanTable, qtbot: QtBot) -> None:
    host.verdict(Verdict(Fairness.WRONG, Cause.SEED, deal=99))
    end(page, host, qtbot, between(False, False, False, False))
    assert page._line is not None and page._line.mark.verdict is None


def test_leaving_the_result_is_asked_for(page: LanTablePage, host: FakeLanTable, qtbot: QtBot) -> None:
    end(page, host, qtbot, between(False, False, False, False))
    assert page.result is not None
    with qtbot.waitSignal(page.leave), qtbot.assertNotEmitted(page.leave_at_once):
        page.result.leave_button.click()


def test_the_seats_are_a_press_away_during_a_deal(
    page: LanTablePage, host: FakeLanTable, qtbot: QtBot
) -> None:
    page.drawer.show_tab("chat")
    assert page.chat.seats_button.text() == "Seats"
    host.place(0, is_host=True)
    page.drawer.refresh()
    assert page.chat.seats_button.text() == "Seats and invitation"
    with qtbot.waitSignal(page.seats):
        page.chat.seats_button.click()


def test_the_chat_has_a_key(page: LanTablePage, qtbot: QtBot) -> None:
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    page.hand.setFocus()
    QTest.keyClick(page.hand, Qt.Key.Key_F)
    assert page.drawer.tab == "chat"
