"""The one door: what each viewer may learn of each sealed event (RULES, "What each seat may know")."""

from __future__ import annotations

from typing import assert_never

from engine.sealed import Asked, CampGiven, HandDealt, RoleGiven, SealedEvent, Settled
from engine.visible import (
    BidMade,
    BottomGiven,
    CampSet,
    ChoiceOpened,
    ClockStarted,
    DealEnded,
    DealOpened,
    DealStarted,
    DealVoided,
    DoublesShown,
    HandOpened,
    HandSize,
    LeadPassed,
    MarkShown,
    MultiplierRaised,
    OwnHand,
    Passed,
    Played,
    PromptClosed,
    PromptOpened,
    Revealed,
    RoleSet,
    ScoresUpdated,
    SeatTaken,
    ShowsShown,
    SlotClosed,
    SlotOpened,
    StakeSet,
    TableOptions,
    TrickWon,
    TurnOf,
    Viewer,
    VisibleEvent,
)


def project(event: SealedEvent, viewer: Viewer) -> VisibleEvent | None:
    """Return what *viewer* may learn of *event*; None: not even that it happened."""
    match event:
        case HandDealt():
            if event.seat == viewer:
                return OwnHand(event.cards)
            return HandSize(event.seat, len(event.cards))
        case RoleGiven():  # H4, N2, P1
            if event.secret and event.seat != viewer:
                return None
            return RoleSet(event.seat, event.role)
        case CampGiven():  # P3
            if viewer == event.seat or viewer in event.landlords:
                return CampSet(event.seat, event.camp)
            return None
        case Asked():
            return PromptOpened(event.prompt) if event.prompt.seat == viewer else None
        case Settled():
            return PromptClosed(event.prompt_id) if event.seat == viewer else None
        case (
            DealStarted()
            | MarkShown()
            | StakeSet()
            | SlotOpened()
            | SlotClosed()
            | ChoiceOpened()
            | BidMade()
            | DoublesShown()
            | ShowsShown()
            | HandOpened()
            | BottomGiven()
            | MultiplierRaised()
            | TurnOf()
            | Played()
            | Passed()
            | TrickWon()
            | LeadPassed()
            | Revealed()
            | DealVoided()
            | DealEnded()
            | DealOpened()
            | SeatTaken()
            | TableOptions()
            | ClockStarted()
            | ScoresUpdated()
        ):
            return event
        case _:
            assert_never(event)
