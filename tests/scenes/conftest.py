"""Services without a window for the tests of screens."""

from __future__ import annotations

from collections.abc import Iterator

import pygame
import pytest

from scopa_desktop.app.selftest import make_services
from scopa_desktop.scenes.scene import Services


@pytest.fixture
def services() -> Iterator[Services]:
    """All services, in memory, in Portuguese, under the dummy drivers."""
    pygame.display.init()
    window = pygame.Window("test", (640, 360), hidden=True)
    window.get_surface()
    made = make_services("pt_BR")
    yield made
    made.database.close()
    made.audio.close()
    window.destroy()
    pygame.display.quit()
