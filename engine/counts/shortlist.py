"""The few plays worth weighing: not every wing, not every split of a run."""

from __future__ import annotations

from engine.counts import FOUR_DECKS, answers, leads, size, take, used
from engine.counts.decompose import Decomposer
from engine.counts.plays import (
    AIRPLANE,
    FULL_HOUSE,
    PAIR,
    PAIR_RUN,
    SINGLE,
    STRAIGHT,
    TRIPLE,
    TRIPLE_RUN,
)

FEW = 28
"""No more plays than these are weighed in full."""
_SMALL_HAND = 14
"""With so few cards every lead is looked at."""
_WINGS = 3
"""How many ways to carry are kept for one body."""


def answers_to_weigh(hand: list[int], table: int, cutter: Decomposer, rules_id: int) -> list[int]:
    """Return the plays worth weighing against *table*; one that uses up the hand is among them."""
    return _best(hand, answers(hand, table, rules_id), cutter, rules_id)


def leads_to_weigh(hand: list[int], cutter: Decomposer, rules_id: int) -> list[int]:
    """Return the leads worth weighing; one that uses up the hand is among them."""
    if sum(hand) <= _SMALL_HAND:
        return _best(hand, leads(hand, rules_id), cutter, rules_id)
    found = set(cutter.plan(hand).plays)
    four = rules_id >= FOUR_DECKS
    for play in list(found):
        kind = play & 15
        if kind == FULL_HOUSE:
            found.add(TRIPLE | play & 0x1FF0)
            found.add(PAIR | 16 | play >> 13 << 9)
        elif kind == AIRPLANE:
            found.add(TRIPLE_RUN | play & 0x1FF0)
            found.discard(TRIPLE_RUN | 2 << 4)  # C6: AAA222 alone is none with 4 decks
        elif kind in (STRAIGHT, PAIR_RUN):
            found.update(_shorter(play, 5 if kind == STRAIGHT else 3))
    for rank in range(15):
        count = hand[rank]
        if count:
            found.add(SINGLE | 16 | rank << 9)
        if 2 <= count <= 3 and (rank < 13 or four):
            found.add(PAIR | 16 | rank << 9)
        if count == 3 and rank < 13:
            found.add(TRIPLE | 16 | rank << 9)
    largest = max((size(play) for play in leads(hand, rules_id)), default=0) if sum(hand) <= 20 else 0
    if largest == sum(hand):
        found.update(play for play in leads(hand, rules_id) if size(play) == largest)
    return _best(hand, sorted(found), cutter, rules_id)


def _shorter(run: int, shortest: int) -> list[int]:
    """Return the run without its highest group, where that leaves one."""
    length = run >> 4 & 31
    return [run - 16] if length > shortest else []


def _best(hand: list[int], plays: list[int], cutter: Decomposer, rules_id: int) -> list[int]:
    """Return at most FEW of the plays, those that leave the best hands."""
    kept = _few_wings(hand, plays, cutter, rules_id)
    if len(kept) <= FEW:
        return kept
    worth: dict[int, float] = {}
    cards = sum(hand)
    for play in kept:
        rest = hand[:]
        worth[play] = -99.0 if take(rest, play, rules_id) == cards else cutter.cost(rest)
    # High cards leave worse hands than low ones but may be needed: the best of each kind stay.
    kept.sort(key=lambda play: (worth[play], play))
    chosen = kept[:FEW]
    kinds = {play & 15 for play in chosen}
    chosen.extend(_strongest(kept[FEW:], kinds))
    return chosen


def _strongest(plays: list[int], kinds: set[int]) -> list[int]:
    """Return the highest play of every kind among *plays*, and the cheapest of a kind not in *kinds*."""
    first = {play & 15: play for play in reversed(plays)}
    high: dict[int, int] = {}
    for play in plays:
        at = high.get(play & 15)
        if at is None or play >> 9 & 15 > at >> 9 & 15:
            high[play & 15] = play
    extra = set(high.values()) | {play for kind, play in first.items() if kind not in kinds}
    return sorted(extra)


def _few_wings(hand: list[int], plays: list[int], cutter: Decomposer, rules_id: int) -> list[int]:
    """Keep the cheapest wings for each body."""
    kept: list[int] = []
    bodies: dict[int, list[tuple[float, int]]] = {}
    for play in plays:
        kind = play & 15
        if kind in (FULL_HOUSE, AIRPLANE):
            bodies.setdefault(play & 0x1FFF, []).append((_loss(hand, play, cutter, rules_id), play))
        else:
            kept.append(play)
    for options in bodies.values():
        options.sort()
        kept.extend(play for _, play in options[:_WINGS])
    return kept


def _loss(hand: list[int], play: int, cutter: Decomposer, rules_id: int) -> float:
    """Return what a play costs the ranks it takes from, runs not looked at."""
    loss = 0.0
    for rank, count in enumerate(used(play, rules_id)):
        if not count:
            continue
        if rank < 13:
            costs = cutter.rank_cost[rank]
            loss += costs[hand[rank] - count] - costs[hand[rank]]
        else:
            loss += 0.3 * count
    return loss
