"""The piacentine ace of swords: a winged putto with a curved blade, in a garland."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.common import HEIGHT, WIDTH, Face, over
from art.cards.pia_frame import filled
from art.painter import INDEX, Canvas, Point, grid, spline

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
    """A wing of few long feathers, the lowest one first, under a white arm."""
    for tip in tips:
        middle = ((shoulder[0] + tip[0]) / 2, (shoulder[1] + tip[1]) / 2 - 2)
        work.part(work.stroke([shoulder, middle, tip], 5, 3.6), "i")
        work.line("m", [middle, tip])
    for tip in tips[1:]:
        end = (shoulder[0] * 0.45 + tip[0] * 0.55, shoulder[1] * 0.45 + tip[1] * 0.55 - 2)
        work.part(work.stroke([shoulder, end], 5, 4), "w")


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
    outer = [(40, 58), (45, 47), (48, 35), (47, 21), (37, 7)]
    inner = [(38, 15), (39.6, 24), (39, 35), (36, 46), (32, 58)]
    curve, hollow = spline(outer), spline(inner)
    work.part(work.polygon([*curve, *hollow]), "b", shade=2)
    work.line("a", [(x + 0.6, y) for x, y in inner[1:]], smooth=True)
    work.line("c", [(x + 1.6, y) for x, y in inner[1:]], smooth=True)
    work.line("B", [(x - 2.6, y + 1) for x, y in outer[:4]], smooth=True)
    work.dots("a", (39, 12), (39, 13), (40, 14), (40, 15))
    work.part(work.stroke([(35.6, 59), (34.6, 70)], 4.6, 4.2, smooth=False), "y")
    for y in (62, 65, 68):
        work.line("z", [(33, y + 1), (36, y - 1)])
    work.part(work.stroke([(27, 60.4), (30, 58.4), (37, 59), (44.4, 58)], 4), "y")
    work.part(work.ellipse(27, 60, 2.6), "y")
    work.part(work.ellipse(45, 57.6, 2.6), "y")
    work.part(work.ellipse(36.6, 59, 2.7), "y")
    work.part(work.ellipse(36.6, 59, 1.6), "r")
    work.part(work.ellipse(34.4, 72, 3.3), "y")
    work.dots("r", (34, 71), (34, 72))


def _legs(work: Canvas) -> None:
    """The far leg, the red cloth on the lap, the near leg."""
    work.part(work.stroke([(22, 61), (30, 63.4), (29.6, 70), (28, 75)], 8, 4.8), "s", shade=2)
    work.part(work.blob([(26.4, 74), (30, 74), (34.4, 77), (33.6, 79.4), (26.4, 79)]), "s")
    work.dots("S", (30, 65), (31, 66), (28, 77), (30, 78), (32, 78))
    work.part(work.stroke([(17, 61), (21, 68.6), (17, 72), (15.4, 77)], 8.6, 4.8), "s", shade=2)
    work.part(work.blob([(13.4, 76), (17.4, 76), (19.4, 79.6), (11.4, 80.4), (10.4, 78.6)]), "s")
    work.dots("S", (20, 66), (21, 67), (17, 71), (13, 79), (15, 79))
    work.fill(work.ellipse(18, 65.6, 1.8, 2), "h")
    cloth = [(11, 55), (18, 57), (27.6, 55), (30.4, 59), (28, 62.4), (20, 65), (14, 64.4), (9, 73)]
    work.part(work.blob([*cloth, (5.6, 75), (8.4, 66), (9, 59)]), "r", shade=2)
    work.line("R", [(13, 58), (11, 65), (8, 71)], smooth=True)
    work.line("R", [(17, 60), (23, 61), (28, 58)], smooth=True)
    work.line("o", [(11, 58), (10, 63)])
    work.line("o", [(18, 59), (24, 59)])


def _putto(work: Canvas) -> None:
    """The child, seated, one hand at the hilt."""
    mound = [(6, 84), (7, 76), (11, 68), (18, 64), (26, 65), (31, 71), (34, 78), (36, 84)]
    work.part(work.blob(mound), "g", shade=2)
    work.dots("v", (9, 77), (9, 76), (24, 70), (24, 69), (25, 75), (32, 81), (23, 80), (8, 81))
    body = [(14, 38.6), (19, 36), (24.6, 37), (27, 42), (26, 49), (27.4, 56), (22, 60), (15, 60)]
    work.part(work.blob([*body, (11.6, 55), (13, 48), (12, 42)]), "s", shade=2)
    work.dots("S", (20, 53), (17, 45), (18, 46), (19, 46), (21, 46), (22, 46), (23, 45))
    work.fill(work.ellipse(16, 41.4, 1.8, 2), "h")
    work.fill(work.ellipse(17, 51, 2, 2.6), "h")
    _legs(work)
    work.part(work.stroke([(24.6, 40.6), (29.6, 48), (31, 54), (34, 64)], 6, 4.2), "s")
    work.dots("S", (30, 51), (31, 51), (29, 50))
    work.part(work.ellipse(34.6, 64.4, 2.9, 2.7), "s")
    work.dots("S", (34, 64), (35, 65), (36, 64), (35, 66))
    work.part(work.stroke([(13.6, 41), (10, 48), (12, 53), (18, 56)], 6, 4.2), "s")
    work.dots("S", (10, 50), (11, 51))
    # Where an arm lies on the breast, skin meets skin: no dark line.
    meeting = work.box(15, 36, 26, 50) & (work.pixels == INDEX["n"])
    work.fill(meeting, "S")
    work.part(work.ellipse(19, 56.4, 2.5), "s")
    work.dots("S", (19, 56), (20, 57))
    over(work, grid(PUTTO), 12, 23, "n")


def ace() -> Canvas:
    """The whole card."""
    work = Canvas(WIDTH, HEIGHT)
    ring = [(28, 8), (39, 11), (46.6, 24), (48, 44), (46.6, 64), (40, 78), (28, 82)]
    left = [(28, 8), (17, 11), (9.4, 24), (8, 44), (9.4, 64), (16, 78), (28, 82)]
    _garland(work, left)
    _garland(work, ring)
    _wing(work, (25, 42), [(33, 48), (33.4, 41), (33, 34)])
    _wing(work, (14, 43), [(8, 57), (6.6, 50), (6.6, 42), (8, 33)])
    _sword(work)
    _putto(work)
    _flowers(work, [(17, 11), (28, 8), (10, 24), (48, 17), (48, 49), (48, 67), (42, 76)])
    _flowers(work, [(28, 82), (36, 81), (20, 82)])
    work.outline()
    return filled(work)


def faces() -> dict[Face, Canvas]:
    """The ace."""
    return {("swords", 1): ace()}
