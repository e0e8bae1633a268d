"""Which addresses guests can use, told by the names of adapters on three systems."""

from __future__ import annotations

from ipaddress import ip_address

import ifaddr
import pytest

from liudou_gui.net.addresses import (
    AdapterKind,
    OwnAddress,
    SystemAdapter,
    addresses_of,
    for_invitation,
    hardware_ports,
    invited,
    own_addresses,
)
from tests.helpers.adapters import HARDWARE_PORTS, LINUX, MACOS, WINDOWS, posix

Kind = AdapterKind


def kinds(adapters: tuple[SystemAdapter, ...]) -> dict[str, Kind]:
    return {str(address.ip): address.kind for address in addresses_of(adapters)}


def test_windows_adapters_are_told_apart_by_connection_and_device() -> None:
    assert kinds(WINDOWS) == {
        "10.0.0.5": Kind.WIRED,
        "fe80::5": Kind.LINK_LOCAL,
        "192.168.1.23": Kind.WIFI,
        "2a00::23": Kind.WIFI,
        "fd00::23": Kind.WIFI,
        "172.22.80.1": Kind.VIRTUAL,
        "192.168.56.1": Kind.VIRTUAL,
        "192.168.80.1": Kind.VIRTUAL,
        "100.84.12.7": Kind.VPN,
        "10.8.0.6": Kind.VPN,
        "169.254.8.1": Kind.VIRTUAL,
        "169.254.77.3": Kind.LINK_LOCAL,
        "127.0.0.1": Kind.LOOPBACK,
        "::1": Kind.LOOPBACK,
    }


def test_linux_adapters_are_told_apart_by_name() -> None:
    assert kinds(LINUX) == {
        "127.0.0.1": Kind.LOOPBACK,
        "::1": Kind.LOOPBACK,
        "192.168.1.20": Kind.WIRED,
        "fe80::20": Kind.LINK_LOCAL,
        "192.168.2.20": Kind.WIFI,
        "172.17.0.1": Kind.VIRTUAL,
        "172.18.0.1": Kind.VIRTUAL,
        "192.168.122.1": Kind.VIRTUAL,
        "10.8.0.2": Kind.VPN,
        "10.9.0.2": Kind.VPN,
        "100.101.102.103": Kind.VPN,
        "fd7a:115c:a1e0::1": Kind.VPN,
        "10.147.17.5": Kind.VPN,
    }


def test_macos_adapters_need_the_list_of_hardware_ports() -> None:
    assert kinds(MACOS)["192.168.1.30"] is Kind.OTHER
    known = hardware_ports(HARDWARE_PORTS)
    assert known == {"en0": Kind.WIFI, "en7": Kind.WIRED}
    told = {str(address.ip): address.kind for address in addresses_of(MACOS, known)}
    assert told["192.168.1.30"] is Kind.WIFI
    assert told["fe80::30"] is Kind.LINK_LOCAL
    assert {told[ip] for ip in ("fe80::31", "192.168.64.1", "172.16.1.1")} == {Kind.VIRTUAL}
    assert told["10.20.0.9"] is Kind.VPN


def test_the_most_useful_addresses_come_first() -> None:
    order = [str(address.ip) for address in addresses_of(WINDOWS)]
    assert order[:4] == ["10.0.0.5", "192.168.1.23", "fd00::23", "2a00::23"]
    assert order[-2:] == ["127.0.0.1", "::1"]


@pytest.mark.parametrize(
    ("adapters", "invited"),
    [
        (WINDOWS, ["10.0.0.5", "192.168.1.23", "fd00::23"]),
        (LINUX, ["192.168.1.20", "192.168.2.20"]),
        ((posix("lo", "127.0.0.1/8"), posix("tun0", "10.8.0.2")), ["10.8.0.2"]),
        ((posix("lo", "127.0.0.1/8"), posix("eth0", "169.254.9.9/16")), ["169.254.9.9"]),
        ((posix("lo", "127.0.0.1/8"),), ["127.0.0.1"]),
        ((), []),
    ],
    ids=["windows", "linux", "a VPN alone", "no DHCP", "no network", "nothing"],
)
def test_an_invitation_names_what_guests_can_reach(
    adapters: tuple[SystemAdapter, ...], invited: list[str]
) -> None:
    assert [str(address.ip) for address in for_invitation(addresses_of(adapters))] == invited


@pytest.mark.parametrize(
    ("listened", "named"),
    [
        ("10.0.0.5", ["10.0.0.5"]),
        ("::1", ["::1"]),
        ("fe80::1", []),
        ("0.0.0.0", ["192.168.1.23"]),  # noqa: S104
        ("::", ["192.168.1.23", "2001:db8::5"]),
    ],
)
def test_a_host_names_only_the_addresses_it_listens_at(listened: str, named: list[str]) -> None:
    own = addresses_of([posix("eth0", "192.168.1.23/24", "2001:db8::5/64")])
    assert [str(ip) for ip in invited(ip_address(listened), own)] == named


def test_broadcast_and_network_follow_from_the_prefix() -> None:
    home = OwnAddress(ip_address("192.168.1.23"), 22, Kind.WIFI, "wlan0")
    assert str(home.broadcast) == "192.168.3.255"
    assert home.reaches(ip_address("192.168.2.9"))
    assert not home.reaches(ip_address("192.168.9.9"))
    assert not home.reaches(ip_address("fe80::1"))
    assert OwnAddress(ip_address("100.84.12.7"), 32, Kind.VPN, "tun0").broadcast is None
    assert OwnAddress(ip_address("fe80::1"), 64, Kind.LINK_LOCAL, "eth0").broadcast is None


def test_this_computer_has_a_loopback_address() -> None:
    assert any(address.kind is Kind.LOOPBACK for address in own_addresses())


def test_a_system_that_says_nothing_has_no_addresses(monkeypatch: pytest.MonkeyPatch) -> None:
    def fail() -> None:
        raise OSError("no")

    monkeypatch.setattr(ifaddr, "get_adapters", fail)
    assert own_addresses() == ()
