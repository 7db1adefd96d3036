"""The robot behind every level: one way of thinking, steered by a `Level`."""

from __future__ import annotations

import random
from collections.abc import Sequence
from typing import Final

from scopa_desktop.ai.bot import BotInfo, Thinking, finish, require_turn, sliced
from scopa_desktop.ai.decision import LONG_DEAL, Decision, Outlook
from scopa_desktop.ai.game import Game, game_for
from scopa_desktop.ai.heuristic import score_steps
from scopa_desktop.ai.levels import Level
from scopa_desktop.ai.memory import Situation, remember
from scopa_desktop.ai.steps import Step, steps_of
from scopa_desktop.engine.moves import Move
from scopa_desktop.engine.view import View

CLOSE_WITH_PARTNERS: Final = 0.05
"""Moves this close are told apart by the one-ply score where a partner has to understand the move:
as people would play. It costs about 0.02 points a round (measured with two players)."""


class Robot:
    """A player of some level."""

    def __init__(self, level: Level) -> None:
        """Make a robot that plays as the record says."""
        self.level = level
        self.cut_at: int | None = None
        """How many worlds the last thought had seen when it ran out of time; None when it had all.

        The only thing that a robot keeps, for whoever asks right after the move: another machine
        may choose otherwise here."""

    @property
    def info(self) -> BotInfo:
        """Its identity card."""
        return self.level.info

    def choose(self, view: View, rng: random.Random) -> Move:
        """Think to the end and return a legal move."""
        return finish(self.think(view, rng))

    def think(self, view: View, rng: random.Random) -> Thinking:
        """The same thought, in slices."""
        require_turn(view)
        return sliced(self._think(view, rng))

    def _think(self, view: View, rng: random.Random) -> Thinking:
        yield from ()
        self.cut_at = None
        level = self.level
        game = game_for(view.ruleset, view.seats, view.wild)
        alone = game.sides == game.seats
        if level.by_value is not None and alone and view.ruleset.capture_mode == "value":
            level = level.by_value
        steps = steps_of(view, game)
        if len(steps) == 1:
            return steps[0].move
        slips = level.slip > 0.0 and rng.random() < level.slip
        if slips and level.slip_within is None:
            return rng.choice(steps).move
        yield  # everything before the first world is asked for the first time and takes longer
        situation = remember(view, piles=level.remembers)
        scores = score_steps(game, situation, steps, weight=level.foresight)
        glances = level.glances > 0.0 and rng.random() < level.glances
        if glances or not level.worlds:
            return steps[_best(scores)].move
        yield
        steps, scores = _worth_a_thought(game, situation, steps, scores, level)
        if len(steps) == 1:
            return steps[0].move
        decision = Decision(game, situation, steps, level)
        yield  # the first decision of a deal unpacks its values
        outlook = yield from decision.run(rng)
        means = outlook.means
        self.cut_at = outlook.seen if outlook.was_cut else None
        if slips and not outlook.exact:
            floor = max(means) - (level.slip_within or 0.0)
            near = [place for place, mean in enumerate(means) if mean >= floor]
            return steps[rng.choice(near)].move
        close = level.close
        if not alone:
            close = max(close, CLOSE_WITH_PARTNERS)
        return steps[_chosen(outlook, scores, close)].move


def _chosen(outlook: Outlook, scores: Sequence[float], within: float) -> int:
    """The best step; of those that are too close to tell apart, the best by one ply."""
    means, running = outlook.means, outlook.running
    top = max(running, key=means.__getitem__)
    if outlook.exact:
        return top
    close = [place for place in running if means[top] - means[place] <= within]
    return max(close, key=lambda place: (scores[place], means[place]))


def _best(scores: Sequence[float]) -> int:
    """The first of the highest scores, which is the same on every machine."""
    return max(range(len(scores)), key=scores.__getitem__)


def _worth_a_thought(
    game: Game, situation: Situation, steps: list[Step], scores: list[float], level: Level
) -> tuple[list[Step], list[float]]:
    """The steps without captures declined for no good reason; in long deals the best few."""
    floor = max(scores) - level.declines_within
    kept = [
        place
        for place, step in enumerate(steps)
        if scores[place] >= floor or not step.declines(game, situation.table)
    ]
    if situation.cards_in_hands > LONG_DEAL:
        kept = sorted(kept, key=lambda place: -scores[place])[: level.candidates]
    return [steps[place] for place in kept], [scores[place] for place in kept]
