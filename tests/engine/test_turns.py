"""Turns, dead jokers, the end of a deal, and what everybody may know of it (RULES T, E1)."""

from __future__ import annotations

from dataclasses import replace
from random import Random

import pytest

from engine.actions import Bid, Pass, Play, Prompt, PromptKind
from engine.apply import apply, default_action
from engine.cards import Card, Rank
from engine.deal import Deal
from engine.reasons import IllegalAction, ReasonCode
from engine.ruleset import SEATS, Ruleset, Variant
from engine.visible import (
    DealEnded,
    DealOpened,
    EndCause,
    HandSize,
    LeadPassed,
    MultiplierRaised,
    OwnHand,
    TrickWon,
    TurnOf,
)
from tests.helpers.deals import arranged_deal
from tests.helpers.scripts import Script

FOUR = Ruleset(Variant.TWO_FOUR)


def four_decks(hands: dict[int, str], *, seed: int = 0) -> Script:
    """A deal of two_four in which seat 0 is the great and seat 1 the second landlord, ready to play."""
    for number in range(seed, seed + 100):
        wanted = {0: "33334567", 1: "33334567"} | hands
        deal = arranged_deal(FOUR, Random(number), hands=wanted, open_holder=0, secret_holder=1)
        script = Script(deal)
        script.bid({0: 3})
        if not script.state.over:
            script.together()
            return script
    raise AssertionError("no such deal")


def test_t1_leader_may_not_pass_followers_may_and_may_play_later() -> None:
    script = four_decks({})
    assert script.state.turn == 0
    with pytest.raises(IllegalAction) as refused:
        script.do(0, Pass())
    assert refused.value.reason.code is ReasonCode.MUST_LEAD
    script.play(0, "3")
    script.do(1, Pass())
    lowest = min(card for card in script.state.hands[2] if 0 < card.rank < Rank.SMALL_JOKER)
    script.do(2, Play((lowest,)))
    script.passes(4)
    assert script.state.turn == 1, "who passed is asked again in the same trick"
    higher = next(c for c in sorted(script.state.hands[1]) if c.rank > lowest.rank)
    script.do(1, Play((higher,)))
    script.passes(5)
    assert TrickWon(1) in script.events
    assert script.events[-2] == TurnOf(1, leading=True)
    assert script.prompt.leading


def test_t1_equal_is_refused_by_o9_and_the_state_stays() -> None:
    script = four_decks({1: "33334567"})
    script.play(0, "4")
    before = script.state
    with pytest.raises(IllegalAction) as refused:
        script.play(1, "4")
    assert refused.value.reason.code is ReasonCode.EQUAL_IS_NOT_GREATER
    assert script.state == before


def end_of(hands: dict[int, str], leader: int = 0) -> Script:
    """A script in which seats hold only what is given; for the last tricks of a deal."""
    script = four_decks(hands)
    kept = [script.cards(seat, hands[seat]) for seat in range(SEATS)]
    prompt = Prompt(script.state.next_prompt, leader, PromptKind.PLAY, leading=True)
    script.state = replace(
        script.state,
        hands=tuple(kept),
        turn=leader,
        owner=leader,
        prompts=(prompt,),
        next_prompt=prompt.id + 1,
    )
    return script


SMALL_HANDS = {0: "wwwwWWW3", 1: "W4", 2: "567", 3: "567", 4: "567", 5: "567"}


def test_t2_the_last_play_counts_in_full_and_ends_the_deal() -> None:
    """T2, F3: the bomb that goes out still raises N."""
    script = end_of(SMALL_HANDS | {2: "77777777"}, leader=2)
    script.play(2, "77777777")
    result = script.state.result
    assert result is not None
    assert (result.cause, result.first_out, result.n) == (EndCause.OUT, 2, 3)
    assert result.winners == (2, 3, 4, 5)
    assert any(isinstance(event, MultiplierRaised) and event.by == 2 for event in script.events)


def test_t3_the_eighth_joker_is_dead_and_only_its_holder_is_told() -> None:
    script = end_of(SMALL_HANDS)
    script.play(0, "wwwwWWW")
    dead = script.cards(1, "W")[0]
    assert script.state.dead == dead
    with pytest.raises(IllegalAction) as refused:
        script.play(1, "W")
    assert refused.value.reason.code is ReasonCode.DEAD_JOKER
    assert script.view(1).dead == dead
    assert [script.view(viewer).dead for viewer in (None, 0, 2, 3, 4, 5)] == [None] * 6
    assert script.state.n == 10  # F3: seven jokers


def test_t3_nothing_is_dead_when_the_player_of_the_seven_holds_the_eighth() -> None:
    script = end_of(SMALL_HANDS | {0: "wwwwWWWW3", 1: "44"})
    script.play(0, "wwwwWWW")
    assert script.state.dead is None


def test_t4_a_leader_with_nothing_but_a_dead_joker_hands_the_lead_on() -> None:
    script = end_of(SMALL_HANDS | {0: "wwwwWWW34", 1: "W5"})
    script.play(0, "wwwwWWW")
    script.passes(5)
    script.play(0, "3")
    script.play(1, "5")
    assert script.state.hands[1] == (script.state.dead,)
    assert not script.state.over, "a dead joker's holder cannot go out (T3)"
    script.passes(5)
    assert script.events[-3:-1] == [LeadPassed(1), TurnOf(2, leading=True)]
    assert script.prompt.seat == 2
    script.play(2, "5")
    script.passes(4)
    assert script.prompt.seat == 1
    script.do(1, Pass())


def test_e1_everything_is_public_when_the_deal_has_ended() -> None:
    script = end_of(SMALL_HANDS | {2: "7"}, leader=2)
    script.play(2, "7")
    for viewer in (None, *range(SEATS)):
        opened = script.view(viewer).opened
        assert opened is not None
        assert opened.hands == script.state.deal.hands
        assert opened.seed == script.state.deal.seed
        assert opened.roles == script.state.roles
    assert not any(isinstance(event, DealOpened) for event in script.events[:-1])


def test_a_seat_sees_its_own_cards_and_the_numbers_of_others() -> None:
    """What each seat may know, E1."""
    deal = arranged_deal(FOUR, Random(3))
    script = Script(deal)
    told = script.stream(4)
    assert [event.cards for event in told if isinstance(event, OwnHand)] == [deal.hands[4]]
    assert {event.seat for event in told if isinstance(event, HandSize)} == {0, 1, 2, 3, 5}
    watched = script.stream(None)
    assert not any(isinstance(event, OwnHand) for event in watched)


def test_stale_and_foreign_prompts_are_refused() -> None:
    script = four_decks({})
    prompt = script.prompt
    for seat, number, code in (
        (prompt.seat, prompt.id + 1, ReasonCode.STALE_PROMPT),
        (prompt.seat + 1, prompt.id, ReasonCode.NOT_ASKED),
    ):
        with pytest.raises(IllegalAction) as refused:
            apply(script.state, seat, number, Pass())
        assert refused.value.reason.code is code


def test_default_lead_is_a_single_of_the_lowest_rank_in_fixed_order() -> None:
    """RULES, Deciding when somebody does not."""
    script = four_decks({})
    action = default_action(script.state, script.prompt)
    assert isinstance(action, Play)
    assert action.cards == (min(script.state.hands[0]),)


@pytest.mark.parametrize(
    ("bottom", "hand", "cause"),
    [
        ("333333", "3333333333", EndCause.BOMB_OF_13),
        ("", "3333333333333333444444444444444455", EndCause.BOMB_OF_13),
    ],
)
def test_f5_a_landlord_wins_without_play(bottom: str, hand: str, cause: EndCause) -> None:
    """F5 (c), in the order of phases: before F4, scored once with N = 1 (N5)."""
    deal = arranged_deal(FOUR, Random(1), hands={0: hand}, bottom=bottom, open_holder=0, secret_holder=1)
    script = Script(deal)
    script.bid({0: 3})
    result = script.state.result
    assert result is not None
    assert result.cause is cause
    assert result.scores == (3, 1, -1, -1, -1, -1)
    assert isinstance(script.events[-2], DealEnded)


def no_bomb_deal(variant: Variant) -> Deal:
    """A deal whose landlords, seats 0 and 1, hold no bomb, the bottom included (F5 a)."""
    triples = "333444555666777888999TTTJJJQQQKKKA"
    return arranged_deal(
        Ruleset(variant),
        Random(5),
        hands={0: triples, 1: triples},
        bottom="AA222wAA222w",
        open_holder=0,
        secret_holder=1,
    )


def test_f5_no_bomb_at_all_wins() -> None:
    script = Script(no_bomb_deal(Variant.TWO_FOUR))
    script.bid({0: 3})
    assert script.state.result is not None
    assert script.state.result.cause is EndCause.NO_BOMB
    assert sum(script.state.result.scores) == 0


def test_f5_both_landlords_of_two_camps_void_the_deal() -> None:
    script = Script(no_bomb_deal(Variant.TWO_CAMPS))
    while not script.state.over:
        script.end_slot()
    assert script.state.voided is not None
    assert script.state.result is None
    assert script.view(None).opened is not None


def test_h6_playing_a_copy_reveals_to_all() -> None:
    mark = Card.parse("8h1")
    deal = arranged_deal(
        Ruleset(Variant.HIDDEN), Random(4), open_mark=mark, open_holder=0, copies_at=(1, 2), hands={0: "3"}
    )
    script = Script(deal)
    script.to_play()
    assert script.view(3).roles[1] is None
    assert script.view(0).roles[1] is None, "even the open landlord does not know them (H4)"
    copy = next(card for card in script.state.hands[1] if card.face == mark.face)
    script.play(0, "3")
    script.do(1, Play((copy,)))
    for viewer in (None, *range(SEATS)):
        assert script.view(viewer).revealed == (1,)


def test_h3_after_three_void_biddings_the_first_who_may_bid_is_landlord() -> None:
    mark = Card.parse("8h1")
    deal = arranged_deal(Ruleset(Variant.HIDDEN), Random(4), open_mark=mark, open_holder=0, copies_at=(0, 1))
    script = Script(deal, void_before=3)
    assert script.bid({}) == [1, 2, 3, 4, 5]
    assert script.state.stake == 1
    assert script.state.landlords == (0, 1, 2), "seat 1 is the hidden landlord and may not bid"
    assert Script(deal, void_before=2).bid({}) == [1, 2, 3, 4, 5]


def test_h2_case_4_ends_at_once() -> None:
    mark = Card.parse("8h1")
    deal = arranged_deal(
        Ruleset(Variant.HIDDEN, base=2), Random(4), open_mark=mark, open_holder=3, copies_at=(3, 3)
    )
    script = Script(deal)
    assert script.state.result is not None
    assert script.state.result.scores == (-4, -4, -4, 20, -4, -4)


def test_p3_who_knows_which_camp() -> None:
    deal = arranged_deal(
        Ruleset(Variant.TWO_CAMPS),
        Random(9),
        hands={0: "33334567", 1: "33334567"},
        open_holder=0,
        secret_holder=1,
    )
    script = Script(deal)
    script.to_play()
    truth = script.state.camps
    farmers = (2, 3, 4, 5)
    assert [script.view(landlord).camps for landlord in (0, 1)] == [truth, truth]
    for farmer in farmers:
        known = script.view(farmer).camps
        assert known[farmer] is truth[farmer]
        assert [known[other] for other in farmers if other != farmer] == [None] * 3
    assert [script.view(None).camps[farmer] for farmer in farmers] == [None] * 4


def test_n0_n2_marks_and_bottom_are_told_in_their_time() -> None:
    deal = arranged_deal(
        FOUR, Random(3), hands={0: "33334567", 1: "33334567"}, open_holder=0, secret_holder=1
    )
    script = Script(deal)
    assert script.view(5).open_mark is not None
    assert script.view(1).secret_mark is None, "not even its holder knows (N2)"
    assert script.view(5).bottom == ()
    script.bid({0: 3})
    view = script.view(5)
    assert view.secret_mark is not None
    assert view.secret_mark.holder == 1
    assert view.bottom == ((0, deal.bottom[:6]), (1, deal.bottom[6:]))


def test_n3_solo_takes_all_twelve() -> None:
    deal = arranged_deal(FOUR, Random(8), hands={2: "33334567"}, open_holder=2, secret_holder=2)
    script = Script(deal)
    script.bid({2: 3})
    assert script.state.solo
    assert len(script.state.hands[2]) == 46
    assert script.view(0).bottom == ((2, deal.bottom),)


def test_what_is_only_shaped_like_an_action_is_refused_and_changes_nothing() -> None:
    script = four_decks({})
    before = script.state
    card = script.state.hands[0][0]
    for cards in (5, [card], (tuple(card),), ((3, 0),), (card, card), ()):
        with pytest.raises(IllegalAction):
            script.do(0, Play(cards))  # type: ignore[arg-type]
    fresh = Script(arranged_deal(FOUR, Random(3)))
    for value in ("2", None, 1.0, True, [], 4, -1):
        with pytest.raises(IllegalAction):
            fresh.do(fresh.prompt.seat, Bid(value))  # type: ignore[arg-type]
    assert script.state == before
