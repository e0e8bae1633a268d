"""What each viewer's stream folds to, kept for the last few events: clients compare their own with it."""

from __future__ import annotations

from collections import deque

from engine.ruleset import SEATS
from engine.view import PlayerView, fold
from engine.view_hash import ViewHash
from engine.visible import Envelope, Viewer
from liudou_gui.host.table import Table

_KEPT = 64


class Follower:
    """Follows *viewer*'s stream of *table*, from the beginning of the present deal on.

    What is heard is folded when somebody asks: nobody waits for it who is told of the same.
    """

    def __init__(self, table: Table, viewer: Viewer) -> None:
        self._recent: deque[tuple[int, PlayerView]] = deque([(0, PlayerView(viewer))], _KEPT)
        self._heard: list[Envelope] = []
        self._hashes = ViewHash()
        table.attach(viewer, self._hear)

    @property
    def view(self) -> PlayerView:
        """What the viewer knows now."""
        self._fold()
        return self._recent[-1][1]

    def hash(self, number: int) -> str | None:
        """Return the hash of the view after the events below *number*, None where that is long ago."""
        self._fold()
        for known, view in reversed(self._recent):
            if known == number:
                return self._hashes.of(view)
        return None

    def _hear(self, envelope: Envelope) -> None:
        self._heard.append(envelope)
        if len(self._heard) >= _KEPT:
            self._fold()

    def _fold(self) -> None:
        heard, self._heard = self._heard, []
        for envelope in heard:
            self._recent.append((envelope.seq + 1, fold(self._recent[-1][1], envelope.event)))


class Views:
    """Follows all seven streams of *table*."""

    def __init__(self, table: Table) -> None:
        self._followers = {viewer: Follower(table, viewer) for viewer in (None, *range(SEATS))}

    def follower(self, viewer: Viewer) -> Follower:
        """Return who follows *viewer*'s stream."""
        return self._followers[viewer]

    def of(self, viewer: Viewer) -> PlayerView:
        """Return what *viewer* knows now."""
        return self._followers[viewer].view

    def hash(self, viewer: Viewer, number: int) -> str | None:
        """Return the hash of *viewer*'s view as :meth:`Follower.hash` does."""
        return self._followers[viewer].hash(number)
