"""Hints and arrangements: legal, best first, and careful with marked and dead cards."""

from __future__ import annotations

from random import Random

import pytest

from engine.actions import Pass, Play
from engine.bots.hints import Adviser, Height, height_of
from engine.bots.rule_bot import RuleBot
from engine.cards import Card, full_pack, parse_cards
from engine.combos import CombinationType, ComboRules, classify_cards
from engine.movegen import verdict
from engine.ruleset import Variant
from engine.view import PlayerView, view_of
from engine.visible import MarkKind, MarkShown
from tests.helpers.scenes import follow, lead, seated


def view_at(*events: object) -> PlayerView:
    return view_of(0, events)  # type: ignore[arg-type]


def random_hand(seed: int, size: int = 46) -> str:
    pack = list(full_pack(4))
    Random(seed).shuffle(pack)
    return " ".join(map(str, pack[:size]))


@pytest.mark.parametrize("seed", range(12))
def test_hints_are_legal_distinct_and_begin_with_what_the_bot_would_play(seed: int) -> None:
    for events in (lead(), follow("7s3 7c3"), follow("3d3 4d3 5d3 6d3 7d3"), follow("2s3 2c3")):
        view = view_at(*seated(hand=random_hand(seed)), *events)
        found = Adviser().hints(view)
        for hint in found.plays:
            assert verdict(view.hand, hint.cards, view.ruleset.combos, view.to_beat) == hint.combination
        kinds = [hint.combination for hint in found.plays]
        assert len({hint.cards for hint in found.plays}) == len(kinds)
        decision = RuleBot().decide(view, Random(0))
        if isinstance(decision.action, Play):
            assert not found.better_pass
            assert set(found.plays[0].cards) == set(decision.action.cards)
        else:
            assert decision.action == Pass()
            assert found.better_pass


def test_nothing_to_play_is_said() -> None:
    view = view_at(*seated(hand="3h0 4h0"), *follow("2s0 2c0"))
    found = Adviser().hints(view)
    assert found.plays == () and found.better_pass == ("no_answer",)


def test_out_of_turn_the_own_play_is_not_to_be_beaten() -> None:
    view = view_at(*seated(hand="3h0 4h0 5h0"), *follow("2s0 2c0", seat=0))
    assert view.owner == 0
    assert Adviser().hints(view).plays


def test_unmarked_copies_come_first() -> None:
    mark = MarkShown(MarkKind.OPEN, Card.parse("8h2"), 3)
    view = view_at(*seated(Variant.HIDDEN, "8h0 8h1 8s0 8c0 4d0"), mark, *follow("7s0 7c0"))
    pair = next(h for h in Adviser().hints(view).plays if h.combination.type is CombinationType.PAIR)
    assert set(pair.cards) == set(parse_cards("8s0 8c0"))
    assert view.marked_face == Card.parse("8h0").face


def test_a_dead_joker_is_never_hinted() -> None:
    jokers = "Wx0 Wx1 Wx2 Wx3 wx0 wx1 wx2"
    view = view_at(*seated(hand=f"{jokers} wx3 4d0 4c0"), *follow("7s0 7c0", seat=5))
    dead = Card.parse("wx3")
    from dataclasses import replace

    view = replace(view, dead=dead, hand=parse_cards("wx3 8d0 8c0 5s0"))
    for hint in Adviser().hints(view).plays:
        assert dead not in hint.cards
    assert all(dead not in group for group in Adviser().arrange(view))


@pytest.mark.parametrize("seed", range(6))
def test_an_arrangement_parts_the_hand_into_combinations(seed: int) -> None:
    view = view_at(*seated(hand=random_hand(seed)), *lead())
    groups = Adviser().arrange(view)
    cards = [card for group in groups for card in group]
    assert len(cards) == len(set(cards))
    assert set(cards) <= set(view.hand)
    for group in groups:
        assert len(group) >= 3
        assert classify_cards(group, ComboRules(4)) is not None


def test_low_and_high() -> None:
    rules = ComboRules(4)
    for text, height in (("3d0 3c0", Height.LOW), ("Jd0", Height.MIDDLE), ("Ad0 Ac0", Height.HIGH)):
        combination = classify_cards(parse_cards(text), rules)
        assert combination is not None
        assert height_of(combination) is height
