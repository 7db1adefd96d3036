"""The canvas: what lands on which pixel, and what is kept between frames."""

from __future__ import annotations

import pygame
import pytest

from scopa_desktop.persistence.paths import assets_dir
from scopa_desktop.ui.assets import Assets, painted
from scopa_desktop.ui.canvas import Look
from scopa_desktop.ui.felt import make_felt
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.surface_canvas import SurfaceCanvas
from scopa_desktop.ui.theme import COLORS, FELTS
from scopa_desktop.ui.wrap import shortened, wrapped

GROUND = (1, 2, 3)


@pytest.fixture
def assets():
    pygame.display.init()
    window = pygame.Window("test", (640, 360), hidden=True)
    window.get_surface()
    yield Assets(assets_dir())
    window.destroy()
    pygame.display.quit()


@pytest.fixture
def canvas(assets):
    """A canvas larger than the design area by 20 and 10 pixels on every side."""
    made = SurfaceCanvas(assets, (680, 380))
    made.surface.fill(GROUND)
    return made


def at(canvas, x, y):
    """The color at a place in design units."""
    return tuple(canvas.surface.get_at((x + 20, y + 10)))[:3]


def changed(canvas):
    """Every design pixel that is no longer the ground."""
    width, height = canvas.surface.get_size()
    return {
        (x - 20, y - 10)
        for y in range(height)
        for x in range(width)
        if tuple(canvas.surface.get_at((x, y)))[:3] != GROUND
    }


def test_the_design_area_lies_in_the_middle_of_a_larger_surface(canvas):
    assert canvas.bounds == Rect(-20, -10, 680, 380)
    canvas.box(Rect(0, 0, 1, 1), "gold")
    assert canvas.surface.get_at((20, 10))[:3] == COLORS["gold"]


def test_a_box_fills_its_pixels_and_no_others(canvas):
    canvas.box(Rect(5, 6, 3, 2), "gold")
    assert changed(canvas) == {(x, y) for x in (5, 6, 7) for y in (6, 7)}


def test_a_veil_lets_the_ground_through(canvas):
    canvas.box(Rect(0, 0, 4, 4), "white", 128)
    assert GROUND < at(canvas, 1, 1) < COLORS["white"]


def test_an_empty_box_draws_nothing(canvas):
    canvas.box(Rect(0, 0, 0, 5), "gold")
    canvas.box(Rect(0, 0, 5, 5), "gold", 0)
    assert changed(canvas) == set()


@pytest.mark.parametrize("cut", [0, 1, 2])
def test_a_rounded_box_and_its_frame_have_the_same_outline(canvas, cut):
    rect = Rect(10, 10, 12, 9)
    canvas.rounded(rect, "gold", cut=cut)
    filled = changed(canvas)
    corner = {(10 + x, 10 + y) for x in range(3) for y in range(3) if x + y < cut}
    assert filled.isdisjoint(corner)
    assert len(filled) == 12 * 9 - 4 * len(corner)
    canvas.surface.fill(GROUND)
    canvas.frame(rect, "gold", cut=cut)
    outline = changed(canvas)
    assert outline <= filled
    edge = {(x, y) for x, y in filled if {(x - 1, y), (x + 1, y), (x, y - 1), (x, y + 1)} - filled}
    assert outline == edge


def test_dashes_walk_round_a_rectangle_and_march_with_the_phase(canvas):
    rect = Rect(10, 10, 20, 12)
    canvas.dashes(rect, "gold", length=4)
    first = changed(canvas)
    border = {(x, y) for x in range(10, 30) for y in range(10, 22)} - {
        (x, y) for x in range(11, 29) for y in range(11, 21)
    }
    assert first < border
    canvas.surface.fill(GROUND)
    canvas.dashes(rect, "gold", length=4, phase=4)
    assert changed(canvas) != first
    canvas.surface.fill(GROUND)
    canvas.dashes(rect, "gold", length=4, phase=8)
    assert changed(canvas) == first


def test_a_picture_lands_on_whole_pixels(canvas):
    dot = painted("dot", 1, 1, [(0, 0, 1, 1, "gold")])
    canvas.picture(dot, 3.4, 5.6)
    assert changed(canvas) == {(3, 6)}


ARROW = [(0, 0, 4, 1, "gold"), (0, 1, 1, 1, "red")]
"""A bar with one pixel below its left end."""


@pytest.mark.parametrize(
    ("look", "red"),
    [
        (Look(flip=True), (3, 1)),
        (Look(turns=1), (1, 3)),
        (Look(turns=2), (3, 0)),
        (Look(crop=Rect(0, 1, 2, 1)), (0, 0)),
    ],
)
def test_looks_turn_pictures_without_blurring_them(canvas, look, red):
    canvas.picture(painted("arrow", 4, 2, ARROW), 0, 0, look)
    assert at(canvas, *red) == COLORS["red"]
    assert {at(canvas, *place) for place in changed(canvas)} <= {COLORS["red"], COLORS["gold"]}


def test_enlarged_pixels_are_square(canvas):
    canvas.picture(painted("arrow", 4, 2, ARROW), 0, 0, Look(scale=3))
    assert changed(canvas) == {(x, y) for x in range(12) for y in range(3)} | {
        (x, y) for x in range(3) for y in range(3, 6)
    }


def test_a_squeezed_card_keeps_its_middle(canvas):
    canvas.picture(painted("card", 56, 4, [(0, 0, 56, 4, "gold")]), 0, 0, Look(width=20))
    columns = {x for x, _ in changed(canvas)}
    assert columns == set(range(18, 38))


def test_a_sheared_card_leans_with_its_top(canvas):
    canvas.picture(painted("card", 10, 21, [(0, 0, 10, 21, "gold")]), 30, 0, Look(shear=4))
    left = {y: min(x for x, row in changed(canvas) if row == y) for y in (0, 10, 20)}
    assert (left[0], left[10], left[20]) == (34, 30, 26)


def test_darker_and_fainter_pictures(canvas):
    gold = painted("gold", 2, 1, [(0, 0, 2, 1, "white")])
    canvas.picture(gold, 0, 0, Look(brightness=50))
    canvas.picture(gold, 0, 5, Look(alpha=64))
    assert at(canvas, 0, 0) == pytest.approx(tuple(c / 2 for c in COLORS["white"]), abs=2)
    assert GROUND < at(canvas, 0, 5) < COLORS["white"]


def test_a_picture_does_not_change_by_being_shown(canvas):
    card = painted("card", 6, 6, [(0, 0, 6, 6, "gold")])
    before = pygame.image.tobytes(card.pixels, "RGBA")
    for look in (Look(brightness=30), Look(alpha=9), Look(shear=2), Look(turns=1, scale=2)):
        canvas.picture(card, 0, 0, look)
    assert pygame.image.tobytes(card.pixels, "RGBA") == before


@pytest.mark.parametrize(("align", "left"), [("left", 100), ("center", 90), ("right", 80)])
def test_text_stands_where_it_is_aligned(canvas, align, left):
    width = canvas.text(100, 50, "HHHH", "paper", align=align)
    assert width == canvas.width_of("HHHH")
    places = changed(canvas)
    shift = {"left": 0, "center": width // 2, "right": width}[align]
    assert min(x for x, _ in places) == 100 - shift
    # y is the top of the capitals.
    assert min(y for _, y in places) == 50


def test_text_twice_as_large_is_twice_as_wide(canvas):
    assert canvas.text(0, 0, "Ñandú", scale=2) == 2 * canvas.width_of("Ñandú")


def test_clipping_keeps_to_its_rectangle_and_ends(canvas):
    with canvas.clip(Rect(0, 0, 5, 5)):
        canvas.box(Rect(0, 0, 50, 50), "gold")
    assert changed(canvas) == {(x, y) for x in range(5) for y in range(5)}
    canvas.box(Rect(20, 20, 1, 1), "gold")
    assert (20, 20) in changed(canvas)


def test_the_same_frame_twice_is_the_same_to_the_pixel(canvas):
    def paint():
        canvas.felt("green")
        canvas.text(10, 10, "Escopa de 15", "gold", shadow="felt3")
        canvas.display(300, 50, "ESCOPA!", "sweep")
        canvas.dashes(Rect(50, 50, 56, 90), "sun")
        return pygame.image.tobytes(canvas.surface, "RGB")

    assert paint() == paint()


@pytest.mark.parametrize("key", FELTS)
@pytest.mark.parametrize("size", [(640, 360), (683, 384), (960, 360)])
def test_the_felt_covers_everything_and_darkens_outwards(assets, key, size):
    width, height = size
    cloth = make_felt(key, width, height, (height - 360) // 2)
    assert cloth.get_size() == size

    def light(x, y):
        area = pygame.transform.average_color(cloth, pygame.Rect(x, y, 24, 24))
        return sum(area[:3])

    middle = light(width // 2 - 12, height // 3)
    assert middle > light(0, height - 24)
    assert middle > light(width - 24, height - 24)


def test_lines_are_broken_where_they_do_not_fit(assets):
    measure = assets.font("F7").width
    lines = wrapped("Uma mão contada, passo a passo, na mesa da avó.\nFim", 90, measure)
    assert lines[-1] == "Fim"
    assert len(lines) > 2
    assert all(measure(line) <= 90 for line in lines)
    assert " ".join(lines[:-1]) == "Uma mão contada, passo a passo, na mesa da avó."


def test_a_name_too_long_ends_in_an_ellipsis_and_fits(assets):
    measure = assets.font("F7").width
    short = shortened("Bartolomeu das Neves", 50, measure)
    assert short.endswith("…")
    assert measure(short) <= 50
    assert shortened("Ana", 50, measure) == "Ana"


@pytest.mark.parametrize("felt", FELTS)
def test_what_is_quiet_on_a_cloth_has_the_tones_of_that_cloth(canvas, felt):
    canvas.felt(felt)
    shown = {}
    for number, name in enumerate(("felthi", "felt1", "felt2", "felt3")):
        canvas.box(Rect(10 * number, 0, 5, 5), name)
        shown[name] = at(canvas, 10 * number + 2, 2)
    if felt == "green":
        assert shown == {name: COLORS[name][:3] for name in shown}
    else:
        assert not set(shown.values()) & {COLORS[name][:3] for name in shown}
    lightness = [sum(shown[name]) for name in ("felt1", "felt2", "felt3")]
    assert lightness == sorted(lightness, reverse=True)
    # The banner of a side is green whatever lies on the table.
    canvas.box(Rect(0, 0, 5, 5), "felt")
    assert at(canvas, 2, 2) == COLORS["felt"][:3]
