"""Kills a host again and again while six programs play at its table, and sees whether anything is lost.

``python -m tests.faults.kills [--times 150] [--points 3] [--game two_four] [--seed 0]``: *times* at random
moments, and *points* times at each named place in the journal. The window that opened the table starts the
host again by itself. What was acknowledged has to be played once, in its order; every deal has to be
verified by all six; the time until all six have their places again is told.
"""

from __future__ import annotations

import argparse
import statistics
import sys
import tempfile
import time
from collections.abc import Iterator
from dataclasses import dataclass, field
from itertools import zip_longest
from pathlib import Path
from random import Random

from engine.ruleset import Ruleset, Variant
from liudou_gui.host.journal import FAULT_POINTS
from liudou_gui.protocol.lobby import Options
from liudou_gui.session.verdict import Fairness
from tests.faults.dying_host import DIE
from tests.helpers.lan_people import LanPerson, Party, kill, until

COMMAND = (
    sys.executable,
    "-m",
    "tests.faults.dying_host",
    "--listen",
    "127.0.0.1",
    "--discovery-port",
    "0",
)


@dataclass
class Figures:
    """What came of it. *back_s* is, for each kill, when all six had their places again."""

    kills: int = 0
    deals: int = 0
    back_s: list[float] = field(default_factory=list)
    unverified: list[str] = field(default_factory=list)

    @property
    def p95(self) -> float:
        """The time within which 95 of 100 times all were back."""
        return sorted(self.back_s)[max(0, -(-len(self.back_s) * 95 // 100) - 1)]

    def __str__(self) -> str:
        middle, most = statistics.median(self.back_s), max(self.back_s)
        return (
            f"{self.kills} kills in {self.deals} deals: all six back after {middle:.2f} s median, "
            f"{self.p95:.2f} s p95, {most:.2f} s at most; not verified: {self.unverified}"
        )


class Killer:
    """One table that is killed while it is played at."""

    def __init__(self, folder: Path, variant: Variant, seed: int) -> None:
        self.rng, self.figures = Random(seed), Figures()
        self.profile = folder / "p0"
        self._asked: dict[int, float] = {}
        options = Options("Tea", Ruleset(variant), bid_slot_seconds=2, camp_seconds=2, show_seconds=2)
        self.party = Party(folder, options, command=COMMAND)
        self.party.start()
        until(lambda: self.party.people[0].view.number == 1, what="the first deal")

    def __str__(self) -> str:
        """Say how everybody stands, for who waits in vain."""
        people = self.party.people
        return f"all to come back: {[(p.places, p.states[-3:], p.why_refused()) for p in people]}"

    def play_a_while(self, seconds: float) -> None:
        """Play on, deal after deal."""
        end = time.monotonic() + seconds
        until(lambda: self._next_deal() or time.monotonic() > end, self.party.people, "the time")

    def kill_now(self) -> None:
        """Kill the host, whatever it does, and wait until all are back."""
        before = [person.places for person in self.party.people]
        kill(self.party.folder)
        self._wait_for_all(before)

    def kill_at(self, point: str) -> None:
        """Let the host die at a point of its journal, and wait until all are back."""
        before = [person.places for person in self.party.people]
        wish = self.profile / DIE
        draft = wish.with_name("die.new")
        draft.write_text(point, encoding="utf-8")
        draft.replace(wish)
        if point == "loaded":  # that is passed when a host begins again
            kill(self.party.folder)
        until(lambda: self._next_deal() or not wish.exists(), self.party.people, f"the death at {point}", 40)
        self._wait_for_all(before)

    def check(self) -> None:
        """Play the deal out; what was said was done once, and everybody has verified every deal."""
        people = self.party.people
        until(lambda: all(person.has_all for person in people), people, "the end", 300)
        deals = [set(p.moves) for p in people]
        assert all(numbers == deals[0] for numbers in deals)
        self.figures.deals = len(deals[0])
        for person in people:
            for deal in person.moves:
                assert person.meant(deal) == person.moves[deal], _difference(person, deal)
            self.figures.unverified += [
                f"deal {v.deal}: {v.why}" for v in person.verdicts if v.fairness is not Fairness.VERIFIED
            ]

    def _next_deal(self) -> bool:
        """Between deals everybody is ready at once; returns False."""
        people = self.party.people
        lobby = people[0].lobby
        for seat, person in enumerate(people):
            own = person.lobby or lobby
            place = person.place.viewer if person.place is not None else None
            if own is not None and place is not None and person.has_all and not own.seats[place].ready:
                self._ready(seat)
        return False

    def _ready(self, number: int) -> None:
        now = time.monotonic()
        if now - self._asked.get(number, 0.0) > 0.3:
            self._asked[number] = now
            self.party.people[number].table.session.next_deal()

    def _wait_for_all(self, before: list[int]) -> None:
        begin, people = time.monotonic(), self.party.people
        until(lambda: all(p.places > n and p.is_up for p, n in zip(people, before, strict=True)), (), self)
        self.figures.kills += 1
        self.figures.back_s.append(time.monotonic() - begin)


def _difference(person: LanPerson, deal: int) -> str:
    """Say where what a person meant and what was played part."""
    meant, moves = person.meant(deal), person.moves[deal]
    pairs = enumerate(zip_longest(meant, moves, fillvalue="nothing"))
    first = next((place, *pair) for place, pair in pairs if pair[0] != pair[1])
    asked = sorted(prompt for number, prompt in person.asked if number == deal)
    where = f"deal {deal}, move {first} of {len(meant)} and {len(moves)}"
    return f"{where}: {asked} {person.not_done} {person.stood_in}"


NOT_IN_A_DEAL = {"closed", "options"}
"""Points that no deal comes to; ``tests/host/test_room_journal.py`` dies there."""


def run(folder: Path, variant: Variant, times: int, points: int, seed: int) -> Iterator[Killer]:
    """Do it; the killer is given after each kill, so that somebody can watch."""
    killer = Killer(folder, variant, seed)
    with killer.party:
        for _ in range(times):
            killer.play_a_while(killer.rng.uniform(0.0, 1.2))
            killer.kill_now()
            yield killer
        for point in FAULT_POINTS:
            for _ in range(points if point not in NOT_IN_A_DEAL else 0):
                killer.kill_at(point)
                yield killer
        killer.check()


def main() -> int:
    """Run and report."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--times", type=int, default=150)
    parser.add_argument("--points", type=int, default=3)
    parser.add_argument("--game", choices=[v.value for v in Variant], default="two_four")
    parser.add_argument("--seed", type=int, default=0)
    options = parser.parse_args()
    with tempfile.TemporaryDirectory() as folder:
        killer = None
        runs = run(Path(folder), Variant(options.game), options.times, options.points, options.seed)
        for killer in runs:
            sys.stdout.write(f"\r{killer.figures}   ")
            sys.stdout.flush()
        if killer is not None:
            sys.stdout.write(f"\r{killer.figures}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
