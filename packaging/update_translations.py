"""Bring the ``.ts`` files up to date with the strings of the program; what is new is marked unfinished."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import PySide6

ROOT = Path(__file__).resolve().parent.parent


def main() -> int:
    """Run Qt's lupdate over the program and return its exit code."""
    tool = next(Path(PySide6.__file__).parent.glob("lupdate*"))
    sources = sorted((ROOT / "liudou_gui").rglob("*.py"))
    files = sorted((ROOT / "translations").glob("*.ts"))
    return subprocess.run([tool, "-no-obsolete", *sources, "-ts", *files], check=False).returncode


if __name__ == "__main__":
    sys.exit(main())
