"""Piacentine goblets: red mouth, gold band with blue crosses, fluted belly, flared green foot."""

from __future__ import annotations

from art.cards.common import Face, mirrored, outlined, over, put
from art.cards.pia_frame import framed, pip_card
from art.painter import Canvas, Point, grid

SMALL = """
...rrrrr...
.orRRRRRrr.
orRRkkkRRrR
.ooorrrrrR.
.lyybybyyY.
.lyyybyyyY.
.lyybybyyY.
.zzzzzzzzz.
.lvgyvgyvG.
..vgyvgyG..
..vgyvgyG..
...gyvgG...
....orR....
...orrrR...
....vGG....
..vggGGGG..
.lyyyyyyYz.
"""

MIDDLE = """
....rrrrrrr....
..orrRRRRRrrr..
.orRRRkkkRRRrR.
.orrRRRRRRRrrR.
..ooorrrrrrrR..
..lbybyyybybY..
..lybyyyyybyY..
..lbybyyybybY..
..zzzzzzzzzzz..
..lvgyvgyvgyG..
..vvgyvgyvgGG..
...vgyvgyvgG...
....gyvgyvG....
.....yvgyG.....
......orR......
.....orrrR.....
......rRR......
......vGG......
....vvggGGG....
...vvggggGGG...
..lyyyyyyyyYz..
"""

LARGE = """
.....rrrrrrrrr.....
...orrRRRRRRRrrr...
..orRRRkkkkkRRRrR..
.orRRRkkkkkkkRRRrR.
.orrRRRRRRRRRRRrrR.
..ooorrrrrrrrrrrR..
..lyyyyyyyyyyyyyY..
..lbybyybybyybybY..
..lybyyyybyyyybyY..
..lbybyybybyybybY..
..zzzzzzzzzzzzzzz..
..lvggyvggyvggyvG..
..vvggyvggyvggyGG..
...vggyvggyvggyG...
...vggyvggyvggyG...
....ggyvggyvggG....
.....gyvggyvgG.....
......yvggyvG......
........orR........
.......orrrR.......
......orrrrrR......
........rRR........
........vgG........
.......vgggG.......
.....vvggggGGG.....
....vvgggggggGGG...
...lyyyyyyyyyyYYz..
"""

BRANCH = """
..vvg.....
.vgggg....
vggGggg...
vgggGggg..
.ggggGgg..
..gggGg...
...gggg...
.oor.gg...
orRrrr....
rR..Rrrr..
R....Rrr..
....vgg...
..vgggg...
.vggGgg...
vgggGggG..
vggGgggG..
.gggggG...
..gGGG....
"""
"""The left half of the leaves and ribbons in the middle of the four."""

ROSETTE = """
...orr...
..orrrR..
.oroooRR.
orroylrrR
orrlyyRrR
rrRYyYrRR
.rrRRRRR.
..rRrRR..
...RRR...
"""


def goblet(rows: str) -> Canvas:
    """A pip with its ink contour."""
    return outlined(grid(rows))


def wide_goblet() -> Canvas:
    """The goblet of the two: red flutes, gold knobs at the sides, a blue and gold base."""
    cup = Canvas(36, 36)
    axis = 18.0

    def sides(points: list[Point]) -> list[Point]:
        return [*points, *mirrored(points[::-1], axis)]

    cup.part(cup.polygon(sides([(15.4, 25), (14, 28), (9, 31.4), (6, 34)])), "b", shade=2)
    cup.part(cup.polygon(sides([(5, 31.6), (4.4, 35)])), "y")
    cup.fill(cup.box(7, 34, 28, 34), "Y")
    for x in (9, 13, 17, 21, 25):
        cup.dots("r", (x, 33), (x + 1, 33))
    cup.line("c", [(15, 27), (12, 30)])
    cup.part(cup.blob(sides([(3.6, 12), (5, 17), (9.4, 21.6), (15, 24.4)])), "r", shade=2)
    for low, high in ((11, 8), (14.4, 13), (18, 18), (21.6, 23), (25, 28)):
        cup.line("R", [(high, 14), (low * 0.4 + high * 0.6, 19)])
        cup.line("R", [(low * 0.4 + high * 0.6, 19), (low * 0.7 + 5.4, 23)])
        cup.line("o", [(high - 2, 14), (low * 0.4 + high * 0.6 - 1.6, 18)])
    cup.part(cup.ellipse(axis, 25.4, 4.4, 1.8), "y")
    for points in ([(2.6, 16.5)], mirrored([(2.6, 16.5)], axis)):
        cup.part(cup.ellipse(*points[0], 2.4), "y")
    cup.part(cup.polygon(sides([(2.6, 5), (4, 14.4), (11, 15.6)])), "y")
    for x in (6, 13, 19, 26):
        cup.stamp(x, 10, "b..b\n.bb.\n.bb.\nb..b")
    cup.line("z", [(4, 15), (11, 16), (24, 16), (31, 15)])
    cup.part(cup.ellipse(axis, 5.4, 16.2, 4), "r")
    cup.fill(cup.ellipse(axis, 5.2, 13.6, 2.6), "R")
    cup.fill(cup.ellipse(axis, 5.6, 11, 1.6), "k")
    cup.outline()
    return cup


def ornament() -> Canvas:
    """A rosette among four leaves and the ends of a ribbon."""
    piece, half = Canvas(21, 18), grid(BRANCH)
    piece.paste(half)
    piece.paste(half, 11, 0, flip=True)
    over(piece, grid(ROSETTE), 6, 4)
    return piece


def faces() -> dict[Face, Canvas]:
    """The cups from two to seven."""
    small, middle, large = goblet(SMALL), goblet(MIDDLE), goblet(LARGE)
    corners = [(16.5, 20.5), (39.5, 20.5), (16.5, 69.5), (39.5, 69.5)]
    six = [(x, y) for y in (17.5, 45, 72.5) for x in (16, 40)]
    four = pip_card(middle, corners)
    put(four, ornament(), 28.5, 45.5)
    seven = [(x, y) for y in (17, 45, 73) for x in (15, 41)]
    three = framed()
    for x, y in ((17.5, 21), (38.5, 45), (17.5, 69)):
        put(three, large, x, y)
    return {
        ("cups", 2): pip_card(wide_goblet(), [(28, 25), (28, 65)]),
        ("cups", 3): three,
        ("cups", 4): four,
        ("cups", 5): pip_card(middle, [*corners, (28.5, 45)]),
        ("cups", 6): pip_card(small, six),
        ("cups", 7): pip_card(small, [*seven, (28.5, 31)]),
    }
