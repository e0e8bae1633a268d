"""The doctors: why guests cannot come in, seen from the host, and why one cannot get in, seen from a guest.

Both take some seconds: call them in a thread that may wait. They change nothing on the computer.
"""

from __future__ import annotations

import time
from collections.abc import Iterable, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import closing
from dataclasses import dataclass, field
from ipaddress import ip_address

from liudou_gui.net.addresses import IP, AdapterKind, OwnAddress, hardware_ports, own_addresses
from liudou_gui.net.discovery import DISCOVERY_PORT, NO_TABLE, Way
from liudou_gui.net.finder import Asker, Heard
from liudou_gui.net.findings import Finding, FindingKind, Level, in_order
from liudou_gui.net.firewalls import firewall_findings
from liudou_gui.net.guests import GuestReport
from liudou_gui.net.machine import Machine, Probe, Reach, is_unreachable
from liudou_gui.protocol.down import Refusal
from liudou_gui.protocol.limits import OLDEST_PROTOCOL, PROTOCOL

ASK_TIMES = (0.0, 0.2, 0.6)
LISTEN_SECONDS = 1.2
MOST_TARGETS = 8


@dataclass(frozen=True, slots=True)
class Hosting:
    """What the host's doctor should know.

    *key_changed*: this host has another key than the last time. *guests* comes from the host process.
    """

    port: int
    key: bytes
    build: str
    guests: GuestReport = field(default_factory=GuestReport)
    key_changed: bool = False
    discovery_port: int = DISCOVERY_PORT


@dataclass(frozen=True, slots=True)
class Joining:
    """Where a guest wants to go: *hosts* are addresses or names. *key* and *table* are empty if unknown."""

    hosts: tuple[str, ...]
    port: int
    build: str
    key: bytes = b""
    table: bytes = NO_TABLE
    discovery_port: int = DISCOVERY_PORT


@dataclass(frozen=True, slots=True)
class Echoes:
    """What came back from asking around. *errors* gives the error's number by own address."""

    heard: tuple[Heard, ...] = ()
    errors: tuple[tuple[OwnAddress, int], ...] = ()

    def of(self, key: bytes) -> tuple[Heard, ...]:
        """Return the answers of the host with this key."""
        return tuple(heard for heard in self.heard if heard.answer.key == key)


def ask_around(
    own: Iterable[OwnAddress],
    build: str,
    *,
    extra: Sequence[str] = (),
    trying: bytes = NO_TABLE,
    port: int = DISCOVERY_PORT,
) -> Echoes:
    """Ask three times on every adapter and listen for :data:`LISTEN_SECONDS`."""
    heard: list[Heard] = []
    with closing(Asker(own, build, port=port, extra=extra)) as asker:
        begin = time.monotonic()
        due = list(ASK_TIMES)
        while (passed := time.monotonic() - begin) < LISTEN_SECONDS:
            if due and passed >= due[0]:
                due.pop(0)
                asker.ask(trying)
            heard += asker.listen(max(0.0, (due[0] if due else LISTEN_SECONDS) - passed))
        return Echoes(tuple(heard), tuple(asker.errors.items()))


def addresses_on(machine: Machine) -> tuple[OwnAddress, ...]:
    """Return this computer's addresses; on macOS, where names say little, the system is asked too."""
    ports = ""
    if machine.system == "darwin":
        ports = machine.run(("networksetup", "-listallhardwareports")) or ""
    return own_addresses(hardware_ports(ports))


def examine_host(
    hosting: Hosting, machine: Machine | None = None, own: Sequence[OwnAddress] | None = None
) -> tuple[Finding, ...]:
    """Return all that the host's doctor finds, the worst first; *own* are this computer's addresses."""
    machine = machine or Machine()
    own = addresses_on(machine) if own is None else own
    echoes = ask_around(own, hosting.build, port=hosting.discovery_port)
    found = _running(hosting, machine, own)
    found += _found(hosting, machine, own, echoes)
    found += firewall_findings(machine, own, hosting.port, hosting.discovery_port)
    found += guest_findings(hosting, own)
    found += _side_adapters(own)
    return in_order(found)


def _guests_way(own: Iterable[OwnAddress]) -> list[OwnAddress]:
    return [address for address in own if address.kind.for_guests and address.is_ipv4]


def _running(hosting: Hosting, machine: Machine, own: Sequence[OwnAddress]) -> list[Finding]:
    targets = _guests_way(own) or [address for address in own if address.kind is AdapterKind.LOOPBACK]
    probes = _probes(machine, [str(address.ip) for address in targets], hosting.port)
    silent = [address for address in targets if probes[str(address.ip)].reach is not Reach.OPEN]
    if targets and len(silent) == len(targets):
        return [Finding(FindingKind.TABLE_SILENT, Level.WARN, port=hosting.port)]
    found = [Finding(FindingKind.TABLE_RUNNING, Level.OK, port=hosting.port)]
    for address in silent:
        kind = FindingKind.ADDRESS_SILENT
        found.append(Finding(kind, Level.WARN, address.adapter, str(address.ip), port=hosting.port))
    return found


def _probes(machine: Machine, hosts: Sequence[str], port: int) -> dict[str, Probe]:
    """Connect to all at once."""
    if not hosts:
        return {}
    with ThreadPoolExecutor(max_workers=MOST_TARGETS, thread_name_prefix="doctor") as pool:
        return dict(zip(hosts, pool.map(lambda host: machine.probe(host, port), hosts), strict=True))


def _found(hosting: Hosting, machine: Machine, own: Sequence[OwnAddress], echoes: Echoes) -> list[Finding]:
    real = _guests_way(own)
    if not real:
        return [Finding(FindingKind.NO_NETWORK, Level.WARN)]
    if _is_denied(machine, real, echoes):
        return [Finding(FindingKind.LOCAL_NETWORK_DENIED, Level.WARN)]
    answers = [heard for heard in echoes.of(hosting.key) if heard.asked_from.kind.for_guests]
    if not answers:
        return [Finding(FindingKind.NOT_FOUND, Level.WARN)]
    heard_ways = {heard.way for heard in answers}
    ways = tuple(way for way in (Way.BROADCAST, Way.MULTICAST) if way in heard_ways)
    ms = max(1, round(min(heard.seconds for heard in answers) * 1000))
    found = [Finding(FindingKind.FOUND, Level.OK, ms=ms, ways=ways)]
    reached = {heard.asked_from for heard in answers}
    for address in real:
        if address not in reached:
            kind = FindingKind.NOT_FOUND_ON
            found.append(Finding(kind, Level.WARN, address.adapter, str(address.ip)))
    return found


def _is_denied(machine: Machine, real: Iterable[OwnAddress], echoes: Echoes) -> bool:
    """macOS without the local-network permission says "no route to host" of the network one is on."""
    errors = dict(echoes.errors)
    return machine.system == "darwin" and all(is_unreachable(errors.get(address, 0)) for address in real)


def guest_findings(hosting: Hosting, own: Sequence[OwnAddress]) -> list[Finding]:
    """Return what follows from what the host heard of guests; does not wait."""
    guests = hosting.guests
    found = []
    if guests.kept_out:
        kind, first = FindingKind.GUESTS_KEPT_OUT, guests.kept_out[0]
        adapter = _adapter_towards(own, first)
        found.append(Finding(kind, Level.WARN, adapter, first, count=len(guests.kept_out)))
    if guests.arrived:
        found.append(Finding(FindingKind.GUESTS_COME_IN, Level.OK, count=len(guests.arrived)))
    if not guests.heard:
        found.append(_nobody(own))
    if guests.other_builds:
        kind, theirs = FindingKind.OTHER_VERSION, ", ".join(guests.other_builds)
        found.append(Finding(kind, Level.WARN, build=hosting.build, theirs=theirs))
    elif guests.arrived:
        found.append(Finding(FindingKind.SAME_VERSION, Level.OK, build=hosting.build))
    if differ := guests.refused(Refusal.RULES_DIFFER):
        found.append(Finding(FindingKind.RULES_DIFFER, Level.WARN, count=differ))
    if tries := guests.refused(Refusal.WRONG_CODE, Refusal.TOO_MANY_TRIES):
        found.append(Finding(FindingKind.WRONG_CODES, Level.INFO, count=tries))
    if hosting.key_changed:
        found.append(Finding(FindingKind.KEY_CHANGED, Level.WARN))
    return found


def _nobody(own: Sequence[OwnAddress]) -> Finding:
    """Nobody was heard: on Wi-Fi that may be for the router keeps its guests apart."""
    wifi = [address for address in _guests_way(own) if address.kind is AdapterKind.WIFI]
    if wifi:
        return Finding(FindingKind.WIFI_ISOLATION, Level.INFO, adapter=wifi[0].adapter)
    return Finding(FindingKind.NOBODY_HEARD, Level.INFO)


def _adapter_towards(own: Iterable[OwnAddress], guest: str) -> str:
    ip = _ip(guest)
    return next((a.adapter for a in own if ip is not None and a.reaches(ip)), "")


def _ip(text: str) -> IP | None:
    try:
        return ip_address(text.partition("%")[0])
    except ValueError:
        return None


_SIDE = {
    AdapterKind.VPN: FindingKind.VPN_KEPT_OUT,
    AdapterKind.VIRTUAL: FindingKind.VIRTUAL_ADAPTER,
}


def _side_adapters(own: Iterable[OwnAddress]) -> list[Finding]:
    found = []
    for address in own:
        kind = _SIDE.get(address.kind)
        if kind is not None and address.is_ipv4:
            found.append(Finding(kind, Level.INFO, address.adapter, str(address.ip)))
    return found


def examine_join(
    joining: Joining, machine: Machine | None = None, own: Sequence[OwnAddress] | None = None
) -> tuple[Finding, ...]:
    """Return why a guest cannot reach a table, the worst first; *own* are this computer's addresses."""
    machine = machine or Machine()
    own = addresses_on(machine) if own is None else own
    hosts = joining.hosts[:MOST_TARGETS]
    echoes = ask_around(own, joining.build, extra=hosts, trying=joining.table, port=joining.discovery_port)
    probes = _probes(machine, hosts, joining.port)
    found = _answers(joining, echoes)
    open_at = [host for host in hosts if probes[host].reach is Reach.OPEN]
    if open_at:
        best = min(open_at, key=lambda host: probes[host].ms)
        kind = FindingKind.REACHED
        reached = Finding(kind, Level.OK, address=best, port=joining.port, ms=probes[best].ms)
        return in_order([*found, reached])
    return in_order(found + _closed(joining, machine, own, echoes, probes))


def _answers(joining: Joining, echoes: Echoes) -> list[Finding]:
    """What the host itself tells: its version, its key, its tables."""
    found: list[Finding] = []
    theirs = echoes.of(joining.key) if joining.key else _from(joining.hosts, echoes)
    strangers = _from(joining.hosts, echoes) if joining.key and not theirs else ()
    if strangers:  # several hosts may live at one address: only if none of them has the right key
        kind = FindingKind.HOST_KEY_CHANGED
        found.append(Finding(kind, Level.WARN, address=strangers[0].sender))
    for answer in (heard.answer for heard in theirs[:1]):
        if answer.proto_min > PROTOCOL:
            kind = FindingKind.HOST_NEWER
            found.append(Finding(kind, Level.WARN, build=joining.build, theirs=answer.build))
        elif answer.proto_max < OLDEST_PROTOCOL:
            kind = FindingKind.HOST_OLDER
            found.append(Finding(kind, Level.WARN, build=joining.build, theirs=answer.build))
    tables = {ad.table for heard in theirs for ad in heard.answer.tables}
    if theirs and joining.table != NO_TABLE and joining.table not in tables:
        found.append(Finding(FindingKind.TABLE_GONE, Level.WARN))
    return found


def _from(hosts: Iterable[str], echoes: Echoes) -> tuple[Heard, ...]:
    plain = {host.partition("%")[0] for host in hosts}
    return tuple(heard for heard in echoes.heard if heard.sender.partition("%")[0] in plain)


_WHY_CLOSED = {
    Reach.NAME_UNKNOWN: FindingKind.NAME_UNKNOWN,
    Reach.NO_ROUTE: FindingKind.NO_ROUTE,
    Reach.REFUSED: FindingKind.REFUSED,
    Reach.TIMED_OUT: FindingKind.TIMED_OUT,
    Reach.FORBIDDEN: FindingKind.FORBIDDEN,
    Reach.OTHER_PROGRAM: FindingKind.OTHER_PROGRAM,
}


def _closed(
    joining: Joining,
    machine: Machine,
    own: Sequence[OwnAddress],
    echoes: Echoes,
    probes: dict[str, Probe],
) -> list[Finding]:
    real = _guests_way(own)
    away = [host for host in probes if not _is_loopback(host)]
    if away and not real:
        return [Finding(FindingKind.NO_NETWORK, Level.WARN)]
    if away and _is_denied(machine, real, echoes):
        return [Finding(FindingKind.LOCAL_NETWORK_DENIED, Level.WARN)]
    seen = {heard.sender.partition("%")[0] for heard in echoes.heard}
    found = [_why(host, probe, joining.port, own, seen) for host, probe in probes.items()]
    silent = {FindingKind.NO_ROUTE, FindingKind.TIMED_OUT}
    wifi = [a for a in real if a.kind is AdapterKind.WIFI and any(_reaches(a, host) for host in away)]
    if wifi and all(finding.kind in silent for finding in found):
        found.append(Finding(FindingKind.WIFI_ISOLATION, Level.INFO, adapter=wifi[0].adapter))
    if not echoes.heard:
        found.append(Finding(FindingKind.NOT_SEEN, Level.INFO))
    for address in own:
        if address.kind is AdapterKind.VPN and address.is_ipv4:
            kind = FindingKind.VPN_IN_THE_WAY
            found.append(Finding(kind, Level.INFO, address.adapter, str(address.ip)))
    return found


def _why(host: str, probe: Probe, port: int, own: Sequence[OwnAddress], seen: set[str]) -> Finding:
    kind = _WHY_CLOSED[probe.reach]
    silent = probe.reach in (Reach.NO_ROUTE, Reach.TIMED_OUT, Reach.FORBIDDEN)
    if silent and host.partition("%")[0] in seen:
        kind = FindingKind.SEEN_NOT_REACHED
    elif silent and probe.reach is not Reach.FORBIDDEN and _is_elsewhere(host, own):
        kind = FindingKind.OTHER_NETWORK
    return Finding(kind, Level.WARN, address=host, port=port)


def _is_elsewhere(host: str, own: Iterable[OwnAddress]) -> bool:
    """Whether this is an address of a network at home, and this computer is on none such."""
    ip = _ip(host)
    return ip is not None and not ip.is_global and not any(address.reaches(ip) for address in own)


def _reaches(address: OwnAddress, host: str) -> bool:
    ip = _ip(host)
    return ip is not None and address.reaches(ip)


def _is_loopback(host: str) -> bool:
    ip = _ip(host)
    return host == "localhost" or (ip is not None and ip.is_loopback)
