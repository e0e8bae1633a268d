"""Both doctors name the cause: on recorded answers of three systems, and on this computer's loopback."""

from __future__ import annotations

import errno
import socket
import sys
import threading
import time
from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from ipaddress import ip_address
from pathlib import Path

import pytest

from engine.ruleset import Ruleset, Variant
from liudou_gui.net import doctor
from liudou_gui.net.addresses import AdapterKind, OwnAddress, addresses_of
from liudou_gui.net.discovery import Answer, TableAd, Way
from liudou_gui.net.doctor import Echoes, Hosting, Joining, ask_around, examine_host, examine_join
from liudou_gui.net.finder import Heard
from liudou_gui.net.findings import Finding, FindingKind, Level, in_order, setting_link
from liudou_gui.net.guests import GuestReport
from liudou_gui.net.machine import Reach, probe, reach_of, read_small, run_command
from liudou_gui.protocol.down import Refusal
from liudou_gui.protocol.limits import PROTOCOL
from tests.helpers.adapters import LINUX, LOOPBACK, WINDOWS, posix
from tests.helpers.hosts import answering, free_udp_port, made
from tests.helpers.recorded import machine, rule, windows_told

Kind = FindingKind
KEY, OTHER_KEY = b"\1" * 32, b"\2" * 32
TABLE = TableAd(b"tableid!", 47610, "Lin’s table", Ruleset(Variant.HIDDEN).text, 4, 3)
PC = addresses_of(WINDOWS)
CABLE, WIFI = PC[0], PC[1]
LAPTOP = addresses_of((posix("lo", "127.0.0.1/8"), posix("wlan0", "192.168.1.40")))


def heard(
    sender: str = "192.168.1.23",
    key: bytes = KEY,
    own: OwnAddress = WIFI,
    way: Way = Way.BROADCAST,
    proto: tuple[int, int] = (1, PROTOCOL),
) -> Heard:
    return Heard(Answer(b"nonce678", key, "1.0", "", (TABLE,), *proto), sender, own, way, 0.04)


@pytest.fixture
def echoes(monkeypatch: pytest.MonkeyPatch) -> list[Heard]:
    """What comes back from asking around."""
    back: list[Heard] = []
    monkeypatch.setattr(doctor, "ask_around", lambda *_a, **_k: Echoes(tuple(back)))
    return back


def host_kinds(
    hosting: Hosting, system: str = "linux", reach: Mapping[str, Reach] | None = None
) -> list[Kind]:
    found = examine_host(hosting, machine(system, reach=reach), PC if system == "win32" else LAPTOP)
    return [finding.kind for finding in found]


def test_a_host_that_can_be_reached_is_told_so(echoes: list[Heard]) -> None:
    echoes += [heard(own=LAPTOP[0]), heard(own=LAPTOP[0], way=Way.MULTICAST)]
    guests = GuestReport(heard=2, arrived=("192.168.1.5", "192.168.1.6"))
    found = examine_host(Hosting(47610, KEY, "1.0", guests), machine(), LAPTOP)
    assert all(finding.level is Level.OK for finding in found)
    assert [finding.kind for finding in found] == [
        Kind.TABLE_RUNNING, Kind.FOUND, Kind.FIREWALL_OPEN, Kind.GUESTS_COME_IN, Kind.SAME_VERSION,
    ]  # fmt: skip
    assert (found[1].ms, found[1].ways) == (40, (Way.BROADCAST, Way.MULTICAST))


def test_the_picture_of_the_mock_up(echoes: list[Heard]) -> None:
    echoes += [heard(own=CABLE), heard(own=WIFI)]
    commands = {"powershell": windows_told(rule("Allow", "Private"))}
    guests = GuestReport(heard=3, arrived=("192.168.1.5",))
    found = examine_host(Hosting(47610, KEY, "1.0", guests), machine("win32", commands), PC)
    assert found[0] == Finding(Kind.WINDOWS_PUBLIC, Level.WARN, adapter="Ethernet 2", network="未识别的网络")
    assert Finding(Kind.VPN_KEPT_OUT, Level.INFO, "Tailscale", "100.84.12.7") in found
    assert Finding(Kind.VIRTUAL_ADAPTER, Level.INFO, "以太网 3", "192.168.56.1") in found
    assert sum(finding.level is Level.WARN for finding in found) == 1


def test_a_table_that_is_not_there_or_not_everywhere_is_named(echoes: list[Heard]) -> None:
    hosting = Hosting(47610, KEY, "1.0")
    assert host_kinds(hosting, reach={"192.168.1.40": Reach.REFUSED})[0] is Kind.TABLE_SILENT
    found = examine_host(hosting, machine("win32", reach={"10.0.0.5": Reach.TIMED_OUT}), PC)
    assert Finding(Kind.ADDRESS_SILENT, Level.WARN, "Ethernet 2", "10.0.0.5", port=47610) in found


def test_a_host_that_is_not_found_is_told_where(echoes: list[Heard]) -> None:
    hosting = Hosting(47610, KEY, "1.0")
    assert Kind.NOT_FOUND in host_kinds(hosting)
    echoes.append(heard(key=OTHER_KEY, own=LAPTOP[0]))
    assert Kind.NOT_FOUND in host_kinds(hosting)
    echoes.append(heard(own=WIFI))
    found = examine_host(hosting, machine("win32"), PC)
    assert Finding(Kind.NOT_FOUND_ON, Level.WARN, "Ethernet 2", "10.0.0.5") in found


def test_a_computer_without_a_network_is_told_so(echoes: list[Heard]) -> None:
    found = examine_host(Hosting(47610, KEY, "1.0"), machine(), (LOOPBACK,))
    assert found[0].kind is Kind.NO_NETWORK
    assert Kind.TABLE_RUNNING in [finding.kind for finding in found]


def test_macos_without_the_local_network_permission_is_recognised(monkeypatch: pytest.MonkeyPatch) -> None:
    denied = Echoes((), ((LAPTOP[0], errno.EHOSTUNREACH),))
    monkeypatch.setattr(doctor, "ask_around", lambda *_a, **_k: denied)
    hosting = Hosting(47610, KEY, "1.0")
    assert Kind.LOCAL_NETWORK_DENIED in host_kinds(hosting, "darwin")
    assert Kind.NOT_FOUND in host_kinds(hosting, "linux")
    joining = Joining(("192.168.1.23",), 47610, "1.0")
    made = machine("darwin", reach={"192.168.1.23": Reach.NO_ROUTE})
    assert [finding.kind for finding in examine_join(joining, made, LAPTOP)] == [Kind.LOCAL_NETWORK_DENIED]


@pytest.mark.parametrize(
    ("guests", "finding"),
    [
        (
            GuestReport(1, kept_out=("192.168.1.9",)),
            Finding(Kind.GUESTS_KEPT_OUT, Level.WARN, "wlan0", "192.168.1.9", count=1),
        ),
        (
            GuestReport(1, other_builds=("0.9",)),
            Finding(Kind.OTHER_VERSION, Level.WARN, build="1.0", theirs="0.9"),
        ),
        (
            GuestReport(1, refusals=((Refusal.WRONG_CODE, 2), (Refusal.TOO_MANY_TRIES, 1))),
            Finding(Kind.WRONG_CODES, Level.INFO, count=3),
        ),
        (
            GuestReport(1, refusals=((Refusal.RULES_DIFFER, 1),)),
            Finding(Kind.RULES_DIFFER, Level.WARN, count=1),
        ),
        (GuestReport(), Finding(Kind.WIFI_ISOLATION, Level.INFO, "wlan0")),
    ],
)
def test_what_guests_did_is_told(guests: GuestReport, finding: Finding) -> None:
    assert finding in doctor.guest_findings(Hosting(47610, KEY, "1.0", guests), LAPTOP)


def test_nobody_on_the_cable_is_no_sign_of_isolation_and_a_changed_key_is_told() -> None:
    cable = addresses_of((LINUX[1],))
    found = doctor.guest_findings(Hosting(47610, KEY, "1.0", key_changed=True), cable)
    assert [finding.kind for finding in found] == [Kind.NOBODY_HEARD, Kind.KEY_CHANGED]


def join_kinds(
    reach: Reach, *, host: str = "192.168.1.23", own: tuple[OwnAddress, ...] = LAPTOP
) -> list[Kind]:
    joining = Joining((host,), 47610, "1.0", KEY, TABLE.table)
    return [finding.kind for finding in examine_join(joining, machine(reach={host: reach}), own)]


@pytest.mark.parametrize(
    ("reach", "kinds"),
    [
        (Reach.OPEN, [Kind.REACHED]),
        (Reach.REFUSED, [Kind.REFUSED, Kind.NOT_SEEN]),
        (Reach.OTHER_PROGRAM, [Kind.OTHER_PROGRAM, Kind.NOT_SEEN]),
        (Reach.FORBIDDEN, [Kind.FORBIDDEN, Kind.NOT_SEEN]),
        (Reach.TIMED_OUT, [Kind.TIMED_OUT, Kind.WIFI_ISOLATION, Kind.NOT_SEEN]),
        (Reach.NO_ROUTE, [Kind.NO_ROUTE, Kind.WIFI_ISOLATION, Kind.NOT_SEEN]),
    ],
)
def test_a_guest_is_told_what_came_of_it(reach: Reach, kinds: list[Kind], echoes: list[Heard]) -> None:
    assert join_kinds(reach) == kinds


def test_an_unknown_name_another_network_and_a_vpn_are_named(echoes: list[Heard]) -> None:
    assert join_kinds(Reach.NAME_UNKNOWN, host="nainai.local")[0] is Kind.NAME_UNKNOWN
    assert join_kinds(Reach.TIMED_OUT, host="192.168.77.5")[0] is Kind.OTHER_NETWORK
    assert Kind.VPN_IN_THE_WAY in join_kinds(Reach.TIMED_OUT, own=PC)
    assert join_kinds(Reach.NO_ROUTE, own=(LOOPBACK,)) == [Kind.NO_NETWORK]


def test_a_table_that_is_seen_and_not_reached_is_behind_the_hosts_firewall(echoes: list[Heard]) -> None:
    echoes.append(heard())
    assert join_kinds(Reach.TIMED_OUT) == [Kind.SEEN_NOT_REACHED]


def test_a_host_tells_its_version_its_key_and_its_tables(echoes: list[Heard]) -> None:
    echoes.append(heard(key=OTHER_KEY))
    assert join_kinds(Reach.OPEN) == [Kind.HOST_KEY_CHANGED, Kind.REACHED]
    echoes.append(heard(proto=(PROTOCOL + 1, PROTOCOL + 1)))
    assert join_kinds(Reach.OPEN) == [Kind.HOST_NEWER, Kind.REACHED]
    echoes[-1] = heard(proto=(0, 0))
    assert join_kinds(Reach.OPEN) == [Kind.HOST_OLDER, Kind.REACHED]
    echoes[-1] = heard()
    gone = Joining(("192.168.1.23",), 47610, "1.0", KEY, b"another!")
    assert examine_join(gone, machine(), LAPTOP)[0].kind is Kind.TABLE_GONE


def test_asking_around_hears_a_host_on_this_computer() -> None:
    port = free_udp_port()
    gone = OwnAddress(ip_address("203.0.113.7"), 24, AdapterKind.WIRED, "eth9", 99)
    with answering(made(port)):
        back = ask_around([LOOPBACK, gone], "1.0", port=port)
    assert {one.way for one in back.of(KEY)} == set(Way)
    assert min(one.seconds for one in back.heard) < 1
    assert [address for address, _number in back.errors] == [gone]
    begin = time.monotonic()
    assert ask_around([], "1.0", port=port) == Echoes()
    assert time.monotonic() - begin < 3


@contextmanager
def listening(greeting: bytes) -> Iterator[int]:
    """A program that greets whoever connects, once."""
    with socket.create_server(("127.0.0.1", 0)) as server:

        def greet() -> None:
            connection, _ = server.accept()
            connection.sendall(greeting)
            connection.close()

        thread = threading.Thread(target=greet)
        thread.start()
        yield server.getsockname()[1]
        thread.join()


@pytest.mark.parametrize(("greeting", "reach"), [(b"\xff\0\0", Reach.OPEN), (b"HTTP", Reach.OTHER_PROGRAM)])
def test_a_table_is_told_from_other_programs_by_its_greeting(greeting: bytes, reach: Reach) -> None:
    with listening(greeting) as at:
        assert probe("127.0.0.1", at).reach is reach


def test_a_closed_port_and_a_name_nobody_has_are_told_apart() -> None:
    with socket.create_server(("127.0.0.1", 0)) as server:
        at = server.getsockname()[1]
    assert probe("127.0.0.1", at).reach is Reach.REFUSED
    assert reach_of(socket.gaierror(1, "no such name")) is Reach.NAME_UNKNOWN
    assert reach_of(TimeoutError()) is Reach.TIMED_OUT
    assert reach_of(PermissionError(errno.EACCES, "no")) is Reach.FORBIDDEN
    assert reach_of(OSError(errno.ENETUNREACH, "no")) is Reach.NO_ROUTE


def test_commands_that_are_missing_fail_or_hang_say_nothing(monkeypatch: pytest.MonkeyPatch) -> None:
    assert run_command((sys.executable, "-c", "print('a')")) in ("a\n", "a\r\n")
    assert run_command((sys.executable, "-c", "raise SystemExit(1)")) is None
    assert run_command(("no-such-command-here",)) is None
    monkeypatch.setattr("liudou_gui.net.machine.COMMAND_SECONDS", 0.2)
    assert run_command((sys.executable, "-c", "import time; time.sleep(60)")) is None


def test_small_files_are_read_if_they_are_there(tmp_path: Path) -> None:
    assert read_small(tmp_path / "none") is None
    (tmp_path / "one").write_text("六", encoding="utf-8")
    assert read_small(tmp_path / "one") == "六"


def test_findings_come_once_and_the_worst_first() -> None:
    ok, info = Finding(Kind.FOUND, Level.OK), Finding(Kind.VPN_KEPT_OUT, Level.INFO)
    warn = Finding(Kind.NOT_FOUND, Level.WARN)
    assert in_order([info, ok, warn, ok]) == (warn, ok, info)


def test_settings_can_be_opened_where_there_are_any() -> None:
    assert setting_link(Kind.WINDOWS_PUBLIC).startswith("ms-settings:")
    assert setting_link(Kind.FOUND) == ""
