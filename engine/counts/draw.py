"""One play of a hand by its place in the list of all, without making the list: most of a random deal.

Each function returns the play at an index, or minus the number of plays where there are no more than that;
so asked for :data:`BEYOND` it counts them. The order is that of :mod:`engine.counts.generate`.
"""

from typing import Final

from engine.counts.generate import (
    BITS,
    PLAIN,
    RANKS,
    TWO_JOKERS,
    WING_STARTS,
    add_airplanes,
    add_joker_bombs,
    lane_of,
    legal_starts,
    places_of,
    starts_of,
)
from engine.counts.plays import (
    AIRPLANE,
    BIG,
    BOMB,
    FOUR_DECKS,
    FULL_HOUSE,
    JOKER_WINGS,
    NO_JOKER_TRIPLES,
    PAIR,
    PAIR_RUN,
    SINGLE,
    SMALL,
    STRAIGHT,
    TRIPLE,
    TRIPLE_RUN,
)
from engine.counts.words import i64

BEYOND: Final = 1 << 40
"""An index larger than any number of plays."""
_BOMBS: Final = PLAIN << 45 | TWO_JOKERS
"""Where lanes tell of four cards of a rank or of two jokers that are alike."""


def _in_list(plays: list[int], index: i64) -> i64:
    number: i64 = len(plays)
    return plays[index] if index < number else -number


def _bits(mask: i64) -> i64:
    """Return how many ranks are in a mask; quicker than a look at a table that no cache holds."""
    mask -= mask >> 1 & 0x5555
    mask = (mask & 0x3333) + (mask >> 2 & 0x3333)
    mask = mask + (mask >> 4) & 0x0F0F
    return mask + (mask >> 8) & 31


def _lowest(mask: i64) -> i64:
    """Return the lowest rank of a mask that has one."""
    return _bits((mask & -mask) - 1)


def _in_mask(head: i64, shift: i64, mask: i64, index: i64) -> i64:
    number = _bits(mask)
    if index >= number:
        return -number
    while index < number - 1:  # From the low end, where a bit is cleared in no time: the list begins high.
        mask &= mask - 1
        index += 1
    return head | _lowest(mask) << shift


def _full_house(triples: i64, pairs: i64, index: i64, rules_id: i64) -> i64:
    if rules_id < FOUR_DECKS:
        pairs &= PLAIN  # C2, C7
        if rules_id & NO_JOKER_TRIPLES:
            triples &= PLAIN
    number = _bits(triples) * _bits(pairs) - _bits(triples & pairs)
    if index >= number:
        return -number
    back = number - 1 - index  # From the low end, as in _in_mask.
    while True:
        triple = _lowest(triples)
        others = pairs & ~(1 << triple)
        number = _bits(others)
        if back < number:
            return _in_mask(FULL_HOUSE | 16 | triple << 9, 13, others, number - 1 - back)
        back -= number
        triples &= triples - 1


def _run(mask: i64, kind: i64, length: i64, index: i64, four: bool) -> i64:
    """Find a run within the ranks of *mask* that has *length* groups at least."""
    left = index
    starts = starts_of(places_of(mask, four), length)
    while starts and length < 14:
        play = _in_mask(kind | length << 4, 9, legal_starts(starts, kind, length, four), left)
        if play > 0:
            return play
        left += play
        starts &= starts >> 1
        length += 1
    return left - index


def _airplane(counts: list[int], triples: i64, twos: i64, index: i64, rules_id: i64) -> i64:
    left = index
    bodies = places_of(triples, rules_id >= FOUR_DECKS)
    bodies &= bodies >> 1
    groups: i64 = 2
    if rules_id < FOUR_DECKS:
        plays: list[int] = []
        while bodies:
            add_airplanes(plays, counts, bodies, twos, groups, -1, rules_id)
            bodies &= bodies >> 1
            groups += 1
        return _in_list(plays, index)
    starts = places_of(twos & PLAIN, True)
    starts &= starts >> 1
    place: i64
    while bodies:
        jokers = groups == 2 and counts[SMALL] > 1 and counts[BIG] > 1
        for place in BITS[bodies]:
            head = AIRPLANE | groups << 4 | place << 9
            play = _in_mask(head, 13, starts & WING_STARTS[head >> 4 & 511], left)
            if play > 0:
                return play
            left += play
            if jokers:
                if left == 0:
                    return head | JOKER_WINGS << 13
                left -= 1
        bodies &= bodies >> 1
        starts &= starts >> 1
        groups += 1
    return left - index


def _bombs_of(counts: list[int], rank: i64, above: i64) -> i64:
    """Return how many bombs of a rank there are: of as many cards as are held, or of fewer."""
    least: i64 = 4
    if above >= 4000:  # O4
        least = (above - rank) // 1000 + 1
    number = counts[rank] - least + 1
    if number < 0:
        number = 0
    return number


def _bomb(counts: list[int], lanes: i64, above: i64, index: i64, four: bool) -> i64:
    if not lanes & _BOMBS:
        return 0
    left = index
    fours = lanes >> 45 & PLAIN
    number: i64 = 0
    rest = fours
    while rest:
        number += _bombs_of(counts, _lowest(rest), above)
        rest &= rest - 1
    if left < number:
        back = number - 1 - left  # From the low end, as in _in_mask.
        while True:
            rank = _lowest(fours)
            number = _bombs_of(counts, rank, above)
            if back < number:
                return BOMB | counts[rank] - back << 4 | rank << 9
            back -= number
            fours &= fours - 1
    left -= number
    if lanes & TWO_JOKERS and counts[SMALL] + counts[BIG] > 2:
        plays: list[int] = []
        add_joker_bombs(plays, counts[SMALL], counts[BIG], above, four)
        play = _in_list(plays, left)
        if play > 0:
            return play
        left += play
    return left - index


def lead_at(counts: list[int], lanes: i64, index: i64, rules_id: i64) -> i64:
    """Return the lead at *index* of a hand whose lanes are known (T1)."""
    four = rules_id >= FOUR_DECKS
    ones = lanes & RANKS
    twos = lanes >> 15 & RANKS
    threes = lanes >> 30 & RANKS
    pairs = twos if four else twos & PLAIN  # C2
    triples = threes & PLAIN  # C3
    play = _in_mask(SINGLE | 16, 9, ones, index)
    if play > 0:
        return play
    left = index + play
    if pairs:
        play = _in_mask(PAIR | 16, 9, pairs, left)
        if play > 0:
            return play
        left += play
    if threes:
        play = _in_mask(TRIPLE | 16, 9, triples, left)
        if play > 0:
            return play
        left += play
        play = _full_house(threes, pairs, left, rules_id)
        if play > 0:
            return play
        left += play
        play = _airplane(counts, triples, twos, left, rules_id)
        if play > 0:
            return play
        left += play
        play = _run(triples, TRIPLE_RUN, 2, left, four)
        if play > 0:
            return play
        left += play
    play = _run(ones & PLAIN, STRAIGHT, 5, left, four)
    if play > 0:
        return play
    left += play
    play = _run(twos & PLAIN, PAIR_RUN, 3, left, four)
    if play > 0:
        return play
    left += play
    play = _bomb(counts, lanes, 0, left, four)
    return play if play > 0 else left + play - index


def answer_at(
    counts: list[int], lanes: i64, kind: i64, groups: i64, above: i64, index: i64, rules_id: i64
) -> i64:
    """Return the answer at *index* to a play of *kind* and *groups* whose key is *above* (O1 to O9)."""
    four = rules_id >= FOUR_DECKS
    if kind >= BOMB:
        return _bomb(counts, lanes, above, index, four)
    mask = lane_of(lanes, kind, four)
    higher = above + 1
    play: i64 = 0
    if kind == AIRPLANE:
        bodies = starts_of(places_of(mask, four), groups)
        if bodies:
            plays: list[int] = []
            add_airplanes(plays, counts, bodies, lanes >> 15 & RANKS, groups, above, rules_id)
            play = _in_list(plays, index)
    elif kind == FULL_HOUSE:
        mask = mask >> higher << higher
        if mask:
            play = _full_house(mask, lanes >> 15 & RANKS, index, rules_id)
    else:
        if kind >= STRAIGHT:
            mask = legal_starts(starts_of(places_of(mask, four), groups), kind, groups, four)
        mask = mask >> higher << higher
        if mask:
            play = _in_mask(kind | groups << 4, 9, mask, index)
    if play > 0:
        return play
    left = index + play
    play = _bomb(counts, lanes, 0, left, four)
    return play if play > 0 else left + play - index
