"""What ``two_four`` and ``two_camps`` share (RULES F)."""

from __future__ import annotations

from collections.abc import Callable

from engine.actions import PromptKind
from engine.cards import rank_counts
from engine.deal import Seat
from engine.scoring import auto_win
from engine.state import Draft
from engine.variants.opening import ask_together, begin_play, end_deal
from engine.visible import (
    BottomGiven,
    EndCause,
    HandOpened,
    MultiplierRaised,
    RaiseCause,
    ShowsShown,
)

SHOW_EACH, SHOW_SOLO = 3, 9
"""What each shown hand adds to N, and what a solo landlord's does (F4)."""

Scores = Callable[[Draft, Seat, int], tuple[int, ...]]
"""The six scores when the side of a seat has won with N."""


def give_bottom(draft: Draft, first: Seat, second: Seat | None) -> None:
    """Give the bottom cards out, shown to all: six each in pack order, or twelve to a solo landlord (F1)."""
    bottom = draft.state.deal.bottom
    shares = [(first, bottom)] if second is None else [(first, bottom[:6]), (second, bottom[6:])]
    for seat, cards in shares:
        hands = tuple(hand + cards if s == seat else hand for s, hand in enumerate(draft.state.hands))
        draft.set(hands=hands)
        draft.emit(BottomGiven(seat, cards))


def winners_without_play(draft: Draft) -> list[tuple[Seat, EndCause]]:
    """Return the landlords who win without play, and why (F5)."""
    found = []
    for seat in draft.state.landlords:
        why = auto_win(rank_counts(draft.state.hands[seat]))
        if why is not None:
            found.append((seat, EndCause(why)))
    return found


def ask_to_show(draft: Draft) -> None:
    """Ask the landlords to lay their cards open (F4)."""
    ask_together(draft, PromptKind.SHOW, draft.state.landlords)


def show(draft: Draft, leader: Seat) -> None:
    """All landlords have answered: raise N, open the hands, begin (F4)."""
    state = draft.state
    seats = tuple(seat for seat in state.asked if state.answers[seat])
    draft.set(shown=seats)
    draft.emit(ShowsShown(seats))
    for seat in seats:
        by = SHOW_SOLO if state.solo else SHOW_EACH
        n = draft.state.n + by
        draft.set(n=n)
        draft.emit(MultiplierRaised(seat, by, n, RaiseCause.SHOW))
    draft.emit(*(HandOpened(seat, draft.state.hands[seat]) for seat in seats))
    begin_play(draft, leader)


def win_without_play(draft: Draft, seat: Seat, cause: EndCause, scores: Scores) -> None:
    """End the deal by F5: scored with N = 1, once."""
    end_deal(draft, cause, seat, scores(draft, seat, 1), n=1, stake=1)


def out(draft: Draft, seat: Seat, scores: Scores) -> None:
    """A player has no cards left (T2)."""
    n = draft.state.n
    end_deal(draft, EndCause.OUT, seat, scores(draft, seat, n), n=n, stake=1)
