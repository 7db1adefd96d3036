"""The settings that change how cards look, as setup, settings and first run offer them."""

from __future__ import annotations

from typing import Final

from scopa_desktop.scenes.scene import Services

CHOICES: Final[dict[str, tuple[object, ...]]] = {
    "badges": ("all", "figures", "none"),
    "color_vision": ("normal", "red-green", "blue-yellow", "mono"),
}
"""The values of those that are no switches."""


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
