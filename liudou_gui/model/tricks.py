"""Where tricks begin in a replay, learnt from what it shows."""

from __future__ import annotations

from collections.abc import Sequence

from engine.deal import Seat
from engine.visible import BidMade, Envelope, Passed, Played, TurnOf

Act = BidMade | Played | Passed


class TrickFinder:
    """Hears the stream of a replay. A lead is known by how many plays came before it; the steps of the
    plays are the last ones that *turns* names, so each is found from where the replay stands."""

    def __init__(self, turns: Sequence[Seat | None]) -> None:
        self._turns = list(turns)
        self._seats: list[Seat] = []
        self._leads: set[int] = set()
        self.starts: set[int] = set()
        self.last: Act | None = None

    @property
    def at_lead(self) -> bool:
        """Whether a trick begins where the stream stands."""
        return len(self._seats) in self._leads

    def hear(self, envelope: Envelope) -> None:
        """Take one event; a stream that begins anew is forgotten up to its known starts."""
        if envelope.seq == 0:
            self._seats, self._leads, self.last = [], set(), None
        match envelope.event:
            case TurnOf(leading=True):
                self._leads.add(len(self._seats))
            case Played(seat) | Passed(seat):
                self._seats.append(seat)
                self.last = envelope.event
            case BidMade():
                self.last = envelope.event

    def settle(self, position: int) -> bool:
        """Learn from what was heard up to *position* and return whether a start is new.

        While the stream is still on its way to *position* its plays do not fit, and nothing is learnt.
        """
        first = position - len(self._seats)
        if not self._seats or first < 0 or self._turns[first:position] != self._seats:
            return False
        found = {first + lead for lead in self._leads} - self.starts
        self.starts |= found
        return bool(found)

    def before(self, position: int) -> int:
        """Return where the trick before *position* begins, 0 before the first."""
        return max((start for start in self.starts if start < position), default=0)

    def after(self, position: int) -> int | None:
        """Return where the next trick begins as far as that was seen already."""
        return min((start for start in self.starts if start > position), default=None)
