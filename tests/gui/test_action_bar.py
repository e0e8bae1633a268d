"""Pass, Hint, Play, and the verdict before the click."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from dataclasses import replace

import pytest
from PySide6.QtCore import QEvent, QRect, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.actions import Pass, Play, PromptKind
from engine.bots.explain import Fact, Why
from engine.cards import Card, parse_cards
from engine.reasons import Reason, ReasonCode
from engine.ruleset import Variant
from engine.visible import (
    DealStarted,
    MarkKind,
    MarkShown,
    PromptClosed,
    Role,
    RoleSet,
    TrickWon,
    VisibleEvent,
)
from liudou_gui.model.auto_play import AutoPlay
from liudou_gui.model.selection import Selection
from liudou_gui.model.settings import Settings
from liudou_gui.model.table_model import TableModel
from liudou_gui.model.turn import Turn
from liudou_gui.model.why_strings import fact_text
from liudou_gui.model.words import plain_tip
from liudou_gui.widgets.action_bar import ActionBar, refusal_text
from tests.helpers.fake_session import FakeSession
from tests.helpers.scenes import NAMES, asked, follow, lead, seated

Tell = Callable[[Iterable[VisibleEvent]], None]


@pytest.fixture
def selection(table: TableModel) -> Selection:
    return Selection(table)


@pytest.fixture
def turn(table: TableModel, selection: Selection) -> Iterator[Turn]:
    made = Turn(table, selection)
    made.pause.pace = (0, 0)
    selection.changed.connect(made.choice_changed)
    yield made
    made.stop()


@pytest.fixture
def auto(table: TableModel) -> Iterator[AutoPlay]:
    made = AutoPlay(table)
    made.pause.pace = (0, 0)
    made.patience_ms = 0
    yield made
    made.stop()


@pytest.fixture
def bar(table: TableModel, selection: Selection, turn: Turn, auto: AutoPlay, qtbot: QtBot) -> ActionBar:
    made = ActionBar(table, selection, turn, auto)
    made.resize(600, 90)
    made.arrange(QRect(0, 0, 900, 30), QRect(0, 34, 600, 44), 1.0)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


def test_before_the_turn_all_buttons_rest(bar: ActionBar, tell: Tell) -> None:
    tell(seated())
    assert [button.isEnabled() for button in bar.buttons] == [False, False, False]
    assert [button.accessibleName() for button in bar.buttons] == ["Pass", "Hint", "Play"]


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


def test_pass_by_key(bar: ActionBar, tell: Tell, session: FakeSession, qtbot: QtBot) -> None:
    tell([*seated(), *follow(prompt=21)])
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


def test_hints_go_round_best_first_and_are_named(
    bar: ActionBar, selection: Selection, tell: Tell, qtbot: QtBot
) -> None:
    tell([*seated(), *follow("7s0 7c0")])
    seen = []
    for _ in range(4):
        qtbot.keyClick(bar, Qt.Key.Key_H)
        assert selection.playable
        seen.append(bar.verdict.text)
    assert len(set(seen[:2])) == 2
    assert "hint 1 of 2" in seen[0] and "hint 2 of 2" in seen[1]
    assert seen[2:] == seen[:2]
    assert any(text.startswith("Pair, K, high") for text in seen)


def test_a_hint_says_why_shortly_and_in_full_when_asked(
    bar: ActionBar, turn: Turn, tell: Tell, qtbot: QtBot
) -> None:
    tell([*seated(), *follow("7s0 7c0")])
    qtbot.keyClick(bar, Qt.Key.Key_H)
    facts = turn.why
    assert facts
    assert fact_text(facts[0], NAMES) in bar.verdict.text
    more = bar.verdict.accessibleDescription()
    assert all(fact_text(fact, NAMES) in more for fact in facts)
    assert bar.verdict.toolTip() == plain_tip(more) and more


def test_reasons_that_have_no_room_are_left_for_the_tip(
    bar: ActionBar, turn: Turn, tell: Tell, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    tell([*seated(), *follow("7s0 7c0")])
    many = (Fact(Why.BLOCKS, 2, 3), Fact(Why.SUSPECTS, 2, percent=80), Fact(Why.KEEPS_BOMB))
    monkeypatch.setattr(type(turn), "why", property(lambda _: many))
    qtbot.keyClick(bar, Qt.Key.Key_H)
    assert "stops <b>Nai</b>, who has 3 cards left" in bar.verdict.text
    shown = bar.verdict.text
    for wide, bomb, blocks in ((2000, True, True), (600, False, True), (100, False, False)):
        bar.arrange(QRect(0, 0, wide, 30), QRect(0, 34, 400, 44), 1.0)
        said = bar.verdict.text
        assert ("keeps the bomb" in said, "stops <b>Nai</b>" in said) == (bomb, blocks), shown
        assert bar.verdict.sizeHint().width() <= max(wide, 300)
    more = bar.verdict.accessibleDescription()
    assert more.endswith("takes <b>Nai</b> for an opponent (80 %); keeps the bomb")
    assert "&lt;b&gt;Nai" in bar.verdict.toolTip(), "a name is never markup"


def test_a_better_pass_is_explained_at_the_first_hint(
    bar: ActionBar, turn: Turn, tell: Tell, qtbot: QtBot
) -> None:
    farmers = [RoleSet(0, Role.FARMER), RoleSet(5, Role.FARMER)]
    tell([*seated(hand="3h0 5h0 6h0 8h0 8c0 8d0 8s0 Jh0"), *farmers, *follow("2c0 2d0")])
    qtbot.keyClick(bar, Qt.Key.Key_H)
    assert turn.better_pass
    assert Why.KEEPS_BOMB in [fact.why for fact in turn.why]
    bar.arrange(QRect(0, 0, 900, 30), QRect(0, 34, 400, 44), 1.0)
    assert "better pass: the play is a partner’s: Hao" in bar.verdict.text
    bar.arrange(QRect(0, 0, 300, 30), QRect(0, 34, 400, 44), 1.0)
    assert bar.verdict.text.endswith("better pass")


def test_nothing_beats_this_offers_pass(
    bar: ActionBar, selection: Selection, tell: Tell, qtbot: QtBot, session: FakeSession
) -> None:
    tell([*seated(), *follow("2c0 2d0")])
    assert bar.verdict.text == "Nothing of yours beats this you can only pass"
    qtbot.keyClick(bar, Qt.Key.Key_H)
    assert not selection.cards
    assert session.submitted == [], "nobody passes for the player"


def test_automatic_pass_comes_at_a_pace(
    bar: ActionBar, turn: Turn, tell: Tell, session: FakeSession, qtbot: QtBot
) -> None:
    turn.settings = replace(Settings(), auto_pass=True)
    turn.pause.pace = (40, 40)
    tell([*seated(), *follow("2c0 2d0", prompt=21)])
    assert session.submitted == []
    qtbot.waitUntil(lambda: session.submitted == [(21, Pass())])
    tell([PromptClosed(21), *follow("7s0 7c0", prompt=22)])
    qtbot.wait(80)
    assert len(session.submitted) == 1, "something of the hand beats a pair of 7"


def test_a_play_can_ask_to_be_confirmed(
    bar: ActionBar, turn: Turn, selection: Selection, tell: Tell, session: FakeSession, qtbot: QtBot
) -> None:
    turn.settings = replace(Settings(), confirm_play=True)
    tell([*seated(), *lead(20)])
    selection.choose(parse_cards("Kh0 Kh1"))
    qtbot.keyClick(bar, Qt.Key.Key_Return)
    assert session.submitted == []
    assert bar.play_button.text() == "Really play"
    selection.choose(parse_cards("3h0"))
    assert bar.play_button.text() == "Play", "another choice is asked about anew"
    qtbot.keyClick(bar, Qt.Key.Key_Return)
    qtbot.keyClick(bar, Qt.Key.Key_Return)
    assert session.submitted == [(20, Play(parse_cards("3h0")))]


def hidden_landlord(*more: VisibleEvent) -> list[VisibleEvent]:
    mark = MarkShown(MarkKind.OPEN, Card.parse("8h2"), 3)
    return [*seated(Variant.HIDDEN), mark, RoleSet(0, Role.HIDDEN_LANDLORD), *more]


def test_giving_oneself_away_is_warned_of_and_asked(
    bar: ActionBar, turn: Turn, selection: Selection, tell: Tell, session: FakeSession, qtbot: QtBot
) -> None:
    tell(hidden_landlord(*lead(20)))
    selection.choose(parse_cards("8h0 8s0"))
    assert bar.verdict.text == "Pair, 8 shows all that you are a landlord (H6)"
    qtbot.mouseClick(bar.play_button, Qt.MouseButton.LeftButton)
    assert session.submitted == []
    assert turn.question is not None and turn.question.instead == set(parse_cards("8s0 8c0"))
    assert not bar.play_button.isEnabled(), "Enter belongs to the question"
    turn.answer(play=True, instead=True)
    assert session.submitted == [(20, Play(parse_cards("8c0 8s0")))]


def test_a_question_goes_with_its_turn(
    bar: ActionBar, turn: Turn, selection: Selection, tell: Tell, session: FakeSession, qtbot: QtBot
) -> None:
    tell(hidden_landlord(*lead(20)))
    selection.choose(parse_cards("8h0"))
    qtbot.mouseClick(bar.play_button, Qt.MouseButton.LeftButton)
    assert turn.question is not None
    tell([PromptClosed(20)])
    assert turn.question is None
    turn.answer(play=True)
    assert session.submitted == []


def test_bombing_a_partner_is_asked_about_unless_switched_off(
    bar: ActionBar, turn: Turn, selection: Selection, tell: Tell, session: FakeSession, qtbot: QtBot
) -> None:
    farmers = [RoleSet(seat, Role.FARMER) for seat in (0, 2, 3, 5)]
    tell([*seated(hand="8h0 8s0 8c0 8d0 3h0"), *farmers, *follow("7s0 7c0", prompt=21, seat=5)])
    selection.choose(parse_cards("8h0 8s0 8c0 8d0"))
    qtbot.mouseClick(bar.play_button, Qt.MouseButton.LeftButton)
    assert session.submitted == [] and turn.question is not None
    turn.answer(play=False)
    turn.settings = replace(Settings(), ask_partner_bomb=False)
    qtbot.mouseClick(bar.play_button, Qt.MouseButton.LeftButton)
    assert len(session.submitted) == 1


def test_auto_play_answers_until_it_is_taken_back(
    bar: ActionBar, auto: AutoPlay, tell: Tell, session: FakeSession, qtbot: QtBot
) -> None:
    tell([*seated(), *lead(20)])
    auto.set_on(True)
    qtbot.waitUntil(lambda: len(session.submitted) == 1)
    assert isinstance(session.submitted[0][1], Play)
    assert bar.verdict.text == "Auto-play a bot plays for you"
    assert bar.take_back_button.isVisible() and not bar.play_button.isVisible()
    qtbot.mouseClick(bar.take_back_button, Qt.MouseButton.LeftButton)
    tell([PromptClosed(20), *follow(prompt=21)])
    qtbot.wait(30)
    assert len(session.submitted) == 1 and not auto.on


def test_auto_play_ends_with_the_deal_and_not_where_it_is_told_again(auto: AutoPlay, tell: Tell) -> None:
    tell([*seated(), *lead(20)])
    auto.set_on(True)
    tell([*seated(), *lead(20)])
    assert auto.on
    tell([replace(each, number=2) if isinstance(each, DealStarted) else each for each in seated()])
    assert not auto.on


def test_two_time_outs_in_a_row_turn_auto_play_on(
    bar: ActionBar, auto: AutoPlay, selection: Selection, tell: Tell, qtbot: QtBot
) -> None:
    assert bar
    tell([*seated(), *follow(prompt=21)])
    tell([PromptClosed(21), *follow(prompt=22)])
    selection.choose(parse_cards("Kh0 Kh1"))
    qtbot.mouseClick(bar.play_button, Qt.MouseButton.LeftButton)
    tell([PromptClosed(22), *follow(prompt=23)])
    tell([PromptClosed(23), *follow(prompt=24)])
    assert not auto.on, "an answer in between begins the count anew"
    with qtbot.waitSignal(auto.took_over):
        tell([PromptClosed(24)])
    assert auto.on


def test_questions_before_play_may_stay_unanswered(auto: AutoPlay, tell: Tell) -> None:
    tell([*seated(), *asked(PromptKind.BID, 21)])
    tell([PromptClosed(21), *asked(PromptKind.DOUBLE, 22)])
    tell([PromptClosed(22), *follow(prompt=23)])
    assert not auto.on
    tell([PromptClosed(23)])
    assert not auto.on


@pytest.mark.parametrize("wished", [False, True])
def test_a_sign_of_the_player_ends_only_what_began_without_them(
    auto: AutoPlay, tell: Tell, wished: bool
) -> None:
    tell([*seated(), *follow(prompt=21)])
    if wished:
        auto.set_on(True)
    else:
        tell([PromptClosed(21), *follow(prompt=22)])
        tell([PromptClosed(22)])
    assert auto.on
    auto.player_is_here()
    assert auto.on == wished


def test_a_story_told_again_is_no_time_out(auto: AutoPlay, tell: Tell) -> None:
    auto.patience_ms = 1_000
    tell([*seated(), *follow(prompt=21)])
    tell([PromptClosed(21), *follow(prompt=22)])
    tell([PromptClosed(22), *follow(prompt=23)])
    assert not auto.on
