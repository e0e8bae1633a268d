"""Which cards of the hand are chosen, what they are, and in which order the hand lies."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from PySide6.QtCore import QObject, Signal

from engine.actions import PromptKind
from engine.cards import Card, Rank
from engine.combos import Combination
from engine.movegen import verdict
from engine.reasons import Reason
from engine.view import PlayerView
from liudou_gui.model.desk import Desk
from liudou_gui.model.hand_order import HandOrder, SortBy, hand_order
from liudou_gui.model.smart import clicked_answer, swept_answer
from liudou_gui.model.table_model import TableModel


def display_order(hand: Iterable[Card]) -> tuple[Card, ...]:
    """Return cards as they lie on the table: high to low, spades before hearts."""
    return tuple(sorted(hand, reverse=True))


class Selection(QObject):
    """The chosen cards; *changed* whenever they, their order or the verdict on them may differ."""

    changed = Signal()

    def __init__(self, table: TableModel, desk: Desk | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._table = table
        self.desk = desk if desk is not None else Desk(None, self)
        self._cards: frozenset[Card] = frozenset()
        self._judged: tuple[PlayerView, frozenset[Card], Combination | Reason] | None = None
        self.smart = True
        self._sort, self._low_first = SortBy.RANK, False
        self.order = HandOrder()
        self._aside: tuple[str, frozenset[Card]] = ("", frozenset())
        """The deal and the chosen cards when the hand was gone for a moment."""
        table.view_changed.connect(self._follow)
        self.desk.changed.connect(self._reorder)
        self._follow()

    # -- what is chosen ----------------------------------------------------------------------

    @property
    def cards(self) -> frozenset[Card]:
        """The chosen cards."""
        return self._cards

    @property
    def indices(self) -> frozenset[int]:
        """The places of the chosen cards in the displayed order."""
        return frozenset(i for i, card in enumerate(self.order.cards) if card in self._cards)

    @property
    def verdict(self) -> Combination | Reason | None:
        """What the chosen cards are, or why they may not be played now; None when none is chosen."""
        if not self._cards:
            return None
        view = self._table.view
        if self._judged is None or self._judged[0] is not view or self._judged[1] != self._cards:
            found = verdict(view.hand, sorted(self._cards), view.ruleset.combos, view.facing, view.dead)
            self._judged = view, self._cards, found
        return self._judged[2]

    @property
    def playable(self) -> bool:
        """Whether it is this seat's turn and the chosen cards may be played."""
        prompt = self._table.prompt
        asked = prompt is not None and prompt.kind is PromptKind.PLAY
        return asked and isinstance(self.verdict, Combination)

    # -- choosing ----------------------------------------------------------------------------

    def toggle_range(self, first: int, last: int) -> None:
        """Choose the cards from place *first* to *last*, or drop them if the first was chosen.

        With :attr:`smart`, a first gesture while something is to be beaten chooses what answers it.
        """
        cards = self.order.cards
        low, high = max(0, min(first, last)), min(len(cards) - 1, max(first, last))
        if not 0 <= first < len(cards):
            return
        swept = frozenset(cards[low : high + 1]) - self._table.pending_cards
        if cards[first] in self._cards:
            self._set(self._cards - swept)
            return
        meant = self._meant(cards[first], swept) if self.smart and not self._cards else None
        self._set(meant if meant is not None else self._cards | swept)

    def meant(self, first: int, last: int) -> frozenset[int]:
        """Return the places that a sweep from *first* to *last* would choose or drop."""
        cards = self.order.cards
        low, high = min(first, last), max(first, last)
        places = range(low, high + 1)
        if not self.smart or self._cards or first == last:
            return frozenset(places)
        meant = self._meant(cards[first], frozenset(cards[low : high + 1]))
        return frozenset(p for p in places if meant is None or cards[p] in meant)

    def _meant(self, pressed: Card, swept: frozenset[Card]) -> frozenset[Card] | None:
        view = self._table.view
        to_beat = view.facing
        if to_beat is None:
            return None
        rules = view.ruleset.combos
        if len(swept) == 1:
            free = frozenset(view.hand) - self._table.pending_cards
            return clicked_answer(pressed, free, rules, to_beat, view.marked_face, view.dead)
        return swept_answer(swept, rules, to_beat, view.marked_face, view.dead)

    def take_rank(self, place: int) -> None:
        """Choose all cards of the rank at *place* that lie with it."""
        column = self.order.column_of(place)
        cards = self.order.cards
        rank = cards[place].rank
        first, end = column.first, column.end
        while first > 0 and cards[first - 1].rank == rank and not self._parted(first):
            first -= 1
        while end < len(cards) and cards[end].rank == rank and not self._parted(end):
            end += 1
        taken = frozenset(cards[first:end]) - self._table.pending_cards - {self._table.view.dead}
        self._set(self._cards | taken)

    def _parted(self, place: int) -> bool:
        return self.order.group_of(place - 1) != self.order.group_of(place)

    def change_count(self, rank: Rank, by: int, within: range | None = None) -> None:
        """Choose one more or one less of a rank, unmarked copies first, the marked ones given up last.

        *within* limits it to places of the hand; without it loose cards come first.
        """
        places = range(len(self.order.cards)) if within is None else within
        mine = [self.order.cards[p] for p in places if self.order.cards[p].rank is rank]
        spare = self._table.view.marked_face
        free = [c for c in mine if c not in self._table.pending_cards and c != self._table.view.dead]
        free.sort(key=lambda c: (c.face == spare, self.desk.group_of(c) is not None))
        if by > 0:
            more = next((card for card in free if card not in self._cards), None)
            if more is not None:
                self._set(self._cards | {more})
            elif within is None:  # the rank's key goes round: after the last copy none
                self._set(self._cards - frozenset(free))
        else:
            less = next((card for card in reversed(free) if card in self._cards), None)
            if less is not None:
                self._set(self._cards - {less})

    def press_rank(self, rank: Rank) -> None:
        """Choose by a rank's key: with :attr:`smart` what answers a pair or triple at once, else one more."""
        view = self._table.view
        to_beat = view.facing
        if self.smart and not self._cards and to_beat is not None:
            spare = view.marked_face
            own = [c for c in view.hand if c.rank is rank and c not in self._table.pending_cards]
            own.sort(key=lambda card: (card.face == spare, card))
            rules = view.ruleset.combos
            meant = clicked_answer(own[0], own, rules, to_beat, spare, view.dead) if own else None
            if meant is not None:
                self._set(meant)
                return
        self.change_count(rank, 1)

    def choose(self, cards: Iterable[Card]) -> None:
        """Choose exactly these cards."""
        self._set(frozenset(cards) & frozenset(self.order.cards))

    def choose_group(self, place: int) -> bool:
        """Choose a group laid aside; return whether it was chosen already, and nothing else."""
        span = self.order.groups[place]
        cards = frozenset(self.order.cards[span.first : span.end])
        if self._cards == cards:
            return True
        self._set(cards)
        return False

    def clear(self) -> None:
        """Choose nothing."""
        self._set(frozenset())

    def _set(self, cards: frozenset[Card]) -> None:
        if cards != self._cards:
            self._cards = cards
            self.changed.emit()

    # -- order -------------------------------------------------------------------------------

    def set_sort(self, sort: SortBy, *, low_first: bool) -> None:
        """Sort the loose cards so."""
        if (sort, low_first) != (self._sort, self._low_first):
            self._sort, self._low_first = sort, low_first
            self._reorder()

    def group_chosen(self) -> None:
        """Lay the chosen cards aside as a group; if they are one already, put them back."""
        if not self._cards:
            return
        for place, group in enumerate(self.desk.groups):
            if group == self._cards:
                self.desk.dissolve(place)
                return
        self.desk.add_group(self._cards)

    def move_to_group(self, place: int, pressed: int) -> None:
        """Add the card pressed, or all chosen ones if it is chosen, to a group."""
        card = self.order.cards[pressed]
        self.desk.move_to(self._cards if card in self._cards else {card}, place)

    def _follow(self) -> None:
        """Follow the hand: cards that left it are no longer chosen.

        A stream that begins anew takes the hand away for a moment; what was chosen is then chosen again.
        """
        view = self._table.view
        self.desk.follow(view)
        if not view.hand and not view.moves:
            if self._cards:
                self._aside = self.desk.deal, self._cards
        elif self._aside[1]:
            deal, cards = self._aside
            self._aside = "", frozenset()
            if deal == self.desk.deal:
                self._cards |= cards
        self._reorder()

    def _reorder(self) -> None:
        view = self._table.view
        self.order = hand_order(
            view.hand, self.desk.groups, self._sort, low_first=self._low_first, spare=view.marked_face
        )
        self._cards &= frozenset(self.order.cards)
        self.changed.emit()

    def group_cards(self) -> Sequence[tuple[Card, ...]]:
        """Return the cards of each group, as they lie."""
        return [self.order.cards[span.first : span.end] for span in self.order.groups]
