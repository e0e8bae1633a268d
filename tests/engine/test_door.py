"""The door, case by case: what each viewer may learn (RULES, "What each seat may know")."""

from __future__ import annotations

from typing import Any, cast, get_args

import pytest

from engine.actions import Camp, Prompt, PromptKind
from engine.cards import Card
from engine.observe import project
from engine.sealed import (
    Asked,
    CampGiven,
    HandDealt,
    PublicEvent,
    RoleGiven,
    SealedEvent,
    SecretEvent,
    Settled,
)
from engine.visible import (
    CampSet,
    HandSize,
    OwnHand,
    Passed,
    PromptClosed,
    PromptOpened,
    Role,
    RoleSet,
    TableOptions,
    VisibleEvent,
)

CARDS = (Card.parse("3d0"), Card.parse("Wx2"))
PROMPT = Prompt(4, 2, PromptKind.PLAY)


def told(event: SealedEvent) -> list[VisibleEvent | None]:
    """Return what seats 0 to 5 and then a spectator are told."""
    return [project(event, viewer) for viewer in (0, 1, 2, 3, 4, 5, None)]


def test_a_hand_is_its_owners_and_a_number_to_all_others() -> None:
    others = HandSize(2, 2)
    assert told(HandDealt(2, CARDS)) == [others, others, OwnHand(CARDS), *[others] * 4]


def test_h4_a_secret_role_is_told_to_its_seat_alone_a_public_one_to_all() -> None:
    role = RoleSet(3, Role.HIDDEN_LANDLORD)
    assert told(RoleGiven(3, Role.HIDDEN_LANDLORD, secret=True)) == [None, None, None, role, None, None, None]
    assert told(RoleGiven(3, Role.FARMER, secret=False)) == [RoleSet(3, Role.FARMER)] * 7


def test_p3_a_camp_is_told_to_its_farmer_and_the_landlords() -> None:
    camp = CampSet(5, Camp.NEGATIVE)
    assert told(CampGiven(5, Camp.NEGATIVE, (0, 3))) == [camp, None, None, camp, None, camp, None]


def test_a_question_and_its_end_are_its_seats_alone() -> None:
    assert told(Asked(PROMPT)) == [None, None, PromptOpened(PROMPT), *[None] * 4]
    assert told(Settled(2, 4)) == [None, None, PromptClosed(4), *[None] * 4]


def test_public_events_pass_as_they_are() -> None:
    assert told(Passed(1)) == [Passed(1)] * 7
    assert told(TableOptions(counter=False)) == [TableOptions(counter=False)] * 7


def test_secret_and_public_events_are_all_there_are() -> None:
    assert set(get_args(SealedEvent)) == set(get_args(SecretEvent)) | set(get_args(PublicEvent))
    assert not set(get_args(SecretEvent)) & set(get_args(VisibleEvent))
    assert set(get_args(PublicEvent)) <= set(get_args(VisibleEvent))


def test_what_the_door_does_not_know_does_not_pass() -> None:
    with pytest.raises(AssertionError):
        project(cast(Any, object()), None)
