"""Pixel fonts: a one-row atlas and the table of its glyphs."""

from __future__ import annotations

import json
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import pygame

from scopa_desktop.ui.theme import Color

NAMES = ("F5", "F7", "F7B")
MEASURED = 2000
"""How many widths a font remembers before it begins anew."""


@dataclass(frozen=True, slots=True)
class Font:
    """One font; its cell holds the accents above the capitals and the descenders below."""

    name: str
    height: int
    """Rows of a cell."""
    cap_top: int
    """Row of a cell in which capitals begin."""
    spacing: int
    glyphs: dict[str, tuple[int, int]]
    """Place in the atlas and width of each character."""
    kerning: dict[str, int]
    """Pixels added between two characters."""
    missing: tuple[int, int]
    capitals_only: bool
    rows: tuple[bytes, ...]
    """The atlas row by row, one byte a pixel, 0 where there is none."""
    atlas: Any
    """The atlas as a white surface."""
    widths: dict[str, int] = field(default_factory=dict)
    """What has been measured."""

    def glyph(self, character: str) -> tuple[int, int]:
        """Place and width of a character."""
        if self.capitals_only and character not in self.glyphs:
            character = character.upper()
        return self.glyphs.get(character, self.missing)

    def has(self, character: str) -> bool:
        """Whether the font draws this character itself."""
        return character in self.glyphs or (self.capitals_only and character.upper() in self.glyphs)

    def width(self, text: str) -> int:
        """Width of a line, without the space after its last glyph."""
        width = self.widths.get(text)
        if width is None:
            if len(self.widths) >= MEASURED:
                self.widths.clear()
            width = self.widths[text] = self.places(text)[1]
        return width

    def places(self, text: str) -> tuple[list[tuple[int, int, int]], int]:
        """Where each glyph goes: (x, place in the atlas, width), and the whole width."""
        found: list[tuple[int, int, int]] = []
        x = 0
        before = ""
        for character in text:
            start, width = self.glyph(character)
            if found:
                x += self.spacing + self.kerning.get(before + character, 0)
            found.append((x, start, width))
            x += width
            before = character
        return found, x

    def render(self, text: str, color: Color, scale: int = 1) -> pygame.Surface:
        """A line as a picture with a transparent ground."""
        places, width = self.places(text)
        line = pygame.Surface((max(width, 1), self.height), pygame.SRCALPHA)
        for x, start, w in places:
            line.blit(self.atlas, (x, 0), (start, 0, w, self.height))
        line.fill((*color, 255), special_flags=pygame.BLEND_RGBA_MULT)
        if scale > 1:
            line = pygame.transform.scale(line, (line.width * scale, line.height * scale))
        return line


def load_font(folder: Path, name: str) -> Font:
    """Read a font's atlas and table.

    Raises:
        OSError, ValueError, KeyError: the files are missing or not such a table.
    """
    table = json.loads((folder / f"{name}.json").read_text(encoding="utf-8"))
    atlas = pygame.image.load(folder / f"{name}.png")
    atlas = atlas.convert_alpha() if pygame.display.get_init() else atlas
    width, height = atlas.get_size()
    opacity = pygame.image.tobytes(atlas, "RGBA")[3::4]
    rows = tuple(opacity[y * width : (y + 1) * width] for y in range(height))
    return Font(
        name=name,
        height=table["height"],
        cap_top=table["ascent"] - table["cap"],
        spacing=table["spacing"],
        glyphs={key: (place[0], place[1]) for key, place in table["glyphs"].items()},
        kerning=table.get("kerning", {}),
        missing=(table["missing"][0], table["missing"][1]),
        capitals_only=name == "F5",
        rows=rows,
        atlas=atlas,
    )
