"""Every row of the vectors for combinations, order, moves, bonuses and scores; named by file and line."""

from __future__ import annotations

import json
from collections import Counter
from pathlib import Path
from typing import Any

import pytest

from engine.cards import Card, Rank, Suit, parse_counts
from engine.combos import CombinationType, ComboRules, classify
from engine.movegen import RankPlay, answers, leads
from engine.order import beats
from engine.scoring import (
    all_copies_scores,
    auto_win,
    bonus,
    hidden_scores,
    two_camps_scores,
    two_four_scores,
)

HERE = Path(__file__).parent
RULES = {"hidden": ComboRules(3), "four": ComboRules(4)}
Row = dict[str, Any]


def rows(name: str) -> list[Any]:
    """Return the rows of a file as pytest parameters called ``file:line``."""
    lines = (HERE / name).read_text(encoding="utf-8").splitlines()
    return [pytest.param(json.loads(line), id=f"{name}:{number}") for number, line in enumerate(lines, 1)]


def hand_of(text: str) -> list[Card]:
    """Return physical cards of the ranks in *text*; the copies count up as suits and decks do."""
    seen: Counter[Rank] = Counter()
    cards = []
    for letter in text:
        rank = Rank.parse(letter)
        copy = seen[rank]
        suit = Suit.NONE if rank.is_joker else Suit(copy % 4)
        cards.append(Card(rank, suit, copy if rank.is_joker else copy // 4))
        seen[rank] += 1
    return cards


@pytest.mark.parametrize("row", rows("classify.jsonl"))
def test_classify(row: Row) -> None:
    """C1 to C11."""
    found = classify(parse_counts(row["cards"]), RULES[row["rules"]])
    assert (found and found.type.value, found and found.groups) == (row["type"], row["groups"])


@pytest.mark.parametrize("row", rows("beats.jsonl"))
def test_beats(row: Row) -> None:
    """O1 to O9; what is no combination beats nothing."""
    new, old = (classify(parse_counts(row[name]), RULES[row["rules"]]) for name in ("new", "old"))
    assert old is not None
    assert (new is not None and beats(new, old)) == row["beats"]


@pytest.mark.parametrize("row", rows("legal.jsonl"))
def test_legal(row: Row) -> None:
    """T1, T3: the number of leads by type, and of answers."""
    rules, hand = RULES[row["rules"]], hand_of(row["hand"])
    dead = next(card for card in hand if card.rank.letter == row["dead"]) if "dead" in row else None
    found = leads(hand, rules, dead)
    assert len(found) == row["lead_count"]
    assert Counter(play.combination.type.value for play in found) == row["lead_by_type"]
    if "old" in row:
        old = classify(parse_counts(row["old"]), rules)
        assert old is not None
        assert len(answers(hand, rules, old, dead)) == row["response_count"]


@pytest.mark.parametrize("row", rows("bonus.jsonl"))
def test_bonus(row: Row) -> None:
    """H7, F3: by counts, cards and combination alike."""
    counts = parse_counts(row["cards"])
    combination = classify(counts, RULES[row["rules"]])
    assert combination is not None
    for variant in ("hidden",) if row["rules"] == "hidden" else ("two_four", "two_camps"):
        for played in (counts, hand_of(row["cards"]), combination):
            assert bonus(played, variant, row["solo"]) == row["adds"]


@pytest.mark.parametrize("row", rows("auto_win.jsonl"))
def test_auto_win(row: Row) -> None:
    """F5."""
    assert auto_win(parse_counts(row["hand"])) == row["auto_win"]


@pytest.mark.parametrize("row", rows("scores.jsonl"))
def test_scores(row: Row) -> None:
    """H8, H2.4, N5, P5."""
    assert scores(row) == tuple(row["scores"])


def scores(row: Row) -> tuple[int, ...]:
    """Return the scores of a row by the function of its variant."""
    base = row["base"]
    if "all_three_copies" in row:
        return all_copies_scores(row["all_three_copies"], base)
    n = row["n"]
    match row["variant"]:
        case "hidden":
            return hidden_scores(row["landlords"], row["first_out"], stake=row["s"], n=n, base=base)
        case "two_four":
            return two_four_scores(row["great"], row["second"], row["winner"] == "landlords", n=n, base=base)
        case _:
            farmers, won = row["positive_farmers"] or (), row["winner"] == "positive"
            return two_camps_scores(row["positive"], row["negative"], farmers, won, n=n, base=base)


def test_every_type_is_in_the_vectors() -> None:
    """C: no kind of combination is left out."""
    types = {param.values[0]["type"] for param in rows("classify.jsonl")}
    assert types == {kind.value for kind in CombinationType} | {None}


def test_rank_plays_are_values() -> None:
    """Equal plays are equal, so that they can be looked up."""
    one, other = leads(hand_of("3"), RULES["four"]), leads(hand_of("3"), RULES["four"])
    assert isinstance(one[0], RankPlay)
    assert one == other
