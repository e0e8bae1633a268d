"""Nothing is left out of tests or of coverage unless one list says why."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.conftest import EXCEPTIONS, allowed_exceptions

ROOT = Path(__file__).parents[2]
MARKS = re.compile(r"pragma:\s*no\s*(cover|branch)|mark\.(skip|xfail)|pytest\.(skip|xfail|importorskip)\(")

pytest_plugins = ["pytester"]


def test_every_exception_has_a_reason() -> None:
    for line in EXCEPTIONS.read_text(encoding="utf-8").splitlines():
        if line and not line.startswith("#"):
            assert len(line.split("  ", 1)[1].strip()) > 10, line


def test_no_source_leaves_anything_out_silently() -> None:
    allowed = allowed_exceptions()
    found = {
        path.relative_to(ROOT).as_posix()
        for folder in ("engine", "liudou_gui", "tests", "packaging")
        for path in (ROOT / folder).rglob("*.py")
        if path != Path(__file__) and MARKS.search(path.read_text(encoding="utf-8"))
    }
    assert found <= allowed, found - allowed


@pytest.mark.parametrize(
    ("body", "outcome"),
    [
        ("import logging\ndef test_it(): logging.getLogger('x').warning('oh')", {"passed": 1, "errors": 1}),
        (
            "import threading, time\n"
            "def test_it():\n"
            "    threading.Thread(target=time.sleep, args=(4,), name='liudou-left', daemon=True).start()",
            {"passed": 1, "errors": 1},
        ),
        (
            "from PySide6.QtCore import qWarning\nimport PySide6.QtWidgets\ndef test_it(): qWarning('oh')",
            {"passed": 1, "errors": 1},
        ),
        (
            "from PySide6.QtWidgets import QWidget\n"
            "def test_it(qapp):\n    global kept\n    kept = QWidget()\n    kept.show()",
            {"passed": 1, "errors": 1},
        ),
        ("def test_it(): pass", {"passed": 1}),
    ],
    ids=["log line", "thread", "Qt warning", "widget", "nothing"],
)
def test_what_a_test_leaves_behind_fails_it(
    pytester: pytest.Pytester, body: str, outcome: dict[str, int]
) -> None:
    pytester.makeconftest((ROOT / "tests" / "conftest.py").read_text(encoding="utf-8"))
    (pytester.path / "repo").mkdir()
    (pytester.path / "repo" / "exceptions.txt").write_text("", encoding="utf-8")
    pytester.makepyfile(body)
    result = pytester.runpytest_subprocess("-p", "no:cacheprovider")
    result.assert_outcomes(**outcome)


def test_an_unlisted_skip_fails_the_run(pytester: pytest.Pytester) -> None:
    pytester.makeconftest((ROOT / "tests" / "conftest.py").read_text(encoding="utf-8"))
    (pytester.path / "repo").mkdir()
    (pytester.path / "repo" / "exceptions.txt").write_text("", encoding="utf-8")
    pytester.makepyfile("import pytest\ndef test_it(): pytest." + "skip('no')")
    assert pytester.runpytest_subprocess("-p", "no:cacheprovider").ret == pytest.ExitCode.TESTS_FAILED
