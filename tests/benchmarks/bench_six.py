"""Run on demand: from an action to all six views, in six client processes, beside a bare echo to six.

``python -m tests.benchmarks.bench_six [rounds]``. The host process, and six processes with the product's
``RemoteTable`` without a window, play a deal; a round begins as one says its action and ends as the last of
the six has folded what follows from it. The bare one is a ROUTER that sends a frame of the same size back to
six DEALER processes, once plain and once with CURVE, as all of the product's connections have it; neither has
the product's seals, forms, rules and threads. All take turns in the same run, so that other work on the
computer slows them alike. Times are of the one monotonic clock of the computer.
"""

from __future__ import annotations

import multiprocessing
import os
import queue
import random
import statistics
import sys
import tempfile
import threading
import time
from multiprocessing.connection import Connection, wait
from pathlib import Path
from typing import Any

import zmq

from engine.bots.rule_bot import RuleBot
from engine.view import PlayerView, fold
from engine.visible import Envelope, Passed, Played
from liudou_gui.net.keys import Keys, z85_of
from liudou_gui.session.lan_base import LanSinks, Place, Target
from tests.helpers.lan_people import Party, tables, until
from tests.helpers.servers import table
from tests.helpers.wires import HOST

PEOPLE = 6
FRAME = 1_024
"""Bytes of the bare frame: as large as what the product sends of a play."""
PAUSE_S = 0.02
SPAWN = multiprocessing.get_context("spawn")


def person(pipe: Connection, folder: str, number: int, target: Target) -> None:
    """Be one client: tell of each play when it was folded, and act when told to."""
    from liudou_gui.protocol.up import HostOrder, Loaded, Order, Ready

    remote = tables(Path(folder), f"six{number}").join(target)
    come: queue.SimpleQueue[str] = queue.SimpleQueue()
    lock, rng = threading.Lock(), random.Random(number)
    view, is_host = PlayerView(None), False

    def tell(what: object) -> None:
        with lock:
            pipe.send(what)

    def hear(envelope: Envelope) -> None:
        nonlocal view
        if envelope.seq == 0:
            view = PlayerView(remote.session.viewer)
        view = fold(view, envelope.event)
        if isinstance(envelope.event, Played | Passed):
            tell(("saw", time.perf_counter_ns(), view.number, len(view.tricks), len(view.trick)))
        if view.prompt is not None:
            tell(("asked", view.prompt.id))

    def placed(place: Place) -> None:
        nonlocal is_host
        is_host = place.is_host
        come.put("placed")

    nothing: Any = lambda *_: None  # noqa: E731
    remote.open(LanSinks(nothing, nothing, placed, nothing, nothing, nothing, nothing))
    come.get(timeout=30)
    remote.session.start(hear, nothing)
    remote.request(Loaded())
    tell(("placed",))
    while (word := pipe.recv()) != "end":
        if word == "ready":
            remote.request(Loaded())
            remote.request(Ready(yes=True))
            if is_host:  # the owner has left: one of the six gives the orders
                remote.request(HostOrder(Order.START))
        elif view.prompt is not None:
            prompt, action = view.prompt, RuleBot().decide(view, rng).action
            begun = time.perf_counter_ns()
            remote.session.submit(prompt.id, action)
            tell(("acted", begun))
    remote.close(for_good=True)


def set_keys(socket: zmq.Socket[bytes], keys: Keys) -> None:
    """Let a bare socket speak CURVE."""
    socket.curve_secretkey, socket.curve_publickey = z85_of(keys.secret), z85_of(keys.public)


def bare_person(pipe: Connection, port: int, host: bytes) -> None:
    """Be a bare DEALER: tell when each frame came, and send when told to; *host* is a key, or empty."""
    context = zmq.Context[Any]()
    dealer = context.socket(zmq.DEALER)
    if host:
        dealer.curve_serverkey = z85_of(host)
        set_keys(dealer, Keys.new())
    dealer.connect(f"tcp://127.0.0.1:{port}")
    dealer.send(b"here")
    poller = zmq.Poller()
    poller.register(dealer, zmq.POLLIN)
    poller.register(pipe.fileno(), zmq.POLLIN)
    while True:
        for source, _ in poller.poll():
            if source is dealer:
                dealer.recv()
                pipe.send(("saw", time.perf_counter_ns()))
            elif pipe.recv() == "end":
                context.destroy(linger=0)
                return
            else:
                begun = time.perf_counter_ns()
                dealer.send(bytes(FRAME))
                pipe.send(("acted", begun))


def bare_host(pipe: Connection, secret: bytes) -> None:
    """Be a bare ROUTER that sends each frame to all six, with CURVE if there is a *secret* key."""
    context = zmq.Context[Any]()
    router = context.socket(zmq.ROUTER)
    if secret:
        router.curve_server = 1
        set_keys(router, Keys.of(secret))
    pipe.send(router.bind_to_random_port("tcp://127.0.0.1"))
    peers: list[bytes] = []
    while not pipe.poll():
        while router.poll(100):
            peer, frame = router.recv_multipart()
            if frame == b"here":
                peers.append(peer)
                continue
            for each in peers:
                router.send_multipart([each, frame])
    context.destroy(linger=0)


class Six:
    """Six processes and their pipes."""

    def __init__(self, work: Any, arguments: list[tuple[Any, ...]]) -> None:
        pairs = [SPAWN.Pipe() for _ in arguments]
        self.pipes = [here for here, _ in pairs]
        self.processes = [
            SPAWN.Process(target=work, args=(there, *more))
            for (_, there), more in zip(pairs, arguments, strict=True)
        ]
        for process in self.processes:
            process.start()

    def say(self, word: str, number: int | None = None) -> None:
        """Tell one, or all, something."""
        for pipe in self.pipes if number is None else [self.pipes[number]]:
            pipe.send(word)

    def hear(self, seconds: float) -> list[tuple[int, Any]]:
        """Return what any of them said."""
        ready = wait(self.pipes, seconds)
        return [(self.pipes.index(pipe), pipe.recv()) for pipe in ready]  # type: ignore[arg-type, union-attr]

    def end(self) -> None:
        """End them."""
        self.say("end")
        for process in self.processes:
            process.join(10)


class Bare:
    """A bare host and its six."""

    def __init__(self, *, curve: bool) -> None:
        self._pipe, there = SPAWN.Pipe()
        self._host = SPAWN.Process(target=bare_host, args=(there, HOST.secret if curve else b""))
        self._host.start()
        self._six = Six(bare_person, [(self._pipe.recv(), HOST.public if curve else b"")] * PEOPLE)
        self._next = 0
        self.taken: list[float] = []

    def round(self) -> None:
        """Note the milliseconds until all six have a frame that one of them sent."""
        self._six.say("act", self._next)
        self._next = (self._next + 1) % PEOPLE
        begun, seen = 0, list[int]()
        while len(seen) < PEOPLE or not begun:
            for _, said in self._six.hear(5):
                if said[0] == "acted":
                    begun = said[1]
                else:
                    seen.append(said[1])
        self.taken.append((max(seen) - begun) / 1e6)

    def end(self) -> None:
        """End all of them."""
        self._six.end()
        self._pipe.send("end")
        self._host.join()


class Deal:
    """Drives six clients through deals, one action at a time."""

    def __init__(self, six: Six) -> None:
        self.six, self.asked = six, set[int]()

    def round(self) -> float | None:
        """Let one who is asked act; return the milliseconds until all six saw a play, None if it was none."""
        end = time.monotonic() + 20
        while not self.asked and time.monotonic() < end:
            self._note(self.six.hear(0.5))
            if not self.asked:
                self.six.say("ready")
        number = self.asked.pop()
        self.six.say("act", number)
        begun: int | None = None
        seen: dict[int, int] = {}
        limit = time.monotonic() + 0.5
        while (begun is None or len(seen) < PEOPLE) and time.monotonic() < limit:
            for who, said in self.six.hear(0.05):
                if said[0] == "acted":
                    begun = said[1]
                elif said[0] == "saw":
                    seen[who] = said[1]
                self._note([(who, said)])
        if begun is None or len(seen) < PEOPLE:
            return None
        return (max(seen.values()) - begun) / 1e6

    def _note(self, heard: list[tuple[int, Any]]) -> None:
        for who, said in heard:
            if said[0] == "asked":
                self.asked.add(who)


def said(name: str, taken: list[float]) -> None:
    """Print median and 99th percentile."""
    taken.sort()
    late = taken[len(taken) * 99 // 100]
    print(f"{name:<40} median {statistics.median(taken):6.2f} ms   p99 {late:6.2f} ms   ({len(taken)})")


def main() -> None:
    """Measure and print."""
    rounds = int(sys.argv[1]) if len(sys.argv) > 1 else 150
    product: list[float] = []
    plain, curve = Bare(curve=False), Bare(curve=True)
    with tempfile.TemporaryDirectory() as folder, Party(Path(folder), table(), people=1) as party:
        party.people[0].table.close(for_good=True)  # the owner's own window leaves: six others play
        six = Six(person, [(folder, number, party.target) for number in range(PEOPLE)])
        placed: set[int] = set()
        until(lambda: placed.update(who for who, _ in six.hear(0.1)) or len(placed) == PEOPLE, what="six")
        deal = Deal(six)
        time.sleep(2)
        while len(product) < rounds:
            taken = deal.round()
            if taken is not None:
                product.append(taken)
                plain.round()
                curve.round()
            time.sleep(PAUSE_S)
        six.end()
    for bare in (plain, curve):
        bare.end()
    said("bare ROUTER and six DEALERs", plain.taken)
    said("the same with CURVE", curve.taken)
    said("action to all six views", product)
    ratios = [statistics.median(product) / statistics.median(bare.taken) for bare in (plain, curve)]
    print(f"ratio of the medians {ratios[0]:.2f}, with CURVE {ratios[1]:.2f}; load {os.getloadavg()}")


if __name__ == "__main__":
    main()
