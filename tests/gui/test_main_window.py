"""The window as a whole, on a session that the test plays."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QMessageBox, QWidget
from pytestqt.qtbot import QtBot

from engine.actions import Play, PromptKind
from engine.cards import parse_cards
from engine.reasons import Reason, ReasonCode
from engine.ruleset import Variant
from engine.visible import BottomGiven, HandOpened, PromptClosed, Role, RoleSet, ShowsShown
from liudou_gui.app.application import Options, build_window, font_boxes, run
from liudou_gui.widgets.main_window import MainWindow
from liudou_gui.widgets.rule_book import RuleBook
from liudou_gui.widgets.settings_dialog import SettingsDialog
from liudou_gui.widgets.table_page import TablePage
from tests.helpers.fake_session import FakeSession
from tests.helpers.scenes import asked, ended, follow, lead, seated


@pytest.fixture
def page(window: MainWindow) -> TablePage:
    window.begin(Variant.TWO_FOUR)
    assert window.table_page is not None
    return window.table_page


@pytest.fixture
def show(window: MainWindow, session: FakeSession, page: TablePage, qtbot: QtBot) -> Callable[..., None]:
    """Send events to the table and wait until they are shown."""
    assert page

    def send(*events: object) -> None:
        assert window.table is not None
        with qtbot.waitSignal(window.table.view_changed):
            session.tell(events)  # type: ignore[arg-type]
        QApplication.processEvents()

    return send


def find(parent: QWidget, name: str) -> QAbstractButton:
    found = [b for b in parent.findChildren(QAbstractButton) if b.accessibleName() == name and b.isVisible()]
    assert len(found) == 1, f"{name}: {len(found)}"
    return found[0]


def drag(page: TablePage, first: int, last: int) -> None:
    """Sweep over the hand with the left button."""
    port = page.hand.viewport()
    start, end = (page.hand.strip_rect(i).center().toPoint() for i in (first, last))
    QTest.mousePress(port, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(port, QPoint((start.x() + end.x()) // 2, start.y()))
    QTest.mouseMove(port, end)
    QTest.mouseRelease(port, Qt.MouseButton.LeftButton, pos=end)


def test_a_deal_from_the_start_page_to_the_next(
    window: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    qtbot.mouseClick(find(window, "Play New Six"), Qt.MouseButton.LeftButton)
    page = window.table_page
    assert page is not None
    assert window.table is not None
    with qtbot.waitSignal(window.table.view_changed):
        session.tell([*seated(), *lead(20)])
    drag(page, 4, 6)
    assert page.action_bar.verdict.text == "Triple, 8"
    qtbot.mouseClick(find(page, "Play"), Qt.MouseButton.LeftButton)
    assert session.submitted == [(20, Play(parse_cards("8c0 8h0 8s0")))]
    with qtbot.waitSignal(window.table.view_changed):
        session.tell([PromptClosed(20), *ended()])
    assert page.result is not None
    qtbot.keyClick(window, Qt.Key.Key_Return)
    assert session.next_deals == 1
    with qtbot.waitSignal(window.table.view_changed):
        session.tell(seated())
    assert page.result is None
    assert page.hand.isVisible()


def test_a_sweep_drops_what_it_began_on(show: Callable[..., None], page: TablePage) -> None:
    show(*seated(), *lead())
    drag(page, 2, 6)
    assert page.selection.indices == {2, 3, 4, 5, 6}
    drag(page, 4, 5)
    assert page.selection.indices == {2, 3, 6}


def test_the_hand_is_called_so_and_stays_usable_under_a_question(
    show: Callable[..., None], page: TablePage
) -> None:
    assert page.hand.accessibleName() == "Your hand"
    show(*seated(), *asked(PromptKind.DOUBLE))
    assert page.prompts.card is not None
    drag(page, 0, 1)
    assert page.selection.indices == {0, 1}


def test_the_middle_says_what_is_to_be_beaten(show: Callable[..., None], page: TablePage) -> None:
    show(*seated(), *lead())
    assert page.view.accessibleName().startswith("Your lead")
    show(PromptClosed(20), *follow())
    assert page.view.accessibleName() == "Pair, 7, Beat Hao"


def test_a_refusal_is_shown_as_a_notice(
    show: Callable[..., None], page: TablePage, session: FakeSession, qtbot: QtBot
) -> None:
    show(*seated(), *lead())
    session.refuse(20, Reason(ReasonCode.STALE_PROMPT))
    qtbot.waitUntil(lambda: bool(page.notices.texts()))
    assert page.notices.texts() == ["Refused: The time for this answer is over (T1)"]
    assert page.notices.isVisible()


def test_bottom_cards_and_open_hands_on_demand(
    show: Callable[..., None], page: TablePage, qtbot: QtBot
) -> None:
    cards = parse_cards("9d0 9d1 Td0 Td1 Jd0 Jd1")
    show(
        *seated(),
        RoleSet(2, Role.GREAT_LANDLORD),
        BottomGiven(2, cards),
        ShowsShown((2,)),
        HandOpened(2, cards),
    )
    show(*follow())
    assert not page.sheet.isVisible()
    qtbot.mouseClick(find(page, "Bottom cards"), Qt.MouseButton.LeftButton)
    assert page.sheet.isVisible()
    assert "9 of diamonds" in page.sheet.accessibleName()
    qtbot.mouseClick(page.sheet, Qt.MouseButton.LeftButton)
    assert not page.sheet.isVisible()
    qtbot.mouseClick(find(page, "Open hands"), Qt.MouseButton.LeftButton)
    assert page.sheet.accessibleName().startswith("<b>Nai</b>")


def test_leaving_asks_first(window: MainWindow, page: TablePage, session: FakeSession, qtbot: QtBot) -> None:
    qtbot.mouseClick(find(page, "Leave"), Qt.MouseButton.LeftButton)
    box = window.findChild(QMessageBox)
    assert box is not None
    qtbot.mouseClick(find(box, "Stay"), Qt.MouseButton.LeftButton)
    assert window.table_page is page
    assert session.closed == 0
    QApplication.processEvents()
    qtbot.mouseClick(find(page, "Leave"), Qt.MouseButton.LeftButton)
    box = next(b for b in window.findChildren(QMessageBox) if b.isVisible())
    qtbot.mouseClick(find(box, "Leave"), Qt.MouseButton.LeftButton)
    assert window.table_page is None
    assert session.closed == 1
    assert window.start_page.isVisible()


def test_rules_and_settings_open_over_the_table(window: MainWindow, page: TablePage, qtbot: QtBot) -> None:
    window.resize(1920, 1080)
    before = page.bar.height()
    qtbot.mouseClick(find(page, "Rules"), Qt.MouseButton.LeftButton)
    rules = window.findChild(RuleBook)
    assert rules is not None
    qtbot.mouseClick(find(rules, "Close"), Qt.MouseButton.LeftButton)
    qtbot.mouseClick(find(page, "Settings"), Qt.MouseButton.LeftButton)
    dialog = window.findChild(SettingsDialog)
    assert dialog is not None
    qtbot.mouseClick(find(dialog, "Larger"), Qt.MouseButton.LeftButton)
    assert page.bar.height() > before
    qtbot.mouseClick(find(dialog, "Done"), Qt.MouseButton.LeftButton)


def test_closing_the_window_leaves_the_table(
    window: MainWindow, page: TablePage, session: FakeSession
) -> None:
    assert page
    window.close()
    assert session.closed == 1


@pytest.mark.parametrize("size", [(1024, 640), (1366, 768), (1920, 1080), (620, 960)])
@pytest.mark.parametrize("scale", [1.0, 1.5, 2.0])
def test_bar_buttons_and_panels_do_not_overlap(
    window: MainWindow,
    show: Callable[..., None],
    page: TablePage,
    size: tuple[int, int],
    scale: float,
) -> None:
    window.resize(*size)
    page.set_scale(scale)
    hand = " ".join(f"{rank}{suit}{deck}" for rank in "3456789TJQK" for suit in "sh" for deck in "01")
    show(*seated(hand=f"{hand} Wx0 wx0"), *follow())
    assert page.hand.count() == 46
    buttons = [
        b for b in (*page.action_bar.buttons, *page.bar.findChildren(QAbstractButton)) if b.isVisible()
    ]
    places = [b.rect().translated(b.mapTo(page, QPoint())) for b in buttons]
    for number, place in enumerate(places):
        assert page.rect().contains(place), buttons[number].accessibleName()
        assert place.width() >= buttons[number].minimumSizeHint().width()
        assert not any(place.intersects(other) for other in places[number + 1 :])


def test_the_command_line_chooses_language_and_profile(tmp_path: Path, qtbot: QtBot) -> None:
    made = build_window(Options(profile=tmp_path, language="zh_Hans"), lambda _r, _s: FakeSession())
    qtbot.addWidget(made)
    assert made.language == "zh_Hans"
    assert made.start_page.language.findChild(QAbstractButton, "language_zh_Hans").isChecked()
    assert not (tmp_path / "settings.json").exists(), "an override is not a setting"


def test_the_self_check_reports_one_line(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], qtbot: QtBot
) -> None:
    assert qtbot
    options = Options(profile=tmp_path, language="en", self_check=True)
    assert run(options, lambda _ruleset, _settings: FakeSession()) == 0
    report = json.loads(capsys.readouterr().out)
    assert report == {"language": "en", "title": "Liudou", "font_boxes": 0}


def test_boxes_are_counted(window: MainWindow) -> None:
    before = font_boxes(window)
    window.start_page.title.setText("\U0001f9e7\U0001f9e7")
    assert font_boxes(window) >= before
