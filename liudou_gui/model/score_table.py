"""The score sheet as a table for a view: a line for each deal, a column for each seat."""

from __future__ import annotations

from PySide6.QtCore import QAbstractTableModel, QModelIndex, QObject, QPersistentModelIndex, Qt

from engine.ruleset import SEATS
from liudou_gui.model.score_export import (
    before_word,
    deal_head,
    game_head,
    game_word,
    has_before,
    total_word,
)
from liudou_gui.model.score_sheet import Evening, Points
from liudou_gui.model.words import signed, translate

FIRST_SEAT = 2
"""The column of seat 0; before it are the deal's number and its game."""

Index = QModelIndex | QPersistentModelIndex
_NOBODY = QModelIndex()
_PARTS = int(Qt.ItemDataRole.UserRole)


class ScoreTable(QAbstractTableModel):
    """Shows an :class:`Evening`, its totals in the last line.

    The role :data:`PARTS` gives a seat's ``(points, total)`` in a line, points None where there are none.
    """

    PARTS = _PARTS

    def __init__(self, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._evening = Evening()
        self._rows: list[tuple[str, str, Points | None, Points]] = []

    def show_evening(self, evening: Evening) -> None:
        """Show *evening* in the present language."""
        self.beginResetModel()
        self._evening = evening
        rows: list[tuple[str, str, Points | None, Points]] = []
        if has_before(evening):
            rows.append(("", before_word(evening), None, evening.before))
        for line, totals in zip(evening.lines, evening.running[1:], strict=True):
            rows.append((str(line.number), game_word(line), line.points, totals))
        rows.append(("", total_word(), None, evening.totals))
        self._rows = rows
        self.endResetModel()

    def rowCount(self, parent: Index = _NOBODY) -> int:
        """Return how many lines there are, the totals included."""
        return 0 if parent.isValid() else len(self._rows)

    def columnCount(self, parent: Index = _NOBODY) -> int:
        """Return number, game and six seats."""
        return 0 if parent.isValid() else FIRST_SEAT + SEATS

    def headerData(
        self, section: int, orientation: Qt.Orientation, role: int = int(Qt.ItemDataRole.DisplayRole)
    ) -> object:
        """Return the heads of the columns."""
        if orientation is Qt.Orientation.Horizontal and role == int(Qt.ItemDataRole.TextAlignmentRole):
            return _alignment(section)
        shown = (int(Qt.ItemDataRole.DisplayRole), int(Qt.ItemDataRole.ToolTipRole))  # names may be cut
        if orientation is not Qt.Orientation.Horizontal or role not in shown:
            return None
        return (deal_head(), game_head(), *self._evening.names)[section]

    def data(self, index: Index, role: int = int(Qt.ItemDataRole.DisplayRole)) -> object:
        """Return a cell's text, its numbers, what a screen reader says, or where it stands."""
        number, game, points, totals = self._rows[index.row()]
        seat = index.column() - FIRST_SEAT
        match role:
            case Qt.ItemDataRole.TextAlignmentRole:
                return _alignment(index.column())
            case Qt.ItemDataRole.DisplayRole if seat < 0:
                return (number, game)[index.column()]
            case Qt.ItemDataRole.DisplayRole:
                total = signed(totals[seat])
                return total if points is None else f"{signed(points[seat])} ({total})"
            case Qt.ItemDataRole.AccessibleTextRole if seat >= 0:
                return self._spoken(seat, points, totals)
            case _ if role == _PARTS and seat >= 0:
                return None if points is None else points[seat], totals[seat]
        return None

    def _spoken(self, seat: int, points: Points | None, totals: Points) -> str:
        name, total = self._evening.names[seat], signed(totals[seat])
        if points is None:
            return translate("Scores", "{name}: total {total}").format(name=name, total=total)
        text = translate("Scores", "{name}: {points}, total {total}")
        return text.format(name=name, points=signed(points[seat]), total=total)


def _alignment(column: int) -> int:
    side = Qt.AlignmentFlag.AlignLeft if column == 1 else Qt.AlignmentFlag.AlignRight
    return int(side | Qt.AlignmentFlag.AlignVCenter)
