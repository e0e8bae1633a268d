"""The public face: complete, typed, cheap to import, and never in the way of a room."""

from __future__ import annotations

import ast
import subprocess
import sys
from importlib import import_module
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]
FACE = import_module("engine")


def in_a_new_process(code: str) -> str:
    """Return what *code* writes, run by a Python that has loaded nothing yet."""
    result = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stderr
    return result.stdout.strip()


@pytest.mark.parametrize("name", FACE.__all__)
def test_each_name_is_there(name: str) -> None:
    assert getattr(FACE, name) is not None
    assert name in dir(FACE)


def test_types_and_names_agree() -> None:
    """What a type checker sees is what is there, from the same room."""
    tree = ast.parse((ROOT / "engine" / "__init__.py").read_text(encoding="utf-8"))
    typed = {
        alias.asname or alias.name: (node.module, alias.name)
        for node in ast.walk(tree)
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("engine.")
        for alias in node.names
    }
    assert set(typed) == set(FACE.__all__) == set(FACE._HOME)
    for name, (room, own_name) in typed.items():
        assert room is not None
        assert getattr(FACE, name) is getattr(import_module(room), own_name)
        assert room == f"engine.{FACE._HOME[name]}"


def test_no_name_hides_a_room() -> None:
    rooms = {path.stem for path in (ROOT / "engine").iterdir()}
    assert not rooms & set(FACE.__all__)


def test_an_unknown_name_is_refused() -> None:
    with pytest.raises(AttributeError, match="no attribute 'cheat'"):
        _ = FACE.cheat


def test_importing_it_loads_no_room_and_using_all_of_it_no_qt() -> None:
    code = (
        "import sys, engine\n"
        "assert not [name for name in sys.modules if name.startswith('engine.')]\n"
        "from engine import *\n"
        "from engine import apply\n"
        "assert apply.apply is apply_action\n"
        "print(sorted(name for name in sys.modules if name.split('.')[0] in ('PySide6', 'liudou_gui')))"
    )
    assert in_a_new_process(code) == "[]"


def test_a_room_of_the_bots_loads_no_secret() -> None:
    code = (
        "import sys, engine.bots.rule_bot\n"
        "print([name for name in ('apply', 'state', 'sealed', 'observe') if f'engine.{name}' in sys.modules])"
    )
    assert in_a_new_process(code) == "[]"
