"""The six backs at card size and redrawn at 11x16; each is the same picture upside down.

A back must not tell which way a card lies: nothing here is lit from one side only. The rays of
the sun are lit on their clockwise side, which turns with them.
"""

from __future__ import annotations

from collections.abc import Mapping
from pathlib import Path

import numpy as np

from art.cards.common import HEIGHT, WIDTH, blank, mirrored
from art.painter import Canvas, Mask, Point, grid, rim

TURN = 2 * np.pi


def turned_double(canvas: Canvas) -> None:
    """Make the lower half the upper half turned by 180 degrees."""
    middle = canvas.height // 2
    canvas.pixels[canvas.height - middle :] = canvas.pixels[:middle][::-1, ::-1]


def bordered(ground: str, line: str = "y", depth: str = "z") -> Canvas:
    """A card with a paper margin and two lines round one color."""
    card = blank()
    card.recolor({"w": "p", "P": "p"})
    card.fill(card.box(3, 3, 52, 86), line)
    card.fill(card.box(4, 4, 51, 85), depth)
    card.fill(card.box(5, 5, 50, 84), ground)
    return card


BOSS = """
....llllll....
..lllyyyylll..
.llyyyzzyyyll.
.lyyzyyyyzyyl.
llyyyyzzyyyyll
lyyyyzrrzyyyyl
lyzyzrrrrzyzyl
"""
"""The upper half of the disc of the sun."""


def sun(card: Canvas, cx: float, cy: float) -> None:
    """Eight long and eight short rays round a studded disc."""
    y, x = np.mgrid[0 : card.height, 0 : card.width] + 0.5
    far, angle = np.hypot(x - cx, y - cy), np.arctan2(y - cy, x - cx) / TURN
    long_side, short_side = (angle * 8 + 0.5) % 1 - 0.5, (angle * 8) % 1 - 0.5
    short_ray = far <= 7.4 + 3.6 * (1 - np.abs(short_side) / 0.3)
    card.fill(short_ray & (np.abs(short_side) < 0.3), "Y")
    long_ray = (far <= 7 + 7 * (1 - np.abs(long_side) / 0.34)) & (np.abs(long_side) < 0.34)
    card.fill(long_ray & (long_side < 0), "y")
    card.fill(long_ray & (long_side >= 0), "l")
    card.fill(far <= 8.3, "z")
    card.fill(far <= 7.4, "l")
    boss = Canvas(14, 14)
    boss.paste(grid(BOSS))
    turned_double(boss)
    card.paste(boss, int(cx) - 7, int(cy) - 7)


def lattice(card: Canvas, field: Mask, dark: str, light: str) -> None:
    """Diagonal lines with a stud in each lozenge."""
    rows, columns = np.mgrid[0:HEIGHT, 0:WIDTH]
    u, v = np.abs(columns * 2 - (WIDTH - 1)), np.abs(rows * 2 - (HEIGHT - 1))
    rising, falling = (u + v) // 2 % 10, (u - v) // 2 % 10
    card.fill(field & ((rising == 0) | (falling == 0)), dark)
    card.fill(field & (np.abs(rising - 5) + np.abs(falling - 5) == 1), light)


def medallion(base: str, dark: str, light: str) -> Canvas:
    """The sun in a ring on a lattice, in one color."""
    card = bordered(base)
    inner = card.box(9, 9, 46, 80)
    lattice(card, inner, dark, light)
    card.fill(card.box(8, 8, 47, 81) & ~inner, "y")
    for x in (8, 47):
        for y in (8, 81):
            card.fill(card.box(x - 1, y - 1, x + 1, y + 1), "y")
            card.dots(dark, (x, y))
    card.fill(card.ellipse(28, 45, 17.3), dark)
    card.fill(card.ellipse(28, 45, 16.3), "y")
    card.fill(card.ellipse(28, 45, 15.3), "z")
    card.fill(card.ellipse(28, 45, 14.4), dark)
    sun(card, 28, 45)
    return card


def plain() -> Canvas:
    """One flat color and one broad line, for low vision."""
    card = bordered("B", "B", "B")
    card.fill(card.box(8, 8, 47, 81), "y")
    card.fill(card.box(11, 11, 44, 78), "B")
    return card


def _broom(card: Canvas, *, mirror: bool) -> None:
    """A broom standing on its handle, its straw towards an upper corner."""

    def side(points: list[Point]) -> list[Point]:
        return mirrored(points) if mirror else points

    parts = (
        (card.stroke(side([(36.5, 41), (20.5, 23.4)]), 2.6, smooth=False), "u"),
        (
            card.polygon(
                side([(22.4, 22), (20, 24.6), (16.6, 25.4), (9.4, 20), (18.6, 10.4), (23, 18.4)])
            ),
            "y",
        ),
    )
    for mask, letter in parts:
        card.fill(rim(mask), "k")
        card.fill(mask, letter)
    for foot, tip in (
        ((19.4, 21.4), (12.6, 19.8)),
        ((19.4, 20.4), (15, 16.4)),
        ((20.4, 20), (18, 13)),
    ):
        card.line("Y", side([foot, tip]))
    card.fill(card.stroke(side([(18.4, 24), (22.6, 19.4)]), 2, smooth=False), "r")


def brooms() -> Canvas:
    """Crossed brooms above and below on a floor of boards: the sign of a swept table."""
    card = bordered("N")
    for x in (11, 19, 27, 28, 36, 44):
        card.fill(card.box(x, 5, x, 84), "n")
    card.fill(card.box(8, 8, 47, 81) & ~card.box(9, 9, 46, 80), "y")
    _broom(card, mirror=True)
    _broom(card, mirror=False)
    turned_double(card)
    return card


def checks() -> Canvas:
    """A board of squares."""
    card = bordered("k")
    for row in range(13):
        for column in range(7):
            x, y = 7 + column * 6, 6 + row * 6
            letter = "i" if (row + column) % 2 else "k"
            card.fill(card.box(x, y, x + 5, y + 5), letter)
    return card


def small(rows: str, letters: Mapping[str, str]) -> Canvas:
    """The upper half of a small back in text, completed by its turned copy."""
    back = Canvas(11, 16)
    back.paste(grid(rows, letters))
    turned_double(back)
    return back


SMALL_SUN = """
.kkkkkkkkk.
kpppppppppk
kpyyyyyyypk
kpy#####ypk
kpy-#-#-ypk
kpy#-l-#ypk
kpy-lyl-ypk
kpylyrylypk
"""
SMALL_PLAIN = """
.kkkkkkkkk.
kpppppppppk
kpBBBBBBBpk
kpByyyyyBpk
kpByBBByBpk
kpByBBByBpk
kpByBBByBpk
kpByBBByBpk
"""
SMALL_BROOMS = """
.kkkkkkkkk.
kpppppppppk
kpNnNNNnNpk
kpyynNnyypk
kpyyrnryypk
kpnrunurnpk
kpNnuuunNpk
kpNnnunnNpk
"""
SMALL_CHECKS = """
.kkkkkkkkk.
kpppppppppk
kpkkiikkipk
kpkkiikkipk
kpiikkiikpk
kpiikkiikpk
kpkkiikkipk
kpkkiikkipk
"""

TONES = {"red": "rRo", "blue": "bBc", "green": "gGv"}
"""Base, dark and light of the three suns."""


def backs() -> dict[str, Canvas]:
    """File stem -> picture, large ones and small ones."""
    suns = {name: medallion(*tones) for name, tones in TONES.items()}
    small_suns = {
        f"{name}_small": small(SMALL_SUN, {"#": tones[0], "-": tones[1]})
        for name, tones in TONES.items()
    }
    return {
        **suns,
        "plain": plain(),
        "brooms": brooms(),
        "checks": checks(),
        **small_suns,
        "plain_small": small(SMALL_PLAIN, {}),
        "brooms_small": small(SMALL_BROOMS, {}),
        "checks_small": small(SMALL_CHECKS, {}),
    }


def build(out: Path) -> None:
    """Write the backs into their folder."""
    for name, picture in backs().items():
        picture.save(out / f"{name}.png")
