"""Points and winning without play (RULES H7, H8, H2.4, F3, F5, N5, P5)."""

from __future__ import annotations

from itertools import product

import pytest

from engine.cards import parse_counts
from engine.combos import ComboRules, classify
from engine.ruleset import Variant
from engine.scoring import (
    all_copies_scores,
    auto_win,
    bonus,
    hidden_scores,
    two_camps_scores,
    two_four_scores,
)


@pytest.mark.parametrize(
    ("text", "adds"),
    [("3", 0), ("55555", 0), ("666666", 1), ("www", 1), ("wwWW", 1), ("wwwWW", 3), ("wwwWWW", 5)],
)
def test_h7_bonus(text: str, adds: int) -> None:
    """H7."""
    assert bonus(parse_counts(text), Variant.HIDDEN) == adds


@pytest.mark.parametrize(
    ("text", "adds"),
    [("666666", 0), ("7777777", 1), ("wwWW", 0), ("WWW", 0), ("wwww", 3), ("wwwwW", 3), ("wwwwWWW", 9)],
)
def test_f3_bonus(text: str, adds: int) -> None:
    """F3: nothing in a solo deal."""
    assert bonus(parse_counts(text), "two_camps") == adds
    assert bonus(parse_counts(text), Variant.TWO_FOUR, solo=True) == 0


def test_h7_f3_nothing_for_what_is_no_bomb() -> None:
    """H7, F3."""
    assert bonus((), Variant.HIDDEN) == 0
    assert bonus(parse_counts("34"), "two_four") == 0
    assert bonus(parse_counts("333444555667788"), "two_four") == 0


def test_h8_scores() -> None:
    """H8: W = S x N x base for each of six."""
    assert hidden_scores({0, 1, 2}, 1, stake=2, n=3, base=5) == (30, 30, 30, -30, -30, -30)
    assert hidden_scores({0, 1, 2}, 5, stake=2, n=3, base=5) == (-30, -30, -30, 30, 30, 30)


def test_h2_4_scores() -> None:
    """H2.4: 10 x base for the one who was dealt all copies."""
    assert all_copies_scores(4, 3) == (-6, -6, -6, -6, 30, -6)


def test_n5_scores() -> None:
    """N5: three shares, one share; five when solo."""
    assert two_four_scores(0, 3, True, n=2, base=1) == (6, -2, -2, 2, -2, -2)
    assert two_four_scores(0, 3, False, n=2, base=1) == (-6, 2, 2, -2, 2, 2)
    assert two_four_scores(5, None, False, n=2, base=1) == (2, 2, 2, 2, 2, -10)


def test_p5_scores() -> None:
    """P5: landlords two shares, farmers one; five when solo."""
    assert two_camps_scores(0, 1, (2, 3), True, n=1, base=1) == (2, -2, 1, 1, -1, -1)
    assert two_camps_scores(0, 1, (2, 3), False, n=1, base=1) == (-2, 2, -1, -1, 1, 1)
    assert two_camps_scores(0, None, (), True, n=2, base=1) == (10, -2, -2, -2, -2, -2)


def brute_auto_win(counts: list[int]) -> str | None:
    """Return F5 by the letter: every way to cut up, every sub-multiset as the one play."""
    rules = ComboRules(4)
    parts = [part for part in product(*(range(c + 1) for c in counts)) if any(part)]
    plays = {part: found.type.value for part in parts if (found := classify(part, rules))}
    bombs = [part for part, kind in plays.items() if kind == "bomb"]
    cut: dict[tuple[int, ...], bool] = {(0,) * 15: True}

    def only_bombs(rest: tuple[int, ...]) -> bool:
        if rest not in cut:
            fits = (bomb for bomb in bombs if all(b <= r for b, r in zip(bomb, rest, strict=True)))
            cut[rest] = any(only_bombs(less(rest, bomb)) for bomb in fits)
        return cut[rest]

    whole = tuple(counts)
    if not bombs:
        return "no_bomb"
    if max(counts[:13]) >= 13:
        return "bomb_of_13"
    if only_bombs(whole):
        return "all_bombs"
    return "all_bombs_after_one_play" if any(only_bombs(less(whole, part)) for part in plays) else None


def less(one: tuple[int, ...], other: tuple[int, ...]) -> tuple[int, ...]:
    """Return the difference of two multisets."""
    return tuple(a - b for a, b in zip(one, other, strict=True))


@pytest.mark.parametrize(
    "hand",
    [
        "3333wwwWW",
        "3333wwWWW",
        "wwwwW",
        "wwWW",
        "wwwWW",
        "wwwwWWWW3",
        "33334444w",
        "3333344456",
        "3333334445",
        "333344445",
        "33344455667777",
        "33344455wwWWW",
        "3334445566wwwW",
        "333444wwWWWW",
        "222333wwWWwww",
        "AAAA2222KK",
        "3333WW",
        "3333wwWWWW",
        "333355wwwW",
        "3456789wwwww"[:-1],
        "33",
        "W",
        "3" * 13 + "4",
    ],
)
def test_f5_as_brute_force_says(hand: str) -> None:
    """F5: winning without play is exact."""
    assert auto_win(parse_counts(hand)) == brute_auto_win(parse_counts(hand))
