"""A deal in play as the whole table sees it, on rank counts: all that happened, summed up by seat.

Bots keep one of it and feed their nets from it (:mod:`engine.counts.features`). It holds public facts
only; what a viewer knows besides is handed in where it is needed.
"""

from typing import Final

from engine.counts.plays import BIG, BOMB, FOUR_DECKS, FULL_HOUSE, JOKER_BOMB, PASS, SMALL, bonus, size

SEATS: Final = 6
UNKNOWN: Final = -1
FIRST: Final = 1
"""The landlords, or the positive camp."""
OTHER: Final = 0

HIDDEN: Final = 0
TWO_FOUR: Final = 1
TWO_CAMPS: Final = 2

SEVEN_STARS: Final = JOKER_BOMB | 7 << 4

SLOTS: Final = 3
"""What seats pass on is remembered apart for singles, for pairs, and for triples, bare or carrying."""
NEVER: Final = 15
"""In place of a rank: nothing of the sort was passed on."""


class Scene:
    """Public facts of a deal from its first lead on.

    Lists go by seat. *sides* are those that everybody knows; *known* are cards that a seat was seen to
    get or holds open (*exact*). ``beat[6 * i + j]`` counts how often *i* overtook *j*, ``bombed`` with
    a bomb, ``strong`` without one though the play was a large or a high one, ``let`` how often *i*
    passed on what *j* had played. *bid* says who bid anything. ``refused[SLOTS * i + slot]`` is the
    lowest rank that *i* passed on when it was nobody's whom all know as a partner of *i*, and ``declined``
    the rank of the last time.
    """

    def __init__(
        self, rules_id: int, game: int, sizes: list[int], sides: list[int], solo: bool, mark: int
    ) -> None:
        self.rules_id = rules_id
        self.game = game
        self.solo = solo
        self.mark = mark
        self.marks_out = 0
        self.sizes = sizes[:]
        self.sides = sides[:]
        self.played: list[list[int]] = [[0] * 15 for _ in range(SEATS)]
        self.known: list[list[int]] = [[0] * 15 for _ in range(SEATS)]
        self.exact: list[bool] = [False] * SEATS
        self.beat: list[int] = [0] * 36
        self.bombed: list[int] = [0] * 36
        self.strong: list[int] = [0] * 36
        self.let: list[int] = [0] * 36
        self.refused: list[int] = [NEVER] * (SEATS * SLOTS)
        self.declined: list[int] = [NEVER] * (SEATS * SLOTS)
        self.bid: list[bool] = [False] * SEATS
        self.led: list[int] = [0] * SEATS
        self.passed: list[bool] = [False] * SEATS
        self.owner = -1
        self.to_beat = PASS
        self.raised = 0
        self.stars = False
        """Somebody played exactly seven jokers: the eighth is dead (T3)."""

    def lead_anew(self) -> None:
        """A trick is over, or none has begun."""
        self.owner = -1
        self.to_beat = PASS
        for seat in range(SEATS):
            self.passed[seat] = False

    def let_go(self, seat: int) -> None:
        """*seat* passes."""
        self.passed[seat] = True
        owner = self.owner
        if owner < 0:
            return
        self.let[6 * seat + owner] += 1
        slot = slot_of(self.to_beat)
        if slot >= 0 and (self.sides[seat] == UNKNOWN or self.sides[seat] != self.sides[owner]):
            at = SLOTS * seat + slot
            rank = self.to_beat >> 9 & 15
            self.declined[at] = rank
            if rank < self.refused[at]:
                self.refused[at] = rank

    def lay(self, seat: int, play: int, used: list[int], marks: int) -> None:
        """*seat* plays the cards *used*; *marks* of them are copies of the marked card (H6).

        *play* says what they are; of what is carried only the jokers' numbers matter.
        """
        played = self.played[seat]
        known = self.known[seat]
        for rank in range(15):
            number = used[rank]
            if number:
                self.sizes[seat] -= number
                played[rank] += number
                known[rank] = known[rank] - number if known[rank] > number else 0
        if self.to_beat == PASS:
            self.led[seat] += 1
        else:
            self.beat[6 * seat + self.owner] += 1
            if play & 15 >= BOMB:
                self.bombed[6 * seat + self.owner] += 1
            elif size(self.to_beat) >= 5 or self.to_beat >> 9 & 15 >= 10:
                self.strong[6 * seat + self.owner] += 1
        if not self.solo or self.rules_id < FOUR_DECKS:
            self.raised += bonus(play, self.rules_id)
        if play & 511 == SEVEN_STARS and self.rules_id >= FOUR_DECKS:
            self.stars = True
        if marks and self.game == HIDDEN:
            self.marks_out += marks
            self.reveal(seat)
        self.passed[seat] = False
        self.owner = seat
        self.to_beat = play

    def reveal(self, seat: int) -> None:
        """Everybody knows now that *seat* is a landlord; three of them known, the others are farmers."""
        self.sides[seat] = FIRST
        if self.sides.count(FIRST) == 3:
            for other in range(SEATS):
                if self.sides[other] == UNKNOWN:
                    self.sides[other] = OTHER


def slot_of(play: int) -> int:
    """Return under which slot it is remembered who passes on *play*; -1 for none."""
    kind = play & 15
    if kind == PASS or kind > FULL_HOUSE:
        return -1
    return kind - 1 if kind < FULL_HOUSE else SLOTS - 1


def unseen_by(scene: Scene, me: int, hand: list[int]) -> list[int]:
    """Return the counts of what can still be played from others' hands and is not known to be there.

    *hand* is without a dead joker.
    """
    decks = 4 if scene.rules_id >= FOUR_DECKS else 3
    left = [4 * decks] * 13 + [decks, decks]
    for rank in range(15):
        left[rank] -= hand[rank]
    for seat in range(SEATS):
        played = scene.played[seat]
        known = scene.known[seat]
        for rank in range(15):
            left[rank] -= played[rank]
            if seat != me:
                left[rank] -= known[rank]
    if scene.stars:
        left[SMALL] = 0
        left[BIG] = 0
    for rank in range(15):
        if left[rank] < 0:
            left[rank] = 0
    return left


def deduced(sides: list[int]) -> list[int]:
    """Return *sides* with what follows from three against three, where that is the game."""
    known = sides[:]
    for full, rest in ((FIRST, OTHER), (OTHER, FIRST)):
        if known.count(full) == 3:
            for seat in range(SEATS):
                if known[seat] == UNKNOWN:
                    known[seat] = rest
    return known


def evidence(scene: Scene, sides: list[int]) -> list[float]:
    """Return by seat how much rather it is on the first side, by whom it beat, and how (H4, P3).

    *sides* are those that the viewer knows.
    """
    odds = [1.0] * SEATS
    for seat in range(SEATS):
        if sides[seat] != UNKNOWN:
            continue
        if scene.bid[seat]:
            odds[seat] = 0.001  # a bidder who lost is a farmer (H3)
        for owner in range(SEATS):
            side = sides[owner]
            if side == UNKNOWN or owner == seat:
                continue
            at = 6 * seat + owner
            bombs = scene.bombed[at]
            strong = scene.strong[at]
            weak = scene.beat[at] - bombs - strong
            factor = float(0.3**bombs * 0.6**strong * 0.93**weak)
            odds[seat] *= factor if side == FIRST else 1.0 / factor
    return odds
