"""A list of rows that scrolls: which rows are in sight, and how the focus walks through all."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from scopa_desktop.ui.canvas import Canvas
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.input import Command

BAR_W = 4


@dataclass(slots=True)
class ListView:
    """Rows of one height in an area; those beyond it wait for the wheel or the focus."""

    area: Rect
    pitch: int
    """From the top of a row to the top of the next."""
    row_h: int
    ids: tuple[str | None, ...] = ()
    """Every row from the first to the last; None is a heading, which takes no focus."""
    first: int = 0
    """The row at the top."""

    @property
    def shown(self) -> int:
        """How many rows fit."""
        return (self.area.h + self.pitch - self.row_h) // self.pitch

    @property
    def can_scroll(self) -> bool:
        """Whether some rows are out of sight."""
        return len(self.ids) > self.shown

    def rows(self, ids: Sequence[str | None]) -> list[tuple[int, Rect]]:
        """The rows in sight: their places in the list, and their rectangles."""
        self.ids = tuple(ids)
        self.scroll(0)
        width = self.area.w - (BAR_W + 4 if self.can_scroll else 0)
        return [
            (i, Rect(self.area.x, self.area.y + (i - self.first) * self.pitch, width, self.row_h))
            for i in range(self.first, min(self.first + self.shown, len(self.ids)))
        ]

    def scroll(self, steps: int) -> None:
        """Turn the wheel; positive is up."""
        self.first = max(0, min(self.first - steps, len(self.ids) - self.shown))

    def reveal(self, row_id: str) -> None:
        """Bring a row into sight, a heading right above it too."""
        if row_id not in self.ids:
            return
        at = self.ids.index(row_id)
        top = at - 1 if at and self.ids[at - 1] is None else at
        if top < self.first:
            self.first = top
        elif at >= self.first + self.shown:
            self.first = at - self.shown + 1

    def step(self, focused: str | None, command: Command) -> str | None:
        """The row that the focus goes to inside the list; None leaves the list."""
        way = {Command.DOWN: 1, Command.NEXT: 1, Command.UP: -1, Command.PREVIOUS: -1}.get(command)
        if way is None or focused is None or focused not in self.ids:
            return None
        at = self.ids.index(focused) + way
        while 0 <= at < len(self.ids):
            row = self.ids[at]
            if row is not None:
                self.reveal(row)
                return row
            at += way
        self.reveal(focused)
        return None

    def draw_bar(self, canvas: Canvas) -> None:
        """The bar at the right that shows where in the list one is."""
        if not self.can_scroll:
            return
        x, y, w, h = self.area
        length = max(h * self.shown // len(self.ids), 12)
        spare = len(self.ids) - self.shown
        top = y + (h - length) * self.first // spare
        canvas.rounded(Rect(x + w - BAR_W, y, BAR_W, h), "felt3")
        canvas.rounded(Rect(x + w - BAR_W, top, BAR_W, length), "kraft")
