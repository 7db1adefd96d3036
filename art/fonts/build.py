"""Packs the drawn fonts into atlases: one row of white letters, and where each stands.

A cell is as tall as the font: rows for accents, for capitals, for what hangs below the line.
Bold is every letter smeared one pixel to the right, unless the source draws it apart.
"""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass
from pathlib import Path

import numpy as np
from PIL import Image

from art.fonts.source import Glyph, Source, read

HERE = Path(__file__).parent
MISSING = "missing"
"""What is shown for a letter that the font lacks."""


@dataclass(frozen=True)
class Metrics:
    """Rows of a font's cell, from the top: `accents`, then `cap`, then `descent`."""

    accents: int
    cap: int
    descent: int
    x_height: int

    @property
    def height(self) -> int:
        """All rows of a cell."""
        return self.accents + self.cap + self.descent


F7 = Metrics(accents=3, cap=7, descent=2, x_height=5)
F5 = Metrics(accents=3, cap=5, descent=1, x_height=5)


@dataclass(frozen=True)
class Font:
    """Letters in full cells, and the pairs that stand closer or wider."""

    metrics: Metrics
    glyphs: dict[str, Glyph]
    kerning: dict[str, int]


def build(out: Path) -> None:
    """Write all atlases and their tables."""
    out.mkdir(parents=True, exist_ok=True)
    for name, font in fonts().items():
        write(font, out, name)


def fonts() -> dict[str, Font]:
    """Every font of the game by name."""
    seven, five = read(HERE / "f7.txt"), read(HERE / "f5.txt")
    small = make(five, F5)
    for letter in [letter for letter in small.glyphs if letter.lower() != letter]:
        small.glyphs[letter.lower()] = small.glyphs[letter]
    return {"F7": make(seven, F7), "F7B": make(seven, F7, bold=True), "F5": small}


def make(source: Source, metrics: Metrics, *, bold: bool = False) -> Font:
    """Set every letter into its cell, add the accented ones and the pairs that stay clear."""
    drawn = {letter: cell(glyph, metrics) for letter, glyph in source.glyphs.items()}
    marks = source.marks
    if bold:
        drawn = {letter: smear(glyph) for letter, glyph in drawn.items()}
        drawn |= {letter: cell(glyph, metrics) for letter, glyph in source.bold.items()}
        marks = {name: smear(mark) for name, mark in marks.items()} | source.bold_marks
    glyphs = dict(drawn)
    for letter, (mark, base) in source.over.items():
        top = 0 if base[0].isupper() else metrics.cap - metrics.x_height
        glyphs[letter] = accented(drawn[base], marks[mark], top)
    for letter, other in source.same.items():
        glyphs[letter] = glyphs[other]
    only_bases = {base for _, base in source.over.values() if len(base) > 1}
    glyphs = {letter: glyph for letter, glyph in glyphs.items() if letter not in only_bases}
    return Font(metrics, glyphs, pairs(glyphs, source))


def cell(glyph: Glyph, metrics: Metrics) -> Glyph:
    """The letter in a whole cell; its first row is the cap line."""
    below = metrics.cap + metrics.descent - glyph.shape[0]
    return np.pad(glyph, ((metrics.accents, below), (0, 0)))


def smear(glyph: Glyph) -> Glyph:
    """The letter and itself one pixel further right."""
    wide = np.pad(glyph, ((0, 0), (0, 1)))
    wide[:, 1:] |= glyph
    return wide


def accented(base: Glyph, mark: Glyph, top: int) -> Glyph:
    """A letter with a mark centred over it, leaning right when the middle is between pixels."""
    height, width = base.shape
    whole = max(width, mark.shape[1])
    glyph = np.zeros((height, whole), bool)
    left = (whole - width) // 2
    glyph[:, left : left + width] = base
    x = (whole - mark.shape[1] + 1) // 2
    glyph[top : top + mark.shape[0], x : x + mark.shape[1]] |= mark
    return glyph


def pairs(glyphs: Mapping[str, Glyph], source: Source) -> dict[str, int]:
    """The source's kerning, also for accented letters, without pairs that would touch."""
    bases: dict[str, list[str]] = {}
    for letter in glyphs:
        base = source.over[letter][1] if letter in source.over else letter
        bases.setdefault("i" if base == "ı" else base, []).append(letter)
    kerning = {}
    for (first, second), amount in source.kern.items():
        for left in bases.get(first, []):
            for right in bases.get(second, []):
                if clear(glyphs[left], glyphs[right], 1 + amount):
                    kerning[left + right] = amount
    return dict(sorted(kerning.items()))


def clear(left: Glyph, right: Glyph, gap: int) -> bool:
    """Whether two letters `gap` apart touch nowhere, not even at a corner."""
    height, width = left.shape
    first = np.zeros((height + 2, width + right.shape[1] + abs(gap) + 2), bool)
    near = np.zeros_like(first)
    for dy in (0, 1, 2):
        for dx in (0, 1, 2):
            near[dy : dy + height, dx : dx + width] |= left
    start = 1 + width + gap
    first[1 : 1 + height, start : start + right.shape[1]] = right
    return not (first & near).any()


def write(font: Font, out: Path, name: str) -> None:
    """Write NAME.png and NAME.json; letters drawn alike share one place."""
    places: dict[bytes, list[int]] = {}
    table: dict[str, list[int]] = {}
    columns: list[Glyph] = []
    x = 0
    for letter, glyph in font.glyphs.items():
        key = bytes([glyph.shape[1]]) + glyph.tobytes()
        if key not in places:
            places[key] = [x, glyph.shape[1]]
            columns += [glyph, np.zeros((glyph.shape[0], 1), bool)]
            x += glyph.shape[1] + 1
        table[letter] = places[key]
    mask = np.hstack(columns)
    pixels = np.zeros((*mask.shape, 4), np.uint8)
    pixels[mask] = 255
    Image.fromarray(pixels, "RGBA").save(out / f"{name}.png", optimize=True)
    metrics = font.metrics
    missing = table.pop(MISSING)
    words = {
        "height": metrics.height,
        "ascent": metrics.accents + metrics.cap,
        "cap": metrics.cap,
        "line": metrics.height,
        "spacing": 1,
        "missing": missing,
        "kerning": font.kerning,
        "glyphs": table,
    }
    lines = [f" {json.dumps(key)}: {json.dumps(word)}" for key, word in words.items()]
    text = "{\n" + ",\n".join(lines) + "\n}\n"
    (out / f"{name}.json").write_text(text, encoding="utf-8", newline="\n")
