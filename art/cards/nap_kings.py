"""The four Neapolitan kings, standing on their platforms."""

from __future__ import annotations

from art.cards.common import blank, over, put
from art.cards.nap_batons import club
from art.cards.nap_body import Figure, breeches, legs, platform, shoes, stripes
from art.cards.nap_coins import COIN_13
from art.cards.nap_cups import CUP_11
from art.cards.nap_grids import KING_LEFT, KING_LEFT_LONG, KING_LEFT_SHORT, KING_RIGHT, crown
from art.painter import Canvas, grid


def _finished(figure: Figure, dx: int = 0) -> Canvas:
    figure.outline()
    card = blank()
    card.paste(figure, dx, 0)
    return card


def coins() -> Canvas:
    """Golden crown, blue doublet and cloak, a sword at the hip; the coin floats."""
    figure = Figure()
    platform(figure, "y")
    figure.round(
        [(38, 28), (42.4, 40), (44.6, 60), (49.6, 77), (47, 82), (38, 80), (34, 60)], "b", 2
    )
    figure.crease("B", [(41, 46), (43, 62), (46, 78)])
    figure.crease("c", [(40, 36), (41.6, 50), (43.4, 64)])
    lining = [(17, 44), (37, 40), (40, 62), (42, 81), (30, 79), (18, 79), (12.4, 70)]
    stripes(figure, figure.flat(lining, "r"), "r", "R")
    figure.flat([(15, 53), (17.5, 52), (16.4, 68), (11.4, 68.6)], "b")
    legs(figure, "y")
    shoes(figure, "i")
    breeches(figure, "g")
    doublet = [(20, 27), (36, 27), (37, 33), (35.4, 43), (36.4, 50), (20, 50), (20.6, 43)]
    figure.flat([*doublet, (18.5, 33)], "b", 2)
    figure.fill(figure.box(27, 28, 28, 50), "y")
    figure.fill(figure.box(29, 28, 29, 50), "z")
    figure.mark("l", *[(27, y) for y in range(29, 42, 3)])
    figure.mark("B", (23, 33), (23, 34), (23, 35), (24, 36), (33, 33), (33, 34), (33, 35))
    figure.mark("c", (21, 31), (21, 32), (22, 30), (31, 31), (31, 32))
    figure.part(figure.box(20, 42, 35, 44), "w")
    figure.part(figure.box(26, 41, 29, 45), "r")
    figure.mark("o", (27, 42))
    figure.mark("y", (26, 41), (29, 41), (26, 45), (29, 45))
    figure.limb([(18.6, 30), (16, 37), (15.6, 44)], 6.4, 5, "y")
    figure.crease("Y", [(17, 33), (18, 37)])
    figure.mark("Y", (15, 39), (16, 40), (17, 41), (16, 35))
    figure.mark("l", (16, 31), (15, 34), (14, 38))
    figure.part(figure.box(13, 45, 18, 48), "w")
    figure.mark("i", (15, 47), (17, 46), (17, 47))
    figure.round([(13.4, 49), (17.4, 49), (17.6, 53), (15.4, 55), (13.2, 53)], "s")
    figure.mark("S", (15, 53), (15, 54))
    figure.limb([(37.4, 30), (41, 37), (37, 43.4)], 6.4, 5, "y")
    figure.mark("Y", (40, 34), (39, 38), (40, 39), (38, 41))
    figure.mark("l", (36, 29), (37, 31), (38, 34))
    figure.round([(33.4, 42), (37.6, 41.4), (38.4, 46), (34, 47)], "w")
    figure.part(figure.stroke([(34, 47), (50, 63)], 2, 1.4), "i", light=False)
    figure.crease("w", [(34, 47), (48, 61)])
    figure.limb([(29.6, 49), (33.6, 43.4)], 2, 2, "y")
    figure.ball(32, 46.6, 2.4, "s")
    collar = [(20.5, 26), (24, 23.6), (31.4, 23.6), (34.6, 26), (32, 29.4), (28, 30.4), (23, 29.4)]
    figure.round(collar, "y")
    figure.mark("z", (23, 27), (25, 28), (27, 28), (29, 28), (31, 27), (33, 26))
    figure.mark("l", (22, 25), (24, 25))
    over(figure, KING_LEFT, 22, 13)
    over(figure, crown("y"), 21, 7)
    card = _finished(figure)
    put(card, COIN_13, 45.5, 15.5)
    return card


def cups() -> Canvas:
    """Red crown, spotted cape, long blue tunic, a golden sceptre; the cup floats."""
    figure = Figure()
    platform(figure, "r")
    figure.round([(36, 58), (42, 66), (46, 75), (48.6, 81), (44, 83), (33, 82), (32, 70)], "b", 2)
    figure.crease("B", [(37, 66), (41, 76), (43, 81)])
    figure.crease("c", [(36, 64), (38, 74), (39, 80)])
    figure.round(
        [(19, 28), (13, 40), (9, 58), (7, 71), (8, 79.6), (18, 80), (22, 60), (24, 40)], "r", 2
    )
    figure.crease("R", [(14, 46), (11, 62), (10, 77)])
    figure.crease("R", [(17, 52), (14, 66), (13, 80)])
    figure.crease("o", [(13, 44), (9.8, 60), (8, 72)])
    figure.flat([(18, 50), (23, 50), (23, 80), (15, 81)], "G")
    figure.crease("g", [(19, 56), (17.4, 78)])
    legs(figure, "y", 22, 30)
    shoes(figure, "i", 1)
    tunic = [(19.5, 32), (36.5, 32), (37, 44), (38.6, 66), (28.4, 69), (19, 67), (20, 44)]
    figure.flat(tunic, "b", 2)
    for x, slant in ((22, -1.0), (25, -0.5), (32, 0.5), (35, 1.4)):
        figure.crease("B", [(x, 50), (x + slant, 66)])
        figure.crease("c", [(x - 1, 51), (x - 1 + slant * 0.8, 61)])
    figure.fill(
        figure.polygon([(19, 64.6), (28.4, 66.6), (38.4, 63.6), (38.6, 66), (28.4, 69), (19, 67)]),
        "y",
    )
    figure.mark("Y", *[(x, 66) for x in range(20, 38, 2)])
    figure.flat([(28, 36), (32.4, 42), (28, 48.4), (23.6, 42)], "y")
    figure.mark("r", (27, 41), (28, 41), (27, 42), (28, 42))
    figure.mark("o", (27, 41))
    figure.part(figure.box(20, 48, 36, 50), "r")
    figure.part(figure.box(26, 47, 30, 51), "y")
    figure.mark("z", (28, 49))
    figure.limb([(38, 35), (42, 42), (40, 49)], 6, 4.6, "y")
    figure.mark("Y", (41, 40), (40, 43), (41, 45))
    figure.part(figure.stroke([(37, 62), (47.4, 28)], 2.4), "y")
    figure.ball(47.6, 26.6, 2.6, "y")
    figure.ball(48.4, 22.6, 1.6, "r")
    figure.mark("z", (47, 27), (44, 37), (43, 41), (38, 57))
    figure.round([(37, 47), (42, 46.4), (42.6, 50), (40, 52), (37, 51)], "s")
    figure.limb([(18.4, 36), (15.4, 43), (19.6, 49.6)], 6, 4.8, "y")
    figure.mark("Y", (15, 41), (16, 43), (17, 45))
    figure.mark("l", (15, 38), (14, 41))
    figure.ball(21.4, 51.4, 2.4, "s")
    cape = [(20, 26), (28, 24), (36, 26), (41, 31), (41.6, 38), (36, 37), (28, 35), (20, 37)]
    figure.round([*cape, (14, 38), (15, 31)], "y", 2)
    figure.mark(
        "z",
        *[
            (x, y)
            for y, row in ((29, (19, 23, 33, 37)), (32, (17, 21, 25, 31, 35, 39)))
            for x in row
        ],
    )
    figure.mark("z", (16, 35), (19, 35), (23, 34), (33, 34), (37, 35), (40, 35))
    figure.part(figure.stroke([(23, 26), (28, 29), (33, 26)], 3), "w")
    figure.mark("k", (25, 27), (28, 28), (31, 27))
    over(figure, KING_LEFT_LONG, 22, 14)
    over(figure, crown("r"), 21, 8)
    card = _finished(figure, 1)
    put(card, CUP_11, 12.5, 19)
    return card


MEDALLION = grid("""
..lly..
.lyyyY.
lkylkyY
lyyYyyY
.yrrrY.
..yyY..
""")


def swords() -> Canvas:
    """Blue crown, red cape with a face of gold, an upright sword and an open palm."""
    figure = Figure()
    platform(figure, "b")
    figure.flat([(34, 30), (45, 37), (48.6, 62), (50, 79), (46, 82), (38, 81), (32, 60)], "b", 2)
    figure.flat([(34, 32), (42, 39), (44.6, 62), (45.6, 79.6), (36, 80.6), (31, 60)], "G")
    figure.crease("g", [(39, 42), (40, 60), (41, 78)])
    figure.crease("g", [(42.4, 44), (43.6, 64)])
    legs(figure, "y")
    shoes(figure, "i")
    figure.flat([(20, 45), (36, 45), (40, 62), (34, 63), (28, 62), (22, 63), (16.4, 61.6)], "r", 2)
    for x, slant in ((21, -2.0), (24.5, -1.0), (28, 0.0), (31.5, 1.2), (34.6, 2.4)):
        figure.crease("R", [(x, 48), (x + slant, 61)])
        figure.crease("o", [(x - 1, 49), (x - 1 + slant * 0.7, 57)])
    figure.fill(
        figure.polygon(
            [(16.6, 60), (28, 60.6), (39.6, 60), (40, 62), (34, 63), (28, 62), (16.4, 62)]
        ),
        "y",
    )
    figure.flat(
        [(20, 30), (36, 30), (36, 40), (34.6, 47), (28, 48.6), (21.4, 47), (20, 40)], "b", 2
    )
    figure.patch([(22, 36), (26, 36), (26, 42), (23, 43)], "b", "c")
    figure.crease("B", [(28, 40), (28, 46)])
    figure.part(figure.box(21, 45, 35, 47), "y")
    figure.mark("z", (23, 46), (26, 46), (30, 46), (33, 46))
    figure.limb([(37, 32), (43, 35), (46, 36.4)], 5.4, 4.2, "y")
    figure.round([(34.6, 28), (39.4, 28), (42.6, 32), (41.6, 36.6), (37.6, 37), (34.6, 33)], "w", 2)
    figure.mark("i", (38, 31), (39, 33), (40, 33), (38, 34), (37, 30))
    figure.round(
        [(46, 34), (49, 33.4), (51, 32.4), (51.4, 34.6), (50.2, 38), (47, 39), (45.6, 37)], "s"
    )
    figure.mark("S", (49, 35), (50, 36), (48, 37))
    figure.limb([(18, 34), (13.6, 39), (12.6, 46)], 5, 4.4, "y")
    figure.mark("Y", (15, 40), (14, 42))
    figure.round([(21, 28), (16.6, 28), (13, 32), (13.6, 37), (18, 38), (21.4, 34)], "w", 2)
    figure.mark("i", (17, 31), (16, 33), (17, 34), (18, 33), (16, 35))
    _upright_sword(figure, 11, 12, 46)
    figure.ball(12, 48.6, 2.6, "s")
    figure.mark("S", (12, 48), (12, 50))
    figure.round(
        [(20, 26), (28, 24), (36, 26), (39, 30), (37, 34), (28, 37), (19, 34), (17, 30)], "r", 2
    )
    figure.mark("R", (21, 30), (22, 33), (35, 30), (34, 33), (19, 31), (37, 31))
    over(figure, MEDALLION, 25, 29, "z")
    figure.part(figure.stroke([(23, 26), (28, 27.6), (33, 26)], 2.4), "y")
    over(figure, KING_LEFT_SHORT, 22, 13)
    over(figure, crown("b"), 21, 7)
    return _finished(figure, 1)


def _upright_sword(figure: Figure, x: int, top: int, hand: int) -> None:
    """A sword held point up: blade, guard over the hand, pommel under it."""
    blade = figure.box(x, top + 2, x + 2, hand - 2)
    blade[top, x + 1] = blade[top + 1, x + 1] = True
    figure.part(blade, "b", inner=True)
    figure.fill(figure.box(x, top + 3, x, hand - 2), "a")
    figure.fill(figure.box(x + 2, top + 3, x + 2, hand - 2), "B")
    figure.part(figure.box(x - 3, hand - 1, x + 5, hand), "y")
    figure.ball(x - 2.5, hand, 1.6, "y")
    figure.ball(x + 5.5, hand, 1.6, "y")
    figure.part(figure.box(x, hand + 1, x + 2, hand + 6), "y")
    figure.ball(x + 1.5, hand + 7, 1.9, "y")


def batons() -> Canvas:
    """Green crown and tunic, blue cloak lined with red, the club upright at the right."""
    figure = Figure()
    platform(figure, "g")
    figure.round(
        [(18, 28), (12, 38), (10, 56), (5, 74), (8, 82), (18, 81), (22, 60), (22, 40)], "b", 2
    )
    figure.crease("B", [(14, 42), (12, 58), (9, 78)])
    figure.crease("c", [(12.6, 40), (10.6, 56), (8, 70)])
    lining = [(19, 44), (38, 44), (40, 66), (39, 81), (28, 79), (14, 81), (16, 62)]
    stripes(figure, figure.flat(lining, "r"), "r", "R")
    legs(figure, "y")
    _boots(figure)
    tunic = [(20, 28), (36, 28), (37, 34), (35.6, 44), (38.4, 60), (28, 62), (17.6, 60), (20.4, 44)]
    figure.flat([*tunic, (19, 34)], "g", 2)
    for x, slant in ((22, -2.0), (25, -1.0), (31, 1.0), (34, 2.0)):
        figure.crease("G", [(x, 48), (x + slant, 59)])
        figure.crease("v", [(x - 1, 49), (x - 1 + slant * 0.6, 55)])
    figure.fill(figure.box(27, 29, 28, 60), "y")
    figure.fill(figure.box(29, 29, 29, 60), "G")
    figure.mark("z", *[(27, y) for y in range(31, 60, 3)])
    figure.part(figure.box(20, 43, 36, 46), "y")
    figure.mark("z", (22, 44), (24, 45), (32, 44), (34, 45))
    figure.part(figure.box(26, 42, 30, 47), "r")
    figure.mark("o", (27, 43))
    club(figure, (43.6, 74), (45.4, 15), 13, head="g", side=1)
    figure.limb([(38.6, 36), (42, 42), (43, 47)], 5, 4.4, "y")
    figure.mark("Y", (41, 41), (42, 43))
    figure.round([(35, 28), (39.6, 28), (42, 32), (41, 37.4), (37, 38), (34.6, 33)], "b", 2)
    figure.crease("c", [(37, 29), (38, 35)])
    figure.crease("B", [(39, 30), (39, 36)])
    figure.round([(41, 46.4), (46, 46), (47, 49), (45, 51.4), (41.4, 50.6)], "s")
    figure.mark("S", (43, 48), (43, 49))
    figure.limb([(17.4, 36), (12.6, 42), (18.6, 47.6)], 5, 4.4, "y")
    figure.mark("Y", (14, 42), (15, 44))
    figure.round([(21, 28), (16.4, 28), (14, 32), (15, 37.4), (19, 38), (21.4, 33)], "b", 2)
    figure.crease("c", [(17, 30), (17, 35)])
    figure.crease("B", [(19, 30), (19, 36)])
    figure.ball(20.6, 48.4, 2.4, "s")
    collar = [(21.5, 26), (24, 24), (32, 24), (35, 26), (32, 29), (28, 30), (23, 29)]
    figure.round(collar, "y")
    figure.mark("z", (24, 27), (26, 28), (28, 28), (30, 28), (32, 27))
    over(figure, KING_RIGHT, 23, 13)
    over(figure, crown("g"), 22, 7)
    return _finished(figure)


def _boots(figure: Figure) -> None:
    for x in (20, 29.4):
        figure.flat([(x, 69), (x + 6.4, 69), (x + 6, 80), (x + 0.6, 80)], "i")
        figure.part(figure.stroke([(x, 69), (x + 6.4, 69)], 2), "w")
    shoes(figure, "i")
