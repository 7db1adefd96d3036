"""What reaches a scene: translated input, positions in design units."""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum, auto

from scopa_desktop.ui.geometry import Vec


class Command(Enum):
    """What a key or a pad button asks for, whatever the device."""

    CONFIRM = auto()
    CANCEL = auto()
    LEFT = auto()
    RIGHT = auto()
    UP = auto()
    DOWN = auto()
    NEXT = auto()
    PREVIOUS = auto()
    MARK = auto()
    """Space: mark the focused card; held, hurry."""
    CARD = auto()
    """A digit; `number` is 1 to 10."""
    TAKE = auto()
    LEAVE = auto()
    TAKE_15 = auto()
    NEXT_SET = auto()
    PREVIOUS_SET = auto()
    INSPECT = auto()
    HURRY = auto()
    MENU = auto()
    LAST_MOVE = auto()
    HINT = auto()
    MOVES = auto()
    NOTES = auto()
    NEW_MATCH = auto()
    LEVEL = auto()
    DECK = auto()
    BADGES = auto()
    FASTER = auto()
    SLOWER = auto()
    UNDO = auto()
    MUTE = auto()
    HELP = auto()
    FULLSCREEN = auto()
    SCREENSHOT = auto()
    ERASE = auto()
    """Backspace while text is typed."""


class Device(Enum):
    """What the player touched last."""

    MOUSE = auto()
    KEYBOARD = auto()
    PAD = auto()


@dataclass(frozen=True, slots=True)
class PointerMoved:
    """The pointer is here now; `pressed` while the main button is down."""

    position: Vec
    pressed: bool = False


@dataclass(frozen=True, slots=True)
class PointerPressed:
    """Button 1 is the main one, 3 the other."""

    position: Vec
    button: int = 1


@dataclass(frozen=True, slots=True)
class PointerReleased:
    """The end of a press."""

    position: Vec
    button: int = 1


@dataclass(frozen=True, slots=True)
class Scrolled:
    """The wheel; positive is away from the player."""

    position: Vec
    steps: int


@dataclass(frozen=True, slots=True)
class Commanded:
    """A command by key or pad; `is_down` is False when a held one ends."""

    command: Command
    number: int | None = None
    device: Device = Device.KEYBOARD
    is_down: bool = True
    is_repeat: bool = False


@dataclass(frozen=True, slots=True)
class TextTyped:
    """Characters for a text field."""

    text: str


@dataclass(frozen=True, slots=True)
class FileDropped:
    """A file was dragged onto the window from outside and let go."""

    path: str


@dataclass(frozen=True, slots=True)
class Resized:
    """The surface has another size now."""


@dataclass(frozen=True, slots=True)
class FocusLost:
    """The window is no longer in front."""


@dataclass(frozen=True, slots=True)
class FocusGained:
    """The window is in front again."""


@dataclass(frozen=True, slots=True)
class PadLost:
    """A gamepad was unplugged."""


@dataclass(frozen=True, slots=True)
class QuitAsked:
    """The window is to close."""


InputEvent = (
    PointerMoved
    | PointerPressed
    | PointerReleased
    | Scrolled
    | Commanded
    | TextTyped
    | FileDropped
    | Resized
    | FocusLost
    | FocusGained
    | PadLost
    | QuitAsked
)
