"""The Neapolitan ace of coins: the eagle with two heads, an empty disc on its breast."""

from __future__ import annotations

from math import cos, floor, pi, sin

import numpy as np

from art.cards.common import AXIS, WIDTH, blank, mirrored, over, scallops
from art.painter import Canvas, Point, grid, rim, shifted

CLAW_LEFT = grid("""
...orrR..
..lyyyYY.
.lyyyyyYY
ly.lY.lYY
lY.yY.yY.
lY.yY.lY.
k..k...k.
""")
CLAW_RIGHT = grid("""
..orrR...
.lyyyYY..
lyyyyyYY.
lyY.lY.yY
.lY.yY.yY
.ly.yY.yY
.k...k..k
""")


def ace() -> Canvas:
    """The eagle with two heads; the empty shield and the ring in its claws stand as an eight."""
    card = blank()
    eagle = Canvas(card.width, card.height)
    _tassels(eagle)
    for flip in (False, True):
        _wing(eagle, flip)
    _belly(eagle)
    _ring(eagle)
    for flip in (False, True):
        _neck(eagle, flip)
    _breast(eagle)
    for flip in (False, True):
        _leg(eagle, flip)
    _disc(eagle)
    eagle.outline()
    card.paste(eagle)
    return card


def _disc(eagle: Canvas) -> None:
    """The white shield, left empty by tradition: an ink rim, a studded golden edge."""
    eagle.fill(eagle.ellipse(AXIS, 33, 15.4), "k")
    eagle.part(eagle.ellipse(AXIS, 33, 14.4), "y", inner=False)
    for number in range(16):
        angle = (number + 0.5) * pi / 8
        x, y = AXIS + 13.6 * cos(angle), 33 + 13.6 * sin(angle)
        eagle.dots("z", (floor(x), floor(y)))
    white = eagle.ellipse(AXIS, 33, 12.3)
    eagle.fill(rim(white, diagonal=True), "z")
    eagle.fill(white, "w")


FEATHERS: tuple[tuple[str, Point, Point], ...] = (
    ("g", (17, 40), (21, 56)),
    ("g", (14, 38), (16.6, 60)),
    ("g", (12, 36), (11.4, 61)),
    ("g", (10, 34), (7.4, 58.6)),
    ("g", (8, 32), (5.4, 53)),
    ("r", (14, 34), (16, 48)),
    ("r", (12, 32), (11.6, 48)),
    ("r", (10, 30), (7.8, 46)),
    ("r", (8, 28), (5, 41)),
)
"""The left wing's long feathers, the lower ones first: color, root, tip."""


def _wing(eagle: Canvas, flip: bool) -> None:
    """Green flight feathers, red ones over them, and a scaled shoulder."""
    for letter, root, tip in FEATHERS:
        feather = eagle.stroke(_side([root, tip], flip), 5, 3, smooth=False)
        eagle.part(feather, letter)
    edge = [(24, 21), (21, 19), (18.5, 15.5), (13, 13.2), (8, 15), (5, 20), (4.6, 27), (6, 33)]
    edge += [(10, 36), (16, 36), (24, 30)]
    shoulder = eagle.blob(_side(edge, flip))
    eagle.part(shoulder, "r", shade=2)
    inside = shoulder & shifted(shoulder, 1, 0) & shifted(shoulder, -1, 0)
    rows, _ = np.mgrid[0 : eagle.height, 0 : eagle.width]
    scallops(eagle, inside & (rows > 17), "R", "o", row=1)


def _belly(eagle: Canvas) -> None:
    """The body between shield and ring."""
    belly = eagle.blob([(18, 44), (38, 44), (36, 51), (32, 57), (24, 57), (20, 51)])
    eagle.fill(belly, "G")
    scallops(eagle, belly, "k", "g", row=2)


def _breast(eagle: Canvas) -> None:
    """Golden down where the necks part."""
    breast = eagle.blob([(18, 22), (22, 16.6), (28, 14), (34, 16.6), (38, 22), (28, 26)])
    eagle.part(breast, "y", light=False)
    scallops(eagle, breast, "z", "l", row=1)


def _side(points: list[Point], flip: bool) -> list[Point]:
    return mirrored(points) if flip else points


def _dots(eagle: Canvas, letter: str, flip: bool, *points: tuple[int, int]) -> None:
    eagle.dots(letter, *((2 * int(AXIS) - 1 - x, y) if flip else (x, y) for x, y in points))


def _tassels(eagle: Canvas) -> None:
    for flip in (False, True):
        ribbon = _side([(11, 60), (7.5, 66), (8.5, 72), (6.8, 78)], flip)
        eagle.part(eagle.stroke(ribbon, 3.4, 2.2), "y")
        ((x, y),) = _side([(6.5, 81)], flip)
        eagle.part(eagle.ellipse(x, y, 2.1), "r")
        _dots(eagle, "z", flip, (8, 64), (8, 68), (8, 72), (7, 76))


def _neck(eagle: Canvas, flip: bool) -> None:
    eagle.part(eagle.stroke(_side([(25, 22), (22.5, 16), (18.5, 11)], flip), 8, 6.5), "y")
    head = [(21, 6.5), (16, 4.5), (11.5, 5), (8, 7.2), (7.4, 9.6), (9, 10), (11, 9.2)]
    head += [(13, 11.4), (17, 12.6), (20.5, 11)]
    eagle.part(eagle.blob(_side(head, flip)), "y")
    _dots(eagle, "k", flip, (13, 7))
    _dots(eagle, "w", flip, (12, 7))
    _dots(eagle, "z", flip, (11, 6), (12, 6), (13, 6), (10, 9), (11, 9), (12, 9), (8, 10))
    _dots(eagle, "l", flip, (9, 7), (10, 7), (9, 6), (10, 6))
    _dots(eagle, "Y", flip, (8, 8), (8, 9), (9, 9))
    feathers = [(18, 11), (20, 12), (17, 9), (21, 15), (23, 17), (20, 15), (22, 13), (24, 20)]
    _dots(eagle, "z", flip, *feathers, (22, 19), (25, 18))


def _leg(eagle: Canvas, flip: bool) -> None:
    """A red leg from under the shield to the ring, and its claw."""
    leg = eagle.stroke(_side([(21, 48), (18, 53), (15.5, 58)], flip), 7.5, 4.5)
    eagle.fill(rim(leg) & eagle.painted(), "k")
    eagle.part(leg, "r")
    _dots(eagle, "R", flip, (21, 49), (20, 51), (18, 52), (19, 54), (16, 54))
    _dots(eagle, "o", flip, (18, 50), (16, 53), (15, 56))
    _claw(eagle, flip)


def _ring(eagle: Canvas) -> None:
    """A ribbon bent to a ring round white, thin above, below a broad band between two edges."""
    outer, inner = eagle.ellipse(AXIS, 68.4, 16.6), eagle.ellipse(AXIS, 66.8, 12.2)
    eagle.fill(outer, "k")
    eagle.fill(inner, "w")
    band = outer & ~inner
    eagle.fill(rim(outer) & eagle.painted(), "k")
    eagle.part(band, "y", inner=False)
    eagle.fill(inner & rim(band), "z")
    for number in range(-5, 6):
        angle = pi / 2 + number * 0.24
        x, y = AXIS + 14.8 * cos(angle), 67.8 + 14.8 * sin(angle)
        eagle.dots("z", (floor(x), floor(y)))


def _claw(eagle: Canvas, flip: bool) -> None:
    """Three golden toes over the ring; mirrored in shape, lit from the left on both sides."""
    claw = CLAW_RIGHT if flip else CLAW_LEFT
    over(eagle, claw, WIDTH - 10 - claw.width if flip else 10, 57)
