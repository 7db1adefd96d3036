"""Pointer events at the table, and keys that are held."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from scopa_desktop.ui.buttons import hit
from scopa_desktop.ui.geometry import Vec
from scopa_desktop.ui.input import (
    Command,
    Commanded,
    FocusLost,
    InputEvent,
    PadLost,
    PointerMoved,
    PointerPressed,
    PointerReleased,
    Scrolled,
)

if TYPE_CHECKING:
    from scopa_desktop.scenes.table.scene import TableScene

UNLIT: Final = ("hand-", "table-", "plate-")
"""What shows by itself that the pointer is over it."""


class TablePointer:
    """Sorts events: to the cards, to hurrying, or on to the buttons."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene
        self._holds_felt = False

    def handle(self, event: InputEvent) -> bool:
        """Whether the event was used; the others go to the buttons."""
        scene = self._scene
        if scene.question is not None:
            return self._beside_question(event)
        match event:
            case PointerMoved(position):
                return self._moved(position)
            case PointerPressed(position, 1):
                return self._pressed(position)
            case PointerPressed(position, 3):
                return self._second(position)
            case PointerReleased(position, 1):
                return self._released(position)
            case Scrolled(_, steps):
                drag = scene.control.drag
                if drag is not None and drag.over is not None:
                    scene.control.next_over()
                else:
                    scene.control.cycle(-1 if steps > 0 else 1)
                return True
            case Commanded(Command.CARD, number, is_down=True) if number is not None:
                return self._digit(number)
            case Commanded(Command.HURRY | Command.MARK, is_down=is_down):
                return self._hurry_key(event.command, is_down=is_down)
            case FocusLost():
                return self._lost_focus()
            case PadLost():
                scene.extras.open_pause()
                return True
        return False

    def _beside_question(self, event: InputEvent) -> bool:
        """A press beside the answers takes the question back."""
        question = self._scene.question
        if isinstance(event, PointerMoved):
            self._preview(event.position)
        if not isinstance(event, PointerPressed) or question is None:
            return False
        if question.rect.contains(event.position):
            return False
        self._scene.go_back()
        return True

    def _preview(self, position: Vec) -> None:
        """The set of the answer under the pointer is outlined."""
        scene = self._scene
        under = hit(scene.buttons(), position)
        letter = under.id.removeprefix("ask-") if under is not None else ""
        number = ord(letter) - ord("A") if len(letter) == 1 else -1
        if 0 <= number < len(scene.control.selection.sets):
            scene.control.selection = scene.control.selection.with_active(number)
            scene.touch()

    def _moved(self, position: Vec) -> bool:
        scene = self._scene
        scene.control.move(position)
        scene.focus.is_shown = False
        if scene.control.drag is not None:
            scene.focus.hot = None
            return True
        under = hit(scene.buttons(), position)
        hot = under.id if under is not None and not under.id.startswith(UNLIT) else None
        if hot != scene.focus.hot:
            scene.focus.hot = hot
            scene.touch()
        return True

    def _pressed(self, position: Vec) -> bool:
        scene = self._scene
        if scene.inspected is not None or scene.shows_last:
            scene.inspected, scene.shows_last = None, False
            scene.touch()
        scene.focus.is_shown = False
        if scene.control.press(position):
            return True
        if hit(scene.buttons(), position) is not None:
            return False
        if scene.board.layout.ticker.contains(position):
            scene.extras.toggle_last()
        elif not scene.flow.is_idle or scene.flow.waits_for_click:
            self._holds_felt = scene.flow.is_hurried = True
        else:
            scene.control.cancel()
        scene.touch()
        return True

    def _released(self, position: Vec) -> bool:
        scene = self._scene
        if self._holds_felt:
            self._holds_felt = scene.flow.is_hurried = False
            scene.flow.skip()
            return True
        if scene.control.drag is not None:
            scene.control.release(position)
            return True
        return False

    def _second(self, position: Vec) -> bool:
        """The other button: a card in large, the next set while dragging, or one step back."""
        scene = self._scene
        control = scene.control
        if control.drag is not None:
            if control.drag.over is None:
                control.cancel()
            else:
                control.next_over()
            return True
        card = control.hand_at(position) or control.table_at(position)
        if card is None and control.cancel():
            return True
        scene.extras.inspect(card)
        return True

    def _digit(self, number: int) -> bool:
        self._scene.keys.choose(number - 1)
        return True

    def _hurry_key(self, command: Command, *, is_down: bool) -> bool:
        """Held: everything runs faster; tapped: what moves is finished."""
        scene = self._scene
        busy = not scene.flow.is_idle or scene.flow.waits_for_click
        if is_down and (busy or command is Command.HURRY):
            scene.flow.is_hurried = True
            return True
        if not is_down and scene.flow.is_hurried:
            scene.flow.is_hurried = False
            scene.flow.skip()
            return True
        return command is Command.HURRY

    def _lost_focus(self) -> bool:
        scene = self._scene
        scene.flow.is_hurried = False
        if scene.control.drag is not None:
            scene.control.cancel()
        if scene.settings.curtain_on_focus_loss:
            scene.turns.lock()
        scene.touch()
        return True
