"""Large lettering: the bold font doubled with rounded corners, with a ramp, an outline, depth."""

from __future__ import annotations

from dataclasses import dataclass

import pygame

from scopa_desktop.ui.fonts import Font
from scopa_desktop.ui.theme import COLORS

Rows = list[list[bool]]


@dataclass(frozen=True, slots=True)
class Style:
    """One way of large lettering."""

    doublings: int
    """1 gives twice the font's size, 2 four times."""
    ramp: tuple[str, ...]
    """Colors from the top to the bottom of a capital."""
    outline: str | None = None
    depth: int = 0
    """Rows of depth below the letters."""
    depth_color: str = "golddeep"


STYLES: dict[str, Style] = {
    "heading": Style(1, ("wood2",)),
    "heading-light": Style(1, ("paper",)),
    "score": Style(1, ("ink",)),
    "sweep": Style(2, ("sun", "sun", "gold", "gold", "golddk"), "ink", 3),
    "sweep-small": Style(1, ("sun", "gold", "gold", "golddk"), "ink", 2),
    "name": Style(2, ("sun", "sun", "gold", "gold", "gold", "golddk", "golddk"), "ink", 2),
    "name-small": Style(1, ("sun", "gold", "gold", "golddk"), "ink", 1),
    "banner": Style(1, ("paper",), "ink", 1, "ink"),
    "stamp": Style(1, ("wine",)),
}
"""The styles by name."""


def doubled(rows: Rows) -> Rows:
    """Twice as large; a corner is filled where two neighbors agree, as pixel scalers do."""
    height, width = len(rows), len(rows[0])

    def at(x: int, y: int) -> bool:
        return 0 <= x < width and 0 <= y < height and rows[y][x]

    large: Rows = [[False] * (2 * width) for _ in range(2 * height)]
    for y in range(height):
        for x in range(width):
            here = rows[y][x]
            up, down, left, right = at(x, y - 1), at(x, y + 1), at(x - 1, y), at(x + 1, y)
            corners = [here] * 4
            if left == up and left != down and up != right:
                corners[0] = up
            if up == right and up != left and right != down:
                corners[1] = right
            if left == down and left != up and down != right:
                corners[2] = left
            if down == right and down != left and right != up:
                corners[3] = right
            large[2 * y][2 * x : 2 * x + 2] = corners[:2]
            large[2 * y + 1][2 * x : 2 * x + 2] = corners[2:]
    return large


def _letters(font: Font, text: str) -> Rows:
    places, width = font.places(text)
    rows: Rows = [[False] * max(width, 1) for _ in range(font.height)]
    for x, start, w in places:
        for y in range(font.height):
            for i in range(w):
                if font.rows[y][start + i]:
                    rows[y][x + i] = True
    return rows


def lettering(font: Font, text: str, style: Style) -> pygame.Surface:
    """A line of large lettering, its outline and depth included."""
    rows = _letters(font, text)
    for _ in range(style.doublings):
        rows = doubled(rows)
    edge = 0 if style.outline is None else style.doublings
    width, height = len(rows[0]) + 2 * edge, len(rows) + 2 * edge + style.depth
    picture = pygame.Surface((width, height), pygame.SRCALPHA)
    filled = [(x, y) for y, row in enumerate(rows) for x, on in enumerate(row) if on]
    if style.outline is not None:
        ink = COLORS[style.outline]
        for x, y in filled:
            picture.fill(ink, (x, y, 2 * edge + 1, 2 * edge + 1 + style.depth))
    for x, y in filled if style.depth else ():
        picture.fill(COLORS[style.depth_color], (x + edge, y + edge, 1, style.depth + 1))
    factor = 2**style.doublings
    top, cap = font.cap_top * factor, 7 * factor
    for x, y in filled:
        step = min(max((y - top) * len(style.ramp) // cap, 0), len(style.ramp) - 1)
        picture.set_at((x + edge, y + edge), COLORS[style.ramp[step]])
    return picture
