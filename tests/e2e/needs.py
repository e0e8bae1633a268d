"""What the deal through the screen reader's bus needs of the system. Standard library only."""

from __future__ import annotations

import shutil
import sys
from pathlib import Path

from liudou_gui import system_check

_TOOLS = {"dbus-run-session": "dbus", "Xvfb": "xvfb"}
_BUS = Path("/usr/share/dbus-1/services/org.a11y.Bus.service")
"""Where the session bus finds AT-SPI's own."""


def is_possible() -> bool:
    """Whether this is a system with AT-SPI at all."""
    return sys.platform.startswith("linux")


def missing_packages() -> list[str]:
    """Return the Debian packages that are not here; always empty off Linux."""
    if not is_possible():
        return []
    missing = [package for tool, package in _TOOLS.items() if shutil.which(tool) is None]
    if not _BUS.exists():
        missing.append("at-spi2-core")
    return missing + system_check.missing_packages("xcb")
