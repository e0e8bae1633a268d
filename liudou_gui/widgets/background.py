"""Slow things in threads of their own; what comes of them is told in Qt's thread."""

from __future__ import annotations

import threading
from collections.abc import Callable
from dataclasses import dataclass
from typing import Any

from PySide6.QtCore import QObject, Signal


@dataclass(frozen=True, slots=True)
class Errand:
    """One slow thing. *work* runs in a thread; *done* gets what it gave, *failed* what it raised of *kinds*.

    *undo* gets what came after nobody waited for it any more.
    """

    work: Callable[[], Any]
    done: Callable[[Any], object]
    failed: Callable[[Exception], object] = lambda _error: None
    kinds: tuple[type[Exception], ...] = ()
    undo: Callable[[Any], object] = lambda _result: None


class Background(QObject):
    """Runs one errand at a time: a new one, or :meth:`drop`, makes the last one's outcome unwanted."""

    _came = Signal(object, object, object)

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wanted: Errand | None = None
        self._came.connect(self._tell)

    @property
    def busy(self) -> bool:
        """Whether something is under way that is still wanted."""
        return self._wanted is not None

    def run(self, errand: Errand) -> None:
        """Begin an errand."""
        self._wanted = errand
        threading.Thread(target=self._work, args=(errand,), name="errand", daemon=True).start()

    def drop(self) -> None:
        """Want nothing any more."""
        self._wanted = None

    def _work(self, errand: Errand) -> None:
        result, error = None, None
        try:
            result = errand.work()
        except errand.kinds as raised:
            error = raised
        try:
            self._came.emit(errand, result, error)
        except RuntimeError:  # the window is gone
            if error is None:
                errand.undo(result)

    def _tell(self, errand: Errand, result: Any, error: Exception | None) -> None:
        wanted = errand is self._wanted
        if wanted:
            self._wanted = None
        if error is not None:
            if wanted:
                errand.failed(error)
        elif wanted:
            errand.done(result)
        else:
            errand.undo(result)
