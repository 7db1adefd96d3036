"""The Neapolitan aces of swords and of batons."""

from __future__ import annotations

import numpy as np

from art.cards.common import HEIGHT, WIDTH, blank, leaf, over, soft
from art.painter import Canvas, Mask, Point, grid, rim, shifted, spline

SERPENT = grid("""
...cccbb....
..ccbbbbbB..
.cwkbbbbbBB.
ccwkbbBbbbBB
cbbbbBbbbbbB
bbbbbbbbyybB
.RoRbbbbyyBB
..bbbBbbbBB.
...BBBBBBB..
""")
"""The blue end of the belt."""


def swords() -> Canvas:
    """A sword in a red leafy scabbard with a studded green belt snaking round it."""
    card = blank()
    figure = Canvas(WIDTH, HEIGHT)
    _rope(figure)
    _scabbard(figure)
    _hilt(figure)
    _belt(figure)
    over(figure, SERPENT, 4, 12)
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
    points = [(9, 62), (6.5, 69), (12, 74), (22, 73), (32, 70), (42, 70), (46.5, 75), (43, 81)]
    _strap(figure, points, 3.4, "y")
    for x, y in spline(points, steps=3):
        figure.dots("z", (int(x), int(y)))
    figure.part(figure.polygon([(42, 79), (45, 80), (45, 86), (38, 86)]), "y")
    figure.part(figure.ellipse(43, 79.6, 2.4), "r")


def _scabbard(figure: Canvas) -> None:
    shape = figure.polygon([(32.6, 27.5), (40.6, 31.5), (20.5, 76), (14.5, 73)])
    figure.part(shape, "r", shade=2)
    axis: list[Point] = [(36, 32), (30, 45), (24, 58), (18, 71)]
    figure.line("R", axis)
    for t in range(9):
        x, y = 35 - t * 2.0, 34.5 + t * 4.4
        figure.line("o", [(x - 3, y + 0.5), (x - 1, y + 2.5)])
        figure.line("R", [(x + 2, y - 1), (x + 0.6, y + 2.5)])
        figure.dots("y", (int(x), int(y + 1)))
    figure.part(figure.polygon([(16.6, 66), (22.6, 69), (17.6, 80), (12, 84.5), (12.6, 75)]), "b")
    figure.line("a", [(16.5, 69), (13.5, 77)])
    figure.part(figure.stroke([(16, 67), (22.6, 70)], 2.2), "y")
    figure.part(figure.polygon([(31.6, 27), (41.6, 32), (39.4, 37), (29.6, 32)]), "b")
    figure.line("c", [(32, 28.5), (40, 32.5)])


def _hilt(figure: Canvas) -> None:
    grip: list[Point] = [(38.5, 26), (44, 13)]
    figure.part(figure.stroke(grip, 5.4), "w")
    for t in (0.1, 0.35, 0.6, 0.85):
        x, y = 38.5 + 5.5 * t, 26 - 13 * t
        figure.line("b", [(x - 2, y - 1.4), (x + 2.2, y + 1.4)])
        figure.line("B", [(x + 0.6, y + 0.8), (x + 2.2, y + 1.6)])
    figure.part(figure.ellipse(45.5, 9.5, 4), "y", shade=2)
    figure.dots("z", (45, 11), (47, 9))
    figure.part(figure.ellipse(46.6, 5.6, 1.9), "y")
    guard: list[Point] = [(27, 22), (33, 26), (40, 29.5), (47, 34)]
    figure.part(figure.stroke(guard, 4.6), "y")
    for x, y, radius in ((27, 22, 3.6), (47.4, 34, 3.6), (37, 28, 3.8)):
        figure.part(figure.ellipse(x, y, radius), "y", shade=2)
        figure.dots("z", (int(x), int(y)), (int(x) + 1, int(y) + 1))
    figure.part(figure.ellipse(37, 28, 1.7), "r")
    figure.dots("o", (36, 27))


def _belt(figure: Canvas) -> None:
    path: list[Point] = [(11.5, 20), (12.5, 28), (18, 34.6), (27, 37), (37, 39), (44, 42.6)]
    path += [(47, 49), (43, 55.4), (33, 57.6), (21, 57.4), (13, 58.6), (9.4, 63.6)]
    strap = _strap(figure, path, 6.4, "g")
    figure.fill(strap & ~shifted(strap, 0, 2) & shifted(strap, 0, 1), "v")
    for x, y in spline(path, steps=2)[1:-1]:
        figure.dots("y", (int(x), int(y)))
        figure.dots("z", (int(x), int(y) + 1))
    for x, y in ((26, 36.4), (29, 57.6)):
        buckle = figure.box(int(x) - 3, int(y) - 3, int(x) + 3, int(y) + 3)
        figure.fill(rim(buckle), "k")
        figure.part(buckle, "b", inner=False)
        figure.part(figure.box(int(x) - 1, int(y) - 1, int(x) + 1, int(y) + 1), "y", inner=False)
        figure.dots("r", (int(x), int(y)))


def batons() -> Canvas:
    """One big club bent like a horn, with a golden leaf up its side."""
    card = blank()
    figure = Canvas(WIDTH, HEIGHT)
    _sprays(figure)
    _horn(figure)
    figure.outline()
    card.paste(figure)
    return card


def _sprays(figure: Canvas) -> None:
    for points in (
        [(19, 60), (12, 54), (7.4, 44), (7.4, 36)],
        [(19, 56), (14, 46), (14, 38)],
        [(30, 58), (40, 56), (46, 48), (48, 40)],
        [(30, 60), (41, 62), (50, 58)],
    ):
        leaf(figure, points, 0.8, jags=1.4)
    curl: list[Point] = [(18, 72), (10, 71), (5.6, 66), (8, 61), (11.6, 64), (10, 66.5)]
    figure.part(figure.stroke(curl, 4.4, 2.2), "r")
    green = figure.blob([(24, 70), (32, 66), (41, 67), (49, 74), (41, 75), (38, 79), (31, 76)])
    figure.part(green, "g", shade=2)
    figure.line("G", [(27, 71), (36, 71), (46, 73.5)], smooth=True)
    for x in (31, 35, 39):
        figure.line("v", [(x, 69), (x + 2, 70)])
        figure.line("G", [(x, 73), (x + 2, 75)])


def _horn(figure: Canvas) -> None:
    left: list[Point] = [(10.6, 80), (13.5, 70), (16.5, 58), (18, 46), (18.6, 34), (20, 22)]
    left += [(25, 11.5), (33, 5.6)]
    right: list[Point] = [(42, 5.6), (48.6, 11), (49, 20), (44.6, 29), (37.6, 38), (32.6, 48)]
    right += [(28.6, 60), (25, 72), (21.6, 83)]
    shape = figure.blob([*left, *right, (15.6, 84)])
    rows, columns = np.mgrid[0 : figure.height, 0 : figure.width] + 0.5
    figure.part(shape, "r", shade=2)
    soft(figure, figure.stroke([(15, 74), (19, 58), (22, 44)], 2.6), "r", "o")
    bulb = shape & (rows < 31 + (columns - 28) * 0.5 + 2 * (columns.astype(int) % 4 < 2))
    layer = Canvas(figure.width, figure.height)
    layer.part(shape, "g", shade=2)
    figure.pixels[bulb] = layer.pixels[bulb]
    figure.fill(bulb & ~shifted(bulb, 0, -1) & shape, "G")
    for points in ([(26, 30), (26, 20), (32, 10)], [(32, 34), (31, 24), (34, 14)]):
        soft(figure, figure.stroke(points, 1.2), "g", "G")
    soft(figure, figure.stroke([(23.4, 25), (25, 16), (30, 10.4)], 2.4), "g", "v")
    soft(figure, figure.stroke([(44, 32), (46.4, 22), (44, 14)], 1.2), "g", "G")
    for x, y in ((36, 44), (33, 50), (31, 56), (28, 64), (25, 72)):
        figure.line("R", [(x - 5, y - 1), (x - 2, y)])
    leaf(figure, [(17, 80), (21, 66), (25, 52), (29, 38), (36, 22), (42, 13)], 2.1, jags=1.5)
    figure.part(figure.ellipse(16, 82, 5.6, 2.6), "o")
    figure.fill(figure.ellipse(16, 82, 3.2, 1.3), "r")
    figure.dots("R", (15, 81), (16, 81))
