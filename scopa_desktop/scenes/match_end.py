"""The end of a match: who won, the score, once more or back."""

from __future__ import annotations

from scopa_desktop.scenes.menu import MenuScene
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.session import Session
from scopa_desktop.ui.buttons import Button
from scopa_desktop.ui.canvas import Canvas
from scopa_desktop.ui.frames import board
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.nodes import Node


class MatchEndScene(MenuScene):
    """No rematch after somebody gave up."""

    key = "match-end"

    def __init__(self, services: Services, *, session: Session) -> None:
        super().__init__(services)
        self._session = session

    def buttons(self) -> list[Button]:
        """See `MenuScene`."""
        menu = Button("match-menu", Rect(324, 290, 196, 30), self.text("end-menu"))
        if self._session.runner.match.ended is not None:
            return [menu]
        again = Button(
            "match-rematch", Rect(120, 290, 196, 30), self.text("end-rematch"), "primary"
        )
        return [again, menu]

    def activate(self, button_id: str) -> None:
        """See `MenuScene`."""
        if button_id == "match-rematch":
            self.services.navigation.replace("table", session=self._session.rematch())
        else:
            self.services.navigation.reset("title")

    def go_back(self) -> None:
        """See `MenuScene`."""
        self.activate("match-menu")

    def _sentence(self) -> str:
        winners = self._session.runner.match.winners or ()
        names = [" + ".join(self._session.names_of(side)) for side in winners]
        if not names:
            return self.text("end-nobody")
        key = "end-winner" if len(names) == 1 else "end-joint"
        return self.text(key, names=", ".join(names))

    def draw_ground(self, canvas: Canvas) -> None:
        """See `MenuScene`."""
        super().draw_ground(canvas)
        board(canvas, Rect(104, 24, 432, 250))
        canvas.text(320, 56, self._sentence(), "wood2", font="F7B", align="center")
        for side, score in enumerate(self._session.runner.view(0).scores):
            y = 100 + 36 * side
            canvas.text(140, y + 8, " + ".join(self._session.names_of(side)), "ink")
            canvas.display(496, y - 4, str(score), "score", align="right")

    def extra_nodes(self) -> list[Node]:
        """See `MenuScene`."""
        return [Node("match-winner", "text", self._sentence(), Rect(120, 16, 400, 56))]
