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
    edges = [_edges(thing) for thing in obstacles if thing.rect.w > 0 and thing.rect.h > 0]
    edges.sort(key=lambda edge: -edge[4])  # what counts most ends a hopeless sum soonest
    best, least = Rect(area.x, area.y, widths[0], height_of(widths[0])), float("inf")
    for width in widths:
        height = height_of(width)
        if width > area.w or height > area.h:
            continue
        for x, y in _corners(area, width, height):
            cost = (abs(x + width / 2 - area.cx) + abs(y + height / 2 - area.cy)) * _FAR
            if cost < least:
                cost += _sum((x, y, x + width, y + height), edges, least - cost)
            if cost < least:
                best, least = Rect(x, y, width, height), cost
    return best


def _corners(area: Rect, width: float, height: float) -> Iterable[tuple[float, float]]:
    for column in range(_STEPS_X + 1):
        x = area.x + (area.w - width) * column / _STEPS_X
        for row in range(_STEPS_Y + 1):
            yield x, area.y + (area.h - height) * row / _STEPS_Y


def covered(rect: Rect, things: Iterable[Obstacle]) -> float:
    """Return how much of *things* lies under *rect*, each part by its weight."""
    return _sum((rect.x, rect.y, rect.right, rect.bottom), map(_edges, things), float("inf"))


def _edges(thing: Obstacle) -> tuple[float, float, float, float, float]:
    """Return left, top, right, bottom, and the weight of a unit of area."""
    rect = thing.rect
    return rect.x, rect.y, rect.right, rect.bottom, thing.weight / 100


def _sum(
    place: tuple[float, float, float, float],
    edges: Iterable[tuple[float, float, float, float, float]],
    most: float,
) -> float:
    """Add up what lies under *place*; once it is more than *most*, the rest does not matter."""
    x, y, right, bottom = place
    cost = 0.0
    for left, top, end, low, weight in edges:
        if left < right and end > x and top < bottom and low > y:
            wide = (right if right < end else end) - (x if x > left else left)
            high = (bottom if bottom < low else low) - (y if y > top else top)
            cost += weight * wide * high
            if cost > most:
                break
    return cost
