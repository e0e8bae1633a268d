"""What a screen reader hears of the hand: a list whose children are the cards, each a box to tick."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import TYPE_CHECKING, Any

from PySide6.QtCore import QObject, QRect
from PySide6.QtGui import QAccessible, QAccessibleActionInterface, QAccessibleInterface
from PySide6.QtWidgets import QAccessibleWidget

from engine.cards import Card

if TYPE_CHECKING:
    from liudou_gui.widgets.hand_view import HandView


Namer = Callable[[Card, bool, int, int], str]
"""Names a card for screen readers: the card, whether it is chosen, its place from 1, how many there are."""


def plain_name(card: Card, selected: bool, place: int, count: int) -> str:
    """Return a bare name, for when no namer was given."""
    return f"{card}{', selected' if selected else ''}, {place} of {count}"


class _CardActions(QAccessibleActionInterface):
    """Lets assistive programs press a card."""

    def __init__(self, view: HandView, index: int) -> None:
        super().__init__()
        self._view, self._index = view, index

    def actionNames(self) -> list[str]:
        """Return what can be done with a card."""
        return [QAccessibleActionInterface.pressAction()]

    def doAction(self, action: str, /) -> None:
        """Select the card or take it back."""
        if action == QAccessibleActionInterface.pressAction() and self._index < self._view.count():
            self._view.range_toggled.emit(self._index, self._index)

    def keyBindingsForAction(self, _action: str, /) -> list[str]:
        """Return no keys: the hand's own keys act on the focused card."""
        return []


class CardAccess(QAccessibleInterface):
    """One card of the hand."""

    def __init__(self, view: HandView, index: int) -> None:
        super().__init__()
        self._view, self._index = view, index
        self._actions = _CardActions(view, index)

    def isValid(self) -> bool:
        """Whether the card is still in the hand."""
        return self._index < self._view.count()

    def object(self) -> QObject | None:  # type: ignore[override]
        """Return nothing: a card is a scene item, no object of its own."""
        return None

    def role(self) -> QAccessible.Role:
        """Return that a card is a box to tick."""
        return QAccessible.Role.CheckBox

    def text(self, kind: QAccessible.Text, /) -> str:
        """Return the card's name and place."""
        if kind == QAccessible.Text.Name and self.isValid():
            return self._view.name_of(self._index)
        return ""

    def setText(self, kind: QAccessible.Text, text: str, /) -> None:
        """Ignore: a card's name is not for changing."""

    def state(self) -> QAccessible.State:
        """Return whether the card is chosen and has the focus."""
        state = QAccessible.State()
        state.checkable = True
        state.focusable = True
        state.selectable = True
        if self.isValid():
            chosen = self._view.is_selected(self._index)
            state.checked = chosen
            state.selected = chosen
            state.focused = self._view.hasFocus() and self._view.focus_index == self._index
        else:
            state.invalid = True
        return state

    def rect(self) -> QRect:
        """Return the visible part of the card on the screen."""
        return self._view.screen_rect(self._index)

    def parent(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return the hand."""
        return QAccessible.queryAccessibleInterface(self._view)

    def childCount(self) -> int:
        """Return that a card has no parts."""
        return 0

    def child(self, _index: int, /) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return nothing: a card has no parts."""
        return None

    def childAt(self, _x: int, _y: int, /) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return nothing: a card has no parts."""
        return None

    def indexOfChild(self, _child: QAccessibleInterface, /) -> int:
        """Return that a card has no parts."""
        return -1

    def window(self) -> Any:
        """Return the window the hand is in."""
        return self._view.window().windowHandle()

    def actionInterface(self) -> QAccessibleActionInterface:
        """Return what can be done with the card."""
        return self._actions

    def interface_cast(self, kind: QAccessible.InterfaceType, /) -> Any:
        """Return the interface for actions."""
        return self._actions if kind == QAccessible.InterfaceType.ActionInterface else None


class HandAccess(QAccessibleWidget):
    """The hand as a list of cards; it keeps the children alive, which Qt does not."""

    def __init__(self, view: HandView) -> None:
        super().__init__(view, QAccessible.Role.List, view.accessibleName())
        self._view = view
        self._cards: list[CardAccess] = []

    def childCount(self) -> int:
        """Return how many cards there are."""
        return self._view.count()

    def child(self, index: int, /) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return one card."""
        if not 0 <= index < self._view.count():
            return None
        while len(self._cards) <= index:
            made = CardAccess(self._view, len(self._cards))
            QAccessible.registerAccessibleInterface(made)
            self._cards.append(made)
        return self._cards[index]

    def indexOfChild(self, child: QAccessibleInterface, /) -> int:
        """Return the place of a card."""
        return next((index for index, one in enumerate(self._cards) if one is child), -1)

    def childAt(self, x: int, y: int, /) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return the card at a point of the screen."""
        for index in range(self._view.count()):
            if self._view.screen_rect(index).contains(x, y):
                return self.child(index)
        return None

    def focusChild(self) -> QAccessibleInterface | None:  # type: ignore[override]
        """Return the card with the keyboard's focus."""
        return self.child(self._view.focus_index) if self._view.hasFocus() else None

    @property
    def known(self) -> Sequence[CardAccess]:
        """The children made so far."""
        return self._cards


_kept: dict[int, HandAccess] = {}
_installed = False


def _forget(number: int) -> None:
    """Give the cards of a hand that is gone back to Qt, whose cache would else free them a second time."""
    gone = _kept.pop(number, None)
    for card in gone.known if gone is not None else ():
        QAccessible.deleteAccessibleInterface(QAccessible.uniqueId(card))


def _make(_key: str, thing: QObject | None = None) -> QAccessibleInterface | None:
    from liudou_gui.widgets.hand_view import HandView

    if not isinstance(thing, HandView):
        return None
    number = id(thing)
    found = _kept.get(number)
    if found is None:
        found = HandAccess(thing)
        _kept[number] = found
        thing.destroyed.connect(lambda: _forget(number))
    return found


def install() -> None:
    """Tell Qt once how to describe hands."""
    global _installed
    if not _installed:
        QAccessible.installFactory(_make)
        _installed = True
