"""New Six, two against four (RULES N)."""

from __future__ import annotations

from engine.actions import Action
from engine.deal import Seat
from engine.ruleset import SEATS
from engine.scoring import two_four_scores
from engine.state import Draft
from engine.variants import four
from engine.variants.opening import (
    deal_hands,
    give_farmers,
    give_role,
    highest_bidder,
    make_bid,
    open_bid_slot,
)
from engine.view import Phase
from engine.visible import MarkKind, MarkShown, Role


def begin(draft: Draft) -> None:
    """Deal, show the open mark, begin the bidding at its holder (N0, N1)."""
    deal = draft.state.deal
    holder = deal.holder(deal.open_mark)
    at = deal.hands[holder].index(deal.open_mark) * SEATS + holder
    deal_hands(draft)
    draft.emit(MarkShown(MarkKind.OPEN, deal.open_mark, holder, at))
    draft.set(phase=Phase.BIDDING, slots=tuple((holder + step) % SEATS for step in range(SEATS)))
    open_bid_slot(draft)


def bid(draft: Draft, answer: Action | None) -> None:
    """Finish a seat's turn to bid; then the landlords, the bottom, F5 and F4 (N1 to N3)."""
    if not make_bid(draft, answer):
        open_bid_slot(draft)
        return
    deal = draft.state.deal
    if deal.secret_mark is None:
        raise ValueError("two_four is played with a secret mark")
    great = highest_bidder(draft.state.bids)
    if great is None:
        great = deal.holder(deal.open_mark)
    second = deal.holder(deal.secret_mark)
    give_role(draft, great, Role.GREAT_LANDLORD)
    draft.emit(MarkShown(MarkKind.SECRET, deal.secret_mark, second))
    if second != great:
        give_role(draft, second, Role.SECOND_LANDLORD)
    give_farmers(draft, secret=False)
    four.give_bottom(draft, great, None if second == great else second)
    won = dict(four.winners_without_play(draft))
    if won:
        first = great if great in won else second
        four.win_without_play(draft, first, won[first], scores)
    else:
        four.ask_to_show(draft)


def show(draft: Draft) -> None:
    """The great landlord leads (N4)."""
    four.show(draft, draft.state.seat_of(Role.GREAT_LANDLORD))


def scores(draft: Draft, winner: Seat, n: int) -> tuple[int, ...]:
    """Return the six scores when the side of *winner* has won (N5)."""
    state = draft.state
    great = state.seat_of(Role.GREAT_LANDLORD)
    second = None if state.solo else state.seat_of(Role.SECOND_LANDLORD)
    return two_four_scores(great, second, winner in state.landlords, n=n, base=state.ruleset.base)
