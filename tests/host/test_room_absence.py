"""Who plays when somebody does not: silence, stand-ins, coming back, idle seats, repeated answers."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path
from random import Random

import pytest

from engine.actions import Bid, Pass, PromptKind, ShowHand
from engine.bots.base import Decision
from engine.reasons import ReasonCode
from engine.ruleset import Ruleset, Variant
from engine.view import Phase, PlayerView
from engine.visible import ClockStarted
from liudou_gui.protocol.down import Denial, LobbyChanged
from liudou_gui.protocol.lobby import LobbySeat, Options
from liudou_gui.protocol.up import Act, BackToMe, SeatToBot, Vote
from tests.helpers.rooms import Lan, key_of

NO_LIMIT = Options("Table", Ruleset(Variant.TWO_FOUR), play_seconds=0)


@pytest.fixture
def lan(tmp_path: Path) -> Iterator[Lan]:
    lan = Lan(tmp_path / "room.sqlite")
    yield lan
    lan.close()


@pytest.fixture
def patient(tmp_path: Path) -> Iterator[Lan]:
    """A table without a limit for plays."""
    lan = Lan(tmp_path / "room.sqlite", NO_LIMIT)
    yield lan
    lan.close()


def seat(lan: Lan, number: int) -> LobbySeat:
    return lan.room.lobby.seats[number]


def until_play(lan: Lan, number: int, *alive: int) -> None:
    """Go on until client *number* has the turn to play; all others play, at once."""
    for _ in range(2_000):
        view = lan.client(number).view
        if view.prompt is not None and view.prompt.kind is PromptKind.PLAY:
            return
        asked = [n for n in alive if lan.client(n).view.prompt is not None]
        if asked:
            lan.bot_acts(asked[0])
            continue
        due = lan.room.due_ms
        assert due is not None
        lan.to(due)
        for other in alive:
            lan.room.alive(key_of(other), lan.now_ms)
    raise AssertionError("the turn never comes")


def test_a_connection_that_goes_and_comes_again_at_once_is_no_news(lan: Lan) -> None:
    """It is told to nobody and kept nowhere; what they may do comes with the welcome."""
    lan.seat_all(1, 2)
    before, heard = lan.room._floor.stamp(), len(lan.client(1).heard)
    lan.room.lost(key_of(2), lan.now_ms)
    assert lan.room._floor.stamp() == before
    lan.join(2)
    assert lan.client(2).welcome is not None
    assert not [said for _, said in lan.client(1).heard[heard:] if isinstance(said, LobbyChanged)]


def test_away_after_8_seconds_a_bot_after_20_and_back_with_the_first_word(lan: Lan) -> None:
    lan.seat_all(1, 2)
    start = lan.now_ms
    lan.room.lost(key_of(2), start)
    times: dict[str, int] = {}
    while lan.now_ms < start + 25_000:
        lan.wait(100, 1)
        for name, state in (("away", not seat(lan, 1).here), ("bot", seat(lan, 1).stand_in)):
            if state:
                times.setdefault(name, lan.now_ms - start)
    assert times == {"away": 8_000, "bot": 20_000}
    lan.join(2)
    assert seat(lan, 1).here
    assert not seat(lan, 1).stand_in


def test_an_answer_is_no_sign_of_life(lan: Lan) -> None:
    """H3, P2: else the moment when somebody is away tells when they last answered a secret question."""
    lan.begin(1, 2)
    until_play(lan, 2, 1, 2)
    lan.ping(2)
    start = lan.now_ms
    lan.wait(1_500, 1)
    lan.bot_acts(2)
    lan.wait(6_499, 1)
    assert seat(lan, 1).here
    lan.wait(1, 1)
    assert lan.now_ms == start + 8_000
    assert not seat(lan, 1).here


def test_a_short_break_is_nobodys_business(lan: Lan) -> None:
    lan.begin(1, 2)
    heard = len([m for _, m in lan.client(1).heard if isinstance(m, LobbyChanged)])
    lan.room.lost(key_of(2), lan.now_ms)
    lan.wait(6_000, 1)
    lan.join(2)
    assert len([m for _, m in lan.client(1).heard if isinstance(m, LobbyChanged)]) == heard


def test_a_bot_plays_for_the_absent_until_the_next_question_after_their_return(lan: Lan) -> None:
    lan.begin(1, 2)
    until_play(lan, 2, 1, 2)
    lan.room.lost(key_of(2), lan.now_ms)
    lan.wait(19_000, 1)
    turns = len(lan.client(1).view.moves)
    lan.join(2)
    lan.room.lost(key_of(2), lan.now_ms)
    assert len(lan.client(1).view.moves) == turns
    lan.now_ms += 20_000
    lan.room.tick(lan.now_ms)
    lan.room.alive(key_of(1), lan.now_ms)
    lan.deliver()
    if not lan.running:
        return
    assert seat(lan, 1).stand_in
    lan.join(2)
    assert seat(lan, 1).here
    if seat(lan, 1).stand_in:
        clocks = len([e for e in lan.client(1).envelopes if isinstance(e.event, ClockStarted)])
        while seat(lan, 1).stand_in and lan.running:
            due = lan.room.due_ms
            assert due is not None
            lan.to(due)
            lan.room.alive(key_of(1), lan.now_ms)
            lan.room.alive(key_of(2), lan.now_ms)
        after = len([e for e in lan.client(1).envelopes if isinstance(e.event, ClockStarted)])
        assert after == clocks + 1, "the seat goes back when the next clock starts, which all see"


def test_nobodys_absence_moves_the_clock_of_another(lan: Lan) -> None:
    lan.begin(1, 2)
    until_play(lan, 1, 1, 2)
    lan.room.lost(key_of(2), lan.now_ms)
    clock = lan.client(1).view.clock
    lan.wait(25_000, 1)
    assert seat(lan, 1).stand_in
    assert lan.client(1).view.clock == clock
    assert lan.client(1).view.prompt is not None


def test_a_turn_without_a_limit_waits_for_the_present_only(patient: Lan) -> None:
    patient.begin(1, 2)
    until_play(patient, 2, 1, 2)
    moves = len(patient.client(1).view.moves)
    patient.wait(120_000, 1, 2)
    assert len(patient.client(1).view.moves) == moves
    patient.room.lost(key_of(2), patient.now_ms)
    patient.wait(21_000, 1)
    assert len(patient.client(1).view.moves) > moves


def test_most_others_or_the_host_hand_an_idle_seat_to_a_bot(patient: Lan) -> None:
    patient.begin(1, 2, 3, 4)
    until_play(patient, 2, 1, 2, 3, 4)
    moves = len(patient.client(1).view.moves)
    patient.say(1, Vote(2, yes=True))
    patient.say(2, Vote(1, yes=True))
    assert patient.client(1).denials == patient.client(2).denials == [Denial.NO_SUCH_SEAT]
    patient.say(1, Vote(1, yes=True))
    assert seat(patient, 1).votes == 1
    patient.say(3, Vote(1, yes=True))
    patient.say(3, Vote(1, yes=False))
    patient.wait(30_000, 1, 2, 3, 4)
    assert not seat(patient, 1).stand_in, "one of three is not most"
    patient.say(3, Vote(1, yes=True))
    patient.to(patient.now_ms)
    assert seat(patient, 1).stand_in
    assert seat(patient, 1).here
    patient.wait(1_000, 1, 2, 3, 4)
    assert len(patient.client(1).view.moves) > moves
    patient.say(2, BackToMe())
    until_play(patient, 2, 1, 3, 4)
    assert not seat(patient, 1).stand_in
    patient.say(1, SeatToBot(1, bot=True))
    assert seat(patient, 1).stand_in
    patient.say(1, SeatToBot(1, bot=False))


def test_who_has_handed_over_their_own_seat_has_no_vote(patient: Lan) -> None:
    patient.begin(1, 2, 3)
    until_play(patient, 2, 1, 2, 3)
    patient.say(1, SeatToBot(2, bot=True))
    patient.say(3, Vote(1, yes=True))
    assert patient.client(3).denials == [Denial.NOT_SEATED]
    patient.wait(30_000, 1, 2, 3)
    assert not seat(patient, 1).stand_in


def test_votes_are_void_when_the_turn_is_another_and_where_plays_have_a_limit(patient: Lan) -> None:
    patient.begin(1, 2, 3, 4)
    until_play(patient, 2, 1, 2, 3, 4)
    patient.say(1, Vote(1, yes=True))
    patient.bot_acts(2)
    assert seat(patient, 1).votes == 0


def test_no_vote_where_plays_have_a_limit(lan: Lan) -> None:
    lan.begin(1, 2, 3)
    until_play(lan, 2, 1, 2, 3)
    lan.say(1, Vote(1, yes=True))
    assert lan.client(1).denials == [Denial.NO_SUCH_SEAT]


def test_a_present_person_who_never_answers_is_answered_for_by_the_table(lan: Lan) -> None:
    lan.begin(1, 2)
    until_play(lan, 2, 1, 2)
    lan.wait(31_000, 1, 2)
    assert not seat(lan, 1).stand_in
    assert lan.client(2).view.prompt is None or len(lan.client(2).view.moves) > 0


def test_a_repeated_answer_is_told_the_first_result_and_done_once(lan: Lan) -> None:
    lan.begin(1, 2)
    until_play(lan, 2, 1, 2)
    act = lan.bot_acts(2)
    moves = len(lan.client(1).view.moves)
    assert lan.client(2).done[act.action_id].reason is None
    lan.say(2, act)
    assert len(lan.client(1).view.moves) == moves
    other = Act(b"\x01" * 16, act.deal, act.prompt_id, Pass())
    lan.say(2, other)
    reason = lan.client(2).done[other.action_id].reason
    assert reason is not None
    assert reason.code in (ReasonCode.NOT_ASKED, ReasonCode.STALE_PROMPT)
    lan.say(1, Act(act.action_id, act.deal, act.prompt_id, Pass()))
    assert lan.client(1).done[act.action_id].reason is not None, "each key has its own answers"


def test_an_answer_to_another_deal_or_for_a_seat_that_a_bot_plays_is_refused(lan: Lan) -> None:
    lan.begin(1, 2)
    until_play(lan, 2, 1, 2)
    view = lan.client(2).view
    assert view.phase is Phase.PLAYING
    assert view.prompt is not None
    lan.say(2, Act(b"\x02" * 16, view.number + 1, view.prompt.id, Pass()))
    lan.say(1, SeatToBot(1, bot=True))
    lan.say(2, Act(b"\x03" * 16, view.number, view.prompt.id, Pass()))
    reasons = [lan.client(2).done[byte * 16].reason for byte in (b"\x02", b"\x03")]
    assert [reason.code if reason else None for reason in reasons] == [
        ReasonCode.STALE_PROMPT,
        ReasonCode.NOT_ASKED,
    ]


class FaultyBot:
    """Fails, or chooses what is not allowed."""

    def decide(self, view: PlayerView, rng: Random) -> Decision:
        if rng.random() < 0.5:
            raise LookupError("no idea")
        return Decision(ShowHand(yes=True) if view.phase is Phase.PLAYING else Pass())


def test_a_bot_that_fails_does_not_stop_the_table(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    lan = Lan(tmp_path / "room.sqlite", NO_LIMIT, new_bot=FaultyBot)
    lan.begin(1)
    lan.play_out(1)
    assert lan.records[0].replay()
    assert {record.levelname for record in caplog.records} == {"ERROR"}
    caplog.clear()
    lan.close()


def test_before_a_deal_and_from_a_spectator_no_answer_counts(lan: Lan) -> None:
    lan.join(1)
    lan.join(2, watch=True)
    for number in (1, 2):
        lan.say(number, Act(b"\x04" * 16, 1, 0, Bid(1)))
    reason = lan.client(1).done[b"\x04" * 16].reason
    assert reason is not None
    assert lan.client(2).denials == [Denial.NOT_SEATED]
