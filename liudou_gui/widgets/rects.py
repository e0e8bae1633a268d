"""Rectangles of floats for the geometry of the table; no Qt."""

from __future__ import annotations

from dataclasses import dataclass


@dataclass(frozen=True)
class Rect:
    """A rectangle of floats."""

    x: float
    y: float
    w: float
    h: float

    @property
    def right(self) -> float:
        """The x just past the rectangle."""
        return self.x + self.w

    @property
    def bottom(self) -> float:
        """The y just past the rectangle."""
        return self.y + self.h

    @property
    def cx(self) -> float:
        """The x of the centre."""
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        """The y of the centre."""
        return self.y + self.h / 2

    def contains(self, x: float, y: float) -> bool:
        """Whether a point lies inside; the right and lower edges do not."""
        return self.x <= x < self.right and self.y <= y < self.bottom

    def overlaps(self, other: Rect, slack: float = 0.01) -> bool:
        """Whether two rectangles share more than *slack* in both directions."""
        return (
            min(self.right, other.right) - max(self.x, other.x) > slack
            and min(self.bottom, other.bottom) - max(self.y, other.y) > slack
        )

    def inside(self, other: Rect, slack: float = 0.01) -> bool:
        """Whether this lies wholly in *other*."""
        return (
            self.x >= other.x - slack
            and self.y >= other.y - slack
            and self.right <= other.right + slack
            and self.bottom <= other.bottom + slack
        )
