"""The hand: presses, sweeps, the lift zone, the keyboard and what a screen reader gets."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QAccessibleActionInterface
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.cards import Card, full_pack
from liudou_gui.model.hand_order import hand_order
from liudou_gui.widgets.card_faces import CardFaces
from liudou_gui.widgets.hand_view import HandView
from liudou_gui.widgets.theme import CELADON

LEFT = Qt.MouseButton.LeftButton
PLAIN = Qt.KeyboardModifier.NoModifier
HAND = tuple(sorted(full_pack(4)[3::4] + full_pack(4)[: 4 * 8 : 4], reverse=True))[:46]


class Table:
    """A stand-in for the model: keeps the selection by the rule of the signal."""

    def __init__(self, view: HandView) -> None:
        self.view = view
        self.ranges: list[tuple[int, int]] = []
        view.range_toggled.connect(self.toggled)

    def toggled(self, first: int, last: int) -> None:
        cards = self.view.cards()
        low, high = sorted((first, last))
        run = set(cards[low : high + 1])
        chosen = {card for index, card in enumerate(cards) if self.view.is_selected(index)}
        self.ranges.append((first, last))
        self.view.set_selected(chosen - run if cards[first] in chosen else chosen | run)

    def selected(self) -> list[int]:
        return [index for index in range(self.view.count()) if self.view.is_selected(index)]


def name(card: Card, selected: bool, place: int, count: int) -> str:
    return f"{card}{', selected' if selected else ''}, {place} of {count}"


@pytest.fixture
def table(qtbot: QtBot) -> Iterator[Table]:
    view = HandView(CardFaces(CELADON), namer=name)
    view.reduce_motion = True
    qtbot.addWidget(view)
    view.resize(1366, 162)
    view.set_scale(1.0)
    view.set_order(hand_order(HAND), ())
    view.show()
    qtbot.waitExposed(view)
    yield Table(view)


def point(table: Table, index: int) -> QPoint:
    """Return a point on the visible strip of a card."""
    return table.view.strip_rect(index).center().toPoint()


def drag(table: Table, *indices: int) -> None:
    """Press on the first card, move over the others, release on the last."""
    viewport = table.view.viewport()
    QTest.mousePress(viewport, LEFT, PLAIN, point(table, indices[0]))
    for index in indices[1:]:
        QTest.mouseMove(viewport, point(table, index))
    QTest.mouseRelease(viewport, LEFT, PLAIN, point(table, indices[-1]))


def test_click_is_a_range_of_one(table: Table) -> None:
    drag(table, 7)
    assert table.ranges == [(7, 7)] and table.selected() == [7]
    drag(table, 7)
    assert table.selected() == []


@pytest.mark.parametrize("index", (0, 1, 22, 44, 45))
def test_every_strip_is_hit(table: Table, index: int) -> None:
    drag(table, index)
    assert table.selected() == [index]


def test_sweep_lifts_while_it_runs_and_shows_the_count(table: Table) -> None:
    viewport = table.view.viewport()
    QTest.mousePress(viewport, LEFT, PLAIN, point(table, 5))
    QTest.mouseMove(viewport, point(table, 11))
    assert table.view.swept() == frozenset(range(5, 12))
    assert table.view._line.isVisible() and table.selected() == []
    base = table.view._spread.cards[8].y
    assert table.view._items[8].y() == pytest.approx(base - 20, abs=1)
    QTest.mouseMove(viewport, point(table, 8))
    assert table.view.swept() == frozenset(range(5, 9))
    QTest.mouseRelease(viewport, LEFT, PLAIN, point(table, 8))
    assert table.selected() == [5, 6, 7, 8] and not table.view._line.isVisible()


def test_fast_sweep_skips_nothing_in_both_directions(table: Table) -> None:
    drag(table, 2, 40)
    assert table.selected() == list(range(2, 41))
    drag(table, 40, 2)
    assert table.selected() == []


def test_sweep_sets_all_to_the_opposite_of_the_pressed_card(table: Table) -> None:
    table.view.set_selected({HAND[11], HAND[13]})
    drag(table, 10, 14)
    assert table.selected() == [10, 11, 12, 13, 14]
    drag(table, 12, 20)
    assert table.selected() == [10, 11]


def test_sweep_that_leaves_the_hand_goes_on(table: Table) -> None:
    viewport = table.view.viewport()
    QTest.mousePress(viewport, LEFT, PLAIN, point(table, 30))
    QTest.mouseMove(viewport, QPoint(1365, 2))
    QTest.mouseRelease(viewport, LEFT, PLAIN, QPoint(1365, 2))
    assert table.selected() == list(range(30, 46))


def test_press_in_the_lift_zone_of_a_lifted_card(table: Table) -> None:
    table.view.set_selected({HAND[9]})
    strip = table.view._spread.strips[9]
    where = QPointF(strip.cx, strip.y - 12).toPoint()
    assert table.view.index_at(QPointF(where)) == 9
    QTest.mouseClick(table.view.viewport(), LEFT, PLAIN, where)
    assert table.selected() == []


def test_other_buttons_choose_nothing(table: Table, qtbot: QtBot) -> None:
    with qtbot.waitSignals([table.view.play_armed, table.view.play_wished], order="strict"):
        QTest.mouseClick(table.view.viewport(), Qt.MouseButton.RightButton, PLAIN, point(table, 3))
    QTest.mouseClick(table.view.viewport(), Qt.MouseButton.MiddleButton, PLAIN, point(table, 3))
    assert table.ranges == []


def test_double_click_takes_the_rank(table: Table, qtbot: QtBot) -> None:
    QTest.mouseClick(table.view.viewport(), LEFT, PLAIN, point(table, 3))
    with qtbot.waitSignal(table.view.rank_wished) as heard:
        QTest.mouseDClick(table.view.viewport(), LEFT, PLAIN, point(table, 3))
    QTest.mouseRelease(table.view.viewport(), LEFT, PLAIN, point(table, 3))
    assert heard.args == [3]
    assert table.ranges == [(3, 3)]


def test_a_click_on_nothing_clears(table: Table, qtbot: QtBot) -> None:
    table.view.set_order(hand_order(HAND[:5]), ())
    with qtbot.waitSignal(table.view.cleared):
        QTest.mouseClick(table.view.viewport(), LEFT, PLAIN, QPoint(20, 60))


def test_keyboard(table: Table, qtbot: QtBot) -> None:
    view = table.view
    view.setFocus(Qt.FocusReason.TabFocusReason)
    for _ in range(3):
        QTest.keyClick(view, Qt.Key.Key_Right)
    assert view.focus_index == 3
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert table.selected() == [3]
    for _ in range(2):
        QTest.keyClick(view, Qt.Key.Key_Right, Qt.KeyboardModifier.ShiftModifier)
    assert table.selected() == [3, 4, 5] and view.focus_index == 5
    QTest.keyClick(view, Qt.Key.Key_Left, Qt.KeyboardModifier.ShiftModifier)
    assert table.selected() == [3, 4, 5] and view.focus_index == 4
    QTest.keyClick(view, Qt.Key.Key_Space)
    assert table.selected() == [3, 5]
    QTest.keyClick(view, Qt.Key.Key_End)
    assert view.focus_index == 45


def test_new_cards_keep_what_is_still_held(table: Table) -> None:
    table.view.set_selected({HAND[1], HAND[40]})
    table.view.set_interactive_pending({HAND[2], HAND[41]})
    table.view.set_order(hand_order(HAND[:20]), ())
    assert table.selected() == [1] and table.view.count() == 20
    table.view.set_order(hand_order(()), ())
    assert table.view.count() == 0 and table.view.index_at(QPointF(500, 80)) is None


def test_a_card_on_its_way_is_told_as_one_that_cannot_be_chosen(table: Table) -> None:
    table.view.set_interactive_pending({HAND[2]})
    hand = QAccessible.queryAccessibleInterface(table.view)
    told = [hand.child(place) for place in range(4)]
    assert [card.state().disabled for card in told if card is not None] == [0, 0, 1, 0]


def test_resize_keeps_cards_inside(table: Table) -> None:
    table.view.resize(1024, 140)
    table.view.set_scale(0.85)
    assert table.view._spread.cards[-1].right <= 1024
    QTest.qWait(150)
    drag(table, 45)
    assert table.selected() == [45]


def test_two_rows_in_portrait(table: Table) -> None:
    table.view.resize(720, 268)
    table.view.set_scale(1.0, portrait=True)
    rows = table.view._spread.rows
    split = rows.index(1)
    assert HAND[split].rank != HAND[split - 1].rank
    drag(table, split - 1, split)
    assert table.selected() == [split - 1, split]


def test_screen_reader_hears_every_card(table: Table) -> None:
    root = QAccessible.queryAccessibleInterface(table.view)
    assert root is not None and root.childCount() == 46
    table.view.set_selected({HAND[11]})
    card = root.child(11)
    assert card.text(QAccessible.Text.Name) == f"{HAND[11]}, selected, 12 of 46"
    assert card.state().checked and not root.child(12).state().checked
    assert card.role() == QAccessible.Role.CheckBox
    assert card.rect().width() > 10 and card.rect() == table.view.screen_rect(11)
    actions = card.actionInterface()
    assert actions is not None
    actions.doAction(QAccessibleActionInterface.pressAction())
    assert table.selected() == []
    assert root.indexOfChild(card) == 11
