"""How a match went: the totals of the sides, round by round, as lines on paper."""

from __future__ import annotations

from collections.abc import Sequence
from itertools import accumulate, pairwise
from typing import Final

from scopa_desktop.ui.canvas import Canvas
from scopa_desktop.ui.frames import board
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.theme import SIDE_BANNERS

NUMBERED: Final = 24
"""Up to so many rounds have their numbers below."""


def totals_by_round(rounds: Sequence[Sequence[int]]) -> list[list[int]]:
    """The totals of every side, from nothing to the end."""
    return [[0, *accumulate(points)] for points in rounds]


def draw_chart(canvas: Canvas, area: Rect, rounds: Sequence[Sequence[int]], target: int) -> None:
    """Lines of totals over at least one round, and the target as a dashed line."""
    totals = totals_by_round(rounds)
    board(canvas, area)
    count = len(totals[0]) - 1
    plot = Rect(area.x + 30, area.y + 10, area.w - 62, area.h - 28)
    top = max(target, *(max(side) for side in totals))

    def at(number: int, total: int) -> tuple[int, int]:
        y = plot.bottom - round(plot.h * total / top)
        return plot.x + round(plot.w * number / count), y

    canvas.box(Rect(plot.x, plot.bottom, plot.w + 1, 1), "kraft")
    goal = at(0, target)[1]
    for x in range(plot.x, plot.right, 6):
        canvas.box(Rect(x, goal, 3, 1), "golddk")
    canvas.text(plot.x - 6, goal - 3, str(target), "golddeep", align="right")
    canvas.text(plot.x - 6, plot.bottom - 4, "0", "steel", align="right")
    for number in range(1, count + 1):
        x = at(number, 0)[0]
        canvas.box(Rect(x, plot.bottom - 2, 1, 2), "kraft")
        if count <= NUMBERED:
            canvas.text(x, plot.bottom + 5, str(number), "steel", font="F5", align="center")
    for side, line in enumerate(totals):
        for (first, before), (second, after) in pairwise(enumerate(line)):
            _stroke(canvas, at(first, before), at(second, after), SIDE_BANNERS[side])
    for side, y in enumerate(_spread([at(count, line[-1])[1] for line in totals], plot)):
        end = str(totals[side][-1])
        canvas.text(plot.right + 8, y - 3, end, SIDE_BANNERS[side], font="F7B")


def _stroke(canvas: Canvas, start: tuple[int, int], end: tuple[int, int], color: str) -> None:
    """A line two pixels thick with a dot at its end."""
    (x0, y0), (x1, y1) = start, end
    steps = max(abs(x1 - x0), abs(y1 - y0), 1)
    for i in range(steps + 1):
        x = x0 + round((x1 - x0) * i / steps)
        y = y0 + round((y1 - y0) * i / steps)
        canvas.box(Rect(x, y - 1, 1, 2), color)
    canvas.box(Rect(x1 - 1, y1 - 2, 3, 4), color)


def _spread(places: Sequence[int], plot: Rect) -> list[int]:
    """Heights for the numbers at the end: ten apart, in the order of the lines."""
    order = sorted(range(len(places)), key=lambda side: places[side])
    found = list(places)
    for above, below in pairwise(order):
        found[below] = max(found[below], found[above] + 10)
    over = max(found[order[-1]] - plot.bottom - 4, 0)
    if over:
        found[order[-1]] -= over
        for below, above in pairwise(reversed(order)):
            found[above] = min(found[above], found[below] - 10)
    return found
