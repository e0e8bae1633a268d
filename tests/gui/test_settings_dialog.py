"""The settings dialog: every setting has its place, counts at once, and can be brought back."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from dataclasses import fields
from pathlib import Path
from typing import Any

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QSlider, QWidget
from pytestqt.qtbot import QtBot

from engine.ruleset import Variant
from liudou_gui.build import BUILD
from liudou_gui.model.hand_order import SortBy
from liudou_gui.model.settings import HandStyle, Look, Settings, SettingsStore, settings_from
from liudou_gui.widgets import settings_dialog
from liudou_gui.widgets.dress import dress, speak
from liudou_gui.widgets.main_window import MainWindow
from liudou_gui.widgets.rows import shared_faces
from liudou_gui.widgets.setting_entries import ELSEWHERE, KEYS, Kind, Section, setting_entries
from liudou_gui.widgets.settings_dialog import SettingsDialog
from liudou_gui.widgets.styles import theme
from tests.helpers.fake_session import FakeSession
from tests.helpers.scenes import follow, seated


@pytest.fixture
def store(tmp_path: Path) -> SettingsStore:
    return SettingsStore(tmp_path)


@pytest.fixture(autouse=True)
def light_again() -> Iterator[None]:
    yield
    dress(Settings())


@pytest.fixture
def open_dialog(store: SettingsStore, qtbot: QtBot) -> Callable[..., SettingsDialog]:
    """Open the dialog over a window of some size."""
    speak("en")
    back = QWidget()
    qtbot.addWidget(back)

    def make(size: tuple[int, int] = (1366, 768)) -> SettingsDialog:
        back.resize(*size)
        back.show()
        dialog = SettingsDialog(store, back)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        dialog.open()
        qtbot.waitExposed(dialog)
        return dialog

    return make


def press(parent: QWidget, name: str, qtbot: QtBot) -> None:
    found = [b for b in parent.findChildren(QAbstractButton) if b.accessibleName() == name and b.isVisible()]
    assert len(found) == 1, f"{name}: {len(found)}"
    qtbot.mouseClick(found[0], Qt.MouseButton.LeftButton)


# -- the settings as data --------------------------------------------------------------------


def test_every_setting_stands_in_the_table_once_or_elsewhere() -> None:
    keys = [entry.key for entry in setting_entries(can_speak=True)]
    assert sorted(keys) == sorted(KEYS)
    assert {*keys, *ELSEWHERE} == {field.name for field in fields(Settings)}
    assert {entry.section for entry in setting_entries(can_speak=True)} == set(Section)


def test_every_choice_can_be_kept_and_has_words_of_its_own(store: SettingsStore) -> None:
    for entry in setting_entries(can_speak=False):
        assert entry.text and entry.name
        assert bool(entry.options) is (entry.kind is Kind.CHOICE)
        assert len({option.text for option in entry.options}) == len(entry.options)
        for option in entry.options:
            store.change(**{entry.key: option.value})
            assert getattr(SettingsStore(store.path.parent).settings, entry.key) == option.value
    assert settings_from({}) == Settings()


# -- live ------------------------------------------------------------------------------------


def test_every_control_changes_its_setting_at_once(
    open_dialog: Callable[..., SettingsDialog], store: SettingsStore, qtbot: QtBot
) -> None:
    dialog = open_dialog()
    heard: list[Any] = []
    dialog.settings_changed.connect(lambda: heard.append(store.settings))
    for entry in setting_entries(can_speak=True):
        control = dialog.controls[entry.key]
        if not control.isEnabled() or entry.kind is Kind.SCALE:
            continue
        before, count = getattr(store.settings, entry.key), len(heard)
        if isinstance(control, QSlider):
            qtbot.keyClick(control, Qt.Key.Key_Right)
        elif isinstance(control, QAbstractButton):
            qtbot.keyClick(control, Qt.Key.Key_Space)
        else:
            other = next(b for b in control.findChildren(QAbstractButton) if not b.isChecked())
            qtbot.keyClick(other, Qt.Key.Key_Space)
        assert getattr(store.settings, entry.key) != before, entry.key
        assert len(heard) == count + 1
    assert SettingsStore(store.path.parent).settings == store.settings
    dialog.close()


def test_the_table_behind_and_the_preview_follow(
    window: MainWindow, session: FakeSession, qtbot: QtBot
) -> None:
    window.begin(Variant.TWO_FOUR)
    assert window.table is not None and window.table_page is not None
    with qtbot.waitSignal(window.table.view_changed):
        session.tell([*seated(), *follow()])
    window.show_settings()
    dialog = window.findChild(SettingsDialog)
    assert dialog is not None
    for name in ("dark", "Stacks", "size of group", "Low cards on the left", "Four colours for the suits"):
        before = dialog.preview.grab().toImage()
        press(dialog, name, qtbot)
        assert dialog.preview.grab().toImage() != before, name
    assert theme().name == Look.DARK.value and shared_faces().four_colour
    assert window.table_page.hand._faces is shared_faces()
    settings = window._store.settings
    assert (settings.hand, settings.sort, settings.low_first) == (HandStyle.STACKS, SortBy.SIZE, True)
    dialog.accept()
    assert window._store.settings == settings, "closing keeps what was chosen"


# -- back ------------------------------------------------------------------------------------


def test_a_section_is_reset_alone_and_undone(
    open_dialog: Callable[..., SettingsDialog], store: SettingsStore, qtbot: QtBot
) -> None:
    store.change(name="Lin", look=Look.DARK, hand=HandStyle.STACKS, keys={"hint": "X"}, sound=20)
    dialog = open_dialog()
    reset = {sheet.section: sheet.reset_button for sheet in dialog.sections}
    assert not reset[Section.TABLE].isEnabled(), "nothing to bring back"
    assert not dialog.undo_button.isEnabled()
    press(dialog, "Reset: Your hand", qtbot)
    assert (store.settings.hand, store.settings.look) == (HandStyle.FAN, Look.DARK)
    assert not reset[Section.HAND].isEnabled()
    press(dialog, "Undo changes", qtbot)
    assert store.settings.hand is HandStyle.STACKS
    assert not dialog.undo_button.isEnabled()
    press(dialog, "Reset everything", qtbot)
    assert store.settings == Settings(name="Lin", keys={"hint": "X"}), "name and keys are not the dialog's"
    assert not dialog.reset_button.isEnabled()
    press(dialog, "Undo changes", qtbot)
    assert (store.settings.look, store.settings.sound) == (Look.DARK, 20)
    dialog.close()


def test_undo_brings_back_what_was_when_the_dialog_opened(
    open_dialog: Callable[..., SettingsDialog], store: SettingsStore, qtbot: QtBot
) -> None:
    store.change(confirm_play=True)
    dialog = open_dialog()
    press(dialog, "Confirm each play", qtbot)
    press(dialog, "high contrast", qtbot)
    assert dialog.undo_button.isEnabled()
    press(dialog, "Undo changes", qtbot)
    assert store.settings == Settings(confirm_play=True)
    assert dialog.switches["confirm_play"].isChecked()
    dialog.close()


# -- sizes and keys --------------------------------------------------------------------------


@pytest.mark.parametrize("size", [(1024, 640), (1366, 768), (720, 1280)])
@pytest.mark.parametrize("scale", [100, 150, 200])
def test_everything_can_be_reached_at_any_size(
    open_dialog: Callable[..., SettingsDialog],
    store: SettingsStore,
    size: tuple[int, int],
    scale: int,
) -> None:
    store.change(scale=scale)
    dialog = open_dialog(size)
    assert dialog.width() <= size[0] - 40 and dialog.height() <= size[1] - 60
    inside = dialog._scroll.widget()
    QApplication.processEvents()
    assert inside.width() <= dialog._scroll.viewport().width()
    for widget in [*dialog.findChildren(QAbstractButton), *dialog.findChildren(QLabel)]:
        if not widget.isVisible():
            continue
        left = widget.mapTo(dialog, QPoint()).x()
        assert left >= 0 and left + widget.width() <= dialog.width(), widget.objectName()
        if isinstance(widget, QAbstractButton):
            assert widget.width() >= widget.minimumSizeHint().width(), widget.text()
        elif widget.wordWrap():
            assert widget.height() >= widget.heightForWidth(widget.width()), widget.text()
    control: QWidget | None = dialog.undo_button
    seen: set[str] = set()
    while control is not None and control.objectName() not in seen:
        if control.isVisible() and control.isEnabled() and control.focusPolicy() & Qt.FocusPolicy.TabFocus:
            control.setFocus(Qt.FocusReason.TabFocusReason)
            dialog._scroll.ensureWidgetVisible(control)
            at = control.mapTo(dialog, control.rect().center())
            assert dialog.rect().contains(at), control.objectName()
        seen.add(control.objectName())
        control = control.nextInFocusChain()
    dialog.close()


def test_keys_are_one_press_away_and_escape_keeps(
    open_dialog: Callable[..., SettingsDialog], store: SettingsStore, qtbot: QtBot
) -> None:
    dialog = open_dialog()
    with qtbot.waitSignal(dialog.keys_wished):
        press(dialog, "Keys", qtbot)
    press(dialog, "dark", qtbot)
    qtbot.keyClick(dialog, Qt.Key.Key_Escape)
    assert not dialog.isVisible()
    assert store.settings.look is Look.DARK


@pytest.mark.parametrize("compiled", (True, False))
def test_it_says_which_program_this_is_and_how_its_rules_run(
    open_dialog: Callable[..., SettingsDialog], monkeypatch: pytest.MonkeyPatch, compiled: bool
) -> None:
    monkeypatch.setattr(settings_dialog, "COMPILED", compiled)
    dialog = open_dialog()
    assert BUILD in dialog.about.text()
    assert ("compiled" if compiled else "interpreted") in dialog.about.text()
    assert ("Hard bots do not look ahead" in dialog.about.text()) is not compiled
    assert dialog.about.isVisible()
