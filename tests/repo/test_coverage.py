"""Combinations, order, scoring and the door are covered to the last branch, without a pragma."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
ROOMS = ("combos", "jokers", "order", "scoring", "observe")
SLOW = ("bots", "forced", "greedy", "match", "opening_models", "scenes", "search", "training", "worlds")
"""These play whole deals with bots and cover none of it better than the others."""
TESTS = ("tests/engine", "tests/vectors", "tests/properties/test_movegen_properties.py")


def test_the_core_is_covered_to_the_last_branch(tmp_path: Path) -> None:
    report = [f"--cov=engine.{room}" for room in ROOMS] + ["--cov-branch", "--cov-fail-under=100"]
    quick = ["-q", "-p", "no:cacheprovider"]
    for room in SLOW:
        quick += ["--deselect", f"tests/engine/test_{room}.py"]
    result = subprocess.run(
        [sys.executable, "-m", "pytest", *TESTS, *quick, *report, "--cov-report=term-missing"],
        cwd=ROOT,
        env={**os.environ, "COVERAGE_FILE": str(tmp_path / "coverage")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert result.returncode == 0, result.stdout[-3000:]
