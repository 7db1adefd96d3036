"""What each move was worth: expected points, error, loss, label and reason; and the hint.

Everything is judged from what the seat could know then. The numbers are calibrated: the points
lost by a player in a round agree with the score differences that it really suffers.
"""

from __future__ import annotations

import random
from collections.abc import Generator
from dataclasses import dataclass, replace
from enum import Enum
from typing import Final, TypeVar

from scopa_desktop.ai.bot import collector_paused, require_turn
from scopa_desktop.ai.decision import Decision
from scopa_desktop.ai.game import game_for
from scopa_desktop.ai.levels import ANALYST, MASTER
from scopa_desktop.ai.memory import remember
from scopa_desktop.ai.reasons import (
    Fault,
    FaultReason,
    HintReason,
    blame,
    chance_of_sweep,
    praise,
)
from scopa_desktop.ai.robot import Robot
from scopa_desktop.ai.steps import steps_of
from scopa_desktop.engine.moves import Move
from scopa_desktop.engine.view import View

INACCURACY: Final = 0.15
MISTAKE: Final = 0.40
BLUNDER: Final = 0.80
CERTAINTY: Final = 2.0
"""A loss is called by name only when it is more than so many standard errors."""

ResultT = TypeVar("ResultT")


class Label(Enum):
    """How good a move was."""

    BEST = "best"
    """Nothing better was found."""
    GOOD = "good"
    """It lost nothing worth a word."""
    INACCURACY = "inaccuracy"
    """It lost more than 0.15 points."""
    MISTAKE = "mistake"
    """It lost more than 0.40 points."""
    BLUNDER = "blunder"
    """It lost more than 0.80 points."""

    @property
    def key(self) -> str:
        """The locale key of the word."""
        return f"move-label-{self.value}"


@dataclass(frozen=True, slots=True)
class MoveValue:
    """One legal move, judged."""

    move: Move
    """The move."""
    expected: float
    """Expected points from here to the end of the round: own side less the mean of the others."""
    loss: float
    """Expected points lost against the best move; 0 for the best."""
    error: float
    """Standard error of the loss; 0 where every hidden hand was looked at."""
    label: Label
    """The loss in a word."""
    fault: Fault | None
    """What the best move had that this one had not; None for moves that lose nothing."""


@dataclass(frozen=True, slots=True)
class Analysis:
    """All legal moves of a seat, best first."""

    moves: tuple[MoveValue, ...]
    """Every move, by expected points."""
    worlds: int
    """Hidden hands looked at."""
    complete: bool
    """Whether these were all there are."""
    exact: bool
    """Whether the round was searched to its end with nothing hidden: the values are the truth."""

    @property
    def best(self) -> MoveValue:
        """The best move."""
        return self.moves[0]

    def find(self, move: Move) -> MoveValue:
        """The judgement of one move.

        Raises:
            ValueError: the move is not in the list.
        """
        for value in self.moves:
            if value.move == move:
                return value
        raise ValueError(f"{move} is not among the moves analysed")


@dataclass(frozen=True, slots=True)
class Hint:
    """A move to recommend and a word for it."""

    move: Move
    """What the master would play."""
    reason: HintReason
    """What speaks for it."""


def analysing(
    view: View, rng: random.Random, *, also: Move | None = None
) -> Generator[None, None, Analysis]:
    """Judge the legal moves, in slices.

    Of very many moves the poorer sets are left out; `also` is judged in any case, if legal.
    Hands that may be declared are declared in all moves but `also`.

    Raises:
        ValueError: it is not the turn of the view's seat.
    """
    require_turn(view)
    game = game_for(view.ruleset, view.seats, view.wild)
    steps = steps_of(view, game, also=also)
    situation = remember(view)
    decision = Decision(game, situation, steps, ANALYST, keep_rows=True)
    outlook = yield from decision.run(rng)
    means = outlook.means
    top = max(range(len(means)), key=means.__getitem__)
    values = []
    for place, step in enumerate(steps):
        loss = means[top] - means[place]
        error = outlook.error(place, top)
        label = Label.BEST if place == top else _label(loss, error)
        fault = None
        if loss > 0.0:
            fault = blame(game, step, steps[top], situation.table, last_deal=view.is_last_deal)
            if fault.reason is FaultReason.LEFT_SWEEP:
                fault = replace(fault, chance=chance_of_sweep(game, situation, step))
        values.append(MoveValue(step.move, means[place], loss, error, label, fault))
    values.sort(key=lambda value: value.loss)
    return Analysis(tuple(values), outlook.seen, outlook.complete, outlook.exact)


def analyse_view(view: View, rng: random.Random, *, also: Move | None = None) -> Analysis:
    """Judge the legal moves of the seat in turn, `also` in any case; see `analysing`.

    Raises:
        ValueError: it is not the turn of the view's seat.
    """
    return _run(analysing(view, rng, also=also))


def hinting(view: View, rng: random.Random) -> Generator[None, None, Hint]:
    """What the master would play and why, in slices.

    Raises:
        ValueError: it is not the turn of the view's seat.
    """
    move = yield from Robot(MASTER).think(view, rng)
    game = game_for(view.ruleset, view.seats, view.wild)
    step = next(step for step in steps_of(view, game) if step.move == move)
    return Hint(move, praise(game, step, remember(view).table))


def hint(view: View, rng: random.Random) -> Hint:
    """What the master would play and why.

    Raises:
        ValueError: it is not the turn of the view's seat.
    """
    return _run(hinting(view, rng))


def _label(loss: float, error: float) -> Label:
    if loss <= CERTAINTY * error or loss <= INACCURACY:
        return Label.GOOD
    if loss > BLUNDER:
        return Label.BLUNDER
    return Label.MISTAKE if loss > MISTAKE else Label.INACCURACY


def _run(thinking: Generator[None, None, ResultT]) -> ResultT:
    with collector_paused():
        while True:
            try:
                next(thinking)
            except StopIteration as stop:
                result: ResultT = stop.value
                return result
