"""The four large aces of the french deck."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from art.cards.common import AXIS, Face, blank, mirrored, soft
from art.cards.fr_pips import corners
from art.painter import Canvas, Mask, Point, grid, rim, shifted

SUN = """
......lyY......
...l..lyY..Y...
....lylyYyY....
...llyyyyyyY...
.lllyyyyyyyYYY.
...lyzzyzzyY...
llllywkywkyYYYY
yyylyyyYyyyYYYY
YYYlyoyYyoyYYYY
...lyyrrryYY...
.lYYyyyyyyYYYY.
....YyyyYYY....
....YYYYYYY....
...Y..lyY..Y...
......lyY......
"""
"""The sun of the ace of spades, the emblem of the whole game."""

ROSE = """
...orr...
..orrrR..
.lyorRyl.
oryyyyyRr
rrylzyYRR
rrRyYYYRR
.lyrRRyY.
..rrrRR..
...rRR...
"""

TREFOIL = grid("""
...ly...
..lyyY..
..yyyY..
.lyYYyY.
lyyYYyyY
yyYzzYyY
.YY.z.YY
....Y...
""")


def _inset(mask: Mask, pixels: int) -> Mask:
    """The mask without its outermost pixels."""
    for _ in range(pixels):
        mask = (
            mask
            & shifted(mask, 1, 0)
            & shifted(mask, -1, 0)
            & shifted(mask, 0, 1)
            & shifted(mask, 0, -1)
        )
    return mask


def _ring(mask: Mask, pixels: int) -> Mask:
    """A line one pixel wide inside the mask, `pixels` from its edge."""
    return _inset(mask, pixels) & ~_inset(mask, pixels + 1)


def _both(half: Sequence[Point]) -> list[Point]:
    """A closed outline from its left half, listed from the top to the bottom."""
    return [*half, *mirrored(half)[::-1]]


def _scroll(card: Canvas, letter: str, points: Sequence[Point]) -> None:
    """The same thin curl on the left and on the right."""
    card.line(letter, points, smooth=True)
    card.line(letter, [(2 * AXIS - 0.01 - x, y) for x, y in points], smooth=True)


def _dots(card: Canvas, letter: str, *points: tuple[int, int]) -> None:
    card.dots(letter, *points, *((55 - x, y) for x, y in points))


def _base(suit: str) -> Canvas:
    card = blank()
    corners(card, suit, 1)
    return card


def diamonds() -> Canvas:
    """A cut stone of four facets round a golden star."""
    card = _base("coins")
    half = [(28.0, 20.4), (24, 28), (18, 37), (12.4, 45), (18, 53), (24, 62), (28, 69.6)]
    shape = card.polygon(_both(half))
    card.fill(shape, "r")
    columns, rows = range(card.width), range(card.height)
    left = card.empty()
    left[:, [x for x in columns if x < AXIS]] = True
    upper = card.empty()
    upper[[y for y in rows if y < 45], :] = True
    table = _inset(shape, 5)
    card.fill(shape & left & upper & ~table, "o")
    card.fill(shape & ~left & ~upper & ~table, "R")
    card.fill(_ring(shape, 0), "R")
    card.fill(_ring(shape, 4), "y")
    card.fill(_ring(shape, 4) & ~left & ~upper, "Y")
    card.fill(_ring(shape, 5), "R")
    star = card.polygon(
        [
            *((28.0, 33.0), (30, 41), (37.0, 45.0), (30, 49)),
            *((28.0, 57.0), (26, 49), (19.0, 45.0), (26, 41)),
        ]
    )
    card.fill(rim(star), "R")
    card.fill(star, "y")
    card.fill(star & left & upper, "l")
    card.fill(star & ~left & ~upper, "Y")
    return card


def hearts() -> Canvas:
    """A heart with a golden seam, a rose and scrolls."""
    card = _base("cups")
    point: list[Point] = [(28, 35), (11.9, 36.5), (13.4, 44), (17.6, 51.4), (22.6, 58), (28, 65)]
    shape = card.polygon(_both(point))
    for x in (20.2, 35.8):
        shape |= card.ellipse(x, 36.6, 8.6)
    card.fill(rim(shape), "k")
    card.part(shape, "r", shade=2, inner=False)
    soft(card, card.ellipse(17.6, 34.6, 4, 4.6) & ~card.ellipse(20, 36.6, 4.6), "r", "o")
    seam = _ring(shape, 3)
    card.fill(_ring(shape, 4), "R")
    card.fill(seam, "y")
    card.fill(seam & ~card.box(0, 0, 27, 89) & ~card.box(0, 0, 55, 39), "Y")
    _scroll(card, "l", [(23, 47), (20, 45.4), (18.4, 42), (20, 39.4), (22, 41)])
    _scroll(card, "y", [(26.4, 51), (24, 52), (23.5, 54)])
    _dots(card, "l", (21, 49), (27, 55))
    rose = grid(ROSE)
    card.fill(card.ellipse(28, 43, 5.6), "R")
    card.paste(rose, 24, 38)
    card.paste(rose, 23, 38)
    return card


def clubs() -> Canvas:
    """A clover leaf, each of its lobes with a golden trefoil."""
    card = _base("batons")
    lobes = ((28.0, 31.0), (17.6, 46.6), (38.4, 46.6))
    foot: list[Point] = [(26.6, 45), (26.2, 56), (24, 62.6), (18.6, 67), (28, 67)]
    shape = card.polygon(_both(foot)) | card.ellipse(28, 43, 6)
    for x, y in lobes:
        shape |= card.ellipse(x, y, 9.6)
    card.fill(shape, "k")
    for x, y in lobes:
        lobe = card.ellipse(x, y, 9.6)
        glow = _ring(lobe, 1) & ~card.ellipse(x + 3, y + 3, 10)
        card.fill(glow, "M")
        seam = card.ellipse(x, y, 6.9) & ~card.ellipse(x, y, 5.9)
        card.fill(seam, "y")
        card.fill(seam & ~card.ellipse(x - 1.6, y - 1.6, 7.4), "Y")
        card.paste(TREFOIL, int(x - 3.6), int(y - 4))
    card.line("y", [(27, 55), (27, 62)])
    card.line("Y", [(28, 55), (28, 62)])
    _scroll(card, "y", [(27, 62.5), (25.4, 64.4), (22.4, 65)])
    return card


def spades() -> Canvas:
    """The largest ace: a spade with the sun in golden tracery between two laurel sprigs."""
    card = _base("swords")
    point: list[Point] = [
        (28, 12),
        (25, 18.6),
        (20, 27),
        (14.4, 35),
        (10.6, 42),
        (9.6, 48),
        (28, 50),
    ]
    shape = card.polygon(_both(point))
    for x in (18.8, 37.2):
        shape |= card.ellipse(x, 48.4, 9.2)
    foot: list[Point] = [(26, 50), (25.8, 60), (24, 66), (18.6, 71), (28, 71)]
    stem = card.polygon(_both(foot))
    card.fill(shape | stem, "k")
    card.fill(_ring(shape, 1) & card.box(0, 0, 25, 45), "M")
    seam = _ring(shape, 3)
    card.fill(seam, "y")
    card.fill(seam & card.box(28, 34, 55, 89), "Y")
    card.paste(grid(SUN), 20, 37)
    _scroll(card, "i", [(27.5, 34), (25, 31), (26, 27), (27.5, 24)])
    _scroll(card, "i", [(18, 45), (15, 46.6), (14.4, 50), (17, 51.6), (18.4, 49.4)])
    _scroll(card, "i", [(22, 36), (19, 37), (17.6, 40), (19, 41.4)])
    _dots(card, "y", (27, 20), (27, 21), (27, 29), (27, 30), (20, 34), (21, 53), (15, 42))
    card.line("y", [(27, 56), (27, 65)])
    card.line("Y", [(28, 56), (28, 65)])
    _scroll(card, "y", [(27, 66), (25.4, 68.4), (21.4, 69)])
    return card


ACES: dict[str, Callable[[], Canvas]] = {
    "coins": diamonds,
    "cups": hearts,
    "swords": spades,
    "batons": clubs,
}


def faces() -> dict[Face, Canvas]:
    """The four aces."""
    return {(suit, 1): draw() for suit, draw in ACES.items()}
