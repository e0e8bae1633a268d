"""The sheet of the six seats: who sits where, who asks for what, who watches, and the way to begin."""

from __future__ import annotations

from PySide6.QtCore import Signal
from PySide6.QtWidgets import QBoxLayout, QMenu, QSizePolicy, QVBoxLayout, QWidget

from engine.deal import Seat
from engine.ruleset import SEATS
from liudou_gui.model.lan_model import LanModel
from liudou_gui.model.lobby_acts import SeatAct, SeatState, asked_of, free_seats, seat_acts, seat_state
from liudou_gui.model.lobby_strings import (
    act_text,
    deals_line,
    idle_line,
    people_line,
    seat_facts,
    seat_name,
    start_text,
    swap_question,
)
from liudou_gui.model.words import translate
from liudou_gui.protocol.lobby import Lobby, Stage
from liudou_gui.protocol.up import Order
from liudou_gui.widgets import lobby_icons
from liudou_gui.widgets.controls import ButtonKind, KeyButton, label
from liudou_gui.widgets.flow import FlowLayout
from liudou_gui.widgets.lobby_parts import PartSheet, Rule, new_menu
from liudou_gui.widgets.lobby_seat_row import SeatRow, SeatShown
from liudou_gui.widgets.result_parts import Box
from liudou_gui.widgets.start_tiles import QuietButton
from liudou_gui.widgets.styles import set_role_sizes
from liudou_gui.widgets.tool_button import ToolButton


class SwapCard(Box):
    """Somebody asks to change places; *answered* gets the seat and yes or no."""

    answered = Signal(int, bool)

    def __init__(self) -> None:
        super().__init__("swap_card", "amber", "amber_line", 0.22)
        self.asker: Seat | None = None
        self.question = label("strong", wrap=True)
        self.yes, self.no = KeyButton("swap_yes", kind=ButtonKind.PRIMARY), KeyButton("swap_no")
        self.yes.clicked.connect(lambda: self._answer(True))
        self.no.clicked.connect(lambda: self._answer(False))
        self.put(self.question, 0, 0, wide=2)
        self.put(self.yes, 1, 0)
        self.put(self.no, 1, 1)
        self.hide()

    def ask(self, lobby: Lobby, own: Seat | None) -> None:
        """Show the first question there is, or nothing."""
        askers = asked_of(lobby, own)
        self.asker = askers[0] if askers else None
        if self.asker is not None and own is not None:
            self.question.setText(swap_question(lobby, self.asker, own))
            self.setAccessibleName(self.question.text())
            self.yes.set_label(translate("Lobby", "Change places"))
            self.no.set_label(translate("Lobby", "Stay here"))
        self.setVisible(self.asker is not None)

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        super().set_scale(u)
        for button in (self.yes, self.no):
            button.set_scale(u)

    def _answer(self, yes: bool) -> None:
        if self.asker is not None:
            self.answered.emit(self.asker, yes)


class SeatsSheet(PartSheet):
    """The six seats of a table; wishes go to the model, except to *kick*, which is asked about first."""

    kick = Signal(object, str)
    """A seat, or None for a spectator, and the name."""
    muted = Signal()
    to_table = Signal()
    """The deal that is played is to be shown."""

    def __init__(self, model: LanModel, own_name: str) -> None:
        super().__init__("lobby_seats", lobby_icons.people)
        self._model, self._own_name, self._u, self._tight = model, own_name, 1.0, False
        self._voted: set[Seat] = set()
        self.swap_card = SwapCard()
        self.swap_card.answered.connect(model.answer_swap)
        self.deals = label("second", wrap=True)
        self.rows = [SeatRow(seat) for seat in range(SEATS)]
        self.middle.addWidget(self.swap_card)
        self.middle.addWidget(self.deals)
        self._list = QVBoxLayout()
        self._list.setSpacing(0)
        for row in self.rows:
            row.wished.connect(lambda act, seat=row.seat: self._wish(act, seat))
            self._list.addWidget(row)
        self.middle.addLayout(self._list)
        self._watching, self._watch_label = FlowLayout(), label("second")
        self._watching.addWidget(self._watch_label)
        self._watchers: list[QuietButton] = []
        self.middle.addLayout(self._watching)
        self.middle.addStretch(1)
        self.chat_place = QVBoxLayout()
        self.chat_rule = Rule("chat_rule")
        self.line = label("second", wrap=True)
        self.fill = ToolButton("fill_with_bots", lobby_icons.robot)
        self.fill.setSizePolicy(QSizePolicy.Policy.Preferred, QSizePolicy.Policy.Fixed)
        self.go = KeyButton("lobby_go", kind=ButtonKind.PRIMARY)
        self.go.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        self.fill.clicked.connect(lambda: model.order(Order.FILL))
        self.go.clicked.connect(self._press_go)
        self._buttons = QBoxLayout(QBoxLayout.Direction.LeftToRight)
        self._buttons.addWidget(self.fill)
        self._buttons.addWidget(self.go, 1)
        self.foot.addWidget(self.chat_rule)
        self.foot.addLayout(self.chat_place, 1)
        self.foot.addWidget(self.line)
        self.foot.addLayout(self._buttons)
        self.show_lobby()

    # -- what is shown -----------------------------------------------------------------------

    def show_lobby(self) -> None:
        """Show how the table stands."""
        lobby = self._model.lobby
        known = lobby is not None
        for row in self.rows:
            row.setVisible(known)
        self.deals.setVisible(known and bool(lobby and lobby.deals))
        self.set_title(translate("Lobby", "Six seats"))
        if lobby is None:
            self.set_aside("")
            self.line.setText(translate("Lobby", "The table will show here once you are let in."))
            self.fill.hide()
            self.go.hide()
            self._show_watchers(())
            return
        self.set_aside(people_line(lobby))
        self.aside.setVisible(not self._tight)
        self.deals.setText(deals_line(lobby))
        self._voted = {seat for seat in self._voted if lobby.seats[seat].votes}
        for row in self.rows:
            row.show_seat(self._shown(lobby, row.seat))
        self.swap_card.ask(lobby, self._model.seat)
        self._show_watchers(lobby.spectators)
        self._show_buttons(lobby)

    def _shown(self, lobby: Lobby, place: Seat) -> SeatShown:
        model, seat = self._model, lobby.seats[place]
        undone = set()
        if seat.name in model.muted:
            undone.add(SeatAct.MUTE)
        if place in self._voted:
            undone.add(SeatAct.VOTE)
        state = seat_state(seat, is_host=place == lobby.host_seat, dealing=lobby.stage is Stage.DEALING)
        return SeatShown(
            name=seat_name(seat),
            facts=seat_facts(lobby, place, model.seat, muted=SeatAct.MUTE in undone),
            state=state,
            acts=seat_acts(lobby, place, model.seat, is_host=model.is_host),
            undone=frozenset(undone),
            points=lobby.totals[place] if lobby.deals else None,
            dark=state in (SeatState.AWAY, SeatState.STAND_IN),
        )

    def _show_watchers(self, names: tuple[str, ...]) -> None:
        self._watch_label.setText(translate("Lobby", "Watching:"))
        self._watch_label.setVisible(bool(names))
        while len(self._watchers) > len(names):
            gone = self._watchers.pop()
            self._watching.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        while len(self._watchers) < len(names):
            button = QuietButton(f"watcher_{len(self._watchers) + 1}")
            button.clicked.connect(lambda _on=False, button=button: self._open_watcher(button))
            button.set_scale(self._u)
            self._watching.addWidget(button)
            self._watchers.append(button)
        for button, name in zip(self._watchers, names, strict=True):
            button.set_label(name)
            button.setAccessibleName(translate("Lobby", "{name} watches.").format(name=name))
            button.setEnabled(not self._is_me(name))

    def _is_me(self, name: str) -> bool:
        return self._model.seat is None and name == self._own_name

    def _open_watcher(self, button: QuietButton) -> None:
        self.watcher_menu(button.text()).popup(button.mapToGlobal(button.rect().bottomLeft()))

    def watcher_menu(self, name: str) -> QMenu:
        """Return a menu of what can be done about somebody who watches."""
        menu = new_menu("watcher_menu", translate("Lobby", "{name} watches.").format(name=name), self)
        on = name in self._model.muted
        mute = menu.addAction(act_text(SeatAct.MUTE, name, on=on).replace("&", "&&"))
        mute.triggered.connect(lambda: self._mute(name))
        if self._model.is_host:
            away = menu.addAction(act_text(SeatAct.KICK, name).replace("&", "&&"))
            away.triggered.connect(lambda: self.kick.emit(None, name))
        return menu

    def _show_buttons(self, lobby: Lobby) -> None:
        model = self._model
        dealing, waited = lobby.stage is Stage.DEALING, model.waited_for
        free = free_seats(lobby)
        fill = translate("Lobby", "Fill with bots")
        self.fill.set_texts(fill, fill)
        self.fill.setVisible(model.is_host and not dealing and free > 0)
        self.line.setText(
            idle_line(lobby, waited, model.seat, is_host=model.is_host, waits=model.place.waits)
        )
        self.line.setVisible(bool(self.line.text()) and not self._tight)
        self.go.setVisible(dealing or model.is_host or model.seat is not None)
        self.go.kind = ButtonKind.PRIMARY
        if dealing:
            self.go.set_label(translate("Lobby", "To the table"))
        elif model.is_host:
            self.go.set_label(start_text(lobby, waited))
        elif self._is_ready(lobby):
            self.go.kind = ButtonKind.PLAIN
            self.go.set_label(translate("Lobby", "Not ready after all"))
        else:
            self.go.set_label(translate("Lobby", "I am ready"))
        self.go.update()

    def _is_ready(self, lobby: Lobby) -> bool:
        return self._model.seat is not None and lobby.seats[self._model.seat].ready

    def set_scale(self, u: float, high: float = 64.0, *, tight: bool = False) -> None:
        """Draw at *u*, each seat *high* units high; where it is *tight*, without what can be missed."""
        super().set_scale(u)
        self._u, self._tight = u, tight
        self.line.setVisible(bool(self.line.text()) and not tight)
        self.aside.setVisible(bool(self.aside.text()) and not tight)
        self.middle.setSpacing(round(4 * u))
        for row in self.rows:
            row.set_scale(u, high)
        self.swap_card.set_scale(u)
        self._watching.setSpacing(round(6 * u))
        for button in self._watchers:
            button.set_scale(u)
        self.fill.set_scale(1.2 * u)
        self.go.set_scale(u)
        self._buttons.setSpacing(round(10 * u))
        set_role_sizes(self, u)

    # -- what is wished ----------------------------------------------------------------------

    def stops(self) -> list[QWidget]:
        """Return where the keyboard stops on the seats, in order; those of the foot follow the talk."""
        rows = [part for row in self.rows for part in (row.main, row.more)]
        return [self.swap_card.yes, self.swap_card.no, *rows, *self._watchers]

    def _press_go(self) -> None:
        lobby, model = self._model.lobby, self._model
        if lobby is None:
            return
        if lobby.stage is Stage.DEALING:
            self.to_table.emit()
        elif model.is_host:
            if free_seats(lobby):
                model.order(Order.FILL)
            model.order(Order.START)
        else:
            model.set_ready(not self._is_ready(lobby))

    def _wish(self, act: SeatAct, seat: Seat) -> None:
        lobby, model = self._model.lobby, self._model
        if lobby is None:
            return
        name = lobby.seats[seat].name
        match act:
            case SeatAct.SIT:
                model.sit(seat) if model.seat is None else model.ask_swap(seat)
            case SeatAct.SWAP:
                model.ask_swap(seat)
            case SeatAct.OFFER | SeatAct.GIVE_BACK:
                model.seat_to_bot(seat, False)
            case SeatAct.FILL | SeatAct.TO_BOT:
                model.seat_to_bot(seat, True)
            case SeatAct.TAKE_BACK:
                model.take_back()
            case SeatAct.WATCH:
                model.sit(None)
            case SeatAct.VOTE:
                self._vote(seat)
            case SeatAct.MUTE:
                self._mute(name)
            case SeatAct.KICK:
                self.kick.emit(seat, name)

    def _vote(self, seat: Seat) -> None:
        yes = seat not in self._voted
        (self._voted.add if yes else self._voted.discard)(seat)
        self._model.vote(seat, yes)

    def _mute(self, name: str) -> None:
        self._model.mute(name, name not in self._model.muted)
        self.show_lobby()
        self.muted.emit()
