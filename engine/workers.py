"""Where many deals are played at once: processes of this computer, or a Dask cluster's."""

from __future__ import annotations

import os
import signal
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures import CancelledError, Executor, Future, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context, parent_process
from typing import Any

MISSING = 'Dask is not installed: pip install "liudou[training]"'


class NoCluster(Exception):
    """Why a cluster cannot be asked, in words for people."""


@contextmanager
def deaf_to_interrupts() -> Iterator[None]:
    """Let processes that this thread starts meanwhile not hear Ctrl-C, where the system can do that.

    In the middle of their imports each of them would write where it was. What this thread does not hear
    meanwhile it hears afterwards.
    """
    if sys.platform == "win32":
        yield
        return
    from multiprocessing import resource_tracker

    resource_tracker.ensure_running()  # else the first process that starts would undo it
    before = signal.pthread_sigmask(signal.SIG_BLOCK, {signal.SIGINT})
    try:
        yield
    finally:
        signal.pthread_sigmask(signal.SIG_SETMASK, before)


def end_on_interrupt() -> None:
    """Let Ctrl-C end this process without a word, from now on; whoever has started it says what is to say."""
    signal.signal(signal.SIGINT, signal.SIG_DFL)
    if sys.platform != "win32":
        signal.pthread_sigmask(signal.SIG_UNBLOCK, {signal.SIGINT})


def end_with_parent() -> None:
    """End this process, in the middle of whatever it does, once the one that has started it is gone."""
    threading.Thread(target=_outlive_nobody, name="parent", daemon=True).start()


def _outlive_nobody() -> None:
    parent = parent_process()
    if parent is not None:
        parent.join()
        os._exit(1)


def _begin_work() -> None:
    end_on_interrupt()
    end_with_parent()


class _Processes(ProcessPoolExecutor):
    """Processes of this computer, started one by one with what is submitted, that end with this one."""

    def __init__(self, jobs: int) -> None:
        super().__init__(jobs, mp_context=get_context("spawn"), initializer=_begin_work)

    def submit(self, fn: Callable[..., Any], /, *args: Any, **kwargs: Any) -> Future[Any]:
        """See :class:`concurrent.futures.Executor`."""
        with deaf_to_interrupts():
            return super().submit(fn, *args, **kwargs)


@contextmanager
def workers(jobs: int, cluster: str | None = None) -> Iterator[tuple[Executor, int]]:
    """Give an executor and how many tasks it does at once.

    *jobs* processes of this computer, started as they are needed; or those of the Dask scheduler at the
    address *cluster*, whose workers have this project installed. Bots go there by name and nets as arrays.
    Raises :class:`NoCluster`, also where the cluster is lost on the way.
    """
    if cluster is None:
        with _Processes(jobs) as executor:
            try:
                yield executor, jobs
            except BaseException:
                executor.shutdown(wait=False, cancel_futures=True)  # nobody waits for what is left
                raise
        return
    try:
        from distributed import Client, KilledWorker  # only where it is wished
    except ImportError as error:
        raise NoCluster(MISSING) from error
    try:
        client = Client(cluster, set_as_default=False)
    except (OSError, ValueError, TypeError) as error:  # TimeoutError is an OSError
        raise NoCluster(f"{cluster} does not answer: {error}") from error
    with client:
        width = sum(client.nthreads().values())
        if not width:
            raise NoCluster(f"{cluster} has no workers")
        try:
            with client.get_executor(pure=False) as executor:  # a task is never taken for an earlier one
                yield executor, width
        except (CancelledError, KilledWorker) as error:
            raise NoCluster(f"{cluster} was lost: {error}") from error
