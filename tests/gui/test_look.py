"""Other colours while the window runs: everything follows, nothing is lost."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.ruleset import Variant
from liudou_gui.model.settings import Look, Settings
from liudou_gui.widgets.dress import dress
from liudou_gui.widgets.main_window import MainWindow
from liudou_gui.widgets.rows import shared_faces
from liudou_gui.widgets.styles import color, theme
from tests.helpers.fake_session import FakeSession
from tests.helpers.scenes import follow, seated


@pytest.fixture(autouse=True)
def light_again() -> Iterator[None]:
    yield
    dress(Settings())


def middle(window: MainWindow) -> str:
    QApplication.processEvents()
    image = window.grab().toImage()
    return image.pixelColor(image.width() // 2, image.height() // 2).name()


@pytest.mark.parametrize("look", (Look.DARK, Look.CONTRAST))
def test_the_table_follows_at_once(
    window: MainWindow, session: FakeSession, qtbot: QtBot, look: Look
) -> None:
    window.begin(Variant.TWO_FOUR)
    assert window.table is not None and window.table_page is not None
    with qtbot.waitSignal(window.table.view_changed):
        session.tell([*seated(), *follow()])
    page = window.table_page
    page.drawer.show_tab("counter")
    page.selection.choose(page.hand.cards()[:2])
    light = middle(window), color("page").name()
    window._store.change(look=look)
    window._apply_settings()
    assert theme().name == look.value and shared_faces().theme is theme()
    assert (middle(window), color("page").name()) != light
    assert len(page.selection.cards) == 2 and page.drawer.tab == "counter"
    assert page.hand._faces is shared_faces()
    window._store.change(look=Look.LIGHT)
    window._apply_settings()
    assert (middle(window), color("page").name()) == light


def test_four_colours_for_the_suits(window: MainWindow) -> None:
    assert not shared_faces().four_colour
    window._store.change(four_colour=True)
    window._apply_settings()
    assert shared_faces().four_colour
    window._store.change(four_colour=False)
    window._apply_settings()
    assert not shared_faces().four_colour
    window._store.change(look=Look.CONTRAST)
    window._apply_settings()
    assert shared_faces().four_colour, "high contrast always has four"
