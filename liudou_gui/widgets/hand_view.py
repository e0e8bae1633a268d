"""The own hand under pointer and keyboard: it tells gestures, and never changes the selection itself."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QPointF, Qt, Signal
from PySide6.QtGui import (
    QAccessible,
    QAccessibleEvent,
    QFocusEvent,
    QKeyEvent,
    QMouseEvent,
    QWheelEvent,
)
from PySide6.QtWidgets import QWidget

from liudou_gui.widgets.card_faces import CardFaces
from liudou_gui.widgets.hand_access import Namer, plain_name
from liudou_gui.widgets.hand_display import HandDisplay

_WHEEL_NOTCH = 120
_COUNTS = {Qt.Key.Key_Plus: 1, Qt.Key.Key_Equal: 1, Qt.Key.Key_Minus: -1}


class HandView(HandDisplay):
    """Shows cards in the order given and tells what was pressed, swept, counted or dragged."""

    range_toggled = Signal(int, int)
    """From the pressed card to the released one; all between become the pressed one's opposite."""

    rank_wished = Signal(int)
    """A card was pressed twice: all of its rank."""

    count_changed = Signal(int, int)
    """One more (1) or one less (-1) of the column that holds a card."""

    group_clicked = Signal(int)
    """The head of a group was clicked."""

    group_wished = Signal(int, int)
    """A card was dragged onto the head of a group: the group, the card."""

    play_armed = Signal()
    play_wished = Signal()
    """A press that may play went down: the right button, or on the head of a group; the right one came up."""

    cleared = Signal()
    """A press on nothing."""

    def __init__(self, faces: CardFaces, *, namer: Namer = plain_name, parent: QWidget | None = None) -> None:
        super().__init__(faces, namer=namer, parent=parent)
        self._head: int | None = None
        self._over_head: int | None = None
        self._right_down = False
        self._wheel = 0

    _dealt = -1

    def show_dealt(self, count: int) -> None:
        """Show only the first *count* cards while they are being dealt; -1 shows all, as ever."""
        before, self._dealt = self._dealt, count
        if 0 <= before <= count:
            for item in self._items[before:count]:
                item.show()
        elif before != count:
            self._veil()
            self._show_extras()

    def _lay_out(self, *, settle: bool = False) -> None:
        super()._lay_out(settle=settle)
        self._veil()

    def _show_extras(self) -> None:
        super()._show_extras()
        if self._dealt >= 0:
            for extra in (*self._badges, *self._trays):
                extra.hide()

    def _veil(self) -> None:
        """Hide what is not dealt yet."""
        for index, item in enumerate(self._items):
            item.setVisible(self._dealt < 0 or index < self._dealt)

    # ---- pointer

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a sweep with the left button; arm a play with the right one."""
        if event.button() is Qt.MouseButton.RightButton:
            self._right_down = True
            self.play_armed.emit()
            return
        if event.button() is not Qt.MouseButton.LeftButton or self._press is not None:
            return
        self._head = self._spread.head_at(event.position().x(), event.position().y())
        if self._head is not None:
            self.play_armed.emit()
        index = self.index_at(event.position()) if self._head is None else None
        if index is None:
            return
        self._press = self._present = index
        self.focus_index, self._by_keyboard = index, False
        self._sweep(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Widen the sweep to the card under the pointer, or show what the pointer is over."""
        point = event.position()
        if self._press is None:
            found = self.index_at(point)
            self._set_hover(-1 if found is None else found)
            return
        self._light(self._spread.head_at(point.x(), point.y()) if self._may_join() else None)
        if self._over_head is not None:
            return
        present = self.index_at(point)
        if present is None:
            present = self._spread.nearest(point.x(), point.y())
        if present != self._present or self._line.isVisible():
            self._present = present
            self._sweep(point)

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the gesture and tell what it was."""
        point = event.position()
        if event.button() is Qt.MouseButton.RightButton and self._right_down:
            self._right_down = False
            if self.viewport().rect().contains(point.toPoint()):
                self.play_wished.emit()
            return
        if event.button() is not Qt.MouseButton.LeftButton:
            return
        head, self._head = self._head, None
        if self._press is None or self._present is None:
            if head is not None and head == self._spread.head_at(point.x(), point.y()):
                self.group_clicked.emit(head)
            elif head is None and self.index_at(point) is None:
                self.cleared.emit()
            return
        first, last, over = self._press, self._present, self._over_head
        self.focus_index = last
        self._cancel()
        self._light(None)
        if over is not None:
            self.group_wished.emit(over, first)
        else:
            self._tell(first, last)
        self._refresh()

    def _tell(self, first: int, last: int) -> None:
        """Tell a range."""
        self.range_toggled.emit(*self._range(first, last))

    def _range(self, first: int, last: int) -> tuple[int, int]:
        """Return the range that is meant by going from one card to another.

        A click in a column reaches from the front copy down to the one clicked, the chosen copies
        being the front ones; a sweep over columns takes them whole.
        """
        if not self._stacked:
            return first, last
        begun, ended = self._order.column_of(first), self._order.column_of(last)
        if begun == ended:
            return first, begun.first if self.is_selected(first) else begun.end - 1
        if first < last:
            return (first if self.is_selected(first) else begun.first), ended.end - 1
        return begun.end - 1, ended.first

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Take the whole rank with the second press."""
        index = self.index_at(event.position())
        if event.button() is not Qt.MouseButton.LeftButton or index is None:
            self.mousePressEvent(event)
            return
        self._cancel()
        self.rank_wished.emit(index)

    def wheelEvent(self, event: QWheelEvent) -> None:
        """Count copies of the rank under the pointer, a notch each."""
        index = self.index_at(event.position())
        self._wheel += event.angleDelta().y()
        notches = int(self._wheel / _WHEEL_NOTCH)
        self._wheel -= notches * _WHEEL_NOTCH
        if index is not None and self._press is None:
            for _ in range(abs(notches)):
                self.count_changed.emit(index, 1 if notches > 0 else -1)
        event.accept()

    def leaveEvent(self, event: QEvent) -> None:
        """Forget what the pointer was over."""
        self._set_hover(-1)
        super().leaveEvent(event)

    def _set_hover(self, index: int) -> None:
        if index != self._hover:
            self._hover = index
            self._refresh()

    def _may_join(self) -> bool:
        """Whether a drag may end on a head: in the fan, where heads lie at the cards' feet and many a
        sweep ends, only chosen cards are dragged; in stacks heads lie apart."""
        return self._spread.heads_above or (self._press is not None and self.is_selected(self._press))

    def _light(self, place: int | None) -> None:
        if place == self._over_head:
            return
        self._over_head = place
        for number, tray in enumerate(self._trays):
            tray.light(number == place)
        if place is not None:
            self._under = frozenset()
            self._line.hide()
            self._refresh()

    def _sweep(self, pointer: QPointF) -> None:
        """Show what the gesture would do so far."""
        first, last = self._press, self._present
        self._hover = -1
        if first is None or last is None:
            return
        start, end = self._range(first, last)
        low, high = min(start, end), max(start, end)
        under = frozenset(range(low, high + 1)) if self.meaning is None else self.meaning(start, end)
        if under != self._under:
            self._under = under
            self._refresh()
        if first == last:
            self._line.hide()
            return
        row_bottom = max(self._spread.strips[index].bottom for index in (first, last))
        y = min(row_bottom + 7 * self._k, self.viewport().height() - 12 * self._k)
        x = max(12 * self._k, min(pointer.x(), self.viewport().width() - 12 * self._k))
        begin = QPointF(self._spread.strips[first].cx, y)
        self._line.show_from(begin, QPointF(x, y), len(under), self._k)

    # ---- keyboard

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the ring with the arrows, widen with Shift, toggle with Space; Escape ends a sweep."""
        key, modifiers = Qt.Key(event.key()), event.modifiers()
        plain = not modifiers & (Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier)
        goal = self._goal_of(key) if self.count() and plain else None
        if goal is not None:
            self._step(goal, extend=bool(modifiers & Qt.KeyboardModifier.ShiftModifier))
        elif self.count() and plain and key is Qt.Key.Key_Space:
            self._by_keyboard = True
            self._tell(self.focus_index, self.focus_index)
            self._refresh()
        elif self.count() and plain and key in _COUNTS:
            self._by_keyboard = True
            self.count_changed.emit(self.focus_index, _COUNTS[key])
        elif key is Qt.Key.Key_Escape and self._press is not None:
            self._cancel()
            self._light(None)
            self._refresh()
        else:
            event.ignore()

    def _goal_of(self, key: Qt.Key) -> int | None:
        """Return where an arrow leads; in stacks left and right go by columns, up and down within one."""
        last, at = self.count() - 1, self.focus_index
        if key is Qt.Key.Key_Home:
            return 0
        if key is Qt.Key.Key_End:
            return last
        if key not in (Qt.Key.Key_Left, Qt.Key.Key_Right, Qt.Key.Key_Up, Qt.Key.Key_Down):
            return None
        if not self._stacked:
            by = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1}.get(key)
            return None if by is None else max(0, min(last, at + by))
        column = self._order.column_of(at)
        match key:
            case Qt.Key.Key_Left:
                return max(0, column.first - 1)
            case Qt.Key.Key_Right:
                return at if column.end > last else self._order.column_of(column.end).end - 1
            case Qt.Key.Key_Up:
                return max(column.first, at - 1)
            case _:
                return min(column.end - 1, at + 1)

    def _step(self, goal: int, *, extend: bool) -> None:
        was = self.focus_index
        self.focus_index = goal
        self._by_keyboard = True
        if extend and goal != was:
            by = 1 if goal > was else -1
            way = range(was, goal + by, by)
            first = next((index for index in way if not self.is_selected(index)), None)
            if first is not None:
                self.range_toggled.emit(first, goal)
        self._refresh()
        event = QAccessibleEvent(self, QAccessible.Event.Focus)
        event.setChild(self.focus_index)
        QAccessible.updateAccessibility(event)

    def focusInEvent(self, event: QFocusEvent) -> None:
        """Show the ring when the keyboard brought the focus."""
        super().focusInEvent(event)
        if event.reason() in (Qt.FocusReason.TabFocusReason, Qt.FocusReason.BacktabFocusReason):
            self._by_keyboard = True
        self._show_ring()

    def focusOutEvent(self, event: QFocusEvent) -> None:
        """Hide the ring."""
        super().focusOutEvent(event)
        self._ring.hide()
