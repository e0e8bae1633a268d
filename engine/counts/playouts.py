"""Random deals to the end: six hands of counts, plays drawn evenly from all legal ones (T1 to T4)."""

from typing import Final

from engine.counts.generate import answers, leads
from engine.counts.plays import BIG, FOUR_DECKS, JOKER_BOMB, PASS, SMALL, bonus, take

SEATS: Final = 6
SEVEN_JOKERS: Final = JOKER_BOMB | 7 << 4


def random_below(state: list[int], limit: int) -> int:
    """Draw from 0 to *limit* - 1 by xorshift on ``state[0]``, which must be 1 to 2**32 - 1."""
    word = state[0]
    word ^= word << 13 & 0xFFFFFFFF
    word ^= word >> 17
    word ^= word << 5 & 0xFFFFFFFF
    state[0] = word
    return word * limit >> 32


def bury(hands: list[list[int]], seat: int) -> int:
    """Take the eighth joker from who holds it after *seat* played seven; return the holder or -1 (T3)."""
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
    turn: int,
    owner: int,
    to_beat: int,
    dead: int,
    rules_id: int,
    state: list[int],
    tally: list[int],
) -> int:
    """Play on at random until a seat is out; return that seat (T2). The *hands* are used up.

    *turn* is to act; *owner* played *to_beat*, which is 0 when *turn* leads; *dead* is the seat that
    holds a dead joker besides its counts, or -1; ``tally[0]`` rises by the bombs' bonus (H7, F3; the
    caller leaves it out in solo deals), ``tally[1]`` by the number of plays and passes. Returns -1
    if nobody has a card but the dead joker.
    """
    left = [sum(hand) for hand in hands]
    if dead >= 0:
        left[dead] += 1
    plies = 0
    idle = 0
    while True:
        hand = hands[turn]
        if to_beat == PASS or turn == owner:
            moves = leads(hand, rules_id)
            if not moves:  # T4
                idle += 1
                if idle > SEATS:
                    return -1
                to_beat = PASS
                turn = turn + 1 if turn < SEATS - 1 else 0
                continue
            play = moves[random_below(state, len(moves))]
        else:
            moves = answers(hand, to_beat, rules_id)
            chosen = random_below(state, len(moves) + 1) if moves else 0
            play = moves[chosen - 1] if chosen else PASS
        plies += 1
        if play != PASS:
            idle = 0
            left[turn] -= take(hand, play, rules_id)
            tally[0] += bonus(play, rules_id)
            if play & 511 == SEVEN_JOKERS and rules_id >= FOUR_DECKS and dead < 0:
                dead = bury(hands, turn)
            if left[turn] == 0:
                tally[1] += plies
                return turn
            to_beat = play
            owner = turn
        turn = turn + 1 if turn < SEATS - 1 else 0


def playouts(
    hands: list[list[int]], sides: list[int], leader: int, rules_id: int, seed: int, number: int
) -> int:
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
