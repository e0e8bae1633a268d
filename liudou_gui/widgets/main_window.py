"""The window: the start page, the records, or a table."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import QEvent, Signal
from PySide6.QtGui import QCloseEvent, QPaintEvent
from PySide6.QtWidgets import QMainWindow, QMessageBox, QStackedWidget, QWidget

from engine.ruleset import Ruleset, Variant
from engine.visible import DealStarted, Envelope
from liudou_gui.history.base import History, KeptDeal, RecordRefused
from liudou_gui.model.desk import Desk
from liudou_gui.model.history_strings import store_trouble, trouble_text
from liudou_gui.model.keymap import Command
from liudou_gui.model.language import LanguageSwitch
from liudou_gui.model.settings import Settings, SettingsStore, own_name
from liudou_gui.model.sound_events import Sound
from liudou_gui.model.words import translate
from liudou_gui.session.base import Replay, Session, Unfinished
from liudou_gui.widgets.dress import dress, speak
from liudou_gui.widgets.keys import CommandKeys
from liudou_gui.widgets.questions import Answer, ask
from liudou_gui.widgets.scale_stepper import size_commands
from liudou_gui.widgets.sound import Sounds
from liudou_gui.widgets.start_page import StartPage
from liudou_gui.widgets.waiting import Waiting

if TYPE_CHECKING:
    from liudou_gui.model.table_model import TableModel
    from liudou_gui.widgets.lesson_page import LessonFactory
    from liudou_gui.widgets.records_page import RecordsPage
    from liudou_gui.widgets.table_page import TablePage

# The window is there in half the time when other pages and dialogs are imported with their first use.

SMALLEST = (800, 480)
USUAL = (1366, 768)


class MainWindow(QMainWindow):
    """Shows one page at a time; owns the table that is being played, if any."""

    closed = Signal()

    def __init__(
        self,
        store: SettingsStore,
        switch: LanguageSwitch,
        new_session: Callable[[Ruleset, Settings], Session],
        parent: QWidget | None = None,
        *,
        history: History | None = None,
        replays: Callable[[str, KeptDeal], Replay] | None = None,
        unfinished: Unfinished | None = None,
        sounds: Sounds | None = None,
        lessons: LessonFactory | None = None,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("main_window")
        self._store, self._switch, self._new_session = store, switch, new_session
        self._history, self._replays = history, replays
        self._lessons = lessons
        self._keeps_tables = unfinished is not None
        self._sounds = sounds if sounds is not None else Sounds(())
        self.was_painted = False
        self.table: TableModel | None = None
        self.table_page: TablePage | None = None
        self.replaying = False
        self._resting: tuple[TableModel | None, TablePage] | None = None
        self.records_page: RecordsPage | None = None
        self._last_kept: int | None = None
        self._question: QMessageBox | None = None
        self._desk = Desk(store.path.parent, self)
        self._desk.failed.connect(self._say_desk_failed)
        self.start_page = StartPage(store)
        self._waiting = Waiting(unfinished, self.start_page)
        self.start_page.settings_changed.connect(self._apply_settings)
        self.start_page.play.connect(self.ask_to_begin)
        self.start_page.records.connect(self.show_records)
        self.start_page.rules.connect(lambda: self.show_rules())
        self.start_page.settings.connect(self.show_settings)
        self.start_page.resume.connect(self.resume)
        self.start_page.discard.connect(self._ask_to_discard)
        self.start_page.learn.connect(self.begin_lesson)
        if lessons is not None:
            self.start_page.offer_lessons()
        if history is not None:
            self.start_page.offer_records()
        self._pages = QStackedWidget()
        self._pages.addWidget(self.start_page)
        self.setCentralWidget(self._pages)
        sizes = size_commands(store, self._change_scale)
        CommandKeys(self, {Command.FULL_SCREEN: self.switch_full_screen, **sizes})
        self._waiting.show()
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
        self._open(self._new_session(Ruleset(variant, settings.base), settings))

    def resume(self) -> None:
        """Go on with the deal that waits; why that cannot be is said on the start page."""
        self.leave_now()
        session = self._waiting.resume()
        if session is not None:
            self._open(session, goes_on=True)

    def _open(self, session: Session, replay: Replay | None = None, *, goes_on: bool = False) -> None:
        from liudou_gui.model.table_model import TableModel
        from liudou_gui.widgets.table_page import TablePage

        if replay is not None and self.table_page is not None and not self.replaying:
            self._resting = self.table, self.table_page  # the table waits for its next deal meanwhile
        elif replay is not None:
            self.leave_now()
        table = TableModel(session, self)
        desk = self._desk if replay is None else None
        page = TablePage(table, self._store, desk, replay=replay, sounds=self._sounds)
        page.leave.connect(self.ask_to_leave)
        page.watch.connect(self.replay_last)
        table.event_seen.connect(self._hear)
        self._show_table(table, page, replaying=replay is not None)
        if goes_on:
            page.view.stage.expect_past()
        table.start()

    def _show_table(self, table: TableModel, page: TablePage, *, replaying: bool = False) -> None:
        page.leave_at_once.connect(self.leave_now)
        page.settings.connect(self.show_settings)
        page.rules.connect(self.show_rules)
        page.keys.connect(self.show_keys)
        self.table, self.table_page, self.replaying = table, page, replaying
        self.start_page.say("")
        self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        page.setFocus()
        self.retranslate()

    def begin_lesson(self, variant: Variant) -> None:
        """Open the lesson of a game."""
        if self._lessons is None:
            return
        self.leave_now()
        from liudou_gui.model.lessons import LESSONS
        from liudou_gui.widgets.lesson_page import lesson_page

        table, page = lesson_page(LESSONS[variant], self._lessons, self._store, self._sounds, self)
        page.leave.connect(self.leave_now)
        self._show_table(table, page)
        table.start()

    def ask_to_leave(self) -> None:
        """Leave the table: a replay at once, a deal after a question."""
        if self._question is not None or self.table is None:
            return
        if self.replaying:
            self.leave_now()
            return
        if self._keeps_tables:
            text = translate("Leave", "Leave the table? You can go on with it later.")
        else:
            text = translate("Leave", "Leave the table? This deal and the running scores end here.")
        self._ask(
            "leave_question",
            (translate("Leave", "Leave the table"), text),
            (Answer("stay", translate("Leave", "Stay")), Answer("leave", translate("Leave", "Leave"))),
            self.leave_now,
        )

    def _ask(
        self,
        name: str,
        words: tuple[str, str],
        answers: tuple[Answer, Answer],
        on_yes: Callable[[], object],
    ) -> None:
        if self._question is None:
            self._question = ask(self, name, words, answers, on_yes, self._store.settings.scale / 100)
            self._question.finished.connect(self._forget_question)

    def _forget_question(self) -> None:
        self._question = None

    def leave_now(self) -> None:
        """Close the table and show where one came from: the records after a replay, or the start page."""
        table, page, replaying = self.table, self.table_page, self.replaying
        self.table, self.table_page, self.replaying = None, None, False
        if table is not None:
            table.close()
            table.deleteLater()
        if page is not None:
            page.stop()
            self._pages.removeWidget(page)
            page.hide()
            page.deleteLater()
        if replaying and self._resting is not None:
            self.table, self.table_page = self._resting
            self._resting = None
            self.table_page.use_settings()
            self._pages.setCurrentWidget(self.table_page)
            self.table_page.setFocus()
        elif replaying:
            self.show_records()
        else:
            self.show_start()

    # -- deals that were left or kept --------------------------------------------------------

    def show_start(self) -> None:
        """Show the start page as things stand now."""
        self._pages.setCurrentWidget(self.start_page)
        self.start_page.show_settings()
        self._waiting.show()
        self.retranslate()

    def ask_to_begin(self, variant: Variant) -> None:
        """Begin a game, after a question where a deal waits that would be lost."""
        if not self._waiting.something:
            self.begin(variant)
            return
        self._ask(
            "begin_question",
            (
                translate("Leave", "A deal waits"),
                translate("Leave", "Begin a new table? The deal that waits is lost then."),
            ),
            (
                Answer("stay", translate("Leave", "Stay")),
                Answer("begin_anew", translate("Leave", "Begin anew")),
            ),
            lambda: self._begin_anew(variant),
        )

    def _begin_anew(self, variant: Variant) -> None:
        if self._waiting.discard():
            self.begin(variant)

    def _ask_to_discard(self) -> None:
        self._ask(
            "discard_question",
            (
                translate("Leave", "A deal waits"),
                translate("Leave", "Discard the deal that waits? It cannot be brought back."),
            ),
            (Answer("keep", translate("Leave", "Keep")), Answer("discard_it", translate("Leave", "Discard"))),
            self._waiting.discard,
        )

    def show_records(self) -> None:
        """Show the kept deals."""
        if self._history is None:
            return
        from liudou_gui.widgets.records_page import RecordsPage

        if self.records_page is None:
            self.records_page = RecordsPage(self._history, own_name=lambda: own_name(self._store.settings))
            self.records_page.back.connect(self.show_start)
            self.records_page.replay_wished.connect(self.begin_replay)
            self.records_page.set_scale(self._store.settings.scale / 100)
            self._pages.addWidget(self.records_page)
        self._pages.setCurrentWidget(self.records_page)
        self.records_page.refresh()
        self.records_page.deals.table.setFocus()
        self.retranslate()

    def begin_replay(self, deal: int) -> None:
        """Replay the kept deal with this id; why that cannot be is said on the records page."""
        if self._history is None or self._replays is None:
            return
        try:
            kept = self._history.deal(deal)
            replay = self._replays(self._history.text(deal), kept)
        except KeyError:
            self._say_in_records(translate("Records", "This deal is no longer kept."))
        except RecordRefused as refusal:
            self._say_in_records(trouble_text(refusal.trouble))
        except OSError as error:
            self._say_in_records(store_trouble(error))
        else:
            self._open(replay, replay)

    def note_kept(self, deal: int) -> None:
        """Remember under which id the deal that has just ended is kept."""
        self._last_kept = deal

    def replay_last(self) -> None:
        """Replay the deal that has just ended at the table."""
        if self._last_kept is None:
            self._say_in_records(translate("Records", "This deal is no longer kept."))
        else:
            self.begin_replay(self._last_kept)

    def _hear(self, envelope: Envelope) -> None:
        if isinstance(envelope.event, DealStarted) and not self.replaying:
            self._last_kept = None

    def _say_in_records(self, text: str) -> None:
        if self.table_page is not None and not self.replaying:
            self.table_page.notices.say(text)
            return
        self.show_records()
        if self.records_page is not None:
            self.records_page.say(text, bad=True)

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
        dialog.volume_changed.connect(lambda: self._sounds.play(Sound.YOUR_TURN))
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
            self.table_page.notices.say(text.format(why=why))

    def say_unfinished_failed(self, why: str) -> None:
        """Tell that the running deal cannot be kept for a later start."""
        if self.table_page is not None:
            text = translate("Window", "This deal could not be gone on with after a restart. {why}")
            self.table_page.notices.say(text.format(why=why))

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
        if dress(settings):
            for page in self._tables():
                page.restyle()
        self.start_page.set_scale(scale)
        self.start_page.show_settings()
        if self.table_page is not None:
            self.table_page.use_settings()
        if self.records_page is not None:
            self.records_page.set_scale(scale)
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
        """Leave the table with the window; a deal that can be gone on with is kept."""
        while self.table is not None:  # a replay, and the table that waits behind it
            self.leave_now()
        self._sounds.close()
        super().closeEvent(event)
        self.closed.emit()
