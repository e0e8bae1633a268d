"""Run on demand: how many tables one headless host carries, rules, journals and all six frames included.

``python -m tests.benchmarks.bench_tables [tables] [seconds] [--profile]``. The host is a process of its own
with the product's loop; six connections for each table answer about once a second, ping every two seconds,
and begin the next deal at once. What is told is the host's processor time over all its threads, as a share
of one core, and how many tables would be under 20 %.
"""

from __future__ import annotations

import argparse
import contextlib
import cProfile
import multiprocessing
import os
import pstats
import random
import tempfile
import time
from collections.abc import Iterator
from multiprocessing.connection import Connection
from pathlib import Path

import zmq

from engine.bots.rule_bot import RuleBot
from engine.ruleset import Ruleset, Variant
from engine.view_hash import ViewHash
from liudou_gui.clock import monotonic_ms
from liudou_gui.host.deals import World
from liudou_gui.host.journal import Journal
from liudou_gui.host.room import Room
from liudou_gui.net.keys import Keys
from liudou_gui.net.sealing import NotSealed, Seal
from liudou_gui.net.server import Endpoint
from liudou_gui.net.sockets import new_context, new_dealer
from liudou_gui.net.wire import decode_down, encode_up
from liudou_gui.protocol.down import Pong, Welcome
from liudou_gui.protocol.lobby import Holder, Options, Stage
from liudou_gui.protocol.up import Act, Loaded, Ping, Ready, Up
from liudou_gui.server.loop import Server
from liudou_gui.server.served import Served
from tests.helpers.rooms import Client, hello
from tests.helpers.wires import HOST

WANTED_CORE = 0.20
PING_S = 2.0
LOOK_S = 0.1
"""So often the host of the benchmark looks whether it is asked something."""


def serve(pipe: Connection, secret: bytes, folder: str, count: int, profile: bool) -> None:
    """Be the host: say port and tables, then processor seconds whenever asked, until told to end."""
    endpoint = Endpoint(Keys.of(secret), host="127.0.0.1")
    world = World(lambda _: RuleBot(), "test", fills=True)
    tables = []
    for number in range(count):
        path = Path(folder) / f"{number}.sqlite3"
        journal = Journal(path)
        options = Options(f"T{number}", Ruleset(Variant.TWO_FOUR))
        tables.append(
            Served(
                Room.create(world, journal, options, Keys.new().public, monotonic_ms()),
                journal,
                path,
                endpoint,
            )
        )
        tables[-1].flush()
    server = Server(endpoint, tables)
    pipe.send((endpoint.port, [served.room.table for served in tables]))
    watch = cProfile.Profile(time.thread_time)
    ending, look_at = False, 0.0

    def asked() -> bool:
        nonlocal ending, look_at
        if time.monotonic() < look_at:  # a pipe costs far more than what the product looks at
            return ending
        look_at = time.monotonic() + LOOK_S
        while pipe.poll():
            word = pipe.recv()
            ending = ending or word == "end"
            if profile and word == "begin":
                watch.enable()
            pipe.send((time.process_time(), time.thread_time()))
        return ending

    server.run(asked)
    watch.disable()
    if profile:
        pstats.Stats(watch).sort_stats("tottime").print_stats(30).sort_stats("cumtime").print_stats(70)
    server.close_all()
    endpoint.close()


class Guest:
    """One connection: folds what it is told, and answers as a simple bot about a second after that."""

    def __init__(self, context: zmq.Context[zmq.Socket[bytes]], port: int, table: bytes, rng: random.Random):
        self.keys, self.table, self.rng = Keys.new(), table, rng
        self.seal = Seal(self.keys, HOST.public, host=False)
        self.socket = new_dealer(context, self.keys, HOST.public)
        self.socket.connect(f"tcp://127.0.0.1:{port}")
        self.client = Client(self.keys.public, "Guest")
        self.hashes, self.ping_at = ViewHash(), 0.0
        self.act_at: float | None = None
        self.asked = (0, -1)
        self.acts = 0
        self.fresh = self.ready = False

    def say(self, message: Up) -> None:
        """Send."""
        with contextlib.suppress(zmq.Again):
            self.socket.send(self.seal.seal(encode_up(message)), zmq.NOBLOCK)

    def read(self, now: float) -> None:
        """Take in what came."""
        while True:
            try:
                data, fresh = self.seal.open(self.socket.recv(zmq.NOBLOCK))
            except NotSealed:
                continue
            except zmq.Again:
                break
            down = decode_down(data)
            if isinstance(down, Pong) and fresh and not self.fresh:
                self.fresh = True
                self.say(hello("Guest", table=self.table))
            for answer in self.client.hear(down, 0):
                self.say(answer)
            if isinstance(down, Welcome):
                self.say(Loaded())
            self.client.heard.clear()
            self.client.done.clear()
        prompt = self.client.view.prompt
        if prompt is not None and (self.client.view.number, prompt.id) != self.asked:
            self.asked = self.client.view.number, prompt.id
            self.act_at = now + self.rng.uniform(0.9, 1.1)

    def step(self, now: float) -> None:
        """Do what is due."""
        if now >= self.ping_at:
            self.ping_at = now + PING_S
            view = self.client
            self.say(Ping(int(now * 1000), view.run, view.seq, self.hashes.of(view.view) if view.seq else ""))
        prompt = self.client.view.prompt
        if self.act_at is not None and now >= self.act_at:
            self.act_at = None
            if prompt is not None and prompt.id == self.asked[1]:
                action = RuleBot().decide(self.client.view, self.rng).action
                self.say(Act(self.rng.randbytes(16), self.client.view.number, prompt.id, action))
                self.acts += 1
        lobby = self.client.lobby
        seat = self.client.viewer
        if lobby is None or seat is None:
            return
        full = all(one.holder is Holder.PERSON for one in lobby.seats)
        between = full and lobby.stage is not Stage.DEALING and not lobby.seats[seat].ready
        if between and not self.ready:
            self.say(Ready(yes=True))
        self.ready = between


def turns(guests: list[Guest], poller: zmq.Poller, seconds: float) -> Iterator[float]:
    """Let all guests do what they do."""
    by_socket = {guest.socket: guest for guest in guests}
    end = time.monotonic() + seconds
    while (now := time.monotonic()) < end:
        for socket, _ in poller.poll(10):
            by_socket[socket].read(now)
        for guest in guests:
            guest.step(now)
        yield now


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("tables", type=int, nargs="?", default=20)
    parser.add_argument("seconds", type=float, nargs="?", default=30)
    parser.add_argument("--profile", action="store_true")
    options = parser.parse_args()
    spawn = multiprocessing.get_context("spawn")
    with tempfile.TemporaryDirectory() as folder:
        here, there = spawn.Pipe()
        process = spawn.Process(
            target=serve, args=(there, HOST.secret, folder, options.tables, options.profile)
        )
        process.start()
        port, tables = here.recv()
        context = new_context()
        context.set(zmq.MAX_SOCKETS, 4_096)
        poller, guests = zmq.Poller(), []
        rng = random.Random(1)
        for table in tables:
            batch = [Guest(context, port, table, rng) for _ in range(6)]
            guests += batch
            for guest in batch:
                poller.register(guest.socket, zmq.POLLIN)
            for _ in turns(guests, poller, 20):
                if all(guest.client.welcome for guest in batch):
                    break
        for _ in turns(guests, poller, 8):
            pass
        playing = sum(guest.client.view.number > 0 and guest.client.viewer is not None for guest in guests)
        here.send("begin")
        before, begun, acts = here.recv(), time.monotonic(), sum(guest.acts for guest in guests)
        for _ in turns(guests, poller, options.seconds):
            pass
        here.send("now")
        after, took = here.recv(), time.monotonic() - begun
        cpu, loop = after[0] - before[0], after[1] - before[1]
        acts = sum(guest.acts for guest in guests) - acts
        here.send("end")
        process.join()
        context.destroy(linger=0)
    share = cpu / took
    rate = acts / took
    print(f"{len(guests)} connections, {playing} in a deal; {rate / options.tables:.2f} actions/s a table")
    print(
        f"host {share:.1%} of a core, {cpu / acts * 1e3:.2f} ms an action, {loop / cpu:.0%} in the loop; "
        f"load {os.getloadavg()}"
    )
    per_table = share / options.tables * max(1.0, options.tables / rate)
    print(f"at one action a second a table: {WANTED_CORE / per_table:.0f} tables under {WANTED_CORE:.0%}")


if __name__ == "__main__":
    main()
