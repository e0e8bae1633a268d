"""Something slow that is done in another thread while the window goes on."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject, QRunnable, QThreadPool, Signal

_under_way: set[_Outlet] = set()
"""What other threads still send through lives here, although its page may be gone."""


class _Outlet(QObject):
    """Carries a result over; *arrived* is queued, because it is sent from another thread."""

    arrived = Signal(object, bool)

    def keep(self) -> None:
        """Live until the result has arrived; called after all others have connected."""
        _under_way.add(self)
        self.arrived.connect(self._let_go)

    def _let_go(self) -> None:
        _under_way.discard(self)


class _Job(QRunnable):
    def __init__(self, call: Callable[[], object], outlet: _Outlet) -> None:
        super().__init__()
        self._call, self._outlet = call, outlet

    def run(self) -> None:
        """Do it, in a thread of the pool."""
        result: object = None
        good = False
        try:
            result = self._call()
            good = True
        except OSError as error:
            result = error
        finally:
            self._outlet.arrived.emit(result, good)


class Errand(QObject):
    """Calls the same thing as often as it is sent, never twice at once.

    *done* gets the result, *failed* an ``OSError``. If this object goes while the call still runs, the
    call ends by itself and nobody hears of it.
    """

    done = Signal(object)
    failed = Signal(object)

    def __init__(self, call: Callable[[], object], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._call = call
        self.running = False

    def send(self) -> bool:
        """Begin; return False where it is still under way."""
        if self.running:
            return False
        self.running = True
        outlet = _Outlet()
        outlet.arrived.connect(self._take)
        outlet.keep()
        QThreadPool.globalInstance().start(_Job(self._call, outlet))
        return True

    def _take(self, result: object, good: bool) -> None:
        self.running = False
        if good:
            self.done.emit(result)
        elif isinstance(result, OSError):
            self.failed.emit(result)
