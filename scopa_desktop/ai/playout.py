"""Playing a world on with the one-ply player at every seat, to the end of the deal.

Each seat of a playout uses only what it would know itself, so a playout cannot exploit cards
that nobody sees; its errors and those of the exact search partly cancel in their mean.
"""

from __future__ import annotations

from dataclasses import dataclass

from scopa_desktop.ai.game import Game
from scopa_desktop.ai.heuristic import best_play


@dataclass(slots=True)
class Standing:
    """A position of one world, changed as it is played on."""

    hands: list[int]
    """The hands by seat."""
    seat: int
    """Who is to move."""
    piles: list[int]
    """The piles by side."""
    table: int
    """The table."""
    last: int | None
    """The side that captured last."""
    made: list[float]
    """Points for sweeps on the way, by side, as the aim of every side sees them."""
    left: int = 0
    """Mask of the left card whose fifteen the seat may claim."""

    def copy(self) -> Standing:
        """A position that may be played on without changing this one."""
        return Standing(
            self.hands[:], self.seat, self.piles[:], self.table, self.last, self.made[:], self.left
        )

    def play(self, game: Game, card: int, taken: int, *, last_deal: bool) -> None:
        """Play a card of the seat; `taken` 0 lays it, unless it takes itself."""
        seat, table = self.seat, self.table
        self.hands[seat] &= ~card
        follower = game.next_seat[seat]
        if taken or 0 in game.takes_now(table, card):
            side = game.side_of[seat]
            self.piles[side] |= card | taken
            self.table = table ^ taken
            self.last = side
            final = last_deal and not self.hands[seat] and not self.hands[follower]
            if not self.table and (not final or game.last_sweep_counts):
                self.made[side] += game.sweep_gain(card, table)
            self.left = 0
        else:
            self.table = table | card
            opens = game.left_claims and self.hands[follower] and game.takes_now(table, card)
            self.left = card if opens else 0
        self.seat = follower

    def claim(self, game: Game, taken: int) -> None:
        """Take a left fifteen; the same seat stays to move."""
        side = game.side_of[self.seat]
        self.piles[side] |= taken
        self.table ^= taken
        self.last = side
        self.left = 0
        if not self.table:
            self.made[side] += game.sweep


Memory = dict[tuple[int, int, int, int], tuple[int, int]]
"""What the one-ply player does with a hand, a table and cards gone, before so many answers."""


def play_on(
    game: Game,
    standing: Standing,
    memory: Memory,
    *,
    last_deal: bool,
    down_to: int = 0,
    most: int = 40,
) -> None:
    """Play until the hands are empty, every seat by the one-ply score.

    Args:
        game: The rules.
        standing: The position; it is changed.
        memory: What was found out in other worlds of the same decision.
        last_deal: Whether the round ends with this deal.
        down_to: Cards that the next player still holds when the playout ends.
        most: After so many plays that were new to the memory it stops, to be gone on with.
    """
    hands, next_seat = standing.hands, game.next_seat
    while most and hands[standing.seat].bit_count() > down_to:
        seat = standing.seat
        if standing.left:
            _claim_best(game, standing)
        hand = hands[seat]
        if hand & (hand - 1):
            gone = 0
            for pile in standing.piles:
                gone |= pile
            answering = hands[next_seat[seat]].bit_count()
            key = (hand, standing.table, gone, answering)
            known = memory.get(key)
            if known is None:
                most -= 1
                known = memory[key] = best_play(game, hand, standing.table, gone, answering)
            card, taken = known
        else:
            card = hand
            sets = game.takes_now(standing.table, card)
            taken = max(sets, key=game.worth) if sets else 0
        standing.play(game, card, taken, last_deal=last_deal)


def _claim_best(game: Game, standing: Standing) -> None:
    """Take the best fifteen with the left card, if there is one."""
    sets = game.claims(standing.table, standing.left)
    if sets:
        whole = standing.table
        standing.claim(game, max(sets, key=lambda taken: (taken == whole, game.worth(taken))))
    standing.left = 0
