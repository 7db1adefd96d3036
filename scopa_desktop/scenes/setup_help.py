"""The panel at the right of the rules page: what an option or a game means."""

from __future__ import annotations

from typing import Final

from scopa_desktop.engine.ruleset import Ruleset
from scopa_desktop.persistence.rules_files import HouseRules
from scopa_desktop.scenes.option_list import DEBATED, changes_count
from scopa_desktop.scenes.rule_badges import badges_of
from scopa_desktop.scenes.setup_page import Setup
from scopa_desktop.ui.canvas import Canvas, FontName
from scopa_desktop.ui.frames import panel
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.wrap import broken, wrapped

HELP: Final = Rect(480, 34, 152, 290)
DELETE: Final = Rect(488, 292, 136, 24)
LINE: Final = 13
WIDTH: Final = HELP.w - 18
TALLEST: Final = 20
"""Lines of the panel, without a button or a message at its foot."""

Line = tuple[str, str, FontName]


class RulesHelp:
    """Makes the lines and paints them."""

    def __init__(self, setup: Setup) -> None:
        self._setup = setup

    def draw_ground(self, canvas: Canvas) -> None:
        """The panel itself."""
        panel(canvas, HELP)

    def draw(self, canvas: Canvas, title: str, text: str, marks: list[Line]) -> None:
        """The help of what is pointed at; a message or a wrong file at the foot."""
        x = HELP.x + 9
        foot = self._foot()
        bottom = (DELETE.y if self._setup.house is not None else HELP.bottom) - 8
        top = bottom - LINE * len(foot)
        for i, line in enumerate(foot):
            canvas.text(x, top + LINE * i, line, "sun")
        room = (top - 6 - HELP.y - 10) // LINE
        for i, (words, color, font) in enumerate(self.lines(title, text, marks)[:room]):
            canvas.text(x, HELP.y + 10 + LINE * i, words, color, font=font)

    def _foot(self) -> list[str]:
        words = [self._setup.message] if self._setup.message else self._setup.faults[:2]
        plain = self._setup.services.assets.font("F7").width
        return [line for text in words for line in broken(text, WIDTH, plain)]

    def lines(self, title: str, text: str, marks: list[Line]) -> list[Line]:
        """A heading, a text and what is worth a line of its own, folded."""
        plain = self._setup.services.assets.font("F7").width
        bold = self._setup.services.assets.font("F7B").width
        found: list[Line] = [(line, "gold", "F7B") for line in broken(title, WIDTH, bold)]
        found += [(line, "paper", "F7") for line in wrapped(text, WIDTH, plain)]
        for words, color, font in marks:
            measure = self._setup.services.assets.font(font).width
            found += [(line, color, font) for line in broken(words, WIDTH, measure)]
        return found

    def of_option(self, key: str) -> tuple[str, str, list[Line]]:
        """What an option means, and whether it changes the count."""
        text = self._setup.text
        marks: list[Line] = []
        if key in DEBATED:
            marks += [("", "paper", "F7"), (text(f"option-{key}-debate"), "kraft", "F7")]
        if changes_count(key):
            marks.append((text("option-counts"), "sky", "F7"))
        return text(f"option-{key}"), text(f"option-{key}-help"), marks

    def of_game(self, ruleset: Ruleset) -> tuple[str, str, list[Line]]:
        """What a game is, what this house plays otherwise, and where its file is."""
        text = self._setup.text
        badges = badges_of(self._setup.services.catalog, ruleset)
        house = self._setup.house_of(ruleset)
        marks = self._file(house) if house is not None else []
        marks += [("", "paper", "F7")] if badges else []
        # Last, for there may be more of them than lines.
        marks += [(badge.rule, "sky", "F7") for badge in badges]
        return self._setup.game_name(ruleset), text(ruleset.preset.summary_key), marks

    def _file(self, house: HouseRules) -> list[Line]:
        return [
            ("", "paper", "F7"),
            (self._setup.text("setup-rules-file"), "kraft", "F7"),
            (str(house.path), "mist", "F7"),
        ]
