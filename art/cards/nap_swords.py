"""Neapolitan swords: straight blue blades with golden hilts; the sheathed sword of the ace."""

from __future__ import annotations

from math import hypot

from art.cards.common import HEIGHT, WIDTH, blank, mirrored, outlined, put
from art.painter import Canvas, Mask, Point, grid, rim, shifted

HILT = """
....lyY....
.ly.yyY.ly.
.yYylyYyyY.
....lyz....
....zyY....
....lyz....
....zyY....
..ly.yY.yY.
.yllylyyyYY
lyzzyllyzzY
.yyyylyyyYz
..yYzyyzYz.
....zyz....
"""

TALL_HILT = """
.....lyY.....
....lyyyY....
.ly.lyyyY.lY.
lyyYlyyYYlyyY
.yYYzyyYzYyY.
.....lyz.....
.....zlY.....
.....lyz.....
.....zlY.....
.....lyz.....
.....zlY.....
....zyyYz....
.ly..lyY..lY.
lyyYlyyyYlyyY
lyzyyllyyyzyY
yyzzyllyyYzzY
.yyyylyyYYyY.
..YYzyyyYzY..
....zzyYz....
"""

GARLAND = outlined(
    grid("""
....v.....v....
...vgG.v.vgG...
.v.gG.lyY.gG.v.
vgGg.lyyyY.ggGg
.gGG.yyryY.GGg.
..lyYGyYYGlyY..
.lyyyYgGGlyyyY.
.yyryYGgGyyryY.
.GYYYgGGgGYYYG.
.gGG.gG.Gg.GGg.
..g...G.g...g..
""")
)

HUNTER = outlined(
    grid("""
.....orrR.........
....orrrrR....lyyY
..oRRRRRRRRR..ynnz
....nhhhs.....lyYz
....nhhks....lyYz.
...nnhhkss..lyyY..
...nnhhhssyyyyYz..
....nhhhslzYYz....
.....SSs.hss......
...vgwwvgghs......
..vgggggggg.......
..vgGgggGg........
..hsyyyyz.........
...vgggggG........
...vgggggG........
....wi..wi........
....wi..wi........
....wi..wi........
...nnn..nnn.......
""")
)
"""He blows his horn."""

HOER = outlined(
    grid("""
..iimNN....lyyY...
.iim..N...lyyyyY..
.im...N..yyyyyyyYY
im....N...hhhsn...
......N...hkhsNn..
......N..hhkhsNn..
......N...hhhsNn..
......N...hhSn....
......N....SSS....
.....hhssorwwrrR..
.....hsSSrrrrrrrR.
......N...RrrRrrR.
......N...orrRrrR.
......N...zyyyzss.
......N...vggggG..
......N...vgGggG..
......N...wi..wi..
......N...wi..wi..
.........nnn.nnn..
""")
)
"""He leans on his hoe."""

DOG = outlined(
    grid("""
.............uu.
u...........uuuu
uu.........nnuku
.uu.......unnuuk
.uuuuuuuuuunnuuu
..uuuuuuuuuor...
..uuuuuuuuuu....
..uuttttttuu....
.uttut...ut.ut..
ut..ut...ut..ut.
""")
)


def sword(blade: int) -> Canvas:
    """A small sword, hilt up; `blade` is the length of the blade in pixels."""
    canvas = Canvas(11, 13 + blade)
    canvas.stamp(0, 0, HILT)
    for row in range(13, 12 + blade):
        canvas.stamp(4, row, ["abB"])
    canvas.dots("B", (5, 12 + blade))
    return outlined(canvas)


def tall_sword(blade: int = 51) -> Canvas:
    """A sword as long as the card, hilt up, with a dark groove in its blade; no contour yet."""
    canvas = Canvas(13, 19 + blade)
    canvas.stamp(0, 0, TALL_HILT)
    for row in range(19, 16 + blade):
        canvas.stamp(4, row, ["acBbB"])
    canvas.stamp(5, 16 + blade, ["cBb", "cBB", ".B."])
    return canvas


def lying(sword_up: Canvas) -> Canvas:
    """The sword with its hilt to the left and the light on the upper edge."""
    return sword_up.quarter_turn().vertical_flip()


def tilted_sword(figure: Canvas, pommel: Point, point: Point) -> None:
    """A slanting sword; `point` lies one pixel aside for two down, so that its edges are even."""
    length = hypot(point[0] - pommel[0], point[1] - pommel[1])
    ux, uy = (point[0] - pommel[0]) / length, (point[1] - pommel[1]) / length

    def at(along: float, across: float = 0.0) -> Point:
        return pommel[0] + ux * along - uy * across, pommel[1] + uy * along + ux * across

    sharp = [at(10, -1.9), at(length - 3, -1.5), at(length), at(length - 3, 1.5), at(10, 1.9)]
    blade = figure.polygon(sharp)
    figure.part(blade, "b", inner=False)
    shift = 0.6
    bright = figure.polygon(
        [(x - shift, y) for x, y in (at(10, 0), at(length, 0))]
        + [(x - 6, y) for x, y in (at(length, 0), at(10, 0))]
    )
    figure.fill(blade & bright, "a")
    figure.part(figure.stroke([at(1), at(10)], 3.0), "y")
    for along in (4, 6, 8):
        x, y = at(along)
        figure.dots("z", (int(x), int(y)))
    for along, across, radius in (
        (1.0, -2.3, 1.5),
        (1.0, 2.3, 1.5),
        (-0.6, 0, 1.6),
        (10, -4.2, 1.7),
        (10, 4.2, 1.7),
        (10.4, 0, 2.1),
    ):
        x, y = at(along, across)
        figure.part(figure.ellipse(x, y, radius), "y")


def two() -> Canvas:
    """One point up, one down, and a red ribbon across both."""
    card = blank()
    figure = Canvas(WIDTH, HEIGHT)
    put(figure, tall_sword().vertical_flip(), 17.5, 45)
    put(figure, tall_sword(), 38.5, 45)
    _ribbon(figure, [(9, 37), (15, 47), (13, 53), (9, 50), (5, 53), (4, 40)], "R")
    _ribbon(figure, [(47, 53), (41, 43), (43, 37), (47, 40), (51, 37), (52, 50)], "R")
    band = _ribbon(figure, [(4, 36), (9, 34), (52, 48), (52, 54), (47, 55), (4, 42)], "r")
    for x in (15, 22, 30, 36, 43):
        figure.line("R", [(x, 39 + (x - 15) // 3), (x + 3, 41 + (x - 15) // 3)])
    figure.fill(band & ~shifted(band, 0, 1), "o")
    figure.outline()
    card.paste(figure)
    return card


def _ribbon(figure: Canvas, points: list[Point], letter: str) -> Mask:
    """One stretch of ribbon with its contour where it crosses something."""
    mask = figure.polygon(points)
    figure.fill(rim(mask) & figure.painted(), "k")
    figure.fill(mask, letter)
    figure.fill(mask & ~shifted(mask, 0, -1), "R")
    return mask


def three() -> Canvas:
    """The outer points down, the middle one up, and a ribbon that meets at its blade."""
    card = blank()
    figure = Canvas(WIDTH, HEIGHT)
    for x in (15.5, 40.5):
        put(figure, tall_sword(), x, 45)
    put(figure, tall_sword().vertical_flip(), 28, 45)
    for mirror in (False, True):
        tail = [(9, 38), (9, 48), (7, 46), (5.2, 49), (5.2, 37)]
        band = [(5.2, 34), (10.6, 33), (28.5, 46), (28.5, 53), (5.2, 40)]
        _ribbon(figure, mirrored(tail, 28.5) if mirror else tail, "R")
        front = _ribbon(figure, mirrored(band, 28.5) if mirror else band, "r")
        figure.fill(front & ~shifted(front, 0, 1), "o")
        for x in (10, 16, 22):
            y = 37 + (x - 10) * 2 // 3
            a, b = (56 - x, 53 - x) if mirror else (x, x + 3)
            figure.line("R", [(a, y + 1), (b, y + 3)])
    jewel = figure.polygon([(22, 46), (35, 46), (28.5, 57)])
    figure.fill(rim(jewel), "k")
    figure.part(jewel, "y", inner=False)
    figure.dots("z", (28, 48), (28, 50), (26, 48), (30, 48))
    figure.outline()
    card.paste(figure)
    return card


def four() -> Canvas:
    """Points to the centre, round a garland."""
    card = blank()
    figure = Canvas(WIDTH, HEIGHT)
    for x in (1, -1):
        for y in (1, -1):
            pommel = (28 - 16.2 * x, 45 - 34.4 * y)
            tilted_sword(figure, pommel, (28 - 2.6 * x, 45 - 7.2 * y))
    figure.outline()
    card.paste(figure)
    put(card, GARLAND, 28, 45)
    return card


def five() -> Canvas:
    """Two up, two down, one lying; a hunter, a peasant and running dogs between them.

    In print the lower pair stands on its head; at this size only upright men can be read.
    """
    card = blank()
    upright = sword(18)
    for x in (12, 44):
        put(card, upright.vertical_flip(), x, 21)
        put(card, upright, x, 69)
    put(card, lying(sword(18)), 28, 45, flip=True)
    card.paste(HUNTER, 18, 3)
    card.paste(DOG, 19, 25)
    card.paste(DOG, 19, 53, flip=True)
    card.paste(HOER, 17, 66)
    return card


def six() -> Canvas:
    """Three and three, the points towards the middle."""
    card = blank()
    for x in (13.5, 28.5, 43.5):
        put(card, sword(20), x, 25)
        put(card, sword(20).vertical_flip(), x, 65)
    return card


def seven() -> Canvas:
    """Three up, one lying, three down."""
    card = blank()
    for x in (13.5, 28.5, 43.5):
        put(card, sword(17).vertical_flip(), x, 20.5)
        put(card, sword(17), x, 69.5)
    put(card, lying(sword(18)), 28, 45, flip=True)
    return card
