"""What a bot cannot know does not change what it does: hidden parts are permuted, the move stays."""

from __future__ import annotations

from random import Random

import pytest

from engine.bots.base import Bot
from engine.bots.easy import EasyBot
from engine.bots.net_bot import NetBot
from engine.bots.nets import Net
from engine.bots.rule_bot import RuleBot
from engine.ruleset import Variant
from engine.view import PlayerView, fold
from engine.visible import Envelope
from tests.helpers.nets import random_opening, random_parameters
from tests.helpers.pairs import pairs

PAIRS = 160


def view_of(viewer: int, told: list[Envelope]) -> PlayerView:
    view = PlayerView(viewer)
    for envelope in told:
        view = fold(view, envelope.event)
    return view


def bots() -> dict[str, Bot]:
    net = Net(random_parameters(5))
    return {
        "easy": EasyBot(),
        "normal": RuleBot(),
        "net": NetBot(
            dict.fromkeys(Variant, net),
            {variant: random_opening(variant, 3) for variant in Variant},
            worlds=2,
        ),
    }


@pytest.mark.parametrize("variant", Variant, ids=lambda variant: variant.value)
def test_same_view_same_move(variant: Variant) -> None:
    asked = differ = 0
    here, there = bots(), bots()
    for pair in pairs(variant, PAIRS, seed=7):
        if pair.viewer is None:
            continue
        view, otherwise = view_of(pair.viewer, pair.told), view_of(pair.viewer, pair.told_otherwise)
        if view.prompt is None:
            continue
        asked += 1
        differ += pair.hands_differ
        for name, bot in here.items():
            move = bot.decide(view, Random(asked))
            assert there[name].decide(otherwise, Random(asked)) == move, name
            # A bot that has seen other deals in between decides no differently.
            assert bots()[name].decide(view, Random(asked)) == move, name
    assert asked > PAIRS / 20
    assert differ > asked / 2
