"""Random deals to the end: six hands of counts, plays drawn evenly from all legal ones (T1 to T4)."""

from typing import Final

from engine.counts.draw import BEYOND, answer_at, lead_at
from engine.counts.generate import lanes_after, lanes_of
from engine.counts.plays import BIG, BOMB, FOUR_DECKS, JOKER_BOMB, PASS, SMALL, bonus, key, take
from engine.counts.words import i64

SEATS: Final = 6
SEVEN_JOKERS: Final = JOKER_BOMB | 7 << 4

_EACH_END: Final = 1 | 1 << 9 | 1 << 18 | 1 << 27 | 1 << 36 | 1 << 45
"""The lowest bit of what :func:`random_hands` keeps of each hand."""
_GUARDS: Final = _EACH_END << 8


class _Seat:
    """A hand in play: its counts and their lanes."""

    def __init__(self, counts: list[int]) -> None:
        self.counts = counts
        self.lanes: i64 = lanes_of(counts)


def _next(word: i64) -> i64:
    """Return the word after this one by xorshift; both are 1 to 2**32 - 1."""
    word ^= word << 13 & 0xFFFFFFFF
    word ^= word >> 17
    return word ^ (word << 5 & 0xFFFFFFFF)


def _after(turn: i64) -> i64:
    turn += 1
    if turn == SEATS:  # A conditional expression with a literal would make ints of both.
        turn = 0
    return turn


def random_below(state: list[int], limit: i64) -> i64:
    """Draw from 0 to *limit* - 1 by xorshift on ``state[0]``, which must be 1 to 2**32 - 1."""
    word = _next(state[0])
    state[0] = word
    return word * limit >> 32


def random_hands(sizes: list[int], rules_id: i64, state: list[int]) -> list[list[int]]:
    """Deal up to six hands of these sizes, as counts, from a whole pack; what is left of it stays aside.

    Raises ValueError if there are more hands or the pack has fewer cards.

    The places of all hands lie in a row, and each card in turn draws one that is still free. Nine bits
    of *ends* for each hand tell how many are free in it and those before; their highest bit is a guard.
    """
    decks: i64 = 4 if rules_id >= FOUR_DECKS else 3
    left = 54 * decks
    if sum(sizes) > left:
        raise ValueError(f"{left} cards are too few for {sizes}")
    if len(sizes) > SEATS:
        raise ValueError(f"{len(sizes)} hands are too many")
    ends: i64 = 0
    end: i64 = 0
    lane: i64 = 0
    for size in sizes:
        end += size
        ends |= end << lane
        lane += 9
    hands = [[0] * 15 for _ in sizes]
    word: i64 = state[0]
    rank: i64
    for rank in range(15):
        before = ends
        for _ in range(decks if rank >= SMALL else 4 * decks):
            word = _next(word)
            place = word * left >> 32
            beyond = (_GUARDS | place * _EACH_END) - ends  # A guard stays where the place is beyond an end.
            ends -= (~beyond & _GUARDS) >> 8
            left -= 1
        taken = before - ends
        earlier: i64 = 0
        for hand in hands:
            upto = taken & 511
            hand[rank] = upto - earlier
            earlier = upto
            taken >>= 9
    state[0] = word
    return hands


def bury(hands: list[list[int]], seat: i64) -> i64:
    """Take the eighth joker from who holds it after *seat* played seven; return the holder or -1 (T3)."""
    other: i64
    for other in range(SEATS):
        if other != seat:
            hand = hands[other]
            for rank in (SMALL, BIG):
                if hand[rank]:
                    hand[rank] -= 1
                    return other
    return -1


def playout(
    hands: list[list[int]],
    turn: i64,
    owner: i64,
    to_beat: i64,
    dead: i64,
    rules_id: i64,
    state: list[int],
    tally: list[int],
) -> i64:
    """Play on at random until a seat is out; return that seat (T2). The *hands* are used up.

    *turn* is to act; *owner* played *to_beat*, which is 0 when *turn* leads; *dead* is the seat that
    holds a dead joker besides its counts, or -1; ``tally[0]`` rises by the bombs' bonus (H7, F3; the
    caller leaves it out in solo deals), ``tally[1]`` by the number of plays and passes. Returns -1
    if nobody has a card but the dead joker.
    """
    seats = [_Seat(hand) for hand in hands]
    above = key(to_beat, rules_id)
    plies: i64 = 0
    idle: i64 = 0
    play: i64
    word: i64 = state[0]
    while True:
        seat = seats[turn]
        if to_beat == PASS or turn == owner:
            number = -lead_at(seat.counts, seat.lanes, BEYOND, rules_id)
            if not number:  # T4
                idle += 1
                if idle > SEATS:
                    state[0] = word
                    return -1
                to_beat = PASS
                turn = _after(turn)
                continue
            word = _next(word)
            play = lead_at(seat.counts, seat.lanes, word * number >> 32, rules_id)
        else:
            kind = to_beat & 15
            groups = to_beat >> 4 & 31
            number = -answer_at(seat.counts, seat.lanes, kind, groups, above, BEYOND, rules_id)
            play = PASS
            if number:
                word = _next(word)
                chosen = word * (number + 1) >> 32
                if chosen:
                    play = answer_at(seat.counts, seat.lanes, kind, groups, above, chosen - 1, rules_id)
        plies += 1
        if play != PASS:
            idle = 0
            take(seat.counts, play, rules_id)
            seat.lanes = lanes_after(seat.lanes, seat.counts, play)
            if play & 15 >= BOMB:
                tally[0] += bonus(play, rules_id)
                if play & 511 == SEVEN_JOKERS and rules_id >= FOUR_DECKS and dead < 0:
                    dead = bury(hands, turn)
                    if dead >= 0:
                        seats[dead].lanes = lanes_of(hands[dead])
            if seat.lanes == 0 and turn != dead:
                tally[1] += plies
                state[0] = word
                return turn
            to_beat = play
            above = key(play, rules_id)
            owner = turn
        turn = _after(turn)


def playouts(
    hands: list[list[int]], sides: list[int], leader: i64, rules_id: i64, seed: i64, number: i64
) -> i64:
    """Play *number* random deals from the same hands; return how often a seat of side 1 is out first."""
    state = [seed % 0xFFFFFFFF + 1]
    tally = [0, 0]
    won = 0
    for _ in range(number):
        own = [hand[:] for hand in hands]
        seat = playout(own, leader, -1, PASS, -1, rules_id, state, tally)
        if seat >= 0 and sides[seat] == 1:
            won += 1
    return won
