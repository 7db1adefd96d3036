"""The four kings of the french deck (upper halves)."""

from __future__ import annotations

from art.cards import fr_hats as things
from art.cards import fr_heads as heads
from art.cards.common import mirrored, over
from art.cards.fr_courts import (
    CHECKS,
    ERMINE,
    both,
    closed,
    half,
    pair,
    pattern,
    robe,
    trim,
    within,
)
from art.painter import Canvas


def coins() -> Canvas:
    """Profile to the left, an axe behind him, an open hand; golden borders, chequered front."""
    king = half()
    king.part(king.stroke([(41.9, 50), (41.9, 7)], 2.2, smooth=False), "Y")
    blade = [(40, 8), (38, 7.4), (35.4, 6), (33.6, 12.4), (35.4, 19), (38, 17.4), (40, 17)]
    king.part(king.polygon(blade), "i")
    king.line("w", [(35, 9), (34, 13), (35, 16)])
    robe(king, "r")
    for side in both([(9, 37), (13, 35), (20, 46), (9, 46)]):
        panel = king.part(king.polygon(side), "b", shade=0)
        pattern(king, within(panel), ("c...", ".c..", "..c.", "...c"))
    for side in both([(9, 36.4), (13.6, 33.4), (20.6, 46)]):
        trim(king, side, 2.8)
    for side in both([(19, 29), (23, 36), (24.2, 46)]):
        trim(king, side, 3.2, stud="r")
    front = king.part(king.polygon([(25, 33), (31, 33), (31, 46), (25, 46)]), "k")
    pattern(king, front, ("kkll", "kkll", "llkk", "llkk"), 25, 33)
    collar = king.part(
        king.blob(closed([(28, 26), (23, 26.4), (17.6, 28), (20, 32), (28, 35)])), "w"
    )
    pattern(king, within(collar), ERMINE, 1, 3)
    king.part(king.box(12, 30, 17, 31), "w")
    over(king, things.PALM, 11, 23)
    over(king, heads.head(heads.KING_COINS, "gray"), 19, 13)
    over(king, things.CROWN_COINS, 20, 6)
    king.outline()
    return king


def cups() -> Canvas:
    """Facing us without a moustache, the sword behind his head, two bands of ermine."""
    king = half()
    king.part(king.stroke([(42, 25), (35, 5)], 3.2, 2.6, smooth=False), "a", shade=0)
    king.line("b", [(43, 24), (36, 5)])
    robe(king, "r")
    for side in both([(11, 36), (15, 46)]):
        trim(king, side, 2.2, "y", None)
    for side in both([(8, 41), (11, 46)]):
        trim(king, side, 2.2, "y", None)
    front = king.part(king.polygon([(23, 30), (33, 30), (33, 46), (23, 46)]), "b", shade=0)
    pattern(king, front, ("....", ".ll.", ".yy.", "...."), 26, 33)
    for side in both([(19, 28), (20.6, 36), (20.6, 46)]):
        band = king.part(king.stroke(side, 5.4), "w")
        pattern(king, within(band), ("k...", "....", "..k.", "...."), side[2][0] > 28, 1)
    trim(king, [(20, 27.6), (28, 31), (36, 27.6)], 3)
    king.part(king.polygon([(37, 26), (44, 24), (45, 27), (38, 29)]), "y")
    king.part(king.box(38, 27, 44, 34), "r")
    over(king, things.FIST, 38, 22)
    over(king, heads.head(heads.KING_CUPS, "brown"), 20, 13)
    over(king, things.CROWN_CUPS, 20, 6)
    king.outline()
    return king


def swords() -> Canvas:
    """Turned to the right, curly beard, sword upright; a black and golden robe with leaves."""
    king = half()
    robe(king, "k")
    for side in both([(10, 33), (15, 38), (18, 46)]):
        trim(king, side, 3)
    for side in both([(8, 39), (11, 46)]):
        trim(king, side, 3, "r", None)
    front = king.part(king.polygon([(23, 30), (33, 30), (32, 46), (24, 46)]), "y", shade=0)
    pattern(king, front, (".....", "..k..", ".kkk.", ".kkk.", "..k.."), 25, 34)
    collar = king.part(
        king.blob(closed([(28, 27), (22, 26.4), (17.4, 28), (20, 31.4), (28, 34)])), "b"
    )
    pattern(king, within(collar), ("a...", "....", "..a.", "...."))
    king.part(king.polygon([(40, 9), (41.5, 6.6), (43, 9), (43, 33), (40, 33)]), "a", shade=0)
    king.line("b", [(42, 9), (42, 32)])
    king.part(king.box(38, 32, 44, 33), "y")
    king.part(king.box(38, 40, 44, 44), "b")
    over(king, things.FIST, 38, 34)
    over(king, heads.head(heads.KING_SWORDS, "ink", "curls"), 20, 13)
    over(king, things.CROWN_SWORDS, 19, 6)
    king.outline()
    return king


def batons() -> Canvas:
    """Turned to the left, white beard, sword upright, the orb; a dotted red robe."""
    king = half()
    cloth = robe(king, "r")
    pattern(king, within(cloth), ("l...", "....", "..l.", "...."))
    for side in both([(19, 29), (24, 35), (24.6, 46)]):
        trim(king, side, 3.4)
    front = king.part(king.polygon([(26, 34), (30, 34), (30, 46), (26, 46)]), "b", shade=0)
    pattern(king, front, ("....", ".aa.", ".aa.", "...."), 26, 34)
    for side in both([(9, 36), (14, 40), (15, 46)]):
        trim(king, side, 3, "k", "y")
    collar = king.part(
        king.blob(closed([(28, 26), (22, 26.4), (17.4, 28), (20, 32), (28, 35)])), "w"
    )
    pattern(king, within(collar), ERMINE, 2, 1)
    king.part(king.polygon([(40, 9), (41.5, 6.6), (43, 9), (43, 33), (40, 33)]), "a", shade=0)
    king.line("b", [(42, 9), (42, 32)])
    king.part(king.box(38, 32, 44, 33), "y")
    king.part(king.box(38, 40, 44, 44), "b")
    over(king, things.FIST, 38, 34)
    over(king, things.ORB, 11, 22)
    king.part(king.box(12, 37, 17, 38), "w")
    over(king, things.PINCH, 12, 31)
    over(king, heads.head(heads.KING_BATONS, "white"), 21, 13)
    over(king, things.CROWN_BATONS, 20, 6)
    king.outline()
    return king


KINGS = {"coins": coins, "cups": cups, "swords": swords, "batons": batons}
