"""A screen for a test, and the game on it."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from desktop import Desktop, Game


@pytest.fixture
def desktop(request: pytest.FixtureRequest) -> Iterator[Desktop]:
    """A screen with a window manager; its size is the test's parameter, or 1280 by 800."""
    made = Desktop(*getattr(request, "param", (1280, 800)))
    yield made
    made.close()


@pytest.fixture
def game(desktop: Desktop, tmp_path: Path) -> Iterator[Callable[..., Game]]:
    """Starts the game with these words; what is still running at the end is ended."""
    started: list[Game] = []

    def start(*words: str) -> Game:
        started.append(Game(desktop, tmp_path, *words))
        return started[-1]

    yield start
    for one in started:
        one.close()
