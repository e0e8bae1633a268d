"""What befalls a player without their doing, in a sentence: a camp or a role that nobody has chosen."""

from __future__ import annotations

from PySide6.QtCore import QElapsedTimer, QObject, Signal

from engine.actions import Camp, PromptKind
from engine.visible import (
    BidMade,
    CampSet,
    DealStarted,
    Envelope,
    PromptClosed,
    PromptOpened,
    Role,
    RoleSet,
)
from liudou_gui.model.auto_play import PATIENCE_MS
from liudou_gui.model.strings import camp_word
from liudou_gui.model.table_model import TableModel
from liudou_gui.model.words import translate


class Surprises(QObject):
    """Listens to a table; *said* gives the sentence, once a deal, however often its stream is told again.

    A question that was open for a moment only is part of a story that is told again, and may have been
    answered.
    """

    said = Signal(str)

    def __init__(self, table: TableModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._asked: int | None = None
        self._answered = self._bid = False
        self._told_of = -1
        self.patience_ms = PATIENCE_MS
        self._open_for = QElapsedTimer()
        table.event_seen.connect(self._hear)

    def _hear(self, envelope: Envelope) -> None:
        match envelope.event:
            case DealStarted():
                self._asked, self._answered, self._bid = None, False, False
            case PromptOpened(prompt) if prompt.kind is PromptKind.CAMP:
                self._asked = prompt.id
                self._open_for.start()
            case PromptClosed(prompt_id) if prompt_id == self._asked:
                seen = self._open_for.elapsed() >= self.patience_ms
                self._answered = not seen or self._table.last_answered == prompt_id
            case CampSet(seat, camp) if seat == self._table.view.viewer:
                self._camp(camp)
            case BidMade(_, value):
                self._bid = self._bid or value > 0
            case RoleSet(seat, Role.GREAT_LANDLORD) if not self._bid:
                self._say(_nobody_bid(seat == self._table.view.viewer, self._table.view.names[seat]))
            case _:
                pass

    def _camp(self, camp: Camp) -> None:
        if self._asked is None:
            text = translate("Table", "You were not asked: only the {camp} camp had a place left.")
        elif not self._answered:
            text = translate("Table", "You did not choose in time: the lot put you in the {camp} camp.")
        else:
            return
        self._say(text.format(camp=camp_word(camp)))

    def _say(self, text: str) -> None:
        if self._told_of != self._table.view.number:
            self._told_of = self._table.view.number
            self.said.emit(text)


def _nobody_bid(own: bool, name: str) -> str:
    if own:
        return translate("Table", "Nobody bid: you hold the open mark, and so you are the great landlord.")
    text = translate("Table", "Nobody bid: {name} holds the open mark, and so is the great landlord.")
    return text.format(name=name)
