"""What this machine lacks for a window, said in one sentence before Qt would end the process.

Standard library only: it runs before Qt can be imported.
"""

from __future__ import annotations

import ctypes
import os
import platform as system
import sys
from collections.abc import Mapping

from liudou_gui.paths import resource

_BASE = {
    "libglib-2.0.so.0": "libglib2.0-0",
    "libGL.so.1": "libgl1",
    "libEGL.so.1": "libegl1",
    "libxkbcommon.so.0": "libxkbcommon0",
    "libdbus-1.so.3": "libdbus-1-3",
    "libfontconfig.so.1": "libfontconfig1",
    "libbrotlidec.so.1": "libbrotli1",
}
_X11 = {
    "libxcb-cursor.so.0": "libxcb-cursor0",
    "libxcb-icccm.so.4": "libxcb-icccm4",
    "libxcb-keysyms.so.1": "libxcb-keysyms1",
    "libxcb-shape.so.0": "libxcb-shape0",
    "libxcb-xkb.so.1": "libxcb-xkb1",
    "libxkbcommon-x11.so.0": "libxkbcommon-x11-0",
}
_WAYLAND = {"libwayland-cursor.so.0": "libwayland-cursor0"}
_RENAMED_SINCE = {"debian": 13.0, "ubuntu": 24.04}
"""Where GLib's package has a new name; what has no version there (Debian testing) is newer."""


def platform_of(environment: Mapping[str, str]) -> str:
    """Return which kind of screen Qt will look for: ``offscreen``, ``wayland``, ``xcb``, or ``none``."""
    named = environment.get("QT_QPA_PLATFORM", "").split(";")[0].split(":")[0]
    if named:
        return named
    if environment.get("WAYLAND_DISPLAY"):
        return "wayland"
    return "xcb" if environment.get("DISPLAY") else "none"


def missing_packages(platform: str) -> list[str]:
    """Return the Debian packages whose libraries Qt would miss; always empty off Linux."""
    if not sys.platform.startswith("linux"):
        return []
    wanted = dict(_BASE)
    if platform.startswith("wayland"):
        wanted |= _WAYLAND
    elif platform == "xcb":
        wanted |= _X11
    return [_named_here(package) for library, package in wanted.items() if not _loads(library)]


def _named_here(package: str) -> str:
    """Return the package's name in this release of the system."""
    if package != "libglib2.0-0":
        return package
    try:
        release = system.freedesktop_os_release()
    except OSError:
        return package
    since = _RENAMED_SINCE.get(release["ID"])
    if since is None:
        return package
    try:
        is_old = float(release.get("VERSION_ID", "inf")) < since
    except ValueError:
        is_old = False
    return package if is_old else package + "t64"


def libraries_sentence(packages: list[str]) -> str:
    """Say which packages are missing and how to get them."""
    return (
        "Liudou cannot open a window: this system lacks libraries that Qt needs. On Debian or Ubuntu run: "
        f"sudo apt-get install -y {' '.join(packages)}"
    )


def complaint(environment: Mapping[str, str] = os.environ) -> str | None:
    """Return one sentence about what is missing, None if a window can be opened."""
    if not sys.platform.startswith("linux"):
        return None
    platform = platform_of(environment)
    packages = missing_packages("xcb" if platform == "none" else platform)
    if packages:
        return libraries_sentence(packages)
    if platform == "none":
        return "Liudou cannot open a window: there is no screen (neither DISPLAY nor WAYLAND_DISPLAY is set)."
    try:
        fonts = list(resource("fonts").glob("*.otf"))
    except FileNotFoundError:
        fonts = []
    if not fonts:
        return (
            "Liudou's own Chinese fonts are missing from this installation; install it again, "
            "or on Debian or Ubuntu run: sudo apt-get install -y fonts-noto-cjk"
        )
    return None


def _loads(library: str) -> bool:
    try:
        ctypes.CDLL(library)
    except OSError:
        return False
    return True
