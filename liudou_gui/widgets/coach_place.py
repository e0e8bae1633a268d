"""Where the coach's words lie: the place that covers least of what matters. Plain numbers, no Qt."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from liudou_gui.widgets.rects import Rect

NEVER = 1_000.0
"""The weight of what the coach talks about, and of questions that wait for an answer."""

CARDS, SEATS, WORDS = 8.0, 5.0, 0.5
"""The weights of cards that were played, of the seats, and of what is said in the middle anyway."""

_STEPS_X, _STEPS_Y = 28, 20
ALMOST_NOTHING = 1.0
"""So little may be covered before words move away."""

_FAR = 0.02
"""A place far from the middle costs so much per unit."""


@dataclass(frozen=True, slots=True)
class Obstacle:
    """Something that should stay visible; *weight* says how much so."""

    rect: Rect
    weight: float


def place_words(
    area: Rect,
    widths: Sequence[float],
    height_of: Callable[[float], float],
    obstacles: Iterable[Obstacle],
) -> Rect:
    """Return the place in *area* that covers least, the nearest to its middle.

    *height_of* gives the height that the words need at a width. Where nothing fits, the place begins at
    the upper left corner.
    """
    things = [thing for thing in obstacles if thing.rect.w > 0 and thing.rect.h > 0]
    best, least = Rect(area.x, area.y, widths[0], height_of(widths[0])), float("inf")
    for width in widths:
        height = height_of(width)
        if width > area.w or height > area.h:
            continue
        for rect in _places(area, width, height):
            away = (abs(rect.cx - area.cx) + abs(rect.cy - area.cy)) * _FAR
            if away >= least:
                continue
            found = away + covered(rect, things)
            if found < least:
                best, least = rect, found
    return best


def _places(area: Rect, width: float, height: float) -> Iterable[Rect]:
    for column in range(_STEPS_X + 1):
        x = area.x + (area.w - width) * column / _STEPS_X
        for row in range(_STEPS_Y + 1):
            yield Rect(x, area.y + (area.h - height) * row / _STEPS_Y, width, height)


def covered(rect: Rect, things: Iterable[Obstacle]) -> float:
    """Return how much of *things* lies under *rect*, each part by its weight."""
    cost = 0.0
    for thing in things:
        other = thing.rect
        wide = min(rect.right, other.right) - max(rect.x, other.x)
        high = min(rect.bottom, other.bottom) - max(rect.y, other.y)
        if wide > 0 and high > 0:
            cost += thing.weight * wide * high / 100
    return cost
