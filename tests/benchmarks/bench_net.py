"""Run on demand: how long an action takes to its event over the network, beside a bare ROUTER and DEALER.

``python -m tests.benchmarks.bench_net [rounds] [hostile frames]``. Host and client are two processes on
loopback. The product's way has CURVE, forms checked on both sides, seals, padding and the link's own
thread; the bare one has none of it and echoes a frame of the same size. Then valid keys send hostile
frames as fast as they can, and an honest client is measured beside them, with the host's memory.
"""

from __future__ import annotations

import gc
import multiprocessing
import random
import sys
import threading
import time
from collections.abc import Callable
from multiprocessing.connection import Connection
from pathlib import Path
from typing import Any

import zmq

from engine.actions import Play
from engine.cards import parse_cards
from engine.combos import Combination, CombinationType
from engine.visible import Envelope, Played
from liudou_gui.net.client import Link
from liudou_gui.net.keys import Keys
from liudou_gui.net.server import Endpoint, Gone
from liudou_gui.protocol.down import Done, Down, Pong, Told
from liudou_gui.protocol.up import Act, Hello, Ping
from tests.helpers.wires import HOST, Raw, hello

CARDS = parse_cards("8h0 8h1 8s0")
EVENT = Played(0, CARDS, Combination(CombinationType.TRIPLE, 3, 5, (CARDS[0].rank,)), 20)
FRAME = 256
"""Bytes of the bare frame: as large as a sealed action."""
BURST, PACE = 150, 0.025
"""So many rounds at once are within the limits of a client, and after that one in so many seconds."""


def memory_kib() -> int:
    """Return the resident memory of this process, 0 where the system does not tell in this way."""
    status = Path("/proc/self/status")
    lines = status.read_text(encoding="ascii").splitlines() if status.exists() else []
    return next((int(line.split()[1]) for line in lines if line.startswith("VmRSS")), 0)


def serve(pipe: Connection, secret: bytes) -> None:
    """Be the host until the pipe says so; tell the memory when asked."""
    endpoint = Endpoint(Keys.of(secret), host="127.0.0.1")
    pipe.send(endpoint.port)
    gc.freeze()
    seq = 0
    while True:
        if pipe.poll() and pipe.recv() == "end":
            break
        for item in endpoint.poll(50):
            if isinstance(item, Gone):
                continue
            if isinstance(item.message, Hello):
                endpoint.admit(item.peer)
            if isinstance(item.message, Ping):
                endpoint.send(item.peer, Pong(memory_kib(), 0))
            if isinstance(item.message, Act):
                seq += 1
                endpoint.send(item.peer, Done(item.message.action_id, None))
                endpoint.send(item.peer, Told(1, (Envelope(seq, seq, EVENT),)))
    endpoint.close()


def echo(pipe: Connection, _: bytes) -> None:
    """Be a bare ROUTER that says everything back."""
    context = zmq.Context[Any]()
    router = context.socket(zmq.ROUTER)
    pipe.send(router.bind_to_random_port("tcp://127.0.0.1"))
    while not (pipe.poll() and pipe.recv() == "end"):
        while router.poll(50):
            router.send_multipart(router.recv_multipart())
            if pipe.poll():
                break
    context.destroy(linger=0)


def beside(work: Callable[[Connection, bytes], None]) -> tuple[Any, Connection, int]:
    """Start a host process and return it, its pipe and its port."""
    here, there = multiprocessing.get_context("spawn").Pipe()
    process = multiprocessing.get_context("spawn").Process(target=work, args=(there, HOST.secret))
    process.start()
    return process, here, here.recv()


def bare(rounds: int) -> list[float]:
    """Return the seconds of each round of the bare sockets."""
    process, pipe, port = beside(echo)
    context = zmq.Context[Any]()
    dealer = context.socket(zmq.DEALER)
    dealer.connect(f"tcp://127.0.0.1:{port}")
    taken = []
    for _ in range(rounds):
        begun = time.perf_counter()
        dealer.send(bytes(FRAME))
        dealer.recv()
        taken.append(time.perf_counter() - begun)
    pipe.send("end")
    process.join()
    context.destroy(linger=0)
    return taken


class Player:
    """Acts and notes how long it took until the event came."""

    def __init__(self, port: int) -> None:
        self.taken: list[float] = []
        self.memory = [0]
        self.came = threading.Event()
        self.link = Link(
            Keys.new(),
            HOST.public,
            [f"127.0.0.1:{port}"],
            hello=hello,
            heard=self.hear,
            changed=lambda *_: None,
        )

    def hear(self, down: Down) -> None:
        if isinstance(down, Told):
            self.taken.append(time.perf_counter() - self.begun)
            self.came.set()
        elif isinstance(down, Pong):
            self.memory.append(down.sent_ms)

    def act(self, pause: float = 0.0) -> None:
        """Take one round, and rest for *pause* seconds."""
        self.came.clear()
        self.begun = time.perf_counter()
        while not self.link.send(Act(bytes(16), 1, 1, Play(CARDS))):
            time.sleep(0.01)
            self.begun = time.perf_counter()
        self.came.wait(10)
        time.sleep(pause)


def product(rounds: int, hostile: int) -> tuple[list[float], list[float], list[int]]:
    """Return the seconds of rounds in peace and under attack, and the host's memory meanwhile in KiB."""
    process, pipe, port = beside(serve)
    player = Player(port)
    player.link.start()
    for number in range(rounds):
        player.act(PACE if number > BURST else 0)
    peace, player.taken, player.memory = player.taken, [], player.memory[-1:]
    attack = threading.Thread(target=attacks, args=(port, hostile))
    attack.start()
    while attack.is_alive():
        player.act(PACE)
    player.link.close()
    pipe.send("end")
    process.join()
    return peace, player.taken, player.memory


def attacks(port: int, frames: int) -> None:
    """Send hostile frames from fresh keys, 1,000 each."""
    rng = random.Random(1)
    junk = [rng.randbytes(size) for size in (0, 1, 256, 256, 1_024, 2_048, 16_384)]
    for _ in range(frames // 1_000):
        enemy = Raw(f"127.0.0.1:{port}")
        enemy.say(Ping(0, 0, 0))
        for _ in range(999):
            enemy.socket.send(rng.choice(junk))
        enemy.context.destroy(linger=2_000)


def said(name: str, taken: list[float]) -> None:
    """Print median and 99th percentile in milliseconds."""
    if taken:
        taken.sort()
        median, late = taken[len(taken) // 2], taken[len(taken) * 99 // 100]
        print(f"{name:<34} median {median * 1e3:6.2f} ms   p99 {late * 1e3:6.2f} ms   ({len(taken)})")


def main() -> None:
    """Measure and print."""
    rounds, hostile = (int(word) for word in (sys.argv[1:] + ["150", "200000"][len(sys.argv) - 1 :])[:2])
    said("bare ROUTER and DEALER, echo", bare(rounds))
    peace, attacked, memory = product(rounds, hostile)
    said("action to event", peace)
    said(f"beside {hostile} hostile frames", attacked)
    print(f"memory of the host: {memory[0] / 1024:.1f} MB before, {max(memory) / 1024:.1f} MB at most")


if __name__ == "__main__":
    main()
