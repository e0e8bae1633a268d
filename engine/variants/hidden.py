"""Hidden Landlords (RULES H)."""

from __future__ import annotations

from engine.actions import Action, PromptKind
from engine.cards import Card
from engine.deal import Deal, Seat, next_seat
from engine.ruleset import SEATS
from engine.rulings import VOID_BIDDINGS_BEFORE_FORCED
from engine.scoring import all_copies_scores, hidden_scores
from engine.state import Draft
from engine.variants.opening import (
    ask_together,
    begin_play,
    deal_hands,
    end_deal,
    give_farmers,
    give_role,
    highest_bid,
    highest_bidder,
    make_bid,
    open_bid_slot,
    void_deal,
)
from engine.view import Phase
from engine.visible import (
    DoublesShown,
    EndCause,
    MarkKind,
    MarkShown,
    MultiplierRaised,
    RaiseCause,
    Revealed,
    Role,
    StakeSet,
    VoidCause,
)

STAKE_WITHOUT_BIDDING = 3
"""S in case 1 of H2."""


def copies(deal: Deal) -> tuple[Seat, Seat]:
    """Return the seats that hold the two other copies of the marked card (H2)."""
    mark = deal.open_mark
    first, second = (
        seat
        for seat, hand in enumerate(deal.hands)
        for card in hand
        if card.face == mark.face and card != mark
    )
    return first, second


def begin(draft: Draft) -> None:
    """Deal, show the marked card, settle the roles that it decides (H1, H2)."""
    deal = draft.state.deal
    mark = deal.open_mark
    landlord = deal.holder(mark)
    first, second = copies(deal)
    deal_hands(draft)
    draft.emit(MarkShown(MarkKind.OPEN, mark, landlord))
    give_role(draft, landlord, Role.OPEN_LANDLORD)
    if first == second == landlord:  # case 4
        give_farmers(draft, secret=False)
        end_deal(
            draft,
            EndCause.ALL_COPIES,
            landlord,
            all_copies_scores(landlord, draft.state.ruleset.base),
            n=1,
            stake=2,
        )
    elif first == second:  # case 3
        give_role(draft, first, Role.OPEN_LANDLORD)
        _begin_bidding(draft, next_seat(first))
    elif landlord in (first, second):  # case 2
        hidden = first if second == landlord else second
        give_role(draft, hidden, Role.HIDDEN_LANDLORD, secret=True)
        _begin_bidding(draft, next_seat(landlord))
    else:  # case 1
        give_role(draft, first, Role.HIDDEN_LANDLORD, secret=True)
        give_role(draft, second, Role.HIDDEN_LANDLORD, secret=True)
        _roles_are_set(draft, STAKE_WITHOUT_BIDDING)


def _begin_bidding(draft: Draft, start: Seat) -> None:
    round_ = [(start + step) % SEATS for step in range(SEATS)]
    bidders = tuple(seat for seat in round_ if draft.state.roles[seat] is not Role.OPEN_LANDLORD)
    draft.set(phase=Phase.BIDDING, slots=bidders)
    open_bid_slot(draft, unasked=draft.state.hidden_landlord)


def bid(draft: Draft, answer: Action | None) -> None:
    """Finish a seat's turn to bid (H3)."""
    if not make_bid(draft, answer):
        open_bid_slot(draft, unasked=draft.state.hidden_landlord)
        return
    state = draft.state
    winner, stake = highest_bidder(state.bids), highest_bid(state.bids)
    if winner is None:
        if state.void_before < VOID_BIDDINGS_BEFORE_FORCED:
            void_deal(draft, VoidCause.NO_BID)
            return
        # The first who may bid; the hidden landlord may not, whatever that tells the others.
        winner, stake = next(seat for seat, _ in state.bids if seat != state.hidden_landlord), 1
    give_role(draft, winner, Role.OPEN_LANDLORD)
    _roles_are_set(draft, stake)


def _roles_are_set(draft: Draft, stake: int) -> None:
    give_farmers(draft, secret=True)
    draft.set(stake=stake)
    draft.emit(StakeSet(stake))
    ask_together(draft, PromptKind.DOUBLE, range(SEATS))


def double(draft: Draft) -> None:
    """All have answered: show it, raise N, begin (H5)."""
    answers = tuple(answer is True for answer in draft.state.answers)
    draft.emit(DoublesShown(answers))
    for seat, yes in enumerate(answers):
        if yes:
            n = draft.state.n + 1
            draft.set(n=n)
            draft.emit(MultiplierRaised(seat, 1, n, RaiseCause.DOUBLE))
    begin_play(draft, draft.state.deal.holder(draft.state.deal.open_mark))


def reveal(draft: Draft, seat: Seat, cards: tuple[Card, ...]) -> None:
    """Playing a copy of the marked card shows a hidden landlord to all (H6)."""
    state = draft.state
    if state.roles[seat] is not Role.HIDDEN_LANDLORD or seat in state.revealed:
        return
    if any(card.face == state.deal.open_mark.face for card in cards):
        draft.set(revealed=(*state.revealed, seat))
        draft.emit(Revealed(seat))


def out(draft: Draft, seat: Seat) -> None:
    """A player has no cards left (T2, H8)."""
    state = draft.state
    scores = hidden_scores(state.landlords, seat, stake=state.stake, n=state.n, base=state.ruleset.base)
    end_deal(draft, EndCause.OUT, seat, scores, n=state.n, stake=state.stake)
