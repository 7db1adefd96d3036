"""What accessibility does to the faces of cards."""

from __future__ import annotations

import pytest

from scopa_desktop.engine.cards import Card, Suit
from scopa_desktop.persistence.settings import SeatSetup
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
        letters = card_style(services, SeatSetup(skin=skin)).letters
        assert len(letters) == 4 == len(set(letters))


def test_every_choice_of_colors_draws_another_face(services):
    faces = set()
    for value in CHOICES["color_vision"]:
        services.settings.change(color_vision=value)
        face = services.skins.face(Card.parse("10S"), card_style(services))
        faces.add(face.pixels.get_buffer().raw)
    assert len(faces) == len(CHOICES["color_vision"])


FOUR = {
    "four": {"four_color": True, "color_vision": "normal"},
    "safe": {"four_color": False, "color_vision": "red-green"},
}
PIPS = {
    "four": {"D": "golddk", "C": "red", "S": "ink", "B": "green"},
    "safe": {"D": "golddk", "C": "red", "S": "blue", "B": "ink"},
}


@pytest.mark.parametrize("mode", FOUR)
def test_the_french_deck_shows_four_suit_colors(services, mode):
    for suit, color in PIPS[mode].items():
        others = {COLORS[name] for name in PIPS[mode].values()} - {COLORS[color], COLORS["ink"]}
        seen = colors_of(services, f"4{suit}", skin="french", badges="none", **FOUR[mode])
        assert COLORS[color] in seen, suit
        assert not seen & others, suit


@pytest.mark.parametrize("suit", "DCSB")
def test_four_colors_touch_a_figure_only_where_it_shows_its_suit(services, suit):
    card = Card.parse(f"10{suit}")
    boxes = services.skins.get("french").suit_boxes
    services.settings.change(skin="french", badges="all")
    plain = services.skins.face(card, card_style(services)).pixels
    services.settings.change(four_color=True)
    four = services.skins.face(card, card_style(services)).pixels
    changed = [
        (x, y) for x in range(56) for y in range(90) if plain.get_at((x, y)) != four.get_at((x, y))
    ]
    assert bool(changed) == (suit in "DB")
    for x, y in changed:
        assert any(box.contains((x, y)) for box in boxes), (x, y)


def test_four_colors_leave_the_latin_decks_alone(services):
    before = colors_of(services, "4D", skin="piacentine", four_color=False)
    assert colors_of(services, "4D", four_color=True) == before


def test_small_suits_follow_the_colors(services):
    def icon(suit, **values):
        services.settings.change(**values)
        picture = services.skins.suit_icon(suit, card_style(services)).pixels
        return {tuple(picture.get_at((x, y)))[:3] for x in range(7) for y in range(7)}

    clubs = Suit.BATONS
    normal = icon(clubs, skin="french", four_color=False, color_vision="normal")
    assert COLORS["green"] not in normal
    assert COLORS["green"] in icon(clubs, four_color=True)
    assert COLORS["green"] in icon(clubs, skin="napoletane", four_color=False)
    assert COLORS["green"] not in icon(clubs, color_vision="red-green")
