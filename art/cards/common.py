"""What the decks share: the blank card, placing of pips, contours, textures, writing a folder."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from math import ceil, floor
from pathlib import Path

from art.painter import INDEX, Canvas, Mask, Point, rim, shifted, spline

WIDTH, HEIGHT = 56, 90
AXIS, MIDDLE = 28.0, 45.0
"""The card's centre lines; both run between two pixels."""
SAFE = (3, 3, 52, 86)
"""First and last column and row that a drawing may touch (left, top, right, bottom)."""
BADGE = (2, 2, 12, 9)
"""Where the value badge is drawn at run time; nothing needed may stand there."""

SUITS = ("coins", "cups", "swords", "batons")
RANKS = tuple(range(1, 11))
Face = tuple[str, int]
"""A suit of `SUITS` and a rank from 1 to 10."""


def blank(frame: tuple[int, int, int, int] | None = None) -> Canvas:
    """An empty card; `frame` draws an ink rectangle through those corner pixels."""
    card = Canvas(WIDTH, HEIGHT)
    shape = card.box(0, 0, WIDTH - 1, HEIGHT - 1)
    for x, y in ((0, 0), (1, 0), (0, 1)):
        for column in (x, WIDTH - 1 - x):
            for row in (y, HEIGHT - 1 - y):
                shape[row, column] = False
    card.fill(shape, "K")
    paper = shape & shifted(shape, 1, 0) & shifted(shape, -1, 0)
    paper &= shifted(shape, 0, 1) & shifted(shape, 0, -1)
    card.fill(paper, "p")
    shade = paper & (~shifted(paper, -1, 0) | ~shifted(paper, 0, -1))
    card.fill(shade, "P")
    card.fill(paper & (~shifted(paper, 1, 0) | ~shifted(paper, 0, 1)) & ~shade, "w")
    if frame:
        x0, y0, x1, y1 = frame
        card.line("K", [(x0, y0), (x1, y0), (x1, y1), (x0, y1), (x0, y0)])
    return card


def _away_from(centre: float, value: float, size: int) -> int:
    """The first pixel of a piece centred on `value`; halves go away from the card's centre."""
    first = value - size / 2
    return ceil(first - 0.5) if value < centre else floor(first + 0.5)


def put(
    card: Canvas, piece: Canvas, cx: float, cy: float, *, turned: bool = False, flip: bool = False
) -> None:
    """Paste a piece centred on (cx, cy).

    Where the piece cannot stand exactly there it moves half a pixel away from the card's
    centre, so that pairs stay symmetric; on the axis itself it moves right and down.
    """
    x = _away_from(AXIS, cx, piece.width)
    y = _away_from(MIDDLE, cy, piece.height)
    card.paste(piece, x, y, turned=turned, flip=flip)


def mirrored(points: Sequence[Point], axis: float = AXIS) -> list[Point]:
    """The points mirrored left to right; the light then still comes from the left."""
    return [(2 * axis - x, y) for x, y in points]


def moved(points: Sequence[Point], dx: float = 0, dy: float = 0) -> list[Point]:
    """The points moved by (dx, dy)."""
    return [(x + dx, y + dy) for x, y in points]


def outlined(piece: Canvas, letter: str = "k", pad: int = 1) -> Canvas:
    """The piece with a contour of one pixel, on a canvas larger by `pad` all round."""
    larger = Canvas(piece.width + 2 * pad, piece.height + 2 * pad)
    larger.paste(piece, pad, pad)
    larger.outline(letter)
    return larger


def over(figure: Canvas, piece: Canvas, x: int, y: int, letter: str = "k") -> None:
    """Paste a piece with its contour drawn only where it covers other parts."""
    place = Canvas(figure.width, figure.height)
    place.paste(piece, x, y)
    figure.fill(rim(place.painted()) & figure.painted(), letter)
    figure.paste(place)


def soft(figure: Canvas, mask: Mask, base: str, letter: str) -> None:
    """A patch of light or shade: touches only pixels of the base color."""
    figure.fill(mask & (figure.pixels == INDEX[base]), letter)


def clipped(card: Canvas, figure: Canvas, x0: int, y0: int, x1: int, y1: int) -> None:
    """Paste a figure of the card's size, cut to a rectangle (corner pixels inside)."""
    window = card.box(x0, y0, x1, y1) & figure.painted()
    card.pixels[window] = figure.pixels[window]


def scallops(
    figure: Canvas, mask: Mask, dark: str, light: str | None = None, step: int = 4, row: int = 0
) -> None:
    """Overlapping feathers or scales inside a mask; `row` is where the first one starts."""
    for y in range(figure.height):
        band, v = divmod(y - row, step)
        for x in range(figure.width):
            if not mask[y, x]:
                continue
            u = (x + (band % 2) * (step // 2)) % step
            if (v == step - 1 and u != 0) or (v == step - 2 and u == 0):
                figure.dots(dark, (x, y))
            if light and v == 0 and u == 1:
                figure.dots(light, (x, y))


def leaf(figure: Canvas, points: Sequence[Point], width: float, *, jags: float = 0.8) -> Mask:
    """A long golden leaf with a rib and `jags` pixels of jagged edge; returns its mask."""
    path = spline(points, steps=14)
    mask = figure.empty()
    for i, (x, y) in enumerate(path):
        t = i / len(path)
        radius = width * max(0.0, 1 - abs(2 * t - 0.8) ** 2.2) + 0.45
        if (i // 5) % 2 == 0 and 0.08 < t < 0.82:
            radius += jags
        mask |= figure.ellipse(x, y, radius)
    figure.part(mask, "y")
    figure.line("z", points, smooth=True)
    return mask


def face_name(suit: str, rank: int) -> str:
    """The file name of a face."""
    return f"{suit}_{rank:02d}.png"


def write_deck(faces: Mapping[Face, Canvas], folder: Path) -> None:
    """Write every face of a deck into its folder."""
    for (suit, rank), face in faces.items():
        face.save(folder / face_name(suit, rank))
