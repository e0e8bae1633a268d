"""Invitations as links, addresses as people type them, and the room code as it is written."""

from __future__ import annotations

import base64
import binascii
import contextlib
import hashlib
import re
import unicodedata
from dataclasses import dataclass
from enum import Enum
from ipaddress import AddressValueError, IPv4Address, IPv6Address

from engine.names import clean_name
from liudou_gui.net.addresses import INVITED, IP
from liudou_gui.protocol.limits import CODE_DIGITS, KEY_BYTES, TABLE_ID_BYTES, TABLE_NAME_LENGTH, TOKEN_BYTES

TABLE_PORT = 47610
"""The TCP port of a table, and the UDP port where hosts answer: one number to open in a firewall."""
LINK_PREFIX = "liudou://join/"
LINK_LENGTH = 320
"""No link is longer."""
LINK_VERSION = 1
NAME_BYTES = 48
"""So much of the table's name goes into a link; the full name is told on joining."""
CHECK_BYTES = 4
HOST_LENGTH = 253
QR_VERSION = 10
"""The largest QR code that is shown; a camera reads it from across the table."""


class InvitationFault(Enum):
    """What is wrong with a link."""

    NOT_A_LINK = "not_a_link"
    NOT_AN_INVITATION = "not_an_invitation"
    NEWER = "newer"
    INCOMPLETE = "incomplete"
    DAMAGED = "damaged"


class AddressFault(Enum):
    """What is wrong with a typed address."""

    EMPTY = "empty"
    TOO_LONG = "too_long"
    PORT = "port"
    IPV4 = "ipv4"
    IPV6 = "ipv6"
    NAME = "name"
    NOT_A_HOST = "not_a_host"
    IS_A_LINK = "is_a_link"


class CodeFault(Enum):
    """What is wrong with a typed room code."""

    NOT_DIGITS = "not_digits"
    LENGTH = "length"


class InvitationError(ValueError):
    """A link that is no invitation; :attr:`fault` says why."""

    def __init__(self, fault: InvitationFault) -> None:
        super().__init__(fault.value)
        self.fault = fault


class AddressError(ValueError):
    """A typed address that cannot be used; :attr:`fault` says why."""

    def __init__(self, fault: AddressFault) -> None:
        super().__init__(fault.value)
        self.fault = fault


class CodeError(ValueError):
    """A typed room code that is none; :attr:`fault` says why."""

    def __init__(self, fault: CodeFault) -> None:
        super().__init__(fault.value)
        self.fault = fault


@dataclass(frozen=True, slots=True)
class Invitation:
    """All that a guest needs: where the table is, whose it is, and a ticket that lets them in.

    *ticket* is empty for a table without a lock. *name* is the table's, cut to :data:`NAME_BYTES`.
    Raises ``ValueError`` for lengths that no link can carry.
    """

    addresses: tuple[IP, ...]
    port: int
    key: bytes
    table: bytes
    ticket: bytes = b""
    name: str = ""

    def __post_init__(self) -> None:
        if not 1 <= len(self.addresses) <= INVITED or not 1 <= self.port <= 65535:
            raise ValueError("an invitation names one to four addresses and a port")
        if len(self.key) != KEY_BYTES or len(self.table) != TABLE_ID_BYTES:
            raise ValueError("an invitation names a key and a table")
        if len(self.ticket) not in (0, TOKEN_BYTES):
            raise ValueError("a ticket has sixteen bytes")
        object.__setattr__(self, "name", _short(self.name))


def _short(name: str) -> str:
    cut = clean_name(name, TABLE_NAME_LENGTH).encode("utf-8", "ignore")[:NAME_BYTES]
    return cut.decode("utf-8", "ignore").strip()


def link_of(invitation: Invitation) -> str:
    """Return the invitation as a link.

    Base32 means the same in capitals, and in capitals a QR code holds it in less room than Base64.
    """
    body = _packed(invitation)
    text = base64.b32encode(body + _check(body)).decode("ascii").rstrip("=")
    return LINK_PREFIX + text.lower()


def read_link(text: str) -> Invitation:
    """Return the invitation in a link; blanks around and within it do no harm.

    Raises :class:`InvitationError`.
    """
    link = "".join(text[: LINK_LENGTH * 2].split())
    if not link.lower().startswith("liudou:"):
        raise InvitationError(InvitationFault.NOT_A_LINK)
    if not link.lower().startswith(LINK_PREFIX):
        raise InvitationError(InvitationFault.NOT_AN_INVITATION)
    code = link[len(LINK_PREFIX) :].rstrip("/").upper()
    if len(link) > LINK_LENGTH or not re.fullmatch(r"[A-Z2-7]*", code):
        raise InvitationError(InvitationFault.DAMAGED)
    try:
        data = base64.b32decode(code + "=" * (-len(code) % 8))
    except binascii.Error:
        raise InvitationError(InvitationFault.INCOMPLETE) from None
    if data[:1] and data[0] > LINK_VERSION:
        raise InvitationError(InvitationFault.NEWER)
    return _unpacked(data)


_LINK_START = re.compile(r"liudou:\s*//|^\s*liudou:", re.IGNORECASE | re.ASCII)
_LINK_SIGNS = re.compile(r"[A-Za-z0-9:/]*")


def seen(text: str) -> str:
    """Return *text* without invisible signs, which come along when somebody copies it out of a message."""
    return "".join(char for char in text if unicodedata.category(char) != "Cf")


def link_in(text: str) -> str | None:
    """Return the link of an invitation with whatever stands around it, None where there is no link.

    The link may be broken over several lines; what is no whole invitation is returned as far as it goes.
    """
    plain = seen(text)
    start = _LINK_START.search(plain)
    if start is None:
        return None
    link = ""
    for piece in plain[start.start() :].split():
        signs = "".join(_LINK_SIGNS.findall(piece)[:1])
        longer = link + signs
        if link and len(longer) > LINK_LENGTH:
            break
        link = longer
        with contextlib.suppress(InvitationError):
            read_link(link)
            break
        if signs != piece:
            break
    return link


def qr_matrix(link: str) -> tuple[tuple[bool, ...], ...]:
    """Return a link as the rows of a QR code, True for dark, without the quiet margin (four modules wide).

    Raises ``ValueError`` for a text too long for :data:`QR_VERSION`.
    """
    import segno  # with the first code, not with every host that begins again

    made = segno.make(link.upper(), error="m", micro=False, boost_error=False)
    if int(made.version) > QR_VERSION:
        raise ValueError("too long for a QR code that can be read easily")
    return tuple(tuple(bool(module) for module in row) for row in made.matrix)


def _packed(invitation: Invitation) -> bytes:
    name = invitation.name.encode("utf-8")
    where = b"".join(bytes((ip.version,)) + ip.packed for ip in invitation.addresses)
    head = bytes((LINK_VERSION, len(invitation.addresses), len(invitation.ticket), len(name)))
    port = invitation.port.to_bytes(2, "big")
    return head + port + invitation.key + invitation.table + invitation.ticket + where + name


def _check(body: bytes) -> bytes:
    return hashlib.sha256(b"liudou/invitation\0" + body).digest()[:CHECK_BYTES]


class _Reader:
    """Takes bytes from the front. Raises :class:`InvitationError` where there are not enough."""

    def __init__(self, data: bytes) -> None:
        self._data = data

    def take(self, count: int) -> bytes:
        if len(self._data) < count:
            raise InvitationError(InvitationFault.INCOMPLETE)
        taken, self._data = self._data[:count], self._data[count:]
        return taken

    def ip(self) -> IP:
        version = self.take(1)[0]
        if version not in (4, 6):
            raise InvitationError(InvitationFault.DAMAGED)
        return IPv4Address(self.take(4)) if version == 4 else IPv6Address(self.take(16))

    @property
    def left(self) -> int:
        return len(self._data)


def _unpacked(data: bytes) -> Invitation:
    reader = _Reader(data)
    _version, count, ticket_bytes, name_bytes = reader.take(4)
    port = int.from_bytes(reader.take(2), "big")
    key, table, ticket = reader.take(KEY_BYTES), reader.take(TABLE_ID_BYTES), reader.take(ticket_bytes)
    addresses = tuple(reader.ip() for _ in range(count))
    name = reader.take(name_bytes)
    check = reader.take(CHECK_BYTES)
    if reader.left or check != _check(data[:-CHECK_BYTES]):
        raise InvitationError(InvitationFault.DAMAGED)
    try:
        read = Invitation(addresses, port, key, table, ticket, name.decode("utf-8"))
    except ValueError:
        raise InvitationError(InvitationFault.DAMAGED) from None
    if _packed(read) + check != data:  # one invitation has one link
        raise InvitationError(InvitationFault.DAMAGED)
    return read


@dataclass(frozen=True, slots=True)
class TypedAddress:
    """A *host* (an address, or a name to look up) and a TCP *port*."""

    host: str
    port: int

    @property
    def text(self) -> str:
        """As people write it: ``192.168.1.23:47610``, ``[fe80::1]:47610``."""
        return f"[{self.host}]:{self.port}" if ":" in self.host else f"{self.host}:{self.port}"

    @property
    def shown(self) -> str:
        """As :attr:`text`, names in their own letters."""
        return TypedAddress(shown_host(self.host), self.port).text


def shown_host(host: str) -> str:
    """Return a host as people write it: in its own letters, not in those by which it is looked up."""
    if "xn--" not in host:
        return host
    try:
        return host.encode("ascii").decode("idna")
    except UnicodeError:
        return host


_TYPED = {ord("。"): ".", ord("【"): "[", ord("】"): "]", ord("「"): "[", ord("」"): "]"}
_ZONE = re.compile(r"[A-Za-z0-9_.\-]{1,32}")
_LABEL = re.compile(r"(?!-)[a-z0-9_\-]{1,63}(?<!-)")


def read_address(text: str, port: int = TABLE_PORT) -> TypedAddress:
    """Return what somebody typed: IPv4, [IPv6], or a name, and a port of its own or *port*.

    Full-width digits, dots and colons count as plain ones, invisible signs as nothing. Raises
    :class:`AddressError`.
    """
    if len(text) > HOST_LENGTH + 30:
        raise AddressError(AddressFault.TOO_LONG)
    plain = "".join(unicodedata.normalize("NFKC", seen(text)).translate(_TYPED).split())
    if not plain:
        raise AddressError(AddressFault.EMPTY)
    if "//" in plain:
        raise AddressError(AddressFault.IS_A_LINK)
    if plain.startswith("["):
        host, bracket, rest = plain[1:].partition("]")
        if not bracket or (rest and not rest.startswith(":")):
            raise AddressError(AddressFault.IPV6)
        return TypedAddress(_ipv6(host), _port(rest[1:], port) if rest else port)
    if plain.count(":") > 1:
        return TypedAddress(_ipv6(plain), port)
    host, colon, number = plain.partition(":")
    if not host:
        raise AddressError(AddressFault.EMPTY)
    return TypedAddress(_ipv4_or_name(host), _port(number, port) if colon else port)


def _port(text: str, usual: int) -> int:
    if not text:
        return usual
    if not re.fullmatch(r"[0-9]{1,5}", text) or not 1 <= int(text) <= 65535:
        raise AddressError(AddressFault.PORT)
    return int(text)


def _ipv6(text: str) -> str:
    host, percent, zone = text.partition("%")
    try:
        ip = IPv6Address(host)
    except AddressValueError:
        raise AddressError(AddressFault.IPV6) from None
    if percent and not _ZONE.fullmatch(zone):
        raise AddressError(AddressFault.IPV6)
    if ip.is_unspecified or ip.is_multicast:
        raise AddressError(AddressFault.NOT_A_HOST)
    return f"{ip}%{zone}" if percent else str(ip)


def _ipv4_or_name(text: str) -> str:
    if re.fullmatch(r"[0-9.]+", text):
        try:
            ip = IPv4Address(text)
        except AddressValueError:
            raise AddressError(AddressFault.IPV4) from None
        if ip.is_unspecified or ip.is_multicast or ip.packed[0] >= 240:
            raise AddressError(AddressFault.NOT_A_HOST)
        return str(ip)
    try:
        name = text.rstrip(".").lower().encode("idna").decode("ascii")
    except UnicodeError:
        raise AddressError(AddressFault.NAME) from None
    if len(name) > HOST_LENGTH or not all(_LABEL.fullmatch(label) for label in name.split(".")):
        raise AddressError(AddressFault.NAME)
    return name


def code_text(code: str) -> str:
    """Return a room code as it is shown: ``482 917``."""
    half = CODE_DIGITS // 2
    return f"{code[:half]} {code[half:]}"


def read_code(text: str) -> str:
    """Return the digits of a typed room code; blanks, hyphens and invisible signs do no harm.

    Raises :class:`CodeError`.
    """
    plain = re.sub(r"[\s\-\u2010-\u2015\u2212]", "", unicodedata.normalize("NFKC", seen(text[:100])))
    if not re.fullmatch(r"[0-9]*", plain):
        raise CodeError(CodeFault.NOT_DIGITS)
    if len(plain) != CODE_DIGITS:
        raise CodeError(CodeFault.LENGTH)
    return plain
