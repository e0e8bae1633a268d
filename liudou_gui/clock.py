"""The clock of tables, hosts and connections; the engine and the rooms of a table are only told the time."""

from __future__ import annotations

import time
from collections.abc import Callable


def monotonic_ms() -> int:
    """Return milliseconds of a clock that only goes forward; its zero means nothing."""
    return time.monotonic_ns() // 1_000_000


class SteadyClock:
    """Milliseconds of *clock* without the time in which nobody looked at it for more than *most_ms*.

    Whoever looks at it at least every second notices by that when the whole program stood still, because
    the computer slept or the program was stopped: nothing is due because of such a while.
    """

    def __init__(self, clock: Callable[[], int], most_ms: int = 3_000) -> None:
        self._clock, self._most_ms = clock, most_ms
        self._seen = clock()
        self._skipped = 0

    def __call__(self) -> int:
        """Return the time now."""
        seen = self._clock()
        if seen - self._seen > self._most_ms:
            self._skipped += seen - self._seen
        self._seen = seen
        return seen - self._skipped
