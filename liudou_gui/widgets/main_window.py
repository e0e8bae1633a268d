"""The window: the start page, or a table."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QEvent
from PySide6.QtGui import QCloseEvent, QPaintEvent
from PySide6.QtWidgets import QMainWindow, QMessageBox, QPushButton, QStackedWidget, QWidget

from engine.ruleset import Ruleset, Variant
from liudou_gui.model.desk import Desk
from liudou_gui.model.language import LanguageSwitch
from liudou_gui.model.settings import Settings, SettingsStore
from liudou_gui.model.table_model import TableModel
from liudou_gui.model.words import translate
from liudou_gui.session.base import Session
from liudou_gui.widgets.fonts import use_application_font
from liudou_gui.widgets.help_dialog import HelpDialog
from liudou_gui.widgets.rows import set_card_language
from liudou_gui.widgets.settings_dialog import SettingsDialog
from liudou_gui.widgets.start_page import StartPage
from liudou_gui.widgets.styles import page_sheet
from liudou_gui.widgets.table_page import TablePage

SMALLEST = (800, 480)
USUAL = (1366, 768)


def speak(language: str) -> None:
    """Use the fonts and the jokers' words of *language*."""
    use_application_font(language)
    set_card_language(language)


class MainWindow(QMainWindow):
    """Shows one page at a time; owns the table that is being played, if any."""

    def __init__(
        self,
        store: SettingsStore,
        switch: LanguageSwitch,
        new_session: Callable[[Ruleset, Settings], Session],
        parent: QWidget | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("main_window")
        self._store, self._switch, self._new_session = store, switch, new_session
        self.was_painted = False
        self.table: TableModel | None = None
        self.table_page: TablePage | None = None
        self._question: QMessageBox | None = None
        self._desk = Desk(store.path.parent, self)
        self.start_page = StartPage(store)
        self.start_page.settings_changed.connect(self._apply_settings)
        self.start_page.play.connect(self.begin)
        self._pages = QStackedWidget()
        self._pages.addWidget(self.start_page)
        self.setCentralWidget(self._pages)
        self.retranslate()
        self._fit_screen()
        self.start_page.name.setFocus()

    @property
    def language(self) -> str:
        """The language that is spoken now."""
        return self._switch.language

    def _fit_screen(self) -> None:
        room = self.screen().availableSize()
        self.setMinimumSize(min(SMALLEST[0], room.width() // 2), min(SMALLEST[1], room.height() // 2))
        self.resize(min(USUAL[0], room.width()), min(USUAL[1], room.height()))

    # -- pages -------------------------------------------------------------------------------

    def begin(self, variant: Variant) -> None:
        """Open a table of *variant* with the present settings."""
        self.leave_now()
        settings = self._store.settings
        session = self._new_session(Ruleset(variant, settings.base), settings)
        table = TableModel(session, self)
        page = TablePage(table, self._store, self._desk)
        page.leave.connect(self.ask_to_leave)
        page.leave_at_once.connect(self.leave_now)
        page.settings.connect(self.show_settings)
        page.rules.connect(self.show_rules)
        self.table, self.table_page = table, page
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        page.setFocus()
        self.retranslate()
        table.start()

    def ask_to_leave(self) -> None:
        """Leave the table after a question: the deal is lost."""
        if self._question is not None or self.table is None:
            return
        box = QMessageBox(self)
        box.setObjectName("leave_question")
        box.setStyleSheet(page_sheet(self._store.settings.scale / 100))
        box.setWindowTitle(translate("Leave", "Leave the table"))
        box.setText(translate("Leave", "Leave the table? This deal and the running scores end here."))
        stay = self._answer(box, "stay", translate("Leave", "Stay"), QMessageBox.ButtonRole.RejectRole)
        leave = self._answer(box, "leave", translate("Leave", "Leave"), QMessageBox.ButtonRole.AcceptRole)
        leave.clicked.connect(self.leave_now)
        box.setDefaultButton(stay)
        box.setEscapeButton(stay)
        box.finished.connect(self._forget_question)
        self._question = box
        box.open()

    @staticmethod
    def _answer(box: QMessageBox, name: str, text: str, role: QMessageBox.ButtonRole) -> QPushButton:
        button = box.addButton(text, role)
        button.setObjectName(name)
        button.setAccessibleName(text)
        return button

    def _forget_question(self) -> None:
        if self._question is not None:
            self._question.deleteLater()
            self._question = None

    def leave_now(self) -> None:
        """Close the table and show the start page."""
        table, page = self.table, self.table_page
        self.table = self.table_page = None
        if table is not None:
            table.close()
            table.deleteLater()
        if page is not None:
            page.stop()
            self._pages.removeWidget(page)
            page.hide()
            page.deleteLater()
        self._pages.setCurrentWidget(self.start_page)
        self.start_page.show_settings()
        self.retranslate()

    def show_settings(self) -> None:
        """Open the settings over the table."""
        dialog = SettingsDialog(self._store, self)
        dialog.settings_changed.connect(self._apply_settings)
        dialog.open()

    def show_rules(self) -> None:
        """Open the short rules of the game that is played."""
        if self.table is not None:
            HelpDialog(self.table.view.ruleset, self._store.settings.scale / 100, self).open()

    def say_record_failed(self, why: str) -> None:
        """Tell that the last deal could not be written to disk."""
        if self.table_page is not None:
            text = translate("Window", "The record of this deal could not be saved. {why}")
            self.table_page.notices.say(text.format(why=why))

    # -- settings ----------------------------------------------------------------------------

    def _apply_settings(self) -> None:
        settings = self._store.settings
        if self._switch.wish != settings.language:
            speak(self._switch.use(settings.language))
        scale = settings.scale / 100
        self.start_page.set_scale(scale)
        self.start_page.show_settings()
        if self.table_page is not None:
            self.table_page.use_settings()
        self.retranslate()

    def retranslate(self) -> None:
        """Set the title."""
        title = translate("Window", "Liudou")
        self.setWindowTitle(title)

    # -- events ------------------------------------------------------------------------------

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)

    def paintEvent(self, event: QPaintEvent) -> None:
        """Note that the window has been seen."""
        super().paintEvent(event)
        self.was_painted = True

    def closeEvent(self, event: QCloseEvent) -> None:
        """Leave the table with the window."""
        self.leave_now()
        super().closeEvent(event)
