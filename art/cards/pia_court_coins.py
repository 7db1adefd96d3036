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
    """The horse's hindquarters seen from behind, in two tones: two cheeks and the tied tail."""
    croup = [(3, 49), (4, 40), (7, 34), (11, 31), (16.5, 30), (22, 31), (26, 34), (29, 40)]
    half.part(half.blob([*croup, (30, 49)]), "u", shade=2)
    half.line("t", [(10.6, 45), (11, 40), (13, 36)], smooth=True)
    half.line("t", [(22.4, 45), (22, 40), (20, 36)], smooth=True)
    for strap in ([(4, 43), (10, 41.6), (16, 36)], [(29.6, 43), (23, 41.6), (17, 36)]):
        half.line("b", strap, smooth=True)
    half.part(half.stroke([(16.5, 34), (16.2, 40), (17, 49)], 3.6, 5), "N", light=False, shade=0)
    folds(half, "n", [(16, 38), (16, 45)])
    half.part(half.ellipse(16.5, 34, 2.4, 2), "r")


def cavalier() -> Canvas:
    """The cavallo: the horse from behind, its head at the right; the rider turns left."""
    half = Canvas(WIDTH, HALF)
    horse_head(half, 38.4, 19, coat="u")
    half.part(half.polygon([(28, 37), (38, 35), (40, 46), (26, 46)]), "g", shade=2)
    half.part(half.stroke([(34, 36), (36.4, 41), (35.4, 47)], 6.6, 5.4), "y", shade=2)
    torso = [(25, 24), (37, 24), (39, 29), (37, 39), (25.6, 39), (24, 30)]
    half.part(half.polygon(torso), "b", shade=2)
    folds(half, "c", [(26, 28), (26, 33)])
    half.part(half.polygon([(28, 28), (36, 28), (36, 33), (32, 37), (28, 33)]), "y")
    half.fill(half.polygon([(29, 29), (35, 29), (35, 32.6), (32, 35.6), (29, 32.6)]), "r")
    half.line("w", [(30, 31), (33, 31)])
    half.line("w", [(31, 29), (31, 34)])
    half.line("w", [(32, 29), (32, 34)])
    _rump(half)
    sleeve(half, [(37, 27), (41, 33), (39, 37.6)], 6, 5, "r")
    folds(half, "R", [(40, 30), (41, 34)])
    half.line("b", [(39, 39), (44, 36), (49, 30)])
    half.part(half.ellipse(38.4, 39.4, 2.5), "s")
    half.dots("S", (38, 39), (39, 40))
    sleeve(half, [(27.4, 26.6), (20.6, 28), (16, 24)], 5.4, 4.6, "r")
    folds(half, "R", [(25, 28), (21, 29)], [(18, 26), (19, 27)])
    half.part(half.polygon([(12, 21.6), (17.4, 21), (18, 24), (13.4, 25)]), "y")
    over(half, grid(PALM_UP), 11, 17, "n")
    half.part(half.blob([(24, 25), (27, 22.4), (34, 22.4), (37, 25), (30.6, 27.4)]), "w")
    half.dots("i", (26, 25), (28, 26), (30, 26), (32, 26), (34, 25))
    over(half, grid(PROFILE_LEFT), 25, 13)
    over(half, grid(HAT_RED), 24, 5)
    half.outline()
    put(half, small_coin(), 14.5, 13.5)
    return doubled(half)


AXE = """
....i.....
....im..m.
....im.iia
i...imiiia
miiiimiima
.mmmimiima
m...imiima
....im.mma
....im..m.
....im....
"""
"""The king's axe, of grey steel: a beak to the left, a crescent to the right."""


def king() -> Canvas:
    """The re: in profile to the right, ermine cape, steel axe, the coin above it."""
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
    half.part(half.stroke([(43, 44.5), (43, 26)], 1.9, smooth=False), "y")
    over(half, grid(AXE), 38, 21)
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
