"""The table: people and robots play here, by drag and drop, by click, by key, by pad.

This file only wires the parts together: `flow` catches up with the engine, `turns` brings the
other screens, `control` and `keys` turn input into moves, `board` is what is on the screen,
and `picture` paints it.
"""

from __future__ import annotations

from typing import Any, Final

from scopa_desktop.engine.cards import Card
from scopa_desktop.engine.errors import MoveError, Refusal
from scopa_desktop.engine.moves import Move, Play
from scopa_desktop.engine.view import View
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.session import Session
from scopa_desktop.scenes.table.base import TableBase
from scopa_desktop.scenes.table.board import Board
from scopa_desktop.scenes.table.control import TableControl
from scopa_desktop.scenes.table.extras import TableExtras, may_declare
from scopa_desktop.scenes.table.flow import Flow
from scopa_desktop.scenes.table.hints import TableHints
from scopa_desktop.scenes.table.keys import TableKeys
from scopa_desktop.scenes.table.picture import TablePicture
from scopa_desktop.scenes.table.pointer import TablePointer
from scopa_desktop.scenes.table.prompt import Prompt, notice
from scopa_desktop.scenes.table.question import Question, leave_question, which_question
from scopa_desktop.scenes.table.refusals import sentence
from scopa_desktop.scenes.table.selection import Selection
from scopa_desktop.scenes.table.stage import Stage
from scopa_desktop.scenes.table.turns import TableTurns
from scopa_desktop.scenes.table.wording import band
from scopa_desktop.ui.buttons import Button
from scopa_desktop.ui.canvas import Canvas
from scopa_desktop.ui.geometry import Rect, Vec
from scopa_desktop.ui.input import Command, Device, InputEvent
from scopa_desktop.ui.nodes import Node
from scopa_desktop.ui.tween import Animator, Sequence, Tween

PULSE_MS: Final = 400
PULSES: Final = 8
"""The arrow of the turn bounces so often and then rests: an idle table draws nothing."""


class TableScene(TableBase):
    """One match on the screen, seen from one seat."""

    key = "table"
    keys_follow_pointer = False

    def __init__(self, services: Services, *, session: Session) -> None:
        super().__init__(services, session)
        self.animator = Animator()
        self.question: Question | None = None
        self._band: Prompt | None = None
        self._is_band_old = True
        self.inspected: tuple[Card, Rect] | None = None
        self.shows_last = False
        self.declares = self.can_declare = False
        self.able: tuple[Card, ...] = ()
        self._pulse = 0.0
        self._pending: Move | None = None
        self._sit_at_first()
        self.view: View = session.runner.view(self.seat)
        self.hints = TableHints(services, session)
        self._stage = self._make_stage()
        self.flow = Flow(services, session, self._stage)
        self.control = TableControl(self)
        self.turns = TableTurns(self)
        self.pointer = TablePointer(self)
        self.keys = TableKeys(self)
        self.extras = TableExtras(self)
        self.picture = TablePicture(self)
        self.turns.begin()

    # --- where the match stands

    def _sit_at_first(self) -> None:
        """A single person, or open hands: shown at once. Otherwise the curtain comes first."""
        session = self.session
        humans = session.humans
        seat = humans[0] if humans else 0
        is_open = bool(humans) and not session.is_hot_seat
        session.unlocked, session.last_seen = (seat if is_open else None), None
        self.board = Board(self.layout_for(seat))

    def _make_stage(self) -> Stage:
        session, ruleset = self.session, self.session.runner.ruleset
        return Stage(
            board=self.board,
            seats=len(session.runner.players),
            sides=session.side_count,
            is_fifteen=ruleset.capture_mode == "fifteen",
            is_open=lambda: self.is_open,
            is_calm=lambda: self.settings.reduced_motion,
            text=self.text,
            play=self.sound,
            deals=self.view.deals,
        )

    def refresh(self) -> None:
        """Take up the newest view."""
        self.view = self.session.runner.view(self.seat)
        self.control.reset()
        self.able = self.hints.able(self.view) if self.is_open else ()
        self.declares = False
        self.can_declare = self.is_mine and may_declare(self.view)
        if self.inspected is not None and not self._is_in_sight(self.inspected[0]):
            self.inspected = None
        self._pulse = 0.0
        self.touch()

    def _is_in_sight(self, card: Card) -> bool:
        """Whether the person at the screen sees a card lying."""
        return card in self.view.table or (self.is_open and card in self.view.hand)

    def touch(self) -> None:
        """See `BaseScene`; what the band says may have changed too."""
        super().touch()
        self._is_band_old = True

    @property
    def prompt(self) -> Prompt | None:
        """What the band between table and hand shows."""
        if self._is_band_old:
            self._is_band_old = False
            is_taken = self.question is not None or bool(self.board.lit_text)
            self._band = None if is_taken else self._words()
        return self._band

    def _words(self) -> Prompt | None:
        if not self.control.leaves:
            return band(self, self.shown)
        words = self.text("table-ask-leave")
        return notice(words, self.width_of(words))

    @property
    def shown(self) -> Selection:
        """The selection whose cards light up."""
        return self.control.shown

    # --- moves

    def commit(self, move: Move) -> None:
        """Submit a move, or refuse it in words; while cards still fly it waits."""
        if self.declares and isinstance(move, Play):
            move = Play(move.card, move.captured, declares=True)
        if not self.flow.is_idle and not self.is_mine:
            self._pending = move
            return
        refusal = self.view.why_not(move)
        if refusal is not None:
            refusal = self._plainer(refusal, move)
            words = sentence(refusal, self.text, self.name_of, self.turn_name)
            self._refuse(move, words)
            return
        if isinstance(move, Play) and self.question is None:
            question = leave_question(self, move, self.card_place(move.card))
            if question is not None:
                self._open_question(question)
                return
        self._pending = move
        if self.flow.is_idle:
            self._submit()

    def _plainer(self, refusal: Refusal, move: Move) -> Refusal:
        """Of a wrong sum where an equal card lies: that this one comes first."""
        if not isinstance(move, Play) or not self.view.ruleset.equal_first:
            return refusal
        equal = tuple(card for card in self.view.table if card.value == move.card.value)
        is_sum = refusal.reason in (MoveError.SUM_LOW, MoveError.SUM_HIGH)
        return Refusal(MoveError.SAME_FIRST, first=equal[:1]) if is_sum and equal else refusal

    def card_place(self, card: Card) -> Vec:
        """The middle of a hand card as it is drawn."""
        sprite = next((s for s in self.board.hand if s.card == card), None)
        return Vec(sprite.x + 28, sprite.y - 20) if sprite is not None else Vec(320, 240)

    def _refuse(self, move: Move, words: str) -> None:
        self.say(words, is_refusal=True)
        self.sound("ui_no")
        if isinstance(move, Play):
            self.control.home(move.card)
        taken = move.captured if isinstance(move, Play) else move.cards
        for card in taken if not self.settings.reduced_motion else ():
            if (sprite := self.board.table.get(card)) is not None:
                steps = [Tween(sprite, "lean", side, 40) for side in (3, -3, 3, -3, 3, 0)]
                self.animator.run(Sequence(*steps), key=("shake", card))

    def _submit(self) -> None:
        move, self._pending = self._pending, None
        if move is None:
            return
        if self.view.why_not(move) is not None:
            # It was meant for a table that has changed meanwhile.
            self.control.reset()
            return
        self.question = None
        self.hints.stop()
        self.clear_notice()
        if self.session.is_hot_seat and isinstance(move, Play):
            # Before any other motion: nobody else may see what is left of the hand.
            self.session.unlocked = None
            self.control.cancel()
            self.able = ()
            self.inspected = None
            self.flow.hide_hand(move.card)
        self.session.runner.submit(self.seat, move)
        self.flow.take_events()
        self.control.hovered = None
        self.refresh()

    def ask(self, card: Card, point: Vec) -> None:
        """Ask what a card dropped on the felt should do."""
        self._open_question(which_question(self, card, point))

    def _open_question(self, question: Question) -> None:
        self.question = question
        self.focus.focused = question.choices[0].id
        self.touch()

    def answer(self, choice_id: str) -> None:
        """Carry out what was asked about."""
        question = self.question
        if question is None:
            return
        chosen = next(c.move for c in question.choices if c.id == choice_id)
        if chosen is not None:
            self.commit(chosen)
        self.question = None
        self.focus.focused = self.first_focus()
        self.touch()

    # --- time

    def update(self, dt: float) -> None:
        """See `Scene`."""
        self.control.update(dt)
        if not self.animator.is_idle:
            self.animator.advance(dt)
            self.touch()
        if self.board.particles:
            self.board.advance_particles(dt)
            self.touch()
        self.time_notice(dt)
        if self.turns.is_elsewhere:
            return
        self.flow.think(dt)
        if self.flow.update(dt):
            self.touch()
        if self.flow.is_idle and not self.flow.is_settled:
            self._caught_up()
        if self.flow.is_idle:
            self.turns.go_on()
        self.extras.think_hint()
        self._bounce(dt)

    @property
    def _bounces(self) -> bool:
        is_lively = self.is_mine and not self.settings.reduced_motion
        return is_lively and self._pulse < PULSE_MS * PULSES

    def _bounce(self, dt: float) -> None:
        if self._bounces:
            before = self.pulse
            self._pulse += dt
            if self.pulse != before:
                self.touch()

    @property
    def pulse(self) -> int:
        """0 or 1: the bouncing of the turn arrow."""
        return int(self._pulse / PULSE_MS) % 2

    def _caught_up(self) -> None:
        """The picture shows what the engine knows: check it, and let a waiting move go."""
        self.flow.settle()
        self.refresh()
        self._focus_hand()
        if self._pending is not None:
            self._submit()

    def _focus_hand(self) -> None:
        """The focus is never lost: with a turn it comes back to the hand."""
        kind, _, number = (self.focus.focused or "").partition("-")
        if self.is_mine and not (kind == "hand" and int(number) < len(self.view.hand)):
            self.focus.focused = self.first_focus()

    def resume(self, result: Any) -> None:
        """See `Scene`."""
        super().resume(result)
        if not self.extras.answered(result):
            self.turns.resumed(result)

    def is_moving(self) -> bool:
        """See `Scene`."""
        return (
            (not self.flow.is_idle and not self.flow.waits_for_click)
            or not self.animator.is_idle
            or bool(self.board.particles)
            or self.control.is_moving
            or self.flow.is_thinking
            or self.hints.is_thinking
        )

    def needs_redraw(self) -> bool:
        """See `Scene`; a robot that thinks or seems to think moves nothing."""
        dirty, self._dirty = self._dirty, False
        return dirty or self.control.is_moving

    def wakes_in(self) -> float | None:
        """See `Scene`."""
        waits = [PULSE_MS] if self._bounces else []
        if self.notice_left > 0 and not self.settings.keep_notices:
            waits.append(round(self.notice_left))
        return float(min(waits)) if waits else None

    # --- the parts of a scene

    def buttons(self) -> list[Button]:
        """See `MenuScene`."""
        return self.keys.targets()

    def activate(self, button_id: str) -> None:
        """See `MenuScene`."""
        self.keys.activate(button_id)

    def press(self, item: Button) -> None:
        """See `MenuScene`; cards make sounds of their own."""
        if item.plain and not item.id.startswith("button-"):
            self.keys.activate(item.id)
            self.touch()
        else:
            super().press(item)

    def handle(self, event: InputEvent) -> bool:
        """See `Scene`."""
        return self.pointer.handle(event) or super().handle(event)

    def command(self, command: Command) -> bool:
        """See `MenuScene`."""
        return self.keys.command(command) or super().command(command)

    def go_back(self) -> None:
        """Esc: one step back, at the end of which is the pause."""
        if self.question is not None:
            card, self.question = self.question.card, None
            self.control.home(card)
            self.focus.focused = self.first_focus()
        elif self.inspected is not None or self.shows_last:
            self.inspected, self.shows_last = None, False
        elif not self.control.cancel():
            self.extras.open_pause()
        self.touch()

    def first_focus(self) -> str | None:
        """See `MenuScene`."""
        return "hand-0"

    @property
    def shows_keys(self) -> bool:
        """Whether the hand carries its digits: keys were used last."""
        return self.device is Device.KEYBOARD and self.is_open

    def draw_ground(self, canvas: Canvas) -> None:
        """See `MenuScene`."""
        self.picture.draw(canvas)

    def draw_details(self, canvas: Canvas) -> None:
        """See `MenuScene`."""
        self.picture.draw_over(canvas)

    def nodes(self) -> list[Node]:
        """See `Scene`."""
        return self.picture.named(super().nodes())

    def extra_nodes(self) -> list[Node]:
        """See `MenuScene`."""
        return self.picture.nodes()
