"""The piacentine ace of batons: a massive sawn stump with leaves, a rose and pebbles."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.common import HEIGHT, WIDTH, Face, over
from art.cards.pia_frame import filled
from art.painter import Canvas, Mask, Point, grid, spline

ROSE = """
...oorr...
..orRRrrR.
.oRroorRrR
orrRorRRrR
orRRrrRRrR
rrrRRRRrRR
.rrrrrrRR.
..RRRRRR..
"""

PEBBLES = (
    (14, 81.6, 2.4, 1.6),
    (34.4, 81.8, 2.8, 1.8),
    (47, 80.6, 2.6, 1.8),
    (7, 83.4, 3, 1.9),
    (18, 84, 3.6, 2.2),
    (26.4, 83, 3, 2),
    (40.6, 83.4, 3.8, 2.4),
    (49, 84, 2.6, 1.8),
    (31, 85, 2.4, 1.6),
)
"""Centre and radii of the yellow pebbles at the foot, back to front."""


def _bark(work: Canvas, trunk: Mask) -> None:
    """Long splits of red, orange and dark along the leaning trunk."""
    left = spline([(9, 84), (12, 66), (17, 46), (23, 26), (24, 16)], steps=8)
    right = spline([(45, 84), (43, 66), (43, 46), (46, 30), (48, 18)], steps=8)

    def along(share: float, start: int, end: int, wave: float) -> list[Point]:
        return [
            (a[0] + (b[0] - a[0]) * share + (wave if i % 2 else 0), (a[1] + b[1]) / 2)
            for i, (a, b) in enumerate(zip(left, right, strict=True))
            if start <= i <= end
        ]

    strips = (
        (0.12, 1, 24, "o", 2.0),
        (0.3, 3, 28, "r", 3.2),
        (0.46, 0, 20, "o", 2.4),
        (0.55, 10, 31, "r", 2.6),
        (0.68, 2, 18, "r", 3.4),
        (0.8, 8, 30, "R", 3.0),
        (0.9, 0, 24, "R", 2.4),
    )
    for share, start, end, letter, width in strips:
        mask = work.stroke(along(share, start, end, 0.5), width * 0.6, width * 0.9) & trunk
        work.fill(mask, letter)
    for share, start, end in (
        (0.06, 0, 26),
        (0.2, 2, 30),
        (0.38, 0, 24),
        (0.5, 6, 31),
        (0.62, 0, 22),
        (0.74, 4, 30),
        (0.85, 0, 28),
    ):
        work.line("n", along(share, start, end, 0.8))
    for share, start, end in (
        (0.1, 4, 12),
        (0.25, 12, 22),
        (0.42, 4, 10),
        (0.42, 18, 26),
        (0.6, 14, 20),
    ):
        work.line("Y", along(share, start, end, 0.4))


def _branch(work: Canvas, root: Point, tip: Point, width: float) -> None:
    """A lopped branch with its sawn end."""
    work.part(work.stroke([root, tip], width + 1, width, smooth=False), "N", shade=2)
    x, y = (root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2
    work.line("r", [(x, y + 1), (tip[0] + (1 if tip[0] < x else -1), tip[1] + 2)])
    work.part(work.ellipse(tip[0], tip[1], width * 0.5, width * 0.42), "y")
    work.fill(work.ellipse(tip[0], tip[1], width * 0.26, width * 0.2), "Y")


def _leaf(work: Canvas, root: Point, tip: Point) -> None:
    """One leaf with a rib."""
    middle = ((root[0] + tip[0]) / 2, (root[1] + tip[1]) / 2)
    dx, dy = tip[0] - root[0], tip[1] - root[1]
    side = (-dy * 0.34, dx * 0.34)
    shape = [root, (middle[0] + side[0], middle[1] + side[1]), tip]
    work.part(work.blob([*shape, (middle[0] - side[0], middle[1] - side[1])]), "g")
    work.line("G", [root, middle])


def _vine(work: Canvas, path: Sequence[Point], leaves: Sequence[tuple[Point, Point]]) -> None:
    work.part(work.stroke(path, 2), "G", light=False, shade=0)
    for root, tip in leaves:
        _leaf(work, root, tip)


def ace() -> Canvas:
    """The whole card."""
    work = Canvas(WIDTH, HEIGHT)
    _branch(work, (20, 48), (9.6, 38), 7)
    _branch(work, (40, 58), (47, 48), 6)
    shape = [(3, 86), (10, 76), (13, 62), (17, 46), (22, 30), (23.6, 15), (48.4, 17), (46, 32)]
    shape += [(43, 48), (43, 62), (46, 76), (52, 86)]
    trunk = work.part(work.polygon(spline(shape)), "N", shade=2)
    _bark(work, trunk)
    work.part(work.ellipse(36, 15.4, 12.6, 6.4), "y", shade=2)
    for rx, ry, letter in (
        (10, 4.7, "Y"),
        (8.8, 3.9, "y"),
        (6, 2.7, "Y"),
        (4.8, 2, "y"),
        (2, 0.9, "z"),
    ):
        work.fill(work.ellipse(35.6, 15.2, rx, ry), letter)
    work.line("z", [(36, 15), (43, 18)])
    vine = [(47, 78), (40, 72), (30, 66), (22, 58), (24, 48), (33, 42), (38, 34), (33, 27)]
    leaves: list[tuple[Point, Point]] = [
        ((42, 74), (48, 67)),
        ((38, 71), (36, 79)),
        ((31, 66), (35, 59)),
        ((26, 63), (20, 69)),
        ((22, 58), (14, 57)),
        ((23, 52), (18, 46)),
        ((28, 45), (31, 52)),
        ((34, 41), (42, 43)),
        ((38, 35), (45, 31)),
        ((36, 30), (29, 33)),
        ((33, 27), (29, 21)),
    ]
    _vine(work, vine, leaves)
    for x, y, rx, ry in PEBBLES:
        work.part(work.ellipse(x, y, rx, ry), "y")
    _leaf(work, (13, 76), (5.4, 80))
    _leaf(work, (17, 77), (24, 80))
    over(work, grid(ROSE), 10, 69)
    work.outline()
    return filled(work)


def faces() -> dict[Face, Canvas]:
    """The ace."""
    return {("batons", 1): ace()}
