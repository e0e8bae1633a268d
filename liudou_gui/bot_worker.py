"""Bots that think in a process of their own, so that no table and no window waits for them.

Nothing here, and nothing that the process imports, needs Qt.
"""

from __future__ import annotations

import logging
import os
import queue
import signal
import threading
from collections.abc import Callable
from concurrent.futures import Future
from contextlib import suppress
from dataclasses import dataclass, field
from multiprocessing import get_context, parent_process
from multiprocessing.connection import Connection
from multiprocessing.context import SpawnProcess
from typing import TypeAlias

from engine.bots.base import Bot, Decision
from engine.view import PlayerView
from liudou_gui.bots import new_bot
from liudou_gui.protocol.lobby import BotLevel
from liudou_gui.thinking import Thinker, ThoughtFailed, decide

PATIENCE_S = 30.0
"""A process that says nothing for so long over one thought hangs, or never came up."""
_TRIES = 2
_LOST = 3
"""After so many thoughts in a row that no process could finish, none is started any more."""

NewBot: TypeAlias = Callable[[BotLevel], Bot]

_log = logging.getLogger(__name__)


@dataclass(frozen=True, slots=True)
class _Job:
    level: BotLevel
    view: PlayerView
    lots: str
    answer: Future[Decision] = field(default_factory=Future)


class BotWorker:
    """One process for any number of seats and tables, and one thread that speaks with it.

    The process starts with the first wish and keeps one bot for each level, which *new_bot* makes: a
    function of a module, found there by its name. A process that dies, or says nothing for *patience_s*
    seconds over a thought, is replaced and asked once more; then a bot of level NORMAL thinks in the
    thread here. All methods may be called from any thread and return at once, except :meth:`close`.
    """

    def __init__(self, new_bot: NewBot = new_bot, *, patience_s: float = PATIENCE_S) -> None:
        self._new_bot, self._patience_s = new_bot, patience_s
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._lock = threading.Lock()
        self._thread: threading.Thread | None = None
        self._process: SpawnProcess | None = None
        self._pipe: Connection | None = None
        self._spare: Bot | None = None
        self._lost = 0
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
        if not self._work():
            job.answer.cancel()
        self._jobs.put(job)
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

    def _work(self) -> bool:
        """See that the thread runs; return whether there still is one."""
        with self._lock:
            if self._thread is None and not self._closed:
                self._thread = threading.Thread(target=self._run, name="liudou-bots", daemon=True)
                self._thread.start()
            return not self._closed

    def _run(self) -> None:
        with suppress(Exception):  # the first thought tries again
            self._running()
        while (job := self._jobs.get()) is not None:
            if self._closed:
                job.answer.cancel()
            elif job.answer.set_running_or_notify_cancel():
                self._answer(job)
        self._end()

    def _answer(self, job: _Job) -> None:
        for _ in range(_TRIES if self._lost < _LOST else 0):
            try:
                said = self._ask(job)
            except Exception:  # noqa: BLE001 - it cannot be started, it is gone, it hangs: all the same
                self._end()
                if self._closed:
                    break
                continue
            self._lost = 0
            _give(job.answer, said)
            return
        if self._closed:
            job.answer.set_exception(ThoughtFailed("closed"))
        else:
            self._answer_here(job)

    def _answer_here(self, job: _Job) -> None:
        if self._lost < _LOST:
            self._lost += 1
            _log.warning("the process in which bots think ended twice over a thought: it is thought here")
        try:
            if self._spare is None:
                self._spare = self._new_bot(BotLevel.NORMAL)
            job.answer.set_result(decide(self._spare, job.view, job.lots))
        except Exception as error:  # noqa: BLE001 - whatever it is, the seat is told
            job.answer.set_exception(ThoughtFailed(type(error).__name__))

    # -- the process ---------------------------------------------------------------------------

    def _ask(self, job: _Job) -> Decision | str:
        """Return the answer, or the kind of an error. Raises whatever says that none comes."""
        pipe = self._running()
        pipe.send((job.level, job.view, job.lots))
        if not pipe.poll(self._patience_s):
            raise TimeoutError
        said: Decision | str = pipe.recv()
        return said

    def _running(self) -> Connection:
        """Return the pipe to a process that lives. Raises if none can be started."""
        if self._process is not None and self._process.is_alive() and self._pipe is not None:
            return self._pipe
        self._end()
        context = get_context("spawn")
        here, there = context.Pipe()
        process = context.Process(target=_serve, args=(there, self._new_bot), name="liudou-bots", daemon=True)
        with there, self._lock:
            if self._closed:
                here.close()
                raise BrokenPipeError
            try:
                process.start()
            except BaseException:
                here.close()
                raise
            self._process, self._pipe = process, here
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

    def think(self, view: PlayerView, lots: str) -> Future[Decision]:
        return self._worker.think(self._level, view, lots)


def _give(answer: Future[Decision], said: Decision | str) -> None:
    if isinstance(said, str):
        answer.set_exception(ThoughtFailed(said))
    else:
        answer.set_result(said)


def _serve(pipe: Connection, new_bot: NewBot) -> None:
    """Be the process: answer until nobody asks any more."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)  # Ctrl-C is meant for who started us, who ends us
    threading.Thread(target=_end_with_parent, daemon=True).start()
    bots: dict[BotLevel, Bot] = {}
    with suppress(EOFError, OSError):
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


def _end_with_parent() -> None:
    """End in the middle of a thought when the program that wants it was killed."""
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)
