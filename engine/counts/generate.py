"""All plays of a hand, each once: as leads (C1 to C10) or as answers (O1 to O9).

A hand is first packed into *lanes*, four masks of ranks in one int: held at least once, twice, three
and four times. Its plays are then copied from tables, so that no int is made twice: making 300 of them
costs more than finding out which they are.
"""

from typing import Final

from engine.counts.plays import (
    AIRPLANE,
    BIG,
    BOMB,
    FOUR_DECKS,
    FULL_HOUSE,
    JOKER_BOMB,
    JOKER_WINGS,
    NO_FREE_WINGS,
    NO_JOKER_TRIPLES,
    PAIR,
    PAIR_RUN,
    RANK_AT,
    SINGLE,
    SMALL,
    STRAIGHT,
    TRIPLE,
    TRIPLE_RUN,
    joker_power,
    key,
)
from engine.counts.words import i64

RANKS: Final = 0x7FFF
"""One lane: all ranks."""
PLAIN: Final = 0x1FFF
"""All ranks but the jokers."""
_TO_ACE: Final = 0xFFF
"""The ranks of runs with 3 decks (C4 to C6)."""
_EACH: Final = 1 | 1 << 15 | 1 << 30 | 1 << 45
"""The lowest rank in each lane."""
TWO_JOKERS: Final = 3 << 28
"""Where lanes tell that two jokers are alike, as they are in every set of three."""

BITS: Final[list[list[int]]] = [[] for _ in range(1 << 15)]
"""The numbers of the bits of a mask, high to low: so are plays of one kind and size listed."""
for _mask in range(1, 1 << 15):
    BITS[_mask] = [*BITS[_mask & (_mask - 1)], (_mask & -_mask).bit_length() - 1]

_CHOICES: Final[list[list[list[int]] | None]] = [None] * (1 << 13)
"""By the lowest 13 bits of a play, see :func:`_choices`."""
_RUNS: Final[list[list[int] | None]] = [None] * (6 << 13)
"""By ranks at hand and, above those, kind and deck count, see :func:`runs_within`."""


def _wing_starts(place: int, groups: int) -> int:
    """Return the mask of places where wings beside that body may begin; 4 decks (C8a)."""
    body = {RANK_AT[step] for step in range(place, place + groups)}
    starts = 0
    for start in range(15 - groups):
        if body.isdisjoint([RANK_AT[step] for step in range(start, start + groups)]):
            starts |= 1 << start
    return starts & ~1 if groups == 2 else starts  # C8a: AA22 is no wing


WING_STARTS: Final[list[int]] = [
    _wing_starts(place, groups) if groups > 1 and place + groups < 15 else 0
    for place in range(16)
    for groups in range(32)
]
"""By the groups of an airplane and, from bit 5, its place."""


def lanes_of(counts: list[int]) -> i64:
    """Return which ranks a hand holds at least once, from bit 15 twice, from 30 three, from 45 four times."""
    lanes: i64 = 0
    rank: i64
    count: i64
    for rank, count in enumerate(counts):
        short = 4 - count
        if short < 0:
            short = 0
        lanes |= _EACH >> 15 * short << rank
    return lanes


def _lanes_with(lanes: i64, counts: list[int], rank: i64) -> i64:
    short = 4 - counts[rank]
    if short < 0:
        short = 0
    return lanes & ~(_EACH << rank) | _EACH >> 15 * short << rank


def lanes_after(lanes: i64, counts: list[int], play: i64) -> i64:
    """Return the lanes of a hand out of which *play* was just taken, from those before."""
    kind = play & 15
    if kind <= TRIPLE or kind == BOMB:
        return _lanes_with(lanes, counts, play >> 9 & 15)
    if kind == FULL_HOUSE:
        return _lanes_with(_lanes_with(lanes, counts, play >> 9 & 15), counts, play >> 13)
    return lanes_of(counts)


def places_of(mask: i64, four: bool) -> i64:
    """Turn a mask of ranks into one of places; jokers are left out."""
    if not four:
        return mask & _TO_ACE
    ace = mask >> 11 & 1
    return (mask & 0x7FF) << 2 | (mask >> 12 & 1) << 1 | ace << 13 | ace


def starts_of(places: i64, length: i64) -> i64:
    """Return the mask of places where *length* of the *places* in a row begin."""
    have: i64 = 1
    while have < length:
        step = have if have + have <= length else length - have
        places &= places >> step
        have += step
    return places


def _choices(head: i64, shift: i64) -> list[list[int]]:
    """Return all plays that begin with *head* and differ in a rank or place from bit *shift* on.

    They are 32 lists for each choice of the ranks 0 to 4, then as many for 5 to 9 and 10 to 14.
    """
    found: list[list[int]] = []
    for first in range(0, 15, 5):
        lists: list[list[int]] = [[]]
        for rank in range(first, first + 5):
            lists += [[head | rank << shift, *plays] for plays in lists]
        found += lists
    _CHOICES[head] = found
    return found


def _add(out: list[int], head: i64, shift: i64, mask: i64) -> None:
    """Add *head* with each rank or place of the mask, high to low, put in from bit *shift* on."""
    if not mask:
        return
    lists = _CHOICES[head]
    if lists is None:
        lists = _choices(head, shift)
    high = mask >> 10
    if high:
        out.extend(lists[64 + high])
    middle = mask >> 5 & 31
    if middle:
        out.extend(lists[32 + middle])
    low = mask & 31
    if low:
        out.extend(lists[low])


def legal_starts(starts: i64, kind: i64, length: i64, four: bool) -> i64:
    """Return the places of *starts* where a run of that length may begin."""
    if four and (length == 13 or (length == 2 and kind == TRIPLE_RUN)):
        return starts & ~1  # C4b: the ace high; C6: AAA222 alone is no triple run
    return starts


def runs_within(mask: i64, kind: i64, four: bool) -> list[int]:
    """Return all runs of a kind within the ranks of *mask*, which are no jokers."""
    at = mask | (kind - STRAIGHT + (3 if four else 0)) << 13
    found = _RUNS[at]
    if found is None:
        found = []
        places = places_of(mask, four)
        for length in range(5 if kind == STRAIGHT else 9 - kind, 14):
            starts = legal_starts(starts_of(places, length), kind, length, four)
            _add(found, kind | length << 4, 9, starts)
        _RUNS[at] = found
    return found


def _free_wings(counts: list[int], body: i64, groups: i64, free: bool) -> list[int]:
    """Return all sets of *groups* pairs beside the body, three bits a rank; 3 decks (C8)."""
    by_pairs: list[list[int]] = [[] for _ in range(groups + 1)]
    by_pairs[0].append(0)
    pairs: i64
    rank: i64
    total: i64
    number: i64
    add: i64
    for rank in range(13):
        pairs = counts[rank]
        if body >> rank & 1:
            pairs = pairs - 3 if free else 0
        pairs >>= 1
        if not free and pairs > 1:
            pairs = 1
        if pairs <= 0:
            continue
        for total in range(groups, 0, -1):
            into = by_pairs[total]
            for number in range(1, (pairs if pairs < total else total) + 1):
                add = number << (13 + 3 * rank)
                into.extend([code | add for code in by_pairs[total - number]])
    return by_pairs[groups]


def add_airplanes(
    out: list[int], counts: list[int], bodies: i64, twos: i64, groups: i64, above: i64, rules_id: i64
) -> None:
    """Add the airplanes of *groups* triples whose *bodies* begin at those places and whose key is higher."""
    head: i64
    place: i64
    if rules_id < FOUR_DECKS:
        for place in BITS[bodies]:
            if place > above:
                head = AIRPLANE | groups << 4 | place << 9
                body = ((1 << groups) - 1) << place
                wings = _free_wings(counts, body, groups, not rules_id & NO_FREE_WINGS)
                out.extend([head | wing for wing in wings])
        return
    starts = starts_of(places_of(twos & PLAIN, True), groups)
    jokers = groups == 2 and counts[SMALL] > 1 and counts[BIG] > 1
    for place in BITS[bodies]:
        head = AIRPLANE | groups << 4 | place << 9
        if place > above or key(head, rules_id) > above:
            _add(out, head, 13, starts & WING_STARTS[head >> 4 & 511])
            if jokers:
                out.append(head | JOKER_WINGS << 13)


def _full_houses(out: list[int], triples: i64, pairs: i64, rules_id: i64) -> None:
    if rules_id < FOUR_DECKS:
        pairs &= PLAIN  # C2, C7
        if rules_id & NO_JOKER_TRIPLES:
            triples &= PLAIN
    triple: i64
    for triple in BITS[triples]:
        _add(out, FULL_HOUSE | 16 | triple << 9, 13, pairs & ~(1 << triple))


def _bombs(out: list[int], counts: list[int], lanes: i64, above: i64, four: bool) -> None:
    """Add all bombs of a power greater than *above*."""
    rank: i64
    number: i64
    last: i64
    fours = lanes >> 45 & PLAIN
    if fours:
        for rank in BITS[fours]:
            number = 4
            if above >= 4000:  # O4: a bomb of this rank needs so many cards.
                number = (above - rank) // 1000 + 1
            last = counts[rank]
            while number <= last:
                out.append(BOMB | number << 4 | rank << 9)
                number += 1
    if lanes & TWO_JOKERS:
        add_joker_bombs(out, counts[SMALL], counts[BIG], above, four)


def add_joker_bombs(out: list[int], smalls: i64, bigs: i64, above: i64, four: bool) -> None:
    """Add all bombs of so many jokers whose power is greater than *above*."""
    small: i64
    big: i64
    for small in range(smalls + 1):
        for big in range(3 - small if small < 3 else 0, bigs + 1):
            if joker_power(small, big, four) > above:
                out.append(JOKER_BOMB | small + big << 4 | small << 13 | big << 17)


def leads(counts: list[int], rules_id: i64) -> list[int]:
    """Return every play of a hand, each once (T1)."""
    return leads_by(counts, lanes_of(counts), rules_id)


def leads_by(counts: list[int], lanes: i64, rules_id: i64) -> list[int]:
    """Return every play of a hand whose lanes are known, each once (T1)."""
    four = rules_id >= FOUR_DECKS
    ones = lanes & RANKS
    twos = lanes >> 15 & RANKS
    threes = lanes >> 30 & RANKS
    pairs = twos if four else twos & PLAIN  # C2
    triples = threes & PLAIN  # C3
    out: list[int] = []
    _add(out, SINGLE | 16, 9, ones)
    _add(out, PAIR | 16, 9, pairs)
    if threes:
        _add(out, TRIPLE | 16, 9, triples)
        _full_houses(out, threes, pairs, rules_id)
        bodies = places_of(triples, four)
        bodies &= bodies >> 1
        groups: i64 = 2
        while bodies:
            add_airplanes(out, counts, bodies, twos, groups, -1, rules_id)
            bodies &= bodies >> 1
            groups += 1
        out.extend(runs_within(triples, TRIPLE_RUN, four))
    out.extend(runs_within(ones & PLAIN, STRAIGHT, four))
    out.extend(runs_within(twos & PLAIN, PAIR_RUN, four))
    _bombs(out, counts, lanes, 0, four)
    return out


def answers(counts: list[int], play: i64, rules_id: i64) -> list[int]:
    """Return every play of a hand that beats *play*, each once (O9)."""
    return answers_by(counts, lanes_of(counts), play & 15, play >> 4 & 31, key(play, rules_id), rules_id)


def answers_above(counts: list[int], kind: i64, groups: i64, above: i64, rules_id: i64) -> list[int]:
    """Return every play that beats one of *kind* and *groups* whose key is *above* (O1 to O9)."""
    return answers_by(counts, lanes_of(counts), kind, groups, above, rules_id)


def lane_of(lanes: i64, kind: i64, four: bool) -> i64:
    """Return the ranks of which there are enough for one group of a kind."""
    if kind <= PAIR:
        mask = lanes >> 15 * (kind - 1) & RANKS
        return mask if kind == SINGLE or four else mask & PLAIN  # C2
    if kind == FULL_HOUSE:
        return lanes >> 30 & RANKS
    if kind == STRAIGHT:
        return lanes & PLAIN
    return (lanes >> 15 if kind == PAIR_RUN else lanes >> 30) & PLAIN


def answers_by(counts: list[int], lanes: i64, kind: i64, groups: i64, above: i64, rules_id: i64) -> list[int]:
    """Return what :func:`answers_above` does, from a hand whose lanes are known."""
    four = rules_id >= FOUR_DECKS
    out: list[int] = []
    if kind >= BOMB:
        _bombs(out, counts, lanes, above, four)
        return out
    mask = lane_of(lanes, kind, four)
    higher = above + 1
    if kind == AIRPLANE:
        bodies = starts_of(places_of(mask, four), groups)
        if bodies:
            add_airplanes(out, counts, bodies, lanes >> 15 & RANKS, groups, above, rules_id)
    elif kind == FULL_HOUSE:
        mask = mask >> higher << higher
        if mask:
            _full_houses(out, mask, lanes >> 15 & RANKS, rules_id)
    else:
        if kind >= STRAIGHT:
            mask = legal_starts(starts_of(places_of(mask, four), groups), kind, groups, four)
        _add(out, kind | groups << 4, 9, mask >> higher << higher)
    _bombs(out, counts, lanes, 0, four)
    return out


def count_above(counts: list[int], kind: i64, groups: i64, above: i64, rules_id: i64) -> i64:
    """Return how many plays of the same type and size beat one whose key is *above*; no bombs (O1 to O3)."""
    return count_by(counts, lanes_of(counts), kind, groups, above, rules_id)


def count_by(counts: list[int], lanes: i64, kind: i64, groups: i64, above: i64, rules_id: i64) -> i64:
    """Return what :func:`count_above` does, from a hand whose lanes are known."""
    if kind >= BOMB:
        return 0
    four = rules_id >= FOUR_DECKS
    mask = lane_of(lanes, kind, four)
    higher = above + 1
    if kind == AIRPLANE:
        bodies = starts_of(places_of(mask, four), groups)
        if not bodies:
            return 0
        out: list[int] = []
        add_airplanes(out, counts, bodies, lanes >> 15 & RANKS, groups, above, rules_id)
        return len(out)
    if kind == FULL_HOUSE:
        pairs = lanes >> 15 & RANKS
        if not four:
            pairs &= PLAIN
            if rules_id & NO_JOKER_TRIPLES:
                mask &= PLAIN
        mask = mask >> higher << higher
        return len(BITS[mask]) * len(BITS[pairs]) - len(BITS[mask & pairs])
    if kind >= STRAIGHT:
        mask = legal_starts(starts_of(places_of(mask, four), groups), kind, groups, four)
    return len(BITS[mask >> higher])
