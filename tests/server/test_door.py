"""Who is let in: versions, tables, tickets, codes and their delay, owners, the banned, second windows."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from liudou_gui.net.keys import Keys
from liudou_gui.protocol.down import Refusal, Refused
from liudou_gui.protocol.limits import CODE_DELAY_MS, CODE_TRIES, PROTOCOL
from liudou_gui.protocol.up import Bye, Kick
from tests.helpers.servers import OWNER, Hall, Visitor, table

Visit = Callable[..., Visitor]


@pytest.fixture
def hall(tmp_path: Path) -> Iterator[Hall]:
    """Give a host with one locked table."""
    made = Hall(tmp_path, table(locked=True))
    yield made
    made.close()


@pytest.fixture
def visit(hall: Hall) -> Iterator[Visit]:
    """Let somebody come, and wait until they are answered."""
    came: list[Visitor] = []

    def come(**more: object) -> Visitor:
        visitor = Visitor(hall, **more)  # type: ignore[arg-type]
        came.append(visitor)
        hall.until(lambda: visitor.answered, "an answer")
        return visitor

    yield come
    for visitor in came:
        visitor.link.close()


def test_the_owner_and_who_has_the_ticket_come_in(hall: Hall, visit: Visit) -> None:
    owner = visit(keys=OWNER)
    assert owner.welcome is not None
    assert (owner.welcome.is_host, owner.welcome.code) == (True, hall.room.code)
    guest = visit(ticket=hall.room.ticket)
    assert guest.welcome is not None
    assert (guest.welcome.is_host, guest.welcome.code, guest.welcome.ticket) == (False, "", b"")
    again = visit(keys=guest.keys, token=guest.welcome.token)
    assert again.welcome is not None
    assert again.welcome.viewer == guest.welcome.viewer


def test_the_doctor_hears_of_guests_and_not_of_the_owner(hall: Hall, visit: Visit) -> None:
    visit(keys=OWNER)
    assert hall.server.guests.report().arrived == ()
    visit(ticket=hall.room.ticket)
    assert hall.server.guests.report().arrived == ("127.0.0.1",)


def test_strangers_are_told_what_is_missing(visit: Visit) -> None:
    assert visit().why is Refusal.CODE_NEEDED
    assert visit(ticket=bytes(16)).why is Refusal.WRONG_TICKET
    assert visit(token=bytes(16)).why is Refusal.CODE_NEEDED
    assert visit(table=b"12345678").why is Refusal.NO_SUCH_TABLE


def test_other_versions_are_told_so_before_anything_else(hall: Hall, visit: Visit) -> None:
    assert visit(proto_min=0, proto_max=0).why is Refusal.CLIENT_TOO_OLD
    assert visit(proto_min=PROTOCOL + 1, proto_max=PROTOCOL + 2).why is Refusal.HOST_TOO_OLD
    other = visit(rulings=(("O5", "00000000"),), ticket=hall.room.ticket)
    assert other.why is Refusal.RULES_DIFFER
    refused = other.states[-1][1]
    assert isinstance(refused, Refused)
    assert "O5" in [differs.rule for differs in refused.rulings]
    assert dict(hall.server.guests.report().refusals)[Refusal.RULES_DIFFER] == 1


def test_the_room_code_lets_in_after_two_delays(hall: Hall, visit: Visit) -> None:
    guest = visit(code=hall.room.code)
    assert guest.welcome is not None
    assert hall.room.lobby.seats[guest.welcome.viewer or 0].name == "Guest"


def test_a_wrong_code_is_refused_after_the_delay_and_tries_are_counted(hall: Hall, visit: Visit) -> None:
    wrong = "000000" if hall.room.code != "000000" else "000001"
    keys = Keys.new()
    for _ in range(CODE_TRIES):
        tried = visit(keys=keys, code=wrong)
        assert tried.why is Refusal.WRONG_CODE
        assert tried.ended is not None
        assert tried.ended - tried.begun >= CODE_DELAY_MS / 1_000
    too_many = visit(keys=keys, code=hall.room.code)
    assert too_many.why is Refusal.TOO_MANY_TRIES
    assert too_many.ended is not None
    assert too_many.ended - too_many.begun >= CODE_DELAY_MS / 1_000
    refused = too_many.states[-1][1]
    assert isinstance(refused, Refused)
    assert 0 < refused.wait_ms <= 60_000


def test_a_code_for_no_table_is_refused_after_the_same_delay(visit: Visit) -> None:
    tried = visit(code="123456", table=b"12345678")
    assert tried.why is Refusal.NO_SUCH_TABLE
    assert tried.ended is not None
    assert tried.ended - tried.begun >= CODE_DELAY_MS / 1_000


def test_who_was_kicked_does_not_come_back_not_even_with_a_ticket(hall: Hall, visit: Visit) -> None:
    owner = visit(keys=OWNER)
    guest = visit(ticket=hall.room.ticket)
    assert guest.welcome is not None
    owner.link.send(Kick(guest.welcome.viewer))
    hall.until(lambda: guest.why, "the kick")
    assert guest.why is Refusal.KICKED
    assert visit(keys=guest.keys, ticket=hall.room.ticket).why is Refusal.KICKED


def test_a_second_window_takes_the_place_and_the_first_is_told(hall: Hall, visit: Visit) -> None:
    first = visit(ticket=hall.room.ticket)
    second = visit(keys=first.keys, ticket=hall.room.ticket)
    hall.until(lambda: first.why, "the first window's end")
    assert first.why is Refusal.ELSEWHERE
    assert first.welcome is not None
    assert second.welcome is not None
    assert first.welcome.viewer == second.welcome.viewer
    assert len(hall.server._places) == 1


def test_a_wrong_hello_with_the_key_of_somebody_does_not_disturb_them(hall: Hall, visit: Visit) -> None:
    guest = visit(ticket=hall.room.ticket)
    assert visit(keys=guest.keys, rulings=()).why is Refusal.RULES_DIFFER
    hall.until(lambda: hall.server._places)
    assert guest.why is None
    guest.link.send(Bye())
    hall.until(lambda: not hall.server._places, "the goodbye")
    assert hall.room._people.get(guest.keys.public) is None


def test_nothing_is_kept_of_those_who_went(hall: Hall, visit: Visit, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("liudou_gui.net.peers.STRANGER_MS", 1_500)
    for _ in range(3):
        visit(code="000000" if hall.room.code != "000000" else "000001").link.close()
    visit(ticket=hall.room.ticket).link.close()
    door = hall.server._door
    hall.until(lambda: (door._tries, door._proofs) == ({}, {}), "all to be forgotten")
    assert door.due_ms is None
