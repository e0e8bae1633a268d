"""Joker bombs: which sets of jokers are bombs (C10), where they stand (O5 to O8), what they add to N."""

from __future__ import annotations

STEP = 1_000
"""A bomb's power is its size times STEP plus its place among bombs of that size (O4)."""

_ABOVE_ALL_RANKS = 500
HIGHEST = 100 * STEP


def rank_bomb_power(size: int, rank: int) -> int:
    """Return the power of *size* cards of one non-joker rank (O4)."""
    return size * STEP + rank


def joker_bomb_power(small: int, big: int, decks: int) -> int | None:
    """Return the power of a set of jokers, None where it is no bomb (C10, O5 to O8).

    Equal powers are equal bombs (O9).
    """
    return _three_decks(small, big) if decks == 3 else _four_decks(small, big)


def _three_decks(small: int, big: int) -> int | None:
    match small + big:
        case 3 if small in (0, 3):
            return 4 * STEP + _ABOVE_ALL_RANKS + (1 if big else 0)
        case 4:
            # Never meets three jokers: only two are left then (O5).
            return 4 * STEP + _ABOVE_ALL_RANKS
        case 5:
            return 6 * STEP + _ABOVE_ALL_RANKS
        case 6:
            return HIGHEST
        case _:
            return None


def _four_decks(small: int, big: int) -> int | None:
    match small + big:
        case 3 if small in (0, 3):
            return 4 * STEP + _ABOVE_ALL_RANKS + (2 if big else 0)
        case 4 if small not in (0, 4):
            return 4 * STEP + _ABOVE_ALL_RANKS + 1
        case 4 | 5 if small in (0, 1) or big in (0, 1):
            return 8 * STEP + _ABOVE_ALL_RANKS + (0 if small == 4 else 2)
        case 6 | 7:
            return 8 * STEP + _ABOVE_ALL_RANKS + 1
        case 8:
            return HIGHEST
        case _:
            return None


def joker_bonus(size: int, one_kind: bool, decks: int) -> int:
    """Return what a joker bomb of *size* adds to N, *one_kind* if all are small or all big (H7, F3)."""
    if decks == 3:
        return {5: 3, 6: 5}.get(size, 1)
    if size == 4:
        return 3 if one_kind else 0
    return {5: 3, 6: 3, 7: 9, 8: 6}.get(size, 0)


def _cut() -> frozenset[tuple[int, int]]:
    found = {(0, 0)}
    for small in range(5):
        for big in range(5):
            rests = ((s, b) for s in range(small + 1) for b in range(big + 1))
            if any((s, b) in found and _four_decks(small - s, big - b) is not None for s, b in rests):
                found.add((small, big))
    return frozenset(found)


CUT_INTO_BOMBS = _cut()
"""The numbers of small and big jokers that can be cut up into bombs without rest, with 4 decks (F5)."""
