"""Pictures from files, kept once loaded; and pictures made of others."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from pathlib import Path

import pygame

from scopa_desktop.ui.canvas import Picture
from scopa_desktop.ui.fonts import NAMES, Font, load_font
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.theme import COLORS, Color


class AssetError(Exception):
    """A picture or font cannot be read; the message names the file."""


def wrap(name: str, surface: pygame.Surface) -> Picture:
    """A surface as a picture."""
    return Picture(name, surface.get_width(), surface.get_height(), surface)


class Assets:
    """All pictures and fonts of one assets folder."""

    def __init__(self, folder: Path) -> None:
        self.folder = folder
        self._pictures: dict[str, Picture] = {}
        self._fonts: dict[str, Font] = {}
        self._icons: dict[str, bool] = {}

    def font(self, name: str) -> Font:
        """One of the pixel fonts: F5, F7 or F7B."""
        if name not in self._fonts:
            try:
                self._fonts[name] = load_font(self.folder / "fonts", name)
            except (OSError, ValueError, KeyError, pygame.error) as error:
                raise AssetError(f"fonts/{name}: {error}") from error
        return self._fonts[name]

    def fonts(self) -> dict[str, Font]:
        """All fonts by name."""
        return {name: self.font(name) for name in NAMES}

    def icon(self, name: str) -> Picture:
        """A small picture of the icons folder."""
        found = self.kept(f"icons/{name}")
        return found or self.load(f"icons/{name}", self.folder / "icons" / f"{name}.png")

    def has_icon(self, name: str) -> bool:
        """Whether there is such an icon."""
        if name not in self._icons:
            self._icons[name] = (self.folder / "icons" / f"{name}.png").is_file()
        return self._icons[name]

    def kept(self, name: str) -> Picture | None:
        """A picture loaded or made before; quicker than building the path to load it from."""
        return self._pictures.get(name)

    def load(self, name: str, path: Path) -> Picture:
        """A picture file, kept under a name.

        Raises:
            AssetError: it cannot be read.
        """
        if name not in self._pictures:
            try:
                surface = pygame.image.load(path)
            except (OSError, pygame.error) as error:
                raise AssetError(f"{path}: {error}") from error
            if pygame.display.get_init():
                surface = surface.convert_alpha()
            self._pictures[name] = wrap(name, surface)
        return self._pictures[name]

    def made(self, name: str, make: Callable[[], Picture]) -> Picture:
        """A picture made once and kept under a name."""
        if name not in self._pictures:
            self._pictures[name] = make()
        return self._pictures[name]

    def forget(self, prefix: str) -> None:
        """Drop the kept pictures whose names begin so."""
        for name in [name for name in self._pictures if name.startswith(prefix)]:
            del self._pictures[name]


def composed(name: str, base: Picture, parts: Sequence[tuple[Picture, int, int]]) -> Picture:
    """A picture with others put on it."""
    surface: pygame.Surface = base.pixels.copy()
    for part, x, y in parts:
        surface.blit(part.pixels, (x, y))
    return wrap(name, surface)


def painted(
    name: str, width: int, height: int, boxes: Sequence[tuple[int, int, int, int, str]]
) -> Picture:
    """A picture of flat boxes (x, y, width, height, color) on a transparent ground."""
    surface = pygame.Surface((width, height), pygame.SRCALPHA)
    for x, y, w, h, color in boxes:
        surface.fill(COLORS[color], (x, y, w, h))
    return wrap(name, surface)


def written(name: str, font: Font, text: str, color: str, scale: int = 1) -> Picture:
    """A line of text as a picture; its top is the font's cell."""
    return wrap(name, font.render(text, COLORS[color], scale))


def greyed(name: str, base: Picture) -> Picture:
    """A picture in shades of grey."""
    return wrap(name, pygame.transform.grayscale(base.pixels))


def recolored(
    name: str, base: Picture, colors: Mapping[Color, Color], boxes: Sequence[Rect] | None = None
) -> Picture:
    """A picture with exact colors exchanged, all at once; with `boxes`, only there."""
    surface: pygame.Surface = base.pixels.copy()
    for left, top, width, height in boxes or ((0, 0, base.width, base.height),):
        for y in range(top, top + height):
            for x in range(left, left + width):
                red, green, blue, alpha = surface.get_at((x, y))
                if alpha and (other := colors.get((red, green, blue))) is not None:
                    surface.set_at((x, y), (*other, alpha))
    return wrap(name, surface)


def opacity(picture: Picture, x: int, y: int) -> int:
    """How opaque a pixel is, 0 to 255; a file's transparent palette color counts too."""
    surface: pygame.Surface = picture.pixels
    color = surface.get_at((x, y))
    return 0 if surface.get_colorkey() == tuple(color) else color.a
