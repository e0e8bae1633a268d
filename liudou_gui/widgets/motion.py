"""Motion on the table: one clock that moves and fades things, and brings all to their end at once."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import dataclass
from time import perf_counter

from PySide6.QtCore import QEasingCurve, QObject, QPointF, Qt, QTimer
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QGraphicsItem, QStyle

from liudou_gui.model.settings import Motion

FRAME_MS = 16
_PARTS = {Motion.FULL: 1.0, Motion.BRIEF: 0.5, Motion.NONE: 0.0}
Ease = QEasingCurve.Type


def system_reduces_motion() -> bool:
    """Whether the system asks for less motion, as far as this Qt tells it.

    Newer versions of Qt name the wish itself; all of them let the style say that nothing is animated.
    """
    hints = QGuiApplication.styleHints()
    asked = (
        getattr(hints.accessibility(), "motionPreference", None) if hasattr(hints, "accessibility") else None
    )
    if asked is not None and getattr(asked(), "name", "").startswith("Reduce"):
        return True
    duration = QStyle.StyleHint.SH_Widget_Animation_Duration
    return QApplication.style().styleHint(duration) == 0


def wished_motion(setting: Motion) -> Motion:
    """Return how much moves: what the player chose, nothing where the system asks for less."""
    return Motion.NONE if system_reduces_motion() else setting


@dataclass(slots=True, eq=False)
class _Move:
    """Something on its way: *step* is told parts from 0 to 1, *done* is called once at the end."""

    begin: float
    ms: float
    step: Callable[[float], None]
    curve: QEasingCurve
    done: Callable[[], None] | None


class Mover(QObject):
    """Moves things by one timer, which runs only while something moves.

    *now* gives seconds. Without motion (:attr:`level`) everything is at its end at once and no timer
    ever starts.
    """

    def __init__(self, parent: QObject | None = None, now: Callable[[], float] = perf_counter) -> None:
        super().__init__(parent)
        self.level = Motion.FULL
        self._now = now
        self._moves: list[_Move] = []
        self._timer = QTimer(self)
        self._timer.setTimerType(Qt.TimerType.PreciseTimer)
        self._timer.setInterval(FRAME_MS)
        self._timer.timeout.connect(self.advance)

    @property
    def moving(self) -> bool:
        """Whether anything is on its way."""
        return bool(self._moves)

    @property
    def ticking(self) -> bool:
        """Whether the timer runs."""
        return self._timer.isActive()

    def run(
        self,
        ms: float,
        step: Callable[[float], None],
        *,
        ease: QEasingCurve.Type = Ease.OutCubic,
        delay: float = 0,
        done: Callable[[], None] | None = None,
    ) -> None:
        """Tell *step* the part of the way, 0 to 1, for *ms* after *delay* milliseconds; then call *done*."""
        part = _PARTS[self.level]
        if part == 0:
            step(1.0)
            if done is not None:
                done()
            return
        step(0.0)
        begin = self._now() + delay * part / 1000
        self._moves.append(_Move(begin, max(1.0, ms * part), step, QEasingCurve(ease), done))
        if not self._timer.isActive():
            self._timer.start()

    def fly(
        self,
        item: QGraphicsItem,
        start: QPointF,
        end: QPointF,
        ms: float,
        *,
        ease: QEasingCurve.Type = Ease.OutCubic,
        done: Callable[[], None] | None = None,
    ) -> None:
        """Move *item* from *start* to *end* in a straight line."""
        way = end - start

        def step(part: float) -> None:
            item.setPos(end if part >= 1 else start + way * part)

        self.run(ms, step, ease=ease, done=done)

    def fade(
        self,
        item: QGraphicsItem,
        first: float,
        last: float,
        ms: float,
        *,
        delay: float = 0,
        done: Callable[[], None] | None = None,
    ) -> None:
        """Change the opacity of *item* from *first* to *last*."""
        self.run(
            ms,
            lambda part: item.setOpacity(first + (last - first) * part),
            ease=Ease.Linear,
            delay=delay,
            done=done,
        )

    def advance(self) -> None:
        """Move everything to where it is by now; what has arrived is done with."""
        now, arrived = self._now(), []
        for move in self._moves:
            gone = (now - move.begin) * 1000 / move.ms
            if gone >= 1:
                arrived.append(move)
            elif gone >= 0:
                move.step(move.curve.valueForProgress(gone))
        for move in arrived:
            if move in self._moves:  # an end may have finished everything
                self._moves.remove(move)
                _end(move)
        if not self._moves:
            self._timer.stop()

    def finish(self) -> None:
        """Bring everything to its end now."""
        self._timer.stop()
        moves, self._moves = self._moves, []
        for move in moves:
            _end(move)


def _end(move: _Move) -> None:
    move.step(1.0)
    if move.done is not None:
        move.done()
