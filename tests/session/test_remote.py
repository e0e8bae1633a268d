"""A client's table against a real room: whole deals, breaks, gaps, restarts, repeated words, the clock."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from datetime import datetime, timedelta
from pathlib import Path

import pytest

from engine.record import Record
from engine.ruleset import Ruleset, Variant
from engine.view import PlayerView, view_of
from engine.visible import DealOpened, DealStarted, PromptOpened
from liudou_gui.protocol.down import Done, Down, Pong, Refusal, Refused, Told
from liudou_gui.protocol.lobby import Options
from liudou_gui.protocol.up import Act, Bye, HostOrder, Loaded, Order, Ready, Resync, Sit
from liudou_gui.session.verdict import Fairness
from tests.helpers.room_wires import MORNING, Seat, Tables
from tests.helpers.rooms import Lan, key_of

NewTables = Callable[..., Tables]


@pytest.fixture
def new_tables(tmp_path: Path) -> Iterator[NewTables]:
    """Give tables, and close what they use."""
    made: list[Lan] = []

    def new(variant: Variant = Variant.TWO_FOUR, people: int = 2, **more: int) -> Tables:
        lan = Lan(tmp_path / "table.sqlite3", Options("Tea", Ruleset(variant)))
        made.append(lan)
        return Tables(tmp_path, lan, people, **more)

    yield new
    for lan in made:
        lan.close()


def mid_deal(tables: Tables, moves: int = 4) -> None:
    """Play until each person has moved some times."""
    tables.start()
    tables.until(lambda: all(len(s.person.moves.get(1, ())) >= moves for s in tables.seats))


def is_fresh(seat: Seat) -> bool:
    """Whether the window's view is what its stream leads to, and the stream is whole."""
    told = seat.person.told
    assert [envelope.seq for envelope in told] == list(range(len(told)))
    return seat.person.view == view_of(seat.remote.viewer, [envelope.event for envelope in told])


@pytest.mark.parametrize("variant", Variant, ids=lambda variant: variant.value)
def test_a_deal_with_bots_is_verified_and_recorded(variant: Variant, new_tables: NewTables) -> None:
    tables = new_tables(variant)
    tables.start()
    tables.play_out()
    for seat in tables.seats:
        assert [verdict.fairness for verdict in seat.person.verdicts] == [Fairness.VERIFIED]
        assert is_fresh(seat)
        assert seat.person.meant(1) == seat.person.moves[1]
    assert len(tables.records) == 2
    assert Record.parse(str(tables.records[0])).fair is not None
    tables.seats[0].remote.request(Ready(yes=True))
    tables.seats[1].remote.request(Ready(yes=True))
    tables.play_out(2)
    assert [v.fairness for v in tables.seats[1].person.verdicts] == [Fairness.VERIFIED] * 2


def test_a_window_may_listen_again_and_is_told_the_deal_from_its_beginning(new_tables: NewTables) -> None:
    tables = new_tables()
    mid_deal(tables)
    seat = tables.seats[0]
    view = seat.person.view
    seat.remote.session.close()
    seat.person.view = PlayerView(None)
    seat.remote.session.start(seat.person._hear, seat.person._refused)
    assert seat.person.view == view
    assert is_fresh(seat)
    tables.play_out()


def test_a_restarted_host_goes_on_with_the_same_deal_and_is_verified(new_tables: NewTables) -> None:
    tables = new_tables(people=3)
    opened = MORNING + timedelta(milliseconds=tables.lan.now_ms)
    tables.start()
    tables.until(lambda: tables.seats[0].person.view.number == 1)
    dealt = MORNING + timedelta(milliseconds=tables.lan.now_ms)
    tables.until(lambda: all(len(s.person.moves.get(1, ())) >= 4 for s in tables.seats))
    for wire in [seat.wire for seat in tables.seats]:
        wire.lose()
    tables.lan.restart()
    for seat in tables.seats:
        seat.wire.connect()
    assert all(is_fresh(seat) for seat in tables.seats)
    tables.play_out()
    for seat in tables.seats:
        assert [verdict.fairness for verdict in seat.person.verdicts] == [Fairness.VERIFIED]
        assert seat.person.meant(1) == seat.person.moves[1]
    played = {datetime.fromisoformat(record.played) for record in tables.records}
    assert len(played) == 1, "however often it was told"
    assert opened <= played.pop() <= dealt


def test_a_deal_that_was_judged_is_not_judged_again_while_the_next_is_dealt(new_tables: NewTables) -> None:
    tables = new_tables()
    tables.start()
    tables.play_out()
    first, second = tables.seats
    second.wire.loses = lambda down: type(down).__name__ == "SharesCommitted"
    first.remote.request(Ready(yes=True))
    second.remote.request(Ready(yes=True))
    for seat in tables.seats:
        seat.wire.lose()
    tables.lan.restart()
    second.wire.loses = lambda _: False
    for seat in tables.seats:
        seat.wire.connect()
    tables.play_out(2)
    for seat in tables.seats:
        assert [(v.deal, v.fairness) for v in seat.person.verdicts] == [
            (1, Fairness.VERIFIED),
            (2, Fairness.VERIFIED),
        ]


def test_a_gap_in_the_stream_is_asked_for_and_filled(new_tables: NewTables) -> None:
    tables = new_tables()
    mid_deal(tables)
    seat = tables.seats[1]
    lost: list[Down] = []

    def loses(down: Down) -> bool:
        if isinstance(down, Told) and not lost:
            lost.append(down)
            return True
        return False

    seat.wire.loses = loses
    tables.until(lambda: lost)
    tables.until(lambda: any(isinstance(said, Resync) for said in seat.wire.said) or not tables.lan.running)
    tables.play_out()
    assert is_fresh(seat)
    assert seat.person.verdicts[-1].fairness is Fairness.VERIFIED


def test_a_wrong_view_is_noticed_by_its_hash_and_told_again(new_tables: NewTables) -> None:
    tables = new_tables()
    mid_deal(tables)
    seat = tables.seats[1]
    seat.remote._view = PlayerView(seat.remote.viewer)
    seat.wire.ping()
    assert seat.remote._view == seat.person.view
    assert is_fresh(seat)


def test_an_answer_whose_receipt_was_lost_is_said_again_and_done_once(new_tables: NewTables) -> None:
    tables = new_tables()
    mid_deal(tables)
    seat = tables.seats[0]
    tables.until(lambda: seat.person.view.prompt is not None)
    seat.wire.loses = lambda down: isinstance(down, Done | Told)
    seat.person.tick()
    acts = [said for said in seat.wire.said if isinstance(said, Act)]
    seat.wire.lose()
    seat.wire.loses = lambda _: False
    seat.wire.connect()
    again = [said for said in seat.wire.said if isinstance(said, Act)]
    assert again[len(acts) :] == acts[-1:]
    assert not seat.remote._pending
    tables.play_out()
    assert seat.person.not_done == []
    assert seat.person.meant(1) == seat.person.moves[1]


def test_an_answer_that_the_dead_host_never_wrote_is_taken_by_the_next(new_tables: NewTables) -> None:
    tables = new_tables()
    mid_deal(tables)
    seat = tables.seats[0]
    tables.until(lambda: seat.person.view.prompt is not None)
    seat.wire.up = False  # the line is dead, and nobody knows it yet
    seat.person.tick()
    seat.wire.lose()
    tables.lan.restart()
    for other in tables.seats:
        other.wire.connect()
    assert not seat.remote._pending
    tables.play_out()
    assert seat.person.not_done == []
    assert seat.person.meant(1) == seat.person.moves[1]


def test_an_answer_given_while_the_stream_is_told_again_names_its_deal(new_tables: NewTables) -> None:
    tables = new_tables()
    mid_deal(tables)
    seat = tables.seats[0]
    tables.until(lambda: seat.person.view.prompt is not None)
    seat.remote._begin(seat.remote._run + 1)
    seat.person.tick()
    assert [said.deal for said in seat.wire.said if isinstance(said, Act)][-1] == 1


@pytest.mark.parametrize("skew_ms", [0, 3_600_000, -7_000_000_000])
def test_the_tables_time_is_known_whatever_the_own_clock_says(skew_ms: int, new_tables: NewTables) -> None:
    tables = new_tables(skew_ms=skew_ms)
    mid_deal(tables)
    table_now = tables.lan.room._now_ms
    assert abs(tables.seats[0].remote.now_ms() - table_now) <= 1_000
    seat = tables.seats[0]
    own = tables.lan.now_ms + skew_ms
    seat.remote._hear(Pong(own - 400, table_now + 5))  # slower than those before: not trusted
    assert abs(seat.remote.now_ms() - table_now) <= 1_000


def test_another_place_begins_another_stream(new_tables: NewTables) -> None:
    tables = new_tables()
    seat = tables.seats[1]
    seat.remote.request(Sit(5))
    assert seat.person.place is not None
    assert seat.person.place.viewer == seat.remote.session.viewer == 5
    seat.remote.request(Sit(None))
    assert seat.person.place.viewer is None
    seat.remote.request(Sit(3))
    tables.seats[0].remote.request(HostOrder(Order.FILL))
    tables.start()
    tables.play_out()
    assert seat.person.verdicts[-1].fairness is Fairness.VERIFIED


def test_the_token_is_handed_out_and_shown_again(new_tables: NewTables) -> None:
    tables = new_tables()
    seat = tables.seats[1]
    table, token = tables.tokens[-1]
    assert (table, len(token)) == (tables.lan.room.table, 16)
    hello = seat.wire.hello()
    assert (hello.token, hello.table) == (token, table)


def test_a_typed_code_takes_the_place_of_token_and_ticket(new_tables: NewTables) -> None:
    tables = new_tables()
    seat = tables.seats[1]
    seat.remote.give_code("123456")
    assert seat.wire.codes == ["123456"]
    hello = seat.wire.hello()
    assert (hello.token, hello.ticket) == (b"", b"")


def test_who_leaves_for_good_says_so_and_hears_nothing_more(new_tables: NewTables) -> None:
    tables = new_tables()
    mid_deal(tables)
    seat = tables.seats[1]
    told, states = len(seat.person.told), list(seat.person.states)
    seat.remote.close(for_good=True)
    seat.remote.close(for_good=True)
    assert isinstance(seat.wire.said[-1], Bye)
    assert seat.wire.closed == 1
    seat.remote._hear(Refused(Refusal.TABLE_CLOSED))
    seat.wire._on_state(seat.person.states[-1])
    assert (len(seat.person.told), seat.person.states, seat.person.refusals) == (told, states, [])
    assert tables.lan.room._people.get(key_of(2)) is None


def test_each_listener_hears_one_beginning_and_one_end(new_tables: NewTables) -> None:
    tables = new_tables()
    tables.start()
    tables.play_out()
    kinds = [type(envelope.event) for envelope in tables.seats[0].person.told]
    assert kinds.count(DealStarted) == kinds.count(DealOpened) == 1
    assert kinds.count(PromptOpened) >= len(tables.seats[0].person.moves[1])
    assert any(isinstance(said, Loaded) for said in tables.seats[0].wire.said)
