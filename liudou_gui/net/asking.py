"""Asking one address which tables are there, where somebody typed it and nothing else is known."""

from __future__ import annotations

import socket
import time
from collections.abc import Sequence
from contextlib import closing, suppress

from liudou_gui.net.addresses import OwnAddress, own_addresses
from liudou_gui.net.discovery import DISCOVERY_PORT
from liudou_gui.net.finder import FIRST_ASKS, Asker, Heard

WAIT_SECONDS = 1.5
_MOST_IPS = 4


def ask_at(
    host: str,
    port: int,
    build: str,
    *,
    discovery_port: int = DISCOVERY_PORT,
    own: Sequence[OwnAddress] | None = None,
    wait_s: float = WAIT_SECONDS,
) -> tuple[Heard, ...]:
    """Return what the hosts at *host*, an address or a name, answer; returns early on one with *port*.

    Takes at most *wait_s* seconds, a name's look-up apart: for a thread that may wait.
    """
    ips = _ips_of(host)
    heard: dict[tuple[bytes, str], Heard] = {}
    if not ips:
        return ()
    with closing(
        Asker(own_addresses() if own is None else own, build, port=discovery_port, extra=ips)
    ) as asker:
        begin = time.monotonic()
        asks = list(FIRST_ASKS)
        while (gone := time.monotonic() - begin) < wait_s:
            if asks and gone >= asks[0]:
                asks.pop(0)
                asker.ask()
            for answer in asker.listen(min(wait_s - gone, (asks[0] if asks else wait_s) - gone + 0.01)):
                if _plain(answer.sender) in ips:
                    heard[answer.answer.key, answer.sender] = answer
            if any(ad.port == port for answer in heard.values() for ad in answer.answer.tables):
                break
    return tuple(heard.values())


def _ips_of(host: str) -> tuple[str, ...]:
    found: dict[str, None] = {}
    with suppress(OSError, UnicodeError):
        for *_, address in socket.getaddrinfo(host, None, type=socket.SOCK_DGRAM):
            found[_plain(str(address[0]))] = None
    return tuple(found)[:_MOST_IPS]


def _plain(ip: str) -> str:
    return ip.partition("%")[0]
