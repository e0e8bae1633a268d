"""Motion on the table: it ends where it must, at once where it is told to, and never where it is off."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from PySide6.QtCore import QPointF, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QGraphicsPixmapItem, QGraphicsScene
from pytestqt.qtbot import QtBot

from engine.actions import PromptKind
from engine.cards import Card
from engine.ruleset import Variant
from engine.view import PlayerView, view_of
from engine.visible import (
    BidMade,
    DealStarted,
    Envelope,
    MarkKind,
    MarkShown,
    MultiplierRaised,
    Passed,
    RaiseCause,
    Revealed,
    TrickWon,
    TurnOf,
    VisibleEvent,
)
from liudou_gui.model.cues import CueReader, Cues
from liudou_gui.model.settings import Motion, settings_from, settings_text
from liudou_gui.widgets.main_window import MainWindow
from liudou_gui.widgets.motion import Mover, wished_motion
from liudou_gui.widgets.seat_faces import just_revealed
from liudou_gui.widgets.settings_dialog import SettingsDialog
from liudou_gui.widgets.stage import Stage
from liudou_gui.widgets.table_page import TablePage
from tests.helpers.fake_replay import FakeReplay
from tests.helpers.fake_session import FakeSession
from tests.helpers.scenes import asked, ended, follow, lead, played, seated

Show = Callable[..., None]
HAND = 12
"""Cards of each seat in the scenes."""


class Time:
    """A clock that the test moves."""

    def __init__(self) -> None:
        self.now = 0.0

    def __call__(self) -> float:
        return self.now


@pytest.fixture
def time() -> Time:
    return Time()


@pytest.fixture
def page(moving: None, window: MainWindow, time: Time) -> TablePage:
    assert moving is None
    window.begin(Variant.TWO_FOUR)
    assert window.table_page is not None
    window.table_page.view.stage.mover._now = time
    return window.table_page


@pytest.fixture
def stage(page: TablePage) -> Stage:
    return page.view.stage


@pytest.fixture
def show(window: MainWindow, session: FakeSession, page: TablePage, qtbot: QtBot) -> Show:
    assert page

    def send(*events: VisibleEvent) -> None:
        assert window.table is not None
        with qtbot.waitSignal(window.table.view_changed):
            session.tell(events)
        QApplication.processEvents()

    return send


def wait(stage: Stage, time: Time, ms: float) -> None:
    """Let *ms* go by on the stage."""
    time.now += ms / 1000
    stage.mover.advance()


def on_table(page: TablePage) -> list[tuple[object, ...]]:
    """All that is seen on the felt, and where."""
    items = page.view.scene().items(Qt.SortOrder.AscendingOrder)
    return [
        (type(item).__name__, item.x(), item.y(), item.zValue(), item.opacity())
        for item in items
        if item.isVisible()
    ]


# -- the clock -------------------------------------------------------------------------------


def test_things_end_exactly_where_they_go_and_the_timer_rests(qtbot: QtBot) -> None:
    assert qtbot
    time, ended_at = Time(), []
    mover, item, scene = Mover(now=time), QGraphicsPixmapItem(), QGraphicsScene()
    scene.addItem(item)
    end = QPointF(10.1, -7.3)
    mover.fly(item, QPointF(), end, 220, done=lambda: ended_at.append(time.now))
    mover.fade(item, 0.0, 1.0, 100, delay=50)
    assert mover.ticking and item.opacity() == 0 and item.pos() == QPointF()
    time.now = 0.1
    mover.advance()
    assert 0 < item.x() < end.x() and item.opacity() == pytest.approx(0.5)
    time.now = 0.3
    mover.advance()
    assert item.pos() == end and item.opacity() == 1 and ended_at == [0.3]
    assert not mover.ticking and not mover.moving


def test_finish_is_exact_and_ends_each_once(qtbot: QtBot) -> None:
    assert qtbot
    mover, steps, ends = Mover(now=Time()), [], []
    for number in range(3):
        mover.run(500, steps.append, delay=100 * number, done=lambda: ends.append(1))
    mover.finish()
    mover.finish()
    assert steps == [0.0] * 3 + [1.0] * 3 and len(ends) == 3 and not mover.ticking


def test_the_timer_brings_things_to_their_end_by_itself(qtbot: QtBot) -> None:
    mover, steps = Mover(), []
    mover.run(40, steps.append)
    qtbot.waitUntil(lambda: not mover.ticking)
    assert steps[0] == 0.0 and steps[-1] == 1.0 and steps == sorted(steps)


def test_an_end_may_finish_everything(qtbot: QtBot) -> None:
    assert qtbot
    time, ends = Time(), []
    mover = Mover(now=time)
    mover.run(100, lambda _: None, done=mover.finish)
    mover.run(100, lambda _: None, done=lambda: ends.append(1))
    time.now = 1
    mover.advance()
    assert ends == [1] and not mover.ticking


def test_brief_takes_half_the_time_and_none_takes_no_timer(qtbot: QtBot) -> None:
    assert qtbot
    time, steps = Time(), []
    mover = Mover(now=time)
    mover.level = Motion.BRIEF
    mover.run(200, steps.append)
    time.now = 0.101
    mover.advance()
    assert steps[-1] == 1.0 and not mover.moving
    mover.level = Motion.NONE
    mover.run(200, steps.append, done=lambda: steps.append(9))
    assert steps[-2:] == [1.0, 9] and not mover.ticking


def test_the_system_has_the_last_word() -> None:
    assert wished_motion(Motion.FULL) is Motion.NONE


def test_the_setting_is_kept_and_checked() -> None:
    assert settings_from({"motion": "brief"}).motion is Motion.BRIEF
    assert settings_from({}).motion is Motion.FULL
    assert '"motion": "full"' in settings_text(settings_from({}))
    with pytest.raises(ValueError, match="bouncy"):
        settings_from({"motion": "bouncy"})


# -- what is worth a motion ------------------------------------------------------------------


def read(*batches: list[VisibleEvent], replay: bool = False, past: bool = False) -> Cues:
    """Return the cues of the last batch."""
    reader, seen, cues = CueReader(replay=replay), [], Cues()
    if past:
        reader.expect_past()
    for batch in batches:
        for event in batch:
            reader.hear(Envelope(len(seen), 0, event))
            seen.append(event)
        cues = reader.take(view_of(0, seen))
    return cues


def test_a_deal_is_dealt_once_however_its_events_arrive() -> None:
    start = seated()
    assert read(start).deal
    assert not read(start[:9]).deal and read(start[:9], start[9:]).deal
    assert not read(start, asked(PromptKind.BID)).deal
    assert not read(start, past=True).deal
    assert not read(start, replay=True).deal
    assert not read([*start, BidMade(1, 0)]).deal, "whoever catches up sees no deal"
    assert not read(start[:9], [BidMade(1, 0)], start[9:]).deal


def test_a_deal_after_a_void_one_is_dealt() -> None:
    again = seated()[6:]
    assert isinstance(again[0], DealStarted)
    assert read(seated(), [BidMade(5, 0), *again]).deal


def test_several_plays_at_once_do_not_move() -> None:
    first, second = played(1, "5s0"), played(2, "6s0")
    assert read(seated(), [first]).played == 1
    both = read(seated(), [first, second])
    assert both == Cues(breaks=True)


def test_a_trick_is_gathered_when_the_next_begins() -> None:
    trick = [played(1, "5s0")]
    won: list[VisibleEvent] = [TrickWon(1), TurnOf(1, leading=True)]
    assert read(seated(), trick, [Passed(0), *won]).gathered is None
    cues = read(seated(), trick, [Passed(0), *won], [played(1, "6s0")])
    assert cues.gathered == 1 and cues.played == 1
    again = read(seated(), trick, [Passed(0), *won], [played(1, "6s0")], [played(2, "7s0")])
    assert again.gathered is None


def test_a_bomb_raises_n_from_what_it_was() -> None:
    cues = read(
        seated(), [played(1, "6s0 6c0 6d0 6h0 6s1"), MultiplierRaised(1, 2, 5, RaiseCause.BOMB), Revealed(1)]
    )
    assert cues.bomb and cues.raised_from == 3 and cues.revealed == 1


def test_the_ribbon_lasts_until_the_trick_ends() -> None:
    def after(*events: VisibleEvent) -> PlayerView:
        mark = MarkShown(MarkKind.OPEN, Card.parse("6c0"), 3)
        return view_of(0, [*seated(Variant.HIDDEN), mark, TurnOf(1, leading=True), *events])

    out = [played(1, "6c1"), Revealed(1)]
    assert just_revealed(after(*out), 1) and not just_revealed(after(*out), 3)
    assert not just_revealed(after(*out, TrickWon(1)), 1)
    later = [*out, TrickWon(1), TurnOf(1, leading=True), played(1, "6c2")]
    assert not just_revealed(after(*later), 1), "it came out before"


# -- on the table ----------------------------------------------------------------------------


def test_a_deal_counts_up_and_ends_by_itself(show: Show, page: TablePage, stage: Stage, time: Time) -> None:
    show(*seated())
    assert stage.dealing and stage.mover.ticking
    seen = [sum(item.isVisible() for item in page.hand._items)]
    for _ in range(8):
        wait(stage, time, 150)
        seen.append(sum(item.isVisible() for item in page.hand._items))
    assert seen == sorted(seen) and seen[0] == 0 and seen[-1] == HAND and len(set(seen)) > 3
    assert not stage.dealing and not stage.mover.ticking


def test_a_deal_leaves_the_picture_that_there_is_without_it(
    show: Show, page: TablePage, stage: Stage
) -> None:
    show(*seated())
    stage.mover.finish()
    dealt = on_table(page)
    page.view.forget()
    assert on_table(page) == dealt and not stage.dealing


def test_input_is_taken_while_cards_fly_and_ends_the_deal(
    window: MainWindow, show: Show, page: TablePage, stage: Stage, session: FakeSession
) -> None:
    show(*seated(), *asked(PromptKind.BID, 7))
    assert stage.dealing and page.prompts.card is not None
    QTest.keyClick(window.windowHandle(), Qt.Key.Key_2)
    QApplication.processEvents()
    assert not stage.dealing and [prompt for prompt, _ in session.submitted] == [7]


def test_a_press_ends_the_deal_and_chooses(
    window: MainWindow, show: Show, page: TablePage, stage: Stage
) -> None:
    show(*seated(), *lead())
    assert stage.dealing
    spot = page.hand.viewport().mapTo(window, page.hand.strip_rect(3).center().toPoint())
    QTest.mouseClick(window.windowHandle(), Qt.MouseButton.LeftButton, pos=spot)
    assert not stage.dealing and len(page.selection.cards) == 1


def test_a_play_flies_from_its_panel_and_ends_in_its_zone(
    show: Show, page: TablePage, stage: Stage, time: Time
) -> None:
    show(*seated(), *lead())
    stage.mover.finish()
    show(TurnOf(5, leading=True), played(5, "7s0 7c0"))
    item = page.view._plays[5]
    begin = item.pos()
    wait(stage, time, 110)
    middle = item.pos()
    wait(stage, time, 400)
    end = item.pos()
    assert begin.x() < middle.x() < end.x() and not stage.mover.ticking
    assert page.view._frame.opacity() == 1
    page.view.forget()
    assert item.pos() == end


def test_an_event_in_the_middle_of_a_flight_leaves_the_right_picture(
    show: Show, page: TablePage, stage: Stage, time: Time
) -> None:
    show(*seated(), *follow("7s0 7c0"))
    stage.mover.finish()
    show(played(0, "Kh0 Kh1", 10), MultiplierRaised(0, 1, 2, RaiseCause.BOMB), TurnOf(1, leading=False))
    wait(stage, time, 60)
    show(Passed(1), TurnOf(2, leading=False))
    assert stage.mover.moving, "the pass fades in"
    own = page.view._plays[0]
    there = own.pos()
    wait(stage, time, 60)
    show(TurnOf(2, leading=False))
    stage.mover.finish()
    seen = on_table(page)
    assert own.pos() == there
    page.view.forget()
    assert on_table(page) == seen


def test_a_gathered_trick_leaves_nothing_behind(
    show: Show, page: TablePage, stage: Stage, time: Time
) -> None:
    show(*seated(), TurnOf(1, leading=True), played(1, "5s0"), TurnOf(2, leading=False))
    show(played(2, "6s0 6c0 6d0 6h0 6s1"), TurnOf(3, leading=False))
    stage.mover.finish()
    show(Passed(3), TrickWon(2), TurnOf(2, leading=True))
    stage.mover.finish()
    before = len(page.view.scene().items())
    show(played(2, "8s0"), TurnOf(3, leading=False))
    assert len(page.view.scene().items()) == before + 2, "two plays glide to the winner"
    wait(stage, time, 100)
    assert not page.view._plays[1].isVisible()
    wait(stage, time, 400)
    assert len(page.view.scene().items()) == before and not stage.mover.ticking


def test_a_landlord_comes_out_with_a_bomb(
    window: MainWindow, show: Show, page: TablePage, stage: Stage, time: Time
) -> None:
    show(*seated(Variant.HIDDEN), MarkShown(MarkKind.OPEN, Card.parse("6c0"), 3), TurnOf(1, leading=True))
    stage.mover.finish()
    before = len(page.view.scene().items())
    raised = MultiplierRaised(1, 3, 4, RaiseCause.BOMB)
    show(played(1, "6s0 6c0 6d0 6h0 6s1"), raised, Revealed(1), TurnOf(2, leading=False))
    assert "N 1 " in page.bar._stakes.accessibleName()
    wait(stage, time, 700)
    assert len(page.view.scene().items()) == before and not stage.mover.ticking
    assert "N 4 " in page.bar._stakes.accessibleName()
    assert window.grab().width()


@pytest.mark.parametrize("how", ("resize", "language", "hide", "style"))
def test_everything_is_put_in_place_when_the_window_changes(
    window: MainWindow, show: Show, page: TablePage, stage: Stage, how: str
) -> None:
    show(*seated())
    assert stage.mover.ticking
    if how == "resize":
        window.resize(window.width() + 60, window.height() + 20)
        QApplication.processEvents()
    elif how == "language":
        page.retranslate()
    elif how == "hide":
        window.hide()
    else:
        page._change(motion=Motion.NONE)
    assert not stage.mover.ticking and not stage.dealing
    assert all(item.isVisible() for item in page.hand._items) or how == "hide"


@pytest.mark.parametrize("how", ("hidden", "minimised", "off"))
def test_nothing_moves_where_nobody_looks(
    window: MainWindow, show: Show, page: TablePage, stage: Stage, how: str
) -> None:
    if how == "hidden":
        window.hide()
    elif how == "minimised":
        window.showMinimized()
    else:
        page._change(motion=Motion.NONE)
    started: list[object] = []
    stage.mover.run = lambda *args, **_more: started.append(args)  # type: ignore[method-assign]
    show(*seated(), TurnOf(5, leading=True))
    show(played(5, "7s0 7c0"), TurnOf(0, leading=False))
    show(Passed(0), TrickWon(5), TurnOf(5, leading=True))
    show(played(5, "8s0"), MultiplierRaised(5, 1, 2, RaiseCause.BOMB), TurnOf(0, leading=False))
    assert started == [] or how == "off"
    assert not stage.mover.ticking and page.hand.reduce_motion is (how == "off")


def test_the_next_deal_is_dealt_after_a_result(show: Show, page: TablePage, stage: Stage) -> None:
    show(*seated())
    show(TurnOf(1, leading=True), played(1, "5s0", 0), *ended())
    assert page.result is not None and not stage.mover.ticking
    show(*seated()[6:])
    assert stage.dealing


def test_leaving_the_table_ends_what_moves(window: MainWindow, show: Show, stage: Stage) -> None:
    show(*seated())
    assert stage.mover.ticking
    window.leave_now()
    assert not stage.mover.ticking


def test_a_replay_moves_step_by_step_only(moving: None, window: MainWindow, qtbot: QtBot) -> None:
    assert moving is None
    replay = FakeReplay()
    window._open(replay, replay)
    assert window.table is not None and window.table_page is not None
    mover = window.table_page.view.stage.mover

    def go(position: int) -> bool:
        assert window.table is not None
        with qtbot.waitSignal(window.table.view_changed):
            replay.go(position)
        moves = mover.moving
        mover.finish()
        return moves

    QApplication.processEvents()
    assert not mover.moving, "its deal is not dealt"
    assert not go(2)
    assert not go(3) and go(4), "a play, one step on"
    assert not go(2), "a step back"
    assert not go(6) and not go(0), "jumps"


def test_the_dialog_offers_it(window: MainWindow) -> None:
    window.show_settings()
    dialog = window.findChild(SettingsDialog)
    assert dialog is not None
    dialog._change(motion=Motion.BRIEF)
    assert window._store.settings.motion is Motion.BRIEF
    dialog.accept()
