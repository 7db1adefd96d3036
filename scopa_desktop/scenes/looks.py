"""Languages, logos, and the settings that change how cards look: what several screens share."""

from __future__ import annotations

from typing import Any, Final

from scopa_desktop.engine.cards import Card
from scopa_desktop.i18n.catalog import available_languages
from scopa_desktop.persistence.settings import LOOKS, Looks
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.skins import BACKS, MONO, CardStyle
from scopa_desktop.ui.canvas import Canvas, Look
from scopa_desktop.ui.geometry import Rect

LANGUAGES: Final[tuple[str, ...]] = ("pt_BR", "es", "it", "en")
"""The order in which languages are offered."""
LOGOS: Final = {"pt_BR": "logo_escopa", "es": "logo_escoba"}
"""The lettering of a language; Scopa's elsewhere."""
FANS: Final = {
    "latin": (("10C", 16, 128), ("3B", 84, 148), ("7D", 512, 128), ("9S", 444, 148)),
    "french": (("7D", 16, 128), ("10C", 84, 148), ("6S", 512, 128), ("9B", 444, 148)),
}
"""Cards beside a column of buttons, the outer one first: card, x, y."""
CHOICES: Final[dict[str, tuple[object, ...]]] = {
    "badges": ("all", "figures", "none"),
    "color_vision": ("normal", "red-green", "blue-yellow", "mono"),
}
"""The values of those that are no switches."""


def look_of(services: Services, looks: Looks | None, name: str) -> Any:
    """What somebody sees in one point: by their own wish, or else by the settings."""
    own = getattr(looks, name) if looks is not None else None
    return getattr(services.settings.current, name) if own is None else own


def back_of(services: Services, looks: Looks | None) -> str:
    """The back that somebody sees; one that is not there is the first."""
    key = str(look_of(services, looks, "back"))
    return key if key in BACKS else BACKS[0]


def card_style(
    services: Services, looks: Looks | None = None, rank_map: str = "latin_it"
) -> CardStyle:
    """How somebody sees the faces of cards; without wishes of theirs as the settings say."""
    seen = {name: look_of(services, looks, name) for name in LOOKS}
    skin = services.skins.get(seen["skin"])
    letters = ""
    if seen["suit_letter"] or seen["color_vision"] == MONO:
        letters = services.catalog.text(f"suit-letters-{skin.suits}")
    return CardStyle(
        skin=skin.key,
        badges=seen["badges"],
        big_value=seen["big_value"],
        rank_map=rank_map,
        letters=letters,
        colors=seen["color_vision"],
        four_color=services.settings.current.four_color,
    )


def draw_fans(services: Services, canvas: Canvas) -> None:
    """Two large cards of the usual deck at either side of a column of buttons."""
    skin = services.skins.get(services.settings.current.skin)
    style = CardStyle(skin=skin.key, badges="none")
    for name, x, y in FANS[skin.suits]:
        canvas.box(Rect(x + 4, y + 4, 111, 179), "felt3", 130)
        canvas.picture(services.skins.face(Card.parse(name), style), x, y, Look(scale=2))


def languages() -> list[str]:
    """The languages there are, in their order."""
    return [tag for tag in LANGUAGES if tag in available_languages()]


def draw_logo(services: Services, canvas: Canvas) -> None:
    """The game's name in the player's language, in large lettering."""
    logo = services.assets.icon(LOGOS.get(services.catalog.language, "logo_scopa"))
    canvas.picture(logo, 320 - logo.width // 2, 18)


def draw_heading(services: Services, canvas: Canvas, title: str) -> None:
    """The name of a screen in its upper left corner."""
    light = is_light(services)
    canvas.display(8, 2, title, "heading" if light else "heading-light", align="left")


def look_value(services: Services, name: str, looks: Looks | None = None) -> str:
    """What a choice stands on, in words."""
    return services.catalog.text(f"settings-{name}-{look_of(services, looks, name)}")


def next_look(services: Services, name: str, step: int, looks: Looks | None = None) -> object:
    """A switch turned over, or the value before or after in a choice."""
    values = CHOICES.get(name, (False, True))
    return values[(values.index(look_of(services, looks, name)) + step) % len(values)]


def change_look(services: Services, name: str, step: int) -> None:
    """Turn a switch of the settings over, or go on in a choice."""
    services.settings.change(**{name: next_look(services, name, step)})


DARK_ON_LIGHT: Final = {"paper": "ink", "parch": "wood2", "sun": "wine", "sky": "royal"}
"""What loose text turns into on the light cloth."""
DENSE: Final = 215
"""Opacity, 0 to 255, at which light words keep their contrast on a ground over the light cloth."""


def is_light(services: Services) -> bool:
    """Whether the cloth on the table is the light one, on which loose things must be dark."""
    return services.settings.current.felt == "paper"


def ground_alpha(services: Services, usual: int) -> int:
    """How dense the dark ground of words is, 0 to 255; the light cloth shines through more."""
    return max(usual, DENSE) if is_light(services) else usual


def on_felt(services: Services, color: str) -> str:
    """A color for text that lies on the cloth without a ground of its own."""
    light = is_light(services)
    return DARK_ON_LIGHT.get(color, color) if light else color
