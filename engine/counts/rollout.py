"""Deals played to their end in worlds that a viewer holds possible, to find out what a play is worth there.

All six seats play as the rule bot's judgement (:mod:`engine.counts.outlook`) would, but quickly: hands stay
cut as they are, and who can beat what is seen instead of guessed.
"""

from __future__ import annotations

from typing import Final

from engine.counts.decompose import Decomposer
from engine.counts.features import Moment
from engine.counts.generate import PLAIN, TWO_JOKERS, answers_by, count_by, lanes_of
from engine.counts.plays import BOMB, FULL_HOUSE, PAIR, PASS, SINGLE, TRIPLE, beats, key, size, take, used
from engine.counts.scene import SEATS
from engine.counts.words import i64
from engine.counts.worlds import World, Worlds

_MOST_PLIES: Final = 400
_PASSED_ALREADY: Final = 0.4
"""How much of a threat a seat is that has passed in this trick."""
_FEW: Final = 6
"""Who has no more cards than these beats whatever it can."""
_ONE_PLAY: Final = 24
"""No larger rest is one play."""
_NOT_CUT: Final = -99.0
"""Stands for a cost that is not worked out yet: no group costs so little."""
_LEAST: Final = -99.0
"""No play is worth so little."""
_CACHED: Final = 2_000
"""Costs that are kept, as plans are (:mod:`engine.counts.decompose`)."""
_STEPS: Final = 5
"""So many steps of the chain of worlds lie between two of them."""


class Costs:
    """What single groups cost in turns, each worked out once."""

    def __init__(self, cutter: Decomposer, rules_id: int) -> None:
        self._cutter = cutter
        self._rules_id = rules_id
        self._known: dict[int, float] = {}

    def of(self, play: int) -> float:
        """Return what a hand that is this one group costs."""
        found = self._known.get(play, _NOT_CUT)
        if found == _NOT_CUT:
            found = self._cutter.cut(used(play, self._rules_id)).cost
            if len(self._known) >= _CACHED:
                self._known.clear()
            self._known[play] = found
        return found


class Rollout:
    """Plays on from one moment, in one world after the other."""

    def __init__(self, moment: Moment, costs: Costs) -> None:
        self.moment = moment
        self.costs = costs
        self.weights = moment.cutter.weights
        self.rules_id = moment.scene.rules_id
        self.hands: list[list[int]] = []
        self.groups: list[list[int]] = []
        self.lanes: list[int] = []
        self.left: list[int] = []
        self.sides: list[int] = []
        self.passed: list[bool] = []
        # A decision to answer, while options are compared: the best so far, which group it takes and what
        # it leaves of it, and what all have in common.
        self._best = 0.0
        self._chosen = PASS
        self._at = 0
        self._rest_a = PASS
        self._rest_b = PASS
        self._partner = False
        self._owner_stands = 0.0
        self._stands = 0.0
        self._risk = 0.0

    def won(self, world: World, play: int) -> bool:
        """Return whether the viewer's side wins after *play*, or PASS, in *world*."""
        moment = self.moment
        scene = moment.scene
        me = moment.me
        hands = [hand[:] for hand in world.hands]
        left = [sum(hand) for hand in hands]
        passed = scene.passed[:]
        owner = scene.owner
        table = scene.to_beat
        if play == PASS:
            passed[me] = True
        else:
            left[me] -= take(hands[me], play, self.rules_id)
            if left[me] == 0:
                return True
            owner = me
            table = play
            passed[me] = False
        self.hands = hands
        self.left = left
        self.passed = passed
        self.sides = world.sides
        self.lanes = [int(lanes_of(hand)) for hand in hands]
        self.groups = [list(found) for found in world.groups]
        self.groups[me] = list(moment.cutter.plan(hands[me]).plays)
        turn = me
        for _ in range(_MOST_PLIES):
            turn = turn + 1 if turn < SEATS - 1 else 0
            if turn == owner:
                table = PASS
                for seat in range(SEATS):
                    passed[seat] = False
            if left[turn] == 0:
                continue
            chosen = self._lead(turn) if table == PASS else self._answer(turn, owner, table)
            if chosen == PASS:
                passed[turn] = True
                continue
            self._play(turn, chosen)
            if left[turn] == 0:
                return self.sides[turn] == moment.own
            passed[turn] = False
            owner = turn
            table = chosen
        return False

    def _play(self, seat: int, play: int) -> None:
        """Take *play* out of the group that was chosen for it."""
        hand = self.hands[seat]
        self.left[seat] -= take(hand, play, self.rules_id)
        self.lanes[seat] = int(lanes_of(hand))
        groups = self.groups[seat]
        if self._rest_a:
            groups[self._at] = self._rest_a
            if self._rest_b:
                groups.append(self._rest_b)
        else:
            groups[self._at] = groups[len(groups) - 1]
            groups.pop()

    # -- what seats can do ------------------------------------------------------------------

    def _has_bomb(self, seat: int, above: i64) -> bool:
        """Return whether *seat* has a bomb of a power greater than *above*."""
        if self.left[seat] < 3:
            return False
        lanes: i64 = self.lanes[seat]
        if above == 0:
            if lanes >> 45 & PLAIN:
                return True
            if not lanes & TWO_JOKERS:
                return False
        return len(answers_by(self.hands[seat], lanes, BOMB, 0, above, self.rules_id)) > 0

    def _can_beat(self, seat: int, play: int) -> bool:
        """Return whether *seat* can beat *play* without a bomb."""
        kind = play & 15
        if kind >= BOMB or self.left[seat] < size(play):
            return False
        height = key(play, self.rules_id)
        return count_by(self.hands[seat], self.lanes[seat], kind, play >> 4 & 31, height, self.rules_id) > 0

    def _weigh(self, play: int, player: int, viewer: int, near_bombs: bool) -> None:
        """Work out the chance that *play* of *player* wins its trick, and its risk to *viewer*.

        The risk is how many enemies of *viewer* rather than partners go out upon it. *viewer*, who is
        about to act, does not answer it. With *near_bombs* enemies bomb the rather the fewer cards they
        have.
        """
        w = self.weights
        side = self.sides[player]
        cards = size(play)
        above: i64 = key(play, self.rules_id) if play & 15 >= BOMB else 0
        stands = 1.0
        risk = 0.0
        for other in range(SEATS):
            held = self.left[other]
            if other in (player, viewer) or not held:
                continue
            against = self.sides[other] != side
            last = len(self.groups[other]) == 1
            if not (against or last or held == cards):
                continue
            plain = self._can_beat(other, play)
            if (plain and held == cards) or (last and self._goes_out_bombing(other, above)):
                risk += 1.0 if self.sides[other] != self.sides[viewer] else -1.0
            if not against:
                continue
            if plain:
                eager = 1.0 if held <= _FEW else w.will
                stands *= 1.0 - eager * (_PASSED_ALREADY if self.passed[other] else 1.0)
            if stands > 0.0 and self._has_bomb(other, above):
                will = w.will_bomb
                if near_bombs and held < 10:
                    will += (1.0 - will) * (1.0 - float(held) / 10.0)
                stands *= 1.0 - will
        self._stands = stands
        self._risk = risk

    def _goes_out_bombing(self, seat: int, above: i64) -> bool:
        """Return whether the only group of *seat* is a bomb of a power greater than *above*."""
        group = self.groups[seat][0]
        return group & 15 >= BOMB and key(group, self.rules_id) > above

    def _worth(self, shed: float, left: int, groups: int) -> float:
        """Return what a play is worth that sheds so many turns and leaves so much; see ``_weigh``."""
        w = self.weights
        near = max(0.0, 1.0 - float(left) / 15.0)
        worth = shed + self._stands * (w.lead + w.lead_near * near) - w.give_out * self._risk
        if groups == 1 and left <= _ONE_PLAY:
            worth += w.one_left * self._stands
        return worth

    # -- decisions --------------------------------------------------------------------------

    def _lead(self, seat: int) -> int:
        """Return the best of the groups to lead with."""
        groups = self.groups[seat]
        number = len(groups)
        self._rest_a = PASS
        self._at = 0
        if number == 1:
            return groups[0]
        best = _LEAST
        chosen = groups[0]
        for at in range(number):
            play = groups[at]
            self._weigh(play, seat, seat, True)
            worth = self._worth(self.costs.of(play), self.left[seat] - size(play), number - 1)
            if worth > best:
                best = worth
                chosen = play
                self._at = at
        return chosen

    def _answer(self, seat: int, owner: int, table: int) -> int:
        """Return the best answer to *table*, or PASS."""
        kind = table & 15
        height = key(table, self.rules_id)
        bombs = self._has_bomb(seat, height if kind >= BOMB else 0)
        plain = self._can_beat(seat, table)
        if not plain and not bombs:
            return PASS
        self._partner = self.sides[owner] == self.sides[seat]
        waiting = self._waiting(seat, owner, table)
        self._best = _LEAST
        self._chosen = PASS
        groups = self.groups[seat]
        for at in range(len(groups)):
            group = groups[at]
            is_bomb = group & 15 >= BOMB
            if is_bomb and bombs and beats(group, table, self.rules_id):
                self._consider(seat, group, at, PASS, PASS)
            if not plain:
                continue
            if not is_bomb and (group & 511) == (table & 511):
                if key(group, self.rules_id) > height:
                    self._consider(seat, group, at, PASS, PASS)
            elif kind <= PAIR:
                self._split(seat, group, at, kind, height)
        return self._chosen if self._best > waiting else PASS

    def _waiting(self, seat: int, owner: int, table: int) -> float:
        """Return what passing is worth, but for the cost of the hand, which all options have in common."""
        w = self.weights
        self._weigh(table, owner, seat, False)
        self._owner_stands = self._stands
        held = self.left[owner]
        near = max(0.0, 1.0 - float(held) / 15.0) * (2.0 if held <= 2 else 1.0)
        helps = w.partner_lead + w.partner_near * near
        harms = w.enemy_lead + w.enemy_near * near
        return self._owner_stands * (helps if self._partner else -harms) - w.give_out * self._risk

    def _split(self, seat: int, group: int, at: int, kind: int, height: int) -> None:
        """Consider a card or a pair out of a group of one rank, or the pair of a full house."""
        have = group & 15
        rank = group >> 9 & 15
        if have in (PAIR, TRIPLE):
            if have > kind and rank > height:
                self._consider(seat, kind | 16 | rank << 9, at, (have - kind) | 16 | rank << 9, PASS)
        elif have == BOMB:
            if rank > height:
                count = (group >> 4 & 31) - kind
                rest = BOMB | count << 4 | rank << 9 if count > TRIPLE else count | 16 | rank << 9
                self._consider(seat, kind | 16 | rank << 9, at, rest, PASS)
        elif have == FULL_HOUSE:
            pair = group >> 13
            if pair > height:
                rest = SINGLE | 16 | pair << 9 if kind == SINGLE else PASS
                self._consider(seat, kind | 16 | pair << 9, at, TRIPLE | 16 | rank << 9, rest)

    def _consider(self, seat: int, play: int, at: int, rest_a: int, rest_b: int) -> None:
        """Weigh an answer out of the group *at*, of which such groups stay."""
        w = self.weights
        costs = self.costs
        groups = self.groups[seat]
        shed = costs.of(groups[at])
        number = len(groups) - 1
        if rest_a:
            shed -= costs.of(rest_a)
            number += 1
        if rest_b:
            shed -= costs.of(rest_b)
            number += 1
        left = self.left[seat] - size(play)
        worth = -_LEAST
        if left:
            self._weigh(play, seat, seat, True)
            worth = self._worth(shed, left, number)
            if self._partner:
                worth -= w.overtake * self._owner_stands + w.needless * max(0.0, 1.0 - 2.0 * shed)
        if worth > self._best:
            self._best = worth
            self._chosen = play
            self._at = at
            self._rest_a = rest_a
            self._rest_b = rest_b


def wins(
    moment: Moment, options: list[int], costs: Costs, worlds: int, seed: int, odds: list[float]
) -> list[int]:
    """Return in how many of so many *worlds* the viewer's side wins after each of the *options*.

    All options are tried in the same worlds. *seed* and *odds* are as in :class:`Worlds`. The scene must
    not have a dead joker (T3), whose place nobody knows.
    """
    chain = Worlds(moment, seed, odds)
    rollout = Rollout(moment, costs)
    won = [0] * len(options)
    for _ in range(worlds):
        world = chain.draw(_STEPS)
        for at in range(len(options)):
            if rollout.won(world, options[at]):
                won[at] += 1
    return won
