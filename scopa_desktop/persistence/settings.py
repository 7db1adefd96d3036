"""The player's settings: a typed record with defaults, in one small JSON file."""

from __future__ import annotations

import logging
import time
from codecs import BOM_UTF8
from collections.abc import Mapping
from pathlib import Path
from typing import Annotated, Any, Final, Literal, Self

import msgspec
from msgspec import Meta

from scopa_desktop.persistence.atomic import sweep_leftovers, write_whole
from scopa_desktop.persistence.paths import SETTINGS_NAME

CANNOT_KEEP: Final = f"{SETTINGS_NAME} cannot be written"
"""How the notice of settings that are not kept begins; the reason follows."""
_log = logging.getLogger(__name__)

Percent = Annotated[int, Meta(ge=0, le=100)]
Name = Annotated[str, Meta(max_length=40)]
WindowSide = Annotated[int, Meta(ge=1, le=32768)]


Badges = Literal["all", "figures", "none"]
ColorVision = Literal["normal", "red-green", "blue-yellow", "mono"]


class Looks(msgspec.Struct, frozen=True, kw_only=True):
    """How one person wants to see cards; None is what the setting of the same name says."""

    skin: Name | None = None
    """The deck."""
    back: Name | None = None
    badges: Badges | None = None
    big_value: bool | None = None
    suit_letter: bool | None = None
    color_vision: ColorVision | None = None

    def changed(self, **values: Any) -> Self:
        """A copy with other values in some fields."""
        return msgspec.structs.replace(self, **values)

    @property
    def wishes(self) -> dict[str, Any]:
        """What is wished otherwise than the settings say."""
        values = ((name, getattr(self, name)) for name in LOOKS)
        return {name: value for name, value in values if value is not None}


LOOKS: Final = tuple(field.name for field in msgspec.structs.fields(Looks))
"""What each person chooses for themselves: the names of fields of `Looks` and of `Settings`."""


def read_looks(kept: object) -> Looks:
    """The looks that a match kept; none where they make no sense."""
    try:
        return msgspec.convert(kept, Looks)
    except msgspec.ValidationError:
        return Looks()


class SeatSetup(Looks, frozen=True, kw_only=True):
    """One seat of the table last set up, with what its person wants to see."""

    name: Name = ""
    kind: Literal["human", "bot"] = "bot"
    level: Name | None = None
    """A robot's level; None for a human."""


class TableSetup(msgspec.Struct, frozen=True, kw_only=True):
    """The table last set up, which a new game proposes again."""

    ruleset: Name = "scopa"
    options: dict[str, Any] = {}
    """What differs from the preset, target and napola among it; the ruleset checks the values."""
    seats: tuple[SeatSetup, ...] = ()
    house: Annotated[str, Meta(max_length=80)] = ""
    """What the house calls these rules, where several of its names stand for them."""

    def changed(self, **values: Any) -> TableSetup:
        """A copy with other values in some fields."""
        return msgspec.structs.replace(self, **values)


class WindowPlace(msgspec.Struct, frozen=True, kw_only=True):
    """Where the window stood when it was closed."""

    width: WindowSide = 1280
    height: WindowSide = 720
    x: int | None = None
    """Left edge on the desktop; None lets the system choose."""
    y: int | None = None
    monitor: Annotated[int, Meta(ge=0)] = 0
    maximized: bool = False


class Settings(msgspec.Struct, frozen=True, kw_only=True):
    """Every setting, with its default."""

    language: Name | None = None
    """Tag of the language; None follows the system."""
    first_run_done: bool = False
    """Whether the first-run screen has been answered."""

    speed: Annotated[float, Meta(ge=0, le=8)] = 1.0
    """Factor on every animation; 0 is instant."""
    robot_pause: Literal["none", "short", "normal", "long", "click"] = "normal"
    """How long a robot seems to think; `click` waits for the player."""
    one_tap: Literal["auto", "two", "one"] = "auto"
    """Whether one click plays a card."""
    close_sum: Literal["auto", "on", "off"] = "auto"
    """Whether marking a complete legal set takes it at once."""
    curtain: Literal["always", "quick", "open"] = "always"
    """The hand-over screen between two people; `open` plays with open hands."""
    curtain_on_focus_loss: bool = True
    hints: Literal["off", "easy", "on"] = "easy"
    """`easy` gives hints against easy robots only."""
    table_sum: bool = True
    undo: bool = True
    confirm_leave: bool = False
    """Ask before a card is left that could have taken something."""
    show_last_capturer: bool = True
    absence: bool = False
    """Offer to end a match whose next player stays away, and let old tables expire."""
    analysis: bool = True
    statistics: bool = True
    """Whether finished matches are counted."""

    fullscreen: bool = False
    scale_mode: Literal["integer", "fit", "x1", "x2", "x3", "x4", "x5", "x6"] = "integer"
    vsync: bool = True
    fps: Literal[30, 60] = 60
    crt: Literal["off", "light", "strong"] = "off"
    shake: Percent = 100
    particles: bool = True
    felt: Name = "green"
    back: Name = "red"
    skin: Name = "napoletane"
    """The deck drawn where a seat has no wish of its own."""

    volume_master: Percent = 80
    volume_effects: Percent = 80
    volume_music: Percent = 40
    volume_voices: Percent = 60
    mute: bool = False
    mute_unfocused: bool = True

    keys: dict[str, tuple[str, ...]] = {}
    """Key names by command, only where they differ from the defaults."""
    pad_buttons: dict[str, tuple[str, ...]] = {}
    """Controller buttons by command, only where they differ from the defaults."""
    fast_forward: Literal["hold", "toggle"] = "hold"
    drag_threshold: Annotated[int, Meta(ge=1, le=32)] = 4

    text_size: Literal["normal", "large"] = "normal"
    contrast: Literal["normal", "high"] = "normal"
    color_vision: ColorVision = "normal"
    four_color: bool = False
    """Whether the French deck shows a color for every suit."""
    suit_letter: bool = False
    big_value: bool = False
    badges: Badges = "all"
    """Which cards show their capture value in the corner."""
    reduced_motion: bool = False
    keep_notices: bool = False
    """Notices stay until they are closed."""
    narrate: bool = False
    """Keep a written line of what happens in sight."""

    last_table: TableSetup = TableSetup()
    window: WindowPlace = WindowPlace()


LEFTOVER_S: Final = 3600.0
"""What lies half written for so long belongs to a game that was killed."""
_FIELDS: Final = {field.name: field for field in msgspec.structs.fields(Settings)}


class SettingsFile:
    """The settings in force and their file; a file that cannot be used never stops the game.

    `notices` holds one line for each thing that went wrong, for the screen and the log.
    """

    def __init__(self, folder: Path | None) -> None:
        self.notices: list[str] = []
        """What went wrong, one line each, oldest first."""
        self._path = folder / SETTINGS_NAME if folder is not None else None
        self._unknown: dict[str, Any] = {}
        if self._path is not None:
            sweep_leftovers(self._path, time.time() - LEFTOVER_S)
        self._current = self._read()

    @property
    def current(self) -> Settings:
        """The settings in force."""
        return self._current

    def change(self, **values: object) -> Settings:
        """Put new values in force and keep them.

        Raises:
            ValueError: a name or a value is not allowed; nothing is changed.
        """
        known: dict[str, Any] = {}
        for name, value in values.items():
            if name not in _FIELDS:
                raise ValueError(f"there is no setting {name!r}")
            try:
                known[name] = msgspec.convert(value, _FIELDS[name].type, from_attributes=True)
            except msgspec.ValidationError as error:
                raise ValueError(f"{name}: {error}") from None
        changed = msgspec.structs.replace(self._current, **known)
        if changed != self._current:
            self._current = changed
            self._write()
        return self._current

    def reset(self) -> Settings:
        """Put every default back, except what says who and where the player is."""
        kept = self._current
        return self.change(
            **{
                **msgspec.structs.asdict(Settings()),
                "language": kept.language,
                "first_run_done": kept.first_run_done,
                "last_table": kept.last_table,
                "window": kept.window,
            }
        )

    def _read(self) -> Settings:
        if self._path is None:
            return Settings()
        try:
            content = self._path.read_bytes().removeprefix(BOM_UTF8)
        except FileNotFoundError:
            return Settings()
        except OSError as error:
            self.tell(f"{SETTINGS_NAME} cannot be read ({error.strerror}): defaults are used")
            return Settings()
        try:
            values = msgspec.json.decode(content, type=dict[str, Any])
        except (msgspec.DecodeError, UnicodeDecodeError, RecursionError):
            self._keep_original(content, "is damaged: defaults are used")
            return Settings()
        return self._understand(values, content)

    def _understand(self, values: Mapping[str, Any], content: bytes) -> Settings:
        """Take each field that is right; name the wrong ones."""
        good: dict[str, Any] = {}
        wrong: list[str] = []
        for name, value in values.items():
            if name not in _FIELDS:
                # A newer version's setting: kept, so that going back and forth loses nothing.
                self._unknown[name] = value
                continue
            try:
                good[name] = msgspec.convert(value, _FIELDS[name].type)
            except msgspec.ValidationError:
                wrong.append(name)
        if wrong:
            names = ", ".join(sorted(wrong))
            self._keep_original(content, f"has wrong values, replaced by defaults: {names}")
        return Settings(**good)

    def _keep_original(self, content: bytes, what: str) -> None:
        assert self._path is not None
        copy = self._path.with_name(SETTINGS_NAME + ".bak")
        try:
            write_whole(copy, content)
        except OSError:
            self.tell(f"{SETTINGS_NAME} {what}")
        else:
            self.tell(f"{SETTINGS_NAME} {what}; the original is kept as {copy.name}")

    def _write(self) -> None:
        if self._path is None:
            return
        content = {**self._unknown, **msgspec.to_builtins(self._current)}
        try:
            write_whole(self._path, msgspec.json.format(msgspec.json.encode(content)) + b"\n")
        except OSError as error:
            self.tell(f"{CANNOT_KEEP} ({error.strerror}): not kept")

    def tell(self, line: str) -> None:
        """Add a notice, once."""
        if line not in self.notices:
            _log.warning(line)
            self.notices.append(line)
