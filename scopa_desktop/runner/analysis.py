"""A whole record judged move by move, each from what its seat could know at the time."""

from __future__ import annotations

import random
from collections.abc import Iterator
from dataclasses import dataclass

from scopa_desktop.ai.analysis import Analysis, MoveValue, analyse_view
from scopa_desktop.engine.moves import Move
from scopa_desktop.engine.record import MatchRecord, replay_steps
from scopa_desktop.engine.view import view_for
from scopa_desktop.runner.bot_runner import decision_seed

_WORD = "analysis"


@dataclass(frozen=True, slots=True)
class JudgedPlay:
    """One move of a record and what it was worth."""

    round_number: int
    """Number of the round, from 1."""
    ply: int
    """Number of the move in the round, from 1."""
    seat: int
    """Who moved."""
    move: Move
    """What was played."""
    analysis: Analysis
    """Every move that was possible."""

    @property
    def value(self) -> MoveValue:
        """The judgement of the move played."""
        return self.analysis.find(self.move)


def analyse_record(record: MatchRecord, *, seat: int | None = None) -> Iterator[JudgedPlay]:
    """Judge the moves of one seat, or of all; lazily, so that a caller may stop between moves.

    Forced moves are judged too (they lose nothing). The same record gives the same numbers.

    Raises:
        RecordError: at the first thing in the record that the rules refuse.
    """
    for step in replay_steps(record):
        before = step.before.round
        if step.move is None or before is None or before.turn is None:
            continue
        if seat is not None and before.turn != seat:
            continue
        view = view_for(step.before, before.turn)
        ply = len(before.history) + 1
        rng = random.Random(decision_seed(0, before.number, ply, before.turn, _WORD))
        found = analyse_view(view, rng, also=step.move)
        yield JudgedPlay(before.number, ply, before.turn, step.move, found)
