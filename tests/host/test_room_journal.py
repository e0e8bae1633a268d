"""A host that is killed: nothing that was acknowledged is lost, nothing is done twice, time goes on."""

from __future__ import annotations

import os
import sqlite3
import stat
import subprocess
import sys
from collections.abc import Iterator
from contextlib import closing
from dataclasses import replace
from pathlib import Path

import pytest

from engine.ruleset import Ruleset, Variant
from engine.visible import ClockStarted, Envelope
from liudou_gui.host import journal as journal_module
from liudou_gui.host.journal import FAULT_POINTS, LEASE_MS, Journal, JournalFailed
from liudou_gui.host.journal_salvage import DamagedJournal
from liudou_gui.host.kept import legal_beginning
from liudou_gui.host.room import Room
from liudou_gui.protocol.down import DealingOpened, DealingProved, Pong
from liudou_gui.protocol.limits import RESTART_GRACE_MS, TAKEOVER_MS
from liudou_gui.protocol.lobby import Holder, Options, Stage
from liudou_gui.protocol.up import Act, AskSwap, HostOrder, Loaded, Order, Ping, SetOptions
from tests.helpers.room_checks import bot_act, canary, nothing_lost_or_done_twice, open_prompt
from tests.helpers.rooms import Died, Lan, key_of
from tests.host.test_room_absence import until_play


@pytest.fixture
def lan(tmp_path: Path) -> Iterator[Lan]:
    lan = Lan(tmp_path / "rooms" / "room.sqlite")
    yield lan
    lan.close()


def test_the_file_can_be_read_by_its_user_alone(lan: Lan) -> None:
    lan.join(1)
    if os.name == "posix":
        for path in lan.path.parent.iterdir():
            assert stat.S_IMODE(path.stat().st_mode) == 0o600, path


def test_what_is_committed_outlives_a_program_that_ends_before_the_disk_has_it(tmp_path: Path) -> None:
    lines = [
        "import os",
        "from pathlib import Path",
        "from liudou_gui.host.journal import Journal",
        "from liudou_gui.host.kept import Setup",
        f"journal = Journal(Path({str(tmp_path / 'room.sqlite')!r}))",
        "journal.begin(Setup(b'table', b'owner', '123456', b'ticket'))",
        "journal.commit(7)",
        "os._exit(9)",
    ]
    done = subprocess.run(
        [sys.executable, "-c", "\n".join(lines)], cwd=Path(__file__).parents[2], check=False
    )
    assert done.returncode == 9
    with closing(sqlite3.connect(tmp_path / "room.sqlite")) as base:
        kept = dict(base.execute("SELECT name, value FROM room"))
    assert (kept["code"], kept["seen_ms"]) == ("123456", "0")


def test_the_disk_is_waited_for_once_after_what_was_committed(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    journal, waited = Journal(tmp_path / "room.sqlite"), []
    with closing(journal):
        monkeypatch.setattr(journal_module, "_to_disk", waited.append)
        for now_ms in (0, 20_000):
            journal.ban(now_ms.to_bytes(32, "big"), ())
            journal.sync()
            journal.commit(now_ms)
            journal.sync()
            journal.sync()
        assert len(waited) == 2

        def fails(_: int) -> None:
            raise OSError(5, "no disk")

        monkeypatch.setattr(journal_module, "_to_disk", fails)
        journal.commit(40_000)
        with pytest.raises(JournalFailed, match="no disk"):
            journal.sync()


def test_tokens_are_kept_as_hashes(lan: Lan) -> None:
    token = lan.join(1).token
    lan.kill()
    assert len(token) == 16
    for path in lan.path.parent.iterdir():
        assert token not in path.read_bytes()


def test_a_deal_goes_on_with_the_same_streams_in_another_run(lan: Lan) -> None:
    lan.begin(1, 2)
    lan.join(3, watch=True)
    until_play(lan, 2, 1, 2)
    lan.ping(2)
    before = {n: (list(lan.client(n).envelopes), lan.client(n).run) for n in (1, 2, 3)}
    clock = lan.client(2).view.clock
    assert clock is not None
    assert clock.length_ms is not None
    told = lan.room._now_ms
    lan.restart()
    assert lan.room.lobby.stage is Stage.DEALING
    assert not any(s.here for s in lan.room.lobby.seats if s.holder is Holder.PERSON)
    for number, (envelopes, run) in before.items():
        client = lan.join(number)
        assert client.run != run
        assert client.envelopes[: len(envelopes)] == envelopes
        rest = client.envelopes[len(envelopes) :]
        assert [type(envelope.event) for envelope in rest] == [ClockStarted]
    after = lan.client(2).view.clock
    assert after is not None
    assert after.length_ms is not None
    now = lan.room._now_ms
    assert now >= told
    left = clock.started_ms + clock.length_ms - told
    assert 0 <= after.started_ms + after.length_ms - now - left - RESTART_GRACE_MS < LEASE_MS
    assert [lan.room.lobby.seats[seat].here for seat in (0, 1)] == [True, True]
    lan.play_out(1, 2)
    assert lan.records[0].replay()


def test_restart_after_restart_leaves_time_to_answer(lan: Lan) -> None:
    lan.begin(1, 2)
    until_play(lan, 2, 1, 2)
    for _ in range(12):
        lan.restart()
        lan.join(2)
        clock = lan.client(2).view.clock
        assert clock is not None
        assert clock.length_ms is not None
        assert clock.started_ms + clock.length_ms - lan.room._now_ms >= RESTART_GRACE_MS
        assert open_prompt(lan.client(2)) is not None


def test_between_deals_the_last_one_is_still_there(lan: Lan) -> None:
    lan.begin(1, 2)
    lan.play_out(1, 2)
    lan.say(2, AskSwap(4))
    view, totals = lan.client(2).view, lan.room.lobby.totals
    lan.restart()
    lan.join(1)
    lan.join(2)
    assert lan.client(2).view == view
    assert lan.room.lobby.totals == totals
    assert lan.room.lobby.deals == 1
    assert len(lan.records) == 1, "a record is given away once"
    assert lan.journal.records() == [str(lan.records[0])]
    opened = [m for _, m in lan.client(1).heard if isinstance(m, DealingOpened)]
    assert opened[0] == opened[-1]
    lan.say(1, HostOrder(Order.START))
    lan.wait(20_000, 1, 2)
    assert lan.client(1).view.number == 2
    assert lan.client(1).view.totals == totals


def test_a_dealing_that_was_under_way_is_taken_up(lan: Lan) -> None:
    lan.seat_all(1, 2)
    lan.client(2).commits = False
    lan.say(1, HostOrder(Order.START))
    assert not lan.running
    lan.restart()
    assert lan.room.lobby.stage is Stage.DEALING
    lan.client(2).commits = True
    lan.join(1)
    lan.join(2)
    assert lan.running
    assert lan.room.lobby.broken_off == 0
    proved = [m for _, m in lan.client(2).heard if isinstance(m, DealingProved)]
    assert [m.dealing for m in proved] == [1]


def test_people_who_do_not_come_back_are_played_for(lan: Lan) -> None:
    lan.begin(1, 2)
    lan.restart()
    lan.join(1)
    lan.wait(TAKEOVER_MS, 1)
    assert lan.room.lobby.seats[1].stand_in
    lan.restart()
    assert lan.room.lobby.seats[1].stand_in, "a stand-in goes on"


def test_the_tables_time_never_goes_back(lan: Lan) -> None:
    lan.join(1)
    seen = []
    for _ in range(4):
        for _ in range(3):
            lan.wait(7_000, 1)
            seen.append([m.now_ms for _, m in lan.client(1).heard if isinstance(m, Pong)][-1])
        lan.restart(0)
        lan.join(1)
        lan.say(1, Ping(0, lan.client(1).run, 0))
        seen.append([m.now_ms for _, m in lan.client(1).heard if isinstance(m, Pong)][-1])
    assert seen == sorted(seen)


def test_the_clock_of_another_start_is_another_and_no_matter(lan: Lan) -> None:
    lan.begin(1, 2)
    lan.now_ms = -5_000_000
    lan.restart()
    lan.join(1)
    lan.join(2)
    lan.play_out(1, 2)
    assert lan.records[0].replay()


def test_a_stored_answer_is_told_after_a_restart(lan: Lan) -> None:
    lan.begin(1, 2)
    until_play(lan, 2, 1, 2)
    act = lan.bot_acts(2)
    moves = len(lan.client(2).view.moves)
    first = lan.client(2).done.pop(act.action_id)
    lan.restart()
    lan.join(2)
    lan.say(2, act)
    assert lan.client(2).done[act.action_id] == first
    assert len(lan.client(2).view.moves) == moves


@pytest.mark.parametrize("point", FAULT_POINTS)
def test_a_host_that_dies_anywhere_goes_on(lan: Lan, point: str) -> None:
    """Killed at each named place, many times in one evening; the clients send again what was not answered."""
    lan.watch_outbox = canary(lan)
    deaths = 0
    lan.seat_all(1, 2)
    sent: dict[bytes, Act] = {}
    lan.dies_at = (point, lan.passed[point] + 1)
    for _ in range(420):
        try:
            if not lan.running:
                if point == "options":
                    options = lan.room.lobby.options
                    lan.say(1, SetOptions(replace(options, counter=not options.counter)))
                lan.say(1, HostOrder(Order.START))
            asked = [n for n in (1, 2) if lan.client(n).view.prompt is not None]
            if asked and lan.running:
                client = lan.client(asked[0])
                waiting = [act for act in sent.values() if (act.deal, act.prompt_id) == open_prompt(client)]
                act = waiting[0] if waiting else bot_act(client, lan.rng)
                sent[act.action_id] = act
                lan.say(asked[0], act)
            elif lan.room.due_ms is not None:
                lan.to(lan.room.due_ms)
            for number in (1, 2):
                lan.room.alive(key_of(number), lan.now_ms)
            lan.deliver()
            if point == "closed" and deaths == 0:
                deaths = 1
                lan.say(1, HostOrder(Order.CLOSE))
        except Died:
            deaths += 1
            lan.restart()
            for number in (1, 2):
                lan.join(number)
                lan.say(number, Ping(0, lan.client(number).run, 0))
            if deaths < 12:
                lan.dies_at = (point, lan.passed[point] + 1 + deaths * 3)
        if lan.running:
            nothing_lost_or_done_twice(lan, sent)
    assert deaths >= (0 if point == "loaded" else 1)


# -- between the order to begin and the first card -----------------------------------------


def ordered_to_start(lan: Lan) -> None:
    """Fill the table and tell it to begin, while client 2 has not drawn it yet."""
    for number in (1, 2):
        lan.join(number)
    lan.say(1, Loaded())
    lan.say(1, HostOrder(Order.FILL))
    lan.say(1, HostOrder(Order.START))
    assert not lan.room._floor.deals.busy


def test_a_start_that_was_ordered_begins_once_all_are_back(lan: Lan) -> None:
    ordered_to_start(lan)
    lan.restart()
    lan.join(1)
    lan.say(1, Loaded())
    assert not lan.room._floor.deals.busy  # client 2 is not back yet
    lan.join(2)
    lan.say(2, Loaded())
    assert lan.running
    assert lan.room._floor.deals.dealings == 1
    lan.restart()
    lan.join(1)
    lan.join(2)
    assert lan.room._floor.deals.dealings == 1  # nothing begins a second time
    lan.play_out(1, 2)
    assert [record.number for record in lan.records] == [1]


def test_a_start_that_was_ordered_does_not_wait_for_ever(lan: Lan) -> None:
    ordered_to_start(lan)
    lan.restart()
    lan.join(1)
    lan.say(1, Loaded())
    lan.wait(RESTART_GRACE_MS + 4_000, 1)
    assert lan.running


def test_a_table_to_which_nobody_comes_back_stays_in_its_lobby(lan: Lan) -> None:
    ordered_to_start(lan)
    lan.restart()
    lan.to(lan.now_ms + RESTART_GRACE_MS + 1_000)
    assert lan.room.lobby.stage is Stage.GATHERING
    lan.join(1)
    lan.say(1, Loaded())
    lan.wait(20_000, 1)
    assert not lan.room._floor.deals.busy
    lan.say(1, HostOrder(Order.START))
    assert lan.running


# -- damage ----------------------------------------------------------------------------------


def played(lan: Lan) -> list[Envelope]:
    lan.begin(1, 2)
    until_play(lan, 2, 1, 2)
    lan.bot_acts(2)
    until_play(lan, 2, 1, 2)
    told = list(lan.client(2).envelopes)
    lan.kill()
    with sqlite3.connect(lan.path) as base:
        base.execute("PRAGMA wal_checkpoint(TRUNCATE)")
    base.close()
    return told


def restored(lan: Lan) -> None:
    lan.restart()
    lan.join(1)
    lan.join(2)


def test_a_torn_end_is_the_state_before_it(lan: Lan) -> None:
    lan.begin(1, 2)
    until_play(lan, 2, 1, 2)
    wal = lan.path.with_name(lan.path.name + "-wal")
    torn = wal.read_bytes()[:-700]
    whole = lan.path.read_bytes()
    lan.kill()
    wal.write_bytes(torn)
    lan.path.write_bytes(whole)
    restored(lan)
    assert lan.journal.aside is None
    lan.play_out(1, 2)
    assert lan.records[0].replay()


def test_a_damaged_page_is_noticed_the_file_moved_aside_and_the_rest_kept(lan: Lan) -> None:
    played(lan)
    data = bytearray(lan.path.read_bytes())
    place = data.rfind(b"pass")
    assert place > 4096
    page = place // 4096 * 4096
    data[page : page + 4096] = os.urandom(4096)
    lan.path.write_bytes(data)
    restored(lan)
    assert lan.journal.aside is not None
    assert lan.journal.aside.exists()
    assert [seat.name for seat in lan.room.lobby.seats[:2]] == ["Client 1", "Client 2"]
    lan.say(1, HostOrder(Order.FILL))
    if not lan.running:
        lan.say(1, HostOrder(Order.START))
        lan.wait(20_000, 1, 2)
    lan.play_out(1, 2)
    assert lan.records[-1].replay()


@pytest.mark.parametrize(
    "damage", ["DELETE FROM entries WHERE n = 3", "UPDATE entries SET line = 'x' WHERE n = 3"]
)
def test_of_a_deal_with_a_hole_the_beginning_is_kept(lan: Lan, damage: str) -> None:
    told = played(lan)
    with sqlite3.connect(lan.path) as base:
        base.execute(damage)
    base.close()
    restored(lan)
    assert lan.journal.lost > 0
    envelopes = lan.client(2).envelopes
    same = [one == two for one, two in zip(envelopes, told, strict=False)]
    assert all(same[:-1])
    assert len(envelopes) < len(told)
    lan.play_out(1, 2)
    assert lan.records[0].replay()


def test_an_illegal_entry_ends_what_is_kept(lan: Lan) -> None:
    played(lan)
    with sqlite3.connect(lan.path) as base:
        base.execute("UPDATE entries SET line = '99999 0 bid 3' WHERE n = 5")
    base.close()
    journal = Journal(lan.path)
    kept = journal.load()
    journal.close()
    assert kept is not None
    assert kept.deal is not None
    assert len(kept.deal.deal.entries) == 5
    assert legal_beginning(kept.deal) == kept.deal


NOT_TEXT = "CAST(x'fffe41' AS TEXT)"
NONSENSE = [
    f"UPDATE people SET name = {NOT_TEXT}",  # noqa: S608 - our own words
    f"UPDATE seats SET holder = {NOT_TEXT}",  # noqa: S608 - our own words
    "UPDATE people SET stand_in = 'x', seat = 1e999",
    "INSERT INTO bans VALUES (900000000000)",
    "INSERT INTO bans VALUES ('x')",
    "INSERT INTO bans VALUES (NULL)",
    "UPDATE deals SET seed = 900000000000",
    "UPDATE deals SET began_ms = 1e999",
    f"UPDATE deals SET seats = {NOT_TEXT}",  # noqa: S608 - our own words
    "UPDATE deals SET seats = '" + "[" * 50_000 + "'",
    'UPDATE deals SET standing = \'{"number": "x", "totals": [0, 0, 0, 0, 0, 0]}\'',
    "UPDATE room SET value = '99999999999999999999999' WHERE name IN ('starts', 'seen_ms', 'dealings')",
    "UPDATE room SET value = '[1, 2]' WHERE name = 'addresses'",
    "UPDATE room SET value = '{\"' || hex(x'07') || '\": [[]]}' WHERE name = 'addresses'",
    "ALTER TABLE seats DROP COLUMN holder",
    "ALTER TABLE entries ADD COLUMN more TEXT",
    "DROP TABLE bans",
]
"""What a journal may come to hold that its own tables do not rule out."""


@pytest.mark.parametrize("damage", NONSENSE)
def test_nonsense_in_a_journal_costs_no_more_than_its_own_rows(lan: Lan, damage: str) -> None:
    played(lan)
    with sqlite3.connect(lan.path) as base:
        base.execute(damage)
    base.close()
    restored(lan)
    assert lan.room.lobby.options.name
    lan.to(lan.now_ms + 60_000)


@pytest.mark.parametrize("name", ["table", "owner", "code", "ticket", "options"])
@pytest.mark.parametrize("value", ["x'ff'", "7", NOT_TEXT, '\'{"name": 5, "ruleset": 3, "bots": 1}\''])
def test_a_journal_without_a_setup_holds_no_table(lan: Lan, name: str, value: str) -> None:
    played(lan)
    with sqlite3.connect(lan.path) as base:
        base.execute(f"UPDATE room SET value = {value} WHERE name = '{name}'")  # noqa: S608 - our own words
    base.close()
    journal = Journal(lan.path)
    assert Room.restore(lan.world, journal, 0) is None
    journal.close()


def test_nothing_left_is_said_and_the_file_kept(tmp_path: Path) -> None:
    path = tmp_path / "room.sqlite"
    path.write_bytes(os.urandom(9_000))
    with pytest.raises(DamagedJournal) as caught:
        Journal(path)
    assert caught.value.aside.exists()
    assert not path.exists()


def test_a_new_file_holds_no_table(tmp_path: Path) -> None:
    lan = Lan(tmp_path / "one.sqlite", Options("Table", Ruleset(Variant.HIDDEN)))
    journal = Journal(tmp_path / "two.sqlite")
    assert Room.restore(lan.world, journal, 0) is None
    journal.close()
    lan.close()
