"""The hash of a view: equal for equal views, in every process, and of the viewer's own view alone."""

from __future__ import annotations

import os
import subprocess
import sys
from dataclasses import replace
from pathlib import Path

from engine.bots.random_bot import RandomBot
from engine.deal import deal_from_seed
from engine.ruleset import SEATS, Ruleset, Variant
from engine.view import PlayerView, fold, view_of
from engine.view_hash import ViewHash, view_hash
from tests.helpers.tables import VIEWERS, Watched

EMPTY = "25450bf3d4f68ef7220fed1ab9270821"


def test_equal_streams_have_equal_hashes_and_each_event_another() -> None:
    watched = Watched(deal_from_seed(Ruleset(Variant.TWO_CAMPS), bytes(32)))
    watched.play({seat: RandomBot() for seat in range(SEATS)})
    for viewer in VIEWERS:
        assert view_hash(watched.view(viewer)) == view_hash(
            view_of(viewer, [envelope.event for envelope in watched.streams[viewer]])
        )
    assert len({view_hash(watched.view(viewer)) for viewer in VIEWERS}) == len(VIEWERS)


def test_one_that_goes_along_with_a_stream_gives_the_same_wherever_it_looks() -> None:
    watched = Watched(deal_from_seed(Ruleset(Variant.HIDDEN), bytes(32)))
    watched.play({seat: RandomBot() for seat in range(SEATS)})
    for viewer in VIEWERS:
        view, views = PlayerView(viewer), []
        for envelope in watched.streams[viewer]:
            view = fold(view, envelope.event)
            views.append(view)
        along = ViewHash()
        assert [along.of(one) for one in views] == [view_hash(one) for one in views]
        back = [*views[::-7], *views[::11]]
        assert [along.of(one) for one in back] == [view_hash(one) for one in back]


def test_any_field_changes_it() -> None:
    view = PlayerView(1)
    others = [
        replace(view, n=2),
        replace(view, names=("a", "b", "", "", "", "")),
        replace(view, leading=True),
    ]
    others.append(replace(view, names=("a,", "b", "", "", "", "")))
    assert len({view_hash(other) for other in (view, *others)}) == len(others) + 1


def test_it_is_the_same_in_every_process() -> None:
    lines = "from engine.view import PlayerView", "from engine.view_hash import view_hash"
    code = "; ".join([*lines, "print(view_hash(PlayerView(3)))"])
    root = Path(__file__).parents[2]
    for seed in ("1", "2"):
        env = os.environ | {"PYTHONHASHSEED": seed, "PYTHONPATH": str(root)}
        done = subprocess.run(
            [sys.executable, "-c", code], env=env, capture_output=True, text=True, check=True, cwd=root
        )
        assert done.stdout.strip() == view_hash(PlayerView(3)) == EMPTY
