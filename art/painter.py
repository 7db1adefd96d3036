"""A small pixel painter: a canvas of palette letters, hard-edged masks, lit parts, text grids.

Masks are boolean arrays of the canvas' shape. Coordinates are pixels, x to the right and y
down; shapes are filled where a pixel's centre lies inside, so nothing is ever anti-aliased.
"""

from __future__ import annotations

import itertools
from collections.abc import Mapping, Sequence
from math import floor, hypot
from pathlib import Path

import numpy as np
from numpy.typing import NDArray
from PIL import Image

from art.palette import INNER, LETTERS, RAMP, RGB

Mask = NDArray[np.bool_]
Point = tuple[float, float]

CLEAR = 255
"""Index of a transparent pixel."""
INDEX = {letter: number for number, letter in enumerate(LETTERS)}


class Canvas:
    """A picture whose pixels are palette indices; `CLEAR` is transparent."""

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self.pixels = np.full((height, width), CLEAR, np.uint8)

    def copy(self) -> Canvas:
        """An independent copy."""
        other = Canvas(self.width, self.height)
        other.pixels = self.pixels.copy()
        return other

    # --- masks

    def _centres(self) -> tuple[NDArray[np.float64], NDArray[np.float64]]:
        rows, columns = np.mgrid[0 : self.height, 0 : self.width]
        return columns + 0.5, rows + 0.5

    def empty(self) -> Mask:
        """A mask with nothing in it."""
        return np.zeros((self.height, self.width), bool)

    def painted(self) -> Mask:
        """Everything that is not transparent."""
        mask: Mask = self.pixels != CLEAR
        return mask

    def polygon(self, points: Sequence[Point]) -> Mask:
        """The inside of a closed polygon (even-odd)."""
        x, y = self._centres()
        inside = self.empty()
        for (x1, y1), (x2, y2) in zip(points, [*points[1:], points[0]], strict=True):
            if y1 == y2:
                continue
            crosses = (y1 > y) != (y2 > y)
            inside ^= crosses & (x < (x2 - x1) * (y - y1) / (y2 - y1) + x1)
        return inside

    def blob(self, points: Sequence[Point], steps: int = 10) -> Mask:
        """The inside of a closed smooth curve through the points."""
        return self.polygon(spline(points, closed=True, steps=steps))

    def ellipse(self, cx: float, cy: float, rx: float, ry: float | None = None) -> Mask:
        """An ellipse, or a circle when one radius is given."""
        x, y = self._centres()
        ry = rx if ry is None else ry
        mask: Mask = ((x - cx) / rx) ** 2 + ((y - cy) / ry) ** 2 <= 1
        return mask

    def box(self, x0: int, y0: int, x1: int, y1: int) -> Mask:
        """A rectangle given by its corner pixels, both inside."""
        mask = self.empty()
        mask[max(y0, 0) : y1 + 1, max(x0, 0) : x1 + 1] = True
        return mask

    def stroke(
        self,
        points: Sequence[Point],
        start: float,
        end: float | None = None,
        *,
        smooth: bool = True,
        steps: int = 10,
    ) -> Mask:
        """A stroke through the points, its width running from `start` to `end`."""
        end = start if end is None else end
        path = spline(points, steps=steps) if smooth and len(points) > 2 else dense(points)
        x, y = self._centres()
        mask = self.empty()
        for i, (px, py) in enumerate(path):
            radius = (start + (end - start) * i / max(len(path) - 1, 1)) / 2
            mask |= (x - px) ** 2 + (y - py) ** 2 <= radius * radius
        return mask

    # --- painting

    def dots(self, letter: str, *points: tuple[int, int]) -> None:
        """Single pixels; points off the canvas are ignored."""
        for x, y in points:
            if 0 <= x < self.width and 0 <= y < self.height:
                self.pixels[y, x] = INDEX[letter]

    def fill(self, mask: Mask, letter: str) -> None:
        """One flat color."""
        self.pixels[mask] = INDEX[letter]

    def erase(self, mask: Mask) -> None:
        """Make transparent again."""
        self.pixels[mask] = CLEAR

    def line(self, letter: str, points: Sequence[Point], *, smooth: bool = False) -> None:
        """A line one pixel wide."""
        path = spline(points, steps=8) if smooth else list(points)
        for (x0, y0), (x1, y1) in itertools.pairwise(path):
            n = int(max(abs(x1 - x0), abs(y1 - y0))) * 2 + 1
            for i in range(n + 1):
                x, y = x0 + (x1 - x0) * i / n, y0 + (y1 - y0) * i / n
                self.dots(letter, (floor(x), floor(y)))

    def part(
        self, mask: Mask, base: str, *, light: bool = True, shade: int = 1, inner: bool = True
    ) -> Mask:
        """Paint one solid part lit from the upper left.

        An inner contour in the base's dark tone appears where it covers other parts; `shade`
        is the width of the dark edge at the lower right (0, 1 or 2). Returns the mask.
        """
        if inner:
            self.fill(rim(mask) & self.painted(), INNER[base])
        self.fill(mask, base)
        if base not in RAMP:
            return mask
        lit, dark = RAMP[base]
        up, left = shifted(mask, 0, 1), shifted(mask, 1, 0)
        down, right = shifted(mask, 0, -1), shifted(mask, -1, 0)
        if shade:
            edge = ~right | ~down
            if shade == 2:
                edge |= ~shifted(mask, -2, 0)
            self.fill(mask & edge & (up | left), dark)
        if light:
            self.fill(mask & (~left | ~up) & right & down & shifted(mask, -1, -1), lit)
        return mask

    def outline(self, letter: str = "k", *, diagonal: bool = False) -> None:
        """One pixel of ink all round what is painted so far."""
        self.fill(rim(self.painted(), diagonal=diagonal), letter)

    def stamp(
        self,
        x: int,
        y: int,
        rows: str | Sequence[str],
        letters: Mapping[str, str] | None = None,
        *,
        flip: bool = False,
    ) -> None:
        """A text grid, one letter a pixel, `.` and space transparent; `letters` renames colors."""
        lines = rows.strip("\n").split("\n") if isinstance(rows, str) else rows
        for j, line in enumerate(lines):
            for i, letter in enumerate(line[::-1] if flip else line):
                if letter not in ". ":
                    self.dots((letters or {}).get(letter, letter), (x + i, y + j))

    def paste(
        self, other: Canvas, x: int = 0, y: int = 0, *, turned: bool = False, flip: bool = False
    ) -> None:
        """Another canvas on top; `turned` by 180 degrees, `flip` left to right."""
        source = other.pixels[::-1, ::-1] if turned else other.pixels
        source = source[:, ::-1] if flip else source
        top, left = max(y, 0), max(x, 0)
        bottom = min(y + source.shape[0], self.height)
        right = min(x + source.shape[1], self.width)
        if bottom <= top or right <= left:
            return
        source = source[top - y : bottom - y, left - x : right - x]
        target = self.pixels[top:bottom, left:right]
        target[source != CLEAR] = source[source != CLEAR]

    def recolor(self, pairs: Mapping[str, str]) -> None:
        """Replace colors by others, all at once."""
        old = self.pixels.copy()
        for before, after in pairs.items():
            self.pixels[old == INDEX[before]] = INDEX[after]

    def vertical_flip(self) -> Canvas:
        """A copy turned upside down by mirroring: the light stays on the left."""
        other = Canvas(self.width, self.height)
        other.pixels = self.pixels[::-1].copy()
        return other

    def quarter_turn(self) -> Canvas:
        """A copy turned a quarter to the left."""
        other = Canvas(self.height, self.width)
        other.pixels = np.rot90(self.pixels).copy()
        return other

    # --- pictures

    def image(self) -> Image.Image:
        """The indexed picture; the index after the palette's last is transparent."""
        picture = Image.new("P", (self.width, self.height))
        flat = np.where(self.pixels == CLEAR, len(LETTERS), self.pixels).astype(np.uint8)
        picture.frombytes(flat.tobytes())
        picture.putpalette([channel for color in RGB for channel in color] + [0, 0, 0])
        picture.info["transparency"] = len(LETTERS)
        return picture

    def save(self, path: Path) -> None:
        """Write the picture as an indexed PNG, making its folder."""
        path.parent.mkdir(parents=True, exist_ok=True)
        self.image().save(path, optimize=True, transparency=len(LETTERS))


def grid(rows: str, letters: Mapping[str, str] | None = None) -> Canvas:
    """A canvas made of a text grid and just as large."""
    lines = rows.strip("\n").split("\n")
    canvas = Canvas(max(map(len, lines)), len(lines))
    canvas.stamp(0, 0, lines, letters)
    return canvas


def shifted(mask: Mask, dx: int, dy: int) -> Mask:
    """The mask moved by (dx, dy); what enters from outside is empty."""
    moved = np.zeros_like(mask)
    height, width = mask.shape
    moved[max(dy, 0) : height + min(dy, 0), max(dx, 0) : width + min(dx, 0)] = mask[
        max(-dy, 0) : height + min(-dy, 0), max(-dx, 0) : width + min(-dx, 0)
    ]
    return moved


def rim(mask: Mask, *, diagonal: bool = False) -> Mask:
    """The pixels just outside a mask."""
    near = shifted(mask, 1, 0) | shifted(mask, -1, 0) | shifted(mask, 0, 1) | shifted(mask, 0, -1)
    if diagonal:
        for dx, dy in ((1, 1), (-1, 1), (1, -1), (-1, -1)):
            near |= shifted(mask, dx, dy)
    return near & ~mask


def spline(points: Sequence[Point], *, closed: bool = False, steps: int = 10) -> list[Point]:
    """Points along a Catmull-Rom curve through the given ones."""
    n = len(points)

    def at(i: int) -> Point:
        return points[i % n] if closed else points[min(max(i, 0), n - 1)]

    path: list[Point] = []
    for i in range(n if closed else n - 1):
        p0, p1, p2, p3 = at(i - 1), at(i), at(i + 1), at(i + 2)
        for j in range(steps):
            t = j / steps
            x, y = (
                0.5
                * (
                    2 * p1[k]
                    + (p2[k] - p0[k]) * t
                    + (2 * p0[k] - 5 * p1[k] + 4 * p2[k] - p3[k]) * t**2
                    + (3 * p1[k] - p0[k] - 3 * p2[k] + p3[k]) * t**3
                )
                for k in (0, 1)
            )
            path.append((x, y))
    return path if closed else [*path, points[-1]]


def dense(points: Sequence[Point], step: float = 0.5) -> list[Point]:
    """Points at most `step` apart along straight lines."""
    path: list[Point] = []
    for (x0, y0), (x1, y1) in itertools.pairwise(points):
        n = max(int(hypot(x1 - x0, y1 - y0) / step), 1)
        path += [(x0 + (x1 - x0) * i / n, y0 + (y1 - y0) * i / n) for i in range(n)]
    return [*path, points[-1]]
