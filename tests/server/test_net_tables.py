"""The window's tables on the network: hosting in a process, going back, joining, what a profile remembers."""

from __future__ import annotations

import json
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import replace
from ipaddress import IPv4Address
from pathlib import Path

import pytest

from liudou_gui.app import lan_tables
from liudou_gui.app.host_process import HostFailed, HostProcess, host_command
from liudou_gui.app.lan_tables import NetTables
from liudou_gui.net.addresses import AdapterKind, OwnAddress
from liudou_gui.net.asking import ask_at
from liudou_gui.net.beacon import Beacon
from liudou_gui.net.findings import FindingKind
from liudou_gui.net.invitation import link_of, read_link
from liudou_gui.protocol.down import Refusal
from liudou_gui.protocol.up import HostOrder, Order
from liudou_gui.server.folder import HostFolder
from liudou_gui.server.wishes import Wishes
from liudou_gui.session.lan_base import CannotHost, CannotJoin, LinkState, Target
from liudou_gui.session.targets import target_of_text
from tests.helpers.adapters import LOOPBACK
from tests.helpers.hosts import free_udp_port
from tests.helpers.lan_people import LanPerson, Party, kill, settings, tables, until
from tests.helpers.servers import Hall, table


@contextmanager
def hosted(tmp_path: Path, people: int = 1, **options: bool) -> Iterator[Party]:
    """Give a party, its host's profile ``p0``."""
    with Party(tmp_path, table(**options), people) as party:
        yield party


def test_a_hosted_table_runs_without_its_window_and_is_found_again(tmp_path: Path) -> None:
    with hosted(tmp_path, 2, locked=True) as party:
        owner, guest = party.people
        assert owner.place is not None
        assert (owner.place.is_host, len(owner.place.code), len(owner.place.ticket)) == (True, 6, 16)
        with pytest.raises(CannotHost, match="open already"):
            party.host.host(table())
        owner.table.close(for_good=False)
        later = tables(tmp_path, "p0")
        target = later.hosted()
        assert target is not None
        assert target.name == "Tea"
        back = LanPerson(later.join(target)).open()
        until(lambda: back.place)
        assert back.place == owner.place
        assert later.left() is None
        assert guest.refusals == []
        back.table.close(for_good=False)


def test_an_invitation_names_the_table_and_opens_a_locked_one(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    home = OwnAddress(IPv4Address("192.168.1.23"), 24, AdapterKind.WIRED, "eth0", 2)
    monkeypatch.setattr(lan_tables, "own_addresses", lambda: (home,))
    with hosted(tmp_path, locked=True) as party:
        owner = party.people[0]
        assert owner.place is not None
        invitation = party.host.invitation(owner.place)
        assert invitation is not None
        read = read_link(link_of(invitation))
        assert (read.key, read.table, read.ticket) == (party.target.key, party.target.table, party.ticket)
        assert read.name == "Tea"
        assert read.addresses == (home.ip,)
        monkeypatch.setattr(lan_tables, "own_addresses", tuple)
        assert party.host.invitation(owner.place) is None, "a computer without any network"


def test_a_guest_whose_profile_cannot_be_written_is_told_which_folder_and_why_it_matters(
    tmp_path: Path,
) -> None:
    (tmp_path / "guest").write_text("no folder", encoding="utf-8")
    target = Target(("127.0.0.1:9",), bytes(range(32)), b"\x07" * 8, name="Tea")
    with pytest.raises(CannotJoin, match="nobody would know you again") as caught:
        tables(tmp_path, "guest").join(target)
    assert str(tmp_path / "guest") in str(caught.value)


def test_a_name_that_does_not_answer_is_shown_as_it_was_typed(tmp_path: Path) -> None:
    with pytest.raises(CannotJoin, match=r"No table answers at 奶奶\.invalid:47610\."):
        tables(tmp_path, "guest").join(target_of_text("奶奶.invalid"))


def test_ending_the_table_ends_its_process_and_tells_guests(tmp_path: Path) -> None:
    with hosted(tmp_path, 2) as party:
        party.host.end_hosted()
        party.host.end_hosted()
        until(lambda: party.people[1].refusals and not party.folder.runs, what="the end")
        assert party.people[1].why_refused() == [Refusal.TABLE_CLOSED]
        assert party.host.hosted() is None
        assert party.all_tables[1].left() is None
        assert party.folder.journals() == []


def test_a_killed_host_is_started_again_by_its_window(tmp_path: Path) -> None:
    with hosted(tmp_path, 2) as party:
        port = party.target.addresses
        kill(party.folder)
        until(lambda: all(person.places == 2 and person.is_up for person in party.people), what="all")
        assert party.target.addresses == port
        assert LinkState.LOST in party.people[1].states
        assert party.people[0].refusals == party.people[1].refusals == []


def test_a_host_killed_with_its_window_is_taken_up_by_the_next(tmp_path: Path) -> None:
    with hosted(tmp_path, 2) as party:
        party.people[0].table.close(for_good=False)
        kill(party.folder)
        until(lambda: not party.folder.runs)
        later = tables(tmp_path, "p0")
        target = later.hosted()
        assert target is not None
        back = LanPerson(later.join(target)).open()
        until(lambda: back.place and party.people[1].places == 2, what="both")
        back.table.close(for_good=False)


def test_a_killed_host_that_nobody_wants_back_is_forgotten(tmp_path: Path) -> None:
    with hosted(tmp_path) as party:
        party.people[0].table.close(for_good=False)
        kill(party.folder)
        until(lambda: not party.folder.runs)
        party.host.end_hosted()
        assert party.host.hosted() is None
        assert party.folder.journals() == []


def test_a_closed_table_is_not_started_again(tmp_path: Path) -> None:
    with hosted(tmp_path, 2) as party:
        party.people[0].table.request(HostOrder(Order.CLOSE))
        until(lambda: all(person.refusals for person in party.people))
        until(lambda: not party.folder.runs)
        time.sleep(0.3)
        assert not party.folder.runs
        assert party.host.hosted() is None


def test_a_guest_finds_back_to_the_seat_after_a_restart(tmp_path: Path) -> None:
    with hosted(tmp_path, 2, locked=True) as party:
        guest = party.people[1]
        guest.table.close(for_good=False)
        later = tables(tmp_path, "p1")
        target = later.left()
        assert target is not None
        assert (target.key, target.table, target.ticket) == (party.target.key, party.target.table, b"")
        back = LanPerson(later.join(target)).open()
        until(lambda: back.place)
        assert back.place is not None
        assert guest.place is not None
        assert back.place.viewer == guest.place.viewer
        assert [host.name for host in later.recent()] == ["Tea"]
        back.table.close(for_good=True)
        assert later.left() is None
        later.forget(later.recent()[0])
        assert later.recent() == ()
        assert tables(tmp_path, "p0").recent() == ()
        places = tmp_path / "p1" / "lan_places.json"
        assert json.loads(places.read_text(encoding="utf-8")) == []
        if os.name == "posix":
            assert places.stat().st_mode & 0o077 == 0


def test_who_watches_has_no_seat_to_go_back_to(tmp_path: Path) -> None:
    with hosted(tmp_path) as party:
        net = tables(tmp_path, "watcher")
        watcher = LanPerson(net.join(party.target, watch=True)).open()
        until(lambda: watcher.lobby)
        assert watcher.place is not None
        assert watcher.place.viewer is None
        assert net.left() is None
        watcher.table.close(for_good=True)


def test_a_code_is_asked_for_and_given(tmp_path: Path) -> None:
    with hosted(tmp_path, locked=True) as party:
        owner = party.people[0]
        assert owner.place is not None
        guest = LanPerson(tables(tmp_path, "g").join(replace(party.target, ticket=bytes(16)))).open()
        until(lambda: guest.refusals)
        assert guest.why_refused() == [Refusal.WRONG_TICKET], "and it is said once"
        guest.table.give_code("000000" if owner.place.code != "000000" else "000001")
        until(lambda: len(guest.refusals) == 2)
        assert guest.why_refused()[1:] == [Refusal.WRONG_CODE]
        guest.table.give_code(owner.place.code)
        until(lambda: guest.place)
        assert len(guest.refusals) == 2
        guest.table.close(for_good=False)


def test_a_host_with_another_key_than_before_is_not_spoken_to_unless_trusted(tmp_path: Path) -> None:
    net = tables(tmp_path, "guest")
    with hosted(tmp_path / "one") as party:
        first = LanPerson(net.join(party.target)).open()
        until(lambda: first.lobby)
        first.table.close(for_good=True)
    with hosted(tmp_path / "two") as party:
        with pytest.raises(CannotJoin, match="not the computer") as refused:
            net.join(party.target)
        assert refused.value.known != refused.value.shown
        assert len(refused.value.known) == len(refused.value.shown) == len("0000 0000 0000 0000")
        second = LanPerson(net.join(party.target, trust=True)).open()
        until(lambda: second.lobby)
        second.table.close(for_good=True)
        net.join(party.target).close(for_good=False)


def test_a_typed_address_is_asked_for_its_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    port = free_udp_port()

    def own() -> tuple[OwnAddress, ...]:
        return (LOOPBACK,)

    monkeypatch.setattr("liudou_gui.net.asking.own_addresses", own)
    net = NetTables(tmp_path / "guest", settings("G"), discovery_port=port)
    hall = Hall(tmp_path, table(), table("Second"))
    hall.server.announce(Beacon(hall.endpoint.key, "1", hall.server.ads, port=port, addresses=own))
    with pytest.raises(CannotJoin, match="several tables"):
        hall.while_serving(lambda: net.join(Target((hall.address,))))
    one = Target((hall.address,), table=hall.served[1].room.table)
    guest = LanPerson(hall.while_serving(lambda: net.join(one))).open()
    hall.until(lambda: guest.lobby)
    assert guest.lobby is not None
    assert guest.lobby.options.name == "Second"
    guest.table.close(for_good=False)
    assert ask_at("no such host.invalid", 1, "1", own=own()) == ()
    hall.server._beacon.close()  # type: ignore[union-attr]
    hall.close()


def test_a_host_that_moved_is_found_by_its_key(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    port = free_udp_port()

    def own() -> tuple[OwnAddress, ...]:
        return (LOOPBACK,)

    monkeypatch.setattr("liudou_gui.app.lan_tables.own_addresses", own)
    net = NetTables(tmp_path / "guest", settings("G"), discovery_port=port)
    hall = Hall(tmp_path, table())
    hall.server.announce(Beacon(hall.endpoint.key, "1", hall.server.ads, port=port, addresses=own))
    before = Target(("127.0.0.1:1",), hall.endpoint.key, hall.room.table)
    guest = LanPerson(net.join(before)).open()
    hall.until(lambda: guest.lobby, "the table")
    assert LinkState.SILENT in guest.states
    guest.table.close(for_good=False)
    hall.server._beacon.close()  # type: ignore[union-attr]
    hall.close()


@pytest.mark.parametrize("address", ["127.0.0.1:1", "", "a b:x", "300.1.1.1"])
def test_an_address_where_nobody_answers_is_said_in_words(
    address: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("liudou_gui.net.asking.WAIT_SECONDS", 0.1)
    with pytest.raises(CannotJoin, match="No table answers"):
        tables(tmp_path, "g").join(Target((address,)))
    with pytest.raises(CannotJoin, match="not known where"):
        tables(tmp_path, "g").join(Target(()))


def test_closing_does_not_hold_up_the_window(tmp_path: Path) -> None:
    with hosted(tmp_path, 3) as party:
        kill(party.folder)  # the worst case: last words that nobody takes
        for person in party.people[1:]:
            begin = time.perf_counter()
            person.table.close(for_good=True)
            assert time.perf_counter() - begin < 0.05


def test_a_program_that_does_not_start_is_told_with_its_log(tmp_path: Path) -> None:
    net = tables(tmp_path, "p", command=("python-that-is-not-there",))
    with pytest.raises(CannotHost, match="disk"):
        net.host(table())
    bad = HostProcess(HostFolder(tmp_path / "q"), (*host_command()[:1], "-c", "import sys; sys.exit(3)"))
    with pytest.raises(HostFailed) as failed:
        bad.start(Wishes((table(),), False, bytes(32)))
    assert failed.value.code == 3


def test_a_frozen_program_starts_itself(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.frozen", True, raising=False)
    monkeypatch.setattr("sys.executable", "/opt/liudou/liudou")
    assert host_command() == ("/opt/liudou/liudou", "host")


def test_the_doctors_look_at_the_own_and_the_other_table(tmp_path: Path) -> None:
    with hosted(tmp_path) as party:
        kinds = {finding.kind for finding in party.host.examine_hosting()}
        assert kinds & {FindingKind.TABLE_RUNNING, FindingKind.TABLE_SILENT, FindingKind.NO_NETWORK}
        seen = {finding.kind for finding in tables(tmp_path, "g").examine_joining(party.target)}
        assert FindingKind.REACHED in seen
        search = party.host.search(lambda _: None)
        search.ask_now()
        search.stop()
        search.stop()
