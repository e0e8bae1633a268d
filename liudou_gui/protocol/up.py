"""What a client says to the table. Who speaks is known from the connection's key, never from a field."""

from __future__ import annotations

import hashlib
from dataclasses import dataclass
from enum import Enum

from engine.actions import Action
from engine.deal import Seat
from engine.rulings import RULINGS
from liudou_gui.protocol.lobby import Options


@dataclass(frozen=True, slots=True)
class Hello:
    """The first word on every connection.

    *table* names the table, empty for the only one of the host. *rulings* are :func:`own_rulings`.
    *token* comes from an earlier :class:`Welcome`, *ticket* from an invitation; empty where there is none.
    *watch*: come as a spectator.
    *run* and *since*: the stream of this run is known up to, not including, *since*.
    """

    proto_min: int
    proto_max: int
    build: str
    rules_version: int
    rulings: tuple[tuple[str, str], ...]
    table: bytes
    name: str
    device: str = ""
    token: bytes = b""
    ticket: bytes = b""
    watch: bool = False
    run: int = 0
    since: int = 0


def own_rulings() -> tuple[tuple[str, str], ...]:
    """Return the id of each ruling of this program, with the first 8 hex digits of its decision's SHA-256."""
    return tuple((r.rule, hashlib.sha256(r.decision.encode()).hexdigest()[:8]) for r in RULINGS)


@dataclass(frozen=True, slots=True)
class CodeTry:
    """First message of the room-code exchange (SPAKE2), before :class:`Hello`; *table* as there."""

    share: bytes
    table: bytes = b""


@dataclass(frozen=True, slots=True)
class CodeProof:
    """Second message: a MAC under the agreed key over both public keys and the table."""

    proof: bytes


@dataclass(frozen=True, slots=True)
class Act:
    """Answer *prompt_id* of deal *deal*; a repeated *action_id* gets the first answer again."""

    action_id: bytes
    deal: int
    prompt_id: int
    action: Action


@dataclass(frozen=True, slots=True)
class Ready:
    """Ready for the next deal, or not any more."""

    yes: bool


@dataclass(frozen=True, slots=True)
class Loaded:
    """The client has drawn the table; the start waits for this."""


@dataclass(frozen=True, slots=True)
class Sit:
    """Take the free seat *seat*, or a bot's between deals; None: watch from now on."""

    seat: Seat | None


@dataclass(frozen=True, slots=True)
class AskSwap:
    """Ask the person in *seat* to change places; with a bot or an empty seat it happens at once."""

    seat: Seat


@dataclass(frozen=True, slots=True)
class AnswerSwap:
    """Answer the offer of *seat*."""

    seat: Seat
    yes: bool


@dataclass(frozen=True, slots=True)
class Vote:
    """Want, or no longer want, that a bot plays for the idle person in *seat*."""

    seat: Seat
    yes: bool


@dataclass(frozen=True, slots=True)
class BackToMe:
    """Take one's own seat back from the bot that stands in, at the next prompt."""


class Order(Enum):
    """What only the host may ask for."""

    START = "start"
    FILL = "fill"
    CLOSE = "close"


@dataclass(frozen=True, slots=True)
class HostOrder:
    """Begin (the first or next deal), fill empty seats with bots, or close the table."""

    order: Order


@dataclass(frozen=True, slots=True)
class SetOptions:
    """Host only, between deals: new options."""

    options: Options


@dataclass(frozen=True, slots=True)
class SeatToBot:
    """Host only: a bot plays in *seat* (True), or the seat goes back to its person or stands empty."""

    seat: Seat
    bot: bool


@dataclass(frozen=True, slots=True)
class Kick:
    """Host only: the person in *seat*, or the spectator of that *name*, has to go.

    *lock*: from now on the table is locked as well, with another room code and other invitations.
    """

    seat: Seat | None
    name: str = ""
    lock: bool = False


class Phrase(Enum):
    """Quick phrases and emotes: each program says them in its own language."""

    HELLO = "hello"
    READY = "ready"
    MOMENT = "moment"
    GOOD_GAME = "good_game"
    NICE = "nice"
    SORRY = "sorry"
    THANKS = "thanks"
    HURRY = "hurry"
    LAUGH = "laugh"
    CLAP = "clap"
    WOW = "wow"
    CRY = "cry"


@dataclass(frozen=True, slots=True)
class Say:
    """Chat: a *phrase*, or *text* of one's own where *phrase* is None."""

    phrase: Phrase | None
    text: str = ""


@dataclass(frozen=True, slots=True)
class ShareCommit:
    """SHA-256 commitment to this client's share for dealing *dealing*."""

    dealing: int
    commitment: bytes


@dataclass(frozen=True, slots=True)
class ShareReveal:
    """The share itself."""

    dealing: int
    share: bytes


@dataclass(frozen=True, slots=True)
class Ping:
    """A sign of life; *sent_ms* comes back. *seq* and *view*: how far the stream is folded, and to what.

    *view* is the hash of the viewer's own view at *seq*, empty when unknown.
    """

    sent_ms: int
    run: int
    seq: int
    view: str = ""


@dataclass(frozen=True, slots=True)
class Resync:
    """Tell the stream again from *since* of *run*; another run means from its beginning."""

    run: int
    since: int


@dataclass(frozen=True, slots=True)
class Bye:
    """Leave for good: a person's seat goes to a bot at once."""


Up = (
    Hello
    | CodeTry
    | CodeProof
    | Act
    | Ready
    | Loaded
    | Sit
    | AskSwap
    | AnswerSwap
    | Vote
    | BackToMe
    | HostOrder
    | SetOptions
    | SeatToBot
    | Kick
    | Say
    | ShareCommit
    | ShareReveal
    | Ping
    | Resync
    | Bye
)

Stranger = Hello | CodeTry | CodeProof | Ping | Bye
"""All that somebody may say before they are let in."""
