"""A window's parts on a session that the test plays."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine.visible import VisibleEvent
from liudou_gui.app.application import Options, build_window
from liudou_gui.model.table_model import TableModel
from liudou_gui.widgets import motion
from liudou_gui.widgets.main_window import MainWindow
from tests.helpers.fake_session import FakeSession


@pytest.fixture(autouse=True)
def nothing_moves(monkeypatch: pytest.MonkeyPatch) -> None:
    """The system asks for less motion, except where a test takes :func:`moving`."""
    monkeypatch.setattr(motion, "system_reduces_motion", lambda: True)


@pytest.fixture
def moving(nothing_moves: None, monkeypatch: pytest.MonkeyPatch) -> None:
    """Things move as the settings say."""
    monkeypatch.setattr(motion, "system_reduces_motion", lambda: False)


@pytest.fixture
def session() -> FakeSession:
    return FakeSession()


@pytest.fixture
def table(session: FakeSession, qtbot: QtBot) -> Iterator[TableModel]:
    assert qtbot
    model = TableModel(session)
    model.start()
    yield model
    model.close()


@pytest.fixture
def tell(session: FakeSession, table: TableModel, qtbot: QtBot) -> Callable[[Iterable[VisibleEvent]], None]:
    """Send events and wait until the model has told of them."""

    def send(events: Iterable[VisibleEvent]) -> None:
        with qtbot.waitSignal(table.view_changed):
            session.tell(events)

    return send


@pytest.fixture
def window(session: FakeSession, qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    made = build_window(Options(profile=tmp_path, language="en"), lambda _ruleset, _settings: session)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitUntil(lambda: made.was_painted)
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    yield made
    made.close()
