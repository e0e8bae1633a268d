"""The end of a deal: winners, reasons, scores, hands."""

from __future__ import annotations

from dataclasses import replace

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel
from pytestqt.qtbot import QtBot

from engine.cards import Rank
from engine.combos import Combination, CombinationType
from engine.ruleset import Ruleset, Variant
from engine.view import PlayerView, view_of
from engine.visible import (
    BidMade,
    DealEnded,
    DealVoided,
    EndCause,
    MultiplierRaised,
    RaiseCause,
    Role,
    VisibleEvent,
    VoidCause,
)
from liudou_gui.widgets.result_page import ResultPage
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
    assert "W = N × base = 3 × 1 = 3" in said


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
    assert "S = 2: the highest bid (H2)" in said
    assert "W = S × N × base = 2 × 3 × 1 = 6" in said


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
