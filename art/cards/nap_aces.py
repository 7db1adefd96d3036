"""The Neapolitan aces of swords and of batons."""

from __future__ import annotations

from math import hypot

import numpy as np

from art.cards.common import HEIGHT, WIDTH, blank, over, soft
from art.painter import INDEX, Canvas, Mask, Point, dense, grid, rim, shifted, spline

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
    points = [(9, 62), (6.5, 69), (12, 74), (22, 73), (32, 69), (42, 68.4), (46.5, 73), (43, 79)]
    _strap(figure, points, 4, "y")
    for x, y in spline(points, steps=3):
        figure.dots("z", (int(x), int(y)))
    figure.part(figure.polygon([(41, 79), (45.6, 79), (48, 86), (38, 86)]), "y")
    for x in (40, 43, 46):
        figure.line("z", [(x, 83), (x, 85)])
    figure.part(figure.ellipse(43.4, 78.6, 3), "r")


def _scabbard(figure: Canvas) -> None:
    shape = figure.polygon([(31, 27), (41.4, 32), (21.6, 76), (13.4, 72)])
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
    strap = _strap(figure, path, 5.6, "g")
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


def _acanthus(
    figure: Canvas, points: list[Point], width: float, *, lobes: int, side: int = 0
) -> None:
    """A golden leaf with separate lobes along a bent rib; `side` gives it lobes on one only."""
    path = dense(spline(points, steps=24), 0.25)
    stem = figure.stroke(points, width * 0.9, 1.6)
    shapes: list[Mask] = []
    for number in range(lobes):
        t = 0.06 + 0.8 * number / (lobes - 1)
        here, ahead = path[int(t * len(path))], path[int((t + 0.06) * len(path))]
        dx, dy = ahead[0] - here[0], ahead[1] - here[1]
        length = max(hypot(dx, dy), 0.01)
        dx, dy = dx / length, dy / length
        reach = width * (1.15 - 0.65 * t)
        for way in (side,) if side else (-1, 1):
            mid = (here[0] + dx * reach - dy * way * reach, here[1] + dy * reach + dx * way * reach)
            tip = (mid[0] + dx * reach * 1.2, mid[1] + dy * reach * 1.2)
            shapes.append(figure.stroke([here, mid, tip], 2.8, 1.5))
    shapes.append(figure.stroke(path[int(0.86 * len(path)) :], 2.8, 1.5, smooth=False))
    whole = stem.copy()
    for shape in shapes:
        whole |= shape
    figure.fill(rim(whole) & figure.painted(), "z")
    for shape in shapes:
        figure.part(shape, "y", shade=1)
        figure.fill(rim(shape) & whole & ~shape & (figure.pixels == INDEX["y"]), "Y")
    rib = path[: int(0.86 * len(path))]
    figure.line("z", rib)
    figure.line("l", [(x - 1, y) for x, y in rib])


def _sprays(figure: Canvas) -> None:
    """A golden spray at either side, the red curl, the green leaf."""
    _acanthus(figure, [(17, 62), (11, 54), (8.6, 44), (10, 33)], 3.0, lobes=5)
    _acanthus(figure, [(28, 60), (38, 58), (45, 51), (48.6, 40)], 3.0, lobes=5)
    curl: list[Point] = [(15, 77.6), (9, 77.6), (5.4, 73), (6, 67.6), (9, 66.4), (10, 69.4)]
    figure.part(figure.stroke(curl, 3.6, 2), "r")
    green = figure.blob([(22, 71), (30, 65.6), (40, 65), (50, 72), (42, 74), (39, 79), (30, 77)])
    figure.part(green, "g", shade=2)
    figure.line("G", [(24, 72), (34, 71), (46, 71.5)], smooth=True)
    for x in (30, 34, 38):
        figure.line("v", [(x, 69), (x + 2, 67)])
        figure.line("G", [(x, 73), (x + 3, 75)])


HORN: list[Point] = [(16, 81), (17.6, 72), (19, 61), (21, 50), (25, 40), (31, 31), (36, 21)]
"""The middle of the club, from its sawn end to its bulb."""


def _horn(figure: Canvas) -> None:
    """The club: a red trunk that bends like a horn into a green bulb."""
    shape = figure.stroke(HORN, 9, 18) | figure.blob(
        [(23, 25), (26, 12.4), (35, 5), (45, 6), (49.6, 14), (48, 25), (40, 35), (29, 38)]
    )
    rows, columns = np.mgrid[0 : figure.height, 0 : figure.width] + 0.5
    figure.part(shape, "r", shade=2)
    soft(figure, figure.stroke([(14.6, 75), (16, 62), (18.4, 50), (22, 42)], 2.4), "r", "o")
    bulb = shape & (rows < 38 + (columns - 30) * 0.5 + 2.4 * (columns.astype(int) % 4 < 2))
    layer = Canvas(figure.width, figure.height)
    layer.part(shape, "g", shade=2)
    figure.pixels[bulb] = layer.pixels[bulb]
    figure.fill(bulb & ~shifted(bulb, 0, -1) & shape, "G")
    soft(figure, figure.stroke([(46, 26), (47.6, 18), (45, 10)], 2.2), "g", "G")
    soft(figure, figure.stroke([(26, 25), (28, 15), (35, 8.4)], 2.6), "g", "v")
    leaf_path: list[Point] = [(18.6, 78), (21, 66), (23.6, 55), (28, 44), (34, 33), (40, 16)]
    _acanthus(figure, leaf_path, 3.2, lobes=10)
    figure.part(figure.ellipse(16, 81.6, 5.6, 2.8), "o")
    figure.fill(figure.ellipse(16, 81.6, 3.4, 1.4), "r")
    figure.dots("R", (15, 80), (16, 80))
