"""Why a bot plays what it plays: each fact from a position made by hand, none that needs a secret."""

from __future__ import annotations

from random import Random

import pytest

from engine.actions import Camp, Pass, Play
from engine.bots.explain import MOST, Explanation, Fact, Judgement, Why, explain
from engine.bots.hints import Adviser
from engine.bots.net_bot import NetBot
from engine.bots.nets import Net
from engine.bots.rule_bot import RuleBot
from engine.cards import Card, parse_cards
from engine.ruleset import Variant
from engine.view import Mark, PlayerView, view_of
from engine.visible import Role
from tests.helpers.nets import random_parameters
from tests.helpers.pairs import pairs
from tests.helpers.positions import position

HIDDEN_ROLES = (Role.HIDDEN_LANDLORD, None, None, Role.OPEN_LANDLORD, None, None)
FARMER_ROLES = (Role.FARMER, None, None, Role.OPEN_LANDLORD, None, None)
CAMP_ROLES = (
    Role.FARMER,
    Role.POSITIVE_LANDLORD,
    Role.FARMER,
    Role.FARMER,
    Role.NEGATIVE_LANDLORD,
    Role.FARMER,
)
MARK = Mark(Card.parse("8d0"), 3)
"""Hands by letters are of diamonds first: the copies 8d0, 8d1 are marked."""


def own(view: PlayerView, letters: str) -> tuple[Card, ...]:
    """Choose cards of the hand by their ranks, the first of each."""
    left = list(view.hand)
    for letter in letters:
        left.remove(next(card for card in left if card.rank.letter == letter))
    return tuple(card for card in view.hand if card not in left)


def told(view: PlayerView, play: str, instead: str = "", **judged: object) -> tuple[Fact, ...]:
    """Explain a play, or a pass if it is empty."""
    judgement = Judgement(instead=own(view, instead), **judged)  # type: ignore[arg-type]
    return explain(view, own(view, play), judgement, RuleBot().cutter(view.ruleset.combos)).facts


def words(facts: tuple[Fact, ...]) -> list[Why]:
    return [fact.why for fact in facts]


def test_going_out_says_all() -> None:
    assert told(position("77"), "77") == (Fact(Why.GOES_OUT),)


def test_what_nobody_can_stop_says_all() -> None:
    assert told(position("2255"), "22", reasons=("forced_win",)) == (Fact(Why.FORCED_WIN),)


def test_nothing_to_answer_with() -> None:
    assert told(position("34", table="22"), "") == (Fact(Why.NO_ANSWER),)


def test_a_partner_leads_and_is_near_to_going_out() -> None:
    view = position("3456789QQ", table="KK", owner=5)
    assert told(view, "", "QQ")[0] == Fact(Why.PARTNER_LEADS, 5, 20)
    view = position("3456789QQ", table="KK", owner=5, sizes=(0, 20, 20, 20, 20, 2))
    assert told(view, "", "QQ")[0] == Fact(Why.PARTNER_NEAR, 5, 2)


def test_a_known_partner_is_no_guess() -> None:
    assert Why.SUSPECTS not in words(told(position("3456789QQ", table="KK", owner=5), "", "QQ"))


def test_a_bomb_is_kept_by_passing_and_by_playing_lower() -> None:
    view = position("3579TTTTAA", table="KK", owner=1)
    assert words(told(view, "", "TTTT")) == [Why.KEEPS_BOMB]
    assert Why.KEEPS_BOMB in words(told(view, "AA"))
    without = position("3579TTTAA", table="KK", owner=1)
    assert Why.KEEPS_BOMB not in words(told(without, "AA"))


def test_no_bomb_is_kept_that_the_play_breaks() -> None:
    view = position("3579TTTT", table="99", owner=1)
    assert Why.KEEPS_BOMB not in words(told(view, "TT"))


def test_high_cards_are_saved() -> None:
    view = position("3345678922", table="KK", owner=1)
    assert words(told(view, "", "22"))[0] is Why.SAVES_HIGH_CARDS
    assert Why.SAVES_HIGH_CARDS not in words(told(position("34JJ", table="99", owner=1), "", "JJ"))


def test_a_run_is_kept_together() -> None:
    view = position("456789TKK", table="5", owner=1)
    assert Why.KEEPS_RUN_TOGETHER in words(told(view, "", "7"))
    assert Why.KEEPS_RUN_TOGETHER not in words(told(view, "", "K"))
    view = position("4567899TJKK", table="5", owner=1)
    assert Why.KEEPS_RUN_TOGETHER in words(told(view, "9"))
    assert Why.KEEPS_RUN_TOGETHER not in words(told(view, "K"))


def test_a_bomb_stops_somebody() -> None:
    near = position("3TTTTQQ", table="22", owner=1, sizes=(0, 6, 20, 20, 20, 20))
    assert told(near, "TTTT")[0] == Fact(Why.BOMBS_TO_STOP, 1, 6)
    assert told(position("3TTTTQQ", table="22", owner=1), "TTTT")[0] == Fact(Why.BOMBS)


def test_a_bomb_upon_a_partner_is_not_praised() -> None:
    """Nor does a bomb of low cards shed low cards."""
    found = words(told(position("3JJ5555QQ", table="22", owner=5), "5555"))
    assert Why.BOMBS not in found and Why.BOMBS_TO_STOP not in found and Why.SHEDS_LOW not in found


def test_an_answer_blocks_who_has_few_cards() -> None:
    view = position("345689TAA", table="KK", owner=1, sizes=(0, 3, 20, 20, 20, 20))
    assert told(view, "AA")[0] == Fact(Why.BLOCKS, 1, 3)


def test_a_lead_blocks_who_has_fewer_cards() -> None:
    view = position("33489QQQ", sizes=(0, 1, 20, 20, 20, 20))
    assert told(view, "33")[0] == Fact(Why.BLOCKS, 1, 1)
    assert Why.BLOCKS not in words(told(view, "9")), "who has one card can answer one"


def test_a_lead_feeds_a_partner() -> None:
    view = position("3478QKA2w", sizes=(0, 20, 1, 20, 20, 20))
    assert told(view, "3")[0] == Fact(Why.FEEDS_PARTNER, 2, 1)
    against = position("3478QKA2w", sizes=(0, 1, 20, 20, 20, 20))
    assert Why.FEEDS_PARTNER not in words(told(against, "3"))


def test_low_cards_are_shed_and_nothing_beats_the_highest() -> None:
    assert Why.SHEDS_LOW in words(told(position("3478QKA2w"), "3"))
    view = position("347WWWW", sizes=(0, 2, 2, 2, 2, 2))
    assert Why.UNBEATABLE in words(told(view, "W"))
    assert Why.UNBEATABLE not in words(told(position("347WWWW"), "W")), "a bomb may be out"


def test_a_hidden_landlord_hides_or_shows_itself() -> None:
    view = position(
        "334588888899KK", table="77", owner=3, variant=Variant.HIDDEN, roles=HIDDEN_ROLES, open_mark=MARK
    )
    marked = parse_cards("8d0 8d1")
    plain = parse_cards("8c0 8c1")
    cutter = RuleBot().cutter(view.ruleset.combos)
    assert set(view.hand) > {*marked, *plain}
    assert words(explain(view, marked, Judgement(), cutter).facts)[0] is Why.GIVES_ITSELF_AWAY
    assert Why.STAYS_HIDDEN in words(explain(view, plain, Judgement(), cutter).facts)
    assert Why.STAYS_HIDDEN in words(explain(view, (), Judgement(instead=marked), cutter).facts)


def test_a_guess_about_a_seat_is_told_with_its_chance() -> None:
    view = position("3456789QQ", table="KK", owner=5, variant=Variant.HIDDEN, roles=FARMER_ROLES)
    for trust, percent, partner in ((0.8, 80, True), (0.2, 80, False)):
        facts = told(view, "QQ" if not partner else "", "QQ", trust=(1.0, 0.5, 0.5, 0.0, 0.5, trust))
        assert Fact(Why.SUSPECTS, 5, percent=percent, partner=partner) in facts
    assert Why.SUSPECTS not in words(told(view, "QQ", trust=(1.0, 0.5, 0.5, 0.0, 0.5, 0.55)))


def test_a_camp_is_guessed_too() -> None:
    view = position(
        "3456789QQ",
        table="KK",
        owner=2,
        variant=Variant.TWO_CAMPS,
        roles=CAMP_ROLES,
        camps=(Camp.POSITIVE, Camp.POSITIVE, None, None, Camp.NEGATIVE, None),
    )
    facts = told(view, "", "QQ", trust=(1.0, 1.0, 0.7, 0.15, 0.0, 0.15))
    assert facts[:2] == (Fact(Why.PARTNER_LEADS, 2, 20), Fact(Why.SUSPECTS, 2, percent=70, partner=True))


def test_a_net_tells_chances() -> None:
    view = position("3579TTTTAA", table="KK", owner=1)
    facts = told(view, "AA", chance=0.62, next=0.5)
    assert facts[0].why is Why.KEEPS_BOMB
    assert Fact(Why.CHANCE_OF_WINNING, percent=62) in facts
    facts = told(view, "", "TTTT", chance=0.62, next=0.5)
    assert facts == (
        Fact(Why.KEEPS_BOMB),
        Fact(Why.CHANCE_OF_WINNING, percent=62),
        Fact(Why.BETTER_BY, percent=12),
    )
    assert Why.BETTER_BY not in words(told(view, "", "TTTT", chance=0.62, next=0.6))
    assert told(view, "", "TTTT", chance=0.9999)[-1].percent == 99


def test_what_is_no_combination_is_refused() -> None:
    with pytest.raises(ValueError, match="no combination"):
        told(position("3478"), "34")


def test_where_nothing_can_be_said_the_best_costs_least() -> None:
    view = position("9TTQQKK", table="99", owner=2)
    assert told(view, "QQ", best=True)
    assert told(position("9TQKA", table="J", owner=2), "Q") in ((), (Fact(Why.ONE_TURN_LESS),))


def advisers() -> dict[str, Adviser]:
    net = NetBot(dict.fromkeys(Variant, Net(random_parameters(5))))
    return {"rules": Adviser(), "net": Adviser(lambda _: net)}


@pytest.mark.parametrize("variant", Variant, ids=lambda variant: variant.value)
def test_same_view_same_explanation(variant: Variant) -> None:
    explained = 0
    for pair in pairs(variant, 24, seed=3):
        if pair.viewer is None:
            continue
        view, otherwise = (
            view_of(pair.viewer, [envelope.event for envelope in told])
            for told in (pair.told, pair.told_otherwise)
        )
        if view.turn is None or not view.hand:
            continue
        here, there = advisers(), advisers()
        for name, adviser in here.items():
            best = adviser.best(view)
            assert there[name].best(otherwise) == best, name
            check(view, best)
        explained += 1
    assert explained > 4


def check(view: PlayerView, best: Explanation) -> None:
    """Something is said, not too much, and no guess about what is public."""
    assert 1 <= len(best.facts) <= MOST
    assert len(set(best.facts)) == len(best.facts)
    for fact in best.facts:
        if fact.why is Why.SUSPECTS:
            assert fact.seat is not None and view.is_partner(fact.seat) is None
        if fact.seat is not None:
            assert fact.seat != view.viewer


@pytest.mark.parametrize("name", ["rules", "net"])
def test_the_best_is_what_the_bot_would_do(name: str) -> None:
    net = NetBot(dict.fromkeys(Variant, Net(random_parameters(5))))
    bot = RuleBot() if name == "rules" else net
    adviser = advisers()[name]
    for view in (
        position("3579TTTTAA", table="KK", owner=1),
        position("3345678922", table="KK", owner=5),
        position("345689TAA"),
        position("34", table="22"),
        position("77"),
    ):
        action = bot.decide(view, Random(0)).action
        best = adviser.best(view)
        if isinstance(action, Play):
            assert set(best.cards) == set(action.cards)
        else:
            assert action == Pass() and best.cards == ()


def test_hints_of_a_net_go_from_better_to_worse() -> None:
    view = position("3579TTTTAA", table="KK", owner=1)
    adviser = advisers()["net"]
    chances = [
        next(
            fact.percent for fact in adviser.why(view, hint.cards).facts if fact.why is Why.CHANCE_OF_WINNING
        )
        for hint in adviser.hints(view).plays
    ]
    assert chances == sorted(chances, reverse=True)
