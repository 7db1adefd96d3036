"""The window: how the picture is enlarged, where the mouse is, where the window comes back."""

from __future__ import annotations

import os
import random
import sys
from itertools import pairwise
from pathlib import Path

import pygame
import pytest

from scopa_desktop.app.desk import TITLE_BAR, Frame, first_size, fitting, inside, name_windows
from scopa_desktop.app.enlarge import BAND, LEEWAY, NEAR, Enlarger, cuts_of
from scopa_desktop.app.window import (
    NoScreenError,
    Place,
    Presenter,
    open_display,
)
from scopa_desktop.ui.geometry import DESIGN, Rect
from scopa_desktop.ui.viewport import make_viewport


@pytest.fixture
def show():
    """Opens a window of a size and shows a picture of noise in it; pixels come back."""
    pygame.display.init()
    opened = []

    def showing(width, height, *, fit=False):
        place = Place(width, height, None, None, maximized=False)
        presenter = Presenter("test", place, None, fullscreen=False, fit=fit)
        opened.append(presenter)
        presenter._window.size = (width, height)
        presenter.refresh()
        surface = pygame.Surface(presenter.viewport.logical)
        for y in range(surface.height):
            for x in range(0, surface.width, 3):
                surface.set_at((x, y), ((x * 7) % 256, (y * 11) % 256, (x * y) % 256))
        presenter.show(surface)
        return presenter, surface, presenter._target

    yield showing
    for presenter in opened:
        presenter.close()
    pygame.display.quit()


SHARP = [(640, 360), (1280, 720), (1366, 768), (1280, 800), (1920, 1080), (2560, 1080), (1281, 721)]


@pytest.mark.parametrize("size", SHARP)
def test_every_logical_pixel_is_a_square_block_up_to_all_four_edges(show, size):
    presenter, surface, target = show(*size)
    k = presenter.viewport.factor
    assert presenter.viewport.is_sharp
    assert target.get_size() == size
    # All pixels of the last row and column too: nothing of the window is left black.
    for x in {*range(0, size[0], 7), size[0] - 1}:
        for y in {*range(0, size[1], 13), size[1] - 1}:
            logical = min(x // k, surface.width - 1), min(y // k, surface.height - 1)
            assert target.get_at((x, y)) == surface.get_at(logical), (x, y)


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1100, 619), (500, 300)])
def test_a_picture_that_changed_in_part_is_shown_whole(show, size):
    presenter, surface, target = show(*size)
    last = surface.height - 1
    for row, column in ((0, 5), (23, 9), (24, 100), (last, 30), (170, 0), (170, 0)):
        surface.set_at((column, row), (1, 2, 3))
        surface.set_at((column + 40, min(row + 100, last)), (3, 2, 1))
        presenter.show(surface)
        shown = pygame.image.tobytes(target, "RGB")
        presenter.refresh()
        presenter.show(surface)
        assert shown == pygame.image.tobytes(target, "RGB")


def noise(view):
    surface = pygame.Surface(view.logical)
    surface.get_buffer().write(random.Random(3).randbytes(4 * surface.width * surface.height))
    return surface


@pytest.mark.parametrize("size", [(1280, 720), (1366, 768), (1100, 619), (1024, 576)])
def test_only_bands_that_changed_are_enlarged_again(size):
    view = make_viewport(*size)
    surface, enlarger = noise(view), Enlarger(view, pygame.Surface(size))
    cuts = cuts_of(surface.height, size[1])
    assert enlarger.changed(surface) == list(range(len(cuts) - 1))
    assert enlarger.changed(surface) == []
    for number, row in enumerate(cuts[:-1]):
        surface.set_at((row % 640, row), (1, 2, 3))
        surface.set_at((600, cuts[number + 1] - 1), (3, 2, 1))
        assert enlarger.changed(surface) == [number]


@pytest.mark.parametrize("size", [(1280, 720), (1100, 619), (1024, 576), (1000, 640)])
def test_bands_are_about_alike_and_cut_where_pixels_end(size):
    rows, height = make_viewport(*size).logical[1], size[1]
    cuts = cuts_of(rows, height)
    assert (cuts[0], cuts[-1]) == (0, rows)
    assert all(BAND // 2 <= b - a <= BAND + 2 * LEEWAY for a, b in pairwise(cuts))
    assert all(abs(cut * height / rows - round(cut * height / rows)) <= NEAR for cut in cuts)


def test_a_window_just_short_of_a_whole_scale_is_not_cut_where_it_would_be_seen():
    cuts = cuts_of(360, 719)
    assert (cuts[0], cuts[-1]) == (0, 360)
    assert all(abs(cut * 719 / 360 - round(cut * 719 / 360)) <= NEAR for cut in cuts)
    assert max(b - a for a, b in pairwise(cuts)) > 200


@pytest.mark.parametrize(("size", "off"), [((1024, 576), 0), ((1279, 719), 24), ((1100, 619), 24)])
def test_smoothly_enlarged_bands_look_like_a_picture_enlarged_whole(size, off):
    view = make_viewport(*size)
    surface, target, whole = noise(view), pygame.Surface(size), pygame.Surface(size)
    Enlarger(view, target).show(surface)
    large = pygame.transform.scale_by(surface, view.factor)
    pygame.transform.smoothscale(large, size, whole)
    pairs = zip(target.get_buffer().raw, whole.get_buffer().raw, strict=True)
    assert max(abs(one - other) for one, other in pairs) <= off


@pytest.mark.parametrize("size", [(1100, 619), (1279, 719), (1000, 640)])
def test_a_window_between_two_sizes_is_filled_smoothly(show, size):
    presenter, _, target = show(*size)
    view = presenter.viewport
    assert not view.is_sharp
    assert view.scale == pytest.approx(min(size[0] / 640, size[1] / 360))
    assert target.get_size() == size
    assert view.factor > view.scale


def test_a_window_smaller_than_the_design_shows_its_upper_left_part(show):
    presenter, surface, target = show(500, 300)
    assert presenter.viewport.logical == (640, 360)
    assert target.get_at((499, 299)) == surface.get_at((499, 299))


@pytest.mark.parametrize("size", [*SHARP, (1100, 619)])
def test_the_mouse_points_at_what_it_covers(show, size):
    presenter, _, _ = show(*size)
    for rect in (Rect(0, 0, 10, 10), Rect(300, 200, 24, 24), Rect(616, 336, 24, 24)):
        x, y, w, h = presenter.to_window(rect)
        assert rect.contains(presenter.to_design((x + w // 2, y + h // 2)))


def test_a_mouse_beyond_the_edge_is_at_the_edge(show):
    presenter, _, _ = show(1280, 720)
    assert presenter.to_design((-50, 10_000)) == (0, 359)


@pytest.mark.parametrize("size", [(1600, 720), (1280, 1024)])
def test_a_window_of_another_shape_has_the_design_in_its_middle(show, size):
    presenter, _, _ = show(*size)
    left, top, width, height = presenter.to_window(DESIGN)
    assert abs(left - (size[0] - left - width)) <= 2
    assert abs(top - (size[1] - top - height)) <= 2


def test_the_whole_screen_keeps_the_windows_place_for_later(show):
    presenter, _, _ = show(800, 450)
    presenter._window.position = (40, 50)
    presenter.moved()
    presenter.moved()
    before = presenter.place
    presenter.toggle_fullscreen()
    presenter.moved()
    assert presenter.is_fullscreen
    assert presenter.place == before
    presenter.toggle_fullscreen()
    assert not presenter.is_fullscreen


def test_a_frame_that_comes_late_does_not_push_the_window_down(show):
    presenter, _, _ = show(800, 450)
    asked = presenter._corner()
    presenter._window.position = (asked[0] + 1, asked[1] + 20)
    presenter.moved()
    assert presenter._corner() == asked
    assert (presenter.place.x, presenter.place.y) == asked
    # What comes after is the person's own doing.
    presenter._window.position = (asked[0] + 1, asked[1] + 20)
    presenter.moved()
    assert (presenter.place.x, presenter.place.y) == (asked[0] + 1, asked[1] + 20)


FREE = Rect(0, 0, 1920, 1040)
OPENBOX = Frame(1, 20, 1, 5)


@pytest.mark.parametrize(
    ("screen", "size"),
    [
        ((1280, 720), (1208, 680)),
        ((1366, 768), (1280, 720)),
        ((1366, 728), (1223, 688)),
        ((1600, 900), (1280, 720)),
        ((1920, 1040), (1280, 720)),
        ((2560, 1400), (1920, 1080)),
        ((3840, 2120), (3200, 1800)),
        ((640, 400), (640, 360)),
        ((600, 300), (640, 360)),
    ],
)
def test_the_first_window_is_the_largest_sharp_one_unless_that_is_small(screen, size):
    assert first_size(Rect(0, 0, *screen)) == size


def test_a_picture_is_moved_until_all_of_it_is_seen():
    for corner, seen in (
        ((100, 90), (100, 90)),
        ((1000, 90), (640, 90)),
        ((100, 900), (100, 320)),
        ((-300, -5), (0, 20)),
    ):
        assert inside(Rect(*corner, 1280, 720), FREE, OPENBOX) == seen
    assert fitting(4000, 4000, FREE, OPENBOX) == (1918, 1015)
    assert fitting(100, 100, FREE, OPENBOX) == (640, 360)


@pytest.mark.parametrize(
    ("before", "after"),
    [("", "scopa-desktop"), (Path(sys.argv[0]).name, "scopa-desktop"), ("mine", "mine")],
)
def test_windows_are_known_by_the_programs_name_not_by_the_scripts(monkeypatch, before, after):
    monkeypatch.setenv("SDL_VIDEO_X11_WMCLASS", before)
    name_windows("scopa-desktop")
    assert os.environ["SDL_VIDEO_X11_WMCLASS"] == after


def test_a_place_off_the_screen_is_not_used():
    pygame.display.init()
    width, height = pygame.display.get_desktop_sizes()[0]
    try:
        for x, y in ((width * 3, 10), (10, height * 2), (-5000, 10)):
            place = Place(640, 360, x, y, maximized=False)
            presenter = Presenter("test", place, None, fullscreen=False, fit=False)
            left, top = presenter._corner()
            presenter.close()
            assert 0 <= left < width
            assert 0 <= top < height
    finally:
        pygame.display.quit()


def test_a_window_larger_than_the_screen_is_made_to_fit():
    pygame.display.init()
    width, height = pygame.display.get_desktop_sizes()[0]
    place = Place(width * 4, height * 4, 10, TITLE_BAR, maximized=False)
    presenter = Presenter("test", place, None, fullscreen=False, fit=False)
    size = presenter.viewport.window
    presenter.close()
    pygame.display.quit()
    assert size == (width, height - TITLE_BAR)


def test_a_screen_that_nobody_sees_is_refused(monkeypatch):
    monkeypatch.setattr(pygame.display, "get_driver", lambda: "offscreen")
    monkeypatch.delenv("SDL_VIDEODRIVER")
    monkeypatch.setattr(pygame.display, "init", lambda: None)
    with pytest.raises(NoScreenError):
        open_display()
