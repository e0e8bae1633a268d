"""Pass, Clear, Play, and the verdict before the click."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest
from PySide6.QtCore import QEvent, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.actions import Pass, Play
from engine.cards import parse_cards
from engine.reasons import Reason, ReasonCode
from engine.visible import PromptClosed, TrickWon, VisibleEvent
from liudou_gui.model.selection import Selection
from liudou_gui.model.table_model import TableModel
from liudou_gui.widgets.action_bar import ActionBar, refusal_text
from tests.helpers.fake_session import FakeSession
from tests.helpers.scenes import follow, lead, seated

Tell = Callable[[Iterable[VisibleEvent]], None]


@pytest.fixture
def selection(table: TableModel) -> Selection:
    return Selection(table)


@pytest.fixture
def bar(table: TableModel, selection: Selection, qtbot: QtBot) -> ActionBar:
    made = ActionBar(table, selection)
    made.resize(600, 90)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def test_before_the_turn_all_buttons_rest(bar: ActionBar, tell: Tell) -> None:
    tell(seated())
    assert [button.isEnabled() for button in bar.buttons] == [False, False, False]
    assert [button.accessibleName() for button in bar.buttons] == ["Pass", "Clear", "Play"]


def test_who_leads_may_not_pass(bar: ActionBar, selection: Selection, tell: Tell) -> None:
    tell([*seated(), *lead()])
    assert not bar.pass_button.isEnabled()
    selection.choose(parse_cards("Kh0 Kh1"))
    assert bar.play_button.isEnabled()
    assert bar.verdict.text == "Pair, K"


def test_why_not_is_said_with_the_rule_and_play_stays_off(
    bar: ActionBar, selection: Selection, tell: Tell
) -> None:
    tell([*seated(), *follow("9s0 9c0")])
    selection.choose(parse_cards("8h0 8s0 8c0"))
    assert bar.verdict.text == "This is another kind of play than the one to beat O2"
    assert not bar.play_button.isEnabled()
    selection.choose(parse_cards("Kh0 Kh1"))
    assert bar.verdict.text == "Pair, K beats 9"
    assert bar.play_button.isEnabled()


def test_out_of_turn_the_choice_is_named(bar: ActionBar, selection: Selection, tell: Tell) -> None:
    tell([*seated(), *lead(20), PromptClosed(20)])
    selection.choose(parse_cards("Kh0"))
    assert bar.verdict.text == "Single, K not your turn yet"
    assert not bar.play_button.isEnabled()
    assert bar.clear_button.isEnabled()


def test_play_and_pass_by_mouse(
    bar: ActionBar, selection: Selection, tell: Tell, session: FakeSession, qtbot: QtBot
) -> None:
    tell([*seated(), *follow(prompt=21)])
    selection.choose(parse_cards("Kh0 Kh1"))
    qtbot.mouseClick(bar.play_button, Qt.MouseButton.LeftButton)
    assert session.submitted == [(21, Play(parse_cards("Kh0 Kh1")))]
    tell([PromptClosed(21), *follow(prompt=22)])
    qtbot.mouseClick(bar.pass_button, Qt.MouseButton.LeftButton)
    assert session.submitted[1:] == [(22, Pass())]


@pytest.mark.parametrize("key", [Qt.Key.Key_Return, Qt.Key.Key_Enter])
def test_play_by_key(
    bar: ActionBar, selection: Selection, tell: Tell, session: FakeSession, qtbot: QtBot, key: Qt.Key
) -> None:
    tell([*seated(), *lead(20)])
    qtbot.keyClick(bar, key)
    assert session.submitted == [], "nothing is chosen"
    selection.choose(parse_cards("3h0"))
    qtbot.keyClick(bar, key)
    assert session.submitted == [(20, Play(parse_cards("3h0")))]


def test_pass_and_clear_by_key(
    bar: ActionBar, selection: Selection, tell: Tell, session: FakeSession, qtbot: QtBot
) -> None:
    tell([*seated(), *follow(prompt=21)])
    selection.choose(parse_cards("3h0"))
    qtbot.keyClick(bar, Qt.Key.Key_Escape)
    assert selection.cards == frozenset()
    qtbot.keyClick(bar, Qt.Key.Key_P)
    assert session.submitted == [(21, Pass())]


def test_a_press_that_began_before_the_turn_changed_does_not_play(
    bar: ActionBar, selection: Selection, tell: Tell, session: FakeSession
) -> None:
    tell([*seated(), *follow(prompt=21)])
    selection.choose(parse_cards("Kh0 Kh1"))
    QTest.mousePress(bar.play_button, Qt.MouseButton.LeftButton)
    tell([PromptClosed(21), TrickWon(5), *lead(22)])
    QTest.mouseRelease(bar.play_button, Qt.MouseButton.LeftButton)
    assert session.submitted == []
    assert bar.play_button.isEnabled(), "the same choice may be played by a new press"


def test_while_an_answer_is_on_its_way_nothing_else_can_be_sent(
    bar: ActionBar, selection: Selection, tell: Tell, qtbot: QtBot, table: TableModel
) -> None:
    tell([*seated(), *follow(prompt=21)])
    with qtbot.waitSignal(table.view_changed):
        qtbot.mouseClick(bar.pass_button, Qt.MouseButton.LeftButton)
    assert not bar.pass_button.isEnabled()


def test_the_verdict_is_never_wider_than_its_place(bar: ActionBar, selection: Selection, tell: Tell) -> None:
    tell([*seated(), *lead()])
    bar.resize(300, 90)
    selection.choose(parse_cards("3h0 4h0 5h0 6h0 7h0 8h0"))
    line = bar.verdict.geometry()
    assert line.left() >= 0
    assert line.width() <= 400


def test_texts_follow_the_language(bar: ActionBar) -> None:
    bar.pass_button.set_label("?")
    bar.changeEvent(QEvent(QEvent.Type.LanguageChange))
    assert bar.pass_button.text() == "Pass"


def test_a_refusal_is_said_with_its_reason() -> None:
    assert refusal_text(Reason(ReasonCode.DEAL_OVER)) == "Refused: The deal is over (T2)"
