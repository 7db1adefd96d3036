"""The suits stay apart in grey and for eyes that miss a cone: by hue, else by shape."""

from __future__ import annotations

from itertools import combinations
from pathlib import Path

import numpy as np
import pytest
from PIL import Image

from art.build import ASSETS
from art.cards.common import RANKS, SUITS, face_name
from art.palette import PALETTE
from art.sheet import DECKS
from art.vision import VISIONS, colors_of, distance, looked_at, seen

FRENCH = ("diamonds", "hearts", "spades", "clubs")
PAPER = np.array([0xF7, 0xEF, 0xD9]) / 255
PLAIN = 20
"""A distance between two colors that nobody overlooks."""
APART = {"napoletane": 0.09, "piacentine": 0.2, "french": 0.014}
"""Share of a card that must look plainly different in another suit of the same rank.

The pips of a french two cover little of it, and spades and clubs are both black: shape is all."""
HUES = {
    "normal": ("yrbg", {"normal": 70, "protan": 12, "deutan": 23, "tritan": 18}),
    "safe": ("yrck", {"normal": 65, "protan": 43, "deutan": 40, "tritan": 65}),
    "four": ("Yrkg", {"normal": 55, "protan": 13, "deutan": 19, "tritan": 45}),
    "safe four": ("Yrck", {"normal": 55, "protan": 40, "deutan": 19, "tritan": 45}),
}
"""Colors of coins, cups, swords and batons, and the least distance of any two by vision."""


def color(letter):
    return np.array([int(PALETTE[letter][at : at + 2], 16) / 255 for at in (1, 3, 5)])


def on_paper(path):
    with Image.open(path) as picture:
        rgba = np.asarray(picture.convert("RGBA"), float) / 255
    return np.where(rgba[..., 3:] > 0, rgba[..., :3], PAPER)


def differing(one, other, vision):
    return (distance(seen(one, vision), seen(other, vision)) > PLAIN).mean()


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("deck", DECKS)
def test_suits_of_one_rank_look_different(deck, vision):
    for rank in RANKS:
        faces = {suit: on_paper(ASSETS / "cards" / deck / face_name(suit, rank)) for suit in SUITS}
        for one, other in combinations(SUITS, 2):
            share = differing(faces[one], faces[other], vision)
            assert share > APART[deck], (rank, one, other, round(share, 3))


@pytest.mark.parametrize("vision", VISIONS)
@pytest.mark.parametrize("family", [SUITS, FRENCH], ids=["latin", "french"])
def test_small_suits_look_different(family, vision):
    icons = {suit: on_paper(ASSETS / "icons" / f"{suit}.png") for suit in family}
    for one, other in combinations(family, 2):
        assert differing(icons[one], icons[other], vision) > 0.2, (one, other)


@pytest.mark.parametrize("family", HUES)
def test_hues_of_the_suits_keep_their_distance(family):
    letters, least = HUES[family]
    for vision, bound in least.items():
        hues = [seen(color(letter), vision) for letter in letters]
        closest = min(distance(one, other) for one, other in combinations(hues, 2))
        assert closest > bound, (vision, closest)


def test_grey_has_no_hue_and_keeps_what_is_clear(tmp_path):
    path = Path(ASSETS / "cards" / "french" / "cups_09.png")
    with Image.open(path) as picture:
        before = np.asarray(picture.convert("RGBA"))
        after = np.asarray(looked_at(picture, "gray"))
    assert (after[..., 0] == after[..., 1]).all()
    assert (after[..., 1] == after[..., 2]).all()
    assert np.array_equal(before[..., 3], after[..., 3])


def test_white_and_black_look_the_same_to_all():
    ends = np.array([[0.0, 0.0, 0.0], [1.0, 1.0, 1.0]])
    for vision in VISIONS:
        assert np.allclose(seen(ends, vision), ends, atol=0.01), vision


def test_red_and_green_come_close_for_who_misses_the_red_cone():
    red, green = color("r"), color("g")
    normal = distance(red, green)
    assert distance(seen(red, "protan"), seen(green, "protan")) < normal / 4
    assert distance(seen(red, "tritan"), seen(green, "tritan")) > normal / 2


def test_transparent_pixels_count_for_their_color_alone():
    picture = Image.new("RGBA", (1, 1), (255, 0, 0, 0))
    assert np.array_equal(colors_of(picture), [[[1.0, 0.0, 0.0]]])
