"""New game, second page: every game of the family, and its options."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from scopa_desktop.engine.errors import OptionError
from scopa_desktop.engine.options import OPTIONS, OptionKind
from scopa_desktop.engine.ruleset import Ruleset
from scopa_desktop.engine.rulesets import RULESETS
from scopa_desktop.persistence.house_rules import house_rules, keep_house_rules
from scopa_desktop.persistence.rules_files import HouseRules
from scopa_desktop.persistence.strict import FileError
from scopa_desktop.scenes.looks import on_felt
from scopa_desktop.scenes.option_list import changed, changes_count, offered, value_words, values_of
from scopa_desktop.scenes.setup_page import Setup, SetupPage
from scopa_desktop.ui.buttons import Button
from scopa_desktop.ui.canvas import Canvas, FontName
from scopa_desktop.ui.frames import panel
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.list_view import ListView
from scopa_desktop.ui.wrap import wrapped

GAMES: Final = Rect(8, 34, 160, 290)
CHOICES: Final = Rect(176, 34, 296, 290)
HELP: Final = Rect(480, 34, 152, 290)
LINE: Final = 13
HOUSE_NAME_LENGTH: Final = 20
NO_TABLE: Final = (
    "redeal_kings_min",
    "redeal_aces_min",
    "redeal_low_table_max",
    "table15_sweeps",
    "table30_sweeps",
)
"""Refused for one reason: no cards lie on the opening table."""


class RulesPage(SetupPage):
    """Games at the left, options in the middle, what they mean at the right."""

    def __init__(self, setup: Setup) -> None:
        super().__init__(setup)
        self._games = ListView(GAMES, 26, 24)
        self._choices = ListView(CHOICES, 26, 24)
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
        ]

    # --- the games

    def _game_ids(self) -> list[str]:
        houses = [f"setup-house-{i}" for i in range(len(self.setup.houses))]
        return [*(f"setup-game-{key}" for key in RULESETS), *houses]

    def _reveal_game(self) -> None:
        ids = self._game_ids()
        self._games.rows(ids)
        self._games.reveal(next((i for i in ids if self._is_chosen(i)), ids[0]))

    def _game_of(self, row_id: str) -> Ruleset:
        kind, key = row_id.removeprefix("setup-").split("-", 1)
        return RULESETS[key] if kind == "game" else self.setup.houses[int(key)].ruleset

    def _is_chosen(self, row_id: str) -> bool:
        ruleset = self.setup.draft.ruleset
        if any(house.ruleset == ruleset for house in self.setup.houses):
            return row_id.startswith("setup-house") and self._game_of(row_id) == ruleset
        return row_id.startswith("setup-game") and self._game_of(row_id).key == ruleset.key

    def _game_rows(self) -> list[Button]:
        ids = self._game_ids()
        found = []
        for i, rect in self._games.rows(ids):
            row_id, ruleset = ids[i], self._game_of(ids[i])
            is_house = row_id.startswith("setup-house")
            name = (
                self.setup.houses[i - len(RULESETS)].name
                if is_house
                else self.text(ruleset.name_key)
            )
            chosen = self._is_chosen(row_id)
            kind = "paper" if chosen else "secondary" if is_house else "dark"
            found.append(Button(row_id, rect, name, kind, role="tab", checked=chosen))
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
            self._choices.first = 0
        elif button_id == "setup-rules-reset":
            draft.set_ruleset(draft.ruleset.preset)
        elif button_id == "setup-rules-save":
            self.services.navigation.push(
                "name",
                title=self.text("setup-rules-name"),
                name="",
                ideas=[],
                limit=HOUSE_NAME_LENGTH,
                tag=("house", 0),
            )
        elif button_id.startswith("setup-option-"):
            self.turn(button_id, 1)

    def turn(self, button_id: str, step: int) -> None:
        """See `SetupPage`: goes on to the next value that the other options allow."""
        draft = self.setup.draft
        key = button_id.removeprefix("setup-option-")
        values = values_of(draft.ruleset, key)
        at = values.index(getattr(draft.ruleset, key))
        for i in range(1, len(values)):
            value = values[(at + i * step) % len(values)]
            try:
                ruleset = changed(draft.ruleset, key, value)
            except OptionError as error:
                refused = self.text("setup-refused", value=self._shown(key, value))
                self.setup.message = f"{refused} {self._refusal(error.key)}"
            else:
                draft.set_ruleset(ruleset)
                break

    def _shown(self, key: str, value: object) -> str:
        if isinstance(value, bool):
            return self.text(f"option-{key}")
        return self._value_words(key, value)

    def _refusal(self, key: str) -> str:
        """Why a combination is refused, in words."""
        name = "no-table" if key in NO_TABLE else key
        known = self.services.catalog.has(f"option-refused-{name}")
        return self.text(f"option-refused-{name}" if known else "option-refused")

    def resume(self, result: object) -> None:
        """See `SetupPage`."""
        match result:
            case ("house", int(), str(name)):
                self._keep(name)

    def _keep(self, name: str) -> None:
        folder = self.services.folder
        if folder is None or not name.strip():
            return
        try:
            keep_house_rules(folder, HouseRules(name.strip(), self.setup.draft.ruleset))
        except FileError as error:
            self.setup.message = str(error)
            return
        self.setup.houses[:] = house_rules(folder)[0]
        self.setup.message = self.text("setup-rules-kept", name=name.strip())
        self._reveal_game()

    # --- the picture

    def draw_ground(self, canvas: Canvas) -> None:
        """See `SetupPage`."""
        panel(canvas, HELP)

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
        self._draw_help(canvas, current or "")

    def _draw_help(self, canvas: Canvas, current: str) -> None:
        """The option or game under the pointer or the focus, else the chosen game."""
        x, y = HELP.x + 9, HELP.y + 10
        for text, color, font in self._help_text(current):
            canvas.text(x, y, text, color, font=font)
            y += LINE
        if self.setup.message:
            lines = wrapped(self.setup.message, HELP.w - 18, canvas.width_of)
            y = max(y + 6, HELP.bottom - 8 - LINE * len(lines))
            for line in lines:
                canvas.text(x, y, line, "sun")
                y += LINE

    def _help_text(self, current: str) -> list[tuple[str, str, FontName]]:
        """The lines of the help: text, color, font."""
        parts: list[tuple[str, str, FontName]] = []
        title, text, mark = self._help(current)
        for words, color, font in (
            (title, "gold", "F7B"),
            (text, "paper", "F7"),
            (mark, "sky", "F7"),
        ):
            measure = self.services.assets.font(font).width
            lines = wrapped(words, HELP.w - 18, measure) if words else []
            parts += [(line, color, font) for line in lines]  # type: ignore[misc]
        return parts

    def help_lines(self, current: str) -> int:
        """How many lines the help of a row takes."""
        return len(self._help_text(current))

    def row_width(self, key: str, value: object) -> int:
        """How wide an option's row must be to show a value."""
        measure = self.services.assets.font("F7").width
        label = measure(self.text(f"option-{key}"))
        return label + (
            31 if isinstance(value, bool) else 45 + measure(self._value_words(key, value))
        )

    def _help(self, current: str) -> tuple[str, str, str]:
        if current.startswith("setup-option-"):
            key = current.removeprefix("setup-option-")
            mark = self.text("option-counts") if changes_count(key) else ""
            return self.text(f"option-{key}"), self.text(f"option-{key}-help"), mark
        if current.startswith(("setup-game-", "setup-house-")):
            ruleset = self._game_of(current)
        else:
            ruleset = self.setup.draft.ruleset
        name = self.setup.game_name(ruleset)
        return name, self.text(ruleset.preset.summary_key), ""
