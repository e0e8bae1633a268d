"""What a net is told: bytes for a moment of a deal, and for each play that is weighed.

A byte is a count, a flag, or a scaled cost; the nets divide by :func:`scales`. Seats are told from the
viewer on, in the order of play.
"""

from typing import Final

from engine.counts.chances import Chances, partners
from engine.counts.decompose import Decomposer
from engine.counts.generate import answers_above, count_above
from engine.counts.outlook import Outlook
from engine.counts.plays import BOMB, PASS, SINGLE, bonus, joker_power, key, size, take
from engine.counts.scene import FIRST, NEVER, SEATS, SLOTS, UNKNOWN, Scene, evidence, slot_of, unseen_by

KINDS: Final = 11
STATE_SIZE: Final = 8 + 15 + 15 + 6 * 42 + 60 + 14 + 6 + 6 + 6 + 10 * SLOTS
ACTION_SIZE: Final = 67
HAND_AT: Final = 8
"""Where a state's bytes hold the counts of the hand."""
REST_AT: Final = KINDS + 3
"""Where an action's bytes hold the counts of what it leaves."""
SURE_WIN_AT: Final = 50
"""Where an action's bytes say that it wins whatever the others hold."""
WORTH_AT: Final = 62
"""Where an action's bytes say what the rule bot holds it worth, in parts of a turn."""
TURN: Final = 32


class Moment:
    """One decision of one viewer: what is worked out once for all plays that are weighed.

    *hand* is without a dead joker. *sides* by seat: FIRST, OTHER or UNKNOWN as the viewer knows them,
    *own* the viewer's side. *marks* are copies of the marked card in hand, *secret* says that nobody
    knows this viewer to be a landlord.
    """

    def __init__(
        self,
        scene: Scene,
        me: int,
        hand: list[int],
        sides: list[int],
        own: int,
        marks: int,
        secret: bool,
        holds_dead: bool,
        cutter: Decomposer,
    ) -> None:
        self.scene = scene
        self.me = me
        self.hand = hand
        self.sides = sides
        self.own = own
        self.marks = marks
        self.secret = secret
        self.holds_dead = holds_dead
        self.cutter = cutter
        self.cards = sum(hand)
        self.unseen = unseen_by(scene, me, hand)
        longest = 0
        for seat in range(SEATS):
            if seat != me and not scene.exact[seat] and scene.sizes[seat] > longest:
                longest = scene.sizes[seat]
        self.longest = longest
        self._outside: list[int] = [
            self.unseen[rank] + _known_elsewhere(scene, me, rank) for rank in range(15)
        ]
        self._answers: dict[int, int] = {}
        self._bombs: dict[int, int] = {}
        self.cost = cutter.plan(hand).cost
        self.trust = partners(evidence(scene, sides), sides, own, me)
        self.outlook = self._look()

    def _look(self) -> Outlook:
        scene = self.scene
        hands: list[list[int]] = [[]] * SEATS
        unseen = self.unseen[:]
        for seat in range(SEATS):
            known = scene.known[seat]
            if seat == self.me:
                continue
            if scene.exact[seat]:
                hands[seat] = known
            else:
                for rank in range(15):
                    unseen[rank] += known[rank]
        mark = scene.mark if self.secret else -1
        return Outlook(
            Chances(unseen, scene.sizes, hands, self.me, scene.rules_id),
            self.cutter,
            self.cutter.weights,
            self.hand,
            self.trust,
            scene.passed,
            scene.to_beat,
            scene.owner,
            self.holds_dead,
            mark,
            self.hand[mark] - self.marks if mark >= 0 else 0,
        )

    def answers_outside(self, play: int) -> int:
        """Return how many plays of all cards outside the hand beat *play*: plain ones, and 64 × bombs."""
        rules_id = self.scene.rules_id
        kind = play & 15
        if kind > BOMB:
            kind = BOMB
        above = key(play, rules_id)
        at = kind | (play >> 4 & 31) << 4 | above << 9
        found = self._answers.get(at, -1)
        if found < 0:
            cards = size(play)
            plain = 0
            if cards <= self.longest or self._somebody_open(cards):
                plain = count_above(self._outside, kind, play >> 4 & 31, above, rules_id)
            bombs = self._bombs_above(above if kind >= BOMB else 0)
            found = (plain if plain < 63 else 63) | (bombs if bombs < 63 else 63) << 6
            self._answers[at] = found
        return found

    def _bombs_above(self, above: int) -> int:
        """Return how many bombs of all cards outside the hand have a power greater than *above*."""
        found = self._bombs.get(above, -1)
        if found < 0:
            found = 0
            for bomb in answers_above(self._outside, BOMB, 0, above, self.scene.rules_id):
                cards = size(bomb)
                if cards <= self.longest or self._somebody_open(cards):
                    found += 1
            self._bombs[above] = found
        return found

    def _somebody_open(self, cards: int) -> bool:
        for seat in range(SEATS):
            if seat != self.me and self.scene.exact[seat] and self.scene.sizes[seat] >= cards:
                return True
        return False

    def is_certain(self, play: int) -> bool:
        """Return whether nobody can beat *play*, whoever holds the unseen cards."""
        return self.answers_outside(play) == 0


def _known_elsewhere(scene: Scene, me: int, rank: int) -> int:
    total = 0
    for seat in range(SEATS):
        if seat != me:
            total += scene.known[seat][rank]
    return total


def _byte(value: int) -> int:
    return 0 if value < 0 else 255 if value > 255 else value


def _cost_byte(cost: float) -> int:
    return _byte(int((cost + 6.0) * 12.0))


def state_features(moment: Moment) -> list[int]:
    """Return STATE_SIZE bytes."""
    scene = moment.scene
    me = moment.me
    out = [
        moment.own,
        1 if scene.solo else 0,
        1 if moment.secret else 0,
        moment.marks,
        scene.marks_out,
        1 if moment.holds_dead else 0,
        _byte(scene.raised),
        moment.cards,
    ]
    out.extend(moment.hand)
    out.extend(moment.unseen)
    for step in range(SEATS):
        seat = (me + step) % SEATS
        side = moment.sides[seat]
        out.append(scene.sizes[seat])
        out.append(1 if side == moment.own else 0)
        out.append(1 if side != UNKNOWN and side != moment.own else 0)
        out.append(1 if scene.sides[seat] == FIRST else 0)
        out.append(1 if scene.sides[seat] == UNKNOWN else 0)
        out.append(1 if scene.passed[seat] else 0)
        out.append(1 if scene.owner == seat else 0)
        out.append(1 if scene.exact[seat] else 0)
        out.append(_byte(scene.led[seat]))
        out.append(1 if scene.sizes[seat] <= 2 else 0)
        out.append(1 if scene.sizes[seat] <= 5 else 0)
        out.append(1 if scene.sizes[seat] <= 10 else 0)
        out.extend(scene.played[seat])
        out.extend(scene.known[seat])
    for step in range(1, SEATS):
        seat = (me + step) % SEATS
        for other_step in range(SEATS):
            other = (me + other_step) % SEATS
            out.append(_byte(scene.beat[6 * seat + other] + 2 * scene.bombed[6 * seat + other]))
            out.append(_byte(scene.let[6 * seat + other]))
    table = scene.to_beat
    for kind in range(KINDS):
        out.append(1 if table & 15 == kind else 0)
    out.append(table >> 4 & 31)
    out.append(_strength(table, scene.rules_id))
    out.append(size(table))
    plan = moment.cutter.plan(moment.hand)
    certain = low = 0
    for play in plan.plays:
        if moment.is_certain(play):
            certain += 1
        elif play & 15 == SINGLE and play >> 9 & 15 < 9:
            low += 1
    out.append(_cost_byte(plan.cost))
    out.append(len(plan.plays))
    out.append(certain)
    out.append(low)
    behind = 0
    for step in range(1, SEATS):
        seat = (me + step) % SEATS
        if seat == scene.owner:
            break
        if not scene.passed[seat]:
            behind += 1
    out.append(behind)
    out.append(sum(1 for seat in range(SEATS) if scene.passed[seat]))
    for step in range(1, SEATS):
        out.append(int(moment.trust[(me + step) % SEATS] * 255.0))
    out.append(int(moment.outlook.owner_stands() * 255.0) if scene.owner >= 0 else 0)
    for step in range(SEATS):
        out.append(1 if scene.bid[(me + step) % SEATS] else 0)
    for step in range(1, SEATS):
        at = SLOTS * ((me + step) % SEATS)
        for slot in range(at, at + SLOTS):
            out.append(NEVER - scene.refused[slot])
            out.append(NEVER - scene.declined[slot])
    return out


def _strength(play: int, rules_id: int) -> int:
    """Return how high a play is among those it compares with, 0 to 40."""
    kind = play & 15
    if kind < BOMB:
        return key(play, rules_id)
    if kind == BOMB:
        return play >> 9 & 15
    return 15 + joker_power(play >> 13 & 15, play >> 17 & 15, rules_id >= 4) // 1000 % 25


def action_features(moment: Moment, play: int) -> list[int]:
    """Return ACTION_SIZE bytes for a play, or for PASS."""
    scene = moment.scene
    rules_id = scene.rules_id
    rest = moment.hand[:]
    cards = take(rest, play, rules_id) if play != PASS else 0
    out = [0] * KINDS
    out[play & 15] = 1
    out.append(play >> 4 & 31 if play else 0)
    out.append(_strength(play, rules_id) if play else 0)
    out.append(cards)
    out.extend(rest)
    for rank in range(15):
        out.append(moment.hand[rank] - rest[rank])
    left = moment.cards - cards
    plan = moment.cutter.plan(rest)
    certain = low = 0
    for group in plan.plays:
        if moment.is_certain(group):
            certain += 1
        elif group & 15 == SINGLE and group >> 9 & 15 < 9:
            low += 1
    answers = moment.answers_outside(play) if play else 0
    uncertain = len(plan.plays) - certain
    reveals = _reveals(moment, play)
    owner = scene.owner
    side = moment.sides[owner] if owner >= 0 and play else UNKNOWN
    out.append(_cost_byte(plan.cost))
    out.append(_byte(int((moment.cost - plan.cost) * 20.0) + 100))
    out.append(len(plan.plays))
    out.append(certain)
    out.append(low)
    out.append(1 if play and left == 0 and not moment.holds_dead else 0)
    out.append(1 if play and left and answers == 0 and uncertain <= 1 and not moment.holds_dead else 0)
    out.append(1 if play and answers == 0 else 0)
    out.append(answers & 63)
    out.append(answers >> 6)
    out.append(reveals)
    out.append(1 if side == moment.own else 0)
    out.append(1 if side != UNKNOWN and side != moment.own else 0)
    out.append(_byte(bonus(play, rules_id)) if play else 0)
    out.append(1 if len(plan.plays) == 1 and left else 0)
    out.append(left)
    fits_enemy = fits_partner = 0
    for seat in range(SEATS):
        if seat != moment.me and scene.sizes[seat] == cards and play:
            if moment.sides[seat] == moment.own:
                fits_partner = 1
            else:
                fits_enemy = 1
    out.append(fits_enemy)
    out.append(fits_partner)
    stands = risk = 0.0
    if play:
        worth, stands, risk = moment.outlook.weigh(play, len(plan.plays) == 1)
    else:
        worth = moment.outlook.weigh_pass()
    out.append(_byte(int((worth + moment.cost) * TURN) + 128))
    out.append(_byte(int(stands * 255.0)))
    out.append(_byte(int(risk * 40.0) + 128))
    _add_refusals(out, moment, play)
    return out


def _add_refusals(out: list[int], moment: Moment, play: int) -> None:
    """Add how many seats that are no partners, and partners, passed on no higher plays of the kind."""
    scene = moment.scene
    slot = slot_of(play)
    others = partners_too = 0
    if slot >= 0:
        rank = play >> 9 & 15
        for seat in range(SEATS):
            if seat != moment.me and scene.refused[SLOTS * seat + slot] <= rank:
                if moment.sides[seat] == moment.own:
                    partners_too += 1
                else:
                    others += 1
    out.append(others)
    out.append(partners_too)


def _reveals(moment: Moment, play: int) -> int:
    """Return how many copies of the marked card a play takes, unmarked ones first (H6)."""
    mark = moment.scene.mark
    if mark < 0 or not moment.marks or not play:
        return 0
    counts = [0] * 15
    take(counts, play, moment.scene.rules_id)
    marks = -counts[mark] - (moment.hand[mark] - moment.marks)
    return marks if marks > 0 else 0


def marks_in(moment: Moment, play: int) -> int:
    """Return how many copies of the marked card a play takes, unmarked ones first (H6)."""
    return _reveals(moment, play)


def scales() -> tuple[list[float], list[float]]:
    """Return by what the bytes of a state and of an action are divided."""
    state = [1.0, 1.0, 1.0, 2.0, 3.0, 1.0, 10.0, 30.0] + [4.0] * 13 + [2.0, 2.0] + [8.0] * 13 + [4.0, 4.0]
    for _ in range(SEATS):
        state += [30.0] + [1.0] * 7 + [6.0, 1.0, 1.0, 1.0] + [4.0] * 30
    state += [3.0, 6.0] * 30
    state += [1.0] * KINDS + [6.0, 13.0, 8.0]
    state += [100.0, 10.0, 4.0, 4.0, 4.0, 4.0]
    state += [255.0] * 6 + [1.0] * 6 + [15.0] * (10 * SLOTS)
    action = [1.0] * KINDS + [6.0, 13.0, 8.0] + [4.0] * 30
    action += [
        100.0,
        50.0,
        10.0,
        4.0,
        4.0,
        1.0,
        1.0,
        1.0,
        20.0,
        20.0,
        1.0,
        1.0,
        1.0,
        3.0,
        1.0,
        30.0,
        1.0,
        1.0,
        32.0,
        255.0,
        40.0,
        5.0,
        5.0,
    ]
    return state, action
