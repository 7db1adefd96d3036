"""How likely a world is: would the others have played as they did, with those hands?

For every closed hand and every play of this deal, the hand as it was then is rebuilt and the
play made is weighed by a softmax over the one-ply scores. Robots cannot read minds; measured,
this brings 0.1 points a round and costs nothing against players who think otherwise.
"""

from __future__ import annotations

from math import exp
from typing import Final

from scopa_desktop.ai.game import Game
from scopa_desktop.ai.heuristic import THREAT_WEIGHT, declined, options
from scopa_desktop.ai.memory import PastPlay, Situation
from scopa_desktop.ai.worlds import World
from scopa_desktop.engine.cards import ALL_MASK

MOST_PLAYS: Final = 8
"""Only so many of the latest plays are weighed; in games of ten cards the older ones say little."""
UNTHINKABLE: Final = 1e-4
"""Worlds less likely than this are not thought about."""


class Belief:
    """The weight of worlds at one decision."""

    def __init__(self, game: Game, situation: Situation, softness: float) -> None:
        """Collect the plays to explain.

        Args:
            game: The rules.
            situation: What the thinking seat knows.
            softness: Temperature of the softmax, in points.
        """
        self._game = game
        self._sharpness = 1.0 / softness
        self._stock = situation.stock
        hidden = situation.hidden_sizes
        played_since = [0] * game.seats
        self._plays: list[tuple[PastPlay, int]] = []
        for play in situation.past:  # newest first
            played_since[play.seat] |= play.card
            # A seat whose last card is gone held just what it played: nothing is left to guess.
            if hidden[play.seat]:
                self._plays.append((play, played_since[play.seat]))
        del self._plays[MOST_PLAYS:]

    @property
    def has_plays(self) -> bool:
        """Whether there is anything to explain; if not, all worlds weigh alike."""
        return bool(self._plays)

    def weight(self, world: World) -> float:
        """Likelihood of the plays made, if the hands were these."""
        likelihood = 1.0
        for play, since in self._plays:
            likelihood *= self._chance(play, world[play.seat] | since)
            if likelihood < UNTHINKABLE:
                break
        return likelihood

    def _chance(self, play: PastPlay, hand: int) -> float:
        if not hand & (hand - 1):
            return 1.0
        game, gone = self._game, 0
        for pile in play.piles:
            gone |= pile
        answering = play.next_size or (game.hand_size if self._stock else 0)
        found = options(game, hand, play.table, gone, answering, last=False, weight=THREAT_WEIGHT)
        scores = [score for _, _, score in found]
        made = next(
            (score for card, taken, score in found if card == play.card and taken == play.captured),
            None,
        )
        if made is None:
            # A capture declined, or a set that was pruned.
            unseen = ALL_MASK & ~(hand | play.table | gone)
            cost = declined(game, play.card, play.table, unseen, answering)
            made = -THREAT_WEIGHT * cost
            scores.append(made)
        best = max(scores)
        total = sum(exp((score - best) * self._sharpness) for score in scores)
        return exp((made - best) * self._sharpness) / total
