"""Piacentine swords: blue blades, gold guards with a red jewel and green discs, twisted grips."""

from __future__ import annotations

from art.cards.common import HEIGHT, WIDTH, Face, mirrored, moved, outlined, put
from art.cards.pia_frame import framed
from art.cards.pia_parts import ribbon
from art.painter import Canvas, Point, grid, rim

HILT = """
.....brb.....
.....BRB.....
.....lyY.....
.....roR.....
.....lyY.....
.....roR.....
.vg..lyY..vg.
vgGl.orR.lvgG
gGGylrrrYygGG
.GYyyrRryYYG.
..lyyyRyyyY..
...zzyyYzz...
"""
"""Pommel, grip and guard of the small sword, 13 pixels wide."""

LONG_HILT = """
......cbB......
.....cbrbB.....
.....bbRbB.....
......bBB......
.....lyyyY.....
......roR......
......lyY......
......roR......
......lyY......
......roR......
......lyY......
.....lyyyY.....
.vvg..ooR..vgg.
vggGlyorrYlvggG
vgGylyorryyvgGG
gGGzyyorryYgGGG
.GGyyyrrRyyYGG.
..lyyyyRyyyyY..
...zzyyyyYzz...
.....lyyYz.....
"""
"""Pommel, grip and guard of the full-height sword, 15 pixels wide."""

URN = grid("""
....rR....
...rrRR...
...rrRR...
.y..rR..y.
yyY.gG.yyY
.yY.gG.yY.
..GGGGGG..
.gGGGGGGG.
YyyyyyyyYz
.gGGGGGGG.
.gGGGGGGG.
..gGGGGG..
...gGGG...
....yY....
...gGGG...
..GGGGGG..
""")
"""An urn with leaves between the swords of the five; without ink, so that the blades count."""


def upright(blade: int) -> Canvas:
    """The small sword, hilt up, `blade` pixels of blade."""
    hilt = grid(HILT)
    sword = Canvas(13, hilt.height + blade)
    sword.paste(hilt)
    top, end = hilt.height, hilt.height + blade
    for y in range(top, end - 2):
        sword.stamp(5, y, "abB")
    sword.stamp(5, end - 2, ".bB")
    sword.stamp(5, end - 1, ".B.")
    return outlined(sword)


def tall(height: int) -> Canvas:
    """The full-height sword, hilt up."""
    hilt = grid(LONG_HILT)
    sword = Canvas(15, height)
    sword.paste(hilt)
    for y in range(hilt.height, height - 4):
        sword.stamp(5, y, "acBbB")
    for row, rows in enumerate(("acBbB", ".abB.", ".abB.", "..B..")):
        sword.stamp(5, height - 4 + row, rows)
    return outlined(sword)


def lying(length: int) -> Canvas:
    """The small sword on its side, hilt to the right; drawn anew, so that its top is lit."""
    sword = Canvas(length, 13)
    start = length - 12
    for x in range(2, start):
        for row, letter in enumerate("abB"):
            sword.dots(letter, (x, 5 + row))
    sword.dots("b", (1, 6))
    sword.dots("b", (1, 7))
    sword.dots("B", (0, 6))
    hilt = grid(HILT).quarter_turn().pixels[:, ::-1]
    sword.pixels[:, start:] = hilt
    return outlined(sword)


def slanting(card: Canvas, *, right: bool, below: bool) -> None:
    """One of the four: hilt in a corner, point towards the middle, two rows to a column.

    The geometry is mirrored, not the pixels: every blade is lit on its left.
    """
    sword = Canvas(WIDTH, HEIGHT)

    def along(t: float, side: float = 0) -> Point:
        x, y = 10.5 + t * 0.447 + side * 0.894, 12 + t * 0.894 - side * 0.447
        return (WIDTH - x if right else x), (HEIGHT - y if below else y)

    left = 1 if right else -1
    blade = [along(11, -1.6), along(31, -1.6), along(35, 0), along(31, 1.6), along(11, 1.6)]
    sword.fill(sword.polygon(blade), "b")
    sword.line("a", [along(11, left), along(31, left)])
    sword.line("B", [along(11, -left), along(31, -left)])
    sword.part(sword.stroke([along(2), along(10)], 2.6, smooth=False), "y")
    for t in (3, 5.4, 7.8):
        x, y = along(t)
        sword.dots("r", (int(x), int(y)), (int(x) + 1, int(y)))
    sword.part(sword.ellipse(*along(0.2), 2.1), "b")
    guard = [along(9, -6), along(11.8, -3.4), along(11.2, 0), along(11.8, 3.4), along(9, 6)]
    sword.part(sword.stroke(guard, 3), "y")
    for side in (-6.2, 6.2):
        sword.part(sword.ellipse(*along(8.8, side), 2.1), "g")
    sword.part(sword.ellipse(*along(10.4), 2.1), "r")
    sword.outline()
    card.paste(sword)


def six(card: Canvas, sword: Canvas, rows: tuple[float, float]) -> None:
    """Three above and three below, the middle one of each row reversed."""
    upper, lower = rows
    down = sword.vertical_flip()
    for x in (14.5, 28.5, 42.5):
        middle = x == 28.5
        put(card, down if middle else sword, x, upper)
        put(card, sword if middle else down, x, lower)


def scroll(card: Canvas) -> None:
    """The pale golden scroll with its two urns, behind the five swords."""
    half = Canvas(WIDTH, HEIGHT)
    vine = [
        (27, 32),
        (24.6, 35),
        (19, 37),
        (11, 36.4),
        (7.4, 33),
        (7.6, 29),
        (10.6, 28),
        (12, 30.6),
    ]
    curl = [(21, 36.6), (18.4, 32), (19, 27), (22, 25)]
    cross = [(22, 36.4), (24.6, 40), (25, 45)]
    for right in (False, True):
        for points in (vine, curl, cross):
            way = mirrored(points) if right else points
            half.fill(half.stroke(way, 2.5), "q")
            half.fill(half.stroke(moved(way, -0.5, -0.5), 1.3), "l")
    put(half, URN, 28, 24)
    card.paste(half)
    card.paste(half.vertical_flip())


def faces() -> dict[Face, Canvas]:
    """The swords from two to seven."""
    long = tall(74)
    two, three, four, five, sixth, seven = (framed() for _ in range(6))
    ribbon(two, [(20, 36), (30, 40), (40, 40), (46, 43), (46, 47), (42, 50), (34, 50)], "ryg")
    put(two, long.vertical_flip(), 37.5, 45)
    ribbon(two, [(46, 47), (42, 51), (34, 51), (26, 52), (16, 56), (9, 64)], "ryg")
    put(two, long, 18.5, 45)
    ribbon(two, [(9, 27), (11, 33), (16, 35), (24, 36)], "ryg")
    for x in (14.5, 41.5):
        put(three, long, x, 45)
    put(three, long.vertical_flip(), 28.5, 45)
    for right in (False, True):
        for below in (False, True):
            slanting(four, right=right, below=below)
    scroll(five)
    short, blades = upright(16), Canvas(WIDTH, HEIGHT)
    for x in (14.5, 41.5):
        put(blades, short, x, 21.5)
        put(blades, short.vertical_flip(), x, 68.5)
    put(blades, lying(42), 28, 45)
    five.fill(rim(blades.painted(), diagonal=True), "p")
    five.paste(blades)
    six(sixth, upright(21), (25, 65))
    six(seven, upright(15), (21, 69))
    put(seven, lying(40), 28, 45)
    return {
        ("swords", 2): two,
        ("swords", 3): three,
        ("swords", 4): four,
        ("swords", 5): five,
        ("swords", 6): sixth,
        ("swords", 7): seven,
    }
