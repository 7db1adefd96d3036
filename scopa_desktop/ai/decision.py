"""The expected points of each legal move, world by world.

The one place where search, playouts and belief meet; robots choose by it and the analysis
explains by it.
"""

from __future__ import annotations

import random
from collections.abc import Generator, Sequence
from dataclasses import dataclass, field
from math import sqrt
from typing import Final

from scopa_desktop.ai.belief import UNTHINKABLE, Belief
from scopa_desktop.ai.game import Game, game_for
from scopa_desktop.ai.guard import Guard
from scopa_desktop.ai.levels import Level
from scopa_desktop.ai.memory import Situation
from scopa_desktop.ai.playout import Memory, Standing, play_on
from scopa_desktop.ai.race import Race
from scopa_desktop.ai.search import NOBODY, OTHER, OWN, CachedLeaf
from scopa_desktop.ai.sliced import SlicedDuel
from scopa_desktop.ai.steps import Step
from scopa_desktop.ai.value import deal_end_leaf, lap_leaf, side_values
from scopa_desktop.ai.worlds import World, thinned, worlds

LONG_DEAL: Final = 18
"""In deals of more cards than this (Scopone) only the likeliest moves are thought about, and
all worlds are believed in alike: weights would leave too few of them."""
MANY_STEPS: Final = 24
"""With more moves than this to judge, worlds are played out and not searched."""
DEEP_PLAYS: Final = 11
"""From so many cards on a world takes long to search at a table of more than two."""
LAST_LAPS: Final = 2
"""So near the end of a long deal playouts go to the end, which they know exactly."""
FEWEST_WORLDS: Final = 8
"""Worlds that are imagined even when very many moves are to be judged."""
FALLBACK_WORLDS: Final = 20
"""Worlds for a second thought, when the belief could explain none."""
ALWAYS_SEARCHED: Final = 6
"""A deal is searched from this many cards in the hands on, at any level that imagines worlds."""
QUICK_CARDS: Final = 10
"""So many cards are searched or played to their end in one slice, more of them in parts."""
NEW_PLAYS: Final = 4
"""So many plays that no other world led to are thought out in one slice."""


@dataclass(slots=True)
class Outlook:
    """What a decision found out."""

    means: list[float]
    """Expected points of each step, as the difference to the others that the seat aims at."""
    seen: int = 0
    """Worlds thought about."""
    complete: bool = False
    """Whether these are all the worlds there are: the means have no sampling error."""
    exact: bool = False
    """Whether the only world was searched to the end of the round: the means are the truth."""
    was_cut: bool = False
    """Whether the limit of processor time ended the thought."""
    rows: list[tuple[float, list[float]]] = field(default_factory=list)
    """Weight and values of each world, where they are kept."""
    running: Sequence[int] = ()
    """The steps that were looked at to the end; the others fell behind."""

    def error(self, step: int, against: int) -> float:
        """Paired standard error of the difference between two steps."""
        if self.complete or not self.rows:
            return 0.0
        total = sum(weight for weight, _ in self.rows)
        gap = self.means[against] - self.means[step]
        spread = sum(
            weight * (values[against] - values[step] - gap) ** 2 for weight, values in self.rows
        )
        effective = total**2 / sum(weight**2 for weight, _ in self.rows)
        return sqrt(spread / total / max(effective, 1.0))


class Decision:
    """Thinking about one move of one seat."""

    def __init__(
        self,
        game: Game,
        situation: Situation,
        steps: Sequence[Step],
        level: Level,
        *,
        keep_rows: bool = False,
    ) -> None:
        """Prepare the thought; `run` does it."""
        self._game = game
        self._situation = situation
        self._steps = steps
        self._level = level
        self._keep_rows = keep_rows
        self._last_deal = situation.stock == 0
        self._deals_to_come = situation.stock // (game.seats * game.hand_size)
        self._duels = game.sides == 2
        self._side = game.side_of[situation.seat]
        plays = situation.cards_in_hands
        within = max(level.exact_cards if self._last_deal else 0, ALWAYS_SEARCHED)
        self._searches = self._duels and plays <= within and len(steps) <= MANY_STEPS
        self._leaf = CachedLeaf(deal_end_leaf(game, self._deals_to_come, fitted=level.fitted))
        # In a long deal fitted values may speak before its end.
        self._down_to, self._playout_leaf = 0, self._leaf
        if level.laps and level.fitted and self._last_deal and not self._searches:
            cards = max(situation.sizes) - 1 - level.laps
            found = lap_leaf(game, cards) if cards > LAST_LAPS else None
            if found is not None:
                self._down_to, self._playout_leaf = cards, CachedLeaf(found)
        self._duel_by_wild: dict[int, SlicedDuel] = {}
        self._memory_by_wild: dict[int, Memory] = {}

    def run(self, rng: random.Random) -> Generator[None, None, Outlook]:
        """Think, yielding after every world, or after every move of it where that takes longer."""
        guard = Guard(self._level.guard_ms)
        return (yield from guard.timed(self._thought(rng, guard)))

    def _thought(self, rng: random.Random, guard: Guard) -> Generator[None, None, Outlook]:
        level, steps = self._level, self._steps
        weighed, complete = yield from self._imagine(rng)
        exact = len(weighed) == 1 and complete and self._last_deal and self._searches
        share = 0.0 if exact else level.playouts if self._searches else 1.0
        slow = self._game.seats > 2 or len(steps) > 8
        race = Race(len(steps), drops=level.races)
        outlook = Outlook([], complete=complete, exact=exact)
        for world, weight in weighed:
            row = []
            for step in race.running:
                if slow:
                    row.append((yield from self._sliced_value(steps[step], world, share)))
                    yield
                else:
                    row.append(self._step_value(steps[step], world, share))
            race.note(weight, row)
            outlook.seen += 1
            if self._keep_rows:
                outlook.rows.append((weight, row))
            if race.is_decided:
                break
            if not slow:
                yield
            if guard.is_late() and outlook.seen < len(weighed):
                outlook.was_cut = True
                break
        outlook.complete &= outlook.seen == len(weighed)
        outlook.means, outlook.running = race.means(), race.running
        return outlook

    def _imagine(
        self, rng: random.Random
    ) -> Generator[None, None, tuple[list[tuple[World, float]], bool]]:
        """The worlds to think through with their weights, and whether they are all there are."""
        level, situation, moves = self._level, self._situation, len(self._steps)
        few = self._game.seats == 2
        # Twice the moves, half the worlds: the time for a move stays within bounds.
        bound = max(FEWEST_WORLDS, level.effort // moves)
        wanted = min(level.worlds if few else level.worlds_of_many, bound)
        if self._searches and not few and situation.cards_in_hands >= DEEP_PLAYS:
            deepest = situation.cards_in_hands > DEEP_PLAYS
            wanted = min(wanted, level.worlds_deep * (1 if deepest else 2))
        belief = None
        if level.belief and situation.cards_in_hands <= LONG_DEAL:
            belief = Belief(self._game, situation, level.belief)
        weighs = few and belief is not None and belief.has_plays and level.weighed > 0
        sample = level.weighed if weighs else wanted
        listed = max(level.weighed, level.enumerates) if weighs else min(level.enumerates, bound)
        every, complete = yield from worlds(
            situation, rng, sample=sample, enumerate_up_to=listed if few else wanted
        )
        yield
        if belief is None or not belief.has_plays or len(every) == 1:
            return [(world, 1.0) for world in every], complete
        weighed = []
        for number, world in enumerate(every):
            weight = belief.weight(world)
            if weight >= UNTHINKABLE:
                weighed.append((world, weight))
            if number % 8 == 7:
                yield
        if not weighed:
            # No hand explains the plays: believe in every world alike.
            return [(world, 1.0) for world in every[:FALLBACK_WORLDS]], False
        if weighs and len(weighed) > wanted:
            return thinned(weighed, wanted, rng), False
        return weighed, complete

    def _step_value(self, step: Step, world: World, share: float) -> float:
        """Points to come after a step in one world: search and playout, mixed by `share`."""
        searched = self._searched(step, world) if share < 1.0 else 0.0
        played = self._played(step, world) if share > 0.0 else 0.0
        return step.bonus + (1.0 - share) * searched + share * played

    def _sliced_value(self, step: Step, world: World, share: float) -> Generator[None, None, float]:
        """The same, yielding on the way: a world of many cards takes long."""
        if self._situation.cards_in_hands <= QUICK_CARDS:
            return self._step_value(step, world, share)
        searched = played = 0.0
        if share < 1.0:
            searched = yield from self._duel_of(step, world).sliced(*self._start(step))
            yield
        if share > 0.0:
            game, standing = self._after(step, world)
            while standing.hands[standing.seat].bit_count() > self._down_to:
                self._play_on(step, game, standing, most=NEW_PLAYS)
                yield
            played = self._settled(game, standing)
        return step.bonus + (1.0 - share) * searched + share * played

    def _game_of(self, step: Step) -> Game:
        if not step.wild:
            return self._game
        return game_for(self._game.ruleset, self._game.seats, step.wild)

    def _searched(self, step: Step, world: World) -> float:
        return self._duel_of(step, world).after(*self._start(step))

    def _duel_of(self, step: Step, world: World) -> SlicedDuel:
        """The search of a world after a step's declaration."""
        duel = self._duel_by_wild.get(step.wild)
        if duel is None:
            duel = self._duel_by_wild[step.wild] = SlicedDuel(
                self._game_of(step),
                self._leaf,
                last_deal=self._last_deal,
                plays=self._situation.cards_in_hands,
            )
        duel.enter(world)
        return duel

    def _start(self, step: Step) -> tuple[Step, int, int, int, int, int]:
        """Where the search begins: step, seat, own pile, other pile, table, who captured last."""
        situation, side = self._situation, self._side
        own, opp = situation.piles[side], situation.piles[1 - side]
        mine = NOBODY if situation.last is None else OWN if situation.last == side else OTHER
        return step, situation.seat, own, opp, situation.table, mine

    def _played(self, step: Step, world: World) -> float:
        game, standing = self._after(step, world)
        self._play_on(step, game, standing)
        return self._settled(game, standing)

    def _after(self, step: Step, world: World) -> tuple[Game, Standing]:
        """A world after a step, to be played on."""
        situation, game = self._situation, self._game_of(step)
        standing = Standing(
            hands=list(world),
            seat=situation.seat,
            piles=list(situation.piles),
            table=situation.table,
            last=situation.last,
            made=[0.0] * game.sides,
        )
        if step.is_claim:
            standing.claim(game, step.taken)
        else:
            standing.play(game, step.card, step.taken, last_deal=self._last_deal)
        return game, standing

    def _play_on(self, step: Step, game: Game, standing: Standing, most: int = 40) -> None:
        memory = self._memory_by_wild.setdefault(step.wild, {})
        play_on(game, standing, memory, last_deal=self._last_deal, down_to=self._down_to, most=most)

    def _settled(self, game: Game, standing: Standing) -> float:
        """The value of a played-out deal for the thinking side."""
        side = self._side
        if not self._duels:
            values = side_values(
                game,
                tuple(standing.piles),
                standing.table,
                standing.last,
                standing.seat,
                self._deals_to_come,
            )
            return game.lead(values, side) + _ahead(standing.made, side)
        mover = game.side_of[standing.seat]
        last = standing.last
        mine = NOBODY if last is None else OWN if last == mover else OTHER
        piles = standing.piles
        value = self._playout_leaf(piles[mover], piles[1 - mover], standing.table, mine)
        return (value if mover == side else -value) + _ahead(standing.made, side)


def _ahead(made: Sequence[float], side: int) -> float:
    """How far a side's own points are in front of the mean of the others'."""
    return made[side] - (sum(made) - made[side]) / (len(made) - 1)
