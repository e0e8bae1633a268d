"""A host process's loop in this process, driven by the test, with links and raw peers that come to it."""

from __future__ import annotations

import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import TypeVar

from engine.bots.random_bot import RandomBot
from engine.ruleset import Ruleset, Variant
from liudou_gui.clock import monotonic_ms
from liudou_gui.host.deals import World
from liudou_gui.host.journal import Journal
from liudou_gui.host.room import Room
from liudou_gui.net.client import Link, State, Why
from liudou_gui.net.keys import Keys
from liudou_gui.net.server import Endpoint
from liudou_gui.protocol.down import Down, Refusal, Refused, Welcome
from liudou_gui.protocol.lobby import Options
from liudou_gui.protocol.up import Hello
from liudou_gui.server.loop import Server
from liudou_gui.server.served import Served
from tests.helpers.rooms import QUICK_BOTS, hello
from tests.helpers.wires import HOST, PATIENCE

OWNER = Keys.new()
T = TypeVar("T")


class Hall:
    """A server with *tables*, which the test drives with :meth:`until`."""

    def __init__(self, folder: Path, *tables: Options, fills: bool = True) -> None:
        self.world = World(lambda _: RandomBot(), "test", pace=QUICK_BOTS, fills=fills)
        self.endpoint = Endpoint(HOST, host="127.0.0.1")
        self.over: list[Path] = []
        self.served = [self._served(folder / f"{n}.sqlite3", options) for n, options in enumerate(tables)]
        self.server = Server(self.endpoint, self.served, on_over=self.over.append)

    def _served(self, path: Path, options: Options) -> Served:
        journal = Journal(path)
        room = Room.create(self.world, journal, options, OWNER.public, monotonic_ms())
        served = Served(room, journal, path, self.endpoint)
        served.flush()
        return served

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.endpoint.port}"

    @property
    def room(self) -> Room:
        """The first table's room."""
        return self.served[0].room

    def until(self, done: Callable[[], object], what: str = "it") -> None:
        """Serve until *done*, or fail."""
        end = time.monotonic() + PATIENCE
        while not done():
            assert time.monotonic() < end, f"waited in vain for {what}"
            self.server.turn(10)

    def while_serving(self, work: Callable[[], T]) -> T:
        """Return what *work*, done in another thread, gives; serve meanwhile."""
        with ThreadPoolExecutor(1) as pool:
            future = pool.submit(work)
            self.until(future.done, "the other thread")
            return future.result()

    def close(self) -> None:
        """Give everything back."""
        for served in self.served:
            served.let_go()
        self.endpoint.close()


def table(name: str = "Tea", variant: Variant = Variant.TWO_FOUR, **more: bool) -> Options:
    """Return a table's options."""
    return Options(name, Ruleset(variant), **more)


class Visitor:
    """A link that says hello, and notes what it hears."""

    def __init__(self, hall: Hall, keys: Keys | None = None, code: str = "", **changes: object) -> None:
        self.keys = keys or Keys.new()
        self.heard: list[Down] = []
        self.states: list[tuple[State, Why]] = []
        self.begun = time.monotonic()
        self.ended: float | None = None
        said: Hello = hello(**changes)  # type: ignore[arg-type]
        self.link = Link(
            self.keys,
            HOST.public,
            (hall.address,),
            hello=lambda: said,
            heard=self.heard.append,
            changed=self._change,
            code=code,
        )
        self.link.start()

    def _change(self, state: State, why: Why) -> None:
        if isinstance(why, Refused):
            self.ended = time.monotonic()
        self.states.append((state, why))

    @property
    def welcome(self) -> Welcome | None:
        """How the visitor was let in."""
        return next((down for down in self.heard if isinstance(down, Welcome)), None)

    @property
    def why(self) -> Refusal | None:
        """Why the visitor was sent away."""
        return next((why.why for _, why in self.states if isinstance(why, Refused)), None)

    @property
    def answered(self) -> bool:
        """Whether the visitor was let in or sent away."""
        return self.welcome is not None or self.why is not None
