"""The curtain's cloth: two halves in folds that meet in the middle, and a valance above them."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache
from itertools import groupby
from math import sin, sqrt
from typing import Final

from scopa_desktop.ui.canvas import Canvas
from scopa_desktop.ui.geometry import Rect

STEP: Final = 10
"""The halves move by so many pixels at a time."""
SCALLOP: Final = 40
BAND: Final = 11
"""Height of the valance between its scallops."""
SHADES: Final = {-1: ("red", 34), 1: ("ink", 26), 2: ("ink", 52), 3: ("ink", 78)}
"""What lies over the cloth where a fold catches the light or turns away from it."""


def draw_drapes(canvas: Canvas, openness: float) -> None:
    """The cloth over the whole surface; openness 0 is closed, 1 drawn to the sides."""
    bounds = canvas.bounds
    half = (bounds.w + 1) // 2
    away = round(half * openness / STEP) * STEP
    left = Rect(bounds.x, bounds.y, half, bounds.h)
    if away < half:
        _half(canvas, left, -away)
        _half(canvas, Rect(left.right, bounds.y, bounds.w - half, bounds.h), away)
    _valance(canvas, bounds)


def _half(canvas: Canvas, area: Rect, moved: int) -> None:
    """One half; its folds go along with it, what leaves the surface is not seen."""
    x = max(area.x + moved, area.x)
    seen = Rect(x, area.y, area.w - abs(moved), area.h)
    canvas.box(seen, "wine")
    for start, width, level in _runs(area.x - canvas.bounds.x, area.w):
        shade = SHADES.get(level)
        place = Rect(canvas.bounds.x + start + moved, area.y, width, area.h)
        if shade is not None and place.right > seen.x and place.x < seen.right:
            canvas.box(place, *shade)
    # Darker towards the outer edge, and along the edge where the halves meet.
    outer = area.x if moved <= 0 and area.x == canvas.bounds.x else area.right
    for i in range(5):
        width = 16 * (5 - i)
        canvas.box(
            Rect(outer if outer == area.x else outer - width, area.y, width, area.h), "ink", 22
        )
    if moved:
        edge = seen.right - 3 if outer == area.x else seen.x
        canvas.box(Rect(edge, area.y, 3, area.h), "ink", 78)


def _runs(start: int, width: int) -> Iterator[tuple[int, int, int]]:
    """Neighboring columns of one shade: first column, how many, the shade."""
    x = start
    for level, columns in groupby(_level(x) for x in range(start, start + width)):
        count = len(list(columns))
        yield x, count, level
        x += count


@cache
def _level(x: int) -> int:
    """How far a column turns away from the light."""
    wave = 1.3 * sin(x / 5.5) + 1.1 * sin(x / 13.0 + 1.7) + 0.7 * sin(x / 3.1 + 0.4)
    return min(max(round(wave + 0.6), -1), 3)


def _valance(canvas: Canvas, bounds: Rect) -> None:
    """The border at the top: wine scallops with a gold hem."""
    top = bounds.y
    canvas.box(Rect(bounds.x, top, bounds.w, BAND + 12), "ink", 60)
    x = bounds.x
    for depth, columns in groupby(_depth(x) for x in range(bounds.x, bounds.right)):
        width = len(list(columns))
        canvas.box(Rect(x, top, width, depth), "wine")
        canvas.box(Rect(x, top + depth, width, 2), "gold")
        canvas.box(Rect(x, top + depth + 2, width, 1), "golddeep")
        x += width
    canvas.box(Rect(bounds.x, top, bounds.w, 2), "gold")
    canvas.box(Rect(bounds.x, top + 2, bounds.w, 1), "golddeep")
    first = bounds.x + (-bounds.x) % SCALLOP
    for x in range(first, bounds.right, SCALLOP):
        canvas.box(Rect(x - 1, top + BAND - 3, 2, 11), "ink")
        canvas.box(Rect(x - 1, top + BAND - 2, 2, 9), "golddk")


@cache
def _depth(x: int) -> int:
    """How far down the valance hangs in a column."""
    aside = (x % SCALLOP) - SCALLOP / 2
    return BAND + round(7 * sqrt(max(1 - (2 * aside / SCALLOP) ** 2, 0)))
