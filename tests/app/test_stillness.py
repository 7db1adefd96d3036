"""A frame that is not drawn would have looked like the one before."""

from __future__ import annotations

import random
from collections.abc import Callable
from pathlib import Path

import pygame
import pytest

from scopa_desktop.app.app import App
from scopa_desktop.persistence.settings import SettingsFile
from scopa_desktop.scenes.table.scene import TableScene

FRAMES = 700


def drawn_anew(app: App) -> bytes:
    """The whole picture as it would be drawn now; what the window shows stays as it is."""
    surface = app.canvas.surface
    before = surface.copy()
    app.stack.draw(app.canvas)
    found = pygame.image.tobytes(surface, "RGB")
    surface.blit(before, (0, 0))
    return found


def play(app: App, table: TableScene, rng: random.Random) -> None:
    """Now and then the person moves the mouse, or plays whatever is legal."""
    if rng.random() < 0.05:
        place = rng.randrange(640), rng.randrange(360)
        app.feed(pygame.Event(pygame.MOUSEMOTION, pos=place, rel=(1, 1), buttons=(0, 0, 0)))
    elif rng.random() < 0.03 and table.is_ready:
        table.commit(rng.choice(table.view.legal_moves()))
    elif rng.random() < 0.05 and table.flow.waits_for_click:
        table.flow.skip()


PERSON = ("human", "normal")
ROBOTS = ("easy", "hard", "easy", "easy")


@pytest.mark.parametrize(
    ("seats", "pause"),
    [(PERSON, "none"), (PERSON, "normal"), (PERSON, "click"), (ROBOTS, "short"), (ROBOTS, "click")],
)
def test_nothing_changes_in_a_frame_that_is_not_drawn(
    start: Callable[..., App],
    data_dir: Path,
    monkeypatch: pytest.MonkeyPatch,
    seats: tuple[str, ...],
    pause: str,
) -> None:
    SettingsFile(data_dir).change(robot_pause=pause, hints="on")
    app, rng = start(seats=seats, seed=5), random.Random(6)
    draw, drawn, still = app.draw, [], 0
    monkeypatch.setattr(app, "draw", lambda: (drawn.append(1), draw()))
    app.step(0.0)
    for frame in range(FRAMES):
        table = app.stack.top
        if not isinstance(table, TableScene):
            break
        play(app, table, rng)
        before = len(drawn)
        app.step(16.0)
        if len(drawn) == before and app.stack.top is table:
            still += 1
            if still % 4 == 0:
                shown = pygame.image.tobytes(app.canvas.surface, "RGB")
                assert drawn_anew(app) == shown, f"frame {frame}"
    assert still > 20
