"""Words for finding and joining a table: what is told of each, and why one cannot be joined."""

from __future__ import annotations

from datetime import UTC, datetime

from PySide6.QtCore import QLocale

from engine.ruleset import SEATS
from liudou_gui.model.history_strings import moment_text
from liudou_gui.model.lan_strings import address_fault_sentence, invitation_fault_sentence
from liudou_gui.model.strings import variant_name, variant_sides
from liudou_gui.model.words import translate
from liudou_gui.net.finder import Found
from liudou_gui.net.invitation import AddressError, InvitationError
from liudou_gui.net.recent import RecentHost
from liudou_gui.protocol.limits import OLDEST_PROTOCOL, PROTOCOL


def found_trouble(found: Found) -> str:
    """Return why a table that was found cannot be joined, and who has to do something; empty if it can."""
    if found.proto_min > PROTOCOL:
        text = translate("Join", "It has the newer version {build}: install that here.")
        return text.format(build=found.build)
    if found.proto_max < OLDEST_PROTOCOL:
        text = translate("Join", "It has the older version {build}: its host has to install the newer one.")
        return text.format(build=found.build)
    if found.ad.ruleset is None:
        text = translate("Join", "It plays a game that is not known here: install version {build}.")
        return text.format(build=found.build)
    return ""


def found_is_full(found: Found) -> bool:
    """Return whether people sit in all seats."""
    return found.ad.people >= SEATS


def found_line(found: Found) -> str:
    """Return in one line what is played, and how many sit there."""
    rules = found.ad.ruleset
    game = ""
    if rules is not None:
        game = translate("Join", "{game} ({sides}), base {base}").format(
            game=variant_name(rules.variant), sides=variant_sides(rules.variant), base=rules.base
        )
    seats = translate("Join", "seats taken: {taken} of {seats}, people: {people}").format(
        taken=found.ad.taken, seats=SEATS, people=found.ad.people
    )
    return dotted(game, seats)


def found_origin(found: Found) -> str:
    """Return on which computer the table is, and its version."""
    version = translate("Join", "version {build}").format(build=found.build)
    return dotted(found.device, version)


def found_rights(found: Found) -> str:
    """Return whether a code is needed, and whether others may watch."""
    locked = translate("Join", "room code needed") if found.ad.locked else translate("Join", "open to all")
    watching = translate("Join", "watching allowed") if found.ad.spectators else ""
    return dotted(locked, watching)


def recent_line(host: RecentHost, locale: QLocale) -> str:
    """Return where a host of before was, and when."""
    when = moment_text(datetime.fromtimestamp(host.at, UTC), locale) if host.at else ""
    return dotted(host.device, host.addresses[0], when)


def dotted(*parts: str) -> str:
    """Return the parts that say something, with dots between them."""
    return " \N{MIDDLE DOT} ".join(part for part in parts if part)


def typed_trouble(error: InvitationError | AddressError) -> str:
    """Return what is wrong with a typed address or a pasted link."""
    if isinstance(error, InvitationError):
        return invitation_fault_sentence(error.fault)
    return address_fault_sentence(error.fault)


def no_table_lines() -> tuple[str, ...]:
    """Return what to check where no table is found."""
    return (
        translate("Join", "Has somebody opened a table, and is their computer awake?"),
        translate("Join", "Are you on the same Wi-Fi, not on its guest network, and without a VPN?"),
        translate("Join", "An invitation or the address that the host sees always works as well."),
    )
