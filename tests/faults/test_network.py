"""A table over bad lines: nobody drifts apart from the host, and all are back soon after a blackout.

The full 20 seconds, and an hour of mixed faults: ``python -m tests.faults.network --minutes 60``.
"""

from __future__ import annotations

import os
from pathlib import Path

from tests.faults.network import Storm
from tests.helpers.servers import table

BACK_S = 2.0 if os.environ.get("CI") else 5.0
"""All are back so soon; longer where other work runs beside the tests."""
DARK_S = float(os.environ.get("LIUDOU_DARK", "7"))
"""Longer than six seconds of silence, after which a program looks for the host anew."""


def test_nobody_drifts_apart_over_lines_that_lose_cut_and_go_dark(tmp_path: Path) -> None:
    storm = Storm(tmp_path, table(), lost=0.1, seed=1)
    try:
        storm.play(2)
        for _ in range(4):
            storm.cut()
            storm.play(0.5)
            storm.compare()
        storm.go_dark(0.7)
        storm.compare()
        storm.go_dark(DARK_S, [0, 2, 4])
        storm.play(1)
        storm.compare()
    finally:
        storm.close()
    assert storm.figures.drifted == []
    assert storm.figures.compared >= 30
    assert max(storm.figures.back_s["dark"]) <= BACK_S, storm.figures
    assert max(storm.figures.back_s["cut"]) <= BACK_S, storm.figures
