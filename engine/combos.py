"""Combinations: what a set of cards is (RULES C)."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from engine.cards import Card, Rank, rank_counts
from engine.jokers import joker_bomb_power, rank_bomb_power


class CombinationType(Enum):
    """The kinds of play; the value is the word used in records and vectors."""

    SINGLE = "single"
    PAIR = "pair"
    TRIPLE = "triple"
    STRAIGHT = "straight"
    PAIR_RUN = "pair_run"
    TRIPLE_RUN = "triple_run"
    FULL_HOUSE = "full_house"
    AIRPLANE = "airplane"
    BOMB = "bomb"


@dataclass(frozen=True, slots=True)
class ComboRules:
    """What combinations depend on: 3 or 4 *decks*, and the switches of C7 and C8 (3-deck only)."""

    decks: int
    joker_triples: bool = True
    free_wings: bool = True


@dataclass(frozen=True, slots=True)
class Combination:
    """What a play is.

    *size* is its number of cards; *key* orders it among plays that compare with it (same type and
    size, or both bombs): greater beats less, equal does not beat (O9). *ranks* are the ranks of
    the body in run order, low to high (``A23`` begins with the ace), one rank for a single, pair,
    triple, full house or bomb, and the joker ranks present for a joker bomb; *wings* are the ranks
    of the pairs carried, in run order.
    """

    type: CombinationType
    size: int
    key: int
    ranks: tuple[Rank, ...]
    wings: tuple[Rank, ...] = ()

    @property
    def groups(self) -> int:
        """Cards of a straight or bomb, pairs or triples of a run, 1 otherwise."""
        if self.type is CombinationType.BOMB:
            return self.size
        return len(self.ranks) if self.type not in _ONE_GROUP else 1


_ONE_GROUP = frozenset(
    {CombinationType.SINGLE, CombinationType.PAIR, CombinationType.TRIPLE, CombinationType.FULL_HOUSE}
)

# Places of ranks in runs: without the 2 from the 3 up (3 decks); low ace, 2, 3 to K, high ace (4 decks).
_LOW_ACE, _HIGH_ACE = 0, 13
LONGEST_RUN = 13


def run_start(ranks: Sequence[int], decks: int) -> int | None:
    """Return the place at which the different *ranks* form a run, None if they do not (C4 to C6, C4a, C4b).

    Places are ranks with 3 decks; with 4 decks 0 is the low ace, 1 the two, 2 the three, 13 the high ace.
    """
    last = max(ranks)
    if last >= Rank.SMALL_JOKER:
        return None
    if decks == 3:
        return min(ranks) if last <= Rank.ACE and last - min(ranks) == len(ranks) - 1 else None
    aces = (_HIGH_ACE, _LOW_ACE) if Rank.ACE in ranks else (_HIGH_ACE,)  # C4b: the ace high first
    for ace in aces:
        places = [ace if r == Rank.ACE else 1 if r == Rank.TWO else r + 2 for r in ranks]
        if max(places) - min(places) == len(places) - 1:
            return min(places)
    return None


def ranks_of_run(start: int, length: int, decks: int) -> tuple[Rank, ...]:
    """Return the ranks of a run in order, from its place; the inverse of :func:`run_start`."""
    if decks == 3:
        return tuple(Rank(start + step) for step in range(length))
    return tuple(_RANK_AT[start + step] for step in range(length))


_RANK_AT = (Rank.ACE, Rank.TWO, *(Rank(place) for place in range(Rank.KING + 1)), Rank.ACE)


def classify_cards(cards: Iterable[Card], rules: ComboRules) -> Combination | None:
    """Return what physical *cards* are, None if they are no combination."""
    return classify(rank_counts(cards), rules)


def classify(counts: Sequence[int], rules: ComboRules) -> Combination | None:
    """Return what 15 rank *counts* are, None if they are no combination (C1 to C11)."""
    present = [rank for rank in range(15) if counts[rank]]
    size = sum(counts)
    if not present:
        return None
    bomb = _bomb(counts, present, size, rules.decks)  # C11: a bomb is only ever a bomb
    if bomb is not None:
        return bomb
    if len(present) == 1:
        return _of_one_rank(present[0], size, rules.decks)
    kinds = {counts[rank] for rank in present}
    if size == 5 and kinds == {2, 3} and len(present) == 2:
        return _full_house(counts, present, rules)
    if len(kinds) == 1 and next(iter(kinds)) <= 3:
        return _run(present, next(iter(kinds)), size, rules.decks)
    if rules.decks == 3:
        return _airplane3(counts, present, size, rules)
    return _airplane4(counts, present, size)


def _bomb(counts: Sequence[int], present: list[int], size: int, decks: int) -> Combination | None:
    small, big = counts[Rank.SMALL_JOKER], counts[Rank.BIG_JOKER]
    if small + big == size:
        power = joker_bomb_power(small, big, decks)
    elif len(present) == 1 and size >= 4:
        power = rank_bomb_power(size, present[0])
    else:
        return None
    if power is None:
        return None
    return Combination(CombinationType.BOMB, size, power, tuple(map(Rank, present)))


def _of_one_rank(rank: int, size: int, decks: int) -> Combination | None:
    if size == 2 and decks == 3 and rank >= Rank.SMALL_JOKER:  # C2
        return None
    kind = {1: CombinationType.SINGLE, 2: CombinationType.PAIR, 3: CombinationType.TRIPLE}[size]
    return Combination(kind, size, rank, (Rank(rank),))


def _full_house(counts: Sequence[int], present: list[int], rules: ComboRules) -> Combination | None:
    triple, pair = sorted(present, key=lambda rank: -counts[rank])
    if rules.decks == 3 and (
        pair >= Rank.SMALL_JOKER or (triple >= Rank.SMALL_JOKER and not rules.joker_triples)
    ):  # C7
        return None
    return Combination(CombinationType.FULL_HOUSE, 5, triple, (Rank(triple),), (Rank(pair),))


_RUNS = {
    1: (CombinationType.STRAIGHT, 5),
    2: (CombinationType.PAIR_RUN, 3),
    3: (CombinationType.TRIPLE_RUN, 2),
}


def _run(present: list[int], copies: int, size: int, decks: int) -> Combination | None:
    kind, shortest = _RUNS[copies]
    start = run_start(present, decks)
    groups = len(present)
    if groups < shortest or start is None:
        return None
    if decks == 4 and groups == 2 and start == _LOW_ACE:  # C6
        return None
    return Combination(kind, size, start, ranks_of_run(start, groups, decks))


def _airplane3(counts: Sequence[int], present: list[int], size: int, rules: ComboRules) -> Combination | None:
    body = [rank for rank in present if counts[rank] % 2]  # C8b
    groups = len(body)
    if groups < 2 or size != 5 * groups or min(counts[rank] for rank in body) < 3:
        return None
    if present[-1] >= Rank.SMALL_JOKER:
        return None
    start = run_start(body, 3)
    if start is None:
        return None
    wings = [Rank(r) for r in present for _ in range((counts[r] - 3 * (r in body)) // 2)]
    if not rules.free_wings and (len(set(wings)) < groups or set(wings) & set(body)):
        return None
    return Combination(CombinationType.AIRPLANE, size, start, ranks_of_run(start, groups, 3), tuple(wings))


def _airplane4(counts: Sequence[int], present: list[int], size: int) -> Combination | None:
    jokers = (counts[Rank.SMALL_JOKER], counts[Rank.BIG_JOKER])
    plain = [rank for rank in present if rank < Rank.SMALL_JOKER]
    body = [rank for rank in plain if counts[rank] == 3]  # C8b
    pairs = [rank for rank in plain if counts[rank] == 2]
    groups = len(body)
    if groups < 2 or size != 5 * groups or len(body) + len(pairs) != len(plain):  # C8a: no bomb inside
        return None
    start = run_start(body, 4)
    if start is None:
        return None
    if jokers == (2, 2) and groups == 2:
        wings: tuple[Rank, ...] = (Rank.SMALL_JOKER, Rank.BIG_JOKER)
    else:
        wing_start = run_start(pairs, 4) if pairs and jokers == (0, 0) else None
        if wing_start is None or (groups == 2 and wing_start == _LOW_ACE):  # C8a: AA22 is no wing
            return None
        wings = ranks_of_run(wing_start, groups, 4)
    key = LONGEST_RUN if groups == 2 and start == 1 else start  # O3: 222333 is the highest
    return Combination(CombinationType.AIRPLANE, size, key, ranks_of_run(start, groups, 4), wings)
