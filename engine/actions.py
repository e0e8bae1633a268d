"""What a seat can do: answers to prompts."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.cards import Card
from engine.deal import Seat


class Camp(Enum):
    """The two camps of ``two_camps``."""

    POSITIVE = "positive"
    NEGATIVE = "negative"

    @property
    def other(self) -> Camp:
        """The opposite camp."""
        return Camp.NEGATIVE if self is Camp.POSITIVE else Camp.POSITIVE


class PromptKind(Enum):
    """What a prompt asks."""

    BID = "bid"
    CAMP = "camp"
    DOUBLE = "double"
    SHOW = "show"
    PLAY = "play"


@dataclass(frozen=True, slots=True)
class Prompt:
    """A question to one seat; an action answers a prompt, never a state number.

    *above* is the bid to be topped (BID); *leading* says that passing is not allowed (PLAY, T1).
    """

    id: int
    seat: Seat
    kind: PromptKind
    above: int = 0
    leading: bool = False


@dataclass(frozen=True, slots=True)
class Bid:
    """1, 2 or 3; 0 passes (H3, N1)."""

    value: int


@dataclass(frozen=True, slots=True)
class Double:
    """Double, or not (H5)."""

    yes: bool


@dataclass(frozen=True, slots=True)
class ChooseCamp:
    """Join a camp (P2)."""

    camp: Camp


@dataclass(frozen=True, slots=True)
class ShowHand:
    """Lay one's cards open, or not (F4)."""

    yes: bool


@dataclass(frozen=True, slots=True)
class Play:
    """Play these physical cards (T1)."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class Pass:
    """Let the trick go by (T1)."""


Action = Bid | Double | ChooseCamp | ShowHand | Play | Pass
