"""The addresses of this computer: on which adapter each is, and which of them guests can use."""

from __future__ import annotations

import re
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from enum import Enum
from ipaddress import IPv4Address, IPv4Network, IPv6Address, ip_address, ip_interface, ip_network
from typing import Protocol

import ifaddr

IP = IPv4Address | IPv6Address
INVITED = 4
"""So many addresses go into an invitation."""


class AdapterKind(Enum):
    """What an address is on, the most useful for guests first."""

    WIRED = "wired"
    WIFI = "wifi"
    OTHER = "other"
    LINK_LOCAL = "link_local"
    VPN = "vpn"
    VIRTUAL = "virtual"
    LOOPBACK = "loopback"

    @property
    def for_guests(self) -> bool:
        """Whether other computers on the same network are likely to reach it."""
        return self in (AdapterKind.WIRED, AdapterKind.WIFI, AdapterKind.OTHER)


class SystemIP(Protocol):
    """An address as ``ifaddr`` tells it; on Windows *nice_name* is the connection's name."""

    ip: str | tuple[str, int, int]
    network_prefix: int
    nice_name: str


class SystemAdapter(Protocol):
    """An adapter as ``ifaddr`` tells it; on Windows *nice_name* is the device, elsewhere the name again."""

    name: str
    nice_name: str
    index: int | None

    @property
    def ips(self) -> Sequence[SystemIP]:
        """Its addresses."""
        ...


@dataclass(frozen=True, slots=True)
class OwnAddress:
    """One address of this computer. *adapter* is its name for people, *index* the system's number for it.

    *prefix* is how many bits of the address name its network.
    """

    ip: IP
    prefix: int
    kind: AdapterKind
    adapter: str
    index: int = 0

    @property
    def is_ipv4(self) -> bool:
        """Whether it is of the old kind, which every home network has."""
        return self.ip.version == 4

    @property
    def broadcast(self) -> IPv4Address | None:
        """Where everybody on its network listens; None for IPv6 and for networks of one or two."""
        if isinstance(self.ip, IPv6Address) or self.prefix > 30:
            return None
        return IPv4Network((self.ip, self.prefix), strict=False).broadcast_address

    def reaches(self, other: IP) -> bool:
        """Return whether *other* is on the same network."""
        return other.version == self.ip.version and other in ip_interface((self.ip, self.prefix)).network


_VPN_NAMES = re.compile(
    r"^(tun|tap|wg|utun|ppp|ipsec|tailscale|zt|feth|nordlynx|proton|mullvad|cscotun|gpd|vpn|warp)", re.I
)
_VPN_WORDS = re.compile(
    r"\b(tap-windows|wireguard|wintun|tailscale|zerotier|openvpn|anyconnect|fortinet|fortissl|globalprotect"
    r"|pangp|nordlynx|nordvpn|proton ?vpn|mullvad|hamachi|radmin|vpn|wan miniport|cloudflare warp)\b",
    re.I,
)
_VIRTUAL_NAMES = re.compile(
    r"^(docker|br-[0-9a-f]{6,}|veth|virbr|vmnet|vboxnet|vnet|lxc|lxdbr|incusbr|podman|cni|flannel|cali|kube"
    r"|vethernet|bridge1\d\d|awdl|llw|anpi|ap\d|dummy|ifb|gif|stf|sit|teredo|isatap)",
    re.I,
)
_VIRTUAL_WORDS = re.compile(
    r"\b(hyper-v|virtualbox|vmware|vmnet\d*|vethernet|wsl|docker|parallels|virtio host-only|wi-fi direct"
    r"|npcap|teredo|isatap|6to4|bluetooth)\b",
    re.I,
)
_WIFI_NAMES = re.compile(r"^(wl|wifi|wi-fi|ath\d|ra\d)", re.I)
_WIFI_WORDS = re.compile(r"wi-?fi|wireless|wlan|802\.11|无线|無線", re.I)
_WIRED_NAMES = re.compile(r"^(eth|en[opsx]\d|enx|em\d|ethernet|lan\b)", re.I)
_WIRED_WORDS = re.compile(r"ethernet|gbe\b|gigabit|以太网|乙太網路", re.I)
_TAILSCALE = (ip_network("100.64.0.0/10"), ip_network("fd7a:115c:a1e0::/48"))


def classify(name: str, device: str, ip: IP) -> AdapterKind:
    """Return what *ip* is on, by the adapter's *name*, the words for its *device*, and the address."""
    kind = _adapter_kind(name, device)
    if ip.is_loopback:
        return AdapterKind.LOOPBACK
    if any(ip in network for network in _TAILSCALE if network.version == ip.version):
        return AdapterKind.VPN
    if kind.for_guests and ip.is_link_local:
        return AdapterKind.LINK_LOCAL
    return kind


def _adapter_kind(name: str, device: str) -> AdapterKind:
    if re.match(r"^lo\d*$", name) or "loopback" in device.lower():
        return AdapterKind.LOOPBACK
    if _VPN_NAMES.match(name) or _VPN_WORDS.search(device) or _VPN_WORDS.search(name):
        return AdapterKind.VPN
    if _VIRTUAL_NAMES.match(name) or _VIRTUAL_WORDS.search(device) or _VIRTUAL_WORDS.search(name):
        return AdapterKind.VIRTUAL
    if _WIFI_NAMES.match(name) or _WIFI_WORDS.search(device) or _WIFI_WORDS.search(name):
        return AdapterKind.WIFI
    if _WIRED_NAMES.match(name) or _WIRED_WORDS.search(device) or _WIRED_WORDS.search(name):
        return AdapterKind.WIRED
    return AdapterKind.OTHER


def hardware_ports(listing: str) -> dict[str, AdapterKind]:
    """Return what macOS's adapters are, from ``networksetup -listallhardwareports``.

    There ``en0`` is Wi-Fi on one machine and the cable on another.
    """
    found: dict[str, AdapterKind] = {}
    port = ""
    for line in listing.splitlines():
        key, _, value = line.partition(": ")
        if key == "Hardware Port":
            port = value.strip()
        elif key == "Device" and re.search(r"wi-?fi|airport", port, re.I):
            found[value.strip()] = AdapterKind.WIFI
        elif key == "Device" and re.search(r"ethernet|\blan\b", port, re.I):
            found[value.strip()] = AdapterKind.WIRED
    return found


def addresses_of(
    adapters: Iterable[SystemAdapter], known: Mapping[str, AdapterKind] | None = None
) -> tuple[OwnAddress, ...]:
    """Return all addresses, the most useful first: IPv4 before IPv6, real networks before VPNs.

    *known* tells more of adapters by name, see :func:`hardware_ports`.
    """
    found: list[OwnAddress] = []
    for adapter in adapters:
        for own in adapter.ips:
            text, scope = (own.ip, 0) if isinstance(own.ip, str) else (own.ip[0], own.ip[2])
            ip = ip_address(text.partition("%")[0])
            if ip.is_unspecified or ip.is_multicast:
                continue
            label = own.nice_name or adapter.name
            device = adapter.nice_name if adapter.nice_name != adapter.name else ""
            kind = classify(label, device, ip)
            if kind is AdapterKind.OTHER and known:
                kind = known.get(adapter.name, kind)
            found.append(OwnAddress(ip, own.network_prefix, kind, label, adapter.index or scope))
    return tuple(sorted(found, key=_usefulness))


def _usefulness(address: OwnAddress) -> tuple[int, int, int, int]:
    kinds = list(AdapterKind)
    ula_first = 0 if address.ip.is_private else 1
    tier = 0 if address.kind.for_guests else kinds.index(address.kind)
    return tier, address.ip.version, kinds.index(address.kind), ula_first


def own_addresses(known: Mapping[str, AdapterKind] | None = None) -> tuple[OwnAddress, ...]:
    """Return this computer's addresses now, see :func:`addresses_of`; empty if the system will not say."""
    try:
        return addresses_of(ifaddr.get_adapters(), known)
    except OSError:
        return ()


def for_invitation(addresses: Iterable[OwnAddress]) -> tuple[OwnAddress, ...]:
    """Return the addresses that guests should try, at most :data:`INVITED`.

    Real networks only, and of IPv6 one an adapter. Where there is none: link-local, then VPN, then virtual
    ones, and at last this computer's own loopback.
    """
    given = [address for address in addresses if address.is_ipv4 or not address.ip.is_link_local]
    real = _one_ipv6_each(address for address in given if address.kind.for_guests)
    if real:
        return tuple(real[:INVITED])
    for kind in (AdapterKind.LINK_LOCAL, AdapterKind.VPN, AdapterKind.VIRTUAL, AdapterKind.LOOPBACK):
        if left := [address for address in given if address.kind is kind]:
            return tuple(left[:INVITED])
    return ()


def invited(listened: IP, addresses: Iterable[OwnAddress]) -> tuple[IP, ...]:
    """Return the addresses for guests of a host that listens at *listened*: ``::`` and ``0.0.0.0`` mean all.

    A link-local address of IPv6 tells nobody else which way to go.
    """
    if not listened.is_unspecified:
        return () if listened.version == 6 and listened.is_link_local else (listened,)
    heard = (address for address in addresses if address.is_ipv4 or listened.version == 6)
    return tuple(address.ip for address in for_invitation(heard))


def _one_ipv6_each(addresses: Iterable[OwnAddress]) -> list[OwnAddress]:
    kept: list[OwnAddress] = []
    seen: set[str] = set()
    for address in addresses:
        if not address.is_ipv4:
            if address.adapter in seen:
                continue
            seen.add(address.adapter)
        kept.append(address)
    return kept
