"""The four large aces of the french deck."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from art.cards.common import AXIS, Face, blank, mirrored, over, soft
from art.cards.fr_pips import corners
from art.painter import Canvas, Mask, Point, grid, rim, shifted

SUN = grid("""
.......ly.......
.......ly.......
..l....ly....y..
..lly.lyyy.yyY..
...lylllyyyyY...
....llllyyyY....
...llzzlyzzyY...
lllllwklywkyYYYY
yyyylllyylyyYYYY
...llolyYyoyY...
....lyrrrryY....
...yYyyrryyYY...
..lyY.yyyY.yYY..
..y....yY....Y..
.......yY.......
.......yY.......
""")
"""The sun of the ace of spades, the emblem of the whole game."""

ROSE = grid("""
....wwww....
..wwwiiwww..
.wwiwwwwiwi.
.wiwwiiwwii.
wwiwiyyiwiii
wwiwiyYiwiim
.wiwwiiwwim.
.iwiwwwwiii.
v.iiwiiwii.g
vvviiiiimggG
.vvg.im.ggG.
..vg....gG..
""")

TREFOIL = grid("""
..lyyY..
..lyyY..
.ll..yY.
lyylyyyY
lyy..yyY
.y.yY.Y.
...yY...
..lyyY..
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
    half: list[Point] = [(28, 14), (24.6, 22), (18.6, 33), (9.4, 45), (18.6, 57), (24.6, 68)]
    shape = card.polygon(_both([*half, (28, 76)]))
    left, upper = card.box(0, 0, 27, 89), card.box(0, 0, 55, 44)
    card.fill(rim(shape), "k")
    card.fill(shape, "r")
    card.fill(shape & left & upper, "o")
    card.fill(shape & ~left & ~upper, "R")
    for pixels, letter, depth in ((3, "y", "Y"), (4, "z", "z")):
        seam = _ring(shape, pixels)
        card.fill(seam, letter)
        card.fill(seam & ~left & ~upper, depth)
    table = _inset(shape, 5)
    card.fill(table, "r")
    card.fill(_ring(table, 0) & ~left & ~upper, "R")
    card.fill(_ring(table, 0) & left & upper, "o")
    for x, y in ((28, 29.0), (28, 61.0)):
        card.fill(card.ellipse(x, y, 1.2), "l")
    star: list[Point] = [(28, 32), (30.2, 42.8), (38, 45), (30.2, 47.2)]
    star += [(2 * AXIS - x, 90 - y) for x, y in star]
    mask = card.polygon(star)
    small = card.polygon([(28, 40), (33, 40), (33, 45), (33, 50), (28, 50), (23, 50), (23, 40)])
    card.fill(rim(mask | small), "R")
    card.fill(small, "Y")
    card.fill(mask, "y")
    card.fill(mask & left & upper, "l")
    card.fill(mask & ~left & ~upper, "Y")
    card.fill(card.ellipse(28, 45, 2.2), "r")
    card.dots("w", (27, 44))
    return card


def hearts() -> Canvas:
    """A heart with a golden seam, a white rose and scrolls."""
    card = _base("cups")
    point: list[Point] = [(28, 33), (8.9, 33.6), (10.6, 43), (15.6, 52), (21.6, 60.4), (28, 69)]
    shape = card.polygon(_both(point))
    for x in (18.4, 37.6):
        shape |= card.ellipse(x, 33.6, 9.8)
    card.fill(rim(shape), "k")
    card.part(shape, "r", shade=2, inner=False)
    soft(card, card.ellipse(15.4, 31, 5, 5.6) & ~card.ellipse(18, 33.4, 5.6), "r", "o")
    card.fill(_ring(shape, 4), "R")
    seam = _ring(shape, 3)
    card.fill(seam, "y")
    card.fill(seam & ~card.box(0, 0, 27, 89) & ~card.box(0, 0, 55, 39), "Y")
    _scroll(card, "y", [(19, 38), (15, 37), (13.4, 33), (16, 30), (19, 31.4), (18, 34)])
    _scroll(card, "y", [(23.4, 50), (20.4, 50.6), (20, 47.6), (22, 47)])
    _scroll(card, "y", [(27.4, 63), (25.4, 58.4), (26.4, 54), (27.4, 51.6)])
    _dots(card, "l", (21, 28), (17, 43), (23, 55), (27, 57), (27, 58))
    over(card, ROSE, 22, 36, "R")
    return card


def clubs() -> Canvas:
    """A clover leaf, each of its lobes with a golden trefoil."""
    card = _base("batons")
    lobes = ((28.0, 28.6), (16.4, 46.6), (39.6, 46.6))
    foot: list[Point] = [(26.4, 45), (26, 57), (23.6, 64.6), (17.6, 69.4), (28, 69.4)]
    shape = card.polygon(_both(foot)) | card.ellipse(28, 42, 6.4)
    for x, y in lobes:
        shape |= card.ellipse(x, y, 10.7)
    card.fill(shape, "k")
    for x, y in lobes:
        lobe = card.ellipse(x, y, 10.7)
        card.fill(_ring(lobe, 1) & ~card.ellipse(x + 3, y + 3, 11), "M")
        seam = card.ellipse(x, y, 7.5) & ~card.ellipse(x, y, 6.5)
        card.fill(seam, "y")
        card.fill(seam & ~card.ellipse(x - 1.6, y - 1.6, 8), "Y")
        card.paste(TREFOIL, round(x - 4), round(y - 4))
    _dots(card, "y", (27, 40), (26, 41), (27, 42), (24, 43))
    card.line("y", [(27, 50), (27, 63)])
    card.line("Y", [(28, 50), (28, 63)])
    _scroll(card, "y", [(27, 63.5), (25.4, 66), (21.4, 67)])
    return card


def _laurel(card: Canvas) -> None:
    """Two golden sprigs that rise from the foot of the spade."""
    sprig = Canvas(card.width, card.height)
    leaves = (
        *((21.6, 79.6, 18.4, 81.6), (19.2, 77.6, 15.4, 79), (17, 75, 13, 75.4)),
        *((15.6, 72, 12.4, 70.8), (20.6, 77, 20.4, 73.4), (18.4, 75, 18.4, 71)),
        *((16.4, 72, 16.6, 68), (14.8, 69.6, 14, 65.8)),
    )
    for x0, y0, x1, y1 in leaves:
        for side in ([(x0, y0), (x1, y1)], mirrored([(x0, y0), (x1, y1)])):
            sprig.part(sprig.stroke(side, 2, 2.6, smooth=False), "y", light=False)
            sprig.dots("l", (int(side[1][0] - 0.4), int(side[1][1] - 0.4)))
    sprig.outline()
    card.paste(sprig)


def spades() -> Canvas:
    """The largest ace: a spade with the sun in golden tracery between two laurel sprigs."""
    card = _base("swords")
    _laurel(card)
    point: list[Point] = [(28, 7), (26, 12), (22, 20), (16.4, 29), (11, 37), (7.8, 44), (6.8, 49)]
    shape = card.polygon(_both([*point, (28, 52)]))
    for x in (17.4, 38.6):
        shape |= card.ellipse(x, 49.6, 10.7)
    foot: list[Point] = [(25.6, 52), (25.4, 66), (23.6, 75), (19.6, 80.4), (28, 80.4)]
    stem = card.polygon(_both(foot))
    card.fill(shape | stem, "k")
    card.fill(_ring(shape, 1) & card.box(0, 0, 25, 45), "M")
    seam = _ring(shape, 3)
    card.fill(seam, "y")
    card.fill(seam & card.box(28, 30, 55, 89), "Y")
    card.paste(SUN, 20, 36)
    for curl in (
        [(27.4, 33), (24.4, 30), (24.6, 25.4), (27.4, 21)],
        [(22, 35.4), (18.4, 35.4), (16, 38.4), (17.4, 41), (19.6, 39.6)],
        [(17.6, 45.4), (13, 46.4), (11.6, 50.4), (14, 54), (17.4, 53), (16.6, 50.4)],
        [(24, 53), (21.4, 55.4), (20.6, 53)],
    ):
        _scroll(card, "i", curl)
    _dots(card, "y", (27, 16), (27, 17), (27, 26), (27, 27), (21, 32), (13, 42), (19, 49))
    _dots(card, "w", (24, 32), (27, 29), (27, 19))
    card.line("y", [(27, 56), (27, 73)])
    card.line("Y", [(28, 56), (28, 73)])
    _scroll(card, "y", [(26.6, 73), (25.4, 76.6), (22.6, 78.4)])
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
