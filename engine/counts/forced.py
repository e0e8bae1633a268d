"""Lines that win whatever the others hold: plays nobody can beat, one after the other, and a last one."""

from __future__ import annotations

from typing import Final

from engine.counts.features import Moment
from engine.counts.generate import leads
from engine.counts.plays import BOMB, PASS, size, take

_MOST_CARDS: Final = 22
"""Larger hands are not searched."""
_MOST_HANDS: Final = 150
"""So many hands are looked at for one decision."""


def forced_win(moment: Moment, options: list[int]) -> int:
    """Return the one of *options* that begins such a line, at best the last play itself; PASS for none.

    Others' cards only become fewer, so that what is certain to stand now will stand later.
    """
    if moment.holds_dead:
        return PASS
    for play in options:
        if play and size(play) == moment.cards:
            return play
    if moment.cards > _MOST_CARDS:
        return PASS
    search = _Search(moment)
    for bombs in (False, True):  # a bomb stands later as well
        for play in options:
            if play and (play & 15 >= BOMB) is bombs and moment.is_certain(play):
                rest = moment.hand[:]
                take(rest, play, moment.scene.rules_id)
                if search.wins(rest):
                    return play
    return PASS


class _Search:
    """Leads of smaller and smaller hands; what was found is kept."""

    def __init__(self, moment: Moment) -> None:
        self.moment = moment
        self.rules_id = moment.scene.rules_id
        self.known: dict[tuple[int, ...], bool] = {}

    def wins(self, hand: list[int]) -> bool:
        """Return whether leading with *hand* wins for certain; False where too much has been looked at."""
        at = tuple(hand)
        if at in self.known:
            return self.known[at]
        if len(self.known) >= _MOST_HANDS:
            return False
        self.known[at] = False
        cards = sum(hand)
        found = leads(hand, self.rules_id)
        won = False
        for play in found:
            if size(play) == cards:
                won = True
                break
        if not won:
            for play in reversed(found):
                if not self.moment.is_certain(play):
                    continue
                rest = hand[:]
                take(rest, play, self.rules_id)
                if self.wins(rest):
                    won = True
                    break
        self.known[at] = won
        return won
