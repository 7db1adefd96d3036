"""The whole game in this process, on SDL's dummy screen."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pygame
import pytest

from scopa_desktop.app.app import App, open_display
from scopa_desktop.app.options import PlayOptions


@pytest.fixture
def data_dir(tmp_path: Path) -> Path:
    folder = tmp_path / "data"
    folder.mkdir()
    return folder


@pytest.fixture
def start(data_dir: Path) -> Iterator[Callable[..., App]]:
    """Opens the game as the command line does; it is closed at the end."""
    opened: list[App] = []

    def starting(**words: Any) -> App:
        open_display()
        pygame.event.clear()
        opened.append(App(PlayOptions(**{"data_dir": data_dir, "language": "en", **words})))
        return opened[-1]

    yield starting
    for app in opened:
        app.close()


@pytest.fixture
def app(start: Callable[..., App]) -> App:
    """The game on its title, drawn once."""
    opened = start()
    opened.step(0.0)
    return opened
