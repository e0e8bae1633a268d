"""What a hand can play, and why something cannot be played; built upon :mod:`engine.counts`."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from engine import counts as room
from engine.cards import Card, Face, rank_counts
from engine.combos import Combination, CombinationType, ComboRules, classify, classify_cards
from engine.counts import plays
from engine.diagnose import why_no_answer, why_no_combination
from engine.order import beats
from engine.reasons import Reason, ReasonCode

KINDS = {
    CombinationType.SINGLE: plays.SINGLE,
    CombinationType.PAIR: plays.PAIR,
    CombinationType.TRIPLE: plays.TRIPLE,
    CombinationType.FULL_HOUSE: plays.FULL_HOUSE,
    CombinationType.STRAIGHT: plays.STRAIGHT,
    CombinationType.PAIR_RUN: plays.PAIR_RUN,
    CombinationType.TRIPLE_RUN: plays.TRIPLE_RUN,
    CombinationType.AIRPLANE: plays.AIRPLANE,
    CombinationType.BOMB: plays.BOMB,
}


@dataclass(frozen=True, slots=True)
class RankPlay:
    """A play by ranks: what it is, and how many cards of each of the 15 ranks it takes."""

    combination: Combination
    counts: tuple[int, ...]


def rules_id(rules: ComboRules) -> int:
    """Return the id by which :mod:`engine.counts` knows the rules; the switches are for 3 decks (C7, C8)."""
    if rules.decks == 4:
        return room.FOUR_DECKS
    off_triples = 0 if rules.joker_triples else room.NO_JOKER_TRIPLES
    return room.THREE_DECKS | off_triples | (0 if rules.free_wings else room.NO_FREE_WINGS)


def usable(hand: Iterable[Card], dead: Card | None = None) -> list[int]:
    """Return the rank counts of a hand without its *dead* joker (T3)."""
    return rank_counts(card for card in hand if card != dead)


@lru_cache(maxsize=1 << 15)
def rank_play(play: int, rules: ComboRules) -> RankPlay:
    """Return what a play of :mod:`engine.counts` is. Raises ``ValueError`` for what is no play."""
    counts = room.used(play, rules_id(rules))
    combination = classify(counts, rules)
    if combination is None:
        raise ValueError(f"not a play: {play}")
    return RankPlay(combination, tuple(counts))


def leads(hand: Iterable[Card], rules: ComboRules, dead: Card | None = None) -> list[RankPlay]:
    """Return all plays of a hand that leads, each set of ranks once (T1, C)."""
    return [rank_play(play, rules) for play in room.leads(usable(hand, dead), rules_id(rules))]


def answers(
    hand: Iterable[Card], rules: ComboRules, to_beat: Combination, dead: Card | None = None
) -> list[RankPlay]:
    """Return all plays of a hand that beat *to_beat*, each set of ranks once (O)."""
    kind = KINDS[to_beat.type]
    found = room.answers_above(usable(hand, dead), kind, to_beat.groups, to_beat.key, rules_id(rules))
    return [rank_play(play, rules) for play in found]


def pick(
    hand: Iterable[Card],
    play: RankPlay | Sequence[int],
    spare: Face | None = None,
    dead: Card | None = None,
) -> tuple[Card, ...]:
    """Choose the cards for a play: copies of the *spare* face last, else in order of suit and deck.

    The *dead* joker is never chosen (T3). Raises ``ValueError`` if the hand lacks a card.
    """
    need = list(play.counts if isinstance(play, RankPlay) else play)
    chosen = []
    for card in sorted(hand, key=lambda card: (card.face == spare, card)):
        if need[card.rank] and card != dead:
            need[card.rank] -= 1
            chosen.append(card)
    if any(need):
        raise ValueError("the hand lacks cards for the play")
    return tuple(sorted(chosen))


def default_lead(hand: Iterable[Card], spare: Face | None = None, dead: Card | None = None) -> Card:
    """Choose the card led for somebody who does not: of the lowest rank, not the *spare* face, not *dead*.

    Raises ``ValueError`` for a hand without a card that can be played (T4).
    """
    usable_cards = (card for card in hand if card != dead)
    return min(usable_cards, key=lambda card: (card.rank, card.face == spare, card))


def verdict(
    hand: Sequence[Card],
    cards: Sequence[Card],
    rules: ComboRules,
    to_beat: Combination | None,
    dead: Card | None = None,
) -> Combination | Reason:
    """Return what the chosen *cards* are if they may be played, else the clause against it (C, O, T3)."""
    if not cards:
        return Reason(ReasonCode.NOTHING_CHOSEN)
    if Counter(cards) - Counter(hand):
        return Reason(ReasonCode.NOT_YOUR_CARDS)
    if dead is not None and dead in cards:
        return Reason(ReasonCode.DEAD_JOKER, rank=dead.rank)
    combination = classify_cards(cards, rules)
    if combination is None:
        return why_no_combination(rank_counts(cards), rules)
    if to_beat is not None and not beats(combination, to_beat):
        return why_no_answer(combination, to_beat, rules)
    return combination
