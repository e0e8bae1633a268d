"""Public evidence of who may be whose partner: what seats did, in order. Facts only, nothing is inferred."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from dataclasses import dataclass
from enum import Enum

from engine.cards import Card, Rank
from engine.combos import Combination, CombinationType
from engine.deal import Seat
from engine.ruleset import SEATS
from engine.view import PlayerView

FEW_CARDS = 3
"""A seat with so many cards or fewer may soon be out."""

LOW = Rank.SEVEN
"""The highest rank of a single that is called low."""


class EvidenceKind(Enum):
    """What a seat did, or did not."""

    BID = "bid"
    NO_BID = "no_bid"
    DOUBLED = "doubled"
    DID_NOT_DOUBLE = "did_not_double"
    CAMP_TURN = "camp_turn"
    PASSED = "passed"
    BEAT = "beat"
    BOMBED = "bombed"
    LED_LOW = "led_low"
    REVEALED = "revealed"


@dataclass(frozen=True, slots=True)
class Evidence:
    """One thing that *actor* did, with whose play (*target*) and what where it was about a play.

    *trick* counts from 1, 0 is before the first lead. *combination* is the play that was passed on,
    beaten or bombed, or the low lead. *value* is a bid, the place in the order of camp turns (P2), or
    for a low lead the cards *target* then held.
    """

    kind: EvidenceKind
    actor: Seat
    target: Seat | None = None
    trick: int = 0
    combination: Combination | None = None
    value: int = 0


@dataclass(frozen=True, slots=True)
class Tally:
    """How often one seat passed on, beat and bombed the plays of another."""

    passed: int = 0
    beat: int = 0
    bombed: int = 0


def evidence(view: PlayerView) -> tuple[Evidence, ...]:
    """Return everything in the order in which it happened."""
    return (*_opening(view), *_play(view))


def tallies(items: tuple[Evidence, ...]) -> dict[tuple[Seat, Seat], Tally]:
    """Return (*actor*, *target*) with how often the one answered the other, for pairs that met at all."""
    counts: dict[tuple[Seat, Seat], dict[EvidenceKind, int]] = {}
    for item in items:
        if item.target is not None and item.kind in _ANSWERS:
            pair = counts.setdefault((item.actor, item.target), dict.fromkeys(_ANSWERS, 0))
            pair[item.kind] += 1
    return {pair: Tally(*(found[kind] for kind in _ANSWERS)) for pair, found in counts.items()}


_ANSWERS = (EvidenceKind.PASSED, EvidenceKind.BEAT, EvidenceKind.BOMBED)


def _opening(view: PlayerView) -> Iterator[Evidence]:
    for seat, value in view.bids:
        yield Evidence(EvidenceKind.BID if value else EvidenceKind.NO_BID, seat, value=value)
    for place, seat in enumerate(view.slots_done, 1):
        yield Evidence(EvidenceKind.CAMP_TURN, seat, value=place)
    for seat, doubled in enumerate(view.doubles or ()):
        yield Evidence(EvidenceKind.DOUBLED if doubled else EvidenceKind.DID_NOT_DOUBLE, seat)


def _play(view: PlayerView) -> Iterator[Evidence]:
    sizes = _sizes_at_first(view)
    unseen = set(view.revealed)
    for number, trick in enumerate((*view.tricks, view.trick), 1):
        owner: Seat | None = None
        top: Combination | None = None
        for move in trick:
            actor, made = move.seat, move.combination
            if made is None:
                if owner is not None:
                    yield Evidence(EvidenceKind.PASSED, actor, owner, number, top)
                continue
            if owner is None:
                yield from _low_lead(actor, made, number, sizes)
            else:
                bomb = made.type is CombinationType.BOMB
                kind = EvidenceKind.BOMBED if bomb else EvidenceKind.BEAT
                yield Evidence(kind, actor, owner, number, top)
            sizes[actor] -= len(move.cards)
            if actor in unseen and shows_mark(view, move.cards):
                unseen.discard(actor)
                yield Evidence(EvidenceKind.REVEALED, actor, trick=number, combination=made)
            owner, top = actor, made


def _sizes_at_first(view: PlayerView) -> list[int]:
    """Return how many cards each seat held before the first lead."""
    sizes = list(view.sizes)
    for move in view.moves:
        sizes[move.seat] += len(move.cards)
    return sizes


def _low_lead(actor: Seat, made: Combination, number: int, sizes: list[int]) -> Iterator[Evidence]:
    if made.type is not CombinationType.SINGLE or made.ranks[0] > LOW:
        return
    for seat in range(SEATS):
        if seat != actor and 0 < sizes[seat] <= FEW_CARDS:
            yield Evidence(EvidenceKind.LED_LOW, actor, seat, number, made, sizes[seat])


def shows_mark(view: PlayerView, cards: Collection[Card]) -> bool:
    """Return whether one of *cards* is a copy of the marked card of ``hidden`` (H6)."""
    return any(card.face == view.marked_face for card in cards)
