"""The way through a table on the network: host or join, the seats, the deals, and leaving again."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QTimer

from liudou_gui.model.join_strings import typed_trouble
from liudou_gui.model.lan_model import LanModel
from liudou_gui.model.lan_strings import refused_sentence
from liudou_gui.model.settings import SettingsStore
from liudou_gui.model.table_model import TableModel
from liudou_gui.model.words import translate
from liudou_gui.net.findings import Finding
from liudou_gui.net.invitation import AddressError, InvitationError
from liudou_gui.protocol.down import Refused
from liudou_gui.protocol.lobby import Options, Stage
from liudou_gui.protocol.up import Order
from liudou_gui.session.lan_base import CannotHost, CannotJoin, LanTable, LanTables, LinkState, Place, Target
from liudou_gui.session.targets import target_of_text
from liudou_gui.widgets.background import Background, Errand
from liudou_gui.widgets.join_page import JoinPage
from liudou_gui.widgets.lan_table_page import LanTablePage
from liudou_gui.widgets.lobby_page import LobbyPage
from liudou_gui.widgets.name_dialog import NameDialog
from liudou_gui.widgets.questions import Answer
from liudou_gui.widgets.table_options import HostOptionsDialog

if TYPE_CHECKING:
    from liudou_gui.widgets.main_window import MainWindow


class LanFlow(QObject):
    """Owns the place at a network table, if there is one, and its pages; the window shows them."""

    def __init__(self, window: MainWindow, tables: LanTables, store: SettingsStore) -> None:
        super().__init__(window)
        self._window, self._tables, self._store = window, tables, store
        self.model: LanModel | None = None
        self.join_page: JoinPage | None = None
        self.lobby_page: LobbyPage | None = None
        self.table_page: LanTablePage | None = None
        self._table: TableModel | None = None
        self._target: Target | None = None
        self._watch = self._inside = False
        self._errands, self._doctor = Background(self), Background(self)

    # -- hosting -------------------------------------------------------------------------------

    def host(self) -> None:
        """Ask how a table is to be, and open it; one that is open already is gone back to, or ended."""
        hosted = self._tables.hosted()
        if hosted is None:
            self._ask_options()
            return
        self._window.ask(
            "hosted_question",
            (
                translate("Lan", "Your table is open"),
                translate("Lan", "Your table {table} is still open.").format(table=hosted.name or "…"),
            ),
            Answer("stay", translate("Lan", "Stay here")),
            [
                (Answer("end_hosted", translate("Lan", "End it and open another")), self._end_and_host),
                (Answer("go_back", translate("Lan", "Go back to it")), partial(self.join, hosted)),
            ],
        )

    def _end_and_host(self) -> None:
        self._tables.end_hosted()
        self._ask_options()

    def _ask_options(self) -> None:
        dialog = HostOptionsDialog(self._store, self._window)
        dialog.opened.connect(self.open_table)
        dialog.open()

    def open_table(self, options: Options) -> None:
        """Open a table and sit down there."""
        self._target, self._watch = None, False
        self._shown_join_page().show_opening(options.name)
        work = partial(self._tables.host, options)
        self._errands.run(Errand(work, self._sit, self._cannot, (CannotHost,), self._end_unwanted))

    def _end_unwanted(self, table: LanTable) -> None:
        """End a table that was opened after nobody waited for it any more."""
        _let_fall(table)
        self._tables.end_hosted()

    # -- joining -------------------------------------------------------------------------------

    def show_join(self) -> None:
        """Show the tables there are to join."""
        page = self._shown_join_page()
        page.show_list()
        page.typed.field.setFocus()

    def join_text(self, text: str) -> None:
        """Join by an invitation's link or an address; what is wrong with it is said on the page.

        Who has no name yet is asked for one: they may never have seen the start page.
        """
        if self.model is not None:
            return
        try:
            target = target_of_text(text)
        except (InvitationError, AddressError) as error:
            self.show_join()
            if self.join_page is not None:
                self.join_page.typed.field.setText(text.strip())
                self.join_page.typed.say(typed_trouble(error))
            return
        if self._store.settings.name:
            self.join(target)
            return
        dialog = NameDialog(self._store, self._window)
        dialog.accepted.connect(lambda: self.join(target))
        dialog.open()

    def join(self, target: Target, watch: bool = False, *, trust: bool = False) -> None:
        """Try to join a table; how that goes is told on the page."""
        self._drop_model(for_good=False)
        self._target, self._watch = target, watch
        name = target.name or next(iter(target.addresses), "")
        self._shown_join_page().show_attempt(name, target.table, watch=watch)
        work = partial(self._tables.join, target, watch=watch, trust=trust)
        self._errands.run(Errand(work, self._sit, self._cannot, (CannotJoin,), _let_fall))

    def _shown_join_page(self) -> JoinPage:
        if self.join_page is None:
            page = self.join_page = JoinPage(self._tables)
            page.wished.connect(self.join)
            page.back.connect(self._window.show_start)
            page.attempt.back.connect(self._give_up)
            page.attempt.again.connect(self._again)
            page.attempt.trusted.connect(lambda: self._again(trust=True))
            page.attempt.code_given.connect(self._give_code)
            page.set_scale(self._store.settings.scale / 100)
        self._window.show_page(self.join_page)
        return self.join_page

    def _give_up(self) -> None:
        was_own = self._target is None
        self._errands.drop()
        self._drop_model(for_good=True)
        if was_own:
            self._tables.end_hosted()
            self._window.show_start()
        else:
            self.show_join()

    def _again(self, *, trust: bool = False) -> None:
        if self._target is not None:
            self.join(self._target, self._watch, trust=trust)

    def _give_code(self, code: str) -> None:
        if self.model is not None and self.join_page is not None:
            self.join_page.attempt.show_connecting()
            self.model.give_code(code)

    def _cannot(self, error: Exception) -> None:
        page = self._shown_join_page()
        if isinstance(error, CannotJoin) and error.known and error.shown:
            page.attempt.show_other_key(error)
        else:
            page.attempt.show_lost(str(error), own=self._target is None)

    # -- a place at a table ----------------------------------------------------------------------

    def _sit(self, table: LanTable) -> None:
        model = self.model = LanModel(table, self)
        model.state_changed.connect(self._state_changed)
        model.refused.connect(self._refused)
        model.placed.connect(self._placed)
        model.lobby_changed.connect(self._lobby_changed)
        model.started.connect(self.show_table)
        model.open()

    def _state_changed(self, state: LinkState) -> None:
        if self._inside or self.join_page is None:
            return
        if state is LinkState.SILENT:
            self.join_page.attempt.show_silent(() if self._target is None else None)
            if self._target is not None:
                work = partial(self._tables.examine_joining, self._target)
                self._doctor.run(Errand(work, self._show_findings))
        elif state in (LinkState.CONNECTING, LinkState.UP) and self._target is not None:
            self._doctor.drop()
            self.join_page.attempt.show_connecting()

    def _show_findings(self, findings: tuple[Finding, ...]) -> None:
        silent = self.model is not None and self.model.state is LinkState.SILENT
        if silent and not self._inside and self.join_page is not None:
            self.join_page.attempt.show_silent(findings)

    def _refused(self, refused: Refused) -> None:
        if not self._inside:
            self._doctor.drop()
            if self.join_page is not None:
                self.join_page.attempt.show_refused(refused)
        elif self.table_page is not None and self._window.shows(self.table_page):
            self.table_page.say_over(refused_sentence(refused))
        else:
            self.let_go()
            self._window.start_page.say(refused_sentence(refused))

    def _placed(self, _place: Place) -> None:
        if self.table_page is not None and self.model is not None:
            self.model.say_loaded()  # a host that was started again has forgotten it

    def _lobby_changed(self) -> None:
        model = self.model
        if self._inside or model is None or model.lobby is None:
            return
        self._inside = True
        self._doctor.drop()
        page = self.lobby_page = LobbyPage(model, self._tables, self._store)
        page.leave.connect(self.ask_to_leave)
        page.to_table.connect(self.show_table)
        if model.lobby.stage is Stage.DEALING:
            self.show_table()
        else:
            self.show_seats()
            QTimer.singleShot(0, self._prepare)

    def _prepare(self) -> None:
        """Have the table ready before the first deal; the start waits for this."""
        if self.model is None or self.table_page is not None:
            return
        table = self._table = TableModel(self.model.session, self)
        page = self.table_page = LanTablePage(
            table, self.model, self._store, self._window.desk, sounds=self._window.sounds
        )
        page.leave.connect(self.ask_to_leave)
        page.seats.connect(self.show_seats)
        page.gone.connect(self._leave_what_is_over)
        self._window.take_table(table, page)
        page.resize(self._window.size())
        table.start()
        self.model.say_loaded()

    def show_seats(self) -> None:
        """Show the seats, and who is ready."""
        if self.lobby_page is not None:
            self._window.show_page(self.lobby_page)

    def show_table(self) -> None:
        """Show the table, where a deal runs or has just ended."""
        self._prepare()
        if self.table_page is not None:
            self._window.show_page(self.table_page)

    # -- leaving -------------------------------------------------------------------------------

    def ask_to_leave(self) -> None:
        """Ask how the place is to be left, and do that."""
        self.ask_before(lambda: None)

    def ask_before(self, then: Callable[[], object]) -> None:
        """Ask how the place is to be left; leave it so, and do *then*. Nothing happens if it is stayed at."""
        model = self.model
        if model is None:
            then()
            return
        if model.refusal is not None:
            self._leave(then, for_good=False)
            return
        later = Answer("leave_later", translate("Lan", "Leave, and come back later"))
        leave_later = partial(self._leave, then, for_good=False)
        if model.is_owner:
            text = translate("Lan", "This is your table. The others can go on without you.")
            others = [
                (Answer("leave_to_others", translate("Lan", "Leave it to the others")), leave_later),
                (Answer("end_for_all", translate("Lan", "End it for everyone")), partial(self._end, then)),
            ]
        elif model.seat is None:
            self._leave(then, for_good=True)
            return
        else:
            text = translate("Lan", "A bot plays in your place. You can come back while the table is open.")
            for_good = Answer("leave_for_good", translate("Lan", "Leave for good"))
            others = [(later, leave_later), (for_good, partial(self._leave, then, for_good=True))]
        words = (translate("Leave", "Leave the table"), text)
        self._window.ask("lan_leave_question", words, Answer("stay", translate("Leave", "Stay")), others)

    def _end(self, then: Callable[[], object]) -> None:
        if self.model is not None:
            self.model.order(Order.CLOSE)
        self._leave(then, for_good=False)
        self._tables.end_hosted()

    def _leave(self, then: Callable[[], object], *, for_good: bool) -> None:
        self._drop_model(for_good=for_good)
        self._window.show_start()
        then()

    def _leave_what_is_over(self) -> None:
        self._leave(lambda: None, for_good=False)

    @property
    def hosting(self) -> bool:
        """Whether closing the window would leave an own table behind."""
        return self.model is not None and self.model.is_owner and self.model.refusal is None

    def let_go(self) -> None:
        """Leave whatever there is, without a question; the seat is kept for coming back. May be repeated."""
        self._errands.drop()
        if self.join_page is not None:
            self.join_page.stop()
        if self.model is not None:
            self._leave(lambda: None, for_good=False)

    def _drop_model(self, *, for_good: bool) -> None:
        self._doctor.drop()
        model, self.model, self._inside = self.model, None, False
        if self.table_page is not None:
            page, self.table_page, self._table = self.table_page, None, None
            page.let_go()
            if self._window.replaying:
                self._window.leave_now()  # goes back to this table
            self._window.drop_table()
        if self.lobby_page is not None:
            lobby, self.lobby_page = self.lobby_page, None
            self._window.drop_page(lobby)
        if model is not None:
            model.close(for_good=for_good)
            model.deleteLater()

    # -- settings ------------------------------------------------------------------------------

    def use_settings(self) -> None:
        """Follow the settings."""
        for page in (self.join_page, self.lobby_page):
            if page is not None:
                page.set_scale(self._store.settings.scale / 100)


def _let_fall(table: LanTable) -> None:
    """Close a table that came after nobody waited for it any more."""
    table.close(for_good=True)
