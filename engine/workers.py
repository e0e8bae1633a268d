"""Where many deals are played at once: processes of this computer, or a Dask cluster's."""

from __future__ import annotations

from collections.abc import Iterator
from concurrent.futures import CancelledError, Executor, ProcessPoolExecutor
from contextlib import contextmanager
from multiprocessing import get_context

MISSING = 'Dask is not installed: pip install "liudou[training]"'


class NoCluster(Exception):
    """Why a cluster cannot be asked, in words for people."""


@contextmanager
def workers(jobs: int, cluster: str | None = None) -> Iterator[tuple[Executor, int]]:
    """Give an executor and how many tasks it does at once.

    *jobs* processes of this computer, started as they are needed; or those of the Dask scheduler at the
    address *cluster*, whose workers have this project installed. Bots go there by name and nets as arrays.
    Raises :class:`NoCluster`, also where the cluster is lost on the way.
    """
    if cluster is None:
        with ProcessPoolExecutor(jobs, mp_context=get_context("spawn")) as executor:
            yield executor, jobs
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
