"""The four Neapolitan knights (cavalli) on horseback."""

from __future__ import annotations

from art.cards.common import blank, over, put
from art.cards.nap_batons import club
from art.cards.nap_body import DARK, Figure, ground
from art.cards.nap_coins import COIN_13
from art.cards.nap_cups import CUP_11
from art.cards.nap_grids import (
    BERET_DARK,
    CAP_RED,
    RIDER_LEFT,
    RIDER_LEFT_BEARD,
    RIDER_RIGHT,
    RIDER_RIGHT_BROWN,
    TURBAN_BLUE,
    TURBAN_GOLD,
)
from art.cards.nap_horse import breast_strap, bridle, horse, saddle
from art.painter import Canvas, Point, grid, rim


def _finished(figure: Figure, dx: int = 0) -> Canvas:
    figure.outline()
    card = blank()
    card.paste(figure, dx, 0)
    return card


def _leg(figure: Figure, trousers: str, boot: str) -> None:
    figure.limb([(25, 41), (30, 47), (28.5, 56)], 7, 4.6, trousers)
    figure.crease(DARK[trousers], [(27, 46), (28, 50), (27.6, 54)])
    shape = [(26.5, 55.5), (31, 55.5), (31, 60), (35, 62.8), (34, 64.4), (29, 63.4), (26.6, 62.6)]
    figure.round(shape, boot)


def _skirt(figure: Figure, letter: str, hem: str) -> None:
    figure.flat([(21, 32), (31, 31), (33, 41), (19, 42), (18.5, 40)], letter)
    edge = [(18.6, 39.5), (32.6, 38.6), (33, 41), (19, 42)]
    figure.fill(figure.polygon(figure.way(edge)), hem)
    dark = DARK[letter]
    for x in (22, 25, 28, 31):
        figure.mark(dark, (x, 35), (x, 36), (x, 37))


def _torso(figure: Figure, letter: str) -> None:
    figure.flat([(22, 21), (34, 20.5), (34.5, 26), (32, 32.5), (22, 32.5), (21, 26)], letter)


def _rein_arm(figure: Figure, letter: str) -> None:
    """The far arm reaching to the rein."""
    figure.limb([(33.6, 24), (36.4, 29), (34.4, 33.4)], 5.4, 4.2, letter)


def _rein_hand(figure: Figure) -> None:
    figure.ball(34.4, 34.4, 1.9, "s")


HOLD = grid("""
.h.h.s.
hs.s.ss
hshsssS
.hsssS.
""")
"""The fingers round the rim of the lifted coin."""


def coins() -> Canvas:
    """Horse standing to the left, great golden turban; the coin lifted over its neck."""
    figure = Figure(left=True)
    ground(figure, "y")
    horse(figure, standing=True)
    saddle(figure, "y", "r", "l")
    breast_strap(figure, "y", "y", "b")
    _leg(figure, "r", "y")
    _skirt(figure, "r", "y")
    arm = Figure(left=True)
    arm.limb([(32, 25), (37.6, 26), (40.2, 21)], 6.2, 5.2, "r")
    arm.mark("R", (36, 26), (35, 25), (38, 23))
    arm.flat([(37.6, 18), (43.4, 18), (43, 21), (37.8, 21)], "y")
    arm.mark("z", (39, 19), (39, 20), (41, 19), (41, 20))
    over(figure, arm, 0, 0)
    _torso(figure, "g")
    figure.flat([(27, 22), (33, 22), (31.6, 32), (28, 32)], "b")
    figure.crease("c", [(28, 25), (29, 31)])
    figure.part(figure.box(24, 31, 33, 33), "y")
    figure.limb([(20.5, 23.5), (18, 29), (22.4, 33.4)], 6.4, 4.6, "r")
    figure.mark("R", (20, 28), (20, 29), (21, 30), (19, 31))
    figure.ball(24.4, 34, 2.1, "s")
    collar = [(20.6, 22), (25, 19.6), (32, 19.6), (35.4, 22), (32, 25.6), (28, 26.4), (24, 25.4)]
    figure.round(collar, "y")
    figure.mark("z", (23, 23), (25, 24), (27, 25), (29, 25), (31, 24), (33, 23))
    bridle(figure, "y", "z", bow=3)
    over(figure, RIDER_LEFT_BEARD, 25, 13)
    over(figure, TURBAN_GOLD, 24, 4)
    card = _finished(figure, 1)
    put(card, COIN_13, 16.5, 9.5)
    over(card, HOLD, 13, 14, "n")
    return card


def cups() -> Canvas:
    """Horse to the right, red cap with a green plume, golden tunic; the cup lifted."""
    figure = Figure()
    ground(figure, "r")
    horse(figure)
    saddle(figure, "g", "y", "l")
    breast_strap(figure, "r", "b", "y")
    _leg(figure, "r", "i")
    _skirt(figure, "y", "g")
    _rein_arm(figure, "g")
    _torso(figure, "y")
    figure.crease("g", [(29, 22), (28, 32)])
    figure.crease("G", [(30, 22), (29, 32)])
    figure.mark("z", (25, 26), (25, 29), (32, 26), (31, 29))
    figure.part(figure.box(22, 31, 31, 33), "g")
    bridle(figure, "y", "z")
    _rein_hand(figure)
    figure.limb([(22.4, 24), (17.4, 29.4), (16.6, 25.4)], 6, 4.6, "g")
    figure.mark("G", (20, 28), (18, 30), (19, 29))
    figure.flat([(14.2, 24), (19, 24), (18.6, 26.6), (14.4, 26.6)], "w")
    figure.round([(14, 20.4), (18.4, 20.4), (19, 23.4), (14.4, 23.6)], "s")
    figure.round([(22, 21.6), (27.6, 19.8), (33, 21.4), (31.6, 24), (28, 25), (24, 24)], "w")
    figure.mark("i", (25, 23), (27, 23), (29, 23), (31, 22))
    over(figure, RIDER_RIGHT_BROWN, 24, 11)
    over(figure, CAP_RED, 22, 4)
    card = _finished(figure, -1)
    put(card, CUP_11, 14.5, 13)
    return card


def _scimitar(figure: Figure) -> None:
    """A curved blade that widens before its point, a golden guard and pommel, the hand between."""
    edge: list[Point] = [(20.8, 28.6), (19.6, 24), (17, 19.4), (13.4, 15), (12, 11.4), (11, 6)]
    back: list[Point] = [(15.4, 8.4), (19, 12.6), (22, 18.4), (23.6, 23), (24, 28)]
    shape = figure.polygon([*edge, *back])
    figure.fill(rim(shape) & figure.painted(), "k")
    figure.part(shape, "b", inner=False, light=False)
    figure.fill(shape & figure.stroke(edge, 3.4), "c")
    figure.fill(shape & figure.stroke(edge, 1.4), "a")
    hilt = figure.stroke([(18, 29.6), (27, 28.2)], 2.4, smooth=False)
    grip = figure.stroke([(23, 30), (23.6, 36)], 2, smooth=False) | figure.ellipse(24, 36.6, 1.7)
    figure.fill(rim(hilt | grip) & figure.painted(), "k")
    figure.part(grip, "y", inner=False)
    figure.part(hilt, "y", inner=False)
    figure.ball(22.6, 32.6, 2.3, "s")
    figure.mark("S", (22, 33), (23, 34), (24, 33))


def swords() -> Canvas:
    """The Moor: horse to the right, blue turban, an upright blue scimitar."""
    figure = Figure()
    ground(figure, "b")
    horse(figure)
    saddle(figure, "g", "y", "l")
    breast_strap(figure, "y", "y", "r")
    _leg(figure, "r", "i")
    _skirt(figure, "y", "w")
    figure.mark("i", (20, 41), (23, 41), (26, 40), (29, 40), (32, 40))
    _rein_arm(figure, "r")
    _torso(figure, "g")
    figure.crease("G", [(30, 25), (30, 31)])
    figure.part(figure.box(22, 31, 31, 33), "y")
    figure.limb([(25, 21.4), (28, 24.6), (32, 21)], 3, 3, "y")
    figure.mark("z", (27, 24), (29, 24), (28, 27), (28, 29))
    bridle(figure, "y", "z")
    _rein_hand(figure)
    figure.limb([(20.5, 23.5), (16.8, 29), (20.4, 32.6)], 6.4, 4.6, "r")
    figure.mark("R", (18, 26), (17, 27), (19, 31))
    _scimitar(figure)
    over(figure, RIDER_RIGHT, 24, 13)
    over(figure, TURBAN_BLUE, 22, 4)
    return _finished(figure, -1)


SHIELD = grid("""
kkkkkkkk
korwwrrk
korwwrRk
kwwwwwwk
kwwwwwwk
korwwrRk
.krwwRk.
..kkkk..
""")
"""The little red shield with a white cross on the saddle cloth."""


def batons() -> Canvas:
    """Horse to the left, foreleg raised, dark beret, white ruff; the club at the shoulder."""
    figure = Figure(left=True)
    ground(figure, "g")
    horse(figure)
    saddle(figure, "z", "y", "y")
    over(figure, SHIELD, 29, 43, "z")
    breast_strap(figure, "g", "y", "y")
    _leg(figure, "r", "i")
    _skirt(figure, "y", "y")
    _rein_arm(figure, "y")
    _torso(figure, "y")
    figure.crease("Y", [(28, 24), (28, 31)])
    figure.mark("z", (29, 25), (29, 28), (29, 31))
    figure.part(figure.box(24, 31, 33, 33), "r")
    bridle(figure, "y", "z")
    _rein_hand(figure)
    thin: Point = (40.6, 43)
    club(figure, thin, (45.4, 7), 11, head="g", side=-1)
    figure.limb([(20.5, 23.5), (15.6, 30), (17.6, 34.6)], 6.4, 4.6, "y")
    figure.mark("Y", (18, 28), (17, 30), (18, 31), (16, 33))
    figure.ball(15.6, 36, 2.2, "s")
    figure.round([(21, 21.6), (25, 19.4), (32, 19.4), (35, 21.6), (31.6, 25), (24.6, 25)], "w", 2)
    figure.mark("m", (23, 23), (25, 24), (27, 24), (29, 24), (31, 23))
    over(figure, RIDER_LEFT, 23, 11)
    over(figure, BERET_DARK, 21, 6)
    return _finished(figure, 1)
