"""Every dialog fits into its window, however large the screen: in the smallest window and large writing."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QAbstractScrollArea, QPushButton, QWidget
from pytestqt.qtbot import QtBot

from engine.ruleset import Variant
from liudou_gui.model.score_sheet import ScoreSheet
from liudou_gui.model.settings import SettingsStore
from liudou_gui.model.table_model import TableModel
from liudou_gui.session.verdict import Fairness, Verdict
from liudou_gui.widgets.dialog import Dialog
from liudou_gui.widgets.dress import speak
from liudou_gui.widgets.fair_dialog import FairDialog
from liudou_gui.widgets.keys_dialog import KeysDialog
from liudou_gui.widgets.learn_row import LessonsDialog
from liudou_gui.widgets.rule_book import RuleBook
from liudou_gui.widgets.scores_dialog import ScoresDialog
from liudou_gui.widgets.settings_dialog import SettingsDialog
from liudou_gui.widgets.table_options import ChangeOptionsDialog, HostOptionsDialog
from liudou_gui.widgets.window_frame import SMALLEST
from tests.helpers.fake_lan import OPTIONS

SCALE = 150
DIALOGS: dict[str, Callable[[SettingsStore, TableModel, QWidget], Dialog]] = {
    "host": lambda store, _table, parent: HostOptionsDialog(store, parent),
    "change": lambda store, _table, parent: ChangeOptionsDialog(OPTIONS, store, parent),
    "settings": lambda store, _table, parent: SettingsDialog(store, parent),
    "keys": lambda store, _table, parent: KeysDialog(store, parent),
    "rules": lambda _store, _table, parent: RuleBook(Variant.HIDDEN, SCALE / 100, parent),
    "lessons": lambda _store, _table, parent: LessonsDialog((), SCALE / 100, parent),
    "scores": lambda _store, table, parent: ScoresDialog(ScoreSheet(table), SCALE / 100, parent),
    "fair": lambda _store, _table, parent: FairDialog(
        Verdict(Fairness.VERIFIED, None, 4, 3, own_share=True, broken_off=1), SCALE / 100, parent
    ),
}


@pytest.fixture
def window_of(qtbot: QtBot) -> Iterator[Callable[[tuple[int, int]], QWidget]]:
    """Show a window of some size; what it is returned with is a page in it, smaller than the window."""
    window = QWidget()
    qtbot.addWidget(window)

    def shown(size: tuple[int, int]) -> QWidget:
        window.resize(*size)
        page = QWidget(window)
        page.resize(size[0] // 2, size[1] // 2)
        window.show()
        return page

    yield shown
    window.close()


@pytest.mark.parametrize("language", ["en", "zh_Hans"])
@pytest.mark.parametrize("size", [(1024, 640), SMALLEST], ids=["1024x640", "smallest"])
@pytest.mark.parametrize("name", DIALOGS)
def test_a_dialog_is_inside_its_window_and_its_buttons_are_inside_the_dialog(
    name: str,
    size: tuple[int, int],
    language: str,
    window_of: Callable[[tuple[int, int]], QWidget],
    table: TableModel,
    tmp_path: Path,
    qtbot: QtBot,
) -> None:
    speak(language)
    store = SettingsStore(tmp_path)
    store.change(scale=SCALE)
    dialog = DIALOGS[name](store, table, window_of(size))
    dialog.setAttribute(Qt.WidgetAttribute.WA_DeleteOnClose, False)
    dialog.open()
    qtbot.waitExposed(dialog)
    assert dialog.width() <= size[0] - 40 and dialog.height() <= size[1] - 60, dialog.size()
    assert dialog.width() > size[0] / 2, "it is the window that is the measure, not the page that asked"
    for button in dialog.findChildren(QPushButton):
        if button.isVisibleTo(dialog) and not scrolls(button):
            place = button.rect().translated(button.mapTo(dialog, QPoint()))
            assert dialog.rect().contains(place), button.objectName()
    dialog.close()


def scrolls(widget: QWidget) -> bool:
    """Return whether *widget* can be scrolled into sight."""
    around = widget.parentWidget()
    while around is not None:
        if isinstance(around, QAbstractScrollArea):
            return True
        around = around.parentWidget()
    return False
