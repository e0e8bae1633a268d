"""The network table at which this profile still has a seat, told without anything of the network."""

from __future__ import annotations

import json
import time
from collections.abc import Callable
from pathlib import Path

PLACES_FILE = "lan_places.json"
KEPT_S = 86_400
"""As :class:`liudou_gui.session.places.Places` keeps them, which checks the file once it is used."""
_LARGEST = 256 * 1024


def left_table(folder: Path, wall_clock: Callable[[], float] = time.time) -> str | None:
    """Return the name of the table that was left last, None if there is none to go back to."""
    try:
        if not (folder / PLACES_FILE).is_file():  # a pipe would let the window wait for ever
            return None
        with (folder / PLACES_FILE).open("rb") as file:
            rows = json.loads(file.read(_LARGEST))
        newest = max(rows, key=lambda row: row["at"])
        name, at = newest["name"], newest["at"]
        fresh = isinstance(at, int) and wall_clock() - at < KEPT_S
    except (OSError, ValueError, TypeError, KeyError, RecursionError, OverflowError):
        return None
    return name if fresh and isinstance(name, str) else None
