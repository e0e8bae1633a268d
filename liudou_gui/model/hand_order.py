"""In which order the own cards lie: groups laid aside, then the others by rank or by size of group."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from enum import Enum

from engine.cards import Card, Face


class SortBy(Enum):
    """How loose cards are sorted: by rank, or the rank held most often first."""

    RANK = "rank"
    SIZE = "size"


@dataclass(frozen=True, slots=True)
class Span:
    """Places *first* up to, not including, *end* of the hand."""

    first: int
    end: int


@dataclass(frozen=True, slots=True)
class HandOrder:
    """The hand from left to right.

    *columns* parts all of it into cards of one rank that lie together (copies of the marked face
    in a column of their own, so that nobody gives one up by chance, H6); *groups* are those laid
    aside, in order, each made of whole columns.
    """

    cards: tuple[Card, ...] = ()
    columns: tuple[Span, ...] = ()
    groups: tuple[Span, ...] = ()

    def column_of(self, place: int) -> Span:
        """Return the column that the card at *place* lies in. Raises ``IndexError``."""
        for column in self.columns:
            if column.first <= place < column.end:
                return column
        raise IndexError(place)

    def group_of(self, place: int) -> int | None:
        """Return which group the card at *place* is in, None for a loose one."""
        return next((n for n, group in enumerate(self.groups) if group.first <= place < group.end), None)


def hand_order(
    hand: Iterable[Card],
    groups: Sequence[frozenset[Card]] = (),
    sort: SortBy = SortBy.RANK,
    *,
    low_first: bool = False,
    spare: Face | None = None,
) -> HandOrder:
    """Order a hand; *spare* is the marked face whose copies lie apart, behind the others of their rank."""
    held = set(hand)
    cards: list[Card] = []
    columns: list[Span] = []
    spans: list[Span] = []
    for group in groups:
        kept = group & held
        if not kept:
            continue
        held -= kept
        first = len(cards)
        _add(cards, columns, kept, SortBy.RANK, low_first, spare)
        spans.append(Span(first, len(cards)))
    _add(cards, columns, held, sort, low_first, spare)
    return HandOrder(tuple(cards), tuple(columns), tuple(spans))


def _add(
    cards: list[Card],
    columns: list[Span],
    some: Iterable[Card],
    sort: SortBy,
    low_first: bool,
    spare: Face | None,
) -> None:
    counts = Counter(card.rank for card in some)
    way = 1 if low_first else -1

    def key(card: Card) -> tuple[int, int, bool, int, int]:
        size = -counts[card.rank] if sort is SortBy.SIZE else 0
        return size, way * card.rank, card.face == spare, -card.suit, -card.deck

    start = len(cards)
    cards.extend(sorted(some, key=key))
    for place in range(start, len(cards)):
        card = cards[place]
        before = cards[place - 1] if place > start else None
        if before is None or before.rank != card.rank or (before.face == spare) != (card.face == spare):
            columns.append(Span(place, place + 1))
        else:
            columns[-1] = Span(columns[-1].first, place + 1)
