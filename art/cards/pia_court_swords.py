"""The piacentine courts of swords."""

from __future__ import annotations

from art.cards.common import WIDTH, Face, mirrored, over
from art.cards.pia_frame import HALF, doubled
from art.cards.pia_heads import (
    CROWN,
    HAT_GREEN,
    HAT_RED,
    MOUSTACHE_YOUNG,
    YOUNG_FRONT,
    YOUNG_LEFT,
)
from art.cards.pia_horse import Horse
from art.cards.pia_parts import ribbon
from art.cards.pia_people import blade, fist, folds, guard, sleeve
from art.painter import Canvas, grid


def knave() -> Canvas:
    """The fante: moustache, wide green hat, big red coat, the sword upright at the left."""
    half = Canvas(WIDTH, HALF)
    coat = [(21, 25.6), (15, 27.6), (11, 34), (9, 46), (47, 46), (45, 34), (41, 27.6), (35, 25.6)]
    half.part(half.blob(coat), "r", shade=2)
    half.part(half.polygon([(23, 25), (33, 25), (33.6, 46), (22.4, 46)]), "b")
    half.part(half.polygon([(26, 25), (30, 25), (30.4, 46), (25.6, 46)]), "y")
    half.dots("z", *[(x, y) for y in range(29, 44, 3) for x in (27, 28)])
    for edge in (
        [(22.4, 25.4), (21.4, 35), (21, 46)],
        mirrored([(22.4, 25.4), (21.4, 35), (21, 46)]),
    ):
        half.part(half.stroke(edge, 2.2), "y")
    folds(half, "R", [(40, 33), (42, 44)], [(37, 34), (38, 44)])
    sleeve(half, [(39.4, 30), (43.4, 37), (38, 42)], 7.6, 6, "r")
    half.part(half.polygon([(37.4, 38.4), (41, 41), (38.4, 45), (35.4, 42.6)]), "y")
    half.part(half.ellipse(34.6, 43, 2.4), "s")
    half.part(half.stroke([(14.5, 42), (14.5, 33)], 2.2, smooth=False), "y")
    half.part(half.ellipse(14.5, 43, 2.1), "b")
    blade(half, 13, 8, 30)
    sleeve(half, [(16.6, 30), (10.6, 38), (13.4, 39)], 7.6, 6.4, "r")
    folds(half, "R", [(13, 34), (11, 39)])
    half.part(half.polygon([(9.6, 36.6), (14, 38), (13.4, 42.6), (8.6, 41)]), "y")
    fist(half, 12, 34)
    guard(half, 14, 31)
    half.part(half.box(25, 23, 30, 25), "s")
    half.part(half.stroke([(22, 26), (28, 28.4), (34, 26)], 2.6), "w")
    over(half, grid(MOUSTACHE_YOUNG), 23, 13)
    over(half, grid(HAT_GREEN), 19, 6)
    half.outline()
    return doubled(half)


def cavalier() -> Canvas:
    """The cavallo: horse looking left, chequered collar, the sword upright at the right."""
    half = Canvas(WIDTH, HALF)
    horse = Horse(half, "u", left=True, dx=-1)
    horse.draw()
    horse.patch("h", [(20, 33), (17, 31.6), (15, 33), (17, 36)])
    half.part(half.polygon([(23, 35), (38, 34), (38, 47), (22, 47)]), "r", shade=2)
    half.line("y", [(37, 36), (37, 45)])
    half.part(half.stroke([(29, 37), (24.6, 40), (25.6, 48)], 7, 5.6), "y", shade=2)
    folds(half, "Y", [(24, 42), (26, 42)])
    cloak = [(35, 26), (40, 27), (46, 31), (50, 36), (45, 37.6), (37, 38)]
    half.part(half.blob(cloak), "r", shade=2)
    folds(half, "y", [(40, 31), (44, 35), (49, 35)])
    torso = [(26, 26), (24.6, 30), (25, 36), (24.6, 39), (36.6, 39), (37, 33), (37.4, 29), (35, 26)]
    half.part(half.blob(torso), "b", shade=2)
    half.dots("y", *[(30, y) for y in range(32, 36, 2)])
    half.part(half.polygon([(24.6, 36.4), (36.6, 36.4), (36.8, 38.8), (24.4, 38.8)]), "y")
    half.part(half.stroke([(43.5, 38), (43.5, 30)], 2.2, smooth=False), "y")
    half.part(half.ellipse(43.5, 38.4, 2.1), "r")
    blade(half, 42, 6, 26)
    sleeve(half, [(36, 29.4), (38, 34), (41.4, 33.6)], 6.2, 5, "b")
    folds(half, "B", [(36, 32), (38, 35)])
    fist(half, 41, 31, flip=True)
    sleeve(half, [(26, 29.6), (23, 35), (19.6, 37)], 6, 4.6, "b")
    half.part(half.ellipse(18.4, 37.6, 2.2), "s")
    horse.bridle("b", (18, 38))
    collar = half.blob([(23.6, 27), (26, 25), (36, 25), (39, 27), (36, 30), (31, 31), (26, 30)])
    half.part(collar, "w")
    for y in range(25, 32):
        for x in range(23, 40):
            if collar[y, x] and (x // 2 + y // 2) % 2:
                half.dots("c" if y < 29 else "b", (x, y))
    guard(half, 43, 28)
    over(half, grid(YOUNG_LEFT), 26, 14)
    over(half, grid(HAT_RED), 24, 6)
    half.outline()
    return doubled(half)


def king() -> Canvas:
    """The re: beardless, cross on the breast, both hands on the sword at the left."""
    half = Canvas(WIDTH, HALF)
    ribbon(half, [(37, 26), (42, 24), (46, 19), (51, 17)], "yry", 1.6, inked=False)
    ribbon(half, [(40, 27), (46, 28), (51, 24)], "yry", 1.6, inked=False)
    torso = [(20, 26), (36, 26), (38, 31), (36, 37), (37, 47), (19, 47), (20, 37), (18, 31)]
    half.part(half.polygon(torso), "b", shade=2)
    folds(half, "c", [(21, 29), (22, 35)])
    half.part(half.polygon([(24, 27), (34, 27), (34, 32), (29, 37), (24, 32)]), "r")
    half.fill(half.box(28, 28, 29, 35), "w")
    half.fill(half.box(26, 30, 31, 31), "w")
    half.part(half.stroke([(21, 25.6), (28, 26.6), (35, 25.6)], 2.2), "y")
    half.dots("z", (23, 26), (26, 26), (29, 26), (32, 26))
    half.part(half.blob([(20, 27), (14, 27), (9, 31), (7, 36), (11, 39), (18, 34)]), "r", shade=2)
    folds(half, "y", [(11, 30), (9, 36)], [(14, 29), (12, 35)])
    half.part(half.stroke([(16.5, 42), (16.5, 31)], 2.2, smooth=False), "y")
    half.part(half.ellipse(16.5, 42, 2.1), "b")
    blade(half, 15, 6, 27)
    sleeve(half, [(42, 37), (35, 39.4), (24, 38.6)], 6, 5, "r")
    half.part(half.polygon([(21, 35.6), (25, 35.6), (25.4, 41.4), (21, 41)]), "y")
    half.part(half.ellipse(40.6, 32, 5.6, 6), "r", shade=2)
    for x in (38, 42):
        half.line("y", [(x, 28), (x + 1, 37)])
    half.part(half.polygon([(9, 34), (14, 31), (15, 35), (11, 38.4)]), "y")
    fist(half, 14, 35)
    fist(half, 14, 30)
    guard(half, 16, 27)
    half.part(half.box(25, 23, 30, 25), "s")
    face = grid(YOUNG_FRONT, {"N": "Y", "n": "z"})
    over(half, face, 23, 14)
    over(half, grid(CROWN), 22, 8)
    half.outline()
    return doubled(half)


def faces() -> dict[Face, Canvas]:
    """The three courts."""
    return {("swords", 8): knave(), ("swords", 9): cavalier(), ("swords", 10): king()}
