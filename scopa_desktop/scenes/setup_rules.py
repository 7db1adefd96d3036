"""New game, second page: every game of the family, and its options."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Final

from scopa_desktop.engine.errors import OptionError
from scopa_desktop.engine.options import OPTIONS, OptionKind
from scopa_desktop.engine.ruleset import Ruleset
from scopa_desktop.engine.rulesets import RULESETS
from scopa_desktop.scenes.looks import on_felt
from scopa_desktop.scenes.option_list import (
    changed,
    offered,
    value_words,
    values_of,
)
from scopa_desktop.scenes.rule_badges import rule_words
from scopa_desktop.scenes.setup_help import DELETE, Line, RulesHelp
from scopa_desktop.scenes.setup_houses import HouseDesk
from scopa_desktop.scenes.setup_page import Setup, SetupPage
from scopa_desktop.ui.buttons import Button
from scopa_desktop.ui.canvas import Canvas
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.list_view import ListView
from scopa_desktop.ui.wrap import shortened

GAMES: Final = Rect(8, 34, 160, 290)
CHOICES: Final = Rect(176, 34, 296, 290)


class RulesPage(SetupPage):
    """Games at the left, options in the middle, what they mean at the right."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self._games = ListView(GAMES, 26, 24)
        self._choices = ListView(CHOICES, 26, 24)
        self._help, self._desk = RulesHelp(setup), HouseDesk(setup)
        self._reveal_game()

    def lists(self) -> Sequence[ListView]:
        """See `SetupPage`."""
        return (self._games, self._choices)

    def buttons(self) -> list[Button]:
        """See `SetupPage`."""
        changed_now = self.setup.draft.ruleset != self.setup.draft.ruleset.preset
        return [
            *self._game_rows(),
            *self._option_rows(),
            Button(
                "setup-rules-reset",
                Rect(176, 332, 142, 24),
                self.text("setup-rules-reset"),
                "dark",
                enabled=changed_now,
            ),
            Button(
                "setup-rules-save",
                Rect(326, 332, 146, 24),
                self.text("setup-rules-save"),
                "dark",
                enabled=changed_now and self.services.folder is not None,
            ),
            *self._delete_button(),
        ]

    def _delete_button(self) -> list[Button]:
        """For rules of the house, as they were kept."""
        if self.setup.house is None:
            return []
        return [Button("setup-rules-delete", DELETE, self.text("setup-rules-delete"), "danger")]

    # --- the games

    def _game_ids(self) -> list[str]:
        """The house's own rules come first: they are what it plays."""
        houses = [f"setup-house-{i}" for i in range(len(self.setup.houses))]
        return [*houses, *(f"setup-game-{key}" for key in RULESETS)]

    def _reveal_game(self) -> None:
        ids = self._game_ids()
        self._games.rows(ids)
        self._games.reveal(next((i for i in ids if self._is_chosen(i)), ids[0]))

    def _game_of(self, row_id: str) -> Ruleset:
        kind, key = row_id.removeprefix("setup-").split("-", 1)
        return RULESETS[key] if kind == "game" else self.setup.houses[int(key)].ruleset

    def _name_of(self, row_id: str) -> str:
        kind, key = row_id.removeprefix("setup-").split("-", 1)
        if kind == "house":
            return self.setup.houses[int(key)].name
        return self.text(RULESETS[key].name_key)

    def _is_chosen(self, row_id: str) -> bool:
        house = self.setup.house
        if house is not None:
            return row_id == f"setup-house-{self.setup.houses.index(house)}"
        return row_id == f"setup-game-{self.setup.draft.ruleset.key}"

    def _game_rows(self) -> list[Button]:
        ids, measure = self._game_ids(), self.services.assets.font("F7").width
        found = []
        for i, rect in self._games.rows(ids):
            chosen = self._is_chosen(ids[i])
            usual = "secondary" if ids[i].startswith("setup-house") else "dark"
            kind = "paper" if chosen else usual
            name = shortened(self._name_of(ids[i]), rect.w - 10, measure)
            found.append(Button(ids[i], rect, name, kind, role="tab", checked=chosen))
        return found

    # --- the options

    def _option_ids(self) -> list[str | None]:
        ids: list[str | None] = []
        for _, keys in offered(self.setup.draft.ruleset):
            ids += [None, *(f"setup-option-{key}" for key in keys)]
        return ids

    def _headings(self) -> dict[int, str]:
        """The group's heading by its place in the list."""
        found, at = {}, 0
        for group, keys in offered(self.setup.draft.ruleset):
            found[at] = group
            at += 1 + len(keys)
        return found

    def _option_rows(self) -> list[Button]:
        ids = self._option_ids()
        ruleset = self.setup.draft.ruleset
        found = []
        for i, rect in self._choices.rows(ids):
            row_id = ids[i]
            if row_id is None:
                continue
            key = row_id.removeprefix("setup-option-")
            value = getattr(ruleset, key)
            is_switch = OPTIONS[key].kind is OptionKind.YES_NO
            found.append(
                Button(
                    row_id,
                    rect,
                    self.text(f"option-{key}"),
                    role="switch" if is_switch else "choice",
                    value="" if is_switch else self._value_words(key, value),
                    checked=value is True,
                )
            )
        return found

    def _value_words(self, key: str, value: object) -> str:
        return value_words(self.services.catalog, key, value)

    # --- what happens

    def activate(self, button_id: str) -> None:
        """See `SetupPage`."""
        draft = self.setup.draft
        if button_id.startswith(("setup-game-", "setup-house-")):
            draft.set_ruleset(self._game_of(button_id))
            self.setup.house_name = self._name_of(button_id)
            self._desk.chosen()
            self._choices.first = 0
        elif button_id == "setup-rules-reset":
            draft.set_ruleset(draft.ruleset.preset)
        elif button_id == "setup-rules-save":
            self._desk.ask_name()
        elif button_id == "setup-rules-delete":
            self._desk.ask_delete()
        elif button_id.startswith("setup-option-"):
            self.turn(button_id, 1)

    def turn(self, button_id: str, step: int) -> None:
        """See `SetupPage`: goes on to the next value that the other options allow."""
        ruleset = self.setup.draft.ruleset
        key = button_id.removeprefix("setup-option-")
        values = values_of(ruleset, key)
        at = values.index(getattr(ruleset, key))
        for i in range(1, len(values)):
            value = values[(at + i * step) % len(values)]
            try:
                self._take(changed(ruleset, key, value))
            except OptionError as error:
                # The nearest value is the one that was wanted.
                if not self.setup.message:
                    refused = self.text("setup-refused", value=self._shown(key, value))
                    self.setup.message = f"{refused} {self.setup.refusal(error.key)}"
            else:
                break

    def _take(self, ruleset: Ruleset) -> None:
        """Play so from now on; if it is for other numbers of players, say so."""
        draft = self.setup.draft
        before = draft.count
        draft.set_ruleset(ruleset)
        if draft.count != before and not self.setup.message:
            self.setup.message = self.setup.counts_sentence()

    def _shown(self, key: str, value: object) -> str:
        if isinstance(value, bool):
            return self.text(f"option-{key}")
        return rule_words(self.services.catalog, key, value)

    def take(self, path: Path) -> None:
        """Offer the rules of a file."""
        if self._desk.take(path):
            self._reveal_game()

    def resume(self, result: object) -> None:
        """See `SetupPage`."""
        if self._desk.answered(result):
            self._reveal_game()

    # --- the picture

    def draw_ground(self, canvas: Canvas) -> None:
        """See `SetupPage`."""
        self._help.draw_ground(canvas)

    def draw_details(self, canvas: Canvas, current: str | None) -> None:
        """See `SetupPage`."""
        self._games.draw_bar(canvas)
        self._choices.draw_bar(canvas)
        headings = self._headings()
        for i, rect in self._choices.rows(self._option_ids()):
            if i in headings:
                group = self.text(f"option-group-{headings[i]}")
                canvas.text(
                    rect.x + 2, rect.y + 12, group, on_felt(self.services, "sun"), font="F7B"
                )
                canvas.box(Rect(rect.x, rect.y + 22, rect.w, 1), "felthi")
        self._help.draw(canvas, *self._told(current or ""))

    def help_lines(self, current: str) -> int:
        """How many lines the help of a row takes."""
        return len(self._help.lines(*self._told(current)))

    def row_width(self, key: str, value: object) -> int:
        """How wide an option's row must be to show a value."""
        measure = self.services.assets.font("F7").width
        label = measure(self.text(f"option-{key}"))
        return label + (
            31 if isinstance(value, bool) else 45 + measure(self._value_words(key, value))
        )

    def _told(self, current: str) -> tuple[str, str, list[Line]]:
        """The help of the option or game under the pointer or the focus, else of the game."""
        if current.startswith("setup-option-"):
            return self._help.of_option(current.removeprefix("setup-option-"))
        if current.startswith(("setup-game-", "setup-house-")):
            return self._help.of_game(self._game_of(current))
        return self._help.of_game(self.setup.draft.ruleset)
