"""Where the cards of the own hand lie, and which one a point belongs to; no Qt."""

from __future__ import annotations

import math
from collections.abc import Sequence
from dataclasses import dataclass

from liudou_gui.widgets.rects import Rect

CARD_W, CARD_H = 90.0, 126.0
LIFT = 20.0
"""How far a selected card rises; as much stays free above the fan."""
FOOT = 14.0
"""The margin below the hand that still belongs to the cards above it."""


@dataclass(frozen=True)
class Fan:
    """A laid-out hand: whole cards, their visible strips, and which row each lies in."""

    cards: tuple[Rect, ...]
    strips: tuple[Rect, ...]
    rows: tuple[int, ...]
    step: float

    def at(self, x: float, y: float, lifted: Sequence[int] = ()) -> int | None:
        """Return the card at a point: in its visible strip, else in the lift zone or the margin below."""
        if not self.cards:
            return None
        lift, foot = self.cards[0].h * LIFT / CARD_H, self.cards[0].h * FOOT / CARD_H
        for index in lifted:
            strip = self.strips[index]
            if strip.x <= x < strip.right and strip.y - lift <= y < strip.y:
                return index
        for index in range(len(self.strips) - 1, -1, -1):
            if self.strips[index].contains(x, y):
                return index
        for index in range(len(self.strips) - 1, -1, -1):
            strip = self.strips[index]
            if strip.x <= x < strip.right and strip.y - lift <= y < strip.bottom + foot:
                return index
        return None

    def nearest(self, x: float, y: float) -> int | None:
        """Return the card nearest to a point, for drags that leave the hand."""
        if not self.cards:
            return None

        def far(index: int) -> float:
            strip = self.strips[index]
            dx = max(strip.x - x, 0.0, x - strip.right)
            dy = max(strip.y - y, 0.0, y - strip.bottom)
            return math.hypot(dx, dy * 1.5)

        return min(range(len(self.strips)), key=far)


def fan(n: int, width: float, k: float, *, portrait: bool = False, breaks: Sequence[int] = ()) -> Fan:
    """Lay *n* cards in a row *width* wide, from the top lift zone down; two rows if they get too narrow.

    *breaks* are the indices where a new rank begins: the rows are parted at the one nearest to the middle.
    """
    if n <= 0:
        return Fan((), (), (), 0.0)
    card_w, card_h = CARD_W * k, CARD_H * k
    room = width - 32 * k - card_w
    step = min(46 * k, room / max(1, n - 1))
    two = n > 1 and (step < 16 * k or (portrait and step < 46 * k))
    split = n
    if two:
        places = [index for index in breaks if 0 < index < n] or [(n + 1) // 2]
        split = min(places, key=lambda index: (abs(index - n / 2), index))
        if abs(split - n / 2) > n / 4:
            split = (n + 1) // 2
        step = max(1.0, min(46 * k, room / max(1, max(split, n - split) - 1)))
    cards: list[Rect] = []
    strips: list[Rect] = []
    rows: list[int] = []
    top = (LIFT + 2) * k
    for row, (first, last) in enumerate(((0, split), (split, n))):
        count = last - first
        left = (width - step * (count - 1) - card_w) / 2
        for index in range(first, last):
            x, y = left + (index - first) * step, top + row * 92 * k
            cards.append(Rect(x, y, card_w, card_h))
            strip_h = 92 * k if two and row == 0 else card_h
            strips.append(Rect(x, y, card_w if index == last - 1 else step, strip_h))
            rows.append(row)
    return Fan(tuple(cards), tuple(strips), tuple(rows), step)
