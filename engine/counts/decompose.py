"""Cutting a hand into few good groups, on rank counts.

Runs are taken out one after the other, always the one that saves most; what is left are groups of
one rank, and pairs become the wings of triples. Costs are in turns: a group that mostly wins its
trick costs little, a bomb is worth something.
"""

from __future__ import annotations

from typing import Final

from engine.counts.generate import PLAIN, lanes_of, places_of, starts_of
from engine.counts.plays import (
    AIRPLANE,
    BIG,
    BOMB,
    FOUR_DECKS,
    FULL_HOUSE,
    JOKER_BOMB,
    NO_FREE_WINGS,
    PAIR,
    PAIR_RUN,
    RANK_AT,
    SINGLE,
    SMALL,
    STRAIGHT,
    THREE_DECKS,
    TRIPLE,
    TRIPLE_RUN,
    joker_power,
    take,
)
from engine.counts.weights import Weights
from engine.counts.words import i64

_WING_WORTH: Final = 0.3
"""A pair dearer than this in turns is spent as a wing, a better one is kept."""
_CACHED: Final = 2_000
"""Plans that are kept; a deal asks for some hundred, and the next one for others."""


class Plan:
    """A hand cut into plays (ints of :mod:`engine.counts`), and what it costs in turns."""

    def __init__(self, cost: float, plays: tuple[int, ...]) -> None:
        self.cost: Final = cost
        self.plays: Final = plays


def _gains(costs: list[list[float]]) -> list[list[list[float]]]:
    """Return what taking 1, 2 or 3 cards out of so many of a rank saves: by cards, rank and count."""
    return [
        [
            [row[count] - row[count - copies] if count >= copies else 0.0 for count in range(17)]
            for row in costs
        ]
        for copies in range(1, 4)
    ]


class Decomposer:
    """Cuts hands for one set of rules; the tables follow from the weights alone."""

    def __init__(self, weights: Weights, rules_id: int) -> None:
        self._four = rules_id >= FOUR_DECKS
        self._free_wings = not rules_id & NO_FREE_WINGS
        self.weights = weights
        self._wing = weights.wing
        self._plans: dict[tuple[int, ...], Plan] = {}
        self._height = [float((rank / 12) ** weights.single_bend) for rank in range(13)]
        self.pair_cost = [self._pair(rank) for rank in range(13)]
        self.rank_cost = [self._of_rank(rank) for rank in range(13)]
        # While runs are looked for, low pairs count less when triples can carry them.
        carried = [
            [c - 0.4 * max(0.0, self.pair_cost[rank]) * (n == 2) for n, c in enumerate(self.rank_cost[rank])]
            for rank in range(13)
        ]
        self._gains = _gains(self.rank_cost)
        self._carried_gains = _gains(carried)
        self._dearest = sorted(range(13), key=lambda rank: -self.pair_cost[rank])
        self._jokers = self._joker_table()
        self._run_costs = [self._run_table(kind) for kind in (STRAIGHT, PAIR_RUN, TRIPLE_RUN)]

    # -- tables -----------------------------------------------------------------------------

    def _single(self, rank: int) -> float:
        w = self.weights
        return w.single_low - w.single_fall * self._height[rank]

    def _pair(self, rank: int) -> float:
        w = self.weights
        return w.pair_low - w.pair_fall * self._height[rank]

    def _of_rank(self, rank: int) -> list[float]:
        w = self.weights
        triple = w.triple_low - w.triple_fall * self._height[rank]
        costs = [0.0, self._single(rank), self._pair(rank), triple]
        for count in range(4, 17):
            costs.append(-(w.bomb + w.bomb_longer * (count - 4) + w.bomb_higher * rank / 12))
        return costs

    def _joker_table(self) -> list[list[tuple[float, tuple[int, ...]]]]:
        w = self.weights
        single = (w.small_joker, w.big_joker)
        table: list[list[tuple[float, tuple[int, ...]]]] = [[(0.0, ())] * 5 for _ in range(5)]
        for small in range(5):
            for big in range(5):
                options: list[tuple[float, tuple[int, ...]]] = []
                for s in range(small + 1):
                    for b in range(big + 1):
                        cost = None
                        if s + b == 1:
                            cost, play = single[b], SINGLE | 16 | (SMALL + b) << 9
                        elif self._four and s + b == 2 and s != 1:
                            cost, play = single[b > 0] - 0.1, PAIR | 16 | (SMALL + (b > 0)) << 9
                        elif joker_power(s, b, self._four):
                            extra: int = joker_power(s, b, self._four) // 1000 - 4
                            cost = -(w.joker_bomb + w.bomb_longer * min(extra, 6))
                            play = JOKER_BOMB | s + b << 4 | s << 13 | b << 17
                        if cost is not None:
                            before, plays = table[small - s][big - b]
                            options.append((before + cost, (*plays, play)))
                if options:
                    table[small][big] = min(options)
        return table

    def _run_table(self, kind: int) -> list[list[float]]:
        """Return the costs of runs, by place and length."""
        w = self.weights
        shortest = {STRAIGHT: 5, PAIR_RUN: 3, TRIPLE_RUN: 2}[kind]
        straight = kind == STRAIGHT
        base = w.straight_base if straight else w.run_base
        longer = w.straight_longer if straight else w.run_longer
        return [
            [base - longer * (length - shortest) - w.run_higher * place / 13 for length in range(15)]
            for place in range(15)
        ]

    # -- cutting ----------------------------------------------------------------------------

    def cost(self, counts: list[int]) -> float:
        """Return what a hand costs in turns."""
        return self.plan(counts).cost

    def plan(self, counts: list[int]) -> Plan:
        """Cut a hand of 15 counts into plays."""
        at = tuple(counts)
        found = self._plans.get(at)
        if found is None:
            found = self.cut(counts)
            if len(self._plans) >= _CACHED:
                self._plans.clear()
            self._plans[at] = found
        return found

    def cut(self, counts: list[int]) -> Plan:
        """Cut a hand as :meth:`plan` does; it is not kept, since nobody will ask for it again."""
        rest = counts[:]
        lanes = lanes_of(rest)
        carried = lanes >> 30 & ~(lanes >> 45) & PLAIN  # ranks of which there are three
        gains = self._carried_gains if carried else self._gains
        runs: list[int] = []
        while True:
            run = self._best_run(rest, lanes, gains)
            if not run:
                break
            runs.append(run)
            take(rest, run, FOUR_DECKS if self._four else THREE_DECKS)
            lanes = lanes_of(rest)
        return self._finish(rest, runs)

    def _best_run(self, rest: list[int], lanes: i64, gains: list[list[list[float]]]) -> i64:
        """Return the run that saves most, 0 for none."""
        best = 0.02
        found: i64 = 0
        four = self._four
        copies: i64
        start: i64
        place: i64
        for copies in range(1, 4):
            mask = places_of(lanes >> 15 * (copies - 1) & PLAIN, four)
            shortest: i64 = 5 if copies == 1 else 5 - copies
            starts = starts_of(mask, shortest)
            if not starts:
                continue
            here = self._gains_by_place(rest, gains[copies - 1])
            cost_rows = self._run_costs[copies - 1]
            start = 0
            while starts:
                if starts & 1:
                    costs = cost_rows[start]
                    saved = 0.0
                    place = start
                    while mask >> place & 1 and place - start < 13:
                        saved += here[place]
                        place += 1
                        length = place - start
                        if length >= shortest and saved - costs[length] > best:
                            if four and start == 0 and (length == 13 or length == 2):
                                continue  # C4b, C6
                            best = saved - costs[length]
                            found = copies + 4 | length << 4 | start << 9
                starts >>= 1
                start += 1
        return found

    def _gains_by_place(self, rest: list[int], gain: list[list[float]]) -> list[float]:
        """Return what is saved at each place of a run where one group is taken from it."""
        if self._four:
            return [gain[rank][rest[rank]] for rank in RANK_AT]
        return [gain[rank][rest[rank]] for rank in range(12)]

    def _finish(self, rest: list[int], runs: list[int]) -> Plan:
        plays: list[int] = []
        cost = 0.0
        triples: list[int] = []
        pairs: list[int] = []
        rank: i64
        count: i64
        for rank in range(13):
            count = rest[rank]
            if count:
                cost += self.rank_cost[rank][count]
                if count == 1:
                    plays.append(SINGLE | 16 | rank << 9)
                elif count == 3:
                    triples.append(rank)
                elif count > 3:
                    plays.append(BOMB | count << 4 | rank << 9)
        for rank in self._dearest:
            if rest[rank] == 2:
                pairs.append(rank)
        for run in runs:
            play, saved = self._with_wings(run, pairs)
            plays.append(play)
            cost += self._run_cost(run) - saved
        # The lowest triple gets the dearest pair.
        for rank in triples:
            if pairs and self.pair_cost[pairs[0]] > _WING_WORTH:
                pair = pairs.pop(0)
                cost -= self.pair_cost[pair] - self._wing
                plays.append(FULL_HOUSE | rank << 9 | 16 | pair << 13)
            else:
                plays.append(TRIPLE | rank << 9 | 16)
        for rank in pairs:
            plays.append(PAIR | 16 | rank << 9)
        more, joker_plays = self._jokers[rest[SMALL]][rest[BIG]]
        return Plan(cost + more, (*plays, *joker_plays))

    def _run_cost(self, run: int) -> float:
        return self._run_costs[(run & 15) - 5][run >> 9][run >> 4 & 31]

    def _with_wings(self, run: int, pairs: list[int]) -> tuple[int, float]:
        """Return a run, with wings out of *pairs* where it can carry some, and what that saves."""
        if run & 15 != TRIPLE_RUN:
            return run, 0.0
        length, place = run >> 4 & 31, run >> 9 & 15
        head = AIRPLANE | length << 4 | place << 9
        body = [RANK_AT[step] if self._four else step for step in range(place, place + length)]
        spare = [p for p in pairs if self.pair_cost[p] > _WING_WORTH]
        if self._four:
            spare = [p for p in spare if p not in body]
            for start in range(2, 14 - length):  # without aces and twos: they are kept
                wings = [RANK_AT[step] for step in range(start, start + length)]
                if all(wing in spare for wing in wings):
                    return self._carry(head | start << 13, wings, pairs)
            return run, 0.0
        if not self._free_wings:
            spare = [p for p in spare if p not in body]
        if len(spare) < length:
            return run, 0.0
        wings = spare[:length]
        code = 0
        for wing in wings:
            code += 1 << (13 + 3 * wing)
        return self._carry(head | code, wings, pairs)

    def _carry(self, play: int, wings: list[int], pairs: list[int]) -> tuple[int, float]:
        saved = -self._wing
        for wing in wings:
            pairs.remove(wing)
            saved += self.pair_cost[wing]
        return play, saved
