"""A layout that puts things beside each other and goes on in the next row where the width ends."""

from __future__ import annotations

from PySide6.QtCore import QPoint, QRect, QSize, Qt
from PySide6.QtWidgets import QLayout, QLayoutItem


class FlowLayout(QLayout):
    """Rows of things at the size that they wish for, as high as the width demands."""

    def __init__(self) -> None:
        super().__init__()
        self._things: list[QLayoutItem] = []
        self.setContentsMargins(0, 0, 0, 0)

    def addItem(self, item: QLayoutItem) -> None:
        """Take one more thing."""
        self._things.append(item)

    def count(self) -> int:
        """Return how many things there are."""
        return len(self._things)

    def itemAt(self, index: int) -> QLayoutItem | None:
        """Return a thing, None beyond the last."""
        return self._things[index] if 0 <= index < len(self._things) else None

    def takeAt(self, index: int) -> QLayoutItem | None:
        """Give a thing away, None beyond the last."""
        return self._things.pop(index) if 0 <= index < len(self._things) else None

    def expandingDirections(self) -> Qt.Orientation:
        """Return nothing: rows are as high as their things."""
        return Qt.Orientation(0)

    def hasHeightForWidth(self) -> bool:
        """Return that it is so."""
        return True

    def heightForWidth(self, width: int) -> int:
        """Return how high all rows are in *width*."""
        return self._place(QRect(0, 0, width, 0), move=False)

    def setGeometry(self, rect: QRect) -> None:
        """Put everything in its place."""
        super().setGeometry(rect)
        self._place(rect, move=True)

    def sizeHint(self) -> QSize:
        """Return the size of a single row."""
        sizes = [thing.sizeHint() for thing in self._shown()]
        wide = sum(size.width() for size in sizes) + self.spacing() * max(0, len(sizes) - 1)
        return self._with_margins(QSize(wide, max((size.height() for size in sizes), default=0)))

    def minimumSize(self) -> QSize:
        """Return the size of the widest thing."""
        size = QSize()
        for thing in self._shown():
            size = size.expandedTo(thing.minimumSize())
        return self._with_margins(size)

    def _with_margins(self, size: QSize) -> QSize:
        return size.grownBy(self.contentsMargins())

    def _shown(self) -> list[QLayoutItem]:
        return [thing for thing in self._things if not thing.isEmpty()]

    def _place(self, whole: QRect, *, move: bool) -> int:
        rect = whole.marginsRemoved(self.contentsMargins())
        x, y, high, gap = rect.x(), rect.y(), 0, self.spacing()
        row = max((thing.sizeHint().height() for thing in self._shown()), default=0)
        for thing in self._shown():
            size = QSize(thing.sizeHint().width(), row)  # lower things stand in the middle of theirs
            if size.width() > rect.width() and thing.hasHeightForWidth():
                size.setHeight(max(row, thing.heightForWidth(rect.width())))
            if x > rect.x() and x + size.width() > rect.x() + rect.width():
                x, y, high = rect.x(), y + high + gap, 0
            if move:
                width = min(size.width(), rect.width())
                thing.setGeometry(QRect(QPoint(x, y), QSize(width, size.height())))
            x, high = x + size.width() + gap, max(high, size.height())
        return y + high - rect.y() + whole.height() - rect.height()
