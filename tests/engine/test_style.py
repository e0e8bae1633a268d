"""Personality: bots of different names choose differently where it hardly matters, and nowhere else."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import numpy as np

from engine.actions import Play, PromptKind
from engine.bots.base import Decision
from engine.bots.net_bot import NetBot
from engine.bots.nets import Net
from engine.bots.style import NEUTRAL, STYLES, style_of
from engine.match import opened, pack_of
from engine.ruleset import SEATS, Ruleset, Variant
from engine.view import PlayerView, fold
from engine.visible import SeatTaken
from tests.helpers.nets import random_parameters
from tests.helpers.pairs import pairs
from tests.helpers.positions import position

NAMES = [f"Bot {number}" for number in range(40)]


def views() -> list[PlayerView]:
    """Return moments of play in which a seat is asked."""
    found = []
    for pair in pairs(Variant.TWO_FOUR, 160, seed=3):
        if pair.viewer is None:
            continue
        view = PlayerView(pair.viewer)
        for envelope in pair.told:
            if not isinstance(envelope.event, SeatTaken):
                view = fold(view, envelope.event)
        if view.prompt is not None and view.prompt.kind is PromptKind.PLAY:
            found.append(view)
    return found


def named(view: PlayerView, name: str) -> PlayerView:
    return replace(view, names=tuple(name if seat == view.viewer else "" for seat in range(SEATS)))


def test_a_name_has_one_style_and_all_styles_have_names() -> None:
    assert style_of("") is NEUTRAL
    assert all(style_of(name) is style_of(name) for name in NAMES)
    assert {id(style_of(name)) for name in NAMES} == {id(style) for style in STYLES}


def test_styles_differ_now_and_then() -> None:
    parameters = random_parameters(5)
    undecided = {**parameters, "last2.weight": parameters["last2.weight"] * np.float16(0.02)}
    bot = NetBot({Variant.TWO_FOUR: Net(undecided)})
    neutral = next(name for name in NAMES if style_of(name) is NEUTRAL)
    others = [next(name for name in NAMES if style_of(name) is style) for style in STYLES[1:]]
    moments = views()
    differ = 0
    for view in moments:
        plain = bot.decide(view, Random(1)).action
        assert bot.decide(named(view, neutral), Random(1)).action == plain
        differ += any(bot.decide(named(view, name), Random(1)).action != plain for name in others)
    assert 0 < differ < len(moments) / 2


def test_no_style_lets_a_win_go() -> None:
    bot = NetBot(dict.fromkeys(Variant, Net(random_parameters(5))))
    for name in NAMES[:12]:
        action = bot.decide(named(position("33344"), name), Random(1)).action
        assert isinstance(action, Play)
        assert len(action.cards) == 5


def test_matches_are_played_without_names() -> None:
    seen = []

    class Looking(NetBot):
        def decide(self, view: PlayerView, rng: Random) -> Decision:
            seen.append(view.names)
            return super().decide(view, rng)

    opened(pack_of(Ruleset(Variant.TWO_FOUR), 1, 0), [Looking({})] * SEATS, "x")
    assert set(seen) == {("",) * SEATS}
