"""Everything at the table that can be pressed or focused, and what each key and pad button does."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from scopa_desktop.engine.cards import Card
from scopa_desktop.scenes.table.layout import MENU, icon_rect
from scopa_desktop.scenes.table.prompt import Prompt
from scopa_desktop.ui.buttons import Button
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.input import Command
from scopa_desktop.ui.theme import CARD_H, CARD_W

if TYPE_CHECKING:
    from scopa_desktop.scenes.table.scene import TableScene

TOOLS: Final = {"last": "eye", "hint": "bulb", "moves": "list", "speed": "fast"}
"""The small buttons at the top right and their icons."""
SPEEDS: Final = (0.5, 1.0, 1.5, 2.0, 4.0, 0.0)
"""From slow to instant, as the settings offer them."""
SIDEWAYS: Final = (Command.LEFT, Command.RIGHT)


class TableKeys:
    """Targets, and commands by key and pad."""

    def __init__(self, scene: TableScene) -> None:
        self._scene = scene

    # --- targets

    def targets(self) -> list[Button]:
        """Buttons as drawn by every screen; cards, sets and plates as plain ones."""
        scene = self._scene
        if scene.question is not None:
            return scene.question.buttons()
        return [
            *self._cards(),
            *self._sets(scene.prompt),
            *self._plates(),
            Button("button-menu", MENU, "", plain=True, name=scene.text("pause-title")),
            Button(
                "button-rules",
                scene.rule_rect,
                scene.rule_line,
                plain=True,
                value=scene.session.badges.rules,
            ),
            *self._tools(),
            *self._actions(),
        ]

    def tools(self) -> list[str]:
        """The small buttons that this table has, left to right."""
        return [key for key in TOOLS if key != "hint" or self._scene.hints.is_offered]

    def _tools(self) -> list[Button]:
        scene, tools = self._scene, self.tools()
        first = 5 - len(tools)
        return [
            Button(
                f"button-{key}",
                icon_rect(first + i),
                "",
                plain=True,
                name=scene.text(f"table-tool-{key}"),
            )
            for i, key in enumerate(tools)
        ]

    def _cards(self) -> list[Button]:
        scene, board = self._scene, self._scene.board
        names = scene.names()
        found = []
        for i, sprite in enumerate(board.hand if scene.is_open else ()):
            if sprite.card is not None:
                rect = Rect(round(sprite.x), round(sprite.y - sprite.lift), CARD_W, CARD_H)
                name = names[sprite.card]
                found.append(Button(f"hand-{i}", rect, "", plain=True, name=name))
        for card in board.slots.cards:
            if card in board.table:
                rect, name = board.slots.visible(card), names[card]
                found.append(Button(f"table-{card}", rect, "", plain=True, name=name))
        return found

    def _sets(self, prompt: Prompt | None) -> list[Button]:
        if prompt is None:
            return []
        found = [
            Button(f"set-{chip.letter}", chip.rect, "", plain=True, name=chip.label)
            for chip in prompt.chips
        ]
        if prompt.more_rect is not None:
            found.append(Button("set-more", prompt.more_rect, prompt.more, plain=True))
        return found

    def _plates(self) -> list[Button]:
        layout = self._scene.board.layout
        players = self._scene.session.runner.players
        return [
            Button(f"plate-{seat}", layout.plate(seat), "", plain=True, name=player.name)
            for seat, player in enumerate(players)
        ]

    def _actions(self) -> list[Button]:
        scene = self._scene
        layout, view, selection = scene.board.layout, scene.view, scene.control.selection
        card = selection.card if scene.is_open else None
        is_leaving = scene.control.leaves
        takes = bool(card and selection.captured) and scene.is_mine and not is_leaving
        leaves = card is not None and scene.is_mine and view.can_leave(card)
        # A wrong sum may be tried: the refusal says what is wrong with it.
        is_sure = takes and (not selection.marks or selection.is_complete)
        text, kind = scene.text, "primary" if is_sure else "secondary" if takes else "disabled"
        last = "primary" if is_leaving else "secondary"
        # The column of a big hand is narrower.
        leave = text("table-ask-leave" if layout.is_big else "table-leave")
        found = [
            Button("button-take", layout.take, text("table-take"), kind, takes, "E"),
            Button("button-leave", layout.leave, leave, last, enabled=leaves, key="W"),
        ]
        if scene.is_mine and view.left15 is not None:
            label = text("table-take15")
            found.append(Button("button-take15", layout.take15, label, "danger", key="Q"))
        elif scene.is_mine and scene.can_declare:
            label = text("table-declare")
            found.append(
                Button(
                    "button-declare",
                    layout.take15,
                    label,
                    "primary" if scene.declares else "secondary",
                    role="tab",
                    checked=scene.declares,
                )
            )
        return found

    # --- what they do

    def activate(self, target: str) -> None:
        """Carry out a button, a chip, a card or a plate."""
        scene = self._scene
        kind, _, rest = target.partition("-")
        if kind == "ask":
            scene.answer(target)
        elif kind == "hand":
            self.choose(int(rest))
        elif kind == "table":
            scene.control.mark(Card.parse(rest))
        elif target == "set-more":
            scene.control.next_page()
        elif kind == "set" and scene.prompt is not None:
            chip = next(c for c in scene.prompt.chips if c.letter == rest)
            scene.control.show_set(chip.number)
        elif kind == "plate":
            scene.extras.tell_counts(int(rest))
        else:
            self._button(rest)

    def choose(self, number: int) -> None:
        """A hand card by its place on the screen; one that is just leaving is no card any more."""
        scene = self._scene
        hand = scene.board.hand
        card = hand[number].card if number < len(hand) else None
        if scene.is_open and card is not None and card in scene.view.hand:
            scene.focus.focused = f"hand-{number}"
            scene.control.choose(card)

    def _button(self, name: str) -> None:
        scene = self._scene
        match name:
            case "menu":
                scene.extras.open_pause()
            case "rules":
                scene.extras.open_rules()
            case "take":
                scene.control.confirm()
            case "leave":
                scene.control.leave()
            case "take15":
                scene.control.claim()
            case "declare":
                scene.extras.toggle_declares()
            case "last":
                scene.extras.toggle_last()
            case "hint":
                scene.extras.ask_hint()
            case "moves":
                scene.extras.open_moves()
            case "speed":
                self.change_speed(1, wraps=True)

    def change_speed(self, step: int, *, wraps: bool = False) -> None:
        """Faster or slower motion; told in the band."""
        scene = self._scene
        now = scene.settings.speed
        at = SPEEDS.index(now) if now in SPEEDS else 1
        at = (at + step) % len(SPEEDS) if wraps else min(max(at + step, 0), len(SPEEDS) - 1)
        speed = SPEEDS[at]
        scene.services.settings.change(speed=speed)
        words = scene.text("table-speed", n=f"{speed:g}") if speed else scene.text("table-instant")
        scene.say(words)

    # --- commands

    def command(self, command: Command) -> bool:
        """A key or pad button at the table; False leaves it to every screen's usual way."""
        scene = self._scene
        if scene.question is not None:
            return False
        return self._play(command) or self._walk(command) or self._other(command)

    def _play(self, command: Command) -> bool:
        control = self._scene.control
        match command:
            case Command.TAKE:
                control.confirm()
            case Command.LEAVE:
                control.leave()
            case Command.TAKE_15:
                control.claim()
            case Command.NEXT_SET:
                control.cycle(1)
            case Command.PREVIOUS_SET:
                control.cycle(-1)
            case Command.INSPECT:
                self._scene.extras.inspect(self._focused_card())
            case _:
                return False
        return True

    def _walk(self, command: Command) -> bool:
        """Arrows choose among sets while a card is raised; Enter confirms it."""
        scene, focus = self._scene, self._scene.focus
        kind = (focus.focused or "").partition("-")[0]
        if command in SIDEWAYS and kind in ("hand", "") and scene.control.selection.sets:
            return scene.control.cycle(1 if command is Command.RIGHT else -1)
        if command is Command.MARK and kind not in ("hand", "table", "set", "button", "plate"):
            return False
        if command not in (Command.CONFIRM, Command.MARK):
            return False
        card = scene.control.selection.card
        if kind == "table" and command is Command.CONFIRM and scene.control.selection.is_complete:
            scene.control.confirm()
            return True
        if kind == "hand" and command is Command.CONFIRM and card is not None:
            focused = self._focused_card()
            if focused is None or focused == card:
                scene.control.confirm()
                return True
        if not scene.is_mine and kind in ("hand", ""):
            return False
        return False

    def _focused_card(self) -> Card | None:
        scene = self._scene
        kind, _, rest = (scene.focus.focused or "").partition("-")
        if not scene.focus.is_shown:
            return scene.control.hovered
        if kind == "hand" and rest.isdigit() and int(rest) < len(scene.board.hand):
            return scene.board.hand[int(rest)].card if scene.is_open else None
        return Card.parse(rest) if kind == "table" else None

    def _other(self, command: Command) -> bool:
        scene = self._scene
        match command:
            case Command.LAST_MOVE:
                scene.extras.toggle_last()
            case Command.MOVES:
                scene.extras.open_moves()
            case Command.HINT:
                scene.extras.ask_hint()
            case Command.UNDO:
                scene.extras.take_back()
            case Command.DECK:
                scene.extras.next_deck()
            case Command.BADGES:
                scene.extras.turn_badges()
            case Command.FASTER:
                self.change_speed(1)
            case Command.SLOWER:
                self.change_speed(-1)
            case Command.NEW_MATCH:
                scene.extras.ask_new_match(next_level=False)
            case Command.LEVEL:
                scene.extras.ask_new_match(next_level=True)
            case Command.HELP:
                scene.extras.open_rules()
            case Command.MENU:
                scene.extras.open_pause()
            case _:
                return False
        scene.touch()
        return True
