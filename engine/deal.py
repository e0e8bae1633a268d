"""Dealing: who holds what before the first bid (H1, F1)."""

from __future__ import annotations

from dataclasses import dataclass

from engine.cards import Card, full_pack
from engine.randomness import Stream
from engine.ruleset import SEATS, Ruleset

Seat = int
"""A seat, 0 to 5; play goes from each to the next (T)."""


def next_seat(seat: Seat) -> Seat:
    """Return the seat that plays after *seat*."""
    return (seat + 1) % SEATS


def previous_seat(seat: Seat) -> Seat:
    """Return the seat that plays before *seat*."""
    return (seat - 1) % SEATS


@dataclass(frozen=True, slots=True)
class Deal:
    """All secrets of a deal: six hands in dealing order, the bottom in pack order, the marks.

    ``hands[s][i]`` is the card dealt to seat *s* in round *i*. *secret_mark* is None in ``hidden``,
    where *open_mark* is the marked card of H1. *seed* made the pack and becomes public with E1.
    Raises ``ValueError`` if this is not a deal of the given variant.
    """

    ruleset: Ruleset
    seed: bytes
    hands: tuple[tuple[Card, ...], ...]
    bottom: tuple[Card, ...]
    open_mark: Card
    secret_mark: Card | None

    def __post_init__(self) -> None:
        variant = self.ruleset.variant
        cards = [card for hand in self.hands for card in hand]
        if sorted([*cards, *self.bottom]) != sorted(full_pack(variant.decks)):
            raise ValueError("the cards of a deal are not a whole pack")
        if len(self.bottom) != variant.bottom_size or {len(hand) for hand in self.hands} != {
            variant.hand_size
        }:
            raise ValueError("a hand or the bottom has the wrong number of cards")
        marks = [self.open_mark] + ([self.secret_mark] if self.secret_mark else [])
        if len(marks) != (1 if variant.decks == 3 else 2) or len({mark.face for mark in marks}) != len(marks):
            raise ValueError("the marks are wrong (H1, F1)")
        if any(mark.rank.is_joker or mark not in cards for mark in marks):
            raise ValueError("a mark is a joker or lies in the bottom (F1)")

    def holder(self, card: Card) -> Seat:
        """Return the seat that was dealt *card*. Raises ``ValueError`` if none was."""
        for seat, hand in enumerate(self.hands):
            if card in hand:
                return seat
        raise ValueError(f"{card} was dealt to nobody")


def deal_from_seed(ruleset: Ruleset, seed: bytes) -> Deal:
    """Shuffle, deal and mark: the same seed gives the same deal everywhere.

    The pack in canonical order is shuffled by the stream ``pack``; the last cards are the bottom;
    card *i* of the rest goes to seat *i* mod 6. The stream ``marks`` draws the open mark from the
    dealt non-joker cards in canonical order, then the secret mark from those of another face.
    """
    variant = ruleset.variant
    pack = Stream(seed, "pack").shuffled(full_pack(variant.decks))
    dealt, bottom = pack[: SEATS * variant.hand_size], pack[SEATS * variant.hand_size :]
    marks = Stream(seed, "marks")
    candidates = sorted(card for card in dealt if not card.rank.is_joker)
    open_mark = candidates[marks.below(len(candidates))]
    secret_mark = None
    if variant.bottom_size:
        others = [card for card in candidates if card.face != open_mark.face]
        secret_mark = others[marks.below(len(others))]
    return Deal(
        ruleset, seed, tuple(dealt[seat::SEATS] for seat in range(SEATS)), bottom, open_mark, secret_mark
    )


def random_camp_is_positive(seed: bytes, slot: int) -> bool:
    """Draw the camp of a farmer who did not answer in *slot* 0 to 3 (P2), by the stream ``camps``."""
    stream = Stream(seed, "camps")
    draws = [stream.below(2) for _ in range(4)]
    return draws[slot] == 0
