"""What the piacentine faces share: the thin frame and the double-headed courts."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.common import HEIGHT, WIDTH, blank, clipped, put
from art.painter import Canvas, Point

FRAME = (4, 4, 51, 85)
"""The frame line: nothing but paper lies outside it."""
INSIDE = (5, 5, 50, 84)
"""First and last pixel inside the frame."""
HALF = 45
"""Height of a canvas that holds the upper half of a court."""
Places = Sequence[Point]


def framed() -> Canvas:
    """An empty piacentine card."""
    return blank(FRAME)


def pip_card(pip: Canvas, places: Places) -> Canvas:
    """A card with equal pips centred on the places."""
    card = framed()
    for x, y in places:
        put(card, pip, x, y)
    return card


def filled(figure: Canvas) -> Canvas:
    """A card with one figure, cut by the frame."""
    card = framed()
    clipped(card, figure, *INSIDE)
    return card


def doubled(half: Canvas) -> Canvas:
    """A court: the half above the divider, and the same turned by 180 degrees below it."""
    card = framed()
    upper, lower = Canvas(WIDTH, HEIGHT), Canvas(WIDTH, HEIGHT)
    upper.pixels[:HALF] = half.pixels
    lower.pixels[HEIGHT - HALF :] = half.pixels[::-1, ::-1]
    clipped(card, upper, INSIDE[0], INSIDE[1], INSIDE[2], 43)
    clipped(card, lower, INSIDE[0], 46, INSIDE[2], INSIDE[3])
    card.line("K", [(FRAME[0], 44), (FRAME[2], 44)])
    card.line("K", [(FRAME[0], 45), (FRAME[2], 45)])
    return card
