"""The piacentine ace of cups: a covered ciborium as large as the frame."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.common import HEIGHT, WIDTH, Face, mirrored
from art.cards.pia_frame import filled
from art.painter import Canvas, Mask, Point

FLAME = """
..y..
.yly.
.yly.
ylrly
ylrly
yyryy
.yyY.
"""


def _sides(work: Canvas, points: Sequence[Point], *, round_: bool = False) -> Mask:
    """The shape whose left contour is given; the right one is its mirror image."""
    outline = [*points, *mirrored(points[::-1])]
    return work.blob(outline) if round_ else work.polygon(outline)


def _foot(work: Canvas) -> None:
    """Ball feet, flared base with red panels and gold flames, and the knob above it."""
    work.part(_sides(work, [(24, 58), (22, 64), (17, 69), (11, 73), (8, 76), (8, 79)]), "y")
    for points in ([(22, 64), (15.4, 70.6), (11.4, 75), (17, 75), (22, 70), (24.4, 64)],):
        work.part(work.blob(points), "r")
        work.part(work.blob(mirrored(points)), "r")
    work.part(work.polygon([(25, 62), (31, 62), (34, 75), (22, 75)]), "r")
    work.stamp(26, 67, FLAME)
    work.stamp(15, 69, FLAME.replace("r", "y"))
    work.stamp(36, 69, FLAME.replace("r", "y"))
    work.part(_sides(work, [(7, 75.4), (7, 79)]), "y")
    work.dots("b", *[(x, 77) for x in range(10, 46, 3)])
    work.part(work.ellipse(28, 58.6, 6.4, 2.6), "b")
    work.part(work.ellipse(28, 55.4, 4.6, 2), "y")


def _bowl(work: Canvas) -> None:
    """Bands of blue, gold and red gadroons."""
    work.part(_sides(work, [(10, 36), (11, 43), (13, 47), (17, 51), (23, 54)]), "r", shade=2)
    for x in range(12, 46, 4):
        low = 28 + (x - 27.5) * 0.45
        work.line("R", [(x, 43), (low, 53)])
        work.line("o", [(x - 2, 44), (low - 1, 50)])
    work.part(_sides(work, [(9.4, 35), (10, 39), (11, 43), (12, 43.4)]), "y")
    work.fill(work.box(11, 40, 44, 40), "z")
    for x in range(12, 44, 4):
        work.part(work.ellipse(x + 1, 37.6, 1.5, 1.7), "b")
    work.dots("r", *[(x, 42) for x in range(14, 44, 3)])
    work.part(_sides(work, [(6, 30), (6, 33), (9, 36)]), "g", shade=2)
    work.fill(work.box(9, 33, 46, 33), "G")
    work.dots("v", *[(x, 34) for x in range(11, 44, 3)])


def _lid(work: Canvas) -> None:
    """A stepped lid in blue, gold and fluted red, with a berry on top."""
    work.part(_sides(work, [(11, 25), (10, 30)]), "b")
    work.dots("c", *[(x, 27) for x in range(13, 44, 3)])
    work.dots("a", *[(x, 28) for x in range(13, 44, 3)])
    work.part(_sides(work, [(14, 21.4), (13, 25.4)]), "y")
    work.dots("z", *[(x, 23) for x in range(15, 42, 2)])
    work.part(_sides(work, [(24, 12), (20, 13.4), (17, 17), (15.4, 21.4)]), "r", shade=2)
    for high, low in ((22.6, 19), (25.4, 24), (28, 28), (30.6, 32), (33.4, 37)):
        work.line("R", [(high, 13), (low, 20)])
        work.line("o", [(high - 1, 14), (low - 2, 20)])
    work.part(work.ellipse(28, 12.4, 4.6, 1.6), "y")
    work.part(work.ellipse(28, 8.4, 3.2, 3), "r")
    work.dots("R", (28, 8), (29, 9), (27, 10), (29, 7))


DARKER = {"y": "Y", "Y": "z", "g": "G", "b": "B", "r": "R", "o": "r", "l": "Y", "v": "g"}
DARKER |= {"c": "b", "a": "c"}
LIGHTER = {"y": "l", "g": "v", "b": "c", "r": "o", "R": "r", "Y": "y"}


def _turned_round(work: Canvas) -> None:
    """Metal: a light from top to bottom at the left, a shadow at the right."""
    for y in range(HEIGHT):
        columns = work.painted()[y].nonzero()[0]
        if not len(columns):
            continue
        first, width = int(columns[0]), len(columns)
        row = Canvas(WIDTH, 1)
        row.pixels[0] = work.pixels[y]
        lit, dark = row.copy(), row.copy()
        lit.recolor(LIGHTER)
        dark.recolor(DARKER)
        start = first + round(width * 0.17)
        stop = start + max(round(width * 0.08), 1)
        work.pixels[y, start:stop] = lit.pixels[0, start:stop]
        start = first + round(width * 0.84)
        work.pixels[y, start:] = dark.pixels[0, start:]


def ace() -> Canvas:
    """The whole card."""
    work = Canvas(WIDTH, HEIGHT)
    _foot(work)
    _bowl(work)
    _lid(work)
    _turned_round(work)
    for x in (12, 22, 34, 44):
        work.part(work.ellipse(x, 80.5, 3.3), "r")
    work.outline()
    return filled(work)


def faces() -> dict[Face, Canvas]:
    """The ace."""
    return {("cups", 1): ace()}
