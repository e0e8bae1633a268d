"""Small files that only their owner may read, written whole or not at all."""

from __future__ import annotations

import errno
import os
import stat
from contextlib import suppress
from pathlib import Path
from secrets import token_hex

LARGEST = 256 * 1024
"""No file of this room is larger, in bytes."""


class Damaged(Exception):
    """A file that cannot be read as what it should be; it was kept as *aside*, and *path* is free again."""

    def __init__(self, path: Path, aside: Path) -> None:
        super().__init__(f"{path.name} is damaged and was kept as {aside.name}")
        self.path = path
        self.aside = aside


def read_private(path: Path) -> bytes:
    """Return a file's content; others lose the right to read it. Raises ``OSError``.

    What is larger than :data:`LARGEST` is cut off there.
    """
    mode = path.stat().st_mode
    if not stat.S_ISREG(mode):  # a pipe would let the program wait for ever
        raise OSError(errno.EINVAL, "it is no file", str(path))
    if os.name == "posix" and mode & 0o077:
        path.chmod(0o600)
    with path.open("rb") as file:
        return file.read(LARGEST)


def write_private(path: Path, data: bytes, *, replace: bool) -> bool:
    """Write a file that its owner alone can read from the first moment on. Raises ``OSError``.

    On POSIX it is made with mode 0600. On Windows the mode does not say that: there a file inherits the
    access list of its folder, and the user's profile is closed to others. With *replace* False a file
    that is there already stays, and the answer is False.
    """
    path.parent.mkdir(parents=True, exist_ok=True)
    fresh = path.with_name(f".{path.name}.{token_hex(6)}")
    descriptor = os.open(fresh, os.O_WRONLY | os.O_CREAT | os.O_EXCL | getattr(os, "O_BINARY", 0), 0o600)
    try:
        with os.fdopen(descriptor, "wb") as file:
            file.write(data)
            file.flush()
            os.fsync(file.fileno())
        return _put(fresh, path, replace)
    finally:
        with suppress(FileNotFoundError):
            fresh.unlink()


def _put(fresh: Path, path: Path, replace: bool) -> bool:
    if not replace:
        try:
            path.hardlink_to(fresh)
        except FileExistsError:
            return False
        except OSError:  # a file system without hard links
            if path.exists():
                return False
        else:
            return True
    fresh.replace(path)
    return True
