"""The presenter: the only place that creates, resizes or flips the window.

The picture is drawn on a small logical surface and enlarged once a frame by a whole number,
so that every logical pixel is an equal square block (see `ui.viewport` for the exception).
"""

from __future__ import annotations

import os
from dataclasses import dataclass, replace

import pygame

from scopa_desktop.ui.geometry import DESIGN, Rect, Vec
from scopa_desktop.ui.quiet import quiet_libraries
from scopa_desktop.ui.viewport import Viewport, make_viewport

BLIND_DRIVERS = ("offscreen", "dummy")
MAXIMIZED_SHARE = 0.85
"""A window as wide as the screen and this share of its height is taken to be maximized."""
WIDEST_BORDER = 64
"""Pixels; a first move by more is the window manager's own idea of a good place."""


class NoScreenError(Exception):
    """There is no screen to open the game on."""


@dataclass(frozen=True, slots=True)
class Place:
    """Where and how large the window was."""

    width: int
    height: int
    x: int | None
    y: int | None
    maximized: bool


def open_display() -> None:
    """Start the display.

    Raises:
        NoScreenError: SDL finds none, or one that nobody sees and nobody asked for.
    """
    os.environ.setdefault("SDL_WINDOWS_DPI_AWARENESS", "permonitorv2")
    os.environ.setdefault("SDL_VIDEO_X11_WMCLASS", "scopa-desktop")
    # The click that brings the window to the front counts, as in other programs; else SDL
    # swallows it, and on a busy machine even the first click into a new window.
    os.environ.setdefault("SDL_MOUSE_FOCUS_CLICKTHROUGH", "1")
    try:
        with quiet_libraries():
            pygame.display.init()
    except pygame.error as error:
        raise NoScreenError(str(error)) from error
    driver = pygame.display.get_driver()
    if driver in BLIND_DRIVERS and not os.environ.get("SDL_VIDEODRIVER"):
        pygame.display.quit()
        raise NoScreenError("no screen found")
    if driver == "x11":
        # Without a GPU SDL would send the surface through OpenGL: ten times slower.
        os.environ["SDL_FRAMEBUFFER_ACCELERATION"] = "0"


class Presenter:
    """Owns the window."""

    def __init__(
        self, title: str, place: Place, icon: pygame.Surface | None, *, fullscreen: bool, fit: bool
    ) -> None:
        self.fit = fit
        width, height = self._fitting(place.width, place.height)
        position = self._on_screen(place.x, place.y, width)
        self._window = pygame.Window(
            title, (width, height), position, resizable=True, allow_high_dpi=True, hidden=True
        )
        self._window.minimum_size = (DESIGN.w, DESIGN.h)
        if icon is not None:
            self._window.set_icon(icon)
        self._asked: tuple[int, int] | None = self._corner()
        self._border = 0, 0
        """How far the window manager puts the picture from where the window was asked to be."""
        self._window.show()
        if place.maximized and not fullscreen:
            self._window.maximize()
        self.is_fullscreen = False
        self._was_maximized = False
        """Whether it filled the screen as a window, before it was given all of it."""
        self._normal = Place(width, height, place.x, place.y, maximized=False)
        """Where the window is when it fills nothing."""
        self._target = self._window.get_surface()
        self.viewport = self._measure()
        if fullscreen:
            self.toggle_fullscreen()

    @staticmethod
    def _fitting(width: int, height: int) -> tuple[int, int]:
        """A size that the desktop has room for."""
        try:
            desk_w, desk_h = pygame.display.get_desktop_sizes()[0]
        except (pygame.error, IndexError):
            return max(width, DESIGN.w), max(height, DESIGN.h)
        return max(min(width, desk_w), DESIGN.w), max(min(height, desk_h), DESIGN.h)

    @staticmethod
    def _on_screen(x: int | None, y: int | None, width: int) -> tuple[int, int] | int:
        """A remembered place if its middle is still on a desktop, else the center."""
        if x is None or y is None:
            return pygame.WINDOWPOS_CENTERED
        desks = pygame.display.get_desktop_sizes()
        reach_w, reach_h = sum(w for w, _ in desks), max((h for _, h in desks), default=0)
        if 0 <= x + width // 2 < reach_w and 0 <= y < reach_h - 40:
            return x, y
        return pygame.WINDOWPOS_CENTERED

    @property
    def place(self) -> Place:
        """Where the window is to open the next time: never as large as the screen it fills."""
        normal = self._normal
        fills = self._was_maximized if self.is_fullscreen else self._fills_screen()
        return Place(normal.width, normal.height, normal.x, normal.y, maximized=fills)

    def _corner(self) -> tuple[int, int]:
        x, y = self._window.position
        return int(x), int(y)

    def _fills_screen(self) -> bool:
        """Whether the window is maximized; SDL does not always say so."""
        try:
            desk_w, desk_h = pygame.display.get_desktop_sizes()[0]
        except (pygame.error, IndexError):
            return False
        width, height = self._window.size
        return width >= desk_w and height >= desk_h * MAXIMIZED_SHARE

    def moved(self) -> None:
        """Look at where the window is, after the system has moved it.

        The first move puts a frame round it; without counting that in, the window would
        wander down the screen a little with every start.
        """
        x, y = self._corner()
        if self._asked is not None:
            dx, dy = x - self._asked[0], y - self._asked[1]
            self._border = (dx, dy) if max(abs(dx), abs(dy)) <= WIDEST_BORDER else (0, 0)
            self._asked = None
        if not self.is_fullscreen and not self._fills_screen():
            size = self._window.size
            x, y = x - self._border[0], y - self._border[1]
            self._normal = Place(size[0], size[1], x, y, maximized=False)

    def _measure(self) -> Viewport:
        width, height = self._target.get_size()
        return make_viewport(width, height, fit=self.fit)

    def refresh(self) -> bool:
        """Look at the window's size again; whether it changed."""
        self._target = self._window.get_surface()
        viewport = self._measure()
        changed = viewport != self.viewport
        self.viewport = viewport
        if changed and not self.is_fullscreen and not self._fills_screen():
            size = self._window.size
            self._normal = replace(self._normal, width=size[0], height=size[1])
        return changed

    def set_fit(self, fit: bool) -> None:
        """Choose between whole enlargement and filling the window."""
        self.fit = fit
        self.refresh()

    def toggle_fullscreen(self) -> None:
        """Between the window and the whole screen."""
        if self.is_fullscreen:
            self._window.set_windowed()
        else:
            self._was_maximized = self._fills_screen()
            self._window.set_fullscreen(True)
        self.is_fullscreen = not self.is_fullscreen
        self.refresh()

    def to_design(self, position: tuple[float, float]) -> Vec:
        """A mouse position in design units."""
        pixels = self._target.get_width() / max(self._window.size[0], 1)
        return self.viewport.to_design((position[0] * pixels, position[1] * pixels))

    def to_window(self, rect: Rect) -> tuple[int, int, int, int]:
        """A rectangle in window pixels."""
        return self.viewport.to_window(rect)

    def show(self, surface: pygame.Surface) -> None:
        """Enlarge the picture into the window."""
        view, target = self.viewport, self._target
        width, height = view.logical[0] * view.factor, view.logical[1] * view.factor
        if not view.is_sharp:
            large = pygame.transform.scale(surface, (width, height))
            pygame.transform.smoothscale(large, target.get_size(), target)
        elif (width, height) == target.get_size():
            pygame.transform.scale(surface, (width, height), target)
        elif width <= target.get_width() and height <= target.get_height():
            area = target.subsurface((0, 0, width, height))
            pygame.transform.scale(surface, (width, height), area)
            self._fill_rest(target, width, height)
        else:
            target.blit(pygame.transform.scale(surface, (width, height)), (0, 0))
        self._window.flip()

    @staticmethod
    def _fill_rest(target: pygame.Surface, width: int, height: int) -> None:
        """The few pixels at the right and below take the color of their neighbors."""
        for x in range(width, target.get_width()):
            target.blit(target, (x, 0), (width - 1, 0, 1, height))
        for y in range(height, target.get_height()):
            target.blit(target, (0, y), (0, height - 1, target.get_width(), 1))

    def close(self) -> None:
        """Destroy the window."""
        self._window.destroy()
