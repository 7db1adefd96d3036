"""Bodies of the Neapolitan figures: ground, legs, clothes and hands that several of them share."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.common import HEIGHT, WIDTH, mirrored, soft
from art.painter import Canvas, Mask, Point, shifted

DARK = {"y": "Y", "r": "R", "b": "B", "g": "G", "i": "m", "s": "S"}
LIGHT = {"y": "l", "r": "o", "b": "c", "g": "v", "i": "w", "s": "h"}


class Figure(Canvas):
    """A card-sized canvas; with `left` every shape given by points is drawn mirrored.

    Shapes are mirrored, not pixels, so that the light stays in the upper left.
    """

    def __init__(self, *, left: bool = False) -> None:
        super().__init__(WIDTH, HEIGHT)
        self.left = left

    def way(self, points: Sequence[Point]) -> list[Point]:
        """The points as this figure faces."""
        return mirrored(points) if self.left else list(points)

    def round(self, points: Sequence[Point], letter: str, shade: int = 1) -> Mask:
        """A part with a smooth contour."""
        return self.part(self.blob(self.way(points)), letter, shade=shade)

    def flat(self, points: Sequence[Point], letter: str, shade: int = 1) -> Mask:
        """A part with straight edges."""
        return self.part(self.polygon(self.way(points)), letter, shade=shade)

    def limb(
        self, points: Sequence[Point], start: float, end: float, letter: str, shade: int = 1
    ) -> Mask:
        """An arm, a leg, a strap."""
        return self.part(self.stroke(self.way(points), start, end), letter, shade=shade)

    def ball(self, x: float, y: float, radius: float, letter: str) -> Mask:
        """A hand, a knob, a gem."""
        ((cx, cy),) = self.way([(x, y)])
        return self.part(self.ellipse(cx, cy, radius), letter)

    def mark(self, letter: str, *points: tuple[int, int]) -> None:
        """Single pixels."""
        self.dots(letter, *((WIDTH - 1 - x, y) if self.left else (x, y) for x, y in points))

    def crease(self, letter: str, points: Sequence[Point]) -> None:
        """A line one pixel wide."""
        self.line(letter, self.way([(x, y) for x, y in points]))

    def patch(self, points: Sequence[Point], base: str, letter: str) -> None:
        """Light or shade inside a plain volume."""
        soft(self, self.blob(self.way(points)), base, letter)


def platform(figure: Figure, letter: str) -> None:
    """The bar under a standing figure, hatched, in the color of the suit."""
    figure.part(figure.box(6, 80, 49, 85), letter)
    for x in range(8, 48, 2):
        figure.dots(DARK[letter], (x, 82), (x, 83))


def ground(figure: Figure, letter: str) -> None:
    """The slanting ground under a horse, in darker panels."""
    figure.flat([(5.4, 78), (48, 78), (53, 86), (10, 86)], letter)
    for number in range(5):
        x = 9.4 + number * 8.1
        panel = [(x, 80), (x + 6, 80), (x + 8.4, 84), (x + 2.4, 84)]
        figure.fill(figure.polygon(figure.way(panel)), DARK[letter])
        figure.crease(LIGHT[letter], [(x + 1, 81), (x + 5.5, 81)])


def legs(figure: Figure, letter: str, left: float = 21, right: float = 30) -> None:
    """Two legs from under the breeches down to the shoes."""
    for x in (left, right):
        shape = [(-0.4, 60), (5, 60), (5.4, 67), (4.4, 78), (0.6, 78), (-0.6, 67)]
        figure.round([(x + dx, y) for dx, y in shape], letter)
        first = int(x)
        light, dark = LIGHT[letter], DARK[letter]
        figure.mark(light, (first + 1, 66), (first + 1, 67), (first + 1, 68), (first + 1, 71))
        figure.mark(dark, (first + 2, 65), (first + 3, 66), (first + 3, 70), (first + 2, 71))


def shoes(figure: Figure, letter: str, left: float = 0, right: float = 0) -> None:
    """Two shoes turned outwards."""
    one = [(20.4, 79.4), (26, 77.4), (26, 82), (15.4, 84), (15, 82)]
    other = [(30, 78), (35, 77.6), (40, 82), (39.6, 84), (34, 84), (30, 82)]
    figure.flat([(x + left, y) for x, y in one], letter)
    figure.flat([(x + right, y) for x, y in other], letter)
    a, b = int(left), int(right)
    figure.mark(LIGHT[letter], (21 + a, 80), (20 + a, 81), (31 + b, 79), (32 + b, 80))


def breeches(figure: Figure, letter: str, bottom: float = 63.4) -> None:
    """Puffed breeches with pleats."""
    half = (bottom + 47) / 2
    for points in (
        [(20, 47), (27, 46), (28.4, half), (27, bottom), (20.5, bottom), (18, half)],
        [(28, 46), (35.5, 46), (37.6, half), (35.4, bottom), (29, bottom), (27.8, half - 1)],
    ):
        figure.round(points, letter, 2)
    end = bottom - 2.4
    for x in (22, 25, 31, 34):
        figure.crease(DARK[letter], [(x, 50), (x, end)])
    for x in (20, 23, 29):
        figure.crease(LIGHT[letter], [(x, 51), (x, end - 4)])


def stripes(figure: Figure, mask: Mask, letter: str, dark: str) -> None:
    """A woven pattern well inside a cloth."""
    inside = mask & shifted(mask, 1, 0) & shifted(mask, -1, 0)
    for y in range(0, HEIGHT, 2):
        for x in range(WIDTH):
            if inside[y, x] and (x + 2 * y) % 5 == 0:
                soft(figure, figure.box(x, y, x, y), letter, dark)
