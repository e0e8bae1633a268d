"""Where a table is to be joined, from what was found, typed, scanned, or remembered."""

from __future__ import annotations

from liudou_gui.net.finder import Found
from liudou_gui.net.invitation import Invitation, TypedAddress, link_in, read_address, read_link
from liudou_gui.net.recent import RecentHost
from liudou_gui.session.lan_base import Target


def target_of_found(found: Found) -> Target:
    """Return the way to a table that answered on the network."""
    addresses = tuple(TypedAddress(address, found.ad.port).text for address in found.addresses)
    return Target(addresses, found.key, found.ad.table, name=found.ad.name)


def target_of_recent(host: RecentHost) -> Target:
    """Return the way to a host where this profile sat lately."""
    addresses = tuple(TypedAddress(address, host.port).text for address in host.addresses)
    return Target(addresses, bytes.fromhex(host.key), bytes.fromhex(host.table), name=host.name)


def target_of_invitation(invitation: Invitation) -> Target:
    """Return the way that an invitation tells, with its ticket."""
    addresses = tuple(TypedAddress(str(ip), invitation.port).text for ip in invitation.addresses)
    return Target(addresses, invitation.key, invitation.table, invitation.ticket, invitation.name)


def target_of_text(text: str) -> Target:
    """Return the way to what somebody typed or pasted: a text with an invitation's link, or an address.

    Raises :class:`~liudou_gui.net.invitation.InvitationError` and
    :class:`~liudou_gui.net.invitation.AddressError`.
    """
    link = link_in(text)
    if link is not None:
        return target_of_invitation(read_link(link))
    address = read_address(text)
    return Target((address.text,), name=address.shown)
