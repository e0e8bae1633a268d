"""Starts and ends the process that holds this profile's table, which outlives the window."""

from __future__ import annotations

import os
import queue
import signal
import subprocess
import sys
import threading
import time
from collections.abc import Sequence
from contextlib import suppress
from dataclasses import dataclass, field
from pathlib import Path
from typing import IO

from liudou_gui.plain_json import read_json
from liudou_gui.server.folder import HostFolder, table_of
from liudou_gui.server.wishes import Wishes, window_line

LINE_SECONDS = 60.0
"""So long a fresh process may take: a busy disk or a virus scanner may hold it up for many seconds."""
_ENDS_SECONDS = 5.0
_LONGEST_LOG = 256 * 1024


class HostFailed(Exception):
    """The process did not come up; *code* is its exit code, None where it only said nothing."""

    def __init__(self, code: int | None) -> None:
        super().__init__(f"the host ended with {code}")
        self.code = code


@dataclass(frozen=True, slots=True)
class Started:
    """What a fresh host process says of its table."""

    port: int
    key: bytes
    table: bytes
    ticket: bytes = field(repr=False)
    code: str = field(repr=False)


def host_command() -> tuple[str, ...]:
    """Return how this very program is started as a host."""
    if getattr(sys, "frozen", False):
        return (sys.executable, "host")
    return (sys.executable, "-m", "liudou_gui", "host")


class HostProcess:
    """The host process of one profile's *folder*. *command* is what starts one, without its options."""

    def __init__(self, folder: HostFolder, command: Sequence[str] | None = None) -> None:
        self._folder = folder
        self._command = tuple(command or host_command())
        self._children: list[subprocess.Popen[str]] = []

    def start(self, wishes: Wishes) -> Started:
        """Start a process and wait until it says where it is: for a thread that may wait.

        Nothing secret stands on its command line. It belongs to no window: neither this program's end
        nor Ctrl-C in its terminal reaches it. Raises :class:`HostFailed` and ``OSError``.
        """
        self._children = [child for child in self._children if child.poll() is None]
        with self._log() as log:
            child = subprocess.Popen(  # noqa: S603  # our own program, no shell
                [*self._command, "--from-window", "--profile", str(self._folder.profile)],
                stdin=subprocess.PIPE,
                stdout=subprocess.PIPE,
                stderr=log,
                encoding="utf-8",
                env=_environment(),
                start_new_session=True,
                # No window of a console, for itself or for the process of its bots.
                creationflags=getattr(subprocess, "CREATE_NEW_PROCESS_GROUP", 0)
                | getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        self._children.append(child)
        try:
            return _started(child, _line(child, window_line(wishes)))
        except HostFailed as failed:
            if failed.code is None:
                child.kill()
                child.wait()
            raise

    def end(self) -> None:
        """Let the running host end in order, and if it does not, at once; returns without waiting.

        It is asked by a file: the number of a process may belong to another one by now.
        """
        if self._folder.runs:
            self._folder.ask_to_stop()
            threading.Thread(target=self._see_it_end, name="liudou host's end").start()
        else:
            self._forget_killed()

    def _see_it_end(self) -> None:
        end = time.monotonic() + _ENDS_SECONDS
        while self._folder.runs and time.monotonic() < end:
            time.sleep(0.05)
        card = self._folder.card()
        if self._folder.runs and card is not None:  # it holds the lock, and so the card is its own
            self._folder.remove_card()
            with suppress(OSError):
                os.kill(card.pid, getattr(signal, "SIGKILL", signal.SIGTERM))
        self._children = [child for child in self._children if child.poll() is None]

    def _forget_killed(self) -> None:
        """A host that was killed left its table: nobody goes on with it."""
        card = self._folder.card()
        self._folder.remove_card()
        tables = {table.table for table in card.tables} if card is not None else set()
        for journal in self._folder.journals():
            if table_of(journal) in tables:
                self._folder.remove(journal)

    def _log(self) -> IO[bytes]:
        """Return where the process may say what is wrong."""
        path = self._folder.path / "host.log"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.touch(mode=0o600)
        with suppress(OSError):
            if path.stat().st_size > _LONGEST_LOG:
                os.truncate(path, 0)
        return path.open("ab")


def _environment() -> dict[str, str]:
    """Return this process's environment, in which the program is found wherever it was started from."""
    home = str(Path(__file__).resolve().parents[2])
    paths = [home, *filter(None, os.environ.get("PYTHONPATH", "").split(os.pathsep))]
    return {**os.environ, "PYTHONPATH": os.pathsep.join(dict.fromkeys(paths)), "PYTHONUTF8": "1"}


def _line(child: subprocess.Popen[str], wish: str) -> str:
    """Tell a process what is wanted, and return its one line, empty where none came."""
    said: queue.SimpleQueue[str] = queue.SimpleQueue()

    def talk() -> None:
        line = ""
        with suppress(OSError, ValueError):
            if child.stdin is not None and child.stdout is not None:
                with child.stdin as to, child.stdout as out:
                    to.write(wish)
                    to.close()
                    line = out.readline(4_096)
        said.put(line)

    threading.Thread(target=talk, name="liudou host's line", daemon=True).start()
    try:
        return said.get(timeout=LINE_SECONDS)
    except queue.Empty:
        return ""


def _started(child: subprocess.Popen[str], line: str) -> Started:
    try:
        row = read_json(line)
        return Started(
            int(row["port"]),
            bytes.fromhex(row["key"]),
            bytes.fromhex(row["table"]),
            bytes.fromhex(row["ticket"]),
            str(row["code"]),
        )
    except (ValueError, KeyError, TypeError):
        pass
    try:
        code = child.wait(1.0)
    except subprocess.TimeoutExpired:
        raise HostFailed(None) from None
    raise HostFailed(code)
