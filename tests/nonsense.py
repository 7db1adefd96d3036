"""Input without sense, for tests that a screen stands everything."""

from __future__ import annotations

import random

from scopa_desktop.ui.geometry import Vec
from scopa_desktop.ui.input import (
    Command,
    Commanded,
    Device,
    FocusLost,
    InputEvent,
    PadLost,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Scrolled,
)

UNWANTED = (Command.NEW_MATCH, Command.LEVEL)
"""They leave the match; other tests press them."""


def nonsense(rng: random.Random) -> InputEvent:
    """Any input at any place."""
    point = Vec(rng.uniform(-20, 660), rng.uniform(-20, 380))
    command = rng.choice([command for command in Command if command not in UNWANTED])
    device = rng.choice([Device.KEYBOARD, Device.PAD])
    return rng.choice(
        [
            PointerMoved(point, rng.random() < 0.5),
            PointerPressed(point, rng.choice([1, 1, 1, 3])),
            PointerReleased(point, rng.choice([1, 1, 1, 3])),
            Scrolled(point, rng.choice([-2, -1, 1, 2])),
            Commanded(command, rng.randint(1, 10), device, is_down=rng.random() < 0.8),
            Commanded(Command.CONFIRM),
            FocusLost(),
            PadLost(),
        ]
    )
