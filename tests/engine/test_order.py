"""The order of plays (RULES O)."""

from __future__ import annotations

from itertools import pairwise

import pytest

from engine.cards import parse_counts
from engine.combos import Combination, ComboRules, classify
from engine.counts.plays import joker_power
from engine.jokers import CUT_INTO_BOMBS, joker_bomb_power
from engine.order import beats

THREE, FOUR = ComboRules(3), ComboRules(4)


def play(text: str, rules: ComboRules) -> Combination:
    """Return the combination in *text*, which is one."""
    found = classify(parse_counts(text), rules)
    assert found is not None, text
    return found


def assert_rising(texts: str, rules: ComboRules) -> None:
    """Check that each play in a row is beaten by the next, and not the other way round."""
    for low, high in pairwise(texts.split()):
        assert beats(play(high, rules), play(low, rules)), (low, high)
        assert not beats(play(low, rules), play(high, rules)), (low, high)


def assert_equal(texts: str, rules: ComboRules) -> None:
    """Check that no play in a row beats another."""
    for one in texts.split():
        for other in texts.split():
            assert not beats(play(one, rules), play(other, rules)), (one, other)


@pytest.mark.parametrize("rules", [THREE, FOUR])
def test_o1_singles_pairs_triples_full_houses(rules: ComboRules) -> None:
    """O1."""
    assert_rising("3 4 5 6 7 8 9 T J Q K A 2 w W", rules)
    assert_rising("33 44 TT AA 22", rules)
    assert_rising("333 444 AAA 222", rules)
    assert_rising("33322 44433 22233 www33 WWW33", rules)


def test_o1_joker_pairs() -> None:
    """O1, C2."""
    assert_rising("22 ww WW", FOUR)


def test_o2_runs() -> None:
    """O2: by position; only one type and size compare."""
    assert_rising("A2345 23456 34567 TJQKA", FOUR)
    assert_rising("222333 333444 KKKAAA", FOUR)
    assert_rising("AAA222333 222333444 333444555", FOUR)
    assert_rising("AA2233 223344 QQKKAA", FOUR)
    assert_rising("34567 45678 TJQKA", THREE)
    assert_equal("222333 AAA222333 34567 345678 33344 3 33 333", FOUR)


def test_o3_airplanes() -> None:
    """O3: two groups as the traditional list has it, more by position."""
    assert_rising("AAA2228899 3334448899 QQQKKK8899 KKKAAA8899 2223338899", FOUR)
    assert_rising("AAA222333778899 222333444778899 333444555778899", FOUR)
    assert_rising("3334445566 KKKAAA3333", THREE)
    assert_equal("3334445566 333444wwWW", FOUR)


@pytest.mark.parametrize("rules", [THREE, FOUR])
def test_o4_bombs(rules: ComboRules) -> None:
    """O4."""
    assert_rising("WWW33 3333 2222 33333 222222 3333333", rules)
    assert_rising("3456789TJQKA 3333", rules)


def test_o5_jokers_of_three_decks() -> None:
    """O5: no order between three and four jokers shows, since they cannot meet."""
    assert_rising("2222 www WWW 33333", THREE)
    for four in ("wwwW", "wwWW", "wWWW"):
        assert_rising(f"2222 {four} 33333", THREE)
    assert_equal("wwwW wwWW wWWW", THREE)
    assert_rising("222222 wwwWW 3333333", THREE)
    assert_rising("222222222222 wwwWWW", THREE)


def test_o6_three_and_mixed_four_jokers_of_four_decks() -> None:
    """O6."""
    for four in ("wwwW", "wwWW", "wWWW"):
        assert_rising(f"2222 www {four} WWW 33333", FOUR)
    assert_equal("wwwW wwWW wWWW", FOUR)


def test_o7_four_equal_jokers_and_more() -> None:
    """O7."""
    assert_rising("22222222 wwww wwwWWW WWWW 333333333", FOUR)
    assert_rising("22222222 wwwwW wwwwWWW wWWWW 333333333", FOUR)
    assert_equal("wwww wwwwW", FOUR)
    assert_equal("WWWW wWWWW", FOUR)
    assert_equal("wwwwWW wwwWWW wwWWWW wwwwWWW wwwWWWW", FOUR)


def test_o8_eight_jokers() -> None:
    """O8."""
    assert_rising("2222222222222222 wwwwWWWW", FOUR)


def test_o9_equal_is_not_greater() -> None:
    """O9."""
    assert_equal("55533 55566", FOUR)
    assert_equal("7777", FOUR)


def test_jokers_that_can_meet() -> None:
    """O6, O7: the list at the end of RULES."""
    assert_rising("www WWW WWWW", FOUR)
    assert_rising("www wWWW", FOUR)
    assert_rising("www wWWWW", FOUR)
    assert_rising("wwwW WWW wwww WWWW", FOUR)
    assert_rising("WWW wwwwW", FOUR)


@pytest.mark.parametrize("decks", [3, 4])
def test_both_tables_of_jokers_agree(decks: int) -> None:
    """C10, O5 to O8: engine.counts keeps its own table."""
    for small in range(decks + 1):
        for big in range(decks + 1):
            assert joker_power(small, big, decks == 4) == (joker_bomb_power(small, big, decks) or 0)


def test_jokers_cut_into_bombs() -> None:
    """F5, C10: which numbers leave no rest."""
    assert {(0, 0), (3, 0), (2, 2), (4, 1), (3, 3), (4, 4)} <= CUT_INTO_BOMBS
    assert not {(1, 0), (2, 0), (1, 1), (2, 1), (3, 2), (2, 3)} & CUT_INTO_BOMBS
