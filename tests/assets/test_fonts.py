"""The atlases on disk: complete, clear of each other, and what the program draws."""

from __future__ import annotations

import json
from itertools import pairwise
from pathlib import Path

import numpy as np
import pytest
from babel.messages.pofile import read_po
from PIL import Image

from art.fonts.build import build
from art.fonts.source import read

ROOT = Path(__file__).parents[2]
FONTS = ROOT / "assets" / "fonts"
LOCALES = ROOT / "scopa_desktop" / "i18n" / "locales"
NAMES = ["F7", "F7B", "F5"]
REQUIRED = (
    "ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789"
    " !\"#$%&'()*+,-./:;<=>?@[\\]^_`{|}~"
    "ÀÁÂÃÄÇÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜàáâãäçèéêëìíîïñòóôõöùúûü"
    "¡¿ºª«»“”‘’…–—·×±€°\u00a0"
)


def table(name):
    return json.loads((FONTS / f"{name}.json").read_text(encoding="utf-8"))


def mask(folder, name):
    return np.asarray(Image.open(folder / f"{name}.png").convert("RGBA"))[..., 3] > 0


def cells(name):
    atlas = mask(FONTS, name)
    return {letter: atlas[:, x : x + w] for letter, (x, w) in table(name)["glyphs"].items()}


@pytest.mark.parametrize("name", NAMES)
def test_drawing_the_font_again_gives_the_files_on_disk(name, tmp_path):
    build(tmp_path)
    assert (tmp_path / f"{name}.json").read_bytes() == (FONTS / f"{name}.json").read_bytes()
    assert np.array_equal(mask(tmp_path, name), mask(FONTS, name))


@pytest.mark.parametrize("name", NAMES)
def test_the_atlas_is_white_on_nothing_and_as_tall_as_the_cell(name):
    pixels = np.asarray(Image.open(FONTS / f"{name}.png").convert("RGBA"))
    assert pixels.shape[0] == table(name)["height"]
    assert set(np.unique(pixels[..., 3])) == {0, 255}
    assert (pixels[pixels[..., 3] == 255] == 255).all()


@pytest.mark.parametrize("name", NAMES)
def test_every_required_letter_is_there(name):
    assert set(REQUIRED) <= table(name)["glyphs"].keys()


@pytest.mark.parametrize("name", NAMES)
@pytest.mark.parametrize("catalogue", sorted(LOCALES.glob("*.po")), ids=lambda path: path.stem)
def test_every_letter_of_the_catalogue_is_in_the_font(name, catalogue):
    with catalogue.open("rb") as file:
        messages = read_po(file)
    said = {
        letter
        for message in messages
        if message.id
        for text in ([message.string] if isinstance(message.string, str) else message.string)
        for letter in text
    }
    assert said - table(name)["glyphs"].keys() - {"\n"} == set()


@pytest.mark.parametrize("name", NAMES)
def test_every_visible_letter_has_ink_inside_the_atlas(name):
    for letter, cell in cells(name).items():
        assert cell.shape[1] == table(name)["glyphs"][letter][1]
        assert cell.any() != letter.isspace(), letter


@pytest.mark.parametrize("name", ["F7", "F7B"])
def test_letters_that_are_easily_mistaken_differ_by_more_than_a_dot(name):
    drawn = cells(name)
    for first, second in ("0O", "1l", "1I", "lI", "5S", "2Z", "8B", "6G", "uv", "ce", "ij"):
        a, b = drawn[first], drawn[second]
        width = max(a.shape[1], b.shape[1])
        a, b = (np.pad(x, ((0, 0), (0, width - x.shape[1]))) for x in (a, b))
        assert (a != b).sum() >= 2, first + second


def test_only_signs_that_may_share_a_drawing_do():
    looks = {}
    for letter, cell in cells("F7").items():
        looks.setdefault((cell.shape[1], cell.tobytes()), []).append(letter)
    shared = {"".join(sorted(letters)) for letters in looks.values() if len(letters) > 1}
    assert shared == {" \u00a0", "–−", "i¡", "x×"}


@pytest.mark.parametrize("name", NAMES)
def test_a_capital_with_an_accent_has_an_empty_row_between(name):
    font, drawn = table(name), cells(name)
    above = font["ascent"] - font["cap"]
    for letter in "ÀÁÂÃÄÈÉÊËÌÍÎÏÑÒÓÔÕÖÙÚÛÜ":
        assert drawn[letter][: above - 1].any(), letter
        assert not drawn[letter][above - 1].any(), letter


def test_a_small_letter_with_an_accent_has_an_empty_row_between():
    drawn = cells("F7")
    for letter in "àáâãäèéêëìíîïñòóôõöùúûü":
        assert drawn[letter][2:4].any(), letter
        assert not drawn[letter][4].any(), letter


@pytest.mark.parametrize("name", NAMES)
def test_a_kerned_pair_touches_nowhere(name):
    font, drawn = table(name), cells(name)
    for pair, amount in font["kerning"].items():
        left, right = (
            {(x, y) for y, x in zip(*np.nonzero(drawn[letter]), strict=True)} for letter in pair
        )
        start = drawn[pair[0]].shape[1] + font["spacing"] + amount
        near = {(x + dx, y + dy) for x, y in left for dx in (-1, 0, 1) for dy in (-1, 0, 1)}
        assert not near & {(x + start, y) for x, y in right}, pair


def test_the_usual_gaps_are_closed():
    kerning = table("F7")["kerning"]
    assert {"LT", "LV", "To", "Te", "Ta", "Yo", "l'", "P,"} <= kerning.keys()
    assert set(kerning.values()) <= {-1, -2}


def test_small_letters_of_the_small_font_are_its_capitals():
    glyphs = table("F5")["glyphs"]
    assert all(glyphs[low] == glyphs[low.upper()] for low in "abcxyzàéîõüçñ")


def test_the_letters_of_an_atlas_stand_apart_in_order():
    for name in NAMES:
        places = sorted({tuple(place) for place in table(name)["glyphs"].values()})
        assert all(x + width < following for (x, width), (following, _) in pairwise(places))


def test_an_unknown_line_in_a_source_is_refused(tmp_path):
    (tmp_path / "bad.txt").write_text("glyfs A\n#\n", encoding="utf-8")
    with pytest.raises(ValueError, match="glyfs"):
        read(tmp_path / "bad.txt")


def test_a_crooked_letter_in_a_source_is_refused(tmp_path):
    (tmp_path / "bad.txt").write_text("glyphs A\n##\n#\n", encoding="utf-8")
    with pytest.raises(ValueError, match="'A'"):
        read(tmp_path / "bad.txt")
