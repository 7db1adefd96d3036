"""Neapolitan cups: red mouth, gold neck, green gadrooned belly, white handles; the ace's urn."""

from __future__ import annotations

from collections.abc import Iterable

from art.cards.common import AXIS, blank, mirrored, outlined, over, put, soft
from art.cards.nap_coins import EMBLEM
from art.painter import Canvas, Point, grid

CUP_11 = outlined(
    grid("""
..rrrrrrr..
.orRRRRRrR.
w.orrrrrR.i
wwlyyyyyYwi
w.zzzzzzz.i
w.lyyyyyY.i
.wvgvgvgGi.
..vgvgvgG..
..ggvgvGG..
...gggGG...
....orR....
....orR....
...orrRR...
..oorrrRR..
""")
)
"""The slim cup of the seven and of the figures' hands."""

CUP_13 = outlined(
    grid("""
...rrrrrrr...
..orRRRRRrr..
w.orRRRRRrR.i
wwyorrrrrRzwi
w..lyyyyyY..i
w..zzzzzzz..i
.w.lyyyyyY.i.
.wivlvgvggGi.
..vgvgvgvgG..
..vgvgvgvGG..
..ggvgvgGGG..
...ggggGGG...
.....gGG.....
.....orR.....
...oorrrRR...
...rrrrrRR...
""")
)

CUP_15 = outlined(
    grid("""
....rrrrrrr....
..orRRRRRRRrr..
..orRRRRRRRrR..
w.wyorrrrrRzw.i
w.wwlyyyyyYww.i
.w..lyyyyyY..i.
.w..zzzzzzz..i.
.wi.lyyyyyY.ii.
...vlyyyyyYg...
..vvgvgvgvgGG..
..vggvgvgvgGG..
..gggvgvgvgGG..
...ggggggGGG...
.....ggGGG.....
......orR......
.....orrRR.....
...oorrrrRRR...
...rrrrrrRRR...
""")
)

CUP_15_TALL = outlined(
    grid("""
....rrrrrrr....
..orRRRRRRRrr..
..orRRRRRRRrR..
i.iyorrrrrRzi.m
i.iilyyyyyYii.m
.i..lyyyyyY..m.
.i..zzzzzzz..m.
.im.lyyyyyY.mm.
..iilylylyYimm.
...vgvggvggGG..
..vvgvggvggvGG.
..vvgvggvggvGG.
..vvgvggvggvGG.
...vggvgggGGG..
....ggggGGGG...
......gGG......
.....yorRz.....
.....orrRR.....
...oorrrrRRR...
""")
)

CUP_17 = outlined(
    grid("""
....rrrrrrrrr....
...rrRRRRRRRrr...
..orRRRRRRRRRrr..
w.wyorrrrrrrRzw.i
www.lyyyyyyyY.wii
w.w.lyyyyyyyY.i.i
w...zzzzzzzzz...i
.w..lyyyyyyyY..i.
.wi.lylylylyY.wi.
..wwvyyyyyyygGi..
...vvgvggvggGG...
..vvgvvggvggGGG..
..vvgvvggvggGGG..
..vvgvvggvggGGG..
..gvgvvggvggGGG..
...ggvgggvgGGG...
....gggggGGGG....
......ggGGG......
......yorRz......
.....oorrrRR.....
....orrrrrRRR....
....rrrrrrRRR....
""")
)


def wide_urn() -> Canvas:
    """The low urn of the two."""
    urn = Canvas(32, 26)
    middle = 16
    for points in ([(6, 6), (2.6, 5), (2, 8.6), (3.4, 12), (6.4, 14.6)],):
        for side, letter in ((points, "w"), (mirrored(points, middle), "i")):
            urn.part(urn.stroke(side, 2.2), letter)
    urn.part(urn.ellipse(4.2, 7.4, 1.3), "w", inner=False)
    urn.part(urn.ellipse(27.8, 7.4, 1.3), "i", inner=False)
    belly = urn.blob(
        [(6, 12), (10, 9.6), (22, 9.6), (26, 12), (25.6, 15), (22, 18.6), (16, 19.8), (10, 18.6)]
    )
    urn.part(belly, "g", shade=2)
    for x in (9, 12, 15, 18, 21):
        urn.line("G", [(x, 12), (x + (16 - x) * 0.2, 18)])
        soft(urn, urn.box(x - 1, 12, x - 1, 16), "g", "v")
    neck = urn.polygon([(8, 4), (24, 4), (22.6, 8), (24, 11), (8, 11), (9.4, 8)])
    urn.part(neck, "y", shade=2)
    urn.fill(urn.box(9, 8, 22, 8), "z")
    urn.dots("Y", *((x, 6) for x in range(11, 22, 3)))
    urn.part(urn.ellipse(middle, 4, 10, 2.9), "r")
    urn.fill(urn.ellipse(middle, 3.8, 8, 1.7), "R")
    urn.line("k", [(10, 3), (21, 3)])
    urn.part(urn.polygon([(13, 18), (19, 18), (18, 22), (14, 22)]), "r")
    urn.part(urn.box(12, 19, 19, 19), "y")
    urn.part(urn.polygon([(13, 21), (19, 21), (23, 23.4), (23, 25), (9, 25), (9, 23.4)]), "r")
    urn.outline()
    return urn


def _layout(cup: Canvas, places: Iterable[Point]) -> Canvas:
    card = blank()
    for x, y in places:
        put(card, cup, x, y)
    return card


def two() -> Canvas:
    """Two low urns."""
    return _layout(wide_urn(), ((28, 24), (28, 66)))


def three() -> Canvas:
    """Left, right, left: the three of coins mirrored."""
    return _layout(CUP_17, ((18, 20), (38, 45), (18, 70)))


def four() -> Canvas:
    """Four round the deck's own mark."""
    card = _layout(CUP_15_TALL, ((x, y) for x in (16.5, 39.5) for y in (20.5, 69.5)))
    put(card, EMBLEM, 28, 45)
    return card


def five() -> Canvas:
    """Four round a fifth."""
    places = [(x, y) for x in (15.5, 40.5) for y in (18, 72)]
    return _layout(CUP_15, (*places, (28, 45)))


def six() -> Canvas:
    """Three rows of two."""
    return _layout(CUP_13, ((x, y) for x in (15.5, 40.5) for y in (18, 45, 72)))


def seven() -> Canvas:
    """Three rows of two and one between the upper rows."""
    places = [(x, y) for x in (14.5, 41.5) for y in (18, 46, 73)]
    return _layout(CUP_11, (*places, (28, 32)))


CHERUB = grid("""
....nNNnnNNn....
..nNNnnNNnnNNn..
.nNnNNnnNNnNnNn.
nNnNhhhhhhsnNnNn
NnNhhhhhhhssNnNn
nNhKKKhhKKKsSnNn
NnhwkhhhwkhsSNnN
nNhhhhhhhhssSnNn
NnoohhSSshoosNnN
.NnohhhhhhsSnNn.
nN.hhRrrRhsS.Nn.
.n..hhRRhsS..n..
.....hhsSS......
""")


def ace() -> Canvas:
    """The tall covered urn with a face on its golden belly."""
    card = blank()
    urn = Canvas(card.width, card.height)
    _handles(urn)
    _foot(urn)
    _bowl(urn)
    over(urn, CHERUB, 20, 40, "z")
    _lid(urn)
    urn.outline()
    card.paste(urn)
    return card


def _both(points: list[Point]) -> list[Point]:
    return points + mirrored(points[::-1])


def _handles(urn: Canvas) -> None:
    scroll = [(14, 30), (8, 27.5), (5.4, 32), (7, 39), (11, 44), (15, 47)]
    curl = [(9, 28.5), (11, 32), (8.6, 33.4)]
    for points, letter in ((scroll, "w"), (mirrored(scroll), "i")):
        urn.part(urn.stroke(points, 3.6, 2.6), letter)
    for points, letter in ((curl, "w"), (mirrored(curl), "i")):
        urn.part(urn.stroke(points, 1.8), letter)


def _foot(urn: Canvas) -> None:
    urn.part(urn.polygon(_both([(11, 86), (11, 82), (13, 80.5)])), "r")
    urn.fill(urn.box(12, 84, 43, 84), "R")
    foot = urn.blob(_both([(14, 81), (16, 76.5), (22, 72.5), (25, 69)]))
    urn.part(foot, "y", shade=2)
    for x in (18, 23, 28, 33, 38):
        middle = AXIS + (x - AXIS) * 0.6
        urn.line("z", [(middle, 74), (x, 80)])
        soft(urn, urn.stroke([(middle - 1, 75), (x - 2, 80)], 1.4), "y", "l")
    urn.part(urn.ellipse(AXIS, 68.5, 6, 2.4), "r")
    urn.dots("o", (24, 67), (25, 67), (26, 67))


def _bowl(urn: Canvas) -> None:
    gadroons = urn.blob(_both([(11.5, 54), (13, 60), (17.5, 65), (24, 67.4)]))
    urn.part(gadroons, "g", shade=2)
    for x in (14, 18, 22, 26, 30, 34, 38, 42):
        end = AXIS + (x + 0.5 - AXIS) * 0.55
        urn.line("G", [(x + 0.5, 55), ((x + end) / 2 + 0.6, 61), (end, 66)])
        soft(urn, urn.stroke([(x + 2, 56), ((x + 2 + end) / 2, 60)], 1.3), "g", "v")
    belly = urn.polygon(_both([(13, 38), (11, 44), (10.4, 50), (11.6, 56)]))
    urn.part(belly, "y", shade=2)
    urn.fill(urn.box(11, 54, 44, 54), "z")
    for points in ([(14, 42), (18.5, 42), (18.5, 47), (15, 48), (14.6, 45.4)],):
        urn.line("z", points, smooth=True)
        urn.line("z", mirrored(points), smooth=True)
    eggs = urn.polygon(_both([(12.6, 31.5), (13.4, 38), (13.4, 39)]))
    urn.part(eggs, "w")
    for x in (15.5, 20.5, 25.5, 30.5, 35.5, 40.5):
        egg = urn.ellipse(x, 35, 1.9, 2.8)
        urn.part(egg, "b", inner=False)
        urn.dots("a", (int(x - 1), 33), (int(x - 1), 34))


def _lid(urn: Canvas) -> None:
    urn.part(urn.polygon(_both([(14, 26.6), (12, 31.6)])), "r", shade=2)
    urn.part(urn.polygon(_both([(11, 22.4), (11, 26.4), (13, 27.4)])), "b")
    urn.dots("a", *((x, 24) for x in range(14, 43, 4)))
    dome = urn.blob(_both([(12.5, 22.6), (14.6, 17.4), (20, 13.6), (25, 12)]))
    urn.part(dome, "y", shade=2)
    for x in (17, 22, 28, 34, 39):
        urn.line("Y", [(AXIS + (x - AXIS) * 0.4, 14), (x, 21)])
    for points in ([(27, 13), (21, 12.4), (17.5, 8.6)], [(27, 12), (23.6, 8), (24, 4.6)]):
        for side in (points, mirrored(points)):
            urn.part(urn.stroke(side, 3.4, 1.4), "G")
            urn.line("g", side, smooth=True)
    urn.part(urn.blob([(25, 11.4), (25, 7), (28, 5), (31, 7), (31, 11.4), (28, 13)]), "r")
    urn.dots("R", (27, 9), (29, 9), (28, 11), (28, 7), (26, 11))
    urn.dots("o", (27, 6), (26, 7))
