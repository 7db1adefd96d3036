"""Music that changes with the screens: one loop at a time, faded by hand.

SDL's own fades wait for each other, which would stall a frame; here the level moves a little
with every `update`, and a file is opened only while nothing is heard. It is never paused either:
pygame 2.5 pauses with the interpreter locked, and where a sound ends at that moment on the
mixer's thread the two wait for each other for ever. Music turned off begins anew.
"""

from __future__ import annotations

import logging
from pathlib import Path
from typing import Final

import pygame

FADE_MS: Final = 700
"""From full to silent, and back."""
DUCKED: Final = 0.5
"""The level under a jingle: 6 dB less."""
_log = logging.getLogger(__name__)


class Music:
    """Plays the loop that is wanted, silently where there is no device."""

    def __init__(self, folder: Path, *, has_device: bool) -> None:
        self._folder = folder
        self._has_device = has_device
        self._wanted: str | None = None
        self._playing: str | None = None
        self._level = 0.0
        self._volume = 0.0
        self._duck_left = 0.0
        self._unusable: set[str] = set()

    @property
    def playing(self) -> str | None:
        """The loop that can be heard now; None while there is silence."""
        return self._playing

    @property
    def level(self) -> float:
        """How far the fade is, 0 to 1, before the volume."""
        return self._level

    @property
    def is_fading(self) -> bool:
        """Whether `update` has something to do."""
        return self._has_device and (self._duck_left > 0 or self._level != self._goal())

    def want(self, name: str | None) -> None:
        """Choose the loop; None is silence. The one before fades out first."""
        self._wanted = None if name in self._unusable else name

    def set_volume(self, volume: float) -> None:
        """0 to 1; at 0 there is silence."""
        self._volume = volume
        if self._playing is not None and self._level > 0:
            self._apply()

    def duck(self, duration: float) -> None:
        """Be quieter for so many ms, under a jingle."""
        if self._playing is not None:
            self._duck_left = max(self._duck_left, duration)
            self._apply()

    def update(self, dt: float) -> None:
        """Let dt ms of the fades pass."""
        if not self.is_fading:
            return
        self._duck_left = max(0.0, self._duck_left - dt)
        if self._level == 0 and self._goal() > 0 and not self._begin():
            return
        goal, step = self._goal(), dt / FADE_MS
        if goal > self._level:
            self._level = min(goal, self._level + step)
        else:
            self._level = max(goal, self._level - step)
        if self._level == 0:
            pygame.mixer.music.stop()
            self._playing = None
        else:
            self._apply()

    def _goal(self) -> float:
        """Where the level goes: down when another loop is wanted, or none can be heard."""
        if self._playing is not None and self._playing != self._wanted and self._level > 0:
            return 0.0
        return 1.0 if self._wanted is not None and self._volume > 0 else 0.0

    def _begin(self) -> bool:
        """Start the wanted loop; whether it plays."""
        name = self._wanted
        try:
            pygame.mixer.music.load(self._folder / f"{name}.ogg")
            pygame.mixer.music.set_volume(0.0)
            pygame.mixer.music.play(loops=-1)
        except (pygame.error, OSError) as error:
            _log.warning("music %s: %s", name, error)
            self._unusable.add(str(name))
            self._wanted = self._playing = None
            return False
        self._playing = name
        return True

    def _apply(self) -> None:
        ducked = DUCKED if self._duck_left > 0 else 1.0
        if self._has_device:
            pygame.mixer.music.set_volume(self._volume * self._level * ducked)

    def close(self) -> None:
        """Silence at once."""
        if self._has_device and self._playing is not None:
            pygame.mixer.music.stop()
        self._playing, self._level, self._has_device = None, 0.0, False
