"""How long the program takes until it can be used, beside a bare QGraphicsView with as many pixmaps.

    PYTHONPATH=. python -m tests.benchmarks.bench_start [ROUNDS]

Each measure is a process of its own, from its start to its first whole frame: of the bare program, of
the start page, and of a table with a dealt hand (nothing flies). Without a screen it runs on the
``offscreen`` platform. Compare within one run, as ratios: at most 1.5 times the bare program's time is
wanted for either. The processes take turns, and the first round, which warms the disk's cache, is left out.
"""

from __future__ import annotations

import argparse
import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["QT_SCALE_FACTOR"] = "1"

ROUNDS = 7
CARDS, BACKS = 34, 5
SIZE = (1366, 768)
WANTED = 1.5
LIMIT_S = 60
PARTS = ("bare", "start", "table")
SETTINGS = {"name": "Lin", "language": "en", "motion": "none", "pace": "slow"}


def bare() -> None:
    """Show a felt and as many pixmaps as the table does, each drawn as simply as can be."""
    from PySide6.QtCore import Qt
    from PySide6.QtGui import QPainter, QPixmap
    from PySide6.QtWidgets import QApplication, QGraphicsScene, QGraphicsView

    application = QApplication([])
    scene = QGraphicsScene(0, 0, *SIZE)
    felt = QPixmap(*SIZE)
    felt.fill(Qt.GlobalColor.darkGreen)
    scene.addPixmap(felt)
    for number in range(CARDS + BACKS):
        card = QPixmap(90, 126)
        card.fill(Qt.GlobalColor.white)
        painter = QPainter(card)
        painter.drawText(8, 24, str(number))
        painter.end()
        scene.addPixmap(card).setPos(20 + number * 30, 560)
    view = QGraphicsView(scene)
    view.resize(*SIZE)
    view.show()
    application.processEvents()
    tell()
    view.close()


def program(*, table: bool, profile: Path) -> None:
    """Show the start page, or a table as soon as the hand is dealt; built as the program builds them."""
    from liudou_gui import command_line, system_check

    assert command_line
    assert system_check.complaint() is None
    from PySide6.QtWidgets import QApplication

    from liudou_gui.app.application import Options, build_window, end

    application = QApplication([])
    application.setStyle("Fusion")
    window = build_window(Options(profile=profile))
    window.show()
    if table:
        from engine.ruleset import Variant

        window.ask_to_begin(Variant.TWO_FOUR)
    deadline = time.monotonic() + LIMIT_S
    while not window.was_painted or (table and window.table and not window.table.view.hand):
        assert time.monotonic() < deadline, "no frame"
        application.processEvents()
    application.processEvents()
    tell()
    end(window)


def tell() -> None:
    """Tell the waiting process that the frame is there."""
    sys.stdout.write("painted\n")
    sys.stdout.flush()


def seconds(part: str, profile: Path) -> float:
    """Return how long a process takes to its first whole frame. Raises ``AssertionError`` without one."""
    (profile / "settings.json").write_text(json.dumps(SETTINGS), encoding="utf-8")
    words = [sys.executable, "-m", "tests.benchmarks.bench_start", "--part", part, "--profile", str(profile)]
    begun = time.perf_counter()
    compiled = {name: value for name, value in os.environ.items() if name != "PYTHONDONTWRITEBYTECODE"}
    with subprocess.Popen(
        words, stdout=subprocess.PIPE, stdin=subprocess.DEVNULL, text=True, env=compiled
    ) as process:
        assert process.stdout is not None
        line = process.stdout.readline()
        taken = time.perf_counter() - begun
        process.communicate(timeout=LIMIT_S)
    assert line == "painted\n", line
    return taken


def main() -> int:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("rounds", nargs="?", type=int, default=ROUNDS)
    parser.add_argument("--part", choices=PARTS, help=argparse.SUPPRESS)
    parser.add_argument("--profile", type=Path, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.part == "bare":
        bare()
        return 0
    if options.part is not None:
        program(table=options.part == "table", profile=options.profile)
        return 0
    taken: dict[str, list[float]] = {part: [] for part in PARTS}
    for number in range(options.rounds + 1):
        for part in PARTS:
            with tempfile.TemporaryDirectory() as profile:
                measured = seconds(part, Path(profile))
            if number:
                taken[part].append(measured)
    usual = {part: statistics.median(times) for part, times in taken.items()}
    for part, time_s in usual.items():
        ratio = time_s / usual["bare"]
        fair = "" if part == "bare" or ratio <= WANTED else f"   above {WANTED}"
        sys.stdout.write(f"{part:8}{time_s * 1000:7.0f} ms  {ratio:5.2f} × bare{fair}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
