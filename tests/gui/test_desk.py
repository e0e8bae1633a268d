"""What a player lays out survives a restart of the same deal, and nothing else."""

from __future__ import annotations

from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from engine.cards import parse_cards
from engine.view import PlayerView, fold, view_of
from engine.visible import DealStarted
from liudou_gui.model.desk import FILE_NAME, Desk, Suspicion
from tests.helpers.scenes import lead, played, seated

EIGHTS = frozenset(parse_cards("8h0 8s0 8c0"))


def view_at(*more: object) -> PlayerView:
    return view_of(0, [*seated(), *lead(), *more])  # type: ignore[list-item]


def test_groups_and_marks_are_found_again(qtbot: QtBot, tmp_path: Path) -> None:
    assert qtbot
    desk = Desk(tmp_path)
    desk.follow(view_at())
    desk.add_group(EIGHTS)
    desk.suspect(2, Suspicion.LANDLORD)
    desk.write()
    again = Desk(tmp_path)
    again.follow(view_at(played(0, "8h0", left=11)))
    assert again.groups == (frozenset(parse_cards("8s0 8c0")),)
    assert again.suspicion(2) is Suspicion.LANDLORD
    again.suspect(2, None)
    again.write()


def test_another_deal_clears_the_desk(qtbot: QtBot, tmp_path: Path) -> None:
    assert qtbot
    desk = Desk(tmp_path)
    view = view_at()
    desk.follow(view)
    desk.add_group(EIGHTS)
    desk.write()
    other = fold(view, DealStarted(2, view.ruleset, 0))
    desk.follow(other)
    assert desk.groups == (EIGHTS,), "between deals nothing is known yet"
    for event in seated()[-1:]:
        other = fold(other, event)
    desk.follow(other)
    assert desk.groups == ()
    desk.write()


@pytest.mark.parametrize("text", ["", "[]", "{", '{"deal": 7}', '{"groups": 3}', "[" * 100_000])
def test_a_damaged_file_is_an_empty_desk(qtbot: QtBot, tmp_path: Path, text: str) -> None:
    assert qtbot
    (tmp_path / FILE_NAME).write_text(text)
    desk = Desk(tmp_path)
    desk.follow(view_at())
    assert desk.groups == ()


def test_damaged_contents_of_the_right_deal_are_left_out(qtbot: QtBot, tmp_path: Path) -> None:
    assert qtbot
    desk = Desk(tmp_path)
    desk.follow(view_at())
    desk.add_group(EIGHTS)
    desk.write()
    path = tmp_path / FILE_NAME
    for old, new in (
        ("8c0", "9z9"),
        ('"groups": [', '"groups": ["8h0", 7, '),
        ('"marks": {}', '"marks": {"1": "x"}'),
    ):
        text = path.read_text()
        path.write_text(text.replace(old, new))
        again = Desk(tmp_path)
        again.follow(view_at())
        assert again.groups == ()
        path.write_text(text)


def test_a_card_lies_in_one_group_only(qtbot: QtBot) -> None:
    assert qtbot
    desk = Desk()
    desk.follow(view_at())
    desk.add_group(EIGHTS)
    desk.add_group(parse_cards("8h0 3h0"))
    assert desk.groups == (frozenset(parse_cards("8s0 8c0")), frozenset(parse_cards("8h0 3h0")))
    desk.move_to(parse_cards("8s0 8c0"), 1)
    assert desk.groups == (EIGHTS | set(parse_cards("3h0")),)
    desk.dissolve(0)
    assert desk.groups == ()
    desk.write()


def test_a_folder_that_refuses_is_told(qtbot: QtBot, tmp_path: Path) -> None:
    (tmp_path / "file").write_text("")
    desk = Desk(tmp_path / "file")
    desk.follow(view_at())
    desk.add_group(EIGHTS)
    with qtbot.waitSignal(desk.failed):
        desk.write()
