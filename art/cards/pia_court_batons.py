"""The piacentine courts of batons."""

from __future__ import annotations

from art.cards.common import WIDTH, Face, mirrored, over
from art.cards.pia_frame import HALF, doubled
from art.cards.pia_heads import CAP_RED_BLUE, CROWN_RED, HELMET, KING_LEFT, YOUNG_RIGHT
from art.cards.pia_horse import Horse
from art.cards.pia_people import club, fist, folds, fur, sleeve
from art.painter import Canvas, Point, grid

RIDER = """
nNnhhhhhhs...
NnNhhhhhhs...
nNnhhhKKKs...
NnNhhhhwks...
nNnShhhhhhs..
NnNShhhhhhsS.
nNnhhhhhSSs..
.NnhhNnnnnn..
.nNhNhhhRRs..
..nNhhhhhs...
...nhhhhhs...
....hhhss....
"""
"""The rider's face in profile to the right, with a moustache and a shaven chin."""

SMALL_CROWN = """
l..l..l..l
ylyylyylyY
yyryybyyrY
zyyyyyyyyz
"""


def knave() -> Canvas:
    """The fante: hands on the hips, green puffed shoulders, a crowned club at the right."""
    half = Canvas(WIDTH, HALF)
    tunic = [(21, 25.6), (16, 28), (14, 36), (13, 46), (41, 46), (40, 36), (38, 28), (34, 25.6)]
    half.part(half.blob(tunic), "r", shade=2)
    half.part(half.polygon([(22.6, 25), (32.4, 25), (32, 46), (23, 46)]), "y")
    for y in range(28, 44, 4):
        half.stamp(24, y, "g.....g\n.g.r.g.\n..gGg..")
    half.part(half.polygon([(14, 40.6), (40, 40.6), (40, 44), (14, 44)]), "g")
    half.part(half.box(26, 40, 29, 44), "y")
    for right in (False, True):
        arm: list[Point] = [(17, 32), (10.4, 38), (16.4, 42)]
        puff: list[Point] = [(20.4, 26), (15, 26.6), (11.6, 31), (12.6, 36), (17, 36.4), (20.4, 32)]
        arm = mirrored(arm, 27.5) if right else arm
        puff = mirrored(puff, 27.5) if right else puff
        sleeve(half, arm, 6, 5, "r")
        half.part(half.blob(puff), "g", shade=2)
        shift = 22 if right else 0
        folds(half, "G", [(14 + shift, 29), (14 + shift, 34)], [(17 + shift, 28), (17 + shift, 35)])
        folds(half, "v", [(13 + shift, 30), (13 + shift, 33)], [(16 + shift, 29), (16 + shift, 33)])
    half.part(half.ellipse(17.4, 42.4, 2.2), "s")
    half.part(half.ellipse(37.6, 42.4, 2.2), "s")
    half.part(half.box(25, 23, 30, 25), "s")
    half.part(half.stroke([(22, 26), (28, 28), (33, 26)], 2.6), "w")
    over(half, grid(YOUNG_RIGHT), 22, 14)
    over(half, grid(CAP_RED_BLUE), 19, 6)
    tool = Canvas(WIDTH, HALF)
    club(tool, (45.5, 10.5), (45, 46), 9)
    over(tool, grid(SMALL_CROWN), 40, 17)
    over(half, tool, 0, 0)
    half.outline()
    return doubled(half)


def cavalier() -> Canvas:
    """The cavallo: rider from behind, his face in profile; horse to the right, club at the left."""
    half = Canvas(WIDTH, HALF)
    horse = Horse(half, "i", dx=1)
    horse.draw()
    horse.patch("w", [(9, 35), (11, 32.6), (14, 33), (12, 37)])
    horse.bridle("b", (37, 37))
    half.part(half.polygon([(18, 35), (35, 34), (36, 47), (18, 47)]), "g", shade=2)
    half.line("y", [(19, 36), (19, 45)])
    half.part(half.stroke([(28, 37), (33.4, 40), (32, 48)], 7, 5.6), "y", shade=2)
    folds(half, "Y", [(31, 42), (33, 42)])
    jacket = [(21, 26.4), (17.6, 29), (18, 34), (17.6, 39.6), (32, 39.6), (31.4, 34), (32, 29)]
    half.part(half.blob([*jacket, (28, 26)]), "r", shade=2)
    folds(half, "R", [(24, 33), (24, 38)])
    half.part(half.stroke([(30, 28.6), (19, 37.6)], 3.4, smooth=False), "y")
    sleeve(half, [(30, 29), (33, 34), (36, 36)], 6, 4.6, "b")
    folds(half, "B", [(31, 32), (33, 35)])
    half.part(half.ellipse(37.2, 37, 2.2), "s")
    club(half, (9.5, 10.5), (15.8, 41), 7.4)
    sleeve(half, [(19, 29.6), (16.6, 35), (15, 36)], 6, 4.8, "b")
    folds(half, "B", [(17, 32), (17, 35)])
    fist(half, 12, 33)
    over(half, grid(RIDER), 18, 15)
    half.part(half.stroke([(18.6, 28), (23, 28.6), (28, 27.6)], 2.6), "y")
    over(half, grid(HELMET), 16, 5)
    half.outline()
    return doubled(half)


def king() -> Canvas:
    """The re: looks left, red cloak, green robe, the club upright in his left-side hand."""
    half = Canvas(WIDTH, HALF)
    cloak = [(21, 25), (15, 27), (11, 34), (9, 47), (50, 47), (49, 36), (44, 28), (36, 25)]
    half.part(half.blob(cloak), "r", shade=2)
    folds(half, "R", [(42, 31), (46, 44)], [(39, 33), (41, 45)])
    half.part(half.polygon([(21, 26), (35, 26), (37.6, 46), (19, 46)]), "g", shade=2)
    folds(half, "G", [(28, 31), (28, 45)], [(32, 32), (33, 45)], [(24, 32), (24, 38)])
    half.part(half.polygon([(19.6, 38.6), (36.6, 38.6), (37, 42.4), (19.2, 42.4)]), "n")
    half.part(half.box(26, 38, 31, 43), "y")
    half.fill(half.box(28, 40, 29, 41), "n")
    sleeve(half, [(38.4, 31), (42, 37.6), (36, 42)], 7, 5.4, "b")
    folds(half, "y", [(39, 35), (43, 34)], [(39, 39), (42, 41)])
    club(half, (13.5, 13.5), (14.4, 46), 9)
    sleeve(half, [(18, 31), (12, 38), (14, 37)], 7, 6, "b")
    folds(half, "y", [(14, 31), (18, 34)], [(11, 35), (15, 37)])
    fist(half, 12, 33)
    fur(
        half,
        half.blob(
            [(17.6, 27.6), (21, 24.6), (35, 24.6), (38.6, 27.6), (34, 31), (28, 32), (22, 31)]
        ),
    )
    over(half, grid(KING_LEFT), 22, 14)
    over(half, grid(CROWN_RED), 21, 8)
    half.outline()
    return doubled(half)


def faces() -> dict[Face, Canvas]:
    """The three courts."""
    return {("batons", 8): knave(), ("batons", 9): cavalier(), ("batons", 10): king()}
