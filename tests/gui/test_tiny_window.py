"""A window far smaller than usual: nothing fails, Qt warns of nothing, and questions can be answered."""

from __future__ import annotations

from collections.abc import Callable, Iterator

import pytest
from PySide6.QtCore import QPoint, QRect, QtMsgType, qInstallMessageHandler
from PySide6.QtWidgets import QAbstractButton, QLabel, QScrollArea
from pytestqt.qtbot import QtBot

from engine.actions import PromptKind
from engine.ruleset import Variant
from liudou_gui.widgets.main_window import MainWindow
from liudou_gui.widgets.prompts import PromptCard
from liudou_gui.widgets.table_page import TablePage
from liudou_gui.widgets.theme import HIT
from tests.helpers.fake_session import FakeSession
from tests.helpers.scenes import asked, camps, ended, lead, seated

SIZES = ((213, 160), (320, 240), (455, 256), (256, 455))
QUESTIONS = (PromptKind.BID, PromptKind.DOUBLE, PromptKind.SHOW, PromptKind.CAMP)


@pytest.fixture
def warnings() -> Iterator[list[str]]:
    """All that Qt warns of."""
    heard: list[str] = []

    def hear(kind: QtMsgType, _context: object, text: str) -> None:
        if kind is not QtMsgType.QtDebugMsg:
            heard.append(text)

    before = qInstallMessageHandler(hear)
    yield heard
    qInstallMessageHandler(before)


@pytest.fixture
def show(window: MainWindow, session: FakeSession, qtbot: QtBot) -> Callable[..., TablePage]:
    """Send events of a deal to a window of a size."""
    window.setMinimumSize(1, 1)
    window.begin(Variant.TWO_CAMPS)

    def send(size: tuple[int, int], *events: object) -> TablePage:
        assert window.table is not None and window.table_page is not None
        with qtbot.waitSignal(window.table.view_changed):
            session.tell([*seated(Variant.TWO_CAMPS), *events])  # type: ignore[list-item]
        window.resize(*size)
        qtbot.waitUntil(lambda: window.size().toTuple() == size)
        window.grab()
        return window.table_page

    return send


@pytest.mark.parametrize("size", SIZES)
def test_qt_warns_of_nothing(
    show: Callable[..., TablePage], warnings: list[str], size: tuple[int, int]
) -> None:
    for kind in QUESTIONS:
        show(size, *camps(), *asked(kind))
    page = show(size, *lead())
    page.drawer.show_tab("notes")
    show(size, *ended())
    assert warnings == []


@pytest.mark.parametrize("kind", QUESTIONS)
@pytest.mark.parametrize("size", SIZES)
def test_a_question_can_be_read_and_answered(
    show: Callable[..., TablePage], kind: PromptKind, size: tuple[int, int]
) -> None:
    """It covers the rest of the page, or scrolls."""
    page = show(size, *(camps() if kind is PromptKind.CAMP else ()), *asked(kind))
    card = page.prompts.card
    assert card is not None
    assert not list(unreadable(card))
    for button in card.findChildren(QAbstractButton):
        scroll = page.findChild(QScrollArea, "prompt_scroll")
        if scroll is not None:
            scroll.ensureWidgetVisible(button)
        for spot in (button.rect().center(), button.rect().bottomRight() - QPoint(4, 4)):
            assert page.childAt(button.mapTo(page, spot)) is button, f"{button.objectName()} cannot be hit"


def unreadable(card: PromptCard) -> Iterator[str]:
    """Say what is cut or too small."""
    for button in card.findChildren(QAbstractButton):
        if min(button.width(), button.height()) < HIT:
            yield f"{button.objectName()} is {button.size()}"
        if button.width() < button.minimumSizeHint().width():
            yield f"{button.objectName()} is narrow"
    for words in card.findChildren(QLabel):
        if not card.rect().contains(QRect(words.mapTo(card, QPoint()), words.size())):
            yield f"{words.text()} beyond the card"
        if words.height() < words.heightForWidth(words.width()):
            yield f"{words.text()} is cut"
