"""How many plays fixed hands have: the generator against the file, and against a slow count (C, O, T3)."""

from __future__ import annotations

import pytest

from engine.cards import parse_counts
from tests.engine.perft import MOST_SUBSETS, Row, fast, parse_row, rows, slow, words

ROWS = rows()
SMALL = [row for row in ROWS if row.subsets <= MOST_SUBSETS]


def name(row: Row) -> str:
    return (
        f"{row.game} {row.hand}{f' on {row.old}' if row.old else ''}{f' dead {row.dead}' if row.dead else ''}"
    )


@pytest.mark.parametrize("row", ROWS, ids=name)
def test_the_generator_finds_as_many_plays_as_the_file_says(row: Row) -> None:
    assert words(fast(row)) == row.counted


@pytest.mark.parametrize("row", SMALL, ids=name)
def test_classifying_every_choice_of_ranks_finds_as_many(row: Row) -> None:
    assert words(slow(row)) == row.counted


def test_the_file_has_hands_of_every_kind() -> None:
    assert len(ROWS) >= 30
    assert len(SMALL) >= 20
    assert len(set(map(name, ROWS))) == len(ROWS)
    assert {row.rules.decks for row in ROWS} == {3, 4}
    sizes = {sum(parse_counts(row.hand)) for row in ROWS}
    assert {1, 27, 34, 40, 46} <= sizes
    for wanted in (
        lambda r: r.old,
        lambda r: r.dead,
        lambda r: "=0" in r.game,
        lambda r: len(set(r.hand)) == 1,
    ):
        assert any(map(wanted, ROWS))


@pytest.mark.parametrize("row", ROWS, ids=name)
def test_a_row_is_its_text(row: Row) -> None:
    assert parse_row(str(row)) == row
