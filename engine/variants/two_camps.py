"""Positive and Negative (RULES P)."""

from __future__ import annotations

from engine.actions import Camp, ChooseCamp, PromptKind
from engine.deal import Seat, previous_seat
from engine.ruleset import SEATS
from engine.scoring import two_camps_scores
from engine.sealed import CampGiven
from engine.state import Draft, GameState
from engine.variants import four
from engine.variants.opening import deal_hands, give_farmers, give_role, void_deal
from engine.view import Phase
from engine.visible import MarkKind, MarkShown, Role, SlotClosed, SlotOpened, VoidCause

CAMP_SIZE = 2
"""Farmers in a camp (P2)."""


def begin(draft: Draft) -> None:
    """Deal, show both marks together, give the bottom out, let the farmers choose (P1, P2)."""
    deal = draft.state.deal
    if deal.secret_mark is None:
        raise ValueError("two_camps is played with a secret mark")
    positive, negative = deal.holder(deal.open_mark), deal.holder(deal.secret_mark)
    solo = positive == negative
    deal_hands(draft)
    draft.emit(MarkShown(MarkKind.OPEN, deal.open_mark, positive))
    draft.emit(MarkShown(MarkKind.SECRET, deal.secret_mark, negative))
    give_role(draft, positive, Role.POSITIVE_LANDLORD)
    if not solo:
        give_role(draft, negative, Role.NEGATIVE_LANDLORD)
    give_farmers(draft, secret=False)
    four.give_bottom(draft, positive, None if solo else negative)
    if solo:
        _camps_are_formed(draft)
        return
    draft.give_camp(positive, Camp.POSITIVE)
    draft.give_camp(negative, Camp.NEGATIVE)
    farmers = [(positive + step) % SEATS for step in range(SEATS)]
    draft.set(phase=Phase.CAMPS, slots=tuple(seat for seat in farmers if seat not in (positive, negative)))
    _open_slot(draft)


def _members(state: GameState, camp: Camp) -> list[Seat]:
    return [
        seat for seat, role in enumerate(state.roles) if role is Role.FARMER and state.camps[seat] is camp
    ]


def is_asked(state: GameState) -> bool:
    """Return whether the farmer whose slot it is has anything to choose (P2)."""
    return all(len(_members(state, camp)) < CAMP_SIZE for camp in Camp)


def _open_slot(draft: Draft) -> None:
    seat = draft.state.slots[0]
    draft.emit(SlotOpened(seat, PromptKind.CAMP))
    if is_asked(draft.state):
        draft.ask(seat, PromptKind.CAMP)
    else:
        draft.skip_prompt()


def close_slot(draft: Draft) -> None:
    """A farmer's slot is over; after the fourth the camps are told to those who may know (P2, P3)."""
    seat, *rest = draft.state.slots
    answer = draft.state.slot_answer
    if isinstance(answer, ChooseCamp):
        camp = answer.camp
    else:
        camp = next(camp for camp in Camp if len(_members(draft.state, camp)) < CAMP_SIZE)
    draft.give_camp(seat, camp)
    draft.set(slots=tuple(rest), slot_answer=None)
    draft.emit(SlotClosed(seat))
    if rest:
        _open_slot(draft)
        return
    for farmer, its_camp in enumerate(draft.state.camps):
        if its_camp is not None and draft.state.roles[farmer] is Role.FARMER:
            draft.emit(CampGiven(farmer, its_camp, draft.state.landlords))
    _camps_are_formed(draft)


def _camps_are_formed(draft: Draft) -> None:
    won = four.winners_without_play(draft)
    if len(won) == CAMP_SIZE:
        void_deal(draft, VoidCause.BOTH_WIN)
    elif won:
        four.win_without_play(draft, *won[0], scores)
    else:
        four.ask_to_show(draft)


def leader(positive: Seat, negative: Seat | None) -> Seat:
    """Return the farmer who leads (P4)."""
    before = previous_seat(positive)
    return previous_seat(before) if before == negative else before


def show(draft: Draft) -> None:
    """A farmer leads (P4)."""
    positive = draft.state.seat_of(Role.POSITIVE_LANDLORD)
    negative = None if draft.state.solo else draft.state.seat_of(Role.NEGATIVE_LANDLORD)
    four.show(draft, leader(positive, negative))


def scores(draft: Draft, winner: Seat, n: int) -> tuple[int, ...]:
    """Return the six scores when the side of *winner* has won (P5)."""
    state = draft.state
    positive = state.seat_of(Role.POSITIVE_LANDLORD)
    base = state.ruleset.base
    if state.solo:
        return two_camps_scores(positive, None, (), winner == positive, n=n, base=base)
    return two_camps_scores(
        positive,
        state.seat_of(Role.NEGATIVE_LANDLORD),
        tuple(_members(state, Camp.POSITIVE)),
        state.camps[winner] is Camp.POSITIVE,
        n=n,
        base=base,
    )
