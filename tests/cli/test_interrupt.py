"""Ctrl-C while the program is still being imported: no traceback, and the exit code of all interrupts."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import platformdirs
import pytest

import bootstrap
import run
from liudou_gui.__main__ import main
from liudou_gui.exits import EXIT_CONFIG, EXIT_INTERRUPTED

ROOT = Path(__file__).parents[2]
_PRESSED_AT = """
import runpy, signal, sys

class Finder:
    @staticmethod
    def find_spec(name, path=None, target=None):
        if name == {name!r}:
            sys.stderr.write("pressed\\n")
            signal.raise_signal(signal.SIGINT)

signal.signal(signal.SIGINT, signal.default_int_handler)  # in the background of a script it is ignored
sys.modules.pop({name!r}, None)
sys.meta_path.insert(0, Finder)
{begin}
"""
_MODULE = (
    "sys.argv = ['liudou', '--help']; runpy.run_module('liudou_gui', run_name='__main__', alter_sys=True)"
)
_SCRIPT = "runpy.run_path('run.py', run_name='__main__')"


def pressed_at(name: str, begin: str) -> tuple[int, str, str]:
    """Return exit code and words of a program in which Ctrl-C is pressed as it begins to import *name*."""
    code = _PRESSED_AT.format(name=name, begin=begin)
    done = subprocess.run(
        [sys.executable, "-c", code], cwd=ROOT, check=False, capture_output=True, text=True, timeout=60
    )
    return done.returncode, done.stdout, done.stderr


@pytest.mark.parametrize(
    "name", ["liudou_gui.command_line", "argparse", "engine.ruleset", "liudou_gui.verify"]
)
def test_ctrl_c_among_the_programs_imports_is_no_traceback(name: str) -> None:
    assert pressed_at(name, _MODULE) == (EXIT_INTERRUPTED, "", "pressed\nstopped\n")


@pytest.mark.parametrize("name", ["PySide6.QtWidgets", "liudou_gui.widgets.main_window"])
def test_ctrl_c_while_the_window_is_built_ends_at_once(name: str, tmp_path: Path) -> None:
    """An exception would go through the middle of Qt, which aborts then."""
    begin = _MODULE.replace("'--help'", f"'--profile', {str(tmp_path)!r}")
    assert pressed_at(name, begin) == (EXIT_INTERRUPTED, "", "pressed\nstopped\n")


def test_an_account_without_a_home_is_told_what_to_say(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def homeless(*_: object, **__: object) -> str:
        raise RuntimeError("could not determine the home directory")

    monkeypatch.setattr(platformdirs, "user_data_dir", homeless)
    for words in ([], ["host"]):
        assert main(words) == EXIT_CONFIG
        assert "--profile DIR" in capsys.readouterr().err


@pytest.mark.parametrize("name", ["bootstrap", "subprocess", "venv"])
def test_ctrl_c_before_an_environment_is_looked_for_is_no_traceback(name: str) -> None:
    assert pressed_at(name, _SCRIPT) == (EXIT_INTERRUPTED, "", "pressed\n")


def test_ctrl_c_while_the_environment_is_made_is_no_traceback(monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted() -> Path:
        raise KeyboardInterrupt

    monkeypatch.setattr(bootstrap, "prepare", interrupted)
    assert run.main() == EXIT_INTERRUPTED
