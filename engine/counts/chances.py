"""What seats whose cards are not seen may hold: chances to beat a play, and who is a partner."""

from __future__ import annotations

from math import exp

from engine.counts.generate import answers_above
from engine.counts.plays import (
    AIRPLANE,
    BOMB,
    FOUR_DECKS,
    FULL_HOUSE,
    PAIR,
    PAIR_RUN,
    RANK_AT,
    SINGLE,
    STRAIGHT,
    TRIPLE,
    key,
    size,
)
from engine.counts.scene import FIRST, SEATS, UNKNOWN

_PASSED_ALREADY = 0.4
"""How much of a threat a seat is that has passed in this trick."""
_MOST = 1 << 14
_known: dict[tuple[float, int], float] = {}


def at_least(mean: float, number: int) -> float:
    """Return the chance of *number* or more by Poisson's law."""
    at = (mean, number)
    found = _known.get(at, -1.0)
    if found < 0.0:
        term = exp(-mean)
        below = term
        for step in range(1, number):
            term *= mean / step
            below += term
        found = max(0.0, 1.0 - below)
        if len(_known) >= _MOST:
            _known.clear()
        _known[at] = found
    return found


def partners(odds: list[float], sides: list[int], own: int, me: int) -> list[float]:
    """Return by seat how likely it is a partner of *me*, who is on the side *own*.

    *odds* weigh by seat how much rather it is on the first side; three of six are.
    """
    unknown = [seat for seat in range(SEATS) if sides[seat] == UNKNOWN]
    chance = [1.0 if side == FIRST else 0.0 for side in sides]
    number = len(unknown)
    if number:
        missing = 3 - sides.count(FIRST)
        total = 0.0
        share = [0.0] * number
        for mask in range(1 << number):
            product = 1.0
            taken = 0
            for at in range(number):
                if mask >> at & 1:
                    product *= odds[unknown[at]]
                    taken += 1
            if taken != missing:
                continue
            total += product
            for at in range(number):
                if mask >> at & 1:
                    share[at] += product
        for at in range(number):
            chance[unknown[at]] = share[at] / total if total else 0.5
    trust = [part if own == FIRST else 1.0 - part for part in chance]
    trust[me] = 1.0
    return trust


class Chances:
    """Who can beat what, as *me* sees it.

    *unseen* counts what is in hands that are not seen, *hands* are those laid open (an empty list for
    the others) and *sizes* numbers of cards, by seat.
    """

    def __init__(
        self, unseen: list[int], sizes: list[int], hands: list[list[int]], me: int, rules_id: int
    ) -> None:
        self.unseen = unseen
        self.sizes = sizes
        self.hands = hands
        self.me = me
        self.rules_id = rules_id
        self.hidden_cards = sum(unseen)
        self._means: dict[int, list[float]] = {}
        self._chances: dict[int, float] = {}

    def means(self, cards: int) -> list[float]:
        """Return how many of each rank a seat with so many unseen cards holds on average."""
        found = self._means.get(cards)
        if found is None:
            share = cards / self.hidden_cards if self.hidden_cards else 0.0
            found = [round(count * share, 2) for count in self.unseen]
            self._means[cards] = found
        return found

    def can_beat(self, seat: int, play: int) -> tuple[float, float]:
        """Return the chance that *seat* can beat *play* without a bomb, and with one."""
        kind = min(play & 15, BOMB)
        above = key(play, self.rules_id)
        if self.hands[seat]:
            found = answers_above(self.hands[seat], kind, play >> 4 & 31, above, self.rules_id)
            bombs = 0
            for answer in found:
                if answer & 15 >= BOMB:
                    bombs += 1
            return 1.0 if len(found) > bombs else 0.0, 1.0 if bombs else 0.0
        cards = self.sizes[seat]
        if kind < BOMB:
            above = 0
        at = cards << 32 | above
        bomb = self._chances.get(at, -1.0)
        if bomb < 0.0:
            bomb = self._chances[at] = self._bomb(cards, above)
        at = 1 << 40 | cards << 32 | play & 0x1FFF
        plain = self._chances.get(at, -1.0)
        if plain < 0.0:
            plain = self._chances[at] = self._plain(cards, play)
        return plain, bomb

    def _plain(self, cards: int, play: int) -> float:
        kind = play & 15
        groups = play >> 4 & 31
        place = play >> 9 & 15
        if kind >= BOMB or size(play) > cards:
            return 0.0
        four = self.rules_id >= FOUR_DECKS
        means = self.means(cards)
        none = 1.0
        if kind <= FULL_HOUSE:
            copies = min(kind, TRIPLE)
            top = 15 if kind == SINGLE or (four and kind == PAIR) else 13
            for rank in range(place + 1, top):
                none *= 1.0 - at_least(means[rank], copies)
            return (1.0 - none) * (0.9 if kind == FULL_HOUSE else 1.0)
        copies = 1 if kind == STRAIGHT else 2 if kind == PAIR_RUN else 3
        if four:
            have = [at_least(means[rank], copies) for rank in RANK_AT]
        else:
            have = [at_least(means[rank], copies) for rank in range(12)]
        for start in range(place + 1, len(have) - groups + 1):
            whole = 1.0
            for step in range(start, start + groups):
                whole *= have[step]
            none *= 1.0 - whole
        return (1.0 - none) * (0.5 if kind == AIRPLANE else 1.0)

    def _bomb(self, cards: int, above: int) -> float:
        means = self.means(cards)
        none = 1.0
        for rank in range(13):
            need = max(4, (above - rank) // 1000 + 1)
            if need <= cards and self.unseen[rank] >= need:
                none *= 1.0 - at_least(means[rank], need)
        jokers = self.unseen[13] + self.unseen[14]
        need = 4 if above < 4500 else 5 if above < 6500 else 6
        if jokers >= need and cards >= need:
            none *= 1.0 - at_least(means[13] + means[14], need)
        return 1.0 - none

    def stands(
        self, play: int, against: list[float], passed: list[bool], will: float, will_bomb: float
    ) -> float:
        """Return the chance that *play* wins its trick against seats that want to beat it.

        *against* says by seat how much; *will* and *will_bomb* how likely they use what they have.
        """
        chance = 1.0
        for step in range(1, SEATS):
            seat = (self.me + step) % SEATS
            want = against[seat]
            if want <= 0.01 or not self.sizes[seat]:
                continue
            plain, bomb = self.can_beat(seat, play)
            eager = 1.0 if self.sizes[seat] <= 6 else will
            if passed[seat]:
                eager *= _PASSED_ALREADY
            beaten = 1.0 - (1.0 - plain * eager) * (1.0 - bomb * will_bomb)
            chance *= 1.0 - want * beaten
        return chance
