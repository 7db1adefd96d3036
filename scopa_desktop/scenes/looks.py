"""Languages, logos, and the settings that change how cards look: what several screens share."""

from __future__ import annotations

from typing import Final

from scopa_desktop.i18n.catalog import available_languages
from scopa_desktop.scenes.scene import Services
from scopa_desktop.ui.canvas import Canvas

LANGUAGES: Final[tuple[str, ...]] = ("pt_BR", "es", "it", "en")
"""The order in which languages are offered."""
LOGOS: Final = {"pt_BR": "logo_escopa", "es": "logo_escoba"}
"""The lettering of a language; Scopa's elsewhere."""
CHOICES: Final[dict[str, tuple[object, ...]]] = {
    "badges": ("all", "figures", "none"),
    "color_vision": ("normal", "red-green", "blue-yellow", "mono"),
}
"""The values of those that are no switches."""


def languages() -> list[str]:
    """The languages there are, in their order."""
    return [tag for tag in LANGUAGES if tag in available_languages()]


def draw_logo(services: Services, canvas: Canvas) -> None:
    """The game's name in the player's language, in large lettering."""
    logo = services.assets.icon(LOGOS.get(services.catalog.language, "logo_scopa"))
    canvas.picture(logo, 320 - logo.width // 2, 18)


def look_value(services: Services, name: str) -> str:
    """What a choice stands on, in words."""
    value = getattr(services.settings.current, name)
    return services.catalog.text(f"settings-{name}-{value}")


def change_look(services: Services, name: str, step: int) -> None:
    """Turn a switch over, or go on in a choice."""
    now = getattr(services.settings.current, name)
    values = CHOICES.get(name, (False, True))
    value = values[(values.index(now) + step) % len(values)]
    services.settings.change(**{name: value})


DARK_ON_LIGHT: Final = {"paper": "ink", "parch": "wood2", "sun": "wine", "sky": "royal"}
"""What loose text turns into on the light cloth."""


def on_felt(services: Services, color: str) -> str:
    """A color for text that lies on the cloth without a ground of its own."""
    light = services.settings.current.felt == "paper"
    return DARK_ON_LIGHT.get(color, color) if light else color
