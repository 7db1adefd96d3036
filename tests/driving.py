"""Handling screens in tests: open, press, type, walk, and measure words."""

from __future__ import annotations

from typing import Any

from scopa_desktop.scenes.menu import MenuScene
from scopa_desktop.scenes.scene import Services
from scopa_desktop.ui.buttons import Button
from scopa_desktop.ui.input import (
    Command,
    Commanded,
    InputEvent,
    PointerPressed,
    PointerReleased,
    TextTyped,
)

WALK = (Command.UP, Command.DOWN, Command.LEFT, Command.RIGHT)


def opened(services: Services, key: str, **arguments: Any) -> Any:
    """A screen over the title, as the game opens it."""
    services.navigation.reset("title")
    services.navigation.push(key, **arguments)
    return settled(services)


def settled(services: Services) -> Any:
    """The top screen once what was asked for is done; the language follows its setting."""
    services.navigation.settle()
    language = services.settings.current.language
    if language and language != services.catalog.language:
        services.use_language(language)
    return services.navigation.top


def send(services: Services, *events: InputEvent) -> Any:
    """Hand input to whatever screen is on top."""
    for event in events:
        services.navigation.handle(event)
        settled(services)
    return services.navigation.top


def command(services: Services, *commands: Command) -> Any:
    """Press keys."""
    return send(services, *(Commanded(one) for one in commands))


def typed(services: Services, text: str) -> Any:
    """Type letters, one after the other."""
    return send(services, *(TextTyped(letter) for letter in text))


def button(services: Services, button_id: str) -> Button:
    """A button of the top screen."""
    scene = services.navigation.top
    assert isinstance(scene, MenuScene)
    found = {item.id: item for item in scene.buttons()}
    assert button_id in found, f"{button_id} is not among {sorted(found)}"
    return found[button_id]


def press(services: Services, *button_ids: str) -> Any:
    """Click buttons in their middle, one after the other."""
    for button_id in button_ids:
        rect = button(services, button_id).rect
        # Of a choice, the arrow that goes on.
        is_choice = button(services, button_id).role == "choice"
        x = rect.right - 12 if is_choice else rect.x + rect.w // 3
        y = rect.y + rect.h // 2
        from_where = services.navigation.top
        send(services, PointerPressed((x, y)))  # type: ignore[arg-type]
        if services.navigation.top is from_where:
            send(services, PointerReleased((x, y)))  # type: ignore[arg-type]
    return services.navigation.top


def reachable(scene: MenuScene) -> set[str]:
    """Every button that the focus comes to by the four directions alone."""
    found: set[str] = set()
    waiting = [scene.focus.focused or ""]
    while waiting:
        here = waiting.pop()
        if here in found:
            continue
        found.add(here)
        role = next((item.role for item in scene.buttons() if item.id == here), "")
        # Left and right change the value of a choice.
        for way in WALK[:2] if role == "choice" else WALK:
            scene.focus.focused = here
            for rows in scene.lists():
                rows.reveal(here)
            scene.command(way)
            waiting.append(scene.focus.focused or "")
    return found


def too_wide(services: Services, scene: MenuScene) -> list[str]:
    """The buttons whose words do not fit."""
    return [line for item in scene.buttons() if (line := _excess(services, item))]


def _excess(services: Services, item: Button) -> str:
    plain, bold = services.assets.font("F7"), services.assets.font("F7B")
    if item.plain:
        return ""
    if item.role in ("switch", "choice", "field"):
        rest = {"switch": 22, "choice": plain.width(item.value) + 36}
        need = 9 + plain.width(item.label) + rest.get(item.role, plain.width(item.value) + 18)
    else:
        need = (bold if item.kind == "primary" or item.sub else plain).width(item.label) + 8
        need = max(need, plain.width(item.sub) + 8) + (18 if item.key else 0)
    over = need - item.rect.w
    return f"{item.id}: {item.label} {item.value} {item.sub} ({over} too wide)" if over > 0 else ""
