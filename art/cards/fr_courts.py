"""What the twelve french courts share: the frame, the turned half, cloth and trimmings."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import hypot

from art.cards.common import HEIGHT, WIDTH, blank, clipped, mirrored, over
from art.cards.fr_pips import MIDDLE, corners, pip
from art.painter import Canvas, Mask, Point, dense, shifted, spline
from art.palette import INNER

FRAME = (10, 5, 45, 84)
HALF = 45
"""Rows of a half; the other half is the same turned by 180 degrees."""


def half() -> Canvas:
    """The canvas of an upper half."""
    return Canvas(WIDTH, HALF)


def court(suit: str, rank: int, figure: Canvas) -> Canvas:
    """The whole card from an outlined upper half."""
    card = blank(FRAME)
    whole = Canvas(WIDTH, HEIGHT)
    whole.paste(figure)
    whole.paste(figure, 0, HALF, turned=True)
    left, top, right, bottom = FRAME
    clipped(card, whole, left + 1, top + 1, right - 1, bottom - 1)
    sign = pip(suit, MIDDLE[suit])
    over(card, sign, 12, 8, "p")
    sign = pip(suit, MIDDLE[suit], turned=True)
    over(card, sign, WIDTH - 12 - sign.width, HEIGHT - 8 - sign.height, "p")
    corners(card, suit, rank)
    return card


def both(points: Sequence[Point]) -> tuple[Sequence[Point], list[Point]]:
    """A curve on the left and its twin on the right."""
    return points, mirrored(points)


def closed(points: Sequence[Point]) -> list[Point]:
    """A symmetric outline from its left half."""
    return [*points, *mirrored(points)[::-1]]


def robe(figure: Canvas, base: str) -> Mask:
    """The shoulders, wide enough to be cut by the frame."""
    outline: list[Point] = [(28, 26), (20, 27), (14, 29.4), (10, 33.4), (8, 40), (8, 52)]
    return figure.part(figure.polygon(closed(outline)), base, shade=0)


def beads(points: Sequence[Point], every: float, start: float) -> list[tuple[int, int]]:
    """Pixels at equal distances along a curve."""
    path = spline(points, steps=24) if len(points) > 2 else dense(points, 0.1)
    places, gone, due = [], 0.0, start
    for (x0, y0), (x1, y1) in pairwise(path):
        gone += hypot(x1 - x0, y1 - y0)
        if gone >= due:
            places.append((int(x1), int(y1)))
            due += every
    return places


def trim(
    figure: Canvas,
    points: Sequence[Point],
    width: float = 3,
    base: str = "y",
    stud: str | None = "z",
    every: float = 3,
) -> Mask:
    """A border of cloth along a curve, with studs."""
    band = figure.part(figure.stroke(points, width), base)
    if stud:
        figure.dots(stud, *beads(points, every, every / 2))
    return band


def pattern(figure: Canvas, mask: Mask, tile: Sequence[str], dx: int = 0, dy: int = 0) -> None:
    """A repeated text tile inside a mask; `.` leaves the ground."""
    for y, row in enumerate(mask):
        line = tile[(y - dy) % len(tile)]
        for x in row.nonzero()[0]:
            letter = line[(int(x) - dx) % len(line)]
            if letter != ".":
                figure.dots(letter, (int(x), y))


def within(mask: Mask) -> Mask:
    """The mask without its rim, so that a pattern keeps off the edge."""
    return (
        mask
        & shifted(mask, 1, 0)
        & shifted(mask, -1, 0)
        & shifted(mask, 0, 1)
        & shifted(mask, 0, -1)
    )


def sleeves(figure: Canvas, base: str, tile: Sequence[str] = (), dy: int = 0) -> None:
    """Both arms; where the halves meet, each runs on into the arm of the other half."""
    for side in both([(8, 36), (12, 31), (15.4, 30), (17.4, 35), (18.4, 46), (8, 46)]):
        arm = figure.part(figure.polygon(side), base, shade=0)
        if tile:
            pattern(figure, within(arm), tile, 11, dy)
    for side in both([(16.4, 37), (17.4, 44)]):
        figure.line(INNER[base], side)


def collar(figure: Canvas, base: str, depth: float = 35, width: float = 10.4) -> Mask:
    """A cape round the neck, its point at `depth`."""
    edge: list[Point] = [(28, 26), (23, 26.2), (28 - width, 28), (28 - width + 2.6, 32)]
    return figure.part(figure.blob(closed([*edge, (28, depth)])), base)


def cuff(figure: Canvas, x: int, y: int, letter: str = "w") -> None:
    """The end of a sleeve, six pixels wide, above or below a hand."""
    figure.part(figure.box(x, y, x + 5, y + 1), letter)


def axe(figure: Canvas, x: int, y: int) -> None:
    """A long axe of blue steel: its shaft on the columns `x` and `x` + 1, its middle at row `y`."""
    figure.part(figure.box(x, 6, x + 1, HALF), "Y", light=False, shade=0)
    figure.line("y", [(x, 6), (x, HALF)])
    spike = [(x, y - 2), (x - 3.6, y), (x, y + 3)]
    figure.part(figure.polygon(spike), "c", shade=0)
    edge = x + 6.8
    blade = [(x + 2, y - 3), (x + 4, y - 4.6), (edge - 1, y - 8), (edge, y - 3), (edge, y + 4)]
    blade += [(edge - 1, y + 8.6), (x + 4, y + 5.4), (x + 2, y + 4)]
    shape = figure.part(figure.polygon(blade), "c", shade=0)
    figure.fill(shape & ~shifted(shape, -2, 0) & shifted(shape, -1, 0), "a")
    figure.fill(shape & ~shifted(shape, 0, -1), "b")
    figure.part(figure.box(x, y - 2, x + 1, y + 3), "z", light=False, shade=0)


def sword(figure: Canvas, x: int, top: int, guard: int) -> None:
    """An upright sword, its blade on the columns `x` to `x` + 2 down to the guard."""
    blade = figure.box(x, top + 2, x + 2, guard) | figure.box(x + 1, top, x + 1, top + 1)
    figure.part(blade, "c", light=False, shade=0)
    figure.line("a", [(x, top + 2), (x, guard)])
    figure.line("b", [(x + 2, top + 2), (x + 2, guard)])
    figure.dots("a", (x + 1, top))
    figure.part(figure.box(x - 2, guard, x + 3, guard + 1), "y")
    figure.dots("l", (x - 2, guard))
    figure.part(figure.box(x, guard + 2, x + 1, guard + 12), "Y", light=False, shade=0)


ERMINE = ("k.....", "k.....", "......", "...k..", "...k..", "......")
WAVES = ("...cc.", "..c..c", "cc....", "......")
