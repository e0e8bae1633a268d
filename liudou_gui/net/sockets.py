"""ROUTER and DEALER with their options, and reading them without trusting the other end."""

from __future__ import annotations

import errno
from contextlib import suppress
from ipaddress import IPv6Address, ip_address

import zmq

from liudou_gui.net.addresses import IP
from liudou_gui.net.keys import Keys, z85_of
from liudou_gui.protocol.limits import FRAME_DOWN, FRAME_UP

DOMAIN = b"table"
"""The ZAP domain; without one no ZAP handler is asked at all."""
_HANDSHAKE_MS = 3_000
_BEAT_MS = 1_000
_BEAT_LOST_MS = 3_000


def new_context() -> zmq.Context[zmq.Socket[bytes]]:
    """Return a context for one thread; nothing in it waits for unsent data when it ends."""
    context: zmq.Context[zmq.Socket[bytes]] = zmq.Context()
    context.linger = 0
    return context


def _common(socket: zmq.Socket[bytes], keys: Keys) -> None:
    socket.linger = 0
    socket.ipv6 = True
    socket.handshake_ivl = _HANDSHAKE_MS
    socket.heartbeat_ivl = _BEAT_MS
    socket.heartbeat_timeout = _BEAT_LOST_MS
    socket.heartbeat_ttl = _BEAT_LOST_MS
    socket.curve_secretkey = z85_of(keys.secret)
    socket.curve_publickey = z85_of(keys.public)


def new_router(context: zmq.Context[zmq.Socket[bytes]], keys: Keys) -> zmq.Socket[bytes]:
    """Return a host's socket, not yet bound. Identities that are taken are never handed over."""
    router = context.socket(zmq.ROUTER)
    _common(router, keys)
    # A heartbeat of ours that comes due after a stalled peer has gone aborts the process (libzmq 4.3.5:
    # "!_io_error"). Guests send heartbeats with a time to live, and the program pings: that is enough.
    router.heartbeat_ivl = 0
    router.sndhwm = 200
    router.rcvhwm = 200
    router.maxmsgsize = FRAME_UP
    router.backlog = 64
    router.router_mandatory = 1
    router.router_handover = 0
    router.curve_server = 1
    router.zap_domain = DOMAIN
    return router


def new_dealer(context: zmq.Context[zmq.Socket[bytes]], keys: Keys, host: bytes) -> zmq.Socket[bytes]:
    """Return a client's socket for the host of the public key *host*, not yet connected."""
    dealer = context.socket(zmq.DEALER)
    _common(dealer, keys)
    dealer.sndhwm = 100
    dealer.maxmsgsize = FRAME_DOWN
    dealer.reconnect_ivl = 100
    dealer.reconnect_ivl_max = 250
    dealer.connect_timeout = 2_000
    dealer.immediate = True  # nothing waits for a connection that may never come
    dealer.curve_serverkey = z85_of(host)
    return dealer


def bind(socket: zmq.Socket[bytes], host: str, port: int) -> int:
    """Bind to *port* (0: any free one) of the address *host* (``*``: all) and return the port.

    Raises ``OSError`` if that cannot be, such as when the port is taken.
    """
    try:
        _bind(socket, host, port)
    except zmq.ZMQError as error:
        raise OSError(error.errno, str(error)) from None
    return int(socket.getsockopt_string(zmq.LAST_ENDPOINT).rpartition(":")[2])


def _bind(socket: zmq.Socket[bytes], host: str, port: int) -> None:
    address = f"tcp://{host}:{port or '*'}"
    try:
        socket.bind(address)
    except zmq.ZMQError as error:
        if error.errno == errno.EADDRINUSE:
            raise
        socket.ipv6 = False  # a computer without IPv6
        socket.bind(address)


def listened_at(socket: zmq.Socket[bytes]) -> IP:
    """Return the address of a bound socket, ``::`` or ``0.0.0.0`` for all."""
    host = socket.getsockopt_string(zmq.LAST_ENDPOINT).removeprefix("tcp://").rpartition(":")[0]
    ip = ip_address(host.strip("[]").partition("%")[0])
    return ip.ipv4_mapped or ip if isinstance(ip, IPv6Address) else ip


def receive(socket: zmq.Socket[bytes]) -> zmq.Frame | None:
    """Return the one frame of the message that waits, None for one of several frames.

    Those are read to their end and dropped one by one. Raises ``zmq.Again`` when nothing waits.
    """
    frame = socket.recv(zmq.NOBLOCK, copy=False)
    if not frame.more:
        return frame
    drain(socket)
    return None


def drain(socket: zmq.Socket[bytes]) -> None:
    """Read the rest of a message and keep nothing of it."""
    while socket.getsockopt(zmq.RCVMORE):
        socket.recv(zmq.NOBLOCK, copy=False)


def property_of(frame: zmq.Frame, name: str) -> str:
    """Return what the connection that brought *frame* says of itself, empty if nothing."""
    with suppress(zmq.ZMQError, UnicodeDecodeError):
        value = frame.get(name)
        return value if isinstance(value, str) else ""
    return ""
