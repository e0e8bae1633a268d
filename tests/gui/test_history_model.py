"""Kept deals as a list, and the words for them."""

from __future__ import annotations

from datetime import UTC, date, datetime

import pytest
from PySide6.QtCore import QLocale, QModelIndex, Qt
from pytestqt.qtbot import QtBot

from engine.ruleset import Variant
from engine.visible import Role
from liudou_gui.history.base import Outcome, Query, RecordTrouble
from liudou_gui.model.history_model import PAGE, Column, HistoryModel
from liudou_gui.model.history_strings import (
    balance_sentence,
    file_name,
    points_mean,
    roles_of,
    share,
    trouble_text,
)
from liudou_gui.model.period import Period, bounds, day_begins
from tests.helpers.fake_history import FakeHistory, kept

TOP = QModelIndex()


def line(model: HistoryModel, row: int) -> list[str]:
    return [str(model.index(row, column).data()) for column in Column]


@pytest.fixture
def history() -> FakeHistory:
    return FakeHistory([kept(number) for number in range(250)])


@pytest.fixture
def model(history: FakeHistory, qtbot: QtBot) -> HistoryModel:
    made = HistoryModel(history)
    made.retranslate(QLocale("en_GB"))
    return made


def test_a_line_says_everything_in_words(model: HistoryModel, history: FakeHistory) -> None:
    moment = datetime(2026, 3, 1, 12, 0).astimezone()
    history.deals = [kept(1, played=moment.astimezone(UTC), points=-18)]
    model.ask(Query())
    assert line(model, 0) == [
        "01/03/2026 12:00",
        "New Six",
        "Great landlord",
        "Lost",
        "−18",
        "2",
        "Lin, Mei, <b>Nai</b>, Jun, Teapot, Hao",
    ]
    tip = model.index(0, Column.PLAYERS).data(Qt.ItemDataRole.ToolTipRole)
    assert "&lt;b&gt;Nai" in tip


def test_a_deal_of_others_has_no_role_and_no_points(model: HistoryModel, history: FakeHistory) -> None:
    history.deals = [history.add_text("deal 999\n")]
    model.ask(Query())
    assert line(model, 0)[2:] == ["Deal of others", "–", "–", "2", "–"]


def test_deals_are_read_a_page_at_a_time(model: HistoryModel, history: FakeHistory) -> None:
    model.ask(Query())
    assert (model.rowCount(), model.total) == (PAGE, 250)
    while model.canFetchMore(TOP):
        model.fetchMore(TOP)
    assert model.rowCount() == 250
    assert history.searches == [(0, 100), (100, 100), (200, 100)]
    assert not model.ask(Query()), "nothing is new"
    assert model.rowCount() == 250


def test_what_is_asked_for_is_listed(model: HistoryModel) -> None:
    model.ask(Query(variant=Variant.HIDDEN, outcome=Outcome.WON))
    assert model.rowCount() > 10
    assert {(line(model, row)[1], line(model, row)[3]) for row in range(model.rowCount())} == {
        ("Hidden Landlords", "Won")
    }


def test_a_store_that_refuses_leaves_the_list_as_it_was(
    model: HistoryModel, history: FakeHistory, qtbot: QtBot
) -> None:
    model.ask(Query())
    history.broken = OSError(5, "disk gone")
    with qtbot.waitSignal(model.failed):
        model.fetchMore(TOP)
    assert not model.canFetchMore(TOP), "it is not asked without end"
    with qtbot.waitSignal(model.failed):
        assert not model.ask(Query(role=Role.FARMER))
    assert model.rowCount() == PAGE


def test_a_deleted_deal_goes_without_moving_the_others(model: HistoryModel) -> None:
    model.ask(Query())
    gone = model.deal(1)
    assert gone is not None
    model.forget(gone.id)
    assert (model.rowCount(), model.total, model.row_of(gone.id)) == (PAGE - 1, 249, -1)


@pytest.mark.parametrize(
    ("period", "first", "end"),
    [
        (Period.ALL, None, None),
        (Period.TODAY, date(2026, 11, 30), None),
        (Period.WEEK, date(2026, 11, 24), None),
        (Period.MONTH, date(2026, 11, 1), None),
        (Period.YEAR, date(2026, 1, 1), None),
        (Period.OWN, date(2026, 2, 3), date(2026, 2, 6)),
    ],
)
def test_periods_begin_and_end_at_midnight_here(period: Period, first: date | None, end: date | None) -> None:
    since, until = bounds(period, date(2026, 11, 30), date(2026, 2, 5), date(2026, 2, 3))
    assert since == (None if first is None else day_begins(first))
    assert until == (None if end is None else day_begins(end))


def test_numbers_of_statistics() -> None:
    assert [points_mean(*pair) for pair in ((13, 3), (-1, 2), (0, 5), (0, 0))] == ["+4.3", "−0.5", "0", "0"]
    assert (share(2, 3), share(0, 0)) == ("67 %", "–")
    assert balance_sentence(42, 23, 180) == "42 deals, 23 won, +180 points"


def test_roles_troubles_and_file_names() -> None:
    assert roles_of(Variant.TWO_FOUR) == (Role.GREAT_LANDLORD, Role.SECOND_LANDLORD, Role.FARMER)
    assert set(roles_of(None)) == set(Role)
    assert len({trouble_text(trouble) for trouble in RecordTrouble}) == len(RecordTrouble)
    noon = datetime(2026, 11, 30, 12, 0).astimezone()
    assert file_name(kept(1, played=noon)) == "2026-11-30-new-six.liudou"
