"""Cards dealt: backs that fly from the middle of the table to the seats, and tiles that count them."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache

from PySide6.QtCore import QPointF, QRectF, Qt
from PySide6.QtGui import QPixmap
from PySide6.QtWidgets import QGraphicsPixmapItem, QGraphicsScene

from liudou_gui.widgets.card_faces import Kind, margin_of
from liudou_gui.widgets.rows import shared_faces
from liudou_gui.widgets.seat_panel import PanelKind, count_pixmap, count_place
from liudou_gui.widgets.styles import theme

DEAL_MS = 1200
_CARD_MS = 14
_FLIGHT_MS = 220
_BACK = 40
_BELOW_PANELS, _ABOVE_PANELS = 9.5, 10.2


@dataclass(frozen=True)
class Spots:
    """Where things lie in the scene: panels by place from the own one, the own hand, the middle."""

    panels: tuple[QRectF, ...]
    kinds: tuple[PanelKind, ...]
    hand: QPointF
    middle: QPointF
    k: float
    dpr: float


_count_raster = lru_cache(maxsize=256)(count_pixmap)


class DealFlight:
    """The backs on their way; :meth:`step` takes the part of :attr:`ms` that has gone, evenly.

    *sizes* are the cards of each place, *first* the place that gets the first one. *on_own* is told
    how many of the own cards have arrived. A few items serve for all cards in turn.
    """

    def __init__(
        self, scene: QGraphicsScene, spots: Spots, sizes: Sequence[int], on_own: Callable[[int], None]
    ) -> None:
        self._scene, self._spots, self._on_own = scene, spots, on_own
        self._targets = [
            place for turn in range(max(sizes)) for place, size in enumerate(sizes) if turn < size
        ]
        self.ms = min(DEAL_MS, _FLIGHT_MS + _CARD_MS * len(self._targets))
        self._gap = (self.ms - _FLIGHT_MS) / max(1, len(self._targets) - 1)
        width = _BACK * spots.k
        back = shared_faces().pixmap(None, Kind.BACK, width=width, dpr=spots.dpr)
        margin = margin_of(width)
        half = QPointF(width / 2 + margin, width * 0.7 + margin)
        self._start = spots.middle - half
        ends = [spots.hand, *(panel.center() for panel in spots.panels[1:])]
        self._ways = [end - half - self._start for end in ends]
        self._backs = [self._item(back, _BELOW_PANELS) for _ in range(int(_FLIGHT_MS / self._gap) + 2)]
        self._tiles = [self._count_item(place) for place in range(len(sizes))]
        self._arrived = [0] * len(sizes)
        self._first = 0
        self._told: list[int] = [-1] * len(sizes)

    def _item(self, pixmap: QPixmap, depth: float) -> QGraphicsPixmapItem:
        item = QGraphicsPixmapItem(pixmap)
        item.setTransformationMode(Qt.TransformationMode.FastTransformation)
        item.setShapeMode(QGraphicsPixmapItem.ShapeMode.BoundingRectShape)
        item.setAcceptedMouseButtons(Qt.MouseButton.NoButton)
        item.setZValue(depth)
        item.hide()
        self._scene.addItem(item)
        return item

    def _tile(self, count: int, kind: PanelKind) -> QPixmap:
        return _count_raster(count, kind, theme(), self._spots.k, self._spots.dpr)

    def _count_item(self, place: int) -> QGraphicsPixmapItem:
        panel, k = self._spots.panels[place], self._spots.k
        kind = self._spots.kinds[place]
        x, y = count_place(kind)
        item = self._item(self._tile(0, kind), _ABOVE_PANELS)
        item.setPos(panel.x() + x * k, panel.y() + y * k)
        item.show()
        return item

    def step(self, part: float) -> None:
        """Put every card where it is by now; those that have arrived are only a number."""
        gone, dpr = part * self.ms, self._spots.dpr
        targets, count = self._targets, len(self._backs)
        while self._first < len(targets) and gone >= self._first * self._gap + _FLIGHT_MS:
            self._arrived[targets[self._first]] += 1
            self._backs[self._first % count].hide()
            self._first += 1
        for number in range(self._first, min(len(targets), self._first + count)):
            part = (gone - number * self._gap) / _FLIGHT_MS
            if part < 0:
                break
            done = 1 - (1 - part) ** 2
            item, way = self._backs[number % count], self._ways[targets[number]]
            x, y = self._start.x() + way.x() * done, self._start.y() + way.y() * done
            item.setPos(round(x * dpr) / dpr, round(y * dpr) / dpr)
            item.show()
        self._tell()

    def _tell(self) -> None:
        for place, count in enumerate(self._arrived):
            if count != self._told[place]:
                self._told[place] = count
                self._tiles[place].setPixmap(self._tile(count, self._spots.kinds[place]))
                if place == 0:
                    self._on_own(count)

    def end(self) -> None:
        """Take everything away again: the panels say the rest."""
        for item in (*self._backs, *self._tiles):
            self._scene.removeItem(item)
        self._backs, self._tiles = [], []
