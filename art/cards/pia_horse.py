"""The piacentine horse under its rider: one animal from the rump to the muzzle."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.common import mirrored, moved, soft
from art.painter import Canvas, Point

BODY = [
    (4, 50),
    (4, 40),
    (5.6, 34),
    (9.6, 30.8),
    (15, 30),
    (21, 31),
    (28, 33.4),
    (34, 31.4),
    (40, 33),
    (45.4, 37),
    (46.4, 43),
    (45, 50),
]
NECK = [(32, 36), (33.4, 29), (36, 23.6), (39.6, 20.4), (43, 27), (43.6, 33), (45.6, 40), (40, 42)]
HEAD = [
    (37.6, 24.6),
    (38.6, 20.6),
    (42, 19.6),
    (45, 22.6),
    (47.6, 27),
    (50.2, 31),
    (50.4, 34),
    (48.4, 35.6),
    (45.6, 34),
    (43, 31.6),
    (40.4, 30.8),
    (38.2, 28.4),
]
EARS = ([(38.4, 22), (38, 16), (41.6, 19.4)], [(41.6, 20), (43.4, 16.4), (44.4, 21.4)])
EARS_BACK = ([(37.6, 23), (35.6, 15.4), (41, 20)], [(41, 20), (40, 18), (43, 20)])
MANE = [(41, 18.2), (37, 19), (34, 24), (32, 30), (31, 35), (34, 34), (36, 28), (39, 23)]

TONES = {"t": ("u", "T", "n"), "u": ("h", "T", "n"), "i": ("w", "M", "K")}
"""Lit, dark and lined tone of a coat."""


class Horse:
    """Paints a horse that looks right, or its mirror image lit from the same side.

    `dx` and `dy` move all of it, `bow` lowers its head alone; ears laid `back` take less room.
    """

    def __init__(
        self,
        half: Canvas,
        coat: str,
        *,
        left: bool = False,
        dx: int = 0,
        dy: int = 0,
        bow: int = 0,
        back: bool = False,
    ) -> None:
        self.half, self.coat, self.left = half, coat, left
        self.dx, self.dy, self.bow, self.back = dx, dy, bow, back
        self.lit, self.dark, self.lined = TONES[coat]

    def way(self, points: Sequence[Point]) -> list[Point]:
        """The points where this horse stands."""
        placed = moved(points, dx=self.dx, dy=self.dy)
        return mirrored(placed) if self.left else placed

    def ahead(self, points: Sequence[Point]) -> list[Point]:
        """The points of the head where it is, those below the throat unmoved."""
        return self.way([(x, y + (self.bow if y < 37 else 0)) for x, y in points])

    def mark(self, letter: str, *points: tuple[int, int]) -> None:
        """Single pixels of the head, mirrored as pixels are."""
        places = [(x + self.dx, y + self.dy + self.bow) for x, y in points]
        self.half.dots(letter, *[(55 - x, y) if self.left else (x, y) for x, y in places])

    def crease(self, letter: str, *lines: Sequence[Point]) -> None:
        """Curved lines through pixels, given where they are on the horse that looks right."""
        for points in lines:
            placed = self.way([(x + 0.5, y + 0.5) for x, y in points])
            if self.left:
                placed = [(x - 0.01, y) for x, y in placed]
            self.half.line(letter, placed, smooth=True)

    def patch(self, letter: str, points: Sequence[Point]) -> None:
        """A lit or shaded patch of the coat."""
        soft(self.half, self.half.blob(self.way(points)), self.coat, letter)

    def draw(self) -> None:
        """Rump, body, neck, head and mane."""
        half, coat = self.half, self.coat
        half.part(half.blob(self.way(BODY)), coat, shade=2)
        half.part(half.blob(self.ahead(NECK)), coat)
        half.fill(half.blob(self.way([(33, 38), (36, 35), (43, 37), (44, 42), (36, 45)])), coat)
        half.part(half.blob(self.ahead(HEAD)), coat)
        near, far = EARS_BACK if self.back else EARS
        half.part(half.polygon(self.ahead(far)), coat)
        half.part(half.blob(self.ahead(MANE)), self.dark, light=False, shade=0)
        half.part(half.polygon(self.ahead(near)), coat)
        half.line(self.lined, self.ahead([(38.4, 21), (35, 26), (32.6, 33)]), smooth=True)
        bridge: list[Point] = [(43.6, 21.4), (45, 23), (49.4, 30), (48, 30.6), (45, 26)]
        soft(half, half.blob(self.ahead(bridge)), coat, self.lit)
        self.mark("k", (42, 23), (43, 23), (42, 24))
        self.mark("w", (43, 24))
        self.mark(self.lined, (49, 32), (47, 34), (48, 34), (40, 29), (41, 30))

    def bridle(self, letter: str, hand: Point) -> None:
        """Nose band, cheek piece and the rein to the rider's hand, given as it stands."""
        ((x, y),) = self.ahead([(45.6, 33)])
        middle = ((hand[0] + x) / 2, max(hand[1], y) + 0.6)
        self.half.line(letter, [hand, middle, (x, y)], smooth=True)
        self.half.line(letter, self.ahead([(38.4, 23.6), (40.2, 27.6), (45.6, 32)]), smooth=True)
        self.half.line(letter, self.ahead([(45.6, 33), (48.4, 28.6)]))
