"""The start page: a name, a language, three games, a few options."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, QPointF, Qt
from PySide6.QtGui import QWheelEvent
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget
from pytestqt.qtbot import QtBot

from engine.ruleset import Ruleset, Variant
from liudou_gui.app.application import Options, build_window, translations_folder
from liudou_gui.model.language import LANGUAGES, LanguageSwitch
from liudou_gui.model.settings import FILE_NAME, Settings, SettingsStore
from liudou_gui.protocol.lobby import BotLevel
from liudou_gui.session.base import WaitingDeal
from liudou_gui.widgets.dress import speak
from liudou_gui.widgets.start_page import StartPage
from tests.helpers.fake_session import FakeSession


@pytest.fixture
def store(tmp_path: Path) -> SettingsStore:
    return SettingsStore(tmp_path)


@pytest.fixture
def page(store: SettingsStore, qtbot: QtBot) -> StartPage:
    speak("en")
    made = StartPage(store)
    made.settings_changed.connect(made.show_settings)
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    qtbot.waitExposed(made)
    return made


def press(page: StartPage, name: str, qtbot: QtBot) -> None:
    found = [b for b in page.findChildren(QAbstractButton) if b.accessibleName() == name and b.isVisible()]
    assert len(found) == 1, name
    qtbot.mouseClick(found[0], Qt.MouseButton.LeftButton)


@pytest.mark.parametrize(
    ("game", "variant"),
    [
        ("Hidden Landlords", Variant.HIDDEN),
        ("New Six", Variant.TWO_FOUR),
        ("Positive and Negative", Variant.TWO_CAMPS),
    ],
)
def test_one_click_begins_a_game_and_is_remembered(
    page: StartPage, store: SettingsStore, qtbot: QtBot, game: str, variant: Variant
) -> None:
    with qtbot.waitSignal(page.play) as heard:
        press(page, f"Play {game}", qtbot)
    assert heard.args == [variant]
    assert store.settings.last_variant is variant


def test_a_name_is_kept_cleaned(page: StartPage, store: SettingsStore, qtbot: QtBot) -> None:
    page.name.setFocus()
    qtbot.keyClicks(page.name, "  Lin   Wang ")
    qtbot.keyClick(page.name, Qt.Key.Key_Return)
    assert store.settings.name == "Lin Wang"


def test_enter_in_the_name_goes_to_the_game_that_was_played_last(
    page: StartPage, store: SettingsStore, qtbot: QtBot
) -> None:
    store.change(last_variant=Variant.TWO_CAMPS)
    begun: list[Variant] = []
    page.play.connect(begun.append)
    page.name.setFocus()
    qtbot.keyClick(page.name, Qt.Key.Key_Return)
    assert not begun
    assert page.games[2].play.hasFocus()


def test_a_name_still_being_typed_counts_when_the_game_begins(
    page: StartPage, store: SettingsStore, qtbot: QtBot
) -> None:
    page.name.setFocus()
    qtbot.keyClicks(page.name, "Mei")
    press(page, "Play New Six", qtbot)
    assert store.settings.name == "Mei"


def test_options_are_kept(page: StartPage, store: SettingsStore, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.settings_changed):
        qtbot.keyClick(page.timer, Qt.Key.Key_Down)
    qtbot.keyClick(page.bots, Qt.Key.Key_Up)
    qtbot.keyClick(page.base, Qt.Key.Key_End)
    press(page, "繁體中文", qtbot)
    kept = store.settings
    assert (kept.play_timer, kept.bots, kept.base, kept.language) == (60, BotLevel.EASY, 100, "zh_Hant")
    assert SettingsStore(store.path.parent).settings == kept


def test_a_base_of_ones_own_is_shown_and_stays(store: SettingsStore, qtbot: QtBot) -> None:
    store.change(base=7)
    page = StartPage(store)
    qtbot.addWidget(page)
    assert page.base.currentText() == "7"
    page.retranslate()
    assert (page.base.chosen, store.settings.base) == (7, 7)


def test_scrolling_past_a_choice_changes_nothing(page: StartPage, store: SettingsStore) -> None:
    at = QPointF(page.timer.rect().center())
    turn = QWheelEvent(
        at,
        page.timer.mapToGlobal(at),
        QPoint(),
        QPoint(0, -120),
        Qt.MouseButton.NoButton,
        Qt.KeyboardModifier.NoModifier,
        Qt.ScrollPhase.NoScrollPhase,
        False,
    )
    QApplication.sendEvent(page.timer, turn)
    assert store.settings.play_timer == 30


# -- what there is and what there is not yet -------------------------------------------------


def reached_by_tab(page: StartPage) -> set[str]:
    """Return the names of what Tab goes to."""
    names: set[str] = set()
    at: QWidget | None = page.name
    while at is not None:
        if at.isVisible() and at.isEnabled() and at.focusPolicy() & Qt.FocusPolicy.TabFocus:
            names.add(at.objectName())
        at = at.nextInFocusChain()
        if at is page.name:
            break
    return names


def test_tables_of_the_network_are_hosted_and_joined_by_mouse_and_keys(page: StartPage, qtbot: QtBot) -> None:
    page.person.set_welcoming(False)
    page.show_waiting(None)
    assert {"host", "join"} <= reached_by_tab(page)
    for name, wish in (("Host a table", page.host), ("Join a table", page.join)):
        with qtbot.waitSignal(wish):
            press(page, name, qtbot)
    with qtbot.waitSignal(page.join):
        qtbot.keyClick(page.join_entry.button, Qt.Key.Key_Space)


def test_learning_settings_and_sound_stand_at_the_foot(
    page: StartPage, store: SettingsStore, qtbot: QtBot
) -> None:
    assert not page.learn_button.isVisible()
    page.offer_lessons()
    press(page, "Learn to play", qtbot)
    assert page.lessons is not None
    with qtbot.waitSignal(page.learn):
        press(page.lessons, "Learn New Six", qtbot)
    for name, wish in (
        ("Rule book", page.rules),
        ("Settings", page.settings),
    ):
        with qtbot.waitSignal(wish):
            press(page, name, qtbot)
    press(page, "Sound on", qtbot)
    assert store.settings.muted
    press(page, "Sound off", qtbot)
    assert not store.settings.muted


@pytest.mark.parametrize(("deals", "words"), [(1, "after 1 deal"), (2, "after 2 deals")])
def test_deals_before_the_one_that_waits_are_counted(page: StartPage, deals: int, words: str) -> None:
    page.show_waiting(WaitingDeal(Variant.TWO_FOUR, 0, ("",) * 6, dealing=False, deals=deals))
    assert page.waiting.text.text() == f"Go on with New Six {words}"


def test_discarding_is_not_going_on(page: StartPage, qtbot: QtBot) -> None:
    page.show_waiting(WaitingDeal(Variant.TWO_CAMPS, 123, ("",) * 6))
    with qtbot.waitSignal(page.discard), qtbot.assertNotEmitted(page.resume):
        press(page, "Discard", qtbot)
    with qtbot.waitSignal(page.resume), qtbot.assertNotEmitted(page.discard):
        press(page, "Continue", qtbot)
    assert page.waiting.resume_button.accessibleDescription().startswith("Go on with Positive")


# -- the first start -------------------------------------------------------------------------


def test_a_newcomer_is_welcomed_once(page: StartPage, store: SettingsStore, qtbot: QtBot) -> None:
    assert page.person.welcome.isVisible() and page.person.preview.isVisible()
    assert not page.host_entry.isVisible()
    press(page, "Show everything", qtbot)
    assert not page.person.welcome.isVisible()
    assert page.host_entry.isVisible()
    store.change(language="en")
    second = StartPage(SettingsStore(store.path.parent))
    qtbot.addWidget(second)
    assert not second.person.welcoming


@pytest.mark.parametrize("way", ["host", "join"])
def test_a_newcomer_finds_the_network_at_once(page: StartPage, qtbot: QtBot, way: str) -> None:
    button = {"host": page.host_button, "join": page.join_button}[way]
    qtbot.keyClicks(page.name, "Lin")
    with qtbot.waitSignal({"host": page.host, "join": page.join}[way]):
        qtbot.mouseClick(button, Qt.MouseButton.LeftButton)
    assert page._store.settings.name == "Lin"
    assert not page.person.welcoming and page.host_entry.isVisible() and not button.isVisible()


def test_who_has_a_deal_waiting_is_no_newcomer(page: StartPage) -> None:
    page.show_waiting(WaitingDeal(Variant.HIDDEN, 3, ("",) * 6))
    assert not page.person.welcoming
    assert page.waiting.isVisible()


@pytest.mark.parametrize("choices", [(), ("繁體中文",), ("Show everything",)])
def test_from_a_fresh_profile_to_a_deal_in_three_clicks(
    tmp_path: Path, qtbot: QtBot, choices: tuple[str, ...]
) -> None:
    opened: list[Ruleset] = []

    def open_table(rules: Ruleset, _settings: Settings) -> FakeSession:
        opened.append(rules)
        return FakeSession()

    window = build_window(Options(profile=tmp_path), open_table)
    qtbot.addWidget(window)
    window.show()
    window.activateWindow()
    qtbot.waitUntil(window.start_page.name.hasFocus)
    clicks = 0
    for choice in choices:
        press(window.start_page, choice, qtbot)
        clicks += 1
    qtbot.mouseClick(window.start_page.games[1].play, Qt.MouseButton.LeftButton)
    clicks += 1
    assert [rules.variant for rules in opened] == [Variant.TWO_FOUR]
    assert window.table_page is not None and window.table_page.isVisible()
    assert clicks <= 3
    window.close()


def test_language_and_size_are_seen_at_once(tmp_path: Path, qtbot: QtBot) -> None:
    window = build_window(Options(profile=tmp_path), lambda _r, _s: FakeSession())
    qtbot.addWidget(window)
    window.show()
    page = window.start_page
    before = page.games[0].play.height()
    press(page, "English", qtbot)
    assert page.person.welcome.text() == "Welcome to the table"
    page._change(scale=150)
    assert page.games[0].play.height() > before
    window.close()


# -- sizes -----------------------------------------------------------------------------------


def test_damaged_settings_are_told_on_the_page(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / FILE_NAME).write_text("{", encoding="utf-8")
    page = StartPage(SettingsStore(tmp_path))
    qtbot.addWidget(page)
    page.show()
    assert page.notice.isVisible()
    assert "damaged" in page.notice.text()


@pytest.mark.parametrize("size", [(1024, 640), (1366, 768), (1920, 1080), (720, 1280), (800, 480)])
@pytest.mark.parametrize("scale", [75, 100, 150, 200, 250])
@pytest.mark.parametrize("fresh", [True, False])
def test_nothing_is_cut_in_width(
    page: StartPage, qtbot: QtBot, size: tuple[int, int], scale: int, fresh: bool
) -> None:
    page.offer_records()
    page.offer_lessons()
    if not fresh:
        page.show_waiting(WaitingDeal(Variant.TWO_CAMPS, 123, ("",) * 6))
    page.resize(*size)
    page.set_scale(scale / 100)
    qtbot.wait(1)
    inside = page._scroll.widget()
    assert inside.width() <= page._scroll.viewport().width()
    for widget in [*page.findChildren(QAbstractButton), *page.findChildren(QLabel)]:
        if not widget.isVisible():
            continue
        left = widget.mapTo(page, widget.rect().topLeft()).x()
        assert left >= 0
        assert left + widget.width() <= size[0], f"{widget.objectName()} {widget.text()!r}"
        if isinstance(widget, QAbstractButton):
            assert widget.width() >= widget.minimumSizeHint().width()
        elif widget.wordWrap():
            assert widget.height() >= widget.heightForWidth(widget.width()), widget.text()
            longest = max(widget.fontMetrics().horizontalAdvance(word) for word in widget.text().split())
            assert widget.width() >= longest, widget.text()
        else:
            assert widget.width() >= widget.sizeHint().width(), widget.text()


@pytest.mark.parametrize("size", [(1024, 640), (1366, 768), (1920, 1080), (720, 1280)])
@pytest.mark.parametrize("language", LANGUAGES)
def test_everything_fits_with_a_deal_that_waits(
    qtbot: QtBot, tmp_path: Path, size: tuple[int, int], language: str
) -> None:
    switch = LanguageSwitch(translations_folder())
    speak(switch.use(language))
    try:
        page = StartPage(SettingsStore(tmp_path))
        qtbot.addWidget(page)
        page.offer_records()
        page.offer_lessons()
        page.show_waiting(WaitingDeal(Variant.TWO_CAMPS, 123, ("",) * 6))
        page.resize(*size)
        page.show()
        qtbot.wait(1)
        assert page._scroll.verticalScrollBar().maximum() == 0
        assert page._scroll.widget().height() <= size[1]
    finally:
        speak(switch.use("en"))


def test_a_large_page_scrolls_to_its_last_button(page: StartPage, qtbot: QtBot) -> None:
    page.show_waiting(WaitingDeal(Variant.TWO_CAMPS, 123, ("",) * 6))
    page.resize(1024, 640)
    page.set_scale(2.5)
    qtbot.wait(1)
    page.settings_button.setFocus(Qt.FocusReason.TabFocusReason)
    page._scroll.ensureWidgetVisible(page.settings_button)
    at = page.settings_button.mapTo(page, page.settings_button.rect().center())
    assert page.rect().contains(at)


def test_a_seat_that_waits_at_a_network_table_is_named(page: StartPage) -> None:
    page.show_left("Lin <b>'s</b>")
    assert page.join_entry.isVisible() and page.join_entry.lit, "also for who has never begun a game"
    texts = [label.text() for label in page.join_entry.findChildren(QLabel)]
    assert any("Your seat at Lin <b>'s</b> waits for you." in text for text in texts)
    page.show_left(None)
    texts = [label.text() for label in page.join_entry.findChildren(QLabel)]
    assert not any("waits for you" in text for text in texts)
