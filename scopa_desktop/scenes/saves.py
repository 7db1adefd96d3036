"""The matches in progress: go on with one, or let it go."""

from __future__ import annotations

import time
from collections.abc import Callable, Sequence
from typing import Any, Final

from scopa_desktop.scenes.looks import draw_heading, on_felt
from scopa_desktop.scenes.menu import MenuScene
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.seat_map import portrait_of
from scopa_desktop.scenes.session import Session
from scopa_desktop.scenes.words import KeptMatch, kept_matches
from scopa_desktop.ui.buttons import Button
from scopa_desktop.ui.canvas import Canvas
from scopa_desktop.ui.frames import panel
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.input import Command
from scopa_desktop.ui.list_view import ListView
from scopa_desktop.ui.wrap import shortened

ROWS: Final = Rect(8, 34, 624, 288)
MINUTE, HOUR, DAY = 60, 3600, 86400


class SavesScene(MenuScene):
    """One row a match, the one played last first."""

    key = "saves"

    def __init__(self, services: Services, *, clock: Callable[[], float] = time.time) -> None:
        """`clock` tells the time that ages are counted to."""
        super().__init__(services)
        self._now = clock()
        self._kept: list[KeptMatch] = kept_matches(services.database.unfinished())
        self._list = ListView(ROWS, 48, 44)
        self._chosen = 0

    def lists(self) -> Sequence[ListView]:
        """See `MenuScene`."""
        return (self._list,)

    def _ids(self) -> list[str]:
        return [f"saves-{i}" for i in range(len(self._kept))]

    def buttons(self) -> list[Button]:
        """See `MenuScene`."""
        catalog = self.services.catalog
        rows = [
            Button(
                f"saves-{i}",
                rect,
                "",
                plain=True,
                role="tab",
                checked=i == self._chosen,
                name=f"{self._kept[i].lines(catalog)[0]}, {self._kept[i].sides(catalog)}",
            )
            for i, rect in self._list.rows(self._ids())
        ]
        some = bool(self._kept)
        can_open = some and self._kept[self._chosen].state is not None
        return [
            *rows,
            Button("saves-back", Rect(8, 330, 96, 26), self.text("saves-back"), "dark"),
            Button(
                "saves-delete",
                Rect(404, 330, 108, 26),
                self.text("saves-delete"),
                "dark",
                enabled=some,
            ),
            Button(
                "saves-open",
                Rect(520, 330, 112, 26),
                self.text("saves-open"),
                "primary",
                enabled=can_open,
            ),
        ]

    def command(self, command: Command) -> bool:
        """See `MenuScene`: the row that has the focus is the chosen one."""
        used = super().command(command)
        focused = self.focus.focused or ""
        if focused in self._ids():
            self._chosen = self._ids().index(focused)
        return used

    def activate(self, button_id: str) -> None:
        """See `MenuScene`: a chosen row that is pressed again opens."""
        match button_id:
            case "saves-back":
                self.services.navigation.pop()
            case "saves-delete":
                self._ask()
            case "saves-open":
                self._open()
            case _:
                row = int(button_id.removeprefix("saves-"))
                if row == self._chosen:
                    self._open()
                self._chosen = row

    def _open(self) -> None:
        kept = self._kept[self._chosen]
        if kept.state is None:
            return
        session = Session.resume(self.services, kept.saved.id, kept.record)
        self.services.navigation.replace("table", session=session)

    def _ask(self) -> None:
        match = self._kept[self._chosen].lines(self.services.catalog)[0]
        self.services.navigation.push(
            "dialog",
            question=self.text("saves-delete-ask", match=match),
            yes=self.text("saves-delete"),
            no=self.text("saves-no"),
            tag="delete",
            is_danger=True,
        )

    def resume(self, result: Any) -> None:
        """See `Scene`."""
        super().resume(result)
        if result == ("delete", True):
            self.services.database.delete(self._kept.pop(self._chosen).saved.id)
            self._chosen = max(0, min(self._chosen, len(self._kept) - 1))
            self.focus.focused = self.first_focus()
            if not self._kept:
                self.services.navigation.pop()

    def age_words(self, changed_at: float) -> str:
        """How long ago the last move was."""
        catalog, seconds = self.services.catalog, max(0, int(self._now - changed_at))
        if seconds < MINUTE:
            return catalog.text("saves-now")
        for unit, key in ((DAY, "saves-days"), (HOUR, "saves-hours"), (MINUTE, "saves-minutes")):
            if seconds >= unit:
                return catalog.plural(key, seconds // unit)
        raise AssertionError("a minute has passed")

    # --- the picture

    def draw_ground(self, canvas: Canvas) -> None:
        """See `MenuScene`."""
        super().draw_ground(canvas)
        color = on_felt(self.services, "paper")
        draw_heading(self.services, canvas, self.text("saves-title"))
        if not self._kept:
            canvas.text(320, 150, self.text("saves-empty"), color, align="center")
        for i, rect in self._list.rows(self._ids()):
            self._draw_row(canvas, rect, self._kept[i], chosen=i == self._chosen)
        self._list.draw_bar(canvas)

    def _draw_row(self, canvas: Canvas, rect: Rect, kept: KeptMatch, *, chosen: bool) -> None:
        catalog = self.services.catalog
        panel(canvas, rect, line="gold" if chosen else "wood")
        x = rect.x + 10
        for seat, info in enumerate(kept.record.seats):
            human = info.kind == "human"
            face = portrait_of(self.services.assets, info.name, seat, is_human=human)
            canvas.picture(face, x, rect.y + 14)
            x += 18
        left = rect.x + 10 + 18 * 6 + 8
        width = canvas.text(
            left, rect.y + 10, kept.game(catalog), "sun" if chosen else "paper", font="F7B"
        )
        target = self.text("saves-to", n=kept.record.ruleset.target)
        canvas.text(left + width + 8, rect.y + 10, target, "mist")
        room = rect.right - left - 150
        sides = shortened(kept.sides(catalog), room, canvas.width_of)
        canvas.text(left, rect.y + 26, sides, "parch")
        right = rect.right - 10
        canvas.text(right, rect.y + 10, kept.score(catalog), "gold", font="F7B", align="right")
        turn = kept.turn(catalog)
        age = self.age_words(kept.saved.changed_at)
        canvas.text(right, rect.y + 26, f"{turn} · {age}", "mist", align="right")
