"""A table on the network as a window has it: what the profile remembers of it, and a host that is revived."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import replace

from liudou_gui.protocol.down import Refusal, Refused
from liudou_gui.protocol.lobby import Lobby
from liudou_gui.protocol.up import Up
from liudou_gui.session.base import Session
from liudou_gui.session.lan_base import LanSinks, LanTable, LinkState, Place

_FINAL = (
    Refusal.KICKED,
    Refusal.TABLE_CLOSED,
    Refusal.NO_SUCH_TABLE,
    Refusal.CODE_NEEDED,
    Refusal.WRONG_TICKET,
)
"""Refusals after which there is no seat to go back to."""
_LOOK_S = (0.05, 0.5)
"""How often it is looked whether the host is gone, at first and later."""
_MOST_TRIES = 5


class Joined:
    """Implements :class:`~liudou_gui.session.lan_base.LanTable` around *table*.

    *on_placed* hears of each welcome and each lobby, *on_left* that there is no way back to the seat.
    """

    def __init__(
        self,
        table: LanTable,
        on_placed: Callable[[Place, Lobby | None], None],
        on_left: Callable[[], None],
    ) -> None:
        self._table, self._on_placed, self._on_left = table, on_placed, on_left
        self._place: Place | None = None

    @property
    def session(self) -> Session:
        """The seat's stream."""
        return self._table.session

    def open(self, sinks: LanSinks) -> None:
        """Connect. Called once."""

        def placed(place: Place) -> None:
            self._place = place
            self._on_placed(place, None)
            sinks.placed(place)

        def lobby(lobby: Lobby) -> None:
            if self._place is not None:
                self._on_placed(self._place, lobby)
            sinks.lobby(lobby)

        def refused(refused: Refused) -> None:
            if refused.why in _FINAL:
                self._on_left()
            sinks.refused(refused)

        def state(state: LinkState) -> None:
            self._note(state)
            sinks.state(state)

        self._table.open(replace(sinks, placed=placed, lobby=lobby, refused=refused, state=state))

    def request(self, message: Up) -> None:
        """Ask for something other than an answer to a prompt."""
        self._table.request(message)

    def give_code(self, code: str) -> None:
        """Answer a refusal for want of the room code with the typed *code*."""
        self._table.give_code(code)

    def close(self, *, for_good: bool) -> None:
        """Let go; with *for_good* there is no way back. May be repeated."""
        self._table.close(for_good=for_good)
        if for_good:
            self._on_left()

    def _note(self, state: LinkState) -> None:
        """A connection's state has changed."""


class Hosted(Joined):
    """The table that this profile hosts: *revive* starts its process again where it was killed.

    *revive* returns False where there is nothing to revive, because the host ended in order; where it
    does not come up it raises ``OSError``. It is called in a thread of its own.
    """

    def __init__(
        self,
        table: LanTable,
        on_placed: Callable[[Place, Lobby | None], None],
        on_left: Callable[[], None],
        revive: Callable[[], bool],
    ) -> None:
        super().__init__(table, on_placed, on_left)
        self._revive = revive
        self._well = threading.Event()
        self._closed = False
        self._lock = threading.Lock()
        self._watched = False

    def close(self, *, for_good: bool) -> None:
        """Let go; the host's process goes on."""
        self._closed = True
        self._well.set()
        super().close(for_good=for_good)

    def _note(self, state: LinkState) -> None:
        if state in (LinkState.UP, LinkState.REFUSED):
            self._well.set()
            return
        if state is LinkState.CONNECTING or self._closed:
            return
        with self._lock:
            self._well.clear()
            if not self._watched:
                self._watched = True
                threading.Thread(target=self._watch, name="liudou host's watch", daemon=True).start()

    def _watch(self) -> None:
        """Until the connection is back, look after the host."""
        tries, looks = 0, 0
        while True:
            with (
                self._lock
            ):  # a connection that breaks now either finds this thread at work or begins another
                if tries >= _MOST_TRIES or self._well.is_set():
                    self._watched = False
                    return
            self._well.wait(_LOOK_S[looks > 20])
            looks += 1
            if self._well.is_set():
                continue
            try:
                tries = tries if self._revive() else _MOST_TRIES
            except OSError:
                tries += 1
