"""A host that cheats, in the dealing or in the deal, is caught by the witness of those it cheats."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace

import pytest

from engine.actions import Camp
from engine.cards import Card
from engine.deal import Deal, deal_from_seed, random_camp_is_positive
from engine.fair import Cause, DealingId, Tree, positions, seat_commitment
from engine.ruleset import SEATS, Ruleset, Variant
from engine.visible import (
    BottomGiven,
    CampSet,
    DealEnded,
    DealOpened,
    DealStarted,
    HandSize,
    MarkShown,
    OwnHand,
    Played,
    Role,
    RoleSet,
    SlotClosed,
    Viewer,
)
from liudou_gui.host.dealing import Dealing, Sealed
from liudou_gui.protocol.down import (
    DealingOffered,
    DealingOpened,
    DealingProved,
    Down,
    SharesCommitted,
)
from liudou_gui.protocol.up import ShareCommit, ShareReveal
from liudou_gui.session.verdict import Fairness, Unproven, Verdict
from tests.helpers.fair import (
    HOST,
    PEOPLE,
    TABLE,
    FairTable,
    events,
    only,
    share_of,
    swap_cards,
)

OTHER = b"\x99" * 32
VICTIM = 2


# -- a host that cheats in the dealing -------------------------------------------------------------


def proved(change: Callable[[DealingProved], DealingProved]) -> Callable[[Down], Down]:
    return lambda said: change(said) if isinstance(said, DealingProved) else said


def wrong(table: FairTable, viewer: Viewer, cause: Cause) -> None:
    verdict = table.verdict(viewer)
    assert (verdict.fairness, verdict.why) == (Fairness.WRONG, cause)


def test_a_host_that_changes_its_share_after_it_saw_the_others_is_caught_by_all() -> None:
    table = FairTable(second_share=OTHER).run()
    for viewer in (*PEOPLE, None):
        wrong(table, viewer, Cause.HOST_SHARE)


def test_a_host_that_opens_another_share_than_it_used_is_caught() -> None:
    table = FairTable(
        say=only(VICTIM, lambda d: DealingOpened(1, OTHER) if isinstance(d, DealingOpened) else d)
    )
    table.run()
    wrong(table, VICTIM, Cause.HOST_SHARE)
    assert table.verdict(0).fairness is Fairness.VERIFIED


def test_a_host_that_tells_two_commitments_is_caught() -> None:
    table = FairTable()
    table.witnesses[0].hear(DealingOffered(1, 1, OTHER, PEOPLE))
    table.witnesses[0].hear(Dealing(1, 1, HOST, PEOPLE, 0, TABLE).offer)
    wrong(table, 0, Cause.HOST_SHARE)


def without_victim(said: Down) -> Down:
    if isinstance(said, SharesCommitted):
        return replace(said, commitments=tuple(c for c in said.commitments if c[0] != VICTIM))
    if isinstance(said, DealingProved):
        return replace(said, shares=tuple(s for s in said.shares if s[0] != VICTIM))
    return said


def test_a_share_that_is_dropped_after_the_commitments_is_caught() -> None:
    table = FairTable(say=only(VICTIM, proved(lambda said: without_victim(said))))  # type: ignore[arg-type, return-value]
    table.deal()
    wrong(table, VICTIM, Cause.OTHER_SHARES)


def test_a_share_that_is_never_let_in_is_not_verified() -> None:
    table = FairTable(say=lambda _, said: without_victim(said))
    first = Dealing(1, 1, HOST, (0, 5), 0, TABLE)
    offer = replace(first.offer, asked=PEOPLE)
    for viewer, witness in table.witnesses.items():
        for answer in witness.hear(offer):
            assert isinstance(answer, ShareCommit)
            if viewer in (0, 5):
                assert first.commit(viewer, answer, 1)
    for said in first.take():
        table.broadcast(said, first)
    for viewer, witness in table.witnesses.items():
        witness.hear(first.proved(Ruleset(table.variant), viewer))
    table.play(first)
    table.open(first)
    assert table.verdict(VICTIM) == Verdict(Fairness.NOT_VERIFIED, Unproven.LEFT_OUT, 1, 2)
    assert table.verdict(0).fairness is Fairness.VERIFIED
    assert table.verdict(0).shares == 2


@pytest.mark.parametrize("with_commitment", (True, False))
def test_a_share_that_is_replaced_is_caught(with_commitment: bool) -> None:
    def change(said: Down) -> Down:
        if isinstance(said, SharesCommitted) and with_commitment:
            false = seat_commitment(DealingId(TABLE, 1), VICTIM, OTHER)
            return replace(said, commitments=((0, said.commitments[0][1]), (VICTIM, false)))
        if isinstance(said, DealingProved):
            return replace(said, shares=tuple((s, OTHER if s == VICTIM else v) for s, v in said.shares))
        return said

    table = FairTable(say=only(VICTIM, change))
    heard: list[object] = []
    witness = table.witnesses[VICTIM]
    dealing = Dealing(1, 1, HOST, PEOPLE, 0, TABLE)
    table.broadcast(dealing.offer, dealing)
    for said in dealing.take():
        answers = witness.hear(change(said))
        heard.extend(answers)
    if with_commitment:
        assert heard == [], "a share is not shown to a host that replaced its commitment"
        wrong(table, VICTIM, Cause.SHARE_REPLACED)
    else:
        assert heard == [ShareReveal(1, share_of(VICTIM))]
        table.broadcast(SharesCommitted(1, dealing.so_far()[1].commitments), dealing)  # type: ignore[union-attr]
        witness.hear(change(dealing.proved(Ruleset(table.variant), VICTIM)))
        wrong(table, VICTIM, Cause.SEAT_SHARE)


def test_another_seats_share_that_does_not_fit_its_commitment_is_caught() -> None:
    def change(said: DealingProved) -> DealingProved:
        return replace(said, shares=tuple((s, OTHER if s == 5 else v) for s, v in said.shares))

    table = FairTable(say=only(VICTIM, proved(change)))  # type: ignore[arg-type]
    table.deal()
    wrong(table, VICTIM, Cause.SEAT_SHARE)


def test_a_root_of_its_own_for_one_client_is_caught_when_the_share_is_opened() -> None:
    table = FairTable()
    swapped: list[DealingProved] = []

    def other_tree(said: DealingProved) -> DealingProved:
        """A tree over another pack in which the victim's hand is the same."""
        sealed = dealing_of(table)
        deal = swap_cards(deal_from_seed(Ruleset(table.variant), sealed), (3, 0), (4, 0))
        tree, places = Tree(DealingId(TABLE, 1), HOST, deal), positions(table.variant, VICTIM)
        swapped.append(replace(said, root=tree.root, salts=tree.salts(places), paths=tree.paths(places)))
        return swapped[-1]

    table.say = only(VICTIM, proved(other_tree))  # type: ignore[arg-type, assignment]
    table.run()
    assert swapped
    wrong(table, VICTIM, Cause.ROOT)
    assert table.verdict(0).fairness is Fairness.VERIFIED


def dealing_of(table: FairTable) -> bytes:
    """The seed of an honest dealing at such a table."""
    dealing = Dealing(1, 1, HOST, PEOPLE, 0, TABLE)
    for seat in PEOPLE:
        dealing.commit(seat, ShareCommit(1, seat_commitment(DealingId(TABLE, 1), seat, share_of(seat))), 1)
    for seat in PEOPLE:
        dealing.reveal(seat, ShareReveal(1, share_of(seat)), 2)
    assert isinstance(dealing.outcome, Sealed)
    return dealing.outcome.seed


def test_a_root_that_changes_is_caught() -> None:
    table = FairTable()
    table.deal()
    witness = table.witnesses[VICTIM]
    kept = witness._dealing
    assert kept is not None
    assert kept.proved is not None
    witness.hear(kept.proved)
    assert witness.verdict is None
    witness.hear(replace(kept.proved, root=OTHER))
    wrong(table, VICTIM, Cause.ROOT)


@pytest.mark.parametrize(
    ("change", "cause"),
    [
        (lambda said: replace(said, salts=said.salts[:-1]), Cause.HAND_NOT_PROVED),
        (lambda said: replace(said, salts=(OTHER, *said.salts[1:])), Cause.HAND_NOT_PROVED),
        (lambda said: replace(said, salts=(b"", *said.salts[1:])), Cause.HAND_NOT_PROVED),
        (lambda said: replace(said, paths=((), *said.paths[1:])), Cause.HAND_NOT_PROVED),
        (
            lambda said: replace(said, paths=(said.paths[0] + (OTHER,), *said.paths[1:])),
            Cause.HAND_NOT_PROVED,
        ),
        (lambda said: replace(said, paths=said.paths[::-1]), Cause.HAND_NOT_PROVED),
        (lambda said: replace(said, root=b"short"), Cause.MALFORMED),
        (lambda said: replace(said, shares=said.shares * 2), Cause.MALFORMED),
    ],
)
def test_proofs_that_do_not_fit_are_caught_at_the_deal(
    change: Callable[[DealingProved], DealingProved], cause: Cause
) -> None:
    table = FairTable(say=only(VICTIM, proved(change)))  # type: ignore[arg-type]
    table.play(table.deal())
    wrong(table, VICTIM, cause)
    assert table.verdicts[0] == []


# -- a host that cheats in the deal ----------------------------------------------------------------


def hand(change: Callable[[tuple[Card, ...]], tuple[Card, ...]]) -> Callable[[object], object]:
    return lambda event: OwnHand(change(event.cards)) if isinstance(event, OwnHand) else event


def test_a_card_that_is_not_in_the_proof_is_caught_at_once() -> None:
    foreign = Card.parse("3d0")
    change = hand(lambda cards: (foreign if foreign not in cards else Card.parse("3d1"), *cards[1:]))
    table = FairTable(tell=only(VICTIM, events(change)))  # type: ignore[arg-type]
    table.play(table.deal())
    wrong(table, VICTIM, Cause.HAND_NOT_PROVED)


def test_a_card_that_is_given_twice_is_caught_at_once() -> None:
    change = hand(lambda cards: (cards[0], cards[0], *cards[2:]))
    table = FairTable(tell=only(VICTIM, events(change)))  # type: ignore[arg-type]
    table.play(table.deal())
    wrong(table, VICTIM, Cause.CARD_TWICE)


def test_a_hand_in_another_order_is_caught_at_once() -> None:
    table = FairTable(tell=only(VICTIM, events(hand(lambda cards: cards[::-1]))))  # type: ignore[arg-type]
    table.play(table.deal())
    wrong(table, VICTIM, Cause.HAND_NOT_PROVED)


def test_a_hand_without_a_proof_is_judged_at_the_end() -> None:
    foreign = hand(lambda cards: (cards[1], cards[0], *cards[2:]))
    table = FairTable(tell=only(VICTIM, events(foreign)))  # type: ignore[arg-type]
    dealing = table.deal()
    table.witnesses[VICTIM] = table.new_witness(VICTIM)  # the program was started again
    table.play(dealing)
    table.open(dealing)
    wrong(table, VICTIM, Cause.HAND)


def bottom_changed(deal: Deal) -> Deal:
    """One card of a seat without a person lies in the bottom instead."""
    at = next(i for i, card in enumerate(deal.hands[3]) if card not in (deal.open_mark, deal.secret_mark))
    return swap_cards(deal, (3, at), (None, 0))


def hands_changed(deal: Deal) -> Deal:
    marks = (deal.open_mark, deal.secret_mark)
    at = [next(i for i, card in enumerate(deal.hands[s]) if card not in marks) for s in (3, 4)]
    return swap_cards(deal, (3, at[0]), (4, at[1]))


def open_mark_moved(deal: Deal) -> Deal:
    others = {deal.open_mark.face} | ({deal.secret_mark.face} if deal.secret_mark else set())
    holder = (deal.holder(deal.open_mark) + 1) % SEATS
    mark = next(card for card in deal.hands[holder] if card.face not in others and not card.rank.is_joker)
    return replace(deal, open_mark=mark)


def secret_mark_moved(deal: Deal) -> Deal:
    mark = next(c for c in deal.hands[1] if c.face != deal.open_mark.face and not c.rank.is_joker)
    return replace(deal, secret_mark=mark)


@pytest.mark.parametrize(
    ("variant", "swap", "causes"),
    [
        (Variant.TWO_FOUR, bottom_changed, {Cause.BOTTOM}),
        (Variant.TWO_CAMPS, bottom_changed, {Cause.BOTTOM}),
        (Variant.HIDDEN, hands_changed, {Cause.CARDS_SEEN, Cause.RESULT}),
        (Variant.TWO_FOUR, hands_changed, {Cause.CARDS_SEEN, Cause.RESULT}),
        (Variant.HIDDEN, open_mark_moved, {Cause.MARK}),
        (Variant.TWO_FOUR, open_mark_moved, {Cause.MARK}),
        (Variant.TWO_CAMPS, open_mark_moved, {Cause.MARK}),
        (Variant.TWO_FOUR, secret_mark_moved, {Cause.MARK}),
        (Variant.TWO_CAMPS, secret_mark_moved, {Cause.MARK}),
    ],
)
def test_a_host_that_deals_otherwise_than_it_proved_is_caught(
    variant: Variant, swap: Callable[[Deal], Deal], causes: set[Cause]
) -> None:
    table = FairTable(variant, swap=swap).run()
    for viewer in (*PEOPLE, None):
        verdict = table.verdict(viewer)
        assert verdict.fairness is Fairness.WRONG
        assert verdict.why in causes


def changed(event: object) -> object:
    match event:
        case MarkShown():
            return replace(event, holder=(event.holder + 1) % SEATS)
        case BottomGiven():
            return replace(event, cards=event.cards[::-1])
        case RoleSet(role=Role.FARMER):
            return replace(event, role=Role.SECOND_LANDLORD)
        case CampSet():
            return replace(event, camp=Camp.NEGATIVE if event.camp is Camp.POSITIVE else Camp.POSITIVE)
        case HandSize():
            return replace(event, count=event.count + 1)
        case DealStarted():
            return replace(event, ruleset=Ruleset(event.ruleset.variant, base=2))
        case DealEnded():
            return replace(event, scores=event.scores[::-1])
        case Played():
            return replace(event, left=event.left + 1)
        case _:
            return event


@pytest.mark.parametrize(
    ("variant", "kind", "cause"),
    [
        (Variant.HIDDEN, MarkShown, Cause.MARK),
        (Variant.TWO_FOUR, MarkShown, Cause.MARK),
        (Variant.TWO_FOUR, BottomGiven, Cause.BOTTOM),
        (Variant.TWO_FOUR, RoleSet, Cause.ROLE),
        (Variant.TWO_CAMPS, CampSet, Cause.CAMP),
        (Variant.HIDDEN, HandSize, Cause.COURSE),
        (Variant.TWO_FOUR, DealEnded, Cause.RESULT),
        (Variant.TWO_FOUR, Played, Cause.COURSE),
    ],
)
def test_a_word_that_is_changed_on_its_way_to_one_client_is_caught(
    variant: Variant, kind: type, cause: Cause
) -> None:
    change = events(lambda event: changed(event) if isinstance(event, kind) else event)
    table = FairTable(variant, tell=only(0, change), share=b"\x05" * 32).run()  # type: ignore[arg-type]
    wrong(table, 0, cause)
    assert table.verdict(VICTIM).fairness is Fairness.VERIFIED


@pytest.mark.parametrize(
    ("change", "cause"),
    [
        (lambda opened: replace(opened, seed=OTHER), Cause.SEED),
        (lambda opened: replace(opened, hands=opened.hands[::-1]), Cause.CARDS_SEEN),
        (lambda opened: replace(opened, bottom=opened.bottom[::-1]), Cause.BOTTOM),
        (lambda opened: replace(opened, open_mark=opened.secret_mark), Cause.MARK),
        (lambda opened: replace(opened, roles=(None,) * SEATS), Cause.ROLE),
        (lambda opened: replace(opened, camps=(Camp.POSITIVE,) * SEATS), Cause.CAMP),
    ],
)
def test_cards_that_are_opened_otherwise_than_they_lay_are_caught(
    change: Callable[[DealOpened], DealOpened], cause: Cause
) -> None:
    tell = events(lambda event: change(event) if isinstance(event, DealOpened) else event)
    table = FairTable(tell=only(VICTIM, tell)).run()  # type: ignore[arg-type]
    wrong(table, VICTIM, cause)


@pytest.mark.parametrize("kind", (HandSize, MarkShown, BottomGiven, Played, DealEnded))
def test_a_word_that_is_kept_from_one_client_is_caught(kind: type) -> None:
    table = FairTable(tell=only(0, lambda envelope: None if isinstance(envelope.event, kind) else envelope))
    assert table.run().verdict(0).fairness is Fairness.WRONG


FOUR_FARMERS = b"\x06" * 32
"""Leads to camps: the farmers of seats 0 and 2 have a slot, seat 5 is a landlord."""


def test_camps_are_drawn_from_the_seed_where_nobody_answered() -> None:
    table = FairTable(Variant.TWO_CAMPS, share=FOUR_FARMERS, absent=(0, 2))
    dealing = table.deal()
    table.play(dealing)
    asked = [e.seat for e in table.watched.records[0].entries if e.by_table and e.action is not None]
    assert 0 in asked[:2]
    table.witnesses[0].chose(None)
    table.witnesses[5].chose(None)
    table.open(dealing)
    assert {table.verdict(seat).fairness for seat in PEOPLE} == {Fairness.VERIFIED}


@pytest.mark.parametrize("answered", (True, False))
def test_a_camp_that_is_neither_the_own_answer_nor_drawn_from_the_seed_is_caught(answered: bool) -> None:
    table = FairTable(Variant.TWO_CAMPS, share=FOUR_FARMERS)
    dealing = table.deal()
    table.play(dealing)
    camp = table.watched.truth.camps[0]
    slots = [e.event.seat for e in table.watched.streams[None] if isinstance(e.event, SlotClosed)]
    assert random_camp_is_positive(table.watched.deal.seed, slots.index(0)) != (camp is Camp.POSITIVE)
    table.witnesses[0].chose(
        (Camp.NEGATIVE if camp is Camp.POSITIVE else Camp.POSITIVE) if answered else None
    )
    table.witnesses[2].chose(table.watched.truth.camps[2])
    table.open(dealing)
    wrong(table, 0, Cause.CAMP)
    assert table.verdict(2).fairness is Fairness.VERIFIED
