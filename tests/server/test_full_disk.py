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

from engine.ruleset import Ruleset, Variant
from liudou_gui.host import journal as journal_module
from liudou_gui.host.journal import JournalFailed
from liudou_gui.protocol.down import Down, Halted, Pong, Refusal, Told, Welcome
from liudou_gui.protocol.lobby import Options, Stage
from liudou_gui.protocol.up import Act, HostOrder, Loaded, Order
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
    for number in (1, 2):
        assert heard(lan, number, before[number]) == [Halted()]  # neither an answer nor a card
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
    guest = lan.join(2)
    lan.say(1, HostOrder(Order.FILL))
    assert heard(lan, 1)[-1] == heard(lan, 2)[-1] == Halted()
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
    since = len(lan.client(1).heard)
    disk.trouble = ""
    lan.wait(RETRY_MS + 1_000, 1, 2)
    caplog.clear()
    assert sum(isinstance(message, Welcome) for message in heard(lan, 1, since)) == 1
