"""What plays are worth by hand-made rules, in turns: the rule bot's judgement of one decision."""

from __future__ import annotations

from engine.counts.chances import Chances
from engine.counts.decompose import Decomposer
from engine.counts.plays import PASS, size, take
from engine.counts.scene import SEATS
from engine.counts.weights import Weights


class Outlook:
    """One decision to play or pass.

    *trust* says by seat how likely it is a partner, *passed* who passed in this trick; *table* is what
    has to be beaten (PASS when leading) and *owner* whose it is, -1 for nobody. *hand* is without a
    dead joker; *dead* says that one is held. *secret_rank* is the rank of the marked card if playing a
    copy of it would give the viewer away, else -1; *unmarked* are the other cards of that rank.
    """

    def __init__(
        self,
        chances: Chances,
        cutter: Decomposer,
        weights: Weights,
        hand: list[int],
        trust: list[float],
        passed: list[bool],
        table: int,
        owner: int,
        dead: bool,
        secret_rank: int,
        unmarked: int,
    ) -> None:
        self.chances = chances
        self.cutter = cutter
        self.weights = weights
        self.hand = hand
        self.trust = trust
        self.passed = passed
        self.table = table
        self.owner = owner
        self.dead = dead
        self.secret_rank = secret_rank
        self.unmarked = unmarked
        self._enemies = [1.0 - part for part in trust]
        self._cost = cutter.cost(hand)
        self._owner_stands = -1.0

    def weigh(self, play: int, goes_whole: bool) -> tuple[float, float, float]:
        """Return the worth of a play, the chance that it wins its trick, and the risk it gives to enemies.

        *goes_whole* says that what is left is one play.
        """
        w = self.weights
        rest = self.hand[:]
        take(rest, play, self.chances.rules_id)
        left = sum(rest) + (1 if self.dead else 0)
        will_bomb = w.will_bomb + (1.0 - w.will_bomb) * max(0.0, 1.0 - left / 10)
        stands = self.chances.stands(play, self._enemies, self.passed, w.will, will_bomb)
        cost = self.cutter.cost(rest)
        worth = -cost + stands * (w.lead + w.lead_near * _near(left))
        if goes_whole and not self.dead and left <= 24:
            worth += w.one_left * stands
        risk = self.risk(play)
        worth -= w.give_out * risk
        if self.table != PASS:
            shed = self._cost - cost
            partner = self._partner()
            overtakes = partner * self.owner_stands() if partner else 0.0
            worth -= w.overtake * overtakes + w.needless * partner * max(0.0, 1.0 - 2.0 * shed)
        if self.secret_rank >= 0 and self.hand[self.secret_rank] - rest[self.secret_rank] > self.unmarked:
            worth -= w.reveal
        return worth, stands, risk

    def weigh_pass(self) -> float:
        """Return what passing is worth."""
        w = self.weights
        worth = -self._cost - w.give_out * self.risk(self.table)
        if self.owner < 0:
            return worth
        trust = self.trust[self.owner]
        cards = self.chances.sizes[self.owner]
        near = _near(cards) * (2.0 if cards <= 2 else 1.0)
        helps = w.partner_lead + w.partner_near * near
        harms = w.enemy_lead + w.enemy_near * near
        return worth + self.owner_stands() * (trust * helps - (1.0 - trust) * harms)

    def owner_stands(self) -> float:
        """Return the chance that what lies on the table wins if the viewer passes."""
        if self._owner_stands < 0.0:
            w = self.weights
            me = self.chances.me
            trust = self.trust[self.owner]
            against = [0.0] * SEATS
            for seat in range(SEATS):
                if seat not in (self.owner, me):
                    other = self.trust[seat]
                    against[seat] = trust * (1.0 - other) + (1.0 - trust) * other
            self._owner_stands = self.chances.stands(self.table, against, self.passed, w.will, w.will_bomb)
        return self._owner_stands

    def _partner(self) -> float:
        """Return how likely the play on the table is a partner's, 0 if rather an enemy's."""
        trust = 0.0 if self.owner < 0 else self.trust[self.owner]
        return trust if trust >= 0.5 else 0.0

    def risk(self, play: int) -> float:
        """Return by how much enemies rather than partners can go out upon *play*."""
        cards = size(play)
        risk = 0.0
        for step in range(1, SEATS):
            seat = (self.chances.me + step) % SEATS
            left = self.chances.sizes[seat]
            if left == cards or 4 <= left <= 6:
                plain, bomb = self.chances.can_beat(seat, play)
                chance = plain if left == cards else 0.0
                if left >= 4:
                    chance = max(chance, bomb * _all_bomb(left))
                risk += chance * (1.0 - 2.0 * self.trust[seat])
        return risk


def _near(left: int) -> float:
    """Return how near to going out a seat with so many cards is, 0 to 1."""
    return max(0.0, 1.0 - left / 15)


def _all_bomb(left: int) -> float:
    """Return the chance that a seat's last cards are one bomb, if it has a bomb at all."""
    return 0.3 if left <= 4 else 0.15
