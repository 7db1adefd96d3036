"""The curtain between people: whose turn it is, what they missed, and no hand under it."""

from __future__ import annotations

from typing import Final

from scopa_desktop.engine.moves import Play
from scopa_desktop.scenes.chips import Chips
from scopa_desktop.scenes.drapes import draw_drapes
from scopa_desktop.scenes.hand_over import HandOver
from scopa_desktop.scenes.key_signs import key_sign
from scopa_desktop.scenes.menu import MenuScene
from scopa_desktop.scenes.pace import moving
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.seat_map import portrait_of
from scopa_desktop.scenes.session import Session
from scopa_desktop.scenes.words import spoken
from scopa_desktop.ui.buttons import Button
from scopa_desktop.ui.canvas import Canvas, Look
from scopa_desktop.ui.easing import Ease, eased
from scopa_desktop.ui.frames import ENTER, board, panel
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.input import Command, Commanded, InputEvent, PointerPressed
from scopa_desktop.ui.list_view import ListView
from scopa_desktop.ui.nodes import Node
from scopa_desktop.ui.theme import SIDE_COLORS
from scopa_desktop.ui.wrap import shortened

CLOSE_MS: Final = 220
OPEN_MS: Final = 260
GUARD_MS: Final = 300
"""So long a key does not open it: the last press was meant for the table."""
PLATE: Final = Rect(160, 28, 320, 72)
QUICK_PLATE: Final = Rect(160, 92, 320, 72)
SINCE: Final = Rect(128, 126, 384, 118)
READY: Final = Rect(184, 252, 272, 40)
SHOWN: Final = 5
"""So many moves are in sight; older ones are scrolled to."""
KEY_ROOM: Final = 30
"""What the button's words leave free for the sign of its key, on both sides alike."""
NAME_ROOM: Final = 246
PRESSES: Final = (Command.CONFIRM, Command.MARK)


class CurtainScene(MenuScene):
    """Waits until the named person says that they sit there.

    Everything on it is public: moves, points, the table and the stock. It reads the seat's
    view but never its hand.
    """

    key = "curtain"
    is_private = True

    def __init__(
        self,
        services: Services,
        *,
        name: str,
        session: Session | None = None,
        seat: int | None = None,
    ) -> None:
        """Without a session only the name is known, and nothing is told of the match."""
        super().__init__(services)
        self._name = name
        self._large = name.upper()
        self._told: HandOver | None = None
        if session is not None and seat is not None:
            self._told = HandOver(services, session, seat)
        self._closed = self._time = 0.0
        self._opening: float | None = None
        self._moves = self._told.moves() if self._told is not None else []
        self._list = ListView(Rect(SINCE.x + 12, SINCE.y + 28, SINCE.w - 18, 85), 17, 14)
        self._list.first = max(len(self._moves) - SHOWN, 0)

    # --- what happens

    @property
    def is_quick(self) -> bool:
        """Whether the summary is left out."""
        return self.services.settings.current.curtain == "quick"

    def enter(self) -> None:
        """See `MenuScene`."""
        super().enter()
        self.services.audio.play("curtain_close")

    def resume(self, result: object) -> None:
        """See `Scene`: a match that was given up has nothing to show any more."""
        super().resume(result)
        if self._told is not None and self._told.session.runner.is_match_over:
            self.services.navigation.pop("curtain-over")

    def update(self, dt: float) -> None:
        """See `Scene`."""
        self._time += dt
        if self._opening is not None:
            self._opening += dt
            if self._opening >= moving(self.services, OPEN_MS):
                self._leave()
        elif self._closed < CLOSE_MS:
            length = moving(self.services, CLOSE_MS)
            self._closed = (
                min(self._closed + dt * CLOSE_MS / length, CLOSE_MS) if length else CLOSE_MS
            )
            self.touch()

    def is_moving(self) -> bool:
        """See `Scene`."""
        return self._opening is not None or self._closed < CLOSE_MS

    def handle(self, event: InputEvent) -> bool:
        """See `Scene`: keys wait a moment, a click on the cloth that still falls ends its fall."""
        match event:
            case Commanded(command, is_down=True) if command in PRESSES:
                if event.is_repeat or self._time < GUARD_MS:
                    return True
            case Commanded(Command.MENU, is_down=True):
                self.go_back()
                return True
            case PointerPressed():
                self._closed = CLOSE_MS
                self.touch()
        if self._opening is not None:
            return True
        return super().handle(event)

    def command(self, command: Command) -> bool:
        """See `MenuScene`: up and down go through the moves before they leave the button."""
        if self.focus.focused == "curtain-ready" and self._list.can_scroll and not self.is_quick:
            first = self._list.first
            if command in (Command.UP, Command.DOWN):
                self._list.scroll(1 if command is Command.UP else -1)
                self.touch()
                if self._list.first != first:
                    return True
        return super().command(command)

    def scroll(self, steps: int) -> None:
        """See `MenuScene`."""
        self._list.scroll(steps)

    def buttons(self) -> list[Button]:
        """See `MenuScene`."""
        measure = self.services.assets.font("F7B").width
        ready = spoken("curtain-ready", self._name)
        rest = measure(self.text(ready, name=""))
        name = shortened(self._large, READY.w - KEY_ROOM - rest, measure)
        label = self.text(ready, name=name)
        quick = self.text("curtain-quick")
        sign = key_sign(self.services, ENTER, "A")
        found = [Button("curtain-ready", READY, label, "primary", key=sign)]
        if self._told is not None:
            pause = self.text("curtain-pause")
            found.append(Button("curtain-pause", Rect(8, 330, 96, 26), pause, "dark"))
        rect = Rect(476, 330, 156, 26)
        found.append(Button("curtain-quick", rect, quick, role="switch", checked=self.is_quick))
        return found

    def activate(self, button_id: str) -> None:
        """See `MenuScene`."""
        match button_id:
            case "curtain-ready":
                self._open()
            case "curtain-pause":
                self.go_back()
            case "curtain-quick":
                self.services.settings.change(curtain="always" if self.is_quick else "quick")

    def go_back(self) -> None:
        """Esc: the pause; there is nothing else behind the curtain but the table."""
        if self._told is not None:
            session, seat = self._told.session, self._told.seat
            self.services.navigation.push("pause", session=session, seat=seat)

    def _open(self) -> None:
        self.services.audio.play("curtain_open")
        if self._time < CLOSE_MS or not moving(self.services, OPEN_MS):
            # It was still falling: nothing is worth waiting for.
            self._leave()
        else:
            self._opening = 0.0
            self.touch()

    def _leave(self) -> None:
        self._opening = None
        self.services.navigation.pop("curtain-ready")

    # --- the picture

    def draw(self, canvas: Canvas) -> None:
        """See `Scene`: the cloth falls before anything is written on it."""
        openness = self._openness()
        if not openness:
            super().draw(canvas)
            return
        canvas.felt(self.services.settings.current.felt)
        draw_drapes(canvas, openness)

    def _openness(self) -> float:
        if self._opening is not None:
            whole = moving(self.services, OPEN_MS)
            return eased(Ease.OUT_CUBIC, min(self._opening / whole, 1.0)) if whole else 1.0
        return 1.0 - eased(Ease.OUT_CUBIC, self._closed / CLOSE_MS)

    def draw_ground(self, canvas: Canvas) -> None:
        """See `MenuScene`."""
        draw_drapes(canvas, 0.0)
        plate = self._plate()
        self._draw_plate(canvas, plate)
        below = plate.bottom + 10
        canvas.text(320, below, self.text("curtain-pass"), align="center", shadow="ink")
        if self._told is not None:
            canvas.text(320, 306, self._told.score(), align="center", shadow="ink")
            if not self.is_quick:
                self._draw_since(canvas, self._told)

    def _plate(self) -> Rect:
        """Where the name stands: lower where there is no summary below it."""
        return QUICK_PLATE if self.is_quick or self._told is None else PLATE

    def _draw_plate(self, canvas: Canvas, plate: Rect) -> None:
        panel(canvas, plate, line="gold")
        name, style, width = self._lettering()
        turn = self.text(spoken("curtain-turn", self._name))
        left = plate.x + (plate.w - width) // 2
        if self._told is not None:
            session, seat = self._told.session, self._told.seat
            canvas.box(
                Rect(plate.x + 2, plate.y + 2, 5, plate.h - 4), SIDE_COLORS[session.side_of(seat)]
            )
            left = plate.x + 5 + (plate.w - 5 - width - 54) // 2
            face = Rect(left, plate.y + 17, 38, 38)
            canvas.rounded(face, "gold", cut=1)
            canvas.rounded(face.grown(-1), "ink", cut=1)
            picture = portrait_of(
                self.services.assets, session.runner.players[seat].name, seat, is_human=True
            )
            canvas.picture(picture, face.x + 3, face.y + 3, Look(scale=2))
            left = face.right + 16
        tall = style == "name"
        canvas.text(left + 1, plate.y + (12 if tall else 20), turn, "kraft")
        canvas.display(left, plate.y + (18 if tall else 28), name, style, align="left")

    def _lettering(self) -> tuple[str, str, int]:
        """The name as it fits: four times as large, twice, or cut; and its width."""
        measure = self.services.assets.font("F7B").width
        turn = self.services.assets.font("F7").width(self.text(spoken("curtain-turn", self._name)))
        if 4 * measure(self._large) + 4 <= NAME_ROOM:
            return self._large, "name", max(4 * measure(self._large) + 4, turn)
        name = shortened(self._large, (NAME_ROOM - 2) // 2, measure)
        return name, "name-small", max(2 * measure(name) + 2, turn)

    def _draw_since(self, canvas: Canvas, told: HandOver) -> None:
        board(canvas, SINCE)
        canvas.text(SINCE.x + 12, SINCE.y + 11, told.heading(), "wood2", font="F7B")
        canvas.box(Rect(SINCE.x + 12, SINCE.y + 22, SINCE.w - 24, 1), "parch")
        if not self._moves:
            for i, line in enumerate(told.quiet()):
                canvas.text(SINCE.x + 12, SINCE.y + 38 + 18 * i, line, "ink")
            return
        for i, rect in self._rows():
            self._draw_move(canvas, rect, told, i)
        self._list.draw_bar(canvas)

    def _rows(self) -> list[tuple[int, Rect]]:
        """The moves in sight; few of them have more air."""
        count = len(self._moves)
        pitch = 25 if count <= 3 else 20 if count == 4 else 17
        top = SINCE.y + (30 if count <= 3 else 28 if count == 4 else 26)
        self._list.area = Rect(SINCE.x + 12, top, SINCE.w - 18, pitch * min(count, SHOWN))
        self._list.pitch, self._list.row_h = pitch, pitch
        return self._list.rows([f"curtain-since-{i}" for i in range(count)])

    def _draw_move(self, canvas: Canvas, rect: Rect, told: HandOver, number: int) -> None:
        session, (seat, move) = told.session, self._moves[number]
        x, y = rect.x, rect.y + (rect.h - 14) // 2
        canvas.box(Rect(x, y, 3, 14), SIDE_COLORS[session.side_of(seat)])
        measure = self.services.assets.font("F7").width
        canvas.text(x + 9, y + 4, shortened(session.runner.players[seat].name, 60, measure), "ink")
        chips = Chips(self.services, canvas, session.style_of(told.seat))
        chips.move(move, x + 74, y, room=112)
        x += 192
        x += canvas.text(x, y + 4, told.words(seat, move), "wood2") + 8
        if session.swept(seat, move):
            x = self._tag(canvas, x, y, self.text("table-sweep-escopa"))
        if isinstance(move, Play) and move.declares:
            self._tag(
                canvas,
                x,
                y,
                self.text(spoken("curtain-declared", session.runner.players[seat].name)),
            )

    def _tag(self, canvas: Canvas, x: int, y: int, words: str) -> int:
        width = canvas.width_of(words, font="F7B") + 10
        canvas.rounded(Rect(x, y, width, 14), "wine", cut=2)
        canvas.text(x + 5, y + 4, words, "sun", font="F7B")
        return x + width + 4

    def extra_nodes(self) -> list[Node]:
        """See `MenuScene`."""
        plate = self._plate()
        found = [Node("curtain-name", "text", self._name, plate)]
        told = self._told
        if told is None:
            return found
        if not self.is_quick:
            for i, rect in self._rows() if self._moves else ():
                seat, move = self._moves[i]
                words = f"{told.session.runner.players[seat].name} {told.words(seat, move)}"
                found.append(Node(f"curtain-since-{i}", "text", words, rect, str(move)))
        found.append(Node("curtain-score", "text", told.score(), Rect(128, 302, 384, 16)))
        return found
