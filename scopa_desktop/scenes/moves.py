"""The moves of the round in a drawer over the table: public ones, by name, the newest last."""

from __future__ import annotations

from typing import Final

from scopa_desktop.engine.moves import Claim, Play
from scopa_desktop.scenes.chips import Chips
from scopa_desktop.scenes.menu import MenuScene
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.session import Session
from scopa_desktop.scenes.words import verb_of
from scopa_desktop.ui.buttons import Button
from scopa_desktop.ui.canvas import Canvas
from scopa_desktop.ui.frames import board
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.input import Command, Commanded, InputEvent, PointerPressed
from scopa_desktop.ui.list_view import ListView
from scopa_desktop.ui.nodes import Node
from scopa_desktop.ui.theme import SIDE_COLORS
from scopa_desktop.ui.wrap import shortened

DRAWER: Final = Rect(404, 28, 232, 304)
LIST: Final = Rect(412, 56, 216, 240)
PITCH: Final = 20
NAME_W: Final = 56
RESULT: Final = "moves-close"


class MovesScene(MenuScene):
    """Scrolls by wheel and arrows; any other key or a press beside it closes it."""

    key = "moves"
    is_overlay = True

    def __init__(self, services: Services, *, session: Session, seat: int) -> None:
        """`seat` is the one whose deck the small cards show."""
        super().__init__(services)
        self._session, self._seat = session, seat
        self._moves = session.runner.view(seat).history
        self._list = ListView(LIST, PITCH, PITCH)
        self._list.rows(self._ids)
        self._list.first = max(len(self._moves) - self._list.shown, 0)

    @property
    def _ids(self) -> list[str]:
        return [f"moves-{i}" for i in range(len(self._moves))]

    def buttons(self) -> list[Button]:
        """See `MenuScene`."""
        close = self.text("moves-close")
        return [Button("moves-close", Rect(DRAWER.x + 66, 302, 100, 24), close, "dark", key="J")]

    def activate(self, button_id: str) -> None:  # noqa: ARG002 the only one closes
        """See `MenuScene`."""
        self.services.navigation.pop(RESULT)

    def go_back(self) -> None:
        """See `MenuScene`."""
        self.services.audio.play("ui_back")
        self.services.navigation.pop(RESULT)

    def handle(self, event: InputEvent) -> bool:
        """See `Scene`."""
        match event:
            case PointerPressed(position) if not DRAWER.contains(position):
                self.go_back()
                return True
            case Commanded(Command.MOVES, is_down=True):
                self.go_back()
                return True
            case Commanded(Command.UP | Command.DOWN as way, is_down=True):
                self.scroll(1 if way is Command.UP else -1)
                return True
        return super().handle(event)

    def scroll(self, steps: int) -> None:
        """See `MenuScene`."""
        self._list.scroll(steps)
        self.touch()

    def draw_ground(self, canvas: Canvas) -> None:
        """See `MenuScene`."""
        board(canvas, DRAWER)
        title = self.text("moves-title", n=self._session.runner.view(self._seat).round_number)
        canvas.text(DRAWER.x + 12, DRAWER.y + 11, title, "wood2", font="F7B")
        canvas.box(Rect(DRAWER.x + 12, DRAWER.y + 23, DRAWER.w - 24, 1), "parch")
        if not self._moves:
            canvas.text(DRAWER.x + 12, DRAWER.y + 36, self.text("table-no-last-move"), "ink")
        for number, rect in self._list.rows(self._ids):
            self._draw_move(canvas, rect, number)
        self._list.draw_bar(canvas)

    def _draw_move(self, canvas: Canvas, rect: Rect, number: int) -> None:
        session, (seat, move) = self._session, self._moves[number]
        y = rect.y + 3
        if number % 2:
            canvas.box(Rect(rect.x - 2, rect.y, rect.w + 2, rect.h), "parch", 120)
        canvas.box(Rect(rect.x, y, 3, 14), SIDE_COLORS[session.side_of(seat)])
        measure = self.services.assets.font("F7").width
        name = shortened(session.runner.players[seat].name, NAME_W, measure)
        canvas.text(rect.x + 8, y + 4, name, "ink")
        style = session.style_of(self._seat)
        x = Chips(self.services, canvas, style).move(move, rect.x + 70, y, room=108)
        if session.swept(seat, move):
            canvas.picture(self.services.assets.icon("broom"), min(x + 4, rect.right - 14), y + 1)

    def extra_nodes(self) -> list[Node]:
        """See `MenuScene`."""
        found = []
        for number, rect in self._list.rows(self._ids):
            seat, move = self._moves[number]
            name = self._session.runner.players[seat].name
            key = "table-left"
            if isinstance(move, Claim):
                key = "table-claimed"
            elif isinstance(move, Play) and move.captured:
                key = "table-took"
            words = f"{name} {verb_of(self.services.catalog, key, name)}"
            found.append(Node(f"moves-{number}", "text", words, rect, str(move)))
        return found
