"""The piacentine ace of coins: a crowned eagle before a strip of land."""

from __future__ import annotations

from collections.abc import Sequence

from art.cards.common import HEIGHT, WIDTH, Face, clipped, mirrored, over, put, scallops
from art.cards.pia_coins import coin
from art.cards.pia_frame import INSIDE, framed
from art.painter import Canvas, Point, grid, shifted

EAGLE_CROWN = """
l....l....l
yy.lyyyl.yY
lyylyyyyyYY
.lyryybyrY.
.zyyyyyyyz.
"""
WING = [(22, 33), (16, 30), (11.5, 26), (9, 19), (6, 17), (3, 22), (2.6, 40), (4, 58), (6.4, 66)]
WING += [(9, 61), (11, 66), (13.6, 59), (17, 62), (20, 52)]
WRIST = [(12.4, 21), (12, 14), (8.4, 12.6), (5.4, 15), (5, 19.6), (8, 23), (11, 24)]


def _sided(points: Sequence[Point], *, right: bool) -> list[Point]:
    return mirrored(points) if right else list(points)


def _land(work: Canvas) -> None:
    """Yellow sky, blue hills, green fields and the tablet that the eagle stands on."""
    work.fill(work.box(5, 5, 50, 84), "p")
    work.fill(work.box(5, 67, 50, 70), "l")
    work.fill(work.polygon([(5, 73), (5, 70), (9, 68), (14, 71), (20, 73)]), "c")
    work.fill(work.polygon([(51, 73), (51, 69), (46, 67), (41, 71), (35, 73)]), "c")
    work.fill(work.box(5, 72, 50, 78), "g")
    work.dots("v", *[(x, 72 + x * 7 % 5) for x in range(5, 50, 3)])
    work.dots("G", *[(x, 73 + x * 5 % 5) for x in range(6, 50, 3)])


def _wing(work: Canvas, *, right: bool) -> None:
    """A raised wing: red wrist, scaled arm, long primaries."""

    def column(x: int) -> int:
        return WIDTH - 1 - x if right else x

    wing = work.part(work.blob(_sided(WING, right=right)), "N")
    inner = wing & shifted(wing, 1, 0) & shifted(wing, -1, 0)
    inner[:30] = False
    inner[46:] = False
    scallops(work, inner, "n", "y", row=30)
    for x in (6, 9, 12, 15, 18):
        work.line("n", [(column(x), 47), (column(x + 1), 62)])
    for x in (7, 10, 13, 16):
        work.line("Y", [(column(x), 47), (column(x + 1), 58)])
    work.part(work.blob(_sided(WRIST, right=right)), "r", shade=2)
    work.dots("o", *[(column(x), y) for x, y in ((8, 14), (7, 15), (9, 14), (7, 16))])
    work.line("R", [(column(9), 24), (column(13), 30), (column(18), 33)])


def _tail_and_legs(work: Canvas) -> None:
    tail = [(20, 54), (36, 54), (39, 73), (34, 77), (28, 75), (22, 77), (17, 73)]
    work.part(work.polygon(tail), "N")
    for x in (20, 24, 32, 36):
        work.line("n", [(28 + (x - 28) * 0.7, 58), (x, 75)])
    for x in (22, 28, 34):
        work.line("Y", [(28 + (x - 28) * 0.7, 59), (x, 73)])
    for right in (False, True):
        work.part(work.stroke(_sided([(20, 60), (17.4, 69), (16.4, 75)], right=right), 6.6, 3), "N")
        shank = _sided([(16.6, 72), (16.4, 76)], right=right)
        work.part(work.stroke(shank, 2.6, smooth=False), "y")
        for toe in ((12.6, 78), (16.4, 79), (20, 78)):
            claw = _sided([(16.4, 75.4), toe], right=right)
            work.part(work.stroke(claw, 2.4, 1.8, smooth=False), "y")


def _head(work: Canvas) -> None:
    """Neck and crowned head in profile to the right."""
    neck = work.part(work.stroke([(28, 34), (26.6, 25), (28, 18.6)], 17, 9.5), "N")
    inner = neck & shifted(neck, 1, 0) & shifted(neck, -1, 0)
    inner[:21] = False
    scallops(work, inner, "n", "y", row=21)
    head = [(23, 18), (24.4, 14), (28, 12.4), (32.4, 13.4), (35, 16), (34.6, 19), (31.4, 21)]
    mask = work.part(work.blob([*head, (25.6, 21.6)]), "N")
    work.fill(mask & work.ellipse(30.6, 16.4, 2.6, 2), "o")
    beak = [(33, 14.6), (36.4, 15.4), (38, 18.4), (36.8, 21), (35.8, 18.8), (33, 18.4)]
    work.part(work.blob(beak), "y")
    work.dots("w", (30, 16))
    work.dots("k", (31, 16), (31, 15), (30, 15), (32, 15), (29, 15))
    work.dots("z", (34, 18), (35, 18))
    over(work, grid(EAGLE_CROWN), 23, 7)


def _tablet(work: Canvas) -> None:
    work.part(work.box(6, 80, 49, 84), "y")
    work.part(work.box(9, 81, 46, 83), "b")
    work.line("c", [(10, 81), (45, 81)])
    work.dots("a", *[(x, 82) for x in range(12, 45, 4)])
    for x in (7, 49):
        work.part(work.ellipse(x, 79.5, 1.9), "y")


def _bird() -> Canvas:
    """The eagle with its coin and contour."""
    bird = Canvas(WIDTH, HEIGHT)
    for right in (False, True):
        _wing(bird, right=right)
    _tail_and_legs(bird)
    body = [(21, 29), (35, 29), (40, 38), (39, 52), (34, 59), (22, 59), (17, 52), (16, 38)]
    bird.part(bird.blob(body), "N", shade=2)
    _head(bird)
    bird.fill(bird.ellipse(28, 46, 15.5), "k")
    bird.fill(bird.ellipse(28, 46, 14.5), "w")
    put(bird, coin(12), 28.5, 46.5)
    bird.outline()
    return bird


def ace() -> Canvas:
    """The whole card."""
    work = Canvas(WIDTH, HEIGHT)
    _land(work)
    work.paste(_bird())
    _tablet(work)
    card = framed()
    clipped(card, work, *INSIDE)
    return card


def faces() -> dict[Face, Canvas]:
    """The ace."""
    return {("coins", 1): ace()}
