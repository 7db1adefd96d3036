"""What the twelve french courts share: the frame, the turned half, cloth and trimmings."""

from __future__ import annotations

from collections.abc import Sequence
from math import hypot

from art.cards.common import HEIGHT, WIDTH, blank, clipped, mirrored
from art.cards.fr_pips import MIDDLE, corners, pip
from art.painter import Canvas, Mask, Point, dense, shifted, spline

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
    card.paste(sign, 12, 8)
    sign = pip(suit, MIDDLE[suit], turned=True)
    card.paste(sign, WIDTH - 12 - sign.width, HEIGHT - 8 - sign.height)
    corners(card, suit, rank)
    return card


def both(points: Sequence[Point]) -> tuple[Sequence[Point], list[Point]]:
    """A curve on the left and its twin on the right."""
    return points, mirrored(points)


def closed(points: Sequence[Point]) -> list[Point]:
    """A symmetric outline from its left half."""
    return [*points, *mirrored(points)[::-1]]


def pair(figure: Canvas, letter: str, *points: tuple[int, int]) -> None:
    """Pixels on the left and their twins on the right."""
    figure.dots(letter, *points, *((WIDTH - 1 - x, y) for x, y in points))


def robe(figure: Canvas, base: str) -> Mask:
    """The shoulders, wide enough to be cut by the frame."""
    outline: list[Point] = [(28, 26), (20, 27), (14, 29.4), (10, 33.4), (8, 40), (8, 52)]
    return figure.part(figure.polygon(closed(outline)), base, shade=0)


def beads(points: Sequence[Point], every: float, start: float) -> list[tuple[int, int]]:
    """Pixels at equal distances along a curve."""
    path = spline(points, steps=24) if len(points) > 2 else dense(points, 0.1)
    places, gone, due = [], 0.0, start
    for (x0, y0), (x1, y1) in zip(path, path[1:], strict=False):
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


def _index(figure: Canvas) -> list[tuple[int, int]]:
    return [(x, y) for y in range(figure.height) for x in range(figure.width)]


def pattern(figure: Canvas, mask: Mask, tile: Sequence[str], dx: int = 0, dy: int = 0) -> None:
    """A repeated text tile inside a mask; `.` leaves the ground."""
    for x, y in _index(figure):
        if mask[y, x]:
            row = tile[(y - dy) % len(tile)]
            letter = row[(x - dx) % len(row)]
            if letter != ".":
                figure.dots(letter, (x, y))


def within(mask: Mask) -> Mask:
    """The mask without its rim, so that a pattern keeps off the edge."""
    return (
        mask
        & shifted(mask, 1, 0)
        & shifted(mask, -1, 0)
        & shifted(mask, 0, 1)
        & shifted(mask, 0, -1)
    )


ERMINE = ("k....", "k....", ".....", "..k..", "..k..", ".....")
CHECKS = ("kl", "lk")
LOZENGES = ("..l..", ".lyl.", "..l..", ".....")
