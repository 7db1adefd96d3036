"""From the window's pixels to design units and back, without pygame.

Integer mode enlarges the logical surface by a whole number; the surface grows to whatever
then fits the window, so that the felt reaches all edges. Fit mode enlarges by the next
whole number and shrinks smoothly to the window: it may blur, but it is never tiny.
"""

from __future__ import annotations

from dataclasses import dataclass
from math import ceil

from scopa_desktop.ui.geometry import DESIGN, Rect, Vec

TINY = 2 / 3
"""Integer mode gives way to fit where the design area would fill less than this share."""


@dataclass(frozen=True, slots=True)
class Viewport:
    """How one window size is used."""

    window: tuple[int, int]
    """Window size in pixels."""
    logical: tuple[int, int]
    """Size of the drawing surface in logical pixels, at least the design area's."""
    scale: float
    """Window pixels per logical pixel."""
    factor: int
    """Whole number by which the surface is enlarged before any smooth shrinking."""
    is_sharp: bool
    """True in integer mode."""

    @property
    def origin(self) -> tuple[int, int]:
        """Where the design area's corner lies on the surface."""
        return (self.logical[0] - DESIGN.w) // 2, (self.logical[1] - DESIGN.h) // 2

    @property
    def bounds(self) -> Rect:
        """The whole surface in design units."""
        ox, oy = self.origin
        return Rect(-ox, -oy, *self.logical)

    def to_design(self, position: tuple[float, float]) -> Vec:
        """Window pixels to design units; clamped to the surface."""
        ox, oy = self.origin
        x = min(max(position[0] / self.scale, 0), self.logical[0] - 1)
        y = min(max(position[1] / self.scale, 0), self.logical[1] - 1)
        return Vec(int(x) - ox, int(y) - oy)

    def to_window(self, rect: Rect) -> tuple[int, int, int, int]:
        """A rectangle in window pixels."""
        ox, oy = self.origin
        x0, y0 = round((rect.x + ox) * self.scale), round((rect.y + oy) * self.scale)
        x1, y1 = round((rect.right + ox) * self.scale), round((rect.bottom + oy) * self.scale)
        return x0, y0, x1 - x0, y1 - y0


def make_viewport(width: int, height: int, *, fit: bool = False) -> Viewport:
    """Choose scale and surface for a window; `fit` asks for fit mode everywhere."""
    width, height = max(width, 1), max(height, 1)
    scale = max(1, min(width // DESIGN.w, height // DESIGN.h))
    share = max(DESIGN.w * scale / width, DESIGN.h * scale / height)
    exact = min(width / DESIGN.w, height / DESIGN.h)
    if exact > 1 and exact != scale and (fit or share < TINY):
        logical = max(DESIGN.w, round(width / exact)), max(DESIGN.h, round(height / exact))
        return Viewport((width, height), logical, exact, ceil(exact), is_sharp=False)
    logical = max(DESIGN.w, width // scale), max(DESIGN.h, height // scale)
    return Viewport((width, height), logical, scale, scale, is_sharp=True)
