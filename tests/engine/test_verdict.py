"""Why a play is refused: the clause, the rank and the numbers (RULES C, O, T3)."""

from __future__ import annotations

import pytest

from engine.cards import Card, Rank, full_pack, parse_cards, parse_counts
from engine.combos import ComboRules, classify
from engine.diagnose import why_no_combination
from engine.movegen import pick, verdict
from engine.reasons import Reason
from engine.reasons import ReasonCode as R

RULES = {
    "3": ComboRules(3),
    "3-": ComboRules(3, joker_triples=False, free_wings=False),
    "4": ComboRules(4),
}

NO_COMBINATION = [
    ("4", "34", R.UNEQUAL_PAIR, None, None, None, "C2"),
    ("3", "3w", R.UNEQUAL_PAIR, None, None, None, "C2"),
    ("3", "ww", R.JOKERS_NO_PAIR, "w", None, None, "C2"),
    ("4", "wW", R.MIXED_JOKERS, None, None, 2, "C10"),
    ("3", "wwW", R.MIXED_JOKERS, None, None, 3, "C10"),
    ("4", "3334", R.TRIPLE_WITH_SINGLE, "3", None, 1, "C7"),
    ("4", "33345", R.TRIPLE_WITH_SINGLE, "3", None, 2, "C7"),
    ("3-", "www33", R.JOKER_TRIPLE_OFF, "w", None, None, "C7"),
    ("3", "333ww", R.JOKER_PAIR_IN_FULL_HOUSE, "w", None, None, "C7"),
    ("4", "3456", R.STRAIGHT_TOO_SHORT, None, 5, 4, "C4"),
    ("4", "34568", R.STRAIGHT_GAP, "7", None, None, "C4"),
    ("3", "34568", R.STRAIGHT_GAP, "7", None, None, "C4"),
    ("4", "A2346", R.STRAIGHT_GAP, "5", None, None, "C4"),
    ("4", "9TJQA", R.STRAIGHT_GAP, "K", None, None, "C4"),
    ("4", "3344", R.PAIR_RUN_TOO_SHORT, None, 3, 2, "C5"),
    ("3", "334466", R.PAIR_RUN_GAP, "5", None, None, "C5"),
    ("4", "333555", R.TRIPLE_RUN_GAP, "4", None, None, "C6"),
    ("3", "A2345", R.TWO_IN_RUN, "2", None, None, "C4a"),
    ("3", "AAA222", R.TWO_IN_RUN, "2", None, None, "C4a"),
    ("4", "JQKAw", R.JOKER_IN_RUN, "w", None, None, "C4a"),
    ("4", "JQKA2", R.ACE_BOTH_ENDS, "A", None, None, "C4a"),
    ("4", "KKAA22", R.ACE_BOTH_ENDS, "A", None, None, "C4a"),
    ("4", "A23456789TJQKA", R.ACE_BOTH_ENDS, "A", None, None, "C4a"),
    ("4", "KKKAAA222", R.ACE_BOTH_ENDS, "A", None, None, "C4a"),
    ("4", "AAA222", R.ACE_TWO_ALONE, None, None, None, "C6"),
    ("3", "333444556677", R.WINGS_COUNT, None, 2, 3, "C8"),
    ("4", "33344455", R.WINGS_COUNT, None, 2, 1, "C8"),
    ("4", "33344456", R.WINGS_NOT_PAIRS, "5", None, None, "C8"),
    ("3", "33344456", R.WINGS_NOT_PAIRS, "5", None, None, "C8"),
    ("3-", "3334446666", R.WINGS_REPEAT_OFF, "6", None, None, "C8"),
    ("3-", "3333344466", R.WINGS_REPEAT_OFF, "3", None, None, "C8"),
    ("4", "3334446688", R.WINGS_NOT_CONSECUTIVE, "7", None, None, "C8a"),
    ("4", "333444AA22", R.WINGS_ACE_TWO, None, None, None, "C8a"),
    ("4", "555666777KKAA22", R.ACE_BOTH_ENDS, "A", None, None, "C4a"),
    ("4", "333444ww55", R.WINGS_JOKERS, "w", None, None, "C8a"),
    ("4", "333444555wwWW66", R.WINGS_JOKERS, "w", None, None, "C8a"),
    ("3", "333444ww55", R.WINGS_JOKERS, "w", None, None, "C8"),
    ("4", "8888899977", R.BOMB_INSIDE, "8", None, 5, "C8a"),
    ("4", "3333344444", R.BOMB_INSIDE, "3", None, 5, "C8a"),
    ("4", "222www4455", R.JOKER_IN_RUN, "w", None, None, "C4a"),
    ("3", "222www4455", R.JOKER_IN_RUN, "w", None, None, "C4a"),
    ("3", "AAA2223344", R.TWO_IN_RUN, "2", None, None, "C4a"),
    ("3", "3335556677", R.TRIPLE_RUN_GAP, "4", None, None, "C6"),
    ("4", "3335556677", R.TRIPLE_RUN_GAP, "4", None, None, "C6"),
    ("4", "KKKAAA222334455", R.ACE_BOTH_ENDS, "A", None, None, "C4a"),
    ("4", "33334", R.NOT_A_COMBINATION, None, None, None, "C"),
    ("3", "33334444", R.NOT_A_COMBINATION, None, None, None, "C"),
    ("4", "33334444", R.NOT_A_COMBINATION, None, None, None, "C"),
    ("4", "334455678", R.NOT_A_COMBINATION, None, None, None, "C"),
    ("4", "3334455", R.NOT_A_COMBINATION, None, None, None, "C"),
]


@pytest.mark.parametrize("row", NO_COMBINATION, ids=lambda row: f"{row[0]}:{row[1]}")
def test_why_no_combination(row: tuple[str, str, R, str | None, int | None, int | None, str]) -> None:
    """C2, C4 to C8b, C10: the clause that comes nearest."""
    rules, text, code, rank, need, got, rule = row
    assert classify(parse_counts(text), RULES[rules]) is None
    found = why_no_combination(parse_counts(text), RULES[rules])
    letter = None if found.rank is None else found.rank.letter
    assert (found.code, letter, found.need, found.got) == (code, rank, need, got)
    assert found.rule == rule


NO_ANSWER = [
    ("4", "34567", "345678", R.WRONG_SIZE, "O2"),
    ("4", "33", "3", R.WRONG_TYPE, "O2"),
    ("4", "2", "3333", R.WRONG_TYPE, "O4"),
    ("4", "wwwWW", "3333", R.WRONG_TYPE, "O4"),
    ("4", "3", "4", R.TOO_LOW, "O1"),
    ("4", "A2345", "23456", R.RUN_TOO_LOW, "O2"),
    ("4", "KKKAAA5566", "2223334455", R.AIRPLANE_TOO_LOW, "O3"),
    ("4", "3333", "4444", R.BOMB_TOO_SMALL, "O4"),
    ("4", "4444", "33333", R.BOMB_TOO_SMALL, "O4"),
    ("4", "WWW", "33333", R.JOKER_BOMB_TOO_LOW, "O6"),
    ("4", "www", "wwWW", R.JOKER_BOMB_TOO_LOW, "O6"),
    ("4", "2222", "www", R.JOKER_BOMB_TOO_LOW, "O6"),
    ("4", "wwww", "WWWW", R.JOKER_BOMB_TOO_LOW, "O7"),
    ("4", "88888888", "wwwwWW", R.JOKER_BOMB_TOO_LOW, "O7"),
    ("4", "333333333", "wwwwWWWW", R.JOKER_BOMB_TOO_LOW, "O8"),
    ("3", "www", "WWW", R.JOKER_BOMB_TOO_LOW, "O5"),
    ("4", "3", "3", R.EQUAL_IS_NOT_GREATER, "O9"),
    ("4", "wwwW", "wWWW", R.EQUAL_IS_NOT_GREATER, "O9"),
]


def cards_of(text: str, decks: int) -> tuple[Card, ...]:
    """Return cards of a pack by their ranks."""
    return pick(full_pack(decks), parse_counts(text))


@pytest.mark.parametrize("row", NO_ANSWER, ids=lambda row: f"{row[0]}:{row[1]}-{row[2]}")
def test_why_no_answer(row: tuple[str, str, str, R, str]) -> None:
    """O1 to O9, by the verdict."""
    name, new, old, code, rule = row
    rules = RULES[name]
    cards = cards_of(new, rules.decks)
    found = verdict(cards, cards, rules, classify(parse_counts(old), rules))
    assert isinstance(found, Reason)
    assert (found.code, found.rule) == (code, rule)


def test_numbers_of_a_wrong_size() -> None:
    """O2: five cards cannot answer six."""
    cards = cards_of("34567", 4)
    found = verdict(cards, cards, RULES["4"], classify(parse_counts("345678"), RULES["4"]))
    assert found == Reason(R.WRONG_SIZE, need=6, got=5)


def test_t1_nothing_and_foreign_cards() -> None:
    """T1: at least one card, each from the hand and only once."""
    hand = parse_cards("3d0 4d0")
    assert verdict(hand, (), RULES["4"], None) == Reason(R.NOTHING_CHOSEN)
    assert verdict(hand, parse_cards("3d1"), RULES["4"], None) == Reason(R.NOT_YOUR_CARDS)
    assert verdict(hand, (hand[0], hand[0]), RULES["4"], None) == Reason(R.NOT_YOUR_CARDS)
    assert why_no_combination([0] * 15, RULES["4"]) == Reason(R.NOTHING_CHOSEN)


def test_t3_the_dead_joker_is_one_card() -> None:
    """T3: it can never be played; its equals can."""
    hand = parse_cards("3d0 Wx0 Wx1")
    dead = hand[1]
    assert verdict(hand, hand[1:], RULES["4"], None, dead) == Reason(R.DEAD_JOKER, rank=Rank.BIG_JOKER)
    assert not isinstance(verdict(hand, hand[2:], RULES["4"], None, dead), Reason)
    assert not isinstance(verdict(hand, hand[1:], RULES["4"], None), Reason)


def test_every_code_for_plays_is_reached() -> None:
    """C, O: no sentence of the rule book is written for nothing."""
    turns = {R.MUST_LEAD, R.NOT_ASKED, R.STALE_PROMPT, R.BID_TOO_LOW, R.BID_OUT_OF_RANGE, R.SLOT_STILL_OPEN}
    named = {R.NOTHING_CHOSEN, R.NOT_YOUR_CARDS, R.DEAD_JOKER, R.DEAL_OVER} | turns
    tried = {row[2] for row in NO_COMBINATION} | {row[3] for row in NO_ANSWER}
    assert set(R) == tried | named
