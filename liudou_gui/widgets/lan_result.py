"""What stands over the buttons of a result at a network table: who is ready, and whether all was fair."""

from __future__ import annotations

from PySide6.QtCore import QEvent, Signal
from PySide6.QtWidgets import QWidget

from liudou_gui.model.lan_model import LanModel
from liudou_gui.model.words import translate
from liudou_gui.protocol.lobby import Holder, Stage
from liudou_gui.protocol.up import Order
from liudou_gui.session.verdict import Verdict
from liudou_gui.widgets.controls import KeyButton, label
from liudou_gui.widgets.flow import FlowLayout
from liudou_gui.widgets.styles import set_role_sizes
from liudou_gui.widgets.verified_mark import VerifiedMark


class LanResultLine(QWidget):
    """Follows the lobby; :attr:`seats` when the seats are wished."""

    seats = Signal()

    def __init__(self, model: LanModel, next_button: KeyButton) -> None:
        super().__init__()
        self.setObjectName("lan_result_line")
        self._model, self._next = model, next_button
        self._over = False
        self.mark, self.words = VerifiedMark(), label("body")
        self.start_button, self.seats_button = KeyButton("start_anyway"), KeyButton("lan_seats")
        self.start_button.clicked.connect(lambda: model.order(Order.START))
        self.seats_button.clicked.connect(self.seats)
        self._row = FlowLayout()
        self.setLayout(self._row)
        for widget in (self.mark, self.seats_button, self.start_button, self.words):
            self._row.addWidget(widget)
        model.lobby_changed.connect(self.refresh)
        self.retranslate()

    def show_verdict(self, verdict: Verdict | None) -> None:
        """Show what was found about the dealing of this deal."""
        self.mark.show_verdict(verdict)

    def end(self) -> None:
        """The table is over: nobody is waited for, and there is no next deal."""
        self._over = True
        self.refresh()

    def refresh(self) -> None:
        """Follow the lobby."""
        lobby, own = self._model.lobby, self._model.seat
        if self._over:
            self._next.setEnabled(False)
            for widget in (self._next, self.start_button, self.seats_button, self.words):
                widget.hide()
            return
        if lobby is None:
            return
        people = [
            (place, seat)
            for place, seat in enumerate(lobby.seats)
            if seat.holder is Holder.PERSON and seat.here
        ]
        late = [seat.name for place, seat in people if not seat.ready and place != own]
        ready = own is not None and lobby.seats[own].ready
        between = lobby.stage is not Stage.DEALING
        self._next.setVisible(own is not None)
        self._next.setEnabled(own is not None and between and not ready)
        self.start_button.setVisible(self._model.is_host and between and bool(late))
        self.words.setText(self._words(late, watching=own is None, ready=ready, between=between))

    @staticmethod
    def _words(late: list[str], *, watching: bool, ready: bool, between: bool) -> str:
        names = translate("Lan", ", ").join(late)
        if not between:
            return translate("Lan", "The cards are being dealt…")
        if watching:
            return translate("Lan", "Not ready yet: {names}").format(names=names) if late else ""
        if ready:
            return (
                translate("Lan", "You are ready. Not ready yet: {names}").format(names=names) if late else ""
            )
        if late:
            return translate("Lan", "Not ready yet: you, {names}").format(names=names)
        return translate("Lan", "All others are ready for the next deal.")

    def retranslate(self) -> None:
        """Set all texts."""
        self.start_button.set_label(translate("Lan", "Begin without waiting"))
        self.seats_button.set_label(translate("Lan", "Seats"))
        self.mark.retranslate()
        self.refresh()

    def set_scale(self, u: float) -> None:
        """Draw at *u*."""
        self.mark.set_scale(u)
        for button in (self.start_button, self.seats_button):
            button.set_scale(u)
        self._row.setSpacing(round(10 * u))
        set_role_sizes(self, u)

    def changeEvent(self, event: QEvent) -> None:
        """Follow the language."""
        if event.type() is QEvent.Type.LanguageChange:
            self.retranslate()
        super().changeEvent(event)
