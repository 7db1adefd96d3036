"""Screens made of buttons: one list of them a frame, the same ids for pointer, keys and pad."""

from __future__ import annotations

from collections.abc import Sequence

from scopa_desktop.scenes.scene import BaseScene, Services
from scopa_desktop.ui.buttons import Button, Focus, draw_button, hit, neighbor, node_of
from scopa_desktop.ui.canvas import Canvas
from scopa_desktop.ui.input import (
    Command,
    Commanded,
    Device,
    InputEvent,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Scrolled,
)
from scopa_desktop.ui.list_view import ListView
from scopa_desktop.ui.nodes import Node

MOVES = (
    Command.LEFT,
    Command.RIGHT,
    Command.UP,
    Command.DOWN,
    Command.NEXT,
    Command.PREVIOUS,
)


class MenuScene(BaseScene):
    """Lays out buttons, keeps the focus, and calls `activate` and `turn`.

    A subclass gives `buttons`, `draw_ground`, and what happens on a press; `draw_details`
    paints what stands between and on the buttons.
    """

    keys_follow_pointer = True
    """The first key after the mouse starts from what the mouse has lit."""

    def __init__(self, services: Services) -> None:
        super().__init__(services)
        self.focus = Focus()

    # --- what a screen gives

    def buttons(self) -> list[Button]:
        """Everything to press, in the order of Tab."""
        raise NotImplementedError

    def activate(self, button_id: str) -> None:
        """A button was pressed."""
        raise NotImplementedError

    def turn(self, button_id: str, step: int) -> None:
        """The value of a choice is to go one back (-1) or on (1); a press goes on."""

    def go_back(self) -> None:
        """Esc, B: one step back."""
        self.services.audio.play("ui_back")
        self.services.navigation.pop()

    def scroll(self, steps: int) -> None:
        """The wheel was turned outside the lists; positive is up."""

    def lists(self) -> Sequence[ListView]:
        """The lists whose rows are among the buttons; the focus walks through all their rows."""
        return ()

    def first_focus(self) -> str | None:
        """The id that has the focus at first; the first button unless told otherwise."""
        return next((item.id for item in self.buttons() if item.enabled), None)

    def draw_ground(self, canvas: Canvas) -> None:
        """What lies under the buttons."""
        canvas.felt(self.services.settings.current.felt)

    def draw_details(self, canvas: Canvas) -> None:
        """What lies on them."""

    def extra_nodes(self) -> list[Node]:
        """Nodes besides the buttons."""
        return []

    # --- the parts of a scene

    def enter(self) -> None:
        """See `Scene`."""
        super().enter()
        self.focus.focused = self.first_focus()
        self.focus.is_shown = self.services.device is not Device.MOUSE

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`."""
        self.draw_ground(canvas)
        for item in self.buttons():
            draw_button(canvas, item, self.focus)
        self.draw_details(canvas)

    def nodes(self) -> list[Node]:
        """See `Scene`."""
        return [node_of(item, self.focus) for item in self.buttons()] + self.extra_nodes()

    def handle(self, event: InputEvent) -> bool:
        """See `Scene`."""
        match event:
            case PointerMoved(position):
                was_shown, self.focus.is_shown = self.focus.is_shown, False
                under = hit(self.buttons(), position)
                hot = under.id if under is not None else None
                if hot != self.focus.hot or was_shown:
                    self.focus.hot = hot
                    self.touch()
                return True
            case PointerPressed(position, 1):
                under = hit(self.buttons(), position)
                if under is not None:
                    self.focus.pressed = self.focus.hot = under.id
                    self.focus.is_shown = False
                    if under.enabled:
                        self.focus.focused = under.id
                    self.touch()
                return under is not None
            case PointerReleased(position, 1):
                return self._released(position)
            case Scrolled(position, steps):
                self._scrolled(position, steps)
                return True
            case Commanded(command, is_down=True):
                return self.command(command)
        return False

    def _released(self, position: tuple[float, float]) -> bool:
        pressed, self.focus.pressed = self.focus.pressed, None
        self.touch()
        for item in self.buttons():
            if item.id == pressed and item.enabled and item.rect.contains(position):
                if item.role == "choice":
                    self._pressed_choice(item, position[0])
                else:
                    self.press(item)
                return True
        return pressed is not None

    def _pressed_choice(self, item: Button, x: float) -> None:
        """A click on the arrow that goes back, or the half of the value beside it, goes back.

        One on the right half goes on; one on the name of the choice changes nothing.
        """
        value = self.services.assets.font("F7").width(item.value)
        middle = item.rect.right - 21 - value / 2
        if x >= middle:
            self._turn(item, 1)
        elif x >= middle - value / 2 - 20:
            self._turn(item, -1)

    def _scrolled(self, position: tuple[float, float], steps: int) -> None:
        under = next((rows for rows in self.lists() if rows.area.contains(position)), None)
        if under is not None:
            under.scroll(steps)
        else:
            self.scroll(steps)
        self.touch()

    def command(self, command: Command) -> bool:
        """A key or a pad button; whether it was used."""
        items = self.buttons()
        self._take_up(items)
        focused = next((item for item in items if item.id == self.focus.focused), None)
        if command in MOVES:
            self._move(command, items, focused)
            return True
        if command in (Command.CONFIRM, Command.MARK) and focused is not None and focused.enabled:
            self.focus.is_shown = True
            self.press(focused)
            return True
        if command in (Command.CANCEL, Command.ERASE):
            self.go_back()
            return True
        return False

    def _take_up(self, items: list[Button]) -> None:
        """Keys go on from the button that the pointer rests on: it is the one that looks chosen."""
        hot = next((item for item in items if item.id == self.focus.hot), None)
        if not self.keys_follow_pointer or hot is None:
            return
        if not self.focus.is_shown and hot.enabled and hot.role != "text":
            self.focus.focused = hot.id
        self.focus.hot = None
        self.touch()

    def _move(self, command: Command, items: list[Button], focused: Button | None) -> None:
        self.focus.is_shown = True
        self.touch()
        if focused is not None and focused.role == "choice" and command in MOVES[:2]:
            self._turn(focused, 1 if command is Command.RIGHT else -1)
            return
        before = self.focus.focused
        inside = (rows.step(before, command) for rows in self.lists())
        row = next((row for row in inside if row is not None), None)
        self.focus.focused = row or neighbor(items, before, command)
        if self.focus.focused != before:
            self.services.audio.play("ui_move")

    def _turn(self, item: Button, step: int) -> None:
        self.services.audio.play("ui_move")
        self.turn(item.id, step)
        self.touch()

    def press(self, item: Button) -> None:
        """Carry out a button."""
        if item.role == "choice":
            self._turn(item, 1)
            return
        self.services.audio.play("ui_ok")
        self.activate(item.id)
        self.touch()
