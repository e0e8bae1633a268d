#!/usr/bin/env python3
"""Set up what is needed, then run every test: ``python test.py``. Words after it go to pytest.

With ``--install-system``, or with CI set, missing system libraries are installed by apt-get first, and
with them what the deal through the screen reader's bus needs: D-Bus, AT-SPI and a screen nobody sees.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import sys

from bootstrap import ROOT, call, check_python, give_up, prepare

sys.path.insert(0, str(ROOT))
from liudou_gui import system_check
from tests.e2e import needs


def install_system() -> None:
    """Install what the tests need of the system, where apt-get is there to do it."""
    if shutil.which("apt-get") is None:
        return
    libraries = system_check.missing_packages("offscreen")
    if libraries and not apt_get("install", "-y", "-qq", *libraries):
        give_up("Libraries that Qt needs could not be installed; see above.")
    others = needs.missing_packages()
    if others and not apt_get("install", "-y", "-qq", "--no-install-recommends", *others):
        sys.stderr.write("The deal on the screen reader's bus will not be played; see above.\n")


def apt_get(*words: str) -> bool:
    """Run apt-get with fresh lists, as root where that can be had, and return whether it did its work."""
    is_root = getattr(os, "geteuid", lambda: 0)() == 0
    may = [] if is_root or shutil.which("sudo") is None else ["sudo", "-E"]
    environment = os.environ | {"DEBIAN_FRONTEND": "noninteractive"}
    for command in (["apt-get", "update", "-qq"], ["apt-get", *words]):
        ended = subprocess.run([*may, *command], env=environment, stdin=subprocess.DEVNULL, check=False)
        if ended.returncode:
            return False
    return True


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
