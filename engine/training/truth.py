"""What the critic is told: all hands and sides. It judges outcomes in training only, and never plays."""

from __future__ import annotations

from typing import Final

from engine.counts.decompose import Decomposer
from engine.counts.features import KINDS
from engine.counts.generate import answers_above
from engine.counts.plays import BOMB, SINGLE, key, size
from engine.counts.scene import FIRST, SEATS, UNKNOWN
from engine.training.sim import Sim

_SEAT: Final = 30
TRUTH_SIZE: Final = 6 + SEATS * _SEAT + KINDS + 3


def truth_features(sim: Sim, cutter: Decomposer, learns: tuple[bool, bool]) -> bytes:
    """Return TRUTH_SIZE bytes from the eyes of whose turn it is.

    *learns* says whether the other side and the first side are played by the net that learns.
    """
    scene, me = sim.scene, sim.turn
    own = sim.sides[me]
    table = scene.to_beat
    out = [
        own,
        scene.solo,
        learns[own],
        learns[1 - own],
        min(255, scene.raised),
        sim.dead >= 0,
    ]
    for step in range(SEATS):
        seat = (me + step) % SEATS
        hand = sim.hands[seat]
        plan = cutter.plan(hand)
        singles = sum(1 for play in plan.plays if play & 15 == SINGLE and play >> 9 & 15 < 9)
        cards = scene.sizes[seat]
        plain, bombs = _beats(hand, table, scene.rules_id) if step and table else (0, 0)
        out += hand
        out += (
            sim.sides[seat] == own,
            scene.sides[seat] == UNKNOWN,
            scene.exact[seat],
            scene.passed[seat],
            scene.owner == seat,
            cards,
            cards <= 2,
            cards <= 5,
            sim.marks[seat],
            max(0, min(255, int((plan.cost + 6.0) * 12.0))),
            len(plan.plays),
            singles,
            sim.dead == seat,
            plain > 0,
            bombs > 0,
        )
    out += [table & 15 == kind for kind in range(KINDS)]
    out += (table >> 4 & 31, table >> 9 & 15, size(table))
    return bytes(out)


def _beats(hand: list[int], table: int, rules_id: int) -> tuple[int, int]:
    """Return how many plain plays and how many bombs of a hand beat *table*."""
    kind = min(table & 15, BOMB)
    found = answers_above(hand, kind, table >> 4 & 31, key(table, rules_id), rules_id)
    bombs = sum(answer & 15 >= BOMB for answer in found)
    return len(found) - bombs, bombs


def truth_scales() -> list[float]:
    """Return by what the bytes are divided."""
    seat = [4.0] * 13 + [2.0, 2.0] + [1.0] * 5 + [30.0, 1.0, 1.0, 2.0, 100.0, 10.0, 4.0, 1.0, 1.0, 1.0]
    return [1.0, 1.0, 1.0, 1.0, 10.0, 1.0] + seat * SEATS + [1.0] * KINDS + [6.0, 13.0, 8.0]


def first_sign(side: int) -> float:
    """Return 1.0 for the first side, -1.0 for the other."""
    return 1.0 if side == FIRST else -1.0
