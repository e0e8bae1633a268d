"""The one loop: many tables beside each other, a fault at one table's border, stops, and discovery."""

from __future__ import annotations

import logging
from collections.abc import Iterator
from pathlib import Path

import pytest

from engine.ruleset import Variant
from liudou_gui.clock import SteadyClock, monotonic_ms
from liudou_gui.host.journal import Journal, JournalFailed
from liudou_gui.net.addresses import OwnAddress
from liudou_gui.net.asking import ask_at
from liudou_gui.net.beacon import Beacon
from liudou_gui.net.server import Endpoint
from liudou_gui.protocol.down import LobbyChanged, Pong, Refusal
from liudou_gui.protocol.lobby import Stage
from liudou_gui.protocol.up import HostOrder, Loaded, Order, Ready
from tests.helpers.adapters import LOOPBACK
from tests.helpers.hosts import free_udp_port
from tests.helpers.servers import OWNER, Hall, Visitor, table


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    """Give a host with three tables."""
    made = Hall(tmp_path, *(table(variant.value, variant) for variant in Variant))
    yield made
    made.close()


def at(hall: Hall, number: int, **more: object) -> Visitor:
    """Let somebody sit down at a table."""
    visitor = Visitor(hall, table=hall.served[number].room.table, **more)  # type: ignore[arg-type]
    hall.until(lambda: visitor.answered, "an answer")
    visitor.link.send(Loaded())
    return visitor


def test_a_table_is_named_where_there_are_several(hall: Hall) -> None:
    nobody = Visitor(hall)
    hall.until(lambda: nobody.answered)
    assert nobody.why is Refusal.NO_SUCH_TABLE
    guests = [at(hall, number) for number in range(3)]
    names = [guest.welcome.lobby.options.name for guest in guests if guest.welcome is not None]
    assert names == [variant.value for variant in Variant]
    for guest in [nobody, *guests]:
        guest.link.close()


def test_a_computer_that_slept_has_cost_nobody_their_seat_or_turn(hall: Hall) -> None:
    guest, watcher = at(hall, 1), at(hall, 1, watch=True)
    guest.link.send(Ready(yes=True))
    hall.until(lambda: hall.served[1].room.lobby.stage is Stage.DEALING, "the deal")
    slept = [0]
    hall.server._clock = SteadyClock(lambda: monotonic_ms() + slept[0])
    hall.server.turn(10)
    slept[0] = 90_000
    hall.server.turn(10)
    lobby = hall.served[1].room.lobby
    assert [seat.here and not seat.stand_in for seat in lobby.seats if seat.name] == [True] * 6
    assert len(lobby.spectators) == 1
    for visitor in (guest, watcher):
        visitor.link.close()


def test_people_wait_for_the_journal_but_not_for_the_disk(
    hall: Hall, monkeypatch: pytest.MonkeyPatch
) -> None:
    done: list[str] = []

    def note(kind: type, name: str) -> None:
        honest = getattr(kind, name)

        def noted(self: object, *given: object) -> object:
            if not any(isinstance(each, Pong) for each in given):  # they need neither
                done.append(name)
            return honest(self, *given)

        monkeypatch.setattr(kind, name, noted)

    guest = at(hall, 1)
    for kind, name in ((Journal, "commit"), (Endpoint, "send"), (Journal, "sync")):
        note(kind, name)
    guest.link.send(Ready(yes=True))
    hall.until(lambda: "send" in done and "sync" in done[done.index("send") :], "the disk")
    first = done.index("send")
    assert done[first - 1] == "commit"
    told = done[first : done.index("sync", first) + 1]
    assert told in (["send"] * n + ["sync"] for n in range(1, 99))
    guest.link.close()


def test_tables_without_their_owner_are_filled_and_begin_when_all_are_ready(hall: Hall) -> None:
    guest = at(hall, 1)
    assert guest.welcome is not None
    assert [seat.holder.value for seat in guest.welcome.lobby.seats].count("bot") == 5
    guest.link.send(Ready(yes=True))
    hall.until(lambda: hall.served[1].room.lobby.stage is Stage.DEALING, "the deal")
    assert hall.served[0].room.lobby.stage is Stage.GATHERING
    guest.link.close()


@pytest.mark.parametrize("fault", [RuntimeError("cards: 3h 4h"), JournalFailed("disk full")])
def test_a_fault_ends_its_table_and_no_other(
    hall: Hall, fault: Exception, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    guests = [at(hall, number) for number in range(3)]

    def breaks(*_: object) -> None:
        raise fault

    monkeypatch.setattr(hall.served[1].room, "tick", breaks)
    monkeypatch.setattr(hall.served[1].room, "hear", breaks)  # whichever comes first
    hall.until(lambda: guests[1].why, "the end of the broken table")
    assert guests[1].why is Refusal.TABLE_CLOSED
    assert hall.server.broken == {hall.served[1].path: fault}
    assert hall.served[1].path.exists()
    lines = [record.getMessage() for record in caplog.records if record.levelno >= logging.WARNING]
    caplog.clear()
    assert len(lines) == 1
    assert "cards" not in lines[0]
    for guest in guests[::2]:
        guest.link.send(Ready(yes=True))
    hall.until(lambda: all(hall.served[n].room.lobby.stage is Stage.DEALING for n in (0, 2)))
    assert guests[0].why is guests[2].why is None
    for guest in guests:
        guest.link.close()


def test_a_fault_while_somebody_comes_in_sends_them_away(
    hall: Hall, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    def breaks(*_: object, **__: object) -> bool:
        raise RuntimeError

    monkeypatch.setattr(hall.served[1].room, "join", breaks)
    guest = at(hall, 1)
    assert guest.why is Refusal.TABLE_CLOSED
    assert len(hall.server.tables) == 2
    guest.link.close()
    caplog.clear()


def test_the_owner_closes_a_table_and_the_last_ends_the_loop(hall: Hall) -> None:
    owners = [at(hall, number, keys=OWNER) for number in range(1)]
    guest = at(hall, 0)
    owners[0].link.send(HostOrder(Order.CLOSE))
    hall.until(lambda: guest.why, "the end")
    assert guest.why is owners[0].why is Refusal.TABLE_CLOSED
    assert hall.over == [hall.served[0].path]
    hall.server.close_all()
    hall.server.run()
    assert len(hall.over) == 3
    for visitor in [guest, *owners]:
        visitor.link.close()


def test_everybody_is_told_when_the_host_stops(hall: Hall) -> None:
    guests = [at(hall, number) for number in range(3)]
    hall.server.close_all()
    hall.until(lambda: all(guest.why for guest in guests), "the last word")
    assert {guest.why for guest in guests} == {Refusal.TABLE_CLOSED}
    assert hall.server._places == {}
    for guest in guests:
        guest.link.close()


def test_who_is_gone_is_seen_to_be_away(hall: Hall, monkeypatch: pytest.MonkeyPatch) -> None:
    first, second = at(hall, 0), at(hall, 0)
    first.link.close()
    monkeypatch.setattr("liudou_gui.net.peers.SILENT_PEER_MS", 300)
    hall.until(lambda: len(hall.server._places) <= 1, "the loss")
    seen = [down.lobby for down in second.heard if isinstance(down, LobbyChanged)]
    assert seen
    second.link.close()


def test_searching_guests_find_all_tables(hall: Hall) -> None:
    port = free_udp_port()

    def own() -> tuple[OwnAddress, ...]:
        return (LOOPBACK,)

    beacon = Beacon(
        hall.endpoint.key, "1.0", hall.server.ads, guests=hall.server.guests, port=port, addresses=own
    )
    hall.server.announce(beacon)
    guest = at(hall, 0)
    heard = hall.while_serving(
        lambda: ask_at("localhost", hall.endpoint.port, "1.0", discovery_port=port, own=own())
    )
    ads = heard[0].answer.tables
    assert {ad.name for ad in ads} == {variant.value for variant in Variant}
    assert {ad.port for ad in ads} == {hall.endpoint.port}
    assert sorted((ad.taken, ad.people) for ad in ads) == [(6, 0), (6, 0), (6, 1)]
    guest.link.close()
    beacon.close()
