"""What the self-test looks at besides the rules: pictures, decks, languages, every screen."""

from __future__ import annotations

import random
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any, Final, Protocol

import pygame

from scopa_desktop.engine.cards import CARDS
from scopa_desktop.i18n.catalog import Catalog, available_languages
from scopa_desktop.persistence.database import Database
from scopa_desktop.persistence.paths import assets_dir
from scopa_desktop.persistence.settings import SettingsFile
from scopa_desktop.scenes import SCENES
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.session import Session, quick_setup
from scopa_desktop.scenes.setup import make_draft
from scopa_desktop.scenes.skins import BACKS, CardStyle, Skins
from scopa_desktop.scenes.stack import SceneStack
from scopa_desktop.ui.assets import Assets
from scopa_desktop.ui.audio import Audio
from scopa_desktop.ui.surface_canvas import SurfaceCanvas

TABLE_NODES: Final = (
    *("hand-", "plate-", "pile-", "stock", "set-", "sum", "notice", "ticker", "stamp-"),
    *("button-", "match-"),
)
"""How the nodes of the table begin; everywhere else the screen's key comes first."""


class Report(Protocol):
    """Collects checks."""

    def check(self, name: str, action: Callable[[], str | None]) -> bool:
        """Run one check: it fails by raising and may return a detail."""


def make_services(language: str = "en", folder: Path | None = None) -> Services:
    """Services without a window, for checks and tests; the display must be open."""
    assets = Assets(assets_dir())
    stack = SceneStack(SCENES)
    services = Services(
        assets=assets,
        skins=Skins(assets),
        catalog=Catalog.load(language),
        audio=Audio(assets.folder / "sounds"),
        settings=SettingsFile(folder),
        database=Database(folder),
        navigation=stack,
        rng=random.Random(7),
        folder=folder,
    )
    stack.use(services)
    return services


def screens(services: Services) -> dict[str, dict[str, Any]]:
    """Arguments with which each screen can be opened, by its key."""
    session = Session.new(services, quick_setup(services))
    played = Session.new(services, quick_setup(services, None, ("normal", "normal")))
    while played.runner.tick(1000.0):
        pass
    return {
        "first-run": {},
        "title": {},
        "settings": {},
        "saves": {},
        "setup": {},
        "name": {"title": "?", "name": "Ana", "ideas": ["Bia"], "limit": 12, "tag": ("name", 0)},
        "partners": {"draft": make_draft(services)},
        "dealer-draw": {"setup": session.setup},
        "table": {"session": session},
        "curtain": {"name": "Ana", "session": session, "seat": 0},
        "moves": {"session": played, "seat": 0},
        "round": {"session": played, "sheet": played.runner.score_sheet},
        "match-end": {"session": played},
        "pause": {"session": session, "seat": 0},
        "dialog": {"question": "?", "yes": "+", "no": "-"},
    }


def run_checks(report: Report) -> None:
    """Check every deck and every screen in every language."""
    pygame.display.init()
    window = pygame.Window("selftest", (640, 360), hidden=True)
    window.get_surface()
    try:
        services = make_services()
        decks = services.skins.keys()
        for key in decks:
            report.check(f"deck {key}", partial(_draw_deck, services, key))
        for language in available_languages():
            report.check(f"screens in {language}", partial(_draw_screens, language))
        services.audio.close()
        services.database.close()
    finally:
        window.destroy()
        pygame.display.quit()


def _draw_deck(services: Services, key: str) -> str:
    canvas = SurfaceCanvas(services.assets)
    style = CardStyle(skin=key)
    for card in CARDS:
        canvas.picture(services.skins.face(card, style), 0, 0)
    for back in BACKS:
        canvas.picture(services.skins.back(back), 0, 0)
        canvas.picture(services.skins.small_back(back), 0, 0)
    return f"{len(CARDS)} faces"


def _draw_screens(language: str) -> str:
    services = make_services(language)
    canvas = SurfaceCanvas(services.assets)
    arguments = screens(services)
    missing = sorted(SCENES.keys() - arguments.keys())
    if missing:
        raise AssertionError(f"no arguments for {', '.join(missing)}")
    decks = services.skins.keys()
    for key, values in arguments.items():
        for skin in decks:
            services.settings.change(skin=skin)
            services.navigation.reset(key, **values)
            services.navigation.settle()
            services.navigation.draw(canvas)
            for node in services.navigation.scenes[-1].nodes():
                if not node.id.startswith((*SCENES, *TABLE_NODES)):
                    raise AssertionError(f"{key}: node {node.id}")
    services.database.close()
    return f"{len(arguments)} screens"
