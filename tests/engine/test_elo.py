"""Elo numbers of many players from all their games."""

from __future__ import annotations

from math import log10

import pytest

from engine.elo import fit_elo


def test_two_players_are_as_far_apart_as_their_rate_says() -> None:
    found = fit_elo(["a", "zero"], {("a", "zero"): (30.0, 40)}, "zero")
    assert found == pytest.approx({"a": 400 * log10(3), "zero": 0})


def test_three_players_worked_out_by_hand() -> None:
    """With strengths 1, 2 and 4, B wins 2 of 3 against A, C 2 of 3 against B and 4 of 5 against A."""
    games = {("b", "a"): (20.0, 30), ("c", "b"): (20.0, 30), ("a", "c"): (6.0, 30)}
    found = fit_elo(["c", "a", "b"], games, "a")
    assert found == pytest.approx({"a": 0, "b": 400 * log10(2), "c": 400 * log10(4)})


def test_results_that_no_strengths_explain_are_shared_out() -> None:
    """A beats B, B beats C, C beats A: nobody is the better one."""
    games = {("a", "b"): (9.0, 10), ("b", "c"): (9.0, 10), ("c", "a"): (9.0, 10)}
    assert fit_elo(["a", "b", "c"], games, "c") == pytest.approx({"a": 0, "b": 0, "c": 0}, abs=1e-6)


def test_who_won_everything_is_bounded() -> None:
    found = fit_elo(["a", "zero"], {("a", "zero"): (400.0, 400)}, "zero")
    assert found["a"] == pytest.approx(1199.8, abs=0.1)
    lost = fit_elo(["a", "zero"], {("zero", "a"): (400.0, 400)}, "zero")
    assert lost["a"] == pytest.approx(-found["a"])
    chain = fit_elo(["a", "b", "zero"], {("a", "b"): (50.0, 50), ("b", "zero"): (50.0, 50)}, "zero")
    assert chain["a"] == pytest.approx(2 * found["a"], abs=0.2)


def test_pairs_without_games_do_no_harm() -> None:
    found = fit_elo(["a", "b", "zero"], {("a", "b"): (0.0, 0), ("a", "zero"): (5.0, 10)}, "zero")
    assert found["a"] == pytest.approx(0)
    assert fit_elo(["zero"], {}, "zero") == {"zero": 0}
    with pytest.raises(ValueError, match="zero"):
        fit_elo(["a"], {}, "zero")
