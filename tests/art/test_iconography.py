"""What tradition asks of single cards, where a drawing could stray from it."""

from __future__ import annotations

import numpy as np
import pytest
from PIL import Image

from art.build import ASSETS
from art.cards.common import AXIS, HEIGHT, WIDTH, face_name
from art.palette import PALETTE
from pixels import blobs


def letters(deck, suit, rank, chosen):
    """Where a face shows one of the palette's letters."""
    with Image.open(ASSETS / "cards" / deck / face_name(suit, rank)) as picture:
        face = np.asarray(picture.convert("RGB"))
    colors = [[int(PALETTE[letter][at : at + 2], 16) for at in (1, 3, 5)] for letter in chosen]
    return np.any([(face == color).all(axis=2) for color in colors], axis=0)


@pytest.mark.parametrize(("middle", "radius"), [(33, 12), (67, 10)], ids=["disc", "ring"])
def test_both_discs_of_the_neapolitan_ace_of_coins_are_empty(middle, radius):
    rows, columns = np.mgrid[0:HEIGHT, 0:WIDTH] + 0.5
    inside = np.hypot(columns - AXIS, rows - middle) < radius
    assert letters("napoletane", "coins", 1, "w")[inside].all()


def test_the_lower_half_of_the_ring_is_a_broad_golden_band():
    gold = letters("napoletane", "coins", 1, "lyYz")
    assert gold[76:86, 27].sum() >= 5
    assert gold[47:58, 27].sum() <= 4


def test_the_neapolitan_knave_of_swords_points_his_blade_down_and_bears_a_branch():
    blade = letters("napoletane", "swords", 8, "acbB")[:80, 38:]
    assert not blade[:50].any()
    green = letters("napoletane", "swords", 8, "gG")[:, :16]
    assert np.ptp(green.any(axis=1).nonzero()[0]) > 40
    hilt = letters("napoletane", "swords", 8, "lyY")[33:56, 39:]
    assert blade.sum() + hilt.sum() > green.sum()


def test_ink_surrounds_five_piacentine_swords_and_neither_scroll_nor_urns():
    ink = letters("piacentine", "swords", 5, "k")
    assert blobs(ink) == 5


def test_two_dark_urns_stand_between_the_five_swords():
    green = letters("piacentine", "swords", 5, "gG")[:, 22:34]
    assert green[:38].sum() > 40
    assert green[52:].sum() > 40


def test_only_the_blades_of_the_neapolitan_five_of_swords_are_blue():
    assert blobs(letters("napoletane", "swords", 5, "abB")) == 5


def test_the_hunter_the_hoer_and_their_dogs_touch_none_of_the_five_swords():
    ground = letters("napoletane", "swords", 5, "pwP")
    assert blobs(~ground[2:-2, 2:-2]) == 9


@pytest.mark.parametrize("suit", ["coins", "cups"])
def test_the_mark_in_the_neapolitan_fours_lies_and_is_no_fifth_sign(suit):
    ink = letters("napoletane", suit, 4, "k")[32:58]
    rows, columns = ink.nonzero()
    assert np.ptp(columns) > 1.6 * np.ptp(rows)
