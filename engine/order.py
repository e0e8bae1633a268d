"""Which play beats which (RULES O)."""

from __future__ import annotations

from engine.combos import Combination, CombinationType


def beats(new: Combination, old: Combination) -> bool:
    """Return whether *new* may be played on *old*: it has to be strictly greater (O1 to O9)."""
    new_bomb, old_bomb = new.type is CombinationType.BOMB, old.type is CombinationType.BOMB
    if new_bomb != old_bomb:
        return new_bomb  # O4
    return comparable(new, old) and new.key > old.key


def comparable(one: Combination, other: Combination) -> bool:
    """Return whether two plays compare by their keys: both bombs, or of one type and size (O2, O4)."""
    return one.type is other.type and (one.type is CombinationType.BOMB or one.size == other.size)
