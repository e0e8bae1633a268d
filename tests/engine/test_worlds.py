"""Worlds a viewer holds possible, and what plays are worth in them."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random
from statistics import mean

import pytest

from engine.bots.random_bot import RandomBot
from engine.bots.rule_bot import RuleBot
from engine.bots.scenes import moment_of
from engine.cards import Rank
from engine.counts.features import Moment
from engine.counts.plays import PASS, SINGLE, take, used
from engine.counts.rollout import Costs, wins
from engine.counts.scene import FIRST, SEATS, SLOTS, UNKNOWN
from engine.counts.shortlist import answers_to_weigh, leads_to_weigh
from engine.counts.worlds import Worlds
from engine.match import opened, pack_of
from engine.movegen import rules_id
from engine.ruleset import Ruleset, Variant
from engine.training.actor import cutter_for
from engine.training.sim import Sim
from tests.helpers.positions import FARMER, GREAT, SECOND, position

EVEN = [1.0] * SEATS
VARIANTS = pytest.mark.parametrize("variant", Variant, ids=lambda variant: variant.value)


def moments(variant: Variant, deals: int, every: int = 9) -> Iterator[tuple[Sim, Moment]]:
    """Yield some decisions of deals that the rule bot opens and chance plays."""
    cutter = cutter_for(variant)
    rng = Random(variant.value)
    number = 0
    for deal in range(deals):
        # Rule bots would all join one camp, and then no side is secret.
        bot = RandomBot() if variant is Variant.TWO_CAMPS else RuleBot()
        state = opened(pack_of(Ruleset(variant), 5, deal), [bot] * SEATS, "worlds")
        if state.over:
            continue
        sim = Sim(state)
        while sim.winner < 0:
            moment = sim.moment(cutter)
            number += 1
            if number % every == 0 and not sim.scene.stars:
                yield sim, moment
            options = sim.options(cutter)
            best = max(options, key=lambda play: moment.outlook.weigh(play, False)[0] if play else -9.0)
            sim.act(moment, rng.choice((best, rng.choice(options))))


@VARIANTS
def test_a_world_holds_what_is_unseen_and_agrees_with_all_that_is_known(variant: Variant) -> None:
    seen = secret = 0
    for sim, moment in moments(variant, 7, 19):
        scene = moment.scene
        world = Worlds(moment, 7, EVEN).draw(4)
        seen += 1
        others = [seat for seat in range(SEATS) if seat != moment.me]
        assert world.hands[moment.me] == moment.hand
        assert [sum(hand) for hand in world.hands] == scene.sizes
        for rank in range(15):
            assert sum(world.hands[seat][rank] for seat in others) == moment.unseen[rank] + sum(
                scene.known[seat][rank] for seat in others
            )
            assert all(world.hands[seat][rank] >= scene.known[seat][rank] for seat in others)
        assert all(world.hands[seat] == sim.hands[seat] for seat in others if scene.exact[seat])
        for seat in others:
            rest = world.hands[seat][:]
            for play in world.groups[seat]:
                take(rest, play, scene.rules_id)
            assert not any(rest)
            assert moment.sides[seat] in (UNKNOWN, world.sides[seat])
        secret += UNKNOWN in moment.sides
        if UNKNOWN in moment.sides:
            assert world.sides.count(FIRST) == 3
    assert seen > 20
    assert bool(secret) is (variant is not Variant.TWO_FOUR)


def test_whoever_is_thought_a_hidden_landlord_holds_the_marked_rank() -> None:
    thought = 0
    for _, moment in moments(Variant.HIDDEN, 4):
        scene = moment.scene
        chain = Worlds(moment, 3, EVEN)
        for _ in range(4):
            world = chain.draw(3)
            for seat in range(SEATS):
                if moment.sides[seat] == UNKNOWN and world.sides[seat] == FIRST and scene.sizes[seat] > 8:
                    thought += 1
                    assert world.hands[seat][scene.mark] > 0
    assert thought > 20


def test_who_is_held_likely_to_be_on_a_side_is_there_in_most_worlds() -> None:
    drawn = likely = unlikely = 0
    for _, moment in moments(Variant.TWO_CAMPS, 4, 23):
        unknown = [seat for seat in range(SEATS) if moment.sides[seat] == UNKNOWN]
        if 0 < 3 - moment.sides.count(FIRST) < len(unknown):
            odds = EVEN[:]
            odds[unknown[0]], odds[unknown[-1]] = 99.0, 0.01
            chain = Worlds(moment, 5, odds)
            for _ in range(10):
                sides = chain.draw(1).sides
                drawn += 1
                likely += sides[unknown[0]] == FIRST
                unlikely += sides[unknown[-1]] == FIRST
    assert drawn >= 40
    assert likely > 0.9 * drawn
    assert unlikely < 0.1 * drawn


def test_the_same_seed_draws_the_same_worlds_and_another_others() -> None:
    for _, moment in moments(Variant.TWO_FOUR, 1, 40):
        one, same, other = (Worlds(moment, seed, EVEN).draw(5).hands for seed in (5, 5, 6))
        assert one == same
        assert one != other


def test_who_has_played_much_holds_fewer_groups_than_chance_would_give() -> None:
    chosen, dealt = [], []
    for _, moment in moments(Variant.TWO_FOUR, 4, 5):
        scene = moment.scene
        late = [seat for seat in range(SEATS) if seat != moment.me and 5 <= scene.sizes[seat] <= 12]
        if late:
            world, chance = Worlds(moment, 9, EVEN).draw(20), Worlds(moment, 9, EVEN).draw(0)
            chosen += [len(world.groups[seat]) for seat in late]
            dealt += [len(chance.groups[seat]) for seat in late]
    assert len(chosen) > 30
    assert mean(chosen) < mean(dealt) - 1


class TestPassing:
    """The scene remembers the lowest and the last rank that a seat passed on."""

    def test_only_what_no_known_partner_played(self) -> None:
        state = opened(pack_of(Ruleset(Variant.TWO_FOUR), 5, 0), [RuleBot()] * SEATS, "worlds")
        scene = Sim(state).scene
        landlord = scene.sides.index(FIRST)
        farmers = [seat for seat in range(SEATS) if scene.sides[seat] != FIRST]
        for rank in (9, 4, 6):
            scene.lay(landlord, SINGLE | 16 | rank << 9, used(SINGLE | 16 | rank << 9, scene.rules_id), 0)
            scene.let_go(farmers[0])
        at = SLOTS * farmers[0]
        assert (scene.refused[at], scene.declined[at]) == (4, 6)
        scene.lay(farmers[1], SINGLE | 16 | 1 << 9, used(SINGLE | 16 | 1 << 9, scene.rules_id), 0)
        scene.let_go(farmers[0])
        assert (scene.refused[at], scene.declined[at]) == (4, 6)


def worth(hand: str, worlds: int = 40, **changes: object) -> dict[str, float]:
    """Return by the ranks of each play, empty for a pass, how often it wins."""
    view = position(hand, **changes)  # type: ignore[arg-type]
    rules = rules_id(view.ruleset.combos)
    cutter = cutter_for(view.ruleset.variant)
    moment = moment_of(view, cutter)
    options = leads_to_weigh(moment.hand, cutter, rules)
    if view.to_beat is not None:
        options = [*answers_to_weigh(moment.hand, moment.scene.to_beat, cutter, rules), PASS]
    won = wins(moment, options, Costs(cutter, rules), worlds, 11, EVEN)
    names = [
        "".join(Rank(rank).letter * count for rank, count in enumerate(used(play, rules))) for play in options
    ]
    return {name: number / worlds for name, number in zip(names, won, strict=True)}


class TestWins:
    """Seat 0 is a farmer; 1 and 4 are landlords where nothing else is said."""

    def test_going_out_wins_in_every_world(self) -> None:
        assert worth("33344")["33344"] == 1.0

    def test_a_partner_with_one_card_is_fed_with_a_low_one(self) -> None:
        roles = (FARMER, FARMER, GREAT, FARMER, SECOND, FARMER)
        found = worth("3AAKKQQ", sizes=(0, 1, 20, 20, 20, 20), roles=roles, open_hands={1: "4"})
        assert found["3"] > 0.9
        assert found["3"] > found["KK"]

    def test_an_enemy_with_one_card_is_not(self) -> None:
        found = worth("3AAKKQQ", sizes=(0, 1, 20, 20, 20, 20), open_hands={1: "4"})
        assert found["3"] < 0.1
        assert found["QQ"] > 0.3

    def test_an_enemy_about_to_go_out_is_not_let_through(self) -> None:
        found = worth("5557789TJQK2", table="33", owner=1, sizes=(0, 2, 20, 20, 20, 20), open_hands={1: "44"})
        assert found["77"] > found[""]


@VARIANTS
def test_deals_played_on_come_to_an_end_without_touching_the_moment(variant: Variant) -> None:
    cutter = cutter_for(variant)
    costs = Costs(cutter, rules_id(Ruleset(variant).combos))
    tried = 0
    for sim, moment in moments(variant, 2, 13):
        options = sim.options(cutter)[:3]
        before = (moment.hand[:], moment.scene.sizes[:], moment.scene.passed[:])
        won = wins(moment, options, costs, 4, 21, EVEN)
        assert won == wins(moment, options, costs, 4, 21, EVEN)
        assert all(0 <= number <= 4 for number in won)
        assert before == (moment.hand, moment.scene.sizes, moment.scene.passed)
        tried += 1
    assert tried > 8
