"""A wheel is built all the same where nothing, or not everything, can be compiled."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
STAND_IN = """
from setuptools import Extension

def mypycify(paths, **options):
    return [Extension("hot.first", ["first.c"]), Extension("hot.second", ["second.c"])]
"""
FINE = "void *PyInit_{name}(void) {{ return 0; }}\n"


def build(folder: Path, mypyc: str, second: str, **more: str) -> list[str]:
    """Build the extensions with a stand-in for mypyc; return the names of what was compiled."""
    shutil.copy(ROOT / "setup.py", folder)
    (folder / "mypyc").mkdir()
    (folder / "mypyc" / "__init__.py").touch()
    (folder / "mypyc" / "build.py").write_text(mypyc, encoding="utf-8")
    (folder / "first.c").write_text(FINE.format(name="first"), encoding="utf-8")
    (folder / "second.c").write_text(second, encoding="utf-8")
    # Setuptools looks for packages in what is not the project here.
    (folder / "setup.cfg").write_text("[options]\npackages =\n", encoding="utf-8")
    result = subprocess.run(
        [sys.executable, "setup.py", "build_ext", "--build-lib", "built"],
        cwd=folder,
        env={**os.environ, "PYTHONPATH": str(folder), "LIUDOU_COMPILE": "1", **more},
        capture_output=True,
        text=True,
        check=False,
        timeout=120,
    )
    assert result.returncode == 0, result.stderr
    return sorted(path.name.partition(".")[0] for path in folder.glob("built/hot/*") if path.is_file())


def test_without_mypy_nothing_is_compiled(tmp_path: Path) -> None:
    assert build(tmp_path, "raise ImportError", FINE.format(name="second")) == []


def test_without_a_compiler_nothing_is_compiled(tmp_path: Path) -> None:
    built = build(tmp_path, STAND_IN, FINE.format(name="second"), CC=str(tmp_path / "no-compiler"))
    assert not built or os.name == "nt"  # there a compiler is found by other means


def test_what_compiles_in_part_is_left_out(tmp_path: Path) -> None:
    assert build(tmp_path, STAND_IN, "#error no\n") == []


def test_with_a_compiler_all_is_compiled(tmp_path: Path) -> None:
    built = build(tmp_path, STAND_IN, FINE.format(name="second"))
    assert built == ["first", "second"] or (not built and shutil.which("cc") is None)
