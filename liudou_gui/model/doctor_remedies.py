"""What helps against what the doctors find."""

from __future__ import annotations

from liudou_gui.model.words import translate
from liudou_gui.net.findings import FindingKind

Kind = FindingKind

_COMMANDS = {
    Kind.UFW_ON: "sudo ufw allow {port}/tcp && sudo ufw allow {discovery}/udp",
    Kind.FIREWALLD_BLOCKS: (
        "sudo firewall-cmd --permanent --zone={network} --add-port={port}/tcp --add-port={discovery}/udp "
        "&& sudo firewall-cmd --reload"
    ),
}
"""Commands are the same in every language."""


def remedies() -> dict[FindingKind, str]:
    """Return what helps, with placeholders, for each kind where something can be done."""
    return {**_COMMANDS, **_settings(), **_at_host(), **_at_guest()}


def _settings() -> dict[FindingKind, str]:
    return {
        Kind.WINDOWS_PUBLIC: translate("Doctor", "Settings › Network & internet › {adapter} › Private"),
        Kind.WINDOWS_BLOCKS: translate(
            "Doctor", "Windows Security › Firewall › Allow an app through firewall › Liudou › Private"
        ),
        Kind.WINDOWS_NO_RULE: translate(
            "Doctor", "Windows Security › Firewall › Allow an app through firewall › Liudou › Private"
        ),
        Kind.MAC_FIREWALL: translate("Doctor", "System Settings › Network › Firewall › Options › Liudou"),
        Kind.MAC_BLOCKS_ALL: translate(
            "Doctor", "System Settings › Network › Firewall › Options › Block all incoming connections: off"
        ),
        Kind.LOCAL_NETWORK_DENIED: translate(
            "Doctor", "System Settings › Privacy & Security › Local Network › Liudou"
        ),
    }


def _at_host() -> dict[FindingKind, str]:
    return {
        Kind.TABLE_SILENT: translate("Doctor", "Close the table and open it again."),
        Kind.ADDRESS_SILENT: translate("Doctor", "Give guests one of the other addresses."),
        Kind.NO_NETWORK: translate("Doctor", "Turn on Wi-Fi or plug in a cable."),
        Kind.NOT_FOUND: translate("Doctor", "Let guests scan the code or type the address."),
        Kind.NOT_FOUND_ON: translate("Doctor", "Let guests scan the code or type the address."),
        Kind.FIREWALL_UNKNOWN: translate(
            "Doctor", "Allow Liudou to be reached at port {discovery}, over TCP and UDP."
        ),
        Kind.GUESTS_KEPT_OUT: translate(
            "Doctor", "Allow Liudou in the firewall of this computer. Do all of you use the same Wi-Fi?"
        ),
        Kind.OTHER_VERSION: translate("Doctor", "Install the same version on both."),
        Kind.RULES_DIFFER: translate("Doctor", "Install the same version on both."),
        Kind.WRONG_CODES: translate("Doctor", "Read the code out once more, or send the invitation."),
        Kind.KEY_CHANGED: translate("Doctor", "Tell your guests that it is you, and send new invitations."),
    }


def _at_guest() -> dict[FindingKind, str]:
    return {
        Kind.NAME_UNKNOWN: translate("Doctor", "Type the address in figures; the host’s screen shows it."),
        Kind.NO_ROUTE: translate("Doctor", "Ask the host for their present address."),
        Kind.REFUSED: translate("Doctor", "Ask the host whether the table is open, and at which port."),
        Kind.TIMED_OUT: translate("Doctor", "Ask the host to look at “Can they reach you?”."),
        Kind.FORBIDDEN: translate("Doctor", "Allow Liudou in the firewall of this computer."),
        Kind.OTHER_PROGRAM: translate("Doctor", "Ask the host for the port."),
        Kind.OTHER_NETWORK: translate("Doctor", "Join the same Wi-Fi as the host."),
        Kind.SEEN_NOT_REACHED: translate("Doctor", "Ask the host to look at “Can they reach you?”."),
        Kind.NOT_SEEN: translate("Doctor", "Join the same Wi-Fi as the host."),
        Kind.WIFI_ISOLATION: translate(
            "Doctor", "Use the main network instead of the guest network, a cable, or a phone’s hotspot."
        ),
        Kind.VPN_IN_THE_WAY: translate("Doctor", "Turn the VPN off and try again."),
        Kind.HOST_NEWER: translate("Doctor", "Install the newer version here."),
        Kind.HOST_OLDER: translate("Doctor", "Ask the host to install the newer version."),
        Kind.HOST_KEY_CHANGED: translate("Doctor", "Ask the host. If all is well, use a new invitation."),
        Kind.TABLE_GONE: translate("Doctor", "Ask the host for a new invitation."),
    }
