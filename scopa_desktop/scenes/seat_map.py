"""A small picture of the table: who sits where, who plays together, which way it goes."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Final

from scopa_desktop.ui.assets import Assets
from scopa_desktop.ui.canvas import Canvas, Picture
from scopa_desktop.ui.geometry import Rect, Vec
from scopa_desktop.ui.theme import SIDE_COLORS
from scopa_desktop.ui.wrap import shortened

SEAT_W: Final = 64
SEAT_H: Final = 32
MAP_W: Final = 196
MAP_H: Final = 168
_MIDDLE: Final = (MAP_W - SEAT_W) // 2
_RIGHT: Final = MAP_W - SEAT_W
_TOP, _LOW = 4, MAP_H - SEAT_H - 4
_HALF: Final = (MAP_H - SEAT_H) // 2
PLACES: Final[dict[int, tuple[tuple[int, int], ...]]] = {
    2: ((_MIDDLE, _LOW), (_MIDDLE, _TOP)),
    3: ((_MIDDLE, _LOW), (_RIGHT, _HALF - 16), (0, _HALF - 16)),
    4: ((_MIDDLE, _LOW), (_RIGHT, _HALF), (_MIDDLE, _TOP), (0, _HALF)),
    6: (
        (_MIDDLE, _LOW),
        (_RIGHT, _HALF + 28),
        (_RIGHT, _HALF - 28),
        (_MIDDLE, _TOP),
        (0, _HALF - 28),
        (0, _HALF + 28),
    ),
}
"""Upper left corners of the seats in the map, anticlockwise from the bottom."""
TABLE: Final = Rect(66, 42, 64, 84)
ARROW: Final = (
    "....#####....",
    "...#.....##..",
    "..#........#.",
    "..#.........#",
    "..#.........#",
    "..#.........#",
    "#####.......#",
    ".###........#",
    "..#........#.",
    ".........##..",
    ".....####....",
)
"""Which way the turns go: anticlockwise."""


@dataclass(frozen=True, slots=True)
class MapSeat:
    """What the map shows of a seat."""

    name: str
    side: int
    portrait: Picture
    is_dealer: bool = False


def portrait_of(assets: Assets, name: str, seat: int, *, is_human: bool) -> Picture:
    """The face of a robot by its name, of a person by the seat."""
    icon = f"portrait_{name.lower()}"
    return assets.icon(icon if not is_human and assets.has_icon(icon) else f"portrait_p{seat}")


def seat_rects(origin: tuple[int, int], count: int) -> tuple[Rect, ...]:
    """Where the seats of a map are."""
    x, y = origin
    return tuple(Rect(x + dx, y + dy, SEAT_W, SEAT_H) for dx, dy in PLACES[count])


def draw_seat_map(
    canvas: Canvas,
    assets: Assets,
    origin: tuple[int, int],
    seats: Sequence[MapSeat],
    *,
    clockwise: bool = False,
) -> None:
    """Paint the map; partners are joined by dotted lines across the table."""
    x, y = origin
    table = TABLE.moved(x, y)
    canvas.rounded(table.grown(3), "ink", cut=2)
    canvas.rounded(table.grown(2), "wood", cut=2)
    canvas.rounded(table, "felt2", cut=2)
    rects = seat_rects(origin, len(seats))
    if clockwise:
        rects = (rects[0], *reversed(rects[1:]))
    _draw_partners(canvas, table, rects, seats)
    _draw_arrow(canvas, table, clockwise=clockwise)
    for rect, seat in zip(rects, seats, strict=True):
        _draw_seat(canvas, assets, rect, seat)


def _draw_arrow(canvas: Canvas, table: Rect, *, clockwise: bool) -> None:
    """The ring in the middle that says which way round the turns go."""
    left, top = round(table.center.x) - 13, round(table.center.y) - 11
    canvas.rounded(Rect(left - 4, top - 4, 34, 30), "felt2", cut=2)
    for row, line in enumerate(ARROW):
        for column, mark in enumerate(reversed(line) if clockwise else line):
            if mark == "#":
                canvas.box(Rect(left + 2 * column, top + 2 * row, 2, 2), "kraft")


def _draw_seat(canvas: Canvas, assets: Assets, rect: Rect, seat: MapSeat) -> None:
    face = Rect(rect.x + SEAT_W // 2 - 10, rect.y, 20, 20)
    canvas.rounded(face, "ink", cut=2)
    canvas.rounded(face.grown(-1), SIDE_COLORS[seat.side], cut=1)
    canvas.box(Rect(face.x + 2, face.y + 2, 16, 16), "panel")
    if seat.name:
        canvas.picture(seat.portrait, face.x + 2, face.y + 2)
    else:
        canvas.text(face.x + 10, face.y + 7, "?", "mist", align="center")
    if seat.is_dealer:
        canvas.picture(assets.icon("dealer"), face.right + 3, face.y + 6)
    place = rect.x + SEAT_W // 2
    if canvas.width_of(seat.name) <= SEAT_W:
        canvas.text(place, rect.y + 23, seat.name, align="center")
    else:
        small = shortened(seat.name.upper(), SEAT_W, lambda text: canvas.width_of(text, font="F5"))
        canvas.text(place, rect.y + 24, small, font="F5", align="center")


def _draw_partners(
    canvas: Canvas, table: Rect, rects: Sequence[Rect], seats: Sequence[MapSeat]
) -> None:
    edges = [_edge(table, rect) for rect in rects]
    for i, seat in enumerate(seats):
        for j in range(i + 1, len(seats)):
            if seats[j].side == seat.side:
                _dots(canvas, edges[i], edges[j], SIDE_COLORS[seat.side])


def _edge(table: Rect, seat: Rect) -> Vec:
    """The point of the table's edge before a seat."""
    inner = table.grown(-5)
    x = min(max(seat.center.x, inner.x), inner.right)
    y = min(max(seat.center.y, inner.y), inner.bottom)
    return Vec(x, y)


def _dots(canvas: Canvas, start: Vec, end: Vec, color: str) -> None:
    steps = max(1, round(max(abs(end.x - start.x), abs(end.y - start.y)) / 4))
    for i in range(steps + 1):
        share = i / steps
        x = round(start.x + (end.x - start.x) * share)
        y = round(start.y + (end.y - start.y) * share)
        canvas.box(Rect(x - 1, y - 1, 2, 2), color)
