"""What a table and a replay sound like, and when they are silent."""

from __future__ import annotations

from collections.abc import Iterator
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.actions import PromptKind
from engine.reasons import Reason, ReasonCode
from engine.ruleset import Variant
from engine.visible import Envelope, Passed, PromptClosed, VisibleEvent
from liudou_gui.app.application import Options, build_window
from liudou_gui.model.settings import SettingsStore
from liudou_gui.model.sound_events import Sound
from liudou_gui.model.table_model import TableModel
from liudou_gui.widgets.replay_bar import ReplayBar
from liudou_gui.widgets.settings_dialog import SettingsDialog
from liudou_gui.widgets.sound import BACKENDS, Sounds
from liudou_gui.widgets.table_page import TablePage
from tests.helpers.fake_replay import FakeReplay
from tests.helpers.fake_session import FakeSession
from tests.helpers.fake_sound import FakeBackend
from tests.helpers.scenes import asked, bids, ended, lead, played, seated


@pytest.fixture
def backend() -> FakeBackend:
    return FakeBackend()


@pytest.fixture
def sounds(backend: FakeBackend) -> Sounds:
    """Sounds whose clock moves on by a second at each look, so that no two are too close."""
    seconds = count(100)
    return Sounds([lambda: backend], lambda: float(next(seconds)))


@pytest.fixture
def store(tmp_path: Path) -> SettingsStore:
    return SettingsStore(tmp_path)


@pytest.fixture
def page(table: TableModel, store: SettingsStore, sounds: Sounds, qtbot: QtBot) -> Iterator[TablePage]:
    made = TablePage(table, store, sounds=sounds)
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    qtbot.waitExposed(made)
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    yield made
    made.stop()


def hear(session: FakeSession, backend: FakeBackend, *events: VisibleEvent) -> list[Sound]:
    """Tell *events* a second after the last ones and return what is heard of them."""
    session.clock += 1_000
    first = len(backend.played)
    session.tell(events)
    QApplication.processEvents()
    return backend.sounds[first:]


def test_a_deal_is_heard_as_it_goes(page: TablePage, session: FakeSession, backend: FakeBackend) -> None:
    assert page
    assert hear(session, backend, *seated()) == [Sound.DEAL]
    assert hear(session, backend, *asked(PromptKind.BID)) == [Sound.YOUR_TURN]
    assert hear(session, backend, PromptClosed(7), *bids(0, 2)) == [Sound.PASS, Sound.BID]
    assert hear(session, backend, played(5, "7s0")) == [Sound.PLAY]
    assert hear(session, backend, *lead()) == [Sound.YOUR_TURN]
    assert hear(session, backend, played(1, "7s0 7c0 7h0 7d0")) == [Sound.BOMB]
    assert hear(session, backend, *ended()) == [Sound.LOSE]


def test_what_is_told_again_at_a_resume_is_silent(
    page: TablePage, session: FakeSession, backend: FakeBackend
) -> None:
    """The table tells the whole deal so far at the present time."""
    assert page
    told = [*seated(), *bids(0, 2), played(5, "7s0"), Passed(1), *lead()]
    assert hear(session, backend, *told) == []
    session.tell([Passed(2)])
    QApplication.processEvents()
    assert backend.sounds == [], "not even the last of it"
    assert hear(session, backend, Passed(3)) == [Sound.PASS]


def test_what_happened_long_ago_is_silent(
    page: TablePage, session: FakeSession, table: TableModel, backend: FakeBackend
) -> None:
    assert page
    hear(session, backend, *seated())
    assert hear(session, backend, Passed(1)) == [Sound.PASS]
    session.clock += 2_001
    table._fold(Envelope(99, session.clock - 2_001, Passed(2)))
    QApplication.processEvents()
    assert backend.sounds == [Sound.DEAL, Sound.PASS]


def test_a_page_that_nobody_sees_is_silent(
    page: TablePage, session: FakeSession, backend: FakeBackend
) -> None:
    hear(session, backend, *seated())
    page.showMinimized()
    assert hear(session, backend, Passed(1)) == []
    page.showNormal()
    assert hear(session, backend, Passed(2)) == [Sound.PASS]
    page.hide()
    assert hear(session, backend, Passed(3)) == []


def test_choosing_and_refusals(page: TablePage, session: FakeSession, backend: FakeBackend) -> None:
    hear(session, backend, *seated())
    hear(session, backend, *lead())
    first = len(backend.played)
    page.selection.choose(page.hand.cards()[:2])
    page.selection.clear()
    assert backend.sounds[first:] == [Sound.SELECT]
    session.refuse(20, Reason(ReasonCode.NOT_ASKED))
    QApplication.processEvents()
    assert backend.sounds[first:] == [Sound.SELECT, Sound.REFUSED]


def test_the_last_seconds_tick_once_each_while_it_is_the_own_play(
    page: TablePage, session: FakeSession, backend: FakeBackend
) -> None:
    hear(session, backend, *seated())
    hear(session, backend, *lead())  # thirty seconds from 0 on
    first = len(backend.played)
    for clock in (24_000, 25_000, 25_100, 26_100, 29_500, 30_000):
        session.clock = clock
        page.sounds.tick()
    assert backend.sounds[first:] == [Sound.LAST_SECONDS] * 3
    session.clock = 26_500
    session.tell([PromptClosed(20)])
    QApplication.processEvents()
    page.sounds.tick()
    assert len(backend.played) == first + 3


def test_auto_play_needs_no_call(page: TablePage, session: FakeSession, backend: FakeBackend) -> None:
    hear(session, backend, *seated())
    page.auto.toggle()
    assert hear(session, backend, *lead()) == []


def test_m_mutes_and_says_so(
    page: TablePage, session: FakeSession, backend: FakeBackend, store: SettingsStore
) -> None:
    hear(session, backend, *seated())
    QTest.keyClick(page.hand, Qt.Key.Key_M)
    assert store.settings.muted and page.notices.texts() == ["Sound off"]
    assert hear(session, backend, Passed(1)) == []
    QTest.keyClick(page.hand, Qt.Key.Key_M)
    assert hear(session, backend, Passed(2)) == [Sound.PASS]
    store.change(sound=50)
    page.use_settings()
    hear(session, backend, Passed(3))
    assert backend.played[-1] == (Sound.PASS, 0.25)


# -- replays ---------------------------------------------------------------------------------


@pytest.fixture
def bar(store: SettingsStore, sounds: Sounds, qtbot: QtBot) -> Iterator[ReplayBar]:
    replay = FakeReplay()
    model = TableModel(replay)
    page = TablePage(model, store, replay=replay, sounds=sounds)
    qtbot.addWidget(page)
    page.resize(1366, 768)
    page.show()
    qtbot.waitExposed(page)
    model.start()
    QApplication.processEvents()
    assert page.replay_bar is not None
    yield page.replay_bar
    page.stop()
    model.close()


def test_a_replay_is_heard_step_by_step_forward_only(bar: ReplayBar, backend: FakeBackend) -> None:
    def go(position: int) -> list[Sound]:
        first = len(backend.played)
        bar.go(position)
        QApplication.processEvents()
        return backend.sounds[first:]

    assert backend.sounds == []
    assert [go(step) for step in (1, 2, 3, 4, 5)] == [
        [Sound.PASS],
        [Sound.BID],
        [],
        [Sound.PLAY],
        [Sound.PASS],
    ]
    assert go(8) == [], "a jump"
    assert go(7) == [], "a step back"
    assert go(9) == [], "two steps at once"
    assert go(9) == []
    assert go(8) == []
    assert go(9) == [Sound.PLAY, Sound.LOSE]
    assert go(0) == []


# -- settings --------------------------------------------------------------------------------


def test_the_volume_is_set_by_keys_and_tried_once(store: SettingsStore, qtbot: QtBot) -> None:
    dialog = SettingsDialog(store)
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    qtbot.addWidget(dialog)
    dialog.show()
    qtbot.waitExposed(dialog)
    assert dialog.volume.value() == 60
    assert dialog.volume.accessibleName() == "Volume of the sounds"
    tried: list[int] = []
    dialog.volume_changed.connect(lambda: tried.append(store.settings.sound))
    QTest.keyClick(dialog.volume, Qt.Key.Key_Right)
    QTest.keyClick(dialog.volume, Qt.Key.Key_Home)
    dialog.retranslate()
    assert tried == [70, 0]
    QTest.keyClick(dialog.switches["muted"], Qt.Key.Key_Space)
    kept = SettingsStore(store.path.parent).settings
    assert (kept.sound, kept.muted) == (0, True)
    dialog.close()


def test_the_window_tries_the_new_volume_and_ends_its_sounds(
    session: FakeSession, backend: FakeBackend, sounds: Sounds, qtbot: QtBot, tmp_path: Path
) -> None:
    window = build_window(Options(profile=tmp_path, language="en"), lambda _ruleset, _settings: session)
    qtbot.addWidget(window)
    window.sounds = sounds
    window.show()
    window.begin(Variant.TWO_FOUR)
    window.show_settings()
    dialog = window.findChild(SettingsDialog)
    assert dialog is not None
    dialog.volume.setValue(100)
    assert backend.played == [(Sound.YOUR_TURN, 1.0)]
    dialog.accept()
    window.close()
    assert backend.closed == 1


def test_without_a_screen_nothing_is_opened(window: object) -> None:
    assert BACKENDS
    assert window.sounds._backends == ()  # type: ignore[attr-defined]
