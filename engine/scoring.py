"""Points: what bombs add to N, who wins without play, who gets what at the end (H7, H8, F3, F5, N5, P5)."""

from __future__ import annotations

from collections.abc import Collection, Sequence

from engine.cards import Card, Rank, rank_counts
from engine.combos import Combination, CombinationType, ComboRules, classify
from engine.counts import FOUR_DECKS, leads, take
from engine.jokers import CUT_INTO_BOMBS, joker_bonus
from engine.ruleset import SEATS, Variant
from engine.rulings import BOMB_OF

Scores = tuple[int, ...]
"""Six scores by seat; their sum is zero."""


def bonus(
    played: Combination | Sequence[Card] | Sequence[int], variant: Variant | str, solo: bool = False
) -> int:
    """Return what a play, given as combination, cards or 15 counts, adds to N (H7, F3)."""
    decks = Variant(variant).decks
    combination = played if isinstance(played, Combination) else _classified(played, decks)
    if combination is None or combination.type is not CombinationType.BOMB:
        return 0
    if solo and decks == 4:  # F3
        return 0
    size = combination.size
    if combination.ranks[0].is_joker:
        return joker_bonus(size, len(combination.ranks) == 1, decks)
    if decks == 3:
        return int(size >= 6)
    return max(0, size - 6)


def _classified(played: Sequence[Card] | Sequence[int], decks: int) -> Combination | None:
    cards = [card for card in played if isinstance(card, Card)]
    numbers = [number for number in played if isinstance(number, int)]
    return classify(numbers or rank_counts(cards), ComboRules(decks))


def auto_win(counts: Sequence[int]) -> str | None:
    """Return why a landlord's hand wins without play, the first reason that holds, or None (F5)."""
    hand = list(counts)
    if not _holds_bomb(hand):
        return "no_bomb"
    if max(hand[: Rank.SMALL_JOKER]) >= BOMB_OF:
        return "bomb_of_13"
    if _only_bombs(hand):
        return "all_bombs"
    for play in leads(hand, FOUR_DECKS):
        rest = hand[:]
        take(rest, play, FOUR_DECKS)
        if _only_bombs(rest):
            return "all_bombs_after_one_play"
    return None


def _holds_bomb(counts: list[int]) -> bool:
    small, big = counts[Rank.SMALL_JOKER :]
    return max(counts[: Rank.SMALL_JOKER]) >= 4 or small >= 3 or big >= 3 or small + big >= 4


def _only_bombs(counts: list[int]) -> bool:
    # Four or more of a rank are one bomb; a bomb of a rank is never cut out of another rank.
    if any(0 < count < 4 for count in counts[: Rank.SMALL_JOKER]):
        return False
    return (counts[Rank.SMALL_JOKER], counts[Rank.BIG_JOKER]) in CUT_INTO_BOMBS


def hidden_scores(landlords: Collection[int], first_out: int, *, stake: int, n: int, base: int) -> Scores:
    """Return the scores when *first_out* is out first: ± W = S × N × base, S is *stake* (H8)."""
    worth = stake * n * base
    won = first_out in landlords
    return tuple(worth if (seat in landlords) == won else -worth for seat in range(SEATS))


def all_copies_scores(landlord: int, base: int) -> Scores:
    """Return the scores when one seat was dealt all copies of the marked card (H2.4)."""
    return _one_against_five(landlord, 2 * base)


def two_four_scores(great: int, second: int | None, landlords_won: bool, *, n: int, base: int) -> Scores:
    """Return the scores of ``two_four``; *second* is None in a solo deal (N5)."""
    worth = base * n if landlords_won else -base * n
    if second is None:
        return _one_against_five(great, worth)
    shares = {great: 3 * worth, second: worth}
    return tuple(shares.get(seat, -worth) for seat in range(SEATS))


def two_camps_scores(
    positive: int,
    negative: int | None,
    positive_farmers: Collection[int],
    positive_won: bool,
    *,
    n: int,
    base: int,
) -> Scores:
    """Return the scores of ``two_camps``; *negative* is None in a solo deal (P5)."""
    worth = base * n if positive_won else -base * n
    if negative is None:
        return _one_against_five(positive, worth)
    shares = {positive: 2 * worth, negative: -2 * worth, **dict.fromkeys(positive_farmers, worth)}
    return tuple(shares.get(seat, -worth) for seat in range(SEATS))


def _one_against_five(one: int, worth: int) -> Scores:
    return tuple(5 * worth if seat == one else -worth for seat in range(SEATS))
