"""Why chosen cards are refused: the clause of RULES C or O that comes nearest to what was meant."""

from __future__ import annotations

from collections.abc import Sequence

from engine.cards import Rank
from engine.combos import Combination, CombinationType, ComboRules, run_start
from engine.order import comparable
from engine.reasons import Reason, ReasonCode

_JOKERS = (Rank.SMALL_JOKER, Rank.BIG_JOKER)
_SHORTEST = {1: 5, 2: 3, 3: 2}
_TOO_SHORT = {1: ReasonCode.STRAIGHT_TOO_SHORT, 2: ReasonCode.PAIR_RUN_TOO_SHORT}
_GAP = {1: ReasonCode.STRAIGHT_GAP, 2: ReasonCode.PAIR_RUN_GAP, 3: ReasonCode.TRIPLE_RUN_GAP}
_RUNS = (CombinationType.STRAIGHT, CombinationType.PAIR_RUN, CombinationType.TRIPLE_RUN)


def why_no_combination(counts: Sequence[int], rules: ComboRules) -> Reason:
    """Return why 15 rank *counts*, which are no combination, are none (C)."""
    present = [Rank(rank) for rank in range(15) if counts[rank]]
    if not present:
        return Reason(ReasonCode.NOTHING_CHOSEN)
    size = sum(counts)
    if all(rank.is_joker for rank in present):
        return _jokers(present, size)
    kinds = {counts[rank] for rank in present}
    if size == 2:
        return Reason(ReasonCode.UNEQUAL_PAIR)
    if len(kinds) == 1 and kinds <= {1, 2, 3}:
        return _run(present, counts[present[0]], rules)
    if _ace_twice(counts, present, rules):
        return Reason(ReasonCode.ACE_BOTH_ENDS, rank=Rank.ACE)
    heavy = [rank for rank in present if counts[rank] >= 3]
    bombs = [rank for rank in heavy if counts[rank] >= 4 and not rank.is_joker]
    if len(heavy) == 1 and not bombs and size <= 5:
        return _triple(counts, present, heavy[0], size)
    if len(heavy) >= 2 and rules.decks == 3:
        return _airplane3(counts, present, size, rules)
    if len(heavy) >= 2 and bombs and (size % 5 == 0 or len(bombs) < len(heavy)):
        return Reason(ReasonCode.BOMB_INSIDE, rank=bombs[0], got=counts[bombs[0]])
    if len(heavy) >= 2 and not bombs:
        return _airplane4(counts, present, rules)
    return Reason(ReasonCode.NOT_A_COMBINATION)


def why_no_answer(new: Combination, old: Combination, rules: ComboRules) -> Reason:
    """Return why the combination *new* does not beat *old* (O)."""
    bomb = CombinationType.BOMB
    if not comparable(new, old):
        if new.type is old.type:
            return Reason(ReasonCode.WRONG_SIZE, need=old.size, got=new.size)
        return Reason(ReasonCode.WRONG_TYPE, rule_id="O4" if old.type is bomb else None)
    rank = old.ranks[0]
    if new.key == old.key:
        return Reason(ReasonCode.EQUAL_IS_NOT_GREATER, rank=rank)
    if new.type is bomb:
        if new.ranks[0].is_joker or rank.is_joker:
            rule = _joker_clause(new, old, rules)
            return Reason(ReasonCode.JOKER_BOMB_TOO_LOW, rank=rank, need=old.size, got=new.size, rule_id=rule)
        return Reason(ReasonCode.BOMB_TOO_SMALL, rank=rank, need=old.size, got=new.size)
    if new.type is CombinationType.AIRPLANE:
        return Reason(ReasonCode.AIRPLANE_TOO_LOW, rank=rank)
    return Reason(ReasonCode.RUN_TOO_LOW if new.type in _RUNS else ReasonCode.TOO_LOW, rank=rank)


def _joker_clause(new: Combination, old: Combination, rules: ComboRules) -> str:
    if rules.decks == 3:
        return "O5"
    if old.ranks[0].is_joker and old.size == 8:
        return "O8"
    # O6 places three jokers and mixed fours, O7 the others; the higher of the two tells.
    placed = old if old.ranks[0].is_joker else new
    return "O6" if placed.size == 3 or (placed.size == 4 and len(placed.ranks) == 2) else "O7"


def _jokers(present: list[Rank], size: int) -> Reason:
    if len(present) == 1:
        return Reason(ReasonCode.JOKERS_NO_PAIR, rank=present[0])
    return Reason(ReasonCode.MIXED_JOKERS, got=size)


def _triple(counts: Sequence[int], present: list[Rank], triple: Rank, size: int) -> Reason:
    carried = [rank for rank in present if rank is not triple]
    if counts[carried[0]] == 1:
        return Reason(ReasonCode.TRIPLE_WITH_SINGLE, rank=triple, got=size - 3)
    if triple.is_joker:
        return Reason(ReasonCode.JOKER_TRIPLE_OFF, rank=triple)
    return Reason(ReasonCode.JOKER_PAIR_IN_FULL_HOUSE, rank=carried[0])


def _run(present: list[Rank], copies: int, rules: ComboRules) -> Reason:
    """Say what is wrong with *present*, all of as many *copies*, as a run."""
    for rank in present:
        if rank.is_joker:
            return Reason(ReasonCode.JOKER_IN_RUN, rank=rank)
    if rules.decks == 3 and Rank.TWO in present:
        return Reason(ReasonCode.TWO_IN_RUN, rank=Rank.TWO)
    if len(present) < _SHORTEST[copies]:
        return Reason(_TOO_SHORT[copies], need=_SHORTEST[copies], got=len(present))
    return _gap(present, _GAP[copies], rules) or Reason(ReasonCode.ACE_TWO_ALONE)


def _gap(present: list[Rank], code: ReasonCode, rules: ComboRules) -> Reason | None:
    """Return why *present*, free of jokers, are not one run; None if they are."""
    if run_start(present, rules.decks) is not None:
        return None
    if rules.decks == 3:
        return Reason(code, rank=_first_missing([int(rank) for rank in present], 0))
    around = [Rank((rank + 1) % 13) for rank in present]  # the ranks as a circle, K-A-2-3
    breaks = sum(rank not in present for rank in around)
    if breaks == 1 and {Rank.KING, Rank.ACE, Rank.TWO} <= set(present):
        return Reason(ReasonCode.ACE_BOTH_ENDS, rank=Rank.ACE)
    places = sorted((rank + 2) % 13 for rank in present)  # A 2 3 to K are 0 to 12
    if places[0] == 0:
        high = [*places[1:], 13]
        places = min(places, high, key=lambda row: row[-1] - row[0])
    return Reason(code, rank=_first_missing(places, -2))


def _first_missing(places: list[int], offset: int) -> Rank:
    missing = next(place for place in range(places[0], places[-1]) if place not in places)
    return Rank((missing + offset) % 13)


def _ace_twice(counts: Sequence[int], present: list[Rank], rules: ComboRules) -> bool:
    """Return whether these are all 13 ranks with the ace at either end, as ``A23456789TJQKA`` (C4a)."""
    others = {counts[rank] for rank in present if rank is not Rank.ACE}
    return rules.decks == 4 and len(present) == 13 and others == {counts[Rank.ACE] / 2}


def _airplane3(counts: Sequence[int], present: list[Rank], size: int, rules: ComboRules) -> Reason:
    for rank in present:
        if rank.is_joker:
            code = ReasonCode.JOKER_IN_RUN if counts[rank] == 3 else ReasonCode.WINGS_JOKERS
            return Reason(code, rank=rank, rule_id=None if counts[rank] == 3 else "C8")
    for rank in present:
        if counts[rank] == 1:
            return Reason(ReasonCode.WINGS_NOT_PAIRS, rank=rank)
    body = [rank for rank in present if counts[rank] % 2]  # C8b
    if len(body) < 2:
        return Reason(ReasonCode.NOT_A_COMBINATION)
    if Rank.TWO in body:
        return Reason(ReasonCode.TWO_IN_RUN, rank=Rank.TWO)
    gap = _gap(body, ReasonCode.TRIPLE_RUN_GAP, rules)
    if gap is not None:
        return gap
    groups = len(body)
    pairs = (size - 3 * groups) // 2
    if pairs != groups:
        return Reason(ReasonCode.WINGS_COUNT, need=groups, got=pairs)
    repeated = next(rank for rank in present if counts[rank] > 3)
    return Reason(ReasonCode.WINGS_REPEAT_OFF, rank=repeated)


def _airplane4(counts: Sequence[int], present: list[Rank], rules: ComboRules) -> Reason:
    body = [rank for rank in present if counts[rank] == 3]  # C8b
    for rank in _JOKERS:
        if counts[rank] >= 3:
            return Reason(ReasonCode.JOKER_IN_RUN, rank=rank)
    gap = _gap(body, ReasonCode.TRIPLE_RUN_GAP, rules)
    if gap is not None:
        return gap
    groups = len(body)
    jokers = tuple(counts[rank] for rank in _JOKERS)
    if any(jokers) and (jokers != (2, 2) or groups != 2):
        return Reason(ReasonCode.WINGS_JOKERS, rank=next(rank for rank in _JOKERS if counts[rank]))
    for rank in present:
        if counts[rank] == 1:
            return Reason(ReasonCode.WINGS_NOT_PAIRS, rank=rank)
    pairs = [rank for rank in present if counts[rank] == 2]
    if len(pairs) != groups:
        return Reason(ReasonCode.WINGS_COUNT, need=groups, got=len(pairs))
    return _gap(pairs, ReasonCode.WINGS_NOT_CONSECUTIVE, rules) or Reason(ReasonCode.WINGS_ACE_TWO)
