"""The presenter: the only place that creates, resizes or flips the window.

The picture is drawn on a small logical surface and enlarged once a frame by a whole number,
so that every logical pixel is an equal square block (see `ui.viewport` for the exception).
"""

from __future__ import annotations

import os
from dataclasses import dataclass, replace

import pygame

from scopa_desktop.app.desk import (
    TITLE_BAR,
    Frame,
    area_of,
    first_size,
    fitting,
    frame_of,
    free_areas,
    inside,
    name_windows,
)
from scopa_desktop.app.enlarge import Enlarger
from scopa_desktop.ui.geometry import DESIGN, Rect, Vec
from scopa_desktop.ui.quiet import quiet_libraries
from scopa_desktop.ui.viewport import Viewport, make_viewport

BLIND_DRIVERS = ("offscreen", "dummy")
MAXIMIZED_SHARE = 0.85
"""A window as wide as the free screen and this share as high is taken to be maximized."""
BORDERS = 4
"""Pixels that a maximized window may lack at its sides."""
WIDEST_BORDER = 64
"""Pixels; a first move by more is the window manager's own idea of a good place."""
LATE_MS = 2000
"""A frame comes no later than this; afterwards it is the person who moves the window."""


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
    name_windows("scopa-desktop")
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
        areas = free_areas()
        free, picture = self._opening(place, areas)
        self._window = pygame.Window(
            title,
            (picture.w, picture.h),
            (picture.x, picture.y),
            resizable=True,
            allow_high_dpi=True,
            hidden=True,
        )
        self._window.minimum_size = (DESIGN.w, DESIGN.h)
        if icon is not None:
            self._window.set_icon(icon)
        self._window.show()
        self._opened = pygame.time.get_ticks()
        self._asked: tuple[int, int] | None = self._settle_in(picture, free)
        """Where the picture is to be, until it is there."""
        self._normal = Place(*self._window.size, *self._asked, maximized=False)
        """Where the window is when it fills nothing."""
        if place.maximized and not fullscreen:
            self._asked = None
            self._window.maximize()
        self.is_fullscreen = False
        self._was_maximized = place.maximized
        """Whether it filled the screen as a window, before it was given all of it."""
        self._target = self._window.get_surface()
        self.viewport = self._measure()
        self._enlarger = Enlarger(self.viewport, self._target)
        if fullscreen:
            self.toggle_fullscreen()
            self._was_maximized = place.maximized

    @staticmethod
    def _opening(place: Place, areas: list[Rect]) -> tuple[Rect, Rect]:
        """The free area to open in, and the picture there: as it was, else in the middle."""
        free = areas[0]
        width, height = place.width, place.height
        if place.x is not None and place.y is not None:
            before = Rect(place.x, place.y, width, height)
            known = area_of(before, areas)
            if known is not None:
                return known, before
        else:
            width, height = first_size(free)
        width, height = fitting(width, height, free, Frame())
        left = free.x + (free.w - width) // 2
        top = free.y + TITLE_BAR + (free.h - TITLE_BAR - height) // 2
        return free, Rect(left, top, width, height)

    def _settle_in(self, picture: Rect, free: Rect) -> tuple[int, int]:
        """Put the picture where it belongs, now that the frame round it is known.

        X11 puts the frame's corner where the window was asked to be; said again for the window
        that stands, the place is that of the picture.
        """
        frame = frame_of(self._window)
        size = fitting(picture.w, picture.h, free, frame)
        if size != (picture.w, picture.h):
            self._window.size = size
        corner = inside(Rect(picture.x, picture.y, *size), free, frame)
        self._window.position = corner
        return corner

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
        width, height = self._window.size
        return any(
            width >= area.w - BORDERS and height >= area.h * MAXIMIZED_SHARE
            for area in free_areas()
        )

    def moved(self) -> None:
        """Look at where the window is, after the system has moved it.

        A frame that comes late pushes the picture a little; it is put back once, or the
        window would wander down the screen with every start.
        """
        if self.is_fullscreen or self._fills_screen():
            return
        x, y = self._corner()
        asked, self._asked = self._asked, None
        if asked is not None and pygame.time.get_ticks() - self._opened <= LATE_MS:
            far = max(abs(x - asked[0]), abs(y - asked[1]))
            if 0 < far <= WIDEST_BORDER:
                self._window.position = x, y = asked
        width, height = self._window.size
        self._normal = Place(width, height, x, y, maximized=False)

    def _measure(self) -> Viewport:
        width, height = self._target.get_size()
        return make_viewport(width, height, fit=self.fit)

    def refresh(self) -> bool:
        """Look at the window's size again; whether it changed."""
        self._target = self._window.get_surface()
        viewport = self._measure()
        changed = viewport != self.viewport
        self.viewport = viewport
        self._enlarger = Enlarger(viewport, self._target)
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
        """Enlarge the picture into the window; bands that are as they were are left alone."""
        self._enlarger.show(surface)
        self._window.flip()

    def close(self) -> None:
        """Destroy the window."""
        self._window.destroy()
