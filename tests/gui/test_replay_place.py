"""Where a replay's bar lies, and what is said for a while: on no seat, no card and no button."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QRect
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from liudou_gui.widgets.geometry import Rect
from liudou_gui.widgets.main_window import MainWindow
from liudou_gui.widgets.option_texts import scale_note
from liudou_gui.widgets.table_page import TablePage
from tests.helpers.fake_replay import FakeReplay

SIZES = ((1024, 640), (1366, 768), (1920, 1080), (3840, 2160), (720, 1280))
SCALES = (75, 100, 150, 200, 250)
EVERY_SIZE = pytest.mark.parametrize("size", SIZES)
EVERY_SCALE = pytest.mark.parametrize("scale", SCALES)


def common(widget: QWidget, place: Rect) -> int:
    """Return how many pixels of height a part and a place have in common; edges in between count as one."""
    box = QRect(round(place.x), round(place.y), round(place.w), round(place.h) - 1)
    return max(0, widget.geometry().intersected(box).height())


@pytest.fixture
def page(window: MainWindow, qtbot: QtBot) -> TablePage:
    replay = FakeReplay()
    window._open(replay, replay)
    assert window.table is not None and window.table_page is not None
    with qtbot.waitSignal(window.table.view_changed):
        pass
    return window.table_page


@EVERY_SCALE
@EVERY_SIZE
def test_the_bar_lies_on_no_seat_and_no_card(
    window: MainWindow, page: TablePage, size: tuple[int, int], scale: int
) -> None:
    window._change_scale(scale)
    window.resize(*size)
    bar, places = page.replay_bar, page._places
    assert bar is not None and page.rect().contains(bar.geometry())
    found = {f"play {seat}": place for seat, place in places.plays.items()}
    found |= {f"panel {seat}": place for seat, place in places.panels.items()} | {"own": places.own_panel}
    assert not [name for name, place in found.items() if common(bar, place)], (places.shape, places.k)


@EVERY_SCALE
@EVERY_SIZE
def test_a_notice_lies_on_nothing_that_is_needed(
    window: MainWindow, page: TablePage, size: tuple[int, int], scale: int
) -> None:
    window._change_scale(scale)
    window.resize(*size)
    page.notices.clear()
    page.notices.say(scale_note(200, 147))
    bar, places, box = page.replay_bar, page._places, page.notices.geometry()
    assert bar is not None and page.rect().contains(box)
    for part in (bar, page.bar, page.action_bar, page.hand, page.tools):
        assert not part.geometry().intersects(box), part.objectName()
    for place in (*places.panels.values(), *places.plays.values()):
        assert not common(page.notices, place), (place, box, places.aside)
