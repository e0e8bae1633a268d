"""The streams of ``docs/randomness.md``, byte by byte (F1)."""

from __future__ import annotations

from pathlib import Path

import pytest

from engine.cards import format_cards
from engine.deal import deal_from_seed, random_camp_is_positive
from engine.randomness import Stream
from engine.ruleset import Ruleset, Variant

ZERO = bytes(32)
DOCUMENT = Path(__file__).parents[2] / "docs" / "randomness.md"


def test_the_words_of_a_stream_are_those_of_the_document() -> None:
    stream = Stream(ZERO, "pack")
    words = [f"{stream.below(2**32):08x}" for _ in range(4)]
    assert words == ["5b61ab5e", "d42908dc", "b3e0dc7d", "894aae81"]


def test_a_deal_is_that_of_the_document() -> None:
    hidden, four = (deal_from_seed(Ruleset(variant), ZERO) for variant in (Variant.HIDDEN, Variant.TWO_FOUR))
    camps = ["positive" if random_camp_is_positive(ZERO, slot) else "negative" for slot in range(4)]
    text = DOCUMENT.read_text(encoding="utf-8")
    for value in (
        f"{format_cards(hidden.hands[0][:6])}; {hidden.open_mark}",
        f"{format_cards(four.hands[0][:6])}; {four.open_mark}, {four.secret_mark}",
        format_cards(four.bottom),
        " ".join(camps),
    ):
        assert f"`{value}`" in text


def test_numbers_are_below_their_limit_and_the_same_for_the_same_seed() -> None:
    one, two = Stream(ZERO, "marks"), Stream(ZERO, "marks")
    numbers = [one.below(7) for _ in range(700)]
    assert numbers == [two.below(7) for _ in range(700)]
    assert set(numbers) == set(range(7))


@pytest.mark.parametrize("seed", [b"", bytes(31), bytes(33)])
def test_a_seed_of_another_length_is_refused(seed: bytes) -> None:
    with pytest.raises(ValueError, match="32 bytes"):
        Stream(seed, "pack")


@pytest.mark.parametrize("limit", [0, -1, 2**32 + 1])
def test_a_limit_out_of_range_is_refused(limit: int) -> None:
    with pytest.raises(ValueError, match="limit"):
        Stream(ZERO, "pack").below(limit)
