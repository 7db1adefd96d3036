"""The stack of screens; changes wait until the frame is over."""

from __future__ import annotations

import logging
from collections.abc import Callable
from typing import Any

from scopa_desktop.scenes.scene import Scene
from scopa_desktop.ui.canvas import Canvas
from scopa_desktop.ui.input import InputEvent

Factory = Callable[..., Scene]
"""Makes a scene of its `Services` and its own arguments."""

_log = logging.getLogger(__name__)


class SceneStack:
    """Holds the screens; scenes ask it for others by their key."""

    def __init__(self, factories: dict[str, Factory]) -> None:
        self._factories = factories
        self._scenes: list[Scene] = []
        self._asked: list[Callable[[], None]] = []
        self._services: Any = None
        self.is_done = False
        """The last scene is gone, or the game was asked to end."""

    def use(self, services: Any) -> None:
        """Say what every new scene is given first."""
        self._services = services

    @property
    def scenes(self) -> tuple[Scene, ...]:
        """From the bottom to the top."""
        return tuple(self._scenes)

    @property
    def top(self) -> Scene | None:
        """The scene that has the input."""
        return self._scenes[-1] if self._scenes else None

    def has(self, key: str) -> bool:
        """Whether there is such a screen."""
        return key in self._factories

    def push(self, key: str, **arguments: Any) -> None:
        """Put a screen on top."""
        self._asked.append(lambda: self._push(key, arguments))

    def replace(self, key: str, **arguments: Any) -> None:
        """Put a screen in the place of the top one."""

        def change() -> None:
            if self._scenes:
                self._scenes.pop().leave()
            self._push(key, arguments)

        self._asked.append(change)

    def reset(self, key: str, **arguments: Any) -> None:
        """Drop all screens and open this one."""

        def change() -> None:
            while self._scenes:
                self._scenes.pop().leave()
            self._push(key, arguments)

        self._asked.append(change)

    def pop(self, result: Any = None) -> None:
        """Go back one screen; the one below is told the result."""

        def change() -> None:
            if self._scenes:
                self._scenes.pop().leave()
            if self._scenes:
                self._scenes[-1].resume(result)
            else:
                self.is_done = True

        self._asked.append(change)

    def abandon(self, key: str) -> None:
        """Drop all screens at once, whatever state they are in, and open this one.

        For when a screen has failed: what it still wants on leaving may fail as well.
        """
        scenes, self._scenes = self._scenes, []
        self._asked.clear()
        for scene in reversed(scenes):
            try:
                scene.leave()
            except Exception as error:
                _log.warning("%s was left in disorder: %s", scene.key, error)
        self._push(key, {})

    def quit(self) -> None:
        """End the game: every screen is left in turn."""

        def change() -> None:
            while self._scenes:
                self._scenes.pop().leave()
            self.is_done = True

        self._asked.append(change)

    def _push(self, key: str, arguments: dict[str, Any]) -> None:
        scene = self._factories[key](self._services, **arguments)
        self._scenes.append(scene)
        scene.enter()

    def settle(self) -> bool:
        """Carry out what was asked for; whether anything changed."""
        changed = bool(self._asked)
        while self._asked:
            asked, self._asked = self._asked, []
            for change in asked:
                change()
            if self._scenes:
                # A new scene sees a moment of time before any input.
                self._scenes[-1].update(0.0)
        return changed

    def handle(self, event: InputEvent) -> bool:
        """Hand input to the top scene, unless a change of screens is pending."""
        if self._asked or not self._scenes:
            return False
        return self._scenes[-1].handle(event)

    def update(self, dt: float) -> None:
        """Let time pass for the top scene."""
        if self._scenes:
            self._scenes[-1].update(dt)

    def draw(self, canvas: Canvas) -> None:
        """Draw the top scene on what it lies on."""
        first = len(self._scenes) - 1
        while first > 0 and self._scenes[first].is_overlay:
            first -= 1
        for scene in self._scenes[max(first, 0) :]:
            scene.draw(canvas)
