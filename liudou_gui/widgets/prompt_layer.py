"""Shows the question that is open, over the table; the hand below stays usable."""

from __future__ import annotations

from PySide6.QtCore import QObject, QTimer
from PySide6.QtWidgets import QWidget

from engine.actions import Prompt, PromptKind
from liudou_gui.model.table_model import TableModel
from liudou_gui.widgets.camp_prompt import CampCard
from liudou_gui.widgets.prompts import BidCard, PromptCard, YesNoCard

_TICK_MS = 100


def prompt_card(table: TableModel, prompt: Prompt, parent: QWidget | None = None) -> PromptCard | None:
    """Return the card for a question; None for a play, which the action bar asks for."""
    match prompt.kind:
        case PromptKind.BID:
            return BidCard(table, prompt, parent)
        case PromptKind.DOUBLE | PromptKind.SHOW:
            return YesNoCard(table, prompt, parent)
        case PromptKind.CAMP:
            return CampCard(table, prompt, parent)
        case PromptKind.PLAY:
            return None


class PromptLayer(QObject):
    """Keeps one card in the middle of *area*, a part of the page."""

    def __init__(self, table: TableModel, page: QWidget) -> None:
        super().__init__(page)
        self._table, self._page = table, page
        self._area = (0, 0, 100, 100)
        self._k = 1.0
        self.card: PromptCard | None = None
        self._clock = QTimer(self)
        self._clock.setInterval(_TICK_MS)
        self._clock.timeout.connect(self._tick)
        table.view_changed.connect(self.refresh)

    def set_area(self, x: float, y: float, w: float, h: float, k: float) -> None:
        """Use this part of the page, at *k*."""
        self._area, self._k = (round(x), round(y), round(w), round(h)), k
        self._place()

    def refresh(self) -> None:
        """Follow the open prompt."""
        prompt = self._table.prompt
        if self.card is not None and prompt != self.card.prompt:
            self._drop()
        if prompt is not None and self.card is None:
            self.card = prompt_card(self._table, prompt, self._page)
            if self.card is not None:
                self._place()
                self.card.show()
                self.card.raise_()
                self._tick()
                self._clock.start()
        elif self.card is not None:
            self.card.retranslate()

    def stop(self) -> None:
        """Take the card away for good."""
        self._drop()

    def _drop(self) -> None:
        self._clock.stop()
        if self.card is not None:
            self.card.hide()
            self.card.deleteLater()
            self.card = None

    def _tick(self) -> None:
        if self.card is not None:
            self.card.tick()

    def _place(self) -> None:
        card = self.card
        if card is None:
            return
        x, y, w, h = self._area
        k = self._k
        for _ in range(4):  # smaller where the table is too low or narrow for the card
            card.set_scale(k)
            layout = card.layout()
            if layout is not None:
                layout.activate()
            high = card.heightForWidth(card.width()) if card.hasHeightForWidth() else card.sizeHint().height()
            if high <= h and card.width() <= w:
                break
            k *= min(h / high, w / card.width(), 0.97)
        card.resize(card.width(), high)
        card.move(x + (w - card.width()) // 2, y + max(0, (h - high) // 2))
