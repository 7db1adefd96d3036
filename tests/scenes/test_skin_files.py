"""Decks of a player's own: what is accepted, what is refused and how the refusal reads."""

from __future__ import annotations

import re
import shutil
import tomllib
from pathlib import Path

import pytest
from PIL import Image

from scopa_desktop.engine.cards import Card
from scopa_desktop.persistence.paths import assets_dir
from scopa_desktop.scenes.skin_files import FIELDS, SkinError, check_skin, read_skin
from scopa_desktop.scenes.skins import CardStyle, Skins
from scopa_desktop.ui.assets import Assets

PAGE = Path(__file__).parents[2] / "docs" / "skins.md"
TEMPLATE = re.findall(r"```toml\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)[0]


@pytest.fixture
def decks(tmp_path):
    shutil.copytree(assets_dir() / "cards" / "napoletane", tmp_path / "mine")
    (tmp_path / "mine" / "skin.toml").write_text(TEMPLATE, encoding="utf-8")
    return tmp_path


def refusal(folder):
    with pytest.raises(SkinError) as caught:
        check_skin(folder, Assets(assets_dir()))
    return str(caught.value)


def test_the_template_describes_every_field_and_is_accepted(decks):
    assert set(tomllib.loads(TEMPLATE)) == FIELDS.keys() - {"name_key"}
    skin = check_skin(decks / "mine", Assets(assets_dir()))
    assert (skin.key, skin.name, skin.suits, skin.badge) == ("mine", "My deck", "latin", (2, 2))


def test_every_line_may_be_left_out(decks):
    (decks / "mine" / "skin.toml").write_text("", encoding="utf-8")
    skin = check_skin(decks / "mine", Assets(assets_dir()))
    assert (skin.name, skin.badge_ranks, skin.suit_boxes) == ("mine", tuple(range(1, 11)), ())


@pytest.mark.parametrize(
    ("line", "names"),
    [
        ("suits = 'tarot'", ["suits", "'tarot'", "'latin' or 'french'"]),
        ("ranks = 3", ["ranks", "3", "'italian' or 'french'"]),
        ("corner_radius = 9", ["corner_radius", "9", "0 to 8"]),
        ("corner_radius = true", ["corner_radius", "True", "0 to 8"]),
        ("badge = [46, 2]", ["badge", "[46, 2]", "x 0 to 45"]),
        ("badge = [2]", ["badge", "[2]", "y 0 to 82"]),
        ("badge_ranks = [0]", ["badge_ranks", "[0]", "1 to 10"]),
        ("suit_boxes = [[50, 0, 7, 7]]", ["suit_boxes", "[[50, 0, 7, 7]]", "56x90"]),
        ("name = ''", ["name", "''", "a text"]),
        ("colour = 'red'", ["unknown field 'colour'", "suits"]),
        ("name = 'a'\nname = 'b'", ["skin.toml"]),
        ("name =", ["skin.toml"]),
    ],
)
def test_a_wrong_line_is_named_with_what_is_allowed(decks, line, names):
    path = decks / "mine" / "skin.toml"
    path.write_text(line, encoding="utf-8")
    message = refusal(decks / "mine")
    assert message.startswith(f"{path}: ")
    assert all(name in message for name in names), message
    assert "\n" not in message


def test_a_missing_skin_file_is_named(decks):
    (decks / "mine" / "skin.toml").unlink()
    assert refusal(decks / "mine") == f"{decks / 'mine' / 'skin.toml'}: the file is missing"


def test_a_skin_file_in_another_encoding_is_named(decks):
    (decks / "mine" / "skin.toml").write_bytes("name = 'Mão'".encode("latin-1"))
    assert "skin.toml" in refusal(decks / "mine")


def test_a_face_of_another_size_is_named_with_its_size(decks):
    path = decks / "mine" / "cups_07.png"
    Image.new("RGBA", (60, 90)).save(path)
    assert refusal(decks / "mine") == f"{path}: the face is 60x90, it must be 56x90"


def test_a_face_without_its_cut_corner_is_named(decks):
    path = decks / "mine" / "cups_07.png"
    Image.new("RGB", (56, 90), "white").save(path)
    assert "corner_radius is 2, but pixel (0, 0) is not transparent" in refusal(decks / "mine")
    (decks / "mine" / "skin.toml").write_text("corner_radius = 0", encoding="utf-8")
    assert check_skin(decks / "mine", Assets(assets_dir())).corner_radius == 0


def test_a_picture_that_is_no_face_is_named(decks):
    shutil.copy(decks / "mine" / "cups_07.png", decks / "mine" / "cup_7.png")
    assert "cup_7.png: no face is called so" in refusal(decks / "mine")


def test_the_games_own_decks_pass_their_own_check():
    assets = Assets(assets_dir())
    for key in ("napoletane", "piacentine", "french"):
        assert check_skin(assets.folder / "cards" / key, assets).key == key


def test_a_good_deck_is_offered_and_a_bad_one_told(decks):
    shutil.copytree(decks / "mine", decks / "broken")
    (decks / "broken" / "coins_01.png").unlink()
    shutil.copytree(decks / "mine", decks / "french")
    skins = Skins(Assets(assets_dir()), decks)
    assert skins.keys() == ("napoletane", "piacentine", "french", "mine")
    assert skins.get("french").folder != decks / "french"
    assert len(skins.faults) == 2
    assert "coins_01.png: the face is missing" in skins.faults[0]
    assert "a deck of the game has this name" in skins.faults[1]
    assert skins.get("broken").key == "napoletane"


def test_a_face_that_went_missing_later_is_the_default_decks(decks, services):
    skins = Skins(services.assets, decks)
    (decks / "mine" / "cups_07.png").unlink()
    services.assets.forget("plain/mine")
    assert skins.face(Card.parse("7C"), CardStyle(skin="mine")).width == 56


def test_the_value_stands_where_the_deck_wants_it(decks, services):
    (decks / "mine" / "skin.toml").write_text("badge = [40, 70]", encoding="utf-8")
    skins = Skins(services.assets, decks)
    face = skins.face(Card.parse("5C"), CardStyle(skin="mine")).pixels
    plain = skins.plain_face(Card.parse("5C"), CardStyle(skin="mine")).pixels
    changed = [
        (x, y) for x in range(56) for y in range(90) if face.get_at((x, y)) != plain.get_at((x, y))
    ]
    assert changed
    assert all(40 <= x <= 50 and 70 <= y <= 77 for x, y in changed)


def test_a_deck_may_leave_values_to_its_drawings(decks, services):
    (decks / "mine" / "skin.toml").write_text("badge_ranks = [1]", encoding="utf-8")
    assert read_skin(decks / "mine").badge_ranks == (1,)
    skins = Skins(services.assets, decks)
    style = CardStyle(skin="mine")
    face, plain = skins.face(Card.parse("5C"), style), skins.plain_face(Card.parse("5C"), style)
    assert face.pixels.get_buffer().raw == plain.pixels.get_buffer().raw
