"""Which events are heard, and that nothing is that a neighbour must not know."""

from __future__ import annotations

import pytest

from engine.actions import Prompt, PromptKind
from engine.cards import parse_cards
from engine.ruleset import Ruleset, Variant
from engine.view import PlayerView, fold
from engine.visible import (
    BidMade,
    BottomGiven,
    ClockStarted,
    DealEnded,
    DealStarted,
    DealVoided,
    DoublesShown,
    EndCause,
    HandOpened,
    HandSize,
    LeadPassed,
    Passed,
    PromptClosed,
    PromptOpened,
    Revealed,
    Role,
    RoleSet,
    SlotClosed,
    SlotOpened,
    TrickWon,
    TurnOf,
    Viewer,
    VisibleEvent,
    VoidCause,
)
from liudou_gui.model.sound_events import Sound, sound_of
from liudou_gui.paths import resource
from tests.helpers.scenes import played, seated

CARDS = parse_cards("9d0 9d1")


def heard(event: VisibleEvent, viewer: Viewer = 0) -> Sound | None:
    """What *event* sounds like when a deal has been dealt."""
    view = PlayerView(viewer)
    if viewer is not None:
        for before in seated():
            view = fold(view, before)
    return sound_of(event, fold(view, event))


@pytest.mark.parametrize(
    ("event", "sound"),
    [
        (DealStarted(1, Ruleset(Variant.HIDDEN), 0), Sound.DEAL),
        (BottomGiven(2, CARDS), Sound.DEAL),
        (played(2, "7s0"), Sound.PLAY),
        (played(2, "7s0 7c0 7h0 7d0"), Sound.BOMB),
        (Passed(3), Sound.PASS),
        (LeadPassed(3), Sound.PASS),
        (DealVoided(VoidCause.NO_BID), Sound.PASS),
        (BidMade(1, 2), Sound.BID),
        (BidMade(1, 0), Sound.PASS),
        (DoublesShown((True,) * 6), Sound.BID),
        (Revealed(4), Sound.REVEAL),
        (HandOpened(4, CARDS), Sound.REVEAL),
        (PromptOpened(Prompt(7, 0, PromptKind.PLAY)), Sound.YOUR_TURN),
        (PromptOpened(Prompt(7, 0, PromptKind.DOUBLE)), Sound.YOUR_TURN),
        (SlotOpened(0, PromptKind.BID), Sound.YOUR_TURN),
        (SlotOpened(1, PromptKind.BID), None),
        (TurnOf(0, leading=True), None),
        (TrickWon(2), None),
        (PromptClosed(7), None),
        (HandSize(2, 20), None),
        (ClockStarted(0, 1_000), None),
        (RoleSet(0, Role.HIDDEN_LANDLORD), None),
    ],
)
def test_what_is_seen_is_heard(event: VisibleEvent, sound: Sound | None) -> None:
    assert heard(event) is sound


@pytest.mark.parametrize(("viewer", "sound"), [(1, Sound.WIN), (0, Sound.LOSE), (None, None)])
def test_an_end_sounds_as_it_is_for_the_viewer(viewer: Viewer, sound: Sound | None) -> None:
    assert heard(DealEnded(EndCause.OUT, 1, (1, 2), (0,) * 6, 1, 1, 1), viewer) is sound


def test_a_turn_to_choose_a_camp_sounds_alike_for_who_is_asked_and_who_is_not() -> None:
    """The neighbour at the same desk hears when the turn begins and ends, and never the question (P2)."""
    begin, end = SlotOpened(0, PromptKind.CAMP), SlotClosed(0)
    question = PromptOpened(Prompt(7, 0, PromptKind.CAMP))
    asked = [heard(event) for event in (begin, question, PromptClosed(7), end)]
    not_asked = [heard(event) for event in (begin, end)]
    assert [s for s in asked if s] == [s for s in not_asked if s] == [Sound.YOUR_TURN, Sound.BID]


def test_every_sound_has_its_file() -> None:
    assert all(resource("sounds", f"{sound.value}.wav").is_file() for sound in Sound)
