"""This computer, as the doctor asks it: commands with a time limit, small files, and ports."""

from __future__ import annotations

import errno
import os
import shutil
import socket
import subprocess
import sys
import time
from collections.abc import Callable, Sequence
from contextlib import suppress
from dataclasses import dataclass
from enum import Enum
from pathlib import Path

COMMAND_SECONDS = 8.0
"""PowerShell alone takes two or three on an old machine."""
CONNECT_SECONDS = 2.5
GREETING_SECONDS = 1.0
MOST_BYTES = 256 * 1024
ZMTP_SIGNATURE = b"\xff"
"""A table says this first to whoever connects."""


class Reach(Enum):
    """What came of connecting to an address."""

    OPEN = "open"
    REFUSED = "refused"
    NO_ROUTE = "no_route"
    TIMED_OUT = "timed_out"
    NAME_UNKNOWN = "name_unknown"
    FORBIDDEN = "forbidden"
    OTHER_PROGRAM = "other_program"


@dataclass(frozen=True, slots=True)
class Probe:
    """What came of it, after how many milliseconds."""

    reach: Reach
    ms: int


Runner = Callable[[Sequence[str]], str | None]
Reader = Callable[[Path], str | None]
Prober = Callable[[str, int], Probe]


def run_command(words: Sequence[str]) -> str | None:
    """Return what a command prints, None if there is no such command, it fails, or it takes too long."""
    program = shutil.which(words[0])
    if program is None:
        return None
    try:
        done = subprocess.run(  # noqa: S603  # no shell, and every word is the doctor's own
            [program, *words[1:]],
            stdin=subprocess.DEVNULL,
            capture_output=True,
            timeout=COMMAND_SECONDS,
            check=False,
            env={**os.environ, "LC_ALL": "C"},
            creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
        )
    except (OSError, subprocess.TimeoutExpired):
        return None
    return done.stdout[:MOST_BYTES].decode("utf-8", "replace") if done.returncode == 0 else None


def read_small(path: Path) -> str | None:
    """Return a small file's text, None if it cannot be read."""
    try:
        with path.open("rb") as file:
            return file.read(MOST_BYTES).decode("utf-8", "replace")
    except OSError:
        return None


def probe(host: str, port: int) -> Probe:
    """Connect and see whether a table greets; takes some seconds at most, a name's look-up apart."""
    begin = time.monotonic()
    try:
        with socket.create_connection((host, port), timeout=CONNECT_SECONDS) as connection:
            ms = round((time.monotonic() - begin) * 1000)
            connection.settimeout(GREETING_SECONDS)
            greeting = b""
            with suppress(OSError):
                greeting = connection.recv(1)
            return Probe(Reach.OPEN if greeting == ZMTP_SIGNATURE else Reach.OTHER_PROGRAM, ms)
    except OSError as error:
        return Probe(reach_of(error), round((time.monotonic() - begin) * 1000))


_UNREACHABLE = {
    errno.EHOSTUNREACH, errno.ENETUNREACH, errno.EADDRNOTAVAIL, errno.ENETDOWN, errno.EINVAL,
    10049, 10050, 10051, 10064, 10065,  # Windows' own numbers for the same
    64, 112,  # "host is down" of macOS and Linux
}  # fmt: skip


def reach_of(error: OSError) -> Reach:
    """Return what an error of connecting means."""
    if isinstance(error, socket.gaierror):
        return Reach.NAME_UNKNOWN
    if isinstance(error, ConnectionRefusedError):
        return Reach.REFUSED
    if isinstance(error, PermissionError):
        return Reach.FORBIDDEN
    return Reach.NO_ROUTE if error.errno in _UNREACHABLE else Reach.TIMED_OUT


def is_unreachable(number: int) -> bool:
    """Whether an error's number says that there is no way to the network."""
    return number in _UNREACHABLE


@dataclass(frozen=True, slots=True)
class Machine:
    """What the doctor needs of this computer; tests give recorded answers. *system* is ``sys.platform``."""

    system: str = sys.platform
    run: Runner = run_command
    read: Reader = read_small
    probe: Prober = probe
    programs: tuple[str, ...] = (sys.executable, getattr(sys, "_base_executable", sys.executable))
