"""Neapolitan coins: suns on black discs."""

from __future__ import annotations

from collections.abc import Iterable
from math import atan2, cos, floor, hypot, pi, sin

from art.cards.common import blank, put
from art.painter import Canvas, Point, grid, rim

COIN_13 = grid("""
....KKKKK....
..KKwwwwwKK..
.KwwkkykkwwK.
.KwykkykkywK.
KwkkylyyykkwK
KwkklyYyykkwK
KwyyyYzYyyywK
KwkkyyYyYkkwK
KwkkyyyYYkkwK
.KwykkYkkYwK.
.KwwkkYkkwwK.
..KKwwwwwKK..
....KKKKK....
""")
"""The smallest coin: the six, the seven, and the hands of the figures."""

PLAIN_SUN = """
.......l.......
.......y.......
..l...lyY...y..
..ylY.lyY.lyY..
...yyYyyyyyY...
...YyyzzzyyY...
..llyzlyYzyYY..
llyyyzyYYzyyyYY
..YYyzYYYzyYY..
...lyyzzzyyY...
...yyYyyyYyY...
..yyY.lyY.YyY..
..Y...lyY...Y..
.......Y.......
.......Y.......
"""
"""A sun without a face: eight points round a boss."""

SMALL_FACE = """
..zzzzz..
.zllyyyz.
zllyyyyYz
zlzzyzzYz
zlwkywkYz
zlyylYyYz
zyyylYyYz
zyyrrryYz
.zyyRyYz.
..zzzzz..
"""
"""The tiny face in the suns of the four."""

SUN_FACE = grid("""
...lllyy...
..lllyyyyY.
.llzzylzzyY
.llyyylyyyY
llkwylykwyY
llyyyYyyyyY
lYyyyYYyyYY
.lyyzYzyyY.
.yyzrrrzyY.
..yyzzzyY..
...yYYYY...
""")


def _emblem() -> Canvas:
    """The deck's own mark in the fours: a lying broom, unlike any sign of a suit."""
    piece = Canvas(31, 16)
    brush = [(17, 4.6), (26.6, 1.4), (28.6, 3), (29.4, 7.5), (28.6, 12), (26.6, 13.6), (17, 10.4)]
    piece.part(piece.polygon(brush), "y")
    for end in (3.4, 5.6, 9.4, 11.6):
        piece.line("z", [(19, 7.5 + (end - 7.5) * 0.4), (28, end)])
    piece.line("Y", [(19, 7), (28, 7)])
    for y in (2, 4, 7, 9, 11):
        piece.erase(piece.box(28, y, 29, y))
    piece.part(piece.box(1, 6, 15, 8), "N")
    piece.stamp(11, 9, "...oR\n..orR\n.or.R\n.rR.R\n..R..")
    piece.part(piece.polygon([(15, 4), (18, 4), (18, 11), (15, 11)]), "r")
    piece.outline()
    return piece


EMBLEM = _emblem()


def sun_coin(radius: int, *, petals: bool = False) -> Canvas:
    """A large coin of odd diameter with a face, in eight points or, with `petals`, eight petals."""
    size = 2 * radius + 1
    coin = Canvas(size, size)
    middle = size / 2
    disc = coin.ellipse(middle, middle, radius - 1.9 + 0.3)
    coin.fill(coin.ellipse(middle, middle, radius + 0.3), "k")
    coin.fill(coin.ellipse(middle, middle, radius - 0.7), "w")
    coin.fill(disc, "k")
    if petals:
        _petals(coin, radius)
    else:
        _points(coin, radius)
    face = Canvas(size, size)
    face.paste(SUN_FACE, (size - SUN_FACE.width) // 2, (size - SUN_FACE.height) // 2)
    coin.fill(rim(face.painted()), "z")
    coin.paste(face)
    return coin


def _petals(coin: Canvas, radius: int) -> None:
    middle = coin.width / 2
    for number in range(8):
        angle = number * pi / 4
        reach = radius - 5.0
        x, y = middle + reach * cos(angle), middle + reach * sin(angle)
        petal = coin.ellipse(x, y, 2.6)
        coin.fill(petal, "y")
        lit = petal & coin.ellipse(x - 0.9, y - 0.9, 1.5)
        coin.fill(petal & ~coin.ellipse(x - 0.7, y - 0.7, 2.6), "Y")
        coin.fill(lit, "l")
        between = angle + pi / 8
        dot = middle + (radius - 3.2) * cos(between), middle + (radius - 3.2) * sin(between)
        coin.dots("Y", (floor(dot[0]), floor(dot[1])))


def _points(coin: Canvas, radius: int) -> None:
    middle = coin.width / 2
    reach = radius - 2.4
    core = reach * 0.66
    for row in range(coin.height):
        for column in range(coin.width):
            dx, dy = column + 0.5 - middle, row + 0.5 - middle
            angle = atan2(dy, dx)
            phase = (angle / (2 * pi) * 8 + 0.5) % 1
            sharp = 1 - abs(phase - 0.5) * 2
            if hypot(dx, dy) > core + (reach - core) * sharp:
                continue
            axis = round(angle / (pi / 4)) * (pi / 4)
            side = 1 if phase > 0.5 else -1
            facing = (cos(axis) - sin(axis)) * side
            coin.dots("y" if facing < 0.02 else "Y", (column, row))
    for number in range(8):
        angle = (number + 0.5) * pi / 4
        x, y = middle + cos(angle) * (reach - 1.2), middle + sin(angle) * (reach - 1.2)
        coin.dots("Y", (floor(x), floor(y)))


def coin_19(*, face: bool = False) -> Canvas:
    """A sun in eight points round a boss (five, six, seven) or round a tiny face (four)."""
    coin = Canvas(19, 19)
    for radius, letter in ((9.3, "k"), (8.3, "w"), (7.3, "k")):
        coin.fill(coin.ellipse(9.5, 9.5, radius), letter)
    coin.stamp(2, 2, PLAIN_SUN)
    if face:
        coin.stamp(5, 4, SMALL_FACE)
    return coin


def _layout(coin: Canvas, places: Iterable[Point]) -> Canvas:
    card = blank()
    for x, y in places:
        put(card, coin, x, y)
    return card


def two() -> Canvas:
    """Two suns with petals, one above the other."""
    return _layout(sun_coin(13, petals=True), ((28, 23.5), (28, 66.5)))


def three() -> Canvas:
    """Right, left, right."""
    return _layout(sun_coin(11), ((36.5, 17.5), (19.5, 45.5), (36.5, 72.5)))


def four() -> Canvas:
    """Four small faces round the deck's own mark."""
    card = _layout(coin_19(face=True), ((x, y) for x in (17, 39) for y in (18, 72)))
    put(card, EMBLEM, 28, 45)
    return card


def five() -> Canvas:
    """A large sun between four small ones."""
    card = _layout(coin_19(), ((x, y) for x in (17, 39) for y in (18, 72)))
    put(card, sun_coin(13, petals=True), 28, 45)
    return card


def six() -> Canvas:
    """Three rows of two."""
    return _layout(coin_19(), ((x, y) for x in (16.5, 39.5) for y in (16, 45, 74)))


def seven() -> Canvas:
    """The settebello, with its gap above the last row."""
    places = ((15.5, 14.5), (40.5, 14.5), (28, 31), (15.5, 47.5), (40.5, 47.5))
    return _layout(coin_19(), (*places, (15.5, 76.5), (40.5, 76.5)))
