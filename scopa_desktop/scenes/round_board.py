"""The round's board: every line with its counts and points, then the match."""

from __future__ import annotations

from scopa_desktop.engine.scoring import ScoreSheet
from scopa_desktop.scenes.menu import MenuScene
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.session import Session
from scopa_desktop.ui.buttons import Button
from scopa_desktop.ui.canvas import Canvas
from scopa_desktop.ui.frames import board
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.nodes import Node
from scopa_desktop.ui.theme import SIDE_BANNERS
from scopa_desktop.ui.wrap import shortened

LEFT, COLUMNS = 56, 230
PITCH = 22
TOP = 58


class RoundBoardScene(MenuScene):
    """Shown when a round is over; the next one never starts by itself."""

    key = "round"

    def __init__(self, services: Services, *, session: Session, sheet: ScoreSheet) -> None:
        super().__init__(services)
        self._session, self._sheet = session, sheet

    def buttons(self) -> list[Button]:
        """See `MenuScene`."""
        over = self._session.runner.is_match_over
        label = self.text("round-finish" if over else "round-next")
        return [Button("round-next", Rect(420, 312, 164, 30), label, "primary")]

    def activate(self, button_id: str) -> None:
        """See `MenuScene`."""
        self.services.navigation.pop(button_id)

    def go_back(self) -> None:
        """The board is left by its button, so that nobody misses the count."""

    def _column(self, side: int) -> Rect:
        width = (584 - COLUMNS) // self._session.side_count
        return Rect(COLUMNS + width * side, 26, width - 6, 24)

    def draw_ground(self, canvas: Canvas) -> None:
        """See `MenuScene`."""
        super().draw_ground(canvas)
        board(canvas, Rect(40, 8, 560, 344))
        number = self._session.runner.view(0).round_number
        canvas.text(LEFT, 34, self.text("round-title", n=number), "wood2", font="F7B")
        measure = self.services.assets.font("F7").width
        for side in range(self._session.side_count):
            rect = self._column(side)
            canvas.rounded(rect, SIDE_BANNERS[side])
            names = shortened(" + ".join(self._session.names_of(side)), rect.w - 10, measure)
            canvas.text(rect.x + 6, rect.y + 9, names)
        for i, (key, line) in enumerate(self._sheet.lines.items()):
            y = TOP + PITCH * i
            if i % 2 == 0:
                canvas.box(Rect(52, y - 6, 536, PITCH), "parch")
            canvas.text(LEFT, y + 2, self.text(f"round-line-{key}"), "ink")
            for side, (count, points) in enumerate(zip(line.counts, line.points, strict=True)):
                x = self._column(side).x
                canvas.text(x + 6, y + 2, str(count), "ink" if points else "steel")
                if points:
                    canvas.rounded(Rect(x + 40, y - 3, 28, 15), "gold")
                    canvas.text(x + 54, y + 1, f"+{points}", "ink", font="F7B", align="center")
        y = TOP + PITCH * len(self._sheet.lines) + 6
        canvas.box(Rect(52, y - 6, 536, 2), "wine")
        for row, (key, values) in enumerate(
            (("round-total", self._sheet.totals), ("round-match", self._scores()))
        ):
            canvas.text(LEFT, y + 2 + PITCH * row, self.text(key), "wood2", font="F7B")
            for side, value in enumerate(values):
                x = self._column(side).x + 6
                canvas.text(x, y + 2 + PITCH * row, str(value), "ink", font="F7B")

    def _scores(self) -> tuple[int, ...]:
        return tuple(self._session.runner.view(0).scores)

    def extra_nodes(self) -> list[Node]:
        """See `MenuScene`."""
        return [
            Node(
                f"round-line-{key}",
                "text",
                self.text(f"round-line-{key}"),
                Rect(52, TOP - 6 + PITCH * i, 536, PITCH),
                " ".join(map(str, line.points)),
            )
            for i, (key, line) in enumerate(self._sheet.lines.items())
        ]
