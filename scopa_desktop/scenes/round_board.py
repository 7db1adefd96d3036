"""The round's board: counted line by line with the why, then the match; never left by itself."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from scopa_desktop.engine.scoring import ScoreSheet
from scopa_desktop.scenes.key_signs import key_sign
from scopa_desktop.scenes.menu import MenuScene
from scopa_desktop.scenes.pace import moving
from scopa_desktop.scenes.round_count import Count
from scopa_desktop.scenes.round_paint import PANEL, BoardPainter
from scopa_desktop.scenes.round_words import RoundWords
from scopa_desktop.scenes.rule_badges import TIP_W
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.session import Session
from scopa_desktop.scenes.taken_cards import draw_taken, taken_nodes
from scopa_desktop.ui.buttons import Button
from scopa_desktop.ui.canvas import Canvas
from scopa_desktop.ui.frames import ENTER, board
from scopa_desktop.ui.geometry import Rect
from scopa_desktop.ui.input import Command, Commanded, InputEvent, PointerPressed
from scopa_desktop.ui.list_view import ListView
from scopa_desktop.ui.nodes import Node

ROWS: Final = Rect(52, 56, 536, 138)
PITCHES: Final = {7: 19, 8: 17}
"""Closer rows where there are more of them; beyond eight they scroll."""
PITCH: Final = 23
BADGE_ROWS: Final = (Rect(217, 314, 198, 9), Rect(217, 325, 198, 9))
SOUNDS: Final = {"tick": "score_tick", "point": "score_point", "total": "score_total"}
PRESSES: Final = (Command.CONFIRM, Command.MARK, Command.CANCEL, Command.TAKE)
TO_CARDS: Final = (Command.LAST_MOVE, Command.TAKE_15)
"""V, and X on a pad: the cards that were taken, or the count again."""
CARDS: Final = Rect(56, 308, 156, 32)
NEXT: Final = Rect(420, 308, 164, 32)
ROW: Final = "round-line-"


class RoundBoardScene(MenuScene):
    """Shown when a round is over; a press hurries the count, the next one ends it."""

    key = "round"

    def __init__(self, services: Services, *, session: Session, sheet: ScoreSheet) -> None:
        super().__init__(services)
        self.session, self.sheet = session, sheet
        self.words = RoundWords(services, session, sheet)
        lines = sheet.lines.values()
        counts = [max(line.counts) for line in lines]
        self.count = Count(counts, [any(line.points) for line in lines], self._sound)
        self.shows_cards = False
        self._hurried = False
        pitch = PITCHES.get(len(counts), PITCH if len(counts) < 7 else min(PITCHES.values()))
        self._list = ListView(ROWS, pitch, min(pitch, 21))

    def _sound(self, what: str) -> None:
        self.services.audio.play(SOUNDS[what])

    # --- time

    def update(self, dt: float) -> None:
        """See `Scene`."""
        if self.count.is_done:
            return
        if moving(self.services, 1.0):
            self.count.advance(dt / moving(self.services, 1.0))
        else:
            self.count.finish()
        if self.count.is_counting:
            self._list.reveal(self._row_id(self.count.at))
        self.touch()

    def is_moving(self) -> bool:
        """See `Scene`."""
        return not self.count.is_done

    # --- the buttons

    def _row_id(self, line: int) -> str:
        return f"{ROW}{list(self.sheet.lines)[line]}"

    def row_rects(self) -> list[tuple[int, Rect]]:
        """The lines in sight: number and place."""
        return self._list.rows([self._row_id(i) for i in range(len(self.sheet.lines))])

    def lists(self) -> Sequence[ListView]:
        """See `MenuScene`."""
        return () if self.shows_cards else (self._list,)

    def buttons(self) -> list[Button]:
        """See `MenuScene`."""
        over = self.session.runner.is_match_over
        cards = self.text("round-lines" if self.shows_cards else "round-cards")
        label = self.text("round-finish" if over else "round-next")
        return [
            *([] if self.shows_cards else self._rows()),
            Button("round-cards", CARDS, cards, key=key_sign(self.services, "V", "X")),
            *self._house_rules(),
            Button("round-next", NEXT, label, "primary", key=key_sign(self.services, ENTER, "A")),
        ]

    def _house_rules(self) -> list[Button]:
        """The badges of this house; pressed, they open the rules of the table."""
        badges = self.session.badges
        if not badges.badges:
            return []
        rect = badges.extent(*BADGE_ROWS, is_centered=True).grown(4)
        name = self.text("rules-table-changed")
        return [Button("round-rules", rect, "", plain=True, name=name, value=badges.rules)]

    def _rows(self) -> list[Button]:
        keys = list(self.sheet.lines)
        return [
            Button(
                self._row_id(i),
                rect,
                "",
                plain=True,
                lit=True,
                role="text",
                name=self.words.why(keys[i]) if self.count.paid(i) >= 1 else "",
                value=" ".join(map(str, self.sheet.lines[keys[i]].points))
                if self.count.paid(i) >= 1
                else "",
            )
            for i, rect in self.row_rects()
        ]

    def first_focus(self) -> str:
        """See `MenuScene`."""
        return "round-next"

    def current(self) -> str | None:
        """The line whose why is told: under the pointer, in focus, or being counted."""
        focused = self.focus.focused if self.focus.is_shown else None
        for row_id in (self.focus.hot, focused):
            if row_id is not None and row_id.startswith(ROW):
                key = row_id.removeprefix(ROW)
                return key if self.count.is_named(list(self.sheet.lines).index(key)) else None
        return list(self.sheet.lines)[self.count.at] if self.count.is_counting else None

    def handle(self, event: InputEvent) -> bool:
        """See `Scene`: while it counts, a press is for the count."""
        if not self.count.is_done:
            match event:
                case PointerPressed():
                    self._hurry()
                    return True
                case Commanded(command, is_down=True) if command in PRESSES + TO_CARDS:
                    if not event.is_repeat:
                        self._hurry()
                    return True
        return super().handle(event)

    def command(self, command: Command) -> bool:
        """See `MenuScene`: a line has nothing to press, so a press on it goes on."""
        goes_on = command in (Command.CONFIRM, Command.MARK)
        is_row = (self.focus.focused or "").startswith(ROW)
        if command in TO_CARDS or (goes_on and is_row):
            wanted = "round-cards" if command in TO_CARDS else "round-next"
            self.press(next(item for item in self.buttons() if item.id == wanted))
            return True
        return super().command(command)

    def _hurry(self) -> None:
        """The first press finishes the line, a second one everything."""
        if self._hurried or not self.count.is_counting:
            self.count.finish()
        else:
            self.count.hurry()
        self._hurried = True
        self.touch()

    def activate(self, button_id: str) -> None:
        """See `MenuScene`."""
        if button_id == "round-next":
            self.services.navigation.pop(button_id)
        elif button_id == "round-cards":
            self.shows_cards = not self.shows_cards
        elif button_id == "round-rules":
            seat = self.session.onlooker or 0
            self.services.navigation.push(
                "pause", session=self.session, seat=seat, shows_rules=True
            )

    def go_back(self) -> None:
        """Esc leaves the cards; the board is left by its button, so that nobody misses it."""
        if self.shows_cards:
            self.services.audio.play("ui_back")
            self.shows_cards = False
            self.touch()

    # --- the picture

    def draw_ground(self, canvas: Canvas) -> None:
        """See `MenuScene`."""
        super().draw_ground(canvas)
        board(canvas, PANEL)
        painter = BoardPainter(self, canvas)
        if self.shows_cards:
            draw_taken(self.services, self.session, canvas, self.text("round-taken"))
        else:
            painter.heading()
            painter.lines()
            painter.totals()
            painter.reasons()
            self._list.draw_bar(canvas)
        self.session.badges.draw(canvas, *BADGE_ROWS, is_centered=True)

    def draw_details(self, canvas: Canvas) -> None:
        """See `MenuScene`: the rules behind the badges."""
        if self.focus.current == "round-rules":
            self.session.badges.draw_tip(canvas, 316 - TIP_W // 2, 304, above=True)

    def extra_nodes(self) -> list[Node]:
        """See `MenuScene`."""
        if self.shows_cards:
            return taken_nodes(self.session)
        found = [Node("round-total", "text", self.text("round-total"), Rect(56, 200, 528, 24), "")]
        if self.count.is_done:
            totals = " ".join(map(str, self.sheet.totals))
            scores = " ".join(map(str, self.session.runner.view(0).scores))
            found = [
                Node(
                    "round-total", "text", self.text("round-total"), Rect(56, 200, 528, 24), totals
                ),
                Node(
                    "round-match", "text", self.text("round-match"), Rect(56, 226, 528, 24), scores
                ),
                Node("round-verdict", "text", self.words.standing(), Rect(56, 254, 528, 14)),
                Node("round-left", "text", self.words.leftovers(), Rect(56, 284, 528, 14)),
            ]
        return found
