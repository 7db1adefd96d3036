"""The pause: go on, look at the rules, change settings, leave with the match kept, or give up."""

from __future__ import annotations

from typing import Final

from scopa_desktop.scenes.menu import MenuScene
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.session import Session
from scopa_desktop.scenes.table_rules import RuleLine, table_rules
from scopa_desktop.scenes.verdict import Verdict
from scopa_desktop.scenes.words import score_words, spoken
from scopa_desktop.ui.buttons import Button
from scopa_desktop.ui.canvas import Canvas
from scopa_desktop.ui.frames import panel
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.input import Command, Commanded, InputEvent
from scopa_desktop.ui.list_view import ListView
from scopa_desktop.ui.nodes import Node
from scopa_desktop.ui.wrap import shortened

KINDS: Final = {
    "pause-continue": "primary",
    "pause-rules": "secondary",
    "pause-settings": "secondary",
    "pause-save-exit": "secondary",
    "pause-resign": "danger",
    "pause-exit": "danger",
}
"""The buttons from the top to the bottom."""
PITCH: Final = 29
HEAD: Final = 40
RULES: Final = Rect(120, 20, 400, 320)
TEXT: Final = Rect(136, 50, 376, 246)
LINE: Final = 14


class PauseScene(MenuScene):
    """Lies over the table or the curtain; hands stay as they are."""

    key = "pause"
    is_overlay = True

    def __init__(
        self, services: Services, *, session: Session, seat: int, shows_rules: bool = False
    ) -> None:
        """`seat` is whose person looks at the screen, and who would give up."""
        super().__init__(services)
        self._session, self._seat = session, seat
        self._verdict = Verdict(services, session)
        self.shows_rules = self._only_rules = shows_rules
        self._list = ListView(TEXT, LINE, LINE)

    # --- the buttons

    def _keys(self) -> list[str]:
        """What can be done; only a person at the table can give up."""
        plays = self._seat in self._session.humans and not self._session.runner.is_match_over
        return [key for key, kind in KINDS.items() if plays or kind != "danger"]

    def _dialog(self) -> Rect:
        height = HEAD + PITCH * len(self._keys()) + 8
        return Rect(204, 180 - height // 2, 232, height)

    def buttons(self) -> list[Button]:
        """See `MenuScene`."""
        if self.shows_rules:
            back = Rect(RULES.x + 16, RULES.bottom - 38, 120, 26)
            return [Button("pause-back", back, self.text("pause-back"))]
        top = self._dialog().y + HEAD
        return [
            Button(key, Rect(216, top + PITCH * i, 208, 26), self.text(key), KINDS[key])
            for i, key in enumerate(self._keys())
        ]

    def handle(self, event: InputEvent) -> bool:
        """See `Scene`: the button that brought the pause also ends it."""
        match event:
            case Commanded(Command.MENU, is_down=True):
                self.services.navigation.pop()
                return True
        return super().handle(event)

    def command(self, command: Command) -> bool:
        """See `MenuScene`: up and down turn the rules."""
        if self.shows_rules and command in (Command.UP, Command.DOWN):
            self.scroll(1 if command is Command.UP else -1)
            self.touch()
            return True
        return super().command(command)

    def scroll(self, steps: int) -> None:
        """See `MenuScene`."""
        self._list.scroll(steps)

    def activate(self, button_id: str) -> None:
        """See `MenuScene`."""
        match button_id:
            case "pause-continue":
                self.services.navigation.pop()
            case "pause-rules":
                self._turn_to(rules=True)
            case "pause-back":
                self._leave_rules()
            case "pause-settings":
                self.services.navigation.push("settings")
            case "pause-save-exit":
                self.services.navigation.reset("title")
            case "pause-resign" | "pause-exit":
                self._ask(button_id)

    def go_back(self) -> None:
        """See `MenuScene`."""
        if self.shows_rules:
            self.services.audio.play("ui_back")
            self._leave_rules()
        else:
            super().go_back()

    def _leave_rules(self) -> None:
        """One step back: to what asked for the rules alone, or to the pause."""
        if self._only_rules:
            self.services.navigation.pop()
        else:
            self._turn_to(rules=False)

    def _turn_to(self, *, rules: bool) -> None:
        self.shows_rules = rules
        self._list.first = 0
        self.focus.focused = "pause-back" if rules else "pause-rules"
        self.focus.hot = None
        self.touch()

    def _ask(self, what: str) -> None:
        """Say who wins then, and ask."""
        sides = self._session.winners_without(self._seat)
        name = self._session.runner.players[self._seat].name
        winners = self._verdict.joined(sides)
        key = spoken("pause-resign-ask", name) if what == "pause-resign" else "pause-exit-ask"
        self.services.navigation.push(
            "dialog",
            question=self.text(key, name=name, winners=winners),
            yes=self.text(what),
            no=self.text("pause-stay"),
            tag=what,
            is_danger=True,
        )

    def resume(self, result: object) -> None:
        """See `Scene`."""
        super().resume(result)
        self._verdict = Verdict(self.services, self._session)
        if result not in (("pause-resign", True), ("pause-exit", True)):
            return
        self._session.runner.resign(self._seat)
        self._session.count()
        if result == ("pause-exit", True):
            self.services.navigation.reset("title")
        else:
            self.services.navigation.pop()

    # --- the picture

    def draw_ground(self, canvas: Canvas) -> None:
        """See `MenuScene`."""
        canvas.box(canvas.bounds, "ink", 120)
        if self.shows_rules:
            self._draw_rules(canvas)
            return
        rect = self._dialog()
        panel(canvas, rect)
        canvas.text(320, rect.y + 10, self.text("pause-title"), "sun", font="F7B", align="center")
        canvas.text(320, rect.y + 24, self._score(), "kraft", align="center")

    def _score(self) -> str:
        view = self._session.runner.view(self._seat)
        score = score_words(self.services.catalog, view.scores)
        return self.text("pause-score", n=view.round_number, score=score)

    def _lines(self) -> list[RuleLine]:
        return table_rules(self._session, self._seat, TEXT.w - 12)

    def _draw_rules(self, canvas: Canvas) -> None:
        panel(canvas, RULES)
        game = self.text(self._session.runner.ruleset.preset.name_key)
        if name := self._session.house_name:
            game = self.text("rules-house-title", name=name, game=game)
        title = shortened(game, TEXT.w, self.services.assets.font("F7B").width)
        canvas.text(TEXT.x, RULES.y + 12, title, "sun", font="F7B")
        lines = self._lines()
        for i, rect in self._list.rows([None] * len(lines)):
            line, x = lines[i], rect.x
            if line.icon is not None:
                middle = rect.y + 6 - line.icon.height // 2
                canvas.picture(line.icon, x + 6 - line.icon.width // 2, middle)
                x += 20
            canvas.text(x, rect.y + 3, line.text, line.color, font=line.font)
        self._list.draw_bar(canvas)

    def extra_nodes(self) -> list[Node]:
        """See `MenuScene`."""
        if not self.shows_rules:
            return [Node("pause-score", "text", self._score(), self._dialog())]
        words = " ".join(line.text for line in self._lines() if line.text)
        return [Node("pause-rules-text", "text", words, TEXT)]
