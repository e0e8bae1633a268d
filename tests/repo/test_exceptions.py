"""Nothing is left out of tests or of coverage unless one list says why."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from tests.conftest import EXCEPTIONS, allowed_exceptions

ROOT = Path(__file__).parents[2]
MARKS = re.compile(
    r"pragma:\s*no\s*(cover|branch)|mark\.(skip|xfail)|pytest\.(skip|xfail|importorskip)\("
    r"|from pytest import.*\b(skip|xfail|importorskip)\b|unittest\.skip|\bcollect_ignore"
)
SETTINGS = re.compile(r"^\s*(omit|exclude_lines|exclude_also|norecursedirs|collect_ignore)\b", re.MULTILINE)

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


def test_no_setting_leaves_anything_out() -> None:
    names = ("pyproject.toml", "setup.cfg", "tox.ini", "pytest.ini", ".coveragerc")
    for path in (ROOT / name for name in names):
        assert not path.exists() or not SETTINGS.search(path.read_text(encoding="utf-8")), path


@pytest.mark.parametrize(
    ("name", "body", "code", "spread"),
    [
        ("test_one", "def test_it(): pytest.skip('no')", pytest.ExitCode.TESTS_FAILED, ()),
        ("test_one", "@pytest.mark.xfail\ndef test_it(): assert 0", pytest.ExitCode.TESTS_FAILED, ()),
        ("test_one", "@pytest.mark.xfail\ndef test_it(): pass", pytest.ExitCode.TESTS_FAILED, ()),
        ("test_one", "pytest.skip('all', allow_module_level=True)", pytest.ExitCode.TESTS_FAILED, ()),
        ("test_one", "def test_it(): pytest.skip('no')", pytest.ExitCode.TESTS_FAILED, ("-n", "2")),
        ("test_listed", "def test_it(): pytest.skip('no')", pytest.ExitCode.OK, ()),
        ("test_listed", "def test_it(): pytest.skip('no')", pytest.ExitCode.OK, ("-n", "2")),
    ],
    ids=["skip", "xfail", "xpass", "whole file", "skip in a worker", "listed", "listed in a worker"],
)
def test_what_is_left_out_fails_the_run_unless_listed(
    pytester: pytest.Pytester, name: str, body: str, code: int, spread: tuple[str, ...]
) -> None:
    pytester.makeconftest((ROOT / "tests" / "conftest.py").read_text(encoding="utf-8"))
    (pytester.path / "repo").mkdir()
    listed = "test_listed.py::test_it  a reason that is long enough\n"
    (pytester.path / "repo" / "exceptions.txt").write_text(listed, encoding="utf-8")
    pytester.makepyfile(**{name: f"import pytest\n{body}\n", "test_other": "def test_it(): pass\n"})
    result = pytester.runpytest_subprocess("-p", "no:cacheprovider", *spread)
    assert result.ret == code
    if code:
        result.stderr.fnmatch_lines(["*left out without a reason*"])
