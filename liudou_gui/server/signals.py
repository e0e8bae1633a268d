"""How a host process hears that it is to end, and where it says what is wrong."""

from __future__ import annotations

import contextlib
import logging
import signal
import sys
from collections.abc import Callable, Iterator

from liudou_gui.exits import EXIT_INTERRUPTED


class Stop:
    """Whether somebody wants the process to end, and the exit code for that."""

    def __init__(self) -> None:
        self.code: int | None = None
        self.wake: Callable[[], None] = lambda: None

    def ask(self, code: int) -> None:
        """End soon; may be called in a signal's handler."""
        self.code = code if self.code is None else self.code
        self.wake()


@contextlib.contextmanager
def complaints_logged() -> Iterator[None]:
    """Say warnings and errors on standard error while the host runs."""
    handler = logging.StreamHandler(sys.stderr if sys.stderr is not None else None)
    handler.setFormatter(logging.Formatter("%(asctime)s %(levelname)s %(message)s"))
    logger = logging.getLogger("liudou_gui")
    logger.addHandler(handler)
    try:
        yield
    finally:
        logger.removeHandler(handler)


@contextlib.contextmanager
def stopping() -> Iterator[Stop]:
    """Hear the signals that end a process in order: those that this system has."""
    stop = Stop()
    codes = {"SIGINT": EXIT_INTERRUPTED, "SIGBREAK": EXIT_INTERRUPTED, "SIGTERM": 0, "SIGHUP": 0}
    before = {}
    for name, code in codes.items():
        number = getattr(signal, name, None)
        if number is not None and signal.getsignal(number) is not signal.SIG_IGN:  # as under nohup
            before[number] = signal.signal(number, lambda *_, code=code: stop.ask(code))
    try:
        yield stop
    finally:
        for number, handler in before.items():
            signal.signal(number, handler)
