"""Teaching: what self-play hands to the learner."""

from __future__ import annotations

import numpy as np
import pytest

from engine.bots.nets import OTHERS, SHAPES, Net, action_input, state_input
from engine.counts.features import ACTION_SIZE, STATE_SIZE
from engine.ruleset import Variant
from engine.training.actor import Samples, Task, play
from tests.helpers.nets import random_parameters

NETS = (random_parameters(1), random_parameters(2))


def samples_of(variant: Variant, *, past: float = 0.0, nets: bool = True) -> Samples:
    return play(Task(variant, "a seed", 6, NETS if nets else (), 0.05, past))


@pytest.mark.parametrize("nets", [True, False], ids=["nets", "rules"])
@pytest.mark.parametrize("variant", Variant, ids=lambda variant: variant.value)
def test_samples_fit_together(variant: Variant, nets: bool) -> None:
    samples = samples_of(variant, nets=nets)
    number = len(samples.won)
    assert number > 6 * 20
    assert samples.deals == 6
    assert samples.states.shape == (number, STATE_SIZE)
    assert samples.actions.shape == (number, ACTION_SIZE)
    assert samples.partner.shape == samples.unknown.shape == (number, OTHERS)
    assert 0 < samples.won.mean() < 1


def test_labels_are_the_deals_outcome_and_the_seats_partners() -> None:
    """The first byte of a state is the side; all of a side's decisions in a deal have one label."""
    samples = play(Task(Variant.TWO_FOUR, "one", 1, NETS, 0.05, 0.0))
    first = samples.states[:, 0] == 1
    assert samples.won[first].min() == samples.won[first].max() == samples.first_won
    assert samples.won[~first].min() == samples.won[~first].max() == 1 - samples.first_won
    assert (samples.partner[first].sum(axis=1) == 1).all()  # two landlords
    assert (samples.partner[~first].sum(axis=1) == 3).all()  # four farmers
    assert not samples.unknown.any()  # roles are public (N2)


def test_only_the_net_that_learns_is_learned_from() -> None:
    alone, against = samples_of(Variant.TWO_CAMPS), samples_of(Variant.TWO_CAMPS, past=1.0)
    assert alone.duels == 0
    assert 0 < against.duels <= 6
    assert 0 <= against.duels_won <= against.duels
    assert len(against.won) < len(alone.won)


def test_self_play_from_one_seed_is_the_same() -> None:
    one, two = samples_of(Variant.HIDDEN), samples_of(Variant.HIDDEN)
    assert (one.states == two.states).all()
    assert (one.actions == two.actions).all()


def test_counts_are_told_in_steps_too() -> None:
    samples = samples_of(Variant.TWO_FOUR)
    state, action = state_input(samples.states), action_input(samples.actions)
    hand = samples.states[:, 8:23]
    assert (state[:, STATE_SIZE : STATE_SIZE + 15] == (hand >= 1)).all()
    assert (state[:, STATE_SIZE + 60 :] == (hand >= 6)).all()
    assert action.dtype == state.dtype == np.float32


def test_weights_of_another_net_are_refused() -> None:
    parameters = random_parameters(1)
    assert parameters.keys() == SHAPES.keys()
    with pytest.raises(ValueError, match="not the weights"):
        Net({**parameters, "state1.bias": np.zeros(3, dtype=np.float16)})
    broken = parameters["state1.bias"].copy()
    broken[0] = np.nan
    with pytest.raises(ValueError, match="not a number"):
        Net({**parameters, "state1.bias": broken})
