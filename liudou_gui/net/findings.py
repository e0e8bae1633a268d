"""What the doctor finds, as values; the words for it are in ``liudou_gui/model/doctor_strings``."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from liudou_gui.net.discovery import Way


class Level(Enum):
    """How bad it is; the worst first."""

    WARN = "warn"
    OK = "ok"
    INFO = "info"


class FindingKind(Enum):
    """What was found; first at a host, then at a guest who wants to come in."""

    TABLE_RUNNING = "table_running"
    TABLE_SILENT = "table_silent"
    ADDRESS_SILENT = "address_silent"
    NO_NETWORK = "no_network"
    FOUND = "found"
    NOT_FOUND = "not_found"
    NOT_FOUND_ON = "not_found_on"
    FIREWALL_OPEN = "firewall_open"
    FIREWALL_UNKNOWN = "firewall_unknown"
    WINDOWS_PUBLIC = "windows_public"
    WINDOWS_BLOCKS = "windows_blocks"
    WINDOWS_NO_RULE = "windows_no_rule"
    UFW_ON = "ufw_on"
    FIREWALLD_BLOCKS = "firewalld_blocks"
    MAC_FIREWALL = "mac_firewall"
    MAC_BLOCKS_ALL = "mac_blocks_all"
    LOCAL_NETWORK_DENIED = "local_network_denied"
    GUESTS_KEPT_OUT = "guests_kept_out"
    GUESTS_COME_IN = "guests_come_in"
    NOBODY_HEARD = "nobody_heard"
    VPN_KEPT_OUT = "vpn_kept_out"
    VIRTUAL_ADAPTER = "virtual_adapter"
    SAME_VERSION = "same_version"
    OTHER_VERSION = "other_version"
    RULES_DIFFER = "rules_differ"
    WRONG_CODES = "wrong_codes"
    KEY_CHANGED = "key_changed"

    REACHED = "reached"
    NAME_UNKNOWN = "name_unknown"
    NO_ROUTE = "no_route"
    REFUSED = "refused"
    TIMED_OUT = "timed_out"
    FORBIDDEN = "forbidden"
    OTHER_PROGRAM = "other_program"
    OTHER_NETWORK = "other_network"
    SEEN_NOT_REACHED = "seen_not_reached"
    NOT_SEEN = "not_seen"
    WIFI_ISOLATION = "wifi_isolation"
    VPN_IN_THE_WAY = "vpn_in_the_way"
    HOST_NEWER = "host_newer"
    HOST_OLDER = "host_older"
    HOST_KEY_CHANGED = "host_key_changed"
    TABLE_GONE = "table_gone"


@dataclass(frozen=True, slots=True)
class Finding:
    """One thing that was found. What a kind does not need is left empty.

    *network* is the name of a network or of a firewall's zone; *count* is of guests or tries; *build* is
    this program's version and *theirs* the other's; *ways* tells how the table was found.
    """

    kind: FindingKind
    level: Level
    adapter: str = ""
    address: str = ""
    network: str = ""
    port: int = 0
    ms: int = 0
    count: int = 0
    build: str = ""
    theirs: str = ""
    ways: tuple[Way, ...] = ()


_SETTING_LINKS = {
    FindingKind.WINDOWS_PUBLIC: "ms-settings:network",
    FindingKind.WINDOWS_BLOCKS: "windowsdefender://network",
    FindingKind.WINDOWS_NO_RULE: "windowsdefender://network",
    FindingKind.MAC_FIREWALL: "x-apple.systempreferences:com.apple.Network-Settings.extension?Firewall",
    FindingKind.MAC_BLOCKS_ALL: "x-apple.systempreferences:com.apple.Network-Settings.extension?Firewall",
    FindingKind.LOCAL_NETWORK_DENIED: (
        "x-apple.systempreferences:com.apple.preference.security?Privacy_LocalNetwork"
    ),
}


def setting_link(kind: FindingKind) -> str:
    """Return the link that opens the system's setting which helps; empty if there is none."""
    return _SETTING_LINKS.get(kind, "")


def in_order(findings: list[Finding]) -> tuple[Finding, ...]:
    """Return findings without repetitions, the worst first, otherwise as they were."""
    levels = list(Level)
    return tuple(sorted(dict.fromkeys(findings), key=lambda finding: levels.index(finding.level)))
