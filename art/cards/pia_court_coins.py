"""The piacentine courts of coins."""

from __future__ import annotations

from art.cards.common import WIDTH, Face, mirrored, over, put
from art.cards.pia_coins import small_coin
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
from art.cards.pia_people import folds, fur, horse_head, sleeve
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


def _rump(half: Canvas) -> None:
    """The horse's hindquarters from behind, tail hanging, in red harness with gold studs."""
    croup = [(5, 49), (4.8, 40), (6.4, 32.6), (10.6, 27.6), (16, 26), (22, 29), (27, 36), (29, 49)]
    half.part(half.blob(croup), "t")
    for x, wide in ((21.6, 7.4), (9.4, 5.2)):
        lobe = half.part(half.ellipse(x, 43, wide, 12.4), "t")
        half.fill(half.ellipse(x - wide * 0.3, 35.6, 1.6, 2.6) & lobe, "u")
    half.dots("u", (11, 28), (12, 28), (13, 27), (10, 29))
    for points in ([(4, 40), (8, 42), (13, 38)], [(29, 39), (22, 42), (16, 38)]):
        half.part(half.stroke(points, 2.4), "r")
        half.dots("y", *[(int(x), int(y)) for x, y in points[:2]])
    half.part(half.stroke([(14.6, 32), (18, 28.4), (24, 28)], 2.4), "r")
    half.dots("y", (10, 41), (18, 41), (25, 41), (18, 28), (21, 27))
    half.part(half.stroke([(14.6, 34), (13.6, 40), (15, 48)], 4, 6.4), "n", light=False)
    folds(half, "k", [(15, 36), (15, 44)])
    folds(half, "N", [(13, 36), (13, 43)])
    half.part(half.ellipse(14.6, 31.6, 2.3), "y")
    half.dots("r", (14, 31), (14, 32))


def cavalier() -> Canvas:
    """The cavallo: the horse from behind, its head at the right; the rider turns left."""
    half = Canvas(WIDTH, HALF)
    horse_head(half, 37.4, 22)
    half.part(half.polygon([(22, 36), (37, 34), (39.4, 46), (22, 46)]), "g", shade=2)
    half.line("y", [(23, 43), (38, 42)])
    half.part(half.stroke([(31, 35), (34.6, 40), (33.6, 47)], 8, 6.4), "y", shade=2)
    folds(half, "Y", [(34, 38), (35, 42), (34, 45)])
    _rump(half)
    half.part(half.blob([(23, 36), (27, 34.6), (36, 35), (38, 38), (30, 40), (23.6, 40)]), "n")
    torso = [(25, 25), (37, 25), (39, 30), (37, 38), (25.6, 38), (24, 31)]
    half.part(half.polygon(torso), "b", shade=2)
    folds(half, "c", [(26, 30), (26, 35)])
    half.part(half.polygon([(28, 29), (35, 29), (35, 33), (31.6, 36.4), (28, 33)]), "y")
    half.fill(half.polygon([(29, 30), (34, 30), (34, 32.6), (31.6, 35.2), (29, 32.6)]), "r")
    half.line("w", [(30, 31), (33, 31)])
    half.line("w", [(31, 31), (31, 33)])
    sleeve(half, [(37, 28), (41, 34), (39, 38)], 6, 5, "r")
    folds(half, "R", [(40, 31), (41, 35)])
    half.line("y", [(39, 40), (44, 38), (48, 33)])
    half.part(half.ellipse(38.4, 40, 2.5), "s")
    half.dots("S", (38, 40), (39, 41))
    sleeve(half, [(27, 27.6), (22, 28.6), (17.4, 23.6)], 5.6, 4.6, "r")
    folds(half, "R", [(25, 29), (22, 30)], [(19, 26), (20, 27)])
    half.part(half.polygon([(13.6, 21), (19.4, 21), (19.6, 24), (14.6, 24.4)]), "y")
    half.dots("z", (15, 22), (17, 22))
    over(half, grid(PALM_UP), 13, 16, "n")
    half.part(half.blob([(24, 26), (27, 23.4), (34, 23.4), (37, 26), (30.6, 28.4)]), "w")
    half.dots("i", (26, 26), (28, 27), (30, 27), (32, 27), (34, 26))
    over(half, grid(PROFILE_LEFT), 25, 14)
    over(half, grid(HAT_RED), 24, 6)
    half.outline()
    put(half, small_coin(), 16.5, 12.5)
    return doubled(half)


def king() -> Canvas:
    """The re: in profile to the right, ermine cape, blue axe, the coin above it."""
    half = Canvas(WIDTH, HALF)
    cloak = [(18, 25), (11, 28), (6.6, 36), (5, 46), (5, 52), (24, 52), (22, 34)]
    half.part(half.blob(cloak), "r")
    folds(half, "R", [(12, 32), (10, 44)], [(16, 32), (15, 44)])
    folds(half, "o", [(10, 31), (8, 40)])
    half.part(half.polygon([(17, 34), (38, 34), (37, 52), (15, 52)]), "g")
    half.part(half.polygon([(15.6, 40.4), (37.4, 39.6), (37.4, 43.4), (15.4, 44)]), "y")
    half.dots("z", *[(x, 41 + x % 2) for x in range(17, 37, 2)])
    cape = [(17, 25), (22, 23.4), (29, 23.4), (34.4, 27), (36.4, 33), (34, 36.4), (27, 38)]
    fur(half, half.blob([*cape, (19, 37), (14.4, 33), (14.6, 28)]), "c")
    half.part(half.stroke([(18.6, 25.6), (24, 28), (31, 25)], 2.6), "y")
    half.part(half.ellipse(18, 27.4, 1.9), "y")
    half.dots("r", (17, 27))
    half.part(half.stroke([(43, 44.5), (43, 24)], 1.9, smooth=False), "y")
    axe = [(41, 26), (39.4, 24.8), (37, 22.6), (36.4, 28), (37.6, 32), (39.6, 30), (41, 29.6)]
    axe += [(45, 29.6), (49, 31), (50, 28), (49, 25.4), (45, 26.4)]
    half.part(half.polygon(axe), "b")
    half.part(half.polygon([(43, 19.4), (44.6, 23), (44, 32), (42.4, 32), (41.4, 23)]), "b")
    half.dots("a", (37, 24), (37, 25), (38, 25), (42, 22), (46, 27))
    sleeve(half, [(33.6, 35), (37, 38.4), (41, 39.4)], 6, 4.6, "b")
    half.part(half.box(39, 37, 40, 41), "y")
    half.part(half.ellipse(43, 39.4, 2.4), "s")
    half.dots("S", (43, 39), (44, 40))
    over(half, grid(PROFILE_RIGHT), 17, 13)
    over(half, grid(CROWN), 17, 7)
    half.outline()
    put(half, small_coin(), 43.5, 11.5)
    return doubled(half)


def faces() -> dict[Face, Canvas]:
    """The three courts."""
    return {("coins", 8): knave(), ("coins", 9): cavalier(), ("coins", 10): king()}
