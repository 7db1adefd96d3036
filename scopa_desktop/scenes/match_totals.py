"""The totals at the end of a match: what every side scored with, line by line."""

from __future__ import annotations

from typing import Final

from scopa_desktop.persistence.statistics import MatchDigest
from scopa_desktop.scenes.match_banner import LEFT, WIDTH
from scopa_desktop.scenes.round_paint import line_icon
from scopa_desktop.scenes.session import Session
from scopa_desktop.scenes.words import partners
from scopa_desktop.ui.buttons import Button
from scopa_desktop.ui.canvas import Canvas
from scopa_desktop.ui.frames import board
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.theme import SIDE_BANNERS
from scopa_desktop.ui.wrap import shortened

FINAL_H: Final = 84


class TotalsTable:
    """A row for every side, a column for every line of the count."""

    def __init__(self, session: Session, digest: MatchDigest) -> None:
        self._session, self._digest = session, digest
        self._services = session.services

    def _text(self, key: str) -> str:
        """A sentence in the player's language."""
        return self._services.catalog.text(key)

    @staticmethod
    def rect(top: int) -> Rect:
        """Where it is, below the banner."""
        return Rect(LEFT, top, WIDTH, FINAL_H)

    def columns(self, top: int) -> list[Button]:
        """The signs above the points: pointed at, they say their names."""
        points = [side.lines for side in self._digest.sides]
        first, pitch, keys = self._grid()
        return [
            Button(
                f"match-column-{key}",
                Rect(first + pitch * i, top + 3, pitch, 20),
                "",
                plain=True,
                role="text",
                name=self._text(f"round-line-{key}"),
                value=" ".join(str(lines.get(key, 0)) for lines in points),
            )
            for i, key in enumerate(keys)
        ]

    def _grid(self) -> tuple[int, int, list[str]]:
        """Where the columns of the totals begin, how wide each is, and which there are."""
        keys = [key for key, _ in self._session.runner.ruleset.score_lines]
        pitch = min(28, 216 // len(keys))
        return LEFT + 350 - pitch * len(keys), pitch, keys

    def draw(self, canvas: Canvas, top: int, current: str) -> None:
        """Every side: what it scored with, and its total; `current` is what is pointed at."""
        area = self.rect(top)
        board(canvas, area)
        first, pitch, keys = self._grid()
        told = shortened(self._column_told(current), first - area.x - 20, canvas.width_of)
        canvas.text(area.x + 14, area.y + 10, told, "steel")
        for i, key in enumerate(keys):
            icon = line_icon(self._session, key, self._session.onlooker)
            x = first + pitch * i + pitch // 2
            canvas.picture(icon, x - icon.width // 2, area.y + 13 - icon.height // 2)
        sides = self._digest.sides
        height = 56 // len(sides)
        for side, digest in enumerate(sides):
            row = Rect(area.x + 6, area.y + 23 + height * side, area.w - 12, height)
            middle = row.y + row.h // 2
            if side % 2 == 0:
                canvas.box(row, "parch", 150)
            canvas.box(Rect(row.x, row.y, 3, row.h), SIDE_BANNERS[side])
            self._draw_names(canvas, side, row, first - 8)
            for i, key in enumerate(keys):
                points = digest.lines.get(key, 0)
                x = first + pitch * i + pitch // 2
                shown, color = (str(points), "ink") if points else ("–", "steel")
                canvas.text(x, middle - 3, shown, color, align="center")
            if len(sides) < 3:
                canvas.display(
                    row.right - 4, middle - 11, str(digest.score), "score", align="right"
                )
            else:
                total = str(digest.score)
                canvas.text(row.right - 6, middle - 3, total, "ink", font="F7B", align="right")

    def _column_told(self, current: str) -> str:
        """The name of the sign that is pointed at, or what all of them are."""
        if current.startswith("match-column-"):
            return self._text(f"round-line-{current.removeprefix('match-column-')}")
        return self._text("end-columns")

    def _draw_names(self, canvas: Canvas, side: int, row: Rect, right: int) -> None:
        x, middle = row.x + 8, row.y + row.h // 2
        if side in (self._session.runner.match.winners or ()):
            crown = self._services.assets.icon("crown")
            canvas.picture(crown, x, middle - crown.height // 2)
        x += 14
        font = self._services.assets.font("F7")
        names = partners(self._session.names_of(side), right - x, font.width)
        canvas.text(x, middle - 3, names, "ink")
