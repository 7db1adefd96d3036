"""The screens: `SCENES` lists them all, each made of the services and its own arguments."""

from __future__ import annotations

from importlib import import_module
from typing import Any

from scopa_desktop.scenes.scene import Scene
from scopa_desktop.scenes.stack import Factory


def _late(module: str, name: str) -> Factory:
    """A factory whose module is read when its screen is first wanted: the start stays quick."""

    def make(*arguments: Any, **values: Any) -> Scene:
        scene: Scene = getattr(import_module(f"scopa_desktop.scenes.{module}"), name)(
            *arguments, **values
        )
        return scene

    return make


SCENES: dict[str, Factory] = {
    "first-run": _late("first_run", "FirstRunScene"),
    "title": _late("title", "TitleScene"),
    "setup": _late("setup", "SetupScene"),
    "name": _late("name_entry", "NameScene"),
    "partners": _late("partners", "PartnersScene"),
    "dealer-draw": _late("dealer_draw", "DealerDrawScene"),
    "table": _late("table.scene", "TableScene"),
    "moves": _late("moves", "MovesScene"),
    "curtain": _late("curtain", "CurtainScene"),
    "round": _late("round_board", "RoundBoardScene"),
    "match-end": _late("match_end", "MatchEndScene"),
    "pause": _late("pause", "PauseScene"),
    "settings": _late("settings", "SettingsScene"),
    "saves": _late("saves", "SavesScene"),
    "dialog": _late("dialog", "DialogScene"),
}
"""Factory of every screen by its key."""
