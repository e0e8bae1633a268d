"""The model folds what a session tells and answers what it asks."""

from __future__ import annotations

import threading
from collections.abc import Callable, Iterable

import pytest
from pytestqt.qtbot import QtBot

from engine.actions import Bid, Pass, Play, Prompt, PromptKind
from engine.cards import Card
from engine.reasons import Reason, ReasonCode
from engine.ruleset import Variant
from engine.view import Phase, view_of
from engine.visible import ClockStarted, Envelope, PromptClosed, PromptOpened, VisibleEvent
from liudou_gui.model.table_model import TableModel
from tests.helpers.fake_session import FakeSession
from tests.helpers.scenes import asked, bids, ended, follow, lead, seated

Tell = Callable[[Iterable[VisibleEvent]], None]


def test_the_view_is_the_fold_of_the_stream(table: TableModel, tell: Tell) -> None:
    events = [*seated(), *bids(0, 1), *lead()]
    tell(events)
    assert table.view == view_of(0, events)


def test_events_of_another_thread_arrive_in_order_in_this_one(
    table: TableModel, session: FakeSession, qtbot: QtBot
) -> None:
    seen: list[tuple[int, threading.Thread]] = []

    def note(envelope: Envelope) -> None:
        seen.append((envelope.seq, threading.current_thread()))

    table.event_seen.connect(note)
    events = [*seated(), *lead()]
    with qtbot.waitSignal(table.view_changed):
        thread = threading.Thread(target=session.tell, args=(events,))
        thread.start()
        thread.join()
    qtbot.waitUntil(lambda: len(seen) == len(events))
    assert [seq for seq, _ in seen] == list(range(len(events)))
    assert {thread for _, thread in seen} == {threading.main_thread()}


def test_an_answer_is_pending_until_the_prompt_is_closed(
    table: TableModel, session: FakeSession, tell: Tell
) -> None:
    tell([*seated(), *lead(20)])
    cards = frozenset({Card.parse("3h0")})
    assert table.play(20, cards)
    assert session.submitted == [(20, Play((Card.parse("3h0"),)))]
    assert table.prompt is None
    assert table.pending_cards == cards
    assert not table.play(20, cards), "nothing is sent twice"
    tell([PromptClosed(20)])
    assert table.pending_cards == frozenset()
    assert table.view.prompt is None


def test_a_wish_for_another_prompt_is_not_sent(table: TableModel, session: FakeSession, tell: Tell) -> None:
    tell([*seated(), *lead(20), PromptClosed(20), *follow(prompt=21)])
    assert not table.pass_trick(20)
    assert session.submitted == []
    assert table.pass_trick(21)
    assert session.submitted == [(21, Pass())]


def test_a_refusal_gives_the_prompt_back_and_says_why(
    table: TableModel, session: FakeSession, tell: Tell, qtbot: QtBot
) -> None:
    tell([*seated(), *asked(PromptKind.BID, 7)])
    assert table.bid(7, 1)
    reason = Reason(ReasonCode.BID_TOO_LOW, need=2, got=1)
    with qtbot.waitSignal(table.refused) as heard:
        session.refuse(7, reason)
    assert heard.args == [reason]
    assert table.prompt == Prompt(7, 0, PromptKind.BID)
    assert table.bid(7, 3)
    assert session.submitted == [(7, Bid(1)), (7, Bid(3))]


def test_time_is_the_tables(table: TableModel, session: FakeSession, tell: Tell) -> None:
    assert table.seconds_left() is None
    tell([*seated(), *lead()])
    session.clock = 400
    assert table.seconds_left() == 30
    assert table.fraction_left() == pytest.approx(29_600 / 30_000)
    session.clock = 99_000
    assert table.seconds_left() == 0
    assert table.fraction_left() == 0.0
    tell([ClockStarted(99_000, None)])
    assert table.seconds_left() is None
    assert table.fraction_left() is None


def test_who_acts_is_what_everybody_sees(table: TableModel, tell: Tell) -> None:
    tell([*seated(Variant.HIDDEN), *bids(0)])
    assert table.acting() == frozenset()
    tell(asked(PromptKind.DOUBLE))
    assert table.acting() == frozenset(range(6))
    tell(lead())
    assert table.acting() == {0}


def test_the_next_deal_is_asked_for_only_when_one_is_over(
    table: TableModel, session: FakeSession, tell: Tell
) -> None:
    tell([*seated(), *lead()])
    table.next_deal()
    assert session.next_deals == 0
    tell(ended())
    assert table.view.phase is Phase.OVER
    table.next_deal()
    assert session.next_deals == 1


def test_after_closing_nothing_happens_any_more(
    table: TableModel, session: FakeSession, qtbot: QtBot
) -> None:
    with qtbot.assertNotEmitted(table.event_seen, wait=50):
        table.close()
        table.close()
        session.tell([PromptOpened(Prompt(1, 0, PromptKind.BID))])
    assert session.closed == 1
    assert not table.bid(1, 1)
