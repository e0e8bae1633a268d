"""Links, typed addresses and room codes: what is understood, and what is said of the rest."""

from __future__ import annotations

from ipaddress import IPv4Address, IPv6Address

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from liudou_gui.net.invitation import (
    LINK_LENGTH,
    AddressError,
    AddressFault,
    CodeError,
    CodeFault,
    Invitation,
    InvitationError,
    InvitationFault,
    TypedAddress,
    code_text,
    link_in,
    link_of,
    qr_matrix,
    read_address,
    read_code,
    read_link,
)

KEY, TABLE, TICKET = bytes(range(32)), b"tableid!", bytes(range(16))
HOME = Invitation((IPv4Address("192.168.1.23"),), 47610, KEY, TABLE, TICKET, "Lin’s table")

ips = st.one_of(st.ip_addresses(v=4), st.ip_addresses(v=6).map(lambda ip: IPv6Address(int(ip))))
invitations = st.builds(
    Invitation,
    st.lists(ips, min_size=1, max_size=4).map(tuple),
    st.integers(1, 65535),
    st.binary(min_size=32, max_size=32),
    st.binary(min_size=8, max_size=8),
    st.sampled_from([b"", TICKET]),
    st.text(max_size=60),
)


@settings(max_examples=50)
@given(invitations)
def test_a_link_brings_back_its_invitation_and_fits_a_small_qr_code(invitation: Invitation) -> None:
    link = link_of(invitation)
    assert len(link) <= LINK_LENGTH
    assert (
        read_link(link) == read_link(link.upper()) == read_link(f" {link[:30]}\n{link[30:]}/ ") == invitation
    )
    rows = qr_matrix(link)
    assert 21 <= len(rows) <= 57
    assert all(len(row) == len(rows) for row in rows)


def test_the_qr_code_has_its_three_finders() -> None:
    rows = qr_matrix(link_of(HOME))
    size = len(rows)
    for top, left in ((0, 0), (0, size - 7), (size - 7, 0)):
        assert all(rows[top][left + i] and rows[top + 6][left + i] for i in range(7))
        assert all(rows[top + i][left + j] for i in (2, 3, 4) for j in (2, 3, 4))


def test_a_text_too_long_for_a_readable_qr_code_is_refused() -> None:
    with pytest.raises(ValueError, match="too long"):
        qr_matrix("liudou://join/" + "a" * 400)


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", InvitationFault.NOT_A_LINK),
        ("192.168.1.23", InvitationFault.NOT_A_LINK),
        ("https://example.org/", InvitationFault.NOT_A_LINK),
        ("liudou://watch/abc", InvitationFault.NOT_AN_INVITATION),
        ("liudou:join", InvitationFault.NOT_AN_INVITATION),
        ("liudou://join/", InvitationFault.INCOMPLETE),
        ("liudou://join/abc", InvitationFault.INCOMPLETE),
        ("liudou://join/a?b", InvitationFault.DAMAGED),
        ("liudou://join/" + "a" * 400, InvitationFault.DAMAGED),
        ("liudou://join/ai", InvitationFault.NEWER),
    ],
)
def test_what_is_no_invitation_is_refused_with_the_reason(text: str, fault: InvitationFault) -> None:
    with pytest.raises(InvitationError) as caught:
        read_link(text)
    assert caught.value.fault is fault


@pytest.mark.parametrize(
    "around",
    [
        "{}",
        "Join us: {}",
        "<{}>",
        "\u202e{}",
        "\u2068{}\u2069",
        "\ufeff {}.",
        "快来（{}），等你！",
        "Tonight at eight? {} See you",
        "[{}]({})",
    ],
)
def test_a_link_is_found_in_what_was_copied_with_it(around: str) -> None:
    link = link_of(HOME)
    for written in (link, link.upper(), f"{link[:60]}\r\n{link[60:]}", f"{link[:30]}\u200b{link[30:]}"):
        found = link_in(around.replace("{}", written))
        assert found is not None
        assert read_link(found) == HOME


@pytest.mark.parametrize(
    "text", ["", "192.168.1.23", "my-liudou:47610", "https://example.org/", "六斗://join/"]
)
def test_where_there_is_no_link_none_is_found(text: str) -> None:
    assert link_in(text) is None


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("See liudou://watch/abc!", InvitationFault.NOT_AN_INVITATION),
        ("See liudou://join/abc.", InvitationFault.INCOMPLETE),
        ("See liudou://join/ai.", InvitationFault.NEWER),
        ("liudou:5000", InvitationFault.NOT_AN_INVITATION),
        ("See liudou://join/" + "a" * 400, InvitationFault.DAMAGED),
    ],
)
def test_a_link_in_a_text_that_is_no_invitation_is_refused_too(text: str, fault: InvitationFault) -> None:
    found = link_in(text)
    assert found is not None
    with pytest.raises(InvitationError) as caught:
        read_link(found)
    assert caught.value.fault is fault


@given(st.text(max_size=80), st.text(max_size=80))
def test_any_text_around_a_link_can_be_looked_through(before: str, after: str) -> None:
    found = link_in(f"{before} liudou://join/{after}")
    assert found is not None
    with pytest.raises(InvitationError):
        read_link(found)


def test_a_cut_link_is_incomplete_and_a_changed_one_damaged() -> None:
    link = link_of(HOME)
    for length in range(len("liudou://join/"), len(link)):
        with pytest.raises(InvitationError):
            read_link(link[:length])
    with pytest.raises(InvitationError) as caught:
        read_link(link[: len(link) // 2])
    assert caught.value.fault is InvitationFault.INCOMPLETE
    changed = link[:40] + ("b" if link[40] == "a" else "a") + link[41:]
    with pytest.raises(InvitationError) as caught:
        read_link(changed)
    assert caught.value.fault is InvitationFault.DAMAGED


@given(st.text(alphabet="abcdefghijklmnopqrstuvwxyz234567=/ ", max_size=200))
def test_nothing_else_reads_as_an_invitation(text: str) -> None:
    with pytest.raises(InvitationError):
        read_link("liudou://join/" + text)


@pytest.mark.parametrize("change", [{"addresses": ()}, {"port": 0}, {"key": b""}, {"ticket": b"x"}])
def test_an_impossible_invitation_cannot_be_made(change: dict[str, object]) -> None:
    parts: dict[str, object] = {
        "addresses": HOME.addresses,
        "port": 1,
        "key": KEY,
        "table": TABLE,
        "ticket": TICKET,
    }
    with pytest.raises(ValueError, match=r"names|ticket"):
        Invitation(**{**parts, **change})  # type: ignore[arg-type]


def test_a_long_name_is_cut_between_characters() -> None:
    cut = Invitation((IPv4Address("10.0.0.1"),), 1, KEY, TABLE, name="六" * 30)
    assert cut.name == "六" * 16


@pytest.mark.parametrize(
    ("text", "host", "port"),
    [
        ("192.168.1.23", "192.168.1.23", 47610),
        (" 192.168.1.23 : 5000 ", "192.168.1.23", 5000),
        ("１９２。１６８．１．２３：５０００", "192.168.1.23", 5000),
        ("192.168.1.23:", "192.168.1.23", 47610),
        ("[fe80::1%eth0]:5000", "fe80::1%eth0", 5000),
        ("[2001:DB8::1]", "2001:db8::1", 47610),
        ("【2001:db8::1】：80", "2001:db8::1", 80),
        ("2001:db8::1", "2001:db8::1", 47610),
        ("Nainai-PC.local", "nainai-pc.local", 47610),
        ("my_pc:80", "my_pc", 80),
        ("\u2066192.168.1.23\u2069", "192.168.1.23", 47610),
        ("奶奶.local", "xn--4krr45a.local", 47610),
        ("localhost", "localhost", 47610),
    ],
)
def test_typed_addresses_are_understood(text: str, host: str, port: int) -> None:
    read = read_address(text)
    assert read.port == port
    assert read.host == host or (host.startswith("xn--") and read.host.startswith("xn--"))
    assert read_address(read.text) == read


@pytest.mark.parametrize(
    ("text", "fault"),
    [
        ("", AddressFault.EMPTY),
        ("   ", AddressFault.EMPTY),
        (":80", AddressFault.EMPTY),
        ("1" * 400, AddressFault.TOO_LONG),
        ("192.168.1", AddressFault.IPV4),
        ("192.168.1.256", AddressFault.IPV4),
        ("192.168.01.2", AddressFault.IPV4),
        ("192.168.1.2:0", AddressFault.PORT),
        ("192.168.1.2:65536", AddressFault.PORT),
        ("192.168.1.2:http", AddressFault.PORT),
        ("[fe80::1", AddressFault.IPV6),
        ("[fe80::1]80", AddressFault.IPV6),
        ("[fe80:::1]", AddressFault.IPV6),
        ("[fe80::1%]", AddressFault.IPV6),
        ("[192.168.1.2]", AddressFault.IPV6),
        ("0.0.0.0", AddressFault.NOT_A_HOST),  # noqa: S104
        ("255.255.255.255", AddressFault.NOT_A_HOST),
        ("239.1.2.3", AddressFault.NOT_A_HOST),
        ("ff02::1", AddressFault.NOT_A_HOST),
        ("-pc", AddressFault.NAME),
        ("pc..local", AddressFault.NAME),
        ("p!c", AddressFault.NAME),
        ("liudou://join/abc", AddressFault.IS_A_LINK),
    ],
)
def test_other_addresses_are_refused_with_the_reason(text: str, fault: AddressFault) -> None:
    with pytest.raises(AddressError) as caught:
        read_address(text)
    assert caught.value.fault is fault


@given(st.text(max_size=40))
def test_any_typing_is_an_address_or_refused(text: str) -> None:
    try:
        read = read_address(text)
    except AddressError:
        return
    assert read_address(read.text) == read


def test_addresses_are_written_as_people_write_them() -> None:
    assert TypedAddress("192.168.1.23", 47610).text == "192.168.1.23:47610"
    assert TypedAddress("fe80::1", 47610).text == "[fe80::1]:47610"


def test_a_name_is_shown_in_its_own_letters() -> None:
    assert read_address("奶奶.Local:5000").shown == "奶奶.local:5000"
    assert read_address("奶奶.local").text.startswith("xn--")
    for plain in ("192.168.1.23:80", "[fe80::1%eth0]:80", "xn--\u00df:80"):
        assert TypedAddress(plain.rpartition(":")[0].strip("[]"), 80).shown == plain


def test_a_room_code_is_shown_in_two_halves_and_read_in_any_way() -> None:
    assert code_text("482917") == "482 917"
    hidden = ("\u202e482917", "48\u200b2917\ufeff")
    for text in ("482 917", "482917", " 482-917 ", "４８２　９１７", "482–917", *hidden):
        assert read_code(text) == "482917"


@pytest.mark.parametrize(
    ("text", "fault"),
    [("", CodeFault.LENGTH), ("48291", CodeFault.LENGTH), ("48x917", CodeFault.NOT_DIGITS), ("²23456", None)],
)
def test_what_is_no_room_code_is_refused(text: str, fault: CodeFault | None) -> None:
    if fault is None:  # a superscript digit is still the digit
        assert read_code(text) == "223456"
        return
    with pytest.raises(CodeError) as caught:
        read_code(text)
    assert caught.value.fault is fault
