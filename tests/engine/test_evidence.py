"""Evidence: what seats did, told as facts."""

from __future__ import annotations

from engine.cards import Card
from engine.evidence import Evidence, EvidenceKind, Tally, evidence, tallies
from engine.ruleset import Variant
from engine.view import PlayerView, fold, view_of
from engine.visible import (
    BidMade,
    DoublesShown,
    HandSize,
    MarkKind,
    MarkShown,
    Passed,
    Revealed,
    SlotClosed,
    TrickWon,
    VisibleEvent,
)
from tests.helpers.scenes import played, seated


def _after(*events: VisibleEvent, variant: Variant = Variant.HIDDEN) -> PlayerView:
    return view_of(0, [*seated(variant), *events])


def _short(view: PlayerView) -> list[tuple[EvidenceKind, int, int | None, int]]:
    return [(item.kind, item.actor, item.target, item.trick) for item in evidence(view)]


def test_bids_doubles_and_camp_turns_come_first() -> None:
    view = _after(BidMade(2, 0), BidMade(3, 2), DoublesShown((True, False, False, False, False, False)))
    assert evidence(view)[:3] == (
        Evidence(EvidenceKind.NO_BID, 2),
        Evidence(EvidenceKind.BID, 3, value=2),
        Evidence(EvidenceKind.DOUBLED, 0),
    )
    assert [item.kind for item in evidence(view)[3:]] == [EvidenceKind.DID_NOT_DOUBLE] * 5
    view = _after(SlotClosed(4), SlotClosed(1), variant=Variant.TWO_CAMPS)
    assert [(item.actor, item.value) for item in evidence(view)] == [(4, 1), (1, 2)]


def test_answers_name_whose_play_they_answer() -> None:
    view = _after(
        played(1, "9s0", 20), Passed(2), played(3, "Ts0", 20), played(4, "Qs0 Qs1 Qc0 Qd0", 20), Passed(5)
    )
    assert _short(view) == [
        (EvidenceKind.PASSED, 2, 1, 1),
        (EvidenceKind.BEAT, 3, 1, 1),
        (EvidenceKind.BOMBED, 4, 3, 1),
        (EvidenceKind.PASSED, 5, 4, 1),
    ]
    assert tallies(evidence(view)) == {
        (2, 1): Tally(passed=1),
        (3, 1): Tally(beat=1),
        (4, 3): Tally(bombed=1),
        (5, 4): Tally(passed=1),
    }


def test_a_low_lead_to_somebody_with_few_cards_counts_what_was_held_then() -> None:
    view = _after(HandSize(3, 2), played(1, "4s0", 11), Passed(2), played(3, "9s0", 1))
    low = [item for item in evidence(view) if item.kind is EvidenceKind.LED_LOW]
    assert [(item.actor, item.target, item.value) for item in low] == [(1, 3, 2)]
    high = _after(HandSize(3, 2), played(1, "8s1", 11))
    assert evidence(high) == ()


def test_a_reveal_stands_where_the_marked_card_fell() -> None:
    view = _after(MarkShown(MarkKind.OPEN, Card.parse("9h0"), 5), played(1, "9s0"))
    view = fold(fold(fold(view, played(2, "Th0")), TrickWon(2)), played(2, "9h1"))
    view = fold(view, Revealed(2))
    assert _short(view)[-1] == (EvidenceKind.REVEALED, 2, None, 2)
