"""The clock of tables, hosts and connections; the engine and the rooms of a table are only told the time."""

from __future__ import annotations

import time


def monotonic_ms() -> int:
    """Return milliseconds of a clock that only goes forward; its zero means nothing."""
    return time.monotonic_ns() // 1_000_000
