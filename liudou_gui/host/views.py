"""What each viewer's stream folds to, kept for the last few events: clients compare their own with it."""

from __future__ import annotations

from collections import deque

from engine.ruleset import SEATS
from engine.view import PlayerView, fold
from engine.view_hash import ViewHash
from engine.visible import Envelope, Viewer
from liudou_gui.host.table import Table

_KEPT = 64


class _Follower:
    def __init__(self, viewer: Viewer) -> None:
        self.recent: deque[tuple[int, PlayerView]] = deque([(0, PlayerView(viewer))], _KEPT)
        self.hashes = ViewHash()

    def hear(self, envelope: Envelope) -> None:
        self.recent.append((envelope.seq + 1, fold(self.recent[-1][1], envelope.event)))


class Views:
    """Follows all seven streams of *table*."""

    def __init__(self, table: Table) -> None:
        self._followers = {viewer: _Follower(viewer) for viewer in (None, *range(SEATS))}
        for viewer, follower in self._followers.items():
            table.attach(viewer, follower.hear)

    def of(self, viewer: Viewer) -> PlayerView:
        """Return what *viewer* knows now."""
        return self._followers[viewer].recent[-1][1]

    def hash(self, viewer: Viewer, number: int) -> str | None:
        """Return the hash of the view after the events below *number*, None where that is long ago."""
        follower = self._followers[viewer]
        for known, view in reversed(follower.recent):
            if known == number:
                return follower.hashes.of(view)
        return None
