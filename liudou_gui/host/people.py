"""The people at a table: who they are, whether they are there, and who plays for them meanwhile."""

from __future__ import annotations

import hashlib
import hmac
from collections import deque
from collections.abc import Collection, Iterator
from dataclasses import dataclass, field
from enum import Enum
from operator import attrgetter

from engine.deal import Seat
from engine.names import legible_name, same_look
from engine.reasons import Reason
from engine.visible import Viewer
from liudou_gui.protocol.down import PlaceChanged
from liudou_gui.protocol.limits import AWAY_MS, NAME_LENGTH, TAKEOVER_MS

CHATS, CHATS_MS = 5, 10_000
"""So many words within so long a time are heard from one person."""
MOVES, MOVES_MS = 12, 10_000
"""So many changes of place one person may ask for within so long: each tells a whole deal again."""
MOST_ACTS = 500
"""More answers than this in two deals are no play."""
_NOBODYS_NAME = "?"


class StandIn(Enum):
    """Why a bot plays for a person: it does not, they are absent, or the seat was handed to it."""

    NO = ""
    ABSENT = "absent"
    HANDED = "handed"


@dataclass(slots=True)
class Person:
    """Somebody with a verified *key*, in a seat or watching.

    *here* is public; *connected* says whether anything can be told. *waits*: a spectator who wants a
    bot's seat. *coming_back*: the bot that stands in gives the seat back at the next question.
    *run*, *first* and *sent* are their stream: numbers of the table's stream where the run begins, and
    up to where it has been told. *last_ping* is a ping's run and number, and how far was told then.
    """

    key: bytes
    name: str
    token_hash: bytes
    heard_ms: int
    device: str = ""
    seat: Viewer = None
    address: str = ""
    connected: bool = False
    here: bool = True
    waits: bool = False
    ready: bool = False
    loaded: bool = False
    stand_in: StandIn = StandIn.NO
    coming_back: bool = False
    run: int = 0
    first: int = 0
    sent: int = 0
    acts: dict[bytes, tuple[int, Reason | None]] = field(default_factory=dict)
    chats: deque[int] = field(default_factory=deque)
    moves: deque[int] = field(default_factory=deque)
    told_again_ms: int | None = None
    place: PlaceChanged | None = None
    """What they were last told that they may do."""
    last_ping: tuple[int, int, int] = (0, 0, 0)

    @property
    def plays(self) -> bool:
        """Whether the person plays themself: seated, there, and without a stand-in."""
        return self.seat is not None and self.here and self.stand_in is StandIn.NO

    @property
    def due_ms(self) -> int | None:
        """When silence makes the next difference."""
        if self.here:
            return self.heard_ms + AWAY_MS
        if self.seat is None or self.stand_in is StandIn.NO:
            return self.heard_ms + TAKEOVER_MS
        return None

    def forget_acts(self, before: int) -> None:
        """Drop the answers of deals before number *before*."""
        self.acts = {act: answer for act, answer in self.acts.items() if answer[0] >= before}

    def may_chat(self, now_ms: int) -> bool:
        """Return whether a word is not too much, and count it."""
        return _has_room(self.chats, CHATS, CHATS_MS, now_ms)

    def may_move(self, now_ms: int) -> bool:
        """Return whether another change of place is not too much, and count it."""
        return _has_room(self.moves, MOVES, MOVES_MS, now_ms)

    def knows(self, token: bytes) -> bool:
        """Return whether *token* is this person's."""
        return bool(token) and hmac.compare_digest(hashed(token), self.token_hash)


def _has_room(times: deque[int], most: int, span_ms: int, now_ms: int) -> bool:
    """Return whether there were fewer than *most* within *span_ms*, and count one more if so."""
    while times and times[0] <= now_ms - span_ms:
        times.popleft()
    if len(times) >= most:
        return False
    times.append(now_ms)
    return True


_TOLD_OR_KEPT = attrgetter(
    "key",
    "name",
    "device",
    "token_hash",
    "seat",
    "waits",
    "ready",
    "here",
    "loaded",
    "stand_in",
    "address",
)


class People:
    """All people of a table by key, in the order in which they came."""

    def __init__(self) -> None:
        self._people: dict[bytes, Person] = {}
        self._all: tuple[Person, ...] = ()

    def __iter__(self) -> Iterator[Person]:
        return iter(self._all)

    def __len__(self) -> int:
        return len(self._people)

    def get(self, key: bytes) -> Person | None:
        """Return who has *key*."""
        return self._people.get(key)

    def add(self, person: Person) -> None:
        """Let somebody in."""
        self._people[person.key] = person
        self._all = tuple(self._people.values())

    def remove(self, person: Person) -> None:
        """Forget somebody."""
        self._people.pop(person.key, None)
        self._all = tuple(self._people.values())

    def at(self, seat: Seat) -> Person | None:
        """Return who sits in *seat*."""
        for person in self._all:
            if person.seat == seat:
                return person
        return None

    def seated(self) -> list[Person]:
        """Return who sits, by seat."""
        return sorted((p for p in self if p.seat is not None), key=lambda p: p.seat or 0)

    def in_order(self) -> list[Person]:
        """Return who sits, in the order in which they came."""
        return [person for person in self if person.seat is not None]

    def spectators(self) -> list[Person]:
        """Return who watches."""
        return [person for person in self if person.seat is None]

    def names(self) -> list[str]:
        """Return all names; each is there once."""
        return [person.name for person in self]

    @property
    def due_ms(self) -> int | None:
        """When somebody's silence makes the next difference."""
        return min((due for p in self._all if (due := p.due_ms) is not None), default=None)

    @property
    def anybody_here(self) -> bool:
        """Whether at least one person is here."""
        return any(person.here for person in self._all)

    def stamp(self) -> tuple[object, ...]:
        """Return something that is another one as soon as anything that is told or kept of them changes."""
        return tuple([_TOLD_OR_KEPT(person) for person in self._all])


def hashed(token: bytes) -> bytes:
    """Return what is kept of a token."""
    return hashlib.sha256(b"liudou/token/1" + token).digest()


def free_name(wish: str, taken: Collection[str]) -> str:
    """Return *wish*, cleaned, with a number behind it if a name of the table looks like it."""
    base = legible_name(wish, NAME_LENGTH) or _NOBODYS_NAME
    name, number = base, 2
    while any(same_look(name, other) for other in taken):
        tail = f" {number}"
        name, number = base[: NAME_LENGTH - len(tail)].rstrip() + tail, number + 1
    return name
