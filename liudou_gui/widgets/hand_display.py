"""The own hand as a picture: cards fanned or stacked, trays, badges; it shows and never decides."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from collections.abc import Set as AbstractSet
from typing import TypeVar

from PySide6.QtCore import QEvent, QPointF, QRect, QRectF, QSize, Qt, QTimer
from PySide6.QtGui import QAccessible, QAccessibleEvent, QResizeEvent
from PySide6.QtWidgets import (
    QGraphicsItem,
    QGraphicsPixmapItem,
    QGraphicsScene,
    QGraphicsView,
    QWidget,
)

from engine.cards import Card, Face
from liudou_gui.model.hand_order import HandOrder, Span
from liudou_gui.model.spoken_strings import group_name
from liudou_gui.model.words import TIMES
from liudou_gui.widgets import hand_access
from liudou_gui.widgets.card_faces import CardFaces, Kind, Mark, State, margin_of
from liudou_gui.widgets.hand_access import Namer, plain_name
from liudou_gui.widgets.hand_geometry import Spread, fan, stacks
from liudou_gui.widgets.hand_scene import (
    BadgeItem,
    FocusRing,
    SweepLine,
    TrayItem,
    card_item,
    lift_motion,
)
from liudou_gui.widgets.scene_view import SceneView

REBUILD_MS = 120
HOVER_RISE = 6.0

Look = tuple[Kind, State, Mark]
Item = TypeVar("Item", bound=QGraphicsItem)


class HandDisplay(SceneView):
    """Draws cards in the order given, with their states; what a gesture means is its subclass's."""

    def __init__(self, faces: CardFaces, *, namer: Namer = plain_name, parent: QWidget | None = None) -> None:
        hand_access.install()
        super().__init__(parent)
        self._faces = faces
        self._namer = namer
        self._scene = self.scene()
        self.setViewportUpdateMode(QGraphicsView.ViewportUpdateMode.MinimalViewportUpdate)
        self.setOptimizationFlag(QGraphicsView.OptimizationFlag.DontSavePainterState)
        self.viewport().setMouseTracking(True)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.reduce_motion = False
        self.focus_index = 0
        self.meaning: Callable[[int, int], AbstractSet[int]] | None = None
        """What a sweep between two places would choose; all between when it is None."""
        self._k = 1.0
        self._portrait = self._stacked = False
        self._order = HandOrder()
        self._heads: tuple[str, ...] = ()
        self._marks: Mapping[Face | Card, str] = {}
        self._dead: Card | None = None
        self._selected: frozenset[Card] = frozenset()
        self._pending: frozenset[Card] = frozenset()
        self._items: list[QGraphicsPixmapItem] = []
        self._trays: list[TrayItem] = []
        self._badges: list[BadgeItem] = []
        self._shown: list[tuple[Look, float] | None] = []
        self._spread = Spread()
        self._press: int | None = None
        self._present: int | None = None
        self._under: AbstractSet[int] = frozenset()
        self._by_keyboard = False
        self._hover = -1
        self._line = SweepLine(faces.theme)
        self._ring = FocusRing(faces.theme)
        self._scene.addItem(self._line)
        self._scene.addItem(self._ring)
        self._motion = lift_motion(self)
        self._motion.valueChanged.connect(self._move)
        self._from: list[float] = []
        self._goal: list[tuple[float, float]] = []
        self._rebuild = QTimer(self)
        self._rebuild.setSingleShot(True)
        self._rebuild.setInterval(REBUILD_MS)
        self._rebuild.timeout.connect(self._renew_rasters)

    # ---- what is shown

    def set_scale(self, k: float, *, portrait: bool = False) -> None:
        """Lay the hand out at scale *k*, the fan in two rows for a *portrait* window."""
        self._k, self._portrait = k, portrait
        self._lay_out(settle=True)
        self._rebuild.start()

    def set_stacked(self, stacked: bool) -> None:
        """Show a column a rank instead of the fan."""
        if stacked != self._stacked:
            self._stacked = stacked
            self._cancel()
            self._shown = [None] * len(self._items)
            self._lay_out(settle=True)

    @property
    def stacked(self) -> bool:
        """Whether the hand lies in columns."""
        return self._stacked

    def set_faces(self, faces: CardFaces) -> None:
        """Show the cards in another theme, language or set of colours."""
        self._faces = faces
        self._line.theme = self._ring.theme = faces.theme
        for tray in self._trays:
            tray.theme = faces.theme
        for badge in self._badges:
            badge.theme = faces.theme
        self._renew_rasters()

    def set_order(
        self,
        order: HandOrder,
        heads: Sequence[str],
        marks: Mapping[Face | Card, str] | None = None,
        dead: Card | None = None,
    ) -> None:
        """Show a hand from left to right; *heads* name its groups.

        *marks* says ``open`` or ``secret`` of faces or single copies.
        """
        before = self._order.cards
        had_focus = before[self.focus_index] if self.focus_index < len(before) else None
        self._cancel()
        self._order, self._heads = order, tuple(heads)
        self._marks, self._dead = dict(marks or {}), dead
        held = frozenset(order.cards)
        self._selected &= held
        self._pending &= held
        _fit(self._scene, self._items, len(order.cards), card_item)
        _fit(self._scene, self._trays, len(order.groups), lambda: TrayItem(self._faces.theme))
        _fit(self._scene, self._badges, len(order.columns), lambda: BadgeItem(self._faces.theme))
        if had_focus in held:
            self.focus_index = order.cards.index(had_focus)
        self.focus_index = max(0, min(self.focus_index, len(order.cards) - 1))
        self._shown = [None] * len(self._items)
        self._lay_out(settle=True)

    def set_selected(self, cards: AbstractSet[Card]) -> None:
        """Lift exactly *cards*."""
        before = self._selected
        self._selected = frozenset(cards) & frozenset(self._order.cards)
        if before != self._selected:
            self._refresh()
            self._show_extras()
            self._announce(before)

    def set_interactive_pending(self, cards: AbstractSet[Card]) -> None:
        """Show *cards* as sent and waiting for the table."""
        pending = frozenset(cards) & frozenset(self._order.cards)
        if pending != self._pending:
            self._pending = pending
            self._refresh()

    def count(self) -> int:
        """Return how many cards are shown."""
        return len(self._order.cards)

    def cards(self) -> tuple[Card, ...]:
        """Return the cards from left to right."""
        return self._order.cards

    def order(self) -> HandOrder:
        """Return how the cards lie."""
        return self._order

    def is_selected(self, index: int) -> bool:
        """Whether the card at *index* is lifted."""
        return self._order.cards[index] in self._selected

    def is_pending(self, index: int) -> bool:
        """Whether the card at *index* is sent and waits for the table."""
        return self._order.cards[index] in self._pending

    def name_of(self, index: int) -> str:
        """Return what a screen reader says of the card at *index*."""
        card = self._order.cards[index]
        return self._namer(card, card in self._selected, index + 1, len(self._order.cards))

    def strip_rect(self, index: int) -> QRectF:
        """Return the visible part of a card in the viewport, where it stands now."""
        strip = self._spread.strips[index]
        return QRectF(strip.x, strip.y - self._rise(index), strip.w, strip.h)

    def head_rect(self, place: int) -> QRectF:
        """Return the head of a group in the viewport."""
        head = self._spread.trays[place].head
        return QRectF(head.x, head.y, head.w, head.h)

    def screen_rect(self, index: int) -> QRect:
        """Return the visible part of a card on the screen."""
        if index >= len(self._spread.strips):
            return QRect()
        rect = self.strip_rect(index).toAlignedRect()
        return QRect(self.viewport().mapToGlobal(rect.topLeft()), rect.size())

    def head_name(self, place: int) -> str:
        """Return what a screen reader says of the head of a group."""
        span = self._order.groups[place]
        chosen = all(card in self._selected for card in self._order.cards[span.first : span.end])
        return group_name(place + 1, self._heads[place], span.end - span.first, chosen=chosen)

    def screen_head(self, place: int) -> QRect:
        """Return the head of a group on the screen."""
        rect = self.head_rect(place).toAlignedRect()
        return QRect(self.viewport().mapToGlobal(rect.topLeft()), rect.size())

    def swept(self) -> AbstractSet[int]:
        """Return the indices that the running sweep would change."""
        return self._under

    def index_at(self, point: QPointF) -> int | None:
        """Return the card a press at *point* of the viewport counts for."""
        lifted = frozenset(i for i in range(self.count()) if self._rise(i) >= self._spread.lift * self._k)
        return self._spread.at(point.x(), point.y(), lifted)

    def sizeHint(self) -> QSize:
        """Return the hand zone's usual size."""
        high = 268 if self._portrait else 226 if self._stacked else 162
        return QSize(round(1040 * self._k), round(high * self._k))

    # ---- drawing

    def _lay_out(self, *, settle: bool = False) -> None:
        self._scene.setSceneRect(QRectF(self.viewport().rect()))
        width, order = float(self.viewport().width()), self._order
        if self._stacked:
            self._spread = stacks(order, width, float(self.viewport().height()), self._k)
        else:
            breaks = [column.first for column in order.columns if column.first]
            self._spread = fan(
                len(order.cards),
                width,
                self._k,
                portrait=self._portrait,
                breaks=breaks,
                groups=order.groups,
                height=float(self.viewport().height()),
            )
        for index, item in enumerate(self._items):
            item.setZValue(index + 1)
        self._refresh(settle=settle)
        self._show_extras()

    def _rise(self, index: int) -> float:
        card = self._order.cards[index]
        lifted = card in self._selected or card in self._pending
        if index in self._under:
            lifted = self._press is not None and self._order.cards[self._press] not in self._selected
        if lifted:
            return self._spread.lift * self._k
        hovered = index == self._hover and self._press is None
        return HOVER_RISE * self._k if hovered else 0.0

    def _look(self, index: int, rise: float) -> Look:
        card = self._order.cards[index]
        state = State.REST
        if card in self._pending:
            state = State.PENDING
        elif card == self._dead:
            state = State.DEAD
        elif rise >= self._spread.lift * self._k:
            state = State.SELECTED
        elif index == self._hover or index in self._under:
            state = State.HOVER
        word = self._marks.get(card) or self._marks.get(card.face) or "none"
        kind = Kind.FULL if self._spread.whole[index] else Kind.STRIP
        if self._stacked:
            kind = Kind.COMPACT if self._spread.whole[index] else Kind.COMPACT_STRIP
        return kind, state, Mark(word)

    def _refresh(self, *, settle: bool = False) -> None:
        """Give every card the raster of its state and move it to its height."""
        width, dpr = self._spread.card_w * self._k, self.devicePixelRatioF()
        margin = margin_of(width)
        goals: list[tuple[float, float]] = []
        for index, item in enumerate(self._items):
            rise = self._rise(index)
            look = self._look(index, rise)
            shown = self._shown[index]
            if shown is None or shown[0] != look:
                item.setPixmap(self._faces.pixmap(self._order.cards[index].face, *look, width, dpr))
                item.setOffset(-margin, -margin)
                item.setScale(1.0)
                self._shown[index] = look, width
            elif item.scale() != width / shown[1]:
                item.setScale(width / shown[1])
            rect = self._spread.cards[index]
            goals.append((round(rect.x * dpr) / dpr, round((rect.y - rise) * dpr) / dpr))
        self._goal = goals
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

    def _show_extras(self) -> None:
        """Trays behind the cards and counts at their feet."""
        language, cards = self._faces.language, self._order.cards
        for place, (item, span, tray) in enumerate(
            zip(self._trays, self._order.groups, self._spread.trays, strict=True)
        ):
            chosen = all(card in self._selected for card in cards[span.first : span.end])
            above, texts = self._spread.heads_above, (self._heads[place], f"{TIMES}{span.end - span.first}")
            item.show_group(tray, place, texts, language, self._k, above=above, chosen=chosen)
        for number, (badge, column) in enumerate(zip(self._badges, self._order.columns, strict=True)):
            if not self._stacked:
                badge.hide()
                continue
            x, y, room = self._spread.badges[number]
            count, chosen_count = self._counted(column)
            badge.show_count(QPointF(x, y), room, count, chosen_count, self._k, column.end + 0.5)

    def _counted(self, column: Span) -> tuple[int, int]:
        cards = self._order.cards[column.first : column.end]
        return len(cards), sum(card in self._selected for card in cards)

    def _move(self, part: object) -> None:
        done = float(part) if isinstance(part, float | int) else 1.0
        for index, (item, (x, y)) in enumerate(zip(self._items, self._goal, strict=True)):
            was = self._from[index] if index < len(self._from) else y
            if was != y:
                item.setPos(x, was + (y - was) * done)

    def _renew_rasters(self) -> None:
        self._shown = [None] * len(self._items)
        self._refresh(settle=True)

    def _show_ring(self) -> None:
        if self.hasFocus() and self._order.cards and self._by_keyboard:
            self._ring.show_round(self.strip_rect(self.focus_index), self._k)
        else:
            self._ring.hide()

    def _cancel(self) -> None:
        self._press = self._present = None
        self._under = frozenset()
        self._line.hide()

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

    def _announce(self, before: frozenset[Card]) -> None:
        if not QAccessible.isActive():
            return
        for index, card in enumerate(self._order.cards):
            if (card in before) != (card in self._selected):
                event = QAccessibleEvent(self, QAccessible.Event.StateChanged)
                event.setChild(index)
                QAccessible.updateAccessibility(event)


def _fit(scene: QGraphicsScene, items: list[Item], count: int, make: Callable[[], Item]) -> None:
    """Have exactly *count* items in the scene."""
    while len(items) > count:
        scene.removeItem(items.pop())
    while len(items) < count:
        item = make()
        scene.addItem(item)
        items.append(item)
