"""Sounds and music: on SDL's dummy device, and without any."""

from __future__ import annotations

import os
import subprocess
import sys

import pygame
import pytest

from scopa_desktop.persistence.paths import assets_dir
from scopa_desktop.ui.audio import VOICES, Audio
from scopa_desktop.ui.music import DUCKED, FADE_MS
from scopa_desktop.ui.quiet import quiet_libraries

SOUNDS = assets_dir() / "sounds"
TITLE, TABLE = "music_title", "music_table"


@pytest.fixture
def audio():
    made = Audio(SOUNDS)
    assert made.has_device
    yield made
    made.close()


@pytest.fixture
def silent(monkeypatch):
    """A machine without a sound device."""

    def refuse(*_arguments):
        raise pygame.error("ALSA: Couldn't open audio device")

    monkeypatch.setattr(pygame.mixer, "init", refuse)
    made = Audio(SOUNDS)
    yield made
    made.close()


def run(music, duration, step=20.0):
    """Let time pass; the levels on the way."""
    levels = []
    for _ in range(int(duration / step)):
        music.update(step)
        levels.append(pygame.mixer.music.get_volume())
    return levels


def test_a_sound_is_heard_at_its_volume(audio):
    audio.volume = 0.5
    audio.play("card_play", 0.5)
    assert pygame.mixer.get_busy()
    (sound,) = [s for i in range(VOICES) if (s := pygame.mixer.Channel(i).get_sound())]
    assert sound.get_volume() == pytest.approx(0.25, abs=0.01)


@pytest.mark.parametrize("how", ["muted", "volume", "unknown"])
def test_what_cannot_be_heard_is_not_started(audio, how):
    audio.is_muted = how == "muted"
    audio.volume = 0.0 if how == "volume" else 1.0
    audio.play("no_such_sound" if how == "unknown" else "card_play")
    assert not pygame.mixer.get_busy()


def test_the_same_sound_is_not_doubled_at_once(audio):
    for _ in range(5):
        audio.play("card_play")
    assert sum(pygame.mixer.Channel(i).get_busy() for i in range(VOICES)) == 1


def test_a_sound_file_that_is_damaged_is_silent(tmp_path):
    (tmp_path / "card_play.wav").write_bytes(b"no sound")
    (tmp_path / "music_title.ogg").write_bytes(b"no music")
    made = Audio(tmp_path)
    made.play("card_play")
    made.music.set_volume(1.0)
    made.music.want(TITLE)
    run(made.music, 200)
    assert not pygame.mixer.get_busy()
    assert made.music.playing is None
    assert not made.music.is_fading
    made.close()


def test_without_a_device_everything_is_silent_and_nothing_fails(silent, caplog):
    assert not silent.has_device
    silent.play("card_play")
    silent.music.set_volume(1.0)
    silent.music.want(TITLE)
    silent.music.update(50.0)
    silent.music.duck(100.0)
    assert not silent.music.is_fading
    assert silent.music.playing is None


def test_without_the_mixer_module_everything_is_silent(monkeypatch):
    def missing(*_arguments):
        raise NotImplementedError("mixer module not available")

    monkeypatch.setattr(pygame.mixer, "init", missing)
    made = Audio(SOUNDS)
    made.play("card_play")
    made.close()
    assert not made.has_device


def test_a_missing_device_leaves_one_line(tmp_path):
    """ALSA would write a page of its own to the terminal."""
    code = (
        "import logging; logging.basicConfig(format='%(message)s');"
        "from pathlib import Path; from scopa_desktop.ui.audio import Audio;"
        f"Audio(Path({str(SOUNDS)!r}))"
    )
    environment = {**os.environ, "SDL_AUDIODRIVER": "alsa", "HOME": str(tmp_path)}
    done = subprocess.run(
        [sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True
    )
    assert len(done.stderr.splitlines()) <= 1
    assert "Traceback" not in done.stderr


def test_the_quiet_ends_with_the_opening(audio, capfd):
    with quiet_libraries():
        os.write(2, b"hidden\n")
    os.write(2, b"seen\n")
    assert capfd.readouterr().err == "seen\n"


# --- music


def test_music_begins_softly_and_loops(audio):
    audio.music.set_volume(0.5)
    audio.music.want(TITLE)
    levels = run(audio.music, FADE_MS + 200)
    assert audio.music.playing == TITLE
    assert levels[0] < 0.1
    assert levels == sorted(levels)
    assert levels[-1] == pytest.approx(0.5, abs=0.01)
    assert not audio.music.is_fading


def test_another_loop_begins_when_the_first_has_faded(audio):
    audio.music.set_volume(1.0)
    audio.music.want(TITLE)
    run(audio.music, 1000)
    audio.music.want(TABLE)
    assert audio.music.playing == TITLE
    half = run(audio.music, FADE_MS / 2)
    assert audio.music.playing == TITLE
    assert half == sorted(half, reverse=True)
    run(audio.music, 2 * FADE_MS)
    assert audio.music.playing == TABLE
    assert audio.music.level == 1.0


def test_going_back_before_the_fade_is_over_lets_the_loop_go_on(audio):
    audio.music.set_volume(1.0)
    audio.music.want(TITLE)
    run(audio.music, 1000)
    audio.music.want(TABLE)
    run(audio.music, 300)
    audio.music.want(TITLE)
    run(audio.music, 1000)
    assert (audio.music.playing, audio.music.level) == (TITLE, 1.0)


def test_silence_is_faded_to(audio):
    audio.music.set_volume(1.0)
    audio.music.want(TITLE)
    run(audio.music, 1000)
    audio.music.want(None)
    run(audio.music, FADE_MS + 100)
    assert audio.music.playing is None
    assert not pygame.mixer.music.get_busy()
    assert not audio.music.is_fading


def test_music_that_was_turned_off_begins_again(audio):
    audio.music.set_volume(1.0)
    audio.music.want(TITLE)
    run(audio.music, 1000)
    audio.music.set_volume(0.0)
    run(audio.music, 1000)
    assert audio.music.playing is None
    assert not pygame.mixer.music.get_busy()
    audio.music.set_volume(1.0)
    run(audio.music, 1000)
    assert (audio.music.playing, audio.music.level) == (TITLE, 1.0)


def test_music_is_never_paused(audio, monkeypatch):
    """Pausing waits for the mixer with Python locked; a sound that ends then waits for Python."""
    for name in ("pause", "unpause"):
        monkeypatch.setattr(pygame.mixer.music, name, lambda: pytest.fail("paused"))
    for volume, wanted in ((1.0, TITLE), (0.0, TITLE), (1.0, TITLE), (1.0, TABLE), (0.0, None)):
        audio.music.set_volume(volume)
        audio.music.want(wanted)
        run(audio.music, 2 * FADE_MS)
    assert audio.music.playing is None


def test_music_at_volume_nought_is_never_opened(audio, monkeypatch):
    monkeypatch.setattr(pygame.mixer.music, "load", lambda path: pytest.fail("opened"))
    audio.music.set_volume(0.0)
    audio.music.want(TITLE)
    run(audio.music, 500)
    assert not audio.music.is_fading


def test_a_jingle_is_heard_over_the_music(audio):
    audio.music.set_volume(0.8)
    audio.music.want(TITLE)
    run(audio.music, 1000)
    audio.play("escopa")
    assert pygame.mixer.music.get_volume() == pytest.approx(0.8 * DUCKED, abs=0.02)
    run(audio.music, 1500)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.8, abs=0.02)


def test_a_new_volume_is_heard_at_once(audio):
    audio.music.set_volume(0.8)
    audio.music.want(TITLE)
    run(audio.music, 1000)
    audio.music.set_volume(0.2)
    assert pygame.mixer.music.get_volume() == pytest.approx(0.2, abs=0.01)
