"""The sounds on disk: complete, as long and as loud as meant, free of clicks, and repeatable."""

from __future__ import annotations

import struct
import wave
from pathlib import Path
from random import Random

import pygame
import pytest

from art.music import CHORDS, EIGHTHS, PIECES, lay, notes
from art.sounds import SOUNDS, build
from art.synth import RATE, loudness, note, rustle

FOLDER = Path(__file__).parents[2] / "assets" / "sounds"
LENGTHS = {
    **{"ui_move": 30, "ui_ok": 60, "ui_back": 60, "ui_no": 120, "card_hover": 25},
    **{"card_pick": 60, "card_drop": 80, "card_flip": 60, "card_play": 90, "set_tick": 40},
    **{"sum_ok": 120, "pile_land": 50, "escopa": 700, "escopa_double": 1100},
    **{"settebello": 400, "offer15": 250, "gone15": 200, "ultimas": 300, "score_tick": 25},
    **{"score_point": 120, "score_total": 400, "win": 1800, "lose": 1800, "draw": 1800},
    **{"curtain_close": 220, "curtain_open": 260, "turn": 150},
    **{f"card_deal_{i}": 70 for i in range(1, 6)},
    **{f"capture_{i}": 180 for i in range(1, 5)},
    **{f"set_tick_{i}": 40 for i in range(1, 5)},
}
LIMIT = 600_000
"""Bytes of all effects together."""


def samples(path):
    with wave.open(str(path), "rb") as file:
        assert (file.getnchannels(), file.getsampwidth(), file.getframerate()) == (1, 2, RATE)
        frames = file.readframes(file.getnframes())
    return [sample / 32768 for sample in struct.unpack(f"<{len(frames) // 2}h", frames)]


@pytest.fixture(scope="module")
def stored():
    return {name: samples(FOLDER / f"{name}.wav") for name in SOUNDS}


def test_making_the_sounds_again_gives_the_files_on_disk(stored, tmp_path):
    build(tmp_path)
    for name, before in stored.items():
        again = samples(tmp_path / f"{name}.wav")
        # Another machine's sine may round the last bit another way.
        assert len(again) == len(before)
        assert max(abs(a - b) for a, b in zip(before, again, strict=True)) <= 2 / 32768, name


def test_every_sound_of_the_design_is_there_and_nothing_else():
    assert LENGTHS.keys() == SOUNDS.keys()
    assert LENGTHS.keys() == {path.stem for path in FOLDER.glob("*.wav")}


@pytest.mark.parametrize("name", sorted(LENGTHS))
def test_a_sound_is_as_long_as_the_moment_it_belongs_to(name, stored):
    assert len(stored[name]) == pytest.approx(LENGTHS[name] * RATE / 1000, abs=1)


@pytest.mark.parametrize("name", sorted(LENGTHS))
def test_a_sound_never_clips_and_begins_and_ends_in_silence(name, stored):
    signal = stored[name]
    peak = max(map(abs, signal))
    assert peak < 0.8
    assert abs(signal[0]) < 0.002
    assert abs(signal[-1]) < 0.002
    assert max(map(abs, signal[:3])) < 0.25 * peak
    assert abs(sum(signal) / len(signal)) < 0.01


@pytest.mark.parametrize("name", sorted(LENGTHS))
def test_a_sound_is_as_loud_as_its_table_says(name, stored):
    assert loudness(stored[name]) == pytest.approx(SOUNDS[name].decibels, abs=0.2)


def test_what_is_heard_often_is_softer_than_what_is_heard_seldom(stored):
    loud = {name: loudness(signal) for name, signal in stored.items()}
    assert loud["card_hover"] < loud["card_pick"] < loud["card_play"]
    assert loud["ui_move"] < loud["ui_ok"]
    assert loud["lose"] < loud["win"]
    assert max(loud["card_deal_1"], loud["capture_4"]) < loud["escopa"] < loud["escopa_double"]


def test_the_five_deals_are_equally_loud(stored):
    deals = [loudness(stored[f"card_deal_{i}"]) for i in range(1, 6)]
    assert max(deals) - min(deals) < 0.3


def test_all_effects_together_stay_small():
    assert sum(path.stat().st_size for path in FOLDER.glob("*.wav")) < LIMIT


def test_notes_are_named_as_musicians_do():
    assert note("a4") == pytest.approx(440)
    assert note("c5") == pytest.approx(523.251, abs=0.001)
    assert note("f#5") == pytest.approx(note("gb5"))


def test_paper_rustles_the_same_for_the_same_chance():
    assert rustle(0.01, Random("a"), 900) == rustle(0.01, Random("a"), 900)
    assert rustle(0.01, Random("a"), 900) != rustle(0.01, Random("b"), 900)


@pytest.mark.parametrize("name", sorted(PIECES))
def test_every_bar_of_a_piece_has_its_eighths_and_a_known_chord(name):
    for part in PIECES[name].parts:
        bars = [bar.split() for bar in part.tune.split("|")]
        assert {len(bar) for bar in bars} == {EIGHTHS}
        assert len(bars) == len(part.chords.split())
        assert set(part.chords.split()) <= CHORDS.keys()
        assert part.mandolin + part.accordion > 0


def test_a_lengthened_note_lasts_over_the_bar_line():
    assert list(notes("c5 - d5 . . e5 | - - . . . g5")) == [
        (0, "c5", 2),
        (2, "d5", 1),
        (5, "e5", 3),
        (11, "g5", 1),
    ]


def test_what_rings_beyond_the_end_of_a_loop_is_heard_at_its_beginning():
    loop = [0.0] * RATE
    lay(loop, (1.0, 0.5, 0.25), (RATE - 1) / RATE, 2.0)
    assert loop[-1] == 2.0
    assert loop[:3] == [1.0, 0.5, 0.0]


@pytest.mark.parametrize("name", sorted(PIECES))
def test_a_loop_of_music_on_disk_is_as_long_as_its_score(name, monkeypatch):
    monkeypatch.setenv("SDL_AUDIODRIVER", "dummy")
    pygame.mixer.init(RATE, -16, 1)
    try:
        sound = pygame.mixer.Sound(FOLDER / f"{name}.ogg")
        assert 36 < PIECES[name].seconds < 60
        assert sound.get_length() == pytest.approx(PIECES[name].seconds, abs=0.05)
        played = struct.unpack(f"<{len(sound.get_raw()) // 2}h", sound.get_raw())
        assert 0.2 < max(map(abs, played)) / 32768 < 0.9
    finally:
        pygame.mixer.quit()
