"""All plays of a hand, each once: as leads (C1 to C10) or as answers (O1 to O9)."""

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

_PLAIN: Final = 0x1FFF
"""All ranks but the jokers."""
_TO_ACE: Final = 0xFFF
"""The ranks of runs with 3 decks (C4 to C6)."""
_CACHED: Final = 20_000
"""No cache below holds more lists than this; a full one is emptied."""

_BITS: Final[list[list[int]]] = [[] for _ in range(1 << 15)]
for _mask in range(1, 1 << 15):
    _BITS[_mask] = [*_BITS[_mask & (_mask - 1)], (_mask & -_mask).bit_length() - 1]

# Keyed by the ranks at hand, and kind and length or deck count above bit 13.
_RUNS: Final[dict[int, list[int]]] = {}
_WINGS: Final[dict[int, list[int]]] = {}
_BODIES: Final[dict[int, list[int]]] = {}

# Index: kind. Shortest runs; their copies of a rank.
_SHORTEST: Final[list[int]] = [0, 0, 0, 0, 0, 5, 3, 2, 2]


def _places(mask: int, four: bool) -> int:
    """Turn a mask of ranks into one of places."""
    if not four:
        return mask & _TO_ACE
    ace = mask >> 11 & 1
    return (mask & 0x7FF) << 2 | (mask >> 12 & 1) << 1 | ace << 13 | ace


def starts_of(places: int, length: int) -> int:
    """Return the mask of places where *length* of the *places* in a row begin."""
    have = 1
    while have < length:
        step = have if have + have <= length else length - have
        places &= places >> step
        have += step
    return places


def _runs(mask: int, kind: int, four: bool) -> list[int]:
    """Return all runs of a kind within the ranks of *mask*."""
    at = mask | kind << 13 | (1 << 20 if four else 0)
    found = _RUNS.get(at)
    if found is None:
        found = []
        places = _places(mask, four)
        for length in range(_SHORTEST[kind], 14):
            starts = starts_of(places, length)
            if not starts:
                break
            found.extend([kind | length << 4 | place << 9 for place in _legal(starts, kind, length, four)])
        if len(_RUNS) >= _CACHED:
            _RUNS.clear()
        _RUNS[at] = found
    return found


def _legal(starts: int, kind: int, length: int, four: bool) -> list[int]:
    if four and (length == 13 or (length == 2 and kind == TRIPLE_RUN)):
        starts &= ~1  # C4b: the ace high; C6: AAA222 alone is no triple run
    return _BITS[starts]


def _bodies(mask: int, four: bool) -> list[int]:
    """Return the bodies of airplanes in the triple ranks of *mask*, and after each the mask of its ranks."""
    at = mask | (1 << 20 if four else 0)
    found = _BODIES.get(at)
    if found is None:
        found = []
        places = _places(mask, four)
        for length in range(2, 14):
            for place in _BITS[starts_of(places, length)]:
                body = 0
                for step in range(place, place + length):
                    body |= 1 << (RANK_AT[step] if four else step)
                found.append(AIRPLANE | length << 4 | place << 9)
                found.append(body)
        if len(_BODIES) >= _CACHED:
            _BODIES.clear()
        _BODIES[at] = found
    return found


def _wing_runs(mask: int, groups: int) -> list[int]:
    """Return the places of wings of *groups* pairs, shifted into place; 4 decks (C8a)."""
    at = mask | groups << 13
    found = _WINGS.get(at)
    if found is None:
        starts = starts_of(_places(mask, True), groups)
        if groups == 2:
            starts &= ~1  # C8a: AA22 is no wing
        found = [place << 13 for place in _BITS[starts]]
        if len(_WINGS) >= _CACHED:
            _WINGS.clear()
        _WINGS[at] = found
    return found


def _free_wings(counts: list[int], body: int, groups: int, free: bool) -> list[int]:
    """Return all sets of *groups* pairs beside the body, three bits a rank; 3 decks (C8)."""
    by_pairs: list[list[int]] = [[] for _ in range(groups + 1)]
    by_pairs[0].append(0)
    for rank in range(13):
        pairs = counts[rank]
        if body >> rank & 1:
            pairs = pairs - 3 if free else 0
        pairs >>= 1
        if not free and pairs > 1:
            pairs = 1
        if not pairs:
            continue
        for total in range(groups, 0, -1):
            into = by_pairs[total]
            for number in range(1, min(pairs, total) + 1):
                add = number << (13 + 3 * rank)
                into.extend([code | add for code in by_pairs[total - number]])
    return by_pairs[groups]


def _airplanes(out: list[int], counts: list[int], head: int, body: int, pairs: int, rules_id: int) -> None:
    groups = head >> 4 & 31
    if rules_id < FOUR_DECKS:
        wings = _free_wings(counts, body, groups, not rules_id & NO_FREE_WINGS)
        if wings:
            out.extend([head | wing for wing in wings])
        return
    wings = _wing_runs(pairs & ~body & _PLAIN, groups)
    if wings:
        out.extend([head | wing for wing in wings])
    if groups == 2 and counts[SMALL] > 1 and counts[BIG] > 1:
        out.append(head | JOKER_WINGS << 13)


def _full_houses(out: list[int], triples: int, pairs: int, rules_id: int) -> None:
    if rules_id < FOUR_DECKS:
        pairs &= _PLAIN  # C2, C7
        if rules_id & NO_JOKER_TRIPLES:
            triples &= _PLAIN
    for triple in _BITS[triples]:
        head = FULL_HOUSE | 16 | triple << 9
        out.extend([head | pair << 13 for pair in _BITS[pairs & ~(1 << triple)]])


def _bombs(out: list[int], counts: list[int], fours: int, above: int, four: bool) -> None:
    """Add all bombs of a power greater than *above*."""
    for rank in _BITS[fours]:
        # O4: a bomb of this rank needs so many cards.
        least = (above - rank) // 1000 + 1
        if least < 4:
            least = 4
        for number in range(least, counts[rank] + 1):
            out.append(BOMB | number << 4 | rank << 9)
    smalls = counts[SMALL]
    bigs = counts[BIG]
    if smalls + bigs > 2:
        for small in range(smalls + 1):
            for big in range(bigs + 1):
                if small + big > 2 and joker_power(small, big, four) > above:
                    out.append(JOKER_BOMB | small + big << 4 | small << 13 | big << 17)


def leads(counts: list[int], rules_id: int) -> list[int]:
    """Return every play of a hand, each once (T1)."""
    ones = twos = threes = fours = 0
    bit = 1
    for count in counts:
        if count:
            ones |= bit
            if count > 1:
                twos |= bit
                if count > 2:
                    threes |= bit
                    if count > 3:
                        fours |= bit
        bit += bit
    four = rules_id >= FOUR_DECKS
    pairs = twos if four else twos & _PLAIN  # C2
    triples = threes & _PLAIN  # C3
    out = [SINGLE | 16 | rank << 9 for rank in _BITS[ones]]
    out.extend([PAIR | 16 | rank << 9 for rank in _BITS[pairs]])
    if threes:
        out.extend([TRIPLE | 16 | rank << 9 for rank in _BITS[triples]])
        _full_houses(out, threes, pairs, rules_id)
        bodies = _bodies(triples, four)
        for index in range(0, len(bodies), 2):
            _airplanes(out, counts, bodies[index], bodies[index + 1], twos, rules_id)
        out.extend(_runs(triples, TRIPLE_RUN, four))
    out.extend(_runs(ones & _PLAIN, STRAIGHT, four))
    out.extend(_runs(twos & _PLAIN, PAIR_RUN, four))
    _bombs(out, counts, fours & _PLAIN, 0, four)
    return out


def answers(counts: list[int], play: int, rules_id: int) -> list[int]:
    """Return every play of a hand that beats *play*, each once (O9)."""
    return answers_above(counts, play & 15, play >> 4 & 31, key(play, rules_id), rules_id)


def answers_above(counts: list[int], kind: int, groups: int, above: int, rules_id: int) -> list[int]:
    """Return every play that beats one of *kind* and *groups* whose key is *above* (O1 to O9)."""
    four = rules_id >= FOUR_DECKS
    out: list[int] = []
    fours = bit = 0
    if kind >= BOMB:
        bit = 1
        for count in counts:
            if count > 3:
                fours |= bit
            bit += bit
        _bombs(out, counts, fours & _PLAIN, above, four)
        return out
    need = kind
    if kind > TRIPLE:
        need = 3 if kind == FULL_HOUSE or kind >= TRIPLE_RUN else kind - 4
    mask = 0
    bit = 1
    for count in counts:
        if count >= need:
            mask |= bit
            if count > 3:
                fours |= bit
        bit += bit
    if kind < FULL_HOUSE:
        if kind == TRIPLE or (kind == PAIR and not four):
            mask &= _PLAIN
        head = kind | 16
        out.extend([head | rank << 9 for rank in _BITS[mask >> (above + 1) << (above + 1)]])
    elif mask:
        if kind == FULL_HOUSE:
            mask = mask >> (above + 1) << (above + 1)
            if mask:
                _full_houses(out, mask, _pairs(counts), rules_id)
        elif kind == AIRPLANE:
            _higher_airplanes(out, counts, mask & _PLAIN, groups, above, rules_id)
        else:
            starts = starts_of(_places(mask & _PLAIN, four), groups) >> (above + 1) << (above + 1)
            if starts:
                head = kind | groups << 4
                out.extend([head | place << 9 for place in _legal(starts, kind, groups, four)])
    _bombs(out, counts, fours & _PLAIN, 0, four)
    return out


def count_above(counts: list[int], kind: int, groups: int, above: int, rules_id: int) -> int:
    """Return how many plays of the same type and size beat one whose key is *above*; no bombs (O1 to O3)."""
    four = rules_id >= FOUR_DECKS
    if kind >= BOMB:
        return 0
    need = kind
    if kind > TRIPLE:
        need = 3 if kind == FULL_HOUSE or kind >= TRIPLE_RUN else kind - 4
    mask = 0
    bit = 1
    for count in counts:
        if count >= need:
            mask |= bit
        bit += bit
    if kind < FULL_HOUSE:
        if kind == TRIPLE or (kind == PAIR and not four):
            mask &= _PLAIN
        return (mask >> (above + 1)).bit_count()
    if not mask:
        return 0
    if kind == FULL_HOUSE:
        pairs = _pairs(counts)
        if not four:
            pairs &= _PLAIN
            if rules_id & NO_JOKER_TRIPLES:
                mask &= _PLAIN
        mask = mask >> (above + 1) << (above + 1)
        return mask.bit_count() * pairs.bit_count() - (mask & pairs).bit_count()
    if kind == AIRPLANE:
        out: list[int] = []
        _higher_airplanes(out, counts, mask & _PLAIN, groups, above, rules_id)
        return len(out)
    starts = starts_of(_places(mask & _PLAIN, four), groups) >> (above + 1) << (above + 1)
    return len(_legal(starts, kind, groups, four)) if starts else 0


def _pairs(counts: list[int]) -> int:
    mask = 0
    bit = 1
    for count in counts:
        if count > 1:
            mask |= bit
        bit += bit
    return mask


def _higher_airplanes(
    out: list[int], counts: list[int], triples: int, groups: int, above: int, rules_id: int
) -> None:
    four = rules_id >= FOUR_DECKS
    starts = starts_of(_places(triples, four), groups)
    if not starts:
        return
    pairs = _pairs(counts)
    for place in _BITS[starts]:
        head = AIRPLANE | groups << 4 | place << 9
        if key(head, rules_id) > above:
            body = 0
            for step in range(place, place + groups):
                body |= 1 << (RANK_AT[step] if four else step)
            _airplanes(out, counts, head, body, pairs, rules_id)
