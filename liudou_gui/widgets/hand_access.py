"""What a screen reader hears of the hand: cards, each a box to tick, and groups, each a button."""

from __future__ import annotations

from collections.abc import Callable
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtGui import QAccessible

from engine.cards import Card
from liudou_gui.widgets.part_access import Part, PartsAccess, describe

if TYPE_CHECKING:
    from liudou_gui.widgets.hand_view import HandView


Namer = Callable[[Card, bool, int, int], str]
"""Names a card for screen readers: the card, whether it is chosen, its place from 1, how many there are."""


def plain_name(card: Card, selected: bool, place: int, count: int) -> str:
    """Return a bare name, for when no namer was given."""
    return f"{card}{', selected' if selected else ''}, {place} of {count}"


def install() -> None:
    """Tell Qt how to describe hands; may be called again."""
    from liudou_gui.widgets.hand_view import HandView

    describe(HandView, _hand)


def _hand(view: HandView) -> PartsAccess:
    """Return the hand as a list: the cards from left to right, and after them the heads of the groups."""
    return PartsAccess(
        view,
        QAccessible.Role.List,
        lambda: view.count() + len(view.order().groups),
        lambda index: _card(view, index) if index < view.count() else _head(view, index - view.count()),
    )


def _card(view: HandView, index: int) -> Part:
    return Part(
        QAccessible.Role.CheckBox,
        view.name_of(index),
        view.screen_rect(index),
        checked=view.is_selected(index),
        focusable=True,
        focused=view.hasFocus() and view.focus_index == index,
        disabled=view.is_pending(index),
        press=partial(view.range_toggled.emit, index, index),
    )


def _head(view: HandView, place: int) -> Part:
    press = partial(view.group_clicked.emit, place)
    return Part(QAccessible.Role.Button, view.head_name(place), view.screen_head(place), press=press)
