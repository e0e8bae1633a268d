"""A disk that is full, or may not be written: the table stands still, loses nothing, and goes on."""

from __future__ import annotations

import contextlib
import logging
import sqlite3
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import pytest

from engine.actions import Pass
from engine.ruleset import Ruleset, Variant
from liudou_gui.host import journal as journal_module
from liudou_gui.host.journal import JournalFailed
from liudou_gui.net.server import Heard
from liudou_gui.protocol.down import Chatted, Down, Halted, Pong, Refusal, Refused, Told, Welcome
from liudou_gui.protocol.limits import AWAY_MS, TAKEOVER_MS
from liudou_gui.protocol.lobby import Options, Stage
from liudou_gui.protocol.up import Act, Bye, HostOrder, Kick, Loaded, Order, Phrase, Ping, Resync, Say, Up
from liudou_gui.server.served import RETRY_MS
from tests.helpers.room_checks import bot_act, nothing_lost_or_done_twice, views_are_fresh
from tests.helpers.wire_lan import WireLan


@dataclass
class Disk:
    """Takes nothing more while *trouble* is what SQLite would say."""

    trouble: str = ""


@pytest.fixture
def disk(monkeypatch: pytest.MonkeyPatch) -> Disk:
    found = Disk()

    class Limited(sqlite3.Connection):
        def execute(self, statement: str, *values: Any) -> sqlite3.Cursor:
            if found.trouble and not statement.startswith(("SELECT", "PRAGMA")):
                raise sqlite3.OperationalError(found.trouble)
            return super().execute(statement, *values)

    def connect(path: Path) -> sqlite3.Connection:
        return sqlite3.connect(path, isolation_level=None, factory=Limited)

    monkeypatch.setattr(journal_module, "connect", connect)
    return found


@pytest.fixture
def lan(tmp_path: Path, disk: Disk) -> Iterator[WireLan]:
    lan = WireLan(tmp_path / "room.sqlite", Options("Table", Ruleset(Variant.TWO_FOUR)))
    yield lan
    lan.close()


def heard(lan: WireLan, number: int, since: int = 0) -> list[Down]:
    return [message for _, message in lan.client(number).heard[since:]]


def asked(lan: WireLan, *numbers: int) -> int:
    """Let time pass until one of *numbers* is asked something; return who, 0 once the deal is over."""
    for _ in range(600):
        if not lan.running:
            return 0
        found = [number for number in numbers if lan.client(number).view.prompt is not None]
        if found:
            return found[0]
        due = lan.served.due_ms
        assert due is not None
        lan.to(min(max(due, lan.now_ms), lan.now_ms + 2_000))  # a longer jump would be a sleep
        for number in numbers:
            lan.ping(number)
    raise AssertionError("nobody is asked")


def say_act(lan: WireLan, number: int) -> Act:
    act = bot_act(lan.client(number), lan.rng)
    lan.say(number, act)
    return act


def told_at_the_renewal(lan: WireLan, before: dict[int, int]) -> None:
    """Let time pass until all are told, and hold that they heard nothing else but that the host is there."""
    renewal = lan.room.renewal_ms
    while lan.now_ms < renewal:
        for number in before:
            lan.ping(number)
        lan.to(min(lan.now_ms + 900, renewal))
        lan.deliver()
    for number, since in before.items():
        *pongs, last = lan.client(number).heard[since:]
        assert all(isinstance(pong, Pong) and pong.now_ms == lan.room.time_at(at) for at, pong in pongs)
        assert last == (renewal, Halted())


@pytest.mark.parametrize("trouble", ["database or disk is full", "attempt to write a readonly database"])
def test_a_table_that_cannot_be_saved_waits_and_goes_on(
    lan: WireLan, disk: Disk, trouble: str, caplog: pytest.LogCaptureFixture
) -> None:
    sent: dict[bytes, Act] = {}
    lan.begin(1, 2)
    for _ in range(4):
        act = say_act(lan, asked(lan, 1, 2))
        sent[act.action_id] = act
    who = asked(lan, 1, 2)
    before = {number: len(lan.client(number).heard) for number in (1, 2)}
    entries = len(lan.room._floor.deals.table._entries)  # type: ignore[union-attr]
    disk.trouble = trouble
    act = say_act(lan, who)
    sent[act.action_id] = act
    assert lan.served.halted
    for number in (1, 2):
        assert heard(lan, number, before[number]) == []  # neither an answer nor a card
    told_at_the_renewal(lan, before)
    lan.wait(60_000, 1, 2)  # nobody is away meanwhile, and nobody's clock runs
    assert lan.served.halted
    late = {number: heard(lan, number, before[number]) for number in (1, 2)}
    assert all({type(message) for message in late[number]} == {Halted, Pong} for number in (1, 2))
    newcomer = lan.join(3, watch=True)
    assert newcomer.heard == [(lan.now_ms, Halted())]
    lan.lost(2)
    disk.trouble = ""
    lan.wait(RETRY_MS, 1)
    assert not lan.served.halted
    assert newcomer.welcome is not None
    assert any(isinstance(message, Welcome) for message in heard(lan, 1, before[1] + 1))
    lan.join(2)
    assert len(lan.room._floor.deals.table._entries) >= entries  # type: ignore[union-attr]
    lan.say(who, act)
    nothing_lost_or_done_twice(lan, sent)
    views_are_fresh(lan)
    assert act.action_id in lan.client(who).done
    while who := asked(lan, 1, 2):
        act = say_act(lan, who)
        sent[act.action_id] = act
        if lan.running:
            nothing_lost_or_done_twice(lan, sent)
    assert lan.records[0].replay()
    complaints = [record.getMessage() for record in caplog.records if record.levelno >= logging.ERROR]
    caplog.clear()
    assert len(complaints) == 1
    assert trouble in complaints[0]


def fill(base: sqlite3.Connection, statement: str) -> None:
    """Do *statement* with one number after another until nothing more has room."""
    with contextlib.suppress(sqlite3.OperationalError):
        for number in range(1_000):
            base.execute(statement, (number,))
        raise AssertionError("there is no end of room")


def test_a_disk_that_is_really_full(lan: WireLan, caplog: pytest.LogCaptureFixture) -> None:
    lan.begin(1, 2)
    base = lan.journal._base
    base.execute("PRAGMA max_page_count = 1")  # no more than it has now
    for statement in (
        "INSERT INTO room VALUES ('junk ' || ?, hex(zeroblob(20)))",
        "INSERT INTO entries VALUES (0, ?, 'junk')",
        "INSERT INTO acts VALUES (zeroblob(32), 'junk ' || ?, 0, 'junk')",
    ):
        fill(base, statement)
    while not lan.served.halted:
        who = asked(lan, 1, 2)
        assert who, "the whole deal found room"
        say_act(lan, who)
    told_at_the_renewal(lan, {number: len(lan.client(number).heard) for number in (1, 2)})
    assert "full" in caplog.text
    caplog.clear()
    lan.wait(RETRY_MS, 1, 2)
    assert not lan.served.halted
    assert lan.running
    views_are_fresh(lan)
    say_act(lan, asked(lan, 1, 2))
    assert not lan.served.halted


def test_a_lobby_waits_as_well(lan: WireLan, disk: Disk, caplog: pytest.LogCaptureFixture) -> None:
    lan.join(1)
    disk.trouble = "database or disk is full"
    since = len(lan.client(1).heard)
    guest = lan.join(2)
    lan.say(1, HostOrder(Order.FILL))
    told_at_the_renewal(lan, {1: since, 2: 0})
    assert guest.welcome is None
    disk.trouble = ""
    lan.wait(RETRY_MS, 1)
    caplog.clear()
    assert guest.viewer == 1
    assert lan.room.lobby.stage is Stage.GATHERING
    lan.say(1, HostOrder(Order.FILL))
    lan.say(1, Loaded())
    lan.say(2, Loaded())
    lan.say(1, HostOrder(Order.START))
    assert any(isinstance(message, Told) for message in heard(lan, 2))


def test_a_host_that_is_stopped_meanwhile_keeps_the_journal(
    lan: WireLan, disk: Disk, caplog: pytest.LogCaptureFixture
) -> None:
    lan.begin(1, 2)
    disk.trouble = "database or disk is full"
    say_act(lan, asked(lan, 1, 2))
    lan.server.close_all()
    lan.deliver()
    caplog.clear()
    assert lan.client(1).refused is lan.client(2).refused is Refusal.TABLE_CLOSED
    assert isinstance(lan.server.broken[lan.path], JournalFailed)
    disk.trouble = ""
    lan.restart()
    assert lan.running


def test_each_is_welcomed_once_when_it_goes_on(
    lan: WireLan, disk: Disk, caplog: pytest.LogCaptureFixture
) -> None:
    lan.begin(1, 2)
    disk.trouble = "database or disk is full"
    say_act(lan, asked(lan, 1, 2))
    told_at_the_renewal(lan, {number: len(lan.client(number).heard) for number in (1, 2)})
    since = len(lan.client(1).heard)
    disk.trouble = ""
    lan.wait(RETRY_MS + 1_000, 1, 2)
    caplog.clear()
    assert sum(isinstance(message, Welcome) for message in heard(lan, 1, since)) == 1


def between_renewals(lan: WireLan) -> None:
    """Go to where the table's time was just written, with everybody there."""
    while lan.room.renewal_ms - lan.now_ms < 4_000:
        lan.wait(500, 1, 2)


@pytest.mark.parametrize(
    "said",
    [
        Say(Phrase.HELLO),
        Say(None, "Good evening"),
        Resync(0, 0),
        Act(b"0123456789abcdef", 1, 9_999, Pass()),
        HostOrder(Order.CLOSE),
        Kick(1, "", lock=True),
        Bye(),
    ],
    ids=lambda said: type(said).__name__,
)
def test_nothing_is_heard_and_nobody_answered_until_all_are_told(
    lan: WireLan, disk: Disk, caplog: pytest.LogCaptureFixture, said: Up
) -> None:
    """What needs no disk would end where a secret answer failed before it, and so tell of that."""
    lan.begin(1, 2)
    between_renewals(lan)
    announced, code = lan.announced, lan.room.code
    before = {number: len(lan.client(number).heard) for number in (1, 2)}
    disk.trouble = "database or disk is full"
    lan.say(1, said)
    assert lan.served.halted
    assert (lan.announced, lan.room.code) == (announced, code)
    told_at_the_renewal(lan, {2: before[2]} if isinstance(said, Bye) else before)
    assert caplog.text.count("stands still") == 1
    caplog.clear()


def test_a_ping_is_answered_even_where_what_it_leads_to_is_not_saved(
    lan: WireLan, disk: Disk, caplog: pytest.LogCaptureFixture
) -> None:
    lan.begin(1, 2)
    lan.wait(AWAY_MS + 1_000, 1)
    assert not lan.room.lobby.seats[1].here
    while lan.room.renewal_ms - lan.now_ms < 4_000:
        lan.wait(500, 1)
    disk.trouble = "database or disk is full"
    before = {number: len(lan.client(number).heard) for number in (1, 2)}
    lan.ping(2)
    assert lan.served.halted, "that somebody is here again is told to all"
    assert [type(message) for message in heard(lan, 2, before[2])] == [Pong]
    told_at_the_renewal(lan, before)
    caplog.clear()


def test_who_comes_or_is_turned_away_waits_until_all_are_told(
    lan: WireLan, disk: Disk, caplog: pytest.LogCaptureFixture
) -> None:
    lan.begin(1, 2)
    lan.join(3, watch=True)
    between_renewals(lan)
    disk.trouble = "database or disk is full"
    before = {number: len(lan.client(number).heard) for number in (1, 2, 3)}
    lan.join(3, watch=True)  # by another connection: the one before is told when this one is let in
    lan.join(4, proto_min=99, proto_max=99)
    assert heard(lan, 3, before[3]) == heard(lan, 4) == []
    told_at_the_renewal(lan, {**before, 4: 0})
    disk.trouble = ""
    lan.wait(RETRY_MS, 1, 2)
    caplog.clear()
    assert lan.client(4).refused is Refusal.HOST_TOO_OLD
    assert lan.client(3).welcome is not None
    assert not lan.served.halted
    since = len(lan.client(3).heard)
    lan.ping(3)
    assert [type(message) for message in heard(lan, 3, since)] == [Pong]


BOTH = pytest.mark.parametrize("failed", [False, True], ids=["nothing has failed yet", "something has"])


@BOTH
def test_a_host_that_is_stopped_before_all_are_told_says_always_the_same(
    lan: WireLan, disk: Disk, caplog: pytest.LogCaptureFixture, failed: bool
) -> None:
    beside_a_full_disk(lan, disk, failed=failed)
    before = {number: len(lan.client(number).heard) for number in (2, 3)}
    lan.server.close_all()
    lan.deliver()
    caplog.clear()
    for number, since in before.items():
        assert heard(lan, number, since) == [Refused(Refusal.TABLE_CLOSED)]
    assert isinstance(lan.server.broken[lan.path], JournalFailed)


def beside_a_full_disk(lan: WireLan, disk: Disk, *, failed: bool) -> None:
    """Begin a deal with two people and a spectator; the disk is full, and something has *failed* or not.

    What failed may be a secret answer: nobody may hear a difference before all are told.
    """
    lan.begin(1, 2)
    lan.join(3, watch=True)
    between_renewals(lan)
    disk.trouble = "database or disk is full"
    if failed:
        lan.say(1, Say(Phrase.HELLO))
    assert lan.served.halted == failed


@BOTH
def test_who_leaves_meanwhile_has_left(
    lan: WireLan, disk: Disk, caplog: pytest.LogCaptureFixture, failed: bool
) -> None:
    beside_a_full_disk(lan, disk, failed=failed)
    since = len(lan.client(2).heard)
    lan.say(2, Bye())
    told_at_the_renewal(lan, {1: len(lan.client(1).heard)})
    disk.trouble = ""
    lan.wait(RETRY_MS, 1)
    caplog.clear()
    assert heard(lan, 2, since) == []
    assert [seat.here for seat in lan.room.lobby.seats[:2]] == [True, False]


@BOTH
def test_a_ping_before_a_good_bye_is_answered(
    lan: WireLan, disk: Disk, caplog: pytest.LogCaptureFixture, failed: bool
) -> None:
    beside_a_full_disk(lan, disk, failed=failed)
    since, peer = len(lan.client(3).heard), lan._peers[lan.client(3).key]
    lan.endpoint.coming += [Heard(peer, Ping(lan.now_ms, 0, 0)), Heard(peer, Bye())]
    lan.server.turn(0)
    lan.deliver()
    caplog.clear()
    assert [type(message) for message in heard(lan, 3, since)] == [Pong]


@BOTH
def test_a_spectator_who_was_silent_for_too_long_is_answered_nothing(
    lan: WireLan, disk: Disk, caplog: pytest.LogCaptureFixture, failed: bool
) -> None:
    lan.begin(1, 2)
    lan.join(3, watch=True)
    lan.wait(TAKEOVER_MS + 3_000, 1, 2)
    between_renewals(lan)
    assert lan.client(3).key not in lan.served._peers
    disk.trouble = "database or disk is full"
    if failed:
        lan.say(1, Say(Phrase.HELLO))
    since = len(lan.client(3).heard)
    lan.say(3, Ping(lan.now_ms, 0, 0))
    caplog.clear()
    assert heard(lan, 3, since) == []


@BOTH
def test_a_ping_is_answered_though_what_was_due_by_then_fails(
    lan: WireLan, disk: Disk, caplog: pytest.LogCaptureFixture, failed: bool
) -> None:
    lan.begin(1, 2)
    while lan.room._floor.deals.due_ms is None or not 0 < due_in(lan) < renewal_in(lan) - 500:
        who = next((n for n in (1, 2) if lan.client(n).view.prompt is not None), 0)
        say_act(lan, who) if who else lan.wait(100, 1, 2)
    due = lan.now_ms + due_in(lan)
    disk.trouble = "database or disk is full"
    if failed:
        lan.say(1, Say(Phrase.HELLO))
    lan.now_ms = due
    since = len(lan.client(1).heard)
    lan.ping(1)
    caplog.clear()
    assert [type(message) for message in heard(lan, 1, since)] == [Pong]


def due_in(lan: WireLan) -> int:
    """Return in how many milliseconds something is due in the deal."""
    due = lan.room._floor.deals.due_ms
    assert due is not None
    return due - lan.room.time_at(lan.now_ms)


def renewal_in(lan: WireLan) -> int:
    """Return in how many milliseconds the table's time is written."""
    return lan.room.renewal_ms - lan.now_ms


@BOTH
def test_a_disk_that_refuses_only_what_is_to_last_is_told_at_a_renewal_too(
    lan: WireLan, caplog: pytest.LogCaptureFixture, monkeypatch: pytest.MonkeyPatch, failed: bool
) -> None:
    lan.begin(1, 2)
    between_renewals(lan)
    lan.journal._durable = True

    def refuse(_: int) -> None:
        raise OSError(28, "No space left on device")

    monkeypatch.setattr(journal_module, "_to_disk", refuse)
    if failed:
        lan.say(1, HostOrder(Order.FILL))
        lan.journal._put(name="something that has to last")
        lan.server._guarded(lan.served, lan.served.flush)
    assert not lan.served.halted
    since, second = len(lan.client(2).heard), lan.room.renewal_ms + 5_000
    lan.say(1, Say(Phrase.HELLO))
    while not lan.served.halted or lan.served._fault is not None:
        lan.to(lan.now_ms + 500)
        for number in (1, 2):
            lan.ping(number)
    told = [(at, type(m)) for at, m in lan.client(2).heard[since:] if not isinstance(m, Pong)]
    caplog.clear()
    assert told[0][1] is Chatted
    assert told[-1] == (second, Halted)


def test_who_waits_and_leaves_is_not_let_in_when_it_goes_on(
    lan: WireLan, disk: Disk, caplog: pytest.LogCaptureFixture
) -> None:
    lan.join(1)
    disk.trouble = "database or disk is full"
    lan.join(2)
    told_at_the_renewal(lan, {1: len(lan.client(1).heard)})
    lan.say(2, Bye())
    disk.trouble = ""
    lan.wait(RETRY_MS, 1)
    caplog.clear()
    assert [seat.name for seat in lan.room.lobby.seats if seat.name] == ["Client 1"]
