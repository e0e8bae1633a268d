"""Which cards of the hand are chosen, and what they are."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, Signal

from engine.actions import PromptKind
from engine.cards import Card
from engine.combos import Combination
from engine.movegen import verdict
from engine.reasons import Reason
from liudou_gui.model.table_model import TableModel


def display_order(hand: Iterable[Card]) -> tuple[Card, ...]:
    """Return cards as they lie in the hand: high to low, spades before hearts."""
    return tuple(sorted(hand, reverse=True))


class Selection(QObject):
    """The chosen cards; *changed* whenever they, their order or the verdict on them may differ."""

    changed = Signal()

    def __init__(self, table: TableModel, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self._cards: frozenset[Card] = frozenset()
        self.order: tuple[Card, ...] = display_order(table.view.hand)
        table.view_changed.connect(self._follow)

    @property
    def cards(self) -> frozenset[Card]:
        """The chosen cards."""
        return self._cards

    @property
    def indices(self) -> frozenset[int]:
        """The places of the chosen cards in the displayed order."""
        return frozenset(i for i, card in enumerate(self.order) if card in self._cards)

    @property
    def verdict(self) -> Combination | Reason | None:
        """What the chosen cards are, or why they may not be played now; None when none is chosen."""
        if not self._cards:
            return None
        view = self._table.view
        to_beat = view.to_beat if view.owner != view.viewer else None
        return verdict(view.hand, sorted(self._cards), view.ruleset.combos, to_beat, view.dead)

    @property
    def playable(self) -> bool:
        """Whether it is this seat's turn and the chosen cards may be played."""
        prompt = self._table.prompt
        asked = prompt is not None and prompt.kind is PromptKind.PLAY
        return asked and isinstance(self.verdict, Combination)

    def toggle_range(self, first: int, last: int) -> None:
        """Choose the cards from place *first* to *last*, or drop them if the first was chosen."""
        low, high = max(0, min(first, last)), min(len(self.order) - 1, max(first, last))
        swept = frozenset(self.order[low : high + 1]) - self._table.pending_cards
        if not swept or not 0 <= first < len(self.order):
            return
        drop = self.order[first] in self._cards
        self._set(self._cards - swept if drop else self._cards | swept)

    def choose(self, cards: Sequence[Card]) -> None:
        """Choose exactly these cards."""
        self._set(frozenset(cards) & frozenset(self.order))

    def clear(self) -> None:
        """Choose nothing."""
        self._set(frozenset())

    def _set(self, cards: frozenset[Card]) -> None:
        if cards != self._cards:
            self._cards = cards
            self.changed.emit()

    def _follow(self) -> None:
        """Follow the hand: cards that left it are no longer chosen."""
        self.order = display_order(self._table.view.hand)
        self._cards &= frozenset(self.order)
        self.changed.emit()
