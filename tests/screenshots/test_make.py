"""The screenshot set: a sample is drawn, and no picture is blank."""

from __future__ import annotations

from pathlib import Path

from PySide6.QtGui import QImage
from pytestqt.qtbot import QtBot

from liudou_gui.model.settings import Look
from tests.screenshots.all_pages import PAGES
from tests.screenshots.make import LANGUAGES, SIZES, Picture, draw, pictures, write_index

COLOURS = 40
"""A page that shows something has at least so many."""


def test_the_set_is_every_page_in_every_look() -> None:
    names = [picture.name for picture in pictures(list(PAGES))]
    assert len(names) == len(set(names)) == len(PAGES) * (len(SIZES) * len(LANGUAGES) * len(Look) + 2)
    assert [one.name for one in pictures(list(PAGES), "start--zh_Hant--1024x640--dark")] == [
        "start--zh_Hant--1024x640--dark--100"
    ]


def test_no_page_is_blank(qtbot: QtBot, tmp_path: Path) -> None:
    assert qtbot
    chosen = [
        Picture(name, LANGUAGES[place % 3], SIZES[place % 4], tuple(Look)[place % 3])
        for place, name in enumerate(PAGES)
    ]
    draw(tmp_path, chosen)
    for picture in chosen:
        image = QImage(str(tmp_path / f"{picture.name}.png"))
        assert (image.width(), image.height()) == picture.size, picture.name
        small = image.scaled(120, 80)
        seen = {small.pixel(x, y) for x in range(120) for y in range(80)}
        assert len(seen) >= COLOURS, f"{picture.name}: {len(seen)} colours"
    write_index(tmp_path)
    assert "start.html" in (tmp_path / "index.html").read_text(encoding="utf-8")
