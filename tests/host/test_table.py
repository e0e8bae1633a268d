"""The table in virtual time: deadlines, equal slots, defaults, catching up, scores."""

from __future__ import annotations

from random import Random

import pytest

from engine.actions import Bid, ChooseCamp, Pass, Play, PromptKind
from engine.bots.random_bot import RandomBot
from engine.bots.rule_bot import RuleBot
from engine.cards import Card
from engine.deal import Deal, deal_from_seed
from engine.record import Record
from engine.ruleset import SEATS, Ruleset, Variant
from engine.visible import ClockStarted, Envelope, SlotClosed, SlotOpened, TableOptions
from liudou_gui.host.pacing import Timing
from liudou_gui.host.table import SeatInfo, Table
from tests.helpers.deals import arranged_deal
from tests.helpers.tables import PEOPLE, VIEWERS, Watched

MARK = Card.parse("8h1")


def case_2(hidden: int = 4) -> Deal:
    return arranged_deal(
        Ruleset(Variant.HIDDEN), Random(3), open_mark=MARK, open_holder=0, copies_at=(0, hidden)
    )


def camps_deal() -> Deal:
    hands = {0: "33334567", 1: "33334567"}
    return arranged_deal(Ruleset(Variant.TWO_CAMPS), Random(1), hands=hands, open_holder=0, secret_holder=1)


def slot_times(watched: Watched) -> list[tuple[int, int]]:
    """Return when slots opened, and the lengths of the clocks that started with them."""
    opened, lengths = [], []
    for envelope in watched.streams[None]:
        if isinstance(envelope.event, SlotOpened):
            opened.append(envelope.at_ms)
        if isinstance(envelope.event, ClockStarted) and len(lengths) < len(opened):
            lengths.append(envelope.event.length_ms or 0)
    return list(zip(opened, lengths, strict=True))


def test_h3_case_2_slots_are_equal_whoever_answers_when() -> None:
    watched = Watched(case_2())
    watched.table.next_deal(0, watched.deal)
    first = watched.truth.prompts[0]
    assert watched.table.submit(first.seat, first.id, Bid(1), 1_000) is None
    assert not any(event.at_ms == 1_000 for event in watched.streams[None]), "a bid shows when its slot ends"
    for now in range(8_000, 41_000, 8_000):
        watched.table.tick(now)
    assert slot_times(watched) == [(start, 8_000) for start in range(0, 40_000, 8_000)]


def test_h3_case_2_a_single_persons_table_has_short_slots_for_all_bots_alike() -> None:
    seats = (PEOPLE[0], *(SeatInfo(f"Bot {seat}", is_bot=True) for seat in range(1, SEATS)))
    watched = Watched(case_2(), seats=seats)
    watched.table.next_deal(0, watched.deal)
    for now in range(1_000, 6_000, 1_000):
        watched.table.tick(now)
    assert slot_times(watched) == [(start, 1_000) for start in range(0, 5_000, 1_000)]


def test_p2_slots_are_equal_asked_or_not() -> None:
    watched = Watched(camps_deal())
    watched.table.next_deal(0, watched.deal)
    for number in range(4):
        now = number * 5_000 + 100
        for prompt in watched.truth.prompts:
            camp = RandomBot().decide(watched.view(prompt.seat), Random(0)).action
            assert isinstance(camp, ChooseCamp)
            assert watched.table.submit(prompt.seat, prompt.id, camp, now) is None
        watched.table.tick((number + 1) * 5_000)
    assert slot_times(watched) == [(start, 5_000) for start in range(0, 20_000, 5_000)]
    closed = [event.at_ms for event in watched.streams[None] if isinstance(event.event, SlotClosed)]
    assert closed == [5_000, 10_000, 15_000, 20_000]


def test_p2_the_table_draws_a_camp_for_who_does_not_answer_and_records_it() -> None:
    watched = Watched(camps_deal())
    watched.table.next_deal(0, watched.deal)
    watched.table.tick(5_000)
    entry = watched.table._entries[0]
    assert entry.by_table
    assert isinstance(entry.action, ChooseCamp)


def test_nobody_ever_answers_and_the_deal_still_ends() -> None:
    """RULES, Deciding when somebody does not: every prompt has a deadline."""
    for variant in Variant:
        watched = Watched(deal_from_seed(Ruleset(variant), bytes(31) + b"\x07"))
        watched.table.next_deal(0, watched.deal)
        while watched.table.dealing:
            assert watched.table.deadline is not None
            watched.table.tick(watched.table.deadline)
        assert watched.records[0].replay()[-1].state.over
        plays = [e.action for e in watched.records[0].entries if isinstance(e.action, Play)]
        assert all(len(play.cards) == 1 for play in plays)


def test_play_timer_off_means_no_deadline() -> None:
    watched = Watched(camps_deal(), timing=Timing(play_ms=None))
    watched.table.next_deal(0, watched.deal)
    while watched.table.deadline is not None:
        watched.table.tick(watched.table.deadline)
    assert watched.truth.prompts[0].kind is PromptKind.PLAY


def test_an_answer_after_its_deadline_comes_too_late() -> None:
    watched = Watched(deal_from_seed(Ruleset(Variant.TWO_FOUR), bytes(32)))
    watched.table.next_deal(0, watched.deal)
    prompt = watched.truth.prompts[0]
    reason = watched.table.submit(prompt.seat, prompt.id, Bid(3), 15_000)
    assert reason is not None
    assert watched.truth.bids == ((prompt.seat, 0),)


def test_who_joins_late_is_told_the_same() -> None:
    watched = Watched(deal_from_seed(Ruleset(Variant.TWO_CAMPS), bytes(32)))
    watched.play({seat: RuleBot() for seat in range(SEATS)})
    late: list[Envelope] = []
    watched.table.attach(3, late.append)
    assert late == watched.streams[3]
    rest: list[Envelope] = []
    watched.table.attach(3, rest.append, since=20)
    assert rest == watched.streams[3][20:]


def test_scores_run_on_and_streams_begin_anew_with_each_deal() -> None:
    watched = Watched(deal_from_seed(Ruleset(Variant.TWO_FOUR), bytes(32)))
    watched.play({seat: RuleBot() for seat in range(SEATS)})
    first = watched.view(None)
    scores = watched.records[0].scores
    assert first.totals == scores
    told = len(watched.streams[None])
    watched.table.next_deal(10_000_000)
    late: list[Envelope] = []
    watched.table.attach(None, late.append)
    assert late[0].seq == told
    assert watched.view(None).totals == first.totals
    assert watched.view(None).number == 2


def test_a_record_counts_from_the_deals_start_and_says_when_and_who() -> None:
    ruleset = Ruleset(Variant.TWO_FOUR)
    seats = (PEOPLE[0], *(SeatInfo(f" Bot\n{seat}", is_bot=True) for seat in range(1, SEATS)))
    watched = Watched(deal_from_seed(ruleset, bytes(32)), seats=seats)
    watched.table.next_deal(5_000_000, watched.deal)
    while watched.table.dealing:
        assert watched.table.deadline is not None
        watched.table.tick(watched.table.deadline)
    record = watched.records[0]
    assert [entry.at_ms for entry in record.entries[:2]] == [15_000, 30_000]
    assert record.played == "2026-11-30T04:00:00Z"
    assert [seat.name for seat in record.seats] == ["Player 0", *(f"Bot {seat}" for seat in range(1, SEATS))]
    assert [seat.is_bot for seat in record.seats] == [False, *[True] * 5]
    assert Record.parse(str(record)) == record


@pytest.mark.parametrize("allowed", [True, False])
def test_whether_cards_may_be_counted_is_told_to_all_and_stays_from_deal_to_deal(allowed: bool) -> None:
    watched = Watched(deal_from_seed(Ruleset(Variant.TWO_FOUR), bytes(32)), counter_allowed=allowed)
    assert all(watched.view(viewer).counter_allowed is allowed for viewer in VIEWERS)
    watched.play({seat: RuleBot() for seat in range(SEATS)})
    watched.table.next_deal(10_000_000)
    late: list[Envelope] = []
    watched.table.attach(None, late.append)
    assert TableOptions(allowed) in [envelope.event for envelope in late]
    assert all(watched.view(viewer).counter_allowed is allowed for viewer in VIEWERS)


def test_a_running_deal_is_not_dealt_over() -> None:
    watched = Watched(deal_from_seed(Ruleset(Variant.TWO_FOUR), bytes(32)))
    watched.table.next_deal(0, watched.deal)
    with pytest.raises(ValueError, match="running"):
        watched.table.next_deal(1)


def test_before_a_deal_nobody_is_asked() -> None:
    table = Table(Ruleset(Variant.HIDDEN), Timing(), PEOPLE, lambda: bytes(32), 0)
    assert table.submit(0, 0, Pass(), 1) is not None


@pytest.mark.parametrize(
    "wrong", [{"bid_slot_ms": 1_000}, {"camp_ms": 11_000}, {"show_ms": 1}, {"bot_min_ms": 5, "bot_max_ms": 4}]
)
def test_times_outside_the_rules_are_refused(wrong: dict[str, int]) -> None:
    with pytest.raises(ValueError, match="second|range"):
        Timing(**wrong)
