"""What a screen is, and what every screen is given."""

from __future__ import annotations

import random
from dataclasses import dataclass, field
from pathlib import Path
from typing import TYPE_CHECKING, Any, Protocol

from scopa_desktop.i18n.catalog import Catalog
from scopa_desktop.ui.assets import Assets
from scopa_desktop.ui.audio import Audio
from scopa_desktop.ui.canvas import Canvas
from scopa_desktop.ui.input import Device, InputEvent
from scopa_desktop.ui.nodes import Node

if TYPE_CHECKING:
    from scopa_desktop.persistence.database import Database
    from scopa_desktop.persistence.settings import SettingsFile
    from scopa_desktop.scenes.skins import Skins
    from scopa_desktop.scenes.stack import SceneStack


class Scene(Protocol):
    """A screen. `update` draws nothing, `draw` changes nothing."""

    key: str
    """The scene's key in `SCENES`."""
    is_overlay: bool
    """The scene below is drawn first, but gets neither time nor input."""
    wants_text: bool
    """Letters are typed text now, not commands."""
    is_private: bool
    """Screenshots are refused while it is up (the curtain)."""

    def enter(self) -> None:
        """It came up."""

    def leave(self) -> None:
        """It goes away."""

    def resume(self, result: Any) -> None:
        """The scene above went away with this result."""

    def handle(self, event: InputEvent) -> bool:
        """React to input; whether it was used."""

    def update(self, dt: float) -> None:
        """Let dt ms pass."""

    def draw(self, canvas: Canvas) -> None:
        """Paint the picture as it is now."""

    def nodes(self) -> list[Node]:
        """What stands in the picture, by name."""

    def needs_redraw(self) -> bool:
        """Whether the picture changed since this was last asked."""

    def is_moving(self) -> bool:
        """Whether time alone will change the picture (frames are wanted)."""

    def wakes_in(self) -> float | None:
        """Milliseconds after which `update` is wanted though nothing moves; None for never."""


@dataclass(slots=True)
class Services:
    """What the app builds once and hands to every scene."""

    assets: Assets
    skins: Skins
    catalog: Catalog
    audio: Audio
    settings: SettingsFile
    database: Database
    navigation: SceneStack
    rng: random.Random
    """Chance: the shuffles and what robots draw from."""
    folder: Path | None = None
    """The player's folder; None when there is none to write to."""
    scale: float = 1.0
    """Window pixels of a logical one."""
    drawn_ms: float = 0.0
    """How long the last frame was drawn; 0 where nothing had changed."""
    device: Device = Device.MOUSE
    """What the player touched last."""
    notices: list[str] = field(default_factory=list)
    """Things to tell once, like a damaged save; shown by the title."""

    def use_language(self, tag: str) -> None:
        """Switch every text from now on."""
        self.catalog = Catalog.load(tag)


class BaseScene:
    """The parts that most scenes share."""

    key = ""
    is_overlay = False
    wants_text = False
    is_private = False

    def __init__(self, services: Services) -> None:
        self.services = services
        self._dirty = True

    def text(self, key: str, /, **values: object) -> str:
        """A sentence in the player's language."""
        return self.services.catalog.text(key, **values)

    def touch(self) -> None:
        """Ask to be drawn again."""
        self._dirty = True

    def enter(self) -> None:
        """See `Scene`."""
        self.touch()

    def leave(self) -> None:
        """See `Scene`."""

    def resume(self, result: Any) -> None:  # noqa: ARG002 the protocol's
        """See `Scene`."""
        self.touch()

    def handle(self, event: InputEvent) -> bool:  # noqa: ARG002 the protocol's
        """See `Scene`."""
        return False

    def update(self, dt: float) -> None:
        """See `Scene`."""

    def nodes(self) -> list[Node]:
        """See `Scene`."""
        return []

    def needs_redraw(self) -> bool:
        """See `Scene`."""
        dirty, self._dirty = self._dirty, False
        return dirty or self.is_moving()

    def is_moving(self) -> bool:
        """See `Scene`."""
        return False

    def wakes_in(self) -> float | None:
        """See `Scene`."""
        return None
