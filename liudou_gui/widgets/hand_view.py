"""The own hand as a fan of cards: it shows, and tells which run of cards was pressed or swept."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from collections.abc import Set as AbstractSet

from PySide6.QtCore import (
    QEvent,
    QPointF,
    QRect,
    QRectF,
    QSize,
    Qt,
    QTimer,
    Signal,
)
from PySide6.QtGui import QAccessible, QAccessibleEvent, QFocusEvent, QKeyEvent, QMouseEvent, QResizeEvent
from PySide6.QtWidgets import QFrame, QGraphicsPixmapItem, QGraphicsScene, QGraphicsView, QWidget

from engine.cards import Card, Face
from liudou_gui.widgets import hand_access
from liudou_gui.widgets.card_faces import CardFaces, Kind, Mark, State, margin_of
from liudou_gui.widgets.hand_access import Namer, plain_name
from liudou_gui.widgets.hand_geometry import CARD_W, LIFT, Fan, fan
from liudou_gui.widgets.hand_scene import FocusRing, SweepLine, card_item, lift_motion

REBUILD_MS, LIFT_MS = 120, 90
HOVER_RISE = 6.0


class HandView(QGraphicsView):
    """Shows cards in the order given and sends ranges; it never changes the selection itself."""

    range_toggled = Signal(int, int)
    """From the pressed card to the released one; all between become the pressed one's opposite."""

    hovered = Signal(int)
    """The index under the pointer, -1 for none."""

    def __init__(self, faces: CardFaces, *, namer: Namer = plain_name, parent: QWidget | None = None) -> None:
        hand_access.install()
        super().__init__(parent)
        self._faces = faces
        self._namer = namer
        self._scene = QGraphicsScene(self)
        self.setScene(self._scene)
        self.setFrameShape(QFrame.Shape.NoFrame)
        self.setHorizontalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setVerticalScrollBarPolicy(Qt.ScrollBarPolicy.ScrollBarAlwaysOff)
        self.setAlignment(Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignTop)
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.setStyleSheet("QGraphicsView { background: transparent; border: none; }")
        self.viewport().setAutoFillBackground(False)
        self.viewport().setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.reduce_motion = False
        self.focus_index = 0
        self._k = 1.0
        self._portrait = False
        self._cards: tuple[Card, ...] = ()
        self._marks: Mapping[Face | Card, str] = {}
        self._dead: Card | None = None
        self._selected: frozenset[Card] = frozenset()
        self._pending: frozenset[Card] = frozenset()
        self._items: list[QGraphicsPixmapItem] = []
        self._shown: list[tuple[tuple[Kind, State, Mark], float] | None] = []
        self._fan = Fan((), (), (), 0.0)
        self._press: int | None = None
        self._present: int | None = None
        self._by_keyboard = False
        self._hover = -1
        self._line = SweepLine(faces.theme)
        self._ring = FocusRing(faces.theme)
        self._scene.addItem(self._line)
        self._scene.addItem(self._ring)
        self._motion = lift_motion(self, LIFT_MS)
        self._motion.valueChanged.connect(self._move)
        self._from: list[float] = []
        self._rebuild = QTimer(self)
        self._rebuild.setSingleShot(True)
        self._rebuild.setInterval(REBUILD_MS)
        self._rebuild.timeout.connect(self._renew_rasters)

    # ---- what is shown

    def set_scale(self, k: float, *, portrait: bool = False) -> None:
        """Lay the hand out at scale *k*, in two rows for a *portrait* window."""
        self._k, self._portrait = k, portrait
        self._lay_out(settle=True)
        self._rebuild.start()

    def set_faces(self, faces: CardFaces) -> None:
        """Show the cards in another theme, language or set of colours."""
        self._faces = faces
        self._line.theme = self._ring.theme = faces.theme
        self._renew_rasters()

    def set_cards(
        self, cards: Sequence[Card], marks: Mapping[Face | Card, str] | None = None, dead: Card | None = None
    ) -> None:
        """Show *cards* from left to right; *marks* says ``open`` or ``secret`` of faces or single copies."""
        had_focus = self._cards[self.focus_index] if self.focus_index < len(self._cards) else None
        self._cancel()
        self._cards, self._marks, self._dead = tuple(cards), dict(marks or {}), dead
        self._selected &= frozenset(self._cards)
        self._pending &= frozenset(self._cards)
        while len(self._items) > len(self._cards):
            self._scene.removeItem(self._items.pop())
        while len(self._items) < len(self._cards):
            item = card_item()
            self._scene.addItem(item)
            self._items.append(item)
        if had_focus in self._cards:
            self.focus_index = self._cards.index(had_focus)
        self.focus_index = max(0, min(self.focus_index, len(self._cards) - 1))
        self._shown = [None] * len(self._items)
        self._lay_out(settle=True)

    def set_selected(self, cards: AbstractSet[Card]) -> None:
        """Lift exactly *cards*."""
        before = self._selected
        self._selected = frozenset(cards) & frozenset(self._cards)
        if before != self._selected:
            self._refresh()
            self._announce(before)

    def set_interactive_pending(self, cards: AbstractSet[Card]) -> None:
        """Show *cards* as sent and waiting for the table."""
        self._pending = frozenset(cards) & frozenset(self._cards)
        self._refresh()

    def count(self) -> int:
        """Return how many cards are shown."""
        return len(self._cards)

    def cards(self) -> tuple[Card, ...]:
        """Return the cards from left to right."""
        return self._cards

    def is_selected(self, index: int) -> bool:
        """Whether the card at *index* is lifted."""
        return self._cards[index] in self._selected

    def name_of(self, index: int) -> str:
        """Return what a screen reader says of the card at *index*."""
        card = self._cards[index]
        return self._namer(card, card in self._selected, index + 1, len(self._cards))

    def strip_rect(self, index: int) -> QRectF:
        """Return the visible part of a card in the viewport, where it stands now."""
        strip = self._fan.strips[index]
        return QRectF(strip.x, strip.y - self._rise(index), strip.w, strip.h)

    def screen_rect(self, index: int) -> QRect:
        """Return the visible part of a card on the screen."""
        if index >= len(self._fan.strips):
            return QRect()
        rect = self.strip_rect(index).toAlignedRect()
        return QRect(self.viewport().mapToGlobal(rect.topLeft()), rect.size())

    def swept(self) -> frozenset[int]:
        """Return the indices under the running sweep."""
        if self._press is None or self._present is None:
            return frozenset()
        low, high = sorted((self._press, self._present))
        return frozenset(range(low, high + 1))

    def sizeHint(self) -> QSize:
        """Return the hand zone's usual size."""
        return QSize(round(1040 * self._k), round((268 if self._portrait else 162) * self._k))

    def _breaks(self) -> list[int]:
        return [n for n in range(1, len(self._cards)) if self._cards[n].rank != self._cards[n - 1].rank]

    def _lay_out(self, *, settle: bool = False) -> None:
        self._scene.setSceneRect(QRectF(self.viewport().rect()))
        width = float(self.viewport().width())
        self._fan = fan(len(self._cards), width, self._k, portrait=self._portrait, breaks=self._breaks())
        for index, item in enumerate(self._items):
            item.setZValue(index + 1)
        self._refresh(settle=settle)

    def _rise(self, index: int) -> float:
        card, units = self._cards[index], 0.0
        lifted = card in self._selected or card in self._pending
        if index in self.swept():
            lifted = self._press is not None and self._cards[self._press] not in self._selected
        if lifted:
            units = LIFT
        elif index == self._hover and self._press is None:
            units = HOVER_RISE
        return units * self._k

    def _look(self, index: int) -> tuple[Kind, State, Mark]:
        card = self._cards[index]
        last_of_row = index == len(self._cards) - 1 or self._fan.rows[index + 1] != self._fan.rows[index]
        state = State.REST
        lifted = self._rise(index) >= LIFT * self._k
        if card in self._pending:
            state = State.PENDING
        elif card == self._dead:
            state = State.DEAD
        elif lifted:
            state = State.SELECTED
        elif index == self._hover or index in self.swept():
            state = State.HOVER
        word = self._marks.get(card) or self._marks.get(card.face) or "none"
        return Kind.FULL if last_of_row else Kind.STRIP, state, Mark(word)

    def _refresh(self, *, settle: bool = False) -> None:
        """Give every card the raster of its state and move it to its height."""
        width, dpr = CARD_W * self._k, self.devicePixelRatioF()
        margin = margin_of(width)
        for index, item in enumerate(self._items):
            look = self._look(index)
            shown = self._shown[index]
            if shown is None or shown[0] != look:
                item.setPixmap(self._faces.pixmap(self._cards[index].face, *look, width, dpr))
                item.setOffset(-margin, -margin)
                item.setScale(1.0)
                self._shown[index] = look, width
            elif item.scale() != width / shown[1]:
                item.setScale(width / shown[1])
        goals = self._goals()
        if settle or self.reduce_motion or not self.isVisible():
            self._motion.stop()
            for item, (x, y) in zip(self._items, goals, strict=True):
                item.setPos(x, y)
        else:
            self._from = [item.y() for item in self._items]
            if any(abs(y - was) > 0.5 for was, (_, y) in zip(self._from, goals, strict=True)):
                self._motion.stop()
                self._motion.start()
        self._show_ring()

    def _goals(self) -> list[tuple[float, float]]:
        dpr = self.devicePixelRatioF()
        return [
            (round(rect.x * dpr) / dpr, round((rect.y - self._rise(index)) * dpr) / dpr)
            for index, rect in enumerate(self._fan.cards)
        ]

    def _move(self, part: object) -> None:
        done = float(part) if isinstance(part, float | int) else 1.0
        for index, (item, (x, y)) in enumerate(zip(self._items, self._goals(), strict=True)):
            was = self._from[index] if index < len(self._from) else y
            item.setPos(x, was + (y - was) * done)

    def _renew_rasters(self) -> None:
        self._shown = [None] * len(self._items)
        self._refresh(settle=True)

    def _show_ring(self) -> None:
        if self.hasFocus() and self._cards and self._by_keyboard:
            self._ring.show_round(self.strip_rect(self.focus_index), self._k)
        else:
            self._ring.hide()

    def resizeEvent(self, event: QResizeEvent) -> None:
        """Lay out anew at once; draw new rasters when the size has rested."""
        super().resizeEvent(event)
        self._lay_out(settle=True)
        self._rebuild.start()

    def event(self, event: QEvent) -> bool:
        """Draw new rasters on a screen of another pixel ratio."""
        if event.type() == QEvent.Type.DevicePixelRatioChange:
            self._rebuild.start()
        return super().event(event)

    # ---- pointer

    def index_at(self, point: QPointF) -> int | None:
        """Return the card a press at *point* of the viewport counts for."""
        lifted = [index for index in range(len(self._cards)) if self._rise(index) >= LIFT * self._k]
        return self._fan.at(point.x(), point.y(), lifted)

    def mousePressEvent(self, event: QMouseEvent) -> None:
        """Begin a sweep with the left button only."""
        index = self.index_at(event.position())
        if event.button() != Qt.MouseButton.LeftButton or index is None or self._press is not None:
            event.setAccepted(index is not None)
            return
        self._press = self._present = index
        self.focus_index, self._by_keyboard = index, False
        self._show_sweep(event.position())

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        """Widen the sweep to the card under the pointer, or show what the pointer is over."""
        if self._press is None:
            found = self.index_at(event.position())
            self._set_hover(-1 if found is None else found)
            return
        present = self.index_at(event.position())
        if present is None:
            present = self._fan.nearest(event.position().x(), event.position().y())
        self._present = present
        self._show_sweep(event.position())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        """End the sweep and tell its range."""
        if event.button() != Qt.MouseButton.LeftButton or self._press is None or self._present is None:
            return
        first, last = self._press, self._present
        self.focus_index = last
        self._cancel()
        self.range_toggled.emit(first, last)
        self._refresh()

    def mouseDoubleClickEvent(self, event: QMouseEvent) -> None:
        """Count the second press of a double click as a press."""
        self.mousePressEvent(event)

    def leaveEvent(self, event: QEvent) -> None:
        """Forget what the pointer was over."""
        self._set_hover(-1)
        super().leaveEvent(event)

    def _set_hover(self, index: int) -> None:
        if index != self._hover:
            self._hover = index
            self.hovered.emit(index)
            self._refresh()

    def _cancel(self) -> None:
        self._press = self._present = None
        self._line.hide()

    def _show_sweep(self, pointer: QPointF) -> None:
        self._hover = -1
        self._refresh()
        if self._press is None or self._press == self._present or self._present is None:
            self._line.hide()
            return
        row_bottom = max(self._fan.strips[index].bottom for index in (self._press, self._present))
        y = min(row_bottom + 7 * self._k, self.viewport().height() - 12 * self._k)
        start = self._fan.strips[self._press]
        x = max(12 * self._k, min(pointer.x(), self.viewport().width() - 12 * self._k))
        self._line.show_from(QPointF(start.cx, y), QPointF(x, y), len(self.swept()), self._k)

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Move the ring with the arrows, widen with Shift, toggle with Space; Escape ends a sweep."""
        moves = {Qt.Key.Key_Left: -1, Qt.Key.Key_Right: 1, Qt.Key.Key_Home: -1000, Qt.Key.Key_End: 1000}
        key = Qt.Key(event.key())
        plain = not event.modifiers() & (
            Qt.KeyboardModifier.ControlModifier | Qt.KeyboardModifier.AltModifier
        )
        if not self._cards or not plain:
            super().keyPressEvent(event)
        elif key in moves:
            self._step(moves[key], extend=bool(event.modifiers() & Qt.KeyboardModifier.ShiftModifier))
        elif key == Qt.Key.Key_Space:
            self._by_keyboard = True
            self.range_toggled.emit(self.focus_index, self.focus_index)
            self._refresh()
        elif key == Qt.Key.Key_Escape and self._press is not None:
            self._cancel()
            self._refresh()
        else:
            event.ignore()

    def _step(self, by: int, *, extend: bool) -> None:
        was = self.focus_index
        self.focus_index = max(0, min(len(self._cards) - 1, was + by))
        self._by_keyboard = True
        if extend:
            way = range(was, self.focus_index + (1 if by > 0 else -1), 1 if by > 0 else -1)
            first = next((index for index in way if not self.is_selected(index)), None)
            if first is not None:
                self.range_toggled.emit(first, self.focus_index)
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
        """Hide the ring and end a running sweep."""
        super().focusOutEvent(event)
        self._ring.hide()

    def _announce(self, before: frozenset[Card]) -> None:
        if not QAccessible.isActive():
            return
        for index, card in enumerate(self._cards):
            if (card in before) != (card in self._selected):
                event = QAccessibleEvent(self, QAccessible.Event.StateChanged)
                event.setChild(index)
                QAccessible.updateAccessibility(event)
