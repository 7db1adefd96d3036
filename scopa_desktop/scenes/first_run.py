"""The very first start: the language, then where to go; never a tour."""

from __future__ import annotations

from typing import Final

from scopa_desktop.engine.cards import Card
from scopa_desktop.engine.rulesets import find_ruleset
from scopa_desktop.i18n.catalog import Catalog
from scopa_desktop.scenes.looks import (
    CHOICES,
    card_style,
    change_look,
    draw_fans,
    draw_logo,
    languages,
    look_value,
    on_felt,
)
from scopa_desktop.scenes.menu import MenuScene
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.session import open_table, quick_setup
from scopa_desktop.ui.buttons import Button
from scopa_desktop.ui.canvas import Canvas
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.nodes import Node

LEFT: Final = 212
WIDTH: Final = 216
LOOKS: Final = ("big_value", "suit_letter", "color_vision", "reduced_motion")
SAMPLES: Final = ("7D", "10C", "9S", "3B")


class FirstRunScene(MenuScene):
    """Three pages: language, where to go, what makes the game easier to see."""

    key = "first-run"

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.page = "language"

    def first_focus(self) -> str:
        """See `MenuScene`: the guessed language, the harmless answer."""
        if self.page == "language":
            return f"first-run-language-{self.services.catalog.language}"
        return "first-run-play" if self.page == "where" else "first-run-done"

    def buttons(self) -> list[Button]:
        """See `MenuScene`."""
        if self.page == "language":
            return self._languages()
        return self._where() if self.page == "where" else self._looks()

    def _languages(self) -> list[Button]:
        guessed = self.services.catalog.language
        return [
            Button(
                f"first-run-language-{tag}",
                Rect(LEFT, 148 + 38 * i, WIDTH, 32),
                Catalog.load(tag).text("language-name"),
                "primary" if tag == guessed else "secondary",
            )
            for i, tag in enumerate(languages())
        ]

    def _where(self) -> list[Button]:
        setup = quick_setup(self.services)
        game = self.text(find_ruleset(setup.ruleset).name_key)
        rows: list[tuple[str, int, str]] = [
            ("first-run-play", 40, "primary"),
            ("first-run-know", 32, "secondary"),
            ("first-run-access", 28, "dark"),
        ]
        if self.services.navigation.has("tutorial"):
            rows.insert(1, ("first-run-learn", 32, "secondary"))
        found, y = [], 148
        for key, height, kind in rows:
            sub = self.text("first-run-play-sub", game=game) if key == "first-run-play" else ""
            found.append(Button(key, Rect(LEFT, y, WIDTH, height), self.text(key), kind, sub=sub))
            y += height + 6
        return found

    def _looks(self) -> list[Button]:
        settings = self.services.settings.current
        rows = [
            Button(
                f"first-run-{name}",
                Rect(160, 144 + 28 * i, 320, 25),
                self.text(f"settings-{name}"),
                role="choice" if name in CHOICES else "switch",
                value=look_value(self.services, name) if name in CHOICES else "",
                checked=getattr(settings, name) is True,
            )
            for i, name in enumerate(LOOKS)
        ]
        contrast = Button(
            "first-run-contrast",
            Rect(160, 116, 320, 25),
            self.text("first-run-contrast"),
            role="switch",
            checked=settings.felt == "paper",
        )
        done = Rect(260, 300, 120, 28)
        label = self.text("first-run-done")
        return [contrast, *rows, Button("first-run-done", done, label, "primary")]

    def activate(self, button_id: str) -> None:
        """See `MenuScene`."""
        services = self.services
        word = button_id.removeprefix("first-run-")
        if word.startswith("language-"):
            tag = word.removeprefix("language-")
            services.settings.change(language=tag)
            services.use_language(tag)
            self._open("where")
        elif word == "access":
            self._open("looks")
        elif word == "done":
            self._open("where")
        elif word == "contrast":
            light = services.settings.current.felt == "paper"
            services.settings.change(felt="green" if light else "paper")
        elif word in LOOKS:
            change_look(services, word, 1)
        else:
            self._go(word)

    def turn(self, button_id: str, step: int) -> None:
        """See `MenuScene`."""
        change_look(self.services, button_id.removeprefix("first-run-"), step)

    def _open(self, page: str) -> None:
        self.page = page
        self.focus.focused = self.first_focus()
        self.focus.hot = None
        self.touch()

    def _go(self, where: str) -> None:
        services = self.services
        services.settings.change(first_run_done=True)
        services.navigation.reset("title")
        if where == "play":
            open_table(services, quick_setup(services))
        elif where == "learn":
            services.navigation.push("tutorial")

    def go_back(self) -> None:
        """See `MenuScene`: to the page before; there is nothing before the first."""
        self.services.audio.play("ui_back")
        self._open("where" if self.page == "looks" else "language")

    # --- the picture

    def draw_ground(self, canvas: Canvas) -> None:
        """See `MenuScene`."""
        super().draw_ground(canvas)
        draw_logo(self.services, canvas)
        color = on_felt(self.services, "paper")
        if self.page == "looks":
            note = self.text("first-run-access-note")
            canvas.text(320, 97, note, color, align="center")
            self._draw_samples(canvas)
            return
        draw_fans(self.services, canvas)
        words = self._question() if self.page == "language" else self.text("first-run-welcome")
        canvas.text(320, 116, words, color, font="F7B", align="center")

    def _question(self) -> str:
        """Which language to play in, in the one that is pointed at or has the focus."""
        focused = self.focus.focused if self.focus.is_shown else None
        button_id = self.focus.hot or focused or ""
        prefix = "first-run-language-"
        tag = button_id.removeprefix(prefix) if button_id.startswith(prefix) else ""
        catalog = Catalog.load(tag) if tag in languages() else self.services.catalog
        return catalog.text("first-run-language")

    def extra_nodes(self) -> list[Node]:
        """See `MenuScene`."""
        if self.page != "language":
            return []
        return [Node("first-run-question", "text", self._question(), Rect(LEFT, 112, WIDTH, 16))]

    def _draw_samples(self, canvas: Canvas) -> None:
        """Two cards at either side, as the choices make them."""
        style = card_style(self.services)
        for name, x in zip(SAMPLES, (24, 88, 496, 560), strict=True):
            canvas.picture(self.services.skins.face(Card.parse(name), style), x, 152)
