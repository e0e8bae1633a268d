"""Sealed events: what really happened. They leave the table only through the door.

Public facts are sealed as the visible event itself; what somebody may not know has a class here.
"""

from __future__ import annotations

from dataclasses import dataclass

from engine.actions import Camp, Prompt
from engine.cards import Card
from engine.deal import Seat
from engine.visible import (
    BidMade,
    BottomGiven,
    ChoiceOpened,
    ClockStarted,
    DealEnded,
    DealOpened,
    DealStarted,
    DealVoided,
    DoublesShown,
    HandOpened,
    LeadPassed,
    MarkShown,
    MultiplierRaised,
    Passed,
    Played,
    Revealed,
    Role,
    ScoresUpdated,
    SeatTaken,
    ShowsShown,
    SlotClosed,
    SlotOpened,
    StakeSet,
    TableOptions,
    TrickWon,
    TurnOf,
)


@dataclass(frozen=True, slots=True)
class HandDealt:
    """A seat's cards, in dealing order."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class RoleGiven:
    """A seat's role; *secret* roles are known to their seat alone (H4)."""

    seat: Seat
    role: Role
    secret: bool


@dataclass(frozen=True, slots=True)
class CampGiven:
    """A farmer's camp; *landlords* are the two others who may know it (P3)."""

    seat: Seat
    camp: Camp
    landlords: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class Asked:
    """A prompt was opened to its seat."""

    prompt: Prompt


@dataclass(frozen=True, slots=True)
class Settled:
    """A prompt of *seat* is closed."""

    seat: Seat
    prompt_id: int


SecretEvent = HandDealt | RoleGiven | CampGiven | Asked | Settled

PublicEvent = (
    DealStarted
    | MarkShown
    | StakeSet
    | SlotOpened
    | SlotClosed
    | ChoiceOpened
    | BidMade
    | DoublesShown
    | ShowsShown
    | HandOpened
    | BottomGiven
    | MultiplierRaised
    | TurnOf
    | Played
    | Passed
    | TrickWon
    | LeadPassed
    | Revealed
    | DealVoided
    | DealEnded
    | DealOpened
    | SeatTaken
    | TableOptions
    | ClockStarted
    | ScoresUpdated
)

SealedEvent = SecretEvent | PublicEvent
