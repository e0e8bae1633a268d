"""What a player lays out for themself during a deal: groups of cards and marks on seats, kept on disk."""

from __future__ import annotations

import hashlib
import json
from collections.abc import Iterable
from enum import Enum
from pathlib import Path
from typing import Any

from PySide6.QtCore import QObject, QTimer, Signal

from engine.cards import Card, format_cards, parse_cards
from engine.deal import Seat
from engine.ruleset import SEATS
from engine.view import PlayerView
from liudou_gui.paths import write_whole

FILE_NAME = "desk.json"
SAVE_MS = 400


class Suspicion(Enum):
    """What somebody is taken for: a guess of the player's own, never a fact of the table."""

    LANDLORD = "landlord"
    FARMER = "farmer"
    POSITIVE = "positive"
    NEGATIVE = "negative"
    PARTNER = "partner"
    ENEMY = "enemy"


class Desk(QObject):
    """Private to this player: nothing of it is ever sent. *changed* whenever it differs.

    Belongs to one deal; another deal clears it, the same deal after a restart finds it again.
    """

    changed = Signal()
    failed = Signal(str)

    def __init__(self, folder: Path | None = None, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._path = None if folder is None else folder / FILE_NAME
        self._deal = ""
        self._groups: tuple[frozenset[Card], ...] = ()
        self._marks: dict[Seat, Suspicion] = {}
        self._save = QTimer(self)
        self._save.setSingleShot(True)
        self._save.setInterval(SAVE_MS)
        self._save.timeout.connect(self.write)

    def keep_nothing(self) -> None:
        """Leave the file alone from now on: it is another window's."""
        self._save.stop()
        self._path = None

    @property
    def deal(self) -> str:
        """What tells the deal that is laid out from others, see :func:`deal_key`."""
        return self._deal

    @property
    def groups(self) -> tuple[frozenset[Card], ...]:
        """Cards laid aside together, in the order they were."""
        return self._groups

    def group_of(self, card: Card) -> int | None:
        """Return the place of the group that holds *card*."""
        return next((place for place, group in enumerate(self._groups) if card in group), None)

    def set_groups(self, groups: Iterable[Iterable[Card]]) -> None:
        """Lay exactly these groups aside; a card in several stays in the first."""
        taken: set[Card] = set()
        made: list[frozenset[Card]] = []
        for cards in groups:
            group = frozenset(cards) - taken
            if group:
                taken |= group
                made.append(group)
        if tuple(made) != self._groups:
            self._groups = tuple(made)
            self._touched()

    def add_group(self, cards: Iterable[Card]) -> None:
        """Lay cards aside as a new group; they leave the groups they were in."""
        group = frozenset(cards)
        self.set_groups([*(other - group for other in self._groups), group])

    def move_to(self, cards: Iterable[Card], place: int) -> None:
        """Add cards to the group at *place*."""
        moved = frozenset(cards)
        self.set_groups(
            other | moved if index == place else other - moved for index, other in enumerate(self._groups)
        )

    def dissolve(self, place: int) -> None:
        """Put the cards of a group back among the others."""
        self.set_groups(group for index, group in enumerate(self._groups) if index != place)

    def suspicion(self, seat: Seat) -> Suspicion | None:
        """Return the mark on a seat."""
        return self._marks.get(seat)

    def suspect(self, seat: Seat, what: Suspicion | None) -> None:
        """Mark a seat, or take its mark away with None."""
        if self._marks.get(seat) is what:
            return
        if what is None:
            del self._marks[seat]
        else:
            self._marks[seat] = what
        self._touched()

    def follow(self, view: PlayerView) -> None:
        """Follow the hand: another deal clears the desk, played cards leave their groups."""
        if not view.hand and not view.moves:
            return
        deal = deal_key(view)
        if deal != self._deal:
            self._deal = deal
            self._groups, self._marks = (), {}
            self._read()
            self.changed.emit()
        held = frozenset(view.hand)
        kept = tuple(group & held for group in self._groups if group & held)
        if kept != self._groups:
            self._groups = kept
            self._touched()

    def write(self) -> None:
        """Write now what would be written soon."""
        self._save.stop()
        if self._path is None or not self._deal:
            return
        values = {
            "deal": self._deal,
            "groups": [format_cards(sorted(group)) for group in self._groups],
            "marks": {str(seat): mark.value for seat, mark in self._marks.items()},
        }
        try:
            write_whole(self._path, json.dumps(values, indent=1))
        except OSError as error:
            self.failed.emit(f"{self._path}: {error.strerror or error}")

    def _touched(self) -> None:
        if self._path is not None:
            self._save.start()
        self.changed.emit()

    def _read(self) -> None:
        """Find what was laid out before a restart; whatever cannot be used is left out."""
        if self._path is None:
            return
        try:
            if not self._path.is_file():
                return
            values = json.loads(self._path.read_text(encoding="utf-8"))
            if not isinstance(values, dict) or values.get("deal") != self._deal:
                return
            self._groups = _groups_from(values.get("groups"))
            self._marks = _marks_from(values.get("marks"))
        except (OSError, ValueError, RecursionError):
            self._groups, self._marks = (), {}


def deal_key(view: PlayerView) -> str:
    """Return what tells one deal from another by what this viewer was dealt, nothing else."""
    own = [card for move in view.moves if move.seat == view.viewer for card in move.cards]
    cards = format_cards(sorted([*view.hand, *own]))
    bottom = " ".join(format_cards(sorted(given)) for seat, given in view.bottom if seat == view.viewer)
    dealt = " ".join(sorted(set(cards.split()) - set(bottom.split())))
    text = f"{view.ruleset.hash} {view.number} {view.viewer} {dealt}"
    return hashlib.sha256(text.encode()).hexdigest()[:32]


def _groups_from(values: Any) -> tuple[frozenset[Card], ...]:
    if not isinstance(values, list) or not all(isinstance(text, str) for text in values):
        raise ValueError("groups are a list of cards")
    return tuple(frozenset(parse_cards(text)) for text in values)


def _marks_from(values: Any) -> dict[Seat, Suspicion]:
    if not isinstance(values, dict):
        raise ValueError("marks go by seat")
    seats = {str(seat): seat for seat in range(SEATS)}
    return {seats[seat]: Suspicion(mark) for seat, mark in values.items() if seat in seats}
