"""What the firewalls of three systems let in, from what their commands print."""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from liudou_gui.net.addresses import OwnAddress
from liudou_gui.net.findings import Finding, FindingKind, Level
from liudou_gui.net.machine import Machine
from liudou_gui.plain_json import read_json

UFW_CONF, UFW_DEFAULTS = Path("/etc/ufw/ufw.conf"), Path("/etc/default/ufw")
UFW_RULES = Path("/etc/ufw/user.rules")
SOCKETFILTERFW = "/usr/libexec/ApplicationFirewall/socketfilterfw"
OPEN = Finding(FindingKind.FIREWALL_OPEN, Level.OK)
UNKNOWN = Finding(FindingKind.FIREWALL_UNKNOWN, Level.INFO)


def firewall_findings(machine: Machine, own: Sequence[OwnAddress], tcp: int, udp: int) -> list[Finding]:
    """Return what stops guests on the networks of *own*, or that nothing does, or that nobody knows."""
    adapters = tuple(dict.fromkeys(address.adapter for address in own if address.kind.for_guests))
    if machine.system == "win32":
        return _windows(machine, adapters)
    if machine.system == "darwin":
        return _macos(machine)
    return _linux(machine, adapters, tcp, udp)


# Windows

_WINDOWS_SCRIPT = (
    "[Console]::OutputEncoding=[Text.Encoding]::UTF8;"
    "$n=@(Get-NetConnectionProfile|Select-Object Name,InterfaceAlias,"
    "@{{n='Category';e={{[string]$_.NetworkCategory}}}});"
    "$p=@(Get-NetFirewallProfile|Select-Object Name,@{{n='Enabled';e={{[string]$_.Enabled}}}},"
    "@{{n='Inbound';e={{[string]$_.DefaultInboundAction}}}});"
    "$r=@({programs}|ForEach-Object{{Get-NetFirewallApplicationFilter -Program $_ "
    "-ErrorAction SilentlyContinue}}|Get-NetFirewallRule|Select-Object "
    "@{{n='Enabled';e={{[string]$_.Enabled}}}},@{{n='Action';e={{[string]$_.Action}}}},"
    "@{{n='Direction';e={{[string]$_.Direction}}}},@{{n='Profile';e={{[string]$_.Profile}}}});"
    "ConvertTo-Json -Compress -Depth 3 @{{networks=$n;profiles=$p;rules=$r}}"
)
_PROFILE_OF = {"Public": "Public", "Private": "Private", "DomainAuthenticated": "Domain"}


def windows_command(programs: Iterable[str]) -> tuple[str, ...]:
    """Return the command that tells networks, profiles and the rules for these programs as JSON."""
    quoted = ",".join("'" + program.replace("'", "''") + "'" for program in dict.fromkeys(programs))
    script = _WINDOWS_SCRIPT.format(programs=quoted)
    return "powershell", "-NoProfile", "-NonInteractive", "-Command", script


@dataclass(slots=True)
class WindowsFirewall:
    """What Windows told. *networks* pairs category and name by connection; the rest goes by profile."""

    networks: dict[str, tuple[str, str]] = field(default_factory=dict)
    closed: set[str] = field(default_factory=set)
    allowed: set[str] = field(default_factory=set)
    blocked: set[str] = field(default_factory=set)

    def finding(self, adapter: str) -> Finding | None:
        """Return what stops guests on the connection *adapter*, None if nothing does."""
        category, network = self.networks.get(adapter, ("", ""))
        profile = _PROFILE_OF.get(category, "")
        blocked = profile in self.blocked
        if profile not in self.closed or (profile in self.allowed and not blocked):
            return None
        if profile == "Public" and ("Private" in self.allowed or not blocked):
            kind = FindingKind.WINDOWS_PUBLIC
        else:
            kind = FindingKind.WINDOWS_BLOCKS if blocked else FindingKind.WINDOWS_NO_RULE
        return Finding(kind, Level.WARN, adapter=adapter, network=network)


def read_windows(text: str) -> WindowsFirewall:
    """Read what :func:`windows_command` printed. Raises ``ValueError``."""
    told = read_json(text.lstrip("\ufeff"))
    if not isinstance(told, dict):
        raise ValueError("not what was asked for")
    read = WindowsFirewall()
    for network in _rows(told.get("networks")):
        alias = str(network.get("InterfaceAlias"))
        read.networks[alias] = str(network.get("Category")), str(network.get("Name"))
    for profile in _rows(told.get("profiles")):
        if profile.get("Enabled") == "True" and profile.get("Inbound") != "Allow":
            read.closed.add(str(profile.get("Name")))
    for rule in _rows(told.get("rules")):
        if rule.get("Enabled") == "True" and rule.get("Direction") == "Inbound":
            profiles = {word.strip() for word in str(rule.get("Profile")).split(",")}
            profiles = {"Domain", "Private", "Public"} if "Any" in profiles else profiles
            (read.blocked if rule.get("Action") == "Block" else read.allowed).update(profiles)
    return read


def _rows(value: Any) -> list[dict[str, Any]]:
    """PowerShell writes one thing without its list, and none as null."""
    rows = value if isinstance(value, list) else [value]
    return [row for row in rows if isinstance(row, dict)]


def _windows(machine: Machine, adapters: Iterable[str]) -> list[Finding]:
    text = machine.run(windows_command(machine.programs))
    try:
        firewall = read_windows(text or "")
    except (ValueError, RecursionError):
        return [UNKNOWN]
    found = [finding for adapter in adapters if (finding := firewall.finding(adapter)) is not None]
    return found or [OPEN]


# macOS


def _macos(machine: Machine) -> list[Finding]:
    state = re.search(r"State = (\d)", machine.run((SOCKETFILTERFW, "--getglobalstate")) or "")
    if state is None:
        return [UNKNOWN]
    if state[1] == "0":
        return [OPEN]
    block_all = machine.run((SOCKETFILTERFW, "--getblockall")) or ""
    if state[1] == "2" or re.search(r"block all.*\benabled\b", block_all, re.I):
        return [Finding(FindingKind.MAC_BLOCKS_ALL, Level.WARN)]
    return [Finding(FindingKind.MAC_FIREWALL, Level.INFO)]


# Linux


def _linux(machine: Machine, adapters: Iterable[str], tcp: int, udp: int) -> list[Finding]:
    wanted = (("tcp", tcp), ("udp", udp))
    found = []
    if re.search(r"^\s*ENABLED\s*=\s*[\"']?yes", machine.read(UFW_CONF) or "", re.I | re.M):
        found += _ufw(machine, wanted)
    zones = machine.run(("firewall-cmd", "--list-all-zones"))
    if zones is not None:
        for adapter in adapters:
            zone = zone_of(zones, adapter)
            if zone is not None and not zone.lets_in(wanted):
                kind = FindingKind.FIREWALLD_BLOCKS
                found.append(Finding(kind, Level.WARN, adapter=adapter, network=zone.name, port=tcp))
    return found or [OPEN]


def _ufw(machine: Machine, wanted: Iterable[tuple[str, int]]) -> list[Finding]:
    if re.search(r"^\s*DEFAULT_INPUT_POLICY=\W?ACCEPT", machine.read(UFW_DEFAULTS) or "", re.M):
        return []
    rules = machine.read(UFW_RULES)
    port = next(port for _protocol, port in wanted)
    if rules is None:  # only the administrator may read them
        return [Finding(FindingKind.UFW_ON, Level.INFO, port=port)]
    allowed = re.findall(r"^### tuple ### (?:allow|limit) (\S+) (\S+) ", rules, re.M)
    open_ports = [(f"{ports}/{protocol}").replace(":", "-") for protocol, ports in allowed]
    if all(_covers(open_ports, protocol, number) for protocol, number in wanted):
        return []
    return [Finding(FindingKind.UFW_ON, Level.WARN, port=port)]


@dataclass(slots=True)
class Zone:
    """A zone of firewalld: what it lets in by its *target* and *ports*."""

    name: str
    marks: str = ""
    target: str = ""
    interfaces: tuple[str, ...] = ()
    ports: tuple[str, ...] = ()

    def lets_in(self, wanted: Iterable[tuple[str, int]]) -> bool:
        """Return whether all of these ports are open."""
        if self.target == "ACCEPT":
            return True
        return all(_covers(self.ports, protocol, port) for protocol, port in wanted)


def zone_of(listing: str, adapter: str) -> Zone | None:
    """Return the zone of *adapter* from ``firewall-cmd --list-all-zones``, the default if it is in none."""
    zones: list[Zone] = []
    for line in listing.splitlines():
        if head := re.fullmatch(r"(\S+)(?: \((.*)\))?\s*", line):
            zones.append(Zone(head[1], head[2] or ""))
        elif zones and (pair := re.fullmatch(r"\s+(target|interfaces|ports):\s*(.*)", line)):
            if pair[1] == "target":
                zones[-1].target = pair[2].strip()
            elif pair[1] == "interfaces":
                zones[-1].interfaces = tuple(pair[2].split())
            else:
                zones[-1].ports = tuple(pair[2].split())
    holding = [zone for zone in zones if adapter in zone.interfaces]
    usual = [zone for zone in zones if "default" in zone.marks.split(", ")]
    return next(iter(holding + usual), None)


def _covers(ports: Iterable[str], protocol: str, wanted: int) -> bool:
    """Return whether ports as ``1025-65535/tcp`` or ``80,443/any`` have *wanted* among them."""
    for entry in ports:
        numbers, _, kind = entry.partition("/")
        if kind not in (protocol, "any"):
            continue
        for part in numbers.split(","):
            span = re.fullmatch(r"(\d{1,5})(?:-(\d{1,5}))?", part)
            if part == "any" or (span and int(span[1]) <= wanted <= int(span[2] or span[1])):
                return True
    return False
