"""The four queens of the french deck (upper halves)."""

from __future__ import annotations

from art.cards import fr_hats as things
from art.cards import fr_heads as heads
from art.cards.common import over, soft
from art.cards.fr_courts import (
    WAVES,
    both,
    closed,
    cuff,
    half,
    pattern,
    robe,
    sleeves,
    trim,
    within,
)
from art.painter import CLEAR, INDEX, Canvas
from art.palette import RAMP

VEIL_LEFT = [(23.6, 9.6), (22.4, 12.0), (21.6, 17.4), (18.4, 20.4), (14.4, 27.0), (12.0, 33.0)]


def _veil(queen: Canvas, base: str, edge: str, right: float = 40) -> None:
    """Cloth that falls from the crown to the shoulders on both sides of the face."""
    fall = [(34.0, 9.6), (right - 2.4, 12.0), (right, 18.0), (right + 0.6, 24.0), (43.6, 33.0)]
    cloth = queen.part(queen.polygon([*VEIL_LEFT, *fall[::-1]]), base, light=False)
    queen.fill(cloth & ~within(cloth), edge)
    fold = queen.empty()
    for x, y in [(right - 2.6, 17), (right - 2, 21), (right - 1, 25)]:
        fold |= queen.box(int(x), int(y), int(x), int(y) + 3)
    soft(queen, fold & within(cloth), base, RAMP[base][1])


def _throat(queen: Canvas) -> None:
    """Neck and neckline."""
    skin = [(26.0, 23.0), (32, 23), (32, 27), (34, 29), (28, 35), (22, 29), (26, 27)]
    queen.part(queen.polygon(skin), "s")


def _joined(queen: Canvas, rows: str, hair: str, x: int) -> None:
    """The head, and no line between its neck and the throat."""
    face = heads.head(rows, hair)
    over(queen, face, x, 12)
    for column in (face.pixels[-1] != CLEAR).nonzero()[0]:
        if INDEX["s"] in face.pixels[-1:, column] or INDEX["S"] in face.pixels[-1:, column]:
            queen.dots("S", (x + int(column), 27))


def _flower(queen: Canvas, x: int) -> None:
    """A hand holding up a rose, its six columns from `x`."""
    over(queen, things.FLOWER, x, 20)
    cuff(queen, x, 34)
    over(queen, things.PINCH, x, 28)


def coins() -> Canvas:
    """Facing us, a flower at the left; collar of golden checks."""
    queen = half()
    _veil(queen, "b", "c")
    robe(queen, "r")
    for side in both([(9, 37), (14, 34), (21, 46), (9, 46)]):
        arm = queen.part(queen.polygon(side), "b", shade=0)
        pattern(queen, within(arm), ("l...", "....", "..l.", "...."))
    for side in both([(9, 36.4), (14, 33.4), (21.6, 46)]):
        trim(queen, side, 2.6)
    yoke = queen.part(
        queen.polygon(closed([(28, 29), (21, 28), (16.4, 32), (22, 37), (28, 39)])), "y"
    )
    pattern(queen, within(yoke), ("zzyy", "zzyy", "yyzz", "yyzz"), 0, 1)
    front = queen.part(queen.box(26, 39, 29, 46), "w")
    pattern(queen, front, ("....", ".rr."), 26, 38)
    _throat(queen)
    _joined(queen, heads.QUEEN_COINS, "gold", 21)
    over(queen, things.CORONET, 22, 6)
    _flower(queen, 11)
    queen.outline()
    return queen


def cups() -> Canvas:
    """Turned to the left, a flower at the right; white sleeves with waves."""
    queen = half()
    _veil(queen, "r", "o")
    robe(queen, "b")
    sleeves(queen, "w", WAVES, 33)
    for side in both([(18.6, 29), (21, 35), (21.6, 46)]):
        trim(queen, side, 3.2, stud="r")
    front = queen.part(queen.box(24, 33, 31, 46), "r", shade=0)
    pattern(queen, front, ("...ll...", "..lyyl..", "...ll...", "........"), 24, 35)
    trim(queen, [(19, 29), (28, 34), (37, 29)], 3)
    _throat(queen)
    _joined(queen, heads.QUEEN_CUPS, "brown", 22)
    over(queen, things.CORONET_BALLS, 23, 6)
    _flower(queen, 38)
    queen.outline()
    return queen


def swords() -> Canvas:
    """Turned to the right, flower and sceptre; a yoke of gold and black."""
    queen = half()
    queen.part(queen.box(40, 12, 41, 46), "y", shade=0)
    queen.line("Y", [(41, 12), (41, 45)])
    _veil(queen, "w", "y", 38.4)
    robe(queen, "b")
    for side in both([(8, 37), (14, 39.6), (14, 46), (8, 46)]):
        queen.part(queen.polygon(side), "r", shade=0)
    for side in both([(8, 36), (13.6, 38), (15.4, 46)]):
        trim(queen, side, 3)
    yoke = queen.part(
        queen.polygon(closed([(28, 29), (21, 28), (13, 33), (19, 40), (28, 45)])), "y"
    )
    pattern(queen, within(yoke), ("k...", ".k..", "..k.", "...k"))
    front = queen.part(queen.box(24, 37, 31, 46), "r", light=False, shade=0)
    pattern(queen, front, ("...ll...", "...yy...", "........"), 24, 38)
    _throat(queen)
    _joined(queen, heads.QUEEN_SWORDS, "dark", 21)
    over(queen, things.CORONET_PEARLS, 23, 6)
    _flower(queen, 11)
    over(queen, things.SCEPTRE, 38, 6)
    cuff(queen, 39, 38)
    over(queen, things.FIST, 39, 31)
    queen.outline()
    return queen


def batons() -> Canvas:
    """Turned to the right, a flower at the left; red-edged veil, a robe strewn with clubs."""
    queen = half()
    _veil(queen, "w", "r")
    robe(queen, "G")
    for x in (11, 38):
        queen.stamp(x, 37, things.SMALL_CLUB)
    for side in both([(17.6, 29), (21, 36), (21, 46)]):
        trim(queen, side, 3, "w", "r")
    front = queen.part(queen.box(23, 33, 32, 46), "y", shade=0)
    pattern(queen, front, ("g........g", ".g..vv..g.", "..gvrrvg..", ".g..vv..g."), 23, 33)
    trim(queen, [(18, 29), (28, 35), (38, 29)], 3, "w", "r")
    _throat(queen)
    _joined(queen, heads.QUEEN_BATONS, "red", 21)
    over(queen, things.CORONET_LEAVES, 23, 6)
    _flower(queen, 11)
    queen.outline()
    return queen


QUEENS = {"coins": coins, "cups": cups, "swords": swords, "batons": batons}
