"""The match behind the table: who moves next, what the picture still has to catch up with.

The engine runs ahead; its events wait here and are shown one beat after the other.
"""

from __future__ import annotations

import logging
from collections import deque
from typing import Final

from scopa_desktop.engine.cards import Card
from scopa_desktop.engine.events import (
    CardPlayed,
    CardsDealt,
    Event,
    FifteenClaimed,
    RoundStarted,
    TableDealt,
)
from scopa_desktop.scenes.pace import time_to_think
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.session import Session
from scopa_desktop.scenes.table.board import Board
from scopa_desktop.scenes.table.choreography import HIDE_MS, choreograph, deal
from scopa_desktop.scenes.table.stage import Stage
from scopa_desktop.ui.easing import Ease
from scopa_desktop.ui.tween import Parallel, Timeline, Tween

THINK_MS: Final = {"none": 0, "short": 200, "normal": 700, "long": 1500, "click": 0}
"""How long a robot seems to think before its card is shown."""
AHEAD: Final = 24
"""Robots do not run further ahead of the picture than so many events."""
HURRY: Final = 4.0
_log = logging.getLogger(__name__)


class Flow:
    """Events waiting to be shown, and the beat that is being shown."""

    def __init__(self, services: Services, session: Session, stage: Stage) -> None:
        self._services, self._session, self._stage = services, session, stage
        self._queue: deque[Event] = deque()
        self._beat: Timeline | None = None
        self._pause: float | None = None
        self._hiding: Timeline | None = None
        self.is_settled = True
        """Whether the picture was compared with the view since anything moved."""
        self.is_hurried = False
        """Held: everything runs four times as fast."""
        self.waits_for_click = False
        """A robot's card is held back until the player presses."""
        self.faults: list[str] = []
        """What was not in its place when the picture had caught up."""

    @property
    def board(self) -> Board:
        """The board in force."""
        return self._stage.board

    @property
    def is_idle(self) -> bool:
        """Whether the picture has caught up with the engine."""
        return self._beat is None and not self._queue

    def think(self, dt: float) -> None:
        """Let the robot whose turn it is think a little; take up what has happened.

        While no time passes nobody thinks: a new table is seen before the robots are read.
        """
        if dt > 0 and self.is_thinking:
            self._session.runner.tick(time_to_think(self._services))
        self.take_events()

    @property
    def is_thinking(self) -> bool:
        """Whether a robot wants time."""
        player = self._session.runner.turn_player
        return player is not None and not player.is_human and len(self._queue) < AHEAD

    def take_events(self) -> None:
        """Queue what has happened since; hands are hidden from whoever may not see them."""
        session = self._session
        viewer = session.unlocked if session.unlocked == self.board.layout.viewer else None
        events = session.runner.drain_events(viewer)
        if events:
            self.is_settled = False
        self._queue.extend(events)

    def hide_hand(self, but: Card) -> None:
        """Turn the viewer's other cards face down before anything else is shown."""
        rest = [sprite for sprite in self.board.hand if sprite.card != but]
        self._beat = Parallel(*(Tween(s, "face", 0.0, HIDE_MS, Ease.LINEAR) for s in rest))
        self._hiding, self.is_settled = self._beat, False

    def finish_hiding(self) -> None:
        """Another screen comes up: what is still turning face down lies so at once."""
        if self._hiding is not None and self._beat is self._hiding:
            self._beat.finish()
            self._beat = None
        self._hiding = None

    def skip(self) -> None:
        """Finish the beat that is being shown."""
        self.waits_for_click = False
        self._pause = 0.0 if self._pause is not None else None
        if self._beat is not None:
            self._beat.finish()
            self._beat = None

    def drop(self) -> None:
        """Forget everything that waits: the board is about to be settled anew."""
        self._queue.clear()
        self._beat, self._pause, self._hiding = None, None, None
        self.is_settled = True

    def update(self, dt: float) -> bool:
        """Let dt ms pass; whether the picture may have changed."""
        speed = self._services.settings.current.speed
        if self.is_idle:
            return False
        if speed == 0:
            self._show_all()
            return True
        has_shown = False
        left: float | None = dt * speed * (HURRY if self.is_hurried else 1.0)
        while left is not None:
            begins = self._pause is None
            if self._beat is None and not self._next_beat(dt):
                # A robot still seems to think: what that shows was drawn as it began.
                return has_shown or begins
            has_shown = True
            if self._beat is None:
                break
            left = self._beat.advance(left)
            if left is not None:
                self._beat = None
        return True

    def _show_all(self) -> None:
        while not self.is_idle:
            if self._beat is None:
                self._beat = self._make_beat()
            self._beat.finish()
            self._beat = None

    def _next_beat(self, dt: float) -> bool:
        """Begin the next beat; False while a robot still seems to think."""
        if not self._queue:
            return True
        event = self._queue[0]
        if isinstance(event, CardPlayed | FifteenClaimed) and not self._may_show(event.seat, dt):
            return False
        self._beat = self._make_beat()
        return True

    def _may_show(self, seat: int, dt: float) -> bool:
        """Whether a robot has seemed to think for long enough."""
        if self._session.runner.players[seat].is_human:
            return True
        self.board.turn = seat
        pause = self._services.settings.current.robot_pause
        if self._pause is None:
            self._pause = float(THINK_MS[pause])
            self.waits_for_click = pause == "click"
        self._pause -= dt * (HURRY if self.is_hurried else 1.0)
        if self._pause > 0 or (self.waits_for_click and not self.is_hurried):
            return False
        self._pause, self.waits_for_click = None, False
        return True

    def _make_beat(self) -> Timeline:
        event = self._queue.popleft()
        if isinstance(event, RoundStarted):
            self._session.last_seen = None
        if isinstance(event, CardsDealt | TableDealt):
            dealt: list[CardsDealt | TableDealt] = [event]
            while self._queue and isinstance(self._queue[0], CardsDealt | TableDealt):
                following = self._queue.popleft()
                assert isinstance(following, CardsDealt | TableDealt)
                dealt.append(following)
            return deal(dealt, self._stage)
        return choreograph(event, self._stage)

    def settle(self) -> None:
        """Compare the picture with the view, and show the view."""
        viewer = self.board.layout.viewer
        view = self._session.runner.view(viewer)
        hidden = self._session.unlocked != viewer
        faults = self.board.settle(view, hidden=hidden)
        for fault in faults:
            _log.warning("the picture was behind: %s", fault)
        self.faults += faults
        self.is_settled = True
