"""The curtain between people: no hand is drawn under it."""

from __future__ import annotations

from scopa_desktop.scenes.menu import MenuScene
from scopa_desktop.scenes.scene import Services
from scopa_desktop.ui.buttons import Button
from scopa_desktop.ui.canvas import Canvas
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.nodes import Node

SHORT = 8
"""Names up to this long are written four times as large, longer ones twice."""


class CurtainScene(MenuScene):
    """Waits until the named person says that they sit there."""

    key = "curtain"
    is_private = True

    def __init__(self, services: Services, *, name: str) -> None:
        super().__init__(services)
        self._name = name

    def buttons(self) -> list[Button]:
        """See `MenuScene`."""
        label = self.text("curtain-ready", name=self._name)
        return [Button("curtain-ready", Rect(184, 252, 272, 40), label, "primary")]

    def activate(self, button_id: str) -> None:
        """See `MenuScene`."""
        self.services.navigation.pop(button_id)

    def go_back(self) -> None:
        """There is nothing behind the curtain but the table."""

    def draw_ground(self, canvas: Canvas) -> None:
        """See `MenuScene`."""
        canvas.felt("wine")
        canvas.text(320, 60, self.text("curtain-turn"), "sun", font="F7B", align="center")
        style = "name" if len(self._name) <= SHORT else "name-small"
        canvas.display(320, 84, self._name, style)
        canvas.text(320, 180, self.text("curtain-pass"), align="center")

    def extra_nodes(self) -> list[Node]:
        """See `MenuScene`."""
        return [Node("curtain-name", "text", self._name, Rect(160, 28, 320, 72))]
