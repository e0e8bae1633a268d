"""The swap test (DESIGN): what a viewer cannot know must not change what, or when, the viewer is told."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest

from engine import apply as reducer
from engine.cards import Card
from engine.ruleset import Variant
from engine.sealed import Asked, CampGiven, HandDealt, RoleGiven, SealedEvent, Settled
from engine.state import Draft, GameState
from engine.variants import opening, two_four
from engine.view import Phase
from engine.visible import (
    CampSet,
    HandOpened,
    HandSize,
    PromptClosed,
    RoleSet,
    ShowsShown,
    StakeSet,
    Viewer,
    VisibleEvent,
)
from liudou_gui.host import table as table_module
from liudou_gui.host.table import Table
from tests.helpers.pairs import pairs
from tests.helpers.tables import NotReplayed

PAIRS = {Variant.HIDDEN: 250, Variant.TWO_FOUR: 150, Variant.TWO_CAMPS: 250}


@pytest.mark.parametrize("variant", Variant, ids=lambda variant: variant.value)
def test_stream_and_times_say_nothing_a_viewer_cannot_know(variant: Variant) -> None:
    """H3, H4, H5, N2, P2, P3, F4: identical streams and send times, spectators and late joiners included."""
    secret = differ = 0
    for pair in pairs(variant, PAIRS[variant], seed=1):
        assert pair.told == pair.told_otherwise
        assert pair.late == pair.told
        assert pair.late_otherwise == pair.told_otherwise
        secret += pair.has_secrets
        differ += pair.has_secrets and pair.secrets_differ
    if variant is not Variant.TWO_FOUR:  # roles of two_four are public (N2); its secret is the second mark
        assert secret > PAIRS[variant] / 4
        assert differ >= secret / 2, (differ, secret)


Door = Callable[[SealedEvent, Viewer], VisibleEvent | None]
HONEST: Door = table_module.project


def _leak(special: Callable[[SealedEvent, Viewer], VisibleEvent | None]) -> Door:
    return lambda event, viewer: special(event, viewer) or HONEST(event, viewer)


def hands_to_all(event: SealedEvent, viewer: Viewer) -> VisibleEvent | None:
    if isinstance(event, HandDealt) and event.seat != viewer:
        return HandOpened(event.seat, event.cards)
    return None


def first_card_in_the_size(event: SealedEvent, viewer: Viewer) -> VisibleEvent | None:
    if isinstance(event, HandDealt) and event.seat != viewer:
        return HandSize(event.seat, event.cards[0].rank)
    return None


def roles_to_all(event: SealedEvent, _: Viewer) -> VisibleEvent | None:
    return RoleSet(event.seat, event.role) if isinstance(event, RoleGiven) else None


def a_sign_for_hidden_landlords(event: SealedEvent, _: Viewer) -> VisibleEvent | None:
    hidden = isinstance(event, RoleGiven) and event.secret and event.role.is_landlord
    return StakeSet(event.seat) if hidden and isinstance(event, RoleGiven) else None


def camps_to_all(event: SealedEvent, _: Viewer) -> VisibleEvent | None:
    return CampSet(event.seat, event.camp) if isinstance(event, CampGiven) else None


def camps_to_spectators(event: SealedEvent, viewer: Viewer) -> VisibleEvent | None:
    return CampSet(event.seat, event.camp) if isinstance(event, CampGiven) and viewer is None else None


def prompts_noticed_by_all(event: SealedEvent, viewer: Viewer) -> VisibleEvent | None:
    if isinstance(event, Asked) and event.prompt.seat != viewer:
        return PromptClosed(event.prompt.id)
    return None


def answers_noticed_by_all(event: SealedEvent, _: Viewer) -> VisibleEvent | None:
    return PromptClosed(event.prompt_id) if isinstance(event, Settled) else None


DOORS = {
    hands_to_all: Variant.TWO_FOUR,
    first_card_in_the_size: Variant.TWO_FOUR,
    roles_to_all: Variant.HIDDEN,
    a_sign_for_hidden_landlords: Variant.HIDDEN,
    camps_to_all: Variant.TWO_CAMPS,
    camps_to_spectators: Variant.TWO_CAMPS,
    prompts_noticed_by_all: Variant.TWO_CAMPS,
    answers_noticed_by_all: Variant.TWO_CAMPS,
}


def _caught(variant: Variant) -> bool:
    try:
        return any(pair.told != pair.told_otherwise for pair in pairs(variant, 150, seed=2))
    except NotReplayed:  # its times differ so much that the same answers come too early or too late
        return True


@pytest.mark.parametrize(
    ("leak", "variant"), DOORS.items(), ids=lambda value: getattr(value, "__name__", None)
)
def test_a_leaky_door_is_caught(
    leak: Callable[[SealedEvent, Viewer], VisibleEvent | None],
    variant: Variant,
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(table_module, "project", _leak(leak))
    assert _caught(variant)


def test_prompt_numbers_that_skip_nothing_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """H3 case 2, P2: the numbers of later prompts would tell who was asked."""
    monkeypatch.setattr(Draft, "skip_prompt", lambda _: None)
    assert _caught(Variant.TWO_CAMPS)


def test_a_shorter_slot_for_the_unasked_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """H3 case 2, P2: the time of a slot would tell."""
    honest = Table._start_clock

    def hasty(self: Table, state: GameState, now_ms: int) -> None:
        honest(self, state, now_ms)
        if state.fixed_slots and not state.prompts:
            self._deadline = now_ms + 500

    monkeypatch.setattr(Table, "_start_clock", hasty)
    assert _caught(Variant.HIDDEN)


def test_an_answer_shown_before_the_others_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """F4: whether the other landlord shows is not told before both have answered."""
    honest: Any = reducer._answer_together

    def gossiping(draft: Draft, seat: int, yes: bool) -> None:
        honest(draft, seat, yes)
        if draft.state.phase is Phase.SHOWING and yes:
            draft.emit(ShowsShown((seat,)))

    monkeypatch.setattr(reducer, "_answer_together", gossiping)
    assert _caught(Variant.TWO_FOUR)


def test_a_bottom_shown_before_it_is_given_is_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """F1: the bottom is public only when the landlords get it."""
    honest = opening.deal_hands

    def careless(draft: Draft) -> None:
        honest(draft)
        bottom: tuple[Card, ...] = draft.state.deal.bottom
        draft.emit(HandOpened(0, bottom))

    monkeypatch.setattr(two_four, "deal_hands", careless)
    assert _caught(Variant.TWO_FOUR)


def test_numbers_that_count_hidden_events_are_caught(monkeypatch: pytest.MonkeyPatch) -> None:
    """A gap in a viewer's numbering would tell that something happened."""
    stream = table_module._Stream
    honest = stream.tell

    def counting(self: Any, event: SealedEvent, at_ms: int) -> None:
        before = len(self.told)
        honest(self, event, at_ms)
        if len(self.told) == before:
            self.first += 1

    monkeypatch.setattr(stream, "tell", counting)
    assert _caught(Variant.TWO_CAMPS)
