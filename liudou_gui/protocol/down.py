"""What the table says to one client; every frame is sealed to that client's key."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from engine.reasons import Reason
from engine.visible import Envelope, Viewer
from liudou_gui.protocol.lobby import Lobby
from liudou_gui.protocol.up import Phrase


class Refusal(Enum):
    """Why somebody is not let in, or has to go."""

    CLIENT_TOO_OLD = "client_too_old"
    HOST_TOO_OLD = "host_too_old"
    RULES_DIFFER = "rules_differ"
    NO_SUCH_TABLE = "no_such_table"
    CODE_NEEDED = "code_needed"
    WRONG_CODE = "wrong_code"
    TOO_MANY_TRIES = "too_many_tries"
    WRONG_TICKET = "wrong_ticket"
    FULL = "full"
    NO_SPECTATORS = "no_spectators"
    KICKED = "kicked"
    ELSEWHERE = "elsewhere"
    TABLE_CLOSED = "table_closed"
    TOO_MUCH = "too_much"
    NOT_UNDERSTOOD = "not_understood"


@dataclass(frozen=True, slots=True)
class RulingDiffers:
    """A ruling that host and client hold differently; *here* is the host's, empty if it has none."""

    rule: str
    here: str


@dataclass(frozen=True, slots=True)
class Refused:
    """The end of a connection. *build* and *proto* are the host's; *rulings* for RULES_DIFFER."""

    why: Refusal
    build: str = ""
    proto: int = 0
    rulings: tuple[RulingDiffers, ...] = ()
    wait_ms: int = 0


@dataclass(frozen=True, slots=True)
class CodeReply:
    """The host's message of the room-code exchange; *proof* shows that the host knows the code too."""

    share: bytes
    proof: bytes


@dataclass(frozen=True, slots=True)
class Welcome:
    """Let in. *viewer* is the seat, None for a spectator; *token* brings the same person back.

    *is_host*: this client may give orders; *waits* as in :class:`PlaceChanged`. *code* is told
    to the table's owner and to whoever gives the orders meanwhile, *ticket* to the owner alone.
    """

    proto: int
    build: str
    table: bytes
    token: bytes
    viewer: Viewer
    is_host: bool
    run: int
    now_ms: int
    lobby: Lobby
    code: str = ""
    ticket: bytes = b""
    waits: int = 0


@dataclass(frozen=True, slots=True)
class PlaceChanged:
    """What the client may do has changed, as :class:`Welcome` says it.

    *waits* is the client's place among the spectators who wait for a seat, from 1; 0 is none of them.
    """

    is_host: bool
    code: str = ""
    ticket: bytes = b""
    waits: int = 0


@dataclass(frozen=True, slots=True)
class Seated:
    """The client's place changed; its stream begins anew as *run* with what *viewer* may know."""

    viewer: Viewer
    run: int


@dataclass(frozen=True, slots=True)
class LobbyChanged:
    """How the table stands now."""

    lobby: Lobby


@dataclass(frozen=True, slots=True)
class Told:
    """A piece of the viewer's stream, without gaps within *run*."""

    run: int
    envelopes: tuple[Envelope, ...]


@dataclass(frozen=True, slots=True)
class Done:
    """The answer to an :class:`~liudou_gui.protocol.up.Act`: *reason* None means it was done."""

    action_id: bytes
    reason: Reason | None


@dataclass(frozen=True, slots=True)
class NotNow:
    """A request that cannot be met; *why* is one of the codes in :class:`Denial`."""

    why: Denial


class Denial(Enum):
    """Why a request was not met."""

    NOT_HOST = "not_host"
    DEAL_RUNS = "deal_runs"
    SEAT_TAKEN = "seat_taken"
    NOT_SEATED = "not_seated"
    SEATS_EMPTY = "seats_empty"
    NOT_LOADED = "not_loaded"
    TOO_FAST = "too_fast"
    MUTED = "muted"
    NO_SUCH_SEAT = "no_such_seat"
    NO_SPECTATORS = "no_spectators"


@dataclass(frozen=True, slots=True)
class Chatted:
    """Somebody said something; *seat* None is a spectator's word."""

    seat: Viewer
    name: str
    phrase: Phrase | None
    text: str = ""


@dataclass(frozen=True, slots=True)
class ChatSoFar:
    """What was said lately, oldest first, for who has just come in; it takes the place of what they have.

    *own* are the numbers of the lines that the receiver said.
    """

    lines: tuple[Chatted, ...]
    own: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DealingOffered:
    """A dealing begins: the host's commitment, and which viewers are asked for a share (fair dealing)."""

    dealing: int
    deal: int
    commitment: bytes
    asked: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SharesCommitted:
    """All commitments that came in time, by seat; now each shows its share."""

    dealing: int
    commitments: tuple[tuple[int, bytes], ...]


@dataclass(frozen=True, slots=True)
class DealingProved:
    """All shares by seat, the root over the salted pack, and the salts and paths of the viewer's cards.

    *salts* and *paths* go by card in dealing order; a spectator's are empty.
    """

    dealing: int
    shares: tuple[tuple[int, bytes], ...]
    root: bytes
    salts: tuple[bytes, ...]
    paths: tuple[tuple[bytes, ...], ...]


@dataclass(frozen=True, slots=True)
class DealingBroken:
    """The dealing is begun again: the seats in *missing* showed no share in time."""

    dealing: int
    missing: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class DealingOpened:
    """After the deal: the host's share, from which all can be derived again."""

    dealing: int
    share: bytes


@dataclass(frozen=True, slots=True)
class Halted:
    """The table stands still: its host cannot save what happens. The next :class:`Welcome` ends that."""


@dataclass(frozen=True, slots=True)
class Pong:
    """Answers a ping; *now_ms* is the table's time."""

    sent_ms: int
    now_ms: int


Down = (
    Welcome
    | Refused
    | CodeReply
    | PlaceChanged
    | Seated
    | LobbyChanged
    | Told
    | Done
    | NotNow
    | Chatted
    | ChatSoFar
    | DealingOffered
    | SharesCommitted
    | DealingProved
    | DealingBroken
    | DealingOpened
    | Halted
    | Pong
)
