"""What a screen reader finds on the felt: six seats, the bottom cards, the hands that lie open."""

from __future__ import annotations

from collections.abc import Sequence
from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QRect
from PySide6.QtGui import QAccessible, QAccessibleEvent

from engine.cards import Card
from engine.ruleset import SEATS
from liudou_gui.model.notes_strings import note_text
from liudou_gui.model.spoken_strings import move_sentence, seat_name
from liudou_gui.model.strings import card_name
from liudou_gui.model.table_strings import bottom_groups, seat_word
from liudou_gui.model.words import translate
from liudou_gui.widgets.part_access import Part, PartsAccess, describe

if TYPE_CHECKING:
    from liudou_gui.widgets.table_view import TableView


def install() -> None:
    """Tell Qt how to describe the felt; may be called again."""
    from liudou_gui.widgets.table_view import TableView

    describe(TableView, _Felt)


def tell_names(view: TableView) -> None:
    """Let screen readers know which seats are to be named anew since the last call."""
    access = QAccessible.queryAccessibleInterface(view) if QAccessible.isActive() else None
    if not isinstance(access, _Felt):
        return
    names = tuple(_seat(view, place).name for place in range(SEATS))
    for place, (before, name) in enumerate(zip(access.told, names, strict=True)):
        if before != name:
            event = QAccessibleEvent(view, QAccessible.Event.NameChanged)
            event.setChild(place)
            QAccessible.updateAccessibility(event)
    access.told = names


class _Felt(PartsAccess):
    """The felt as a group of seats, followed by the cards that lie open."""

    def __init__(self, view: TableView) -> None:
        super().__init__(
            view,
            QAccessible.Role.Grouping,
            lambda: SEATS + len(_laid_out(view)),
            lambda index: _seat(view, index) if index < SEATS else _laid_out(view)[index - SEATS],
        )
        self.told = ("",) * SEATS


def _seat(view: TableView, place: int) -> Part:
    seat, known = view.absolute(place), view.table.view
    name = seat_name(known, seat, place, acting=seat in view.table.acting())
    did = move_sentence(known, seat) or seat_word(known, seat)
    noted = "" if view.desk is None else note_text(known, seat, view.desk.suspicion(seat))
    description = translate("Spoken", ", ").join(filter(None, (did, view.told(seat), noted)))
    press = partial(view.note_seat, seat) if view.can_note(seat) else None
    role = QAccessible.Role.StaticText if press is None else QAccessible.Role.ButtonMenu
    return Part(role, name, view.screen_panel(place), description, press=press)


def _laid_out(view: TableView) -> list[Part]:
    """Return the bottom cards and the open hands that can be seen now."""
    known, bottom = view.table.view, view.screen_bottom()
    shown = [] if bottom is None else [_cards(*group, bottom) for group in bottom_groups(known)]
    for place in range(1, SEATS):
        seat = view.absolute(place)
        cards, rect = known.open_hands[seat], view.screen_tiles(place)
        if cards and rect is not None:
            title = translate("Spoken", "Open hand of {name}").format(name=known.names[seat])
            shown.append(_cards(title, cards, rect))
    return shown


def _cards(title: str, cards: Sequence[Card], rect: QRect) -> Part:
    text = translate("Spoken", "{title}: {cards}")
    names = translate("Spoken", ", ").join(map(card_name, cards))
    return Part(QAccessible.Role.StaticText, text.format(title=title, cards=names), rect)
