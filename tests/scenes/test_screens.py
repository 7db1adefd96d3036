"""Every screen opens, draws the same twice, and can be left."""

from __future__ import annotations

import pytest

from scopa_desktop.app.selftest import screens
from scopa_desktop.i18n.catalog import available_languages
from scopa_desktop.scenes import SCENES
from scopa_desktop.scenes.scene import Services
from scopa_desktop.ui.canvas import RecordingCanvas
from scopa_desktop.ui.surface_canvas import SurfaceCanvas


def test_the_selftest_knows_how_to_open_every_screen(services: Services) -> None:
    assert screens(services).keys() == SCENES.keys()


@pytest.mark.parametrize("key", SCENES)
def test_two_draws_in_a_row_give_the_same_picture(services: Services, key: str) -> None:
    services.navigation.reset("title")
    services.navigation.push(key, **screens(services)[key])
    services.navigation.settle()
    canvas = SurfaceCanvas(services.assets)
    services.navigation.draw(canvas)
    first = canvas.surface.get_buffer().raw
    services.navigation.draw(canvas)
    assert canvas.surface.get_buffer().raw == first
    assert len(set(first)) > 8


@pytest.mark.parametrize("language", available_languages())
@pytest.mark.parametrize("key", SCENES)
def test_every_button_is_wide_enough_for_its_words(
    services: Services, key: str, language: str
) -> None:
    services.use_language(language)
    services.navigation.reset(key, **screens(services)[key])
    services.navigation.settle()
    scene = services.navigation.top
    assert scene is not None
    for button in scene.buttons():  # type: ignore[attr-defined]
        font = services.assets.font("F7B" if button.kind == "primary" else "F7")
        room = button.rect.w - (26 if button.key else 8)
        assert font.width(button.label) <= room, f"{button.id}: {button.label}"


def test_a_drawn_table_never_shows_a_hand_behind_the_curtain(services: Services) -> None:
    services.navigation.reset("curtain", name="Ana")
    services.navigation.settle()
    canvas = RecordingCanvas()
    services.navigation.draw(canvas)
    assert not [name for name in canvas.pictures() if name.startswith("face/")]
