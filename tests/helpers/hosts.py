"""Hosts that answer on this computer's loopback, for tests of discovery."""

from __future__ import annotations

import selectors
import socket
import threading
from collections.abc import Iterator, Sequence
from contextlib import contextmanager

from engine.ruleset import Ruleset, Variant
from liudou_gui.net.addresses import OwnAddress
from liudou_gui.net.beacon import Beacon
from liudou_gui.net.discovery import TableAd
from liudou_gui.net.guests import GuestLog
from tests.helpers.adapters import LOOPBACK

TABLE = TableAd(b"tableid!", 47611, "Lin’s table", Ruleset(Variant.HIDDEN).text, 4, 3)


def loopback() -> tuple[OwnAddress, ...]:
    return (LOOPBACK,)


def free_udp_port() -> int:
    """A UDP port that nobody uses."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        probe.bind(("", 0))
        return int(probe.getsockname()[1])


def serve(hosts: Sequence[Beacon], stop: threading.Event) -> None:
    """Let hosts answer in a loop, as their processes do, until *stop* is set."""
    with selectors.DefaultSelector() as selector:
        for host in hosts:
            for each in host.sockets:
                selector.register(each, selectors.EVENT_READ, host)
        while not stop.is_set():
            for key, _ in selector.select(0.02):
                assert isinstance(key.fileobj, socket.socket)
                key.data.handle(key.fileobj)


@contextmanager
def answering(*hosts: Beacon) -> Iterator[None]:
    """Let hosts answer in a thread, and close them at the end."""
    stop = threading.Event()
    thread = threading.Thread(target=serve, args=(hosts, stop))
    thread.start()
    try:
        yield
    finally:
        stop.set()
        thread.join()
        for host in hosts:
            host.close()


def made(
    port: int, key: int = 1, tables: Sequence[TableAd] = (TABLE,), guests: GuestLog | None = None
) -> Beacon:
    return Beacon(
        bytes([key]) * 32,
        "1.0",
        lambda: tables,
        device="laptop",
        port=port,
        addresses=loopback,
        guests=guests,
    )
