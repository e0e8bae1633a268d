"""The lobby of a table on the network: who comes in, who sits where, talk, and the way to the first deal."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from functools import partial
from itertools import pairwise

from PySide6.QtCore import QEvent, QSize, Qt, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent, QGuiApplication, QResizeEvent, QShowEvent
from PySide6.QtWidgets import QBoxLayout, QLayout, QMessageBox, QVBoxLayout, QWidget

from engine.visible import Viewer
from liudou_gui.model.lan_model import LanModel, Line
from liudou_gui.model.lan_strings import denial_sentence, halted_sentence, refused_sentence
from liudou_gui.model.lobby_acts import SeatAct, has_company
from liudou_gui.model.lobby_news import chat_news, host_news, news
from liudou_gui.model.lobby_strings import act_text, link_text
from liudou_gui.model.settings import SettingsStore, own_name
from liudou_gui.model.words import translate
from liudou_gui.net.addresses import OwnAddress, own_addresses
from liudou_gui.net.findings import Finding, Level
from liudou_gui.protocol.down import Denial
from liudou_gui.protocol.lobby import Lobby, Options
from liudou_gui.session.lan_base import LanTables, LinkState
from liudou_gui.widgets.controls import label
from liudou_gui.widgets.lobby_bar import LobbyBar
from liudou_gui.widgets.lobby_chat import ABOUT_TALK, ChatPanel, ChatSheet
from liudou_gui.widgets.lobby_doctor import DoctorSheet, open_link
from liudou_gui.widgets.lobby_invite import CodeBox, InviteSheet
from liudou_gui.widgets.lobby_parts import lobby_sheet
from liudou_gui.widgets.lobby_plan import CHAT, DOCTOR, INVITE, SEATS, Plan, plan_for
from liudou_gui.widgets.lobby_seats import SeatsSheet
from liudou_gui.widgets.lobby_tabs import SheetTabs
from liudou_gui.widgets.notices import Notices
from liudou_gui.widgets.questions import Answer, ask_which
from liudou_gui.widgets.styles import set_role_sizes
from liudou_gui.widgets.table_options import ChangeOptionsDialog

_WIDEST = 1640


class LobbyPage(QWidget):
    """A table before and between its deals, for its host and for guests.

    *leave* and *to_table* (a deal is being played) are wishes; *change_options* tells which new
    :class:`Options` the host asked the table for. *addresses* and *opens* are the system's.
    """

    leave = Signal()
    to_table = Signal()
    change_options = Signal(object)
    announced = Signal(str)
    """What screen readers were told."""

    def __init__(
        self,
        model: LanModel,
        tables: LanTables,
        store: SettingsStore,
        parent: QWidget | None = None,
        *,
        addresses: Callable[[], Sequence[OwnAddress]] = own_addresses,
        opens: Callable[[str], None] = open_link,
    ) -> None:
        super().__init__(parent)
        self.setObjectName("lobby_page")
        self.setAttribute(Qt.WidgetAttribute.WA_StyledBackground)
        self._model, self._store = model, store
        self._u = store.settings.scale / 100
        self._plan: Plan | None = None
        self._before: Lobby | None = None
        self._seat: Viewer = model.seat
        self._checked = False
        self._question: QMessageBox | None = None
        self.dialog: ChangeOptionsDialog | None = None
        self.bar = LobbyBar(model)
        self.notice = label("notice", wrap=True)
        self.notice.hide()
        self.code = CodeBox("deputy_code", in_words=True)
        """For who leads the table in place of its owner, whose invitation shows it."""
        self.seats = SeatsSheet(model, own_name(store.settings))
        self.chat, self.chat_sheet = ChatPanel(model), ChatSheet()
        self.invite = InviteSheet(model, tables, addresses)
        self.doctor = DoctorSheet(
            tables.examine_hosting, lambda: translate("Lobby", "Can they reach you?"), opens
        )
        self.tabs = SheetTabs("lobby_tabs")
        self._sheets: dict[str, QWidget] = {
            SEATS: self.seats,
            CHAT: self.chat_sheet,
            INVITE: self.invite,
            DOCTOR: self.doctor,
        }
        self._body = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        for sheet in (*self._sheets.values(), self.tabs):
            self._body.addWidget(sheet)
        self._outer = QVBoxLayout(self)
        self._outer.setSizeConstraint(QLayout.SizeConstraint.SetNoConstraint)
        self._outer.setContentsMargins(0, 0, 0, 0)
        self._outer.setSpacing(0)
        self._outer.addWidget(self.bar)
        self._outer.addWidget(self.notice)
        self._outer.addWidget(self.code, 0, Qt.AlignmentFlag.AlignHCenter)
        self._outer.addLayout(self._body, 1)
        self.chat.setParent(self)  # it moves between sheets, but is never without a window
        self.notices = Notices(self)
        self._connect()
        self.retranslate()
        self.set_scale(self._u)
        self._take_place()
        self._show_lobby()

    def _connect(self) -> None:
        model = self._model
        model.state_changed.connect(self._take_state)
        model.refused.connect(lambda _refused: self._show_refusal())
        model.halted_changed.connect(self._show_refusal)
        model.placed.connect(lambda _place: self._take_place())
        model.lobby_changed.connect(self._show_lobby)
        model.said.connect(self._hear)
        model.denied.connect(self._deny)
        self.bar.leave.connect(self.leave)
        self.bar.change.connect(self.ask_options)
        self.code.copy.clicked.connect(
            lambda: self._copy(self.code.code, translate("Lobby", "The room code is copied."))
        )
        self.seats.to_table.connect(self.to_table)
        self.seats.kick.connect(self._ask_to_kick)
        self.seats.muted.connect(self.chat.show_lines)
        self.invite.copied.connect(self._copy)
        self.invite.changed.connect(self._order)
        self.doctor.copied.connect(self._copy)
        self.doctor.examined.connect(self._take_findings)

    # -- how the table stands ----------------------------------------------------------------

    def _show_lobby(self) -> None:
        lobby = self._model.lobby
        self.bar.show_lobby()
        self.seats.show_lobby()
        self._show_code()
        if lobby is None:
            return
        for sentence in news(self._before, lobby, self._model.seat):
            self._announce(sentence)
        if has_company(lobby):
            self.doctor.note_company()
        leads = host_news(self._before, lobby, self._model.seat)
        if leads:
            self.say(leads)
        self._order()
        changed = self._before is None or self._before.options != lobby.options
        self._before = lobby
        if changed and self._model.is_owner:
            self.invite.show_lobby()

    def _take_place(self) -> None:
        if self._model.seat != self._seat:
            self._seat = self._model.seat
            if self._seat is not None:
                self._announce(translate("Lobby", "You sit on seat {seat}.").format(seat=self._seat + 1))
            else:
                self._announce(translate("Lobby", "You are watching."))
        self.bar.show_lobby()
        self.seats.show_lobby()
        if self._model.is_owner:
            self.invite.show_lobby()
            if not self._checked:
                self._checked = True
                self.invite.look()
                self.doctor.check()
        self._show_code()
        self._fit()

    def _show_code(self) -> None:
        """Show whoever leads the table for its owner how they let others in, where that needs a code."""
        lobby, deputy = self._model.lobby, self._model.is_host and not self._model.is_owner
        locked = lobby is not None and lobby.options.locked
        self.code.show_code(self._model.place.code if deputy and locked else "")

    def _take_state(self, state: LinkState) -> None:
        self.bar.show_lobby()
        self._announce(link_text(state, is_host=self._model.is_owner))
        self._show_refusal()

    def _show_refusal(self) -> None:
        refusal = self._model.refusal
        halted = halted_sentence(is_owner=self._model.is_owner) if self._model.halted else ""
        words = halted if refusal is None else refused_sentence(refusal)
        self.notice.setText(words)
        self.notice.setVisible(bool(words))
        if words:
            self._announce(words)

    def _hear(self, line: Line) -> None:
        if not line.own:
            self._announce(chat_news(line.said))
            self.tabs.add_unread(CHAT)

    def _deny(self, why: Denial) -> None:
        if why in ABOUT_TALK:
            self.chat.deny(why)
            self._announce(denial_sentence(why))
        else:
            self.say(denial_sentence(why))

    def say(self, text: str) -> None:
        """Show a sentence for a while, and announce it."""
        self.notices.say(text)
        self.announced.emit(text)

    def _announce(self, text: str) -> None:
        QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, text))
        self.announced.emit(text)

    def _take_findings(self, findings: tuple[Finding, ...]) -> None:
        stopped = (one.adapter for one in findings if one.level is Level.WARN and one.adapter)
        self.invite.set_blocked(frozenset(stopped))
        worst = self.doctor.worst
        if worst is not None:
            self.tabs.add_unread(DOCTOR)
        self._order()

    def _order(self) -> None:
        """Lead the keyboard from sheet to sheet as one reads them."""
        if self._plan is None:
            return  # the sheets do not stand anywhere yet
        stops = [self.bar.back, self.bar.change_button, self.code.copy, self.tabs.bar, *self.invite.stops()]
        stops += [*self.seats.stops(), *self.chat.stops(), self.seats.fill, self.seats.go]
        stops += self.doctor.stops()
        for before, after in pairwise(stops):
            self.setTabOrder(before, after)

    # -- wishes ------------------------------------------------------------------------------

    def ask_options(self) -> None:
        """Open the form with what was chosen for this table (host, between deals)."""
        if self._model.lobby is None:
            return
        self.dialog = ChangeOptionsDialog(self._model.lobby.options, self._store, self)
        self.dialog.changed.connect(self._change)
        self.dialog.open()

    def _change(self, options: Options) -> None:
        self._model.set_options(options)
        self.change_options.emit(options)

    def _ask_to_kick(self, seat: Viewer, name: str) -> None:
        words = (
            act_text(SeatAct.KICK, name),
            translate("Lobby", "Send {name} away from the table? A bot takes the seat.").format(name=name)
            if seat is not None
            else translate("Lobby", "Send {name} away from the table?").format(name=name),
        )
        kick = partial(self._model.kick, seat, name)
        others = [(Answer("kick_yes", translate("Lobby", "Send away")), kick)]
        if self._model.place.code:  # of no use to who is not told the new one
            lock = Answer("kick_and_lock", translate("Lobby", "Send away and change the room code"))
            others.append((lock, partial(kick, lock=True)))
        keep = Answer("kick_no", translate("Lobby", "Keep"))
        self._question = ask_which(self, "kick_question", words, keep, others, self._u)

    def _copy(self, text: str, words: str) -> None:
        QGuiApplication.clipboard().setText(text)
        self.say(words)

    # -- texts and sizes ---------------------------------------------------------------------

    def retranslate(self) -> None:
        """Set all texts."""
        self.setAccessibleName(translate("Lobby", "Lobby"))
        self.bar.show_lobby()
        self._show_code()
        self.seats.show_lobby()
        self.chat.retranslate()
        self.chat.show_lines()
        self.chat_sheet.setAccessibleName(translate("Lobby", "Chat"))
        self.invite.retranslate()
        self.doctor.retranslate()
        self.tabs.bar.setAccessibleName(translate("Lobby", "Parts of the lobby"))
        self.tabs.set_words(self._words())
        self._show_refusal()

    def _words(self) -> dict[str, str]:
        return {
            SEATS: translate("Lobby", "Six seats"),
            CHAT: translate("Lobby", "Chat"),
            INVITE: translate("Lobby", "Let them in"),
            DOCTOR: translate("Lobby", "Can they reach you?"),
        }

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        self._u = u
        self.setStyleSheet(lobby_sheet(u))
        self.code.set_scale(u)
        self.chat_sheet.set_scale(u)
        self.chat.set_scale(u)
        self.invite.set_scale(u)
        self.doctor.set_scale(u)
        self.notices.set_scale(u)
        set_role_sizes(self.notice, u)
        self._fit()

    def _fit(self) -> None:
        """Use the size of the window."""
        u, wide, high = self._u, self.width() / self._u, self.height() / self._u
        plan = plan_for(wide, high, is_host=self._model.is_owner)
        self.bar.set_scale(u, wide)
        self.seats.set_scale(u, plan.row_high, tight=plan.tight)
        self.invite.set_room(high)
        gap = round(20 * u) if wide >= 1100 else round(12 * u)
        side = max(gap, round((self.width() - _WIDEST * u) / 2))
        self._body.setContentsMargins(side, gap, side, gap)
        self._body.setSpacing(gap)
        self.notice.setContentsMargins(side, gap // 2, side, 0)
        before, self._plan = self._plan, plan
        if before is None or plan.shape != before.shape:
            self._arrange(plan)
        self.notices.place()

    def _arrange(self, plan: Plan) -> None:
        """Put the sheets beside each other, below each other, or behind tabs."""
        way = QBoxLayout.Direction.TopToBottom if plan.below else QBoxLayout.Direction.LeftToRight
        self._body.setDirection(way)
        self.tabs.take_out()
        for sheet in (*self._sheets.values(), self.tabs):
            self._body.removeWidget(sheet)
            sheet.setParent(self)
            sheet.hide()
        self._put_chat(inside=plan.chat_inside)
        self.chat.show_title(plan.chat_inside or (CHAT,) in plan.columns, inside=plan.chat_inside)
        for place, (keys, stretch) in enumerate(zip(plan.columns, plan.stretches, strict=True)):
            alone = len(keys) == 1
            if alone:
                self._body.insertWidget(place, self._sheets[keys[0]], stretch)
            else:
                self.tabs.offer([(key, self._sheets[key]) for key in keys], self._words())
                self._body.insertWidget(place, self.tabs, stretch)
                self.tabs.show()
            for key in keys:
                self._show_title(key, alone)
                if alone:
                    self._sheets[key].show()
        self._order()
        self.notices.raise_()

    def _put_chat(self, *, inside: bool) -> None:
        place = self.seats.chat_place if inside else self.chat_sheet.place
        place.addWidget(self.chat)
        self.chat.show()
        self.seats.chat_rule.setVisible(inside)
        self.seats.give_rest_to_foot(inside)

    def _show_title(self, key: str, shown: bool) -> None:
        if key == SEATS:
            self.seats.show_title(shown)
        elif key == INVITE:
            self.invite.show_title(shown)
        elif key == DOCTOR:
            self.doctor.show_title(shown)

    # -- events ------------------------------------------------------------------------------

    def showEvent(self, event: QShowEvent) -> None:
        """Begin where the next step is."""
        super().showEvent(event)
        host = self._model.is_owner and not self.invite.isHidden()
        first = self.invite.copy_link if host else self.seats.go
        (self.chat.field if first.isHidden() else first).setFocus()

    def minimumSizeHint(self) -> QSize:
        """Return a small size: sheets go behind tabs before the window is held open by them."""
        return QSize(320, 240)

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Use the size."""
        super().resizeEvent(event)
        self._fit()

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
            self._fit()
        super().changeEvent(event)
