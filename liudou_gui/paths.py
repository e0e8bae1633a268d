"""Where the program's own files are: in a checkout, an installed wheel, or a frozen program."""

from __future__ import annotations

import sys
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
