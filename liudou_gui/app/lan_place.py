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
_OWN_LOOK_S, _LOOK_S = 0.05, 4.0
"""How often somebody looks after the own host, and after one elsewhere."""
_SOON = 20
"""After so many looks there is no hurry any more."""
_MOST_TRIES = 5


class Joined:
    """Implements :class:`~liudou_gui.session.lan_base.LanTable` around *table*.

    *on_placed* hears of each welcome and each lobby, *on_left* that there is no way back to the seat.
    *look_after* is called in a thread of its own again and again while the host does not answer: it
    returns False where there is nothing to look after any more, and raises ``OSError`` where it fails.
    At an *own* host that begins as soon as the connection breaks.
    """

    def __init__(
        self,
        table: LanTable,
        on_placed: Callable[[Place, Lobby | None], None],
        on_left: Callable[[], None],
        look_after: Callable[[], bool],
        *,
        own: bool,
    ) -> None:
        self._table, self._on_placed, self._on_left = table, on_placed, on_left
        self._look_after, self._own = look_after, own
        self._place: Place | None = None
        self._well = threading.Event()
        self._closed = self._watched = False
        self._lock = threading.Lock()

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
        self._closed = True
        self._well.set()
        self._table.close(for_good=for_good)
        if for_good:
            self._on_left()

    def _note(self, state: LinkState) -> None:
        """A connection's state has changed."""
        if state in (LinkState.UP, LinkState.REFUSED):
            self._well.set()
            return
        if self._closed or (state is not LinkState.SILENT and not (self._own and state is LinkState.LOST)):
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
            if looks:
                self._well.wait(_OWN_LOOK_S if self._own and looks < _SOON else _LOOK_S)
            looks += 1
            if self._well.is_set():
                continue
            try:
                tries = tries if self._look_after() else _MOST_TRIES
            except OSError:
                tries += 1
