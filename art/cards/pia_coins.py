"""Piacentine coins: red smiling faces within gold studs on black."""

from __future__ import annotations

from math import cos, hypot, pi, sin

from art.cards.common import Face, outlined, put
from art.cards.pia_frame import pip_card
from art.painter import Canvas, grid

COIN = """
....YYYYY....
..YYkykykYY..
.YkykkkkkykY.
.YykkoorkkyY.
YkkkorrrrkkkY
YykowkrwkRkyY
YkkorrorrRkkY
YykrwrrrwRkyY
YkkkrwwwRkkkz
.YykkRRRkkyz.
.YkykkkkkykY.
..YYkykykzz..
....YzzzY....
"""
"""The smallest coin, 13 pixels: in the hands of courts and beside them."""

FACE_9 = """
...ooo...
.ooorrrR.
.oorrrrR.
oowkrwkrR
oorrorrRR
orwrrrwRR
.rrwwwRR.
.rrRRRRR.
...RRR...
"""

FACE_13 = """
....oooor....
..ooorrrrrR..
.oorrrrrrrrR.
.orRRRrRRRrR.
ookwRrrrkwRrR
oorrrrRrrrrRR
ooorroRrrrrRR
oorrroRRrroRR
.orRrrrrrRrR.
.rrRwwwwwRRR.
..rrRwwwRRR..
...rrRRRRR...
....RRRRR....
"""

FACE_19 = """
.......ooorr.......
.....ooorrrrrR.....
...ooorrrrrrrrrR...
..ooorrrrrrrrrrrR..
..ooRRRrrrrrRRRrR..
.ooRrrrRrrrRrrrRrR.
.oorkkkrrorrkkkrrR.
oorrwkwRrorrwkwRrrR
oorrrrrrrorRrrrrrRR
oorooorrorRrrooorRR
oorooorrRrRrrooorRR
orrrrrrrrRrrrrrrrRR
.orrRrrrrrrrrrRrRR.
.rrrrRwwwwwwwRrrRR.
..rrrrRwwwwwRrRRR..
..rrrrrRRRRRrrRRR..
...rrrrrrrrrrRRR...
.....rrrrRRRRR.....
.......RRRRR.......
"""

WREATH = """
.....vg...
....vgg...
..vg.gG...
.vgg.G....
.vgGG.vg..
...GGvgg..
vg..G.gG..
vgg.GG....
.gGGG.vg..
...GGvgG..
vg..G.....
vggGGvg...
.gGGGGgG..
....GG....
..vgGGG...
..vggGGGvg
...gG.GGGG
........GG
"""
"""The left half of the olive branches in the middle of the four."""

BROOM = """
..N..
..N..
..N..
..N..
..N..
..N..
..N..
.rrR.
.lyY.
lyYyY
lyYyY
lyYyY
yYyYz
Y.Y.z
"""


def emblem() -> Canvas:
    """A broom between olive branches, tied with a red knot."""
    piece, half = Canvas(21, 21), grid(WREATH)
    piece.paste(half, 0, 1)
    piece.paste(half, 11, 1, flip=True)
    piece.paste(outlined(grid(BROOM)), 7, 0)
    piece.stamp(7, 16, "..orR..\n.oroRrR\n.oR.oRR\noR...RR")
    return piece


def _disc(radius: int) -> Canvas:
    """A black disc with a rim of dark gold, lit from the upper left."""
    size = 2 * radius + 1
    coin = Canvas(size, size)
    coin.fill(coin.ellipse(size / 2, size / 2, radius + 0.3), "k")
    for y in range(size):
        for x in range(size):
            dx, dy = x + 0.5 - size / 2, y + 0.5 - size / 2
            if radius - 0.7 < hypot(dx, dy) <= radius + 0.3:
                coin.dots("z" if dx + dy > radius * 0.55 else "Y", (x, y))
    return coin


def _studs(coin: Canvas, radius: float, count: int, *, large: bool) -> None:
    """A ring of gold studs; large ones are two pixels square with a light."""
    middle = coin.width // 2
    for k in range(count):
        angle = 2 * pi * (k + large / 2) / count
        dx, dy = (round(radius * turn(angle)) for turn in (cos, sin))
        x, y = middle + dx, middle + dy
        if large:  # squares grow away from the axes, so that the ring stays symmetric
            x, y = x - (dx < 0), y - (dy < 0)
            coin.fill(coin.box(x, y, x + 1, y + 1), "y")
            coin.dots("l", (x, y))
            coin.dots("Y", (x + 1, y + 1))
        else:
            coin.dots("y", (x, y))


def _ring(coin: Canvas, radius: float, letter: str) -> None:
    """A circle one pixel wide."""
    middle = coin.width / 2
    outer = coin.ellipse(middle, middle, radius + 0.5)
    coin.fill(outer & ~coin.ellipse(middle, middle, radius - 0.5), letter)


def coin(radius: int) -> Canvas:
    """The coin of 17, 25 or 35 pixels' diameter (radius 8, 12 or 17)."""
    piece = _disc(radius)
    face = grid({8: FACE_9, 12: FACE_13, 17: FACE_19}[radius])
    if radius == 8:
        _studs(piece, 6, 16, large=False)
    elif radius == 12:
        _studs(piece, 8.8, 12, large=True)
    else:
        _ring(piece, 10.9, "Y")
        _studs(piece, 13.2, 16, large=True)
    start = radius - face.width // 2
    piece.paste(face, start, start)
    return piece


def small_coin() -> Canvas:
    """The coin of the courts."""
    return grid(COIN)


def faces() -> dict[Face, Canvas]:
    """The coins from two to seven."""
    small, middle, large = coin(8), coin(12), coin(17)
    corners = [(16.5, 16.5), (39.5, 16.5), (16.5, 73.5), (39.5, 73.5)]
    four = pip_card(small, corners)
    put(four, emblem(), 28.5, 45.5)
    five = pip_card(small, corners)
    put(five, large, 28.5, 45.5)
    seven = [(28.5, 16.5), *((x, y) for y in (35.5, 54.5, 73.5) for x in (16.5, 39.5))]
    return {
        ("coins", 2): pip_card(large, [(28.5, 25.5), (28.5, 64.5)]),
        ("coins", 3): pip_card(middle, [(22.5, 20.5), (34.5, 45.5), (22.5, 70.5)]),
        ("coins", 4): four,
        ("coins", 5): five,
        ("coins", 6): pip_card(small, [*corners, (16.5, 45.5), (39.5, 45.5)]),
        ("coins", 7): pip_card(small, seven),
    }
