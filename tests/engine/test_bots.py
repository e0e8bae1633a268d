"""Bots: what the rule bot does in positions made by hand, and whole deals (BOTS)."""

from __future__ import annotations

from dataclasses import replace
from random import Random
from typing import Any

import pytest

from engine.actions import Action, Bid, Camp, ChooseCamp, Double, Pass, Play, Prompt, PromptKind, ShowHand
from engine.bots.base import Decision
from engine.bots.random_bot import RandomBot
from engine.bots.reading import Reading, table_play
from engine.bots.rule_bot import RuleBot
from engine.cards import Rank, full_pack, parse_cards, parse_counts, rank_counts
from engine.combos import classify_cards
from engine.counts import FOUR_DECKS as FOUR_ID
from engine.counts import THREE_DECKS as THREE_ID
from engine.counts import take
from engine.counts.decompose import Decomposer
from engine.counts.weights import FOUR_DECKS, THREE_DECKS
from engine.deal import deal_from_seed
from engine.ruleset import Ruleset, Variant
from engine.selfplay import play_deal
from engine.view import Mark, Move, PlayerView
from engine.visible import Role
from tests.helpers.positions import FARMER, GREAT, cards, position

BOT = RuleBot()


def decided(view: PlayerView) -> Decision:
    return BOT.decide(view, Random(1))


def played(view: PlayerView) -> str:
    """Return the ranks the rule bot plays, empty for a pass."""
    action = decided(view).action
    return "".join(card.rank.letter for card in action.cards) if isinstance(action, Play) else ""


def asked(kind: PromptKind, hand: str, above: int = 0, **changes: Any) -> Action:
    view = position(hand, **changes)
    return decided(replace(view, prompt=Prompt(1, 0, kind, above))).action


STRONG = "wwwwWWWW22222222AAAAAAAKKKKKKQQQQQQ"
WEAK = "345678TJQK3579JK4468TJQK5678TQA39"
POOR = "3346679TTTQQKKKA2A4479J"


class TestWinning:
    @pytest.mark.parametrize("hand", ["3", "44", "33344", "3456789", "333344", "333444", "5555"])
    def test_goes_out_with_the_lead_if_one_play_does_it(self, hand: str) -> None:
        view = position(hand)
        if classify_cards(view.hand, view.ruleset.combos) is None:
            assert played(view)
        else:
            assert decided(view) == Decision(Play(tuple(sorted(view.hand))))

    @pytest.mark.parametrize("owner", [4, 5])
    def test_goes_out_over_anybody_partners_too(self, owner: int) -> None:
        assert played(position("A", table="K", owner=owner)) == "A"
        assert played(position("5555", table="K", owner=owner)) == "5555"

    def test_plays_what_nobody_can_beat_before_its_last_low_card(self) -> None:
        few = (0, 2, 2, 2, 2, 2)
        assert played(position("3KKK", sizes=few)) == "KKK"
        decision = decided(position("3WW", sizes=few))
        assert isinstance(decision.action, Play)
        assert {card.rank for card in decision.action.cards} == {Rank.BIG_JOKER}


class TestLeading:
    def test_leads_low_and_keeps_control(self) -> None:
        assert not set(played(position("34667TTJQKKWW"))) & set("KW")

    def test_leads_many_low_cards_at_once(self) -> None:
        assert len(played(position("3456789TKK2W", sizes=(0, 30, 30, 30, 30, 30)))) >= 5

    def test_does_not_lead_a_single_to_an_enemy_with_one_card(self) -> None:
        assert len(played(position("3559KW", sizes=(0, 1, 20, 20, 20, 20)))) == 2

    def test_leads_its_highest_single_if_an_enemy_has_one_card_and_there_is_nothing_else(self) -> None:
        assert played(position("359K2", sizes=(0, 1, 20, 20, 20, 20))) == "2"

    def test_leads_a_low_single_to_a_partner_with_one_card(self) -> None:
        assert played(position("35599TTKKAA", sizes=(0, 20, 1, 20, 20, 20))) == "3"

    def test_leads_what_an_open_hand_cannot_beat(self) -> None:
        roles = (FARMER, GREAT, FARMER, FARMER, FARMER, FARMER)
        view = position("5588", roles=roles, open_hands={1: "9"})
        assert played(view) == "55"
        assert played(position("5588Q", roles=roles, open_hands={1: "JJ"})) == "Q"


class TestFollowing:
    def test_passes_with_nothing_greater(self) -> None:
        assert decided(position("3456", table="7")) == Decision(Pass())

    def test_leaves_a_high_play_of_a_partner_alone(self) -> None:
        decision = decided(position("33445566789TJQKAA22w", table="22", owner=5))
        assert decision.action == Pass()
        assert played(position("334455667789TJ2W", table="w", owner=5)) == ""

    def test_sheds_low_cards_on_an_enemys_low_card(self) -> None:
        assert played(position("5889TTJKKAA2", table="4", owner=4)) == "5"

    def test_saves_its_bomb_early(self) -> None:
        view = position("334667799TTQKKKKA", table="AA", owner=4, sizes=(0, 30, 30, 30, 30, 30))
        assert decided(view).action == Pass()

    def test_bombs_an_enemy_about_to_go_out(self) -> None:
        view = position("334667799TTQKKKKA", table="AA", owner=4, sizes=(0, 30, 30, 30, 1, 30))
        assert played(view) == "KKKK"

    def test_does_not_bomb_a_partner_about_to_go_out(self) -> None:
        view = position("334667799TTQKKKKA", table="22", owner=5, sizes=(0, 30, 30, 30, 30, 1))
        assert decided(view).action == Pass()

    def test_blocks_an_enemy_who_could_go_out_on_this_trick(self) -> None:
        view = position("33667799TTQ2", table="5", owner=5, sizes=(0, 1, 30, 30, 30, 30))
        assert played(view) == "2"


HIDDEN_ROLES = (Role.HIDDEN_LANDLORD, Role.OPEN_LANDLORD, None, None, None, None)


def hidden(hand: str, marked: str, **changes: Any) -> PlayerView:
    """Return a view of a hidden landlord who holds the *marked* card."""
    (card,) = parse_cards(marked)
    view = position(hand, variant=Variant.HIDDEN, roles=HIDDEN_ROLES, **changes)
    return replace(view, open_mark=Mark(card._replace(deck=2), 1))


class TestHidden:
    def test_gives_unmarked_copies_first(self) -> None:
        (marked,) = parse_cards("6d0")
        rest = [card for card in full_pack(3) if card.face != marked.face]
        gave_others = 0
        for number in range(60):
            hand = (marked, *Random(number).sample(rest, 19))
            action = decided(replace(hidden("6", "6d0"), hand=hand)).action
            assert isinstance(action, Play)
            left = [card for card in hand if card.rank == marked.rank and card not in action.cards]
            assert marked not in action.cards or not left
            gave_others += marked in left and len(left) < rank_counts(hand)[marked.rank]
        assert gave_others

    def test_reveals_itself_to_win(self) -> None:
        view = replace(hidden("3", "3d0"), hand=parse_cards("3d0 3c1"))
        assert decided(view) == Decision(Play(view.hand))

    def test_unknown_seats_are_partners_by_number(self) -> None:
        trust = Reading(hidden("3456", "3d0")).trust
        assert trust[:2] == [1.0, 1.0]
        assert sum(trust) == pytest.approx(3.0)
        assert trust[2] == pytest.approx(0.25)

    def test_who_bombs_the_open_landlord_is_rather_no_landlord(self) -> None:
        view = hidden("3456", "3d0", table="8888", owner=3)
        low = classify_cards(parse_cards("4d0"), view.ruleset.combos)
        view = replace(view, trick=(Move(1, parse_cards("4d0"), low), *view.trick))
        trust = Reading(view).trust
        assert trust[3] < trust[2]
        assert sum(trust) == pytest.approx(3.0)

    def test_a_farmer_who_knows_nobody_trusts_by_number_too(self) -> None:
        roles = (FARMER, Role.OPEN_LANDLORD, None, None, None, None)
        trust = Reading(position("3456", variant=Variant.HIDDEN, roles=roles)).trust
        assert trust[1] == 0.0
        assert trust[2] == pytest.approx(0.5)


class TestDeadJoker:
    def test_is_never_played(self) -> None:
        view = position("34W")
        dead = view.hand[2]
        assert played(replace(view, dead=dead)) in "34"
        view = position("W", table="3")
        assert decided(replace(view, dead=view.hand[0])) == Decision(Pass())
        view = position("Ww", table="3")
        assert played(replace(view, dead=view.hand[0])) == "w"


class TestQuestions:
    @pytest.mark.parametrize("variant", [Variant.HIDDEN, Variant.TWO_FOUR])
    def test_bids_by_its_hand_and_above_the_last(self, variant: Variant) -> None:
        strong = STRONG.replace("wWW", "W", 1)[-27:] if variant is Variant.HIDDEN else STRONG
        strong = "wwwWWW2222222AAAAAAKKKKKK" if variant is Variant.HIDDEN else strong
        for above in range(3):
            assert asked(PromptKind.BID, strong, above, variant=variant) == Bid(3)
            assert asked(PromptKind.BID, POOR, above, variant=variant) == Bid(0)

    def test_doubles_and_shows_only_strong_hands(self) -> None:
        assert asked(PromptKind.DOUBLE, "wwwWWW2222222AAAAAAKKKKKK", variant=Variant.HIDDEN) == Double(True)
        assert asked(PromptKind.DOUBLE, POOR, variant=Variant.HIDDEN) == Double(False)
        assert asked(PromptKind.SHOW, STRONG) == ShowHand(True)
        assert asked(PromptKind.SHOW, WEAK) == ShowHand(False)

    @pytest.mark.parametrize(("first", "camp"), [("34567T", Camp.NEGATIVE), ("2222WW", Camp.POSITIVE)])
    def test_joins_the_landlord_with_the_better_bottom(self, first: str, camp: Camp) -> None:
        roles = (FARMER, Role.POSITIVE_LANDLORD, FARMER, Role.NEGATIVE_LANDLORD, FARMER, FARMER)
        pack = list(full_pack(4))
        bottom = ((1, cards(first, pack)), (3, cards("8889JA", pack)))
        action = asked(PromptKind.CAMP, WEAK, variant=Variant.TWO_CAMPS, roles=roles, bottom=bottom)
        assert action == ChooseCamp(camp)

    def test_wants_a_question(self) -> None:
        for bot in (RuleBot(), RandomBot()):
            with pytest.raises(ValueError, match="not asked"):
                bot.decide(PlayerView(0), Random(1))


class TestDecomposer:
    @pytest.mark.parametrize(("decks", "rules_id"), [(3, THREE_ID), (4, FOUR_ID)])
    def test_cuts_a_hand_without_rest(self, decks: int, rules_id: int) -> None:
        cutter = Decomposer(THREE_DECKS if decks == 3 else FOUR_DECKS, rules_id)
        rng = Random(decks)
        for number in range(1, 47):
            counts = rank_counts(rng.sample(full_pack(decks), number))
            rest = counts[:]
            for play in cutter.plan(counts).plays:
                take(rest, play, rules_id)
            assert rest == [0] * 15

    def test_finds_the_groups(self) -> None:
        cutter = Decomposer(FOUR_DECKS, FOUR_ID)
        for hand, groups in (("3456789", 1), ("33344", 1), ("334455", 1), ("3334445566", 1), ("4444W", 2)):
            assert len(cutter.plan(parse_counts(hand)).plays) == groups

    def test_an_evening_of_hands_leaves_few_plans_behind(self) -> None:
        cutter = Decomposer(FOUR_DECKS, FOUR_ID)
        rng = Random(5)
        for _ in range(6_000):
            cutter.plan(rank_counts(rng.sample(full_pack(4), 8)))
        assert len(cutter._plans) <= 2_000

    def test_joker_bombs_on_the_table_are_read_with_their_numbers(self) -> None:
        view = position("3456", table="wWWW")
        assert table_play(view) == 10 | 4 << 4 | 1 << 13 | 3 << 17


class Split:
    """The rule bot for one side of a deal, play by lot for the other; the rule bot before play."""

    def __init__(self, *, rule_is_first: bool) -> None:
        self._first = rule_is_first
        self._lots = RandomBot()
        self.seats: set[int] = set()

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        assert view.viewer is not None
        if view.prompt is None or view.prompt.kind is not PromptKind.PLAY:
            return BOT.decide(view, rng)
        if (view.side(view.viewer) in ("landlords", Camp.POSITIVE.value)) == self._first:
            self.seats.add(view.viewer)
            return BOT.decide(view, rng)
        return self._lots.decide(view, rng)


class TestWholeDeals:
    @pytest.mark.parametrize("variant", list(Variant))
    def test_beats_random_play_from_either_side_of_the_same_deals(self, variant: Variant) -> None:
        won = lost = 0
        for number in range(6):
            deal = deal_from_seed(Ruleset(variant), bytes([number]) * 32)
            for first in (True, False):
                bot = Split(rule_is_first=first)
                scores = play_deal(deal, [bot] * 6, Random(number)).scores
                for seat in bot.seats if scores else ():
                    won += scores is not None and scores[seat] > 0
                    lost += scores is not None and scores[seat] < 0
        assert won > 10
        assert won > 5 * lost

    @pytest.mark.parametrize("variant", list(Variant))
    def test_plays_by_the_rules_and_alike_every_time(self, variant: Variant) -> None:
        for number in range(6):
            deal = deal_from_seed(Ruleset(variant), bytes([number, 1]) * 16)
            one = play_deal(deal, [RuleBot()] * 6, Random(1))
            other = play_deal(deal, [RuleBot()] * 6, Random(2))
            assert one == other
