"""The one palette of the game: 31 colors named by letters, and how each is lit and lined."""

from __future__ import annotations

PALETTE = {
    "k": "#1b1420",  # ink
    "K": "#40323f",  # soft ink
    "w": "#fffdf4",  # white
    "p": "#f7efd9",  # paper
    "P": "#e3d3b0",  # paper shade
    "q": "#b9a27c",  # engraving brown
    "r": "#d8232f",
    "R": "#8f1327",
    "o": "#f4604a",
    "y": "#f7c62f",  # gold
    "Y": "#c98a17",
    "z": "#7d4a12",
    "l": "#ffe98a",
    "g": "#2c7d3f",
    "G": "#164a32",
    "v": "#62b25a",
    "b": "#2456b8",
    "B": "#15296b",
    "c": "#5f9be8",
    "a": "#b8dcf5",
    "s": "#f2c49b",  # skin
    "S": "#c98763",
    "h": "#ffe3c4",
    "t": "#a9826b",  # horse
    "T": "#6e4d45",
    "u": "#d0ab8c",
    "n": "#5a2e22",  # brown
    "N": "#8c4a2b",
    "m": "#8b8d99",  # grey
    "M": "#565566",
    "i": "#c9ccd2",
}
LETTERS = tuple(PALETTE)
RGB = tuple(tuple(int(code[i : i + 2], 16) for i in (1, 3, 5)) for code in PALETTE.values())

RAMP = {
    "r": ("o", "R"),
    "y": ("l", "Y"),
    "g": ("v", "G"),
    "b": ("c", "B"),
    "s": ("h", "S"),
    "t": ("u", "T"),
    "u": ("h", "t"),
    "n": ("N", "N"),
    "m": ("i", "M"),
    "w": ("w", "i"),
    "p": ("w", "P"),
    "i": ("w", "m"),
    "N": ("Y", "n"),
    "z": ("Y", "z"),
    "c": ("a", "b"),
}
"""Lit and shaded tone of a base color."""

INNER = {
    **dict.fromkeys("nGRBkTKM", "k"),
    **{"r": "R", "o": "R", "y": "z", "Y": "z", "q": "z", "l": "Y", "g": "G", "v": "G"},
    **{"b": "B", "c": "B", "a": "b", "s": "n", "S": "n", "h": "S", "t": "T", "u": "T", "m": "M"},
    **{"w": "M", "i": "M", "p": "q", "P": "q", "N": "n", "z": "n"},
}
"""The tone of the inner contour where a part of this color covers another."""
