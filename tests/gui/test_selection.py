"""Choosing cards, and what the choice is worth at the moment."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest
from pytestqt.qtbot import QtBot

from engine.cards import Card, parse_cards
from engine.combos import Combination, CombinationType
from engine.reasons import Reason, ReasonCode
from engine.visible import PromptClosed, TrickWon, VisibleEvent
from liudou_gui.model.selection import Selection, display_order
from liudou_gui.model.table_model import TableModel
from tests.helpers.scenes import follow, lead, played, seated

Tell = Callable[[Iterable[VisibleEvent]], None]


@pytest.fixture
def selection(table: TableModel) -> Selection:
    return Selection(table)


def test_the_hand_lies_high_to_low(selection: Selection, table: TableModel, tell: Tell) -> None:
    tell(seated())
    assert [str(card) for card in selection.order[:4]] == ["Wx0", "2s0", "Kh1", "Kh0"]
    assert selection.order == display_order(table.view.hand)


def test_a_sweep_chooses_the_run_and_the_same_sweep_drops_it(
    selection: Selection, tell: Tell, qtbot: QtBot
) -> None:
    tell(seated())
    with qtbot.waitSignal(selection.changed):
        selection.toggle_range(1, 3)
    assert selection.indices == {1, 2, 3}
    selection.toggle_range(3, 2)
    assert selection.indices == {1}
    selection.toggle_range(0, 1)
    assert selection.indices == {0, 1}, "the pressed card decides"


def test_a_sweep_beyond_the_hand_is_cut(selection: Selection, tell: Tell) -> None:
    tell(seated())
    selection.toggle_range(10, 99)
    assert selection.indices == {10, 11}
    selection.toggle_range(50, 60)
    assert selection.indices == {10, 11}


def test_clear_and_choose(selection: Selection, tell: Tell) -> None:
    tell(seated())
    selection.choose([*parse_cards("3h0 4h0"), Card.parse("As0")])
    assert selection.cards == set(parse_cards("3h0 4h0"))
    selection.clear()
    assert selection.cards == frozenset()
    assert selection.verdict is None


def test_the_verdict_knows_what_is_to_be_beaten(selection: Selection, tell: Tell) -> None:
    tell([*seated(), *follow("9s0 9c0")])
    selection.choose(parse_cards("8s0 8h0"))
    assert selection.verdict == Reason(ReasonCode.TOO_LOW, rank=Card.parse("9s0").rank)
    assert not selection.playable
    selection.choose(parse_cards("Kh0 Kh1"))
    verdict = selection.verdict
    assert isinstance(verdict, Combination)
    assert verdict.type is CombinationType.PAIR
    assert selection.playable


def test_out_of_turn_the_verdict_is_said_but_nothing_is_playable(selection: Selection, tell: Tell) -> None:
    tell([*seated(), *lead(20), PromptClosed(20)])
    selection.choose(parse_cards("Kh0 Kh1"))
    assert isinstance(selection.verdict, Combination)
    assert not selection.playable


def test_cards_that_leave_the_hand_are_no_longer_chosen(selection: Selection, tell: Tell) -> None:
    tell([*seated(), *lead()])
    selection.choose(parse_cards("8h0 8s0 3h0"))
    tell([played(0, "8h0 8s0", left=10)])
    assert selection.cards == {Card.parse("3h0")}
    assert len(selection.order) == 10


def test_a_choice_outlives_the_trick_and_is_judged_anew(selection: Selection, tell: Tell) -> None:
    tell([*seated(), *follow("9s0 9c0")])
    selection.choose(parse_cards("8s0 8h0"))
    tell([PromptClosed(21), TrickWon(5), *lead(22)])
    assert selection.cards == set(parse_cards("8s0 8h0"))
    assert selection.playable
