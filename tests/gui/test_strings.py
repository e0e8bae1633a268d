"""Words for everything that the rules can say."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.actions import PromptKind
from engine.cards import FACES, Card, Rank, parse_cards
from engine.combos import Combination, CombinationType, ComboRules, classify_cards
from engine.movegen import verdict
from engine.reasons import Reason, ReasonCode
from engine.ruleset import Variant
from engine.view import Phase, PlayerView
from engine.visible import EndCause, Role, VoidCause
from liudou_gui.model.reason_strings import number_word, reason_sentence, reason_text
from liudou_gui.model.strings import (
    bid_word,
    card_name,
    combination_name,
    combination_text,
    hand_card_name,
    phase_word,
    role_word,
    short_role,
    silence_means,
    variant_cards,
    variant_line,
    variant_name,
)
from liudou_gui.model.table_strings import caption

THREE, FOUR = ComboRules(3), ComboRules(4)


def made(text: str, rules: ComboRules = FOUR) -> Combination:
    combination = classify_cards(parse_cards(text), rules)
    assert combination is not None
    return combination


@pytest.mark.parametrize("code", ReasonCode)
def test_every_reason_has_a_sentence_with_its_rule(code: ReasonCode) -> None:
    bare = reason_text(Reason(code))
    full = reason_text(Reason(code, rank=Rank.EIGHT, need=6, got=5))
    for text in (bare, full):
        assert text.endswith(f"({code.rule})")
        assert "{" not in text
        assert text[0] == text[0].upper()
    assert "…" not in bare


def test_the_sentences_of_the_table_name_what_is_wrong() -> None:
    assert reason_text(Reason(ReasonCode.BOMB_INSIDE, rank=Rank.EIGHT, got=5)) == (
        "8 appears five times: no bomb inside an airplane (C8a)"
    )
    assert reason_text(Reason(ReasonCode.WRONG_SIZE, need=6, got=5)) == "Five cards cannot answer six (O2)"
    assert reason_text(Reason(ReasonCode.ACE_BOTH_ENDS)) == "The ace is low or high, not both (C4a)"


def test_a_reason_of_the_verdict_is_said_in_full() -> None:
    hand = parse_cards("3h0 4h0 5h0 7h0 8h0")
    found = verdict(hand, hand, FOUR, None)
    assert isinstance(found, Reason)
    assert reason_sentence(found) == "6 is missing in this straight"


def test_another_rule_of_the_reason_changes_the_sentence_about_jokers() -> None:
    four = reason_text(Reason(ReasonCode.WINGS_JOKERS, need=3))
    three = reason_text(Reason(ReasonCode.WINGS_JOKERS, rank=Rank.BIG_JOKER, rule_id="C8"))
    assert four.endswith("(C8a)")
    assert three == "Jokers have no place in an airplane (C8)"


def test_big_numbers_are_figures() -> None:
    assert [number_word(n) for n in (0, 1, 12, 13)] == ["no", "one", "twelve", "13"]


def test_cards_are_named_as_they_are_said() -> None:
    assert card_name(Card.parse("7h0")) == "7 of hearts"
    assert card_name(Card.parse("Qs2")) == "queen of spades"
    assert card_name(Card.parse("wx1")) == "small joker"
    assert len({card_name(face) for face in FACES}) == len(FACES)


def test_a_card_of_the_hand_says_its_place_and_whether_it_is_chosen() -> None:
    card = Card.parse("7h0")
    assert hand_card_name(card, True, 12, 34) == "7 of hearts, selected, 12 of 34"
    assert hand_card_name(card, False, 12, 34) == "7 of hearts, 12 of 34"


@pytest.mark.parametrize(
    ("cards", "text"),
    [
        ("Kh0", "Single, K"),
        ("Kh0 Kh1", "Pair, K"),
        ("6h0 7h0 8h0 9h0 Th0 Jh0 Qh0", "Straight of 7, 6 – Q"),
        ("3h0 3h1 4h0 4h1 5h0 5h1 6h0 6h1", "Pair run of 4, 3 – 6"),
        ("4h0 4h1 4h2 5h0 5h1 5h2", "Triple run of 2, 444 555"),
        ("Kh0 Kh1 Kh2 5h0 5h1", "Full house, KKK with 55"),
        ("4h0 4h1 4h2 5h0 5h1 5h2 Jh0 Jh1 Qh0 Qh1", "Airplane of 2, 444 555 with JJ QQ"),
        ("7h0 7h1 7h2 7h3 7s0", "Bomb ×5, 7"),
        ("wx0 wx1 Wx0 Wx1", "Joker bomb ×4, small joker and big joker"),
    ],
)
def test_combinations_say_kind_and_cards(cards: str, text: str) -> None:
    assert combination_text(made(cards)) == text


def test_every_kind_of_combination_has_a_name() -> None:
    for kind in CombinationType:
        assert combination_name(Combination(kind, 10, 0, (Rank.SEVEN, Rank.EIGHT), (Rank.JACK,)))


def test_everything_else_has_a_word() -> None:
    words = [
        *(role_word(role) for role in (None, *Role)),
        *(phase_word(phase) for phase in Phase),
        *(variant_name(v) + variant_line(v) + variant_cards(v) for v in Variant),
        *(silence_means(kind) for kind in PromptKind),
        *(bid_word(value) for value in range(4)),
    ]
    assert all(words)
    assert len(set(EndCause)) == 6
    assert len(set(VoidCause)) == 2


def test_a_hidden_landlord_is_called_so_only_until_revealed() -> None:
    view = PlayerView(2, roles=(None, None, Role.HIDDEN_LANDLORD, None, None, None))
    assert short_role(view, 2) == "Hidden"
    assert short_role(PlayerView(2, roles=view.roles, revealed=(2,)), 2) == "Landlord"
    assert short_role(view, 0) == "Unknown"


@pytest.mark.parametrize(
    ("slot", "spoken"),
    [
        (1, "Bidding, Mei is choosing"),
        (0, "Bidding, Every turn lasts equally long, Nothing to answer now"),
        (None, "Bidding"),
    ],
)
def test_every_line_of_a_turn_to_bid_is_short(slot: int | None, spoken: str) -> None:
    view = replace(PlayerView(0), phase=Phase.BIDDING, slot=slot, names=("Lin", "Mei", "", "", "", ""))
    said = caption(view)
    assert said.spoken == spoken
    assert max(len(line) for line in (said.head, said.detail)) <= 32
