"""The four kings of the french deck (upper halves)."""

from __future__ import annotations

from art.cards import fr_hats as things
from art.cards import fr_heads as heads
from art.cards.common import over
from art.cards.fr_courts import (
    ERMINE,
    axe,
    both,
    collar,
    cuff,
    half,
    pattern,
    robe,
    sleeves,
    sword,
    trim,
    within,
)
from art.painter import Canvas


def coins() -> Canvas:
    """Profile to the left, an axe behind him, an open hand; golden borders, chequered front."""
    king = half()
    axe(king, 38, 12)
    robe(king, "r")
    for side in both([(9, 37), (13, 35), (20, 46), (9, 46)]):
        panel = king.part(king.polygon(side), "b", shade=0)
        pattern(king, within(panel), ("c...", ".c..", "..c.", "...c"))
    for side in both([(9, 36.4), (13.6, 33.4), (20.6, 46)]):
        trim(king, side, 2.8)
    for side in both([(19, 29), (23, 36), (24.2, 46)]):
        trim(king, side, 3.2, stud="r")
    front = king.part(king.polygon([(25, 33), (31, 33), (31, 46), (25, 46)]), "k")
    pattern(king, front, ("kkll", "kkll", "llkk", "llkk"), 26, 33)
    fur = collar(king, "w")
    pattern(king, within(fur), ERMINE, 1, 3)
    cuff(king, 12, 30)
    over(king, things.PALM, 11, 23)
    over(king, heads.head(heads.KING_COINS, "gray"), 20, 13)
    over(king, things.CROWN_COINS, 20, 6)
    king.outline()
    return king


def cups() -> Canvas:
    """Facing us without a moustache, the sword behind his head, two bands of ermine."""
    king = half()
    king.part(king.stroke([(41.6, 24), (36, 5)], 3.4, 3, smooth=False), "c", shade=0)
    king.line("a", [(40, 23), (35, 6)])
    king.line("b", [(42, 22), (37, 5)])
    robe(king, "r")
    sleeves(king, "r", ("y.......", ".y.....y", "..y...y.", "...y.y..", "....y..."), 1)
    front = king.part(king.box(23, 30, 32, 46), "b", shade=0)
    pattern(king, front, ("..ll..", ".lyyl.", "..ll..", "......"), 25, 32)
    for side in both([(19, 28), (20.4, 36), (20.4, 46)]):
        band = king.part(king.stroke(side, 5.4), "w")
        pattern(king, within(band), ("k...", "k...", "....", "..k.", "..k.", "...."), 19, 1)
    trim(king, [(19, 27.6), (28, 31.4), (37, 27.6)], 3.4, stud="r")
    cuff(king, 39, 29)
    king.part(king.polygon([(36.4, 22.4), (45, 20), (45, 22), (37, 24.6)]), "y", light=False)
    over(king, things.FIST, 39, 22)
    over(king, heads.head(heads.KING_CUPS, "brown"), 21, 13)
    over(king, things.CROWN_CUPS, 21, 6)
    king.outline()
    return king


def swords() -> Canvas:
    """Turned to the right, curly beard, sword upright; a black and golden robe with leaves."""
    king = half()
    robe(king, "k")
    sleeves(king, "b", ("a......", ".......", "...a...", "......."), 2)
    for side in both([(19, 28), (21, 35), (21, 46)]):
        trim(king, side, 3.2, stud="r")
    king.part(king.box(23, 30, 32, 46), "k", light=False)
    for y in (33, 39):
        king.stamp(25, y, things.LEAF_BUTTON)
    cape = collar(king, "r", 33, 11)
    pattern(king, within(cape), ("l....", ".....", "..l..", "....."), 2)
    sword(king, 40, 7, 32)
    cuff(king, 39, 41, "y")
    over(king, things.FIST, 39, 34)
    over(king, heads.head(heads.KING_SWORDS, "ink", "curls"), 22, 13)
    over(king, things.CROWN_SWORDS, 22, 6)
    king.outline()
    return king


def batons() -> Canvas:
    """Turned to the left, white beard, sword upright, the orb; a dotted red robe."""
    king = half()
    cloth = robe(king, "r")
    pattern(king, within(cloth), ("l...", "....", "..l.", "...."), 0, 2)
    sleeves(king, "k", ("y......", "..y....", "....y..", "..y...."), 0)
    for side in both([(20, 29), (23.4, 35), (23.8, 46)]):
        trim(king, side, 3.4)
    front = king.part(king.box(26, 34, 29, 46), "b", shade=0)
    pattern(king, front, (".aa.", ".aa.", "....", "...."), 26, 36)
    fur = collar(king, "w")
    pattern(king, within(fur), ERMINE, 2, 1)
    sword(king, 40, 7, 32)
    cuff(king, 39, 41)
    over(king, things.FIST, 39, 34)
    over(king, things.ORB, 11, 22)
    cuff(king, 11, 37)
    over(king, things.PINCH, 11, 31)
    over(king, heads.head(heads.KING_BATONS, "white"), 22, 13)
    over(king, things.CROWN_BATONS, 21, 6)
    king.outline()
    return king


KINGS = {"coins": coins, "cups": cups, "swords": swords, "batons": batons}
