"""From pygame's events to what screens understand: mouse, keys, text, pads, the window."""

from __future__ import annotations

import pygame
import pytest

from scopa_desktop.app.events import STICK_ON, Translator
from scopa_desktop.ui.geometry import Vec
from scopa_desktop.ui.input import (
    Command,
    Commanded,
    Device,
    FileDropped,
    FocusLost,
    PadLost,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    QuitAsked,
    Resized,
    Scrolled,
    TextTyped,
)

PAD = Device.PAD


@pytest.fixture
def translate():
    """What an event means; a window twice as large as the design."""
    pygame.display.init()
    translator = Translator(lambda position: Vec(position[0] // 2, position[1] // 2))

    def translating(kind, *, typing=False, **values):
        # Through the queue, as real events come.
        pygame.event.clear()
        pygame.event.post(pygame.Event(kind, **values))
        return [
            found
            for event in pygame.event.get()
            if event.type == kind
            for found in translator.translate(event, typing=typing)
        ]

    yield translating
    pygame.display.quit()


def key(translate, code, *, mod=0, down=True, typing=False):
    kind = pygame.KEYDOWN if down else pygame.KEYUP
    return translate(kind, key=code, mod=mod, unicode="", scancode=0, typing=typing)


def test_a_file_dropped_on_the_window_is_told(translate):
    assert translate(pygame.DROPFILE, file="/home/ana/casa.scopa-rules") == [
        FileDropped("/home/ana/casa.scopa-rules")
    ]
    assert translate(pygame.DROPTEXT, text="hello") == []


def test_the_mouse_is_told_in_design_units(translate):
    held = {"pos": (40, 60), "rel": (0, 0), "buttons": (1, 0, 0), "touch": False}
    assert translate(pygame.MOUSEMOTION, **held) == [PointerMoved(Vec(20, 30), True)]
    press = {"pos": (40, 60), "button": 1, "touch": False}
    assert translate(pygame.MOUSEBUTTONDOWN, **press) == [PointerPressed(Vec(20, 30), 1)]
    assert translate(pygame.MOUSEBUTTONUP, **press) == [PointerReleased(Vec(20, 30), 1)]
    press["button"] = 3
    assert translate(pygame.MOUSEBUTTONDOWN, **press) == [PointerPressed(Vec(20, 30), 3)]


@pytest.mark.parametrize("button", [2, 4, 5, 8])
def test_other_buttons_do_nothing(translate, button):
    assert translate(pygame.MOUSEBUTTONDOWN, pos=(0, 0), button=button, touch=False) == []


def test_the_wheel_scrolls_where_the_pointer_is(translate):
    found = translate(pygame.MOUSEWHEEL, x=0, y=-2, pos=(8, 10), touch=False)
    assert found == [Scrolled(Vec(4, 5), -2)]


def test_a_finger_is_the_pointer(translate):
    """SDL tells of a touch as a mouse too; only that is listened to, so nothing comes twice."""
    finger = {"touch_id": 1, "finger_id": 1, "x": 0.5, "y": 0.5, "dx": 0.0, "dy": 0.0}
    assert translate(pygame.FINGERDOWN, **finger) == []
    press = {"pos": (640, 360), "button": 1, "touch": True}
    assert translate(pygame.MOUSEBUTTONDOWN, **press) == [PointerPressed(Vec(320, 180), 1)]


@pytest.mark.parametrize(
    ("code", "command"),
    [
        (pygame.K_RETURN, Command.CONFIRM),
        (pygame.K_KP_ENTER, Command.CONFIRM),
        (pygame.K_ESCAPE, Command.CANCEL),
        (pygame.K_BACKSPACE, Command.CANCEL),
        (pygame.K_SPACE, Command.MARK),
        (pygame.K_e, Command.TAKE),
        (pygame.K_w, Command.LEAVE),
        (pygame.K_q, Command.TAKE_15),
        (pygame.K_n, Command.NEW_MATCH),
        (pygame.K_l, Command.LEVEL),
        (pygame.K_d, Command.DECK),
        (pygame.K_F8, Command.BADGES),
        (pygame.K_F11, Command.FULLSCREEN),
        (pygame.K_TAB, Command.NEXT),
    ],
)
def test_the_keys_of_the_seeds(translate, code, command):
    assert key(translate, code) == [Commanded(command)]
    assert key(translate, code, down=False) == [Commanded(command, is_down=False)]


def test_digits_choose_cards_and_zero_is_the_tenth(translate):
    for number in range(1, 10):
        wanted = [Commanded(Command.CARD, number)]
        assert key(translate, pygame.K_0 + number) == wanted
        assert key(translate, pygame.K_KP_1 + number - 1) == wanted
    assert key(translate, pygame.K_0) == [Commanded(Command.CARD, 10)]
    assert key(translate, pygame.K_KP_0) == [Commanded(Command.CARD, 10)]


def test_combinations_of_keys(translate):
    assert key(translate, pygame.K_RETURN, mod=pygame.KMOD_LALT) == [Commanded(Command.FULLSCREEN)]
    assert key(translate, pygame.K_TAB, mod=pygame.KMOD_LSHIFT) == [Commanded(Command.PREVIOUS)]
    assert key(translate, pygame.K_z, mod=pygame.KMOD_LCTRL) == [Commanded(Command.UNDO)]
    # The system's own shortcuts are no moves.
    assert key(translate, pygame.K_w, mod=pygame.KMOD_LCTRL) == []
    assert key(translate, pygame.K_TAB, mod=pygame.KMOD_LALT) == []


def test_letters_are_text_while_a_name_is_typed(translate):
    assert key(translate, pygame.K_e, typing=True) == []
    assert key(translate, pygame.K_1, typing=True) == []
    assert key(translate, pygame.K_BACKSPACE, typing=True) == [Commanded(Command.ERASE)]
    assert key(translate, pygame.K_RETURN, typing=True) == [Commanded(Command.CONFIRM)]
    assert translate(pygame.TEXTINPUT, text="ã", typing=True) == [TextTyped("ã")]
    assert translate(pygame.TEXTINPUT, text="ã") == []


@pytest.mark.parametrize(
    ("button", "command"),
    [
        (pygame.CONTROLLER_BUTTON_A, Command.CONFIRM),
        (pygame.CONTROLLER_BUTTON_B, Command.CANCEL),
        (pygame.CONTROLLER_BUTTON_X, Command.TAKE_15),
        (pygame.CONTROLLER_BUTTON_Y, Command.LEAVE),
        (pygame.CONTROLLER_BUTTON_LEFTSHOULDER, Command.PREVIOUS_SET),
        (pygame.CONTROLLER_BUTTON_RIGHTSHOULDER, Command.NEXT_SET),
        (pygame.CONTROLLER_BUTTON_BACK, Command.LAST_MOVE),
        (pygame.CONTROLLER_BUTTON_START, Command.MENU),
        (pygame.CONTROLLER_BUTTON_DPAD_UP, Command.UP),
    ],
)
def test_the_buttons_of_a_pad(translate, button, command):
    down = translate(pygame.CONTROLLERBUTTONDOWN, instance_id=0, button=button)
    assert down == [Commanded(command, device=PAD)]
    up = translate(pygame.CONTROLLERBUTTONUP, instance_id=0, button=button)
    assert up == [Commanded(command, device=PAD, is_down=False)]


def stick(translate, axis, value):
    return translate(pygame.CONTROLLERAXISMOTION, instance_id=0, axis=axis, value=value)


def test_a_stick_steps_once_until_it_has_come_back(translate):
    x = pygame.CONTROLLER_AXIS_LEFTX
    right = [Commanded(Command.RIGHT, device=PAD)]
    assert stick(translate, x, STICK_ON + 1) == right
    assert stick(translate, x, 32767) == []
    # Trembling round the threshold is one push.
    assert stick(translate, x, STICK_ON - 2000) == []
    assert stick(translate, x, STICK_ON + 2000) == []
    assert stick(translate, x, 0) == []
    assert stick(translate, x, 32767) == right
    assert stick(translate, x, -32768) == [Commanded(Command.LEFT, device=PAD)]
    y = pygame.CONTROLLER_AXIS_LEFTY
    assert stick(translate, y, -32768) == [Commanded(Command.UP, device=PAD)]


def test_triggers_inspect_and_hurry_while_they_are_held(translate):
    left, right = pygame.CONTROLLER_AXIS_TRIGGERLEFT, pygame.CONTROLLER_AXIS_TRIGGERRIGHT
    assert stick(translate, left, 32767) == [Commanded(Command.INSPECT, device=PAD)]
    assert stick(translate, left, 30000) == []
    assert stick(translate, left, 0) == [Commanded(Command.INSPECT, device=PAD, is_down=False)]
    assert stick(translate, right, 32767) == [Commanded(Command.HURRY, device=PAD)]


def test_an_unplugged_pad_is_told(translate):
    assert translate(pygame.CONTROLLERDEVICEREMOVED, instance_id=4) == [PadLost()]


@pytest.mark.parametrize(
    ("kind", "wanted"),
    [
        (pygame.QUIT, QuitAsked()),
        (pygame.WINDOWSIZECHANGED, Resized()),
        (pygame.WINDOWEXPOSED, Resized()),
        (pygame.WINDOWFOCUSLOST, FocusLost()),
    ],
)
def test_what_happens_to_the_window(translate, kind, wanted):
    assert translate(kind) == [wanted]
