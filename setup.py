"""The part of the build that is not data: translations, and the hot room where a compiler is at hand."""

from __future__ import annotations

import os
import runpy
import sys
from pathlib import Path

from setuptools import Extension, setup
from setuptools.command.build_ext import build_ext
from setuptools.command.build_py import build_py

HOT = (
    "plays",
    "generate",
    "draw",
    "playouts",
    "decompose",
    "shortlist",
    "scene",
    "chances",
    "outlook",
    "features",
    "forced",
    "worlds",
    "rollout",
)
"""Modules of ``engine/counts`` that mypyc compiles: functions and plain classes, nothing that is pickled."""


class BuildWithTranslations(build_py):
    """Compile the translations before the packages are gathered."""

    def run(self) -> None:
        """Build the ``.qm`` files, then go on as usual."""
        runpy.run_path(str(Path(__file__).parent / "packaging" / "build_translations.py"))["main"]()
        super().run()


class WholeOrNotAtAll(build_ext):
    """Leave out what was compiled if some of it was not: one part without the others is no use to anybody."""

    def build_extensions(self) -> None:
        """Compile; what cannot be compiled runs interpreted, and so does all the rest then."""
        super().build_extensions()
        built = [Path(self.get_ext_fullpath(extension.name)) for extension in self.extensions]
        if not all(path.exists() for path in built):
            self.warn("engine/counts is not compiled and will run interpreted")
            for path in built:
                path.unlink(missing_ok=True)


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
        if sys.platform != "win32":
            # Nobody replaces these functions at load time, so the compiler may call them directly.
            extension.extra_compile_args.append("-fno-semantic-interposition")
    return extensions


setup(cmdclass={"build_py": BuildWithTranslations, "build_ext": WholeOrNotAtAll}, ext_modules=hot_room())
