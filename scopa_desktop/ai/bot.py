"""What every robot offers, and its identity card.

A robot sees a `View` and nothing else, and gets its chance from outside: the same view and the
same random generator give the same move.
"""

from __future__ import annotations

import gc
import random
from collections.abc import Generator, Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from typing import Protocol

from scopa_desktop.engine.moves import Move
from scopa_desktop.engine.view import View

Thinking = Generator[None, None, Move]
"""A thought in slices: yields about every 2 ms of work and returns the move."""


@dataclass(frozen=True, slots=True)
class BotInfo:
    """Who a robot is."""

    key: str
    """The word used on the command line, in records and in the locales."""
    order: int
    """Strength order, weakest first; references come before the levels."""
    is_level: bool = True
    """Whether a player may choose it; the references only serve to measure."""

    @property
    def name_key(self) -> str:
        """The locale key of its name."""
        return f"level-{self.key}"

    @property
    def summary_key(self) -> str:
        """The locale key of the line that says what it knows."""
        return f"level-{self.key}-summary"


class Bot(Protocol):
    """A robot at a seat. It keeps nothing between moves."""

    @property
    def info(self) -> BotInfo:
        """Its identity card."""
        ...

    def choose(self, view: View, rng: random.Random) -> Move:
        """Think to the end and return a legal move.

        Raises:
            ValueError: it is not the turn of the view's seat.
        """
        ...

    def think(self, view: View, rng: random.Random) -> Thinking:
        """The same thought, in slices; the generator's return value is the move."""
        ...


def finish(thinking: Thinking) -> Move:
    """Run a sliced thought to its end."""
    while True:
        try:
            next(thinking)
        except StopIteration as stop:
            move: Move = stop.value
            return move


@contextmanager
def collector_paused() -> Iterator[None]:
    """Keep the cyclic garbage collector out of a slice of thought.

    The searches make no cycles, but their long-lived caches make a full collection slow:
    measured, the worst decision took 150 ms with it and 45 ms without.
    """
    was_on = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_on:
            gc.enable()


def sliced(thinking: Thinking) -> Thinking:
    """The same thought with the collector paused inside, not between, its slices."""
    while True:
        # What `collector_paused` does, without its cost for each of very many slices.
        was_on = gc.isenabled()
        gc.disable()
        try:
            next(thinking)
        except StopIteration as stop:
            move: Move = stop.value
            return move
        finally:
            if was_on:
                gc.enable()
        yield


def require_turn(view: View) -> None:
    """Refuse a view on which there is nothing to decide.

    Raises:
        ValueError: the round is over or another seat is to move.
    """
    if view.is_over:
        raise ValueError("the round is over")
    if view.turn != view.seat:
        raise ValueError(f"seat {view.seat} is asked for a move, but it is the turn of {view.turn}")
