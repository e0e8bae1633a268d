"""What a bot makes of a view: who is a partner, what is unseen, who can beat what."""

from __future__ import annotations

from collections.abc import Sequence

from engine.actions import Camp
from engine.cards import Card, Rank, rank_counts
from engine.combos import Combination, CombinationType
from engine.counts import answers_above, groups_of, key, kind_of, size
from engine.counts.chances import Chances, partners
from engine.counts.plays import (
    AIRPLANE,
    BOMB,
    FULL_HOUSE,
    JOKER_BOMB,
    PAIR,
    PAIR_RUN,
    SINGLE,
    STRAIGHT,
    TRIPLE,
    TRIPLE_RUN,
)
from engine.counts.scene import FIRST, OTHER, UNKNOWN
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
        self.trust = self._trust()
        hands = [self.open.get(seat, []) for seat in range(SEATS)]
        self.chances = Chances(self.unseen, list(view.sizes), hands, self.me, self.rules_id)

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
        numbers = [UNKNOWN if side is None else FIRST if side == first else OTHER for side in sides]
        return partners(self._evidence(first, sides), numbers, numbers[self.me], self.me)

    def _evidence(self, first: str, sides: list[str | None]) -> list[float]:
        """Weigh each unknown seat's odds to be of the *first* side by whom it beat, and how (H4, P3)."""
        odds = [1.0] * SEATS
        for seat, value in self.view.bids:
            if sides[seat] is None and value:
                odds[seat] = 0.001  # a bidder who lost is a farmer (H3)
        for trick in (*self.view.tricks, self.view.trick):
            owner = None
            strong = False
            for move in trick:
                if move.combination is None:
                    continue
                if owner is not None and sides[move.seat] is None and sides[owner] is not None:
                    bomb = move.combination.type is CombinationType.BOMB
                    factor = 0.3 if bomb else 0.6 if strong else 0.93
                    odds[move.seat] *= factor if sides[owner] == first else 1 / factor
                owner = move.seat
                strong = move.combination.size >= 5 or move.combination.ranks[0] >= 10
        return odds

    # -- chances ----------------------------------------------------------------------------

    def can_beat(self, seat: Seat, play: int) -> tuple[float, float]:
        """Return the chance that *seat* can beat *play* without a bomb, and with one."""
        return self.chances.can_beat(seat, play)

    def is_certain(self, play: int) -> bool:
        """Return whether no seat can beat *play*, whoever holds the unseen cards."""
        longest = max((self.view.sizes[seat] for seat in self.others if seat not in self.open), default=0)
        if self._beaten_by(self.unseen, play, longest):
            return False
        return not any(self._beaten_by(hand, play, sum(hand)) for hand in self.open.values())

    def _beaten_by(self, counts: list[int], play: int, cards: int) -> bool:
        if kind_of(play) < BOMB and cards >= 4 and max(counts[:13]) >= 4:
            return True
        kind = min(kind_of(play), BOMB)
        found = answers_above(counts, kind, groups_of(play), key(play, self.rules_id), self.rules_id)
        return any(size(answer) <= cards for answer in found)

    def passed(self) -> list[bool]:
        """Return by seat whether it passed when it was last asked in the trick on the table."""
        if self.view.trick_over:
            return [False] * SEATS
        moves = [self.view.last_move(seat) for seat in range(SEATS)]
        return [move is not None and move.combination is None for move in moves]


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


def laid_play(cards: Sequence[Card], combination: Combination) -> int:
    """Return a play that was laid as an int, jokers' numbers included (no wings)."""
    if combination.type is CombinationType.BOMB and combination.ranks[0].is_joker:
        big = sum(card.rank == Rank.BIG_JOKER for card in cards)
        return JOKER_BOMB | combination.size << 4 | (len(cards) - big) << 13 | big << 17
    return play_of(combination)


def table_play(view: PlayerView) -> int:
    """Return the play that is to be beaten as an int, jokers' numbers included. 0 when leading."""
    to_beat = view.to_beat
    if to_beat is None:
        return 0
    laid = next((move.cards for move in reversed(view.trick) if move.combination == to_beat), ())
    return laid_play(laid, to_beat)
