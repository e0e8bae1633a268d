"""Where the program's own files are, in a checkout, a wheel or a frozen program.

A profile's files are written whole here, and damaged ones set aside.
"""

from __future__ import annotations

import errno
import sys
from contextlib import suppress
from itertools import count
from pathlib import Path


def resource(*parts: str) -> Path:
    """Return the path of something in ``resources/``, or in ``translations/`` if that is the first part.

    ``resource("fonts")`` and ``resource("translations", "liudou_zh_Hans.qm")`` mean the same
    everywhere. Raises ``FileNotFoundError`` where the program's files are not complete.
    """
    words = parts if parts[:1] == ("translations",) else ("resources", *parts)
    package = Path(__file__).resolve().parent
    frozen = getattr(sys, "_MEIPASS", None)
    homes = [Path(frozen) / "liudou_gui"] if frozen else [package, package.parent]
    for home in homes:
        path = home.joinpath(*words)
        if path.exists():
            return path
    raise FileNotFoundError("/".join(words))


def refuse_device(path: Path) -> None:
    """Raise ``OSError`` for a device or a pipe, which might never end; what is not there is no matter."""
    if path.exists() and not path.is_file() and not path.is_dir():
        raise OSError(errno.EINVAL, "it is no file but a device", str(path))


def read_whole(path: Path, head: str = "") -> str:
    """Return the text of a file that begins with *head*; of others no more is read than that.

    Raises ``OSError``, also for a device, which might never end, and ``ValueError`` for what begins otherwise
    or is no text.
    """
    refuse_device(path)
    with path.open(encoding="utf-8") as file:
        begin = file.read(len(head))
        if begin != head:
            raise ValueError("it begins otherwise")
        return begin + file.read()


def write_whole(path: Path, text: str) -> None:
    """Write a file, and its folder: it holds all of *text* then, or what it held. Raises ``OSError``."""
    path.parent.mkdir(parents=True, exist_ok=True)
    draft = path.with_name(f"{path.name}.new")
    try:
        draft.write_text(text, encoding="utf-8", newline="\n")
        draft.replace(path)
    except OSError:
        with suppress(OSError):
            draft.unlink()
        raise


def move_aside(path: Path) -> Path:
    """Rename a damaged file, so that nothing is lost, and return its new path.

    That is ``NAME.damaged``, or ``NAME.damaged-1`` and so on. Raises ``OSError``.
    """
    names = (f"{path.name}.damaged{f'-{number}' if number else ''}" for number in count())
    aside = next(free for free in map(path.with_name, names) if not free.exists())
    return path.replace(aside)
