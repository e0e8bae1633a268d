"""A room in virtual time: coming in, seats, orders, dealing, playing, chat, the end."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from pathlib import Path

import pytest

from engine.ruleset import SEATS, Ruleset, Variant
from engine.view import view_of
from engine.view_hash import view_hash
from liudou_gui.host.floor import UNREADY_MS
from liudou_gui.host.people import MOVES, MOVES_MS
from liudou_gui.net.wire import decode_down, encode_down
from liudou_gui.protocol.down import (
    ChatSoFar,
    Chatted,
    DealingOffered,
    Denial,
    Down,
    PlaceChanged,
    Refusal,
    Refused,
    Told,
    Welcome,
)
from liudou_gui.protocol.limits import CHAT_LINES, EMPTY_TABLE_MS, EVENTS_A_FRAME, SPECTATORS, TAKEOVER_MS
from liudou_gui.protocol.lobby import BotLevel, Holder, Options, Stage, SwapOffer
from liudou_gui.protocol.up import (
    AnswerSwap,
    AskSwap,
    Bye,
    HostOrder,
    Kick,
    Loaded,
    Order,
    Phrase,
    Ping,
    Ready,
    Resync,
    Say,
    SeatToBot,
    SetOptions,
    Sit,
)
from tests.helpers.rooms import OWNER, Client, Lan, hello, key_of


@pytest.fixture
def lan(tmp_path: Path) -> Iterator[Lan]:
    lan = Lan(tmp_path / "room.sqlite")
    yield lan
    lan.close()


def holders(client: Client) -> list[Holder]:
    assert client.lobby is not None
    return [seat.holder for seat in client.lobby.seats]


# -- coming in -------------------------------------------------------------------------------


def test_who_comes_gets_the_next_free_seat_and_only_the_host_the_code(lan: Lan) -> None:
    host, guest = lan.join(1), lan.join(2)
    assert host.welcome is not None
    assert guest.welcome is not None
    assert (host.viewer, guest.viewer) == (0, 1)
    assert host.welcome.is_host
    assert host.welcome.code == lan.room.code
    assert host.welcome.ticket == lan.room.ticket
    assert not guest.welcome.is_host
    assert guest.welcome.code == ""
    assert guest.welcome.ticket == b""
    assert host.lobby == guest.lobby == lan.room.lobby


@pytest.mark.parametrize(
    ("changes", "why"),
    [
        ({"proto_max": 0}, Refusal.CLIENT_TOO_OLD),
        ({"proto_min": 2, "proto_max": 3}, Refusal.HOST_TOO_OLD),
        ({"rulings": ()}, Refusal.RULES_DIFFER),
        ({"rules_version": 9}, Refusal.RULES_DIFFER),
    ],
)
def test_a_program_that_does_not_fit_is_told_why(lan: Lan, changes: dict[str, object], why: Refusal) -> None:
    assert lan.join(2, **changes).refused is why


def test_the_rulings_that_differ_are_named(lan: Lan) -> None:
    rulings = tuple((rule, "00000000" if rule == "O5" else digits) for rule, digits in hello().rulings)
    guest = lan.join(2, rulings=(*rulings, ("X9", "12345678")))
    refused = next(message for _, message in guest.heard if isinstance(message, Refused))
    assert [(ruling.rule, bool(ruling.here)) for ruling in refused.rulings] == [("O5", True), ("X9", False)]


def test_a_locked_table_lets_in_the_trusted_the_host_and_who_was_in(tmp_path: Path) -> None:
    lan = Lan(tmp_path / "room.sqlite", Options("Table", Ruleset(Variant.TWO_FOUR), locked=True))
    assert lan.join(2, trusted=False).refused is Refusal.CODE_NEEDED
    assert lan.join(1, trusted=False).refused is None
    assert lan.join(2).refused is None
    lan.room.lost(key_of(2), lan.now_ms)
    assert lan.join(2, trusted=False).refused is None
    assert lan.join(2, trusted=False, token=bytes(16)).refused is Refusal.CODE_NEEDED
    assert not lan.room.knows(key_of(3), lan.client(2).token), "a token is worth nothing to another key"
    lan.close()


def test_names_are_plain_and_each_is_there_once(lan: Lan) -> None:
    lan.join(1, name="Mei\n<b>")
    lan.join(2, name="  Mei  <b> ")
    lan.join(3, name="\x00\u202e")
    assert lan.client(1).lobby is not None
    assert [seat.name for seat in lan.room.lobby.seats[:3]] == ["Mei <b>", "Mei <b> 2", "?"]


@pytest.mark.parametrize(
    ("wish", "shown"),
    [
        ("\u3164\u2800", "?"),
        ("\ufe0f", "?"),
        ("Lin\ufe0f", "Lin 2"),
        ("Lin\u3164", "Lin 2"),
        ("\uff2cIN", "\uff2cIN 2"),
        ("Zoe\u0308", "Zoe\u0308"),
        ("a" + "\u0301" * 15, "a\u0301\u0301"),
    ],
)
def test_a_name_can_be_seen_and_looks_like_no_others(lan: Lan, wish: str, shown: str) -> None:
    lan.join(1, name="Lin")
    lan.join(2, name=wish)
    assert lan.room.lobby.seats[1].name == shown
    lan.say(2, Say(None, "hi" + "\u0301" * 50))
    chats = [message.text for _, message in lan.client(1).heard if isinstance(message, Chatted)]
    assert chats == ["hi\u0301\u0301"]


def test_a_bot_gives_way_to_a_person_who_is_called_the_same(lan: Lan) -> None:
    for number in (1, 2):
        lan.join(number).name = "Bot 6"
    lan.begin(1, 2)
    names = [seat.name for seat in lan.room.lobby.seats]
    assert names[:2] == ["Bot 6", "Bot 6 2"] and names[5] == "Bot 6 3"
    assert lan.client(1).view.names == tuple(names)


def test_another_connection_with_the_same_key_goes_on_in_the_same_seat(lan: Lan) -> None:
    lan.begin(1, 2)
    told = list(lan.client(2).envelopes)
    lan.join(2)
    assert lan.client(2).viewer == 1
    assert lan.client(2).envelopes == told, "what was told is not told again"
    lan.join(2, run=0, since=0)
    assert lan.client(2).envelopes == told, "a fresh program is told all of it"


def test_full_tables_take_spectators_and_no_more_than_fit(lan: Lan) -> None:
    for number in range(1, SEATS + 1):
        lan.join(number)
    for number in range(SEATS + 1, SEATS + SPECTATORS + 1):
        assert lan.join(number).viewer is None
    assert lan.join(100).refused is Refusal.FULL
    lan.say(1, SetOptions(replace(lan.room.lobby.options, spectators=False)))
    assert lan.client(SEATS + 1).refused is Refusal.NO_SPECTATORS
    assert lan.join(100).refused is Refusal.FULL
    assert lan.join(101, watch=True).refused is Refusal.NO_SPECTATORS
    assert lan.room.lobby.spectators == ()


def test_who_comes_to_play_during_a_deal_watches_and_then_gets_a_bots_seat(lan: Lan) -> None:
    lan.begin(1)
    late = lan.join(2)
    spectator = lan.join(3, watch=True)
    assert late.viewer is None
    assert late.view.hand == ()
    lan.say(2, Sit(3))
    assert late.denials == [Denial.DEAL_RUNS]
    lan.play_out(1, 2)
    assert late.viewer == 1
    assert spectator.viewer is None
    assert late.view.opened is not None


# -- seats -----------------------------------------------------------------------------------


def test_seats_change_at_once_with_nobody_and_by_agreement_with_a_person(lan: Lan) -> None:
    lan.join(1)
    lan.join(2)
    lan.say(2, AskSwap(4))
    assert lan.client(2).viewer == 4
    lan.say(2, AskSwap(0))
    assert lan.room.lobby.swaps == (SwapOffer(4, 0),)
    lan.say(1, AnswerSwap(4, yes=False))
    assert lan.room.lobby.swaps == ()
    lan.say(2, AskSwap(0))
    lan.say(1, AnswerSwap(4, yes=True))
    assert (lan.client(1).viewer, lan.client(2).viewer) == (4, 0)
    assert lan.room.lobby.host_seat == 4
    lan.say(1, AskSwap(0))
    lan.say(2, AskSwap(4))
    assert (lan.client(1).viewer, lan.client(2).viewer) == (0, 4), "two who ask each other agree"
    lan.say(1, AnswerSwap(3, yes=True))
    lan.say(1, Sit(4))
    lan.say(1, Sit(9))
    lan.say(1, AskSwap(-1))
    assert lan.client(1).denials == [
        Denial.NO_SUCH_SEAT,
        Denial.SEAT_TAKEN,
        Denial.NO_SUCH_SEAT,
        Denial.NO_SUCH_SEAT,
    ]


def test_who_changes_places_without_end_is_stopped_for_a_while(lan: Lan) -> None:
    lan.seat_all(1, 2)
    for number in range(MOVES):
        lan.say(2, Sit(2 + number % 4))
    assert not lan.client(2).denials
    place = lan.client(2).seat
    for message in (Sit(5), Sit(None), AskSwap(4), AnswerSwap(0, yes=True)):
        lan.say(2, message)
    assert lan.client(2).denials == [Denial.TOO_FAST] * 4
    assert lan.client(2).seat == place
    lan.wait(MOVES_MS, 1, 2)
    lan.say(2, Sit(5 if place != 5 else 4))
    assert lan.client(2).seat != place


def test_the_host_kicks_for_good(lan: Lan) -> None:
    lan.seat_all(1, 2)
    lan.join(3, watch=True)
    lan.say(2, Kick(0))
    assert lan.client(2).denials == [Denial.NOT_HOST]
    lan.say(1, Kick(1))
    lan.say(1, Kick(None, "Client 3"))
    assert lan.client(2).refused is lan.client(3).refused is Refusal.KICKED
    assert holders(lan.client(1))[1] is Holder.NOBODY
    assert lan.join(2).refused is Refusal.KICKED
    lan.restart()
    assert lan.join(2).refused is Refusal.KICKED
    assert lan.join(3).refused is Refusal.KICKED


def test_the_host_gives_seats_to_bots_and_back(lan: Lan) -> None:
    lan.join(1)
    lan.say(1, SeatToBot(2, bot=True))
    assert holders(lan.client(1))[2] is Holder.BOT
    lan.say(1, SeatToBot(2, bot=False))
    assert holders(lan.client(1))[2] is Holder.NOBODY
    lan.say(1, HostOrder(Order.FILL))
    assert holders(lan.client(1)) == [Holder.PERSON] + [Holder.BOT] * 5


def test_who_leaves_during_a_deal_leaves_a_bot_and_between_deals_an_empty_seat(lan: Lan) -> None:
    lan.begin(1, 2, 3)
    lan.say(3, Bye())
    assert holders(lan.client(1))[2] is Holder.BOT
    lan.say(2, Sit(None))
    assert lan.client(2).viewer is None
    assert lan.client(2).view.hand == ()
    lan.play_out(1, 2)
    assert lan.records[0].replay()
    lan.say(2, Sit(1))
    lan.say(2, Bye())
    assert holders(lan.client(1))[1] is Holder.NOBODY


def test_scores_go_with_those_who_change_seats(lan: Lan) -> None:
    lan.begin(1, 2)
    lan.play_out(1, 2)
    before = lan.room.lobby.totals
    lan.say(2, AskSwap(5))
    after = lan.room.lobby.totals
    assert (after[5], after[1]) == (before[1], before[5])
    lan.say(1, HostOrder(Order.START))
    assert lan.client(2).view.totals == after
    assert lan.client(2).view.names[5] == "Client 2"


def test_who_takes_a_bots_seat_begins_with_none_of_its_points(lan: Lan) -> None:
    lan.begin(1, 2)
    lan.join(3)
    lan.play_out(1, 2, 3)
    points = lan.records[0].scores
    assert points is not None
    assert lan.client(3).viewer == 2
    assert lan.room.lobby.totals == (*points[:2], 0, *points[3:])
    lan.say(3, Loaded())
    lan.say(1, HostOrder(Order.START))
    assert lan.client(3).view.totals == lan.room.lobby.totals
    lan.play_out(1, 2, 3)
    more = lan.records[1].scores
    assert more is not None
    assert lan.room.lobby.totals[2] == more[2]
    lan.say(3, Bye())
    assert lan.room.lobby.totals[2] == 0
    lan.say(1, HostOrder(Order.FILL))
    assert lan.room.lobby.totals[2] == points[2]  # the bot's own are still there


def test_who_comes_back_has_their_points_again_in_whatever_seat(lan: Lan) -> None:
    lan.begin(1, 2, 3)
    lan.play_out(1, 2, 3)
    points = lan.records[0].scores
    assert points is not None
    lan.say(2, Bye())
    lan.say(3, Bye())
    lan.say(1, HostOrder(Order.FILL))
    lan.join(3)
    lan.join(2)
    seats = lan.client(3).seat, lan.client(2).seat
    assert seats == (1, 2)
    assert [lan.room.lobby.totals[seat] for seat in seats] == [points[2], points[1]]


def test_a_deal_counts_for_whom_it_was_dealt_to_even_if_they_leave_in_the_middle(lan: Lan) -> None:
    lan.begin(1, 2)
    lan.say(2, Bye())
    assert lan.room.lobby.totals == (0,) * SEATS
    lan.restart()
    lan.join(1)
    lan.play_out(1)
    points = lan.records[0].scores
    assert points is not None
    assert lan.room.lobby.totals == (points[0], 0, *points[2:])  # the bot that played on has nothing of it
    lan.restart()
    lan.join(2)
    assert lan.client(2).viewer == 1
    assert lan.room.lobby.totals == points


# -- beginning -------------------------------------------------------------------------------


def test_a_start_needs_all_seats_and_waits_for_programs_that_have_not_drawn_the_table(lan: Lan) -> None:
    lan.join(1)
    lan.join(2)
    lan.say(2, HostOrder(Order.START))
    assert lan.client(2).denials == [Denial.NOT_HOST]
    lan.say(1, HostOrder(Order.START))
    assert lan.client(1).denials == [Denial.SEATS_EMPTY]
    lan.say(1, HostOrder(Order.FILL))
    lan.say(1, Loaded())
    lan.say(1, HostOrder(Order.START))
    assert lan.room.lobby.stage is Stage.GATHERING
    lan.say(2, Loaded())
    assert lan.room.lobby.stage is Stage.DEALING
    assert lan.running
    lan.say(1, HostOrder(Order.START))
    assert lan.client(1).denials[-1] is Denial.DEAL_RUNS


def test_a_program_that_never_draws_the_table_does_not_hold_it_up_for_ever(lan: Lan) -> None:
    lan.join(1)
    lan.join(2)
    lan.say(1, HostOrder(Order.FILL))
    lan.say(1, HostOrder(Order.START))
    lan.wait(20_000, 1, 2)
    assert lan.running


def test_the_next_deal_begins_when_all_who_are_there_are_ready_or_the_host_says_so(lan: Lan) -> None:
    lan.begin(1, 2)
    lan.play_out(1, 2)
    assert lan.room.lobby.stage is Stage.BETWEEN
    lan.say(2, Ready(yes=True))
    assert lan.room.lobby.seats[1].ready
    assert not lan.running
    lan.say(1, Ready(yes=True))
    assert lan.client(2).view.number == 2
    assert not any(seat.ready for seat in lan.room.lobby.seats)
    lan.play_out(1, 2)
    lan.say(1, HostOrder(Order.START))
    assert lan.client(1).view.number == 3


def test_options_change_between_deals_only_and_scores_run_on(lan: Lan) -> None:
    lan.begin(1, 2)
    other = Options("Other", Ruleset(Variant.HIDDEN), play_seconds=1, camp_seconds=99, bots=BotLevel.HARD)
    lan.say(1, SetOptions(other))
    assert lan.client(1).denials == [Denial.DEAL_RUNS]
    lan.play_out(1, 2)
    totals = lan.room.lobby.totals
    lan.say(2, SetOptions(other))
    assert lan.client(2).denials == [Denial.NOT_HOST]
    lan.say(1, SetOptions(other))
    assert lan.room.lobby.options == replace(other, play_seconds=5, camp_seconds=10)
    lan.say(1, HostOrder(Order.START))
    assert len(lan.client(2).view.hand) == 27
    assert lan.client(2).view.totals == totals


def test_a_table_without_its_owner_begins_when_all_are_ready(lan: Lan) -> None:
    for number in range(2, 8):
        lan.join(number)
        lan.say(number, Loaded())
        lan.say(number, Ready(yes=True))
    assert lan.running


def test_one_who_is_never_ready_does_not_hold_up_a_table_without_its_owner(lan: Lan) -> None:
    for number in (2, 3, 4):
        lan.join(number)
        lan.say(number, Loaded())
    for seat in range(3, SEATS):
        lan.room._floor.seats.hold(seat, Holder.BOT)
    lan.say(2, Ready(yes=True))
    lan.wait(UNREADY_MS + 1_000, 2, 3, 4)
    assert lan.room.lobby.stage is Stage.GATHERING, "one of three is not most"
    lan.say(3, Ready(yes=True))
    lan.wait(UNREADY_MS - 1_000, 2, 3, 4)
    assert lan.room.lobby.stage is Stage.GATHERING
    lan.room._floor.seats.hold(5, Holder.NOBODY)
    lan.wait(2_000, 2, 3, 4)
    assert lan.room.lobby.stage is Stage.GATHERING
    lan.room._floor.seats.hold(5, Holder.BOT)
    lan.wait(UNREADY_MS, 2, 3, 4)
    assert lan.running


def test_slots_are_short_only_where_one_person_sits(tmp_path: Path) -> None:
    """P2: seats may change between deals; what counts is who sits when the deal begins."""
    lan = Lan(tmp_path / "room.sqlite", Options("Table", Ruleset(Variant.TWO_CAMPS)))
    lan.begin(1)
    table = lan.room._floor.deals.table
    assert table is not None
    assert [seat.is_bot for seat in table._seats] == [False] + [True] * 5
    lan.join(2)
    lan.play_out(1, 2)
    lan.say(2, Loaded())
    lan.say(1, HostOrder(Order.START))
    assert [seat.is_bot for seat in table._seats] == [False, False] + [True] * 4
    lan.close()


# -- fair dealing ----------------------------------------------------------------------------


def test_a_dealing_is_proved_to_each_and_opened_after_the_deal(lan: Lan) -> None:
    lan.begin(1, 2)
    lan.join(3, watch=True)
    proved = lan.client(2).proved
    assert proved is not None
    assert [seat for seat, _ in proved.shares] == [0, 1]
    assert len(proved.salts) == 34
    watching = lan.client(3).proved
    assert watching is not None
    assert watching.salts == ()
    assert lan.client(2).opened is None
    lan.play_out(1, 2)
    assert lan.client(2).opened is not None
    assert lan.client(3).opened == lan.client(2).opened


def test_who_commits_to_nothing_is_left_out(lan: Lan) -> None:
    lan.seat_all(1, 2, 3)
    lan.client(2).commits = False
    lan.say(1, HostOrder(Order.START))
    assert lan.room.lobby.stage is Stage.DEALING
    assert not lan.running
    lan.wait(4_000, 1, 2, 3)
    assert lan.running
    assert lan.room.lobby.broken_off == 0
    proved = lan.client(2).proved
    assert proved is not None
    assert [seat for seat, _ in proved.shares] == [0, 2]


def test_a_share_that_is_not_shown_breaks_the_dealing_off_and_is_counted(lan: Lan) -> None:
    lan.seat_all(1, 2, 3)
    lan.client(2).reveals = False
    lan.say(1, HostOrder(Order.START))
    lan.wait(4_000, 1, 2, 3)
    assert lan.running
    assert lan.room.lobby.broken_off == 1
    offered = [m for _, m in lan.client(1).heard if isinstance(m, DealingOffered)]
    assert [(one.dealing, one.deal, one.asked) for one in offered] == [(1, 1, (0, 1, 2)), (2, 1, (0, 2))]


def test_who_leaves_in_a_dealing_does_not_hold_it_up(lan: Lan) -> None:
    lan.seat_all(1, 2, 3)
    lan.client(2).commits = False
    lan.say(1, HostOrder(Order.START))
    lan.say(2, Bye())
    assert lan.running
    assert holders(lan.client(1))[1] is Holder.BOT


# -- streams ---------------------------------------------------------------------------------


def test_each_client_folds_what_its_seat_may_know(lan: Lan) -> None:
    lan.begin(1, 2)
    lan.join(3, watch=True)
    for number in (1, 2, 3):
        client = lan.client(number)
        assert [envelope.seq for envelope in client.envelopes] == list(range(client.seq))
        assert client.view == view_of(client.viewer, [envelope.event for envelope in client.envelopes])
    assert lan.client(1).view.hand == lan.truth.hands[0]
    assert lan.client(3).view.hand == ()
    assert all(
        len(message.envelopes) <= EVENTS_A_FRAME
        for _, message in lan.client(2).heard
        if isinstance(message, Told)
    )


def test_another_view_or_a_number_too_high_is_told_from_the_beginning_of_the_deal(lan: Lan) -> None:
    lan.begin(1, 2)
    client = lan.client(2)
    run, good = client.run, client.view
    lan.ping(2)
    assert client.run == run
    lan.say(2, Ping(0, client.run, client.seq, view_hash(replace(client.view, n=9))))
    assert client.run != run
    assert client.view == good
    lan.now_ms += 1_000
    run = client.run
    lan.say(2, Ping(0, client.run, client.seq + 5))
    assert client.run != run
    assert client.view == good


def test_a_client_that_lost_a_frame_is_told_again(lan: Lan) -> None:
    lan.begin(1, 2)
    client, told = lan.client(2), list(lan.client(2).envelopes)
    client.seq, client.envelopes = 5, client.envelopes[:5]
    client.view = view_of(1, [envelope.event for envelope in client.envelopes])
    lan.say(2, Resync(client.run, 5))
    assert client.envelopes == told
    client.seq, client.envelopes = 5, client.envelopes[:5]
    client.view = view_of(1, [envelope.event for envelope in client.envelopes])
    lan.wait(2_001, 1)
    lan.ping(2)
    lan.ping(2)
    assert client.seq == len(told), "the same number twice: nothing is under way"


def test_a_ping_of_the_run_before_is_nothing_strange(lan: Lan) -> None:
    lan.join(1)
    lan.join(2)
    old = lan.client(2).run
    lan.say(2, Ping(0, old, 0))
    lan.say(2, AskSwap(4))
    new = lan.client(2).run
    lan.say(2, Ping(0, old, 0))
    assert lan.client(2).run == new
    lan.say(2, Ping(0, old, 0))
    assert lan.client(2).run != new


def talks(client: Client) -> list[ChatSoFar]:
    return [message for _, message in client.heard if isinstance(message, ChatSoFar)]


# -- chat ------------------------------------------------------------------------------------


def test_chat_is_plain_and_bounded(lan: Lan) -> None:
    lan.join(1)
    lan.join(2)
    lan.say(2, Say(None, "a\nb"))
    lan.say(2, Say(None, " \x00 "))
    lan.say(2, Say(Phrase.CLAP, "ignored"))
    assert [(word.seat, word.phrase, word.text) for word in lan.client(1).chats] == [
        (1, None, "a b"),
        (1, Phrase.CLAP, ""),
    ]
    for _ in range(4):
        lan.say(2, Say(Phrase.WOW))
    assert len(lan.client(1).chats) == 5
    assert lan.client(2).denials == [Denial.TOO_FAST]
    lan.wait(10_000, 1, 2)
    lan.say(2, Say(Phrase.WOW))
    assert len(lan.client(1).chats) == 6


def test_who_comes_late_or_back_reads_what_was_said_lately(lan: Lan) -> None:
    lan.join(1)
    lan.join(2)
    for number in range(CHAT_LINES + 2):
        lan.say(2, Say(None, f"{number}"))
        lan.wait(2_100, 1, 2)
    lan.say(1, Say(Phrase.CLAP))
    late = lan.join(3, watch=True)
    (talk,) = talks(late)
    assert [line.text for line in talk.lines] == [*(f"{n}" for n in range(3, CHAT_LINES + 2)), ""]
    assert talk.own == ()
    lan.lost(1)
    lan.join(1, run=0, since=0)
    assert talks(lan.client(1))[-1].own == (CHAT_LINES - 1,)
    assert talks(lan.client(1))[-1].lines == talk.lines
    assert decode_down(encode_down(talk)) == talk


def test_nothing_is_told_of_a_silent_table_and_nothing_of_who_was_sent_away(lan: Lan) -> None:
    lan.join(1)
    lan.join(2)
    assert talks(lan.client(2)) == []
    lan.say(2, Say(None, "rude"))
    lan.say(1, Say(None, "out"))
    lan.say(1, Kick(1))
    assert [line.text for line in talks(lan.join(3))[0].lines] == ["out"]


# -- the wire --------------------------------------------------------------------------------


def test_all_that_a_room_says_goes_over_the_wire_and_comes_out_the_same(lan: Lan) -> None:
    said: list[Down] = []
    lan.watch_outbox = lambda _, message: said.append(message)
    lan.begin(1, 2)
    lan.say(2, Say(Phrase.CLAP))
    lan.join(3, watch=True)
    lan.join(4, proto_max=0)
    lan.say(2, HostOrder(Order.START))
    lan.play_out(1, 2)
    lan.restart()
    lan.join(2)
    lan.ping(2)
    lan.say(2, Sit(4))
    kinds = {type(message).__name__ for message in said}
    assert kinds >= {
        "Welcome",
        "Refused",
        "LobbyChanged",
        "Told",
        "Done",
        "NotNow",
        "Chatted",
        "ChatSoFar",
        "Pong",
        "Seated",
    }
    for message in said:
        assert decode_down(encode_down(message)) == message


# -- who is sent away ------------------------------------------------------------------------


def come_from(lan: Lan, number: int, address: str, name: str) -> Client:
    """Let client *number* join from *address*."""
    client = lan.clients.setdefault(key_of(number), Client(key_of(number), name))
    lan.room.join(client.key, hello(name, token=client.token), lan.now_ms, trusted=True, address=address)
    lan.deliver()
    return client


def test_who_was_sent_away_does_not_come_back_with_another_key_from_the_same_computer(lan: Lan) -> None:
    come_from(lan, 1, "127.0.0.1", "Host")
    come_from(lan, 2, "192.168.1.7", "Mei")
    lan.say(1, Kick(1))
    assert come_from(lan, 2, "192.168.1.9", "Mei").refused is Refusal.KICKED  # by key, from anywhere
    assert come_from(lan, 3, "192.168.1.7", "Somebody else").refused is Refusal.KICKED
    assert come_from(lan, 4, "192.168.1.8", "Mei").refused is None
    lan.restart()
    assert come_from(lan, 5, "192.168.1.7", "Another").refused is Refusal.KICKED


def test_who_is_sent_away_before_they_came_back_to_a_host_that_was_killed_stays_away_too(lan: Lan) -> None:
    come_from(lan, 1, "127.0.0.1", "Host")
    come_from(lan, 2, "192.168.1.7", "Mei")
    lan.restart()
    come_from(lan, 1, "127.0.0.1", "Host")
    lan.say(1, Kick(1))
    assert come_from(lan, 3, "192.168.1.7", "Somebody else").refused is Refusal.KICKED


def test_after_a_restart_it_is_known_who_shares_an_address_though_they_are_not_back(lan: Lan) -> None:
    come_from(lan, 1, "10.0.0.1", "Host")
    come_from(lan, 2, "10.0.0.2", "Mei")
    come_from(lan, 3, "10.0.0.2", "Hao")
    lan.say(1, Kick(1))
    lan.restart()
    assert come_from(lan, 4, "10.0.0.2", "Mei").refused is Refusal.KICKED
    assert come_from(lan, 5, "10.0.0.2", "Jun").refused is None


def test_where_several_come_from_one_address_only_the_same_name_is_kept_out(lan: Lan) -> None:
    come_from(lan, 1, "10.0.0.1", "Host")
    come_from(lan, 2, "10.0.0.2", "Mei")
    come_from(lan, 3, "10.0.0.2", "Hao")
    lan.say(1, Kick(1))
    assert come_from(lan, 4, "10.0.0.2", "MEI").refused is Refusal.KICKED
    assert come_from(lan, 5, "10.0.0.2", "Jun").refused is None
    assert come_from(lan, 3, "10.0.0.2", "Hao").refused is None


def test_sending_away_can_lock_the_table_with_another_code_and_ticket(lan: Lan) -> None:
    lan.join(1)
    lan.join(2)
    lan.join(3)
    code, ticket = lan.room.code, lan.room.ticket
    lan.say(1, Kick(1, lock=True))
    assert lan.room.lobby.options.locked
    assert (lan.room.code, lan.room.ticket) != (code, ticket)
    told = [message for _, message in lan.client(1).heard if isinstance(message, PlaceChanged)]
    assert (told[-1].code, told[-1].ticket) == (lan.room.code, lan.room.ticket)
    assert lan.join(4, trusted=False).refused is Refusal.CODE_NEEDED
    assert lan.join(3, trusted=False).refused is None
    code = lan.room.code
    lan.restart()
    assert lan.room.code == code


# -- who gives the orders --------------------------------------------------------------------


def leads(lan: Lan, number: int) -> bool:
    """Whether client *number* was last told that it gives the orders."""
    said = [m.is_host for _, m in lan.client(number).heard if isinstance(m, Welcome | PlaceChanged)]
    return said[-1]


def test_the_orders_pass_to_whoever_is_there_longest_and_back_to_the_owner(lan: Lan) -> None:
    lan.join(1)
    lan.join(3)
    lan.join(2)
    lan.wait(TAKEOVER_MS - 2_000, 2, 3)
    assert lan.room.lobby.host == "Client 1"
    lan.wait(4_000, 2, 3)
    assert (lan.room.lobby.host, lan.room.lobby.host_seat) == ("Client 3", 1)
    assert (leads(lan, 3), leads(lan, 2)) == (True, False)
    lan.say(3, HostOrder(Order.FILL))
    lan.say(3, Loaded())
    lan.say(2, Loaded())
    lan.say(3, HostOrder(Order.START))
    lan.wait(1_000, 2, 3)
    assert lan.running
    lan.say(3, HostOrder(Order.CLOSE))
    lan.say(3, Kick(0))
    assert lan.client(3).denials == [Denial.NOT_HOST, Denial.NO_SUCH_SEAT]
    lan.restart()
    lan.join(2)
    lan.join(3)
    assert lan.room.lobby.host == "Client 3"
    assert lan.client(3).welcome is not None
    assert (lan.client(3).welcome.code, lan.client(3).welcome.ticket) == (lan.room.code, b"")
    lan.join(1)
    assert lan.room.lobby.host == "Client 1"
    assert (leads(lan, 1), leads(lan, 3)) == (True, False)


def places(lan: Lan, number: int) -> list[tuple[bool, str, bytes]]:
    """Return what client *number* was told of orders, code and ticket."""
    heard = [message for _, message in lan.client(number).heard]
    return [(m.is_host, m.code, m.ticket) for m in heard if isinstance(m, Welcome | PlaceChanged)]


def test_the_room_code_is_told_to_whoever_gives_the_orders_and_to_nobody_else(lan: Lan) -> None:
    for number in (1, 2, 3):
        lan.join(number)
    lan.join(4, watch=True)
    lan.wait(TAKEOVER_MS + 2_000, 2, 3, 4)
    assert places(lan, 2) == [(False, "", b""), (True, lan.room.code, b"")]
    old = lan.room.code
    lan.say(2, Kick(2, lock=True))
    assert lan.room.code != old
    assert places(lan, 2)[-1] == (True, lan.room.code, b"")
    lan.join(1)
    assert places(lan, 2)[-1] == (False, "", b"")
    lan.lost(1)
    lan.lost(2)
    lan.wait(TAKEOVER_MS + 2_000, 4)
    assert places(lan, 3) == [(False, "", b"")]
    assert places(lan, 4) == [(False, "", b""), (True, lan.room.code, b"")]


def test_an_owner_who_leaves_for_good_gives_the_orders_away_at_once(lan: Lan) -> None:
    lan.join(1)
    lan.join(2)
    lan.join(3, watch=True)
    lan.say(1, Bye())
    assert lan.room.lobby.host == "Client 2"
    lan.say(2, Bye())
    assert lan.room.lobby.host == "Client 3"
    assert lan.room.lobby.host_seat is None


def test_a_table_whose_owner_was_never_there_has_no_host(lan: Lan) -> None:
    lan.join(2)
    lan.wait(60_000, 2)
    assert lan.room.lobby.host == ""
    assert not leads(lan, 2)


def test_who_waits_for_a_seat_knows_it(lan: Lan) -> None:
    lan.begin(1, 2)
    assert lan.join(3, watch=True).welcome is not None
    assert lan.join(4).welcome is not None
    waits = [getattr(lan.client(number).welcome, "waits", None) for number in (2, 3, 4)]
    assert waits == [0, 0, 1]
    lan.join(5)
    lan.say(4, Sit(None))
    told = {n: [m.waits for _, m in lan.client(n).heard if isinstance(m, PlaceChanged)] for n in (4, 5)}
    assert told == {4: [0], 5: [1]}
    lan.play_out(1, 2, 3, 4, 5)
    assert lan.client(5).viewer == 2
    assert lan.client(4).viewer is None


# -- the end ---------------------------------------------------------------------------------


def test_the_host_closes_the_table(lan: Lan) -> None:
    lan.begin(1, 2)
    lan.say(2, HostOrder(Order.CLOSE))
    assert not lan.room.over
    lan.say(1, HostOrder(Order.CLOSE))
    assert lan.client(2).refused is Refusal.TABLE_CLOSED
    assert lan.room.over
    assert lan.room.due_ms is None
    assert lan.join(2).refused is Refusal.TABLE_CLOSED
    lan.restart()
    assert lan.room.over


def test_a_table_that_nobody_comes_back_to_ends(lan: Lan) -> None:
    lan.begin(1, 2)
    lan.say(2, Bye())
    lan.room.lost(OWNER, lan.now_ms)
    lan.to(lan.now_ms + EMPTY_TABLE_MS + 9_000)
    assert lan.room.over
