"""Reads a font drawn as text: bands of letters side by side, marks, pairs and bold exceptions."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path

import numpy as np
from numpy.typing import NDArray

Glyph = NDArray[np.bool_]
"""One letter: as many rows as the font's cell, as many columns as the letter is wide."""

NAMES = {"space": " ", "nbsp": "\u00a0"}
"""Letters that cannot stand for themselves in a source file."""


@dataclass
class Source:
    """Everything one source file says, still without cells: rows count from the cap line."""

    glyphs: dict[str, Glyph] = field(default_factory=dict)
    marks: dict[str, Glyph] = field(default_factory=dict)
    bold: dict[str, Glyph] = field(default_factory=dict)
    bold_marks: dict[str, Glyph] = field(default_factory=dict)
    over: dict[str, tuple[str, str]] = field(default_factory=dict)
    """Accented letter -> its mark and the letter below."""
    same: dict[str, str] = field(default_factory=dict)
    """Letter -> the letter whose drawing it shares."""
    kern: dict[tuple[str, str], int] = field(default_factory=dict)


def read(path: Path) -> Source:
    """Read a source file. A band of letters runs to the next empty line."""
    source = Source()
    bands = {
        "glyphs": source.glyphs,
        "marks": source.marks,
        "bold": source.bold,
        "boldmarks": source.bold_marks,
    }
    lines = iter(path.read_text(encoding="utf-8").splitlines())
    for line in lines:
        word, *rest = line.split() or [""]
        if word in bands:
            rows = []
            while row := next(lines, ""):
                rows.append(row.split())
            bands[word].update(_columns(rest, rows))
        elif word == "over":
            mark, *pairs = rest
            for letter, base in (pair.split("=") for pair in pairs):
                source.over[letter] = (mark, base)
        elif word == "same":
            for letter, other in (pair.split("=") for pair in rest):
                source.same[named(letter)] = named(other)
        elif word == "kern":
            amount, *letters = rest
            middle = letters.index(":", 1)
            for left in letters[:middle]:
                for right in letters[middle + 1 :]:
                    source.kern[left, right] = int(amount)
        elif word not in ("", "#"):
            raise ValueError(f"{path.name}: what is {line!r}?")
    return source


def named(word: str) -> str:
    """The letter that a word of a source file means."""
    return NAMES.get(word, word)


def _columns(names: list[str], rows: list[list[str]]) -> dict[str, Glyph]:
    glyphs = {}
    for name, *column in zip(names, *rows, strict=True):
        if len({len(row) for row in column}) != 1:
            raise ValueError(f"the rows of {name!r} differ in width: {column}")
        glyphs[named(name)] = np.array([[dot == "#" for dot in row] for row in column], bool)
    return glyphs
