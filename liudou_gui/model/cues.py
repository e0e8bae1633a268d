"""What of the events that arrived together is worth a motion; it looks at visible events and nothing else."""

from __future__ import annotations

from dataclasses import dataclass, replace

from engine.combos import CombinationType
from engine.deal import Seat
from engine.view import PlayerView
from engine.visible import (
    BidMade,
    DealEnded,
    DealStarted,
    DealVoided,
    DoublesShown,
    Envelope,
    HandOpened,
    LeadPassed,
    MultiplierRaised,
    Passed,
    Played,
    Revealed,
    ShowsShown,
    SlotClosed,
    TrickWon,
)

_ANSWERS = (
    BidMade
    | SlotClosed
    | DoublesShown
    | ShowsShown
    | HandOpened
    | Played
    | Passed
    | LeadPassed
    | DealVoided
    | DealEnded
)


@dataclass(frozen=True, slots=True)
class Cues:
    """What is to be seen moving; *breaks* says that what moves already has to end first.

    *gathered* is who won the trick that makes way for a new one, *raised_from* is N before it rose.
    """

    breaks: bool = False
    deal: bool = False
    played: Seat | None = None
    bomb: bool = False
    passed: Seat | None = None
    gathered: Seat | None = None
    revealed: Seat | None = None
    raised_from: int | None = None


class CueReader:
    """Gathers the events since :meth:`take` was called last.

    Whoever catches up sees nothing move: more than one play or pass at once, a deal that begins
    together with answers, a replay that goes back or jumps.
    """

    def __init__(self, *, replay: bool = False) -> None:
        self._replay = replay
        self._cues = Cues()
        self._moves = 0
        self._dealing = self._caught_up = self._resumes = False
        self._winner: Seat | None = None

    def expect_past(self) -> None:
        """The first deal that is told has begun long ago: nobody deals it."""
        self._resumes = True

    def hear(self, envelope: Envelope) -> None:
        """Take note of an event."""
        if envelope.seq == 0:
            self._cues, self._dealing, self._winner = Cues(breaks=True), False, None
            self._caught_up = self._replay
        event = envelope.event
        if isinstance(event, _ANSWERS):
            self._cues = replace(self._cues, breaks=True)
            self._caught_up |= self._dealing
            self._dealing = False
        match event:
            case DealStarted():
                self._cues, self._moves, self._winner = Cues(breaks=True), 0, None
                self._dealing = not self._resumes and not self._caught_up
                self._resumes = False
            case Played(seat, _, combination):
                self._moves += 1
                bomb = combination.type is CombinationType.BOMB
                self._cues = replace(self._cues, played=seat, bomb=bomb, gathered=self._winner)
                self._winner = None
            case Passed(seat):
                self._moves += 1
                self._cues = replace(self._cues, passed=seat)
            case TrickWon(seat):
                self._winner = seat
            case Revealed(seat):
                self._cues = replace(self._cues, revealed=seat)
            case MultiplierRaised() if self._cues.raised_from is None:
                self._cues = replace(self._cues, raised_from=event.n - event.by)
            case _:
                pass

    def take(self, view: PlayerView) -> Cues:
        """Return what is to be seen of all that was heard since the last time, now that *view* stands."""
        cues, caught_up = self._cues, self._caught_up or self._moves > 1
        self._cues, self._moves, self._caught_up = Cues(), 0, False
        if self._dealing and all(view.sizes):
            self._dealing = False
            cues = replace(cues, deal=True)
        return Cues(breaks=cues.breaks) if caught_up else cues
