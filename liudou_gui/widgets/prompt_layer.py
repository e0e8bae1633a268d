"""Shows the question that is open, over the table; the hand below stays usable."""

from __future__ import annotations

from PySide6.QtCore import QObject, QRect, Qt, QTimer
from PySide6.QtWidgets import QFrame, QScrollArea, QStyle, QWidget

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
    """Keeps one card in the middle of *area*, a part of the page.

    Where it could not be read there it covers what lies above the hand, else the page, else it scrolls.
    """

    def __init__(self, table: TableModel, page: QWidget) -> None:
        super().__init__(page)
        self._table, self._page = table, page
        self._area = QRect(0, 0, 100, 100)
        self._hand_y = page.height()
        self._k = 1.0
        self._scroll: QScrollArea | None = None
        self.card: PromptCard | None = None
        self._clock = QTimer(self)
        self._clock.setInterval(_TICK_MS)
        self._clock.timeout.connect(self._tick)
        table.view_changed.connect(self.refresh)

    def set_area(
        self, x: float, y: float, w: float, h: float, k: float, *, hand_y: float | None = None
    ) -> None:
        """Use this part of the page, at *k*; the hand begins at *hand_y*."""
        self._area, self._k = QRect(round(x), round(y), round(w), round(h)), k
        self._hand_y = self._page.height() if hand_y is None else round(hand_y)
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
        if self._scroll is not None:
            self._scroll.hide()
            self._scroll.deleteLater()
            self._scroll = None

    def _tick(self) -> None:
        if self.card is not None:
            self.card.tick()

    def _place(self) -> None:
        card = self.card
        if card is None:
            return
        page, k = self._page.rect(), max(self._k, card.LEAST)
        above = QRect(0, 0, page.width(), self._hand_y)
        beside = self._fits(card, self._area, self._k) or self._fits(card, above, k)
        if not beside and not self._fits(card, page, k, page.width()):
            self._scroll_through(card, page, k)

    def _fits(self, card: PromptCard, room: QRect, k: float, widest: int | None = None) -> bool:
        """Put the card in the middle of *room*, smaller if need be; not where it could not be read."""
        least = min(k, card.LEAST)
        for _ in range(4):
            wide, high = _scaled(card, k, widest)
            if high <= room.height() and wide <= room.width():
                self._take_out(card)
                card.resize(wide, high)
                card.raise_()
                card.move(room.x() + (room.width() - wide) // 2, room.y() + (room.height() - high) // 2)
                return True
            k *= min(room.height() / high, room.width() / wide, 0.97)
            if k < least:
                return False
        return False

    def _take_out(self, card: PromptCard) -> None:
        if self._scroll is not None:
            self._scroll.takeWidget()
            self._scroll.hide()
            self._scroll.deleteLater()
            self._scroll = None
            card.setParent(self._page)
            card.show()

    def _scroll_through(self, card: PromptCard, page: QRect, k: float) -> None:
        if self._scroll is None:
            self._scroll = QScrollArea(self._page)
            self._scroll.setObjectName("prompt_scroll")
            self._scroll.setFrameShape(QFrame.Shape.NoFrame)
            self._scroll.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
            self._scroll.setFocusPolicy(Qt.FocusPolicy.NoFocus)
            # A viewport of our own: Qt's may lie where a layout's item was, which Python still takes it for.
            viewport = QWidget()
            self._scroll.setViewport(viewport)
            self._scroll.setWidget(card)
            for part in (viewport, card):  # what lies around it shines through
                part.setAutoFillBackground(False)
        self._scroll.setGeometry(page)
        self._scroll.show()
        self._scroll.raise_()
        bar = self._page.style().pixelMetric(QStyle.PixelMetric.PM_ScrollBarExtent)
        wide, high = _scaled(card, k, max(1, page.width() - bar))
        card.resize(wide, high)
        card.show()


def _scaled(card: PromptCard, k: float, widest: int | None = None) -> tuple[int, int]:
    """Draw the card at *k*; return how large it is then."""
    card.set_scale(k, widest)
    layout = card.layout()
    if layout is not None:
        layout.activate()
    high = card.heightForWidth(card.width()) if card.hasHeightForWidth() else card.sizeHint().height()
    return max(1, card.width()), max(1, high)
