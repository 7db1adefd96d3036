"""The only place that reads pygame's queue: events become the input that scenes know."""

from __future__ import annotations

import logging
from collections.abc import Callable, Iterable
from typing import Any, Final

import pygame

from scopa_desktop.ui.geometry import Vec
from scopa_desktop.ui.input import (
    Command,
    Commanded,
    Device,
    FileDropped,
    FocusGained,
    FocusLost,
    InputEvent,
    PadLost,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    QuitAsked,
    Resized,
    Scrolled,
    TextTyped,
)

_log = logging.getLogger(__name__)

KEYS: Final[dict[int, Command]] = {
    pygame.K_RETURN: Command.CONFIRM,
    pygame.K_KP_ENTER: Command.CONFIRM,
    pygame.K_ESCAPE: Command.CANCEL,
    pygame.K_BACKSPACE: Command.CANCEL,
    pygame.K_LEFT: Command.LEFT,
    pygame.K_RIGHT: Command.RIGHT,
    pygame.K_UP: Command.UP,
    pygame.K_DOWN: Command.DOWN,
    pygame.K_SPACE: Command.MARK,
    pygame.K_e: Command.TAKE,
    pygame.K_w: Command.LEAVE,
    pygame.K_q: Command.TAKE_15,
    pygame.K_v: Command.LAST_MOVE,
    pygame.K_h: Command.HINT,
    pygame.K_j: Command.MOVES,
    pygame.K_r: Command.NOTES,
    pygame.K_n: Command.NEW_MATCH,
    pygame.K_l: Command.LEVEL,
    pygame.K_d: Command.DECK,
    pygame.K_m: Command.MUTE,
    pygame.K_i: Command.INSPECT,
    pygame.K_F1: Command.HELP,
    pygame.K_F8: Command.BADGES,
    pygame.K_F11: Command.FULLSCREEN,
    pygame.K_F12: Command.SCREENSHOT,
    pygame.K_PLUS: Command.FASTER,
    pygame.K_EQUALS: Command.FASTER,
    pygame.K_KP_PLUS: Command.FASTER,
    pygame.K_MINUS: Command.SLOWER,
    pygame.K_KP_MINUS: Command.SLOWER,
}
"""What each key asks for."""

TYPING_KEYS: Final = {
    pygame.K_RETURN: Command.CONFIRM,
    pygame.K_KP_ENTER: Command.CONFIRM,
    pygame.K_ESCAPE: Command.CANCEL,
    pygame.K_BACKSPACE: Command.ERASE,
    pygame.K_LEFT: Command.LEFT,
    pygame.K_RIGHT: Command.RIGHT,
    pygame.K_UP: Command.UP,
    pygame.K_DOWN: Command.DOWN,
    pygame.K_F11: Command.FULLSCREEN,
}
"""The keys that stay commands while text is typed."""

PAD_BUTTONS: Final[dict[int, Command]] = {
    pygame.CONTROLLER_BUTTON_A: Command.CONFIRM,
    pygame.CONTROLLER_BUTTON_B: Command.CANCEL,
    pygame.CONTROLLER_BUTTON_X: Command.TAKE_15,
    pygame.CONTROLLER_BUTTON_Y: Command.LEAVE,
    pygame.CONTROLLER_BUTTON_LEFTSHOULDER: Command.PREVIOUS_SET,
    pygame.CONTROLLER_BUTTON_RIGHTSHOULDER: Command.NEXT_SET,
    pygame.CONTROLLER_BUTTON_BACK: Command.LAST_MOVE,
    pygame.CONTROLLER_BUTTON_START: Command.MENU,
    pygame.CONTROLLER_BUTTON_DPAD_LEFT: Command.LEFT,
    pygame.CONTROLLER_BUTTON_DPAD_RIGHT: Command.RIGHT,
    pygame.CONTROLLER_BUTTON_DPAD_UP: Command.UP,
    pygame.CONTROLLER_BUTTON_DPAD_DOWN: Command.DOWN,
}
STICK_ON: Final = 18000
"""How far a stick must be pushed to count as a step, and come back below half of it."""
TRIGGER_ON: Final = 16000


class Translator:
    """Turns pygame's events into input; keeps the pads open."""

    def __init__(self, to_design: Callable[[tuple[float, float]], Vec]) -> None:
        self._to_design = to_design
        self._stick: dict[int, int] = {}
        self._trigger: dict[int, bool] = {}
        self._pads: dict[int, Any] = {}
        self._open_pads()

    def translate(self, event: pygame.Event, *, typing: bool) -> Iterable[InputEvent]:
        """The input that an event means; often none."""
        kind = event.type
        if kind == pygame.MOUSEMOTION:
            yield PointerMoved(self._to_design(event.pos), bool(event.buttons[0]))
        elif kind == pygame.MOUSEBUTTONDOWN and event.button in (1, 3):
            yield PointerPressed(self._to_design(event.pos), event.button)
        elif kind == pygame.MOUSEBUTTONUP and event.button in (1, 3):
            yield PointerReleased(self._to_design(event.pos), event.button)
        elif kind == pygame.MOUSEWHEEL:
            position = getattr(event, "pos", None) or pygame.mouse.get_pos()
            yield Scrolled(self._to_design(position), event.y)
        elif kind == pygame.TEXTINPUT and typing:
            yield TextTyped(event.text)
        elif kind == pygame.DROPFILE:
            yield FileDropped(event.file)
        elif kind in (pygame.KEYDOWN, pygame.KEYUP):
            yield from _key(event, typing=typing)
        elif kind in _WINDOW:
            yield _WINDOW[kind]()
        else:
            yield from self._pad(event)

    def _open_pads(self) -> None:
        """Open what is plugged in; without the module the game is played without pads."""
        try:
            from pygame._sdl2 import controller

            controller.init()
            for number in range(controller.get_count()):
                if controller.is_controller(number):
                    self._add_pad(controller.Controller(number))
        except (ImportError, pygame.error) as error:
            _log.warning("no gamepads: %s", error)

    def _add_pad(self, pad: Any) -> None:
        self._pads[pad.id] = pad

    def _pad(self, event: pygame.Event) -> Iterable[InputEvent]:
        kind = event.type
        if kind in (pygame.CONTROLLERBUTTONDOWN, pygame.CONTROLLERBUTTONUP):
            command = PAD_BUTTONS.get(event.button)
            if command is not None:
                down = kind == pygame.CONTROLLERBUTTONDOWN
                yield Commanded(command, device=Device.PAD, is_down=down)
        elif kind == pygame.CONTROLLERAXISMOTION:
            yield from self._axis(event.axis, event.value)
        elif kind == pygame.CONTROLLERDEVICEADDED:
            self._open_pads()
        elif kind == pygame.CONTROLLERDEVICEREMOVED:
            self._pads.pop(event.instance_id, None)
            yield PadLost()

    def _axis(self, axis: int, value: int) -> Iterable[InputEvent]:
        if axis in (pygame.CONTROLLER_AXIS_LEFTX, pygame.CONTROLLER_AXIS_LEFTY):
            step = (value > STICK_ON) - (value < -STICK_ON)
            if abs(value) < STICK_ON // 2:
                self._stick[axis] = 0
            elif step and step != self._stick.get(axis, 0):
                self._stick[axis] = step
                across = axis == pygame.CONTROLLER_AXIS_LEFTX
                ways = (Command.LEFT, Command.RIGHT) if across else (Command.UP, Command.DOWN)
                yield Commanded(ways[step > 0], device=Device.PAD)
        elif axis in (pygame.CONTROLLER_AXIS_TRIGGERLEFT, pygame.CONTROLLER_AXIS_TRIGGERRIGHT):
            left = axis == pygame.CONTROLLER_AXIS_TRIGGERLEFT
            down = value > TRIGGER_ON
            if down != self._trigger.get(axis, False):
                self._trigger[axis] = down
                command = Command.INSPECT if left else Command.HURRY
                yield Commanded(command, device=Device.PAD, is_down=down)


def _key(event: pygame.Event, *, typing: bool) -> Iterable[InputEvent]:
    """Keys as commands; while text is typed, letters are left to the text."""
    down = event.type == pygame.KEYDOWN
    mods = event.mod
    if event.key == pygame.K_RETURN and mods & pygame.KMOD_ALT:
        yield Commanded(Command.FULLSCREEN, is_down=down)
    elif event.key == pygame.K_TAB and not mods & pygame.KMOD_ALT:
        back = bool(mods & pygame.KMOD_SHIFT)
        yield Commanded(Command.PREVIOUS if back else Command.NEXT, is_down=down)
    elif typing:
        if event.key in TYPING_KEYS:
            yield Commanded(TYPING_KEYS[event.key], is_down=down)
    elif event.key == pygame.K_z and mods & (pygame.KMOD_CTRL | pygame.KMOD_META):
        yield Commanded(Command.UNDO, is_down=down)
    elif mods & (pygame.KMOD_CTRL | pygame.KMOD_META | pygame.KMOD_ALT):
        return
    elif (number := _digit(event.key)) is not None:
        yield Commanded(Command.CARD, number, is_down=down)
    elif event.key in KEYS:
        yield Commanded(KEYS[event.key], is_down=down)


def _digit(key: int) -> int | None:
    """1 to 10 for the digit keys, 0 being the tenth."""
    for zero in (pygame.K_0, pygame.K_KP_0):
        if key == zero:
            return 10
    if pygame.K_1 <= key <= pygame.K_9:
        return key - pygame.K_1 + 1
    if pygame.K_KP_1 <= key <= pygame.K_KP_9:
        return key - pygame.K_KP_1 + 1
    return None


_WINDOW: Final[dict[int, Callable[[], InputEvent]]] = {
    pygame.QUIT: QuitAsked,
    pygame.WINDOWRESIZED: Resized,
    pygame.WINDOWSIZECHANGED: Resized,
    pygame.WINDOWEXPOSED: Resized,
    pygame.WINDOWRESTORED: Resized,
    pygame.WINDOWFOCUSLOST: FocusLost,
    pygame.WINDOWFOCUSGAINED: FocusGained,
}
