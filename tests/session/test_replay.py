"""A finished deal shown again, forwards, backwards and with other eyes."""

from __future__ import annotations

import time
from dataclasses import replace
from functools import cache
from random import Random

import pytest

from engine.actions import Pass
from engine.bots.rule_bot import RuleBot
from engine.deal import deal_from_seed
from engine.record import Record, RecordSeat
from engine.ruleset import SEATS, Ruleset, Variant
from engine.view import PlayerView, fold
from engine.visible import ClockStarted, Envelope, OwnHand, PromptClosed, PromptOpened, Viewer
from liudou_gui.session.base import Replay
from liudou_gui.session.replay import ReplaySession
from tests.helpers.tables import Watched

GAMES = pytest.mark.parametrize("variant", Variant, ids=lambda variant: variant.value)


@cache
def table(variant: Variant, seed: int = 2) -> Watched:
    """Return a table at which a deal has been played."""
    watched = Watched(deal_from_seed(Ruleset(variant), bytes(31) + bytes([seed])))
    watched.play({seat: RuleBot() for seat in range(SEATS)})
    return watched


class Eye:
    """Folds what a replay tells, as a window does."""

    def __init__(self, record: Record, viewer: Viewer, names: tuple[str, ...] = ()) -> None:
        self.replay = ReplaySession(record, viewer, names)
        self.heard: list[Envelope] = []
        self.view = PlayerView(viewer)

    def start(self) -> Eye:
        self.replay.start(self.hear, lambda *_: None)
        return self

    def hear(self, envelope: Envelope) -> None:
        if envelope.seq == 0:
            self.view = PlayerView(self.replay.viewer)
            self.heard.clear()
        assert envelope.seq == len(self.heard)
        self.heard.append(envelope)
        self.view = fold(self.view, envelope.event)


def seen_at(watched: Watched, viewer: Viewer, position: int) -> PlayerView:
    """Return what a seat at the table saw after so many entries, without clock and questions."""
    again = Watched(watched.deal)
    entries = watched.records[0].entries
    again.replay(entries[:position])
    return replace(again.view(viewer), clock=None, prompt=None, totals=(0,) * SEATS, deals=0)


@GAMES
def test_every_position_shows_what_the_seat_saw_then(variant: Variant) -> None:
    watched = table(variant)
    record = watched.records[0]
    for viewer in (None, 0, 3):
        eye = Eye(record, viewer).start()
        for position in (0, 1, 2, 7, len(record.entries) // 2, len(record.entries)):
            eye.replay.go(position)
            assert eye.replay.position == position
            assert eye.view == seen_at(watched, viewer, position)


@GAMES
def test_going_back_and_forth_ends_at_the_same_view(variant: Variant) -> None:
    record = table(variant).records[0]
    rng = Random(5)
    eye = Eye(record, 2).start()
    for _ in range(25):
        position = rng.randint(-3, len(record.entries) + 3)
        eye.replay.go(position)
        assert 0 <= eye.replay.position <= eye.replay.length == len(record.entries)
        straight = Eye(record, 2)
        straight.replay.go(eye.replay.position)
        assert straight.start().view == eye.view
        if eye.replay.position:
            assert eye.replay.now_ms() == record.entries[eye.replay.position - 1].at_ms


def test_going_on_tells_only_what_follows() -> None:
    eye = Eye(table(Variant.TWO_FOUR).records[0], 0).start()
    told = len(eye.heard)
    eye.replay.go(0)
    assert len(eye.heard) == told
    eye.replay.go(1)
    assert len(eye.heard) > told
    assert [envelope.seq for envelope in eye.heard] == list(range(len(eye.heard)))


@GAMES
def test_nobody_is_asked_and_no_clock_runs(variant: Variant) -> None:
    eye = Eye(table(variant).records[0], 0).start()
    eye.replay.go(10_000)
    assert not [e for e in eye.heard if isinstance(e.event, PromptOpened | PromptClosed | ClockStarted)]
    told = list(eye.heard)
    eye.replay.submit(0, Pass())
    eye.replay.next_deal()
    eye.replay.close()
    eye.replay.close()
    eye.replay.go(0)
    assert eye.heard == told


@GAMES
def test_all_open_shows_all_hands_roles_and_camps_at_every_moment(variant: Variant) -> None:
    for seed in (2, 3):
        record = table(variant, seed).records[0]
        steps = record.replay()
        end = steps[-1].state
        for viewer in (None, 1):
            eye = Eye(record, viewer).start()
            eye.replay.look_from(viewer, all_open=True)
            assert eye.replay.all_open
            for position, step in enumerate(steps):
                eye.replay.go(position)
                for seat, cards in enumerate(step.state.hands):
                    open_hand = eye.view.hand if seat == viewer else eye.view.open_hands[seat]
                    assert sorted(open_hand or ()) == sorted(cards)
                assert eye.view.sizes == tuple(len(cards) for cards in step.state.hands)
                assert eye.view.roles == end.roles
                if not end.solo:
                    assert eye.view.camps == end.camps
            assert eye.view.result == end.result


def test_a_deal_without_bids_has_no_roles_to_open() -> None:
    """H3: a void deal."""
    for seed in range(60):
        watched = Watched(deal_from_seed(Ruleset(Variant.HIDDEN), bytes(31) + bytes([seed])))
        watched.table.next_deal(0, watched.deal)
        while watched.table.dealing:
            watched.table.tick(watched.table.deadline or 0)
        if watched.records[0].scores is None:
            break
    eye = Eye(watched.records[0], 4).start()
    eye.replay.look_from(None, all_open=True)
    eye.replay.go(eye.replay.length)
    assert eye.view.voided is not None


def test_another_seats_eyes_see_no_more_than_that_seat_did() -> None:
    watched = table(Variant.HIDDEN)
    eye = Eye(watched.records[0], 0).start()
    eye.replay.go(9)
    for viewer in (3, None, 0):
        eye.replay.look_from(viewer, all_open=False)
        assert eye.replay.viewer == viewer
        assert eye.view == seen_at(watched, viewer, 9)
    assert sum(isinstance(envelope.event, OwnHand) for envelope in eye.heard) == 1


def test_names_are_the_records_or_those_given_or_numbers() -> None:
    record = table(Variant.TWO_CAMPS).records[0]
    assert Eye(record, 0, tuple("abcdef")).start().view.names[1] == "Player 1"
    bare = replace(record, seats=(), played="")
    assert Eye(bare, 0, tuple("abcdef")).start().view.names == tuple("abcdef")
    assert Eye(bare, 0).start().view.names == tuple("123456")
    with_bots = replace(record, seats=tuple(RecordSeat(name, name != "a") for name in "abcdef"))
    assert Eye(with_bots, 0).start().view.bots == (False, *[True] * 5)
    with pytest.raises(ValueError, match="names"):
        ReplaySession(record, 0, ("one",))


def test_turns_name_who_acts_and_nobody_at_the_end_of_a_slot() -> None:
    record = table(Variant.TWO_CAMPS).records[0]
    replay: Replay = ReplaySession(record, None)
    turns = replay.turns()
    assert len(turns) == replay.length
    assert all(turn == (e.seat if e.action else None) for turn, e in zip(turns, record.entries, strict=True))
    assert None in turns


def test_it_starts_once_and_refuses_a_record_that_lies() -> None:
    record = table(Variant.TWO_FOUR).records[0]
    eye = Eye(record, 0).start()
    with pytest.raises(ValueError, match="already"):
        eye.start()
    with pytest.raises(ValueError, match="result"):
        ReplaySession(replace(record, entries=record.entries[:-1]), 0)


def test_a_jump_to_the_end_is_fast() -> None:
    """At least 20,000 events a second."""
    record = table(Variant.TWO_FOUR).records[0]
    replay = ReplaySession(record, 1)
    heard: list[Envelope] = []
    replay.start(heard.append, lambda *_: None)
    began = time.perf_counter()
    for _ in range(20):
        replay.go(replay.length)
        replay.go(0)
    assert len(heard) / (time.perf_counter() - began) > 20_000


@GAMES
def test_what_a_seat_decided_comes_with_what_it_knew_then_and_no_more(variant: Variant) -> None:
    watched = table(variant)
    record = watched.records[0]
    replay = ReplaySession(record, 0)
    replay.go(replay.length)
    assert replay.decided(0) is None and replay.decided(replay.length + 1) is None
    for position in range(replay.length, 0, -7):
        entry, decided = record.entries[position - 1], replay.decided(position)
        if entry.action is None:
            assert decided is None
            continue
        assert decided is not None
        assert (decided.view.viewer, decided.action) == (entry.seat, entry.action)
        assert decided.view.prompt is not None and decided.view.prompt.seat == entry.seat
        known = replace(decided.view, prompt=None)
        seen = seen_at(watched, entry.seat, position - 1)
        assert known == replace(seen, names=known.names, bots=known.bots)


def test_eyes_and_open_hands_change_nothing_of_what_was_known() -> None:
    record = table(Variant.HIDDEN).records[0]
    closed, opened = ReplaySession(record, 0), ReplaySession(record, None)
    opened.look_from(3, all_open=True)
    opened.go(opened.length)
    for position in range(1, closed.length + 1, 5):
        assert closed.decided(position) == opened.decided(position)
