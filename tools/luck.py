"""How much the cards that were dealt favoured one side: what a measurement may subtract.

Before each deal the unseen cards are equally likely to lie in any order, whatever was played.
So the value of the hands that were dealt, less the mean value of other hands that might have
been, is zero in the mean, for all players, good or bad; but it goes up and down with the result
of the round. The result less this luck has the same mean and a smaller spread (a control variate;
poker calls it AIVAT).
"""

from __future__ import annotations

import random
from collections.abc import Sequence

from scopa_desktop.ai.decision import ALWAYS_SEARCHED
from scopa_desktop.ai.game import game_for
from scopa_desktop.ai.playout import Standing, play_on
from scopa_desktop.ai.search import NOBODY, OTHER, OWN, CachedLeaf, Duel
from scopa_desktop.ai.value import deal_end_leaf
from scopa_desktop.engine.cards import mask_of
from scopa_desktop.engine.state import RoundState

SAMPLES = 12
"""Other deals that are looked at for each real one."""


class Luck:
    """Adds up the luck of one round, as the lead of side 0; two sides only."""

    def __init__(self, rng: random.Random) -> None:
        """Begin a round; `rng` draws the deals that might have been."""
        self.total = 0.0
        self._rng = rng
        self._stock: int | None = None

    def look(self, state: RoundState) -> None:
        """Look at a position before each move; counts only what was newly dealt."""
        stock = len(state.stock)
        if stock == self._stock:
            return
        self._stock = stock
        outlook = Outlook(state)
        hands = [mask_of(hand) for hand in state.hands]
        cards = [card.bit for hand in state.hands for card in hand]
        cards += [card.bit for card in state.stock]
        total = 0.0
        for _ in range(SAMPLES):
            self._rng.shuffle(cards)
            total += outlook.value(split(cards, [len(hand) for hand in state.hands]))
        self.total += outlook.value(hands) - total / SAMPLES


def split(cards: Sequence[int], sizes: Sequence[int]) -> list[int]:
    """Hands of these sizes from the front of a pack, as masks."""
    hands, start = [], 0
    for size in sizes:
        hands.append(sum(cards[start : start + size]))
        start += size
    return hands


class Outlook:
    """What hands are worth to side 0 at the start of a deal: search and playout in equal parts."""

    def __init__(self, state: RoundState) -> None:
        rules, seats = state.ruleset, state.seats
        self._game = game_for(rules, seats)
        assert self._game.sides == 2, "luck is the lead of one side over the other"
        size = rules.hand_size_for(seats)
        self._last_deal = not state.stock
        to_come = len(state.stock) // (seats * size)
        self._leaf = CachedLeaf(deal_end_leaf(self._game, to_come))
        self._state = state
        self._piles = [mask_of(pile) for pile in state.piles]
        last = state.last_capturer
        self._last = None if last is None else self._game.side_of[last]
        plays = seats * size
        self._duel = None
        if plays <= ALWAYS_SEARCHED:
            self._duel = Duel(self._game, self._leaf, last_deal=self._last_deal, plays=plays)

    def value(self, hands: list[int]) -> float:
        """The expected lead of side 0 from here on, were these the hands."""
        game, state = self._game, self._state
        here = Standing(
            hands[:], state.turn, self._piles[:], state.table_mask, self._last, [0.0, 0.0]
        )
        play_on(game, here, {}, last_deal=self._last_deal)
        side = game.side_of[here.seat]
        played = self._leaf(
            here.piles[side], here.piles[1 - side], here.table, self._mine(here.last, side)
        )
        played = (played if side == 0 else -played) + here.made[0] - here.made[1]
        if self._duel is None:
            return played
        side = game.side_of[state.turn]
        self._duel.enter(hands)
        searched = self._duel.value(
            state.turn, self._piles[side], self._piles[1 - side], state.table_mask,
            self._mine(self._last, side),
        )  # fmt: skip
        return (played + (searched if side == 0 else -searched)) / 2

    @staticmethod
    def _mine(last: int | None, side: int) -> int:
        return NOBODY if last is None else OWN if last == side else OTHER
