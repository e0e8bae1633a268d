"""What ``tests/conftest.py`` promises: a test that leaves something behind fails."""

from __future__ import annotations

from pathlib import Path

import pytest

CONFTEST = Path(__file__).parents[1] / "conftest.py"
QT = """
from PySide6.QtCore import QPropertyAnimation, QTimer
from PySide6.QtWidgets import QWidget
kept = []
"""
ANIMATION = """
def test_it(qapp):
    moving = QPropertyAnimation()
    kept.append(moving)
    moving.setTargetObject(moving)
    moving.setPropertyName(b'duration')
    moving.setEndValue(5)
    moving.setDuration(10**6)
    moving.start()
"""

pytest_plugins = ["pytester"]


@pytest.fixture
def run(pytester: pytest.Pytester) -> pytest.Pytester:
    """Give a project of its own the guards of this one."""
    pytester.makeconftest(CONFTEST.read_text(encoding="utf-8"))
    (pytester.path / "repo").mkdir()
    (pytester.path / "repo" / "exceptions.txt").write_text("", encoding="utf-8")
    return pytester


@pytest.mark.parametrize(
    "body",
    [
        "import logging\ndef test_it(): logging.getLogger('x').warning('oh')",
        "import logging, pytest\n"
        "@pytest.fixture\ndef early(): logging.getLogger('x').error('oh')\n"
        "def test_it(early): pass",
        "import threading, time\n"
        "def test_it(): threading.Thread(target=time.sleep, args=(4,), daemon=True).start()",
        QT + "from PySide6.QtCore import qWarning\ndef test_it(): qWarning('oh')",
        QT + "def test_it(qapp): kept.append(QWidget()); kept[0].show()",
        QT + "def test_it(qapp): kept.append(QTimer()); kept[0].start(100000)",
        QT + "def test_it(qapp): kept.append(QWidget())",
        QT + ANIMATION,
    ],
    ids=[
        "a log line",
        "a log line while setting up",
        "a thread",
        "a Qt warning",
        "a window",
        "a timer",
        "a hidden widget",
        "an animation",
    ],
)
def test_what_is_left_behind_fails_its_test_alone(run: pytest.Pytester, body: str) -> None:
    run.makepyfile(test_one=body + "\n\ndef test_next(): pass\n")
    result = run.runpytest_subprocess("-p", "no:cacheprovider")
    result.assert_outcomes(passed=2, errors=1)


def test_a_tidy_window_passes(run: pytest.Pytester) -> None:
    run.makepyfile(
        test_one=QT + "def test_it(qtbot):\n"
        "    w = QWidget(); qtbot.addWidget(w); w.show()\n"
        "    t = QTimer(w); t.start(1000)\n"
    )
    run.runpytest_subprocess("-p", "no:cacheprovider").assert_outcomes(passed=1)
