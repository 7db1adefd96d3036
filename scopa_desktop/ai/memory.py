"""What a robot remembers: a view turned into masks, and how much of the past goes in.

Everything here was seen by the seat: its hand, the table, what was captured in the open and
the public history. A forgetful robot simply does not count the piles.
"""

from __future__ import annotations

from dataclasses import dataclass

from scopa_desktop.engine.cards import ALL_MASK, Card, mask_of
from scopa_desktop.engine.moves import Claim, Move
from scopa_desktop.engine.view import View


@dataclass(frozen=True, slots=True)
class PastPlay:
    """A play of this deal and what lay open just before it."""

    seat: int
    """Who played."""
    card: int
    """Mask of the played card."""
    captured: int
    """Mask of what it took; 0 when it was laid down."""
    table: int
    """The table before the play."""
    piles: tuple[int, ...]
    """The piles by side before the play."""
    next_size: int
    """Cards that the seat after this one held."""


@dataclass(frozen=True, slots=True)
class Situation:
    """One seat's knowledge, in masks."""

    seat: int
    """The seat that thinks."""
    hand: int
    """Its cards."""
    table: int
    """The table."""
    piles: tuple[int, ...]
    """Captured cards by side; empty masks for a robot that forgets them."""
    last: int | None
    """The side that captured last, None before the first capture."""
    sizes: tuple[int, ...]
    """Cards in each hand, by seat."""
    stock: int
    """Cards not dealt yet."""
    left: Card | None
    """The left fifteen that this seat may claim now."""
    open_hands: tuple[int, ...]
    """What is known of each hand, by seat: cards that lie face up, and the own hand."""
    unseen: int
    """Cards that may be in a closed hand or in the stock."""
    past: tuple[PastPlay, ...]
    """The plays of this deal, newest first."""

    @property
    def hidden_sizes(self) -> tuple[int, ...]:
        """How many cards of each hand are not known, by seat."""
        return tuple(
            size - known.bit_count()
            for size, known in zip(self.sizes, self.open_hands, strict=True)
        )

    @property
    def cards_in_hands(self) -> int:
        """Plays until the hands are empty."""
        return sum(self.sizes)


def remember(view: View, *, piles: bool = True) -> Situation:
    """What a seat knows, with or without the piles and the history."""
    hand, table = mask_of(view.hand), mask_of(view.table)
    known = [mask_of(cards) for cards in view.shown]
    known[view.seat] = hand
    taken = tuple(mask_of(pile) for pile in view.piles)
    gone = table
    for mask in known:
        gone |= mask
    if piles:
        for mask in taken:
            gone |= mask
    return Situation(
        seat=view.seat,
        hand=hand,
        table=table,
        piles=taken if piles else (0,) * len(taken),
        last=None if view.last_capturer is None else view.side_of(view.last_capturer),
        sizes=tuple(view.hand_sizes),
        stock=view.stock,
        left=view.left15,
        open_hands=tuple(known),
        unseen=ALL_MASK & ~gone,
        past=_plays_of_this_deal(view, table, list(taken)) if piles else (),
    )


def _plays_of_this_deal(view: View, table: int, piles: list[int]) -> tuple[PastPlay, ...]:
    """Walk the history backwards to the start of the deal, undoing each move."""
    plays: list[PastPlay] = []
    sizes = list(view.hand_sizes)
    full = view.ruleset.hand_size_for(view.seats)
    moves: list[tuple[int, Move]] = list(view.history)
    while moves and any(size < full for size in sizes):
        seat, move = moves.pop()
        side = view.side_of(seat)
        if isinstance(move, Claim):
            claimed = mask_of(move.cards)
            table |= claimed
            piles[side] &= ~claimed
            continue
        card, captured = move.card.bit, mask_of(move.captured)
        table = (table | captured) & ~card
        piles[side] &= ~(captured | card)
        sizes[seat] += 1
        plays.append(
            PastPlay(
                seat=seat,
                card=card,
                captured=captured,
                table=table,
                piles=tuple(piles),
                next_size=sizes[(seat + 1) % view.seats],
            )
        )
    return tuple(plays)
