"""The host's side of discovery: answers who asks which tables there are."""

from __future__ import annotations

import socket
import time
from collections import OrderedDict
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from ipaddress import ip_address

from liudou_gui.net.addresses import OwnAddress, own_addresses
from liudou_gui.net.discovery import DISCOVERY_PORT, Answer, TableAd, pack_answer, read_question, turned
from liudou_gui.net.guests import GuestLog
from liudou_gui.net.multicast import Source, join_groups, listening_sockets, received

BURST = 40.0
"""So many answers an address gets at once: several windows, each asking in several ways."""
A_SECOND = 10.0
"""So many more it gets each second."""
IN_ALL_BURST = 400.0
IN_ALL_A_SECOND = 200.0
SOURCES = 256
"""So many addresses are told apart; the one heard longest ago is forgotten."""
REFRESH_SECONDS = 5.0
"""How often :meth:`Beacon.refresh` should look for new adapters."""


@dataclass(slots=True)
class Allowance:
    """A bucket that fills by *a_second* up to *most*; each answer takes one."""

    most: float
    a_second: float
    left: float
    at: float

    def take(self, now: float) -> bool:
        """Take one; return whether there was one."""
        self.left = min(self.most, self.left + (now - self.at) * self.a_second)
        self.at = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Beacon:
    """Answers questions on UDP port *port*; lives in the host's one loop and never blocks.

    *tables* is asked at each answer. Wait for :attr:`sockets` to be readable and give the one that is to
    :meth:`handle`; call :meth:`refresh` every :data:`REFRESH_SECONDS`. Raises ``OSError`` if the port cannot
    be had.
    """

    def __init__(
        self,
        key: bytes,
        build: str,
        tables: Callable[[], Sequence[TableAd]],
        *,
        device: str = "",
        guests: GuestLog | None = None,
        port: int = DISCOVERY_PORT,
        addresses: Callable[[], Sequence[OwnAddress]] = own_addresses,
        clock: Callable[[], float] = time.monotonic,
    ) -> None:
        self._key, self._build, self._device = key, build, device
        self._tables, self._guests = tables, guests
        self._addresses, self._clock = addresses, clock
        self._own: tuple[OwnAddress, ...] = ()
        self._turn = 0
        self._allowed: OrderedDict[str, Allowance] = OrderedDict()
        self._in_all = Allowance(IN_ALL_BURST, IN_ALL_A_SECOND, IN_ALL_BURST, clock())
        self.sockets = listening_sockets(port)
        self.refresh()

    def refresh(self) -> None:
        """Look for adapters that came, and listen there too."""
        self._own = tuple(self._addresses())
        join_groups(self.sockets, self._own)

    def handle(self, readable: socket.socket) -> None:
        """Answer what waits at one of :attr:`sockets`, a bounded number of questions."""
        for data, source in received(readable):
            question = read_question(data)
            if question is None or not self._is_near(source[0]):
                continue
            if not self._may_answer(source[0]):
                continue
            if self._guests is not None and not self._is_own(source[0]):
                self._guests.asked(source[0], question)
            self._answer(readable, question.nonce, source)

    def close(self) -> None:
        """Answer no more."""
        for each in self.sockets:
            each.close()

    def _answer(self, through: socket.socket, nonce: bytes, source: Source) -> None:
        tables = turned(self._tables(), self._turn)
        data, told = pack_answer(Answer(nonce, self._key, self._build, self._device, tables))
        if told < len(tables):
            self._turn += told
        with suppress(OSError):  # the asker is gone, or the way to it
            through.sendto(data, source)

    def _may_answer(self, address: str) -> bool:
        now = self._clock()
        allowed = self._allowed.setdefault(address, Allowance(BURST, A_SECOND, BURST, now))
        self._allowed.move_to_end(address)
        if len(self._allowed) > SOURCES:
            self._allowed.popitem(last=False)
        return allowed.take(now) and self._in_all.take(now)

    def _is_near(self, address: str) -> bool:
        """Whether it is of a home network: nobody on the internet needs to know of tables here."""
        ip = ip_address(address.partition("%")[0])
        return not ip.is_global or any(own.reaches(ip) for own in self._own)

    def _is_own(self, address: str) -> bool:
        plain = address.partition("%")[0]
        return any(str(own.ip) == plain for own in self._own)
