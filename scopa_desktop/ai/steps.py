"""The moves of one seat as masks, for the robots' inner life."""

from __future__ import annotations

from typing import Final, NamedTuple

from scopa_desktop.ai.game import Game, game_for
from scopa_desktop.engine.cards import mask_of
from scopa_desktop.engine.declarations import best_declaration, declarable
from scopa_desktop.engine.moves import Claim, Move, Play
from scopa_desktop.engine.view import View

MANY: Final = 48
"""More moves than this are not all thought about."""


class Step(NamedTuple):
    """A legal move with its masks."""

    move: Move
    """The move as the engine wants it."""
    card: int
    """Mask of the played card; 0 for a claim."""
    taken: int
    """Mask of the captured or claimed cards."""
    is_claim: bool = False
    """Whether it claims a left fifteen; the seat plays a card afterwards."""
    wild: int = 0
    """Value of the seven of cups from this move on; 0 when it is a seven."""
    bonus: float = 0.0
    """Points for declaring, as a difference."""

    def declines(self, game: Game, table: int) -> bool:
        """Whether it lays a card that could capture."""
        return not self.taken and bool(game.takes(table, self.card)) and bool(table)


def steps_of(view: View, game: Game, *, also: Move | None = None) -> list[Step]:
    """The legal moves that are worth a thought.

    A hand that may be declared is declared: that always pays. Of more than `MANY` moves only the
    best sets of each card stay. `also` is kept in any case, if it is legal.
    """
    moves = view.legal_moves()
    declaring = [move for move in moves if isinstance(move, Play) and move.declares]
    steps = [_step(view, game, move) for move in declaring or moves]
    if len(steps) > MANY:
        steps = [step for step in steps if _stands_out(game, step, view)]
    if also is not None and also in moves and all(step.move != also for step in steps):
        steps.append(_step(view, game, also))
    return steps


def _stands_out(game: Game, step: Step, view: View) -> bool:
    table = mask_of(view.table)
    if step.is_claim:
        assert view.left15 is not None
        return step.taken in game.claims(table, view.left15.bit)
    if not step.taken:
        return True
    own = game if not step.wild else game_for(view.ruleset, view.seats, step.wild)
    return step.taken in own.takes(table, step.card)


def _step(view: View, game: Game, move: Move) -> Step:
    if isinstance(move, Claim):
        return Step(move, 0, move.mask, is_claim=True)
    if not move.declares:
        return Step(move, move.card.bit, move.mask, wild=view.wild)
    meanings = declarable(view.ruleset, mask_of(view.hand))
    wild = best_declaration(meanings)[0] if move.wild is None else move.wild
    return Step(
        move,
        move.card.bit,
        move.mask,
        wild=wild if view.ruleset.matta_sticky else view.wild,
        bonus=game.sign * meanings[wild],
    )
