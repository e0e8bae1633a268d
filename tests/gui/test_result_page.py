"""The end of a deal: winners, reasons, scores, hands."""

from __future__ import annotations

from dataclasses import replace
from itertools import pairwise

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import QEvent, QObject, QPointF, Qt
from PySide6.QtGui import QPainter, QPixmap
from PySide6.QtWidgets import QApplication, QLabel, QPushButton, QScrollArea, QWidget
from pytestqt.qtbot import QtBot

from engine.cards import Rank, parse_cards
from engine.combos import Combination, CombinationType
from engine.ruleset import Ruleset, Variant
from engine.view import PlayerView, view_of
from engine.visible import (
    BidMade,
    DealEnded,
    DealOpened,
    DealVoided,
    EndCause,
    MultiplierRaised,
    RaiseCause,
    Role,
    VisibleEvent,
    VoidCause,
)
from liudou_gui.widgets.result_page import ResultPage
from liudou_gui.widgets.result_parts import Box, Picture
from liudou_gui.widgets.scores_chart import ScoresChart, spread
from tests.helpers.scenes import NAMES, ended, seated


def shown(view: PlayerView, qtbot: QtBot) -> ResultPage:
    page = ResultPage(view, 1.0)
    qtbot.addWidget(page)
    page.resize(1280, 700)
    page.show()
    qtbot.waitExposed(page)
    page.activateWindow()
    qtbot.waitUntil(page.isActiveWindow)
    return page


def texts(page: ResultPage) -> list[str]:
    return [label.text() for label in page.findChildren(QLabel) if label.text()]


def after(*more: VisibleEvent, variant: Variant = Variant.TWO_FOUR) -> PlayerView:
    return view_of(0, [*seated(variant), *more, *ended()])


def test_it_says_who_won_by_whose_card_and_what_it_means(qtbot: QtBot) -> None:
    said = texts(shown(after(), qtbot))
    assert "The landlords win" in said
    assert "Mei played the last card." in said
    assert "You lose 3." in said
    assert {"Why W is 3", "W = N × base = 3 × 1", "3 × W", "W"} <= set(said)


def test_every_raise_of_n_has_a_line_with_cause_and_rule(qtbot: QtBot) -> None:
    bomb = Combination(CombinationType.BOMB, 8, 0, (Rank.SEVEN,))
    raises = (
        MultiplierRaised(1, 3, 4, RaiseCause.SHOW),
        MultiplierRaised(4, 2, 6, RaiseCause.BOMB, bomb),
    )
    said = texts(shown(after(*raises), qtbot))
    for line in ("Mei laid the cards open", "+3", "F4", "Teapot: Bomb ×8 (7)", "+2", "F3", "6"):
        assert line in said


def test_running_scores_can_be_read_by_name(qtbot: QtBot) -> None:
    page = shown(after(), qtbot)
    names = {label.accessibleName() for label in page.findChildren(QLabel) if label.accessibleName()}
    assert {f"Score of {NAMES[0]}: −3", f"Score of {NAMES[1]}: +9", f"Score of {NAMES[2]}: +3"} <= names
    assert len(names) == 6


def test_all_hands_and_the_seed_are_open(qtbot: QtBot) -> None:
    page = shown(after(), qtbot)
    rows = page.findChildren(object, "hand_row")
    assert [row.accessibleName() for row in rows][-1] == "5 of diamonds, 5 of diamonds"
    assert len(rows) == 7
    assert any("Seed of the pack: 00000000 00000000" in text for text in texts(page))


def test_the_stake_says_where_it_comes_from(qtbot: QtBot) -> None:
    view = after(BidMade(1, 2), variant=Variant.HIDDEN)
    result = view.result
    assert result is not None
    view = replace(view, result=replace(result, stake=2))
    said = texts(shown(view, qtbot))
    assert {"S", "2", "the highest bid (H2)", "nothing raised it", "set at this table"} <= set(said)
    assert {"W = S × N × base = 2 × 3 × 1", "6"} <= set(said)


def test_a_void_deal_says_why_and_has_no_points(qtbot: QtBot) -> None:
    view = view_of(0, [*seated(), DealVoided(VoidCause.NO_BID)])
    page = shown(view, qtbot)
    said = texts(page)
    assert "This deal is void" in said
    assert any("Nobody bid." in text for text in said)
    assert not any(text.startswith("Why") for text in said if text)
    assert page.next_button.isEnabled()


@pytest.mark.parametrize("cause", EndCause)
def test_every_end_has_its_sentence(cause: EndCause, qtbot: QtBot) -> None:
    view = after()
    result = DealEnded(cause, 1, (1, 2), (0,) * 6, 1, 1, 1)
    assert any("Mei" in text for text in texts(shown(replace(view, result=result), qtbot)))


@pytest.mark.parametrize(
    ("variant", "winners", "headline"),
    [
        (Variant.TWO_FOUR, (0, 3, 4, 5), "The farmers win"),
        (Variant.HIDDEN, (1, 2), "The landlords win"),
    ],
)
def test_the_headline_names_the_side(
    variant: Variant, winners: tuple[int, ...], headline: str, qtbot: QtBot
) -> None:
    view = replace(after(), ruleset=Ruleset(variant))
    result = view.result
    assert result is not None
    assert headline in texts(shown(replace(view, result=replace(result, winners=winners)), qtbot))


@pytest.mark.parametrize("by_key", [False, True])
def test_next_deal_is_wished_once(qtbot: QtBot, by_key: bool) -> None:
    page = shown(after(), qtbot)
    with qtbot.waitSignal(page.next_deal):
        if by_key:
            qtbot.keyClick(page, Qt.Key.Key_Return)
        else:
            qtbot.mouseClick(page.next_button, Qt.MouseButton.LeftButton)
    with qtbot.assertNotEmitted(page.next_deal, wait=20):
        qtbot.keyClick(page, Qt.Key.Key_Return)


def test_names_are_plain_text_and_roles_are_open(qtbot: QtBot) -> None:
    page = shown(after(), qtbot)
    labels = page.findChildren(QLabel)
    assert all(label.textFormat() is Qt.TextFormat.PlainText for label in labels)
    assert NAMES[2] in texts(page)
    assert page.accessibleName().startswith("The landlords win")
    assert Role.FARMER in after().roles


class _Windows(QObject):
    """Notes every widget that is shown as a window of its own."""

    def __init__(self) -> None:
        super().__init__()
        self.shown: list[str] = []

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:  # noqa: N802 - Qt's name
        if event.type() is QEvent.Type.Show and isinstance(watched, QWidget) and watched.isWindow():
            self.shown.append(watched.objectName())
        return False


def test_no_part_of_the_page_is_ever_a_window_that_takes_the_keys_away(qtbot: QtBot) -> None:
    windows, application = _Windows(), QApplication.instance()
    assert application is not None
    application.installEventFilter(windows)
    page = ResultPage(after(), 1.0)
    qtbot.addWidget(page)
    application.removeEventFilter(windows)
    assert windows.shown == []


def test_every_seat_says_how_many_shares_it_carries(qtbot: QtBot) -> None:
    page = shown(after(), qtbot)
    boxes = [page.findChild(Box, name) for name in ("side_landlords", "side_farmers")]
    said = [[label.text() for label in box.findChildren(QLabel)] for box in boxes if box is not None]
    assert said[0][:2] == ["Landlords", "won"] and said[1][:2] == ["Farmers", "lost"]
    assert said[0][2:] == ["Mei", "Great landlord · out", "+9", "3 × W", *said[0][6:]]
    assert said[0][6:] == [NAMES[2], "Second landlord · 2 cards left", "+3", "W"]
    assert "Lin (you)" in said[1] and said[1].count("−3") == 4


def test_all_three_copies_in_one_hand_count_five_shares_of_twice_the_base(qtbot: QtBot) -> None:
    view = replace(after(), ruleset=Ruleset(Variant.HIDDEN, 4))
    result = DealEnded(EndCause.ALL_COPIES, 1, (1,), (-8, 40, -8, -8, -8, -8), 1, 3, 4)
    said = texts(shown(replace(view, result=result), qtbot))
    assert {"Why W is 8", "W = 2 × base = 2 × 4", "5 × W", "all three copies in one hand (H2)"} <= set(said)
    assert "N starts at" not in said


def test_won_without_play_says_what_n_counts_as(qtbot: QtBot) -> None:
    view = view_of(0, [*seated(), MultiplierRaised(1, 3, 4, RaiseCause.SHOW), *ended(n=1)])
    result = view.result
    assert result is not None
    said = texts(shown(replace(view, result=replace(result, cause=EndCause.NO_BOMB)), qtbot))
    assert {"Why W is 1", "won without play: N counts as", "F5", "won without play (F5)"} <= set(said)


def test_a_usual_deal_needs_no_scrolling_and_nothing_is_cut_where_it_does(qtbot: QtBot) -> None:
    raises = [MultiplierRaised(seat, 1, 2 + seat, RaiseCause.DOUBLE) for seat in range(6)]
    page = shown(after(*raises), qtbot)
    page.resize(1320, 690)
    bar = page.findChild(QScrollArea, "result_scroll").verticalScrollBar()
    qtbot.waitUntil(lambda: bar.maximum() == 0)
    for width, height, scale in ((984, 570, 1.0), (984, 570, 1.25), (984, 540, 2.0), (780, 430, 1.5)):
        page.resize(width, height)
        page.set_scale(scale)
        QApplication.processEvents()
        area = page.findChild(QScrollArea, "result_scroll")
        inside = area.widget()
        assert inside.minimumSizeHint().width() <= area.viewport().width(), (width, scale)
        for button in (page.next_button, page.watch_button):
            assert page.rect().contains(button.geometry())
            assert button.width() >= button.sizeHint().width()


def test_the_hands_are_a_part_that_stays_open_when_the_view_changes(qtbot: QtBot) -> None:
    page = shown(after(), qtbot)
    row = page.findChildren(QWidget, "hand_row")[0]
    assert not row.isVisible() and page.findChild(QWidget, "score_0").isVisible()
    qtbot.mouseClick(page.findChild(QPushButton, "result_part_hands"), Qt.MouseButton.LeftButton)
    assert row.isVisible() and not page.findChild(QWidget, "score_0").isVisible()
    page.set_view(page._view)
    assert row is not page.findChildren(QWidget, "hand_row")[-1]
    qtbot.waitUntil(lambda: page.findChildren(QWidget, "hand_row")[-1].isVisible())


def test_signs_of_roles_are_said_too(qtbot: QtBot) -> None:
    page = shown(after(), qtbot)
    signs = [picture.accessibleName() for picture in page.findChildren(Picture, "seat_head")]
    assert {"Great landlord", "Second landlord", "Farmer"} <= set(signs)


def test_the_chart_has_the_evening_and_a_replayed_deal_has_none(qtbot: QtBot) -> None:
    view = after()
    page = shown(view, qtbot)
    chart = page.findChild(ScoresChart)
    assert chart is not None and chart.isVisible()
    assert "Mei: total +9" in chart.accessibleDescription()
    replayed = ResultPage(replace(view, deals=0, totals=(0,) * 6), 1.0, replayed=True)
    qtbot.addWidget(replayed)
    replayed.show()
    assert not replayed.findChild(ScoresChart).isVisible()
    assert replayed.findChild(QLabel, "score_0") is None


@given(st.lists(st.floats(0, 200), min_size=6, max_size=6))
def test_names_at_the_ends_of_lines_never_touch(heights: list[float]) -> None:
    placed = spread(heights, 17, 8.5, 191.5)
    low_to_high = sorted(placed)
    assert all(after - before >= 17 - 1e-6 for before, after in pairwise(low_to_high))
    assert low_to_high[0] >= 8.5 - 1e-6 and low_to_high[-1] <= 191.5 + 1e-6
    order = sorted(range(6), key=lambda place: heights[place])
    assert [placed[place] for place in order] == low_to_high


@pytest.mark.parametrize(
    ("scale", "size"), [(1.0, (1340, 680)), (1.0, (1000, 560)), (1.75, (1000, 560)), (2.5, (1000, 560))]
)
def test_of_every_card_the_index_can_be_read(
    scale: float, size: tuple[int, int], qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    """However large: a hand lies in more rows then, and each row of the page has room for its hand."""
    drawn = QPainter.drawPixmap

    def draw(self: QPainter, at: QPointF, pixmap: QPixmap) -> None:
        cards.append((at.x(), at.y()))
        drawn(self, at, pixmap)

    hands = [*ended()]
    place = next(place for place, event in enumerate(hands) if isinstance(event, DealOpened))
    pack = [f"{rank}{suit}{deck}" for rank in "3456789TJQKA2" for suit in "shcd" for deck in "01"]
    hand = parse_cards(" ".join([*pack[:44], "Wx0", "wx0"]))
    hands[place] = replace(hands[place], hands=(hand,) * 6)  # type: ignore[type-var]
    page = ResultPage(view_of(0, [*seated(), *hands]), scale)
    qtbot.addWidget(page)
    page.resize(*size)
    page.show()
    page.show_part("hands")
    qtbot.waitExposed(page)
    QApplication.processEvents()
    scroll = page.findChild(QScrollArea, "result_scroll")
    assert scroll is not None and scroll.horizontalScrollBar().maximum() == 0
    cards: list[tuple[float, float]] = []
    monkeypatch.setattr(QPainter, "drawPixmap", draw)
    row = page.findChild(QWidget, "hand_row")
    assert row is not None
    row.grab()
    assert len(cards) == 46
    width = 40 * scale
    steps = [x - before for (before, high), (x, y) in pairwise(cards) if y == high]
    assert min(steps) >= 0.37 * width, "rank, suit and the signs of jokers are so wide"
    rows = {y for _, y in cards}
    assert row.height() >= max(rows) - min(rows) + 1.4 * width
    assert max(x for x, _ in cards) + width <= row.width()
