"""Simple players to measure the others against; nobody chooses them in the game."""

from __future__ import annotations

import random

from scopa_desktop.ai.bot import BotInfo, Thinking, finish, require_turn
from scopa_desktop.ai.game import game_for
from scopa_desktop.ai.heuristic import score_steps
from scopa_desktop.ai.memory import remember
from scopa_desktop.ai.steps import steps_of
from scopa_desktop.engine.moves import Move
from scopa_desktop.engine.view import View


class RandomBot:
    """Any legal move, all alike."""

    info = BotInfo("random", 0, is_level=False)

    def choose(self, view: View, rng: random.Random) -> Move:
        """Draw a move."""
        require_turn(view)
        return rng.choice(view.legal_moves())

    def think(self, view: View, rng: random.Random) -> Thinking:
        """Draw a move; there is nothing to slice."""
        yield from ()
        return self.choose(view, rng)


class GreedyBot:
    """What brings most at once, blind to what it leaves; ties by chance."""

    info = BotInfo("greedy", 1, is_level=False)

    def choose(self, view: View, rng: random.Random) -> Move:
        """Take the most."""
        return finish(self.think(view, rng))

    def think(self, view: View, rng: random.Random) -> Thinking:
        """Take the most; there is nothing to slice."""
        yield from ()
        require_turn(view)
        game = game_for(view.ruleset, view.seats, view.wild)
        steps = steps_of(view, game)
        scores = score_steps(game, remember(view, piles=False), steps, weight=0.0)
        best = max(scores)
        near = [step for step, score in zip(steps, scores, strict=True) if score == best]
        return rng.choice(near).move
