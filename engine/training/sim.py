"""A deal from its first lead on, on rank counts: the truth beside the scene that everybody sees."""

from __future__ import annotations

from engine.bots.scenes import GAME_IDS
from engine.cards import Card, rank_counts
from engine.counts.decompose import Decomposer
from engine.counts.features import Moment, marks_in
from engine.counts.plays import BIG, PASS, SMALL, take
from engine.counts.scene import FIRST, OTHER, SEATS, SEVEN_STARS, UNKNOWN, Scene, deduced
from engine.counts.shortlist import answers_to_weigh, leads_to_weigh
from engine.match import first_side
from engine.movegen import rules_id
from engine.ruleset import Variant
from engine.state import GameState
from engine.visible import Role


class Sim:
    """One deal in play. *state* is one that has come to its first lead."""

    def __init__(self, state: GameState) -> None:
        rules = state.deal.ruleset
        self.sides = [FIRST if first else OTHER for first in first_side(state)]
        self.hands = [rank_counts(hand) for hand in state.hands]
        hidden = rules.variant is Variant.HIDDEN
        face = state.deal.open_mark.face
        self.marks = [sum(card.face == face for card in hand) if hidden else 0 for hand in state.hands]
        public = self.sides[:]
        for seat, role in enumerate(state.roles):
            secret = role in (Role.HIDDEN_LANDLORD, Role.FARMER)
            camps = rules.variant is Variant.TWO_CAMPS and not state.solo and role is Role.FARMER
            if (hidden and secret) or camps:
                public[seat] = UNKNOWN
        if hidden:
            public = deduced(public)
        self.scene = Scene(
            rules_id(rules.combos),
            GAME_IDS[rules.variant],
            [len(hand) for hand in state.hands],
            public,
            state.solo,
            face.rank if hidden else -1,
        )
        for seat, value in state.bids:
            self.scene.bid[seat] = self.scene.bid[seat] or value > 0
        self.hidden_role = [role is Role.HIDDEN_LANDLORD for role in state.roles]
        for seat, cards in _bottoms(state):
            for rank, count in enumerate(rank_counts(cards)):
                self.scene.known[seat][rank] += count
        for seat in state.shown:
            self.scene.known[seat] = self.hands[seat][:]
            self.scene.exact[seat] = True
        self.camps = rules.variant is Variant.TWO_CAMPS and not state.solo
        self.turn = state.turn if state.turn is not None else 0
        self.dead = -1
        self.winner = -1
        """The side that won, once somebody is out."""

    def known_sides(self, seat: int) -> list[int]:
        """Return the sides as *seat* knows them."""
        known = self.scene.sides[:]
        known[seat] = self.sides[seat]
        if self.camps and self.scene.sides[seat] != UNKNOWN:
            known = self.sides[:]  # P3: a landlord knows all
        return deduced(known) if UNKNOWN in known else known

    def moment(self, cutter: Decomposer) -> Moment:
        """Return the decision that is due."""
        seat = self.turn
        return Moment(
            self.scene,
            seat,
            self.hands[seat][:],
            self.known_sides(seat),
            self.sides[seat],
            self.marks[seat],
            self.hidden_role[seat] and self.scene.sides[seat] == UNKNOWN,
            self.dead == seat,
            cutter,
        )

    def options(self, cutter: Decomposer) -> list[int]:
        """Return the plays worth weighing, PASS last where it is allowed."""
        scene = self.scene
        hand = self.hands[self.turn]
        if scene.to_beat == PASS:
            return leads_to_weigh(hand, cutter, scene.rules_id)
        return [*answers_to_weigh(hand, scene.to_beat, cutter, scene.rules_id), PASS]

    def act(self, moment: Moment, play: int, marks: int | None = None) -> None:
        """Do it, and go on to the next decision or the end; without *marks*, unmarked copies go first."""
        seat, scene = self.turn, self.scene
        if play == PASS:
            scene.let_go(seat)
        else:
            marks = marks_in(moment, play) if marks is None else marks
            before = self.hands[seat][:]
            take(self.hands[seat], play, scene.rules_id)
            used = [old - new for old, new in zip(before, self.hands[seat], strict=True)]
            self.marks[seat] -= marks
            scene.lay(seat, play, used, marks)
            if scene.stars and self.dead < 0 and play & 511 == SEVEN_STARS:
                self._bury(seat)
            if scene.sizes[seat] == 0:
                self.winner = self.sides[seat]
                return
        self.turn = (seat + 1) % SEATS
        if self.turn == scene.owner:
            scene.lead_anew()
            idle = 0
            while not any(self.hands[self.turn]) and idle < SEATS:  # T4
                self.turn = (self.turn + 1) % SEATS
                idle += 1

    def _bury(self, player: int) -> None:
        for seat in range(SEATS):
            for rank in (SMALL, BIG):
                if seat != player and self.hands[seat][rank]:
                    self.hands[seat][rank] -= 1
                    self.dead = seat


def _bottoms(state: GameState) -> list[tuple[int, tuple[Card, ...]]]:
    """Return the bottom cards as they were given to the landlords (F1)."""
    bottom = state.deal.bottom
    if not bottom:
        return []
    first = next(s for s, r in enumerate(state.roles) if r in (Role.GREAT_LANDLORD, Role.POSITIVE_LANDLORD))
    if state.solo:
        return [(first, bottom)]
    second = next(seat for seat in state.landlords if seat != first)
    return [(first, bottom[:6]), (second, bottom[6:])]
