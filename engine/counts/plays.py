"""A play as an int: what it is, which cards it uses, what it beats.

Bits 0-3 hold the kind, 4-8 the groups (C: cards of a straight or bomb, pairs or triples of a run, 1
otherwise), 9-12 the rank or the place of the run, 13 and up what is carried:

* full house: the rank of the pair;
* airplane, 4 decks: the place of the wings' run, :data:`JOKER_WINGS` for ``wwWW``;
* airplane, 3 decks: three bits for each rank, how many pairs of it;
* joker bomb: small jokers, then from bit 17 big jokers.

Places of runs are ranks with 3 decks; with 4 decks 0 is the low ace, 1 the two, 2 the three, 13 the
high ace (C4a).
"""

from typing import Final

from engine.counts.words import i64

PASS: Final = 0
SINGLE: Final = 1
PAIR: Final = 2
TRIPLE: Final = 3
FULL_HOUSE: Final = 4
STRAIGHT: Final = 5
PAIR_RUN: Final = 6
TRIPLE_RUN: Final = 7
AIRPLANE: Final = 8
BOMB: Final = 9
JOKER_BOMB: Final = 10

THREE_DECKS: Final = 0
NO_JOKER_TRIPLES: Final = 1
NO_FREE_WINGS: Final = 2
FOUR_DECKS: Final = 4

JOKER_WINGS: Final = 15
SMALL: Final = 13
BIG: Final = 14
ACE: Final = 11
HIGHEST_AIRPLANE: Final = 13

RANK_AT: Final[list[int]] = [11, 12, 0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]
"""The rank at each place of a run with 4 decks."""


def kind_of(play: i64) -> i64:
    """Return the kind of a play, one of the constants above; 0 for a pass."""
    return play & 15


def groups_of(play: i64) -> i64:
    """Return the cards of a straight or bomb, the pairs or triples of a run, 1 otherwise."""
    return play >> 4 & 31


def size(play: i64) -> i64:
    """Return the number of cards of a play."""
    kind = play & 15
    groups = play >> 4 & 31
    if kind <= TRIPLE:
        return kind
    if kind == FULL_HOUSE:
        return 5
    if kind == PAIR_RUN:
        return 2 * groups
    if kind == TRIPLE_RUN:
        return 3 * groups
    if kind == AIRPLANE:
        return 5 * groups
    return groups


def joker_power(small: i64, big: i64, four: bool) -> i64:
    """Return the power of a set of jokers among bombs, 0 where it is no bomb (C10, O5 to O8)."""
    number = small + big
    if number == 3:
        if small and big:
            return 0
        return 4500 if small else 4502 if four else 4501
    if not four:
        return 4500 if number == 4 else 6500 if number == 5 else 100000 if number == 6 else 0
    if number == 4:
        return 8500 if big == 0 else 8502 if small == 0 else 4501
    if number == 5:
        return 8500 if big == 1 else 8502 if small == 1 else 0
    if number == 6 or number == 7:
        return 8501
    return 100000 if number == 8 else 0


def key(play: i64, rules_id: i64) -> i64:
    """Return what orders a play among those that compare with it (O1 to O8)."""
    kind = play & 15
    groups = play >> 4 & 31
    place = play >> 9 & 15
    if kind == BOMB:
        return groups * 1000 + place
    if kind == JOKER_BOMB:
        return joker_power(play >> 13 & 15, play >> 17 & 15, rules_id >= FOUR_DECKS)
    if kind == AIRPLANE and groups == 2 and place == 1 and rules_id >= FOUR_DECKS:
        return HIGHEST_AIRPLANE  # O3: 222333
    return place


def beats(new: i64, old: i64, rules_id: i64) -> bool:
    """Return whether *new* may be played on *old* (O1 to O9)."""
    if (new & 15) >= BOMB:
        return (old & 15) < BOMB or key(new, rules_id) > key(old, rules_id)
    # O2: one type and one size, which here is one kind with as many groups.
    return (new & 511) == (old & 511) and key(new, rules_id) > key(old, rules_id)


def _run(counts: list[int], place: i64, groups: i64, copies: i64, four: bool) -> None:
    for step in range(place, place + groups):
        counts[RANK_AT[step] if four else step] -= copies


def take(counts: list[int], play: i64, rules_id: i64) -> i64:
    """Take the cards of a play out of *counts*; return how many they are."""
    kind = play & 15
    groups = play >> 4 & 31
    place = play >> 9 & 15
    four = rules_id >= FOUR_DECKS
    if kind <= TRIPLE:
        counts[place] -= kind
        return kind
    if kind == BOMB:
        counts[place] -= groups
        return groups
    if kind == FULL_HOUSE:
        counts[place] -= 3
        counts[play >> 13] -= 2
        return 5
    if kind == STRAIGHT:
        _run(counts, place, groups, 1, four)
        return groups
    if kind == PAIR_RUN:
        _run(counts, place, groups, 2, four)
        return 2 * groups
    if kind == JOKER_BOMB:
        counts[SMALL] -= play >> 13 & 15
        counts[BIG] -= play >> 17 & 15
        return groups
    _run(counts, place, groups, 3, four)
    if kind == TRIPLE_RUN:
        return 3 * groups
    wings = play >> 13
    if not four:
        rank = 0
        while wings:
            counts[rank] -= 2 * (wings & 7)
            wings >>= 3
            rank += 1
    elif wings == JOKER_WINGS:
        counts[SMALL] -= 2
        counts[BIG] -= 2
    else:
        _run(counts, wings, groups, 2, True)
    return 5 * groups


def used(play: i64, rules_id: i64) -> list[int]:
    """Return the 15 counts of the cards of a play."""
    counts = [0] * 15
    if play:
        take(counts, play, rules_id)
    return [-count for count in counts]


def bonus(play: i64, rules_id: i64) -> i64:
    """Return what a play adds to N outside a solo deal (H7, F3)."""
    kind = play & 15
    if kind < BOMB:
        return 0
    groups = play >> 4 & 31
    if kind == BOMB:
        if rules_id < FOUR_DECKS:
            return 1 if groups >= 6 else 0
        return groups - 6 if groups > 6 else 0
    if rules_id < FOUR_DECKS:
        return 1 if groups < 5 else 3 if groups == 5 else 5
    if groups <= 4:
        return 3 if play >> 13 & 15 in (0, 4) and groups == 4 else 0
    return 9 if groups == 7 else 6 if groups == 8 else 3
