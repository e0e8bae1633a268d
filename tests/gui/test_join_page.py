"""Finding a table on the network and trying to join it, on tables that the test holds."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import replace
from ipaddress import IPv4Address

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QLabel, QWidget
from pytestqt.qtbot import QtBot

from engine.ruleset import Ruleset, Variant
from liudou_gui.net.invitation import TABLE_PORT, Invitation, link_of
from liudou_gui.net.recent import RecentHost
from liudou_gui.protocol.down import Refusal, Refused, RulingDiffers
from liudou_gui.protocol.limits import PROTOCOL
from liudou_gui.session.lan_base import CannotJoin, Target
from liudou_gui.widgets.join_page import JoinPage
from tests.helpers.fake_lan import KEY, TABLE, TICKET, FakeLanTables, found

HOST = RecentHost(
    key=KEY.hex(), name="Mei’s table", device="Mei-PC", addresses=("10.0.0.7",), port=TABLE_PORT
)
NEAR = found()


@pytest.fixture
def tables() -> FakeLanTables:
    return FakeLanTables()


@pytest.fixture
def page(tables: FakeLanTables, qtbot: QtBot) -> Iterator[JoinPage]:
    made = JoinPage(tables)
    qtbot.addWidget(made)
    made.resize(1200, 700)
    made.set_scale(1.0)
    made.show()
    yield made
    made.close()


def texts(widget: QWidget) -> str:
    """Return all that can be read on a widget."""
    return "\n".join(label.text() for label in widget.findChildren(QLabel) if label.isVisible())


def test_it_looks_for_tables_only_while_it_is_shown(page: JoinPage, tables: FakeLanTables) -> None:
    (search,) = tables.searches
    page.again_button.click()
    assert search.asked == 1
    page.hide()
    assert search.stopped == 1
    page.show()
    assert len(tables.searches) == 2


def test_without_a_table_it_says_what_to_check(page: JoinPage) -> None:
    assert page.found.nothing.isVisible()
    assert "Wi-Fi" in texts(page.found)


def test_a_found_table_tells_what_is_played_and_is_joined(
    page: JoinPage, tables: FakeLanTables, qtbot: QtBot
) -> None:
    tables.searches[0].find(NEAR)
    (row,) = page.found.rows.values()
    read = texts(row)
    assert (
        "Lin’s table" in read and "base 1" in read and "3 of 6, people: 2" in read and "version 1.0" in read
    )
    assert not page.found.nothing.isVisible()
    with qtbot.waitSignal(page.wished) as wished:
        row.join.click()
    assert wished.args == [
        Target((f"192.168.1.23:{TABLE_PORT}",), KEY, TABLE, name="Lin’s table"),
        False,
    ]
    with qtbot.waitSignal(page.wished) as wished:
        row.watch.click()
    assert wished.args[1] is True


def test_an_ipv6_address_is_joined_with_brackets(page: JoinPage, tables: FakeLanTables, qtbot: QtBot) -> None:
    tables.searches[0].find(found(addresses=("fe80::1%eth0",)))
    (row,) = page.found.rows.values()
    with qtbot.waitSignal(page.wished) as wished:
        row.join.click()
    assert wished.args[0].addresses == (f"[fe80::1%eth0]:{TABLE_PORT}",)


@pytest.mark.parametrize(
    ("changes", "who"),
    [
        ({"proto_min": PROTOCOL + 1, "proto_max": PROTOCOL + 1, "build": "2.0"}, "newer version 2.0"),
        ({"proto_min": 0, "proto_max": 0, "build": "0.9"}, "its host has to install"),
    ],
)
def test_a_table_of_another_version_says_who_must_update(
    page: JoinPage, tables: FakeLanTables, changes: dict[str, object], who: str
) -> None:
    tables.searches[0].find(replace(NEAR, **changes))  # type: ignore[arg-type]
    (row,) = page.found.rows.values()
    assert who in row.trouble.text()
    assert not row.join.isVisible() and not row.watch.isVisible()


def test_an_unknown_game_is_told_and_not_joined(page: JoinPage, tables: FakeLanTables) -> None:
    tables.searches[0].find(replace(NEAR, ad=replace(NEAR.ad, rules="chess")))
    (row,) = page.found.rows.values()
    assert "not known here" in row.trouble.text() and not row.join.isVisible()


def test_a_full_table_can_still_be_watched(page: JoinPage, tables: FakeLanTables) -> None:
    tables.searches[0].find(found(people=6, taken=6))
    (row,) = page.found.rows.values()
    assert not row.join.isVisible() and row.watch.isVisible()


def test_a_row_stays_the_same_while_its_table_is_there(page: JoinPage, tables: FakeLanTables) -> None:
    search = tables.searches[0]
    search.find(NEAR)
    (row,) = page.found.rows.values()
    row.join.setFocus()
    other = found("Mei’s table", key=bytes(32))
    search.find(other, replace(NEAR, ad=replace(NEAR.ad, people=4)))
    assert row in page.found.rows.values() and row.join.hasFocus()
    assert "people: 4" in texts(row)
    search.find(other)
    assert row not in page.found.rows.values()


def test_an_invitation_is_joined_with_its_ticket(page: JoinPage, qtbot: QtBot) -> None:
    invitation = Invitation((IPv4Address("10.0.0.5"),), 4711, KEY, TABLE, TICKET, "Lin’s table")
    page.typed.field.setText(f"  {link_of(invitation)}\n")
    with qtbot.waitSignal(page.wished) as wished:
        page.typed.take()
    assert wished.args[0] == Target(("10.0.0.5:4711",), KEY, TABLE, TICKET, "Lin’s table")


def test_an_address_is_joined_at_the_usual_port(page: JoinPage, qtbot: QtBot) -> None:
    page.typed.field.setText("192.168.1.9")
    with qtbot.waitSignal(page.wished) as wished:
        page.typed.button.click()
    assert wished.args[0].addresses == (f"192.168.1.9:{TABLE_PORT}",)


def test_an_invitation_is_found_in_a_pasted_message(page: JoinPage, qtbot: QtBot) -> None:
    invitation = Invitation((IPv4Address("192.168.1.23"),), 47610, bytes(range(32)), b"\x07" * 8)
    for around in ("Join us: {}", "<{}>", "\u202e{}", "{}."):
        page.typed.field.setText(around.format(link_of(invitation)))
        with qtbot.waitSignal(page.wished) as heard:
            page.typed.take()
        assert heard.args[0].key == invitation.key


@pytest.mark.parametrize("typed", ["", "192.168.1.999", "liudou://join/xyz", "liudou://other"])
def test_what_was_typed_wrong_is_said_beside_the_field(page: JoinPage, qtbot: QtBot, typed: str) -> None:
    page.typed.field.setText(typed)
    with qtbot.assertNotEmitted(page.wished):
        page.typed.take()
    assert page.typed.trouble.isVisible() and page.typed.trouble.text()


def test_hosts_of_before_are_joined_or_forgotten(tables: FakeLanTables, page: JoinPage, qtbot: QtBot) -> None:
    assert page.recent.isHidden()
    tables.hosts = (HOST,)
    page.show_list()
    (row,) = page.recent.rows
    with qtbot.waitSignal(page.wished) as wished:
        row.join.click()
    assert wished.args[0].addresses == (f"10.0.0.7:{TABLE_PORT}",) and wished.args[0].key == KEY
    row.forget_button.click()
    assert tables.forgotten == [HOST] and page.recent.isHidden()


@pytest.mark.parametrize("own", [True, False])
def test_the_way_back_to_the_own_table_stands_first(
    tables: FakeLanTables, page: JoinPage, qtbot: QtBot, own: bool
) -> None:
    target = Target(("10.0.0.7:1",), KEY, TABLE, name="Evening")
    if own:
        tables.hosted_table = target
    else:
        tables.left_table = target
    page.show_list()
    assert page.returning.title.text() == "Evening"
    with qtbot.waitSignal(page.wished) as wished:
        page.returning.button.click()
    assert wished.args == [target, False]


# -- a try ---------------------------------------------------------------------------------------


def test_hosts_are_told_which_table_is_being_joined(page: JoinPage, tables: FakeLanTables) -> None:
    page.show_attempt("Lin’s table", TABLE)
    assert tables.searches[-1].trying == TABLE
    page.hide()
    page.show()
    assert len(tables.searches) == 2 and tables.searches[-1].trying == TABLE
    page.show_list()
    assert tables.searches[-1].trying == b""


def test_the_room_code_is_asked_for_and_given(page: JoinPage, qtbot: QtBot) -> None:
    page.show_attempt("Lin’s table")
    attempt = page.attempt
    attempt.show_refused(Refused(Refusal.CODE_NEEDED))
    assert attempt.code.isVisible() and attempt.code.hasFocus() and "Lin’s table" in attempt.title.text()
    qtbot.keyClicks(attempt.code, "482")
    attempt.code_button.click()
    assert "six digits" in attempt.code_word.text()
    attempt.code.setText("482 917")
    with qtbot.waitSignal(attempt.code_given) as given:
        attempt.code.returnPressed.emit()
    assert given.args == ["482917"]


def test_who_wants_to_watch_reads_so_at_the_room_code(page: JoinPage) -> None:
    attempt = page.attempt
    page.show_attempt("Lin’s table", watch=True)
    assert attempt.title.text() == "Asking to watch Lin’s table…"
    attempt.show_refused(Refused(Refusal.CODE_NEEDED))
    assert attempt.code_button.accessibleName() == "Watch"
    attempt.retranslate()
    assert attempt.code_button.accessibleName() == "Watch"
    page.show_attempt("Lin’s table")
    assert attempt.title.text() == "Asking for a seat at Lin’s table…"
    attempt.show_refused(Refused(Refusal.CODE_NEEDED))
    assert attempt.code_button.accessibleName() == "Sit down"


def test_a_wrong_code_is_said_and_can_be_typed_again(page: JoinPage) -> None:
    page.show_attempt("Lin’s table")
    page.attempt.show_refused(Refused(Refusal.WRONG_CODE))
    assert "not the room code" in page.attempt.code_word.text() and page.attempt.code.isEnabled()


def test_after_too_many_codes_one_waits(page: JoinPage, qtbot: QtBot) -> None:
    page.show_attempt("Lin’s table")
    attempt = page.attempt
    attempt.show_refused(Refused(Refusal.TOO_MANY_TRIES, wait_ms=600))
    assert "1 s" in attempt.code_word.text()
    tried: list[str] = []
    attempt.code_given.connect(tried.append)
    qtbot.keyClicks(attempt.code, "123456")  # Enter neither tries it nor leaves
    qtbot.keyClick(attempt.code, Qt.Key.Key_Return)
    assert not attempt.code_button.isEnabled() and attempt.code.hasFocus() and tried == []
    qtbot.waitUntil(attempt.code_button.isEnabled)
    assert attempt.code_word.isHidden()
    qtbot.keyClick(attempt.code, Qt.Key.Key_Return)
    assert tried == ["123456"]


def test_rulings_that_differ_are_listed(page: JoinPage) -> None:
    page.show_attempt("Lin’s table")
    differing = (RulingDiffers("C7", "abcd1234"), RulingDiffers("N9", "ef015678"))
    page.attempt.show_refused(Refused(Refusal.RULES_DIFFER, rulings=differing))
    read = texts(page.attempt)
    assert (
        "C7" in read
        and "equal jokers" in read
        and "N9" in read
        and "abcd" not in read
        and "rulings that differ: 2" in read
    )
    assert not page.attempt.again_button.isVisible()


def test_another_key_blocks_with_both_fingerprints(page: JoinPage, qtbot: QtBot) -> None:
    page.show_attempt("Lin’s table")
    page.attempt.show_other_key(CannotJoin("another key", known="AAAA BBBB", shown="CCCC DDDD"))
    read = texts(page.attempt)
    assert "AAAA BBBB" in read and "CCCC DDDD" in read
    assert page.attempt.back_button.hasFocus()
    with qtbot.waitSignal(page.attempt.trusted):
        page.attempt.trust_button.click()


def test_names_from_the_network_are_plain_text(page: JoinPage, tables: FakeLanTables) -> None:
    tables.searches[0].find(found("<b>bold</b>", addresses=("10.0.0.1",)))
    (row,) = page.found.rows.values()
    assert row.title.text() == "<b>bold</b>" and row.title.textFormat().name == "PlainText"


def test_the_game_is_named(page: JoinPage, tables: FakeLanTables) -> None:
    for variant in Variant:
        tables.searches[0].find(found(variant=variant, addresses=("10.0.0.1",)))
        (row,) = page.found.rows.values()
        assert Ruleset(variant).text and texts(row)


def test_while_an_own_table_opens_nothing_is_said_of_joining(page: JoinPage) -> None:
    page.show_opening("Lin’s table")
    assert page.title.text() == page.accessibleName() == "Host a table"
    assert page.attempt.back_button.text() == "Do not open it"
    page.show_attempt("Mei’s table")
    assert page.title.text() == "Join a table" and page.attempt.back_button.text() == "Do not join"
    page.show_opening("Lin’s table")
    page.show_list()
    assert page.title.text() == "Join a table"
