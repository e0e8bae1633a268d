"""The window: the start page, the records, or a table; the ways of network tables are in ``lan_flow``."""

from __future__ import annotations

from collections.abc import Callable
from typing import TYPE_CHECKING

from PySide6.QtCore import Signal
from PySide6.QtGui import QCloseEvent, QGuiApplication
from PySide6.QtWidgets import QWidget

from engine.ruleset import Ruleset, Variant
from engine.visible import DealStarted, Envelope
from liudou_gui.history.base import History, KeptDeal, RecordRefused
from liudou_gui.model.history_strings import store_trouble, trouble_text
from liudou_gui.model.language import LanguageSwitch
from liudou_gui.model.settings import Settings, SettingsStore, own_name
from liudou_gui.model.words import translate
from liudou_gui.session.base import Replay, Session, Unfinished
from liudou_gui.widgets.questions import Answer
from liudou_gui.widgets.sound import Sounds
from liudou_gui.widgets.waiting import Waiting
from liudou_gui.widgets.window_frame import WindowFrame

if TYPE_CHECKING:
    from liudou_gui.model.table_model import TableModel
    from liudou_gui.session.lan_base import LanTables
    from liudou_gui.widgets.lan_flow import LanFlow
    from liudou_gui.widgets.lesson_page import LessonFactory
    from liudou_gui.widgets.table_page import TablePage

# The window is there in half the time when other pages and dialogs are imported with their first use.


class MainWindow(WindowFrame):
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
        super().__init__(store, switch, sounds, parent)
        self._new_session = new_session
        self._history, self._replays = history, replays
        self._lessons = lessons
        self._keeps_tables = unfinished is not None
        self._new_lan_tables: Callable[[], LanTables] | None = None
        self._left_table: Callable[[], str | None] = lambda: None
        self.replaying = False
        self._last_kept: int | None = None
        self._waiting = Waiting(unfinished, self.start_page)
        self.start_page.play.connect(self.ask_to_begin)
        self.start_page.records.connect(self.show_records)
        self.start_page.resume.connect(self.resume)
        self.start_page.discard.connect(self._ask_to_discard)
        self.start_page.learn.connect(self.begin_lesson)
        self.start_page.host.connect(lambda: self.lan.host())
        self.start_page.join.connect(lambda: self.lan.show_join())
        if lessons is not None:
            self.start_page.offer_lessons()
        if history is not None:
            self.start_page.offer_records()
        self._waiting.show()
        self.retranslate()
        self._fit_screen()
        self.start_page.name.setFocus()

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
        desk = self.desk if replay is None else None
        page = TablePage(table, self._store, desk, replay=replay, sounds=self.sounds)
        page.leave.connect(self.ask_to_leave)
        self._show_table(table, page, replaying=replay is not None)
        if goes_on:
            page.view.stage.expect_past()
        table.start()

    def take_table(self, table: TableModel, page: TablePage, *, replaying: bool = False) -> None:
        """Own a table and its page from now on, without showing it yet."""
        page.leave_at_once.connect(self.leave_now)
        page.watch.connect(self.replay_last)
        table.event_seen.connect(self._hear)
        page.settings.connect(self.show_settings)
        page.rules.connect(self.show_rules)
        page.keys.connect(self.show_keys)
        self.table, self.table_page, self.replaying = table, page, replaying
        self.start_page.say("")
        self._pages.addWidget(page)

    def _show_table(self, table: TableModel, page: TablePage, *, replaying: bool = False) -> None:
        self.take_table(table, page, replaying=replaying)
        self.show_page(page)

    def show_page(self, page: QWidget) -> None:
        """Show a page; a replay that lies over the table on the network ends."""
        if self.replaying and page is not self.table_page:
            self._leave_replay()
        if self._pages.indexOf(page) < 0:
            self._pages.addWidget(page)
        self._pages.setCurrentWidget(page)
        page.setFocus()
        self.retranslate()

    def shows(self, page: QWidget) -> bool:
        """Whether *page* is the one that is shown, or lies under a replay."""
        return page in (self._pages.currentWidget(), self._resting and self._resting[1])

    def begin_lesson(self, variant: Variant) -> None:
        """Open the lesson of a game."""
        if self._lessons is None:
            return
        self.leave_now()
        from liudou_gui.model.lessons import LESSONS
        from liudou_gui.widgets.lesson_page import lesson_page

        table, page = lesson_page(LESSONS[variant], self._lessons, self._store, self.sounds, self)
        page.leave.connect(self.leave_now)
        self._show_table(table, page)
        table.start()

    def ask_to_leave(self) -> None:
        """Leave the table: a replay at once, a deal after a question."""
        if self._question is not None or self.table is None:
            return
        if self._lan is not None and self._lan.model is not None and not self.replaying:
            self._lan.ask_to_leave()
            return
        if self.replaying:
            self.leave_now()
            return
        if self._keeps_tables:
            text = translate("Leave", "Leave the table? You can go on with it later.")
        else:
            text = translate("Leave", "Leave the table? This deal and the running scores end here.")
        leave = Answer("leave", translate("Leave", "Leave"))
        self.ask(
            "leave_question",
            (translate("Leave", "Leave the table"), text),
            Answer("stay", translate("Leave", "Stay")),
            [(leave, self.leave_now)],
        )

    def leave_now(self) -> None:
        """Close the table and show where one came from: the records after a replay, or the start page."""
        if self.replaying:
            self._leave_replay()
            return
        if self._lan is not None:
            self._lan.let_go()
        self.drop_table()
        self.show_start()

    def _leave_replay(self) -> None:
        self.drop_table()
        if self._resting is None:
            self.show_records()
            return
        self.table, self.table_page = self._resting
        self._resting = None
        self.table_page.use_settings()
        self.show_page(self.table_page)

    def drop_table(self) -> None:
        """Close the table, or the replay over it, without showing another page."""
        table, page = self.table, self.table_page
        self.table, self.table_page, self.replaying = None, None, False
        if table is not None:
            table.close()
            table.deleteLater()
        if page is not None:
            page.stop()
            self.drop_page(page)

    def drop_page(self, page: QWidget) -> None:
        """Take a page away for good."""
        self._pages.removeWidget(page)
        page.hide()
        page.deleteLater()

    # -- tables on the network ---------------------------------------------------------------

    def offer_lan(
        self, new_tables: Callable[[], LanTables], left: Callable[[], str | None] = lambda: None
    ) -> None:
        """Offer to host and join tables on the network; *new_tables* is called with the first wish.

        *left* names the table at which the player still has a seat.
        """
        self._new_lan_tables, self._left_table = new_tables, left
        self.start_page.show_left(left())

    @property
    def lan(self) -> LanFlow:
        """The way through a table on the network. Raises ``LookupError`` before :meth:`offer_lan`."""
        if self._new_lan_tables is None:
            raise LookupError("no tables on the network are offered")
        if self._lan is None:
            from liudou_gui.widgets.lan_flow import LanFlow

            self._lan = LanFlow(self, self._new_lan_tables(), self._store)
        return self._lan

    def join_link(self, text: str) -> None:
        """Join by an invitation's link or an address, as the command line or the system hands it over."""
        if self._new_lan_tables is not None and self.table is None:
            self.lan.join_text(text)

    # -- deals that were left or kept --------------------------------------------------------

    def show_start(self) -> None:
        """Show the start page as things stand now."""
        self._pages.setCurrentWidget(self.start_page)
        self.start_page.show_settings()
        self.start_page.show_left(self._left_table())
        self._waiting.show()
        self.retranslate()

    def ask_to_begin(self, variant: Variant) -> None:
        """Begin a game, after a question where a deal waits that would be lost."""
        if not self._waiting.something:
            self.begin(variant)
            return
        anew = Answer("begin_anew", translate("Leave", "Begin anew"))
        self.ask(
            "begin_question",
            (
                translate("Leave", "A deal waits"),
                translate("Leave", "Begin a new table? The deal that waits is lost then."),
            ),
            Answer("stay", translate("Leave", "Stay")),
            [(anew, lambda: self._begin_anew(variant))],
        )

    def _begin_anew(self, variant: Variant) -> None:
        if self._waiting.discard():
            self.begin(variant)

    def _ask_to_discard(self) -> None:
        discard = Answer("discard_it", translate("Leave", "Discard"))
        self.ask(
            "discard_question",
            (
                translate("Leave", "A deal waits"),
                translate("Leave", "Discard the deal that waits? It cannot be brought back."),
            ),
            Answer("keep", translate("Leave", "Keep")),
            [(discard, self._waiting.discard)],
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

    # -- the end -----------------------------------------------------------------------------

    def closeEvent(self, event: QCloseEvent) -> None:
        """Leave the table with the window; a deal that can be gone on with is kept."""
        lan = self._lan
        if lan is not None and lan.hosting and not _system_ends():
            event.ignore()
            lan.ask_before(self.close)
            return
        while self.table is not None:  # a replay, and the table that waits behind it
            self.leave_now()
        if lan is not None:
            lan.let_go()
        self.sounds.close()
        super().closeEvent(event)
        self.closed.emit()


def _system_ends() -> bool:
    """Whether the person logs out: no time for questions."""
    application = QGuiApplication.instance()
    return isinstance(application, QGuiApplication) and application.isSavingSession()
