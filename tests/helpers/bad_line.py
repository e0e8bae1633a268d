"""A bad line between programs on one computer: a TCP relay that delays, cuts, and falls silent."""

from __future__ import annotations

import asyncio
import threading
from collections.abc import Callable
from random import Random

LOST_S = 0.2
"""So long TCP waits at least until it sends a lost segment again; all that follows waits as well."""


class BadLine:
    """Relays TCP to *port* of this computer; connect to :attr:`address` instead.

    *lost* is the share of reads that are held up as by a lost segment, each way. All methods may be called
    from any thread.
    """

    def __init__(self, port: int, *, lost: float = 0.0, seed: int = 0) -> None:
        self.lost, self.cuts = lost, 0
        self._to, self._rng = port, Random(seed)
        self._open: set[asyncio.StreamWriter] = set()
        self._tasks: set[asyncio.Task[None]] = set()
        self._loop = asyncio.new_event_loop()
        self._clear = asyncio.Event()
        self._clear.set()
        self._server = self._loop.run_until_complete(asyncio.start_server(self._come, "127.0.0.1", 0))
        self.port: int = self._server.sockets[0].getsockname()[1]
        self._thread = threading.Thread(target=self._loop.run_forever, name="bad line")
        self._thread.start()

    @property
    def address(self) -> str:
        """Where to connect."""
        return f"127.0.0.1:{self.port}"

    def cut(self) -> None:
        """Break all connections."""
        self.cuts += 1
        self._do(self._cut)

    def go_dark(self) -> None:
        """Let nothing through any more; connections stay, and new ones get no answer."""
        self._do(self._clear.clear)

    def come_back(self) -> None:
        """Let everything through again, beginning with what was held."""
        self._do(self._clear.set)

    def close(self) -> None:
        """End the relay and its thread."""
        asyncio.run_coroutine_threadsafe(self._end(), self._loop).result()
        self._do(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def _do(self, work: Callable[[], object]) -> None:
        self._loop.call_soon_threadsafe(work)

    def _cut(self) -> None:
        for writer in list(self._open):
            writer.transport.abort()

    async def _end(self) -> None:
        self._server.close()
        self._cut()
        for task in list(self._tasks):
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)

    async def _come(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        task = asyncio.current_task()
        if task is not None:
            self._tasks.add(task)
            task.add_done_callback(self._tasks.discard)
        self._open.add(writer)
        try:
            await self._clear.wait()
            there, back = await asyncio.open_connection("127.0.0.1", self._to)
        except (OSError, asyncio.CancelledError):
            self._drop(writer)
            return
        self._open.add(back)
        pumps = [asyncio.create_task(self._pump(*ends)) for ends in ((reader, back), (there, writer))]
        try:
            await asyncio.wait(pumps, return_when=asyncio.FIRST_COMPLETED)
        except asyncio.CancelledError:
            pass
        finally:
            for pump in pumps:
                pump.cancel()
            await asyncio.gather(*pumps, return_exceptions=True)
            self._drop(writer)
            self._drop(back)

    def _drop(self, writer: asyncio.StreamWriter) -> None:
        self._open.discard(writer)
        writer.transport.abort()

    async def _pump(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        try:
            while data := await reader.read(1_400):
                await self._clear.wait()
                if self._rng.random() < self.lost:
                    await asyncio.sleep(LOST_S * self._rng.uniform(1.0, 1.5))
                writer.write(data)
                await writer.drain()
        except OSError:
            return
