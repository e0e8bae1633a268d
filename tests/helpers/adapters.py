"""Adapters as three systems tell them, for tests of addresses and of discovery."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from ipaddress import ip_address

from liudou_gui.net.addresses import AdapterKind, OwnAddress, SystemIP, addresses_of


@dataclass
class FakeIP:
    """One address."""

    ip: str | tuple[str, int, int]
    network_prefix: int
    nice_name: str


@dataclass
class FakeAdapter:
    """One adapter."""

    name: str
    nice_name: str
    ips: Sequence[SystemIP] = field(default_factory=list)
    index: int | None = 1


def windows(connection: str, device: str, *ips: str) -> FakeAdapter:
    """An adapter of Windows: *connection* is what people see, *device* what it is."""
    return FakeAdapter("{846EE342-7039-11DE-9D20-806E6F6E6963}", device, _ips(connection, ips))


def posix(name: str, *ips: str) -> FakeAdapter:
    """An adapter of Linux or macOS."""
    return FakeAdapter(name, name, _ips(name, ips))


def _ips(label: str, ips: Sequence[str]) -> list[SystemIP]:
    found: list[SystemIP] = []
    for text in ips:
        ip, _, prefix = text.partition("/")
        found.append(FakeIP((ip, 0, 7) if ":" in ip else ip, int(prefix or 24), label))
    return found


WINDOWS = (
    windows("Ethernet 2", "Realtek PCIe GbE Family Controller", "10.0.0.5", "fe80::5/64"),
    windows("WLAN", "Intel(R) Wi-Fi 6 AX201 160MHz", "192.168.1.23", "2a00::23/64", "fd00::23/64"),
    windows("vEthernet (WSL)", "Hyper-V Virtual Ethernet Adapter", "172.22.80.1/20"),
    windows("以太网 3", "VirtualBox Host-Only Ethernet Adapter", "192.168.56.1"),
    windows("VMware Network Adapter VMnet8", "VMware Virtual Ethernet Adapter for VMnet8", "192.168.80.1"),
    windows("Tailscale", "Tailscale Tunnel", "100.84.12.7/32"),
    windows("OpenVPN TAP-Windows6", "TAP-Windows Adapter V9", "10.8.0.6"),
    windows("本地连接* 2", "Microsoft Wi-Fi Direct Virtual Adapter", "169.254.8.1/16"),
    windows("以太网", "Intel(R) Ethernet Connection (7) I219-V", "169.254.77.3/16"),
    windows("Loopback Pseudo-Interface 1", "Software Loopback Interface 1", "127.0.0.1/8", "::1/128"),
)
LINUX = (
    posix("lo", "127.0.0.1/8", "::1/128"),
    posix("enp3s0", "192.168.1.20", "fe80::20/64"),
    posix("wlp2s0", "192.168.2.20"),
    posix("docker0", "172.17.0.1/16"),
    posix("br-12ab34cd56ef", "172.18.0.1/16"),
    posix("virbr0", "192.168.122.1"),
    posix("tun0", "10.8.0.2"),
    posix("wg0", "10.9.0.2"),
    posix("tailscale0", "100.101.102.103/32", "fd7a:115c:a1e0::1/128"),
    posix("ztabcdefgh", "10.147.17.5"),
)
MACOS = (
    posix("lo0", "127.0.0.1/8", "::1/128"),
    posix("en0", "192.168.1.30", "fe80::30/64"),
    posix("awdl0", "fe80::31/64"),
    posix("bridge100", "192.168.64.1"),
    posix("utun3", "10.20.0.9"),
    posix("vmnet1", "172.16.1.1"),
)
HARDWARE_PORTS = """
Hardware Port: Wi-Fi
Device: en0
Ethernet Address: 3c:22:fb:00:00:00

Hardware Port: USB 10/100/1000 LAN
Device: en7
Ethernet Address: 00:e0:4c:00:00:00

Hardware Port: Thunderbolt Bridge
Device: bridge0
Ethernet Address: 82:00:00:00:00:00
"""

LOOPBACK = OwnAddress(ip_address("127.0.0.1"), 8, AdapterKind.LOOPBACK, "lo", 1)
WIFI = next(a for a in addresses_of(WINDOWS) if a.kind is AdapterKind.WIFI)
