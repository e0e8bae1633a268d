"""Deals with a wanted property, made from a seed and completed at random."""

from __future__ import annotations

from collections.abc import Mapping
from random import Random

from engine.cards import Card, Rank, full_pack, parse_counts
from engine.deal import Deal, Seat
from engine.ruleset import SEATS, Ruleset


def arranged_deal(
    ruleset: Ruleset,
    rng: Random,
    *,
    hands: Mapping[Seat, str] | None = None,
    bottom: str = "",
    open_holder: Seat | None = None,
    secret_holder: Seat | None = None,
    open_mark: Card | None = None,
    copies_at: tuple[Seat, ...] = (),
) -> Deal:
    """Return a deal in which seats hold at least the given rank letters, and the marks lie as wanted.

    *bottom* gives the first bottom cards, in their order.
    *copies_at* puts the other copies of *open_mark* (which then has to be given) at these seats.
    """
    variant = ruleset.variant
    rest = list(full_pack(variant.decks))
    rng.shuffle(rest)
    dealt: list[list[Card]] = [[] for _ in range(SEATS)]

    def give(seat: Seat, card: Card) -> None:
        rest.remove(card)
        dealt[seat].append(card)

    if open_mark is not None:
        give(0 if open_holder is None else open_holder, open_mark)
        others = [card for card in list(rest) if card.face == open_mark.face]
        for seat, card in zip(copies_at, others, strict=False):
            give(seat, card)
    for seat, letters in (hands or {}).items():
        for rank, count in enumerate(parse_counts(letters)):
            for card in [card for card in rest if card.rank == rank][:count]:
                give(seat, card)
    below: list[Card] = []
    for letter in bottom:
        card = next(card for card in rest if card.rank is Rank.parse(letter))
        rest.remove(card)
        below.append(card)
    for hand in dealt:
        while len(hand) < variant.hand_size:
            hand.append(rest.pop())
        rng.shuffle(hand)
    below.extend(rest)
    mark = open_mark or _mark(dealt, open_holder, rng, None)
    secret = _mark(dealt, secret_holder, rng, mark) if variant.bottom_size else None
    return Deal(ruleset, rng.randbytes(32), tuple(map(tuple, dealt)), tuple(below), mark, secret)


def _mark(dealt: list[list[Card]], holder: Seat | None, rng: Random, other: Card | None) -> Card:
    seats = range(SEATS) if holder is None else [holder]
    choice = [card for seat in seats for card in dealt[seat] if not card.rank.is_joker]
    return rng.choice([card for card in choice if other is None or card.face != other.face])
