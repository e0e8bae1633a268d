"""A session: one viewer's seat at a table, wherever the table is."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Protocol

from engine.actions import Action
from engine.deal import Seat
from engine.reasons import Reason
from engine.ruleset import Variant
from engine.view import PlayerView
from engine.visible import Envelope, Viewer

PERSON: Seat = 0
"""The person's seat at an offline table."""

EventSink = Callable[[Envelope], None]
RefusalSink = Callable[[int, Reason], None]
Scripted = Action | str
"""What a seat does in a lesson: an action, or the ranks it plays such as ``55`` (empty: it passes)."""


@dataclass(frozen=True, slots=True)
class Decided:
    """A question that was answered in a deal: what its seat knew when asked, and the answer.

    *view* has the question; *by_table* marks an answer that the table filled in.
    """

    view: PlayerView
    action: Action
    by_table: bool = False


class Session(Protocol):
    """The one way into a table: local, remote and replay look alike to the window.

    The sinks are called in order, from the session's own thread or at once; a window passes signals.
    """

    @property
    def viewer(self) -> Viewer:
        """The seat of this session, None for a spectator."""
        ...

    def start(self, on_event: EventSink, on_refused: RefusalSink) -> None:
        """Begin; first everything so far, then what follows. Called once."""
        ...

    def submit(self, prompt_id: int, action: Action) -> None:
        """Answer a prompt; the answer comes as events, or as a refusal with the prompt's id."""
        ...

    def next_deal(self) -> None:
        """Say that this seat is ready for the next deal; ignored while one is running."""
        ...

    def now_ms(self) -> int:
        """Return the table's time, on which deadlines are given."""
        ...

    def close(self) -> None:
        """Leave; returns when the session's thread has ended. May be called twice."""
        ...


class Replay(Session, Protocol):
    """A finished deal shown again: a session whose stream begins anew whenever it goes back.

    Positions count from 0, the dealing, to *length*, the end; *look_from* may change the viewer.
    """

    @property
    def position(self) -> int:
        """How many steps have been shown."""
        ...

    @property
    def length(self) -> int:
        """How many steps there are."""
        ...

    @property
    def all_open(self) -> bool:
        """Whether every hand, role and camp is shown."""
        ...

    def turns(self) -> Sequence[Seat | None]:
        """Return who acts in each step, None where nobody does."""
        ...

    def tricks(self) -> Sequence[int]:
        """Return the positions after which somebody leads, lowest first."""
        ...

    def decided(self, position: int) -> Decided | None:
        """Return what led to step *position*, from 1; None where nobody answered a question."""
        ...

    def go(self, position: int) -> None:
        """Show the deal as it was after *position* steps; out of range means the nearest."""
        ...

    def look_from(self, viewer: Viewer, *, all_open: bool) -> None:
        """Show the same moment with another seat's eyes."""
        ...


class Guided(Session, Protocol):
    """A table that stands still while its player is asked, or while somebody explains something."""

    def hold(self, still: bool) -> None:
        """Stand still, or go on; while it stands still no new question is told either."""
        ...

    def act(self) -> None:
        """Do what is due by now; to be called several times a second."""
        ...


@dataclass(frozen=True, slots=True)
class WaitingDeal:
    """A table that was left and can be gone on with; *plays* counts the plays of its deal.

    *names* go by seat. Where *dealing* is False the last deal was over, after *deals* scored ones.
    """

    variant: Variant
    plays: int
    names: tuple[str, ...]
    dealing: bool = True
    deals: int = 0


class CannotGoOn(Exception):
    """Why a table that was left cannot be read or forgotten, in words for the person.

    *still_there*: the file is where it was, and a new table would take its place.
    """

    def __init__(self, words: str, *, still_there: bool = False) -> None:
        super().__init__(words)
        self.still_there = still_there


class Unfinished(Protocol):
    """Keeps the table that was left; there is one at most."""

    def waiting(self) -> WaitingDeal | None:
        """Return what waits, None where nothing does. Raises :class:`CannotGoOn`."""
        ...

    def resume(self) -> Session | None:
        """Return a session, not started yet, at the point where the table was left; None if none was.

        Raises :class:`CannotGoOn`.
        """
        ...

    def discard(self) -> None:
        """Forget the table; none is no error. Raises :class:`CannotGoOn`."""
        ...
