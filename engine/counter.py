"""The card counter: where the cards are, as far as one view tells; nothing is guessed."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from dataclasses import dataclass

from engine.cards import Card, Rank, full_pack
from engine.combos import Combination
from engine.ruleset import SEATS
from engine.view import Move, PlayerView

PASSES_KEPT = 6
"""So many of the plays that a seat passed on are told, the latest first."""


@dataclass(frozen=True, slots=True)
class RankCount:
    """Where the *total* copies of a rank are: *out* + *own* + *elsewhere* = *total*.

    *out* were played by anybody, *own* are in the viewer's hand, *elsewhere* in other hands or, until it
    is given, in the bottom. *played* goes by seat and sums to *out*. *known* goes by seat, too: copies of
    *elsewhere* that everybody can tell to be in that hand (F4, a bottom or a mark not yet played).
    """

    rank: Rank
    total: int
    out: int
    own: int
    elsewhere: int
    played: tuple[int, ...]
    known: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class MarkCount:
    """Where the copies of a mark are: all copies of the face in ``hidden`` (H2), else the one card (F1).

    *played* goes by seat, *known* too, of copies not yet played; *own* is in the viewer's hand.
    """

    card: Card
    total: int
    out: int
    own: int
    elsewhere: int
    played: tuple[int, ...]
    known: tuple[int, ...]

    @property
    def untold(self) -> int:
        """Copies in other hands of which nobody can tell in whose."""
        return self.elsewhere - sum(self.known)


@dataclass(frozen=True, slots=True)
class CardCount:
    """The whole counter. *ranks* from the big joker down to three; *marks* those that the viewer has seen.

    *passed_on* goes by seat: the plays it let go by, the latest first, at most :data:`PASSES_KEPT`.
    """

    ranks: tuple[RankCount, ...]
    marks: tuple[MarkCount, ...]
    passed_on: tuple[tuple[Combination, ...], ...]

    @property
    def elsewhere(self) -> int:
        """All cards in other hands, and in the bottom before it is given."""
        return sum(count.elsewhere for count in self.ranks)


def count_cards(view: PlayerView) -> CardCount:
    """Return where the cards are, by what *view* holds: own hand, plays, bottom, marks, open hands."""
    played = [
        [card for move in view.moves if move.seat == seat for card in move.cards] for seat in range(SEATS)
    ]
    known = known_cards(view)
    pack = full_pack(view.ruleset.variant.decks)
    totals, own = Counter(card.rank for card in pack), Counter(card.rank for card in view.hand)
    by_seat = [Counter(card.rank for card in cards) for cards in played]
    sure = [Counter(card.rank for card in cards) for cards in known]
    ranks = []
    for rank in reversed(Rank):
        gone, held = tuple(seat[rank] for seat in by_seat), tuple(seat[rank] for seat in sure)
        out = sum(gone)
        elsewhere = totals[rank] - out - own[rank]
        ranks.append(RankCount(rank, totals[rank], out, own[rank], elsewhere, gone, held))
    return CardCount(tuple(ranks), _marks(view, pack, played, known), passed_on(view))


def known_cards(view: PlayerView) -> tuple[frozenset[Card], ...]:
    """Return, by seat, the cards that everybody can tell to be in that hand; the own seat's are none."""
    gone = {card for move in view.moves for card in move.cards}
    found: list[set[Card]] = [set(cards or ()) for cards in view.open_hands]
    for seat, cards in view.bottom:
        found[seat].update(cards)
    for mark in (view.open_mark, view.secret_mark):
        if mark is not None:
            found[mark.holder].add(mark.card)
    return tuple(
        frozenset() if seat == view.viewer else frozenset(found[seat] - gone) for seat in range(SEATS)
    )


def _marks(
    view: PlayerView,
    pack: Iterable[Card],
    played: list[list[Card]],
    known: tuple[frozenset[Card], ...],
) -> tuple[MarkCount, ...]:
    found = []
    for mark in (view.open_mark, view.secret_mark):
        if mark is None:
            continue
        copies = {mark.card}
        if view.marked_face is not None:
            copies = {card for card in pack if card.face == view.marked_face}
        gone = tuple(sum(card in copies for card in cards) for cards in played)
        held = tuple(len(copies & cards) for cards in known)
        own = sum(card in copies for card in view.hand)
        rest = len(copies) - sum(gone) - own
        found.append(MarkCount(mark.card, len(copies), sum(gone), own, rest, gone, held))
    return tuple(found)


def passed_on(view: PlayerView) -> tuple[tuple[Combination, ...], ...]:
    """Return, by seat, the plays it passed on, the latest first, at most :data:`PASSES_KEPT`."""
    found: list[list[Combination]] = [[] for _ in range(SEATS)]
    for trick in (*view.tricks, view.trick):
        top: Move | None = None
        for move in trick:
            if move.combination is not None:
                top = move
            elif top is not None and top.combination is not None:
                found[move.seat].append(top.combination)
    return tuple(tuple(reversed(plays[-PASSES_KEPT:])) for plays in found)
