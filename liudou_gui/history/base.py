"""What the window knows of kept deals; the store itself is in :mod:`liudou_gui.history.store`."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from datetime import datetime
from enum import Enum
from pathlib import Path
from typing import Protocol

from engine.deal import Seat
from engine.ruleset import Variant
from engine.visible import Role


class Outcome(Enum):
    """How a kept deal ended for its owner; VOID scored nothing."""

    WON = "won"
    LOST = "lost"
    VOID = "void"


@dataclass(frozen=True, slots=True)
class KeptDeal:
    """One line of the history.

    *seat* is the owner's seat, None for a deal of others that was imported: it counts in no
    statistics, and *role*, *outcome* and *points* are None. *played* is aware, in UTC.
    *names* and *scores* go by seat; names may be empty.
    """

    id: int
    played: datetime
    variant: Variant
    base: int
    n: int
    seat: Seat | None
    role: Role | None
    outcome: Outcome | None
    points: int | None
    names: tuple[str, ...]
    scores: tuple[int, ...] | None
    solo: bool


@dataclass(frozen=True, slots=True)
class Query:
    """Which deals are wanted; None asks nothing. *since* is included, *until* is not."""

    variant: Variant | None = None
    role: Role | None = None
    outcome: Outcome | None = None
    since: datetime | None = None
    until: datetime | None = None


@dataclass(frozen=True, slots=True)
class Tally:
    """Scored deals of the owner in one game and role."""

    variant: Variant
    role: Role
    deals: int
    won: int
    points: int


class RecordTrouble(Enum):
    """Why a record cannot be kept or shown."""

    DAMAGED = "damaged"
    NEWER = "newer"
    OTHER_RULES = "other_rules"
    NOT_A_RECORD = "not_a_record"


class RecordRefused(Exception):
    """A record that cannot be read; *detail* is for the curious, in English."""

    def __init__(self, trouble: RecordTrouble, detail: str = "") -> None:
        super().__init__(f"{trouble.value}: {detail}")
        self.trouble, self.detail = trouble, detail


@dataclass(frozen=True, slots=True)
class StoreNotice:
    """What the owner should know: where a damaged store was moved, how many old records were left out."""

    moved_to: Path | None = None
    left_out: int = 0


class History(Protocol):
    """Kept deals, newest first. Every method may raise ``OSError`` when the store cannot be used."""

    @property
    def notice(self) -> StoreNotice | None:
        """What went wrong with the store so far, None if nothing did."""
        ...

    def search(self, query: Query, offset: int = 0, limit: int = 100) -> Sequence[KeptDeal]:
        """Return the deals that *query* asks for."""
        ...

    def count(self, query: Query) -> int:
        """Return how many deals *query* asks for."""
        ...

    def deal(self, deal: int) -> KeptDeal:
        """Return the deal with this id. Raises ``KeyError``."""
        ...

    def text(self, deal: int) -> str:
        """Return the record of the deal with this id. Raises ``KeyError``."""
        ...

    def add_text(self, text: str, seat: Seat | None = None) -> KeptDeal:
        """Keep a record, or return the one that is kept already. Raises :class:`RecordRefused`."""
        ...

    def delete(self, deal: int) -> None:
        """Forget a deal; one that is gone already is no error."""
        ...

    def tallies(self, query: Query) -> Sequence[Tally]:
        """Return the owner's scored deals by game and role."""
        ...

    def points(self, query: Query) -> Sequence[tuple[datetime, int]]:
        """Return the owner's points of each scored deal, oldest first, for a chart."""
        ...
