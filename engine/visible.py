"""Events that somebody may see: the only ones with a wire form, and all that a view is made of.

Deal events come from the reducer through the door; table events from the table. Both travel in one
:class:`Envelope`, numbered for each viewer on its own.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.actions import Camp, Prompt, PromptKind
from engine.cards import Card
from engine.combos import Combination
from engine.deal import Seat
from engine.ruleset import Ruleset

Viewer = Seat | None
"""A seat, or None for a spectator."""


class Role(Enum):
    """Who somebody is (H4, N1 to N3, P1)."""

    OPEN_LANDLORD = "open_landlord"
    HIDDEN_LANDLORD = "hidden_landlord"
    GREAT_LANDLORD = "great_landlord"
    SECOND_LANDLORD = "second_landlord"
    POSITIVE_LANDLORD = "positive_landlord"
    NEGATIVE_LANDLORD = "negative_landlord"
    FARMER = "farmer"

    @property
    def is_landlord(self) -> bool:
        """Whether this is any kind of landlord."""
        return self is not Role.FARMER


class MarkKind(Enum):
    """The marked card of ``hidden`` and the open mark are OPEN; the other is SECRET (H1, F1)."""

    OPEN = "open"
    SECRET = "secret"  # noqa: S105 - a kind of mark, not a password


class RaiseCause(Enum):
    """What raised N (H5, H7, F3, F4)."""

    DOUBLE = "double"
    BOMB = "bomb"
    SHOW = "show"


class VoidCause(Enum):
    """Why a deal scores nothing (H3, F5)."""

    NO_BID = "no_bid"
    BOTH_WIN = "both_win"


class EndCause(Enum):
    """How a deal ended (T2, H2 case 4, F5)."""

    OUT = "out"
    ALL_COPIES = "all_copies"
    NO_BOMB = "no_bomb"
    ALL_BOMBS = "all_bombs"
    ALL_BOMBS_AFTER_ONE_PLAY = "all_bombs_after_one_play"
    BOMB_OF_13 = "bomb_of_13"


# -- deal events -----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class DealStarted:
    """Deal *number* of the table begins, by these rules; *void_before* void biddings went before (H3)."""

    number: int
    ruleset: Ruleset
    void_before: int


@dataclass(frozen=True, slots=True)
class OwnHand:
    """The viewer's own cards, in dealing order."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class HandSize:
    """Somebody was dealt so many cards."""

    seat: Seat
    count: int


@dataclass(frozen=True, slots=True)
class MarkShown:
    """A mark and who holds it. *at* is its place in the dealing order if it is shown while dealing (N0)."""

    kind: MarkKind
    card: Card
    holder: Seat
    at: int | None = None


@dataclass(frozen=True, slots=True)
class RoleSet:
    """A role that the viewer may know (H4, N2, P1)."""

    seat: Seat
    role: Role


@dataclass(frozen=True, slots=True)
class StakeSet:
    """S of H2 and H8 is fixed."""

    stake: int


@dataclass(frozen=True, slots=True)
class SlotOpened:
    """A seat's turn to bid or to choose a camp began; it looks alike whether asked or not (H3, P2)."""

    seat: Seat
    kind: PromptKind


@dataclass(frozen=True, slots=True)
class SlotClosed:
    """A seat's turn to choose a camp is over (P2)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class ChoiceOpened:
    """All who may double or show are asked at the same time (H5, F4)."""

    kind: PromptKind


@dataclass(frozen=True, slots=True)
class BidMade:
    """A bid, or 0 for a pass, shown to all."""

    seat: Seat
    value: int


@dataclass(frozen=True, slots=True)
class CampSet:
    """A camp that the viewer may know (P3)."""

    seat: Seat
    camp: Camp


@dataclass(frozen=True, slots=True)
class DoublesShown:
    """All six answers at once (H5)."""

    answers: tuple[bool, ...]


@dataclass(frozen=True, slots=True)
class ShowsShown:
    """Which landlords lay their cards open; both answers at once (F4)."""

    seats: tuple[Seat, ...]


@dataclass(frozen=True, slots=True)
class HandOpened:
    """A landlord's cards, open for the rest of the deal (F4)."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class BottomGiven:
    """Bottom cards and who got them, shown to all (F1)."""

    seat: Seat
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class MultiplierRaised:
    """N went up by *by* to *n*; *seat* caused it, *cards* is the bomb's size."""

    seat: Seat
    by: int
    n: int
    cause: RaiseCause
    combination: Combination | None = None


@dataclass(frozen=True, slots=True)
class TurnOf:
    """Whose turn it is to play, and whether they lead (T1)."""

    seat: Seat
    leading: bool


@dataclass(frozen=True, slots=True)
class Played:
    """Cards on the table; *left* is how many the seat still holds."""

    seat: Seat
    cards: tuple[Card, ...]
    combination: Combination
    left: int


@dataclass(frozen=True, slots=True)
class Passed:
    """A seat let the trick go by (T1)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class TrickWon:
    """All others passed; the seat leads again (T1)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class LeadPassed:
    """A leader who holds nothing but a dead joker hands the lead on (T4)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class Revealed:
    """A hidden landlord played a copy of the marked card (H6)."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class PromptOpened:
    """The viewer is asked."""

    prompt: Prompt


@dataclass(frozen=True, slots=True)
class PromptClosed:
    """The viewer's question is settled: by its answer, by time, or by the table."""

    prompt_id: int


@dataclass(frozen=True, slots=True)
class DealVoided:
    """The deal scores nothing and is dealt anew (H3, F5)."""

    cause: VoidCause


@dataclass(frozen=True, slots=True)
class DealEnded:
    """The result: *winners* by seat, six *scores*, and what they are made of.

    *first_out* is who played the last card or won without play; *n* and *stake* are the factors
    that counted (N is 1 in F5).
    """

    cause: EndCause
    first_out: Seat
    winners: tuple[Seat, ...]
    scores: tuple[int, ...]
    n: int
    stake: int
    base: int


@dataclass(frozen=True, slots=True)
class DealOpened:
    """Everything, when a deal has ended or is void (E1).

    *hands* are as dealt, *left* what was still held, *camps* by seat where there are any.
    """

    seed: bytes
    hands: tuple[tuple[Card, ...], ...]
    left: tuple[tuple[Card, ...], ...]
    bottom: tuple[Card, ...]
    open_mark: Card
    secret_mark: Card | None
    roles: tuple[Role | None, ...]
    camps: tuple[Camp | None, ...]


# -- table events ----------------------------------------------------------------------------


@dataclass(frozen=True, slots=True)
class SeatTaken:
    """Who sits where; *is_bot* for a seat without a person."""

    seat: Seat
    name: str
    is_bot: bool


@dataclass(frozen=True, slots=True)
class TableOptions:
    """What the table allows: *counter*, a look at which cards are still out."""

    counter: bool


@dataclass(frozen=True, slots=True)
class ClockStarted:
    """The running turn, slot or question ends *length_ms* after *started_ms* (table time); None: no limit."""

    started_ms: int
    length_ms: int | None


@dataclass(frozen=True, slots=True)
class ScoresUpdated:
    """Running scores of the table after *deals* scored deals."""

    totals: tuple[int, ...]
    deals: int


VisibleEvent = (
    DealStarted
    | OwnHand
    | HandSize
    | MarkShown
    | RoleSet
    | StakeSet
    | SlotOpened
    | SlotClosed
    | ChoiceOpened
    | BidMade
    | CampSet
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
    | PromptOpened
    | PromptClosed
    | DealVoided
    | DealEnded
    | DealOpened
    | SeatTaken
    | TableOptions
    | ClockStarted
    | ScoresUpdated
)


@dataclass(frozen=True, slots=True)
class Envelope:
    """One event for one viewer: *seq* counts this viewer's events from 0, *at_ms* is table time."""

    seq: int
    at_ms: int
    event: VisibleEvent
