"""What the window always has: its pages, questions, settings, and the dialogs over whatever is shown."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent
from PySide6.QtGui import QKeyEvent, QPaintEvent
from PySide6.QtWidgets import QMainWindow, QMessageBox, QStackedWidget, QWidget

from liudou_gui.model.desk import Desk
from liudou_gui.model.keymap import Command
from liudou_gui.model.language import LanguageSwitch
from liudou_gui.model.settings import SettingsStore
from liudou_gui.model.sound_events import Sound
from liudou_gui.model.words import translate
from liudou_gui.widgets.dress import dress, speak
from liudou_gui.widgets.keys import CommandKeys, enter_presses
from liudou_gui.widgets.questions import Answer, ask_which
from liudou_gui.widgets.scale_stepper import size_commands
from liudou_gui.widgets.sound import Sounds
from liudou_gui.widgets.start_page import StartPage

if TYPE_CHECKING:
    from liudou_gui.model.table_model import TableModel
    from liudou_gui.widgets.lan_flow import LanFlow
    from liudou_gui.widgets.records_page import RecordsPage
    from liudou_gui.widgets.table_page import TablePage

# The window is there in half the time when other pages and dialogs are imported with their first use.

SMALLEST = (800, 480)
USUAL = (1366, 768)


class WindowFrame(QMainWindow):
    """Holds the pages of which one is shown; what leads from one to another is the window's."""

    def __init__(
        self,
        store: SettingsStore,
        switch: LanguageSwitch,
        sounds: Sounds | None = None,
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("main_window")
        self._store, self._switch = store, switch
        self.sounds = sounds if sounds is not None else Sounds(())
        self.was_painted = False
        self.table: TableModel | None = None
        self.table_page: TablePage | None = None
        self.records_page: RecordsPage | None = None
        self._resting: tuple[TableModel | None, TablePage] | None = None
        self._lan: LanFlow | None = None
        self._question: QMessageBox | None = None
        self.desk = Desk(store.path.parent, self)
        self.desk.failed.connect(self._say_desk_failed)
        self.start_page = StartPage(store)
        self.start_page.settings_changed.connect(self._apply_settings)
        self.start_page.rules.connect(lambda: self.show_rules())
        self.start_page.settings.connect(self.show_settings)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.start_page)
        self.setCentralWidget(self._pages)
        sizes = size_commands(store, self._change_scale)
        CommandKeys(self, {Command.FULL_SCREEN: self.switch_full_screen, **sizes})

    @property
    def language(self) -> str:
        """The language that is spoken now."""
        return self._switch.language

    def _fit_screen(self) -> None:
        room = self.screen().availableSize()
        self.setMinimumSize(min(SMALLEST[0], room.width() // 2), min(SMALLEST[1], room.height() // 2))
        self.resize(min(USUAL[0], room.width()), min(USUAL[1], room.height()))

    # -- questions ---------------------------------------------------------------------------

    def ask(
        self,
        name: str,
        words: tuple[str, str],
        quiet: Answer,
        others: Sequence[tuple[Answer, Callable[[], object]]],
    ) -> None:
        """Ask something over the window; one question at a time."""
        if self._question is None:
            scale = self._store.settings.scale / 100
            self._question = ask_which(self, name, words, quiet, others, scale)
            self._question.finished.connect(self._forget_question)

    def _forget_question(self) -> None:
        self._question = None

    # -- over the table ----------------------------------------------------------------------

    def show_settings(self) -> None:
        """Open the settings over the table."""
        from liudou_gui.widgets.settings_dialog import SettingsDialog

        dialog = SettingsDialog(self._store, self)
        dialog.settings_changed.connect(self._apply_settings)
        if self.table_page is not None:
            page = self.table_page
            dialog.settings_changed.connect(lambda: dialog.say_scale(page.scale_note()))
            dialog.say_scale(page.scale_note())
        dialog.keys_wished.connect(self.show_keys)
        dialog.volume_changed.connect(lambda: self.sounds.play(Sound.YOUR_TURN))
        dialog.open()

    def show_keys(self) -> None:
        """Open the list of keys."""
        from liudou_gui.widgets.keys_dialog import KeysDialog

        dialog = KeysDialog(self._store, self)
        dialog.changed.connect(self._apply_settings)
        dialog.open()

    def switch_full_screen(self) -> None:
        """Fill the screen, or be a window again."""
        if self.isFullScreen():
            self.showNormal()
        else:
            self.showFullScreen()

    def show_rules(self, rule_id: str = "") -> None:
        """Open the rule book at the game that is or was played last, and at a clause if one is named."""
        from liudou_gui.widgets.rule_book import RuleBook

        variant = self._store.settings.last_variant
        if self.table is not None:
            variant = self.table.view.ruleset.variant
        book = RuleBook(variant, self._store.settings.scale / 100, self)
        if rule_id:
            book.show_clause(rule_id)
        book.open()

    def _say_desk_failed(self, why: str) -> None:
        if self.table_page is not None:
            text = translate("Window", "Your groups and notes could not be saved. {why}")
            self.table_page.notices.warn(text.format(why=why))

    def say_unfinished_failed(self, why: str) -> None:
        """Tell that the running deal cannot be kept for a later start."""
        if self.table_page is not None:
            text = translate("Window", "This deal could not be gone on with after a restart. {why}")
            self.table_page.notices.warn(text.format(why=why))

    def say_record_failed(self, why: str) -> None:
        """Tell that the last deal could not be written to disk."""
        if self.table_page is not None:
            text = translate("Window", "The record of this deal could not be saved. {why}")
            self.table_page.notices.warn(text.format(why=why))

    # -- settings ----------------------------------------------------------------------------

    def _apply_settings(self) -> None:
        settings = self._store.settings
        if self._switch.wish != settings.language:
            speak(self._switch.use(settings.language))
        scale = settings.scale / 100
        if dress(settings):
            for page in self._tables():
                page.restyle()
        self.start_page.set_scale(scale)
        self.start_page.show_settings()
        if self.table_page is not None:
            self.table_page.use_settings()
        if self.records_page is not None:
            self.records_page.set_scale(scale)
        if self._lan is not None:
            self._lan.use_settings()
        self.retranslate()

    def _change_scale(self, per_cent: int) -> None:
        self._store.change(scale=per_cent)
        self._apply_settings()

    def _tables(self) -> list[TablePage]:
        """Return the table that is shown and the one that waits behind a replay."""
        pages = [self.table_page, None if self._resting is None else self._resting[1]]
        return [page for page in pages if page is not None]

    def retranslate(self) -> None:
        """Set the title."""
        title = translate("Window", "Liudou")
        self.setWindowTitle(title)

    # -- events ------------------------------------------------------------------------------

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Let Enter press the button with the focus, on whatever page it is."""
        if not enter_presses(self, event):
            super().keyPressEvent(event)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Note that the window has been seen."""
        super().paintEvent(event)
        self.was_painted = True
