"""The built wheel works in an empty environment, started from another folder, in each language."""

from __future__ import annotations

import json
import os
import subprocess
import sys
import venv
from collections.abc import Iterator
from pathlib import Path

import pytest

import bootstrap

ROOT = Path(__file__).parents[2]
TITLES = {"en": "Liudou", "zh_Hans": "六斗", "zh_Hant": "六斗"}


@pytest.fixture(scope="module")
def installed(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """Build the wheel, install it alone, and return the environment's interpreter."""
    folder = tmp_path_factory.mktemp("wheel")
    pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "wheel", "--quiet", "--no-deps"]
    subprocess.run([*pip, "--no-build-isolation", "--wheel-dir", folder, ROOT], check=True, timeout=300)
    wheel = next(folder.glob("liudou-*.whl"))
    home = folder / "environment"
    venv.create(home, with_pip=True)
    python = bootstrap.python_of(home)
    install = [python, "-m", "pip", "--disable-pip-version-check", "install", "--quiet"]
    constraints = ["--constraint", ROOT / "constraints.txt"]
    subprocess.run([*install, *constraints, wheel], check=True, timeout=900)
    yield python


@pytest.mark.parametrize("language", TITLES)
def test_it_starts_from_another_folder(installed: Path, language: str, tmp_path: Path) -> None:
    words = ["--self-check", "--language", language, "--profile", str(tmp_path / "profile")]
    environment = {**os.environ, "QT_QPA_PLATFORM": "offscreen"}
    environment.pop("PYTHONPATH", None)
    result = subprocess.run(
        [installed, "-m", "liudou_gui", *words],
        cwd=tmp_path,
        env=environment,
        capture_output=True,
        text=True,
        encoding="utf-8",
        check=False,
        timeout=120,
    )
    assert result.returncode == 0, result.stderr
    report = json.loads(result.stdout)
    assert report == {"language": language, "title": TITLES[language], "font_boxes": 0}


def test_its_command_plays_without_a_window(installed: Path, tmp_path: Path) -> None:
    command = installed.with_name("liudou.exe" if os.name == "nt" else "liudou")
    result = subprocess.run(
        [command, "selfplay", "hidden", "--deals", "1", "--json"],
        cwd=tmp_path,
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert result.returncode == 0, result.stderr
    assert sum(json.loads(result.stdout)["scores"]) == 0
