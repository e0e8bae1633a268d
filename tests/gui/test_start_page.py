"""The start page: a name, a language, three games, a few options."""

from __future__ import annotations

from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QLabel
from pytestqt.qtbot import QtBot

from engine.ruleset import Variant
from liudou_gui.model.settings import FILE_NAME, Pace, SettingsStore
from liudou_gui.session.base import WaitingDeal
from liudou_gui.widgets.dress import speak
from liudou_gui.widgets.start_page import StartPage


@pytest.fixture
def store(tmp_path: Path) -> SettingsStore:
    return SettingsStore(tmp_path)


@pytest.fixture
def page(store: SettingsStore, qtbot: QtBot) -> StartPage:
    speak("en")
    made = StartPage(store)
    qtbot.addWidget(made)
    made.resize(1366, 768)
    made.show()
    qtbot.waitExposed(made)
    return made


def press(page: StartPage, name: str, qtbot: QtBot) -> None:
    found = [b for b in page.findChildren(QAbstractButton) if b.accessibleName() == name]
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


def test_a_name_still_being_typed_counts_when_the_game_begins(
    page: StartPage, store: SettingsStore, qtbot: QtBot
) -> None:
    page.name.setFocus()
    qtbot.keyClicks(page.name, "Mei")
    press(page, "Play New Six", qtbot)
    assert store.settings.name == "Mei"


def test_options_are_kept(page: StartPage, store: SettingsStore, qtbot: QtBot) -> None:
    with qtbot.waitSignal(page.settings_changed):
        press(page, "Larger", qtbot)
    for name in ("Larger", "60 s", "slowly", "20", "繁體中文"):
        press(page, name, qtbot)
    kept = store.settings
    assert (kept.scale, kept.play_timer, kept.pace, kept.base, kept.language) == (
        150,
        60,
        Pace.SLOW,
        20,
        "zh_Hant",
    )
    assert SettingsStore(store.path.parent).settings == kept


def test_a_base_that_is_not_offered_leaves_none_marked(store: SettingsStore, qtbot: QtBot) -> None:
    store.change(base=7)
    page = StartPage(store)
    qtbot.addWidget(page)
    assert not any(b.isChecked() for b in page.base.findChildren(QAbstractButton))


def test_damaged_settings_are_told_on_the_page(tmp_path: Path, qtbot: QtBot) -> None:
    (tmp_path / FILE_NAME).write_text("{", encoding="utf-8")
    page = StartPage(SettingsStore(tmp_path))
    qtbot.addWidget(page)
    page.show()
    assert page.notice.isVisible()
    assert "damaged" in page.notice.text()


@pytest.mark.parametrize("size", [(1024, 640), (1366, 768), (1920, 1080)])
@pytest.mark.parametrize("scale", [75, 100, 150, 200, 250])
def test_nothing_is_cut_in_width(page: StartPage, qtbot: QtBot, size: tuple[int, int], scale: int) -> None:
    page.offer_records()
    page.show_waiting(WaitingDeal(Variant.TWO_CAMPS, 123, ("",) * 6))
    page.resize(*size)
    page.set_scale(scale / 100)
    qtbot.wait(1)
    for widget in [*page.findChildren(QAbstractButton), *page.findChildren(QLabel)]:
        if not widget.isVisible():
            continue
        left = widget.mapTo(page, widget.rect().topLeft()).x()
        assert left >= 0
        assert left + widget.width() <= size[0], f"{widget.objectName()} {widget.text()!r}"
        if isinstance(widget, QAbstractButton):
            assert widget.width() >= widget.minimumSizeHint().width()
        elif not widget.wordWrap():
            assert widget.width() >= widget.sizeHint().width()
