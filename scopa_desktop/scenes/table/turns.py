"""Who sits at the screen: the curtain between people, the end of a round, the next one."""

from __future__ import annotations

from typing import Any, Protocol

from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.session import Session
from scopa_desktop.scenes.table.board import Board
from scopa_desktop.scenes.table.flow import Flow
from scopa_desktop.scenes.table.layout import TableLayout
from scopa_desktop.scenes.table.recall import Recall


class Table(Protocol):
    """What the table scene offers its turns."""

    services: Services
    session: Session
    board: Board
    flow: Flow

    def refresh(self) -> None:
        """Take up the newest view."""

    def layout_for(self, seat: int) -> TableLayout:
        """The rectangles as a seat sees them."""

    def sound(self, name: str) -> None:
        """Play a sound."""


class TableTurns:
    """Hands the screen from one person to the next, and the match from round to round."""

    def __init__(self, table: Table) -> None:
        self._table = table
        self.is_elsewhere = False
        """Another screen was asked for: nothing goes on here."""
        self._settings = table.services.settings.current
        """Those in force when the table was left."""

    @property
    def _seat(self) -> int:
        return self._table.board.layout.viewer

    def begin(self) -> None:
        """Show a match that goes on as it is; let a new one be dealt before our eyes."""
        table = self._table
        session = table.session
        view = session.runner.view(self._seat)
        table.board.settle(view, hidden=True)
        if not view.history:
            table.board.start_round(len(session.runner.players), session.side_count)
            table.flow.take_events()
        if view.history or table.flow.is_idle:
            self.show_as_it_is()
        table.refresh()

    def show_as_it_is(self) -> None:
        """Without motion: every card in the slot that it had, and the last move told."""
        table, runner = self._table, self._table.session.runner
        table.flow.drop()
        runner.drain_events(self._seat)
        recall = Recall(runner.record)
        table.board.slots, table.board.last_move = recall.slots, recall.last_move
        hidden = table.session.unlocked != self._seat
        table.board.settle(runner.view(self._seat), hidden=hidden)

    def go_on(self) -> None:
        """What comes next once nothing moves."""
        session = self._table.session
        runner = session.runner
        if runner.is_match_over or runner.is_round_over:
            self._end_of_round()
            return
        seat = runner.turn
        if seat is None or not runner.players[seat].is_human or session.unlocked == seat:
            return
        if not session.is_hot_seat or session.last_seen == seat:
            self._sit_down(seat)
        else:
            self._go("push", "curtain", name=runner.players[seat].name, session=session, seat=seat)

    def _go(self, way: str, key: str, **arguments: Any) -> None:
        self.is_elsewhere = True
        self._settings = self._table.services.settings.current
        # No time passes here meanwhile: what is hidden must be hidden now.
        self._table.flow.finish_hiding()
        getattr(self._table.services.navigation, way)(key, **arguments)

    def _sit_down(self, seat: int) -> None:
        """A person takes the screen: the ring turns, their hand is shown."""
        table = self._table
        session = table.session
        session.unlocked = session.last_seen = seat
        if seat != self._seat:
            table.board.layout = table.layout_for(seat)
        table.flow.drop()
        table.board.settle(session.runner.view(seat), hidden=False)
        table.refresh()
        table.sound("turn")

    def _end_of_round(self) -> None:
        session = self._table.session
        sheet = session.runner.score_sheet
        session.count()
        if sheet is None or session.runner.match.ended is not None:
            self._go("replace", "match-end", session=session)
        else:
            self._go("push", "round", session=session, sheet=sheet)

    def pause(self, *, shows_rules: bool = False) -> None:
        """The pause; the seat that asked is the one that may resign.

        Whoever passes by may look at it: between people the hand is turned down first.
        """
        session = self._table.session
        humans = session.humans
        seat = self._seat if self._seat in humans else (humans[0] if humans else 0)
        self.lock()
        self._go("push", "pause", session=session, seat=seat, shows_rules=shows_rules)

    def show_moves(self) -> None:
        """The drawer of the moves; it tells nothing that is hidden."""
        self._go("push", "moves", session=self._table.session, seat=self._seat)

    def ask(self, question: str, yes: str, no: str, tag: str) -> None:
        """A question on top, with no hand under it that others might see."""
        self.lock()
        self._go("push", "dialog", question=question, yes=yes, no=no, tag=tag)

    def lock(self) -> None:
        """Somebody else may sit there now: hide the hand, and ask who it is."""
        table = self._table
        session = table.session
        if session.is_hot_seat and session.unlocked is not None:
            session.unlocked = session.last_seen = None
            table.flow.drop()
            table.board.settle(session.runner.view(self._seat), hidden=True)
            for sprite in table.board.hand:
                sprite.lift = sprite.lean = 0.0
            # What was told of the hand goes with it: marks, hints, a card in large.
            table.refresh()

    def resumed(self, result: object) -> None:
        """The screen above went away."""
        table = self._table
        session, runner = table.session, table.session.runner
        self.is_elsewhere = False
        # Who pauses at the curtain is the one that it names.
        looker = runner.turn if result == "curtain-ready" else self._seat
        session.follow_settings(looker, self._settings)
        if result == "round-next":
            if runner.is_match_over:
                self._go("replace", "match-end", session=session)
                return
            if session.is_hot_seat:
                session.unlocked = None
            runner.next_round()
            table.flow.take_events()
        elif result == "curtain-ready" and runner.turn is not None:
            self._sit_down(runner.turn)
        elif result != "moves-close":
            self.lock()
        table.refresh()
