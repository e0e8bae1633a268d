"""Where things lie on the felt: the places of a page, in the table's scene, which begins under the bar."""

from __future__ import annotations

from dataclasses import dataclass

from PySide6.QtCore import QPointF, QRectF

from engine.ruleset import SEATS
from liudou_gui.widgets.deal_flight import Spots
from liudou_gui.widgets.geometry import Layout, Rect, Shape
from liudou_gui.widgets.seat_panel import PanelKind

_RIGHT, _LEFT, _TOP = (1, 2), (4, 5), 3


@dataclass(frozen=True, slots=True)
class FeltPlaces:
    """The places of *page* in the scene; seats are counted from the own one, 0 to 5."""

    page: Layout

    def box(self, rect: Rect) -> Rect:
        """Return a place of the page in the scene."""
        return Rect(rect.x, rect.y - self.page.table.y, rect.w, rect.h)

    def panel(self, place: int) -> tuple[PanelKind, Rect]:
        """Return the kind of a seat's panel, and where it lies."""
        if place == 0:
            return PanelKind.OWN, self.box(self.page.own_panel)
        kind = PanelKind.LARGE if self.page.shape is Shape.LARGE else PanelKind.SEAT
        return kind, self.box(self.page.panels[place])

    def panel_box(self, place: int) -> QRectF:
        """Return where a seat's panel lies."""
        _, rect = self.panel(place)
        return QRectF(rect.x, rect.y, rect.w, rect.h)

    def play(self, place: int, wide: float, high: float) -> tuple[float, float]:
        """Return the upper left corner of something of that size that lies before a seat."""
        zone = self.box(self.page.plays[place])
        y = zone.cy - high / 2
        if place in _RIGHT:
            return zone.right - wide, y
        if place in _LEFT:
            return zone.x, y
        return zone.cx - wide / 2, y

    def under_panel(self, place: int, wide: float) -> tuple[float, float]:
        """Return the upper left corner of something *wide* below another seat's panel, at its right."""
        panel, k = self.box(self.page.panels[place]), self.page.k
        return panel.right - wide - 8 * k, panel.bottom + 4 * k  # a note hangs at the left

    def beside_top(self, wide: float, high: float) -> tuple[float, float]:
        """Return the upper left corner of something of that size beside the top seat's panel.

        It lies at the right, where an open hand does not; over the next panel where that is too near.
        """
        page, k = self.page, self.page.k
        mirrored = _TOP in page.open_hands and page.shape is Shape.WIDE
        panel = self.box(page.panels[_TOP])
        other = self.box(page.panels[_LEFT[0] if mirrored else _RIGHT[1]])
        x, y = panel.right + 8 * k, panel.cy - high / 2
        if mirrored:
            x = panel.x - 8 * k - wide
        if x < other.right + 4 * k and x + wide > other.x - 4 * k:
            y = min(y, other.y - high - 4 * k)
        return min(max(x, 2 * k), page.table.right - wide - 2 * k), max(y, 2 * k)

    def note(self, place: int) -> tuple[float, float, float, bool]:
        """Return a note's upper left corner, how wide it may be, and whether it lies upon the panel."""
        k = self.page.k
        kind, rect = self.panel(place)
        upon = place == _TOP or self.page.shape is Shape.PORTRAIT  # its own play lies close below
        large = kind is PanelKind.LARGE
        reach = 0.0 if not upon else 8 * k if large else 10 * k
        indent = 15 * k if large or not upon else 74 * k  # beside the sign of who plays for the seat
        return rect.x + indent, rect.bottom - reach - k, rect.w - indent - 6 * k, upon

    def bottom(self, wide: float, high: float) -> tuple[float, float]:
        """Return the upper left corner of bottom cards of that size."""
        page = self.page
        top, caption = self.box(page.plays[_TOP]), self.box(page.caption)
        y = min(top.y, caption.y - high) if page.shape is Shape.WIDE else top.y
        if page.shape is Shape.PORTRAIT:
            y = min(y, self.box(page.panels[2]).y - high - 2 * page.k)
        return page.table.cx - wide / 2, max(y, top.y - 8 * page.k)

    def spots(self, edge: float, dpr: float) -> Spots:
        """Return where dealt cards fly, in a scene that ends at *edge*."""
        kinds = tuple(self.panel(place)[0] for place in range(SEATS))
        table, k = self.box(self.page.table), self.page.k
        boxes = tuple(map(self.panel_box, range(SEATS)))
        return Spots(boxes, kinds, QPointF(table.cx, edge + 20 * k), QPointF(table.cx, table.cy), k, dpr)
