"""Nets are fed alike in training, from the truth, and in play, from a view."""

from __future__ import annotations

from random import Random

import pytest

from engine.actions import Pass, Play
from engine.apply import apply, end_slot, start
from engine.bots.random_bot import RandomBot
from engine.bots.rule_bot import RuleBot
from engine.bots.scenes import moment_of
from engine.cards import rank_counts
from engine.counts.decompose import Decomposer
from engine.counts.features import ACTION_SIZE, STATE_SIZE, action_features, scales, state_features
from engine.counts.plays import used
from engine.counts.weights import FOUR_DECKS, THREE_DECKS
from engine.deal import Deal, deal_from_seed
from engine.match import pack_of
from engine.movegen import rules_id
from engine.observe import project
from engine.ruleset import SEATS, Ruleset, Variant
from engine.training.sim import Sim
from engine.view import Phase, PlayerView, fold
from tests.helpers.deals import arranged_deal


def test_sizes_fit() -> None:
    state, action = scales()
    assert len(state) == STATE_SIZE
    assert len(action) == ACTION_SIZE


def walk(deal: Deal, seed: int) -> int:
    """Play *deal*; compare what both ways make of each decision; return how many there were."""
    rng = Random(seed)
    views = [PlayerView(seat) for seat in range(SEATS)]
    bots = [RuleBot() if rng.random() < 0.7 else RandomBot() for _ in range(SEATS)]
    decks = deal.ruleset.variant.decks
    cutter = Decomposer(THREE_DECKS if decks == 3 else FOUR_DECKS, rules_id(deal.ruleset.combos))
    step = start(deal, number=1, void_before=0)
    sim: Sim | None = None
    decisions = 0
    while True:
        for event in step.events:
            for seat in range(SEATS):
                visible = project(event, seat)
                views[seat] = views[seat] if visible is None else fold(views[seat], visible)
        state = step.state
        if state.over:
            if sim is not None and state.result is not None and sim.winner >= 0:
                assert sim.sides[state.result.winners[0]] == sim.winner
            return decisions
        if not state.prompts:
            step = end_slot(state)
            continue
        prompt = state.prompts[0]
        view = views[prompt.seat]
        action = bots[prompt.seat].decide(view, rng).action
        if state.phase is Phase.PLAYING:
            sim = Sim(state) if sim is None else sim
            assert sim.turn == prompt.seat
            true, seen = sim.moment(cutter), moment_of(view, cutter)
            assert state_features(seen) == state_features(true)
            options = sim.options(cutter)
            for play in options[:6]:
                assert action_features(seen, play) == action_features(true, play)
                assert len(action_features(seen, play)) == ACTION_SIZE
            decisions += 1
            if isinstance(action, Pass):
                sim.act(true, 0)
            else:
                assert isinstance(action, Play)
                counts = tuple(rank_counts(action.cards))
                rules = true.scene.rules_id
                found = [play for play in _all(true, rules) if tuple(used(play, rules)) == counts]
                face = view.marked_face
                marks = sum(card.face == face for card in action.cards) if face else 0
                sim.act(true, found[0], marks)
        step = apply(state, prompt.seat, prompt.id, action)


def _all(moment: object, rules: int) -> list[int]:
    from engine.counts import answers, leads

    scene, hand = moment.scene, moment.hand  # type: ignore[attr-defined]
    return answers(hand, scene.to_beat, rules) if scene.to_beat else leads(hand, rules)


@pytest.mark.parametrize("variant", Variant)
def test_a_view_and_the_truth_give_the_same_bytes(variant: Variant) -> None:
    decisions = sum(walk(pack_of(Ruleset(variant), 11, number), number) for number in range(6))
    assert decisions > 300


@pytest.mark.parametrize("variant", [Variant.TWO_FOUR, Variant.TWO_CAMPS])
def test_solo_and_seven_stars_too(variant: Variant) -> None:
    rules = Ruleset(variant)
    rng = Random(5)
    assert walk(arranged_deal(rules, rng, open_holder=3, secret_holder=3), 1)
    for number in range(3):
        deal = arranged_deal(rules, rng, open_holder=1, secret_holder=2, hands={4: "wwwWWWW", 0: "w"})
        assert walk(deal, number)


def test_three_landlords_of_every_kind() -> None:
    rules = Ruleset(Variant.HIDDEN)
    rng = Random(7)
    mark = deal_from_seed(rules, bytes(32)).open_mark
    for copies in ((0, 4), (5, 3), (4, 4)):
        assert walk(arranged_deal(rules, rng, open_mark=mark, open_holder=0, copies_at=copies), 2) >= 0
