"""Steps that the games share: hands, slots, questions that open together, the first lead, the end."""

from __future__ import annotations

from collections.abc import Sequence

from engine.actions import Action, Bid, PromptKind
from engine.deal import Seat
from engine.ruleset import SEATS
from engine.rulings import HIGHEST_BID
from engine.sealed import HandDealt, RoleGiven
from engine.state import Draft
from engine.view import Phase
from engine.visible import (
    BidMade,
    ChoiceOpened,
    DealEnded,
    DealOpened,
    DealStarted,
    DealVoided,
    EndCause,
    Role,
    SlotOpened,
    TurnOf,
    VoidCause,
)


def deal_hands(draft: Draft) -> None:
    """Give every seat its cards."""
    state = draft.state
    draft.set(hands=state.deal.hands)
    draft.emit(DealStarted(state.number, state.ruleset, state.void_before))
    draft.emit(*(HandDealt(seat, cards) for seat, cards in enumerate(state.deal.hands)))


def give_role(draft: Draft, seat: Seat, role: Role, *, secret: bool = False) -> None:
    """Set a role and seal who may learn of it."""
    draft.give_role(seat, role)
    draft.emit(RoleGiven(seat, role, secret))


def give_farmers(draft: Draft, *, secret: bool) -> None:
    """Make farmers of all who have no role yet."""
    for seat, role in enumerate(draft.state.roles):
        if role is None:
            give_role(draft, seat, Role.FARMER, secret=secret)


def open_bid_slot(draft: Draft, *, unasked: Seat | None = None) -> None:
    """Begin the next seat's turn to bid; the hidden landlord's looks the same (H3 case 2)."""
    seat = draft.state.slots[0]
    draft.emit(SlotOpened(seat, PromptKind.BID))
    if seat == unasked:
        draft.skip_prompt()
    else:
        draft.ask(seat, PromptKind.BID, above=highest_bid(draft.state.bids))


def highest_bid(bids: Sequence[tuple[Seat, int]]) -> int:
    """Return the highest bid so far, 0 if none."""
    return max((value for _, value in bids), default=0)


def make_bid(draft: Draft, answer: Action | None) -> bool:
    """Show the present seat's bid; return whether the bidding is over (H3, N1)."""
    seat, *rest = draft.state.slots
    value = answer.value if isinstance(answer, Bid) else 0
    draft.set(bids=(*draft.state.bids, (seat, value)), slots=tuple(rest), slot_answer=None)
    draft.emit(BidMade(seat, value))
    return value == HIGHEST_BID or not rest


def highest_bidder(bids: Sequence[tuple[Seat, int]]) -> Seat | None:
    """Return who bid most, None if nobody did."""
    best = max(bids, key=lambda bid: bid[1], default=(0, 0))
    return best[0] if best[1] else None


def ask_together(draft: Draft, kind: PromptKind, seats: Sequence[Seat]) -> None:
    """Ask several seats at the same time (H5, F4)."""
    draft.set(
        phase=Phase.DOUBLING if kind is PromptKind.DOUBLE else Phase.SHOWING,
        asked=tuple(seats),
        answers=(None,) * SEATS,
    )
    draft.emit(ChoiceOpened(kind))
    for seat in seats:
        draft.ask(seat, kind)


def begin_play(draft: Draft, leader: Seat) -> None:
    """The first lead."""
    draft.set(phase=Phase.PLAYING, turn=leader, owner=leader, to_beat=None, passes=0)
    draft.emit(TurnOf(leader, leading=True))
    draft.ask(leader, PromptKind.PLAY, leading=True)


def end_deal(
    draft: Draft, cause: EndCause, first_out: Seat, scores: tuple[int, ...], *, n: int, stake: int
) -> None:
    """The result, then everything (E1)."""
    winners = tuple(seat for seat, score in enumerate(scores) if score > 0)
    result = DealEnded(cause, first_out, winners, scores, n, stake, draft.state.ruleset.base)
    draft.set(phase=Phase.OVER, result=result)
    draft.emit(result, _opened(draft))


def void_deal(draft: Draft, cause: VoidCause) -> None:
    """No result; everything is shown all the same (E1)."""
    voided = DealVoided(cause)
    draft.set(phase=Phase.OVER, voided=voided)
    draft.emit(voided, _opened(draft))


def _opened(draft: Draft) -> DealOpened:
    state, deal = draft.state, draft.state.deal
    return DealOpened(
        seed=deal.seed,
        hands=deal.hands,
        left=state.hands,
        bottom=deal.bottom,
        open_mark=deal.open_mark,
        secret_mark=deal.secret_mark,
        roles=state.roles,
        camps=state.camps,
    )
