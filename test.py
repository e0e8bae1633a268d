#!/usr/bin/env python3
"""Set up what is needed, then run every test: ``python test.py``. Words after it go to pytest.

With ``--install-system``, or with CI set, missing system libraries are installed by apt-get first.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from bootstrap import ROOT, call, check_python, give_up, prepare

sys.path.insert(0, str(ROOT))
from liudou_gui import system_check


def install_system() -> None:
    """Install what Qt needs to run without a screen, where apt-get is there to do it."""
    packages = system_check.missing_packages("offscreen")
    if not packages or shutil.which("apt-get") is None:
        return
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    is_root = getattr(os, "geteuid", lambda: 0)() == 0
    may = [] if is_root or shutil.which("sudo") is None else ["sudo", "-E"]
    for words in (["update", "-qq"], ["install", "-y", "-qq", *packages]):
        command = [*may, "apt-get", *words]
        if subprocess.run(command, env=environment, stdin=subprocess.DEVNULL, check=False).returncode:
            give_up(f"{' '.join(command)} failed; see above.")


def main() -> int:
    """Return pytest's exit code."""
    check_python()
    words = sys.argv[1:]
    if "--install-system" in words or os.environ.get("CI", "").lower() in ("1", "true"):
        install_system()
    words = [word for word in words if word != "--install-system"]
    missing = system_check.missing_packages("offscreen")
    if missing:
        give_up(system_check.libraries_sentence(missing) + " Or run: python test.py --install-system")
    workers = [] if any(word.startswith("-n") for word in words) else ["-n", "2", "--dist", "worksteal"]
    environment = os.environ | {"QT_QPA_PLATFORM": "offscreen", "PYTHONUTF8": "1"}
    return call(prepare("test"), "-m", "pytest", *workers, *words, environment=environment)


if __name__ == "__main__":
    sys.exit(main())
