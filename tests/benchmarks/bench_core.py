"""Run on demand: the hot room, compiled and interpreted, beside OpenSpiel, DouZero and RLCard.

``python -m tests.benchmarks.bench_core [rounds [seconds]]``, on one core where the system can hold it there.
The others are installed by name into an environment that is thrown away, ours is compiled in a copy. All take
turns in the same run, so that other work on the computer slows all alike; a rate is by CPU time, and the
median of the rounds. Who cannot be installed or compiled here is said so, and the rest go on.

Theirs is one deck with three players, where a hand of 20 cards has 70 to 90 plays; ours four decks with six.
"""

from __future__ import annotations

import json
import os
import shutil
import statistics
import subprocess
import sys
import tempfile
import venv
from collections import defaultdict
from pathlib import Path

import bootstrap
from tests.benchmarks.core_contest import HANDS

ROOT = Path(__file__).parents[2]
CONTEST = Path(__file__).with_name("core_contest.py")
OTHERS = {"open_spiel": ["open_spiel"], "douzero": ["--no-deps", "douzero", "numpy"], "rlcard": ["rlcard"]}
"""By contestant, what pip is asked for; DouZero's generator needs no torch."""
COMPILED, INTERPRETED = "liudou, compiled", "liudou, interpreted"

Found = dict[str, dict[str, list[float]]]


def compiled(folder: Path) -> dict[str, str] | None:
    """Compile a copy of the hot room; return an environment that finds it, or None."""
    sources = folder / "sources"
    shutil.copytree(
        ROOT / "engine", sources / "engine", ignore=shutil.ignore_patterns("__pycache__", "*.so", "*.pyd")
    )
    shutil.copy(ROOT / "setup.py", sources)
    (sources / "setup.cfg").write_text("[options]\npackages =\n", encoding="utf-8")
    result = subprocess.run(
        [sys.executable, "setup.py", "build_ext", "--inplace"],
        cwd=sources,
        env={**os.environ, "LIUDOU_COMPILE": "1"},
        capture_output=True,
        text=True,
        check=False,
    )
    if result.returncode or not any((sources / "engine" / "counts").glob("generate.*[!y]")):
        print(f"{COMPILED}: cannot be compiled here\n{(result.stderr or result.stdout)[-500:]}")
        return None
    return {**os.environ, "PYTHONPATH": str(sources)}


def installed(folder: Path) -> tuple[Path, list[str]]:
    """Make an environment for the others; return its interpreter and who could be installed."""
    home = folder / "others"
    venv.create(home, with_pip=True)
    python = bootstrap.python_of(home)
    names = []
    for name, asked in OTHERS.items():
        command = [python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", *asked]
        result = subprocess.run(command, capture_output=True, text=True, check=False)
        if result.returncode:
            print(f"{name}: cannot be installed here\n{result.stderr[-500:]}")
        else:
            names.append(name)
    return python, names


def measure(python: Path, name: str, seconds: float, environment: dict[str, str]) -> dict[str, float]:
    """Return what a contestant says of itself."""
    command = [python, CONTEST, name, str(seconds)]
    result = subprocess.run(command, env=environment, capture_output=True, text=True, check=False)
    if result.returncode:
        print(f"{name}: fails here\n{result.stderr[-500:]}")
        return {}
    found: dict[str, float] = json.loads(result.stdout.splitlines()[-1])
    return found


def contest(rounds: int, seconds: float) -> Found:
    """Let all measure themselves in turn, so many times."""
    found: Found = defaultdict(lambda: defaultdict(list))
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        us = Path(sys.executable)
        turns = [(INTERPRETED, us, "liudou", {**os.environ, "PYTHONPATH": str(ROOT)})]
        machine = compiled(folder)
        if machine:
            turns.insert(0, (COMPILED, us, "liudou", machine))
        python, names = installed(folder)
        alone = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
        turns += [(name, python, name, alone) for name in names]
        for _ in range(rounds):
            for title, interpreter, contestant, environment in turns:
                for what, rate in measure(interpreter, contestant, seconds, environment).items():
                    found[title][what].append(rate)
    return found


RATES = {
    "answers": "answers",
    "plies": "random deals, plies",
    "plies with dealing": "random deals with dealing, plies",
    "plies inside": "random deals in its own loop, plies",
}


def table(found: Found) -> list[str]:
    """Return the lines of a table: who, the rate, and how many times that ours is, compiled."""
    rates = {who: {what: statistics.median(all_) for what, all_ in has.items()} for who, has in found.items()}
    rows: list[tuple[str, str, float, str]] = []
    for who, has in rates.items():
        for end in [f" {cards}" for cards in HANDS] if "compiled" in has else [""]:
            rows.append(
                (f"leads of {has['plays' + end]:.0f} plays", who, has["leads" + end], f"leads {HANDS[0]}")
            )
    for what, title in RATES.items():
        same = "plies" if what == "plies inside" else what
        rows += [(title, who, has[what], same) for who, has in rates.items() if what in has]
    lines = ["| a second | who | rate | ours, compiled |", "|---|---|---:|---:|"]
    for title, who, rate, same in rows:
        ours = rates.get(COMPILED, {}).get(same)
        times = f"{ours / rate:.1f} ×" if ours and who != COMPILED else ""
        lines.append(f"| {title} | {who} | {rate:,.0f} | {times} |")
    return lines


def main(rounds: int, seconds: float) -> None:
    """Print the table."""
    if hasattr(os, "sched_setaffinity"):
        os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
    print("\n".join(table(contest(rounds, seconds))))


if __name__ == "__main__":
    main(int(sys.argv[1]) if len(sys.argv) > 1 else 5, float(sys.argv[2]) if len(sys.argv) > 2 else 1.0)
