"""The window's ways to kept deals, replays, and a deal that waits."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QMessageBox
from pytestqt.qtbot import QtBot

from engine.ruleset import Variant
from liudou_gui.history.base import KeptDeal, RecordRefused, RecordTrouble
from liudou_gui.model.language import LanguageSwitch
from liudou_gui.model.settings import SettingsStore
from liudou_gui.session.base import CannotGoOn, Session, WaitingDeal
from liudou_gui.widgets.dress import speak
from liudou_gui.widgets.main_window import MainWindow
from tests.helpers.fake_history import NAMES, FakeHistory, kept
from tests.helpers.fake_replay import FakeReplay
from tests.helpers.fake_session import FakeSession
from tests.helpers.scenes import ended, follow, seated


class FakeUnfinished:
    """Implements ``Unfinished``."""

    def __init__(self, session: FakeSession) -> None:
        self.session = session
        self.deal: WaitingDeal | None = WaitingDeal(Variant.TWO_FOUR, 23, NAMES)
        self.broken: Exception | None = None

    def _check(self) -> None:
        if self.broken is not None:
            raise self.broken

    def waiting(self) -> WaitingDeal | None:
        self._check()
        return self.deal

    def resume(self) -> Session:
        self._check()
        return self.session

    def discard(self) -> None:
        self._check()
        self.deal = None


class Replays:
    """Makes replays and remembers of what."""

    def __init__(self) -> None:
        self.asked: list[tuple[str, int]] = []
        self.made: list[FakeReplay] = []
        self.refusal: RecordTrouble | None = None

    def __call__(self, text: str, deal: KeptDeal) -> FakeReplay:
        if self.refusal is not None:
            raise RecordRefused(self.refusal)
        self.asked.append((text, deal.id))
        self.made.append(FakeReplay())
        return self.made[-1]


@pytest.fixture
def history() -> FakeHistory:
    return FakeHistory([kept(number) for number in range(5)])


@pytest.fixture
def unfinished(session: FakeSession) -> FakeUnfinished:
    return FakeUnfinished(session)


@pytest.fixture
def replays() -> Replays:
    return Replays()


@pytest.fixture
def window(
    history: FakeHistory, replays: Replays, unfinished: FakeUnfinished, tmp_path: Path, qtbot: QtBot
) -> Iterator[MainWindow]:
    switch = LanguageSwitch(Path())
    speak(switch.use("en"))
    made = MainWindow(
        SettingsStore(tmp_path),
        switch,
        lambda _rules, _settings: FakeSession(),
        history=history,
        replays=replays,
        unfinished=unfinished,
    )
    qtbot.addWidget(made)
    made.show()
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    yield made
    made.close()


def press(window: MainWindow, name: str, qtbot: QtBot) -> None:
    found = [b for b in window.findChildren(QAbstractButton) if b.accessibleName() == name and b.isVisible()]
    assert len(found) == 1, f"{name}: {len(found)}"
    qtbot.mouseClick(found[0], Qt.MouseButton.LeftButton)
    QApplication.processEvents()


def question(window: MainWindow) -> QMessageBox:
    return next(b for b in window.findChildren(QMessageBox) if b.isVisible())


def answer(window: MainWindow, name: str, qtbot: QtBot) -> None:
    button = next(b for b in question(window).buttons() if b.text() == name)
    qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    QApplication.processEvents()


# -- records and replays ---------------------------------------------------------------------


def test_from_the_records_into_a_replay_and_back(window: MainWindow, replays: Replays, qtbot: QtBot) -> None:
    press(window, "Records", qtbot)
    page = window.records_page
    assert page is not None
    assert page.deals.table.hasFocus()
    qtbot.keyClick(page.deals.table, Qt.Key.Key_Down)
    qtbot.keyClick(page.deals.table, Qt.Key.Key_Return)
    assert replays.asked == [("deal 2\n六\n", 2)]
    assert window.replaying
    assert window.table_page is not None
    assert window.table_page.isVisible()
    press(window, "Leave", qtbot)
    assert window.table_page is None
    assert page.isVisible(), "a replay is left without a question"
    assert replays.made[0].closed == 1
    qtbot.keyClick(window, Qt.Key.Key_Escape)
    assert window.start_page.isVisible()


def test_the_last_deal_can_be_watched_again(window: MainWindow, replays: Replays) -> None:
    window.begin(Variant.HIDDEN)
    table = window.table
    window.replay_last()
    assert not window.replaying, "nothing was kept yet"
    window.note_kept(2)
    window.replay_last()
    assert replays.asked == [("deal 2\n六\n", 2)]
    assert window.replaying and window.table is not table
    window.ask_to_leave()
    assert window.table is table, "the table waited for its next deal"


def test_why_a_deal_cannot_be_replayed_is_said(
    window: MainWindow, replays: Replays, history: FakeHistory
) -> None:
    replays.refusal = RecordTrouble.NEWER
    window.begin_replay(3)
    assert window.records_page is not None
    assert window.records_page.isVisible()
    assert window.records_page.message.text().startswith("A newer version of Liudou wrote it")
    window.begin_replay(77)
    assert window.records_page.message.text() == "This deal is no longer kept."
    history.broken = OSError(5, "disk gone")
    window.begin_replay(3)
    assert "disk gone" in window.records_page.message.text()
    assert window.table is None


def test_a_window_without_history_offers_none(tmp_path: Path, qtbot: QtBot) -> None:
    made = MainWindow(SettingsStore(tmp_path), LanguageSwitch(Path()), lambda _r, _s: FakeSession())
    qtbot.addWidget(made)
    made.show()
    assert not made.start_page.records_button.isVisible()
    assert not made.start_page.waiting.isVisible()
    made.show_records()
    made.replay_last()
    made.resume()
    assert made.start_page.isVisible()


# -- a deal that waits -----------------------------------------------------------------------


def test_a_deal_that_waits_is_gone_on_with(window: MainWindow, session: FakeSession, qtbot: QtBot) -> None:
    assert window.start_page.waiting.text.text() == "Go on with New Six, 23 plays made"
    press(window, "Continue", qtbot)
    assert window.table is not None
    with qtbot.waitSignal(window.table.view_changed):
        session.tell([*seated(), *follow()])
    window.ask_to_leave()
    assert question(window).text() == "Leave the table? You can go on with it later."
    answer(window, "Leave", qtbot)
    assert session.closed == 1
    assert window.start_page.waiting.isVisible(), "leaving keeps the deal"


def test_closing_the_window_keeps_the_deal(window: MainWindow, unfinished: FakeUnfinished) -> None:
    window.resume()
    window.close()
    assert unfinished.session.closed == 1
    assert unfinished.deal is not None


def test_after_the_end_nothing_can_be_gone_on_with(
    window: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    window.resume()
    assert window.table is not None
    with qtbot.waitSignal(window.table.view_changed):
        session.tell([*seated(), *ended()])
    window.ask_to_leave()
    assert "later" in question(window).text(), "the evening can be gone on with"
    answer(window, "Stay", qtbot)


def test_discarding_asks(window: MainWindow, unfinished: FakeUnfinished, qtbot: QtBot) -> None:
    press(window, "Discard", qtbot)
    answer(window, "Keep", qtbot)
    assert unfinished.deal is not None
    press(window, "Discard", qtbot)
    answer(window, "Discard", qtbot)
    assert unfinished.deal is None
    assert not window.start_page.waiting.isVisible()


def test_a_new_table_does_not_lose_the_deal_unasked(
    window: MainWindow, unfinished: FakeUnfinished, qtbot: QtBot
) -> None:
    press(window, "Play Hidden Landlords", qtbot)
    answer(window, "Stay", qtbot)
    assert window.table is None
    press(window, "Play Hidden Landlords", qtbot)
    answer(window, "Begin anew", qtbot)
    assert window.table is not None
    assert unfinished.deal is None


def test_a_deal_that_cannot_be_gone_on_with_is_told(
    window: MainWindow, unfinished: FakeUnfinished, qtbot: QtBot
) -> None:
    notice = window.start_page.notice
    unfinished.broken = CannotGoOn("no access")
    press(window, "Discard", qtbot)
    answer(window, "Discard", qtbot)
    assert notice.text() == "no access"
    window.start_page.say("")
    window.resume()
    assert notice.text() == "no access"
    assert window.start_page.isVisible()
