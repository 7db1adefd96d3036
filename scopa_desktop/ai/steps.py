"""The moves of one seat as masks, for the robots' inner life."""

from __future__ import annotations

from typing import NamedTuple

from scopa_desktop.ai.game import Game
from scopa_desktop.engine.cards import mask_of
from scopa_desktop.engine.declarations import best_declaration, declarable
from scopa_desktop.engine.moves import Claim, Move, Play
from scopa_desktop.engine.view import View


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


def steps_of(view: View, game: Game, *, every: bool = False) -> list[Step]:
    """The legal moves.

    Where the hand may be declared, only those that declare it (it always pays), unless `every`
    move is asked for.
    """
    moves = view.legal_moves()
    declaring = [move for move in moves if isinstance(move, Play) and move.declares]
    chosen = moves if every or not declaring else declaring
    return [_step(view, game, move) for move in chosen]


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
