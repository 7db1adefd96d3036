"""Reusable parts of the piacentine courts: sleeves, fur, weapons in a hand."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.common import over
from art.cards.pia_heads import FIST, GUARD
from art.painter import Canvas, Mask, Point, grid, shifted


def sleeve(half: Canvas, points: Sequence[Point], start: float, end: float, base: str) -> Mask:
    """An arm in one piece of cloth."""
    return half.part(half.stroke(points, start, end), base, shade=2 if start > 6 else 1)


def folds(half: Canvas, letter: str, *lines: Sequence[Point]) -> None:
    """Fold lines in a dark or light tone."""
    for points in lines:
        half.line(letter, points, smooth=len(points) > 2)


def fur(half: Canvas, mask: Mask, dark: str = "k") -> None:
    """White fur with small tails in brick order."""
    half.part(mask, "w")
    core = mask & shifted(mask, 1, 0) & shifted(mask, -1, 0)
    core &= shifted(mask, 0, 1) & shifted(mask, 0, -1)
    for y in range(half.height):
        for x in range(half.width - 1):
            if core[y, x] and y % 3 == 0 and (x + (y // 3 % 2) * 2) % 4 == 0:
                half.dots("a", (x + 1, y))
                half.dots(dark, (x, y))


def fist(half: Canvas, x: int, y: int, *, flip: bool = False) -> None:
    """A closed hand whose upper left pixel is (x, y)."""
    piece = grid(FIST)
    if flip:
        piece.pixels = piece.pixels[:, ::-1].copy()
        piece.recolor({"h": "s"})
    over(half, piece, x, y, "n")


def blade(half: Canvas, x: int, top: int, bottom: int) -> None:
    """An upright blade, point up, three pixels wide, x its left column."""
    piece = Canvas(3, bottom - top + 1)
    piece.stamp(0, 0, ".b.")
    piece.stamp(0, 1, ".bB")
    for y in range(2, piece.height):
        piece.stamp(0, y, "abB")
    over(half, piece, x, top)


def guard(half: Canvas, x: int, y: int) -> None:
    """The guard below a blade whose middle column is x: a jewel between curled ends."""
    over(half, grid(GUARD), x - 6, y - 2)


def club(half: Canvas, top: Point, foot: Point, head: float = 8) -> Mask:
    """A smooth brown club, thick end first, sawn at its top like the logs of the other cards."""
    (x0, y0), (x1, y1) = top, foot

    def at(t: float, across: float) -> Point:
        return x0 + (x1 - x0) * t + across, y0 + (y1 - y0) * t

    wide, slim = head / 2, head * 0.24
    left = [at(0, -wide), at(0.3, -wide * 0.92), at(0.6, -slim * 1.3)]
    right = [at(0.6, slim * 1.3), at(0.3, wide * 0.92), at(0, wide)]
    mask = half.polygon([*left, at(1, -slim), at(1, slim), *right])
    half.part(mask, "N", shade=2)
    half.line("n", [at(0.24, wide * 0.2), at(0.5, slim * 0.4)])
    sawn = half.ellipse(*at(0, 0), wide + 0.3, wide * 0.66)
    half.part(sawn, "y")
    half.fill(half.ellipse(*at(0, 0), wide * 0.66, wide * 0.36), "Y")
    half.fill(half.ellipse(*at(0, 0), wide * 0.36, 0.7), "r")
    return mask | sawn
