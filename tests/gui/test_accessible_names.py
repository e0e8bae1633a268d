"""A walk over every page and dialog: all that can be used has a name, and no two things share one."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from dataclasses import replace
from pathlib import Path

import pytest
from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QApplication, QDialog, QWidget
from pytestqt.qtbot import QtBot

from engine.actions import PromptKind
from engine.ruleset import SEATS, Variant
from engine.visible import HandOpened, Passed, ShowsShown, TrickWon, TurnOf, VisibleEvent
from liudou_gui.model.language import LanguageSwitch
from liudou_gui.model.settings import SettingsStore
from liudou_gui.net.recent import RecentHost
from liudou_gui.protocol.down import Refusal, Refused
from liudou_gui.protocol.lobby import Stage
from liudou_gui.session.base import WaitingDeal
from liudou_gui.session.lan_base import CannotJoin, LinkState, Target
from liudou_gui.session.verdict import Fairness, Verdict
from liudou_gui.widgets.drawer import TABS
from liudou_gui.widgets.main_window import MainWindow
from tests.helpers.fake_history import NAMES, FakeHistory, kept
from tests.helpers.fake_lan import FakeLanTable, FakeLanTables, evening, found
from tests.helpers.fake_replay import FakeReplay
from tests.helpers.fake_session import FakeSession
from tests.helpers.scenes import HAND, asked, camps, ended, follow, lead, parse_cards, played, seated

Role = QAccessible.Role
USED = {
    Role.Button,
    Role.ButtonDropDown,
    Role.ButtonMenu,
    Role.CheckBox,
    Role.ComboBox,
    Role.EditableText,
    Role.Link,
    Role.MenuItem,
    Role.PageTab,
    Role.RadioButton,
    Role.Slider,
    Role.SpinBox,
}
ROWS = {Role.ListItem, Role.Cell, Role.ColumnHeader}
"""What is only read: it has words, but the same may happen twice."""

HOST = RecentHost(key="aa" * 32, name="Lin’s table", addresses=("10.0.0.7",), port=47610)

SAME_THING = {
    "Last trick",  # the bar's button opens the drawer at the tab of this name
    "History",
    "Counter",
    "Notes",
    "Chat",
}


class _Waiting:
    """Implements ``Unfinished`` as far as the start page asks."""

    def waiting(self) -> WaitingDeal:
        return WaitingDeal(Variant.TWO_FOUR, 23, NAMES)

    def resume(self) -> None:
        return None

    def discard(self) -> None:
        """Keep it."""


@pytest.fixture
def house(session: FakeSession, qtbot: QtBot, tmp_path: Path) -> Iterator[MainWindow]:
    """A window with everything: kept deals, a deal that waits, replays."""
    made = MainWindow(
        SettingsStore(tmp_path),
        LanguageSwitch(Path()),
        lambda _ruleset, _settings: session,
        history=FakeHistory([kept(number) for number in range(5)]),
        replays=lambda _text, _deal: FakeReplay(),
        unfinished=_Waiting(),
    )
    qtbot.addWidget(made)
    made.show()
    qtbot.waitUntil(lambda: made.was_painted)
    yield made
    made.close()


def walk(thing: QAccessibleInterface) -> Iterator[QAccessibleInterface]:
    """Yield what can be seen below *thing*."""
    for index in range(thing.childCount()):
        child = thing.child(index)
        if child is not None and child.isValid() and not child.state().invisible:
            yield child
            yield from walk(child)


def check(widget: QWidget) -> list[str]:
    """Return the names of what can be used in *widget*. Fails for one without, and for one that is double."""
    QApplication.processEvents()
    seen = list(walk(QAccessible.queryAccessibleInterface(widget)))
    used = [thing for thing in seen if thing.role() in USED]
    reached = [thing for thing in seen if thing.role() in ROWS or thing.state().focusable or thing in used]
    nameless = [_where(thing) for thing in reached if not _name(thing).strip()]
    assert not nameless, f"without a name: {nameless}"
    names = Counter(map(_name, used))
    double = {name for name, count in names.items() if count > 1} - SAME_THING
    told = [(_name(thing), _where(thing)) for thing in used if _name(thing) in double]
    assert not told, f"names that stand for more than one thing: {told}"
    assert used
    return list(names)


def _name(thing: QAccessibleInterface) -> str:
    """Return the name that was given; a box to choose from would else be called by what is chosen."""
    found = thing.object()
    if thing.role() == Role.ComboBox and isinstance(found, QWidget):
        return found.accessibleName()
    return thing.text(QAccessible.Text.Name)


def _where(thing: QAccessibleInterface) -> str:
    ways: list[str] = []
    at: QAccessibleInterface | None = thing
    while at is not None and len(ways) < 5:
        found = at.object()
        ways.append(found.objectName() or type(found).__name__ if found is not None else at.role().name)
        at = at.parent()
    return "/".join(reversed(ways))


def test_the_start_page(house: MainWindow) -> None:
    assert any("New Six" in name for name in check(house))


def test_the_records(house: MainWindow) -> None:
    house.show_records()
    check(house)
    assert house.records_page is not None
    for view in ("statistics", "deals"):
        house.records_page.show_view(view)
        check(house)


def _tell(house: MainWindow, session: FakeSession, qtbot: QtBot, events: list[VisibleEvent]) -> None:
    assert house.table is not None
    with qtbot.waitSignal(house.table.view_changed):
        session.tell(events)


QUESTIONS: dict[str, Callable[[], list[VisibleEvent]]] = {
    "bid": lambda: [*seated(), *asked(PromptKind.BID)],
    "double": lambda: [*seated(Variant.HIDDEN), *asked(PromptKind.DOUBLE)],
    "show": lambda: [*seated(), *asked(PromptKind.SHOW)],
    "camp": lambda: [*seated(Variant.TWO_CAMPS), *camps(), *asked(PromptKind.CAMP)],
    "lead": lambda: [*seated(), *lead()],
    "follow": lambda: [*seated(), *follow()],
    "waiting": lambda: [*seated(Variant.HIDDEN), TurnOf(3, leading=True)],
    "bottom": lambda: [*seated(Variant.TWO_CAMPS), *camps(), ShowsShown(()), TurnOf(5, leading=True)],
    "open hands": lambda: [*seated(), ShowsShown((1,)), HandOpened(1, parse_cards("5s0 6s0")), *lead()],
}


@pytest.mark.parametrize("scene", QUESTIONS)
def test_the_table(house: MainWindow, session: FakeSession, qtbot: QtBot, scene: str) -> None:
    house.begin(Variant.TWO_FOUR)
    _tell(house, session, qtbot, QUESTIONS[scene]())
    check(house)


@pytest.mark.parametrize("size", [(1366, 768), (720, 1280), (640, 480)])
def test_every_tab_of_the_drawer(
    house: MainWindow, session: FakeSession, qtbot: QtBot, size: tuple[int, int]
) -> None:
    house.resize(*size)
    house.begin(Variant.HIDDEN)
    trick = [TurnOf(1, leading=True), played(1, "7s0 7c0"), *(Passed(seat) for seat in (2, 3, 4, 5, 0))]
    _tell(house, session, qtbot, [*seated(Variant.HIDDEN), *trick, TrickWon(1), *follow("8d0 8d1")])
    assert house.table_page is not None
    for tab in TABS:
        house.table_page.drawer.show_tab(tab)
        check(house)


def test_cards_and_groups_of_the_hand(house: MainWindow, session: FakeSession, qtbot: QtBot) -> None:
    house.begin(Variant.TWO_FOUR)
    _tell(house, session, qtbot, [*seated(), *lead()])
    page = house.table_page
    assert page is not None
    page.turn.arrange()
    told = check(house)
    assert sum(name.startswith("Group ") for name in told) >= 1
    assert sum(f" of {len(HAND.split())}" in name for name in told) == len(HAND.split())


def test_the_result(house: MainWindow, session: FakeSession, qtbot: QtBot) -> None:
    house.begin(Variant.TWO_FOUR)
    _tell(house, session, qtbot, [*seated(), TurnOf(1, leading=True), played(1, "5s0", 0), *ended()])
    assert any("Next deal" in name for name in check(house))


def test_a_replay(house: MainWindow) -> None:
    house.begin_replay(1)
    check(house)
    assert house.table_page is not None and house.table_page.replay_bar is not None


@pytest.mark.parametrize("name", ["settings", "keys", "rules", "leave"])
def test_the_dialogs(house: MainWindow, session: FakeSession, qtbot: QtBot, name: str) -> None:
    house.begin(Variant.HIDDEN)
    _tell(house, session, qtbot, [*seated(Variant.HIDDEN), *lead()])
    opener = {
        "settings": house.show_settings,
        "keys": house.show_keys,
        "rules": house.show_rules,
        "leave": house.ask_to_leave,
    }
    opener[name]()
    dialog = next(one for one in house.findChildren(QDialog) if one.isVisible())
    check(dialog)
    dialog.close()


def test_six_seats_can_be_told_apart(house: MainWindow, session: FakeSession, qtbot: QtBot) -> None:
    house.begin(Variant.HIDDEN)
    _tell(house, session, qtbot, [*seated(Variant.HIDDEN), *lead()])
    assert house.table_page is not None
    felt = QAccessible.queryAccessibleInterface(house.table_page.view)
    seats = {felt.child(place).text(QAccessible.Text.Name) for place in range(SEATS)}
    assert len(seats) == SEATS


def test_finding_and_joining_a_table(house: MainWindow) -> None:
    tables = FakeLanTables(hosts=(HOST,), left_table=Target(("10.0.0.5:1",), name="Evening"))
    house.offer_lan(lambda: tables)
    house.lan.show_join()
    assert "Join by invitation or address" in check(house)
    tables.searches[-1].find(found(), found(key=bytes(32), device="Mei-PC"))
    check(house)
    page = house.lan.join_page
    assert page is not None
    page.show_attempt("Evening")
    check(house)
    for refusal in (Refusal.CODE_NEEDED, Refusal.FULL):
        page.attempt.show_refused(Refused(refusal))
        check(house)
    page.attempt.show_other_key(CannotJoin("", known="AAAA", shown="BBBB"))
    assert "Trust this host from now on" in check(house)


@pytest.mark.parametrize("size", [(1366, 768), (720, 1280)])
def test_a_table_on_the_network(house: MainWindow, qtbot: QtBot, size: tuple[int, int]) -> None:
    house.resize(*size)
    house.offer_lan(FakeLanTables)
    table = FakeLanTable()
    house.lan._sit(table)
    table.let_in(replace(evening(), stage=Stage.DEALING), is_host=True)
    assert house.table is not None and house.table_page is not None
    _tell(house, table.session, qtbot, [*seated(), *follow()])
    table.link(LinkState.LOST)
    check(house)
    table.link(LinkState.UP)
    house.table_page.drawer.show_tab("chat")
    check(house)
    table.show(replace(evening(), stage=Stage.BETWEEN))
    _tell(house, table.session, qtbot, list(ended()))
    table.verdict(Verdict(Fairness.VERIFIED, deal=1))
    assert any("Begin without waiting" in name for name in check(house))
    house.leave_now()
