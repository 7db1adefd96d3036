"""The piacentine courts of coins."""

from __future__ import annotations

from art.cards.common import WIDTH, Face, mirrored, over, put
from art.cards.pia_coins import coin, small_coin
from art.cards.pia_frame import HALF, doubled
from art.cards.pia_heads import (
    CAP_BLUE,
    CROWN,
    HAT_RED,
    PALM_UP,
    PROFILE_LEFT,
    PROFILE_RIGHT,
    YOUNG_RIGHT,
)
from art.cards.pia_horse import Horse
from art.cards.pia_people import fist, folds, fur, sleeve
from art.painter import Canvas, grid


def knave() -> Canvas:
    """The fante: blue cap with two plumes, red coat, the coin lifted on the left."""
    half = Canvas(WIDTH, HALF)
    coat = [(21, 25.6), (15, 28), (12, 35), (11, 46), (45, 46), (44, 35), (41, 28), (35, 25.6)]
    half.part(half.blob(coat), "r", shade=2)
    half.part(half.polygon([(23, 25), (33, 25), (32, 41), (24, 41)]), "y")
    folds(half, "Y", [(26, 28), (26, 39)], [(30, 28), (30, 39)])
    half.dots("z", *[(28, y) for y in range(28, 40, 3)])
    for lapel in (
        [(22.6, 25), (23.6, 33), (24.4, 41)],
        mirrored([(22.6, 25), (23.6, 33), (24.4, 41)]),
    ):
        half.part(half.stroke(lapel, 2.6), "b")
    half.part(half.polygon([(14, 40.4), (42, 40.4), (43, 46), (13, 46)]), "r")
    half.part(half.polygon([(15, 38.4), (41, 38.4), (41.4, 41.4), (14.6, 41.4)]), "g")
    half.part(half.box(26, 37, 29, 41), "y")
    half.dots("r", (27, 39), (28, 39))
    sleeve(half, [(38.4, 29.6), (43, 35.4), (35, 35)], 7, 5.4, "r")
    folds(half, "R", [(42, 33), (40, 36)], [(38, 33), (39, 36)])
    half.part(half.polygon([(33, 31.8), (36, 32), (36, 37.8), (33, 37.4)]), "y")
    half.part(half.blob([(33, 32.4), (29, 32.4), (26.4, 34), (27.4, 36.6), (33, 37)]), "s")
    half.dots("S", (28, 34), (29, 34), (28, 36), (29, 36))
    sleeve(half, [(17.6, 30), (11.6, 36.4), (13.8, 27.6)], 7, 5.4, "r")
    folds(half, "R", [(15, 33), (14, 36)], [(13, 31), (15, 29)])
    half.part(half.polygon([(10.8, 24), (17.2, 24), (16.8, 27.8), (11.2, 27.8)]), "y")
    half.dots("z", (13, 25), (13, 26), (15, 25), (15, 26))
    over(half, grid(PALM_UP), 11, 19, "n")
    half.part(half.box(25, 23, 30, 26), "s")
    over(half, grid(YOUNG_RIGHT), 23, 14)
    over(half, grid(CAP_BLUE), 22, 6)
    half.outline()
    put(half, small_coin(), 14.5, 15.5)
    return doubled(half)


def _rump(horse: Horse) -> None:
    """The hindquarters at the lower left: two round cheeks, the tail, red and gold harness."""
    half = horse.half
    horse.patch("h", [(15, 34), (18, 32.6), (20.6, 34), (19, 36), (15.6, 37)])
    horse.crease("t", [(22, 36), (23, 40), (21, 46)])
    half.fill(half.polygon([(5, 41), (8, 40), (8, 46), (5, 46)]), "t")
    for strap in ([(14, 39), (18, 40), (24, 37)], [(5, 38), (9, 39)]):
        half.line("R", [(x, y + 1) for x, y in strap], smooth=True)
        half.line("r", strap, smooth=True)
    half.dots("l", (6, 38), (16, 39), (20, 39))
    tail = [(11.6, 30.6), (10, 33), (9, 37), (8.4, 42), (8, 50), (14, 50), (13.6, 42), (13.4, 36)]
    half.part(half.blob([*tail, (13.4, 32)]), "T", light=False, shade=0)
    folds(half, "n", [(11, 34), (11, 38), (10, 45)])
    folds(half, "t", [(12, 37), (12, 44)])


def cavalier() -> Canvas:
    """The cavallo: the horse from behind, its head at the right; the rider turns left."""
    half = Canvas(WIDTH, HALF)
    horse = Horse(half, "u")
    horse.draw()
    horse.bridle("b", (39, 36))
    _rump(horse)
    half.part(half.polygon([(24, 33), (37, 33), (37, 47), (24, 47)]), "g", shade=2)
    half.part(half.stroke([(28, 35), (33, 38.6), (31.6, 48)], 7, 5.4), "y", shade=2)
    folds(half, "Y", [(30, 41), (33, 41)])
    torso = [(24, 25), (34.6, 25), (35.6, 29), (34.6, 36), (25, 36), (23.6, 30)]
    half.part(half.polygon(torso), "b", shade=2)
    half.part(half.polygon([(26, 27.6), (33, 27.6), (33, 31.6), (29.5, 35), (26, 31.6)]), "y")
    half.fill(half.polygon([(27, 28.6), (32, 28.6), (32, 31), (29.5, 33.6), (27, 31)]), "r")
    half.line("w", [(29, 29), (29, 32)])
    half.line("w", [(28, 30), (30, 30)])
    sleeve(half, [(34, 27.4), (37.4, 31.4), (38.4, 35)], 5.6, 4.6, "r")
    half.part(half.ellipse(39, 36.4, 2.2), "s")
    sleeve(half, [(25.4, 26.6), (20, 27.6), (15.6, 24)], 5.4, 4.6, "r")
    folds(half, "R", [(24, 28), (20, 29)], [(18, 26), (19, 27)])
    half.part(half.polygon([(12, 21.6), (17.4, 21), (18, 24), (13.4, 25)]), "y")
    over(half, grid(PALM_UP), 11, 17, "n")
    half.part(half.blob([(23, 25), (26, 22.4), (32, 22.4), (35, 25), (29, 27.4)]), "w")
    half.dots("i", (25, 25), (27, 26), (29, 26), (31, 26), (33, 25))
    over(half, grid(PROFILE_LEFT), 23, 13)
    over(half, grid(HAT_RED), 22, 5)
    half.outline()
    put(half, small_coin(), 13.5, 13.5)
    return doubled(half)


AXE = """
..lY...
..yY.bb
.byYbbc
bbyYbbc
.byYbbc
..yY.bB
..yY...
"""
"""The king's axe, a crescent of blue steel on its shaft."""


def king() -> Canvas:
    """The re: in profile to the right, ermine cape, an axe in his hand, the coin above it."""
    half = Canvas(WIDTH, HALF)
    cloak = [(18, 25), (11, 29), (6.6, 36), (5, 47), (5, 52), (24, 52), (22, 34)]
    half.part(half.blob(cloak), "r", shade=2)
    folds(half, "R", [(10, 34), (8, 44)])
    half.part(half.polygon([(18, 31), (34, 31), (36, 52), (15, 52)]), "g", shade=2)
    folds(half, "G", [(25, 34), (25, 38)], [(30, 34), (30, 38)], [(22, 42), (21, 45)])
    half.part(half.polygon([(16.6, 39), (35.6, 39), (36, 42.4), (16.2, 42.4)]), "y")
    half.dots("z", *[(x, 40 + x % 2) for x in range(18, 35, 2)])
    half.part(half.stroke([(43.5, 45), (43.5, 24)], 1.9, smooth=False), "y")
    over(half, grid(AXE), 41, 26)
    sleeve(half, [(33, 29.6), (37, 36), (41, 38)], 6.6, 5, "b")
    folds(half, "B", [(35, 32), (37, 36)])
    half.part(half.polygon([(38.4, 35), (41, 35.6), (40.6, 41), (38, 40.6)]), "y")
    fist(half, 41, 36)
    sleeve(half, [(17.6, 30.6), (12.6, 36), (17, 39.4)], 6.4, 5, "b")
    folds(half, "B", [(14, 33), (13, 37)])
    half.part(half.ellipse(19, 39.6, 2.4), "s")
    half.dots("S", (19, 39), (20, 40))
    cape = [(16, 28), (20, 24.4), (30, 24.4), (35.4, 28), (33, 31.6), (26, 33), (19, 32)]
    fur(half, half.blob(cape), "c")
    half.part(half.stroke([(19, 25), (24, 27), (30, 25)], 2.4), "y")
    over(half, grid(PROFILE_RIGHT), 19, 14)
    over(half, grid(CROWN), 18, 8)
    half.outline()
    put(half, coin(8), 41.5, 13.5)
    return doubled(half)


def faces() -> dict[Face, Canvas]:
    """The three courts."""
    return {("coins", 8): knave(), ("coins", 9): cavalier(), ("coins", 10): king()}
