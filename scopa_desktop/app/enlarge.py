"""Enlarges the picture into the window, and of it only the bands that changed."""

from __future__ import annotations

from itertools import pairwise
from typing import Any, Final

import pygame

from scopa_desktop.ui.viewport import Viewport

BAND: Final = 24
"""About so many rows of the picture are compared and enlarged at a time."""
LEEWAY: Final = 8
"""Each cut lies so many rows at most from its regular place."""
NEAR: Final = 1 / 16
"""Of a window's pixel; a cut further from a pixel's edge would be seen."""


def cuts_of(rows: int, height: int) -> list[int]:
    """The rows at which a picture is cut into bands, from 0 to `rows`.

    Each lies where a row's edge falls on a pixel's edge of a window `height` pixels high, or very
    near: bands that are enlarged one by one then look like a picture enlarged whole. Where no
    row comes near for long, as in a window just short of a whole scale, the bands are larger.
    """

    def between(row: int) -> float:
        place = row * height / rows
        return round(abs(place - round(place)), 6)

    cuts = [0]
    for row in range(BAND, rows - BAND // 2, BAND):
        near = range(row - LEEWAY, row + LEEWAY + 1)
        best = min(near, key=lambda one: (between(one), abs(one - row)))
        if between(best) <= NEAR:
            cuts.append(best)
    return [*cuts, rows]


class Enlarger:
    """Knows what a window shows, and brings it up to date."""

    def __init__(self, view: Viewport, target: pygame.Surface) -> None:
        """For one window surface, of which nothing is known yet."""
        self._view, self._target = view, target
        self._size = view.logical[0] * view.factor, view.logical[1] * view.factor
        rows = view.logical[1]
        height = self._size[1] if view.is_sharp else target.get_height()
        cuts = cuts_of(rows, height)
        self._bands: Final = list(pairwise(cuts))
        self._places: Final = list(pairwise(round(row * height / rows) for row in cuts))
        self._shown = [b""] * len(self._bands)
        """The pixels of every band."""
        self._large: pygame.Surface | None = None
        """Kept for the smooth way: so large a piece of memory is slow to come by."""

    def changed(self, surface: pygame.Surface) -> list[int]:
        """The numbers of the bands that are not as they were; they count as shown from now on."""
        # pygame does not say in its types that this is a buffer.
        proxy: Any = surface.get_view("0")
        found, pixels, pitch = [], memoryview(proxy), surface.get_pitch()
        for number, (first, end) in enumerate(self._bands):
            band = bytes(pixels[first * pitch : end * pitch])
            if band != self._shown[number]:
                self._shown[number] = band
                found.append(number)
        return found

    def show(self, surface: pygame.Surface) -> None:
        """Bring the window surface up to date with a picture of the viewport's logical size."""
        changed = self.changed(surface)
        for number in changed:
            self._enlarge(surface, number)
        if changed and self._view.is_sharp:
            self._fill_rest()

    def _enlarge(self, surface: pygame.Surface, number: int) -> None:
        view, target = self._view, self._target
        first, end = self._bands[number]
        top, bottom = self._places[number]
        rows = surface.subsurface((0, first, view.logical[0], end - first))
        if not view.is_sharp:
            if self._large is None:
                self._large = pygame.Surface(self._size, 0, surface)
            area = (0, first * view.factor, self._size[0], (end - first) * view.factor)
            large = self._large.subsurface(area)
            pygame.transform.scale(rows, large.get_size(), large)
            place = target.subsurface((0, top, target.get_width(), bottom - top))
            pygame.transform.smoothscale(large, place.get_size(), place)
        elif self._fits:
            place = target.subsurface((0, top, self._size[0], bottom - top))
            pygame.transform.scale(rows, place.get_size(), place)
        else:
            # Smaller than the design: nothing is enlarged, and what does not fit is left out.
            target.blit(rows, (0, top))

    @property
    def _fits(self) -> bool:
        width, height = self._target.get_size()
        return self._size[0] <= width and self._size[1] <= height

    def _fill_rest(self) -> None:
        """The few pixels at the right and below take the color of their neighbors."""
        target, (width, height) = self._target, self._size
        for x in range(width, target.get_width()):
            target.blit(target, (x, 0), (width - 1, 0, 1, height))
        for y in range(height, target.get_height()):
            target.blit(target, (0, y), (0, height - 1, target.get_width(), 1))
