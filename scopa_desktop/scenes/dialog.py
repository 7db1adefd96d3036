"""A question on top of any screen: two answers, the harmless one has the focus."""

from __future__ import annotations

from scopa_desktop.scenes.menu import MenuScene
from scopa_desktop.scenes.scene import Services
from scopa_desktop.ui.buttons import Button
from scopa_desktop.ui.canvas import Canvas
from scopa_desktop.ui.frames import panel
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.nodes import Node
from scopa_desktop.ui.wrap import evened_width, wrapped

WIDTH = 320
LINE = 13


class DialogScene(MenuScene):
    """Asks; its result is True for yes, False for no, tagged with what was asked."""

    key = "dialog"
    is_overlay = True

    def __init__(
        self,
        services: Services,
        *,
        question: str,
        yes: str,
        no: str,
        tag: str = "",
        is_danger: bool = False,
    ) -> None:
        """The texts are finished sentences; `tag` comes back with the answer."""
        super().__init__(services)
        self._question, self._yes, self._no = question, yes, no
        self._tag, self._is_danger = tag, is_danger
        measure = services.assets.font("F7").width
        self._lines = wrapped(question, WIDTH - 32, measure)
        if len(self._lines) == 2:
            # No word stands alone below.
            self._lines = wrapped(question, evened_width(question, measure), measure)
        height = 60 + LINE * len(self._lines)
        self._rect = Rect(320 - WIDTH // 2, 180 - height // 2, WIDTH, height)

    def buttons(self) -> list[Button]:
        """See `MenuScene`."""
        x, y, w, h = self._rect
        half = (w - 40) // 2
        kind = "danger" if self._is_danger else "primary"
        return [
            Button("dialog-no", Rect(x + 16, y + h - 38, half, 26), self._no),
            Button("dialog-yes", Rect(x + 24 + half, y + h - 38, half, 26), self._yes, kind),
        ]

    def activate(self, button_id: str) -> None:
        """See `MenuScene`."""
        self.services.navigation.pop((self._tag, button_id == "dialog-yes"))

    def go_back(self) -> None:
        """See `MenuScene`."""
        self.services.audio.play("ui_back")
        self.services.navigation.pop((self._tag, False))

    def draw_ground(self, canvas: Canvas) -> None:
        """See `MenuScene`."""
        canvas.box(canvas.bounds, "ink", 120)
        panel(canvas, self._rect)
        for i, line in enumerate(self._lines):
            canvas.text(320, self._rect.y + 18 + LINE * i, line, align="center")

    def extra_nodes(self) -> list[Node]:
        """See `MenuScene`."""
        return [Node("dialog-text", "text", self._question, self._rect)]
