"""Hands and sides of the others that a viewer holds possible, drawn one after the other.

Hands dealt at random would be far worse than hands in play are: who has played on holds few, good groups.
So a chain of hands is made (Metropolis et al. 1953): cards change places between two seats, and the change
stays the likelier, the better it leaves both hands, the more so the more a seat has played already, or if
it has bid. The numbers were set so that hands of the rule bot's own games are met as good as they were.
"""

from __future__ import annotations

from math import exp
from typing import Final

from engine.counts.decompose import Decomposer
from engine.counts.features import Moment
from engine.counts.scene import FIRST, OTHER, SEATS, UNKNOWN
from engine.counts.words import i64

_TILT: Final = 3.0
_BID_TILT: Final = 0.3
"""How much better hands are held to be: for seats that have played all, and for those that have bid."""
_FIRST_STEPS: Final = 10
"""So many times the steps between two worlds come before the first one."""
_MORE_STEPS: Final = 100
"""So many steps more at most until the hands allow any sides (H1)."""
_TRIES: Final = 12
"""So often cards to be swapped for several alike are drawn."""


class World:
    """Hands and sides by seat, and the groups that the others' hands are cut into."""

    def __init__(self, hands: list[list[int]], sides: list[int], groups: list[list[int]]) -> None:
        self.hands = hands
        self.sides = sides
        self.groups = groups


class Worlds:
    """Draws worlds for one moment, the same ones for the same *seed*, which is 1 to 2**32 - 1.

    *odds* by seat say how likely each is on the first side, where the viewer does not know it.
    """

    def __init__(self, moment: Moment, seed: int, odds: list[float]) -> None:
        self.moment = moment
        self.cutter: Decomposer = moment.cutter
        self._word: i64 = seed
        self._sides: list[list[int]] = []
        self._weights: list[float] = []
        self._sums: list[float] = []
        self._hands: list[list[int]] = []
        self._free: list[list[int]] = []
        self._others: list[int] = []
        self._tilt: list[float] = []
        self._energies: list[float] = []
        self._weigh_sides(odds)
        self._sums.extend(self._weights)
        self._deal()
        self._begun = False

    def draw(self, steps: int) -> World:
        """Return a world, so many steps of the chain after the last one."""
        if not self._begun:
            self._begun = True
            steps *= _FIRST_STEPS
        for _ in range(steps):
            self._step()
        for _ in range(_MORE_STEPS):
            if self._weigh_drawn() > 0.0:
                break
            self._step()
        me = self.moment.me
        hands = [hand[:] for hand in self._hands]
        groups: list[list[int]] = [[]] * SEATS
        for seat in range(SEATS):
            if seat != me:
                groups[seat] = list(self.cutter.cut(hands[seat]).plays)
        return World(hands, self._draw_sides(), groups)

    # -- lots -------------------------------------------------------------------------------

    def _below(self, limit: i64) -> i64:
        word = self._word
        word ^= word << 13 & 0xFFFFFFFF
        word ^= word >> 17
        word ^= word << 5 & 0xFFFFFFFF
        self._word = word
        return word * limit >> 32

    def _chance(self) -> float:
        return float(self._below(1 << 20)) / float(1 << 20)

    # -- sides ------------------------------------------------------------------------------

    def _weigh_sides(self, odds: list[float]) -> None:
        """List who may be on which side, and how likely each is."""
        sides = self.moment.sides
        unknown = [seat for seat in range(SEATS) if sides[seat] == UNKNOWN]
        if not unknown:
            self._sides.append(sides[:])
            self._weights.append(1.0)
            return
        missing = 3 - sides.count(FIRST)
        for mask in range(1 << len(unknown)):
            chosen = sides[:]
            weight = 1.0
            taken = 0
            for at in range(len(unknown)):
                seat = unknown[at]
                chosen[seat] = OTHER
                if mask >> at & 1:
                    chosen[seat] = FIRST
                    weight *= odds[seat]
                    taken += 1
            if taken == missing:
                self._sides.append(chosen)
                self._weights.append(weight)

    def _weigh_drawn(self) -> float:
        """Weigh the sides for the hands as they are, and return the sum.

        In Hidden Landlords whoever is a landlord holds the marked card, or has played it.
        """
        total = 0.0
        for at in range(len(self._sides)):
            if len(self._sides) == 1 or self._holds_marks(self._sides[at]):
                total += self._weights[at]
            self._sums[at] = total
        return total

    def _draw_sides(self) -> list[int]:
        """Draw sides that have been weighed."""
        last = len(self._sides) - 1
        if self._sums[last] <= 0.0:  # these hands allow none
            return self._sides[self._below(last + 1)]
        drawn = self._chance() * self._sums[last]
        for at in range(last):
            if drawn < self._sums[at]:
                return self._sides[at]
        return self._sides[last]

    def _holds_marks(self, sides: list[int]) -> bool:
        mark = self.moment.scene.mark
        if mark < 0:
            return True
        for seat in range(SEATS):
            if sides[seat] == FIRST and self.moment.sides[seat] == UNKNOWN and not self._hands[seat][mark]:
                return False
        return True

    # -- hands ------------------------------------------------------------------------------

    def _deal(self) -> None:
        """Deal what is unseen at random."""
        moment = self.moment
        scene = moment.scene
        pool: list[int] = []
        for rank in range(15):
            for _ in range(moment.unseen[rank]):
                pool.append(rank)
        left: i64 = len(pool)
        for seat in range(SEATS):
            hand = moment.hand if seat == moment.me else scene.known[seat][:]
            free: list[int] = []
            if seat != moment.me and not scene.exact[seat]:
                need = scene.sizes[seat] - sum(hand)
                while need > 0 and left > 0:
                    spot = self._below(left)
                    left -= 1
                    hand[pool[spot]] += 1
                    free.append(pool[spot])
                    pool[spot] = pool[left]
                    need -= 1
            if free:
                self._others.append(seat)
            whole = sum(scene.played[seat]) + scene.sizes[seat]
            gone = 1.0 - float(scene.sizes[seat]) / float(whole) if whole else 0.0
            self._hands.append(hand)
            self._free.append(free)
            self._tilt.append(_TILT * gone * gone * gone + (_BID_TILT if scene.bid[seat] else 0.0))
            self._energies.append(self._energy(hand) if free else 0.0)

    def _energy(self, hand: list[int]) -> float:
        """Return how far a hand is from being played, in turns."""
        plan = self.cutter.cut(hand)
        return 0.4 * plan.cost + 0.6 * float(len(plan.plays))

    def _step(self) -> None:
        """Swap some cards of one rank for as many of another seat's, if that is likely enough."""
        number = len(self._others)
        if number < 2:
            return
        a = self._others[self._below(number)]
        b = self._others[self._below(number)]
        if a == b:
            return
        from_a = self._free[a]
        spots_a = self._alike(from_a)
        spots_b = self._in_exchange(self._free[b], from_a[spots_a[0]], len(spots_a))
        if not spots_b:
            return
        self._swap(a, b, spots_a, spots_b)
        energy_a = self._energy(self._hands[a])
        energy_b = self._energy(self._hands[b])
        change = self._tilt[a] * (energy_a - self._energies[a]) + self._tilt[b] * (
            energy_b - self._energies[b]
        )
        if change <= 0.0 or self._chance() < exp(-change):
            self._energies[a] = energy_a
            self._energies[b] = energy_b
        else:
            self._swap(a, b, spots_a, spots_b)

    def _alike(self, cards: list[int]) -> list[int]:
        """Return the place of a card drawn by lot; half of the time those of all its rank."""
        first = int(self._below(len(cards)))
        spots = [first]
        if self._below(2):
            rank = cards[first]
            for at in range(len(cards)):
                if at != first and cards[at] == rank:
                    spots.append(at)
        return spots

    def _in_exchange(self, cards: list[int], rank: int, copies: int) -> list[int]:
        """Return the places of so many cards of other ranks, alike if they can be; none where it fails."""
        spots: list[int] = []
        if copies > len(cards):
            return spots
        first = int(self._below(len(cards)))
        if cards[first] == rank:
            return spots
        spots.append(first)
        for at in range(len(cards)):
            if len(spots) < copies and at != first and cards[at] == cards[first]:
                spots.append(at)
        tries = 0
        while len(spots) < copies:
            tries += 1
            if tries > _TRIES:
                spots.clear()
                return spots
            more = int(self._below(len(cards)))
            if more not in spots and cards[more] != rank:
                spots.append(more)
        return spots

    def _swap(self, a: int, b: int, spots_a: list[int], spots_b: list[int]) -> None:
        from_a = self._free[a]
        from_b = self._free[b]
        hand_a = self._hands[a]
        hand_b = self._hands[b]
        for at in range(len(spots_a)):
            mine = from_a[spots_a[at]]
            theirs = from_b[spots_b[at]]
            hand_a[mine] -= 1
            hand_b[mine] += 1
            hand_b[theirs] -= 1
            hand_a[theirs] += 1
            from_a[spots_a[at]] = theirs
            from_b[spots_b[at]] = mine
