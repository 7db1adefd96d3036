"""Piacentine batons: rough green logs with yellow slits, sawn ends and lopped twigs."""

from __future__ import annotations

from art.cards.common import HEIGHT, WIDTH, Face, put
from art.cards.pia_frame import framed
from art.cards.pia_parts import Log, ribbon
from art.painter import Canvas

TWIGS = [(0.22, -1), (0.36, 1), (0.58, -1), (0.74, 1)]
SLITS = [(0.14, 0.1), (0.27, -0.4), (0.4, 0.3), (0.5, -0.4), (0.64, 0.2), (0.78, -0.3), (0.9, 0.1)]
FEW_TWIGS = [(0.26, -1), (0.52, 1)]
FEW_SLITS = [(0.28, 0.2), (0.48, -0.4), (0.7, 0.1)]
SPARSE_SLITS = [(0.3, 0.3), (0.52, -0.5), (0.78, 0.3)]


def upright(length: int, *, thick_up: bool) -> Canvas:
    """The log of the six and seven."""
    piece = Canvas(18, length + 8)
    top, bottom = (9.0, 4.5), (9.0, length + 2.5)
    thick, thin = (top, bottom) if thick_up else (bottom, top)
    Log(thick, thin, (9, 5)).draw(piece, FEW_TWIGS, FEW_SLITS)
    return piece


def lying() -> Canvas:
    """The log on its side, thick end left."""
    piece = Canvas(44, 18)
    Log((4.5, 9), (40.5, 9), (9, 5)).draw(piece, [(0.36, -1), (0.56, 1)], FEW_SLITS)
    return piece


def _six(card: Canvas, length: int, upper: float, lower: float) -> None:
    """Three logs above and three below, thick ends alternating."""
    up, down = upright(length, thick_up=True), upright(length, thick_up=False)
    for x in (13, 28, 43):
        put(card, down if x == 28 else up, x, upper)
        put(card, up if x == 28 else down, x, lower)


def _side(x: float, *, right: bool) -> float:
    """The column, or its mirror image."""
    return WIDTH - x if right else x


def _two() -> Canvas:
    card = framed()
    for x in (17, 39):
        Log((x, 12), (x, 79), (14, 9)).draw(card, TWIGS, SLITS)
    return card


def _three() -> Canvas:
    """Three crossed logs in a ribbon of red, white and blue."""
    card = framed()
    ribbon(card, [(20, 46), (15, 49), (12, 46), (9, 50)], "rwb")
    ribbon(card, [(36, 46), (41, 49), (44, 46), (47, 50)], "rwb")
    for thick, thin in (
        ((28, 11), (28, 80)),
        ((12.5, 13), (41.5, 79)),
        ((43.5, 13), (14.5, 79)),
    ):
        Log(thick, thin, (11, 6)).draw(card, TWIGS[:2], SLITS)
    ribbon(card, [(20, 44), (24, 46), (32, 46), (36, 44)], "rwb")
    return card


def _four() -> Canvas:
    card = framed()
    for right in (False, True):
        for low in (0, 41):
            thick, thin = (_side(14, right=right), 12 + low), (_side(23, right=right), 38 + low)
            Log(thick, thin, (11, 5)).draw(card, FEW_TWIGS, SPARSE_SLITS)
    return card


def _five() -> Canvas:
    card = framed()
    for right in (False, True):
        outer, inner = _side(14, right=right), _side(22, right=right)
        Log((outer, 32), (inner, 9), (9.4, 5)).draw(card, FEW_TWIGS, SPARSE_SLITS)
        Log((outer, HEIGHT - 32), (inner, HEIGHT - 9), (9.4, 5)).draw(card, FEW_TWIGS, SPARSE_SLITS)
    put(card, lying(), 28, 45)
    return card


def faces() -> dict[Face, Canvas]:
    """The batons from two to seven."""
    sixth, seven = framed(), framed()
    _six(sixth, 28, 25, 65)
    _six(seven, 24, 21, 69)
    put(seven, lying(), 28, 45)
    return {
        ("batons", 2): _two(),
        ("batons", 3): _three(),
        ("batons", 4): _four(),
        ("batons", 5): _five(),
        ("batons", 6): sixth,
        ("batons", 7): seven,
    }
