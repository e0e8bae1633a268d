"""Choosing cards, and what the choice is worth at the moment."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest
from pytestqt.qtbot import QtBot

from engine.cards import Card, Rank, parse_cards
from engine.combos import Combination, CombinationType
from engine.reasons import Reason, ReasonCode
from engine.ruleset import Variant
from engine.visible import MarkKind, MarkShown, PromptClosed, TrickWon, VisibleEvent
from liudou_gui.model.hand_order import SortBy
from liudou_gui.model.selection import Selection, display_order
from liudou_gui.model.table_model import TableModel
from tests.helpers.scenes import follow, lead, played, seated

Tell = Callable[[Iterable[VisibleEvent]], None]


@pytest.fixture
def selection(table: TableModel) -> Selection:
    return Selection(table)


def test_the_hand_lies_high_to_low(selection: Selection, table: TableModel, tell: Tell) -> None:
    tell(seated())
    assert [str(card) for card in selection.order.cards[:4]] == ["Wx0", "2s0", "Kh1", "Kh0"]
    assert selection.order.cards == display_order(table.view.hand)


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
    assert len(selection.order.cards) == 10


def test_a_choice_outlives_the_trick_and_is_judged_anew(selection: Selection, tell: Tell) -> None:
    tell([*seated(), *follow("9s0 9c0")])
    selection.choose(parse_cards("8s0 8h0"))
    tell([PromptClosed(21), TrickWon(5), *lead(22)])
    assert selection.cards == set(parse_cards("8s0 8h0"))
    assert selection.playable


def test_a_sweep_with_a_straight_to_beat_picks_one_of_each(selection: Selection, tell: Tell) -> None:
    tell([*seated(), *follow("3d1 4d1 5d1 6d1 7d1")])
    cards = selection.order.cards
    first, last = cards.index(Card.parse("8s0")), cards.index(Card.parse("3h0"))
    assert len(selection.meant(first, last)) == 5
    selection.toggle_range(first, last)
    assert sorted(str(c)[0] for c in selection.cards) == ["4", "5", "6", "7", "8"]
    assert selection.playable
    selection.clear()
    selection.smart = False
    selection.toggle_range(first, last)
    assert len(selection.cards) == last - first + 1


def test_a_click_while_pairs_are_asked_offers_the_pair(selection: Selection, tell: Tell) -> None:
    tell([*seated(), *follow("7s0 7c0")])
    place = selection.order.cards.index(Card.parse("8h0"))
    selection.toggle_range(place, place)
    assert Card.parse("8h0") in selection.cards
    assert len(selection.cards) == 2 and selection.playable
    selection.toggle_range(place, place)
    assert len(selection.cards) == 1, "a second click drops the card clicked"
    selection.clear()
    low = selection.order.cards.index(Card.parse("3h0"))
    selection.toggle_range(low, low)
    assert selection.cards == {Card.parse("3h0")}, "a 3 answers nothing: it is just chosen"


def test_a_rank_by_double_click_and_by_its_key(selection: Selection, tell: Tell) -> None:
    tell([*seated(), *lead()])
    selection.take_rank(selection.order.cards.index(Card.parse("8h0")))
    assert selection.cards == set(parse_cards("8h0 8s0 8c0"))
    selection.clear()
    counts = []
    for _ in range(5):
        selection.press_rank(Rank.EIGHT)
        counts.append(len(selection.cards))
    assert counts == [1, 2, 3, 0, 1]
    selection.change_count(Rank.EIGHT, -1)
    selection.change_count(Rank.EIGHT, -1)
    assert not selection.cards
    selection.press_rank(Rank.JACK)
    assert not selection.cards, "no jack is held"


def test_the_rank_key_answers_a_pair_at_once(selection: Selection, tell: Tell) -> None:
    tell([*seated(), *follow("7s0 7c0")])
    selection.press_rank(Rank.KING)
    assert selection.cards == set(parse_cards("Kh0 Kh1"))


def test_marked_copies_come_last_and_lie_apart(selection: Selection, tell: Tell) -> None:
    hand = "8h0 8h1 8s0 8c0 3h0 4h0"
    mark = MarkShown(MarkKind.OPEN, Card.parse("8h2"), 3)
    tell([*seated(Variant.HIDDEN, hand), mark, *lead()])
    assert [len(range(c.first, c.end)) for c in selection.order.columns] == [2, 2, 1, 1]
    selection.press_rank(Rank.EIGHT)
    selection.press_rank(Rank.EIGHT)
    assert selection.cards == set(parse_cards("8s0 8c0"))
    selection.press_rank(Rank.EIGHT)
    assert len(selection.cards & set(parse_cards("8h0 8h1"))) == 1


def test_groups_stay_together_and_lose_what_is_played(selection: Selection, tell: Tell) -> None:
    tell([*seated(), *lead()])
    selection.choose(parse_cards("8h0 8s0 8c0"))
    selection.group_chosen()
    assert [str(c)[0] for c in selection.order.cards[:3]] == ["8", "8", "8"]
    assert selection.choose_group(0), "chosen already"
    selection.clear()
    assert not selection.choose_group(0)
    selection.clear()
    three = selection.order.cards.index(Card.parse("3h0"))
    selection.move_to_group(0, three)
    assert len(selection.group_cards()[0]) == 4
    tell([played(0, "8h0 8s0", left=10)])
    assert set(selection.group_cards()[0]) == set(parse_cards("8c0 3h0"))
    selection.choose_group(0)
    selection.group_chosen()
    assert selection.group_cards() == []


def test_sort_by_size_of_group_and_low_first(selection: Selection, tell: Tell) -> None:
    tell(seated())
    selection.set_sort(SortBy.SIZE, low_first=False)
    assert [str(c)[0] for c in selection.order.cards[:5]] == ["8", "8", "8", "K", "K"]
    selection.set_sort(SortBy.RANK, low_first=True)
    assert [str(c)[0] for c in selection.order.cards[:3]] == ["3", "4", "5"]
