"""Draw every page in every look: ``python -m tests.screenshots.make OUT_DIR [--only PATTERN]``.

*PATTERN* is a part of a picture's name or a pattern with ``*``, as in ``bidding`` or ``*zh_Hant*dark*``.
A picture is called ``PAGE--LANGUAGE--SIZE--THEME--SCALE.png``; ``index.html`` shows one sheet for each page.
Each size is drawn by a process of its own, whose screen is as large as the window.
"""

from __future__ import annotations

import argparse
import fnmatch
import html
import json
import os
import subprocess
import sys
import tempfile
from collections.abc import Iterator
from dataclasses import dataclass, replace
from pathlib import Path

from liudou_gui.model.language import LANGUAGES
from liudou_gui.model.settings import Look as Theme
from liudou_gui.model.settings import Motion, Settings

SIZES = ((1024, 640), (1366, 768), (1920, 1080), (720, 1280))
SCALED = (((1366, 768), 150), ((1920, 1080), 200))
"""A sample of the user's scales, in English and the light theme."""


@dataclass(frozen=True)
class Picture:
    """One picture of the set."""

    page: str
    language: str
    size: tuple[int, int]
    theme: Theme = Theme.LIGHT
    scale: int = 100

    @property
    def name(self) -> str:
        """Its file's name without the suffix."""
        words = (self.page, self.language, "x".join(map(str, self.size)), self.theme.name.lower())
        return "--".join((*words, str(self.scale)))

    @property
    def settings(self) -> Settings:
        """The settings it is drawn with."""
        usual = Settings(name="Lin", sound=0, motion=Motion.NONE)
        return replace(usual, language=self.language, look=self.theme, scale=self.scale)


def pictures(pages: list[str], pattern: str = "") -> list[Picture]:
    """Return the set, or those whose name has *pattern*."""
    wanted = pattern if "*" in pattern else f"*{pattern}*"
    return [one for one in _all(pages) if fnmatch.fnmatchcase(one.name, wanted)]


def _all(pages: list[str]) -> Iterator[Picture]:
    for name in pages:
        for size in SIZES:
            for language in LANGUAGES:
                for theme in Theme:
                    yield Picture(name, language, size, theme)
        for size, scale in SCALED:
            yield Picture(name, "en", size, Theme.LIGHT, scale)


def screen(size: tuple[int, int], folder: Path) -> str:
    """Return the name of Qt's platform with a screen of this size that nobody sees."""
    one = {"name": "screen", "x": 0, "y": 0, "width": size[0], "height": size[1]}
    one |= {"logicalDpi": 96, "logicalBaseDpi": 96, "dpr": 1}
    path = folder / "screens.json"
    path.write_text(json.dumps({"screens": [one]}), encoding="utf-8")
    return f"offscreen:configfile={path.as_posix()}"


def draw(folder: Path, chosen: list[Picture]) -> None:
    """Draw pictures in this process; a ``QApplication`` is made if there is none."""
    from PySide6.QtWidgets import QApplication

    from tests.screenshots.all_pages import PAGES
    from tests.screenshots.stage import Look, Stage

    application = QApplication.instance() or QApplication([])
    assert isinstance(application, QApplication)
    application.setStyle("Fusion")
    folder.mkdir(parents=True, exist_ok=True)
    for picture in chosen:
        page = PAGES[picture.page]
        with tempfile.TemporaryDirectory() as profile:
            look = Look(picture.settings, picture.size)
            stage = Stage(look, Path(profile) / "profile", first=page.first, waits=page.waits)
            try:
                page.bring(stage)
                stage.picture().save(str(folder / f"{picture.name}.png"))
            finally:
                stage.close()


def write_index(folder: Path) -> None:
    """Write a sheet for each page that has pictures in *folder*, and an index of the sheets."""
    found: dict[str, list[str]] = {}
    for path in sorted(folder.glob("*--*.png")):
        found.setdefault(path.stem.split("--")[0], []).append(path.name)
    for name, files in found.items():
        figures = "".join(
            f'<figure><a href="{file}"><img src="{file}" loading="lazy" alt=""></a>'
            f"<figcaption>{html.escape(file[len(name) + 2 : -4].replace('--', ' · '))}</figcaption></figure>"
            for file in files
        )
        _write(folder / f"{name}.html", name, figures)
    links = "".join(
        f'<li><a href="{name}.html">{name}</a> ({len(files)})</li>' for name, files in found.items()
    )
    _write(folder / "index.html", "Liudou", f"<ul>{links}</ul>")


_STYLE = (
    "body{font:14px sans-serif} figure{display:inline-block;margin:6px} img{max-width:440px;max-height:330px}"
)


def _write(path: Path, title: str, body: str) -> None:
    head = f'<meta charset="utf-8"><title>{title}</title><style>{_STYLE}</style>'
    path.write_text(f"<!doctype html>{head}<h1>{title}</h1>{body}\n", encoding="utf-8")


def main() -> int:
    """Draw what is wished."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("folder", type=Path, metavar="OUT_DIR")
    parser.add_argument("--only", default="", metavar="PATTERN", help="part of a name, or a pattern with *")
    parser.add_argument("--size", help=argparse.SUPPRESS)
    options = parser.parse_args()
    from tests.screenshots.all_pages import PAGES

    chosen = pictures(list(PAGES), options.only)
    if options.size is not None:
        draw(options.folder, [one for one in chosen if "x".join(map(str, one.size)) == options.size])
        return 0
    for size in SIZES:
        if not any(one.size == size for one in chosen):
            continue
        with tempfile.TemporaryDirectory() as name:
            words = [sys.executable, "-m", "tests.screenshots.make", str(options.folder)]
            words += ["--only", options.only, "--size", "x".join(map(str, size))]
            look = {"QT_QPA_PLATFORM": screen(size, Path(name)), "QT_SCALE_FACTOR": "1", "QT_FONT_DPI": "96"}
            subprocess.run(words, env=os.environ | look, check=True)
    write_index(options.folder)
    sys.stdout.write(f"{len(chosen)} pictures in {options.folder}\n")
    return 0


if __name__ == "__main__":
    sys.exit(main())
