"""Decisions before play: bids, doubles, showing, camps; by what the hand costs in turns."""

from __future__ import annotations

from engine.actions import Bid, Camp, ChooseCamp, Double, ShowHand
from engine.bots.base import Decision
from engine.bots.reading import Reading
from engine.cards import Rank, rank_counts
from engine.counts.decompose import Decomposer
from engine.ruleset import Variant
from engine.view import PlayerView
from engine.visible import Role

BID_AT = {
    Variant.HIDDEN: (3.6, 2.8, 2.0),
    Variant.TWO_FOUR: (-0.2, -0.6, -1.0),
    Variant.TWO_CAMPS: (-9.0, -9.0, -9.0),
}
"""A hand this good in turns, or better, is worth 1, 2, 3 (two_camps knows no bids)."""
DOUBLE_AT = {Role.OPEN_LANDLORD: 3.4, Role.HIDDEN_LANDLORD: 3.4, Role.FARMER: 2.4}
"""With the bot on all seats such hands won more often than not."""
SHOW_AT = {Variant.TWO_FOUR: -2.0, Variant.TWO_CAMPS: -2.0}
SHOW_SOLO_AT = {Variant.TWO_FOUR: -4.0, Variant.TWO_CAMPS: -6.0}
"""With the bot on all seats such hands won 60 % or more laid open (F4)."""


def bid(view: PlayerView, reading: Reading, cutter: Decomposer) -> Decision:
    """Bid what the hand is worth if nobody has said as much (H3, N1)."""
    above = view.prompt.above if view.prompt else 0
    cost = cutter.cost(reading.hand)
    value = sum(cost <= limit for limit in BID_AT[view.ruleset.variant])
    if value > above:
        return Decision(Bid(value))
    return Decision(Bid(0))


def double(view: PlayerView, reading: Reading, cutter: Decomposer) -> Decision:
    """Double with a hand that should win (H5)."""
    role = view.role or Role.FARMER
    yes = cutter.cost(reading.hand) <= DOUBLE_AT.get(role, 0.0)
    return Decision(Double(yes))


def show(view: PlayerView, reading: Reading, cutter: Decomposer) -> Decision:
    """Lay the hand open if it wins all the same (F4)."""
    yes = cutter.cost(reading.hand) <= (SHOW_SOLO_AT if view.solo else SHOW_AT).get(
        view.ruleset.variant, -9.0
    )
    return Decision(ShowHand(yes))


def camp(view: PlayerView) -> Decision:
    """Join the landlord whose bottom cards are better; the positive one if alike (P2)."""
    worth = {Camp.POSITIVE: 0.0, Camp.NEGATIVE: 0.0}
    camps = {Role.POSITIVE_LANDLORD: Camp.POSITIVE, Role.NEGATIVE_LANDLORD: Camp.NEGATIVE}
    for seat, cards in view.bottom:
        role = view.roles[seat]
        if role in camps:
            worth[camps[role]] += bottom_worth(rank_counts(cards))
    better = Camp.NEGATIVE if worth[Camp.NEGATIVE] > worth[Camp.POSITIVE] else Camp.POSITIVE
    return Decision(ChooseCamp(better))


def bottom_worth(counts: list[int]) -> float:
    """Return what six bottom cards are worth: high cards, and several of a rank."""
    high = 2.0 * counts[Rank.BIG_JOKER] + 1.6 * counts[Rank.SMALL_JOKER] + 0.9 * counts[Rank.TWO]
    return high + 0.3 * counts[Rank.ACE] + sum(0.4 * (count - 1) for count in counts if count > 1)
