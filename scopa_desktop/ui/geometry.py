"""Points and rectangles in design units (logical pixels of the 640 by 360 area)."""

from __future__ import annotations

from typing import NamedTuple


class Vec(NamedTuple):
    """A point or a distance."""

    x: float
    y: float


class Rect(NamedTuple):
    """A rectangle by its upper left corner and its size; the far edges lie outside."""

    x: int
    y: int
    w: int
    h: int

    @property
    def right(self) -> int:
        """First x past the right edge."""
        return self.x + self.w

    @property
    def bottom(self) -> int:
        """First y below the lower edge."""
        return self.y + self.h

    @property
    def center(self) -> Vec:
        """The middle."""
        return Vec(self.x + self.w / 2, self.y + self.h / 2)

    def contains(self, point: tuple[float, float]) -> bool:
        """Whether a point lies inside."""
        x, y = point
        return self.x <= x < self.x + self.w and self.y <= y < self.y + self.h

    def grown(self, by: int) -> Rect:
        """Larger by so much on every side."""
        return Rect(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)

    def moved(self, dx: int, dy: int) -> Rect:
        """The same size elsewhere."""
        return Rect(self.x + dx, self.y + dy, self.w, self.h)

    def overlaps(self, other: Rect) -> bool:
        """Whether the two share a pixel."""
        return (
            self.x < other.right
            and other.x < self.right
            and self.y < other.bottom
            and other.y < self.bottom
        )

    def clamped(self, area: Rect) -> Rect:
        """Moved as little as needed to lie inside an area that is large enough."""
        x = min(max(self.x, area.x), area.right - self.w)
        y = min(max(self.y, area.y), area.bottom - self.h)
        return Rect(x, y, self.w, self.h)


DESIGN = Rect(0, 0, 640, 360)
"""The design area; the surface may be larger and then has it in its middle."""
