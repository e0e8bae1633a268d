"""The scores of an evening: what the sheet learns from a table, and what it writes to files."""

from __future__ import annotations

import csv
import io
import random
from collections.abc import Callable, Iterable, Sequence

import pytest
from hypothesis import given
from hypothesis import strategies as st
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.ruleset import SEATS, Ruleset, Variant
from engine.visible import (
    DealEnded,
    DealStarted,
    DealVoided,
    EndCause,
    ScoresUpdated,
    VisibleEvent,
    VoidCause,
)
from liudou_gui.model.score_export import csv_text, guarded, plain_text
from liudou_gui.model.score_sheet import Evening, ScoreLine, ScoreSheet
from liudou_gui.model.score_table import FIRST_SEAT, ScoreTable
from liudou_gui.model.table_model import TableModel
from tests.helpers.fake_session import FakeSession
from tests.helpers.scenes import NAMES, seated

Tell = Callable[[Iterable[VisibleEvent]], None]
GAME = Ruleset(Variant.TWO_FOUR)


def deal(number: int, points: Sequence[int] | None) -> list[VisibleEvent]:
    """A deal that begins and ends; void without points."""
    begun = DealStarted(number, GAME, 0)
    if points is None:
        return [begun, DealVoided(VoidCause.NO_BID)]
    return [begun, DealEnded(EndCause.OUT, 0, (0,), tuple(points), 1, 1, 1)]


def scored(number: int, points: Sequence[int], totals: Sequence[int], deals: int) -> list[VisibleEvent]:
    return [*deal(number, points), ScoresUpdated(tuple(totals), deals)]


ONE, TWO = (3, -1, -1, -1, 1, -1), (-2, -2, 6, 2, -2, -2)
BOTH = tuple(a + b for a, b in zip(ONE, TWO, strict=True))


def test_each_deal_becomes_a_line_and_a_void_one_has_no_points(table: TableModel, tell: Tell) -> None:
    sheet = ScoreSheet(table)
    tell(seated())
    tell(scored(1, ONE, ONE, 1))
    tell(deal(2, None))
    tell([ScoresUpdated(ONE, 1), *scored(3, TWO, BOTH, 2)])
    evening = sheet.evening
    assert [line.number for line in evening.lines] == [1, 2, 3]
    assert [line.points for line in evening.lines] == [ONE, None, TWO]
    assert evening.running == [(0,) * SEATS, ONE, ONE, BOTH]
    assert (evening.scored, evening.names) == (2, NAMES)


def test_a_table_that_is_gone_on_with_starts_from_its_totals(table: TableModel, tell: Tell) -> None:
    sheet = ScoreSheet(table)
    tell([ScoresUpdated(TWO, 4), *scored(6, ONE, BOTH, 5)])
    assert (sheet.evening.before, sheet.evening.deals_before) == (TWO, 4)
    assert (sheet.evening.totals, sheet.evening.scored) == (BOTH, 5)


def test_a_sheet_made_later_takes_up_what_the_view_says(table: TableModel, tell: Tell) -> None:
    tell([*seated(), ScoresUpdated(TWO, 4), *scored(1, ONE, BOTH, 5)])
    evening = ScoreSheet(table).evening
    assert (evening.before, evening.deals_before, evening.totals) == (TWO, 4, BOTH)


def test_a_stream_told_again_counts_nothing_twice(
    session: FakeSession, table: TableModel, tell: Tell
) -> None:
    sheet = ScoreSheet(table)
    tell([*scored(1, ONE, ONE, 1), *scored(2, TWO, BOTH, 2)])
    session._seq = 0
    tell([ScoresUpdated(ONE, 1), *scored(2, TWO, BOTH, 2)])
    assert [line.number for line in sheet.evening.lines] == [1, 2]
    assert sheet.evening.totals == BOTH
    tell([*deal(3, None)])
    session._seq = 0
    tell([ScoresUpdated(BOTH, 2), *deal(3, None)])
    assert [line.number for line in sheet.evening.lines] == [1, 2, 3]


def test_deals_that_nobody_saw_leave_only_their_totals(table: TableModel, tell: Tell) -> None:
    sheet = ScoreSheet(table)
    tell([*scored(1, ONE, ONE, 1), ScoresUpdated(TWO, 7)])
    assert (sheet.evening.lines, sheet.evening.before, sheet.evening.scored) == ((), TWO, 7)


def test_it_tells_of_changes_only(table: TableModel, tell: Tell, qtbot: QtBot) -> None:
    sheet = ScoreSheet(table)
    with qtbot.waitSignal(sheet.changed):
        tell(scored(1, ONE, ONE, 1))
    with qtbot.assertNotEmitted(sheet.changed):
        tell([ScoresUpdated(ONE, 1)])


points = st.none() | st.tuples(*[st.integers(-400, 400)] * SEATS)


@given(st.tuples(*[st.integers(-400, 400)] * SEATS), st.lists(points, max_size=12))
def test_columns_sum_to_the_totals(before: tuple[int, ...], deals: list[tuple[int, ...] | None]) -> None:
    evening = Evening(NAMES, 0, before, 3)
    for number, gained in enumerate(deals, 1):
        evening = evening.ended(ScoreLine(number, Variant.HIDDEN, gained))
    rows = list(csv.reader(io.StringIO(csv_text(evening).removeprefix("\ufeff"))))
    for seat in range(SEATS):
        column = [int(row[2 + seat]) for row in rows[1:] if row[2 + seat]]
        totals = [int(row[2 + SEATS + seat]) for row in rows[1:]]
        assert sum(column) == evening.totals[seat] == totals[-1]
    assert len(rows) == 2 + len(deals)


@given(st.lists(points, max_size=8), st.randoms(use_true_random=False))
def test_it_agrees_with_the_table_wherever_that_goes_back_to(
    deals: list[tuple[int, ...] | None], chance: random.Random
) -> None:
    evening = Evening(NAMES)
    for number, gained in enumerate(deals, 1):
        evening = evening.ended(ScoreLine(number, Variant.HIDDEN, gained))
    count = chance.randint(0, len(deals))
    totals = evening.running[count]
    scored_then = sum(gained is not None for gained in deals[:count])
    back = evening.told(totals, scored_then)
    assert (back.totals, back.scored) == (totals, scored_then)
    assert back.lines == evening.lines[: len(back.lines)]


@pytest.mark.parametrize(
    ("name", "written"),
    [
        ("林", "林"),
        ("=1+2", "'=1+2"),
        ("+49", "'+49"),
        ("-x", "'-x"),
        ("@SUM(A1)", "'@SUM(A1)"),
        ("＝1", "'＝1"),
        (" =1", "' =1"),
        ("a=b", "a=b"),
    ],
)
def test_no_name_is_run_as_a_formula(name: str, written: str) -> None:
    assert guarded(name) == written
    rows = list(csv.reader(io.StringIO(csv_text(Evening((name, *NAMES[1:]))))))
    assert rows[0][2] == written
    assert rows[0][8] == f"{written}, total"


def test_a_spreadsheet_opens_chinese_names_and_names_with_commas() -> None:
    evening = Evening(("林, 小", 'a"b', "c", "d", "e", "f"), lines=(ScoreLine(1, Variant.HIDDEN, ONE),))
    text = csv_text(evening)
    assert text.encode().startswith(b"\xef\xbb\xbf")
    rows = list(csv.reader(io.StringIO(text.removeprefix("\ufeff"))))
    assert rows[0][:4] == ["Deal", "Game", "林, 小", 'a"b']
    assert rows[1][:5] == ["1", "Hidden Landlords", "3", "-1", "-1"]


def test_plain_text_stands_in_columns_with_chinese_names_too() -> None:
    lines = (ScoreLine(1, Variant.TWO_FOUR, ONE), ScoreLine(2, Variant.TWO_FOUR, None))
    text = plain_text(Evening(("林", "Mei", "奶奶", "Jun", "Teapot", "Hao"), lines=lines))
    assert text == (
        "Deal  Game                林      Mei     奶奶      Jun   Teapot      Hao\n"
        "   1  New Six        +3 (+3)  −1 (−1)  −1 (−1)  −1 (−1)  +1 (+1)  −1 (−1)\n"
        "   2  New Six, void     (+3)     (−1)     (−1)     (−1)     (+1)     (−1)\n"
        "      Total               +3       −1       −1       −1       +1       −1\n"
    )


def test_the_table_model_says_points_and_totals() -> None:
    model = ScoreTable()
    lines = (ScoreLine(4, Variant.TWO_FOUR, ONE), ScoreLine(5, Variant.TWO_FOUR, None))
    model.show_evening(Evening(NAMES, 0, TWO, 2, lines))

    def cell(row: int, column: int, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        return model.data(model.index(row, column), role)

    spoken = int(Qt.ItemDataRole.AccessibleTextRole)
    assert (model.rowCount(), model.columnCount()) == (4, 8)
    assert (cell(0, 1), cell(1, 0), cell(2, 1), cell(3, 1)) == (
        "Earlier deals: 2",
        "4",
        "New Six, void",
        "Total",
    )
    assert cell(1, FIRST_SEAT) == "+3 (+1)"
    assert cell(1, FIRST_SEAT, spoken) == "Lin: +3, total +1"
    assert cell(2, FIRST_SEAT, spoken) == "Lin: total +1"
    assert cell(3, FIRST_SEAT + 5) == "−3"
    assert cell(1, FIRST_SEAT + 1, ScoreTable.PARTS) == (-1, -3)
    assert model.headerData(FIRST_SEAT, Qt.Orientation.Horizontal) == "Lin"
