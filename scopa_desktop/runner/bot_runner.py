"""Lets a robot think a few milliseconds at a time, from a seed of its own for every decision."""

from __future__ import annotations

import random
from collections.abc import Callable, Generator
from typing import TYPE_CHECKING, TypeVar

from scopa_desktop.engine.moves import Move
from scopa_desktop.engine.view import View

if TYPE_CHECKING:
    from scopa_desktop.ai.bot import Bot

T = TypeVar("T")


def find_bot(key: str) -> Bot:
    """The robot of this key; the robots are read when the first one is asked for.

    Raises:
        ValueError: there is none.
    """
    from scopa_desktop import ai

    return ai.find_bot(key)


def decision_seed(match_seed: int, round_number: int, ply: int, seat: int, level: str) -> int:
    """The seed of one decision: the same on every machine, and after a take-back or a resume."""
    # Late, for it loads a large library: the first picture comes sooner.
    from hashlib import blake2b

    text = f"{match_seed}/{round_number}/{ply}/{seat}/{level}"
    return int.from_bytes(blake2b(text.encode(), digest_size=8).digest(), "big")


def think_on(
    thinking: Generator[None, None, T], budget_ms: float, clock: Callable[[], float]
) -> T | None:
    """Go on with a sliced thought until the budget is used up; what it found, if it is over.

    At least one slice is thought, so that every call gets further. The budget decides only how
    soon something is found, never what.
    """
    deadline = clock() + budget_ms / 1000
    while True:
        try:
            next(thinking)
        except StopIteration as stop:
            found: T = stop.value
            return found
        if clock() >= deadline:
            return None


class BotRunner:
    """One decision being thought about."""

    def __init__(self, bot: Bot, view: View, seed: int, clock: Callable[[], float]) -> None:
        self._bot = bot
        self._thinking = bot.think(view, random.Random(seed))
        self._clock = clock

    @property
    def cut_at(self) -> int | None:
        """Hidden hands seen when a thought that is over ran out of time; None when it did not."""
        found: int | None = getattr(self._bot, "cut_at", None)  # the simple robots have no limit
        return found

    def advance(self, budget_ms: float) -> Move | None:
        """Think until the budget is used up; the move when there is one. See `think_on`."""
        return think_on(self._thinking, budget_ms, self._clock)
