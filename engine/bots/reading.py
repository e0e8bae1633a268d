"""What a bot makes of a view: who is a partner, what is unseen, who can beat what."""

from __future__ import annotations

from functools import lru_cache
from math import exp

from engine.actions import Camp
from engine.cards import rank_counts
from engine.combos import Combination, CombinationType
from engine.counts import answers_above, groups_of, key, kind_of, size
from engine.counts.plays import (
    AIRPLANE,
    BOMB,
    FULL_HOUSE,
    JOKER_BOMB,
    PAIR,
    PAIR_RUN,
    RANK_AT,
    SINGLE,
    STRAIGHT,
    TRIPLE,
    TRIPLE_RUN,
)
from engine.deal import Seat
from engine.movegen import rules_id, usable
from engine.ruleset import SEATS, Variant
from engine.view import PlayerView

KINDS = {
    CombinationType.SINGLE: SINGLE,
    CombinationType.PAIR: PAIR,
    CombinationType.TRIPLE: TRIPLE,
    CombinationType.FULL_HOUSE: FULL_HOUSE,
    CombinationType.STRAIGHT: STRAIGHT,
    CombinationType.PAIR_RUN: PAIR_RUN,
    CombinationType.TRIPLE_RUN: TRIPLE_RUN,
    CombinationType.AIRPLANE: AIRPLANE,
    CombinationType.BOMB: BOMB,
}

_PASSED_ALREADY = 0.4
"""How much of a threat a seat is that has passed in this trick."""


@lru_cache(maxsize=1 << 14)
def at_least(mean: float, number: int) -> float:
    """Return the chance of *number* or more by Poisson's law."""
    term = exp(-mean)
    below = term
    for step in range(1, number):
        term *= mean / step
        below += term
    return max(0.0, 1.0 - below)


class Reading:
    """One view, read once: counts, partners, and chances."""

    def __init__(self, view: PlayerView) -> None:
        if view.viewer is None:
            raise ValueError("a spectator does not play")
        self.view = view
        self.me: Seat = view.viewer
        self.rules = view.ruleset.combos
        self.rules_id = rules_id(self.rules)
        self.four = self.rules.decks == 4
        self.hand = usable(view.hand, view.dead)
        self.holds_dead = view.dead is not None and view.dead in view.hand
        self.others = [(self.me + step) % SEATS for step in range(1, SEATS)]
        self.open: dict[Seat, list[int]] = {
            seat: usable(cards, view.dead)
            for seat, cards in enumerate(view.open_hands)
            if cards is not None and seat != self.me
        }
        self.unseen = self._unseen()
        self.hidden_cards = sum(self.unseen)
        self.trust = self._trust()
        self._means: dict[int, list[float]] = {}
        self._chances: dict[tuple[int, int], float] = {}

    def _unseen(self) -> list[int]:
        """Count what is in hands that the viewer does not see."""
        left = [4 * self.rules.decks] * 13 + [self.rules.decks] * 2
        seen = [rank_counts(self.view.hand), *self.open.values()]
        seen.extend(rank_counts(move.cards) for move in self.view.moves if move.cards)
        return [max(0, total - sum(counts[rank] for counts in seen)) for rank, total in enumerate(left)]

    # -- partners ---------------------------------------------------------------------------

    def _trust(self) -> list[float]:
        """Return for each seat how likely it is the viewer's partner, by roles, number and evidence."""
        known = [self.view.is_partner(seat) for seat in range(SEATS)]
        if None not in known:
            return [float(bool(partner)) for partner in known]
        sides = [self.view.side(seat) for seat in range(SEATS)]
        own = sides[self.me]
        if own is None:
            return [float(seat == self.me) for seat in range(SEATS)]
        first = "landlords" if self.view.ruleset.variant is Variant.HIDDEN else Camp.POSITIVE.value
        unknown = [seat for seat in range(SEATS) if sides[seat] is None]
        missing = 3 - sides.count(first)
        weights = self._evidence(first, sides, unknown)
        odds = _by_number([weights[seat] for seat in unknown], missing)
        chance = dict(zip(unknown, odds, strict=True))
        trust = []
        for seat in range(SEATS):
            p_first = chance[seat] if seat in chance else float(sides[seat] == first)
            trust.append(p_first if own == first else 1.0 - p_first)
        trust[self.me] = 1.0
        return trust

    def _evidence(self, first: str, sides: list[str | None], unknown: list[Seat]) -> dict[Seat, float]:
        """Weigh each unknown seat's odds to be of the *first* side by whom it beat, and how (H4, P3)."""
        odds = dict.fromkeys(unknown, 1.0)
        for seat, value in self.view.bids:
            if seat in odds and value:
                odds[seat] = 0.001  # a bidder who lost is a farmer (H3)
        for trick in (*self.view.tricks, self.view.trick):
            owner = None
            strong = False
            for move in trick:
                if move.combination is None:
                    continue
                if owner is not None and move.seat in odds and sides[owner] is not None:
                    bomb = move.combination.type is CombinationType.BOMB
                    factor = 0.3 if bomb else 0.6 if strong else 0.93
                    odds[move.seat] *= factor if sides[owner] == first else 1 / factor
                owner = move.seat
                strong = move.combination.size >= 5 or move.combination.ranks[0] >= 10
        return odds

    # -- chances ----------------------------------------------------------------------------

    def means(self, cards: int) -> list[float]:
        """Return how many of each rank a seat with so many unseen cards holds on average."""
        found = self._means.get(cards)
        if found is None:
            share = cards / self.hidden_cards if self.hidden_cards else 0.0
            found = [round(count * share, 2) for count in self.unseen]
            self._means[cards] = found
        return found

    def can_beat(self, seat: Seat, play: int) -> tuple[float, float]:
        """Return the chance that *seat* can beat *play* without a bomb, and with one."""
        if seat in self.open:
            found = answers_above(
                self.open[seat], _kind(play), groups_of(play), key(play, self.rules_id), self.rules_id
            )
            bombs = sum(kind_of(answer) >= BOMB for answer in found)
            return float(len(found) > bombs), float(bombs > 0)
        cards = self.view.sizes[seat]
        above = key(play, self.rules_id) if kind_of(play) >= BOMB else 0
        at = (cards, -above)
        bomb = self._chances.get(at)
        if bomb is None:
            bomb = self._chances[at] = self._bomb(cards, above)
        at = (cards, play & 0x1FFF | 1 << 13)
        plain = self._chances.get(at)
        if plain is None:
            plain = self._chances[at] = self._plain(cards, play)
        return plain, bomb

    def _plain(self, cards: int, play: int) -> float:
        kind, groups, place = kind_of(play), groups_of(play), play >> 9 & 15
        if kind >= BOMB or size(play) > cards:
            return 0.0
        means = self.means(cards)
        if kind <= FULL_HOUSE:
            copies = min(kind, TRIPLE)
            top = 15 if kind == SINGLE or (self.four and kind == PAIR) else 13
            none = 1.0
            for rank in range(place + 1, top):
                none *= 1.0 - at_least(means[rank], copies)
            return (1.0 - none) * (0.9 if kind == FULL_HOUSE else 1.0)
        copies = {STRAIGHT: 1, PAIR_RUN: 2}.get(kind, 3)
        ranks = RANK_AT if self.four else range(12)
        have = [at_least(means[rank], copies) for rank in ranks]
        none = 1.0
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

    def is_certain(self, play: int) -> bool:
        """Return whether no seat can beat *play*, whoever holds the unseen cards."""
        longest = max((self.view.sizes[seat] for seat in self.others if seat not in self.open), default=0)
        if self._beaten_by(self.unseen, play, longest):
            return False
        return not any(self._beaten_by(hand, play, sum(hand)) for hand in self.open.values())

    def _beaten_by(self, counts: list[int], play: int, cards: int) -> bool:
        if kind_of(play) < BOMB and cards >= 4 and max(counts[:13]) >= 4:
            return True
        found = answers_above(counts, _kind(play), groups_of(play), key(play, self.rules_id), self.rules_id)
        return any(size(answer) <= cards for answer in found)

    def has_passed(self, seat: Seat) -> bool:
        """Return whether *seat* passed in the trick on the table."""
        move = None if self.view.trick_over else self.view.last_move(seat)
        return move is not None and move.combination is None

    def stands(self, play: int, against: list[float], will: float, will_bomb: float) -> float:
        """Return the chance that *play* wins its trick against seats that want to beat it.

        *against* says by seat how much; *will* and *will_bomb* how likely they use what they have.
        """
        chance = 1.0
        for seat in self.others:
            want = against[seat]
            if want <= 0.01 or not self.view.sizes[seat]:
                continue
            plain, bomb = self.can_beat(seat, play)
            eager = 1.0 if self.view.sizes[seat] <= 6 else will
            if self.has_passed(seat):
                eager *= _PASSED_ALREADY
            beaten = 1.0 - (1.0 - plain * eager) * (1.0 - bomb * will_bomb)
            chance *= 1.0 - want * beaten
        return chance


def _kind(play: int) -> int:
    return min(kind_of(play), BOMB)


def _by_number(weights: list[float], missing: int) -> list[float]:
    """Return each one's chance to be among the *missing*, by odds that multiply."""
    number = len(weights)
    total = 0.0
    share = [0.0] * number
    for mask in range(1 << number):
        if mask.bit_count() != missing:
            continue
        product = 1.0
        for at in range(number):
            if mask >> at & 1:
                product *= weights[at]
        total += product
        for at in range(number):
            if mask >> at & 1:
                share[at] += product
    return [part / total if total else 0.5 for part in share]


def play_of(combination: Combination) -> int:
    """Return a play like *combination* on the table, for asking what beats it (no wings)."""
    kind = KINDS[combination.type]
    if kind == BOMB:
        if combination.ranks[0].is_joker:
            raise ValueError("a joker bomb needs its counts")
        return BOMB | combination.size << 4 | combination.ranks[0] << 9
    place = combination.key
    if kind == AIRPLANE and combination.key == 13:
        place = 1
    return kind | combination.groups << 4 | place << 9


def table_play(view: PlayerView) -> int:
    """Return the play that is to be beaten as an int, jokers' numbers included. 0 when leading."""
    to_beat = view.to_beat
    if to_beat is None:
        return 0
    if to_beat.type is CombinationType.BOMB and to_beat.ranks[0].is_joker:
        big = small = 0
        for move in view.trick:
            if move.combination == to_beat:
                big = sum(card.rank == 14 for card in move.cards)
                small = len(move.cards) - big
        return JOKER_BOMB | to_beat.size << 4 | small << 13 | big << 17
    return play_of(to_beat)
