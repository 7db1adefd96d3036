"""The Neapolitan aces of swords and of batons."""

from __future__ import annotations

from math import hypot

import numpy as np

from art.cards.common import HEIGHT, WIDTH, blank, over, soft
from art.painter import Canvas, Mask, Point, dense, grid, rim, shifted, spline

SERPENT = grid("""
..cbbb...
.cbbbbbB.
cwkbbbbbB
bbbbbbbbB
.RbbbbbyB
..BBBbyB.
""")
"""The blue end of the belt."""


def swords() -> Canvas:
    """A sword in a red leafy scabbard with a studded green belt snaking round it."""
    card = blank()
    figure = Canvas(WIDTH, HEIGHT)
    _rope(figure)
    _belt(figure, BEHIND)
    _scabbard(figure)
    _hilt(figure)
    _belt(figure, BEFORE)
    _buckle(figure, 36, 59)
    over(figure, SERPENT, 5, 17)
    figure.outline()
    card.paste(figure)
    return card


def _strap(figure: Canvas, points: list[Point], width: float, letter: str) -> Mask:
    strap = figure.stroke(points, width)
    figure.fill(rim(strap) & figure.painted(), "k")
    figure.part(strap, letter, inner=False)
    return strap


def _rope(figure: Canvas) -> None:
    """The golden end of the strap, behind the scabbard."""
    points = [(8.4, 66), (8, 71), (13, 74), (23, 74), (32, 71.4), (40, 71), (43.6, 75), (43, 79)]
    _strap(figure, points, 2.8, "y")
    for x, y in spline(points, steps=3)[1::2]:
        figure.dots("z", (int(x), int(y)))
    figure.part(figure.polygon([(41, 80), (45, 80), (47, 86), (39, 86)]), "y")
    for x in (41, 44):
        figure.line("z", [(x, 83), (x, 85)])
    figure.part(figure.ellipse(43, 79, 2.4), "r")


def _scabbard(figure: Canvas) -> None:
    shape = figure.polygon([(30, 27), (41.4, 32.6), (22, 76), (12.6, 71.4)])
    figure.part(shape, "r", shade=2)
    axis: list[Point] = [(36, 32), (30, 45), (24, 58), (18, 71)]
    figure.line("R", axis)
    for t in range(9):
        x, y = 35 - t * 2.0, 34.5 + t * 4.4
        figure.line("o", [(x - 4, y + 0.5), (x - 1, y + 2.5)])
        figure.line("R", [(x + 3, y - 1), (x + 0.6, y + 2.5)])
        figure.dots("y", (int(x), int(y + 1)))
    figure.part(figure.polygon([(15.6, 66), (24, 69.4), (18, 80), (10.6, 86), (11.6, 75)]), "b")
    figure.line("a", [(15.5, 69), (12.5, 78)])
    figure.part(figure.stroke([(14.4, 66.4), (24, 70.6)], 2.4), "y")
    figure.part(figure.polygon([(30, 27), (42.2, 32.4), (39.8, 37.6), (28, 32)]), "b")
    figure.line("c", [(31, 28.5), (40, 32.5)])


def _hilt(figure: Canvas) -> None:
    grip: list[Point] = [(38.5, 26), (44, 13)]
    figure.part(figure.stroke(grip, 5.8), "w")
    for t in (0.1, 0.35, 0.6, 0.85):
        x, y = 38.5 + 5.5 * t, 26 - 13 * t
        figure.line("b", [(x - 2, y - 1.4), (x + 2.2, y + 1.4)])
        figure.line("B", [(x + 0.6, y + 0.8), (x + 2.2, y + 1.6)])
    figure.part(figure.ellipse(45.5, 9.5, 4.2), "y", shade=2)
    figure.dots("z", (45, 11), (47, 9))
    figure.part(figure.ellipse(46.8, 5.4, 1.9), "y")
    guard: list[Point] = [(25.6, 21.4), (33, 26), (40, 29.5), (48, 34.6)]
    figure.part(figure.stroke(guard, 4.8), "y")
    for x, y, radius in ((25.6, 21.4, 3.8), (48, 34.8, 3.8), (37, 28, 4)):
        figure.part(figure.ellipse(x, y, radius), "y", shade=2)
        figure.dots("z", (int(x), int(y)), (int(x) + 1, int(y) + 1))
    figure.part(figure.ellipse(37, 28, 1.9), "r")
    figure.dots("o", (36, 27))


def _belt(figure: Canvas, path: list[Point]) -> None:
    """A slim strap, dark so that the sword stays first, with few studs."""
    strap = _strap(figure, path, 3.2, "g")
    figure.fill(strap, "G")
    figure.fill(strap & ~shifted(strap, 0, 1), "g")
    for x, y in spline(path, steps=2)[1:-1:3]:
        figure.dots("y", (int(x), int(y)))


def _buckle(figure: Canvas, x: int, y: int) -> None:
    """A blue square buckle."""
    square = figure.box(x - 2, y - 2, x + 2, y + 2)
    figure.fill(rim(square), "k")
    figure.part(square, "b", inner=False)
    figure.dots("y", (x, y))


BEHIND: list[Point] = [(10.5, 22), (11.5, 30), (17, 37), (27, 40), (38, 42), (46, 46)]
BEFORE: list[Point] = [(46, 46), (48.6, 52), (44, 58), (33, 59.4), (21, 57.4), (12, 59), (8.4, 66)]
"""The belt's way: behind the scabbard first, then before it."""


def batons() -> Canvas:
    """One big club bent like a horn, split in red and green by a golden leaf."""
    card = blank()
    figure = Canvas(WIDTH, HEIGHT)
    _sprays(figure)
    _horn(figure)
    figure.outline()
    card.paste(figure)
    return card


TWIG = """
.....ly......
....lyyY.....
....lyyY.....
.l...yY..l...
.lyY.yzlyY...
..lyYyzyyY...
...lyyzyY....
.....yz......
l....yz..ly..
lyY..yzlyyY..
.lyyYyzyyY...
..lyyyzyY....
.....yz......
.ly..yz...l..
.lyyY.yzlyyY.
..lyyYyzyyY..
....lyyzyY...
......yz.....
..ly..yz..ly.
..lyyYyzlyyY.
...lyyYzyyY..
.....lyyzY...
.......yz....
.......yYz...
........yz...
"""
"""A golden twig of laurel, growing upwards."""


def _sprays(figure: Canvas) -> None:
    """A golden spray at either side, the red curl, the green leaf."""
    figure.stamp(5, 39, TWIG)
    figure.stamp(35, 44, TWIG, {"l": "Y", "Y": "l"}, flip=True)
    curl: list[Point] = [(14, 78), (9, 78.4), (5.4, 74), (6, 68.6), (9, 67.4), (10, 70.4)]
    figure.part(figure.stroke(curl, 3.6, 2), "r")
    green = figure.blob([(20, 74), (28, 68.6), (39, 68), (50, 75), (42, 77), (39, 82), (30, 80)])
    figure.part(green, "g", shade=2)
    figure.line("G", [(22, 76), (34, 74), (46, 74.5)], smooth=True)
    for x in (29, 34, 39):
        figure.line("v", [(x, 72), (x + 2, 70)])
        figure.line("G", [(x, 76), (x + 3, 78)])


HORN: list[Point] = [(14, 81), (15, 72), (17.6, 61), (21.6, 49), (27.6, 37), (34, 26), (38.6, 16.4)]
"""The middle of the club, from its sawn end to its thick one."""
WIDTHS = ((0.0, 4.2), (0.3, 4.6), (0.5, 6.2), (0.75, 9.6), (0.9, 10.6), (1.0, 10.2))
"""Half the club's width along it."""


def _along(t: float, side: float = 0) -> Point:
    """A point of the club: `t` from its sawn end, `side` in halves of its width to the right."""
    path = dense(spline(HORN, steps=24), 0.25)
    i = min(int(t * (len(path) - 1)), len(path) - 2)
    (x, y), (x1, y1) = path[i], path[i + 1]
    length = hypot(x1 - x, y1 - y)
    reach = side * float(np.interp(t, *zip(*WIDTHS, strict=True)))
    return x - (y1 - y) / length * reach, y + (x1 - x) / length * reach


def _horn(figure: Canvas) -> None:
    """The club: red at the left, green at the right and at its head, the leaf between."""
    shape = figure.empty()
    steps = 120
    for number in range(steps + 1):
        t = number / steps
        shape |= figure.ellipse(*_along(t), float(np.interp(t, *zip(*WIDTHS, strict=True))))
    figure.part(shape, "r", shade=2)
    green = [
        (0.14, 1.6),
        (0.2, 0.6),
        (0.4, 0.35),
        (0.6, 0.1),
        (0.78, -0.25),
        (0.9, -0.6),
        (1, -1.6),
    ]
    edge = [_along(t, side) for t, side in green]
    layer = Canvas(figure.width, figure.height)
    layer.part(shape, "g", shade=2)
    right = figure.polygon([*edge, (20, 0), (56, 0), (56, 70), edge[0]])
    figure.pixels[shape & right] = layer.pixels[shape & right]
    inner = shape & shifted(shape, 1, 0) & shifted(shape, -1, 0)
    gloss = figure.stroke([_along(t, 0.0) for t in (0.9, 0.96, 1.0)], 2.4)
    soft(figure, gloss & inner, "g", "v")
    soft(figure, figure.stroke([_along(t, -0.5) for t in (0.14, 0.3, 0.5)], 2), "r", "o")
    _leaf_between(figure, shape)
    for t in (0.08, 0.13):
        band = figure.stroke([_along(t, -1), _along(t, 1)], 2, smooth=False) & shape
        figure.fill(band, "y")
        figure.fill(band & ~shifted(band, 0, -1), "z")
    x, y = _along(0.0)
    figure.part(figure.ellipse(x, y, 5.4, 2.8), "o")
    figure.fill(figure.ellipse(x, y, 3.4, 1.4), "r")
    figure.dots("R", (int(x) - 1, int(y)), (int(x), int(y)))


def _leaf_between(figure: Canvas, shape: Mask) -> None:
    """The jagged golden leaf along the line where the colors meet, as on every club."""
    way = [(0.17, 0.6), (0.4, 0.35), (0.6, 0.1), (0.78, -0.25), (0.9, -0.6), (1, -0.9)]
    path = spline([_along(t, side) for t, side in way], steps=4)
    body = figure.stroke(path, 2.4, 4)
    for number, (x, y) in enumerate(path):
        if number % 3 == 1:
            body |= figure.ellipse(x, y, 2.6 + number * 0.06)
    body &= shape
    figure.fill(rim(body) & shape, "z")
    figure.fill(body, "y")
    figure.fill(body & ~shifted(body, 1, 0), "l")
    figure.fill(body & ~shifted(body, -1, 0), "Y")
    figure.line("z", [(x, y) for x, y in path[2:-2]])
