"""The four jacks of the french deck (upper halves)."""

from __future__ import annotations

from art.cards import fr_hats as things
from art.cards import fr_heads as heads
from art.cards.common import over
from art.cards.fr_courts import axe, both, collar, cuff, half, pattern, robe, sleeves, trim, within
from art.painter import Canvas


def coins() -> Canvas:
    """Turned to the left, a tall halberd in his hand; crossed sashes and a golden brooch."""
    jack = half()
    axe(jack, 39, 16)
    jack.part(jack.polygon([(40, 4), (41.6, 8), (41, 11), (39, 11), (38.4, 8)]), "c")
    robe(jack, "b")
    sleeves(jack, "r", ("yy....", ".yy...", "..yy..", "...yy.", "....yy", "y....y"), 0)
    trim(jack, [(19.4, 28), (28, 45)], 4.6, "y", "r", 4)
    trim(jack, [(36.6, 28), (28, 45)], 4.6, "r", "l", 4)
    jack.fill(jack.box(27, 44, 28, 44), "y")
    cape = collar(jack, "w", 33, 9.4)
    pattern(jack, within(cape), ("i....", ".....", "..i..", "....."), 1)
    jack.part(jack.ellipse(28, 33.4, 3.2), "y")
    jack.stamp(26, 32, ".ll.\nlroY\nyrRY\n.YY.")
    over(jack, heads.head(heads.JACK_COINS, "gold", "curls"), 21, 14)
    over(jack, things.CAP_COINS, 20, 8)
    cuff(jack, 39, 40)
    over(jack, things.FIST, 38, 33)
    jack.outline()
    return jack


def cups() -> Canvas:
    """Profile to the left with a moustache, a leaf and an axe; a blue middle panel."""
    jack = half()
    axe(jack, 39, 16)
    robe(jack, "r")
    sleeves(jack, "r", ("l.......", "........", "....l...", "........"), 0)
    for side in both([(18.6, 29), (20.6, 35), (20.6, 46)]):
        trim(jack, side, 3.2, stud="r")
    front = jack.part(jack.box(23, 30, 32, 46), "b", shade=0)
    pattern(jack, front, ("....cc....", "...cllc...", "....cc....", ".........."), 23, 32)
    cape = collar(jack, "y", 33, 9.4)
    pattern(jack, within(cape), ("z...", "....", "..z.", "...."), 0)
    over(jack, heads.head(heads.JACK_CUPS, "brown", "curls"), 21, 14)
    over(jack, things.CAP_CUPS, 21, 9)
    cuff(jack, 11, 34)
    over(jack, things.LEAF, 11, 20)
    cuff(jack, 39, 39)
    over(jack, things.FIST, 38, 32)
    jack.outline()
    return jack


def swords() -> Canvas:
    """Profile to the right, a twisted staff; a red chain of loops."""
    jack = half()
    staff = jack.part(jack.box(40, 8, 42, 45), "y", light=False, shade=0)
    pattern(jack, staff, ("r..", "rr.", ".rr", "..R"), 40)
    jack.part(jack.ellipse(41.5, 8, 2), "y")
    robe(jack, "k")
    sleeves(jack, "b", ("c...c...", ".c.c.c.c", "..c...c.", "........"), 1)
    for side in both([(18.6, 29), (20.6, 35), (20.6, 46)]):
        trim(jack, side, 3.2, stud="k")
    jack.part(jack.box(23, 30, 32, 46), "w", shade=0)
    for y in (32, 36, 40):
        jack.stamp(25, y, things.LOOP)
    jack.line("R", [(27, 44), (28, 44)])
    collar(jack, "r", 33, 9.4)
    over(jack, heads.head(heads.JACK_SWORDS, "dark"), 22, 14)
    over(jack, things.CAP_SWORDS, 22, 9)
    cuff(jack, 39, 40)
    over(jack, things.FIST, 39, 33)
    jack.outline()
    return jack


def batons() -> Canvas:
    """Turned to the right, a feather on the cap, a tall staff; bands of blue lozenges."""
    jack = half()
    jack.part(jack.box(41, 8, 42, 45), "Y", light=False, shade=0)
    jack.line("y", [(41, 8), (41, 45)])
    jack.part(jack.ellipse(42, 8.5, 2), "r")
    robe(jack, "y")
    for side in both([(11, 32), (19, 38), (21, 46)]):
        band = jack.part(jack.stroke(side, 7), "b")
        pattern(jack, within(band), (".a..", "aaa.", ".a..", "...."), 2)
    for side in both([(8, 38), (12.6, 46)]):
        trim(jack, side, 3, "r", "l", 4)
    front = jack.part(jack.box(25, 30, 30, 46), "r", shade=0)
    pattern(jack, front, ("..ll..", "..yy..", "......"), 25, 34)
    cape = collar(jack, "w", 33, 9.4)
    pattern(jack, within(cape), ("c...", "....", "..c.", "...."), 0)
    over(jack, heads.head(heads.JACK_BATONS, "gold", "curls"), 22, 14)
    over(jack, things.CAP_BATONS, 22, 9)
    over(jack, things.FEATHER, 35, 6)
    cuff(jack, 39, 40)
    over(jack, things.FIST, 39, 33)
    jack.outline()
    return jack


JACKS = {"coins": coins, "cups": cups, "swords": swords, "batons": batons}
