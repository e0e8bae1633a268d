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
@pytest.mark.parametrize(
    ("platform", "packages"),
    [
        ("offscreen", ["libxkbcommon0"]),
        ("eglfs", ["libxkbcommon0"]),
        ("wayland", ["libxkbcommon0", "libwayland-cursor0"]),
        ("xcb", ["libxkbcommon0", "libxcb-cursor0"]),
    ],
)
def test_only_what_this_screen_needs_is_asked_for(
    monkeypatch: pytest.MonkeyPatch, platform: str, packages: list[str]
) -> None:
    without(monkeypatch, "libxkbcommon.so.0", "libwayland-cursor.so.0", "libxcb-cursor.so.0")
    assert system_check.missing_packages(platform) == packages


@pytest.mark.usefixtures("linux")
@pytest.mark.parametrize(
    ("release", "package"),
    [
        ({"ID": "debian", "VERSION_ID": "12"}, "libglib2.0-0"),
        ({"ID": "debian", "VERSION_ID": "13"}, "libglib2.0-0t64"),
        ({"ID": "debian"}, "libglib2.0-0t64"),
        ({"ID": "ubuntu", "VERSION_ID": "22.04"}, "libglib2.0-0"),
        ({"ID": "ubuntu", "VERSION_ID": "24.04"}, "libglib2.0-0t64"),
        ({"ID": "fedora", "VERSION_ID": "42"}, "libglib2.0-0"),
        ({"ID": "debian", "VERSION_ID": "forky/sid"}, "libglib2.0-0t64"),
    ],
)
def test_glib_is_named_as_this_release_names_it(
    monkeypatch: pytest.MonkeyPatch, release: dict[str, str], package: str
) -> None:
    without(monkeypatch, "libglib-2.0.so.0")
    monkeypatch.setattr(system_check.system, "freedesktop_os_release", lambda: release)
    assert system_check.missing_packages("offscreen") == [package]


@pytest.mark.usefixtures("linux")
def test_a_library_is_missing_when_the_system_cannot_load_it(monkeypatch: pytest.MonkeyPatch) -> None:
    def load(name: str) -> None:
        if name == "libEGL.so.1":
            raise OSError(name)

    monkeypatch.setattr(system_check.ctypes, "CDLL", load)
    assert system_check.missing_packages("offscreen") == ["libegl1"]


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


def test_the_environment_of_another_folder_is_left_alone(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    asked = fake_install(monkeypatch, tmp_path / "venv", 0)
    monkeypatch.setattr(Path, "is_symlink", lambda path: path == tmp_path / "venv")
    with pytest.raises(SystemExit) as ended:
        bootstrap.prepare()
    assert ended.value.code == 78
    assert "remove the link" in capsys.readouterr().err
    assert asked == []


def test_an_old_python_is_told_so(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(bootstrap, "OLDEST_PYTHON", (99, 0))
    with pytest.raises(SystemExit) as ended:
        bootstrap.prepare()
    assert ended.value.code == 78
    assert "Python 3.11 or newer" in capsys.readouterr().err


def fake_install(monkeypatch: pytest.MonkeyPatch, home: Path, code: int) -> list[list[str]]:
    """Let pip end with *code* in an environment at *home* that looks whole; return what is run."""
    python = bootstrap.python_of(home)
    python.parent.mkdir(parents=True)
    python.touch()
    ran: list[list[str]] = []

    def run(words: list[object], **_: object) -> subprocess.CompletedProcess[bytes]:
        ran.append([str(word) for word in words])
        return subprocess.CompletedProcess(words, code if "pip" in ran[-1] else 0)

    monkeypatch.setattr(bootstrap, "ENVIRONMENT", home)
    monkeypatch.setattr(bootstrap.subprocess, "run", run)
    return ran


def test_a_failed_installation_is_said_and_not_taken_for_done(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    fake_install(monkeypatch, tmp_path / "venv", 1)
    with pytest.raises(SystemExit) as ended:
        bootstrap.prepare()
    assert ended.value.code == 78
    assert "could not install" in capsys.readouterr().err
    assert not list((tmp_path / "venv").glob(".ready-*"))


def test_what_was_set_up_is_not_set_up_again(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    ran = fake_install(monkeypatch, tmp_path / "venv", 0)
    bootstrap.prepare("test")
    assert any("pip" in words for words in ran)
    ran.clear()
    bootstrap.prepare("test")
    bootstrap.prepare()  # the tests' environment has all that playing needs
    assert not any("pip" in words for words in ran)


def test_playing_first_does_not_leave_the_tests_unready(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    ran = fake_install(monkeypatch, tmp_path / "venv", 0)
    bootstrap.prepare()
    ran.clear()
    bootstrap.prepare("test")
    assert any(word.endswith("[test]") for words in ran for word in words)


@pytest.mark.parametrize("was_ours", [True, False])
def test_an_interrupted_environment_is_made_anew(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, was_ours: bool
) -> None:
    home = tmp_path / "venv"
    fake_install(monkeypatch, home, 0)
    if was_ours:
        (home / "pyvenv.cfg").touch()
    made: list[dict[str, object]] = []
    monkeypatch.setattr(bootstrap, "_has_pip", lambda _: False)
    monkeypatch.setattr(bootstrap.venv, "create", lambda *_, **options: made.append(options))
    bootstrap.prepare()
    assert made == [{"clear": was_ours, "with_pip": True}]


def test_a_folder_that_cannot_be_written_is_said(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    def refuse(*_: object, **__: object) -> None:
        raise PermissionError("read-only")

    monkeypatch.setattr(bootstrap, "ENVIRONMENT", tmp_path / "venv")
    monkeypatch.setattr(bootstrap.venv, "create", refuse)
    with pytest.raises(SystemExit) as ended:
        bootstrap.prepare()
    assert ended.value.code == 78
    assert "read-only" in capsys.readouterr().err


def test_the_scripts_import_nothing_but_the_standard_library() -> None:
    code = "import sys; sys.path.insert(0, '.'); import bootstrap; from liudou_gui import system_check"
    result = subprocess.run(
        [sys.executable, "-I", "-S", "-c", code], cwd=ROOT, capture_output=True, text=True, check=False
    )
    assert result.returncode == 0, result.stderr
