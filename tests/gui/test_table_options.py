"""What the host chooses for a table."""

from __future__ import annotations

import json
from pathlib import Path

import pytest
from PySide6.QtCore import Qt
from pytestqt.qtbot import QtBot

from engine.ruleset import Ruleset, Variant
from liudou_gui.model.settings import FILE_NAME, SettingsStore
from liudou_gui.protocol.lobby import BotLevel, Options
from liudou_gui.widgets.dress import speak
from liudou_gui.widgets.table_options import ChangeOptionsDialog, HostOptionsDialog
from tests.helpers.fake_lan import OPTIONS


@pytest.fixture
def store(tmp_path: Path) -> SettingsStore:
    speak("en")
    made = SettingsStore(tmp_path)
    made.change(name="Lin", last_variant=Variant.TWO_FOUR, base=5, play_timer=60)
    return made


def host_dialog(store: SettingsStore, qtbot: QtBot) -> HostOptionsDialog:
    made = HostOptionsDialog(store)
    qtbot.addWidget(made)
    made.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    made.open()
    qtbot.waitExposed(made)
    return made


def test_enter_alone_opens_a_table_as_one_plays_alone(store: SettingsStore, qtbot: QtBot) -> None:
    dialog = host_dialog(store, qtbot)
    dialog.activateWindow()
    qtbot.waitUntil(dialog.take.hasFocus)
    with qtbot.waitSignal(dialog.opened) as heard:
        qtbot.keyClick(dialog, Qt.Key.Key_Return)
    assert heard.args == [Options("Lin's table", Ruleset(Variant.TWO_FOUR, 5), play_seconds=60)]
    assert not dialog.isVisible()


def test_what_was_chosen_is_there_again(store: SettingsStore, qtbot: QtBot, tmp_path: Path) -> None:
    dialog = host_dialog(store, qtbot)
    form = dialog.form
    form.name.setText("  Tea\u202e house ")
    form.choose_game("two_camps")
    form.base.choose(20)
    form.camp.choose(9)
    form.bots.choose(BotLevel.EASY)
    form.locked.setChecked(True)
    form.counter.setChecked(False)
    with qtbot.waitSignal(dialog.opened) as heard:
        dialog.take.click()
    chosen = heard.args[0]
    assert chosen == Options(
        "Tea house", Ruleset(Variant.TWO_CAMPS, 20), 60, camp_seconds=9, locked=True, counter=False,
        bots=BotLevel.EASY,
    )  # fmt: skip
    again = host_dialog(SettingsStore(tmp_path), qtbot)
    assert again.form.options == chosen


def test_the_usual_name_follows_the_player_s(store: SettingsStore, qtbot: QtBot) -> None:
    first = host_dialog(store, qtbot)
    first.take.click()
    store.change(name="Mei")
    dialog = host_dialog(store, qtbot)
    assert dialog.form.options.name == "Mei's table"


def test_only_times_that_the_game_has_are_asked(store: SettingsStore, qtbot: QtBot) -> None:
    dialog = host_dialog(store, qtbot)
    form = dialog.form
    shown = {}
    for variant in Variant:
        form.choose_game(variant.value)
        shown[variant] = [choice.isVisible() for choice in (form.bid, form.camp, form.show_time)]
    assert shown == {
        Variant.HIDDEN: [True, False, False],
        Variant.TWO_FOUR: [False, False, True],
        Variant.TWO_CAMPS: [False, True, True],
    }


def test_the_limits_of_the_rules_are_all_that_is_offered(store: SettingsStore, qtbot: QtBot) -> None:
    dialog = host_dialog(store, qtbot)
    form = dialog.form
    assert [form.bid.itemText(place) for place in (0, form.bid.count() - 1)] == ["2 s", "15 s"]
    for choice in (form.camp, form.show_time):
        assert [choice.itemText(place) for place in (0, choice.count() - 1)] == ["2 s", "10 s"]


def test_if_no_table_can_be_opened_the_dialog_stays_and_says_why(store: SettingsStore, qtbot: QtBot) -> None:
    dialog = host_dialog(store, qtbot)
    dialog.opened.connect(lambda _options: dialog.fail("No port is free."))
    dialog.take.click()
    assert dialog.isVisible()
    assert dialog.trouble.isVisible() and dialog.trouble.text() == "No port is free."


@pytest.mark.parametrize("kept", [None, 7, [], {"base": {}}, {"variant": "x" * 1000}, {"locked": "yes"}])
def test_damaged_options_never_cost_the_settings(tmp_path: Path, kept: object) -> None:
    (tmp_path / FILE_NAME).write_text(json.dumps({"name": "Lin", "host_options": kept}), encoding="utf-8")
    store = SettingsStore(tmp_path)
    assert store.settings.name == "Lin"
    assert store.notice is None


def test_a_change_tells_only_what_is_new(store: SettingsStore, qtbot: QtBot) -> None:
    told: list[Options] = []
    for base in (OPTIONS.ruleset.base, 50):
        dialog = ChangeOptionsDialog(OPTIONS, store)
        qtbot.addWidget(dialog)
        dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
        dialog.changed.connect(told.append)
        dialog.open()
        dialog.form.base.choose(base)
        dialog.take.click()
        assert not dialog.isVisible()
    assert [options.ruleset.base for options in told] == [50]
