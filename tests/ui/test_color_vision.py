"""Sides and sets stay apart for eyes that miss a cone; in grey a second sign must tell them."""

from __future__ import annotations

from itertools import combinations

import numpy as np
import pytest

from art.vision import distance, seen
from scopa_desktop.ui.theme import COLORS, SET_COLORS, SIDE_BANNERS, SIDE_COLORS

CONES = ("normal", "protan", "deutan", "tritan")
LEAST_CONTRAST = 4.5


def closest(names, vision):
    """The least distance of any two colors."""
    shown = [seen(np.array(COLORS[name]) / 255, vision) for name in names]
    return min(float(distance(one, other)) for one, other in combinations(shown, 2))


def luminance(name):
    light = [c / 12.92 if c <= 0.04045 else ((c + 0.055) / 1.055) ** 2.4 for c in _shares(name)]
    return 0.2126 * light[0] + 0.7152 * light[1] + 0.0722 * light[2]


def _shares(name):
    return [part / 255 for part in COLORS[name]]


def contrast(one, other):
    darker, lighter = sorted((luminance(one), luminance(other)))
    return (lighter + 0.05) / (darker + 0.05)


@pytest.mark.parametrize("vision", CONES)
def test_the_outlines_of_sets_are_plainly_different(vision):
    assert closest(SET_COLORS, vision) > 20


@pytest.mark.parametrize("vision", CONES)
@pytest.mark.parametrize(("sides", "least"), [(2, 80), (3, 45), (4, 18)])
def test_the_stripes_of_sides_are_plainly_different(vision, sides, least):
    assert closest(SIDE_COLORS[:sides], vision) > least


@pytest.mark.parametrize("vision", CONES)
@pytest.mark.parametrize(("sides", "least"), [(2, 80), (3, 40), (4, 15)])
def test_the_banners_of_sides_are_plainly_different(vision, sides, least):
    assert closest(SIDE_BANNERS[:sides], vision) > least


def test_no_two_sides_have_the_same_color():
    assert closest(SIDE_COLORS, "normal") > 20
    assert closest(SIDE_BANNERS, "normal") > 20


@pytest.mark.parametrize("banner", SIDE_BANNERS)
def test_light_text_can_be_read_on_every_banner(banner):
    assert contrast("paper", banner) >= LEAST_CONTRAST


@pytest.mark.parametrize("stripe", SIDE_COLORS)
def test_a_stripe_can_be_seen_on_its_plate(stripe):
    assert contrast(stripe, "panel") >= 3
