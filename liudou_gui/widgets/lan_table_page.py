"""The page of a network table: what every table has, and talk, absent people, lost lines, who is ready."""

from __future__ import annotations

from functools import partial

from PySide6.QtCore import QRect, Signal
from PySide6.QtGui import QAccessible, QAccessibleAnnouncementEvent
from PySide6.QtWidgets import QMenu, QWidget

from engine.deal import Seat
from engine.view import Phase, PlayerView
from liudou_gui.model.desk import Desk
from liudou_gui.model.lan_model import LanModel, Line
from liudou_gui.model.lan_strings import denial_sentence, halted_sentence, said_words
from liudou_gui.model.lobby_acts import SeatAct, SeatState, seat_acts, seat_state
from liudou_gui.model.lobby_news import chat_news, host_news, news, presence
from liudou_gui.model.lobby_strings import act_text, seat_facts, state_word, waiting_line
from liudou_gui.model.settings import SettingsStore
from liudou_gui.model.table_model import TableModel
from liudou_gui.model.words import translate
from liudou_gui.protocol.down import Denial
from liudou_gui.protocol.lobby import Holder, Lobby
from liudou_gui.session.lan_base import LinkState
from liudou_gui.session.verdict import Verdict
from liudou_gui.widgets.chat_drawer import ChatButton, ChatDrawer
from liudou_gui.widgets.lan_banner import LanBanner
from liudou_gui.widgets.lan_result import LanResultLine
from liudou_gui.widgets.lobby_chat import ABOUT_TALK, FACES
from liudou_gui.widgets.result_page import ResultPage
from liudou_gui.widgets.seat_bubbles import SeatBubbles
from liudou_gui.widgets.sound import Sounds
from liudou_gui.widgets.table_page import TablePage

CHAT = "chat"
_AT_TABLE = (SeatAct.VOTE, SeatAct.TO_BOT, SeatAct.GIVE_BACK, SeatAct.MUTE)
"""What a seat's menu offers during a deal."""
_SIGNS = {SeatState.STAND_IN: "bot", SeatState.AWAY: "away"}


class LanTablePage(TablePage):
    """A table page with the lobby beside it. *seats* and *gone* are wishes: the seats' page, the way out."""

    seats = Signal()
    gone = Signal()

    def __init__(
        self,
        table: TableModel,
        model: LanModel,
        store: SettingsStore,
        desk: Desk | None = None,
        *,
        sounds: Sounds | None = None,
        parent: QWidget | None = None,
    ) -> None:
        self.banner: LanBanner | None = None  # the frame places it while it is being built
        self.bubbles: SeatBubbles | None = None
        self._line: LanResultLine | None = None
        super().__init__(table, store, desk, sounds=sounds, parent=parent)
        self._model = model
        self._before: Lobby | None = model.lobby
        self._over = ""
        self._asked_back = False
        self._voted: set[Seat] = set()
        self._verdict: Verdict | None = None
        self.bubbles, self.banner = SeatBubbles(self.view), LanBanner(self)
        self.view.viewport().installEventFilter(self.bubbles)
        self.chat, self.chat_button = ChatDrawer(model), ChatButton()
        self.chat.done.connect(self.hand.setFocus)
        self.chat.seats.connect(self.seats)
        self.drawer.add_panel(CHAT, self.chat, self.chat, lambda: translate("Lan", "Chat"))
        self.bar.offer_chat(self.chat_button)
        self.view.told, self.view.more_actions = self._told, self._add_actions
        model.state_changed.connect(self._show_banner)
        model.halted_changed.connect(self._halted)
        model.lobby_changed.connect(self._lobby_changed)
        model.placed.connect(self.refresh)
        model.said.connect(self._said)
        model.denied.connect(self._denied)
        model.dealing.connect(self._judged)
        self._lobby_changed()
        self.refresh()
        self._place()

    def let_go(self) -> None:
        """Hear no more of the table: it is being left."""
        model = self._model
        for signal, slot in (
            (model.state_changed, self._show_banner),
            (model.halted_changed, self._halted),
            (model.lobby_changed, self._lobby_changed),
            (model.placed, self.refresh),
            (model.said, self._said),
            (model.denied, self._denied),
            (model.dealing, self._judged),
        ):
            signal.disconnect(slot)

    def stop(self) -> None:
        """End all clocks."""
        super().stop()
        if self.bubbles is not None:
            self.bubbles.stop()

    # -- the lobby beside the table ------------------------------------------------------------

    def _lobby_changed(self) -> None:
        lobby = self._model.lobby
        if lobby is None:
            return
        shown = presence(self._before, lobby, self._model.seat) if self.isVisible() else ()
        for sentence in news(self._before, lobby, self._model.seat):
            if sentence in shown:
                self.notices.say(sentence)
            else:
                QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, sentence))
        leads = host_news(self._before, lobby, self._model.seat)
        if leads and self.isVisible():
            self.notices.say(leads)
        before, self._before = self._before, lobby
        states = {place: seat_state(seat) for place, seat in enumerate(lobby.seats)}
        self.view.signs = {place: _SIGNS[state] for place, state in states.items() if state in _SIGNS}
        self._voted = {place for place in self._voted if lobby.seats[place].votes}
        own = self._model.seat
        if own is None or not lobby.seats[own].stand_in:
            self._asked_back = False
        self._say_votes(before, lobby)
        self.view.tick()
        self._show_banner()

    def _say_votes(self, before: Lobby | None, lobby: Lobby) -> None:
        for place, seat in enumerate(lobby.seats):
            more = before is not None and seat.votes > before.seats[place].votes
            if more and self.bubbles is not None:
                text = translate("Lan", "Votes for a bot here: {count}").format(count=seat.votes)
                self.bubbles.say(place, text)

    def _told(self, seat: Seat) -> str:
        lobby = self._model.lobby
        if lobby is None or lobby.seats[seat].holder is not Holder.PERSON:
            return ""
        found = lobby.seats[seat]
        state = seat_state(found)
        words = [state_word(state)] if state in _SIGNS else []
        muted = found.name in self._model.muted
        words += seat_facts(lobby, seat, self._model.seat, muted=muted)
        return translate("Spoken", ", ").join(words)

    def _add_actions(self, seat: Seat, menu: QMenu) -> None:
        lobby = self._model.lobby
        if lobby is None:
            return
        own, is_host = self._model.seat, self._model.is_host
        acts = [act for act in seat_acts(lobby, seat, own, is_host=is_host) if act in _AT_TABLE]
        if acts and menu.actions():
            menu.addSeparator()
        name = lobby.seats[seat].name
        for act in acts:
            on = self._is_on(act, seat)
            action = menu.addAction(act_text(act, name, on=on).replace("&", "&&"))
            action.setObjectName(f"seat_{act.value}")
            action.triggered.connect(partial(self._do, act, seat, not on))

    def _is_on(self, act: SeatAct, seat: Seat) -> bool:
        lobby = self._model.lobby
        name = "" if lobby is None else lobby.seats[seat].name
        return (act is SeatAct.VOTE and seat in self._voted) or (
            act is SeatAct.MUTE and name in self._model.muted
        )

    def _do(self, act: SeatAct, seat: Seat, yes: bool, _checked: bool = False) -> None:
        lobby = self._model.lobby
        match act:
            case SeatAct.VOTE:
                (self._voted.add if yes else self._voted.discard)(seat)
                self._model.vote(seat, yes)
            case SeatAct.TO_BOT | SeatAct.GIVE_BACK:
                self._model.seat_to_bot(seat, act is SeatAct.TO_BOT)
            case SeatAct.MUTE if lobby is not None:
                self._model.mute(lobby.seats[seat].name, yes)
                self.chat.chat.show_lines()

    # -- the banner ----------------------------------------------------------------------------

    def say_over(self, why: str) -> None:
        """Say that this table is over; what was played stays to be looked at."""
        self._over = why
        if self._line is not None:
            self._line.end()
        self._show_banner()

    def _halted(self) -> None:
        self._show_banner()
        if self._model.halted:
            words = halted_sentence(is_owner=self._model.is_owner)
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, words))

    def _show_banner(self) -> None:
        if self.banner is None:
            return
        lobby, own = self._model.lobby, self._model.seat
        if self._over:
            self.banner.say(self._over, translate("Lan", "Leave"), self.gone.emit)
        elif self._model.state is not LinkState.UP:
            self.banner.say(_line_words(self._model.state))
        elif self._model.halted:
            self.banner.say(halted_sentence(is_owner=self._model.is_owner))
        elif own is None:
            watching = self._table.view.phase is not Phase.OVER
            self.banner.say(self._watching(lobby) if watching else "")
        elif lobby is not None and lobby.seats[own].stand_in:
            self._show_stand_in(self.banner)
        else:
            self.banner.say("")
        over = self._table.view.phase is Phase.OVER
        self.action_bar.setVisible(not over and own is not None and self.banner.isHidden())
        self._place_banner()

    def _watching(self, lobby: Lobby | None) -> str:
        waits = self._model.place.waits
        return waiting_line(lobby, waits) if lobby and waits else translate("Lan", "You are watching.")

    def _show_stand_in(self, banner: LanBanner) -> None:
        if self._asked_back:
            banner.say(translate("Lan", "You play on yourself from your next turn."))
        else:
            banner.say(
                translate("Lan", "A bot plays for you."),
                translate("Lan", "Play on yourself"),
                self._take_back,
            )

    def _take_back(self) -> None:
        self._asked_back = True
        self._model.take_back()
        self._show_banner()
        self.hand.setFocus()

    def _place_banner(self) -> None:
        banner = self.banner
        if banner is None or banner.isHidden():
            if self.result is not None:
                self.result.keep_free(0)
            return
        k = self._places.k
        banner.set_scale(k)
        if self.result is not None and not self.result.isHidden():
            page = self.result.geometry()
            wide = min(page.width() - 40, round(640 * k))
            high = max(banner.heightForWidth(wide), round(50 * k))
            place = QRect(page.center().x() - wide // 2, page.bottom() - high - 8, wide, high)
            self.result.keep_free(high + 8)
        else:
            bar, middle = self.action_bar.geometry(), round(self._places.table.w / 2)
            if not bar.left() < middle < bar.right():
                middle = bar.center().x()
            half = min(middle - bar.left(), bar.right() - middle, round(300 * k))
            high = max(banner.heightForWidth(2 * half), round(50 * k))
            place = QRect(middle - half, bar.bottom() - high, 2 * half, high)
        banner.setGeometry(place)
        banner.raise_()

    def _place(self) -> None:
        super()._place()
        self._place_banner()
        if self.bubbles is not None:
            self.bubbles.place()

    # -- talk ----------------------------------------------------------------------------------

    def _said(self, line: Line) -> None:
        said = line.said
        if said.seat is not None and self.bubbles is not None:
            words = said_words(said)
            self.bubbles.say(said.seat, words, None if said.phrase is None else FACES.get(said.phrase))
        elif said.seat is None and self.drawer.tab != CHAT:
            self.notices.say(chat_news(said))
        if self.drawer.tab != CHAT and not line.own:
            self.chat_button.set_unread(self.chat_button.unread + 1)
        if not line.own:
            QAccessible.updateAccessibility(QAccessibleAnnouncementEvent(self, chat_news(said)))

    def _drawer_changed(self, tab: str) -> None:
        super()._drawer_changed(tab)
        if tab == CHAT:
            self.chat_button.set_unread(0)
            self.chat.field.setFocus()

    def _denied(self, why: Denial) -> None:
        if why in ABOUT_TALK:
            self.chat.chat.deny(why)
        if self.isVisible() and not (why in ABOUT_TALK and self.drawer.tab == CHAT):
            self.notices.say(denial_sentence(why))

    # -- the end of a deal ---------------------------------------------------------------------

    def _judged(self, verdict: Verdict) -> None:
        self._verdict = verdict
        self._show_verdict()

    def _show_verdict(self) -> None:
        if self._line is not None:
            fits = self._verdict is not None and self._verdict.deal == self._table.view.number
            self._line.show_verdict(self._verdict if fits else None)

    def _new_result(self, view: PlayerView) -> ResultPage:
        made = super()._new_result(view)
        self._line = LanResultLine(self._model, made.next_button)
        self._line.seats.connect(self.seats)
        self._line.set_scale(self._u)
        made.add_line(self._line)
        if self._over:
            self._line.end()
        self._show_verdict()
        return made

    def _leave_result(self) -> None:
        self.leave.emit()

    def _show_result(self, view: PlayerView) -> None:
        super()._show_result(view)
        if self.result is None:
            self._line = None
        elif self._line is not None:
            self._line.refresh()
        self.tools.setVisible(view.phase is not Phase.OVER and self._model.seat is not None)
        self._show_banner()

    def set_scale(self, user_scale: float) -> None:
        """Draw at the user's scale."""
        super().set_scale(user_scale)
        if self._line is not None:
            self._line.set_scale(user_scale)


def _line_words(state: LinkState) -> str:
    match state:
        case LinkState.SILENT:
            return translate(
                "Lan", "The host does not answer. It is still being tried; your cards stay as they are."
            )
        case LinkState.LOST:
            return translate(
                "Lan", "The connection is lost. It comes back by itself; your cards stay as they are."
            )
        case _:
            return translate("Lan", "Coming back to the table…")
