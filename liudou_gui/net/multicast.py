"""UDP sockets for discovery, where systems differ: sharing a port, joining groups, choosing an adapter."""

from __future__ import annotations

import socket
import struct
import sys
from collections.abc import Iterable
from contextlib import suppress

from liudou_gui.net.addresses import OwnAddress
from liudou_gui.net.discovery import GROUP_IPV4, GROUP_IPV6

BIGGEST = 2048
"""Bytes read of a datagram; a longer one is of another kind anyway."""
AT_ONCE = 64
"""So many datagrams are taken before somebody else has a turn."""

Source = tuple[str, int] | tuple[str, int, int, int]
"""Where a datagram came from: for IPv6 with flow and scope."""


def listening_sockets(port: int) -> tuple[socket.socket, ...]:
    """Open non-blocking sockets that hear *port* on all adapters, IPv4 and where there is any IPv6.

    Several programs on one computer may do so; each hears every broadcast and multicast, but a unicast
    question only one of them. Raises ``OSError`` if not even IPv4 can be had.
    """
    sockets = [_bound(socket.AF_INET, ("", port))]
    with suppress(OSError):
        sockets.append(_bound(socket.AF_INET6, ("::", port)))
    return tuple(sockets)


def _bound(family: int, address: tuple[str, int]) -> socket.socket:
    made = socket.socket(family, socket.SOCK_DGRAM)
    try:
        made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        if sys.platform == "darwin":  # there REUSEADDR alone shares a port among multicast addresses only
            made.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEPORT, 1)
        if family == socket.AF_INET6:
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_V6ONLY, 1)
        made.setblocking(False)
        made.bind(address)
    except OSError:
        made.close()
        raise
    return made


def join_groups(listening: Iterable[socket.socket], addresses: Iterable[OwnAddress]) -> None:
    """Hear the groups on all adapters; what is joined already, or cannot be, is left as it is."""
    known = tuple(addresses)
    for each in listening:
        if each.family == socket.AF_INET:
            group = socket.inet_aton(GROUP_IPV4)
            requests = {group + address.ip.packed for address in known if address.is_ipv4}
            level, option = socket.IPPROTO_IP, socket.IP_ADD_MEMBERSHIP
        else:
            group = socket.inet_pton(socket.AF_INET6, GROUP_IPV6)
            indexes = {address.index for address in known if not address.is_ipv4}
            requests = {group + struct.pack("@I", index) for index in indexes}
            level, option = socket.IPPROTO_IPV6, socket.IPV6_JOIN_GROUP
        for request in requests:
            with suppress(OSError):
                each.setsockopt(level, option, request)


def asking_socket(address: OwnAddress) -> socket.socket:
    """Open a non-blocking socket that asks from *address*, on its adapter, no further than its network.

    Raises ``OSError`` where the adapter is not up.
    """
    family = socket.AF_INET if address.is_ipv4 else socket.AF_INET6
    made = socket.socket(family, socket.SOCK_DGRAM)
    try:
        made.setblocking(False)
        if family == socket.AF_INET:
            made.setsockopt(socket.SOL_SOCKET, socket.SO_BROADCAST, 1)
            made.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_IF, address.ip.packed)
            made.setsockopt(socket.IPPROTO_IP, socket.IP_MULTICAST_TTL, 1)
            made.bind((str(address.ip), 0))
        else:
            index = struct.pack("@I", address.index)
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_MULTICAST_IF, index)
            made.setsockopt(socket.IPPROTO_IPV6, socket.IPV6_MULTICAST_HOPS, 1)
            made.bind((str(address.ip), 0, 0, address.index if address.ip.is_link_local else 0))
    except OSError:
        made.close()
        raise
    return made


def received(listening: socket.socket) -> list[tuple[bytes, Source]]:
    """Return the datagrams that wait, at most :data:`AT_ONCE`; never waits and never raises."""
    got: list[tuple[bytes, Source]] = []
    for _ in range(AT_ONCE):
        try:
            got.append(listening.recvfrom(BIGGEST))
        except BlockingIOError:
            break
        except OSError:  # Windows reports here that an earlier answer found nobody, or that one was too long
            continue
    return got
