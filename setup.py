"""The part of the build that is not data: translations, and the hot room where a compiler is at hand."""

from __future__ import annotations

import os
import runpy
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_py import build_py

HOT = ("plays", "generate", "playouts", "decompose", "shortlist", "scene", "chances", "outlook", "features")
"""Modules of ``engine/counts`` that mypyc compiles: functions and plain classes, nothing that is pickled."""


class BuildWithTranslations(build_py):
    """Compile the translations before the packages are gathered."""

    def run(self) -> None:
        """Build the ``.qm`` files, then go on as usual."""
        runpy.run_path(str(Path(__file__).parent / "packaging" / "build_translations.py"))["main"]()
        super().run()


def hot_room() -> list[Extension]:
    """Return what is compiled: in wheels, and elsewhere where ``LIUDOU_COMPILE=1`` asks for it.

    Working copies stay interpreted, so that a changed line counts at once. Without mypy or a compiler
    the same sources run interpreted.
    """
    wish = os.environ.get("LIUDOU_COMPILE", "1" if "bdist_wheel" in sys.argv else "0")
    if wish != "1":
        return []
    try:
        from mypyc.build import mypycify
    except ImportError:
        return []
    extensions: list[Extension] = mypycify(
        [f"engine/counts/{name}.py" for name in HOT], opt_level="3", debug_level="0"
    )
    for extension in extensions:
        extension.optional = True
    return extensions


setup(cmdclass={"build_py": BuildWithTranslations}, ext_modules=hot_room())
