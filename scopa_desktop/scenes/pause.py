"""The pause: go on, leave with the match kept, or give up."""

from __future__ import annotations

from scopa_desktop.scenes.menu import MenuScene
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.session import Session
from scopa_desktop.ui.buttons import Button
from scopa_desktop.ui.canvas import Canvas
from scopa_desktop.ui.frames import panel
from scopa_desktop.ui.geometry import Rect


class PauseScene(MenuScene):
    """Lies over the table; hands stay as they are."""

    key = "pause"
    is_overlay = True

    def __init__(self, services: Services, *, session: Session, seat: int) -> None:
        super().__init__(services)
        self._session, self._seat = session, seat

    def buttons(self) -> list[Button]:
        """See `MenuScene`."""
        words = (
            ("pause-continue", "primary"),
            ("pause-save-exit", "secondary"),
            ("pause-resign", "danger"),
        )
        return [
            Button(key, Rect(216, 130 + 34 * i, 208, 28), self.text(key), kind)
            for i, (key, kind) in enumerate(words)
        ]

    def activate(self, button_id: str) -> None:
        """See `MenuScene`."""
        match button_id:
            case "pause-continue":
                self.services.navigation.pop()
            case "pause-save-exit":
                self.services.navigation.reset("title")
            case "pause-resign":
                self.services.navigation.push(
                    "dialog",
                    question=self.text("pause-resign-ask"),
                    yes=self.text("pause-resign"),
                    no=self.text("pause-continue"),
                    tag="resign",
                    is_danger=True,
                )

    def resume(self, result: object) -> None:
        """See `Scene`."""
        super().resume(result)
        if result == ("resign", True):
            self._session.runner.resign(self._seat)
            self._session.count()
            self.services.navigation.pop()

    def draw_ground(self, canvas: Canvas) -> None:
        """See `MenuScene`."""
        canvas.box(canvas.bounds, "ink", 120)
        panel(canvas, Rect(204, 96, 232, 146))
        canvas.text(320, 110, self.text("pause-title"), "sun", font="F7B", align="center")
