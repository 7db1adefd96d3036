"""Sounds; silent, without a complaint, where there is no device."""

from __future__ import annotations

import logging
import time
from pathlib import Path
from typing import Any, Final

import pygame

from scopa_desktop.ui.music import Music
from scopa_desktop.ui.quiet import quiet_libraries

VOICES: Final = 6
APART_MS: Final = 40
"""The same sound is not started again sooner."""
JINGLES: Final = ("escopa", "escopa_double", "win", "lose", "draw")
"""Sounds under which the music is quieter."""
_log = logging.getLogger(__name__)


class Audio:
    """Plays the effects of a folder by name, and its music."""

    def __init__(self, folder: Path) -> None:
        self._folder = folder
        self._sounds: dict[str, Any] = {}
        self._last: dict[str, float] = {}
        self.volume = 0.64
        """0 to 1."""
        self.is_muted = False
        self.has_device = _open_mixer()
        self.music = Music(folder, has_device=self.has_device)

    def play(self, name: str, volume: float = 1.0) -> None:
        """Start a sound; unknown names and missing devices are silent."""
        if self.is_muted or not self.has_device or self.volume <= 0:
            return
        now = time.monotonic() * 1000
        if now - self._last.get(name, -1000.0) < APART_MS:
            return
        self._last[name] = now
        sound = self._sound(name)
        if sound is not None:
            sound.set_volume(self.volume * volume)
            sound.play()
            if name in JINGLES:
                self.music.duck(sound.get_length() * 1000)

    def _sound(self, name: str) -> Any:
        if name not in self._sounds:
            self._sounds[name] = None
            for suffix in (".wav", ".ogg"):
                path = self._folder / (name + suffix)
                if path.is_file():
                    try:
                        self._sounds[name] = pygame.mixer.Sound(path)
                    except (pygame.error, OSError) as error:
                        _log.warning("sound %s: %s", name, error)
                    break
        return self._sounds[name]

    def close(self) -> None:
        """Give the device back."""
        self.music.close()
        if self.has_device:
            pygame.mixer.quit()
            self.has_device = False


def _open_mixer() -> bool:
    """Open the sound device; whether there is one."""
    try:
        with quiet_libraries():
            pygame.mixer.init(44100, -16, 2, 512)
    # Where the module itself cannot be loaded pygame raises NotImplementedError.
    except (pygame.error, NotImplementedError, ImportError) as error:
        _log.warning("no sound: %s", error)
        return False
    pygame.mixer.set_num_channels(VOICES)
    return True
