"""The canvas that draws: pygame surfaces behind `Canvas`, with caches for what repeats."""

from __future__ import annotations

from collections.abc import Callable, Hashable, Iterator
from contextlib import contextmanager

import pygame

from scopa_desktop.ui.assets import Assets
from scopa_desktop.ui.canvas import PLAIN, Align, FontName, Look, Picture
from scopa_desktop.ui.felt import make_felt
from scopa_desktop.ui.geometry import DESIGN, Rect
from scopa_desktop.ui.lettering import STYLES, lettering
from scopa_desktop.ui.theme import COLORS, felt_tints

KEPT = 900
"""How many made surfaces (texts, shapes, changed pictures, veils) are kept."""
FEW_ROWS = 2
"""Rectangles of so few rows are filled; more rows cost more than a kept block."""
NOTHING = (255, 0, 255)
"""Stands for no pixel in kept shapes; it is none of the interface's colors."""


class _Kept:
    """The surfaces that were used lately: those of the last so many makings, and a few more."""

    def __init__(self, limit: int) -> None:
        self._limit = max(limit // 2, 1)
        self._young: dict[Hashable, pygame.Surface] = {}
        self._old: dict[Hashable, pygame.Surface] = {}

    def get(self, key: Hashable, make: Callable[[], pygame.Surface]) -> pygame.Surface:
        """The surface of a key; made when it is new or was long unused."""
        surface = self._young.get(key)
        if surface is None:
            surface = self._old.pop(key, None)
            if surface is None:
                surface = make()
            if len(self._young) >= self._limit:
                self._young, self._old = {}, self._young
            self._young[key] = surface
        return surface


class SurfaceCanvas:
    """Draws on one logical surface; see `Canvas`."""

    def __init__(self, assets: Assets, size: tuple[int, int] = (DESIGN.w, DESIGN.h)) -> None:
        self._assets = assets
        self._kept = _Kept(KEPT)
        self._felts = _Kept(2)
        self._tints: dict[str, str] = {}
        """What the tones of the green cloth are called on the one that lies there."""
        self.keeps_layers = True
        """Whether layers are kept at all; tests compare with pictures that are painted whole."""
        self.resize(size)

    def resize(self, size: tuple[int, int]) -> None:
        """Another surface size, at least the design area."""
        self.surface = pygame.Surface(size)
        self._ox, self._oy = (size[0] - DESIGN.w) // 2, (size[1] - DESIGN.h) // 2
        self._layers: dict[str, tuple[object, pygame.Surface]] = {}

    @property
    def bounds(self) -> Rect:
        """See `Canvas`."""
        return Rect(-self._ox, -self._oy, *self.surface.get_size())

    def _at(self, rect: Rect) -> pygame.Rect:
        return pygame.Rect(rect.x + self._ox, rect.y + self._oy, rect.w, rect.h)

    def box(self, rect: Rect, color: str, alpha: int = 255) -> None:
        """See `Canvas`."""
        if rect.w <= 0 or rect.h <= 0 or alpha <= 0:
            return
        color = self._tints.get(color, color)
        if alpha >= 255:
            self._fill(rect, color)
            return

        def make() -> pygame.Surface:
            veil = pygame.Surface((rect.w, rect.h))
            veil.fill(COLORS[color])
            veil.set_alpha(alpha)
            return veil

        veil = self._kept.get(("veil", rect.w, rect.h, color, alpha), make)
        self.surface.blit(veil, (rect.x + self._ox, rect.y + self._oy))

    def _fill(self, rect: Rect, color: str) -> None:
        """A filled rectangle; a kept one is put down many times quicker than pygame fills rows."""
        x, y, w, h = rect.x + self._ox, rect.y + self._oy, rect.w, rect.h
        if h <= FEW_ROWS:
            self.surface.fill(COLORS[color], (x, y, w, h))
            return
        block = self._kept.get(("block", w, h, color), lambda: _block(w, h, color))
        self.surface.blit(block, (x, y))

    def _put(self, kind: str, rect: Rect, color: str, detail: tuple[int, ...]) -> None:
        """An outline or a rounded block, kept by its size."""
        w, h = rect.w, rect.h
        color = self._tints.get(color, color)
        shape = self._kept.get(
            (kind, w, h, color, detail), lambda: _shape(kind, w, h, color, detail)
        )
        self.surface.blit(shape, (rect.x + self._ox, rect.y + self._oy))

    def frame(self, rect: Rect, color: str, *, cut: int = 0) -> None:
        """See `Canvas`."""
        self._put("frame", rect, color, (cut,))

    def rounded(self, rect: Rect, color: str, *, cut: int = 1) -> None:
        """See `Canvas`."""
        self._put("rounded", rect, color, (cut,))

    def dashes(self, rect: Rect, color: str, *, length: int = 4, phase: int = 0) -> None:
        """See `Canvas`."""
        self._put("dashes", rect, color, (length, phase % (2 * length)))

    def picture(self, picture: Picture, x: float, y: float, look: Look = PLAIN) -> None:
        """See `Canvas`."""
        surface: pygame.Surface = picture.pixels
        px, py = round(x) + self._ox, round(y) + self._oy
        if look is PLAIN or look == PLAIN:
            self.surface.blit(surface, (px, py))
            return
        if look.crop is not None and look == Look(crop=look.crop):
            self.surface.blit(surface, (px, py), pygame.Rect(look.crop))
            return
        surface = self._kept.get((picture, look), lambda: _changed(picture.pixels, look))
        if look.width is not None:
            px += (picture.width - look.width) // 2
        if look.shear:
            px -= abs(look.shear)
        self.surface.blit(surface, (px, py))

    def text(
        self,
        x: float,
        y: float,
        text: str,
        color: str = "paper",
        *,
        font: FontName = "F7",
        scale: int = 1,
        align: Align = "left",
        shadow: str | None = None,
    ) -> int:
        """See `Canvas`."""
        face = self._assets.font(font)
        line = self._kept.get(
            ("text", text, color, font, scale), lambda: face.render(text, COLORS[color], scale)
        )
        width = line.get_width()
        left = round(x) - (0 if align == "left" else width // 2 if align == "center" else width)
        place = left + self._ox, round(y) + self._oy - face.cap_top * scale
        if shadow is not None:
            shadow = self._tints.get(shadow, shadow)
            below = self._kept.get(
                ("text", text, shadow, font, scale),
                lambda: face.render(text, COLORS[shadow], scale),
            )
            self.surface.blit(below, (place[0], place[1] + scale))
        self.surface.blit(line, place)
        return width

    def display(self, x: float, y: float, text: str, style: str, *, align: Align = "center") -> int:
        """See `Canvas`."""
        bold = self._assets.font("F7B")
        line = self._kept.get(
            ("display", text, style), lambda: lettering(bold, text, STYLES[style])
        )
        width = line.get_width()
        left = round(x) - (0 if align == "left" else width // 2 if align == "center" else width)
        self.surface.blit(line, (left + self._ox, round(y) + self._oy))
        return width

    def width_of(self, text: str, *, font: FontName = "F7", scale: int = 1) -> int:
        """See `Canvas`."""
        return self._assets.font(font).width(text) * scale

    def felt(self, key: str) -> None:
        """See `Canvas`."""
        self._tints = felt_tints(key)
        width, height = self.surface.get_size()
        cloth = self._felts.get(
            (key, width, height), lambda: make_felt(key, width, height, self._oy)
        )
        self.surface.blit(cloth, (0, 0))

    def layer(self, name: str, key: object, paint: Callable[[], None]) -> None:
        """See `Canvas`."""
        kept = self._layers.get(name)
        if kept is not None and self.keeps_layers and kept[0] == key:
            self.surface.blit(kept[1], (0, 0))
            return
        paint()
        if kept is None:
            self._layers[name] = key, self.surface.copy()
        else:
            kept[1].blit(self.surface, (0, 0))
            self._layers[name] = key, kept[1]

    @contextmanager
    def clip(self, rect: Rect) -> Iterator[None]:
        """See `Canvas`."""
        before = self.surface.get_clip()
        self.surface.set_clip(self._at(rect).clip(before))
        try:
            yield
        finally:
            self.surface.set_clip(before)


def _block(w: int, h: int, color: str) -> pygame.Surface:
    block = pygame.Surface((w, h))
    block.fill(COLORS[color])
    return block


def _shape(kind: str, w: int, h: int, color: str, detail: tuple[int, ...]) -> pygame.Surface:
    """A shape of one color whose other pixels are skipped quickly when it is put down."""
    shape = pygame.Surface((max(w, 0), max(h, 0)))
    shape.fill(NOTHING)
    shape.set_colorkey(NOTHING, pygame.RLEACCEL)
    tone = COLORS[color]
    if kind == "dashes":
        length, phase = detail
        for k, place in enumerate(_edge(w, h)):
            if (k + phase) % (2 * length) <= length:
                shape.set_at(place, tone)
        return shape
    (cut,) = detail
    if kind == "frame":
        parts = [
            (cut, 0, w - 2 * cut, 1),
            (cut, h - 1, w - 2 * cut, 1),
            (0, cut, 1, h - 2 * cut),
            (w - 1, cut, 1, h - 2 * cut),
        ]
        if cut == 2:
            parts += [(x, y, 1, 1) for x in (1, w - 2) for y in (1, h - 2)]
    else:
        parts = [(cut, 0, w - 2 * cut, h), (0, cut, w, h - 2 * cut)]
        if cut == 2:
            parts.append((1, 1, w - 2, h - 2))
    for part in parts:
        if part[2] > 0 and part[3] > 0:
            shape.fill(tone, part)
    return shape


def _edge(w: int, h: int) -> list[tuple[int, int]]:
    """The places of an outline, clockwise from the upper left."""
    edge = [(i, 0) for i in range(w)]
    edge += [(w - 1, j) for j in range(1, h)]
    edge += [(i, h - 1) for i in range(w - 2, -1, -1)]
    return edge + [(0, j) for j in range(h - 2, 0, -1)]


def _changed(surface: pygame.Surface, look: Look) -> pygame.Surface:
    """A copy of a picture as a look shows it."""
    if look.crop is not None:
        surface = surface.subsurface(pygame.Rect(look.crop)).copy()
    if look.flip:
        surface = pygame.transform.flip(surface, True, False)
    if look.turns % 4:
        surface = pygame.transform.rotate(surface, 90 * look.turns)
    if look.scale > 1:
        w, h = surface.get_size()
        surface = pygame.transform.scale(surface, (w * look.scale, h * look.scale))
    if look.width is not None:
        surface = pygame.transform.scale(surface, (max(look.width, 1), surface.get_height()))
    if look.shear:
        surface = _sheared(surface, look.shear)
    if look.brightness != 100:
        surface = surface.copy()
        level = round(255 * look.brightness / 100)
        surface.fill((level, level, level, 255), special_flags=pygame.BLEND_RGBA_MULT)
    if look.alpha != 255:
        surface = surface.copy()
        surface.fill((255, 255, 255, look.alpha), special_flags=pygame.BLEND_RGBA_MULT)
    return surface


def _sheared(surface: pygame.Surface, shear: int) -> pygame.Surface:
    """Rows moved sideways: the top by `shear`, the bottom by minus that."""
    width, height = surface.get_size()
    wide = pygame.Surface((width + 2 * abs(shear), height), pygame.SRCALPHA)
    for row in range(height):
        dx = round(shear * (1 - 2 * row / height))
        wide.blit(surface, (abs(shear) + dx, row), (0, row, width, 1))
    return wide
