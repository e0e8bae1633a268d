"""Duplicate deals: the same pack twice, with the sides swapped."""

from __future__ import annotations

import pytest

from engine.bots.greedy import GreedyBot
from engine.bots.random_bot import RandomBot
from engine.bots.rule_bot import RuleBot
from engine.match import Estimate, elo, estimate, pack_of, play_pair
from engine.ruleset import Ruleset, Variant


@pytest.mark.parametrize("variant", Variant)
def test_equal_bots_share_every_pack(variant: Variant) -> None:
    for number in range(4):
        pair = play_pair(pack_of(Ruleset(variant), 3, number), RuleBot(), RuleBot(), f"{number}")
        if pair.games is not None:
            assert pair.win_rate in (None, 0.5)
            assert pair.points == 0
            assert pair.games[0].won is not pair.games[1].won


@pytest.mark.parametrize("variant", Variant)
def test_a_stronger_bot_wins_with_either_side(variant: Variant) -> None:
    rates = [
        pair.win_rate
        for number in range(8)
        if (pair := play_pair(pack_of(Ruleset(variant), 5, number), RuleBot(), RandomBot(), "x")).win_rate
        is not None
    ]
    assert sum(rates) / len(rates) > 0.8


def test_packs_differ_and_come_again() -> None:
    rules = Ruleset(Variant.HIDDEN)
    assert pack_of(rules, 1, 2) == pack_of(rules, 1, 2)
    assert pack_of(rules, 1, 2).hands != pack_of(rules, 1, 3).hands
    assert pack_of(rules, 1, 2).hands != pack_of(rules, 2, 2).hands


def test_roles_name_the_side_of_the_first_bot() -> None:
    pair = play_pair(pack_of(Ruleset(Variant.TWO_FOUR), 1, 1), GreedyBot(), GreedyBot(), "x")
    assert pair.games is not None
    assert [game.role for game in pair.games] == ["landlords", "farmers"]


def test_intervals_narrow_with_deals_and_never_vanish() -> None:
    wide, narrow = estimate([0.0, 1.0] * 5), estimate([0.0, 1.0] * 500)
    assert wide.mean == narrow.mean == 0.5
    assert narrow.margin < wide.margin / 5
    assert estimate([1.0] * 30) == Estimate(1.0, 0.1, 30)
    assert estimate([]).deals == 0
    assert wide.interval[0] < 0.5 < wide.interval[1]


def test_elo_is_even_at_half_and_bounded() -> None:
    assert elo(0.5) == pytest.approx(0)
    assert elo(0.75) == pytest.approx(190.8, abs=0.1)
    assert elo(1.0) == pytest.approx(-elo(0.0))
    assert elo(1.0) < 1_300
