"""The part of the build that is not data: translations are compiled into the wheel."""

from __future__ import annotations

import runpy
from pathlib import Path

from setuptools import setup
from setuptools.command.build_py import build_py


class BuildWithTranslations(build_py):
    """Compile the translations before the packages are gathered."""

    def run(self) -> None:
        """Build the ``.qm`` files, then go on as usual."""
        runpy.run_path(str(Path(__file__).parent / "packaging" / "build_translations.py"))["main"]()
        super().run()


setup(cmdclass={"build_py": BuildWithTranslations})
