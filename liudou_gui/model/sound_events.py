"""What is heard at a table: a sound for what everybody could see happen, and none for a secret."""

from __future__ import annotations

from enum import Enum

from engine.actions import PromptKind
from engine.combos import CombinationType
from engine.view import PlayerView
from engine.visible import (
    BidMade,
    BottomGiven,
    DealEnded,
    DealStarted,
    DealVoided,
    DoublesShown,
    HandOpened,
    LeadPassed,
    Passed,
    Played,
    PromptOpened,
    Revealed,
    SlotClosed,
    SlotOpened,
    VisibleEvent,
)


class Sound(Enum):
    """All that can be heard. The value is the name of the file in ``resources/sounds``."""

    DEAL = "deal"
    SELECT = "select"
    PLAY = "play"
    PASS = "pass"  # noqa: S105 - to pass a trick
    YOUR_TURN = "your_turn"
    LAST_SECONDS = "last_seconds"
    BOMB = "bomb"
    REVEAL = "reveal"
    WIN = "win"
    LOSE = "lose"
    REFUSED = "refused"
    BID = "bid"


def sound_of(event: VisibleEvent, view: PlayerView) -> Sound | None:
    """Return what *event* sounds like to the viewer of *view*, the view after it; None if like nothing.

    A turn to bid or to choose a camp sounds at its open beginning and its open end, alike whether the
    seat is really asked or not (H3, P2): whoever sits beside the player hears no secret either.
    """
    match event:
        case DealStarted() | BottomGiven():
            return Sound.DEAL
        case Played():
            return Sound.BOMB if event.combination.type is CombinationType.BOMB else Sound.PLAY
        case Passed() | LeadPassed() | DealVoided():
            return Sound.PASS
        case BidMade():
            return Sound.BID if event.value else Sound.PASS
        case DoublesShown() | SlotClosed():
            return Sound.BID
        case Revealed() | HandOpened():
            return Sound.REVEAL
        case DealEnded():
            return _end(event, view)
        case SlotOpened():
            return Sound.YOUR_TURN if event.seat == view.viewer else None
        case PromptOpened():
            in_slot = event.prompt.kind in (PromptKind.BID, PromptKind.CAMP)
            return None if in_slot else Sound.YOUR_TURN
        case _:
            return None


def _end(event: DealEnded, view: PlayerView) -> Sound | None:
    if view.viewer is None:
        return None
    return Sound.WIN if view.viewer in event.winners else Sound.LOSE
