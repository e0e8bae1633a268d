"""Bots that think in a process of their own, so that no table and no window waits for them.

Nothing here, and nothing that the process imports, needs Qt.
"""

from __future__ import annotations

import logging
import queue
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, Protocol, TypeAlias

from engine.bots.base import Bot, Decision
from engine.view import PlayerView
from liudou_gui.bots import new_bot
from liudou_gui.protocol.lobby import BotLevel
from liudou_gui.thinking import Thinker, ThoughtFailed, decide

if TYPE_CHECKING:  # the thread imports them, not the window
    from multiprocessing.context import SpawnProcess

PATIENCE_S = 20.0
"""A process that says nothing for so long over one thought hangs."""
DELAY_S = 0.7
"""So long a table that has just opened has the computer for itself, for its first frame."""
_READY_S = 60.0
"""So long a process may take to start: a busy disk may hold it up."""
_PAUSE_S, _LONGEST_PAUSE_S = 60.0, 3_600.0
"""So long none is started after processes that were of no use; twice as long each time, up to an hour."""
_LOOK_S = 0.03
_HOLD_S = 0.5
"""So long a thought waits for a process that comes up: half of the shortest slot for a bid (H3)."""
_TRIES = 2
_LOST = 3
"""After so many thoughts in a row that no process could finish, none is started for a while."""

NewBot: TypeAlias = Callable[[BotLevel], Bot]

_HARD_THOUGHT_MS = 300
"""Longer than any thought that was measured (0.19 s; 0.1 s in 99 of 100): looking ahead takes a while."""

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Job:
    level: BotLevel
    view: PlayerView
    lots: str
    answer: Future[Decision] = field(default_factory=Future)
    asked_s: float = field(default_factory=time.monotonic)


class _Pipe(Protocol):
    """One end of a pipe, which is of another type on Windows."""

    def send(self, obj: Any, /) -> None: ...
    def poll(self, timeout: float = 0.0, /) -> bool: ...
    def recv(self) -> Any: ...
    def close(self) -> None: ...


class BotWorker:
    """One process for any number of seats and tables, and one thread that speaks with it.

    The process starts *delay_s* seconds after the first wish and keeps one bot for each level, which
    *new_bot* makes: a function of a module, found there by its name. A thought waits half a second for a
    process that comes up; where none does, bots think in the thread here, HARD ones as NORMAL, whose nets
    would hold up everything else for a tenth of a second. A process that dies, or says nothing for
    *patience_s* seconds over a thought, is replaced and asked once more; then a bot of level NORMAL thinks
    here. Where that goes on, or none comes up, it is tried again after a while. All methods may be called
    from any thread and return at once, except :meth:`close`.
    """

    def __init__(
        self, new_bot: NewBot = new_bot, *, patience_s: float = PATIENCE_S, delay_s: float = DELAY_S
    ) -> None:
        self._new_bot, self._patience_s, self._delay_s = new_bot, patience_s, delay_s
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._process: SpawnProcess | None = None
        self._pipe: _Pipe | None = None
        self._here: dict[BotLevel, Bot] = {}
        self._lost, self._pause_s = 0, _PAUSE_S
        self._from_s = self._until_s = 0.0
        self._ready = False
        """Whether a process has come up; until then bots think here, as no slot waits for it (H3)."""
        self._closed = False

    @property
    def pid(self) -> int | None:
        """The number of the process, None while there is none."""
        process = self._process
        return None if process is None else process.pid

    def thinker(self, level: BotLevel) -> Thinker:
        """Return whom a seat asks for answers of this *level*."""
        return _Level(self, level)

    def prepare(self) -> None:
        """Start the process, if there is none yet, without waiting for it."""
        self._work()

    def think(self, level: BotLevel, view: PlayerView, lots: str) -> Future[Decision]:
        """Begin a thought; where it fails it has :class:`~liudou_gui.thinking.ThoughtFailed`."""
        job = _Job(level, view, lots)
        if not self._work(job):
            job.answer.cancel()
        return job.answer

    def close(self) -> None:
        """End process and thread, and wait for that; what is not thought yet is cancelled. For good."""
        with self._lock:
            self._closed = True
            thread, process = self._thread, self._process
            if process is not None:
                process.kill()
        self._jobs.put(None)
        if thread is not None:
            thread.join()

    # -- the thread ----------------------------------------------------------------------------

    def _work(self, job: _Job | None = None) -> bool:
        """See that the thread runs, and give it *job*; False where it has come to its end."""
        with self._lock:  # what is given to it comes before the word that it is to end
            if self._closed:
                return False
            if self._thread is None:
                self._thread = threading.Thread(target=self._run, name="liudou-bots", daemon=True)
                self._thread.start()
            if job is not None:
                self._jobs.put(job)
            return True

    def _run(self) -> None:
        self._from_s = time.monotonic() + self._delay_s
        while (job := self._next()) is not None:
            if self._closed:
                job.answer.cancel()
            elif job.answer.set_running_or_notify_cancel():
                self._answer(job)
        self._end()

    def _next(self) -> _Job | None:
        """Wait for what is to be thought; meanwhile a process comes up, when it is time for one."""
        while not self._ready:
            wait_s = self._look()
            with suppress(queue.Empty):
                job = self._jobs.get(timeout=wait_s)
                if job is not None:
                    self._hold(job.asked_s + _HOLD_S)
                return job
        return self._jobs.get()

    def _hold(self, until_s: float) -> None:
        """Wait for a process that comes up, or is to be started, until then."""
        while not self._ready and not self._closed:
            now = time.monotonic()
            wait_s = min(self._look(), until_s - now)
            if wait_s <= 0 or (self._pipe is None and self._from_s >= until_s):
                return
            time.sleep(min(wait_s, _LOOK_S))

    def _look(self) -> float:
        """Start a process when it is time for one, or look whether it is ready; return when to look again."""
        try:
            return self._come_up()
        except Exception:  # noqa: BLE001 - no files, no memory, no permission: all the same
            self._rest("no process for bots comes up: they think here for a while")
            return 0.0

    def _come_up(self) -> float:
        """Do it, and return in how many seconds to look again. Raises whatever says that none comes up."""
        now = time.monotonic()
        if self._pipe is None:
            if now < self._from_s:
                return self._from_s - now
            self._start()
            self._until_s = time.monotonic() + _READY_S
        elif self._pipe.poll():
            self._ready = bool(self._pipe.recv())
            return 0.0
        elif now >= self._until_s:
            raise TimeoutError
        return _LOOK_S

    def _rest(self, why: str) -> None:
        """Start no process for a while."""
        self._end()
        self._ready = False
        self._from_s = time.monotonic() + self._pause_s
        self._pause_s = min(2 * self._pause_s, _LONGEST_PAUSE_S)
        if not self._closed:
            _log.warning(why)

    def _answer(self, job: _Job) -> None:
        if not self._ready:  # what has lost processes is not thought here
            self._answer_here(job, BotLevel.NORMAL if self._lost else _here(job.level))
            return
        for _ in range(_TRIES):
            try:
                said = self._ask(job)
            except Exception:  # noqa: BLE001 - it cannot be started, it is gone, it hangs: all the same
                self._end()
                if self._closed:
                    job.answer.set_exception(ThoughtFailed("closed"))
                    return
                continue
            self._lost, self._pause_s = 0, _PAUSE_S
            _give(job.answer, said)
            return
        self._lost += 1
        why = "the process in which bots think ended twice over a thought: it is thought here"
        if self._lost < _LOST:
            _log.warning(why)
        else:
            self._rest(f"{why}, and so are others for a while")
        self._answer_here(job, BotLevel.NORMAL)

    def _answer_here(self, job: _Job, level: BotLevel) -> None:
        try:
            if level not in self._here:
                self._here[level] = self._new_bot(level)
            job.answer.set_result(decide(self._here[level], job.view, job.lots))
        except Exception as error:  # noqa: BLE001 - whatever it is, the seat is told
            job.answer.set_exception(ThoughtFailed(type(error).__name__))

    # -- the process ---------------------------------------------------------------------------

    def _ask(self, job: _Job) -> Decision | str:
        """Return the answer, or the kind of an error. Raises whatever says that none comes."""
        pipe = self._running()
        pipe.send((job.level, job.view, job.lots))
        said: Decision | str = _heard(pipe, self._patience_s)
        return said

    def _running(self) -> _Pipe:
        """Return the pipe to a process that is ready. Raises if there can be none."""
        if self._pipe is not None and self._process is not None and self._process.is_alive():
            return self._pipe
        self._end()
        try:
            pipe = self._start()
            _heard(pipe, _READY_S)
        except BaseException:
            self._end()
            raise
        return pipe

    def _start(self) -> _Pipe:
        from multiprocessing import get_context

        from engine.workers import deaf_to_interrupts

        context = get_context("spawn")
        here, there = context.Pipe()
        self._pipe = here
        process = context.Process(target=_serve, args=(there, self._new_bot), name="liudou-bots", daemon=True)
        with there:
            if not self._closed:
                with deaf_to_interrupts():
                    process.start()  # takes a while, and nobody who asks for a thought waits for it
                with self._lock:
                    self._process = process
        if self._closed:
            raise BrokenPipeError
        return here

    def _end(self) -> None:
        """Let the process be gone."""
        with self._lock:
            process, self._process = self._process, None
        if process is not None:
            process.kill()
            process.join()
            process.close()
        if self._pipe is not None:
            self._pipe.close()
            self._pipe = None


class _Level:
    """Asks *worker* for answers of one level."""

    def __init__(self, worker: BotWorker, level: BotLevel) -> None:
        self._worker, self._level = worker, level

    def prepare(self) -> None:
        self._worker.prepare()

    def longest_ms(self) -> int:
        """See :class:`~liudou_gui.thinking.Thinker`."""
        return _HARD_THOUGHT_MS if self._level is BotLevel.HARD else 0

    def think(self, view: PlayerView, lots: str) -> Future[Decision]:
        return self._worker.think(self._level, view, lots)


def _here(level: BotLevel) -> BotLevel:
    """Return as what a bot of *level* thinks beside the table."""
    return BotLevel.NORMAL if level is BotLevel.HARD else level


def _heard(pipe: _Pipe, seconds: float) -> Any:
    """Return what the process says. Raises ``TimeoutError`` after *seconds*, ``EOFError`` when it is gone."""
    if not pipe.poll(seconds):
        raise TimeoutError
    return pipe.recv()


def _give(answer: Future[Decision], said: Decision | str) -> None:
    if isinstance(said, str):
        answer.set_exception(ThoughtFailed(said))
    else:
        answer.set_result(said)


def _serve(pipe: _Pipe, new_bot: NewBot) -> None:
    """Be the process: answer until nobody asks any more."""
    from engine.workers import end_with_parent

    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for who started us, who ends us
    end_with_parent()
    bots: dict[BotLevel, Bot] = {}
    with suppress(EOFError, OSError):
        pipe.send(True)
        while True:
            level, view, lots = pipe.recv()
            said: Decision | str
            try:
                if level not in bots:
                    bots[level] = new_bot(level)
                said = decide(bots[level], view, lots)
            except Exception as error:  # noqa: BLE001 - whatever it is, the seat is told
                said = type(error).__name__
            pipe.send(said)
