"""The sheets that people look at: contact sheets, and the blind test."""

from __future__ import annotations

import numpy as np
import pytest
from PIL import Image

from art import blind, sheet
from art.build import ASSETS
from art.cards.common import HEIGHT, RANKS, SUITS, WIDTH, face_name
from art.cards.fr_pips import corners
from art.painter import Canvas


def pixels(path):
    with Image.open(path) as picture:
        return np.asarray(picture.convert("RGB"))


def test_one_command_makes_a_sheet_of_every_deck_suit_and_vision(tmp_path, capsys):
    assert sheet.main(["--out", str(tmp_path)]) == 0
    names = {path.stem for path in tmp_path.iterdir()}
    for deck in sheet.DECKS:
        assert {f"{deck}-1x", f"{deck}-3x"} <= names
        assert {f"{deck}-{suit}-6x" for suit in SUITS} <= names
        assert {f"{deck}-{eyes}-2x" for eyes in ("gray", "protan", "deutan", "tritan")} <= names
    assert {"backs-3x", "icons-4x", "fonts-2x"} <= names
    assert len(capsys.readouterr().out.splitlines()) == len(names)


def test_a_sheet_shows_the_chosen_cards_unsmoothed(tmp_path):
    arguments = ["cards/french", "--only", "cups_0[12]", "--scale", "2", "--out", str(tmp_path)]
    assert sheet.main(arguments) == 0
    picture = pixels(tmp_path / "french-2x.png")
    assert picture.shape == ((HEIGHT + 8) * 2, (2 * WIDTH + 12) * 2, 3)
    small = picture[::2, ::2]
    assert np.array_equal(picture, small.repeat(2, axis=0).repeat(2, axis=1))
    card = pixels(ASSETS / "cards" / "french" / "cups_02.png")
    shown = small[4 : 4 + HEIGHT, 8 + WIDTH : 8 + 2 * WIDTH]
    assert np.array_equal(shown[2:-2], card[2:-2])


def test_a_pattern_that_fits_nothing_is_refused(tmp_path, capsys):
    with pytest.raises(SystemExit):
        sheet.main(["cards/french", "--only", "stars_*", "--out", str(tmp_path)])
    assert "stars_*" in capsys.readouterr().err


def test_the_blind_test_asks_for_every_card_once_and_tells_nothing(tmp_path):
    sheets, keys = tmp_path / "sheets", tmp_path / "keys"
    assert blind.main([str(sheets), str(keys), "--seed", "7"]) == 0
    names = sorted(path.name for path in sheets.iterdir())
    assert names == [f"part-{part}-{scale}x.png" for part in range(1, 6) for scale in (1, 2)]
    lines = (keys / "key.txt").read_text(encoding="utf-8").splitlines()
    assert [int(line.split()[0]) for line in lines] == list(range(1, 121))
    asked = {tuple(line.split()[1:]) for line in lines}
    assert asked == {
        (deck, suit, str(rank)) for deck in sheet.DECKS for suit in SUITS for rank in RANKS
    }


def test_a_blind_card_is_the_one_that_the_key_says(tmp_path):
    blind.write(tmp_path, tmp_path, 3, 24)
    number, deck, suit, rank = (tmp_path / "key.txt").read_text("utf-8").splitlines()[25].split()
    assert number == "26"
    part = pixels(tmp_path / "part-2-1x.png")
    x, y = blind.GAP + WIDTH + blind.GAP, blind.GAP + blind.LABEL
    card = np.asarray(blind.asked(deck, suit, int(rank)).convert("RGB"))
    assert np.array_equal(part[y + 2 : y + HEIGHT - 2, x : x + WIDTH], card[2:-2])


@pytest.mark.parametrize("suit", SUITS)
@pytest.mark.parametrize("rank", RANKS)
def test_a_blind_french_card_hides_its_indices_and_nothing_else(suit, rank):
    blank = Canvas(WIDTH, HEIGHT)
    corners(blank, suit, rank)
    index = blank.painted()
    asked = np.asarray(blind.asked("french", suit, rank).convert("RGB"))
    assert (asked[index] == blind.PAPER).all()
    card = pixels(ASSETS / "cards" / "french" / face_name(suit, rank))
    assert np.array_equal(asked[~index], card[~index])


def test_the_other_decks_have_no_index_to_hide():
    for deck in ("napoletane", "piacentine"):
        card = pixels(ASSETS / "cards" / deck / face_name("coins", 7))
        assert np.array_equal(np.asarray(blind.asked(deck, "coins", 7).convert("RGB")), card)


def test_only_the_seed_decides_the_order():
    assert blind.order(4) == blind.order(4) != blind.order(5)
