"""Six programs play at a table over bad lines, and have to know the same as the host at every end.

``python -m tests.faults.network [--minutes 60] [--lost 0.1] [--dark 20] [--seed 0]``: for so long, with
lost segments each way all the time, connections that are cut, and now and then a blackout of *dark*
seconds for some or all. After each fault the time until all are back is measured, and each program's view
is compared with the host's own fold of the same stream.
"""

from __future__ import annotations

import argparse
import queue
import statistics
import sys
import tempfile
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from dataclasses import dataclass, field, fields
from pathlib import Path
from random import Random
from typing import TypeVar

from engine.view import PlayerView
from engine.view_hash import view_hash
from liudou_gui.net.client import SILENCE_MS
from liudou_gui.protocol.lobby import Options, Stage
from liudou_gui.session.lan_base import Target
from liudou_gui.session.verdict import Fairness
from tests.helpers.bad_line import BadLine
from tests.helpers.lan_people import LanPerson, tables, until
from tests.helpers.servers import Hall
from tests.helpers.wires import HOST

PLAYERS = 6
T = TypeVar("T")


@dataclass
class Figures:
    """What came of it; *back_s*: how soon after each fault all were back, *repairs*: streams told anew."""

    cuts: int = 0
    blackouts: int = 0
    back_s: dict[str, list[float]] = field(default_factory=lambda: {"cut": [], "dark": []})
    compared: int = 0
    drifted: list[str] = field(default_factory=list)
    deals: int = 0
    unverified: list[str] = field(default_factory=list)
    """Who had no line while a deal was dealt cannot verify it, and says so."""
    wrong: list[str] = field(default_factory=list)

    def __str__(self) -> str:
        said = [
            f"back after {name}: {statistics.median(taken):.2f} s median, "
            f"{max(taken):.2f} s at most ({len(taken)})"
            for name, taken in self.back_s.items()
            if taken
        ]
        return (
            f"{self.deals} deals, {self.compared} views compared, drifted: {self.drifted}; "
            f"{'; '.join(said)}; not verified: {self.unverified}; wrong: {self.wrong}"
        )


class Storm:
    """A host in a thread of this process, and six programs, each behind a line of its own."""

    def __init__(self, folder: Path, options: Options, *, lost: float, seed: int) -> None:
        self.rng, self.figures = Random(seed), Figures()
        self._stop, self._ready = threading.Event(), threading.Event()
        self._asked: queue.SimpleQueue[Callable[[], None]] = queue.SimpleQueue()
        self._thread = threading.Thread(target=self._serve, args=(folder, options))
        self._thread.start()
        self._ready.wait()
        port, table = self.hall.endpoint.port, self.hall.room.table
        self.lines = [BadLine(port, seed=seed + n) for n in range(PLAYERS)]
        self.people: list[LanPerson] = []
        for number, line in enumerate(self.lines):
            net = tables(folder, f"p{number}")
            target = Target((line.address,), HOST.public, table)
            self.people.append(LanPerson(net.join(target), rng=Random(number)).open())
            until(lambda: self.people[-1].place, what="a place")
        for line in self.lines:
            line.lost = lost

    def close(self) -> None:
        """Give everything back."""
        for person in self.people:
            person.table.close(for_good=False)
        for line in self.lines:
            line.close()
        self._stop.set()
        self.hall.endpoint.wake()
        self._thread.join()

    def _serve(self, folder: Path, options: Options) -> None:
        """Be the host; a journal belongs to one thread."""
        self.hall = Hall(folder, options)
        self._ready.set()
        self.hall.server.run(self._turn)
        self.hall.close()

    def _turn(self) -> bool:
        """Between two turns of the host's loop: do what was asked for; return whether to stop."""
        while not self._asked.empty():
            self._asked.get()()
        return self._stop.is_set()

    def _in_the_host(self, work: Callable[[], T]) -> T:
        """Do *work* in the host's thread: it folds its streams there, and nobody else may meanwhile."""
        done: Future[T] = Future()
        self._asked.put(lambda: done.set_result(work()))
        self.hall.endpoint.wake()
        return done.result(60)

    def play(self, seconds: float) -> None:
        """Play on, deal after deal."""
        end, asked = time.monotonic() + seconds, 0.0
        while time.monotonic() < end:
            for person in self.people:
                person.tick()
            if time.monotonic() > asked:
                asked = time.monotonic() + 0.3
                self._next_deal()
            time.sleep(0.003)

    def cut(self) -> None:
        """Break some people's connections, and measure until they are back."""
        hit = self.rng.sample(range(PLAYERS), self.rng.randint(1, PLAYERS))
        before = {n: self.people[n].places for n in hit}
        for n in hit:
            self.lines[n].cut()
        self.figures.cuts += 1
        begun = time.monotonic()
        self._wait_for(lambda: all(self._is_here(n) and self.people[n].places > before[n] for n in hit))
        self.figures.back_s["cut"].append(time.monotonic() - begun)

    def go_dark(self, seconds: float, hit: list[int] | None = None) -> None:
        """Let some people's lines go dark, the others play on, and measure until all are back."""
        hit = hit or self.rng.sample(range(PLAYERS), self.rng.randint(1, PLAYERS))
        for n in hit:
            self.lines[n].go_dark()
        self.play(seconds)
        self.figures.blackouts += 1
        places = {n: self.people[n].places for n in hit}
        anew = seconds * 1_000 > SILENCE_MS
        begun = time.monotonic()
        for n in hit:
            self.lines[n].come_back()
        self._wait_for(
            lambda: all(self._is_here(n) and (not anew or self.people[n].places > places[n]) for n in hit)
        )
        self.figures.back_s["dark"].append(time.monotonic() - begun)

    def compare(self) -> None:
        """Each program folds to what the host has for it; nobody plays meanwhile."""
        end = time.monotonic() + 5
        while (apart := self._apart()) and time.monotonic() < end:
            time.sleep(0.02)
        self.figures.compared += PLAYERS
        self.figures.drifted += apart  # not asked for again: what the line held up may come any moment

    def _apart(self) -> list[str]:
        """Say who has another view than the host, and in what the two differ."""
        views = self._in_the_host(self._views)
        return [
            f"deal {person.view.number}, seat {seat}: {_differences(person.view, views[seat])}"
            for person in self.people
            if views and person.place is not None and (seat := person.place.viewer) is not None
            if view_hash(person.view) != view_hash(views[seat])
        ]

    def _views(self) -> list[PlayerView]:
        host = self.hall.room._floor.deals
        return [] if host.views is None else [host.views.of(seat) for seat in range(PLAYERS)]

    def finish(self) -> None:
        """Play the deal out, and note what the programs have to say of all deals."""
        until(lambda: self.hall.room.lobby.stage is not Stage.DEALING, self.people, "the end", 300)
        self.compare()
        for person in self.people:
            self.figures.deals = max(self.figures.deals, len(person.verdicts))
            for found, fairness in (
                (self.figures.unverified, Fairness.NOT_VERIFIED),
                (self.figures.wrong, Fairness.WRONG),
            ):
                found += [f"deal {v.deal}: {v.why}" for v in person.verdicts if v.fairness is fairness]

    def _is_here(self, number: int) -> bool:
        """Whether the program has a connection, and the host hears it."""
        person = self.people[number]
        seat = None if person.place is None else person.place.viewer
        return person.is_up and seat is not None and self.hall.room.lobby.seats[seat].here

    def _next_deal(self) -> None:
        lobby = self.hall.room.lobby
        if lobby.stage is Stage.DEALING:
            return
        for person in self.people:
            seat = None if person.place is None else person.place.viewer
            if seat is not None and not lobby.seats[seat].ready:
                person.table.session.next_deal()

    def _wait_for(self, done: object) -> None:
        until(done, self.people, "all to come back")  # type: ignore[arg-type]


def _differences(here: PlayerView, there: PlayerView) -> str:
    """Return the names of what differs in two views."""
    names = [each.name for each in fields(PlayerView)]
    return ", ".join(name for name in names if getattr(here, name) != getattr(there, name))


def run(storm: Storm, minutes: float, dark_s: float) -> None:
    """Let everything happen that a bad network does."""
    end = time.monotonic() + minutes * 60
    while time.monotonic() < end:
        storm.play(storm.rng.uniform(0.5, 8))
        if storm.rng.random() < 0.8:
            storm.cut()
        else:
            storm.go_dark(storm.rng.choice([dark_s, storm.rng.uniform(1, dark_s)]))
        storm.compare()
        sys.stdout.write(f"\r{storm.figures}   ")
        sys.stdout.flush()
    storm.finish()


def main() -> int:
    """Run and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--minutes", type=float, default=60)
    parser.add_argument("--lost", type=float, default=0.1)
    parser.add_argument("--dark", type=float, default=20)
    parser.add_argument("--seed", type=int, default=0)
    words = parser.parse_args()
    from tests.helpers.servers import table

    with tempfile.TemporaryDirectory() as folder:
        storm = Storm(Path(folder), table(), lost=words.lost, seed=words.seed)
        try:
            run(storm, words.minutes, words.dark)
        finally:
            storm.close()
        sys.stdout.write(f"\r{storm.figures}\n")
    return 1 if storm.figures.drifted or storm.figures.wrong else 0


if __name__ == "__main__":
    sys.exit(main())
