"""One play by its place in the list; hands dealt within the hot room; the room without ``i64``."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

from engine.counts import FOUR_DECKS, NO_FREE_WINGS, NO_JOKER_TRIPLES, THREE_DECKS, key, random_hands
from engine.counts.draw import BEYOND, answer_at, lead_at
from engine.counts.generate import answers_above, count_above, lanes_of, leads

ROOT = Path(__file__).parents[2]
RULES = (THREE_DECKS, NO_JOKER_TRIPLES, NO_FREE_WINGS, FOUR_DECKS)


@pytest.mark.parametrize("rules_id", RULES)
def test_a_play_by_its_place_is_that_of_the_list(rules_id: int) -> None:
    """T1, O1 to O9: each place, and the number where there are no more."""
    rng, state = Random(rules_id), [88172645]
    for _ in range(40):
        sizes = [rng.randint(1, 27) for _ in range(2)]
        first, second = random_hands(sizes, rules_id, state)
        found, lanes = leads(first, rules_id), lanes_of(first)
        assert [lead_at(first, lanes, at, rules_id) for at in range(len(found))] == found
        assert lead_at(first, lanes, BEYOND, rules_id) == -len(found)
        lanes = lanes_of(second)
        for play in rng.sample(found, min(len(found), 8)):
            asked = (play & 15, play >> 4 & 31, key(play, rules_id))
            better = answers_above(second, *asked, rules_id)
            places = [answer_at(second, lanes, *asked, at, rules_id) for at in range(len(better))]
            assert places == better
            assert answer_at(second, lanes, *asked, BEYOND, rules_id) == -len(better)
            plain = sum(1 for answer in better if answer & 511 == play & 511)
            assert play & 15 > 8 or count_above(second, *asked, rules_id) == plain


def test_lanes_tell_how_many_there_are_of_a_rank() -> None:
    """One to four copies; more are no more than four."""
    for count in range(17):
        lanes = lanes_of([0] * 14 + [count])
        assert [lanes >> 15 * lane & 0x7FFF for lane in range(4)] == [
            1 << 14 if count > lane else 0 for lane in range(4)
        ]


@pytest.mark.parametrize(("rules_id", "decks"), [(THREE_DECKS, 3), (FOUR_DECKS, 4)])
def test_hands_come_from_one_whole_pack(rules_id: int, decks: int) -> None:
    """All cards dealt are all there are; no more can be."""
    cards = 54 * decks
    hands = random_hands([cards - 10, 10], rules_id, [1])
    assert [sum(hand) for hand in hands] == [cards - 10, 10]
    assert [sum(held) for held in zip(*hands, strict=True)] == [4 * decks] * 13 + [decks] * 2
    with pytest.raises(ValueError, match="too few"):
        random_hands([cards, 1], rules_id, [1])
    with pytest.raises(ValueError, match="7 hands are too many"):
        random_hands([1] * 7, rules_id, [1])


def test_hands_are_dealt_evenly() -> None:
    """Of each rank a hand gets what its share of the cards lets expect; the rest stays aside."""
    deals, sizes, state = 3000, [40, 0, 34, 1, 100, 20], [88172645]
    totals = [[0] * 15 for _ in sizes]
    pairs = 0
    for _ in range(deals):
        hands = random_hands(sizes, FOUR_DECKS, state)
        assert [sum(hand) for hand in hands] == sizes
        totals = [[a + b for a, b in zip(*both, strict=True)] for both in zip(totals, hands, strict=True)]
        pairs += sum(held * (held - 1) for held in hands[0])
    for size, total in zip(sizes, totals, strict=True):
        for rank, held in enumerate(total):
            expected = deals * size * (4 if rank > 12 else 16) / 216
            assert abs(held - expected) <= 5 * expected**0.5  # Five standard errors, or somewhat more.
    # Two cards of a hand are alike as often as any two of the pack.
    expected = deals * 40 * 39 * (13 * 16 * 15 + 2 * 4 * 3) / (216 * 215)
    assert abs(pairs - expected) < 0.01 * expected


def test_the_room_needs_nothing_that_only_the_compiler_brings() -> None:
    """Without ``mypy_extensions`` a machine integer is an int."""
    script = (
        "import sys; sys.modules['mypy_extensions'] = None\n"
        "from engine.counts import leads; from engine.counts.words import i64\n"
        "assert i64 is int and len(leads([4] + [0] * 14, 4)) == 4\n"
    )
    subprocess.run([sys.executable, "-c", script], cwd=ROOT, check=True, timeout=60)
