"""The faces and backs on disk: complete, well formed, told apart, and what the programs draw."""

from __future__ import annotations

import tomllib
from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from art.build import BUILDERS, builder
from art.cards.common import HEIGHT, RANKS, SAFE, SUITS, WIDTH, face_name
from art.palette import RGB
from pixels import blobs

CARDS = Path(__file__).parents[2] / "assets" / "cards"
SKINS = sorted(path.parent.name for path in CARDS.glob("*/skin.toml"))
FACES = [(suit, rank) for suit in SUITS for rank in RANKS]
COLORS = {tuple(color) for color in RGB}
PAPER = (0xF7, 0xEF, 0xD9)
LEAST_CHANGE = {"piacentine": 0.03, "french": 0.01}
"""Share of the pixels by which two faces must differ where pips are small and stand alike."""
FRAME = {"piacentine": (5, 5, 50, 84), "french": (11, 6, 44, 83)}
"""The inside of a double-headed figure's frame."""


def pixels(path):
    with Image.open(path) as picture:
        return np.asarray(picture.convert("RGBA"))


def drawn(path):
    """Which pixels of a face, inside its edge, are not paper."""
    different = (pixels(path)[..., :3] != PAPER).any(axis=2)
    different[[0, 1, -2, -1], :] = False
    different[:, [0, 1, -2, -1]] = False
    return different


def test_the_three_decks_of_the_game_are_there():
    assert {"napoletane", "piacentine", "french"} <= set(SKINS)


@pytest.mark.parametrize("skin", SKINS)
def test_a_deck_has_forty_faces_and_says_who_drew_them(skin):
    names = {face_name(suit, rank) for suit, rank in FACES}
    assert {path.name for path in (CARDS / skin).glob("*.png")} == names
    facts = tomllib.loads((CARDS / skin / "skin.toml").read_text(encoding="utf-8"))
    assert facts["name_key"] == f"skin-{skin}"
    assert facts["suits"] == ("french" if skin == "french" else "latin")
    assert facts["artist"]
    assert facts["licence"] == "MIT"


@pytest.mark.parametrize("skin", SKINS)
def test_every_face_has_the_size_the_cut_corners_and_the_palette(skin):
    for suit, rank in FACES:
        face = pixels(CARDS / skin / face_name(suit, rank))
        assert face.shape == (HEIGHT, WIDTH, 4), (suit, rank)
        clear = {(int(x), int(y)) for y, x in np.argwhere(face[..., 3] == 0)}
        corner = {(0, 0), (1, 0), (0, 1)}
        assert clear == {
            (abs(x - right), abs(y - low))
            for x, y in corner
            for right in (0, WIDTH - 1)
            for low in (0, HEIGHT - 1)
        }, (suit, rank)
        colors = {tuple(int(c) for c in color) for color in face[face[..., 3] > 0][:, :3]}
        assert colors <= COLORS, (suit, rank, colors - COLORS)


@pytest.mark.parametrize("skin", [skin for skin in SKINS if skin != "french"])
def test_the_drawing_stays_inside_the_safe_area(skin):
    left, top, right, bottom = SAFE
    for suit, rank in FACES:
        rows, columns = drawn(CARDS / skin / face_name(suit, rank)).nonzero()
        box = (columns.min(), rows.min(), columns.max(), rows.max())
        inside = box[0] >= left and box[1] >= top and box[2] <= right and box[3] <= bottom
        assert inside, (suit, rank, box)


@pytest.mark.parametrize("skin", SKINS)
def test_any_two_faces_of_a_deck_differ_clearly(skin):
    faces = {face: pixels(CARDS / skin / face_name(*face)).astype(int) for face in FACES}
    for one, other in combinations(FACES, 2):
        changed = (faces[one] != faces[other]).any(axis=2).mean()
        assert changed > LEAST_CHANGE.get(skin, 0.08), (one, other, changed)


@pytest.mark.parametrize("skin", [skin for skin in SKINS if skin in FRAME])
def test_double_headed_figures_read_the_same_upside_down(skin):
    x0, y0, x1, y1 = FRAME[skin]
    for suit in SUITS:
        for rank in (8, 9, 10):
            face = pixels(CARDS / skin / face_name(suit, rank))[y0 : y1 + 1, x0 : x1 + 1]
            turned = (face == face[::-1, ::-1]).all(axis=2)
            if skin == "french":
                # The pip beside the head is lit from the upper left in both halves.
                turned[2:15, 1:12] = turned[-15:-2, -12:-1] = True
            assert turned.all(), (suit, rank)


@pytest.mark.parametrize("suit", ["coins", "cups"])
def test_the_pips_of_the_neapolitan_coins_and_cups_can_be_counted(suit):
    for rank in (2, 3, 5, 6, 7):
        shapes = drawn(CARDS / "napoletane" / face_name(suit, rank))
        assert blobs(shapes) == rank, rank


def test_the_neapolitan_swords_and_batons_that_do_not_touch_can_be_counted():
    for suit, rank in (("swords", 6), ("swords", 7), ("batons", 2), ("batons", 4), ("batons", 5)):
        assert blobs(drawn(CARDS / "napoletane" / face_name(suit, rank))) == rank, (suit, rank)
    for rank in (6, 7):
        assert blobs(drawn(CARDS / "napoletane" / face_name("batons", rank))) == rank


@pytest.mark.parametrize(
    "path", sorted((CARDS / "backs").glob("*.png")), ids=lambda path: path.stem
)
def test_a_back_does_not_tell_which_way_its_card_lies(path):
    back = pixels(path)
    assert np.array_equal(back, back[::-1, ::-1])


@pytest.mark.parametrize("name", [name for name in BUILDERS if BUILDERS[name][1][:5] == "cards"])
def test_drawing_again_gives_the_pictures_on_disk(name, tmp_path):
    builder(name)(tmp_path)
    kept = CARDS / Path(BUILDERS[name][1]).name
    made = sorted(path.relative_to(tmp_path) for path in tmp_path.rglob("*.png"))
    assert made == sorted(path.relative_to(kept) for path in kept.rglob("*.png"))
    for path in made:
        assert np.array_equal(pixels(tmp_path / path), pixels(kept / path)), path
        with Image.open(kept / path) as picture:
            assert picture.mode == "P", path


@pytest.mark.parametrize("suit", SUITS)
def test_the_pips_of_the_french_deck_can_be_counted(suit):
    for rank in range(2, 8):
        shapes = drawn(CARDS / "french" / face_name(suit, rank))
        # The corners' signs stand in the outer columns.
        assert blobs(shapes[:, 11:45]) == rank, rank


def test_the_piacentine_pips_that_do_not_touch_can_be_counted():
    left, top, right, bottom = FRAME["piacentine"]
    apart = {
        "coins": (2, 3, 6, 7),
        "cups": (2, 3, 6),
        "swords": (3, 4, 6, 7),
        "batons": (2, 4, 5, 6, 7),
    }
    for suit, ranks in apart.items():
        for rank in ranks:
            shapes = drawn(CARDS / "piacentine" / face_name(suit, rank))
            assert blobs(shapes[top : bottom + 1, left : right + 1]) == rank, (suit, rank)
