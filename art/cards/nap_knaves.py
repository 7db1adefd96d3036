"""The four Neapolitan knaves (fanti), standing on their platforms."""

from __future__ import annotations

from art.cards.common import HEIGHT, WIDTH, blank, over, put
from art.cards.nap_batons import club
from art.cards.nap_body import Figure, breeches, legs, platform, shoes
from art.cards.nap_coins import COIN_13
from art.cards.nap_cups import CUP_11
from art.cards.nap_grids import (
    BERET,
    BERET_GREEN,
    HAT_GREEN,
    HAT_YELLOW,
    KNAVE_FRONT,
    KNAVE_LEFT,
    KNAVE_LONG_HAIR,
    KNAVE_PROFILE,
)
from art.cards.nap_swords import tall_sword
from art.painter import Canvas, grid

FINGERS = grid("""
.h.h.s.
hs.s.ss
hshsssS
.hsssS.
""")
"""Finger tips in front of the coin."""


def _finished(figure: Figure, behind: Canvas | None = None) -> Canvas:
    figure.outline()
    card = blank()
    if behind is not None:
        card.paste(behind)
    card.paste(figure)
    return card


def coins() -> Canvas:
    """Red beret with a golden plume, white lapels, a purse; the coin raised beside the head."""
    figure = Figure()
    platform(figure, "y")
    legs(figure, "r")
    shoes(figure, "y")
    figure.mark("z", (20, 82), (21, 82), (34, 82), (35, 82))
    breeches(figure, "g")
    jacket = [(20, 27), (36, 27), (37, 33), (35.4, 43), (37, 50), (29, 50), (28, 46), (27, 50)]
    figure.flat([*jacket, (19, 50), (20.6, 43), (18.5, 33)], "r", 2)
    figure.flat([(24, 27), (32, 27), (31, 33), (28, 41), (25, 33)], "y")
    figure.crease("Y", [(26, 29), (27, 36)])
    figure.crease("Y", [(29, 29), (28, 36)])
    figure.flat([(20, 26), (25, 26), (25.4, 31), (28, 41), (26, 41), (19.6, 29)], "w")
    figure.flat([(36, 26), (31, 26), (30.6, 31), (28, 41), (30, 41), (36.6, 29)], "w")
    figure.part(figure.box(20, 42, 35, 44), "y")
    figure.part(figure.box(26, 41, 29, 45), "b")
    figure.mark("a", (27, 42))
    figure.limb([(37, 36), (39, 42), (37.4, 46)], 5, 4.4, "y")
    figure.round([(34.6, 28), (39, 28.4), (41.6, 33), (40.4, 38), (36.6, 38), (34.6, 33)], "g", 2)
    figure.mark("G", (38, 31), (38, 32), (38, 33), (37, 34), (37, 35))
    figure.flat([(34.6, 44), (40.4, 45), (39.6, 48.6), (34.6, 48)], "b")
    figure.ball(37.5, 50, 2.6, "s")
    figure.round([(35.5, 51.6), (39.4, 51.6), (41, 55), (38.6, 58), (35, 56)], "y")
    figure.mark("z", (36, 52), (38, 52), (37, 55))
    figure.limb([(15, 37), (12.6, 32), (14.4, 26)], 5, 4.6, "y")
    figure.round([(21.6, 28), (17, 29), (13.4, 34), (14.4, 39), (18.6, 39), (22, 34)], "g", 2)
    figure.mark("G", (18, 32), (17, 33), (17, 34), (18, 35))
    figure.flat([(11.6, 24), (18, 24), (17.4, 28), (12, 28)], "b")
    figure.round([(12.6, 20), (17.4, 20), (17.6, 23.6), (12.4, 23.6)], "s")
    over(figure, KNAVE_LEFT, 24, 15)
    over(figure, BERET, 23, 8)
    card = _finished(figure)
    put(card, COIN_13, 15.5, 13.5)
    over(card, FINGERS, 12, 18, "n")
    return card


def cups() -> Canvas:
    """Green beret with a red plume, striped doublet, bows at the knees; the cup on his palm."""
    figure = Figure()
    platform(figure, "r")
    figure.part(figure.stroke([(37, 48), (49, 64)], 2.2, 1.6), "i")
    figure.crease("w", [(38, 49), (47, 61)])
    legs(figure, "g", 20, 31)
    shoes(figure, "i", -1, 1)
    for x in (18, 30):
        figure.part(figure.box(x + 1, 63, x + 7, 65), "r")
        for points in ([(x, 61), (x + 3, 64), (x, 67)], [(x + 8, 61), (x + 5, 64), (x + 8, 67)]):
            figure.flat(points, "r")
        figure.mark("o", (x + 3, 63), (x + 1, 63))
        figure.mark("R", (x + 4, 64), (x + 4, 65))
    breeches(figure, "y", 61)
    doublet = [(20, 27), (36, 27), (37, 33), (34.6, 44), (38, 52), (28, 53.4), (18, 52), (21.4, 44)]
    body = figure.flat([*doublet, (18.6, 33)], "g", 2)
    for x, letter in ((22, "w"), (25, "b"), (28, "w"), (31, "b"), (34, "w")):
        strip = figure.box(x, 29, x, 51) & body
        figure.fill(strip, letter)
    figure.mark("B", (25, 43), (31, 43))
    figure.part(figure.box(20, 43, 35, 45), "y")
    figure.part(figure.box(26, 42, 29, 46), "y")
    figure.mark("z", (27, 44), (28, 44), (22, 44), (33, 44))
    figure.limb([(37.4, 30), (42, 37), (38.6, 45)], 6.6, 4.8, "r")
    figure.mark("R", (40, 33), (41, 36), (40, 39), (41, 40), (39, 42))
    figure.mark("o", (37, 29), (39, 32), (39, 33))
    figure.flat([(36, 43), (41, 45), (40, 48), (35.4, 46.6)], "w")
    figure.limb([(34.4, 50.4), (40.6, 45.6)], 2.2, 2.2, "y")
    figure.ball(37.6, 48.6, 2.5, "s")
    figure.limb([(19.6, 31), (13.8, 38), (13, 32)], 6.6, 5, "r")
    figure.mark("R", (16, 36), (15, 39), (17, 37), (14, 36))
    figure.mark("o", (17, 31), (16, 33))
    figure.flat([(10.6, 30), (16, 30), (16.4, 33.4), (10.8, 33.4)], "w")
    figure.round([(8.8, 27), (11.6, 28.4), (15, 28), (18, 26.6), (17.4, 29.6), (13.6, 31.4)], "s")
    figure.mark("S", (13, 30), (14, 30))
    scallop = [(19.4, 27.6), (23, 24), (33, 24), (36.6, 27.6), (34, 29), (32, 32), (29.6, 30)]
    figure.round([*scallop, (28, 32.6), (26, 30), (23.6, 32), (21.6, 29)], "y")
    figure.mark("z", (22, 27), (25, 28), (28, 29), (31, 28), (34, 27))
    over(figure, KNAVE_FRONT, 22, 14)
    over(figure, BERET_GREEN, 22, 6)
    card = _finished(figure)
    put(card, CUP_11, 13, 19)
    return card


def swords() -> Canvas:
    """Yellow hat with a blue plume, long hair, bare legs; a laurel branch and a lowered sword."""
    figure = Figure()
    platform(figure, "b")
    legs(figure, "s")
    shoes(figure, "i")
    for x in (20, 30):
        figure.part(figure.box(x + 1, 75, x + 5, 77), "w")
    breeches(figure, "g", 61)
    jacket = [(20, 27), (36, 27), (37, 34), (35, 43), (39.4, 56), (29, 57), (28, 54), (27, 57)]
    figure.flat([*jacket, (16.6, 56), (21, 43), (19, 34)], "r", 2)
    figure.crease("R", [(28, 30), (28, 56)])
    figure.mark("y", *[(27, y) for y in (31, 34, 37, 40, 49, 52)])
    figure.crease("R", [(23, 47), (20, 55)])
    figure.crease("R", [(33, 47), (36, 55)])
    figure.crease("o", [(21, 48), (19, 54)])
    figure.part(figure.box(21, 43, 35, 45), "y")
    figure.part(figure.box(26, 42, 30, 46), "y")
    figure.mark("k", (27, 43), (28, 43), (29, 43), (27, 44), (29, 44), (27, 45), (28, 45), (29, 45))
    figure.limb([(36.4, 31), (38.2, 36), (40.4, 40)], 6.4, 5, "y")
    figure.mark("Y", (37, 34), (39, 36), (39, 39), (40, 38))
    figure.mark("l", (36, 30), (36, 32), (37, 36))
    _lowered_sword(figure)
    figure.limb([(18.8, 31), (14.6, 37), (12, 42)], 6.4, 5, "y")
    figure.mark("Y", (16, 36), (14, 39), (17, 34), (15, 40))
    figure.mark("l", (16, 32), (14, 35))
    figure.flat([(9.4, 41), (14, 42.6), (13, 45.4), (8.6, 44)], "w")
    figure.ball(10.6, 46.6, 2.5, "s")
    figure.mark("S", (10, 47), (11, 47))
    collar = [(20, 27), (24, 25), (32, 25), (36, 27), (35, 31), (29.6, 30), (28, 32), (26.4, 30)]
    figure.flat([*collar, (21, 31)], "w")
    over(figure, KNAVE_LONG_HAIR, 22, 15)
    over(figure, HAT_YELLOW, 19, 5)
    return _finished(figure, _branch())


def _branch() -> Canvas:
    """A tall slim branch of laurel; without ink, so that it stays behind the sword."""
    branch = Canvas(WIDTH, HEIGHT)
    branch.line("G", [(10, 17), (10, 63)])
    for y in range(24, 62, 6):
        for side in (-1, 1):
            x = 10.5 + side * 0.8
            leaf = branch.stroke([(x, y), (x + side * 2, y - 4)], 2.2, 1.2, smooth=False)
            branch.fill(leaf, "G")
            branch.line("g", [(10 + side, y - 1), (10 + 2 * side, y - 3)])
    return branch


def _lowered_sword(figure: Figure) -> None:
    """The great sword held by the grip at the hip, its point on the platform."""
    over(figure, tall_sword(25), 39, 35)
    figure.flat([(38, 41.4), (41.4, 38), (44.4, 41), (41, 44.8)], "w")
    figure.ball(45.5, 43.5, 2.9, "s")
    figure.mark("S", (45, 43), (46, 43), (45, 45), (46, 45))


def batons() -> Canvas:
    """Wide green hat, white ruff, turned away to the left with the club upright."""
    figure = Figure()
    platform(figure, "g")
    club(figure, (12, 63), (11.4, 16), 12, head="g", side=1)
    _striding_legs(figure)
    for points in (
        [(22, 46), (29, 45), (31, 55), (28, 62.6), (20.6, 62.4), (19, 54)],
        [(28, 46), (36, 46), (39.6, 55), (37.6, 62.6), (30, 63), (28, 54)],
    ):
        figure.round(points, "r", 2)
    for x, y0, y1 in ((22, 50, 60), (26, 50, 61), (32, 50, 61), (36, 51, 60)):
        figure.crease("R", [(x, y0), (x, y1)])
        figure.crease("o", [(x - 1, y0 + 1), (x - 1, y1 - 4)])
    bodice = [(21, 28), (35, 27), (37.4, 33), (36, 44), (37, 49), (22, 49), (22.4, 42), (19.6, 35)]
    figure.flat(bodice, "y", 2)
    figure.crease("Y", [(27, 30), (29, 47)])
    figure.crease("Y", [(23, 38), (25, 46)])
    figure.mark("z", (28, 33), (28, 37), (29, 41), (29, 45))
    figure.part(figure.box(22, 44, 36, 46), "g")
    figure.mark("y", (25, 45), (29, 45), (33, 45))
    figure.limb([(20, 33), (16.6, 39), (13.6, 43)], 5.6, 4.6, "b")
    figure.mark("B", (17, 38), (16, 41), (18, 36))
    figure.flat([(12, 41), (16.4, 43.6), (14.8, 46.4), (10.4, 44)], "w")
    figure.round([(9.6, 44.6), (13, 44), (15, 46.6), (13.4, 49.4), (9.8, 49)], "s")
    figure.mark("S", (12, 46), (12, 48))
    figure.limb([(39.6, 38), (41.4, 44), (40, 50)], 5.2, 4.4, "b")
    figure.mark("B", (41, 41), (42, 44), (40, 46), (41, 47))
    figure.mark("c", (38, 40), (39, 43))
    figure.flat([(37, 49.4), (43, 50), (42.4, 53), (37, 52.4)], "w")
    figure.ball(39.6, 54.8, 2.6, "s")
    figure.mark("S", (39, 55), (40, 56), (38, 54))
    figure.round([(32.6, 28), (38.6, 27), (43.4, 32), (43, 38), (38.6, 40.4), (33.6, 36)], "g", 2)
    for points in ([(36, 29), (37, 37)], [(39, 29), (40, 37)]):
        figure.crease("G", points)
    figure.crease("v", [(35, 29), (35.6, 35)])
    figure.crease("v", [(38, 29), (38.6, 33)])
    ruff = [(21, 26), (25, 24), (33, 24), (37, 26.4), (36, 29.6), (29, 30.6), (22, 29.6)]
    figure.round(ruff, "w", 2)
    figure.mark("m", (23, 28), (25, 29), (27, 29), (29, 29), (31, 29), (33, 29), (35, 28))
    figure.mark("i", (24, 26), (27, 26), (30, 26), (33, 26))
    over(figure, KNAVE_PROFILE, 24, 14)
    over(figure, HAT_GREEN, 19, 6)
    return _finished(figure)


def _striding_legs(figure: Figure) -> None:
    """Both feet point left, the near leg a step behind."""
    front = [(20.6, 60), (27, 60), (26.4, 68), (24, 78), (20, 78), (20, 68)]
    back = [(31, 60), (37.6, 60), (38.4, 68), (38, 78), (34, 78), (32.4, 69)]
    for points, x in ((front, 14.6), (back, 28)):
        figure.round(points, "y")
        figure.flat(
            [(x + 5.6, 77.4), (x + 10.2, 77.4), (x + 10.4, 83.6), (x, 83.6), (x, 81.4)], "i"
        )
        figure.mark("w", (int(x) + 5, 80), (int(x) + 3, 81))
    figure.mark("Y", (23, 69), (23, 72), (22, 75), (35, 70), (36, 73))
    figure.mark("l", (21, 70), (21, 72), (33, 70), (34, 73))
    for box in ((19, 63, 27, 65), (31, 63, 38, 65)):
        figure.part(figure.box(*box), "g")
    figure.flat([(17.6, 62), (20, 64), (17.6, 67)], "g")
    figure.flat([(40, 62), (37.6, 64), (40, 67)], "g")
