"""A lesson in the window: played by mouse, led by the coach, forgotten by the records."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from itertools import count
from pathlib import Path

import pytest
from PySide6.QtCore import QCoreApplication, QEvent, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QWidget
from pytestqt.qtbot import QtBot

from engine.ruleset import Variant
from liudou_gui.app import lesson_table
from liudou_gui.app.application import Options, build_window
from liudou_gui.model.lessons import guide
from liudou_gui.model.lessons.base import Answered, Part
from liudou_gui.model.settings import Settings, SettingsStore, settings_from, settings_text
from liudou_gui.session.lesson import LessonSession
from liudou_gui.widgets.coach_place import NEVER, Obstacle, covered, place_words
from liudou_gui.widgets.learn_row import LearnButton
from liudou_gui.widgets.lesson_page import LessonPage
from liudou_gui.widgets.main_window import MainWindow
from liudou_gui.widgets.rects import Rect
from tests.helpers.lesson_hands import LEFT, LessonHands, play_through

SIZES = [(1024, 640, 100), (1366, 768, 150), (820, 1180, 100)]


@pytest.fixture(autouse=True)
def hurried(monkeypatch: pytest.MonkeyPatch) -> None:
    """Each look at the clock is the next quarter of a second, and one follows the other at once."""
    monkeypatch.setattr(guide, "_ACT_MS", 1)
    monkeypatch.setattr(
        lesson_table,
        "LessonSession",
        lambda *parts: LessonSession(*parts, clock=partial(next, count(0, 250))),
    )


def lesson(window: MainWindow, variant: Variant = Variant.HIDDEN) -> LessonPage:
    """Begin a lesson from the start page."""
    window.start_page.learn.emit(variant)
    page = window.table_page
    assert isinstance(page, LessonPage)
    return page


def to_answer(page: LessonPage, qtbot: QtBot, answer: object) -> LessonHands:
    """Go on until *answer* is wanted."""
    hands = LessonHands(page)

    def there() -> bool:
        wait = page.guide.step.wait
        if isinstance(wait, Answered) and wait.answer == answer and page._table.prompt is not None:
            return True
        hands.do()
        return False

    qtbot.waitUntil(there, timeout=20_000)
    return hands


@pytest.mark.parametrize(("wide", "high", "scale"), SIZES)
def test_a_whole_lesson_by_mouse_with_the_coach_out_of_the_way(
    window: MainWindow, qtbot: QtBot, wide: int, high: int, scale: int
) -> None:
    window.resize(wide, high)
    window._store.change(scale=scale)
    game = {100: Variant.TWO_CAMPS, 150: Variant.TWO_FOUR}[scale] if high < 1000 else Variant.HIDDEN
    page = lesson(window, game)
    assert page.coach is not None
    seen: list[int] = []

    def look(place: int) -> None:
        coach = page.coach
        assert coach is not None
        qtbot.wait(2)
        seen.append(place)
        assert page.rect().contains(coach.geometry())
        assert coach.height() >= coach.height_at(coach.width()) - 1
        for spot in page.guide.step.spots:
            rect = page.spot_rect(spot)
            if rect is None:
                assert spot is Part.QUESTION and page._table.prompt is None, page.guide.text
                continue
            assert not rect.intersects(coach.geometry()), page.guide.text
            assert rect in page.spotlight.rects
        card = page.prompts.card
        assert card is None or not card.geometry().intersects(coach.geometry())

    play_through(page, look)
    assert seen == sorted(seen)
    assert page.guide.last
    assert page.result is not None
    assert not page.result.next_button.isVisible()
    assert not page.result.watch_button.isVisible()
    assert "Seed" not in page.result._seed.text()
    LessonHands.click(page.coach.next_button)
    assert window.table_page is None
    assert window._store.settings.lessons_done == (game.value,)
    done = next(b for b in lesson_buttons(window) if b.variant is game)
    assert done.accessibleName().endswith("(done)")


def lesson_buttons(window: MainWindow) -> list[LearnButton]:
    """Ask for the lessons as a person does; return the button of each."""
    LessonHands.click(window.start_page.learn_button)
    assert window.start_page.lessons is not None
    return window.start_page.lessons.row.buttons


def test_a_wrong_answer_gets_a_kind_word_and_nothing_is_played(window: MainWindow, qtbot: QtBot) -> None:
    page = lesson(window)
    hands = to_answer(page, qtbot, "T")
    view = page._table.view
    hands.choose("K")
    LessonHands.click(page.action_bar.play_button)
    assert page.coach is not None
    assert page.coach.nudge.isVisible()
    assert "10" in page.coach.nudge.text()
    assert page._table.view.hand == view.hand
    assert page.notices.texts() == []
    hands.choose("T")
    LessonHands.click(page.action_bar.play_button)
    assert not page.coach.nudge.isVisible()
    assert len(page._table.view.hand) == len(view.hand) - 1


def test_enter_reads_on_and_the_hand_gets_the_keyboard_back(window: MainWindow, qtbot: QtBot) -> None:
    page = lesson(window)
    assert page.coach is not None
    assert page.coach.next_button.hasFocus()
    qtbot.keyClick(page.coach.next_button, Qt.Key.Key_Return)
    assert page.guide.place == 1
    while page.guide.reads_on:
        qtbot.keyClick(page.coach.next_button, Qt.Key.Key_Return)
    assert page.hand.hasFocus()


def test_one_leaves_a_lesson_at_once_and_nothing_is_kept(qtbot: QtBot, tmp_path: Path) -> None:
    window = build_window(Options(profile=tmp_path, language="en"))
    qtbot.addWidget(window)
    window.show()
    for way in ("coach_leave", "leave_table"):
        page = lesson(window)
        to_answer(page, qtbot, "T")
        assert not page.bar.scores_button.isVisible()
        found = page.findChild(QWidget, way)
        assert found is not None
        qtbot.mouseClick(found, LEFT)
        assert window.table_page is None
        assert window.centralWidget().currentWidget() is window.start_page  # type: ignore[attr-defined]
    assert not list(tmp_path.rglob("*.liudou"))
    assert window._history is not None
    assert window.start_page.waiting.isHidden()
    window.close()


def test_rings_draw_in_only_where_motion_is_wished(window: MainWindow, qtbot: QtBot) -> None:
    page = lesson(window)
    assert page.coach is not None
    qtbot.mouseClick(page.coach.next_button, LEFT)
    assert page.spotlight.rects
    assert not page.spotlight.moving


def test_rings_come_to_rest(moving: None, window: MainWindow, qtbot: QtBot) -> None:
    page = lesson(window)
    assert page.coach is not None
    qtbot.mouseClick(page.coach.next_button, LEFT)
    assert page.spotlight.moving
    qtbot.waitUntil(lambda: not page.spotlight.moving)
    assert page.spotlight.isVisible()


def test_cards_that_fly_to_their_place_do_not_lie_under_the_words(
    moving: None, window: MainWindow, qtbot: QtBot
) -> None:
    page = lesson(window)
    coach = page.coach
    assert coach is not None
    page._follow()
    qtbot.waitUntil(lambda: not page._settled.isActive())
    card = page.view.scene().addPixmap(QPixmap(80, 80))  # as if it had just come from a seat
    card.setPos(page.view.mapToScene(page.view.mapFrom(page, coach.geometry().topLeft())))

    def uncovered() -> bool:
        there = page.view.mapFromScene(card.sceneBoundingRect()).boundingRect()
        return not there.translated(page.view.pos()).adjusted(3, 3, -3, -3).intersects(coach.geometry())

    assert not uncovered()
    qtbot.waitUntil(uncovered)


def test_the_mouse_goes_through_the_rings(window: MainWindow, qtbot: QtBot) -> None:
    page = lesson(window)
    to_answer(page, qtbot, "T")
    assert page.spotlight.testAttribute(Qt.WidgetAttribute.WA_TransparentForMouseEvents)
    assert page.childAt(page.spotlight.rects[-1].center()) is not page.spotlight


def test_another_language_changes_the_words(
    window: MainWindow, qtbot: QtBot, monkeypatch: pytest.MonkeyPatch
) -> None:
    page = lesson(window)
    assert page.coach is not None
    told: list[bool] = []
    monkeypatch.setattr(type(page.guide), "retranslate", lambda _guide: told.append(True))
    QCoreApplication.sendEvent(page.coach, QEvent(QEvent.Type.LanguageChange))
    assert told == [True]


def test_the_settings_remember_what_was_learned(tmp_path: Path) -> None:
    store = SettingsStore(tmp_path)
    store.change(lessons_done=("hidden", "two_camps"))
    assert SettingsStore(tmp_path).settings.lessons_done == ("hidden", "two_camps")
    assert settings_from({"lessons_done": ["chess", "two_four", 7]}).lessons_done == ("two_four",)
    with pytest.raises(ValueError, match="list"):
        settings_from({"lessons_done": "hidden"})
    assert '"lessons_done": []' in settings_text(Settings())


def test_the_start_page_leads_to_each_lesson(window: MainWindow, qtbot: QtBot) -> None:
    buttons = lesson_buttons(window)
    assert [b.accessibleName() for b in buttons] == [
        "Learn Hidden Landlords",
        "Learn New Six",
        "Learn Positive and Negative",
    ]
    with qtbot.waitSignal(window.start_page.learn) as heard:
        qtbot.mouseClick(buttons[1], LEFT)
    assert heard.args == [Variant.TWO_FOUR]
    assert window.table is not None
    assert window.table.view.ruleset.variant is Variant.TWO_FOUR


@pytest.mark.parametrize(
    ("obstacles", "allowed"),
    [
        ([], lambda found: found.cx == 500),
        (
            [Obstacle(Rect(300, 200, 400, 200), NEVER)],
            lambda found: not found.overlaps(Rect(300, 200, 400, 200)),
        ),
        ([Obstacle(Rect(0, 0, 1000, 590), 5.0)], lambda found: found.bottom == 600),
    ],
    ids=["the middle", "beside a question", "where least is covered"],
)
def test_words_lie_where_they_cover_least(obstacles: list[Obstacle], allowed: Callable[[Rect], bool]) -> None:
    found = place_words(Rect(0, 0, 1000, 600), [300.0, 200.0], lambda wide: 30_000 / wide, obstacles)
    assert allowed(found)
    assert found.inside(Rect(0, 0, 1000, 600))


def test_what_is_covered_counts_by_its_weight() -> None:
    here = Rect(0, 0, 10, 10)
    assert covered(here, [Obstacle(Rect(5, 5, 10, 10), 4.0)]) == 1.0
    assert covered(here, [Obstacle(Rect(10, 0, 5, 5), 4.0)]) == 0.0
    assert place_words(Rect(0, 0, 5, 5), [30.0], lambda _: 9.0, []) == Rect(0, 0, 30, 9)
