"""The state of a round and of a match: frozen values, replaced and never changed.

Seats and sides are ints: seats in turn order from 0 (the next seat sits to the right), side
of a seat by `Ruleset.side_of`. Masks stand beside the tuples of cards that they repeat,
because the rules work on masks and the picture needs the order of arrival.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum
from typing import Generic, NamedTuple, TypeVar

from scopa_desktop.engine.cards import Card
from scopa_desktop.engine.events import Event
from scopa_desktop.engine.moves import Move
from scopa_desktop.engine.ruleset import Ruleset
from scopa_desktop.engine.scoring import ScoreSheet

Seat = int
"""0 to n-1 in turn order."""
Side = int
"""Who scores together: a seat, or partners."""
Cards = tuple[Card, ...]
"""Cards in an order that means something."""

StateT = TypeVar("StateT")


class Transition(NamedTuple, Generic[StateT]):
    """A new state and what has happened on the way to it, in order."""

    state: StateT
    """The state afterwards."""
    events: tuple[Event, ...]
    """What has happened, first thing first."""


class RoundState(NamedTuple):
    """One use of the pack, from the first deal to the count.

    A named tuple and no dataclass, unlike its neighbors: one is made at every move of every
    simulated round, and this is six times as quick.
    """

    ruleset: Ruleset
    """The game."""
    seats: int
    """Number of seats."""
    dealer: Seat
    """Who deals; the next seat leads."""
    number: int
    """Number of the round in its match, from 1."""
    deals: int
    """How many deals the round has."""
    deal: int
    """Number of the present deal, from 1."""
    hands: tuple[Cards, ...]
    """Cards held, by seat."""
    hand_masks: tuple[int, ...]
    """The hands as masks."""
    table: Cards
    """Open cards in order of arrival."""
    table_mask: int
    """The table as a mask."""
    stock: Cards
    """Undealt cards, next one first."""
    piles: tuple[Cards, ...]
    """Captured cards by side, in order of capture."""
    sweeps: tuple[int, ...]
    """Sweeps by side."""
    sweep_cards: tuple[Cards, ...]
    """The cards that lie face up in the piles as markers, by side."""
    declared: tuple[int, ...]
    """Points declared this round, by side (Cirulla)."""
    shown: int
    """Mask of the cards that were shown in declared hands."""
    wild: int
    """Value that the seven of cups was declared with and keeps; 0 for none."""
    turn: Seat | None
    """Who is to move; None when the round is over or void."""
    last_capturer: Seat | None
    """Who captured last."""
    left15: Card | None
    """The card whose left fifteen the seat in turn may claim."""
    history: tuple[tuple[Seat, Move], ...]
    """Every move of the round."""
    is_over: bool = False
    """Whether the round was played to its end."""
    voided: bool = False
    """Whether the opening table was void: the round wants a fresh deck."""
    leftovers: Cards = ()
    """What lay on the table at the end."""
    leftovers_to: Side | None = None
    """The side that got the leftovers."""
    sheet: ScoreSheet | None = None
    """The count, once the round is over."""

    @property
    def is_last_deal(self) -> bool:
        """Whether no cards will be dealt any more (ÚLTIMAS)."""
        return self.deal == self.deals


class EndReason(Enum):
    """How a match ended without reaching its target."""

    RESIGNED = "resigned"
    ABSENT = "absent"
    EXPIRED = "expired"


@dataclass(frozen=True, slots=True)
class Ended:
    """An end before the target."""

    reason: EndReason
    """What ended the match."""
    seat: Seat | None = None
    """Who gave up or was absent; None when the match expired."""


@dataclass(frozen=True, slots=True)
class MatchState:
    """Rounds to a target."""

    ruleset: Ruleset
    """The game."""
    seats: int
    """Number of seats."""
    scores: tuple[int, ...]
    """Points by side, counted at the end of each round."""
    dealer: Seat
    """Who deals the present round, or the first one before it has begun."""
    round_number: int = 0
    """Number of the present round; 0 before the first."""
    round: RoundState | None = None
    """The present or last round."""
    winners: tuple[Side, ...] | None = None
    """None while the match runs; the winning sides after it, nobody when it expired."""
    ended: Ended | None = None
    """How the match ended, when it was before its target."""
    wants_deck: bool = True
    """Whether `next_round` is what the match waits for."""
    eliminated: frozenset[Side] = frozenset()
    """Sides that may not win any more (zero_trick_multi eliminate)."""

    @property
    def is_over(self) -> bool:
        """Whether nothing can be played any more."""
        return self.winners is not None
