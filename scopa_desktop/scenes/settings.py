"""The settings: everything that can be changed about the game itself, at once and for good."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Any, Final

from scopa_desktop.engine.cards import Card
from scopa_desktop.i18n.catalog import Catalog
from scopa_desktop.scenes.looks import CHOICES, card_style, draw_heading, languages, on_felt
from scopa_desktop.scenes.menu import MenuScene
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.skins import BACKS
from scopa_desktop.ui.buttons import Button
from scopa_desktop.ui.canvas import Canvas
from scopa_desktop.ui.frames import panel
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.input import Command, Commanded, InputEvent
from scopa_desktop.ui.theme import FELTS
from scopa_desktop.ui.wrap import shortened, wrapped

PERCENTS: Final = tuple(range(0, 101, 10))
HELP: Final = Rect(136, 286, 496, 36)
SAMPLES: Final = ("1D", "7D", "10C", "8S", "3B")


@dataclass(frozen=True, slots=True)
class Row:
    """A setting as a row: a switch, or a choice among values."""

    field: str
    values: tuple[object, ...] = (False, True)

    @property
    def is_switch(self) -> bool:
        """Whether it is only on or off."""
        return self.values == (False, True)


TABS: Final[dict[str, tuple[Row, ...]]] = {
    "game": (
        Row("speed", (0.5, 1.0, 1.5, 2.0, 4.0, 0.0)),
        Row("robot_pause", ("none", "short", "normal", "long", "click")),
        Row("one_tap", ("auto", "two", "one")),
        Row("close_sum", ("auto", "on", "off")),
        Row("curtain", ("always", "quick", "open")),
        Row("hints", ("off", "easy", "on")),
        Row("table_sum"),
        Row("confirm_leave"),
        Row("undo"),
    ),
    "video": (
        Row("fullscreen"),
        Row("scale_mode", ("integer", "fit")),
        Row("fps", (60, 30)),
    ),
    "sound": (
        Row("volume_master", PERCENTS),
        Row("volume_effects", PERCENTS),
        Row("volume_music", PERCENTS),
        Row("mute"),
        Row("mute_unfocused"),
    ),
    "cards": (
        Row("skin", ()),
        Row("back", BACKS),
        Row("felt", tuple(FELTS)),
        Row("badges", CHOICES["badges"]),
        Row("four_color"),
    ),
    "access": (
        Row("big_value"),
        Row("suit_letter"),
        Row("color_vision", CHOICES["color_vision"]),
        Row("reduced_motion"),
    ),
    "language": (),
    "data": (Row("statistics"),),
}
"""The rows of every tab."""
WORDS: Final = {"back": "settings-back-choice"}
"""Keys of rows whose own key is taken."""


class SettingsScene(MenuScene):
    """Tabs at the left, rows at the right, a line of help below."""

    key = "settings"

    def __init__(self, services: Services, *, tab: str = "game") -> None:
        """`tab` is the one that is open at first."""
        super().__init__(services)
        self.tab = tab

    def buttons(self) -> list[Button]:
        """See `MenuScene`."""
        tabs = [
            Button(
                f"settings-tab-{key}",
                Rect(8, 32 + 28 * i, 120, 26),
                self.text(f"settings-tab-{key}"),
                "paper" if key == self.tab else "dark",
                role="tab",
                checked=key == self.tab,
            )
            for i, key in enumerate(TABS)
        ]
        back, reset = self.text("settings-back"), self.text("settings-reset")
        return [
            *tabs,
            *self._rows(),
            Button("settings-back", Rect(8, 330, 96, 26), back, "dark"),
            Button("settings-reset", Rect(136, 330, 180, 26), reset, "dark"),
        ]

    def _rows(self) -> list[Button]:
        rows = [
            self._row(row, Rect(136, 32 + 28 * i, 496, 26)) for i, row in enumerate(TABS[self.tab])
        ]
        if self.tab == "language":
            rows += [self._language(tag, i) for i, tag in enumerate(languages())]
        if self.tab == "data":
            label = self.text("settings-wipe")
            rows.append(Button("settings-wipe", Rect(136, 60, 496, 26), label, "dark"))
        return rows

    def _row(self, row: Row, rect: Rect) -> Button:
        value = getattr(self.services.settings.current, row.field)
        words = WORDS.get(row.field, f"settings-{row.field}")
        return Button(
            words,
            rect,
            self.text(words),
            role="switch" if row.is_switch else "choice",
            value="" if row.is_switch else self._value_words(row, value),
            checked=value is True,
        )

    def _language(self, tag: str, at: int) -> Button:
        name = Catalog.load(tag).text("language-name")
        mine = tag == self.services.catalog.language
        rect = Rect(136, 32 + 28 * at, 496, 26)
        return Button(f"settings-language-{tag}", rect, name, role="switch", checked=mine)

    def _value_words(self, row: Row, value: object) -> str:
        if row.values == PERCENTS:
            return self.text("settings-percent", n=value)
        if row.field == "skin":
            deck = self.services.skins.get(str(value))
            return deck.name or self.text(deck.name_key)
        if row.field in ("back", "felt"):
            return self.text(f"{row.field}-{value}")
        return self.text(f"settings-{row.field}-{value}")

    # --- what happens

    def handle(self, event: InputEvent) -> bool:
        """See `Scene`: shoulder buttons turn the tabs."""
        match event:
            case Commanded(Command.NEXT_SET | Command.PREVIOUS_SET as command, is_down=True):
                keys, step = list(TABS), 1 if command is Command.NEXT_SET else -1
                self._open(keys[(keys.index(self.tab) + step) % len(keys)])
                return True
        return super().handle(event)

    def _open(self, tab: str) -> None:
        self.tab = tab
        self.focus.focused = f"settings-tab-{tab}"
        self.touch()

    def activate(self, button_id: str) -> None:
        """See `MenuScene`."""
        if button_id == "settings-back":
            self.services.navigation.pop()
        elif button_id.startswith("settings-tab-"):
            self._open(button_id.removeprefix("settings-tab-"))
        elif button_id.startswith("settings-language-"):
            self.services.settings.change(language=button_id.removeprefix("settings-language-"))
        elif button_id in ("settings-reset", "settings-wipe"):
            self._ask(button_id.removeprefix("settings-"))
        else:
            self.turn(button_id, 1)

    def turn(self, button_id: str, step: int) -> None:
        """See `MenuScene`."""
        row = next(row for row in TABS[self.tab] if self._id_of(row) == button_id)
        now = getattr(self.services.settings.current, row.field)
        values = row.values or self.services.skins.keys()
        if now in values:
            value = values[(values.index(now) + step) % len(values)]
        else:
            value = values[0 if step > 0 else -1]
        self.services.settings.change(**{row.field: value})

    @staticmethod
    def _id_of(row: Row) -> str:
        return WORDS.get(row.field, f"settings-{row.field}")

    def _ask(self, what: str) -> None:
        self.services.navigation.push(
            "dialog",
            question=self.text(f"settings-{what}-ask"),
            yes=self.text(f"settings-{what}-yes"),
            no=self.text("settings-no"),
            tag=what,
            is_danger=True,
        )

    def resume(self, result: Any) -> None:
        """See `Scene`."""
        super().resume(result)
        if result == ("reset", True):
            self.services.settings.reset()
        elif result == ("wipe", True):
            self.services.database.wipe_statistics()

    # --- the picture

    def draw_ground(self, canvas: Canvas) -> None:
        """See `MenuScene`."""
        super().draw_ground(canvas)
        draw_heading(self.services, canvas, self.text("settings-title"))
        panel(canvas, HELP)

    def draw_details(self, canvas: Canvas) -> None:
        """See `MenuScene`."""
        shown = self.help_lines(self._current()) or self.help_lines(f"settings-tab-{self.tab}")
        for i, line in enumerate(shown[:2]):
            canvas.text(HELP.x + 9, HELP.y + 8 + 13 * i, line, "parch")
        if self.tab == "cards":
            self._draw_samples(canvas)
        elif self.tab == "data":
            self._draw_folder(canvas)

    def _current(self) -> str:
        focused = self.focus.focused if self.focus.is_shown else None
        return self.focus.hot or focused or ""

    def help_lines(self, button_id: str) -> list[str]:
        """What the help says about a row; nothing for other buttons."""
        is_language = button_id.startswith("settings-language-")
        key = "settings-language-help" if is_language else f"{button_id}-help"
        if not button_id or not self.services.catalog.has(key):
            return []
        return wrapped(self.text(key), HELP.w - 18, self.services.assets.font("F7").width)

    def _draw_samples(self, canvas: Canvas) -> None:
        """Cards and a back as they look now."""
        settings = self.services.settings.current
        style = card_style(self.services)
        left = 384 - (len(SAMPLES) + 1) * 30
        pictures = [self.services.skins.face(Card.parse(name), style) for name in SAMPLES]
        for i, picture in enumerate([*pictures, self.services.skins.back(settings.back)]):
            canvas.box(Rect(left + 60 * i + 2, 188, 55, 88), "felt3", 130)
            canvas.picture(picture, left + 60 * i, 184)

    def _draw_folder(self, canvas: Canvas) -> None:
        """Where everything is kept."""
        folder, color = self.services.folder, on_felt(self.services, "paper")
        if folder is None:
            canvas.text(138, 100, self.text("settings-no-folder"), color)
            return
        canvas.text(138, 100, self.text("settings-folder"), color)
        path = shortened(str(folder), 490, canvas.width_of)
        canvas.text(138, 115, path, on_felt(self.services, "sky"))
