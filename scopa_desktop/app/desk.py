"""What pygame does not tell of the desktop: where it is free, and how thick a window's frame is.

Both are asked of the SDL that pygame itself has loaded. Where it cannot be reached, the whole
screen counts as free and a frame has the usual title bar.
"""

from __future__ import annotations

import ctypes
import os
import sys
from dataclasses import dataclass
from functools import cache
from typing import Final

import pygame

from scopa_desktop.ui.geometry import DESIGN, Rect

TITLE_BAR: Final = 40
"""Pixels; room for a title bar before the window has one."""
SMALL: Final = 2 / 3
"""A first window that would fill less than this share of the room grows to no whole multiple."""


@dataclass(frozen=True, slots=True)
class Frame:
    """What the window manager puts round the picture, in pixels."""

    left: int = 0
    top: int = TITLE_BAR
    right: int = 0
    bottom: int = 0


class _SdlRect(ctypes.Structure):
    _fields_ = [(name, ctypes.c_int) for name in "xywh"]


@cache
def _sdl() -> ctypes.CDLL | None:
    """The library that pygame uses, never another copy of it."""
    try:
        # Elsewhere a look-up in the module also searches the libraries that it needs.
        name = "SDL2" if sys.platform == "win32" else str(pygame.base.__file__)
        library = ctypes.CDLL(name)
        library.SDL_GetWindowFromID.restype = ctypes.c_void_p
    except (OSError, AttributeError):
        return None
    return library


def free_areas() -> list[Rect]:
    """Of every screen the part that no panel takes, the main screen first; one at least."""
    library = _sdl()
    found: list[Rect] = []
    for number, (width, height) in enumerate(_screens()):
        free = _SdlRect()
        if library is not None and not library.SDL_GetDisplayUsableBounds(
            number, ctypes.byref(free)
        ):
            found.append(Rect(free.x, free.y, free.w, free.h))
        elif not number:
            found.append(Rect(0, 0, width, height))
    return found or [Rect(0, 0, DESIGN.w, DESIGN.h + TITLE_BAR)]


def _screens() -> list[tuple[int, int]]:
    try:
        return pygame.display.get_desktop_sizes()
    except pygame.error:
        return []


def frame_of(window: pygame.Window) -> Frame:
    """What is round a window that is shown; only X11 and Windows tell."""
    library = _sdl()
    sides = [ctypes.c_int() for _ in range(4)]
    if library is not None:
        handle = ctypes.c_void_p(library.SDL_GetWindowFromID(window.id))
        if not library.SDL_GetWindowBordersSize(handle, *map(ctypes.byref, sides)):
            top, left, bottom, right = (side.value for side in sides)
            return Frame(left, top, right, bottom)
    return Frame()


def first_size(free: Rect) -> tuple[int, int]:
    """The size of the very first window: the largest sharp one that leaves a title bar room.

    Where that would be small beside the screen, the largest window of the design's shape.
    """
    width, height = free.w, free.h - TITLE_BAR
    times = min(width // DESIGN.w, height // DESIGN.h)
    exact = min(width / DESIGN.w, height / DESIGN.h)
    if times and times >= exact * SMALL:
        return DESIGN.w * times, DESIGN.h * times
    exact = max(exact, 1.0)
    return int(DESIGN.w * exact), int(DESIGN.h * exact)


def fitting(width: int, height: int, free: Rect, frame: Frame) -> tuple[int, int]:
    """A size that the free area has room for, frame included; never below the design's."""
    width = min(width, free.w - frame.left - frame.right)
    height = min(height, free.h - frame.top - frame.bottom)
    return max(width, DESIGN.w), max(height, DESIGN.h)


def inside(picture: Rect, free: Rect, frame: Frame) -> tuple[int, int]:
    """The corner of the picture, moved so that all of it and its title bar can be seen."""
    x = min(picture.x, free.right - picture.w)
    y = min(picture.y, free.bottom - picture.h)
    return max(x, free.x), max(y, free.y + frame.top)


def area_of(picture: Rect, areas: list[Rect]) -> Rect | None:
    """The free area in which the middle of a picture lies."""
    middle = picture.center
    return next((area for area in areas if area.contains(middle)), None)


def name_windows(name: str) -> None:
    """Give X11 the name by which a desktop knows the program's windows.

    pygame writes the name of the script there when it is loaded; a name that the person set
    stays.
    """
    key = "SDL_VIDEO_X11_WMCLASS"
    if os.environ.get(key, "") in ("", os.path.basename(sys.argv[0])):
        os.environ[key] = name
