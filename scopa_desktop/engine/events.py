"""What has happened, one class per fact, complete in itself, in the order of happening.

Seats and sides are plain ints (turn order, see `state`). No pixels, no durations, no sentences.
"""

from __future__ import annotations

from dataclasses import dataclass
from enum import Enum

from scopa_desktop.engine.cards import Card
from scopa_desktop.engine.scoring import ScoreSheet


class RedealReason(Enum):
    """Why an opening is void and dealt again by the same dealer."""

    KINGS = "kings"
    ACES = "aces"
    LOW_TABLE = "low-table"


@dataclass(frozen=True, slots=True)
class RoundStarted:
    """A dealer takes up the pack; `number` counts rounds from 1."""

    dealer: int
    number: int = 1


@dataclass(frozen=True, slots=True)
class RoundRedealt:
    """The opening table was void: the cards go back, a new deck is needed, same dealer."""

    reason: RedealReason
    table: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class CardsDealt:
    """A seat got its cards of one deal. A redacted copy has no cards, only the count."""

    seat: int
    cards: tuple[Card, ...]
    count: int


@dataclass(frozen=True, slots=True)
class TableDealt:
    """The opening cards of the table, in order of arrival."""

    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class LastDealAnnounced:
    """The deal just made is the last of the round (ÚLTIMAS); the dealer says so."""

    seat: int


@dataclass(frozen=True, slots=True)
class OpeningTaken:
    """The opening table makes 15 or 30 and goes to a seat with that many sweeps."""

    seat: int
    cards: tuple[Card, ...]
    sweeps: int


@dataclass(frozen=True, slots=True)
class HandDeclared:
    """A hand is shown and declared (Cirulla): its points count at once, its cards lie open."""

    seat: int
    cards: tuple[Card, ...]
    points: int
    wild: int | None = None


@dataclass(frozen=True, slots=True)
class CardPlayed:
    """A card leaves a hand; what becomes of it is told by the event that follows."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class CardLaid:
    """The played card stays on the table."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class CardsCaptured:
    """The played card takes a set; both go to the pile of the seat's side.

    An empty set is an ace that takes itself from an empty table (ace_on_empty).
    """

    seat: int
    card: Card
    captured: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class FifteenLeft:
    """The card just laid makes fifteen with the table: the next seat may claim it."""

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class FifteenClaimed:
    """A left fifteen is claimed; `cards` is the whole set, the left card among it."""

    seat: int
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class FifteenLapsed:
    """The open left fifteen was not claimed in time."""

    card: Card


@dataclass(frozen=True, slots=True)
class Swept:
    """The table was cleared by a capture or a claim and the sweep counts.

    `card` is the one that stays face up in the pile as its marker.
    """

    seat: int
    card: Card


@dataclass(frozen=True, slots=True)
class LeftoversTaken:
    """The cards left at the end of the round; `seat` is None when nobody gets them."""

    seat: int | None
    cards: tuple[Card, ...]


@dataclass(frozen=True, slots=True)
class RoundScored:
    """The round is counted; `scores` are the match scores by side after it."""

    sheet: ScoreSheet
    scores: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class ExtraRoundNeeded:
    """These sides lead level at or over the target: the match goes on."""

    sides: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class SeatResigned:
    """A seat gave up, or was ended for absence; its side loses the match."""

    seat: int
    absent: bool = False


@dataclass(frozen=True, slots=True)
class MatchExpired:
    """The match ended without a winner after too long without a move."""


@dataclass(frozen=True, slots=True)
class MatchWon:
    """The match is over; more than one side when they win jointly."""

    sides: tuple[int, ...]


Event = (
    RoundStarted
    | RoundRedealt
    | CardsDealt
    | TableDealt
    | LastDealAnnounced
    | OpeningTaken
    | HandDeclared
    | CardPlayed
    | CardLaid
    | CardsCaptured
    | FifteenLeft
    | FifteenClaimed
    | FifteenLapsed
    | Swept
    | LeftoversTaken
    | RoundScored
    | ExtraRoundNeeded
    | SeatResigned
    | MatchExpired
    | MatchWon
)
"""Anything that can happen."""
