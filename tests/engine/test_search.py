"""When a hard bot looks ahead, and that what it finds decides."""

from __future__ import annotations

from random import Random

import numpy as np
import pytest

from engine.actions import Camp, Play
from engine.bots.net_bot import NetBot
from engine.bots.nets import SHAPES, Array, Net
from engine.bots.scenes import moment_of
from engine.bots.search import LATE, MARGIN, MOST, tried
from engine.counts.features import Moment
from engine.counts.plays import used
from engine.counts.rollout import Costs
from engine.counts.shortlist import leads_to_weigh
from engine.movegen import rules_id
from engine.ruleset import SEATS, Variant
from engine.training.actor import cutter_for
from engine.view import PlayerView
from engine.visible import Role
from tests.helpers.positions import FARMER, GREAT, SECOND, position

EVEN = [1.0] * SEATS
LATE_SIZES = (0, 20, 20, LATE, 20, 20)


def looked_at(
    view: PlayerView, odds: Array | None = None, worlds: int = 3
) -> tuple[Moment, dict[int, float]]:
    cutter = cutter_for(view.ruleset.variant)
    rules = rules_id(view.ruleset.combos)
    moment = moment_of(view, cutter)
    options = leads_to_weigh(moment.hand, cutter, rules)
    even = np.zeros(len(options), dtype=np.float32)
    return moment, tried(moment, options, even if odds is None else odds, EVEN, Costs(cutter, rules), worlds)


def test_nothing_is_tried_before_somebody_is_about_to_go_out() -> None:
    hand = "344556778899JQKA"
    assert not looked_at(position(hand, sizes=(0, *(LATE + 1,) * 5)))[1]
    assert len(looked_at(position(hand, sizes=LATE_SIZES))[1]) == MOST
    assert not looked_at(position(hand, sizes=LATE_SIZES), worlds=0)[1]


def test_plays_that_the_net_holds_much_worse_are_not_tried() -> None:
    view = position("3K2", sizes=LATE_SIZES)
    odds = np.array([0.0, -MARGIN + 0.1, -MARGIN - 0.1], dtype=np.float32)
    assert set(looked_at(view, odds)[1]) == {0, 1}
    only = np.array([0.0, -MARGIN - 0.1, -MARGIN - 0.1], dtype=np.float32)
    assert not looked_at(view, only)[1]


def test_a_dead_joker_keeps_it_from_being_tried() -> None:
    moment, found = looked_at(position("3K2", sizes=LATE_SIZES))
    assert found
    moment.scene.stars = True
    cutter = cutter_for(Variant.TWO_FOUR)
    options = leads_to_weigh(moment.hand, cutter, moment.scene.rules_id)
    even = np.zeros(len(options), dtype=np.float32)
    assert not tried(moment, options, even, EVEN, Costs(cutter, moment.scene.rules_id), 3)


def test_what_is_found_decides_where_the_net_knows_nothing() -> None:
    """The next player is a partner with one card left."""
    roles = (FARMER, FARMER, GREAT, FARMER, SECOND, FARMER)
    view = position("3AAKKQQ", sizes=(0, 1, 20, 20, 20, 20), roles=roles, open_hands={1: "4"})
    nothing = {name: np.zeros(shape, dtype=np.float16) for name, shape in SHAPES.items()}
    bot = NetBot({Variant.TWO_FOUR: Net(nothing)}, worlds=40)
    action = bot.decide(view, Random(1)).action
    assert isinstance(action, Play)
    assert [card.rank.letter for card in action.cards] == ["3"]
    judged = bot.judged(view)
    assert judged.plays[0][1] > max(chance for _, chance in judged.plays[1:])


def test_guesses_of_sides_decide_whom_it_helps() -> None:
    """Seat 1 has one card left, and is a partner or not, as the net holds it."""
    roles = (FARMER, FARMER, Role.POSITIVE_LANDLORD, FARMER, Role.NEGATIVE_LANDLORD, FARMER)
    view = position(
        "3AAKKQQ",
        variant=Variant.TWO_CAMPS,
        sizes=(0, 1, 20, 20, 20, 20),
        roles=roles,
        camps=(Camp.POSITIVE, None, Camp.POSITIVE, None, Camp.NEGATIVE, None),
        open_hands={1: "4"},
    )
    cutter = cutter_for(Variant.TWO_CAMPS)
    rules = rules_id(view.ruleset.combos)
    moment = moment_of(view, cutter)
    options = leads_to_weigh(moment.hand, cutter, rules)
    at = next(at for at, play in enumerate(options) if used(play, rules)[0] == 1)
    even = np.zeros(len(options), dtype=np.float32)

    def low(odds: float) -> float:
        return tried(moment, options, even, [1.0, odds, *EVEN[2:]], Costs(cutter, rules), 30)[at]

    assert low(99.0) > low(1.0) > low(0.01)


def test_guesses_of_sides_agree_with_how_many_are_on_each() -> None:
    """Three of six are; a net that knows nothing holds all alike."""
    roles = (FARMER, FARMER, Role.POSITIVE_LANDLORD, FARMER, Role.NEGATIVE_LANDLORD, FARMER)
    camps = (Camp.POSITIVE, None, Camp.POSITIVE, None, Camp.NEGATIVE, None)
    view = position("3AAKKQQ", variant=Variant.TWO_CAMPS, roles=roles, camps=camps)
    nothing = {name: np.zeros(shape, dtype=np.float16) for name, shape in SHAPES.items()}
    bot = NetBot({Variant.TWO_CAMPS: Net(nothing)}, worlds=0)
    third = pytest.approx(1 / 3)
    assert bot.judged(view).partners == (1.0, third, 1.0, third, 0.0, third)
