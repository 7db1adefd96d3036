"""Draws the title's lettering: the bold font three times doubled, gilded, on a dark rim.

Doubling fills a corner where two neighbors agree, which rounds the letters; gold runs from a
lit top to a dark foot, the upper edges catch the light, and the letters are some pixels thick.
"""

from __future__ import annotations

from pathlib import Path

import numpy as np

from art.fonts.build import fonts
from art.painter import Canvas, Mask, grid, rim, shifted

WORDS = {"logo_escopa": "ESCOPA", "logo_scopa": "SCOPA", "logo_escoba": "ESCOBA"}
DOUBLINGS = 3
DEPTH = 6
EDGE = 2
"""Width of the dark rim."""
LIMIT = (360, 92)
"""The largest size that the title screen has room for."""

RAMP = ((-1.0, "l"), (0.26, "y"), (0.68, "Y"))
"""From which part of a letter's height on it has which gold; they meet in a checker."""
BLEND = 0.09

SPARKLE = grid(
    """
...w...
...w...
..www..
wwwwwww
..www..
...w...
...w...
"""
)


def build(out: Path) -> None:
    """Write the lettering of every title."""
    for name, word in WORDS.items():
        logo(word).save(out / f"{name}.png")


def logo(word: str) -> Canvas:
    """One word in gold."""
    letters = [fonts()["F7B"].glyphs[letter] for letter in word]
    cells = [np.pad(letter, ((0, 0), (0, 1))) for letter in letters]
    mask: Mask = np.hstack(cells)[:, :-1]
    mask = mask[mask.any(axis=1)]
    for _ in range(DOUBLINGS):
        mask = doubled(mask)
    height, width = mask.shape
    canvas = Canvas(width + 2 * EDGE, height + 2 * EDGE + DEPTH)
    face = canvas.empty()
    face[EDGE : EDGE + height, EDGE : EDGE + width] = mask
    thick = face.copy()
    for y in range(1, DEPTH + 1):
        thick |= shifted(face, 0, y)
    outline = thick
    for step in range(EDGE):
        outline = outline | rim(outline, diagonal=step % 2 == 1)
    canvas.fill(outline, "k")
    canvas.fill(thick, "z")
    canvas.fill(thick & ~shifted(thick, 0, -2) & ~face, "n")
    gild(canvas, face, height)
    return canvas


def gild(canvas: Canvas, face: Mask, height: int) -> None:
    """Gold on the letters' faces, and the light on their edges."""
    rows, columns = np.mgrid[0 : canvas.height, 0 : canvas.width]
    part = (rows - EDGE) / height
    checker = (rows + columns) % 2 == 0
    for start, letter in RAMP:
        canvas.fill(face & (part >= start + np.where(checker, 0, BLEND)), letter)
    upper, left = ~shifted(face, 0, 1), ~shifted(face, 1, 0)
    lower, right = ~shifted(face, 0, -1), ~shifted(face, -1, 0)
    lit = face & (upper | left) & ~lower & ~right
    canvas.fill(lit & (part > 0.3), "l")
    canvas.fill(face & upper & (part < 0.75), "w")
    canvas.fill(face & (lower | right) & ~upper & ~left, "Y")
    for x in (EDGE + 5, canvas.width - 25):
        canvas.paste(SPARKLE, x, EDGE + 3)


def doubled(mask: Mask) -> Mask:
    """Twice as large; a corner takes its two neighbors' value where they agree."""
    up, down = shifted(mask, 0, 1), shifted(mask, 0, -1)
    left, right = shifted(mask, 1, 0), shifted(mask, -1, 0)
    large = np.repeat(np.repeat(mask, 2, axis=0), 2, axis=1)
    large[::2, ::2] = np.where((left == up) & (left != down) & (up != right), up, mask)
    large[::2, 1::2] = np.where((up == right) & (up != left) & (right != down), right, mask)
    large[1::2, ::2] = np.where((left == down) & (left != up) & (down != right), left, mask)
    large[1::2, 1::2] = np.where((down == right) & (down != left) & (right != up), right, mask)
    return large
