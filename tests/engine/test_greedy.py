"""The greedy opponent keeps to its few rules, which never change."""

from __future__ import annotations

from random import Random
from typing import Any

import pytest

from engine.actions import Pass, Play
from engine.bots.greedy import GreedyBot
from tests.helpers.positions import FARMER, GREAT, position


def played(hand: str, **changes: Any) -> str:
    action = GreedyBot().decide(position(hand, **changes), Random(1)).action
    if isinstance(action, Pass):
        return ""
    assert isinstance(action, Play)
    return "".join(sorted((card.rank.letter for card in action.cards), key="3456789TJQKA2wW".index))


@pytest.mark.parametrize(
    ("hand", "lead"),
    [
        ("3456789KKK", "3456789"),
        ("334455KKKK", "334455"),
        ("34455667", "445566"),
        ("33345KKA", "333"),
        ("3355KA", "33"),
        ("3579K", "3"),
        ("KKKK", "KKK"),
    ],
)
def test_leads_the_longest_run_else_the_largest_group_with_its_lowest_rank(hand: str, lead: str) -> None:
    assert played(hand) == lead


def test_answers_as_low_as_it_can_without_a_bomb() -> None:
    assert played("4679KKKK", table="5") == "6"
    assert played("34KKKK", table="5") == "K"
    assert played("34KKKK", table="A") == ""


def test_never_overtakes_a_known_partner_above_8() -> None:
    assert played("4TQK", table="9", owner=2) == ""
    assert played("4TQK", table="8", owner=2) == "T"
    assert played("4TQK", table="9", owner=1) == "T"


def test_bombs_only_when_an_enemy_holds_five_cards_or_fewer() -> None:
    near, far = (0, 5, 20, 20, 20, 20), (0, 6, 20, 20, 20, 20)
    assert played("34KKKK", table="A", owner=1, sizes=near) == "KKKK"
    assert played("34KKKK", table="A", owner=1, sizes=far) == ""
    assert played("34KKKK", table="A", owner=2, sizes=near) == "", "a partner's play is not bombed"
    friends = (GREAT, FARMER, FARMER, GREAT, FARMER, FARMER)
    assert played("34KKKK", table="A", owner=1, sizes=(0, 20, 20, 2, 20, 20), roles=friends) == ""
