"""Missing libraries, screens and fonts are said in one sentence, before Qt ends the process."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

import bootstrap
from liudou_gui import __main__ as program
from liudou_gui import system_check

ROOT = Path(__file__).parents[2]


@pytest.fixture
def linux(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "linux")


def without(monkeypatch: pytest.MonkeyPatch, *libraries: str) -> None:
    monkeypatch.setattr(system_check, "_loads", lambda library: library not in libraries)


@pytest.mark.parametrize(
    ("environment", "platform"),
    [
        ({"QT_QPA_PLATFORM": "offscreen"}, "offscreen"),
        ({"QT_QPA_PLATFORM": "wayland;xcb", "DISPLAY": ":0"}, "wayland"),
        ({"DISPLAY": ":0"}, "xcb"),
        ({"WAYLAND_DISPLAY": "wayland-0", "DISPLAY": ":0"}, "wayland"),
        ({}, "none"),
    ],
)
def test_which_screen_qt_will_look_for(environment: dict[str, str], platform: str) -> None:
    assert system_check.platform_of(environment) == platform


@pytest.mark.usefixtures("linux")
def test_missing_libraries_are_named_as_packages(monkeypatch: pytest.MonkeyPatch) -> None:
    without(monkeypatch, "libEGL.so.1", "libxcb-cursor.so.0")
    said = system_check.complaint({"DISPLAY": ":0"})
    assert said is not None
    assert said.endswith("sudo apt-get install -y libegl1 libxcb-cursor0")
    assert "\n" not in said
    offscreen = system_check.complaint({"QT_QPA_PLATFORM": "offscreen"})
    assert offscreen is not None
    assert offscreen.endswith("install -y libegl1")


@pytest.mark.usefixtures("linux")
def test_no_screen_is_said(monkeypatch: pytest.MonkeyPatch) -> None:
    without(monkeypatch)
    assert "no screen" in (system_check.complaint({}) or "")
    assert system_check.complaint({"DISPLAY": ":0"}) is None


@pytest.mark.usefixtures("linux")
def test_missing_fonts_are_said(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    without(monkeypatch)
    monkeypatch.setattr(system_check, "resource", lambda *_: tmp_path)
    assert "fonts-noto-cjk" in (system_check.complaint({"DISPLAY": ":0"}) or "")


def test_other_systems_have_no_complaint(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sys, "platform", "win32")
    assert system_check.complaint({}) is None
    assert system_check.missing_packages("windows") == []


def test_the_program_ends_with_78_and_one_sentence(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(system_check, "complaint", lambda: "Something is missing.")
    assert program.main([]) == 78
    assert capsys.readouterr().err == "Something is missing.\n"


def test_a_python_without_venv_is_told_the_package(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    monkeypatch.setattr(bootstrap, "ENVIRONMENT", tmp_path / "venv")
    monkeypatch.setattr(bootstrap.importlib.util, "find_spec", lambda _: None)
    with pytest.raises(SystemExit) as ended:
        bootstrap.prepare()
    assert ended.value.code == 78
    assert "sudo apt-get install -y python3-venv" in capsys.readouterr().err


def test_an_old_python_is_told_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bootstrap, "OLDEST_PYTHON", (99, 0))
    with pytest.raises(SystemExit) as ended:
        bootstrap.prepare()
    assert ended.value.code == 78
    assert "Python 3.11 or newer" in capsys.readouterr().err


def test_the_scripts_import_nothing_but_the_standard_library() -> None:
    code = "import sys; sys.path.insert(0, '.'); import bootstrap; from liudou_gui import system_check"
    result = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stderr
