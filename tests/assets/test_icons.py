"""The small art on disk: complete, of the agreed sizes, and what the program draws."""

from __future__ import annotations

from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from art.grids import read
from art.icons import build
from art.palette import RGB

ICONS = Path(__file__).parents[2] / "assets" / "icons"
SUITS = ("coins", "cups", "swords", "batons", "diamonds", "hearts", "spades", "clubs")
PILES = tuple(f"pile_{back}" for back in ("red", "blue", "green", "plain", "brooms", "checks"))
TOOLS = (
    *("menu", "eye", "bulb", "list", "note", "fast", "check", "check_dark", "cross", "broom"),
    *("dealer", "crown", "chain", "turn", "star", "lock", "sound_on", "sound_off", "warn", "key"),
    *("arrow_left", "arrow_right", "arrow_up", "arrow_down", "spin_left", "spin_right", "hand"),
    *("pad_a", "pad_b", "pad_x", "pad_y", "pad_lb", "pad_rb", "pad_menu", "pad_view"),
)


ROBOTS = ("carmen", "tito", "luna", "nina", "gino", "zeca")
PEOPLE = (*ROBOTS, *(f"p{i}" for i in range(10)))
SIZES = (16, 24, 32, 48, 64, 128, 256)
LOGOS = ("logo_escopa", "logo_scopa", "logo_escoba")


def pixels(name, folder=ICONS):
    return np.asarray(Image.open(folder / f"{name}.png").convert("RGBA"))


@pytest.fixture(scope="module")
def drawn(tmp_path_factory):
    folder = tmp_path_factory.mktemp("icons")
    build(folder)
    return folder


def test_drawing_everything_again_gives_the_pictures_on_disk(drawn):
    names = {path.stem for path in ICONS.glob("*.png")}
    assert names == {path.stem for path in drawn.glob("*.png")}
    for name in names:
        assert np.array_equal(pixels(name), pixels(name, drawn)), name


@pytest.mark.parametrize("ending", ["ico", "icns"])
def test_the_icon_files_hold_every_size_again(ending, drawn):
    with Image.open(ICONS / f"icon.{ending}") as before:
        with Image.open(drawn / f"icon.{ending}") as again:
            assert before.info["sizes"] == again.info["sizes"]
            assert np.array_equal(np.asarray(before), np.asarray(again))
        if ending == "ico":
            assert before.info["sizes"] == {(size, size) for size in SIZES}


@pytest.mark.parametrize(
    "name", [*SUITS, *PILES, *TOOLS, *LOGOS, *(f"portrait_{person}" for person in PEOPLE)]
)
def test_the_icon_is_there_in_palette_colors_with_hard_edges(name):
    picture = pixels(name)
    assert set(np.unique(picture[..., 3])) == {0, 255}
    colors = {tuple(color) for color in picture[picture[..., 3] == 255][:, :3].tolist()}
    assert colors <= set(RGB)


@pytest.mark.parametrize("suit", SUITS)
def test_a_suit_is_seven_by_seven_and_reaches_its_edges(suit):
    alpha = pixels(suit)[..., 3]
    assert alpha.shape == (7, 7)
    assert alpha[0].any()
    assert alpha[-1].any()


def test_suits_of_one_family_differ_by_shape_alone():
    for family in (SUITS[:4], SUITS[4:]):
        shapes = [pixels(suit)[..., 3] > 0 for suit in family]
        for i, first in enumerate(shapes):
            assert all((first != second).sum() >= 7 for second in shapes[i + 1 :])


@pytest.mark.parametrize("pile", PILES)
def test_a_pile_is_thirteen_by_nine_and_like_no_other(pile):
    picture = pixels(pile)
    assert picture.shape[:2] == (9, 13)
    assert sum(np.array_equal(picture, pixels(other)) for other in PILES) == 1


@pytest.mark.parametrize("value", range(1, 11))
def test_a_value_is_ink_with_a_halo_of_paper(value):
    picture = pixels(f"badge_{value}")
    height, width = picture.shape[:2]
    assert height == 8
    assert width <= 11
    ink = (picture[..., :3] == RGB[0]).all(axis=2) & (picture[..., 3] > 0)
    assert ink[1:-1, 1:-1].sum() == ink.sum() > 12
    near = np.zeros_like(ink)
    for dy in (-1, 0, 1):
        for dx in (-1, 0, 1):
            near |= np.roll(ink, (dy, dx), (0, 1))
    assert np.array_equal(near, picture[..., 3] > 0)


@pytest.mark.parametrize("person", PEOPLE)
def test_a_person_has_three_moods_that_differ_in_the_face_alone(person):
    calm, glad, sad = (pixels(f"portrait_{person}{mood}") for mood in ("", "_glad", "_sad"))
    assert calm.shape == (16, 16, 4)
    for other in (glad, sad):
        changed = (calm != other).any(axis=2)
        assert changed.sum() >= 5
        assert not changed[:5].any()
        assert not changed[12:].any()
    assert (glad != sad).any()


def test_no_two_people_look_alike():
    heads = [pixels(f"portrait_{person}") for person in PEOPLE]
    for i, first in enumerate(heads):
        assert all((first != second).any(axis=2).sum() > 60 for second in heads[i + 1 :])


@pytest.mark.parametrize("name", LOGOS)
def test_the_titles_lettering_fits_its_place(name):
    height, width = pixels(name).shape[:2]
    assert width <= 360
    assert height <= 92
    assert width > 3 * height


@pytest.mark.parametrize("size", SIZES)
def test_the_programs_icon_has_its_size_and_an_open_corner(size):
    picture = pixels(f"icon_{size}")
    assert picture.shape == (size, size, 4)
    assert picture[0, -1, 3] == 0
    assert (picture[..., 3] > 0).mean() > 0.5


def test_large_program_icons_are_made_of_whole_blocks():
    large, master = pixels("icon_256"), pixels("icon_64")
    assert np.array_equal(large, master.repeat(4, axis=0).repeat(4, axis=1))


def test_a_drawing_with_crooked_rows_is_refused(tmp_path):
    (tmp_path / "bad.txt").write_text("icon dot\nkk\nk\n", encoding="utf-8")
    with pytest.raises(ValueError, match="dot"):
        read(tmp_path / "bad.txt")


def test_an_unknown_line_among_drawings_is_refused(tmp_path):
    (tmp_path / "bad.txt").write_text("ikon dot\nkk\n", encoding="utf-8")
    with pytest.raises(ValueError, match="ikon"):
        read(tmp_path / "bad.txt")
