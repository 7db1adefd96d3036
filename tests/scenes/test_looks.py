"""What accessibility does to the faces of cards."""

from __future__ import annotations

import pytest

from scopa_desktop.engine.cards import Card
from scopa_desktop.scenes.looks import CHOICES, card_style
from scopa_desktop.ui.theme import COLORS


def colors_of(services, name, **values):
    services.settings.change(**values)
    face = services.skins.face(Card.parse(name), card_style(services))
    surface = face.pixels
    return {
        tuple(surface.get_at((x, y)))[:3]
        for x in range(face.width)
        for y in range(face.height)
        if surface.get_at((x, y))[3]
    }


@pytest.mark.parametrize("skin", ["napoletane", "piacentine"])
def test_no_green_stays_beside_the_red_for_who_cannot_tell_them(services, skin):
    seen = colors_of(services, "5B", skin=skin, color_vision="red-green")
    assert COLORS["green"] not in seen
    assert COLORS["green"] in colors_of(services, "5B", skin=skin, color_vision="normal")


def test_diamonds_differ_from_hearts_in_more_than_their_shape(services):
    look = {"skin": "french", "color_vision": "red-green", "badges": "none"}
    assert COLORS["red"] not in colors_of(services, "5D", **look) - {COLORS["ink"]}
    assert COLORS["red"] in colors_of(services, "5C", **look)


def test_greys_have_no_color_at_all(services):
    assert all(
        red == green == blue for red, green, blue in colors_of(services, "10B", color_vision="mono")
    )


@pytest.mark.parametrize("language", ["pt_BR", "es", "it", "en"])
def test_the_four_suits_have_four_letters(services, language):
    services.use_language(language)
    services.settings.change(suit_letter=True)
    for skin in services.skins.keys():  # noqa: SIM118 no mapping
        letters = card_style(services, skin).letters
        assert len(letters) == 4 == len(set(letters))


def test_every_choice_of_colors_draws_another_face(services):
    faces = set()
    for value in CHOICES["color_vision"]:
        services.settings.change(color_vision=value)
        face = services.skins.face(Card.parse("10S"), card_style(services))
        faces.add(face.pixels.get_buffer().raw)
    assert len(faces) == len(CHOICES["color_vision"])
