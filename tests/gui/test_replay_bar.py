"""The bar that moves a replay."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QWidget
from pytestqt.qtbot import QtBot

from liudou_gui.model.table_model import TableModel
from liudou_gui.widgets.dress import speak
from liudou_gui.widgets.icon_button import Sign
from liudou_gui.widgets.replay_bar import HIGH, ReplayBar
from tests.helpers.fake_replay import STEPS, FakeReplay

END = len(STEPS)


@pytest.fixture
def replay() -> FakeReplay:
    return FakeReplay()


@pytest.fixture
def bar(replay: FakeReplay, qtbot: QtBot) -> Iterator[ReplayBar]:
    speak("en")
    table = TableModel(replay)
    made = ReplayBar(replay, table)
    qtbot.addWidget(made)
    made.resize(1000, HIGH)
    made.show()
    qtbot.waitExposed(made)
    with qtbot.waitSignal(table.view_changed):
        table.start()
    yield made
    table.close()
    made.stop()
    table.deleteLater()


def settle(qtbot: QtBot) -> None:
    for _ in range(3):
        QApplication.processEvents()
        qtbot.wait(1)


def press(bar: ReplayBar, name: str, qtbot: QtBot) -> None:
    found = [b for b in bar.findChildren(QAbstractButton) if b.accessibleName() == name]
    assert len(found) == 1, name
    qtbot.mouseClick(found[0], Qt.MouseButton.LeftButton)
    settle(qtbot)


def key(bar: ReplayBar, code: Qt.Key, qtbot: QtBot) -> None:
    qtbot.keyClick(bar.slider, code)
    settle(qtbot)


def test_buttons_step_and_say_what_was_done(bar: ReplayBar, replay: FakeReplay, qtbot: QtBot) -> None:
    assert bar.line.accessibleName() == f"Step 0 of {END} · dealt"
    said = []
    for _ in range(5):
        press(bar, "Step forward", qtbot)
        said.append(bar.line.accessibleName().removeprefix(f"Step {replay.position} of {END}"))
    assert said == [" · Mei does not bid", " · <b>Nai</b> bids", "", " · <b>Nai</b> plays", " · Jun passes"]
    press(bar, "Step back", qtbot)
    assert replay.position == 4
    press(bar, "To the end", qtbot)
    assert replay.position == bar.slider.value() == END
    assert not bar.buttons[Sign.FORWARD].isEnabled()
    press(bar, "To the start", qtbot)
    assert replay.position == 0
    assert not bar.buttons[Sign.BACK].isEnabled()


def test_keys_move_wherever_the_focus_is(bar: ReplayBar, replay: FakeReplay, qtbot: QtBot) -> None:
    for code, position in (
        (Qt.Key.Key_Right, 1),
        (Qt.Key.Key_End, END),
        (Qt.Key.Key_Left, END - 1),
        (Qt.Key.Key_PageUp, 6),
        (Qt.Key.Key_PageUp, 3),
        (Qt.Key.Key_PageDown, 6),
        (Qt.Key.Key_Home, 0),
    ):
        key(bar, code, qtbot)
        assert replay.position == position
    qtbot.keyClick(bar.buttons[Sign.PLAY], Qt.Key.Key_Right)
    assert replay.position == 1


def test_tricks_are_marked_and_reached_at_once(bar: ReplayBar, replay: FakeReplay, qtbot: QtBot) -> None:
    assert bar.slider.marks == (3, 6, 8)
    for position in (3, 6, 8, 9):
        press(bar, "Next trick", qtbot)
        assert replay.position == position
    for position in (8, 6, 3, 0):
        press(bar, "Previous trick", qtbot)
        assert replay.position == position


def test_playing_goes_on_by_itself_to_the_end(bar: ReplayBar, replay: FakeReplay, qtbot: QtBot) -> None:
    qtbot.keyClick(bar.slider, Qt.Key.Key_Space)
    assert bar.playing
    assert bar._clock.interval() == 1000
    bar.speed.setFocus()
    qtbot.keyClick(bar.speed, Qt.Key.Key_End)
    assert bar._clock.interval() == 250
    bar._clock.setInterval(1)
    qtbot.waitUntil(lambda: not bar.playing)
    assert replay.position == END
    assert bar.buttons[Sign.PLAY].accessibleName() == "Play on"
    press(bar, "Play on", qtbot)
    assert replay.position == 0, "at the end it begins anew"
    press(bar, "Pause", qtbot)
    assert not bar.playing


def test_a_move_by_hand_and_hiding_end_playing(bar: ReplayBar, qtbot: QtBot) -> None:
    for end in (lambda: key(bar, Qt.Key.Key_Right, qtbot), bar.hide):
        bar.toggle_play()
        assert bar.playing
        end()
        assert not bar.playing


def test_the_slider_goes_where_the_pointer_is(bar: ReplayBar, replay: FakeReplay, qtbot: QtBot) -> None:
    slider = bar.slider
    for position in (5, 2, 9):
        place = QPoint(round(slider.place_of(position)), slider.height() // 2)
        qtbot.mouseClick(slider, Qt.MouseButton.LeftButton, pos=place)
        assert replay.position == position
    qtbot.mousePress(slider, Qt.MouseButton.LeftButton, pos=QPoint(round(slider.place_of(1)), 10))
    qtbot.mouseMove(slider, QPoint(-50, 10))
    assert replay.position in (0, 1)


def test_eyes_can_be_changed(bar: ReplayBar, replay: FakeReplay, qtbot: QtBot) -> None:
    assert [bar.viewer.itemText(i) for i in range(7)][:3] == ["Lin", "Mei", "<b>Nai</b>"]
    bar.go(4)
    bar.viewer.setFocus()
    qtbot.keyClick(bar.viewer, Qt.Key.Key_Down)
    settle(qtbot)
    assert (replay.viewer, replay.all_open, replay.position) == (1, False, 4)
    press(bar, "All hands open", qtbot)
    assert (replay.viewer, replay.all_open) == (1, True)
    assert bar.viewer.currentText() == "Mei"
    qtbot.keyClick(bar.viewer, Qt.Key.Key_End)
    settle(qtbot)
    assert replay.viewer is None
    assert bar.viewer.currentText() == "Onlooker"


@pytest.mark.parametrize("wide", [400, 720, 1000])
@pytest.mark.parametrize("k", [1.0, 1.5, 2.0])
def test_nothing_is_cut_or_covered(bar: ReplayBar, qtbot: QtBot, wide: int, k: float) -> None:
    bar.go(4)
    bar.set_scale(k)
    bar.resize(round(wide * k), round(HIGH * k))
    settle(qtbot)
    parts: list[QWidget] = [*bar.buttons.values(), bar.line, bar.slider, bar.speed, bar.viewer, bar.all_open]
    assert all(button.width() == button.height() for button in bar.buttons.values())
    places = [part.geometry() for part in parts]
    for number, (part, place) in enumerate(zip(parts, places, strict=True)):
        assert bar.rect().contains(place), part.objectName()
        assert place.width() >= part.minimumSizeHint().width(), part.objectName()
        assert not any(place.intersects(other) for other in places[number + 1 :]), part.objectName()
