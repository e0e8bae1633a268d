"""Combinations (RULES C), one test for each clause beside the vectors."""

from __future__ import annotations

import pytest

from engine.cards import Rank, parse_cards, parse_counts
from engine.combos import (
    Combination,
    CombinationType,
    ComboRules,
    classify,
    classify_cards,
    ranks_of_run,
    run_start,
)

THREE, FOUR = ComboRules(3), ComboRules(4)
BOTH = (THREE, FOUR)


def kind(text: str, rules: ComboRules) -> str | None:
    """Return the type of the cards in *text*, None if they are no combination."""
    found = classify(parse_counts(text), rules)
    return None if found is None else found.type.value


def play(text: str, rules: ComboRules) -> Combination:
    """Return the combination in *text*, which is one."""
    found = classify(parse_counts(text), rules)
    assert found is not None
    return found


def letters(ranks: tuple[Rank, ...]) -> str:
    """Return ranks as text, in their order."""
    return "".join(rank.letter for rank in ranks)


@pytest.mark.parametrize("rules", BOTH)
def test_nothing_is_no_combination(rules: ComboRules) -> None:
    """C: no cards are no play."""
    assert classify([0] * 15, rules) is None


@pytest.mark.parametrize("rules", BOTH)
@pytest.mark.parametrize("letter", "3A2wW")
def test_c1_any_card_is_a_single(rules: ComboRules, letter: str) -> None:
    """C1."""
    assert kind(letter, rules) == "single"


@pytest.mark.parametrize(
    ("text", "three", "four"),
    [
        ("33", "pair", "pair"),
        ("ww", None, "pair"),
        ("WW", None, "pair"),
        ("wW", None, None),
        ("34", None, None),
    ],
)
def test_c2_pairs(text: str, three: str | None, four: str | None) -> None:
    """C2."""
    assert (kind(text, THREE), kind(text, FOUR)) == (three, four)


@pytest.mark.parametrize("rules", BOTH)
def test_c3_triples_and_joker_bombs(rules: ComboRules) -> None:
    """C3, C10, C11: three equal jokers are a bomb and nothing else."""
    assert kind("555", rules) == "triple"
    assert kind("www", rules) == "bomb"
    assert kind("wwW", rules) is None


@pytest.mark.parametrize(
    ("text", "three", "four"),
    [
        ("34567", "straight", "straight"),
        ("3456", None, None),
        ("TJQKA", "straight", "straight"),
        ("A2345", None, "straight"),
        ("23456", None, "straight"),
        ("JQKA2", None, None),
        ("3456789TJQKA", "straight", "straight"),
        ("3456789TJQKA2", None, "straight"),
        ("JQKAw", None, None),
        ("34568", None, None),
    ],
)
def test_c4_c4a_straights(text: str, three: str | None, four: str | None) -> None:
    """C4, C4a: low or high ace, never both; no 2 with 3 decks; no jokers."""
    assert (kind(text, THREE), kind(text, FOUR)) == (three, four)


def test_c4b_thirteen_ranks_read_with_the_ace_high() -> None:
    """C4b: singles, pairs and triples alike."""
    for copies in (1, 2, 3):
        found = play("A23456789TJQK" * copies, FOUR)
        assert letters(found.ranks) == "23456789TJQKA"
        assert found.groups == 13


def test_c4a_both_aces_are_nothing() -> None:
    """C4a."""
    assert kind("A23456789TJQKA", FOUR) is None


@pytest.mark.parametrize(
    ("text", "three", "four"),
    [
        ("334455", "pair_run", "pair_run"),
        ("3344", None, None),
        ("AA2233", None, "pair_run"),
        ("KKAA22", None, None),
        ("QQKKAA", "pair_run", "pair_run"),
        ("wwWW33", None, None),
    ],
)
def test_c5_pair_runs(text: str, three: str | None, four: str | None) -> None:
    """C5, C4a."""
    assert (kind(text, THREE), kind(text, FOUR)) == (three, four)


@pytest.mark.parametrize(
    ("text", "three", "four"),
    [
        ("333444", "triple_run", "triple_run"),
        ("AAA222", None, None),
        ("AAA222333", None, "triple_run"),
        ("222333", None, "triple_run"),
        ("KKKAAA", "triple_run", "triple_run"),
        ("KKKAAA222", None, None),
        ("333555", None, None),
    ],
)
def test_c6_triple_runs(text: str, three: str | None, four: str | None) -> None:
    """C6, C4a."""
    assert (kind(text, THREE), kind(text, FOUR)) == (three, four)


def test_c7_full_houses() -> None:
    """C7: jokers as the triple by a switch with 3 decks, anywhere with 4."""
    off = ComboRules(3, joker_triples=False)
    assert [kind("www33", rules) for rules in (THREE, off, FOUR)] == ["full_house", None, "full_house"]
    assert [kind("333ww", rules) for rules in (THREE, off, FOUR)] == [None, None, "full_house"]
    assert [kind("33322", rules) for rules in (THREE, off, FOUR)] == ["full_house"] * 3
    assert [kind("wwwWW", rules) for rules in (THREE, FOUR)] == ["bomb", "full_house"]
    found = play("33344", FOUR)
    assert (found.ranks, found.wings, found.groups) == ((Rank.THREE,), (Rank.FOUR,), 1)


@pytest.mark.parametrize(
    ("text", "free", "strict"),
    [
        ("33344466TT", True, True),
        ("3334446666", True, False),
        ("3333344466", True, False),
        ("33344422AA", True, True),
        ("333444ww55", False, False),
        ("33344455", False, False),
        ("3334445566TT", False, False),
        ("KKKAAA2223344556677", False, False),
        ("AAA2223344", False, False),
        ("3335556677", False, False),
        ("3334446678", False, False),
        ("5666777TTJJ", False, False),
        ("3334445556", False, False),
    ],
)
def test_c8_wings_of_three_decks(text: str, free: bool, strict: bool) -> None:
    """C8: any pairs; repeated ones and those of the body by a switch; never jokers (C2)."""
    assert (kind(text, THREE) == "airplane") == free
    assert (kind(text, ComboRules(3, free_wings=False)) == "airplane") == strict


@pytest.mark.parametrize(
    ("text", "legal"),
    [
        ("3334445566", True),
        ("3334445577", False),
        ("3334447788", True),
        ("AAA2228899", True),
        ("333444AA22", False),
        ("333444KKAA", True),
        ("333444555AA2266", False),
        ("444555666AA2233", True),
        ("444555666KKAA22", False),
        ("222333wwWW", True),
        ("222333ww44", False),
        ("222333444wwWW55", False),
        ("8888899977", False),
        ("KKKAAA2244", False),
        ("3335556677", False),
        ("33344455", False),
        ("333444556", False),
        ("333444wwwW", False),
    ],
)
def test_c8a_wings_of_four_decks(text: str, legal: bool) -> None:
    """C8a: consecutive pairs, not AA22 for two; wwWW for two; no bomb inside."""
    assert (kind(text, FOUR) == "airplane") == legal


def test_c8b_the_body_is_unique() -> None:
    """C8b: ranks of odd count with 3 decks, ranks of exactly three with 4."""
    three = play("5556665566", THREE)
    assert (letters(three.ranks), letters(three.wings)) == ("56", "56")
    assert letters(play("4445556666677TT", THREE).wings) == "67T"
    four = play("2223334455", FOUR)
    assert (letters(four.ranks), letters(four.wings)) == ("23", "45")
    assert letters(play("333444wwWW", FOUR).wings) == "wW"


@pytest.mark.parametrize("rules", BOTH)
def test_c9_bombs(rules: ComboRules) -> None:
    """C9: four and more of one rank."""
    found = play("3" * 9, rules)
    assert (found.type, found.groups, found.ranks) == (CombinationType.BOMB, 9, (Rank.THREE,))
    assert kind("33334", rules) is None
    assert kind("33334444", rules) is None


def test_c10_joker_bombs_of_three_decks() -> None:
    """C10: three equal, any four, any five, all six."""
    bombs = {(s, b) for s in range(4) for b in range(4) if kind("w" * s + "W" * b, THREE) == "bomb"}
    assert bombs == {(3, 0), (0, 3), (3, 1), (1, 3), (2, 2), (3, 2), (2, 3), (3, 3)}


def test_c10_joker_bombs_of_four_decks() -> None:
    """C10: three equal, any four, five split 1-4, any six, seven and eight."""
    bombs = {(s, b) for s in range(5) for b in range(5) if kind("w" * s + "W" * b, FOUR) == "bomb"}
    fours = {(0, 4), (1, 3), (2, 2), (3, 1), (4, 0)}
    more = {(4, 1), (1, 4), (4, 2), (3, 3), (2, 4), (4, 3), (3, 4), (4, 4)}
    assert bombs == {(3, 0), (0, 3)} | fours | more


def test_c11_a_bomb_is_only_ever_a_bomb() -> None:
    """C11: five jokers split 3-2 are no full house with 3 decks, because they are a bomb."""
    assert kind("wwwWW", THREE) == "bomb"
    assert play("wwWW", FOUR).ranks == (Rank.SMALL_JOKER, Rank.BIG_JOKER)


@pytest.mark.parametrize("decks", [3, 4])
def test_runs_and_their_places_are_inverse(decks: int) -> None:
    """C4b: ranks_of_run undoes run_start."""
    for length in range(1, 14 if decks == 4 else 13):
        for start in range(
            (1 if length in (1, 13) else 0) if decks == 4 else 0, (15 if decks == 4 else 13) - length
        ):
            assert run_start(ranks_of_run(start, length, decks), decks) == start


def test_cards_are_classified_by_rank() -> None:
    """C: suits never matter."""
    found = classify_cards(parse_cards("8h0 8s1 8h2"), FOUR)
    assert found is not None
    assert found.type is CombinationType.TRIPLE
