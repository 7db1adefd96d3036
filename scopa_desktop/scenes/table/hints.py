"""Help for whoever asks: a move to recommend, and small marks over cards that can take."""

from __future__ import annotations

import time
from collections.abc import Callable, Generator
from typing import TYPE_CHECKING

from scopa_desktop.engine.cards import Card
from scopa_desktop.engine.view import View
from scopa_desktop.runner.bot_runner import think_on
from scopa_desktop.scenes.pace import time_to_think
from scopa_desktop.scenes.scene import Services
from scopa_desktop.scenes.session import Session

if TYPE_CHECKING:
    from scopa_desktop.ai.analysis import Hint


class TableHints:
    """What the table offers a learner; nothing of it between people with hidden hands."""

    def __init__(
        self,
        services: Services,
        session: Session,
        clock: Callable[[], float] = time.perf_counter,
    ) -> None:
        self._services, self._session, self._clock = services, session, clock
        self._thinking: Generator[None, None, Hint] | None = None

    @property
    def is_offered(self) -> bool:
        """Whether the settings and the table allow hints."""
        wish = self._services.settings.current.hints
        if self._session.is_hot_seat or wish == "off":
            return False
        return wish == "on" or any(p.level == "easy" for p in self._session.runner.players)

    @property
    def is_thinking(self) -> bool:
        """Whether a hint is on its way."""
        return self._thinking is not None

    def ask(self, view: View) -> None:
        """Begin to think about a view; the robots are read when the first hint is asked for."""
        from scopa_desktop.ai.analysis import hinting

        self._thinking = hinting(view, self._services.rng)

    def stop(self) -> None:
        """Forget what was asked."""
        self._thinking = None

    def think(self) -> Hint | None:
        """Go on for a moment; the hint once it is there."""
        if self._thinking is None:
            return None
        hint = think_on(self._thinking, time_to_think(self._services), self._clock)
        if hint is not None:
            self._thinking = None
        return hint

    def able(self, view: View) -> tuple[Card, ...]:
        """The hand cards that can take something, where hints are offered."""
        if not self.is_offered:
            return ()
        return tuple(card for card in view.hand if view.captures(card, 1))
