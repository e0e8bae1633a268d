"""The built wheel works in an empty environment, started from another folder, in each language."""

from __future__ import annotations

import json
import os
import shutil
import subprocess
import sys
import venv
from pathlib import Path

import bootstrap

ROOT = Path(__file__).parents[2]
TITLES = {"en": "Liudou", "zh_Hans": "六斗", "zh_Hant": "六斗"}
LEFT_OUT = shutil.ignore_patterns(".venv", ".git", "build", "*.egg-info", "__pycache__", ".*_cache", "tests")


def installed(folder: Path) -> Path:
    """Build the wheel from a copy of the sources, install it alone, return the environment's interpreter."""
    sources = folder / "sources"
    shutil.copytree(ROOT, sources, ignore=LEFT_OUT)
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet", "--no-deps"]
    subprocess.run([*pip, "--no-build-isolation", "--wheel-dir", folder, sources], check=True, timeout=300)
    home = folder / "environment"
    venv.create(home, with_pip=True)
    python = bootstrap.python_of(home)
    install = [python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    constraints = ["--constraint", ROOT / "constraints.txt"]
    subprocess.run([*install, *constraints, next(folder.glob("liudou-*.whl"))], check=True, timeout=900)
    return python


HANDS = int(os.environ.get("LIUDOU_HANDS", "1500"))
"""So many hands are compared; 100000 on demand."""


def hot_room(python: Path, folder: Path) -> dict[str, object]:
    """Return what the hot room makes of HANDS hands, as the given interpreter has it."""
    script = shutil.copy(ROOT / "tests" / "helpers" / "hot_digest.py", folder)
    environment = {key: value for key, value in os.environ.items() if key != "PYTHONPATH"}
    if python == Path(sys.executable):
        environment["PYTHONPATH"] = str(ROOT)
    result = subprocess.run(
        [python, script, str(HANDS)], cwd=folder, env=environment, capture_output=True, text=True, check=True
    )
    found: dict[str, object] = json.loads(result.stdout)
    return found


def test_the_wheel_alone_is_the_whole_program(tmp_path: Path) -> None:
    python = installed(tmp_path)
    elsewhere = tmp_path / "elsewhere"
    elsewhere.mkdir()
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen", "PYTHONIOENCODING": "utf-8"}
    environment.pop("PYTHONPATH", None)

    def run(*words: str | Path) -> dict[str, object]:
        result = subprocess.run(
            words,
            cwd=elsewhere,
            env=environment,
            capture_output=True,
            text=True,
            encoding="utf-8",
            check=False,
            timeout=120,
        )
        assert result.returncode == 0, result.stderr
        report: dict[str, object] = json.loads(result.stdout)
        return report

    for language, title in TITLES.items():
        profile = tmp_path / "profile"
        report = run(python, "-m", "liudou_gui", "--self-check", "--language", language, "--profile", profile)
        assert report == {"language": language, "title": title, "font_boxes": 0}
    command = python.with_name("liudou.exe" if os.name == "nt" else "liudou")
    assert run(command, "selfplay", "hidden", "--deals", "1", "--json")["variant"] == "hidden"

    # The hot room is machine code wherever a compiler was at hand, and makes the same of every hand.
    wheel, sources = hot_room(python, elsewhere), hot_room(Path(sys.executable), elsewhere)
    assert not sources["compiled"]
    assert wheel["compiled"] is (shutil.which("cc") is not None or os.name == "nt")
    assert wheel["digest"] == sources["digest"]

    # The vectors hold for it too, in a folder where nothing else of the project can be found.
    copied = elsewhere / "tests"
    for name in ("vectors", "helpers"):
        shutil.copytree(ROOT / "tests" / name, copied / name, ignore=shutil.ignore_patterns("__pycache__"))
    (copied / "__init__.py").touch()
    pip = [python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet", "pytest"]
    subprocess.run([*pip, "--constraint", ROOT / "constraints.txt"], check=True, timeout=300)
    vectors = subprocess.run(
        [python, "-m", "pytest", "-q", "--noconftest", "-p", "no:cacheprovider", "tests/vectors"],
        cwd=elsewhere,
        env=environment,
        capture_output=True,
        text=True,
        check=False,
        timeout=600,
    )
    assert vectors.returncode == 0, vectors.stdout
