"""Fair dealing at the client: honest hosts are verified, and what cannot be proved is never called so."""

from __future__ import annotations

import pytest

from engine.fair import check_transcript
from engine.record import Record
from engine.ruleset import SEATS, Variant
from engine.visible import (
    DealOpened,
    DealVoided,
    Viewer,
)
from liudou_gui.host.dealing import Dealing
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
    Memory,
    only,
)

OTHER = b"\x99" * 32
VICTIM = 2


CASES = (7, 1, 2, 5, 29)
"""Host shares that lead to a solo landlord, to each case of the hidden landlords, and to a win at once."""


@pytest.mark.parametrize("share", CASES)
@pytest.mark.parametrize("variant", Variant, ids=lambda variant: variant.value)
def test_an_honest_deal_is_verified_by_all_who_gave_a_share(variant: Variant, share: int) -> None:
    honest = FairTable(variant, share=bytes([share]) * 32)
    dealing = honest.deal()
    honest.play(dealing)
    assert not any(honest.verdicts.values()), "no verdict before the host opens its share"
    honest.open(dealing)
    for seat in PEOPLE:
        assert honest.verdict(seat) == Verdict(Fairness.VERIFIED, None, 1, 3, own_share=True)
    assert honest.verdict(None) == Verdict(Fairness.NOT_VERIFIED, Unproven.WATCHED, 1, 3)


@pytest.mark.parametrize("variant", Variant, ids=lambda variant: variant.value)
def test_a_verified_deal_leaves_a_record_with_its_transcript(variant: Variant) -> None:
    table = FairTable(variant).run()
    for viewer, witness in table.witnesses.items():
        record = witness.record("2026-11-30T08:00:00Z")
        assert record is not None, viewer
        assert Record.parse(str(record)) == record
        assert record.fair is not None
        assert check_transcript(record.fair, record.ruleset).seed == record.seed
        truth = table.watched.records[0]
        assert record.replay()[-1].state == truth.replay()[-1].state
        done = [(entry.seat, entry.action) for entry in truth.entries if entry.action is not None]
        assert sorted(map(str, done)) == sorted(str((e.seat, e.action)) for e in record.entries if e.action)


# -- what cannot be verified -----------------------------------------------------------------------


def test_a_host_that_does_not_open_its_share_is_never_verified() -> None:
    table = FairTable()
    table.play(table.deal())
    assert table.witnesses[0].verdict is None
    table.witnesses[0].hear(DealingOffered(2, 2, OTHER, PEOPLE))
    assert table.verdicts[0] == [Verdict(Fairness.NOT_VERIFIED, Unproven.NOT_OPENED, 1, 3, own_share=True)]
    table.witnesses[VICTIM].finish()
    assert table.verdict(VICTIM).why is Unproven.NOT_OPENED


@pytest.mark.parametrize("keeper", (None, Memory(full=True)))
def test_without_a_stored_transcript_nothing_is_verified(keeper: Memory | None) -> None:
    table = FairTable(keepers={0: keeper})  # type: ignore[dict-item]
    table.run()
    assert table.verdict(0) == Verdict(Fairness.NOT_VERIFIED, Unproven.NOT_STORED, 1, 3, own_share=True)


def test_a_root_that_comes_after_the_deal_has_begun_proves_nothing() -> None:
    late: list[Down] = []

    def hold(viewer: Viewer, said: Down) -> Down | None:
        if viewer == VICTIM and isinstance(said, DealingProved):
            late.append(said)
            return None
        return said

    for give in (True, False):
        table = FairTable(say=hold)
        dealing = table.deal()
        table.play(dealing)
        if give:
            table.say = lambda _, said: said
            table.witnesses[VICTIM].hear(late.pop())
            table.open(dealing)
        assert table.verdict(VICTIM).why is Unproven.TOO_LATE


def test_who_was_not_there_when_the_cards_were_dealt_verifies_nothing() -> None:
    table = FairTable(say=only(VICTIM, lambda _: None), asked=(0, 5))
    table.run()
    assert table.verdict(VICTIM) == Verdict(Fairness.NOT_VERIFIED, Unproven.NOT_THERE, 1)


def test_a_deal_that_was_not_played_to_its_end_is_not_verified() -> None:
    table = FairTable(tell=lambda _, e: None if isinstance(e.event, DealOpened) else e)
    dealing = table.deal()
    table.play(dealing)
    table.open(dealing)
    table.witnesses[0].finish()
    assert table.verdict(0).why is Unproven.UNFINISHED


def test_dealings_that_were_broken_off_are_counted() -> None:
    table = FairTable()
    table.break_off()
    table.break_off()
    table.run()
    assert table.verdict(0) == Verdict(Fairness.VERIFIED, None, 1, 3, own_share=True, broken_off=2)
    assert table.witnesses[0].broken_off == 2


# -- a client that comes back ----------------------------------------------------------------------


def test_a_client_that_is_started_again_in_the_deal_goes_on_with_what_it_kept() -> None:
    table = FairTable()
    dealing = table.deal()
    table.play(dealing)
    table.witnesses[VICTIM] = table.new_witness(VICTIM)
    table.show(VICTIM, until=60)
    table.show(VICTIM)
    table.open(dealing)
    assert table.verdict(VICTIM) == Verdict(Fairness.VERIFIED, None, 1, 3, own_share=True)


def test_a_client_that_is_started_again_in_the_dealing_gives_the_same_share() -> None:
    table = FairTable()
    dealing = Dealing(1, 1, HOST, PEOPLE, 0, TABLE)
    table.broadcast(dealing.offer, dealing)
    again = table.new_witness(VICTIM)
    again._new_share = lambda: OTHER
    answers = [answer for said in dealing.so_far() for answer in again.hear(said)]
    assert [type(answer) for answer in answers] == [ShareCommit, ShareReveal]
    assert dealing.commit(VICTIM, answers[0], 10)  # type: ignore[arg-type]
    assert dealing.reveal(VICTIM, answers[1], 20)  # type: ignore[arg-type]
    assert again.verdict is None


def test_a_client_that_could_not_keep_its_share_accuses_nobody() -> None:
    table = FairTable(keepers={VICTIM: Memory(full=True)})
    dealing = Dealing(1, 1, HOST, PEOPLE, 0, TABLE)
    table.broadcast(dealing.offer, dealing)
    again = table.new_witness(VICTIM)
    again._new_share = lambda: OTHER
    assert [a for said in dealing.so_far() for a in again.hear(said) if isinstance(a, ShareReveal)] == []
    assert again.verdict is None


def test_what_speaks_of_another_dealing_is_not_heard() -> None:
    table = FairTable()
    witness = table.witnesses[0]
    assert witness.hear(SharesCommitted(1, ())) == ()
    table.number = 5
    table.run()
    before = witness.verdict
    assert witness.hear(DealingOffered(4, 1, OTHER, PEOPLE)) == ()
    assert witness.hear(DealingOpened(4, OTHER)) == ()
    assert witness.verdict == before


def test_a_void_deal_is_verified_too() -> None:
    table = FairTable(Variant.HIDDEN, share=b"\x02" * 32, absent=tuple(range(SEATS))).run()
    assert any(isinstance(e.event, DealVoided) for e in table.watched.streams[None])
    assert {table.verdict(seat).fairness for seat in PEOPLE} == {Fairness.VERIFIED}
