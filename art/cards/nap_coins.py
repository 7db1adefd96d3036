"""Neapolitan coins: suns on black discs, and the two-headed eagle of the ace."""

from __future__ import annotations

from collections.abc import Iterable
from math import atan2, cos, floor, hypot, pi, sin

import numpy as np

from art.cards.common import AXIS, WIDTH, blank, mirrored, over, put, scallops
from art.painter import Canvas, Point, grid, rim, shifted, spline

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

COIN_15 = grid("""
.....KKKKK.....
...KKwwwwwKK...
..KwwkkykkwwK..
.KwwkYkykYkwwK.
.KwkykklkkykwK.
KwkYkylyyykYkwK
KwkkklyYyykkkwK
KwyyylYzYyyyywK
KwkkkyyYyYkkkwK
KwkYkyyyYYkYkwK
.KwkykkYkkYkwK.
.KwwkYkYkYkwwK.
..KwwkkYkkwwK..
...KKwwwwwKK...
.....KKKKK.....
""")

SMALL_SUN = """
......y......
......l......
..y..lyy..y..
...yllyyyY...
...lzylyzY...
...lkylykY...
yylyyyYyyYyYY
...lyyYyyY...
...yyrrryY...
...yyyzyYY...
..Y..yyY..Y..
......Y......
......Y......
"""

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

EMBLEM = grid("""
.........kkk.........
.........kYk.........
.........kNk.........
.........kYk.........
..kk.....kNk.....kk..
.kvGk....kYk....kGgk.
.kvvGk...kNk...kGggk.
..kvgk.kkkkkkk.kvgk..
.kkGvk.kororRk.kgGkk.
kvvkGkkzlylyYzkkGkggk
kvgGkkklyzyzyYkkkGggk
.kkGkkzlzyzyzyzkkGkk.
.kvkvklyzyzyzyYkvkgk.
kvggkklzyzyzyzYkkgggk
kvgkGklzyzyzyzYkGkggk
.kkvGkkzyzyzyzkkGgkk.
..kvgGkkkzkzkkkGggk..
...kkvvgGkkkGgggkk...
.....kkkkoRrkkkk.....
........kRkRk........
.........k.k.........
""")
"""The deck's own mark in the fours: a broom in laurels."""


CLAW_LEFT = grid("""
...orrR..
..lyyyYY.
.lyyyyyYY
ly.lY.lYY
lY.yY.yY.
lY.yY.lY.
k..k...k.
""")
CLAW_RIGHT = grid("""
..orrR...
.lyyyYY..
lyyyyyYY.
lyY.lY.yY
.lY.yY.yY
.ly.yY.yY
.k...k..k
""")


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
    core = reach * 0.56
    for row in range(coin.height):
        for column in range(coin.width):
            dx, dy = column + 0.5 - middle, row + 0.5 - middle
            angle = atan2(dy, dx)
            phase = (angle / (2 * pi) * 8 + 0.5) % 1
            sharp = max(0.0, (1 - abs(phase - 0.5) * 2 - 0.16) / 0.84)
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


def coin_17() -> Canvas:
    """The coin of the four, with a tiny face."""
    coin = Canvas(17, 17)
    for radius, letter in ((8.3, "k"), (7.3, "w"), (6.3, "k")):
        coin.fill(coin.ellipse(8.5, 8.5, radius), letter)
    coin.stamp(2, 2, SMALL_SUN)
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
    card = _layout(coin_17(), ((x, y) for x in (17, 39) for y in (18, 72)))
    put(card, EMBLEM, 28, 45)
    return card


def five() -> Canvas:
    """A large sun between four small ones."""
    card = _layout(COIN_15, ((x, y) for x in (16, 40) for y in (17, 73)))
    put(card, sun_coin(13, petals=True), 28, 45)
    return card


def six() -> Canvas:
    """Three rows of two."""
    return _layout(COIN_13, ((x, y) for x in (14.5, 41.5) for y in (15, 45, 75)))


def seven() -> Canvas:
    """The settebello, with its gap above the last row."""
    places = ((14.5, 13.5), (41.5, 13.5), (28, 29.5), (14.5, 45.5), (41.5, 45.5))
    return _layout(COIN_13, (*places, (14.5, 76.5), (41.5, 76.5)))


def ace() -> Canvas:
    """The eagle with two heads, an empty white disc before it and a golden ring in its claws."""
    card = blank()
    eagle = Canvas(card.width, card.height)
    _tassels(eagle)
    _wings(eagle)
    for flip in (False, True):
        _neck_and_leg(eagle, flip)
    _ring(eagle)
    for flip in (False, True):
        _claw(eagle, flip)
    eagle.fill(eagle.ellipse(AXIS, 33.5, 16.4), "k")
    eagle.fill(eagle.ellipse(AXIS, 33.5, 15.4), "w")
    eagle.outline()
    card.paste(eagle)
    return card


def _side(points: list[Point], flip: bool) -> list[Point]:
    return mirrored(points) if flip else points


def _dots(eagle: Canvas, letter: str, flip: bool, *points: tuple[int, int]) -> None:
    eagle.dots(letter, *((2 * int(AXIS) - 1 - x, y) if flip else (x, y) for x, y in points))


def _tassels(eagle: Canvas) -> None:
    for flip in (False, True):
        ribbon = _side([(11, 60), (7.5, 66), (8.5, 72), (6.8, 78)], flip)
        eagle.part(eagle.stroke(ribbon, 3.4, 2.2), "y")
        ((x, y),) = _side([(6.5, 81)], flip)
        eagle.part(eagle.ellipse(x, y, 2.1), "r")
        _dots(eagle, "z", flip, (8, 64), (8, 68), (8, 72), (7, 76))


def _wings(eagle: Canvas) -> None:
    edge = [(28, 20), (22, 20), (18.5, 16.5), (13, 14.2), (8, 16), (5.2, 21), (4.6, 29), (6, 37)]
    edge += [(9.5, 44), (15, 49.5), (22, 52.5)]
    wings = eagle.polygon(spline(edge + mirrored(edge[::-1]), closed=True, steps=8))
    eagle.part(wings, "r")
    rows, columns = np.mgrid[0 : eagle.height, 0 : eagle.width]
    inside = wings & shifted(wings, 1, 0) & shifted(wings, -1, 0)
    scallops(eagle, inside & (rows > 20) & (rows < 30), "R", "o", row=1)
    # Long feathers follow the disc; each one ends a little lower than its inner neighbour.
    distance = np.hypot(columns + 0.5 - AXIS, rows + 0.5 - 33.5)
    feather, across = np.floor(distance) // 3, np.floor(distance) % 3
    for first, body, light, quill in ((30, "R", "r", "k"), (38, "G", "g", "k")):
        start = first + 2 * (feather % 3)
        zone = wings & (rows >= start)
        eagle.fill(zone, body)
        eagle.fill(zone & (across == 1), light)
        eagle.fill(wings & (rows == start) & (across != 1), quill)
        eagle.fill(wings & (rows == start + 1) & (across == 1), quill)


def _neck_and_leg(eagle: Canvas, flip: bool) -> None:
    eagle.part(eagle.stroke(_side([(25, 22), (22.5, 16), (18.5, 11)], flip), 8, 6.5), "y")
    head = [(21, 6.5), (16, 4.5), (11.5, 5), (8, 7.2), (7.4, 9.6), (9, 10), (11, 9.2)]
    head += [(13, 11.4), (17, 12.6), (20.5, 11)]
    eagle.part(eagle.blob(_side(head, flip)), "y")
    _dots(eagle, "k", flip, (13, 7))
    _dots(eagle, "w", flip, (12, 7))
    _dots(eagle, "z", flip, (11, 6), (12, 6), (13, 6), (10, 9), (11, 9), (12, 9), (8, 10))
    _dots(eagle, "l", flip, (9, 7), (10, 7), (9, 6), (10, 6))
    _dots(eagle, "Y", flip, (8, 8), (8, 9), (9, 9))
    feathers = [(18, 11), (20, 12), (17, 9), (21, 15), (23, 17), (20, 15), (22, 13), (24, 20)]
    _dots(eagle, "z", flip, *feathers, (22, 19), (25, 18))
    leg = eagle.stroke(_side([(21, 48), (17.5, 53), (13.5, 58)], flip), 7.5, 4.5)
    eagle.part(leg, "r")
    _dots(eagle, "R", flip, (20, 49), (22, 50), (19, 51), (20, 53), (17, 52), (18, 54), (15, 54))
    _dots(eagle, "o", flip, (17, 50), (15, 53), (13, 56))


def _ring(eagle: Canvas) -> None:
    rows, columns = np.mgrid[0 : eagle.height, 0 : eagle.width]
    outer, inner = eagle.ellipse(AXIS, 67.5, 17.6), eagle.ellipse(AXIS, 66.7, 13.2)
    eagle.fill(inner & (rows >= 50), "w")
    band = outer & ~inner & (rows >= 57)
    eagle.part(band, "y")
    distance = np.hypot(columns + 0.5 - AXIS, rows + 0.5 - 67.2)
    eagle.fill(band & (np.abs(distance - 15.6) < 0.5) & (rows < 80), "Y")
    for number in range(-6, 7):
        angle = pi / 2 + number * 0.2
        x, y = AXIS + 15.6 * cos(angle), 67.4 + 15.4 * sin(angle)
        eagle.dots("z", (floor(x), floor(y)))


def _claw(eagle: Canvas, flip: bool) -> None:
    """Three golden toes over the ring; mirrored in shape, lit from the left on both sides."""
    claw = CLAW_RIGHT if flip else CLAW_LEFT
    over(eagle, claw, WIDTH - 9 - claw.width if flip else 9, 57)
