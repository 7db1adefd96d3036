"""What one seat may know: `view_for` a state, `redact` an event.

A `View` holds no hidden card, so whoever gets one, robots included, has nothing to peek at.
"""

from __future__ import annotations

from dataclasses import dataclass

from scopa_desktop.engine import legality
from scopa_desktop.engine.capture import FIFTEEN
from scopa_desktop.engine.cards import SETTEBELLO, Card, Suit, capture_order, cards_of, mask_of
from scopa_desktop.engine.declarations import HAND
from scopa_desktop.engine.errors import MoveError, Refusal
from scopa_desktop.engine.events import CardsDealt, Event
from scopa_desktop.engine.legality import Situation
from scopa_desktop.engine.moves import Move
from scopa_desktop.engine.ruleset import Ruleset
from scopa_desktop.engine.state import Cards, MatchState, Seat, Side
from scopa_desktop.engine.sums import first_sets


@dataclass(frozen=True, slots=True)
class View:
    """The table as one seat sees it, and what that seat may do."""

    ruleset: Ruleset
    """The game."""
    seats: int
    """Number of seats."""
    seat: Seat
    """Whose view this is."""
    dealer: Seat
    """Who deals; the next seat leads."""
    round_number: int
    """Number of the round in the match, from 1."""
    deal: int
    """Number of the present deal, from 1."""
    deals: int
    """How many deals the round has."""
    hand: Cards
    """This seat's cards."""
    table: Cards
    """Open cards in order of arrival."""
    hand_sizes: tuple[int, ...]
    """Number of cards held, by seat."""
    stock: int
    """Number of undealt cards."""
    piles: tuple[Cards, ...]
    """Captured cards by side, in order of capture."""
    sweeps: tuple[int, ...]
    """Sweeps by side."""
    sweep_cards: tuple[Cards, ...]
    """The cards that lie face up in the piles, by side."""
    last_capturer: Seat | None
    """Who captured last."""
    left15: Card | None
    """The card whose left fifteen this seat may claim now."""
    scores: tuple[int, ...]
    """Match points by side, up to the last round counted."""
    history: tuple[tuple[Seat, Move], ...]
    """Every move of the round: all of it was seen by everybody."""
    turn: Seat | None
    """Who is to move; None when nobody is."""
    shown: tuple[Cards, ...]
    """Cards in declared hands, which lie face up, by seat (Cirulla)."""
    declared: tuple[int, ...]
    """Points declared this round, by side (Cirulla)."""
    wild: int
    """Value that the seven of cups was declared with and keeps; 0 for none."""
    is_over: bool
    """Whether the round is over."""

    @property
    def is_last_deal(self) -> bool:
        """Whether no cards will be dealt any more (ÚLTIMAS)."""
        return self.deal == self.deals

    @property
    def side(self) -> Side:
        """This seat's side."""
        return self.ruleset.side_of(self.seat, self.seats)

    def side_of(self, seat: Seat) -> Side:
        """The side of a seat."""
        return self.ruleset.side_of(seat, self.seats)

    @property
    def situation(self) -> Situation:
        """What decides this seat's moves, were it in turn."""
        hand = self.hand
        return Situation(
            self.ruleset,
            hand,
            mask_of(hand),
            mask_of(self.table),
            self.wild,
            self.left15,
            not self.history,
            self.ruleset.declarations and len(hand) == HAND,
        )

    def legal_moves(self) -> tuple[Move, ...]:
        """Every move of this seat; none when it is not in turn. May list thousands of sets."""
        return legality.legal_moves(self.situation) if self.turn == self.seat else ()

    def why_not(self, move: Move) -> Refusal | None:
        """Why this seat may not make the move, or None; adds up, never lists all sets."""
        if self.turn is None:
            return Refusal(MoveError.ROUND_OVER)
        if self.turn != self.seat:
            return Refusal(MoveError.NOT_YOUR_TURN)
        return legality.why_not(self.situation, move)

    def captures(self, card: Card, limit: int = 64) -> tuple[Cards, ...]:
        """Sets that a card may take, best for the eye first, at most `limit`.

        Order: fewest cards, most coins, with the seven of coins, leftmost on the table. The
        card need not be in the hand, nor the seat in turn.
        """
        rule = self.ruleset.capture_rule(self.wild)
        table = mask_of(self.table)
        return self._shown_sets(rule.first_captures(table, rule.value_of(card.index), limit), limit)

    def claims(self, limit: int = 64) -> tuple[Cards, ...]:
        """The left fifteens that this seat may claim now, whole sets, in the same order."""
        left = self.left15
        if left is None:
            return ()
        rest = mask_of(self.table) & ~left.bit
        found = first_sets(rest, FIFTEEN - left.value, limit)
        return self._shown_sets([one | left.bit for one in found], limit)

    def can_leave(self, card: Card) -> bool:
        """Whether a card of the hand may be laid down without taking."""
        here = self.situation
        rule = self.ruleset.capture_rule(self.wild)
        if legality.is_banned(here, card):
            return False
        return legality.leave_refusal(here, rule, card) is None

    def _shown_sets(self, masks: list[int], limit: int) -> tuple[Cards, ...]:
        places = {card.bit: place for place, card in enumerate(self.table)}

        def rank(mask: int) -> tuple[int, int, bool, list[int]]:
            cards = cards_of(mask)
            coins = sum(card.suit is Suit.COINS for card in cards)
            order = sorted(places[card.bit] for card in cards)
            return len(cards), -coins, not mask & SETTEBELLO.bit, order

        return tuple(capture_order(cards_of(mask)) for mask in sorted(masks, key=rank)[:limit])


def view_for(match: MatchState, seat: Seat) -> View:
    """What a seat may know of the match now.

    Raises:
        ValueError: no round has been dealt yet, or there is no such seat.
    """
    state = match.round
    if state is None:
        raise ValueError("no round has been dealt yet")
    if not 0 <= seat < match.seats:
        raise ValueError(f"there is no seat {seat}")
    shown = state.shown
    return View(
        ruleset=state.ruleset,
        seats=state.seats,
        seat=seat,
        dealer=state.dealer,
        round_number=state.number,
        deal=state.deal,
        deals=state.deals,
        hand=state.hands[seat],
        table=state.table,
        hand_sizes=tuple(map(len, state.hands)),
        stock=len(state.stock),
        piles=state.piles,
        sweeps=state.sweeps,
        sweep_cards=state.sweep_cards,
        last_capturer=state.last_capturer,
        left15=state.left15 if state.turn == seat else None,
        scores=match.scores,
        history=state.history,
        turn=None if match.is_over else state.turn,
        shown=tuple(tuple(card for card in hand if card.bit & shown) for hand in state.hands),
        declared=state.declared,
        wild=state.wild,
        is_over=state.is_over,
    )


def redact(event: Event, seat: Seat | None) -> Event:
    """The event as a seat may see it; a watcher (None) sees no hand."""
    if isinstance(event, CardsDealt) and event.seat != seat:
        return CardsDealt(event.seat, (), event.count)
    return event
