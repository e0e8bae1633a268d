"""Slow things in threads of their own; what comes of them is told in Qt's thread."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal
from shiboken6 import isValid


@dataclass(frozen=True, slots=True)
class Errand:
    """One slow thing. *work* runs in a thread; *done* gets what it gave, *failed* what it raised of *kinds*.

    *undo* gets what came after nobody waited for it any more.
    """

    work: Callable[[], Any]
    done: Callable[[Any], object]
    failed: Callable[[Any], object] = lambda _error: None
    kinds: tuple[type[Exception], ...] = ()
    undo: Callable[[Any], object] = lambda _result: None


class Background(QObject):
    """Runs one errand at a time: a new one, or :meth:`drop`, makes the last one's outcome unwanted.

    So does the end of this object, that is, of the page it belongs to; nothing waits for the thread.
    """

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wanted: Errand | None = None

    @property
    def busy(self) -> bool:
        """Whether something is under way that is still wanted."""
        return self._wanted is not None

    def run(self, errand: Errand) -> None:
        """Begin an errand."""
        self._wanted = errand
        run = _Run(errand, self)
        _under_way.add(run)
        threading.Thread(target=run.work, name="errand", daemon=True).start()

    def drop(self) -> None:
        """Want nothing any more."""
        self._wanted = None

    def take(self, errand: Errand) -> bool:
        """Return whether an errand's outcome is wanted; afterwards it is not."""
        wanted = errand is self._wanted
        if wanted:
            self._wanted = None
        return wanted


class _Run(QObject):
    """Carries an outcome over; *came* is queued, because it is sent from the errand's thread."""

    came = Signal(object, object)

    def __init__(self, errand: Errand, owner: Background) -> None:
        super().__init__()
        self._errand, self._owner = errand, owner
        self.came.connect(self._tell)

    def work(self) -> None:
        """Do it, in the errand's thread."""
        result, error = None, None
        try:
            result = self._errand.work()
        except self._errand.kinds as raised:
            error = raised
        self.came.emit(result, error)

    def _tell(self, result: Any, error: Exception | None) -> None:
        _under_way.discard(self)
        wanted = isValid(self._owner) and self._owner.take(self._errand)
        if error is None:
            (self._errand.done if wanted else self._errand.undo)(result)
        elif wanted:
            self._errand.failed(error)


_under_way: set[_Run] = set()
"""What other threads still send through lives here, although its page may be gone."""
