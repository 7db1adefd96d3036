"""The piacentine courts of cups."""

from __future__ import annotations

from art.cards.common import WIDTH, Face, over, put
from art.cards.pia_cups import SMALL, goblet
from art.cards.pia_frame import HALF, doubled
from art.cards.pia_heads import (
    CAP_RED_GOLD,
    CROWN,
    HAT_FEATHERS,
    KING_RIGHT,
    MOUSTACHE_FRONT,
    PALM_UP,
    YOUNG_FRONT,
)
from art.cards.pia_horse import Horse
from art.cards.pia_people import fist, folds, fur, sleeve
from art.painter import Canvas, grid

LILY = """
....c....
...cab...
...cab...
.c.cab.c.
cabcabcab
cb.cbb.bB
cb.cbb.bB
...lyY...
..lyyyY..
"""
"""The blue lily that heads the knave's long staff."""


def knave() -> Canvas:
    """The fante: red cap, green vest, gold sash, a staff with a blue lily at the left."""
    half = Canvas(WIDTH, HALF)
    tunic = [(21, 25.6), (15, 28), (12, 35), (11, 46), (45, 46), (44, 35), (41, 28), (35, 25.6)]
    half.part(half.blob(tunic), "r", shade=2)
    half.part(half.polygon([(21.6, 25), (34.4, 25), (36, 46), (20, 46)]), "g", shade=2)
    folds(half, "G", [(28, 27), (28, 45)], [(24, 36), (23, 45)])
    half.part(half.stroke([(20, 26), (37, 43)], 4.6, smooth=False), "y")
    for t in range(5):
        half.dots("z", (22 + t * 3, 28 + t * 3), (23 + t * 3, 29 + t * 3))
    half.part(half.stroke([(12.5, 46), (12.5, 15)], 1.9, smooth=False), "y")
    over(half, grid(LILY), 8, 6)
    sleeve(half, [(38.4, 29.6), (44, 36), (39, 42)], 7, 5.4, "r")
    folds(half, "R", [(42, 33), (43, 37)], [(38, 34), (40, 37)])
    half.part(half.polygon([(36.4, 39), (40, 41), (38, 45), (35, 43)]), "y")
    sleeve(half, [(17.6, 30), (13.4, 38), (17, 36)], 7, 6, "r")
    half.part(half.polygon([(14.4, 30.6), (17.6, 32), (16.6, 36.4), (13.4, 35)]), "y")
    fist(half, 10, 30)
    half.part(half.box(25, 23, 30, 26), "s")
    half.part(half.stroke([(23, 25.6), (28, 28), (33, 25.6)], 2.4), "w")
    over(half, grid(YOUNG_FRONT), 23, 14)
    over(half, grid(CAP_RED_GOLD), 19, 6)
    half.outline()
    put(half, goblet(SMALL), 43.5, 15.5)
    return doubled(half)


def cavalier() -> Canvas:
    """The cavallo: feathered hat, lace collar, in the saddle of a horse that looks right."""
    half = Canvas(WIDTH, HALF)
    horse = Horse(half, "t", dx=-3, dy=3, bow=5, back=True)
    horse.draw()
    horse.patch("u", [(9, 37), (12, 34), (16, 35), (14, 38)])
    horse.bridle("r", (35, 37))
    half.part(half.polygon([(15, 36), (30, 34), (31, 47), (15, 47)]), "r", shade=2)
    half.line("y", [(16, 37), (16, 44)])
    half.part(half.stroke([(22, 37), (27.6, 40), (26.6, 48)], 7, 5.6), "y", shade=2)
    folds(half, "Y", [(25, 43), (27, 42)])
    jacket = [(17, 27), (14.6, 31), (14.6, 36), (15, 39), (28.6, 39), (29.4, 31), (27, 27)]
    half.part(half.blob(jacket), "b", shade=2)
    half.part(half.polygon([(20, 30), (23.4, 30), (23.8, 38.6), (19.6, 38.6)]), "y")
    half.dots("r", *[(21, y) for y in range(33, 38, 2)])
    sleeve(half, [(16, 29.6), (12, 34), (16, 37.4)], 5.6, 4.4, "b")
    half.part(half.ellipse(17, 37.4, 2.1), "s")
    sleeve(half, [(28, 29.6), (31, 34.4), (33.6, 36)], 5.6, 4.6, "b")
    half.part(half.ellipse(34.6, 36.6, 2.2), "s")
    collar = half.blob([(14.4, 27), (17, 25), (27, 25), (29.6, 27), (27, 30), (22, 31), (17, 30)])
    half.part(collar, "w")
    half.dots("i", *[(x, 28 + x % 2) for x in range(16, 29, 2)])
    half.dots("m", (16, 29), (19, 30), (22, 30), (25, 30), (28, 28))
    over(half, grid(MOUSTACHE_FRONT), 16, 15)
    over(half, grid(HAT_FEATHERS), 13, 6)
    half.outline()
    put(half, goblet(SMALL), 43.5, 15.5)
    return doubled(half)


def king() -> Canvas:
    """The re: beardless, looks right, red sceptre at the left, the cup lifted at the right."""
    half = Canvas(WIDTH, HALF)
    cloak = [(21, 25), (13, 28), (7.6, 36), (5, 47), (42, 47), (40, 36), (38, 28), (34, 25)]
    half.part(half.blob(cloak), "r", shade=2)
    folds(half, "R", [(10, 36), (8, 44)], [(15, 38), (13, 44)])
    half.part(half.polygon([(20, 27), (35, 27), (36.6, 47), (18, 47)]), "y", shade=2)
    half.part(half.polygon([(26, 28), (30, 28), (30, 46), (26, 46)]), "g", light=False)
    half.dots("l", *[(27, y) for y in range(34, 44, 3)])
    folds(half, "Y", [(23, 31), (22, 44)], [(33, 31), (33, 44)])
    half.part(half.polygon([(18.6, 38.4), (36, 38.4), (36.4, 42), (18.2, 42)]), "r")
    half.dots("y", *[(x, 40) for x in range(20, 36, 3)])
    sleeve(half, [(17.4, 29.6), (10.6, 35), (14.4, 37)], 6.6, 5, "g")
    folds(half, "G", [(14, 31), (11, 35)])
    half.part(half.stroke([(10.4, 12), (21.6, 45)], 2, 2, smooth=False), "r")
    half.part(half.ellipse(10.4, 11.6, 2.4), "y")
    half.part(half.polygon([(13.6, 33.4), (16.6, 33.8), (16.4, 39.6), (13.4, 39)]), "y")
    fist(half, 16, 33)
    sleeve(half, [(37, 29.6), (42, 34.6), (45, 39)], 6.8, 6, "g")
    folds(half, "G", [(38, 32), (42, 37)])
    sleeve(half, [(45, 39.4), (45.4, 35), (43.6, 29)], 6, 4.6, "g")
    half.part(half.polygon([(40.4, 27.6), (46.6, 27), (47, 30), (41, 30.6)]), "y")
    cape = half.blob([(17, 28), (21, 24.6), (35, 24.6), (38.6, 28), (34, 31), (28, 32), (21, 31)])
    fur(half, cape)
    over(half, grid(PALM_UP), 40, 23, "n")
    over(half, grid(KING_RIGHT), 23, 14)
    over(half, grid(CROWN), 22, 8)
    half.outline()
    put(half, goblet(SMALL), 43.5, 15.5)
    return doubled(half)


def faces() -> dict[Face, Canvas]:
    """The three courts."""
    return {("cups", 8): knave(), ("cups", 9): cavalier(), ("cups", 10): king()}
