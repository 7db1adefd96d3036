"""A name, typed or picked: for a seat, or for the house's rules."""

from __future__ import annotations

from collections.abc import Sequence

from scopa_desktop.scenes.menu import MenuScene
from scopa_desktop.scenes.scene import Services
from scopa_desktop.ui.buttons import Button
from scopa_desktop.ui.canvas import Canvas
from scopa_desktop.ui.frames import panel
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.input import Command, InputEvent, TextTyped
from scopa_desktop.ui.nodes import Node

WIDTH = 336
COLUMNS = 4
IDEAS = 12
"""So many names are offered to pick from."""
IDEA_W, IDEA_H = 76, 24


class NameScene(MenuScene):
    """Gives the tag and the name back; None when it was given up."""

    key = "name"
    is_overlay = True
    wants_text = True
    keys_follow_pointer = False

    def __init__(
        self,
        services: Services,
        *,
        title: str,
        name: str,
        ideas: Sequence[str],
        limit: int,
        tag: tuple[str, int],
    ) -> None:
        """`ideas` may be picked instead of typing; `limit` is the longest name."""
        super().__init__(services)
        self._title, self.name, self._limit, self._tag = title, name, limit, tag
        self._ideas = tuple(ideas)[:IDEAS]
        self._is_fresh = True
        rows = (len(self._ideas) + COLUMNS - 1) // COLUMNS
        height = 104 + rows * (IDEA_H + 4)
        self._rect = Rect(320 - WIDTH // 2, 180 - height // 2, WIDTH, height)

    def first_focus(self) -> str:
        """See `MenuScene`."""
        return "name-ok"

    def buttons(self) -> list[Button]:
        """See `MenuScene`."""
        x, y, w, h = self._rect
        ideas = [
            Button(
                f"name-idea-{i}",
                Rect(
                    x + 12 + (i % COLUMNS) * (IDEA_W + 3),
                    y + 62 + (i // COLUMNS) * (IDEA_H + 4),
                    IDEA_W,
                    IDEA_H,
                ),
                idea,
                "dark",
            )
            for i, idea in enumerate(self._ideas)
        ]
        half = (w - 28) // 2
        return [
            *ideas,
            Button(
                "name-back", Rect(x + 12, y + h - 36, half, 26), self.text("setup-back"), "dark"
            ),
            Button(
                "name-ok",
                Rect(x + 16 + half, y + h - 36, half, 26),
                self.text("name-ok"),
                "primary",
                enabled=bool(self.name.strip()),
            ),
        ]

    def handle(self, event: InputEvent) -> bool:
        """See `Scene`: the first letter replaces the name that stood there."""
        match event:
            case TextTyped(text):
                before = "" if self._is_fresh else self.name
                font = self.services.assets.font("F7")
                typed = "".join(c for c in text if c.isprintable() and font.has(c))
                self.name = (before + typed)[: self._limit]
                self._is_fresh = False
                self.touch()
                return True
        return super().handle(event)

    def command(self, command: Command) -> bool:
        """See `MenuScene`."""
        if command is Command.ERASE:
            self.name = self.name[:-1]
            self._is_fresh = False
            self.touch()
            return True
        return super().command(command)

    def activate(self, button_id: str) -> None:
        """See `MenuScene`."""
        if button_id == "name-back":
            self.go_back()
            return
        if button_id.startswith("name-idea-"):
            self.name = self._ideas[int(button_id.rsplit("-", 1)[1])]
        if self.name.strip():
            self.services.navigation.pop((*self._tag, self.name.strip()))

    def draw_ground(self, canvas: Canvas) -> None:
        """See `MenuScene`."""
        x, y, w, _ = self._rect
        canvas.box(canvas.bounds, "ink", 140)
        panel(canvas, self._rect)
        canvas.text(x + 14, y + 13, self._title, "kraft")
        field = self._field()
        canvas.rounded(field, "ink", cut=2)
        canvas.rounded(field.grown(-1), "paper", cut=1)
        shade = "steel" if self._is_fresh else "ink"
        width = canvas.text(field.x + 9, field.y + 9, self.name, shade, font="F7B")
        canvas.box(Rect(field.x + 10 + width, field.y + 6, 2, 12), "wine")
        count = f"{len(self.name)}/{self._limit}"
        canvas.text(x + w - 14, y + 15, count, "mist", font="F5", align="right")

    def _field(self) -> Rect:
        x, y, w, _ = self._rect
        return Rect(x + 12, y + 28, w - 24, 26)

    def extra_nodes(self) -> list[Node]:
        """See `MenuScene`."""
        return [Node("name-field", "field", self._title, self._field(), self.name)]
