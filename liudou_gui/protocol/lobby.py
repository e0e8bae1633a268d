"""How a table stands while nobody needs its cards: seats, options, who is ready. All of it is public."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.deal import Seat
from engine.ruleset import SEATS, Ruleset


class BotLevel(Enum):
    """How well the bots of a table play."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"


class Holder(Enum):
    """Who holds a seat: nobody, a person, or a bot."""

    NOBODY = "nobody"
    PERSON = "person"
    BOT = "bot"


class Stage(Enum):
    """Where a table is: before its first deal, in one, or between two."""

    GATHERING = "gathering"
    DEALING = "dealing"
    BETWEEN = "between"


@dataclass(frozen=True, slots=True)
class Options:
    """What the host chose. Times are seconds, *play_seconds* 0 means no limit.

    *locked*: guests need the room code or an invitation.
    """

    name: str
    ruleset: Ruleset
    play_seconds: int = 30
    bid_slot_seconds: int = 8
    camp_seconds: int = 5
    show_seconds: int = 5
    locked: bool = False
    spectators: bool = True
    counter: bool = True
    bots: BotLevel = BotLevel.NORMAL


@dataclass(frozen=True, slots=True)
class LobbySeat:
    """One seat. *here* is False for a person who is away; *stand_in*: a bot plays for them meanwhile.

    *loaded* is False until a person's program has drawn the table; *device* is a word about it.
    """

    holder: Holder
    name: str = ""
    ready: bool = False
    here: bool = True
    loaded: bool = True
    stand_in: bool = False
    device: str = ""
    votes: int = 0
    """How many of the others want a bot to play here (an idle seat, no play timer)."""


@dataclass(frozen=True, slots=True)
class SwapOffer:
    """*from_seat* asks *to_seat* to change places."""

    from_seat: Seat
    to_seat: Seat


@dataclass(frozen=True, slots=True)
class Lobby:
    """The whole of it. *host* is who may change things, empty while nobody is there who may; *host_seat* is
    their seat, None while they watch.

    *broken_off* counts dealings that were begun again for want of a share; *totals* go by seat.
    """

    options: Options
    stage: Stage
    seats: tuple[LobbySeat, ...]
    spectators: tuple[str, ...] = ()
    host_seat: Seat | None = None
    swaps: tuple[SwapOffer, ...] = ()
    totals: tuple[int, ...] = (0,) * SEATS
    deals: int = 0
    broken_off: int = 0
    host: str = ""
