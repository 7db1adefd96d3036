"""Neapolitan batons: smooth clubs, half red half green, split by a jagged golden leaf."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

import numpy as np

from art.cards.common import HEIGHT, WIDTH, blank, leaf, over
from art.painter import INDEX, Canvas, Mask, Point, grid, rim, shifted, spline


class Axis:
    """A club's own coordinates: along it from the thin end to the thick one, and across it."""

    def __init__(self, thin: Point, thick: Point) -> None:
        self.start = thin
        self.length = hypot(thick[0] - thin[0], thick[1] - thin[1])
        self.ux = (thick[0] - thin[0]) / self.length
        self.uy = (thick[1] - thin[1]) / self.length

    def at(self, along: float, across: float = 0.0) -> Point:
        """The place `along` of the whole length (0 to 1) and `across` pixels aside."""
        t = along * self.length
        x, y = self.start
        return x + self.ux * t - self.uy * across, y + self.uy * t + self.ux * across

    def across(self, canvas: Canvas) -> np.ndarray:
        """How far each pixel lies aside of the axis."""
        rows, columns = np.mgrid[0 : canvas.height, 0 : canvas.width] + 0.5
        return (rows - self.start[1]) * self.ux - (columns - self.start[0]) * self.uy

    def along(self, canvas: Canvas) -> np.ndarray:
        """How far along each pixel lies, 0 to 1."""
        rows, columns = np.mgrid[0 : canvas.height, 0 : canvas.width] + 0.5
        t = (rows - self.start[1]) * self.uy + (columns - self.start[0]) * self.ux
        return t / self.length


def club(
    figure: Canvas, thin: Point, thick: Point, width: float, *, head: str = "g", side: int = 1
) -> None:
    """A club from its sawn thin end to its thick one.

    `head` is the color at the thick end, the other one fills the handle; the leaf runs between
    them, and `side` (1 or -1) tells on which side the handle's color climbs.
    """
    axis = Axis(thin, thick)
    half = width / 2 - 0.3
    profile = ((0.0, 0.34), (0.2, 0.36), (0.42, 0.52), (0.66, 0.86), (0.84, 1.0), (0.95, 0.78))
    outline = [axis.at(t, half * r) for t, r in profile]
    outline += [axis.at(1.0, 0)]
    outline += [axis.at(t, -half * r) for t, r in reversed(profile)]
    shape = figure.polygon(spline(outline))
    shape &= shifted(shape, 0, 1) | shifted(shape, 0, -1)  # no pixel sticks out alone
    shape &= shifted(shape, 1, 0) | shifted(shape, -1, 0)
    tail = "r" if head == "g" else "g"
    shade = 2 if width > 10 else 1
    layer = Canvas(figure.width, figure.height)
    layer.part(shape, head, shade=shade, inner=False)
    other = Canvas(figure.width, figure.height)
    other.part(shape, tail, shade=shade, inner=False)
    slope = axis.across(figure) * side / half - (axis.along(figure) - 0.5) * 2.6
    layer.pixels[shape & (slope > 0)] = other.pixels[shape & (slope > 0)]
    _golden_edge(layer, axis, half, side, shape)
    _sawn_end(layer, axis, half, tail)
    figure.fill(rim(shape) & figure.painted(), "k")
    figure.paste(layer)


def _golden_edge(layer: Canvas, axis: Axis, half: float, side: int, shape: Mask) -> None:
    """The jagged leaf along the line where the colors meet."""
    places = [(0.2, -0.36), (0.36, -0.3), (0.52, 0.05), (0.68, 0.5), (0.84, 0.8)]
    path = [axis.at(t, half * r * side) for t, r in places]
    width = 2.6 if half > 6 else 1.2
    body = layer.stroke(path, width * 0.7, width)
    body |= layer.empty()
    for number, (x, y) in enumerate(spline(path, steps=3)):
        if number % 2:
            body |= layer.ellipse(x, y, width * 0.5 + 0.8)
    body &= shape
    layer.fill(rim(body) & shape, "z")
    layer.fill(body, "y")
    layer.fill(body & ~shifted(body, 1, 0), "l")
    layer.fill(body & ~shifted(body, -1, 0), "Y")


def _sawn_end(layer: Canvas, axis: Axis, half: float, letter: str) -> None:
    x, y = axis.at(0.015)
    steep = abs(axis.uy)
    r = half * 0.36 + 0.7
    end = layer.ellipse(x, y, r * steep + 1.2 * (1 - steep), r * (1 - steep) + 1.2 * steep)
    layer.part(end, {"g": "v", "r": "o"}[letter])
    layer.dots({"g": "G", "r": "R"}[letter], (int(x), int(y)))


Place = tuple[Point, Point, str, int]
"""Thin end, thick end, color of the thick end, side of the leaf."""


def _layout(places: Sequence[Place], width: float, *, lying: float | None = None) -> Canvas:
    """A card of clubs; `lying` is the width of one that lies across the middle."""
    card = blank()
    figure = Canvas(WIDTH, HEIGHT)
    if lying:
        club(figure, (43, 45), (13, 45), lying)
    for thin, thick, head, side in places:
        club(figure, thin, thick, width, head=head, side=side)
    figure.outline()
    card.paste(figure)
    return card


def two() -> Canvas:
    """Side by side, the green heads up, the sawn handles dark green."""
    card = _layout([((18, 81), (18, 9), "g", 1), ((38, 81), (38, 9), "g", -1)], 16)
    sawn = card.copy()
    sawn.recolor({"r": "g", "R": "G", "o": "v"})
    card.pixels[66:] = sawn.pixels[66:]
    rings = card.box(14, 65, 42, 65) & (card.pixels != INDEX["p"]) & (card.pixels != INDEX["k"])
    card.fill(rings, "y")
    return card


def four() -> Canvas:
    """Green heads to the corners, red handles to the middle."""
    places = [
        ((28 + x * 5.5, 45 + y * 5), (28 + x * 15, 45 + y * 36), "g", -x * y)
        for y in (-1, 1)
        for x in (-1, 1)
    ]
    return _layout(places, 12)


def five() -> Canvas:
    """Two, one lying, two; the outer ones have their red ends towards the middle."""
    places: list[Place] = [
        ((16 if x < 0 else 40, 45 + y * 38), (16 if x < 0 else 40, 45 + y * 8.6), "r", x * y)
        for y in (-1, 1)
        for x in (-1, 1)
    ]
    return _layout(places, 12, lying=10)


def six() -> Canvas:
    """Three and three, thick and thin ends in turn."""
    return _layout(_rows(38, 8), 11)


def seven() -> Canvas:
    """The six with one lying between the rows."""
    return _layout(_rows(38.5, 9.5), 10.6, lying=10)


def _rows(far: float, near: float) -> list[Place]:
    places: list[Place] = []
    for y in (-1, 1):
        for column, x in enumerate((13.5, 28, 42.5)):
            thick_out = (column == 1) == (y < 0)
            ends = (45 + y * near, 45 + y * far)
            thin, thick = ends if thick_out else ends[::-1]
            side = 1 if column != 2 else -1
            places.append(((x, thin), (x, thick), "g" if thick_out else "r", side))
    return places


MASK = grid("""
....lyy.lyyy.lyyY.yY...
...lyzyylzzyylzzYlyzY..
..lzyyzlyzyyzlyyzYzyyY.
..lyzzylyyzzyyyzzyyzYY.
..lylllllyyyyyyyyyyyYY.
..lnnnllllyyyyyyynnnYY.
y.llnnnnllyyyyynnnnyYYy
lylllnnnnlyyyynnnnyyYyY
yzlwwwkkwlyyyywkkwwwYzY
lyllwwkkwlyyYywkkwwyYyY
.yylllwwlllyYyyywwyYyY.
..yllllllylyYYyyyyyyY..
..yllloollyyYYyyooyyY..
...lllyyzyzzzyzyyyYYY..
...zzzznnnzzzzznnnzzzz.
..nNNNNNnnnzznnnNNNNnn.
.nNNNNnnnkkkkkkknnNNNnn
.nNNnnkwwwwwwwwwwknNNnn
nNNnn.kwkwwkwwkwwk.nNNn
nNNn..kRrrrrrrrrRk.nNNn
nNn....kwwwwwwwwk...nNn
nNn...lykkkkkkkkyY..nNn
.n....lyyyyyyyyyYY...n.
......llyyyyyyyyYY.....
.......llyyyyyYYY......
.........lyYYYY........
""")
"""The golden head of the three."""


def three() -> Canvas:
    """Three clubs fan out behind a golden mask."""
    card = blank()
    figure = Canvas(WIDTH, HEIGHT)
    left, right, middle = ((10.4, 14.5), (45, 81)), ((45.6, 14.5), (11, 81)), ((28, 10.5), (28, 82))
    _shaft(figure, *left, "r")
    _shaft(figure, *right, "r")
    _shaft(figure, *middle, "g")
    _head(figure, *left, 1)
    _head(figure, *right, -1)
    leaf(figure, [(11.4, 13), (14.6, 21), (18.4, 29), (22, 36)], 1.2, jags=1.2)
    leaf(figure, [(44.6, 13), (41.4, 21), (37.6, 29), (34, 36)], 1.2, jags=1.2)
    _head(figure, *middle, 0)
    leaf(figure, [(28.5, 10), (28.5, 19), (28.5, 28), (28.5, 36)], 1.3, jags=1.2)
    over(figure, MASK, 17, 35)
    figure.outline()
    card.paste(figure)
    return card


def _between(top: Point, foot: Point, t: float) -> Point:
    return top[0] + (foot[0] - top[0]) * t, top[1] + (foot[1] - top[1]) * t


def _shaft(figure: Canvas, top: Point, foot: Point, letter: str) -> None:
    at = [_between(top, foot, t) for t in (0.3, 0.83, 0.84, 0.86, 1.0)]
    figure.part(figure.stroke([at[0], at[3]], 6.4, 5.4), letter)
    lean = (foot[0] > top[0]) - (foot[0] < top[0])
    figure.part(figure.stroke([at[1], at[4]], 6, 6.6), "g")
    for side in (-1, 1):
        figure.part(figure.ellipse(at[2][0] + side * 3.7, at[2][1] - side * lean * 1.2, 1.8), "g")
    x, y = at[4][0] + lean * 0.8, at[4][1] + 1.4
    figure.part(figure.ellipse(x, y, 3.7, 1.9), "v")
    figure.fill(figure.ellipse(x, y, 1.6, 0.8), "G")
    if letter == "r":
        for t in (0.66, 0.72, 0.78):
            x, y = _between(top, foot, t)
            figure.dots("R", (int(x), int(y)), (int(x) + 1, int(y)))


def _head(figure: Canvas, top: Point, foot: Point, inner: int) -> None:
    """A green head; `inner` tells on which side it shows red, if any."""
    points = [_between(top, foot, t) for t in (0, 0.10, 0.28, 0.5)]
    shape = figure.stroke(points, 13.2, 7)
    figure.part(shape, "g", shade=2)
    if not inner:
        return
    rows, columns = np.mgrid[0 : figure.height, 0 : figure.width] + 0.5
    dx, dy = foot[0] - top[0], foot[1] - top[1]
    aside = ((columns - top[0]) * dy - (rows - top[1]) * dx) / hypot(dx, dy)
    red = shape & (aside * inner > 1.0 + np.maximum(0, 15 - rows) * 0.55)
    figure.fill(red, "r")
    figure.fill(red & (~shifted(red, -1, 0) | ~shifted(red, 0, -1)), "R")
    if inner < 0:
        figure.fill(red & ~shifted(red, 1, 0), "o")
