"""Questions over the table: what they say, and what answers them."""

from __future__ import annotations

from collections.abc import Callable, Iterable

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel, QWidget
from pytestqt.qtbot import QtBot

from engine.actions import Action, Bid, Camp, ChooseCamp, Double, PromptKind, ShowHand
from engine.ruleset import Variant
from engine.visible import PromptClosed, SlotClosed, VisibleEvent
from liudou_gui.model.table_model import TableModel
from liudou_gui.widgets.camp_prompt import choosers
from liudou_gui.widgets.prompt_layer import PromptLayer
from tests.helpers.fake_session import FakeSession
from tests.helpers.scenes import NAMES, asked, bids, camps, lead, seated

Tell = Callable[[Iterable[VisibleEvent]], None]


@pytest.fixture
def page(qtbot: QtBot) -> QWidget:
    made = QWidget()
    made.resize(900, 600)
    qtbot.addWidget(made)
    made.show()
    qtbot.waitExposed(made)
    made.activateWindow()
    qtbot.waitUntil(made.isActiveWindow)
    return made


@pytest.fixture
def layer(table: TableModel, page: QWidget) -> PromptLayer:
    made = PromptLayer(table, page)
    made.set_area(0, 0, 900, 600, 1.0)
    return made


def button(page: QWidget, name: str) -> QAbstractButton:
    found = [b for b in page.findChildren(QAbstractButton) if b.accessibleName() == name and b.isVisible()]
    assert len(found) == 1, f"{name}: {len(found)}"
    return found[0]


def words(page: QWidget) -> str:
    return " ".join(label.text() for label in page.findChildren(QLabel) if label.isVisible())


def test_a_play_has_no_card(layer: PromptLayer, tell: Tell) -> None:
    tell([*seated(), *lead()])
    assert layer.card is None


def test_bids_that_are_too_low_are_disabled(layer: PromptLayer, page: QWidget, tell: Tell) -> None:
    tell([*seated(), *bids(0, 2), *asked(PromptKind.BID, above=2)])
    names = ("No bid", "Bid 1", "Bid 2", "Bid 3")
    assert [button(page, name).isEnabled() for name in names] == [True, False, False, True]
    assert f"{NAMES[2]} said 2." in words(page)
    assert "No answer means no bid." in words(page)


def test_the_stake_is_explained_where_the_bid_is_a_factor(
    layer: PromptLayer, page: QWidget, tell: Tell
) -> None:
    tell([*seated(Variant.HIDDEN), *asked(PromptKind.BID)])
    assert "Your bid is the stake S." in words(page)


@pytest.mark.parametrize(
    ("kind", "name", "key", "action"),
    [
        (PromptKind.BID, "Bid 2", Qt.Key.Key_2, Bid(2)),
        (PromptKind.BID, "No bid", Qt.Key.Key_P, Bid(0)),
        (PromptKind.DOUBLE, "Double", Qt.Key.Key_D, Double(yes=True)),
        (PromptKind.DOUBLE, "Don’t double", Qt.Key.Key_N, Double(yes=False)),
        (PromptKind.SHOW, "Show to all", Qt.Key.Key_S, ShowHand(yes=True)),
        (PromptKind.SHOW, "Keep closed", Qt.Key.Key_N, ShowHand(yes=False)),
        (PromptKind.CAMP, f"Join {NAMES[5]}", Qt.Key.Key_Left, ChooseCamp(Camp.POSITIVE)),
        (PromptKind.CAMP, f"Join {NAMES[2]}", Qt.Key.Key_Right, ChooseCamp(Camp.NEGATIVE)),
    ],
)
@pytest.mark.parametrize("by_key", [False, True])
def test_every_answer_works_by_mouse_and_by_key(
    layer: PromptLayer,
    page: QWidget,
    tell: Tell,
    session: FakeSession,
    table: TableModel,
    qtbot: QtBot,
    kind: PromptKind,
    name: str,
    key: Qt.Key,
    action: Action,
    by_key: bool,
) -> None:
    tell([*seated(Variant.TWO_CAMPS), *camps(), *asked(kind, 7)])
    assert layer.card is not None
    answer = button(page, name)
    with qtbot.waitSignal(table.view_changed):
        if by_key:
            qtbot.keyClick(page, key)
        else:
            qtbot.mouseClick(answer, Qt.MouseButton.LeftButton)
    assert session.submitted == [(7, action)]
    assert layer.card is None, "an answered question goes away at once"


def test_a_question_closed_by_time_goes_away(layer: PromptLayer, tell: Tell) -> None:
    tell([*seated(), *asked(PromptKind.DOUBLE, 7)])
    assert layer.card is not None
    tell([PromptClosed(7)])
    assert layer.card is None


def test_the_ring_shows_the_tables_time(layer: PromptLayer, tell: Tell, session: FakeSession) -> None:
    tell([*seated(), *asked(PromptKind.SHOW, 7)])
    assert layer.card is not None
    session.clock = 4_100
    layer.card.tick()
    assert layer.card.ring.accessibleName() == "6"


def test_showing_alone_is_worth_nine(layer: PromptLayer, page: QWidget, tell: Tell) -> None:
    solo = camps()[:5]
    tell([*seated(), *solo, *asked(PromptKind.SHOW)])
    assert "N + 9" in words(page)


def test_the_camp_card_says_who_chooses_in_turn(
    layer: PromptLayer, page: QWidget, tell: Tell, table: TableModel
) -> None:
    tell([*seated(Variant.TWO_CAMPS), *camps()])
    assert choosers(table.view) == (0, 1, 3, 4)
    tell(asked(PromptKind.CAMP, 7))
    assert "• You" in words(page)
    assert "drawn by lot" in words(page)
    tell([PromptClosed(7), SlotClosed(0)])
    assert layer.card is None


@pytest.mark.parametrize("size", [(1000, 600), (620, 300), (420, 200)])
def test_the_card_stays_within_its_area(
    layer: PromptLayer, page: QWidget, tell: Tell, size: tuple[int, int]
) -> None:
    layer.set_area(10, 20, *size, 1.2)
    tell([*seated(Variant.TWO_CAMPS), *camps(), *asked(PromptKind.CAMP)])
    assert layer.card is not None
    place = layer.card.geometry()
    assert place.width() <= size[0] + 1
    assert place.left() >= 10
    assert place.top() >= 20


def test_names_of_people_are_plain_text(layer: PromptLayer, page: QWidget, tell: Tell) -> None:
    tell([*seated(), *bids(0, 1), *asked(PromptKind.BID, above=1)])
    labels = page.findChildren(QLabel)
    assert labels
    assert all(label.textFormat() is Qt.TextFormat.PlainText for label in labels)
