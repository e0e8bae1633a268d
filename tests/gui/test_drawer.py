"""The drawer: what a player can look up during a deal, and note."""

from __future__ import annotations

import time
from collections.abc import Callable, Iterable, Iterator
from itertools import pairwise

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QAccessible, QMouseEvent
from PySide6.QtWidgets import QApplication, QMenu
from pytestqt.qtbot import QtBot

from engine.bots.rule_bot import RuleBot
from engine.cards import Card
from engine.deal import deal_from_seed
from engine.ruleset import SEATS, Ruleset, Variant
from engine.view import PlayerView, view_of
from engine.visible import (
    BidMade,
    ClockStarted,
    DoublesShown,
    MarkKind,
    MarkShown,
    MultiplierRaised,
    Passed,
    RaiseCause,
    Revealed,
    Role,
    RoleSet,
    TrickWon,
    TurnOf,
    VisibleEvent,
)
from liudou_gui.model.desk import Desk, Suspicion
from liudou_gui.model.notes_strings import choices, evidence_lines, note_text
from liudou_gui.model.story import LineKind, last_trick, story
from liudou_gui.model.table_model import TableModel
from liudou_gui.widgets.counter_panel import counter_lines
from liudou_gui.widgets.drawer import TABS, Drawer
from liudou_gui.widgets.geometry import layout
from liudou_gui.widgets.line_list import LineList
from liudou_gui.widgets.notes_panel import NotesPanel
from liudou_gui.widgets.seat_faces import seat_face
from liudou_gui.widgets.table_view import TableView
from tests.helpers.fake_session import FakeSession
from tests.helpers.scenes import camps, played, seated
from tests.helpers.tables import Watched

Tell = Callable[[Iterable[VisibleEvent]], None]


@pytest.fixture
def desk(qtbot: QtBot) -> Iterator[Desk]:
    assert qtbot
    made = Desk()
    yield made
    made.write()


@pytest.fixture
def drawer(qtbot: QtBot, table: TableModel, desk: Desk) -> Drawer:
    made = Drawer(table, desk)
    qtbot.addWidget(made)
    made.resize(292, 722)
    return made


def trick() -> list[VisibleEvent]:
    """A whole trick: Mei leads a pair, Jun bombs, raising N; the others pass."""
    bomb = played(3, "9s0 9s1 9d0 9d1 9c0 9c1 9c2")
    return [
        played(1, "5s0 5s1"),
        Passed(2),
        bomb,
        MultiplierRaised(3, 1, 4, RaiseCause.BOMB, bomb.combination),
        *(Passed(seat) for seat in (4, 5, 0, 1, 2)),
        TrickWon(3),
    ]


def _spoken(drawer: Drawer, tab: str) -> list[str]:
    panel = drawer.panels[tab]
    assert isinstance(panel, LineList)
    return [line.spoken for line in panel.lines]


# -- the drawer ------------------------------------------------------------------------------


def test_a_tab_opens_changes_and_closes(drawer: Drawer, qtbot: QtBot) -> None:
    told: list[str] = []
    drawer.tab_changed.connect(told.append)
    drawer.show_tab("counter")
    drawer.show_tab("history")
    assert (drawer.tab, drawer.isVisible()) == ("history", True)
    with qtbot.waitSignal(drawer.tab_changed):
        drawer.show_tab("history")
    assert (drawer.tab, drawer.isVisible()) == (None, False)
    drawer.show_tab(None)
    assert told == ["counter", "history", ""]


@pytest.mark.parametrize("tab", TABS)
def test_escape_inside_closes(drawer: Drawer, qtbot: QtBot, tab: str) -> None:
    drawer.show_tab(tab)
    qtbot.waitExposed(drawer)
    with qtbot.waitSignal(drawer.tab_changed):
        qtbot.keyClick(drawer.panels[tab], Qt.Key.Key_Escape)
    assert not drawer.isVisible()


def test_tabs_and_the_cross_work_by_click(drawer: Drawer, qtbot: QtBot) -> None:
    drawer.show_tab("counter")
    drawer.tabs["notes"].click()
    assert drawer.tab == "notes"
    assert all(button.accessibleName() for button in (*drawer.tabs.values(), drawer.close_button))
    drawer.close_button.click()
    assert drawer.tab is None


@pytest.mark.parametrize("k", [0.85, 1.0, 1.5, 2.5])
def test_heads_fit_beside_the_cross(drawer: Drawer, k: float) -> None:
    drawer.resize(round(292 * k), round(722 * k))
    drawer.set_scale(k)
    drawer.show_tab("counter")
    edges = [button.geometry() for button in (*drawer.tabs.values(), drawer.close_button)]
    for one, other in pairwise(edges):
        assert one.right() <= other.left()
    assert edges[-1].right() <= drawer.width()


# -- last trick and history ------------------------------------------------------------------


def test_before_the_first_trick_is_over_it_says_so(drawer: Drawer, tell: Tell) -> None:
    tell([*seated(), played(1, "5s0")])
    drawer.show_tab("last_trick")
    assert _spoken(drawer, "last_trick") == ["The first trick is not over yet."]


def test_the_last_trick_stays_while_the_next_is_played(drawer: Drawer, tell: Tell) -> None:
    tell([*seated(), *trick()])
    drawer.show_tab("last_trick")
    lines = [
        "Trick 1, won by Jun",
        "Mei, Pair, 5",
        "<b>Nai</b> passes",
        "Jun, Bomb ×7, 9",
        "N + 1, now 4",
        "Teapot, Hao, Lin, Mei, <b>Nai</b> pass",
    ]
    assert _spoken(drawer, "last_trick") == lines
    tell([played(3, "Ks2")])
    assert _spoken(drawer, "last_trick") == lines


def test_history_tells_the_newest_trick_first_and_the_opening_last(drawer: Drawer, tell: Tell) -> None:
    opening = [BidMade(2, 0), BidMade(3, 2), DoublesShown((True, False, False, True, False, False))]
    tell([*seated(Variant.HIDDEN), *opening, *trick(), played(3, "Ks2")])
    drawer.show_tab("history")
    heads = [line for line in _spoken(drawer, "history") if line.startswith(("Trick", "Before"))]
    assert heads == ["Trick 2", "Trick 1, won by Jun", "Before the first lead"]
    tail = _spoken(drawer, "history")[-4:]
    assert tail == ["Before the first lead", "<b>Nai</b>, No bid", "Jun, Bids 2", "Doubled: Lin, Jun"]


def test_a_reveal_stands_under_the_play_that_gave_it_away() -> None:
    mark = MarkShown(MarkKind.OPEN, Card.parse("Ts0"), 5)
    view = view_of(0, [*seated(Variant.HIDDEN), mark, played(1, "Ts1"), Revealed(1), Passed(2)])
    kinds = [line.kind for line in story(view)]
    assert kinds[:4] == [LineKind.HEAD, LineKind.PLAY, LineKind.REVEAL, LineKind.PASSES]


def test_the_history_of_a_secret_role_tells_nothing_of_it() -> None:
    view = view_of(
        0, [*seated(Variant.HIDDEN), RoleSet(0, Role.HIDDEN_LANDLORD), RoleSet(5, Role.OPEN_LANDLORD)]
    )
    assert [line.title for line in story(view)][1:] == ["Hao"]


def _whole_deal() -> list[VisibleEvent]:
    watched = Watched(deal_from_seed(Ruleset(Variant.TWO_FOUR), bytes(range(32))))
    watched.play(dict.fromkeys(range(SEATS), RuleBot()), 3)
    return [envelope.event for envelope in watched.streams[0]]


def test_a_long_history_is_quick_and_every_line_is_spoken(drawer: Drawer, tell: Tell, qtbot: QtBot) -> None:
    tell(_whole_deal())
    drawer.show_tab("history")
    qtbot.waitExposed(drawer)
    begun = time.perf_counter()
    for _ in range(5):
        drawer.refresh()
        drawer.grab()
    assert (time.perf_counter() - begun) / 5 < 0.25
    panel = drawer.panels["history"]
    assert isinstance(panel, LineList)
    found = QAccessible.queryAccessibleInterface(panel)
    assert found.childCount() == len(panel.lines) > 60
    assert found.child(0).text(QAccessible.Text.Name) == panel.lines[0].spoken


def test_whoever_reads_further_down_keeps_the_place(drawer: Drawer, tell: Tell, qtbot: QtBot) -> None:
    tell([*seated(), *trick(), *trick(), *trick()])
    drawer.show_tab("history")
    qtbot.waitExposed(drawer)
    panel = drawer.panels["history"]
    assert isinstance(panel, LineList)
    drawer.refresh()
    bar = panel.verticalScrollBar()
    bar.setValue(bar.maximum())
    tell(trick())
    assert bar.value() == bar.maximum() > 0


def test_every_play_of_a_deal_is_in_its_history() -> None:
    events = _whole_deal()
    view = view_of(0, events)
    told = story(view)
    assert sum(line.kind is LineKind.PLAY for line in told) == sum(bool(m.cards) for m in view.moves)
    raised = [line for line in told if line.spoken.startswith("N + ")]
    assert len(raised) == sum(r.cause is RaiseCause.BOMB for r in view.raises)
    assert last_trick(view)


# -- the counter -----------------------------------------------------------------------------


def test_the_counter_has_a_spoken_row_a_rank(drawer: Drawer, tell: Tell) -> None:
    tell([*seated(), *trick()])
    drawer.show_tab("counter")
    spoken = _spoken(drawer, "counter")
    assert spoken[0] == "195 cards in hands and bottom"
    assert spoken[1].startswith("big joker: 3 in other hands, 1 own, 0 of 4 played")
    nine = next(line for line in spoken if line.startswith("9:"))
    assert nine == "9: 9 in other hands, 0 own, 7 of 16 played; Jun played 7 copies"
    assert "Mei: Bomb ×7, 9" in spoken
    assert "<b>Nai</b>: Bomb ×7, 9; Pair, 5" in spoken


def test_marks_are_said_with_who_has_them(drawer: Drawer, tell: Tell) -> None:
    tell(
        [
            *seated(),
            MarkShown(MarkKind.OPEN, Card.parse("9s0"), 3),
            MarkShown(MarkKind.SECRET, Card.parse("8h0"), 0),
        ]
    )
    drawer.show_tab("counter")
    spoken = _spoken(drawer, "counter")
    assert spoken[spoken.index("Open mark: 9 of spades") + 1] == "Jun holds the card"
    assert spoken[spoken.index("Secret mark: 8 of hearts") + 1] == "the card in your hand"


def test_a_table_may_forbid_the_counter(drawer: Drawer, tell: Tell, monkeypatch: pytest.MonkeyPatch) -> None:
    tell(seated())
    monkeypatch.setattr(PlayerView, "counter_allowed", False, raising=False)
    drawer.show_tab("counter")
    assert _spoken(drawer, "counter") == ["This table plays without the card counter."]


@pytest.mark.parametrize("viewer", [0, None])
def test_columns_are_the_others_or_all_for_a_spectator(viewer: int | None) -> None:
    events = [event for event in seated() if viewer is not None or type(event).__name__ != "OwnHand"]
    lines = counter_lines(view_of(viewer, events))
    assert len(getattr(lines[0], "seats", ())) == (6 if viewer is None else 5)


# -- notes -----------------------------------------------------------------------------------


def test_a_guess_is_set_and_cleared_in_the_notes(drawer: Drawer, tell: Tell, desk: Desk) -> None:
    tell([*seated(Variant.HIDDEN), RoleSet(5, Role.OPEN_LANDLORD)])
    drawer.show_tab("notes")
    panel = drawer.panels["notes"]
    assert isinstance(panel, NotesPanel)
    guesses = panel.rows[1].guesses
    assert [what for what, button in guesses.items() if button.isVisible()] == [
        Suspicion.LANDLORD,
        Suspicion.FARMER,
    ]
    assert not any(button.isVisible() for button in panel.rows[5].guesses.values())
    guesses[Suspicion.FARMER].click()
    assert desk.suspicion(1) is Suspicion.FARMER
    guesses[Suspicion.LANDLORD].click()
    assert (desk.suspicion(1), guesses[Suspicion.FARMER].isChecked()) == (Suspicion.LANDLORD, False)
    guesses[Suspicion.LANDLORD].click()
    assert desk.suspicion(1) is None


def test_where_roles_are_public_the_notes_say_so(drawer: Drawer, tell: Tell) -> None:
    tell(seated(Variant.TWO_FOUR))
    drawer.show_tab("notes")
    panel = drawer.panels["notes"]
    assert isinstance(panel, NotesPanel)
    assert not any(row.isVisible() for row in panel.rows.values())


def test_camps_are_guessed_of_farmers_alone() -> None:
    view = view_of(0, [*seated(Variant.TWO_CAMPS), *camps()])
    assert choices(view, 1) == (Suspicion.POSITIVE, Suspicion.NEGATIVE)
    assert choices(view, 5) == choices(view, 0) == ()
    assert note_text(view, 1, Suspicion.NEGATIVE) == "negative?"
    assert note_text(view, 5, Suspicion.NEGATIVE) == ""


def test_evidence_is_said_in_words() -> None:
    view = view_of(0, [*seated(Variant.HIDDEN), DoublesShown((False,) * 6), *trick()])
    assert evidence_lines(view, 2) == (
        "Did not double",
        "Mei’s plays: passed ×1",
        "Jun’s plays: passed ×1",
        "Trick 1: passed on Jun’s play (Bomb ×7, 9)",
        "Trick 1: passed on Mei’s play (Pair, 5)",
    )
    assert "Trick 1: bombed Mei’s play (Pair, 5)" in evidence_lines(view, 3)


# -- on the felt -----------------------------------------------------------------------------


@pytest.fixture
def felt(qtbot: QtBot, table: TableModel, desk: Desk) -> TableView:
    made = TableView(table, desk=desk)
    qtbot.addWidget(made)
    made.resize(1366, 560)
    made.set_layout(layout(1366, 768))
    made.show()
    qtbot.waitExposed(made)
    return made


def _on_panel(place: int) -> QPoint:
    places = layout(1366, 768)
    panel = places.panels[place]
    return QPoint(round(panel.cx), round(panel.cy - places.table.y))


def _click(felt: TableView, where: QPoint) -> None:
    """A click by events: the platform without a screen complains of what a test's own mouse does."""
    spot, at = QPointF(where), QPointF(felt.viewport().mapToGlobal(where))
    button, none = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    for kind in (QEvent.Type.MouseButtonPress, QEvent.Type.MouseButtonRelease):
        QApplication.sendEvent(felt.viewport(), QMouseEvent(kind, spot, at, button, button, none))


@pytest.fixture
def menus(monkeypatch: pytest.MonkeyPatch) -> list[QMenu]:
    """The menus that were opened; none is shown, since a pop-up wants a screen."""
    opened: list[QMenu] = []
    monkeypatch.setattr(QMenu, "popup", lambda menu, _where: opened.append(menu))
    return opened


def _choose(menu: QMenu, name: str) -> None:
    next(action for action in menu.actions() if action.objectName() == name).trigger()
    menu.close()


def test_a_click_on_a_panel_offers_a_note_and_the_tag_shows_it(
    felt: TableView, tell: Tell, desk: Desk, menus: list[QMenu]
) -> None:
    tell(seated(Variant.HIDDEN))
    felt.refresh()
    before = felt.grab().toImage()
    _click(felt, _on_panel(1))
    _choose(menus.pop(), "note_landlord")
    assert desk.suspicion(1) is Suspicion.LANDLORD
    assert felt.grab().toImage() != before
    felt.offer_note(_on_panel(1))
    _choose(menus.pop(), "note_none")
    assert desk.suspicion(1) is None
    assert felt.grab().toImage() == before


def test_no_note_is_offered_where_nothing_is_secret(felt: TableView, tell: Tell, menus: list[QMenu]) -> None:
    tell(seated(Variant.TWO_FOUR))
    felt.refresh()
    _click(felt, _on_panel(1))
    assert menus == []


def test_a_note_leaves_the_panel_when_the_truth_is_known(felt: TableView, tell: Tell, desk: Desk) -> None:
    tell(seated(Variant.HIDDEN))
    desk.suspect(1, Suspicion.FARMER)
    assert felt._notes[1].isVisible()
    tell([RoleSet(1, Role.OPEN_LANDLORD)])
    felt.refresh()
    assert not felt._notes[1].isVisible()


def test_the_last_seconds_stand_before_the_seat_that_acts(
    felt: TableView, tell: Tell, session: FakeSession
) -> None:
    tell([*seated(), TurnOf(2, leading=True), ClockStarted(0, 20_000)])
    felt.refresh()
    assert not felt._late.isVisible()
    session.clock = 15_500
    felt.tick()
    zone = layout(1366, 768).plays[2]
    assert felt._late.isVisible()
    assert zone.x <= felt._late.pos().x() <= zone.right
    tell([TurnOf(3, leading=False), ClockStarted(15_500, 20_000)])
    felt.refresh()
    assert not felt._late.isVisible()


def test_auto_play_is_signed_on_the_own_panel(felt: TableView, tell: Tell) -> None:
    tell([*seated(), TurnOf(0, leading=True), ClockStarted(0, 20_000)])
    assert seat_face(felt._table.view, 0, is_turn=True, auto=True).state == "auto"
    felt.refresh()
    before = felt.grab().toImage()
    felt.auto = True
    felt.refresh()
    assert not felt._rings[0].isVisible()
    assert felt.grab().toImage() != before
