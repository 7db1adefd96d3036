"""The four queens of the french deck (upper halves)."""

from __future__ import annotations

from art.cards import fr_hats as things
from art.cards import fr_heads as heads
from art.cards.common import over
from art.cards.fr_courts import both, closed, half, pair, pattern, robe, trim, within
from art.painter import Canvas, Mask


def _veil(queen: Canvas, base: str, edge: str) -> Mask:
    """Cloth that falls from the crown to the shoulders on both sides of the face."""
    cloth = queen.polygon(closed([(28, 7), (22, 9), (19, 14), (18, 22), (14, 32), (28, 33)]))
    queen.part(cloth, base, shade=2)
    for side in both([(20.6, 10), (19.4, 15), (18.6, 22), (15, 31)]):
        queen.line(edge, side)
    return cloth


def _neck(queen: Canvas, x: int) -> None:
    """Throat and neckline, on both sides of column `x`."""
    skin = queen.polygon([(x - 3, 24), (x + 4, 24), (x + 7, 29), (x + 1, 34), (x - 5, 29)])
    queen.part(skin, "s")


def coins() -> Canvas:
    """Facing us, a flower at the left; collar of golden checks."""
    queen = half()
    _veil(queen, "b", "c")
    robe(queen, "r")
    for side in both([(9, 37), (14, 34), (21, 46), (9, 46)]):
        sleeve = queen.part(queen.polygon(side), "b", shade=0)
        pattern(queen, within(sleeve), ("l...", "....", "..l.", "...."))
    for side in both([(9, 36.4), (14, 33.4), (21.6, 46)]):
        trim(queen, side, 2.6, "y", "z")
    yoke = queen.part(
        queen.polygon(closed([(28, 29), (21, 28), (16.4, 32), (22, 37), (28, 39)])), "y"
    )
    pattern(queen, within(yoke), ("zzyy", "zzyy", "yyzz", "yyzz"), 0, 1)
    front = queen.part(queen.box(26, 39, 29, 46), "w")
    pattern(queen, front, ("....", ".rr."), 26, 39)
    _neck(queen, 27)
    over(queen, heads.head(heads.QUEEN_COINS, "gold"), 20, 12)
    over(queen, things.CORONET, 21, 7)
    over(queen, things.FLOWER, 11, 20)
    over(queen, things.PINCH, 11, 28)
    queen.part(queen.box(11, 34, 16, 35), "w")
    queen.outline()
    return queen


def cups() -> Canvas:
    """Turned to the left, a flower at the right; white sleeves with waves."""
    queen = half()
    _veil(queen, "r", "o")
    robe(queen, "b")
    for side in both([(8, 33), (14, 30), (20, 36), (21, 46), (8, 46)]):
        sleeve = queen.part(queen.polygon(side), "w", shade=0)
        pattern(queen, within(sleeve), ("c...c.", ".c.c..", "..c...", "......"), 0, 2)
    for side in both([(17, 29), (21, 35), (22, 46)]):
        trim(queen, side, 3, "y", "r")
    front = queen.part(queen.polygon([(24, 33), (32, 33), (32, 46), (24, 46)]), "r", shade=0)
    pattern(queen, front, ("...ll...", "..llll..", "...ll...", "........"), 24, 34)
    trim(queen, [(19, 29), (28, 33), (37, 29)], 3, "y", "z")
    _neck(queen, 27)
    over(queen, heads.head(heads.QUEEN_CUPS, "brown"), 21, 12)
    over(queen, things.CORONET, 21, 7)
    over(queen, things.FLOWER, 38, 20)
    over(queen, things.PINCH, 38, 28)
    queen.part(queen.box(38, 34, 44, 35), "y")
    queen.outline()
    return queen


def swords() -> Canvas:
    """Turned to the right, flower and sceptre; a yoke of gold and black."""
    queen = half()
    queen.part(queen.stroke([(41.5, 40), (41.5, 10)], 2, smooth=False), "y")
    queen.part(queen.ellipse(41.5, 9, 2.4), "r")
    _veil(queen, "w", "i")
    robe(queen, "b")
    for side in both([(8, 38), (12, 46)]):
        trim(queen, side, 3, "r", "l")
    yoke = queen.part(
        queen.polygon(closed([(28, 29), (21, 28), (13, 33), (19, 40), (28, 45)])), "y"
    )
    pattern(queen, within(yoke), ("kk..", ".kk.", "..kk", "k..k"))
    front = queen.part(queen.polygon([(24, 37), (32, 37), (32, 46), (24, 46)]), "k")
    pattern(queen, front, ("...ll...", "...yy...", "........"), 24, 38)
    _neck(queen, 28)
    over(queen, heads.head(heads.QUEEN_SWORDS, "dark"), 19, 12)
    over(queen, things.CORONET, 21, 7)
    over(queen, things.FLOWER, 11, 20)
    over(queen, things.PINCH, 11, 28)
    queen.part(queen.box(11, 34, 16, 35), "w")
    over(queen, things.FIST, 38, 30)
    queen.part(queen.box(38, 37, 44, 38), "w")
    queen.outline()
    return queen


def batons() -> Canvas:
    """Turned to the right, a flower at the left; red-edged veil, a robe strewn with clubs."""
    queen = half()
    _veil(queen, "w", "r")
    cloth = robe(queen, "B")
    pattern(
        queen, within(cloth), (".w....", "www...", ".w....", "....w.", "...www", "....w."), 0, 2
    )
    for side in both([(18, 29), (22, 35), (22, 46)]):
        trim(queen, side, 3, "y", "r")
    front = queen.part(queen.polygon([(24, 33), (32, 33), (32, 46), (24, 46)]), "r", shade=0)
    pattern(queen, front, ("..l..l..", "...ll...", "..l..l..", "........"), 24, 34)
    _neck(queen, 28)
    over(queen, heads.head(heads.QUEEN_BATONS, "gold"), 19, 12)
    over(queen, things.CORONET, 21, 7)
    over(queen, things.FLOWER, 11, 20)
    over(queen, things.PINCH, 11, 28)
    queen.part(queen.box(11, 34, 16, 35), "y")
    pair(queen, "Y")
    queen.outline()
    return queen


QUEENS = {"coins": coins, "cups": cups, "swords": swords, "batons": batons}
