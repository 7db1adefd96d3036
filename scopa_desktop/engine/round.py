"""A round: `start_round`, `legal_moves`, `play`. Pure; the shuffled deck is an argument.

Dealing order: each deal gives all its cards to one seat before the next, from the seat to
the dealer's right round to the dealer; the table cards of the first deal come after the hands.
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import lru_cache
from typing import TypeVar

from scopa_desktop.engine import legality
from scopa_desktop.engine.capture import opens_claim
from scopa_desktop.engine.cards import ALL_MASK, Card, Rank, mask_of
from scopa_desktop.engine.declarations import HAND, best_declaration, declarable
from scopa_desktop.engine.errors import IllegalMoveError, MoveError, Refusal
from scopa_desktop.engine.events import (
    CardLaid,
    CardPlayed,
    CardsCaptured,
    CardsDealt,
    Event,
    FifteenClaimed,
    FifteenLapsed,
    FifteenLeft,
    HandDeclared,
    LastDealAnnounced,
    LeftoversTaken,
    OpeningTaken,
    RoundRedealt,
    RoundStarted,
    Swept,
    TableDealt,
)
from scopa_desktop.engine.legality import Situation
from scopa_desktop.engine.moves import Claim, Move, Play
from scopa_desktop.engine.opening import opening_sweeps, void_reason
from scopa_desktop.engine.ruleset import Ruleset
from scopa_desktop.engine.scoring import Tally, score_round
from scopa_desktop.engine.state import Cards, RoundState, Seat, Side, Transition

AddT = TypeVar("AddT", int, Cards)

# Facts of every move. There are few different ones, and a value once made serves again.
_card_played = lru_cache(maxsize=512)(CardPlayed)
_card_laid = lru_cache(maxsize=512)(CardLaid)


def start_round(
    ruleset: Ruleset, seats: int, deck: Sequence[Card], dealer: Seat, *, number: int = 1
) -> Transition[RoundState]:
    """Deal the first cards of a round.

    A void opening leaves a state with `voided` set, in which nobody is in turn.

    Raises:
        ValueError: the seats do not fit the game, or the deck is not the forty cards.
    """
    ruleset.check_seats(seats)
    if len(deck) != 40 or mask_of(deck) != ALL_MASK:
        raise ValueError("a deck is the forty cards, each once")
    if not 0 <= dealer < seats:
        raise ValueError(f"seat {dealer} cannot deal at a table of {seats}")
    sides = ruleset.sides(seats)
    hands, stock, events = _deal(ruleset, seats, tuple(deck), dealer)
    count = ruleset.table_cards_for(seats)
    table, stock = stock[:count], stock[count:]
    state = RoundState(
        ruleset=ruleset,
        seats=seats,
        dealer=dealer,
        number=number,
        deals=ruleset.deals(seats),
        deal=1,
        hands=hands,
        hand_masks=tuple(map(mask_of, hands)),
        table=table,
        table_mask=mask_of(table),
        stock=stock,
        piles=((),) * sides,
        sweeps=(0,) * sides,
        sweep_cards=((),) * sides,
        declared=(0,) * sides,
        shown=0,
        wild=0,
        turn=(dealer + 1) % seats,
        last_capturer=None,
        left15=None,
        history=(),
    )
    events.insert(0, RoundStarted(dealer, number))
    if table:
        events.append(TableDealt(table))
    return _open(state, events)


def _deal(
    ruleset: Ruleset, seats: int, stock: Cards, dealer: Seat
) -> tuple[tuple[Cards, ...], Cards, list[Event]]:
    """One deal: the hands by seat, the stock left, an event per seat in dealing order."""
    size = ruleset.hand_size_for(seats)
    hands: list[Cards] = [()] * seats
    events: list[Event] = []
    for step in range(seats):
        seat = (dealer + 1 + step) % seats
        hands[seat] = stock[step * size : (step + 1) * size]
        events.append(CardsDealt(seat, hands[seat], size))
    return tuple(hands), stock[seats * size :], events


def _open(state: RoundState, events: list[Event]) -> Transition[RoundState]:
    """Void the opening table, pay it, or leave it."""
    rules, table = state.ruleset, state.table_mask
    sweeps = opening_sweeps(rules, table)
    reason = void_reason(rules, table)
    if reason is not None and (rules.misdeal_before_bonus or not sweeps):
        events.append(RoundRedealt(reason, state.table))
        return Transition(state._replace(voided=True, turn=None), tuple(events))
    if sweeps:
        first = (state.dealer + 1) % state.seats
        seat = state.dealer if rules.table_bonus_to == "dealer" else first
        side = rules.side_of(seat, state.seats)
        events.append(OpeningTaken(seat, state.table, sweeps))
        state = state._replace(
            table=(),
            table_mask=0,
            piles=_added(state.piles, side, state.table),
            sweeps=_added(state.sweeps, side, sweeps),
            sweep_cards=_added(state.sweep_cards, side, state.table[:sweeps]),
            last_capturer=seat,
        )
    return Transition(state, tuple(events))


def _added(items: tuple[AddT, ...], place: int, more: AddT) -> tuple[AddT, ...]:
    """The items with `more` added to one of them: numbers grow, tuples of cards lengthen."""
    grown = list(items)
    grown[place] += more
    return tuple(grown)


def situation(state: RoundState) -> Situation:
    """What decides the moves of the seat in turn.

    Raises:
        ValueError: nobody is in turn.
    """
    seat = state.turn
    if seat is None:
        raise ValueError("the round is over")
    hand = state.hands[seat]
    return Situation(
        state.ruleset,
        hand,
        state.hand_masks[seat],
        state.table_mask,
        state.wild,
        state.left15,
        not state.history,
        state.ruleset.declarations and len(hand) == HAND,
    )


def legal_moves(state: RoundState) -> tuple[Move, ...]:
    """Every move of the seat in turn; none when the round is over or void."""
    return () if state.turn is None else legality.legal_moves(situation(state))


def why_not(state: RoundState, move: Move) -> Refusal | None:
    """Why the seat in turn may not make this move, or None when it may."""
    if state.turn is None:
        return Refusal(MoveError.ROUND_OVER)
    return legality.why_not(situation(state), move)


def play(state: RoundState, move: Move) -> Transition[RoundState]:
    """Make a move for the seat in turn.

    Raises:
        IllegalMoveError: the rules refuse the move here.
    """
    refusal = why_not(state, move)
    if refusal is not None:
        raise IllegalMoveError(refusal)
    return _claim(state, move) if isinstance(move, Claim) else _play(state, move)


def _claim(state: RoundState, move: Claim) -> Transition[RoundState]:
    seat, left = _in_turn(state), state.left15
    assert left is not None
    side = state.ruleset.side_of(seat, state.seats)
    table = tuple([card for card in state.table if not card.bit & move.mask])
    events: list[Event] = [FifteenClaimed(seat, move.cards)]
    after = state._replace(
        table=table,
        table_mask=state.table_mask ^ move.mask,
        piles=_added(state.piles, side, move.cards),
        last_capturer=seat,
        left15=None,
        history=(*state.history, (seat, move)),
    )
    if not table:
        events.append(Swept(seat, left))
        after = after._replace(
            sweeps=_added(after.sweeps, side, 1),
            sweep_cards=_added(after.sweep_cards, side, (left,)),
        )
    if not any(after.hand_masks):
        # Only where the round waits for the claim after its last card.
        after = _finish(after, events)
    return Transition(after, tuple(events))


def _play(state: RoundState, move: Play) -> Transition[RoundState]:
    seat = _in_turn(state)
    card, taken = move.card, move.mask
    events: list[Event] = []
    declared, shown, wild = state.declared, state.shown, state.wild
    if move.declares:
        declared, shown, wild = _declare(state, move, events)
    if state.left15 is not None:
        events.append(FifteenLapsed(state.left15))
    events.append(_card_played(seat, card))

    index = card.index
    hands, masks = list(state.hands), list(state.hand_masks)
    hands[seat] = tuple([held for held in hands[seat] if held.index != index])
    masks[seat] ^= card.bit
    hands_empty = not any(masks)
    is_last_card = hands_empty and not state.stock

    piles, sweeps, markers = state.piles, state.sweeps, state.sweep_cards
    last_capturer, left15 = state.last_capturer, None
    if taken or _takes_itself(state, card, wild):
        table = tuple([other for other in state.table if not other.bit & taken])
        table_mask = state.table_mask ^ taken
        side = seat % len(piles)
        piles = _added(piles, side, (card, *move.captured))
        last_capturer = seat
        events.append(CardsCaptured(seat, card, move.captured))
        if taken and not table_mask and _sweep_counts(state, move, wild, is_last=is_last_card):
            sweeps = _added(sweeps, side, 1)
            markers = _added(markers, side, (card,))
            events.append(Swept(seat, card))
    else:
        table = (*state.table, card)
        table_mask = state.table_mask | card.bit
        events.append(_card_laid(seat, card))
        if _opens_claim(state, table_mask, card, hands_empty=hands_empty):
            left15 = card
            events.append(FifteenLeft(seat, card))

    deal, stock = state.deal, state.stock
    if hands_empty and stock:
        deal += 1
        dealt, stock, news = _deal(state.ruleset, state.seats, stock, state.dealer)
        hands, masks = list(dealt), list(map(mask_of, dealt))
        events.extend(news)
        if deal == state.deals:
            events.append(LastDealAnnounced(state.dealer))

    after = RoundState(
        *state[:5],  # ruleset to deals
        deal,
        tuple(hands),
        tuple(masks),
        table,
        table_mask,
        stock,
        piles,
        sweeps,
        markers,
        declared,
        shown,
        wild,
        (seat + 1) % state.seats,
        last_capturer,
        left15,
        (*state.history, (seat, move)),
    )
    if is_last_card and left15 is None:
        after = _finish(after, events)
    return Transition(after, tuple(events))


def _in_turn(state: RoundState) -> Seat:
    assert state.turn is not None
    return state.turn


def _declare(
    state: RoundState, move: Play, events: list[Event]
) -> tuple[tuple[int, ...], int, int]:
    """Show and pay the hand: points declared, cards shown, value of the wild card after it."""
    rules, seat = state.ruleset, _in_turn(state)
    hand = state.hand_masks[seat]
    options = declarable(rules, hand)
    best, _ = best_declaration(options)
    meant = best if move.wild is None else move.wild
    points = options[meant]
    events.append(HandDeclared(seat, state.hands[seat], points, meant or None))
    declared = _added(state.declared, rules.side_of(seat, state.seats), points)
    wild = meant if meant and rules.matta_sticky else state.wild
    return declared, state.shown | hand, wild


def _takes_itself(state: RoundState, card: Card, wild: int) -> bool:
    """Whether an ace played to an empty table goes into its owner's pile."""
    rules = state.ruleset
    if not rules.ace_sweep or rules.ace_on_empty != "takes_itself" or state.table_mask:
        return False
    return rules.capture_rule(wild).value_of(card.index) == Rank.ACE


def _sweep_counts(state: RoundState, move: Play, wild: int, *, is_last: bool) -> bool:
    """Whether clearing the table with this capture is a sweep."""
    rules = state.ruleset
    if is_last and rules.last_card_sweep == "never":
        return False
    if rules.ace_sweep and not rules.ace_sweep_scores:
        rule = rules.capture_rule(wild)
        value = rule.value_of(move.card.index)
        return not rule.is_ace_sweep(state.table_mask, value, move.mask)
    return True


def _opens_claim(state: RoundState, table: int, left: Card, *, hands_empty: bool) -> bool:
    """Whether the card just laid on the table mask leaves a fifteen to the next seat."""
    rules = state.ruleset
    if rules.left15_claim == "off" or not opens_claim(table, left.index):
        return False
    if not hands_empty:
        return True
    return rules.left15_survives_redeal if state.stock else rules.left15_after_last_card


def _finish(state: RoundState, events: list[Event]) -> RoundState:
    """Give the leftovers away and count."""
    rules, table = state.ruleset, state.table
    taker = state.last_capturer
    if taker is None and rules.no_capture_leftovers == "dealer":
        taker = state.dealer
    side: Side | None = None
    piles = state.piles
    if table:
        events.append(LeftoversTaken(taker, table))
        if taker is not None:
            side = rules.side_of(taker, state.seats)
            piles = _added(piles, side, table)
    tally = Tally(tuple(map(mask_of, piles)), state.sweeps, state.declared)
    return state._replace(
        piles=piles,
        table=() if side is not None else table,
        table_mask=0 if side is not None else state.table_mask,
        turn=None,
        left15=None,
        is_over=True,
        leftovers=table,
        leftovers_to=side,
        sheet=score_round(rules, tally),
    )
