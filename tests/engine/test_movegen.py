"""What a hand can play, which cards it gives up (RULES T1, T3, H6)."""

from __future__ import annotations

import pytest

from engine import counts as room
from engine.cards import Card, parse_cards, parse_counts
from engine.combos import ComboRules, classify
from engine.counts.playouts import bury
from engine.counts.plays import JOKER_BOMB
from engine.movegen import answers, default_lead, leads, pick, rank_play, rules_id
from engine.scoring import bonus

FOUR = ComboRules(4)


def test_t3_moves_without_the_dead_joker() -> None:
    """T3: leads and answers leave the dead joker out."""
    hand = parse_cards("3d0 wx1 Wx0")
    dead = hand[2]
    small = classify(parse_counts("w"), FOUR)
    assert small is not None
    assert {play.combination.ranks[0].letter for play in leads(hand, FOUR, dead)} == {"3", "w"}
    assert answers(hand, FOUR, small, dead) == []
    assert len(answers(hand, FOUR, small)) == 1


def test_t4_a_dead_joker_alone_leads_nothing() -> None:
    """T4."""
    hand = parse_cards("Wx0")
    assert leads(hand, FOUR, hand[0]) == []
    with pytest.raises(ValueError, match="empty"):
        default_lead(hand, None, hand[0])


def test_pick_gives_unmarked_copies_first() -> None:
    """H6: the marked face last, else by suit and deck."""
    hand = parse_cards("8d0 8h1 8h0 8s2 9c0")
    spare = hand[0].face
    assert pick(hand, parse_counts("88"), spare) == parse_cards("8h0 8h1")
    assert pick(hand, parse_counts("88")) == parse_cards("8d0 8h0")
    assert pick(hand, parse_counts("8888"), spare) == parse_cards("8d0 8h0 8h1 8s2")
    with pytest.raises(ValueError, match="lacks"):
        pick(hand, parse_counts("99"), spare)


def test_t3_pick_passes_over_the_dead_joker() -> None:
    """T3."""
    hand = parse_cards("Wx0 Wx1")
    assert pick(hand, parse_counts("W"), None, hand[0]) == hand[1:]


@pytest.mark.parametrize(
    ("hand", "spare", "dead", "led"),
    [
        ("5d0 3h1 3h0 4d0", None, None, "3h0"),
        ("3d0 3d2 3s1 4d0", "3d0", None, "3s1"),
        ("3d0 3d2 4d0", "3d0", None, "3d0"),
        ("wx0 Wx1", None, "wx0", "Wx1"),
    ],
)
def test_default_lead(hand: str, spare: str | None, dead: str | None, led: str) -> None:
    """RULES, "Deciding when somebody does not": lowest living rank, unmarked copies first."""
    face = Card.parse(spare).face if spare else None
    found = default_lead(parse_cards(hand), face, Card.parse(dead) if dead else None)
    assert str(found) == led


def test_rules_have_their_ids() -> None:
    """C7, C8: the switches count with 3 decks only."""
    ids = [rules_id(ComboRules(3, triples, wings)) for triples in (True, False) for wings in (True, False)]
    assert ids == [0, room.NO_FREE_WINGS, room.NO_JOKER_TRIPLES, room.NO_FREE_WINGS | room.NO_JOKER_TRIPLES]
    assert rules_id(ComboRules(4, joker_triples=False)) == rules_id(FOUR) == room.FOUR_DECKS


def test_a_pass_is_no_play() -> None:
    """T1."""
    with pytest.raises(ValueError, match="not a play"):
        rank_play(room.PASS, FOUR)


def test_bonus_by_counts() -> None:
    """H7, F3: the same in the hot room."""
    jokers = {3: (3, 3), 4: (4, 4)}
    for decks, (small, big) in jokers.items():
        rules = ComboRules(decks)
        for rank, most in ((0, 4 * decks), (12, 4 * decks)):
            counts = [0] * 15
            counts[rank], counts[13], counts[14] = most, small, big
            for play in room.leads(counts, rules_id(rules)):
                want = bonus(rank_play(play, rules).combination, "hidden" if decks == 3 else "two_four")
                assert room.bonus(play, rules_id(rules)) == want


def test_t3_the_eighth_joker_is_buried_with_another_holder_only() -> None:
    """T3."""
    hands = [[0] * 15 for _ in range(6)]
    hands[2][14] = 1
    assert bury(hands, 2) == -1
    assert bury(hands, 0) == 2
    assert hands[2][14] == 0
    assert bury(hands, 0) == -1


def test_t3_t4_a_playout_goes_on_past_a_dead_joker() -> None:
    """T3, T4: its holder cannot go out, and hands a lead on."""
    hands = [[0] * 15 for _ in range(6)]
    hands[0][0] = 1
    hands[1][1] = 1
    hands[5][2] = 1
    for seat in (2, 3, 4):
        hands[seat][3] = 1
    own = [hand[:] for hand in hands]
    own[1] = [0] * 15
    assert room.playout(own, 1, -1, room.PASS, 1, room.FOUR_DECKS, [1], [0, 0]) == 2
    seven = JOKER_BOMB | 7 << 4 | 4 << 13 | 3 << 17
    assert rank_play(seven, FOUR).combination.size == 7
    none = [[0] * 15 for _ in range(6)]
    assert room.playout(none, 0, -1, room.PASS, 0, room.FOUR_DECKS, [1], [0, 0]) == -1


def test_playouts_count_the_wins_of_side_one() -> None:
    """T2."""
    hands = [[0] * 15 for _ in range(6)]
    for seat in range(6):
        hands[seat][seat] = 1
    assert room.playouts(hands, [1, 0, 0, 0, 0, 0], 0, room.FOUR_DECKS, 7, 20) == 20
    assert room.playouts(hands, [0, 1, 1, 1, 1, 1], 0, room.FOUR_DECKS, 7, 20) == 0
