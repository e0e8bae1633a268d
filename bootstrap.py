"""What ``run.py`` and ``test.py`` share: a virtual environment with all that the project needs.

Standard library only; it runs before anything is installed.
"""

from __future__ import annotations

import hashlib
import importlib.util
import os
import subprocess
import sys
import venv
from pathlib import Path

ROOT = Path(__file__).resolve().parent
ENVIRONMENT = ROOT / ".venv"
EXIT_CONFIG = 78
OLDEST_PYTHON = (3, 11)


def give_up(sentence: str) -> None:
    """End with one sentence and exit code 78: something is missing on this machine."""
    sys.stderr.write(sentence + "\n")
    raise SystemExit(EXIT_CONFIG)


def python_of(environment: Path) -> Path:
    """Return the interpreter of a virtual environment on this system."""
    return environment / ("Scripts/python.exe" if os.name == "nt" else "bin/python")


def check_python() -> None:
    """End with one sentence if this Python is too old."""
    if sys.version_info < OLDEST_PYTHON:
        give_up(f"Liudou needs Python 3.11 or newer; this is Python {sys.version.split()[0]}.")


def prepare(extra: str = "") -> Path:
    """Make or refresh the environment; return its interpreter. *extra* is one of the project's extras."""
    check_python()
    if ENVIRONMENT.is_symlink():
        give_up(f"{ENVIRONMENT} leads elsewhere, and Liudou would change what is there: remove the link.")
    python = python_of(ENVIRONMENT)
    wanted = _fingerprint()
    if not _is_ready(extra, wanted):
        sys.stderr.write("Setting up Liudou; this takes a minute the first time.\n")
        _create()
        target = f"{ROOT}[{extra}]" if extra else str(ROOT)
        command: list[str | Path] = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
        command += ["--constraint", ROOT / "constraints.txt", "--editable", target]
        result = subprocess.run(command, cwd=ROOT, check=False)
        if result.returncode:
            give_up("Liudou could not install what it needs; see above. Is this computer on the internet?")
        if not extra:
            _add_sound(python)
        _stamp(extra).write_text(wanted, encoding="ascii")
    _build_translations(python)
    return python


def _add_sound(python: Path) -> None:
    """Fetch what plays sounds where it is ready-made for this system; without it the game is silent."""
    command: list[str | Path] = [python, "-m", "pip", "install", "--quiet", "--disable-pip-version-check"]
    command += ["--constraint", ROOT / "constraints.txt", "--only-binary", ":all:", "miniaudio"]
    subprocess.run(command, cwd=ROOT, check=False, capture_output=True)


def _stamp(extra: str) -> Path:
    return ENVIRONMENT / f".ready-{extra or 'run'}"


def _is_ready(extra: str, wanted: str) -> bool:
    """What was made for an extra is enough to run the program too."""
    stamps = [_stamp(extra)] if extra else list(ENVIRONMENT.glob(".ready-*"))
    return python_of(ENVIRONMENT).exists() and any(
        stamp.exists() and stamp.read_text(encoding="ascii") == wanted for stamp in stamps
    )


def _fingerprint() -> str:
    """Change with whatever makes the environment stale: requirements, this Python, and the folder's place."""
    parts = [(ROOT / name).read_bytes() for name in ("pyproject.toml", "setup.py", "constraints.txt")]
    return hashlib.sha256(b"\0".join([*parts, sys.version.encode(), os.fsencode(ROOT)])).hexdigest()


def _create() -> None:
    """Make the environment anew unless there is one that works."""
    if _has_pip(python_of(ENVIRONMENT)):
        return
    if importlib.util.find_spec("ensurepip") is None:
        version = f"{sys.version_info.major}.{sys.version_info.minor}"
        give_up(
            "Python's venv module is not complete here. On Debian or Ubuntu run: "
            f"sudo apt-get install -y python3-venv  (or python{version}-venv)"
        )
    was_ours = (ENVIRONMENT / "pyvenv.cfg").exists()
    try:
        venv.create(ENVIRONMENT, clear=was_ours, with_pip=True)
    except (OSError, subprocess.CalledProcessError) as fault:
        give_up(f"Liudou could not make its environment in {ENVIRONMENT}: {fault}")


def _has_pip(python: Path) -> bool:
    """Tell a whole environment from one that was interrupted, or whose Python has gone."""
    try:
        return subprocess.run([python, "-c", "import pip"], capture_output=True, check=False).returncode == 0
    except OSError:
        return False


def _build_translations(python: Path) -> None:
    result = subprocess.run([python, ROOT / "packaging" / "build_translations.py"], cwd=ROOT, check=False)
    if result.returncode:
        give_up("The translations could not be built; see above.")


def call(python: Path, *words: str, environment: dict[str, str] | None = None) -> int:
    """Run the environment's interpreter and return its exit code."""
    try:
        return subprocess.call([python, *words], cwd=ROOT, env=environment)
    except KeyboardInterrupt:
        return 130
