"""The title: go on, play at once, set a new table, everything else."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from scopa_desktop import __version__
from scopa_desktop.scenes.looks import draw_fans, draw_logo, languages, on_felt
from scopa_desktop.scenes.menu import MenuScene
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.session import (
    Session,
    house_called,
    open_table,
    quick_setup,
    setup_ruleset,
)
from scopa_desktop.scenes.words import KeptMatch, kept_matches, table_lines
from scopa_desktop.ui.buttons import Button
from scopa_desktop.ui.canvas import Canvas
from scopa_desktop.ui.frames import arrow, pill
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.input import Command, FileDropped, InputEvent
from scopa_desktop.ui.wrap import shortened, wrapped

MORE: Final = {
    "title-learn": "tutorial",
    "title-rules": "rules",
    "title-stats": "statistics",
    "title-settings": "settings",
}
"""The smaller buttons, and the screen that each opens."""
MIDDLE_Y: Final = 222
LEFT: Final = 220
WIDTH: Final = 200
NOTICE_W: Final = 420
_log = logging.getLogger(__name__)


class TitleScene(MenuScene):
    """The first screen."""

    key = "title"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self._kept = self._read_kept()
        self._told_of: tuple[object, object] = (None, None)
        """The settings and texts of which the game was told."""
        self._sub = ""

    def _read_kept(self) -> list[KeptMatch]:
        """The matches in progress; those in which nobody has played yet are not kept for long."""
        kept = kept_matches(self.services.database.unfinished())
        for idle in [match for match in kept[1:] if not match.is_begun]:
            self.services.database.delete(idle.saved.id)
            kept.remove(idle)
        return kept

    def resume(self, result: Any) -> None:
        """See `Scene`."""
        super().resume(result)
        self._kept = self._read_kept()
        # Rules may have got a name, or lost it, without any other table being set.
        self._told_of = (None, None)

    def buttons(self) -> list[Button]:
        """See `MenuScene`: the column closes up and stays in the middle."""
        rows = self._rows()
        height = sum(row[0].rect.h for row in rows) + sum(self._gap(row) for row in rows[1:])
        y = (MIDDLE_Y - height // 2) // 4 * 4
        found: list[Button] = []
        for i, row in enumerate(rows):
            y += self._gap(row) if i else 0
            found += [_moved(item, y) for item in row]
            y += row[0].rect.h
        return [*found, self._language(), *self._notice()]

    @staticmethod
    def _gap(row: list[Button]) -> int:
        """The air above a row: more where a new group begins."""
        return 8 if row[0].id in ("title-play", "title-quit", "title-learn") else 4

    def _rows(self) -> list[list[Button]]:
        rows: list[list[Button]] = []
        if self._kept:
            rows.append([self._continue()])
        kind = "secondary" if self._kept else "primary"
        play = Rect(LEFT, 0, WIDTH, 40)
        label, told = self.text("title-play"), self._told()
        rows.append([Button("title-play", play, label, kind, sub=told)])
        rows.append([self._button("title-new", 28, "secondary")])
        more = [key for key, scene in MORE.items() if self.services.navigation.has(scene)]
        for i in range(0, len(more) - 1, 2):
            left, right = (self._button(key, 24, "dark", 98) for key in more[i : i + 2])
            rows.append([left, Button(right.id, right.rect.moved(102, 0), right.label, "dark")])
        if len(more) % 2:
            rows.append([self._button(more[-1], 24, "dark")])
        quit_rect = Rect(LEFT + 44, 0, 112, 24)
        rows.append([Button("title-quit", quit_rect, self.text("title-quit"), "dark")])
        return rows

    def _button(self, key: str, height: int, kind: str, width: int = WIDTH) -> Button:
        return Button(key, Rect(LEFT, 0, width, height), self.text(key), kind)

    def _told(self) -> str:
        """Which game a press opens at once, and with whom; read once for each language."""
        services = self.services
        known = services.settings.current, services.catalog
        if any(one is not other for one, other in zip(known, self._told_of, strict=True)):
            setup = quick_setup(services)
            # A table that could not be read has left a notice, and is told of once.
            self._told_of = known
            house = house_called(services, setup)
            lines = table_lines(services.catalog, setup_ruleset(setup), setup.seats, house)
            self._sub = self._fitting(lines)
        return self._sub

    def _fitting(self, lines: Sequence[str]) -> str:
        """The first of some lines that has room; of the last one what has."""
        measure, room = self.services.assets.font("F7").width, WIDTH - 12
        return next((line for line in lines if measure(line) <= room), "") or shortened(
            lines[-1], room, measure
        )

    def _continue(self) -> Button:
        catalog = self.services.catalog
        if len(self._kept) > 1:
            sub = catalog.plural("title-saved", len(self._kept))
        else:
            sub = self._fitting(self._kept[0].lines(catalog))
        rect = Rect(LEFT, 0, WIDTH, 40)
        return Button("title-continue", rect, self.text("title-continue"), "primary", sub=sub)

    def _language(self) -> Button:
        name = self.text("language-short")
        return Button("title-language", Rect(548, 332, 88, 24), name, "dark", plain=True)

    def _notice(self) -> list[Button]:
        lines = self._notice_lines()
        if not lines:
            return []
        height = 11 + 13 * len(lines)
        rect = Rect(320 - NOTICE_W // 2, 356 - height, NOTICE_W, height)
        text = " ".join(lines)
        return [Button("title-notice", rect, "", plain=True, name=text)]

    def _notice_lines(self) -> list[str]:
        """The first of the things to tell, at most two lines."""
        if not self.services.notices:
            return []
        measure = self.services.assets.font("F7").width
        lines = wrapped(self.services.notices[0], NOTICE_W - 36, measure)
        return [shortened(line, NOTICE_W - 36, measure) for line in lines[:2]]

    def activate(self, button_id: str) -> None:
        """See `MenuScene`."""
        services = self.services
        match button_id:
            case "title-continue":
                self._go_on()
            case "title-play":
                open_table(services, quick_setup(services))
            case "title-new":
                services.navigation.push("setup")
            case "title-language":
                known = languages()
                at = known.index(services.catalog.language)
                services.settings.change(language=known[(at + 1) % len(known)])
            case "title-notice":
                services.notices.pop(0)
                self.focus.focused = self.first_focus()
            case "title-quit":
                services.navigation.quit()
            case _:
                services.navigation.push(MORE[button_id])

    def _go_on(self) -> None:
        """Into the one saved match, or to the choice among several."""
        services = self.services
        if len(self._kept) > 1:
            services.navigation.push("saves")
            return
        saved = self._kept[0].saved
        try:
            session = Session.resume(services, saved.id, saved.record)
        except ValueError as error:
            _log.warning("match %s cannot be opened: %s", saved.id, error)
            services.notices.append(self.text("notice-save-damaged", number=saved.id))
            services.navigation.push("saves")
        else:
            services.navigation.push("table", session=session)

    def handle(self, event: InputEvent) -> bool:
        """See `MenuScene`: a file of rules that is dropped here is for a new table."""
        if isinstance(event, FileDropped):
            self.services.navigation.push("setup", dropped=Path(event.path))
            return True
        return super().handle(event)

    def command(self, command: Command) -> bool:
        """See `MenuScene`."""
        if command is Command.NEW_MATCH:
            self.activate("title-new")
            return True
        if command is Command.HELP and self.services.navigation.has("rules"):
            self.activate("title-rules")
            return True
        return super().command(command)

    def go_back(self) -> None:
        """The title is the last step back: leaving is a button, which takes the focus."""
        self.focus.focused = "title-quit"
        self.focus.is_shown = True
        self.touch()

    def draw_ground(self, canvas: Canvas) -> None:
        """See `MenuScene`."""
        super().draw_ground(canvas)
        draw_logo(self.services, canvas)
        family = self.text("title-family")
        canvas.text(320, 96, family, on_felt(self.services, "sky"), align="center")
        draw_fans(self.services, canvas)
        version = f"v{__version__}"
        canvas.text(4, 350, version, on_felt(self.services, "parch"), font="F5")

    def draw_details(self, canvas: Canvas) -> None:
        """See `MenuScene`."""
        self._draw_language(canvas, self._language())
        for item in self._notice():
            pill(canvas, item.rect, alpha=230)
            for i, line in enumerate(self._notice_lines()):
                canvas.text(item.rect.x + 10, item.rect.y + 8 + 13 * i, line, "paper")
            cross = self.services.assets.icon("cross")
            canvas.picture(cross, item.rect.right - 18, item.rect.y + item.rect.h // 2 - 4)

    def _draw_language(self, canvas: Canvas, item: Button) -> None:
        canvas.rounded(item.rect, "ink", cut=2)
        canvas.rounded(item.rect.grown(-1), "panel", cut=1)
        canvas.box(Rect(item.rect.x + 2, item.rect.y + 1, item.rect.w - 4, 1), "panelhi")
        canvas.text(item.rect.x + 9, item.rect.y + 9, item.label)
        arrow(canvas, item.rect.right - 13, item.rect.y + 9, 1)
        if self.focus.hot == item.id:
            canvas.frame(item.rect.grown(-1), "sun", cut=1)


def _moved(item: Button, y: int) -> Button:
    """The same button lower down."""
    return Button(item.id, item.rect.moved(0, y), item.label, item.kind, sub=item.sub)
