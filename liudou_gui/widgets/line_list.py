"""A scrolled list of painted lines of different heights; only what is visible is drawn."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Protocol

from PySide6.QtCore import (
    QAbstractListModel,
    QModelIndex,
    QObject,
    QPersistentModelIndex,
    QPointF,
    QRectF,
    QSize,
    Qt,
)
from PySide6.QtGui import QPainter, QPen, QTextLayout, QTextOption
from PySide6.QtWidgets import (
    QAbstractItemView,
    QFrame,
    QListView,
    QStyle,
    QStyledItemDelegate,
    QStyleOptionViewItem,
    QWidget,
)

from liudou_gui.widgets.styles import color, text_font

_Index = QModelIndex | QPersistentModelIndex
_LINE_ROLE = Qt.ItemDataRole.UserRole


class Line(Protocol):
    """What a list shows: hashable, so that equal lines are measured once and kept when others come."""

    @property
    def spoken(self) -> str:
        """The line for a screen reader."""
        ...

    def height(self, width: float, k: float) -> float:
        """Return the height in px at *width* px and scale *k*."""
        ...

    def paint(self, painter: QPainter, box: QRectF, k: float) -> None:
        """Draw the line in *box*."""
        ...


def wrapped_height(text: str, width: float, px: float, *, bold: bool = False) -> float:
    """Return how high *text* is when broken into lines *width* wide."""
    return _laid_out(text, width, px, bold).boundingRect().height()


def draw_wrapped(
    painter: QPainter, box: QRectF, text: str, px: float, token: str, *, bold: bool = False
) -> None:
    """Draw *text* from the top of *box*, broken to its width."""
    painter.setPen(color(token))
    _laid_out(text, box.width(), px, bold).draw(painter, box.topLeft())


def _laid_out(text: str, width: float, px: float, bold: bool) -> QTextLayout:
    """Break *text* between words, and inside one where it alone is too long."""
    made = QTextLayout(text, text_font(px, bold=bold))
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WrapAtWordBoundaryOrAnywhere)
    made.setTextOption(option)
    made.beginLayout()
    y = 0.0
    while (line := made.createLine()).isValid():
        line.setLineWidth(max(1.0, width))
        line.setPosition(QPointF(0, y))
        y += line.height()
    made.endLayout()
    return made


class _Lines(QAbstractListModel):
    """The lines; new ones at the top leave those below as they are."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.lines: list[Line] = []

    def rowCount(self, _parent: _Index | None = None) -> int:
        return len(self.lines)

    def data(self, index: _Index, role: int = Qt.ItemDataRole.DisplayRole) -> object:
        if not index.isValid():
            return None
        line = self.lines[index.row()]
        if role == _LINE_ROLE:
            return line
        if role in (Qt.ItemDataRole.DisplayRole, Qt.ItemDataRole.AccessibleTextRole):
            return line.spoken
        return None

    def set_lines(self, lines: Sequence[Line]) -> None:
        """Change from the top down to where all that follows is the same."""
        same = 0
        for old, new in zip(reversed(self.lines), reversed(lines), strict=False):
            if old != new:
                break
            same += 1
        gone, come = len(self.lines) - same, len(lines) - same
        if gone:
            self.beginRemoveRows(QModelIndex(), 0, gone - 1)
            del self.lines[:gone]
            self.endRemoveRows()
        if come:
            self.beginInsertRows(QModelIndex(), 0, come - 1)
            self.lines[:0] = lines[:come]
            self.endInsertRows()


class _Painter(QStyledItemDelegate):
    """Lets every line draw itself, and remembers how high it is."""

    def __init__(self, parent: QObject) -> None:
        super().__init__(parent)
        self.k = 1.0
        self.width = 0.0
        self._heights: dict[object, float] = {}

    def set_room(self, width: float, k: float) -> None:
        """Draw at *width* px and scale *k*."""
        if (width, k) != (self.width, self.k):
            self.width, self.k = width, k
            self._heights.clear()

    def forget(self) -> None:
        """Measure everything anew."""
        self._heights.clear()

    def sizeHint(self, _option: QStyleOptionViewItem, index: _Index) -> QSize:
        line = index.data(_LINE_ROLE)
        high = self._heights.get(line)
        if high is None:
            high = self._heights[line] = line.height(self.width, self.k)
        return QSize(max(1, int(self.width)), round(high))

    def paint(self, painter: QPainter, option: QStyleOptionViewItem, index: _Index) -> None:
        painter.save()
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        box = QRectF(option.rect)
        index.data(_LINE_ROLE).paint(painter, QRectF(box.left(), box.top(), self.width, box.height()), self.k)
        if option.state & QStyle.StateFlag.State_HasFocus:
            painter.setBrush(Qt.BrushStyle.NoBrush)
            painter.setPen(QPen(color("ink"), 2))
            painter.drawRoundedRect(box.adjusted(1, 1, -1, -1), 5, 5)
        painter.restore()


class LineList(QListView):
    """Shows lines; arrow keys go through them, a screen reader says each."""

    def __init__(self, name: str, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self.setObjectName(name)
        self._lines, self._painter = _Lines(self), _Painter(self)
        self._k = 1.0
        self.setModel(self._lines)
        self.setItemDelegate(self._painter)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setSelectionMode(QAbstractItemView.SelectionMode.NoSelection)
        self.setEditTriggers(QAbstractItemView.EditTrigger.NoEditTriggers)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollMode(QAbstractItemView.ScrollMode.ScrollPerPixel)
        self.setStyleSheet(
            "QListView, QListView:focus { background: transparent; border: none; }"
            "QListView::item { min-height: 0; padding: 0; }"
        )

    @property
    def lines(self) -> tuple[Line, ...]:
        """What is shown."""
        return tuple(self._lines.lines)

    def set_lines(self, lines: Sequence[Line]) -> None:
        """Show these lines; whoever has scrolled down keeps the place when new ones come at the top."""
        self._settle()
        bar = self.verticalScrollBar()
        below = bar.maximum() - bar.value()
        kept = bar.value() > 0
        self._lines.set_lines(lines)
        if kept:
            self._settle()
            bar.setValue(max(0, bar.maximum() - below))

    def _settle(self) -> None:
        """Lay out now; twice where a scroll bar that comes or goes changes the width."""
        for _ in range(2):
            self.executeDelayedItemsLayout()

    def set_scale(self, k: float) -> None:
        """Draw at *k*."""
        self._k = k
        self.verticalScrollBar().setSingleStep(round(27 * k))
        self._fit()

    def forget(self) -> None:
        """Measure and draw anew, after a change of language."""
        self._painter.forget()
        self.doItemsLayout()

    def updateGeometries(self) -> None:
        """Follow the width."""
        super().updateGeometries()
        self._fit()

    def _fit(self) -> None:
        width = float(self.viewport().width())
        if (width, self._k) != (self._painter.width, self._painter.k):
            self._painter.set_room(width, self._k)
            self.scheduleDelayedItemsLayout()
            self.viewport().update()
