"""New game: the table, the rules, the cards; three pages of one screen."""

from __future__ import annotations

import logging
from collections.abc import Sequence
from pathlib import Path
from typing import Any, Final

from scopa_desktop.persistence.house_rules import house_rules
from scopa_desktop.persistence.settings import TableSetup
from scopa_desktop.scenes.menu import MenuScene
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.session import ROBOT_NAMES, open_table, quick_setup
from scopa_desktop.scenes.setup_cards import CardsPage
from scopa_desktop.scenes.setup_draft import TableDraft, UsualNames
from scopa_desktop.scenes.setup_houses import fault_lines
from scopa_desktop.scenes.setup_page import Setup, SetupPage
from scopa_desktop.scenes.setup_rules import RulesPage
from scopa_desktop.scenes.setup_table import TablePage
from scopa_desktop.scenes.words import usual_people
from scopa_desktop.ui.buttons import Button
from scopa_desktop.ui.canvas import Canvas
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.input import Command, Commanded, FileDropped, InputEvent
from scopa_desktop.ui.list_view import ListView
from scopa_desktop.ui.nodes import Node

TABS: Final = (
    ("table", Rect(8, 4, 120, 24)),
    ("rules", Rect(132, 4, 120, 24)),
    ("cards", Rect(256, 4, 140, 24)),
)
_log = logging.getLogger(__name__)


class SetupScene(MenuScene):
    """Everything about a new table; what is chosen is proposed again next time."""

    key = "setup"

    def __init__(self, services: Services, *, dropped: Path | None = None) -> None:
        """`dropped` is a file of rules that was let go over the window."""
        super().__init__(services)
        houses, faults = house_rules(services.folder)
        self.setup = Setup(services, make_draft(services), houses)
        self.setup.house_name = services.settings.current.last_table.house
        self.setup.faults = fault_lines(self.setup, faults)
        self.setup.message = "\n".join(self.setup.faults[:2])
        self._rules = RulesPage(self.setup)
        self._pages: dict[str, SetupPage] = {
            "table": TablePage(self.setup),
            "rules": self._rules,
            "cards": CardsPage(self.setup),
        }
        self.page_key = "table"
        self._dropped = dropped

    @property
    def page(self) -> SetupPage:
        """The page in sight."""
        return self._pages[self.page_key]

    def first_focus(self) -> str:
        """See `MenuScene`: one press begins."""
        return "setup-start"

    def enter(self) -> None:
        """See `MenuScene`."""
        super().enter()
        if self._dropped is not None:
            self._take(self._dropped)

    def _take(self, path: Path) -> None:
        """Offer the rules of a file, where they can be read and where a message is seen."""
        self.setup.message = ""
        self._open("rules")
        self._rules.take(path)
        self.touch()

    def leave(self) -> None:
        """See `Scene`: what was set up is proposed again."""
        self.setup.keep()

    def buttons(self) -> list[Button]:
        """See `MenuScene`."""
        tabs = [
            Button(
                f"setup-tab-{key}",
                rect,
                self.text(f"setup-tab-{key}"),
                "paper" if key == self.page_key else "dark",
                role="tab",
                checked=key == self.page_key,
            )
            for key, rect in TABS
        ]
        return [
            *tabs,
            *self.page.buttons(),
            Button("setup-back", Rect(8, 332, 96, 24), self.text("setup-back"), "dark"),
            Button("setup-start", Rect(500, 330, 132, 26), self.text("setup-start"), "primary"),
        ]

    def lists(self) -> Sequence[ListView]:
        """See `MenuScene`."""
        return self.page.lists()

    def handle(self, event: InputEvent) -> bool:
        """See `Scene`: digits and shoulder buttons turn the pages."""
        keys = [key for key, _ in TABS]
        match event:
            case Commanded(Command.CARD, int(number), is_down=True) if number <= len(keys):
                self._open(keys[number - 1])
                return True
            case Commanded(Command.NEXT_SET | Command.PREVIOUS_SET as command, is_down=True):
                step = 1 if command is Command.NEXT_SET else -1
                self._open(keys[(keys.index(self.page_key) + step) % len(keys)])
                return True
            case FileDropped(path):
                self._take(Path(path))
                return True
        return super().handle(event)

    def _open(self, page: str) -> None:
        if page != self.page_key:
            self.services.audio.play("ui_ok")
            self.page_key = page
            self.focus.focused = f"setup-tab-{page}"
            self.touch()

    def activate(self, button_id: str) -> None:
        """See `MenuScene`."""
        self.setup.message = ""
        match button_id.split("-"):
            case ["setup", "tab", page]:
                self.page_key = page
            case ["setup", "back"]:
                self.go_back()
            case ["setup", "start"]:
                self._start()
            case _:
                self.page.activate(button_id)
                self.focus.focused = self.setup.focus or self.focus.focused
                self.setup.focus = ""

    def turn(self, button_id: str, step: int) -> None:
        """See `MenuScene`."""
        self.setup.message = ""
        self.page.turn(button_id, step)

    def resume(self, result: Any) -> None:
        """See `Scene`."""
        super().resume(result)
        self.page.resume(result)

    def _start(self) -> None:
        setup = self.setup.keep()
        self.services.navigation.reset("title")
        open_table(self.services, setup)

    def draw_ground(self, canvas: Canvas) -> None:
        """See `MenuScene`."""
        super().draw_ground(canvas)
        self.page.draw_ground(canvas)

    def draw_details(self, canvas: Canvas) -> None:
        """See `MenuScene`."""
        self.page.draw_details(canvas, self.focus.current or None)

    def extra_nodes(self) -> list[Node]:
        """See `MenuScene`."""
        if not self.setup.message:
            return []
        return [Node("setup-message", "text", self.setup.message, Rect(8, 300, 420, 26))]


def make_draft(services: Services) -> TableDraft:
    """The table last set up, or the house's first proposal, to be changed."""
    catalog = services.catalog
    usual = UsualNames(
        you=catalog.text("seat-you"),
        player=lambda number: catalog.text("seat-player", n=number),
        robots=ROBOT_NAMES,
        known=usual_people(),
    )
    try:
        return TableDraft(quick_setup(services), usual)
    except ValueError as error:
        _log.warning("the last table cannot be set again: %s", error)
        services.notices.append(catalog.text("notice-table"))
        return TableDraft(TableSetup(ruleset="scopa"), usual)
