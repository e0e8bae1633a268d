"""Every test: no screen, spawned processes, and nothing left behind or said unexpectedly."""

from __future__ import annotations

import gc
import logging
import multiprocessing
import os
import sys
import threading
import time
from collections.abc import Iterator
from pathlib import Path

os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
os.environ["QT_SCALE_FACTOR"] = "1"
os.environ["QT_FONT_DPI"] = "96"

import pytest
from hypothesis import HealthCheck, settings

NO_SCREEN = "This plugin does not support propagateSizeHints()"
"""What the platform without a screen says of any window with a smallest size; it says nothing of ours."""

PHASES = ("setup", "call", "teardown")

settings.register_profile(
    "ci", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow], print_blob=True
)
settings.register_profile("dev", deadline=None)
settings.load_profile("ci" if os.environ.get("CI") else "dev")


def pytest_configure() -> None:
    """Processes are started as on Windows and macOS."""
    multiprocessing.set_start_method("spawn", force=True)


@pytest.fixture(autouse=True)
def nothing_is_logged(caplog: pytest.LogCaptureFixture) -> Iterator[None]:
    """Fail on a warning or error that the test did not ask for; ``caplog.clear()`` takes those it did."""
    yield
    records = [record for when in PHASES for record in caplog.get_records(when)]
    said = [record for record in records if record.levelno >= logging.WARNING]
    assert not said, f"unexpected log lines: {[record.getMessage() for record in said]}"


@pytest.fixture(autouse=True)
def no_thread_is_left() -> Iterator[None]:
    """Fail on a thread that outlives its test."""
    before = set(threading.enumerate())
    yield
    deadline = time.monotonic() + 2
    while left := [t for t in threading.enumerate() if t not in before and not _is_elsewhere(t)]:
        if time.monotonic() > deadline:
            pytest.fail(f"threads outlive the test: {[thread.name for thread in left]}")
        time.sleep(0.01)


def _is_elsewhere(thread: threading.Thread) -> bool:
    """Threads that Python did not start itself, and the progress bar's one watcher a process."""
    return isinstance(thread, threading._DummyThread) or thread.name == "tqdm_monitor"


@pytest.fixture(autouse=True)
def qt_is_quiet_and_clean(request: pytest.FixtureRequest) -> Iterator[None]:
    """Fail on a message of Qt, and on a widget, a running timer or a running animation left behind."""
    if "PySide6.QtWidgets" not in sys.modules:
        yield
        return
    from PySide6.QtCore import QtMsgType, qInstallMessageHandler

    said: list[str] = []

    def hear(kind: QtMsgType, _context: object, text: str) -> None:
        if kind in (QtMsgType.QtDebugMsg, QtMsgType.QtInfoMsg) or text == NO_SCREEN:
            return
        said.append(text)

    previous = qInstallMessageHandler(hear)
    yield
    left = _left_behind() if "qapp" in request.fixturenames else []
    qInstallMessageHandler(previous)
    assert not said, f"unexpected messages of Qt: {said}"
    assert not left, f"left behind: {left}"


_blamed: set[int] = set()
"""What an earlier test has left behind already; only that test fails for it."""


def _left_behind() -> list[str]:
    from PySide6.QtCore import QAbstractAnimation, QEvent, QTimer
    from PySide6.QtWidgets import QApplication
    from shiboken6 import isValid

    application = QApplication.instance()
    if not isinstance(application, QApplication):
        return []
    running = QAbstractAnimation.State.Running
    gc.collect()
    application.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    left: list[object] = [widget for widget in application.topLevelWidgets() if widget.parent() is None]
    for thing in gc.get_objects():
        if isinstance(thing, QTimer) and isValid(thing) and thing.isActive():
            left.append(thing)
        if isinstance(thing, QAbstractAnimation) and isValid(thing) and thing.state() is running:
            left.append(thing)
    new = [thing for thing in left if id(thing) not in _blamed]
    _blamed.clear()
    _blamed.update(map(id, left))
    return [repr(thing) for thing in new]


EXCEPTIONS = Path(__file__).parent / "repo" / "exceptions.txt"
_left_out: list[str] = []


def allowed_exceptions() -> set[str]:
    """Return the ids and files that may be left out, each listed with its reason."""
    lines = EXCEPTIONS.read_text(encoding="utf-8").splitlines()
    return {line.split("  ")[0] for line in lines if line and not line.startswith("#")}


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    """Remember what was not really run."""
    if report.skipped or hasattr(report, "wasxfail"):
        _left_out.append(report.nodeid)


def pytest_collectreport(report: pytest.CollectReport) -> None:
    """Remember whole files that were left out."""
    if report.skipped:
        _left_out.append(report.nodeid)


def pytest_sessionfinish(session: pytest.Session) -> None:
    """A run that left something out without a listed reason has failed."""
    unlisted = sorted(set(_left_out) - allowed_exceptions())
    if unlisted and not hasattr(session.config, "workerinput"):
        session.exitstatus = pytest.ExitCode.TESTS_FAILED
        sys.stderr.write(f"\nleft out without a reason in tests/repo/exceptions.txt: {unlisted}\n")
