"""Teaching: what self-play hands to the learner, and whom it praises."""

from __future__ import annotations

import numpy as np
import pytest

from engine.bots.nets import OTHERS, SHAPES, Net
from engine.counts.features import ACTION_SIZE, STATE_SIZE
from engine.ruleset import Variant
from engine.training.actor import Samples, Task, play
from engine.training.credit import LAMBDA, credit
from engine.training.truth import TRUTH_SIZE, truth_scales
from tests.helpers.nets import random_parameters


def samples_of(variant: Variant, past: float = 0.0) -> Samples:
    nets = (random_parameters(1), random_parameters(2))
    return play(Task(variant, "a seed", 6, nets, past))


@pytest.mark.parametrize("variant", Variant, ids=lambda variant: variant.value)
def test_samples_fit_together(variant: Variant) -> None:
    samples = samples_of(variant)
    decisions, own = len(samples.truth), len(samples.rows)
    assert samples.truth.shape == (decisions, TRUTH_SIZE)
    assert len(truth_scales()) == TRUTH_SIZE
    assert samples.lengths.sum() == decisions == len(samples.first) == own
    assert len(samples.lengths) == len(samples.first_won) == 6
    assert samples.states.shape == (own, STATE_SIZE)
    assert samples.actions.shape == (samples.counts.sum(), ACTION_SIZE)
    assert samples.partner.shape == samples.unknown.shape == (own, OTHERS)
    assert (samples.chosen < samples.counts).all()
    assert (samples.counts > 1).all()


def test_chances_noted_are_those_of_the_net() -> None:
    samples = samples_of(Variant.TWO_FOUR)
    net = Net(random_parameters(1))
    rows = np.repeat(np.arange(len(samples.counts)), samples.counts)
    worth = net.judge(net.read(samples.states), rows, samples.actions)
    ends = np.cumsum(samples.counts)
    for at in range(0, len(ends), 7):
        own = worth[ends[at] - samples.counts[at] : ends[at]]
        chances = np.exp(own - own.max())
        chance = chances[samples.chosen[at]] / chances.sum()
        assert samples.logp[at] == pytest.approx(np.log(chance), abs=1e-3)


def test_only_the_net_that_learns_is_learned_from() -> None:
    samples = samples_of(Variant.TWO_CAMPS, past=1.0)
    assert samples.duels == 6
    assert 0 < len(samples.rows) < len(samples.truth)
    assert (np.diff(samples.rows) > 0).all()


def test_self_play_from_one_seed_is_the_same() -> None:
    one, two = samples_of(Variant.HIDDEN), samples_of(Variant.HIDDEN)
    assert (one.states == two.states).all()
    assert (one.chosen == two.chosen).all()


class TestCredit:
    first = np.array([True, False, True])
    lengths = np.array([3], dtype=np.int32)
    won = np.array([1], dtype=np.uint8)

    def test_who_betters_the_chances_is_praised_and_the_other_side_blamed(self) -> None:
        # The first side's chances: 0.5, then 0.4, then 0.7; and it wins.
        values = np.array([0.5, 0.6, 0.7], dtype=np.float32)
        given = credit(values, self.first, self.lengths, self.won)
        last = 1.0 - 0.7
        second = 0.7 - 0.4 + LAMBDA * last
        begin = 0.4 - 0.5 + LAMBDA * second
        assert given.praise == pytest.approx([begin, -second, last])

    def test_the_critic_is_shown_what_came_later(self) -> None:
        values = np.array([0.5, 0.5, 0.5], dtype=np.float32)
        target = credit(values, self.first, self.lengths, self.won).target
        assert target[2] == pytest.approx(1.0)
        assert target[1] < 0.5 < target[0]

    def test_deals_do_not_mix(self) -> None:
        values = np.full(6, 0.5, dtype=np.float32)
        twice = credit(
            values,
            np.tile(self.first, 2),
            np.array([3, 3], dtype=np.int32),
            np.array([1, 0], dtype=np.uint8),
        )
        assert twice.praise[:3] == pytest.approx(-twice.praise[3:])
        assert np.isfinite(twice.praise).all()


def test_weights_of_another_net_are_refused() -> None:
    parameters = random_parameters(1)
    assert parameters.keys() == SHAPES.keys()
    with pytest.raises(ValueError, match="not the weights"):
        Net({**parameters, "state1.bias": np.zeros(3, dtype=np.float16)})
    broken = parameters["state1.bias"].copy()
    broken[0] = np.nan
    with pytest.raises(ValueError, match="not a number"):
        Net({**parameters, "state1.bias": broken})
