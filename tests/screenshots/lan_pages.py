"""Pages and states of tables on the network, for the screenshot set; see ``pages``."""

from __future__ import annotations

from dataclasses import replace

from engine.view import PlayerView
from engine.visible import SeatTaken
from liudou_gui.net.invitation import TABLE_PORT
from liudou_gui.net.recent import RecentHost
from liudou_gui.protocol.down import Refusal, Refused, RulingDiffers
from liudou_gui.protocol.limits import PROTOCOL
from liudou_gui.protocol.lobby import Lobby
from liudou_gui.protocol.lobby import Stage as TableStage
from liudou_gui.protocol.up import Phrase
from liudou_gui.session.lan_base import CannotJoin, LinkState, Target
from liudou_gui.session.verdict import Fairness, Verdict
from liudou_gui.widgets.join_page import JoinPage
from liudou_gui.widgets.lan_table_page import LanTablePage
from tests.helpers.fake_lan import KEY, OPTIONS, TABLE, FakeLanTable, FakeLanTables, bot, found, lobby, person
from tests.screenshots.pages import FOUR, HIDDEN, mid_trick, over, page
from tests.screenshots.stage import Moment, Stage, deal_until

TARGET = Target(("192.168.1.23:47610",), KEY, TABLE, name="Lin’s table")
HOSTS = (
    RecentHost(
        key="aa" * 32,
        name="Mei’s table",
        device="Mei-PC",
        addresses=("192.168.1.9",),
        port=TABLE_PORT,
        at=1_760_000_000,
    ),
    RecentHost(
        key="bb" * 32,
        name="Nainai",
        device="Kitchen",
        addresses=("fd00::23",),
        port=TABLE_PORT,
        at=1_750_000_000,
    ),
)


def _join(stage: Stage, tables: FakeLanTables | None = None) -> JoinPage:
    made = tables if tables is not None else FakeLanTables()
    stage.window.offer_lan(lambda: made)
    stage.window.lan.show_join()
    shown = stage.window.lan.join_page
    assert shown is not None
    return shown


@page("join")
def join(stage: Stage) -> None:
    """Find tables on the network."""
    tables = FakeLanTables(hosts=HOSTS, left_table=TARGET)
    _join(stage, tables)
    old = replace(found("Hao plays", key=bytes(32), device="Hao-PC"), build="0.4", proto_max=PROTOCOL - 1)
    full = found(
        "Grandma’s evening", key=bytes([7] * 32), device="Kitchen", people=6, taken=6, variant=HIDDEN
    )
    tables.searches[-1].find(
        found(), full, replace(found(key=bytes([9] * 32), locked=True, device="MacBook")), old
    )


@page("join_empty")
def join_empty(stage: Stage) -> None:
    """Find no table so far."""
    shown = _join(stage)
    shown.typed.field.setText("192.168.1.999")
    shown.typed.take()


@page("join_code")
def join_code(stage: Stage) -> None:
    """Type the room code after a wrong one."""
    shown = _join(stage)
    shown.show_attempt(TARGET.name)
    shown.attempt.show_refused(Refused(Refusal.WRONG_CODE))
    shown.attempt.code.setText("482 917")


@page("join_silent")
def join_silent(stage: Stage) -> None:
    """See why a table does not answer."""
    shown = _join(stage)
    shown.show_attempt(TARGET.name)
    shown.attempt.show_silent(FakeLanTables().joining_findings)


@page("join_rules")
def join_rules(stage: Stage) -> None:
    """See which rulings differ."""
    shown = _join(stage)
    shown.show_attempt(TARGET.name)
    rulings = (RulingDiffers("C7", "a1b2c3d4"), RulingDiffers("N9", "e5f60718"))
    shown.attempt.show_refused(Refused(Refusal.RULES_DIFFER, rulings=rulings))


@page("join_other_key")
def join_other_key(stage: Stage) -> None:
    """Be warned of another key."""
    shown = _join(stage)
    shown.show_attempt(TARGET.name)
    keys = ("3f2a 91c0 77de 05b8", "c41d 00e7 9a3b 6f12")
    shown.attempt.show_other_key(CannotJoin("", known=keys[0], shown=keys[1]))


def _seen(stage: Stage, at: TableStage) -> Lobby:
    names = stage.names
    people = [person(name) for name in names[:4]]
    return lobby(*people, bot(names[4]), bot(names[5]), options=OPTIONS, stage=at)


def _play(stage: Stage, moment: Moment, *, is_host: bool = False) -> tuple[FakeLanTable, LanTablePage]:
    tables = FakeLanTables()
    stage.window.offer_lan(lambda: tables)
    table = FakeLanTable()
    flow = stage.window.lan
    flow._sit(table)
    table.let_in(_seen(stage, TableStage.DEALING), is_host=is_host)
    events = [
        SeatTaken(e.seat, stage.names[e.seat], e.is_bot) if isinstance(e, SeatTaken) else e
        for e in deal_until(FOUR, moment)
    ]
    table.session.tell(events)
    stage.settle()
    shown = flow.table_page
    assert shown is not None
    return table, shown


@page("lan_table")
def lan_table(stage: Stage) -> None:
    """Play with people: one is away, for one plays a bot, two talk."""
    table, shown = _play(stage, mid_trick)
    seen = _seen(stage, TableStage.DEALING)
    seats = list(seen.seats)
    seats[1] = replace(seats[1], here=False)
    seats[2] = replace(seats[2], stand_in=True)
    table.show(replace(seen, seats=tuple(seats)))
    table.say(3, stage.names[3], Phrase.NICE)
    table.say(1, stage.names[1], Phrase.LAUGH)
    table.say(5, stage.names[5], "A sentence of one’s own that is somewhat longer than the bubble is wide")
    table.say(2, stage.names[2], Phrase.HURRY)
    assert shown.chat_button.unread == 4


@page("lan_chat")
def lan_chat(stage: Stage) -> None:
    """Talk in the drawer."""
    table, shown = _play(stage, mid_trick)
    shown.drawer.show_tab("chat")
    table.say(3, stage.names[3], Phrase.NICE)
    table.say(0, stage.names[0], Phrase.THANKS)
    table.say(5, stage.names[5], Phrase.LAUGH)


@page("lan_lost")
def lan_lost(stage: Stage) -> None:
    """Have lost the line."""
    table, shown = _play(stage, mid_trick)
    shown.selection.choose(shown.hand.cards()[:2])
    table.link(LinkState.LOST)


@page("lan_stand_in")
def lan_stand_in(stage: Stage) -> None:
    """Find a bot on the own seat."""
    table, _shown = _play(stage, mid_trick)
    seen = _seen(stage, TableStage.DEALING)
    table.show(replace(seen, seats=(replace(seen.seats[0], stand_in=True), *seen.seats[1:])))


@page("lan_result")
def lan_result(stage: Stage) -> None:
    """See a result with who is ready and the verdict on the dealing."""
    table, shown = _play(stage, over, is_host=True)
    seen = _seen(stage, TableStage.BETWEEN)
    seats = [replace(seat, ready=place in (1, 4, 5)) for place, seat in enumerate(seen.seats)]
    table.show(replace(seen, seats=tuple(seats)))
    table.verdict(Verdict(Fairness.VERIFIED, deal=_number(shown.view.table.view), shares=4, own_share=True))


def _number(view: PlayerView) -> int:
    return view.number
