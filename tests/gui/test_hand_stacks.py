"""The hand as columns: copies, counts, trays, and the gestures on them."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from engine.cards import Card, Face, full_pack
from liudou_gui.model.hand_order import HandOrder, SortBy, hand_order
from liudou_gui.widgets.card_faces import CardFaces
from liudou_gui.widgets.hand_geometry import Spread, fan, stacks
from liudou_gui.widgets.hand_view import HandView
from liudou_gui.widgets.theme import CELADON

LEFT = Qt.MouseButton.LeftButton
PLAIN = Qt.KeyboardModifier.NoModifier
PACK = full_pack(4)
SEVENS = tuple(card for card in PACK if str(card).startswith("7"))[:9]
HAND = tuple(sorted({*SEVENS, *PACK[3::7], *PACK[5::11]}))[:46]


@pytest.fixture
def view(qtbot: QtBot) -> Iterator[HandView]:
    made = HandView(CardFaces(CELADON))
    made.reduce_motion = True
    qtbot.addWidget(made)
    made.resize(1366, 226)
    made.set_stacked(True)
    made.set_scale(1.0)
    group = frozenset(SEVENS[:4])
    made.set_order(hand_order(HAND, [group]), ["Bomb"])
    made.show()
    qtbot.waitExposed(made)
    yield made


def centre(view: HandView, place: int) -> QPoint:
    return view.strip_rect(place).center().toPoint()


def loose_sevens(view: HandView) -> tuple[int, int]:
    """Return the first and the last place of the column of loose sevens."""
    order = view.order()
    for column in order.columns:
        is_seven = order.cards[column.first].rank == SEVENS[0].rank
        if is_seven and order.group_of(column.first) is None:
            return column.first, column.end - 1
    raise AssertionError


def test_a_click_on_the_front_is_one_and_on_an_edge_all_down_to_it(view: HandView, qtbot: QtBot) -> None:
    first, last = loose_sevens(view)
    with qtbot.waitSignal(view.range_toggled) as heard:
        QTest.mouseClick(view.viewport(), LEFT, PLAIN, centre(view, last))
    assert heard.args == [last, last]
    with qtbot.waitSignal(view.range_toggled) as heard:
        QTest.mouseClick(view.viewport(), LEFT, PLAIN, centre(view, first + 1))
    assert heard.args == [first + 1, last]
    view.set_selected(set(view.cards()[first : last + 1]))
    with qtbot.waitSignal(view.range_toggled) as heard:
        QTest.mouseClick(view.viewport(), LEFT, PLAIN, centre(view, last - 1))
    assert heard.args == [last - 1, first], "dropped with those behind it: the front ones stay"


def test_the_wheel_and_plus_count_copies(view: HandView, qtbot: QtBot) -> None:
    _, last = loose_sevens(view)
    where = QPointF(centre(view, last))
    angle = QPoint(0, 120)
    spin = QWheelEvent(
        where,
        QPointF(view.viewport().mapToGlobal(where.toPoint())),
        QPoint(),
        angle,
        Qt.MouseButton.NoButton,
        PLAIN,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    with qtbot.waitSignal(view.count_changed) as heard:
        QApplication.sendEvent(view.viewport(), spin)
    assert heard.args == [last, 1]
    view.setFocus()
    view.focus_index = last
    for key, by in ((Qt.Key.Key_Plus, 1), (Qt.Key.Key_Minus, -1)):
        with qtbot.waitSignal(view.count_changed) as heard:
            QTest.keyClick(view, key)
        assert heard.args == [last, by]


def test_arrows_go_by_columns_and_within_one(view: HandView) -> None:
    first, last = loose_sevens(view)
    view.setFocus()
    view.focus_index = last
    QTest.keyClick(view, Qt.Key.Key_Up)
    assert view.focus_index == last - 1
    QTest.keyClick(view, Qt.Key.Key_Left)
    assert view.focus_index == first - 1
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert view.focus_index == last
    QTest.keyClick(view, Qt.Key.Key_End)
    QTest.keyClick(view, Qt.Key.Key_Right)
    assert view.focus_index == len(view.cards()) - 1


def test_a_sweep_over_columns_takes_them_whole(view: HandView, qtbot: QtBot) -> None:
    order = view.order()
    columns = [c for c in order.columns if order.group_of(c.first) is None]
    start, end = columns[2].end - 1, columns[4].end - 1
    port = view.viewport()
    with qtbot.waitSignal(view.range_toggled) as heard:
        QTest.mousePress(port, LEFT, PLAIN, centre(view, start))
        QTest.mouseMove(port, centre(view, end))
        assert view.swept() == frozenset(range(columns[2].first, columns[4].end))
        QTest.mouseRelease(port, LEFT, PLAIN, centre(view, end))
    assert heard.args == [columns[2].first, end]


def test_a_head_is_clicked_and_dragged_upon(view: HandView, qtbot: QtBot) -> None:
    head = view.head_rect(0).center().toPoint()
    with qtbot.waitSignal(view.group_clicked) as heard:
        QTest.mouseClick(view.viewport(), LEFT, PLAIN, head)
    assert heard.args == [0]
    _, last = loose_sevens(view)
    port = view.viewport()
    with qtbot.waitSignal(view.group_wished) as heard:
        QTest.mousePress(port, LEFT, PLAIN, centre(view, last))
        QTest.mouseMove(port, head)
        assert view.swept() == frozenset()
        QTest.mouseRelease(port, LEFT, PLAIN, head)
    assert heard.args == [0, last]


def test_fan_and_stacks_can_be_switched_at_any_time(view: HandView) -> None:
    view.set_selected({view.cards()[3]})
    for stacked in (False, True, False):
        view.set_stacked(stacked)
        assert view.is_selected(3)
        assert view.index_at(QPointF(centre(view, 3))) == 3


@pytest.mark.parametrize("width", (600, 1024, 1366, 3840))
@pytest.mark.parametrize("groups", (0, 1, 4, 9))
def test_every_card_of_every_layout_is_seen_and_hit(width: int, groups: int) -> None:
    k = max(0.6, width / 1366)
    parts = [frozenset(HAND[n * 4 : n * 4 + 3]) for n in range(groups)]
    order = hand_order(HAND, parts, spare=Face(SEVENS[0].rank, SEVENS[0].suit))
    for spread in (
        stacks(order, width, 226 * k, k),
        fan(len(HAND), width, k, groups=order.groups, breaks=[c.first for c in order.columns[1:]]),
    ):
        _check(spread, order, width, k)


def _check(spread: Spread, order: HandOrder, width: int, k: float) -> None:
    assert len(spread.cards) == len(order.cards)
    for place, strip in enumerate(spread.strips):
        assert spread.cards[place].x >= 0 and spread.cards[place].right <= width + 0.5
        assert spread.at(strip.cx, strip.cy) == place
        if width >= 1024:
            assert strip.w >= 15.9 * k, "a card is never narrower than 16 units"
    for one, tray in enumerate(spread.trays if width >= 1024 else ()):
        for other in spread.trays[one + 1 :]:
            assert not tray.head.overlaps(other.head)


def test_an_order_holds_every_card_once_in_whole_columns() -> None:
    spare = Face(SEVENS[0].rank, SEVENS[0].suit)
    for sort in SortBy:
        for low in (False, True):
            order = hand_order(
                HAND, [frozenset(HAND[:5]), frozenset(HAND[4:9])], sort, low_first=low, spare=spare
            )
            assert sorted(order.cards) == sorted(HAND)
            places = [p for c in order.columns for p in range(c.first, c.end)]
            assert places == list(range(len(HAND)))
            for column in order.columns:
                cards = order.cards[column.first : column.end]
                assert len({card.rank for card in cards}) == 1
                assert len({card.face == spare for card in cards}) == 1
                assert len({order.group_of(p) for p in range(column.first, column.end)}) == 1


def test_cards_unknown_to_the_hand_are_in_no_group() -> None:
    order = hand_order(HAND[:4], [frozenset({Card.parse("2s3"), HAND[1]})])
    assert [order.cards[g.first : g.end] for g in order.groups] == [(HAND[1],)]
