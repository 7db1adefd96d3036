"""Exact search of one world to the end of the deal.

Two sides that play in turn (two players, pairs, trios) are searched by negamax with alpha-beta.
At the end of the last deal the round is counted, before that a value function speaks for the
deals to come. Three or more sides are not searched but played on (see `playout`).

A node counts from the side to move: `own` and `opp` are the piles, `mine` says who captured
last (1 own side, 0 the others, 2 nobody yet). Points already made are not part of a node, so
that different roads to the same position share one entry in the caches.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final

from scopa_desktop.ai.game import Game
from scopa_desktop.ai.steps import Step

Leaf = Callable[[int, int, int, int], float]
"""Value of a finished deal for the side to move: own pile, other pile, table, `mine`."""

OWN: Final = 1
OTHER: Final = 0
NOBODY: Final = 2
TURNED: Final = (1, 0, 2)
"""`mine` as the next side sees it."""
INFINITE: Final = 1e9
DEEP: Final = 6
"""More plays than this to the end of the deal are searched with a table of positions."""


class CachedLeaf:
    """The same values, each worked out once; worlds of one decision share most of their ends."""

    __slots__ = ("_leaf", "known")

    def __init__(self, leaf: Leaf) -> None:
        """Wrap a value."""
        self._leaf = leaf
        self.known: Final[dict[tuple[int, int, int, int], float]] = {}

    def __call__(self, own: int, opp: int, table: int, mine: int) -> float:
        """The value, from memory where it was asked before."""
        key = (own, opp, table, mine)
        value = self.known.get(key)
        if value is None:
            value = self.known[key] = self._leaf(own, opp, table, mine)
        return value


class Duel:
    """Alpha-beta for two sides that play in turn."""

    def __init__(
        self, game: Game, leaf: CachedLeaf, *, last_deal: bool, plays: int, declines: bool = False
    ) -> None:
        """Build the search for one decision.

        Args:
            game: The rules.
            leaf: Value of the end of the deal.
            last_deal: Whether the round ends with this deal.
            plays: Cards in all hands, the longest line to come.
            declines: Whether captures may be declined below the root too, where the rules let
                them be (complete, but slow).
        """
        self._game = game
        self._last_deal = last_deal
        self._hands: list[int] = []
        self._table_of_positions: dict[tuple[int, int, int, int], tuple[float, float]] = {}
        self._declines = declines and game.may_decline
        self._negamax = self._build(leaf, deep=plays > DEEP)

    def enter(self, hands: Sequence[int]) -> None:
        """Start on another world."""
        self._hands[:] = hands
        self._table_of_positions.clear()

    def value(self, seat: int, own: int, opp: int, table: int, mine: int, left: int = 0) -> float:
        """Points to come for the side of `seat`, which is to move, as differences.

        Args:
            seat: Who is to move.
            own: Pile of its side.
            opp: Pile of the other side.
            table: The table.
            mine: Who captured last.
            left: Mask of the left card whose fifteen may be claimed.
        """
        if left:
            return self._claiming(seat, own, opp, table, mine, left, -INFINITE, INFINITE)
        return self._negamax(seat, own, opp, table, mine, -INFINITE, INFINITE)

    def after(self, step: Step, seat: int, own: int, opp: int, table: int, mine: int) -> float:
        """Points to come when `seat` makes this step, those of the step itself among them."""
        game, hands, card, taken = self._game, self._hands, step.card, step.taken
        if step.is_claim:
            rest = table ^ taken
            gain = 0.0 if rest else game.sweep
            return gain + self.value(seat, own | taken, opp, rest, OWN)
        follower = game.next_seat[seat]
        hands[seat] ^= card
        sets = game.takes(table, card)
        if taken or 0 in sets:
            rest, gain = table ^ taken, 0.0
            last = self._last_deal and not hands[seat] and not hands[follower]
            if not rest and (not last or game.last_sweep_counts):
                gain = game.sweep_gain(card, table)
            value = gain - self.value(follower, opp, own | card | taken, rest, OTHER)
        else:
            left = card if sets and game.left_claims and hands[follower] else 0
            value = -self.value(follower, opp, own, table | card, TURNED[mine], left)
        hands[seat] ^= card
        return value

    def _claiming(
        self,
        seat: int,
        own: int,
        opp: int,
        table: int,
        mine: int,
        left: int,
        alpha: float,
        beta: float,
    ) -> float:
        """A node at which the mover may first claim a left fifteen."""
        best = self._negamax(seat, own, opp, table, mine, alpha, beta)
        for taken in self._game.claims(table, left):
            if best >= beta:
                return best
            rest = table ^ taken
            gain = 0.0 if rest else self._game.sweep
            floor = max(alpha, best)
            value = gain + self._negamax(
                seat, own | taken, opp, rest, OWN, floor - gain, beta - gain
            )
            best = max(best, value)
        return best

    def _build(self, leaf: CachedLeaf, *, deep: bool) -> Callable[..., float]:
        """The recursion as closures: every name a local, which is what makes it fast."""
        game, hands = self._game, self._hands
        known, known_end = game.known_takes.get, leaf.known.get
        takes, next_seat, sweep_gain = game.takes, game.next_seat, game.sweep_gain
        no_last_sweep = self._last_deal and not game.last_sweep_counts
        only_if_none, declines = game.leaves_only_if_none, self._declines
        claiming, positions = self._claiming, self._table_of_positions
        opens_claim = game.left_claims

        def negamax(
            seat: int, own: int, opp: int, table: int, mine: int, alpha: float, beta: float
        ) -> float:
            hand = hands[seat]
            if not hand:
                return leaf(own, opp, table, mine)
            follower = next_seat[seat]
            # The deal ends with this card; looking here saves a call for each leaf.
            ends = not hands[follower]
            best = -INFINITE
            quiet = taking = 0
            rest = hand
            while rest:
                card = rest & -rest
                rest ^= card
                sets = known((table, card))
                if sets is None:
                    sets = takes(table, card)
                if not sets:
                    quiet |= card
                    continue
                taking |= card
                hands[seat] = hand ^ card
                for taken in sets:
                    after = table ^ taken
                    gain = 0.0
                    if not after and not (no_last_sweep and hand == card and ends):
                        gain = sweep_gain(card, table)
                    pile = own | card | taken
                    if ends:
                        end = known_end((opp, pile, after, OTHER))
                        value = gain - (leaf(opp, pile, after, OTHER) if end is None else end)
                    else:
                        value = gain - go(
                            follower, opp, pile, after, OTHER, gain - beta, gain - alpha
                        )
                    if value > best:
                        best = value
                        if value > alpha:
                            alpha = value
                            if alpha >= beta:
                                hands[seat] = hand
                                return best
            if taking:
                if only_if_none:
                    quiet = 0
                elif declines:
                    quiet |= taking
            turned = TURNED[mine]
            while quiet:
                card = quiet & -quiet
                quiet ^= card
                hands[seat] = hand ^ card
                if ends:
                    end = known_end((opp, own, table | card, turned))
                    value = -(leaf(opp, own, table | card, turned) if end is None else end)
                elif card & taking and opens_claim:
                    value = -claiming(follower, opp, own, table | card, turned, card, -beta, -alpha)
                else:
                    value = -go(follower, opp, own, table | card, turned, -beta, -alpha)
                if value > best:
                    best = value
                    if value > alpha:
                        alpha = value
                        if alpha >= beta:
                            break
            hands[seat] = hand
            return best

        def remembered(
            seat: int, own: int, opp: int, table: int, mine: int, alpha: float, beta: float
        ) -> float:
            key = (own, opp, table, mine)
            low, high = positions.get(key, (-INFINITE, INFINITE))
            if low >= beta:
                return low
            if high <= alpha:
                return high
            alpha, beta = max(alpha, low), min(beta, high)
            value = negamax(seat, own, opp, table, mine, alpha, beta)
            if value <= alpha:
                positions[key] = (low, value)
            elif value >= beta:
                positions[key] = (value, high)
            else:
                positions[key] = (value, value)
            return value

        go = remembered if deep else negamax
        return go
