"""The piacentine ace of swords: a winged putto with a curved blade, in a garland."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.common import HEIGHT, WIDTH, Face, over
from art.cards.pia_frame import filled
from art.painter import Canvas, Point, grid, spline

PUTTO = """
....yylyyy.....
..ylyyyYyyYy...
.lyyYyyyyyyYY..
.yyYyylyYyyyYY.
lyyyhhhhhyyYyY.
yyhhhhhhhhsyYY.
yYhKKhhhKKssYY.
.yhhkhhhkhssYY.
.hhhwhhhwhssSY.
.hohhhhSshosS..
.hoohhhSSoosS..
..hhhhRRhhsS...
...hhhoohsS....
....ssssSS.....
"""

ROSE = """
.orr.
orRrR
rRorR
rrRRR
.RRR.
"""

DAISY = """
..l..
.yzy.
lzrzY
.yzY.
..Y..
"""


def _wing(work: Canvas, shoulder: Point, tips: Sequence[Point]) -> None:
    """A wing of few long feathers, the lowest one first."""
    for tip in tips:
        middle = ((shoulder[0] + tip[0]) / 2, (shoulder[1] + tip[1]) / 2 - 2)
        feather = work.stroke([shoulder, middle, tip], 6, 3.4)
        work.part(feather, "w")
        work.line("i", [middle, tip])


def _garland(work: Canvas, path: Sequence[Point]) -> None:
    """A rope of leaves."""
    points = spline(path, steps=12)
    work.part(work.stroke(path, 3), "G", light=False, shade=0)
    for i in range(0, len(points) - 2, 4):
        (x, y), (nx, ny) = points[i], points[i + 2]
        dx, dy = nx - x, ny - y
        length = max((dx * dx + dy * dy) ** 0.5, 0.01)
        dx, dy = dx / length, dy / length
        side = 1 if (i // 4) % 2 else -1
        tip = (x + dx * 2.4 - dy * 3 * side, y + dy * 2.4 + dx * 3 * side)
        work.part(work.stroke([(x, y), tip], 2.8, 1.6, smooth=False), "g")


def _flowers(work: Canvas, places: Sequence[tuple[int, int]]) -> None:
    """Roses and daisies in turn."""
    for number, (x, y) in enumerate(places):
        over(work, grid(DAISY if number % 2 else ROSE), x - 2, y - 2)


def _sword(work: Canvas) -> None:
    """The curved blade, point up, with its gold hilt."""
    edge = [(33, 58), (34.4, 44), (36.4, 30), (40, 18), (45, 8.6)]
    spine = [(46.6, 14), (45.4, 28), (42, 44), (39.4, 58)]
    blade = work.polygon([*spline(edge), *spline(spine)])
    work.part(blade, "b", shade=2)
    work.line("a", [(x + 0.8, y) for x, y in edge], smooth=True)
    work.line("c", [(x + 2.4, y + 1) for x, y in edge[:4]], smooth=True)
    work.part(work.stroke([(36, 60), (35.6, 72)], 4.4, 4, smooth=False), "y")
    for y in (63, 66, 69):
        work.line("z", [(34, y), (37, y - 1)])
    work.part(work.stroke([(28.6, 60.6), (36, 58.6), (43, 58)], 3.4), "y")
    work.part(work.ellipse(36, 73.4, 3), "y")
    work.dots("r", (35, 73), (36, 73))


def _putto(work: Canvas) -> None:
    """The child, seated, one hand at the hilt."""
    work.part(work.stroke([(24, 58), (33, 60), (31, 68), (30, 74)], 8.6, 5), "s")
    work.part(work.blob([(28, 73), (32, 73), (36, 76.6), (35, 78.6), (28.6, 78)]), "s")
    body = [(15, 38), (20, 35.6), (26, 36.6), (28.6, 42), (28, 50), (28.6, 58), (24, 63), (16, 62)]
    work.part(work.blob([*body, (12.6, 56), (13.6, 48), (12.6, 42)]), "s", shade=2)
    work.dots("S", (20, 55), (21, 56), (20, 47), (24, 44), (17, 44), (25, 51), (24, 52))
    work.fill(work.ellipse(17.4, 42.4, 2, 2.4), "h")
    work.fill(work.ellipse(17.6, 52, 2, 2.8), "h")
    work.part(work.stroke([(17, 59), (22, 66.6), (18, 71), (15, 76)], 9, 5), "s")
    work.part(work.blob([(12.6, 74.6), (17, 74.6), (18, 78.6), (10, 79), (9.6, 77)]), "s")
    work.dots("S", (20, 64), (21, 65), (17, 71), (18, 70))
    work.part(work.stroke([(26, 40), (30.6, 47), (35, 55)], 6, 4.4), "s")
    work.dots("S", (30, 48), (31, 49))
    work.part(work.stroke([(14.6, 41), (12, 49), (19, 54)], 5.8, 4.2), "s")
    work.part(work.ellipse(20.6, 54, 2.4), "s")
    over(work, grid(PUTTO), 13, 23, "n")


def ace() -> Canvas:
    """The whole card."""
    work = Canvas(WIDTH, HEIGHT)
    _wing(work, (26, 42), [(34, 50), (34, 44), (33, 37), (31, 31)])
    _wing(work, (15, 42), [(8, 54), (6.6, 47), (6.6, 39), (8, 31)])
    _garland(work, [(42, 8), (36, 12), (34, 18), (40, 25), (47, 32), (46, 40), (38, 44)])
    _sword(work)
    _garland(work, [(36, 16), (40, 22), (46, 27)])
    _garland(work, [(47, 50), (46, 60), (46, 70), (40, 79), (28, 82), (16, 82), (7, 76), (8, 64)])
    _putto(work)
    _garland(work, [(46, 44), (40, 50), (34, 52)])
    _flowers(work, [(41, 25), (46, 48), (47, 62), (42, 77), (30, 81), (19, 82), (9, 76), (8, 66)])
    work.outline()
    return filled(work)


def faces() -> dict[Face, Canvas]:
    """The ace."""
    return {("swords", 1): ace()}
