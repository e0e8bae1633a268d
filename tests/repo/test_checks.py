"""The whole tree is well formed: style, types on three systems, and who may import whom."""

from __future__ import annotations

import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]


def run(*words: str) -> subprocess.CompletedProcess[str]:
    """Run a module of this environment in the project's root."""
    return subprocess.run(
        [sys.executable, "-m", *words], cwd=ROOT, capture_output=True, text=True, check=False
    )


def test_ruff_has_nothing_to_say() -> None:
    result = run("ruff", "check", "--no-cache", ".")
    assert result.returncode == 0, result.stdout


def test_everything_is_formatted() -> None:
    result = run("ruff", "format", "--check", "--no-cache", ".")
    assert result.returncode == 0, result.stdout


@pytest.mark.parametrize("system", ["linux", "win32", "darwin"])
def test_types_hold_on(system: str) -> None:
    packages = ("-p", "engine", "-p", "liudou_gui", "-m", "bootstrap", "-m", "run", "-m", "test")
    cache = ROOT / ".mypy_cache" / system  # two at once would spoil each other's
    result = run("mypy", "--platform", system, "--cache-dir", str(cache), *packages)
    assert result.returncode == 0, result.stdout


def lint_imports(root: Path) -> subprocess.CompletedProcess[str]:
    """Check the import contracts of the tree at *root*."""
    return subprocess.run(
        [str(Path(sys.executable).with_name("lint-imports")), "--no-cache"],
        cwd=root,
        capture_output=True,
        text=True,
        check=False,
    )


def test_import_contracts_hold() -> None:
    result = lint_imports(ROOT)
    assert result.returncode == 0, result.stdout


@pytest.mark.parametrize(
    ("module", "line", "contract"),
    [
        ("engine/cards", "import PySide6.QtCore", "The engine knows no window, network or wire format"),
        ("engine/cards", "import zmq", "The engine knows no window, network or wire format"),
        ("engine/cards", "import pydantic", "The engine knows no window, network or wire format"),
        (
            "liudou_gui/host/table",
            "from PySide6 import QtCore",
            "All but models, widgets and app run without Qt",
        ),
        (
            "liudou_gui/net/wire",
            "from PySide6 import QtCore",
            "All but models, widgets and app run without Qt",
        ),
        ("liudou_gui/session/base", "import liudou_gui.model.words", "Layers"),
        ("liudou_gui/host/pacing", "import liudou_gui.net", "Layers"),
        ("liudou_gui/net/wire", "import liudou_gui.host.room", "Layers"),
        ("liudou_gui/protocol/limits", "import liudou_gui.net.bounds", "Layers"),
        ("engine/bots/base", "import engine.state", "Secrets stay behind the door"),
        ("liudou_gui/model/words", "from engine import observe", "Secrets stay behind the door"),
        ("liudou_gui/session/base", "import liudou_gui.host.table", "Secrets stay behind the door"),
        ("liudou_gui/protocol/down", "import engine.sealed", "Secrets stay behind the door"),
        (
            "liudou_gui/session/remote",
            "import liudou_gui.host.room",
            "A guest at a network table reaches no host",
        ),
        ("engine/bots/nets", "import engine.training.sim", "What is learned is shipped, the learning is not"),
        ("liudou_gui/arena_match", "import torch", "What is learned is shipped, the learning is not"),
        ("engine/cards", "import engine.sealed", "Secrets stay behind the door"),  # by way of engine.view
        ("liudou_gui/model/words", "import engine", "Nobody inside imports the public face"),
        ("engine/counts/plays", "import engine.cards", "The rank-count room stands alone"),
    ],
)
def test_a_forbidden_import_is_caught(module: str, line: str, contract: str, tmp_path: Path) -> None:
    for name in ("engine", "liudou_gui"):
        shutil.copytree(ROOT / name, tmp_path / name, ignore=shutil.ignore_patterns("__pycache__"))
    shutil.copy(ROOT / "pyproject.toml", tmp_path)
    path = tmp_path / f"{module}.py"
    path.write_text(f"{path.read_text(encoding='utf-8')}\n{line}\n", encoding="utf-8")
    result = lint_imports(tmp_path)
    assert result.returncode != 0
    broken = [said for said in result.stdout.splitlines() if said.endswith(" BROKEN")]
    assert any(said.startswith(contract) for said in broken), result.stdout
