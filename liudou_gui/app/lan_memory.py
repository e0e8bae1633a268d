"""What a profile remembers of a table on the network: the seat, the host and its key, and finished deals."""

from __future__ import annotations

import time
from collections.abc import Callable
from contextlib import suppress
from typing import TYPE_CHECKING

from liudou_gui.net.invitation import TABLE_PORT
from liudou_gui.net.recent import RecentHost, RecentHosts
from liudou_gui.protocol.lobby import Lobby
from liudou_gui.session.lan_base import Place, Target
from liudou_gui.session.places import KeptPlace, Places

if TYPE_CHECKING:
    from engine.deal import Seat
    from engine.record import Record
    from engine.visible import Viewer


class Memory:
    """What the profile learns from one connection to *target*; all methods are for the connection's thread.

    *recent* gives the last hosts, None for the profile's own table; *remember_key* takes a host's name and
    key, *on_record* a deal's record with the player's seat.
    """

    def __init__(
        self,
        target: Target,
        places: Places,
        recent: Callable[[], RecentHosts] | None,
        remember_key: Callable[[str, bytes], None],
        on_record: Callable[[Record, Seat], None],
    ) -> None:
        self._target, self._places, self._recent = target, places, recent
        self._remember_key, self._on_record = remember_key, on_record
        self._table, self._token = target.table, b""
        self._kept: KeptPlace | None = None
        self._seat: Viewer = None
        self._name = target.name

    def note_token(self, table: bytes, token: bytes) -> None:
        """The table has let us in."""
        self._table, self._token = table, token

    def note_place(self, place: Place, lobby: Lobby | None) -> None:
        """We were given a place, or the table has changed."""
        self._seat = place.viewer
        if lobby is None:
            return
        self._name = lobby.options.name
        if place.viewer is None:
            self.forget()
            return
        target = self._target
        kept = KeptPlace(target.key, self._table, target.addresses, self._token, self._name)
        if kept != self._kept:
            self._kept = kept
            self._places.keep(kept)
            self._remember_host()

    def note_record(self, record: Record) -> None:
        """A deal is over."""
        if self._seat is not None:
            self._on_record(record, self._seat)

    def forget(self) -> None:
        """There is no seat to go back to."""
        self._kept = None
        self._places.forget(self._target.key, self._table)

    def _remember_host(self) -> None:
        target = self._target
        if self._recent is None:
            return
        self._remember_key(target.name or self._name, target.key)
        with suppress(ValueError):
            self._recent().remember(
                RecentHost(
                    key=target.key.hex(),
                    name=self._name,
                    addresses=tuple(map(host_of, target.addresses)),
                    port=port_of(target.addresses[0]),
                    table=self._table.hex(),
                    at=int(time.time()),
                )
            )


def host_of(address: str) -> str:
    """Return the host of ``host:port``, an IPv6 one without its brackets."""
    return address.rpartition(":")[0].strip("[]")


def port_of(address: str) -> int:
    """Return the port of ``host:port``; the usual one where there is none."""
    port = address.rpartition(":")[2]
    return int(port) if port.isascii() and port.isdecimal() else TABLE_PORT
