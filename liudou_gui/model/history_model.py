"""Kept deals as a list for a view: newest first, loaded a page at a time."""

from __future__ import annotations

from enum import IntEnum

from PySide6.QtCore import (
    QAbstractTableModel,
    QLocale,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    Qt,
    Signal,
)

from liudou_gui.history.base import History, KeptDeal, Outcome, Query
from liudou_gui.model.history_strings import NOTHING, moment_text, outcome_word, owner_role, players
from liudou_gui.model.strings import variant_name
from liudou_gui.model.words import plain_tip, signed, translate

PAGE = 100
"""How many deals are read at a time."""

AnyIndex = QModelIndex | QPersistentModelIndex
_NO_INDEX = QModelIndex()


class Column(IntEnum):
    """What a deal's line says."""

    PLAYED = 0
    GAME = 1
    ROLE = 2
    RESULT = 3
    POINTS = 4
    N = 5
    PLAYERS = 6


_RIGHT = {Column.POINTS, Column.N}


class HistoryModel(QAbstractTableModel):
    """The deals that a query asks for; *failed* has the ``OSError`` of a store that refuses."""

    failed = Signal(object)

    def __init__(self, history: History, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._history = history
        self._query = Query()
        self._deals: list[KeptDeal] = []
        self._total = 0
        self._whole = True
        self.refused = False
        """Whether the store did not answer what was asked last."""
        self.locale = QLocale()

    # -- what is listed ----------------------------------------------------------------------

    @property
    def total(self) -> int:
        """How many deals the query asks for, loaded or not."""
        return self._total

    @property
    def query(self) -> Query:
        """What is asked for."""
        return self._query

    def deal(self, row: int) -> KeptDeal | None:
        """Return the deal in a loaded *row*."""
        return self._deals[row] if 0 <= row < len(self._deals) else None

    def row_of(self, deal: int) -> int:
        """Return the loaded row of the deal with this id, −1 where there is none."""
        return next((row for row, kept in enumerate(self._deals) if kept.id == deal), -1)

    def ask(self, query: Query) -> bool:
        """List what *query* asks for and return whether anything is another than before."""
        kept = len(self._deals) if query == self._query else 0
        try:
            total = self._history.count(query)
            deals = list(self._history.search(query, 0, max(PAGE, kept)))
        except OSError as error:
            self.refused = True
            self.failed.emit(error)
            return False
        self.refused = False
        self._total, self._query = total, query
        self._whole = len(deals) >= total
        if deals == self._deals:
            return False
        self.beginResetModel()
        self._deals = deals
        self.endResetModel()
        return True

    def forget(self, deal: int) -> None:
        """Take a deal that was deleted out of the list."""
        row = self.row_of(deal)
        if row >= 0:
            self.beginRemoveRows(QModelIndex(), row, row)
            del self._deals[row]
            self._total -= 1
            self.endRemoveRows()

    def retranslate(self, locale: QLocale) -> None:
        """Say everything in the present language, dates as in *locale*."""
        self.locale = locale
        if self._deals:
            self.dataChanged.emit(self.index(0, 0), self.index(len(self._deals) - 1, len(Column) - 1))
        self.headerDataChanged.emit(Qt.Orientation.Horizontal, 0, len(Column) - 1)

    # -- Qt's questions ----------------------------------------------------------------------

    def rowCount(self, parent: AnyIndex = _NO_INDEX) -> int:
        """Return how many deals are loaded."""
        return 0 if parent.isValid() else len(self._deals)

    def columnCount(self, parent: AnyIndex = _NO_INDEX) -> int:
        """Return how many columns there are."""
        return 0 if parent.isValid() else len(Column)

    def canFetchMore(self, parent: AnyIndex) -> bool:
        """Return whether there are deals beyond the loaded ones."""
        return not parent.isValid() and not self._whole

    def fetchMore(self, parent: AnyIndex) -> None:
        """Load the next page."""
        if not self.canFetchMore(parent):
            return
        have = len(self._deals)
        try:
            more = list(self._history.search(self._query, have, PAGE))
        except OSError as error:
            self._whole = True  # the view would ask again at every turn
            self.failed.emit(error)
            return
        self._whole = len(more) < PAGE
        if more:
            self.beginInsertRows(QModelIndex(), have, have + len(more) - 1)
            self._deals += more
            self.endInsertRows()

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = Qt.ItemDataRole.DisplayRole
    ) -> object:
        """Return the name of a column."""
        if orientation is not Qt.Orientation.Horizontal:
            return None
        if role == Qt.ItemDataRole.TextAlignmentRole:
            return _alignment(Column(section))
        return column_name(Column(section)) if role == Qt.ItemDataRole.DisplayRole else None

    def data(self, index: AnyIndex, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        """Return what one cell says."""
        deal = self.deal(index.row())
        if deal is None:
            return None
        column = Column(index.column())
        match role:
            case Qt.ItemDataRole.DisplayRole:
                return self._text(deal, column)
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(column)
            case Qt.ItemDataRole.AccessibleTextRole:
                name = column_name(column)
                return f"{name}: {self._text(deal, column)}"
            case Qt.ItemDataRole.ToolTipRole if column is Column.PLAYERS:
                return plain_tip(players(deal.names))
            case _:
                return None

    def _text(self, deal: KeptDeal, column: Column) -> str:
        match column:
            case Column.PLAYED:
                return moment_text(deal.played, self.locale)
            case Column.GAME:
                return variant_name(deal.variant)
            case Column.ROLE:
                return owner_role(deal)
            case Column.RESULT:
                return outcome_word(deal.outcome)
            case Column.POINTS:
                return NOTHING if deal.points is None else signed(deal.points)
            case Column.N:
                return NOTHING if deal.outcome is Outcome.VOID else str(deal.n)
            case Column.PLAYERS:
                return players(deal.names)


def column_name(column: Column) -> str:
    """Return what stands over a column."""
    match column:
        case Column.PLAYED:
            return translate("Records", "Played")
        case Column.GAME:
            return translate("Records", "Game")
        case Column.ROLE:
            return translate("Records", "Role")
        case Column.RESULT:
            return translate("Records", "Result")
        case Column.POINTS:
            return translate("Records", "Points")
        case Column.N:
            return translate("Records", "N")
        case Column.PLAYERS:
            return translate("Records", "Players")


def _alignment(column: Column) -> Qt.AlignmentFlag:
    side = Qt.AlignmentFlag.AlignRight if column in _RIGHT else Qt.AlignmentFlag.AlignLeft
    return side | Qt.AlignmentFlag.AlignVCenter
