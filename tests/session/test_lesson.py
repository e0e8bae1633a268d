"""A lesson's table: scripts, holding still, and time that passes for the others alone."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from random import Random

import pytest

from engine.actions import Bid, Double, Pass, Play, ShowHand
from engine.bots.rule_bot import RuleBot
from engine.cards import Card, Suit
from engine.deal import Deal, Seat, deal_from_seed
from engine.reasons import Reason, ReasonCode
from engine.ruleset import Ruleset, Variant
from engine.view import Phase, PlayerView, fold
from engine.visible import ClockStarted, DealStarted, Envelope, Passed, Played, PromptOpened
from liudou_gui.session.base import Scripted
from liudou_gui.session.lesson import LessonSession, cards_of_ranks

NAMES = ("Lin", "Jun", "Hao", "Mei", "Bun", "Xiu")
SEED = bytes(31) + b"\x01"


class Seen:
    """A lesson's table with an ear at it; *clock* is the time outside."""

    def __init__(self, deal: Deal, scripts: Mapping[Seat, Sequence[Scripted]] | None = None) -> None:
        self.clock = 1_000
        self.view, self.told = PlayerView(0), list[Envelope]()
        self.refused: list[Reason] = []
        self.session = LessonSession(deal, scripts or {}, NAMES, RuleBot, clock=lambda: self.clock)

    def hear(self, envelope: Envelope) -> None:
        """Take in what is told."""
        self.told.append(envelope)
        self.view = fold(self.view, envelope.event)

    def start(self) -> None:
        """Begin."""
        self.session.start(self.hear, lambda _, reason: self.refused.append(reason))

    def wait(self, seconds: float) -> None:
        """Let time pass in the steps of a window's timer."""
        for _ in range(round(seconds * 10)):
            self.clock += 100
            self.session.act()


def two_four() -> Deal:
    return deal_from_seed(Ruleset(Variant.TWO_FOUR), SEED)


def test_while_it_is_held_nobody_acts_and_nobody_is_asked() -> None:
    seen = Seen(deal_from_seed(Ruleset(Variant.HIDDEN), SEED))
    seen.session.hold(True)
    seen.start()
    before = list(seen.told)
    assert seen.view.hand
    seen.wait(30)
    assert seen.told == before
    assert seen.session.now_ms() == 0
    assert not any(isinstance(envelope.event, PromptOpened) for envelope in seen.told)


def test_time_stands_still_while_the_player_is_asked_and_no_clock_is_told() -> None:
    seen = Seen(two_four())
    seen.start()
    seen.wait(60)
    assert seen.view.prompt is not None
    then = seen.session.now_ms()
    seen.wait(600)
    assert seen.session.now_ms() == then
    assert not any(isinstance(envelope.event, ClockStarted) for envelope in seen.told)
    assert [envelope.seq for envelope in seen.told] == list(range(len(seen.told)))


def test_a_long_sleep_does_not_pass_at_the_table() -> None:
    seen = Seen(two_four())
    seen.start()
    seen.clock += 3_600_000
    seen.session.act()
    assert seen.session.now_ms() <= 250


def test_the_others_do_what_is_written_then_what_a_bot_does() -> None:
    deal = two_four()
    holder = deal.holder(deal.open_mark)
    script: dict[Seat, Sequence[Scripted]] = {seat: (Bid(3 if seat == 2 else 0),) for seat in range(1, 6)}
    seen = Seen(deal, script)
    seen.start()
    for _ in range(400):
        seen.wait(1)
        if seen.view.prompt is not None and seen.view.phase is Phase.BIDDING:
            seen.session.submit(seen.view.prompt.id, Bid(0))
        if seen.view.moves:
            break
    assert dict(seen.view.bids)[2] == 3
    assert holder in dict(seen.view.bids)
    assert seen.view.moves[0].seat == 2
    assert not seen.refused


def test_a_line_that_is_not_legal_ends_the_script() -> None:
    seen = Seen(two_four(), {seat: (Double(True), Bid(3)) for seat in range(1, 6)})
    seen.start()
    seen.wait(60)
    assert seen.view.bids or seen.view.prompt is not None


def test_what_the_player_may_not_do_is_refused_with_its_reason() -> None:
    seen = Seen(two_four())
    seen.start()
    seen.session.submit(999, Pass())
    assert [reason.code for reason in seen.refused] == [ReasonCode.NOT_ASKED]


def test_cards_of_ranks_spare_marked_copies() -> None:
    seen = Seen(deal_from_seed(Ruleset(Variant.HIDDEN), SEED))
    seen.session.hold(True)
    seen.start()
    mark = seen.view.marked_face
    assert mark is not None
    marked, plain = Card(*mark, 1), Card(mark.rank, Suit((mark.suit + 1) % 4), 1)
    view = replace(seen.view, hand=(marked, plain))
    letter = mark.rank.letter
    assert cards_of_ranks(view, letter) == (plain,)
    assert set(cards_of_ranks(view, letter * 3)) == {marked, plain}


def test_the_same_answers_give_the_same_deal() -> None:
    def play() -> list[object]:
        seen = Seen(two_four())
        seen.start()
        for _ in range(400):
            seen.wait(1)
            prompt = seen.view.prompt
            if prompt is not None:
                found = RuleBot().decide(seen.view, Random(1)).action
                seen.session.submit(prompt.id, found)
        return [e.event for e in seen.told if isinstance(e.event, Played | Passed)]

    first = play()
    assert len(first) > 30
    assert first == play()


def test_it_starts_once_and_tells_nothing_after_it_is_closed() -> None:
    with pytest.raises(ValueError, match="names"):
        LessonSession(two_four(), {}, NAMES[:5], RuleBot)
    seen = Seen(two_four())
    seen.start()
    with pytest.raises(ValueError, match="already"):
        seen.start()
    assert any(isinstance(envelope.event, DealStarted) for envelope in seen.told)
    seen.session.next_deal()
    seen.session.close()
    told = len(seen.told)
    seen.wait(20)
    assert len(seen.told) == told
    seen.session.close()


def test_a_play_by_exact_cards_can_be_written() -> None:
    deal = two_four()
    lead = max(deal.hands[2])
    script: dict[Seat, Sequence[Scripted]] = {seat: (Bid(0),) for seat in (1, 3, 4, 5)}
    script[2] = (Bid(3), ShowHand(False), Play((lead,)))
    seen = Seen(deal, script)
    seen.start()
    for _ in range(400):
        seen.wait(1)
        if seen.view.prompt is not None and seen.view.phase is Phase.BIDDING:
            seen.session.submit(seen.view.prompt.id, Bid(0))
        if seen.view.moves:
            break
    assert seen.view.moves[0].cards == (lead,)
