"""The swap test over the wire: what a viewer cannot know changes no byte, no length and no time of a frame.

``LIUDOU_WIRE_PAIRS`` says how many pairs of evenings are played (default 200; on demand 10,000).
"""

from __future__ import annotations

import logging
import os
from collections import Counter
from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from engine.ruleset import Variant
from engine.visible import PromptOpened
from liudou_gui.host.journal import Journal
from liudou_gui.host.outbox import Outbox
from liudou_gui.host.room import Room
from liudou_gui.host.table import Table
from liudou_gui.net.sealing import SIZES
from liudou_gui.protocol.down import Told
from liudou_gui.server import served
from liudou_gui.server.served import Served
from tests.helpers.room_pairs import Kind, Plan, halting, room_pairs
from tests.helpers.wire_lan import WireLan

PAIRS = int(os.environ.get("LIUDOU_WIRE_PAIRS", "200"))
SHARE = {Variant.HIDDEN: 0.4, Variant.TWO_FOUR: 0.2, Variant.TWO_CAMPS: 0.4}


@pytest.fixture(autouse=True)
def full_disks_are_meant(caplog: pytest.LogCaptureFixture) -> None:
    """That a table stands still is an error of its host elsewhere."""
    caplog.set_level(logging.CRITICAL, logger=served.__name__)


@pytest.mark.parametrize("variant", Variant, ids=lambda variant: variant.value)
def test_no_frame_and_no_time_says_what_a_viewer_cannot_know(tmp_path: Path, variant: Variant) -> None:
    """The silent slot (H3), farmers who are not asked (P2), absence, takeover and return."""
    count = max(1, round(PAIRS * SHARE[variant]))
    differ = stand_ins = deputies = 0
    kinds: Counter[Kind] = Counter()
    for pair in room_pairs(tmp_path, variant, count, seed=3, lan=WireLan):
        assert pair.heard == pair.heard_otherwise
        frames = [heard for kind, heard in pair.heard.items() if kind is not Kind.ANYBODY]
        assert {frame[1] for heard in frames for frame in heard} <= set(SIZES)
        kinds.update(kind for kind, heard in pair.heard.items() if heard)
        differ += pair.secrets_differ
        stand_ins += pair.stand_ins > 0
        deputies += pair.deputy
    if count >= 20:
        assert stand_ins > count / 10, stand_ins
        assert deputies > 0
        assert all(kinds[kind] >= count / 12 for kind in Kind), kinds
        assert variant is Variant.TWO_FOUR or differ > count / 5, differ


def _caught(folder: Path, variant: Variant, plan: Callable[[Random, Variant], Plan] | None = None) -> bool:
    pairs = room_pairs(folder, variant, 120, seed=4, lan=WireLan, plan=plan)
    return any(pair.heard != pair.heard_otherwise for pair in pairs)


def _asked(table: Table | None) -> int:
    """Return how often anybody was asked anything: a secret in both games with hidden camps."""
    if table is None:
        return 0
    first = [(seat, table.numbers(seat)[0]) for seat in range(6)]
    return sum(isinstance(e.event, PromptOpened) for seat, n in first for e in table.told(seat, n))


def test_a_door_that_sends_an_empty_frame_when_somebody_is_asked_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Outbox.flush
    known: dict[int, int] = {}

    def flush(self: Outbox, table: Table | None) -> None:
        honest(self, table)
        if _asked(table) != known.get(id(self), 0):
            known[id(self)] = _asked(table)
            for person in self._people:
                self.tell(person, Told(person.run, ()))

    monkeypatch.setattr(Outbox, "flush", flush)
    assert _caught(tmp_path, Variant.TWO_CAMPS)


def test_frames_that_leave_later_the_more_were_asked_are_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Served.step

    def step(self: Served, now_ms: int) -> None:
        lan = self._endpoint._lan  # type: ignore[attr-defined]
        before = lan.now_ms
        lan.now_ms += _asked(self.room._floor.deals.table)
        honest(self, now_ms)
        lan.now_ms = before

    monkeypatch.setattr(Served, "step", step)
    assert _caught(tmp_path, Variant.TWO_CAMPS)


def test_a_table_that_stands_still_and_says_when_something_last_happened_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Served._tell_halted

    def tell_halted(self: Served, now_ms: int) -> None:
        honest(self, now_ms)
        self._stands_ms = self.room._now_ms

    monkeypatch.setattr(Served, "_tell_halted", tell_halted)
    assert _caught(tmp_path, Variant.HIDDEN, halting)


FULL_DISKS: dict[str, tuple[type, str, object]] = {
    "told at once": (Room, "renewal_ms", property(lambda _: 0)),
    "talk that needs no disk": (Journal, "tell", lambda _: None),
}
"""Each a way in which the first thing that finds no room on the disk, a secret answer, could show."""


@pytest.mark.parametrize("leak", FULL_DISKS)
def test_a_full_disk_that_says_when_something_was_written_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, leak: str
) -> None:
    owner, name, leaky = FULL_DISKS[leak]
    monkeypatch.setattr(owner, name, leaky)
    assert _caught(tmp_path, Variant.HIDDEN, halting)


def test_a_restart_that_says_when_something_was_last_written_is_caught(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    honest = Journal.commit

    def commit(self: Journal, now_ms: int) -> None:
        if self._open_transaction:
            self._put(seen_ms=str(now_ms))
        honest(self, now_ms)

    monkeypatch.setattr(Journal, "commit", commit)
    assert _caught(tmp_path, Variant.HIDDEN, halting)
