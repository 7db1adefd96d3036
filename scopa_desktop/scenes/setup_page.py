"""What the three pages of the setup screen share."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from typing import Any, Final

from scopa_desktop.engine.ruleset import Ruleset
from scopa_desktop.persistence.house_rules import house_of
from scopa_desktop.persistence.rules_files import HouseRules
from scopa_desktop.persistence.settings import Looks, TableSetup
from scopa_desktop.scenes.looks import look_of
from scopa_desktop.scenes.option_list import DEALT, seat_counts
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.setup_draft import TableDraft
from scopa_desktop.scenes.words import listed
from scopa_desktop.ui.buttons import Button
from scopa_desktop.ui.canvas import Canvas
from scopa_desktop.ui.list_view import ListView

NO_TABLE: Final = (
    "redeal_kings_min",
    "redeal_aces_min",
    "redeal_low_table_max",
    "table15_sweeps",
    "table30_sweeps",
)
"""Refused for one reason: no cards lie on the opening table."""


@dataclass(slots=True)
class Setup:
    """The table being set up, and what the pages say about it."""

    services: Services
    draft: TableDraft
    houses: list[HouseRules] = field(default_factory=list)
    """The house's own rules."""
    message: str = ""
    """What the last press had to say; gone with the next one."""
    focus: str = ""
    """Where the focus goes when the button that had it is gone."""
    faults: list[str] = field(default_factory=list)
    """Files of the rules folder that are wrong, one line each."""
    house_name: str = ""
    """Of several houses' rules that are alike, those chosen last."""

    @property
    def house(self) -> HouseRules | None:
        """The house's rules that the table has, if it has any as they were kept."""
        return self.house_of(self.draft.ruleset)

    def house_of(self, ruleset: Ruleset) -> HouseRules | None:
        """The house's rules that a ruleset is; of several alike, those chosen last."""
        return house_of(self.houses, ruleset, self.house_name)

    def text(self, key: str, /, **values: object) -> str:
        """A sentence in the player's language."""
        return self.services.catalog.text(key, **values)

    def look_of(self, seat: int | None, name: str) -> Any:
        """What a person, or with None whoever looks, sees in one point."""
        return look_of(self.services, self.looks_of(seat), name)

    def looks_of(self, seat: int | None) -> Looks | None:
        """What a person wants to see."""
        return self.draft.seats[seat].looks if seat is not None else None

    def choose_look(self, seat: int | None, **looks: object) -> None:
        """Another deck, back … for a person; an only person's are the usual ones too."""
        if seat is not None:
            self.draft.change_looks(seat, **looks)
        if len(self.draft.humans) < 2:
            self.services.settings.change(**looks)

    def keep(self) -> TableSetup:
        """Propose this table again next time; returns it as it is played."""
        house = self.house
        setup = self.draft.setup().changed(house=house.name if house is not None else "")
        humans = self.draft.humans
        usual = self.draft.seats[humans[0]].looks.wishes if len(humans) == 1 else {}
        self.services.settings.change(last_table=setup, **usual)
        return setup

    def game_name(self, ruleset: Ruleset | None = None) -> str:
        """What a game is called: by the house, by its preset, or as a changed preset."""
        ruleset = self.draft.ruleset if ruleset is None else ruleset
        house = self.house_of(ruleset)
        if house is not None:
            return house.name
        name = self.text(ruleset.preset.name_key)
        # A longer or shorter match is the same game.
        is_usual = not ruleset.options().keys() - {"target"}
        return name if is_usual else self.text("setup-changed", game=name)

    def refusal(self, key: str) -> str:
        """Why a value of an option does not go with the others, in words."""
        name = "no-table" if key in NO_TABLE else "deck" if key in DEALT else key
        known = self.services.catalog.has(f"option-refused-{name}")
        return self.text(f"option-refused-{name}" if known else "option-refused")

    def counts_sentence(self) -> str:
        """With how many the present game is played."""
        counts = [str(count) for count in seat_counts(self.draft.ruleset)]
        words = listed(self.services.catalog, counts, "list-or")
        return self.text("setup-counts", game=self.game_name(), counts=words)


class SetupPage:
    """One page: its buttons and what they do."""

    def __init__(self, setup: Setup) -> None:
        self.setup = setup
        self.services = setup.services

    def text(self, key: str, /, **values: object) -> str:
        """A sentence in the player's language."""
        return self.setup.text(key, **values)

    def buttons(self) -> list[Button]:
        """What can be pressed on this page."""
        raise NotImplementedError

    def activate(self, button_id: str) -> None:
        """A button of this page was pressed."""

    def turn(self, button_id: str, step: int) -> None:
        """A choice of this page goes on or back."""

    def resume(self, result: object) -> None:
        """A scene that this page opened gave its result."""

    def lists(self) -> Sequence[ListView]:
        """See `MenuScene.lists`."""
        return ()

    def draw_ground(self, canvas: Canvas) -> None:
        """What lies under the buttons."""

    def draw_details(self, canvas: Canvas, current: str | None) -> None:
        """What lies on them; `current` is the button hovered or focused."""


def partners_key(draft: TableDraft) -> str:
    """What those who play together are called."""
    trios = draft.count == 6 and draft.sides == 2
    return "setup-partners-trios" if trios else "setup-partners"


def next_of(values: Sequence[object], value: object, step: int) -> object:
    """The value before or after, round and round."""
    at = values.index(value) if value in values else -1
    return values[(at + step) % len(values)]
