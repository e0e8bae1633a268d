"""Build the ``.qm`` files that are older than their ``.ts``; used by the set-up and by the wheel."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

FOLDER = Path(__file__).resolve().parent.parent / "translations"


def lrelease() -> Path:
    """Return Qt's release tool as PySide6 brings it. Raises ``ImportError`` without PySide6."""
    import PySide6

    folder = Path(PySide6.__file__).parent
    for name in ("lrelease", "lrelease.exe"):
        if (folder / name).exists():
            return folder / name
    raise ImportError("PySide6 brings no lrelease here")


def main() -> int:
    """Build what is out of date; return 0, or the tool's exit code."""
    for source in sorted(FOLDER.glob("*.ts")):
        built = source.with_suffix(".qm")
        if built.exists() and built.stat().st_mtime >= source.stat().st_mtime:
            continue
        result = subprocess.run([lrelease(), "-silent", source, "-qm", built], check=False)
        if result.returncode:
            return result.returncode
    return 0


if __name__ == "__main__":
    sys.exit(main())
