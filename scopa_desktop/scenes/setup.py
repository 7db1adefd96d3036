"""A new table: which game, how many seats, who are people, how strong the robots, to how many."""

from __future__ import annotations

from typing import TypeVar

from scopa_desktop.ai import BOTS
from scopa_desktop.engine.rulesets import RULESETS
from scopa_desktop.persistence.settings import TableSetup
from scopa_desktop.scenes.menu import MenuScene
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.session import Session, quick_setup
from scopa_desktop.ui.buttons import Button
from scopa_desktop.ui.canvas import Canvas
from scopa_desktop.ui.geometry import Rect

T = TypeVar("T")
LEVELS = ("easy", "normal", "hard", "master")


class SetupScene(MenuScene):
    """Five choices and a start."""

    key = "setup"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        last = quick_setup(services)
        self._ruleset = RULESETS[last.ruleset]
        self._seats = len(last.seats)
        self._people = max(sum(seat.kind == "human" for seat in last.seats), 1)
        robots = [seat.level for seat in last.seats if seat.level in LEVELS]
        self._level = robots[0] if robots else "normal"
        wanted = last.options.get("target", self._ruleset.target)
        self._target = wanted if isinstance(wanted, int) else self._ruleset.target

    def buttons(self) -> list[Button]:
        """See `MenuScene`."""
        level = self._level or "normal"
        rows = (
            ("setup-ruleset", self.text(f"ruleset-{self._ruleset.key}")),
            ("setup-seats", str(self._seats)),
            ("setup-people", str(self._people)),
            ("setup-level", self.text(BOTS[level].name_key)),
            ("setup-target", str(self._target)),
            ("setup-skin", self.text(f"skin-{self.services.settings.current.skin}")),
        )
        found = [
            Button(key, Rect(160, 70 + 36 * i, 320, 28), self.text(key), role="choice", value=value)
            for i, (key, value) in enumerate(rows)
        ]
        found.append(Button("setup-back", Rect(8, 326, 96, 26), self.text("setup-back"), "dark"))
        start = self.text("setup-start")
        found.append(Button("setup-start", Rect(500, 322, 132, 30), start, "primary"))
        return found

    def turn(self, button_id: str, step: int) -> None:
        """See `MenuScene`."""
        match button_id:
            case "setup-ruleset":
                self._ruleset = RULESETS[_next(tuple(RULESETS), self._ruleset.key, step)]
                self._target = self._ruleset.target
                if self._seats not in self._ruleset.players:
                    self._seats = self._ruleset.players[0]
            case "setup-seats":
                self._seats = _next(self._ruleset.players, self._seats, step)
            case "setup-people":
                people = tuple(range(1, self._seats + 1))
                self._people = _next(people, self._people, step)
            case "setup-level":
                self._level = _next(LEVELS, self._level or "normal", step)
            case "setup-target":
                self._target = _next(self._ruleset.targets, self._target, step)
            case "setup-skin":
                decks = self.services.skins.keys()
                skin = _next(decks, self.services.settings.current.skin, step)
                self.services.settings.change(skin=skin)
        self._people = min(self._people, self._seats)

    def activate(self, button_id: str) -> None:
        """See `MenuScene`."""
        if button_id == "setup-back":
            self.go_back()
            return
        robots = self._seats - self._people
        words = ("human",) * self._people + (self._level or "normal",) * robots
        plain = quick_setup(self.services, self._ruleset, words)
        options = {} if self._target == self._ruleset.target else {"target": self._target}
        setup = TableSetup(ruleset=plain.ruleset, options=dict(options), seats=plain.seats)
        session = Session.new(self.services, setup)
        self.services.navigation.replace("table", session=session)

    def draw_details(self, canvas: Canvas) -> None:
        """See `MenuScene`."""
        canvas.display(320, 20, self.text("title-new"), "heading-light")


def _next(values: tuple[T, ...], value: T, step: int) -> T:
    """The value after (or before) this one, round in a circle."""
    at = values.index(value) if value in values else -1
    return values[(at + step) % len(values)]
