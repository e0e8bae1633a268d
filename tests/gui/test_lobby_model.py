"""What a lobby says and allows, without a window."""

from __future__ import annotations

from dataclasses import replace

import pytest

from engine.ruleset import Ruleset, Variant
from liudou_gui.model.host_options import clean_options, kept_options, read_options
from liudou_gui.model.lobby_acts import SeatAct, SeatState, seat_acts, seat_state
from liudou_gui.model.lobby_news import host_news, news
from liudou_gui.model.lobby_strings import idle_line, option_facts, people_line, start_text, waited_text
from liudou_gui.protocol.lobby import BotLevel, LobbySeat, Options, Stage, SwapOffer
from liudou_gui.widgets.lobby_plan import plan_for
from tests.helpers.fake_lan import FREE, OPTIONS, bot, evening, lobby, person

A = SeatAct


@pytest.mark.parametrize(
    ("seat", "state"),
    [
        (FREE, SeatState.FREE),
        (bot("Bun"), SeatState.BOT),
        (person("Mei"), SeatState.READY),
        (person("Mei", ready=False), SeatState.NOT_READY),
        (person("Mei", loaded=False), SeatState.LOADING),
        (person("Mei", here=False), SeatState.AWAY),
        (person("Mei", here=False, stand_in=True), SeatState.STAND_IN),
    ],
)
def test_a_seat_stands_in_one_way(seat: LobbySeat, state: SeatState) -> None:
    assert seat_state(seat) is state


def test_a_host_is_ready_without_saying_so() -> None:
    assert seat_state(person("Lin", ready=False), is_host=True) is SeatState.READY


def test_while_a_deal_runs_nobody_is_ready_or_not() -> None:
    for ready in (True, False):
        assert seat_state(person("Mei", ready=ready), dealing=True) is SeatState.PLAYING
    assert seat_state(person("Mei", here=False), dealing=True) is SeatState.AWAY
    before, dealing = lobby(person("Lin"), person("Mei")), lobby(person("Lin"), person("Mei", ready=False))
    told = news(before, replace(dealing, stage=Stage.DEALING), 0)
    assert told == ("The deal begins.",)


def test_a_host_rules_over_the_seats_and_a_guest_over_none() -> None:
    table = lobby(person("Lin"), person("Mei"), bot("Bun"))
    assert seat_acts(table, 1, 0, is_host=True) == (A.SWAP, A.TO_BOT, A.MUTE, A.KICK)
    assert seat_acts(table, 2, 0, is_host=True) == (A.OFFER, A.SIT)
    assert seat_acts(table, 3, 0, is_host=True) == (A.SIT, A.FILL)
    assert seat_acts(table, 0, 1, is_host=False) == (A.SWAP, A.MUTE)
    assert seat_acts(table, 2, 1, is_host=False) == (A.SIT,)
    assert seat_acts(table, 3, None, is_host=False) == (A.SIT,)


def test_while_a_deal_is_played_nobody_changes_places() -> None:
    table = lobby(person("Lin"), person("Mei"), bot("Bun"), stage=Stage.DEALING)
    for own in (0, 1, None):
        for seat in range(6):
            acts = seat_acts(table, seat, own, is_host=own == 0)
            assert not {A.SIT, A.SWAP, A.OFFER, A.WATCH} & set(acts)


def test_a_bot_that_stands_in_can_be_sent_back_by_the_host_and_by_the_person() -> None:
    table = lobby(person("Lin"), person("Mei", stand_in=True), stage=Stage.DEALING)
    assert A.GIVE_BACK in seat_acts(table, 1, 0, is_host=True)
    assert seat_acts(table, 1, 1, is_host=False)[0] is A.TAKE_BACK


def test_a_bot_for_an_idle_person_is_voted_for_only_without_a_play_timer() -> None:
    seats = (person("Lin"), person("Mei"), person("Hao"))
    endless = lobby(*seats, options=replace(OPTIONS, play_seconds=0), stage=Stage.DEALING)
    assert A.VOTE in seat_acts(endless, 1, 2, is_host=False)
    assert A.VOTE not in seat_acts(endless, 1, None, is_host=False)
    assert A.VOTE not in seat_acts(lobby(*seats, stage=Stage.DEALING), 1, 2, is_host=False)


def test_who_waits_for_a_seat_is_told_when_it_comes() -> None:
    table = lobby(person("Lin"), bot("Bun"), stage=Stage.DEALING)
    coming = idle_line(table, (), None, is_host=False, waits=1)
    assert coming == "You are watching until this deal is over: then you get a bot’s seat."
    full = replace(evening(), stage=Stage.DEALING)
    full = replace(full, seats=tuple(person(f"P{n}") for n in range(6)))
    late = idle_line(full, (), None, is_host=False, waits=1)
    assert late == "You are watching: all seats are taken, and you wait for one."
    assert idle_line(full, (), None, is_host=False) == "A deal is being played."


def test_who_leads_the_table_is_news_to_all() -> None:
    before, now = replace(evening(), host="Lin"), replace(evening(), host="Mei", host_seat=1)
    assert host_news(before, now, 0) == "Mei leads the table now."
    assert host_news(before, now, 1) == "You lead the table now."
    assert host_news(None, now, 1) == host_news(now, now, 1) == host_news(now, replace(now, host=""), 1) == ""


def test_start_says_whom_it_waits_for() -> None:
    full = evening()
    assert start_text(full, ("Hao",)) == "Start anyway · Waiting for Hao"
    assert start_text(full, ()) == "Start the game"
    assert start_text(replace(full, stage=Stage.BETWEEN), ()) == "Next deal"
    assert start_text(lobby(person("Lin")), ("Hao",)) == "Fill with bots and start"
    assert waited_text(("Hao", "Mei")) == "Waiting for Hao and Mei"
    assert waited_text(("Hao", "Mei", "Jun")) == "Waiting for 3 people"


@pytest.mark.parametrize(
    ("waited", "line"),
    [
        ((), "All are ready: the host begins."),
        (("Mei",), "The others are waiting for you"),
        (("Mei", "Hao"), "Waiting for you and Hao"),
        (("Hao", "Jun"), "Waiting for Hao and Jun"),
        (("Mei", "Hao", "Jun"), "Waiting for 3 people"),
    ],
)
def test_a_guest_who_is_waited_for_is_called_you(waited: tuple[str, ...], line: str) -> None:
    table = lobby(person("Lin"), person("Mei"), person("Hao"), person("Jun"))
    assert idle_line(table, waited, 1, is_host=False) == line


def test_nobody_waits_where_there_are_only_bots() -> None:
    table = lobby(person("Lin"), *(bot(name) for name in ("Mei", "Hao", "Jun", "Bao", "Lan")))
    assert idle_line(table, ("Lin",), 0, is_host=False) == "The deal begins once you are ready"


def test_a_table_is_summed_up() -> None:
    assert people_line(evening()).split("  ·  ") == ["4 people", "2 bots", "1 watching"]
    facts = option_facts(Options("x", Ruleset(Variant.TWO_FOUR, 5), play_seconds=0, spectators=False))
    assert facts == (
        "New Six", "base 5", "no limit for a play", "counter on", "no spectators", "open to all",
    )  # fmt: skip


def test_what_changes_is_told_in_sentences_but_not_what_one_does_oneself() -> None:
    before = lobby(person("Lin"), person("Mei", ready=False))
    now = lobby(person("Lin"), person("Mei"), person("Hao"), spectators=("Jun",))
    assert news(before, now, 0) == ("Hao has sat down on seat 3.", "Jun watches.", "Mei is ready.")
    assert news(before, now, 1) == ("Hao has sat down on seat 3.", "Jun watches.")
    assert news(now, before, 0) == ("Hao has left the seat.", "Mei is not ready any more.")
    assert news(None, now, 0) == ()


def test_who_goes_and_comes_back_and_who_asks_is_told() -> None:
    there = lobby(person("Lin"), person("Mei"))
    away = lobby(person("Lin"), person("Mei", here=False))
    helped = lobby(person("Lin"), person("Mei", here=False, stand_in=True))
    assert news(there, away, 0) == ("Mei is away.",)
    assert news(away, helped, 0) == ("A bot plays for Mei meanwhile.",)
    assert news(
        helped, replace(there, seats=helped.seats[:1] + (person("Mei", ready=False), *[FREE] * 4)), 0
    ) == ("Mei is back.",)
    asked = replace(there, swaps=(SwapOffer(1, 0),))
    assert news(there, asked, 0) == ("Mei asks to change places: seat 2 for your seat 1.",)
    assert news(asked, asked, 0) == ()


def test_options_are_read_as_they_were_kept() -> None:
    chosen = Options(
        "Tea house", Ruleset(Variant.TWO_CAMPS, 20), 0, 4, 9, 3, True, False, False, BotLevel.HARD
    )
    assert read_options(kept_options(chosen), OPTIONS) == chosen


@pytest.mark.parametrize(
    "wrong",
    [
        {"name": 7},
        {"name": "\u202e\n"},
        {"variant": "bridge"},
        {"base": 0},
        {"base": True},
        {"play_seconds": -1},
        {"bid_slot_seconds": 60},
        {"camp_seconds": 1},
        {"show_seconds": "5"},
        {"locked": 1},
        {"bots": None},
        {"surprise": []},
    ],
)
def test_what_makes_no_sense_leaves_the_usual(wrong: dict[str, object]) -> None:
    assert read_options(wrong, OPTIONS) == OPTIONS


def test_sheets_fold_where_there_is_little_room() -> None:
    assert plan_for(1366, 768, is_host=True).columns == (("invite",), ("seats",), ("doctor",))
    assert plan_for(1366, 768, is_host=True).chat_inside
    assert plan_for(1366, 768, is_host=False).columns == (("seats",), ("chat",))
    assert plan_for(1024, 640, is_host=True).columns == (("seats",), ("invite", "chat", "doctor"))
    tall = plan_for(720, 1280, is_host=True)
    assert tall.below and len(tall.columns) == 2
    assert plan_for(546, 307, is_host=True).columns == (("seats", "invite", "chat", "doctor"),)


def test_half_a_character_is_not_kept_as_nothing_with_it_could_be_written_again() -> None:
    assert clean_options({"name": "a\ud800", "base": 2}) == {"base": 2}
