"""The Neapolitan ace of coins: the eagle with two heads, an empty disc on its breast."""

from __future__ import annotations

from math import cos, floor, pi, sin

import numpy as np

from art.cards.common import AXIS, WIDTH, blank, mirrored, over, scallops
from art.painter import Canvas, Point, grid, rim, shifted, spline

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
    """The eagle with two heads; the empty disc and the ring in its claws stand as an eight."""
    card = blank()
    eagle = Canvas(card.width, card.height)
    _tassels(eagle)
    _wings(eagle)
    _ring(eagle)
    for flip in (False, True):
        _neck(eagle, flip)
        _leg(eagle, flip)
    _disc(eagle)
    eagle.outline()
    card.paste(eagle)
    return card


def _disc(eagle: Canvas) -> None:
    """The white disc, left empty by tradition: an ink rim, a fine golden ring, a soft shade."""
    for radius, letter in ((16.2, "k"), (15.2, "y"), (14.1, "w")):
        eagle.fill(eagle.ellipse(AXIS, 33, radius), letter)
    gold = eagle.ellipse(AXIS, 33, 15.2) & ~eagle.ellipse(AXIS, 33, 14.1)
    rows, columns = np.mgrid[0 : eagle.height, 0 : eagle.width]
    eagle.fill(gold & (rows + columns > 33 + AXIS), "Y")
    shade = eagle.ellipse(AXIS, 33, 14.1) & ~eagle.ellipse(AXIS - 1.4, 31.6, 14.1)
    eagle.fill(shade, "P")


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


def _wings(eagle: Canvas) -> None:
    edge = [(28, 20), (22, 20), (18.5, 16.5), (13, 14.2), (8, 16), (5.2, 21), (4.6, 29), (6, 37)]
    edge += [(9.5, 44), (15, 49.5), (22, 52.5)]
    wings = eagle.polygon(spline(edge + mirrored(edge[::-1]), closed=True, steps=8))
    eagle.part(wings, "r")
    rows, columns = np.mgrid[0 : eagle.height, 0 : eagle.width]
    inside = wings & shifted(wings, 1, 0) & shifted(wings, -1, 0)
    scallops(eagle, inside & (rows > 20) & (rows < 30), "R", "o", row=1)
    # Long feathers follow the disc; each one ends a little lower than its inner neighbour.
    distance = np.hypot(columns + 0.5 - AXIS, rows + 0.5 - 33.5)
    feather, across = np.floor(distance) // 3, np.floor(distance) % 3
    for first, body, light, quill in ((30, "R", "r", "k"), (38, "G", "g", "k")):
        start = first + 2 * (feather % 3)
        zone = wings & (rows >= start)
        eagle.fill(zone, body)
        eagle.fill(zone & (across == 1), light)
        eagle.fill(wings & (rows == start) & (across != 1), quill)
        eagle.fill(wings & (rows == start + 1) & (across == 1), quill)


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
    """A red leg from under the disc over the ring, and its claw."""
    leg = eagle.stroke(_side([(21, 47), (17, 52.5), (13.5, 58)], flip), 6.5, 4.5)
    eagle.part(leg, "r")
    _dots(eagle, "R", flip, (20, 49), (19, 51), (17, 52), (18, 54), (15, 54))
    _dots(eagle, "o", flip, (17, 50), (15, 53), (13, 56))
    _claw(eagle, flip)


def _ring(eagle: Canvas) -> None:
    """A ribbon bent to a ring round white, thin above, below a broad band between two edges."""
    outer, inner = eagle.ellipse(AXIS, 67, 18.4), eagle.ellipse(AXIS, 65, 14.2)
    eagle.fill(outer, "k")
    eagle.fill(inner, "w")
    band = outer & ~inner
    eagle.part(band, "y")
    eagle.fill(inner & rim(band), "z")
    rows, columns = np.mgrid[0 : eagle.height, 0 : eagle.width]
    distance = np.hypot(columns + 0.5 - AXIS, rows + 0.5 - 66.4)
    eagle.fill(band & (np.abs(distance - 15.2) < 0.5) & (rows > 66), "Y")
    for number in range(-5, 6):
        angle = pi / 2 + number * 0.22
        x, y = AXIS + 16.6 * cos(angle), 66.4 + 16.6 * sin(angle)
        eagle.dots("z", (floor(x), floor(y)))


def _claw(eagle: Canvas, flip: bool) -> None:
    """Three golden toes over the ring; mirrored in shape, lit from the left on both sides."""
    claw = CLAW_RIGHT if flip else CLAW_LEFT
    over(eagle, claw, WIDTH - 9 - claw.width if flip else 9, 57)
