"""Pieces that several piacentine suits share: ribbons and rough logs."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import floor, hypot

from art.cards.common import over
from art.painter import Canvas, Mask, Point, spline

Mark = tuple[float, float]
"""A place on a log: along it (0 thick end, 1 thin end) and across it (-1 lit edge, 1 dark edge)."""
BUMPS = (0.0, 0.5, 0.1, -0.3, 0.3, -0.1, 0.6, 0.0, -0.4, 0.2)
"""How rough bark leaves the straight edge, in pixels."""


def ribbon(
    card: Canvas,
    points: Sequence[Point],
    colors: str,
    width: float = 1.9,
    *,
    inked: bool = True,
) -> None:
    """A ribbon of three stripes; `inked` gives it a contour of its own."""
    path = spline(points)
    normals: list[Point] = []
    for (x0, y0), (x1, y1) in pairwise(path):
        length = hypot(x1 - x0, y1 - y0)
        normals.append(((y1 - y0) / length, (x0 - x1) / length))
    normals.append(normals[-1])
    band = Canvas(card.width, card.height)
    for letter, offset in zip((colors[0], colors[2], colors[1]), (width, -width, 0), strict=True):
        stripe = [
            (x + nx * offset, y + ny * offset)
            for (x, y), (nx, ny) in zip(path, normals, strict=True)
        ]
        band.fill(band.stroke(stripe, width + 0.1, smooth=False), letter)
    if inked:
        band.outline()
        card.paste(band)
    else:
        over(card, band, 0, 0)


class Log:
    """A tapering log from its sawn thick end to its thin end, drawn lit from the upper left."""

    def __init__(self, thick: Point, thin: Point, widths: tuple[float, float]) -> None:
        self.thick, self.thin, self.widths = thick, thin, widths
        self.length = hypot(thin[0] - thick[0], thin[1] - thick[1])
        self.ux = (thin[0] - thick[0]) / self.length
        self.uy = (thin[1] - thick[1]) / self.length
        self.lies = abs(self.ux) > abs(self.uy)
        nx, ny = -self.uy, self.ux
        if (ny if self.lies else nx) < 0:
            nx, ny = -nx, -ny
        self.nx, self.ny = nx, ny

    def half(self, t: float) -> float:
        """Half the width at `t`."""
        return (self.widths[0] + (self.widths[1] - self.widths[0]) * t) / 2

    def at(self, t: float, side: float = 0) -> Point:
        """A point of the log; `side` in halves of the width, positive away from the light."""
        across = side * self.half(t)
        along = t * self.length
        return (
            self.thick[0] + self.ux * along + self.nx * across,
            self.thick[1] + self.uy * along + self.ny * across,
        )

    def edge(self, side: float, steps: int) -> list[Point]:
        """One rough edge of the bark."""
        shift = 3 if side > 0 else 0
        return [
            self.at(i / steps, side * (1 + BUMPS[(i + shift) % 10] / self.half(i / steps)))
            for i in range(steps + 1)
        ]

    def draw(self, card: Canvas, twigs: Sequence[Mark], slits: Sequence[Mark]) -> None:
        """Paint the log with lopped twigs and yellow slits, and its contour."""
        work = Canvas(card.width, card.height)
        for mark in twigs:
            self._twig(work, mark)
        steps = max(int(self.length / 3.5), 4)
        bark = work.polygon([*self.edge(-1, steps), *self.edge(1, steps)[::-1]])
        work.part(bark, "g", shade=0)
        self._shadow(work, bark, steps)
        for t, side in slits:
            span = (0.8 + self.widths[0] * 0.16) / self.length
            work.line("k", [self.at(t - span, side + 0.2), self.at(t + span, side + 0.2)])
            work.line("y", [self.at(t - span, side), self.at(t + span, side)])
        self._sawn(work, self.thin, self.widths[1] * 0.46, "Y")
        self._sawn(work, self.thick, self.widths[0] * 0.54, "y")
        work.outline()
        card.paste(work)

    def _shadow(self, work: Canvas, bark: Mask, steps: int) -> None:
        """The dark side: a broad band with a ragged border, black at the very edge."""
        ragged = [
            self.at(i / steps, 0.42 + 0.22 * (i % 3) - 0.1 * (i % 2)) for i in range(steps + 1)
        ]
        far = [self.at(1, 2), self.at(0, 2)]
        work.fill(bark & work.polygon([*ragged, *far]), "G")

    def _twig(self, work: Canvas, mark: Mark) -> None:
        """A short stub that leans towards the thin end, its cut pale."""
        t, side = mark
        lean = self.widths[0] * 0.22 / self.length
        reach = 1 + min(self.widths[0] * 0.3 - 1.5, self.widths[0] * 0.2) / self.half(t)
        width = self.widths[0] * 0.3 + 0.6 if self.widths[0] >= 10 else self.widths[0] * 0.2
        stub = [self.at(t - lean, side * 0.5), self.at(t + lean, side * reach)]
        work.part(work.stroke(stub, width + 0.8, width, smooth=False), "g")
        x, y = self.at(t + lean * 1.2, side * reach)
        if self.widths[0] < 10:
            work.dots("y", (int(x), int(y)), (int(x), int(y) - 1))
        else:
            work.fill(work.ellipse(x, y, width * 0.36), "y")

    def _sawn(self, work: Canvas, place: Point, radius: float, letter: str) -> None:
        """A sawn end with rings, seen flat."""
        rx, ry = (radius * 0.6, radius) if self.lies else (radius, radius * 0.6)
        if radius >= 5 and not self.lies:
            # On a pixel's centre and a third larger, it has no lonely pixel at its poles.
            place = (floor(place[0]) + 0.5, floor(place[1]) + 0.5)
            rx, ry = rx + 0.3, ry + 0.3
        work.part(work.ellipse(*place, rx, ry), letter)
        if letter == "y":
            work.fill(work.ellipse(*place, rx * 0.66, ry * 0.6), "Y")
            work.fill(work.ellipse(*place, max(rx * 0.34, 0.6), max(ry * 0.34, 0.6)), "r")
