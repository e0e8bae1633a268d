"""What the doctors find, in words: a title, what it means, and what helps."""

from __future__ import annotations

from collections.abc import Iterable

from liudou_gui.model.doctor_remedies import remedies
from liudou_gui.model.words import translate
from liudou_gui.net.discovery import DISCOVERY_PORT, Way
from liudou_gui.net.findings import Finding, FindingKind, Level
from liudou_gui.net.invitation import shown_host

Kind = FindingKind


def finding_title(finding: Finding) -> str:
    """Return what was found in a few words: ``The table is running``."""
    return _filled(_titles()[finding.kind], finding)


def finding_detail(finding: Finding) -> str:
    """Return what it means, in a sentence or two."""
    return _filled(_details(finding)[finding.kind], finding)


def finding_remedy(finding: Finding) -> str:
    """Return what helps: a way through the system's settings, a command, or advice; empty if nothing need."""
    return _filled(remedies().get(finding.kind, ""), finding)


def report_text(findings: Iterable[Finding]) -> str:
    """Return findings as plain text for copying, each with what it means and what helps."""
    marks = {Level.WARN: "!", Level.OK: "\N{CHECK MARK}", Level.INFO: "i"}
    lines = []
    for finding in findings:
        lines.append(f"{marks[finding.level]} {finding_title(finding)}")
        more = (finding_detail(finding), finding_remedy(finding))
        lines += [f"    {text}" for text in more if text]
    return "\n".join(lines)


def _filled(text: str, finding: Finding) -> str:
    return text.format(
        adapter=finding.adapter or "…",
        address=shown_host(finding.address) or "…",
        network=finding.network or "…",
        port=finding.port,
        discovery=DISCOVERY_PORT,
        ms=finding.ms,
        count=finding.count,
        build=finding.build or "…",
        theirs=finding.theirs or "…",
    )


def _titles() -> dict[FindingKind, str]:
    return {**_host_titles(), **_firewall_titles(), **_join_titles()}


def _host_titles() -> dict[FindingKind, str]:
    return {
        Kind.TABLE_RUNNING: translate("Doctor", "The table is running"),
        Kind.TABLE_SILENT: translate("Doctor", "The table does not answer"),
        Kind.ADDRESS_SILENT: translate("Doctor", "The table does not answer at {address}"),
        Kind.NO_NETWORK: translate("Doctor", "This computer is on no network"),
        Kind.FOUND: translate("Doctor", "It is found on the network"),
        Kind.NOT_FOUND: translate("Doctor", "It is not found on the network"),
        Kind.NOT_FOUND_ON: translate("Doctor", "It is not found on “{adapter}”"),
        Kind.GUESTS_KEPT_OUT: translate("Doctor", "Somebody wants to come in and cannot"),
        Kind.GUESTS_COME_IN: translate("Doctor", "Guests come in"),
        Kind.NOBODY_HEARD: translate("Doctor", "Nobody has looked for the table yet"),
        Kind.VPN_KEPT_OUT: translate("Doctor", "A VPN is on"),
        Kind.VIRTUAL_ADAPTER: translate("Doctor", "“{adapter}” is a virtual adapter"),
        Kind.SAME_VERSION: translate("Doctor", "Same version at every seat"),
        Kind.OTHER_VERSION: translate("Doctor", "Somebody has another version"),
        Kind.RULES_DIFFER: translate("Doctor", "Somebody plays by other rules"),
        Kind.WRONG_CODES: translate("Doctor", "Wrong room codes were typed"),
        Kind.KEY_CHANGED: translate("Doctor", "This host has a new key"),
    }


def _firewall_titles() -> dict[FindingKind, str]:
    return {
        Kind.FIREWALL_OPEN: translate("Doctor", "No firewall is in the way"),
        Kind.FIREWALL_UNKNOWN: translate("Doctor", "The firewall did not say what it lets in"),
        Kind.WINDOWS_PUBLIC: translate("Doctor", "The firewall stops guests on “{adapter}”"),
        Kind.WINDOWS_BLOCKS: translate("Doctor", "The firewall blocks Liudou on “{adapter}”"),
        Kind.WINDOWS_NO_RULE: translate("Doctor", "The firewall does not know Liudou on “{adapter}”"),
        Kind.UFW_ON: translate("Doctor", "The firewall ufw is on"),
        Kind.FIREWALLD_BLOCKS: translate("Doctor", "The firewall stops guests on “{adapter}”"),
        Kind.MAC_FIREWALL: translate("Doctor", "The firewall of this Mac is on"),
        Kind.MAC_BLOCKS_ALL: translate("Doctor", "The firewall of this Mac blocks everything"),
        Kind.LOCAL_NETWORK_DENIED: translate("Doctor", "Liudou may not use the local network"),
    }


def _join_titles() -> dict[FindingKind, str]:
    return {
        Kind.REACHED: translate("Doctor", "The table can be reached"),
        Kind.NAME_UNKNOWN: translate("Doctor", "Nobody knows the name {address}"),
        Kind.NO_ROUTE: translate("Doctor", "There is no way to {address}"),
        Kind.REFUSED: translate("Doctor", "There is no table at {address}"),
        Kind.TIMED_OUT: translate("Doctor", "{address} does not answer"),
        Kind.FORBIDDEN: translate("Doctor", "This computer does not let Liudou out"),
        Kind.OTHER_PROGRAM: translate("Doctor", "Another program answers at {address}"),
        Kind.OTHER_NETWORK: translate("Doctor", "{address} is on another network"),
        Kind.SEEN_NOT_REACHED: translate("Doctor", "The host’s firewall stops you"),
        Kind.NOT_SEEN: translate("Doctor", "No table answers on this network"),
        Kind.WIFI_ISOLATION: translate("Doctor", "Perhaps the Wi-Fi keeps devices apart"),
        Kind.VPN_IN_THE_WAY: translate("Doctor", "A VPN is on here"),
        Kind.HOST_NEWER: translate("Doctor", "The host has a newer version"),
        Kind.HOST_OLDER: translate("Doctor", "The host has an older version"),
        Kind.HOST_KEY_CHANGED: translate("Doctor", "This is not the host you know"),
        Kind.TABLE_GONE: translate("Doctor", "That table is closed"),
    }


def _details(finding: Finding) -> dict[FindingKind, str]:
    return {**_host_details(finding), **_firewall_details(finding), **_join_details()}


def _host_details(finding: Finding) -> dict[FindingKind, str]:
    return {
        Kind.TABLE_RUNNING: translate("Doctor", "its own process, port {port}"),
        Kind.TABLE_SILENT: translate("Doctor", "Nothing answers at port {port} of this computer."),
        Kind.ADDRESS_SILENT: translate("Doctor", "Guests on “{adapter}” cannot come in, others can."),
        Kind.NO_NETWORK: translate("Doctor", "Without Wi-Fi or a cable only this computer can play."),
        Kind.FOUND: _found_text(finding.ways),
        Kind.NOT_FOUND: translate(
            "Doctor", "Guests do not see the table in their list. The invitation or the address still work."
        ),
        Kind.NOT_FOUND_ON: translate(
            "Doctor", "Guests on that network do not see the table. The address {address} may still work."
        ),
        Kind.GUESTS_KEPT_OUT: translate(
            "Doctor", "{address} sees the table, but its connection does not arrive. So many: {count}."
        ),
        Kind.GUESTS_COME_IN: translate("Doctor", "no Wi-Fi isolation seen; came in so far: {count}"),
        Kind.NOBODY_HEARD: translate("Doctor", "No other computer on this network has asked for tables."),
        Kind.VPN_KEPT_OUT: translate("Doctor", "its address is kept out of the invitation"),
        Kind.VIRTUAL_ADAPTER: translate("Doctor", "{address} is kept out of the invitation"),
        Kind.SAME_VERSION: translate("Doctor", "Liudou {build}"),
        Kind.OTHER_VERSION: translate(
            "Doctor", "Here it is {build}, there {theirs}. These cannot play together."
        ),
        Kind.RULES_DIFFER: translate("Doctor", "Their rules decide some cases in another way than here."),
        Kind.WRONG_CODES: translate("Doctor", "wrong tries so far: {count}"),
        Kind.KEY_CHANGED: translate(
            "Doctor", "Who was here before is warned on coming back, and old invitations do not work."
        ),
    }


def _found_text(ways: tuple[Way, ...]) -> str:
    if ways == (Way.BROADCAST,):
        return translate("Doctor", "broadcast answers, {ms} ms")
    if ways == (Way.MULTICAST,):
        return translate("Doctor", "multicast answers, {ms} ms")
    return translate("Doctor", "broadcast and multicast answer, {ms} ms")


def _firewall_details(finding: Finding) -> dict[FindingKind, str]:
    return {
        Kind.FIREWALL_OPEN: translate("Doctor", "as far as this computer tells"),
        Kind.FIREWALL_UNKNOWN: translate("Doctor", "If guests cannot come in, look there first."),
        Kind.WINDOWS_PUBLIC: translate(
            "Doctor",
            "Windows lets Liudou in on private networks only, and “{adapter}” is set to public. Guests there "
            "may see the table but cannot join.",
        ),
        Kind.WINDOWS_BLOCKS: translate(
            "Doctor",
            "A rule of Windows keeps others from Liudou. It comes from an earlier “Cancel”.",
        ),
        Kind.WINDOWS_NO_RULE: translate(
            "Doctor", "Windows lets nobody in before you allow it for Liudou on private networks."
        ),
        Kind.UFW_ON: translate("Doctor", "Guests come in only if it lets them in.")
        if finding.level is Level.INFO
        else translate("Doctor", "No rule of it lets guests in."),
        Kind.FIREWALLD_BLOCKS: translate(
            "Doctor", "“{adapter}” is in the zone {network}, which does not let guests in."
        ),
        Kind.MAC_FIREWALL: translate("Doctor", "Guests come in only if Liudou is allowed there."),
        Kind.MAC_BLOCKS_ALL: translate("Doctor", "Nobody can connect to this Mac."),
        Kind.LOCAL_NETWORK_DENIED: translate("Doctor", "macOS keeps Liudou from the network you are on."),
    }


def _join_details() -> dict[FindingKind, str]:
    return {
        Kind.REACHED: translate("Doctor", "{address}, port {port}, {ms} ms"),
        Kind.NAME_UNKNOWN: translate("Doctor", "It may be misspelt, or not be known on this network."),
        Kind.NO_ROUTE: translate(
            "Doctor", "The host’s computer is off or asleep, on another network, or has another address now."
        ),
        Kind.REFUSED: translate("Doctor", "The computer is there, but nothing runs at port {port}."),
        Kind.TIMED_OUT: translate(
            "Doctor", "The computer is off or asleep, or a firewall there swallows what you send."
        ),
        Kind.FORBIDDEN: translate("Doctor", "A firewall or protection program here forbids the connection."),
        Kind.OTHER_PROGRAM: translate("Doctor", "What runs at port {port} is no table."),
        Kind.OTHER_NETWORK: translate("Doctor", "This computer is on none that leads there."),
        Kind.SEEN_NOT_REACHED: translate(
            "Doctor", "The table answers questions from here, but lets no connection in at port {port}."
        ),
        Kind.NOT_SEEN: translate("Doctor", "Perhaps you are on another network than the host."),
        Kind.WIFI_ISOLATION: translate(
            "Doctor", "Guest networks often let nobody talk to anybody else. Nothing is heard on “{adapter}”."
        ),
        Kind.VPN_IN_THE_WAY: translate("Doctor", "“{adapter}” may lead away from the home network."),
        Kind.HOST_NEWER: translate("Doctor", "There it is {theirs}, here {build}."),
        Kind.HOST_OLDER: translate("Doctor", "There it is {theirs}, here {build}."),
        Kind.HOST_KEY_CHANGED: translate(
            "Doctor", "At {address} answers a host with another key: set up anew, or somebody else’s."
        ),
        Kind.TABLE_GONE: translate("Doctor", "The host runs, but not with the table you were invited to."),
    }
