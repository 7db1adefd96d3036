"""The four jacks of the french deck (upper halves)."""

from __future__ import annotations

from art.cards import fr_hats as things
from art.cards import fr_heads as heads
from art.cards.common import over
from art.cards.fr_courts import both, closed, half, pattern, robe, trim, within
from art.painter import Canvas


def coins() -> Canvas:
    """Turned to the left, a tall halberd; crossed sashes and a golden brooch."""
    jack = half()
    jack.part(jack.stroke([(41.9, 50), (41.9, 8)], 2, smooth=False), "y")
    jack.part(jack.polygon([(41.9, 5.6), (43.4, 9), (42.6, 14), (41.4, 14), (40.4, 9)]), "i")
    jack.part(jack.polygon([(40.6, 12), (37, 10), (35, 14), (37, 19), (40.6, 17)]), "i")
    robe(jack, "b")
    for side in both([(8, 36), (12, 46)]):
        trim(jack, side, 4, "r", "l")
    for side in both([(14, 29), (28, 45)][::-1]):
        trim(jack, side, 5, "y", None)
    trim(jack, [(13, 29), (28, 45)], 5, "y", "r")
    trim(jack, [(43, 29), (28, 45)], 5, "r", "l")
    jack.part(jack.blob(closed([(28, 27), (22, 27), (18, 29), (22, 32), (28, 34)])), "w")
    jack.part(jack.ellipse(28, 33, 2.8), "y")
    jack.dots("r", (27, 32), (28, 32), (27, 33))
    jack.part(jack.polygon([(24, 22), (31, 22), (33, 28), (28, 30), (24, 28)]), "s")
    over(jack, heads.head(heads.JACK_COINS, "gold"), 21, 14)
    over(jack, things.CAP_COINS, 20, 8)
    jack.outline()
    return jack


def cups() -> Canvas:
    """Profile to the left with a moustache, a leaf and an axe; a blue middle panel."""
    jack = half()
    jack.part(jack.stroke([(42, 40), (42, 8)], 2, smooth=False), "Y")
    jack.part(jack.polygon([(41, 9), (38, 8), (36, 13), (38, 18), (41, 17)]), "i")
    robe(jack, "r")
    for side in both([(8, 37), (13, 46)]):
        trim(jack, side, 4, "y", "z")
    front = jack.part(jack.polygon([(22, 29), (34, 29), (34, 46), (22, 46)]), "b", shade=0)
    pattern(jack, front, ("c...", ".c..", "..c.", ".c.."), 22, 30)
    for side in both([(21, 29), (22, 46)]):
        trim(jack, side, 2.4, "y", None)
    jack.part(jack.blob(closed([(28, 27), (22, 27), (18, 29), (22, 31), (28, 32)])), "y")
    over(jack, heads.head(heads.JACK_CUPS, "brown", "curls"), 21, 14)
    over(jack, things.CAP_CUPS, 20, 9)
    over(jack, things.LEAF, 11, 19)
    over(jack, things.PINCH, 11, 27)
    jack.part(jack.box(11, 33, 16, 34), "w")
    over(jack, things.FIST, 38, 30)
    jack.part(jack.box(38, 37, 44, 38), "w")
    jack.outline()
    return jack


def swords() -> Canvas:
    """Profile to the right, a twisted staff; a red chain of loops."""
    jack = half()
    staff = jack.part(jack.box(40, 7, 42, 50), "y")
    pattern(jack, staff, ("r..", ".r.", "..r"))
    robe(jack, "k")
    for side in both([(8, 36), (12, 46)]):
        trim(jack, side, 4, "y", "z")
    front = jack.part(jack.polygon([(23, 29), (33, 29), (33, 46), (23, 46)]), "w", shade=0)
    pattern(jack, front, (".rrr.", "r...r", "r...r", ".rrr."), 23, 30)
    for side in both([(21, 29), (22, 46)]):
        trim(jack, side, 2.4, "b", None)
    jack.part(jack.blob(closed([(28, 27), (22, 27), (18, 29), (22, 31), (28, 32)])), "r")
    over(jack, heads.head(heads.JACK_SWORDS, "dark"), 20, 14)
    over(jack, things.CAP_SWORDS, 18, 9)
    over(jack, things.FIST, 38, 32)
    jack.part(jack.box(38, 39, 44, 40), "w")
    jack.outline()
    return jack


def batons() -> Canvas:
    """Turned to the right, a feather on the cap, a tall staff; bands of blue lozenges."""
    jack = half()
    jack.part(jack.stroke([(41.9, 50), (41.9, 9)], 2, smooth=False), "Y")
    jack.part(jack.ellipse(42, 9, 2.4), "y")
    robe(jack, "y")
    for side in both([(12, 32), (19, 38), (21, 46)]):
        band = jack.part(jack.stroke(side, 6), "b")
        pattern(jack, within(band), (".a..", "aaa.", ".a..", "...."))
    front = jack.part(jack.polygon([(26, 30), (30, 30), (30, 46), (26, 46)]), "r", shade=0)
    pattern(jack, front, (".ll.", "....", "...."), 26, 34)
    jack.part(jack.blob(closed([(28, 27), (22, 27), (18, 29), (22, 31), (28, 32)])), "r")
    jack.part(jack.stroke([(24, 12), (20, 8), (18, 6)], 4, 3), "w")
    over(jack, heads.head(heads.JACK_BATONS, "gold", "curls"), 20, 14)
    over(jack, things.CAP_BATONS, 19, 9)
    over(jack, things.FIST, 38, 32)
    jack.part(jack.box(38, 39, 44, 40), "w")
    jack.outline()
    return jack


JACKS = {"coins": coins, "cups": cups, "swords": swords, "batons": batons}
