"""What a player is told of what nobody chose: a camp that was left, or drawn, and a role without bids."""

from __future__ import annotations

import pytest

from engine.actions import Camp, ChooseCamp, PromptKind
from engine.ruleset import Variant
from engine.visible import BidMade, CampSet, PromptClosed, Role, RoleSet, VisibleEvent
from liudou_gui.model.surprises import Surprises
from liudou_gui.model.table_model import TableModel
from tests.helpers.fake_session import FakeSession
from tests.helpers.scenes import asked, camps, seated


@pytest.fixture
def surprises(table: TableModel) -> Surprises:
    made = Surprises(table, table)
    made.patience_ms = 0
    return made


@pytest.fixture
def said(surprises: Surprises) -> list[str]:
    found: list[str] = []
    surprises.said.connect(found.append)
    return found


def own_camp() -> list[VisibleEvent]:
    """The scene of the camps without the own one, and then that."""
    return [*(e for e in camps() if not (isinstance(e, CampSet) and e.seat == 0)), CampSet(0, Camp.NEGATIVE)]


def test_a_camp_that_was_left_over_is_explained_once(said: list[str], session: FakeSession) -> None:
    session.tell([*seated(Variant.TWO_CAMPS), *own_camp()])
    assert said == ["You were not asked: only the Negative camp had a place left."]


def test_a_camp_that_was_drawn_is_explained(said: list[str], session: FakeSession) -> None:
    question = asked(PromptKind.CAMP, 21)
    session.tell([*seated(Variant.TWO_CAMPS), *question, PromptClosed(21), *own_camp()])
    assert said == ["You did not choose in time: the lot put you in the Negative camp."]


def test_a_choice_that_is_told_again_is_not_said_to_have_been_missed(
    said: list[str], surprises: Surprises, session: FakeSession
) -> None:
    """A program that comes back, or begins anew, does not know what it had answered."""
    surprises.patience_ms = 1_000
    question = asked(PromptKind.CAMP, 21)
    session.tell([*seated(Variant.TWO_CAMPS), *question, PromptClosed(21), *own_camp()])
    assert said == []


def test_a_camp_of_ones_own_choice_needs_no_word(
    said: list[str], session: FakeSession, table: TableModel
) -> None:
    session.tell([*seated(Variant.TWO_CAMPS), *asked(PromptKind.CAMP)])
    assert table.prompt is not None
    table.choose_camp(table.prompt.id, ChooseCamp(Camp.NEGATIVE))
    session.tell([PromptClosed(table.last_answered or 0), *own_camp()])
    assert said == []


@pytest.mark.parametrize(("bids", "told"), [((0, 0), True), ((0, 2), False)])
def test_a_landlord_without_a_bid_is_explained(
    said: list[str], session: FakeSession, bids: tuple[int, ...], told: bool
) -> None:
    made = [BidMade(seat, value) for seat, value in enumerate(bids, 1)]
    session.tell([*seated(Variant.TWO_FOUR), *made, RoleSet(2, Role.GREAT_LANDLORD)])
    sentence = "Nobody bid: <b>Nai</b> holds the open mark, and so is the great landlord."
    assert said == ([sentence] if told else [])
