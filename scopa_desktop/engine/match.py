"""A match: rounds until one side is alone in front at the target, or somebody ends it."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import replace

from scopa_desktop.engine import round as rounds
from scopa_desktop.engine.cards import Card
from scopa_desktop.engine.errors import IllegalMoveError, MoveError, Refusal
from scopa_desktop.engine.events import (
    Event,
    ExtraRoundNeeded,
    MatchExpired,
    MatchWon,
    RoundScored,
    SeatResigned,
)
from scopa_desktop.engine.moves import Move
from scopa_desktop.engine.ruleset import Ruleset
from scopa_desktop.engine.state import (
    Ended,
    EndReason,
    MatchState,
    RoundState,
    Seat,
    Side,
    Transition,
)


def start_match(ruleset: Ruleset, seats: int, *, first_dealer: Seat = 0) -> MatchState:
    """A match before its first round; it wants a deck.

    Raises:
        ValueError: the game is not for so many seats, or there is no such dealer.
    """
    ruleset.check_seats(seats)
    if not 0 <= first_dealer < seats:
        raise ValueError(f"seat {first_dealer} cannot deal at a table of {seats}")
    return MatchState(ruleset, seats, (0,) * ruleset.sides(seats), first_dealer)


def next_round(match: MatchState, deck: Sequence[Card]) -> Transition[MatchState]:
    """Deal the next round, or deal a void opening again (same dealer).

    When the opening is void, `wants_deck` stays True and `RoundRedealt` is among the events.

    Raises:
        ValueError: the match does not wait for a deck, or the deck is none.
    """
    if not match.wants_deck:
        raise ValueError("the match is over" if match.is_over else "the round is not over")
    dealer, number = match.dealer, match.round_number
    if match.round is None or not match.round.voided:
        number += 1
        if match.round is not None:
            dealer = (dealer + 1) % match.seats
    opened, events = rounds.start_round(match.ruleset, match.seats, deck, dealer, number=number)
    after = replace(
        match, dealer=dealer, round_number=number, round=opened, wants_deck=opened.voided
    )
    return Transition(after, events)


def play_move(match: MatchState, move: Move) -> Transition[MatchState]:
    """Make a move for the seat in turn; counts the round when it was the last one.

    Raises:
        IllegalMoveError: the rules refuse the move, or there is nothing to play.
    """
    if match.is_over:
        raise IllegalMoveError(Refusal(MoveError.MATCH_OVER))
    if match.round is None:
        raise IllegalMoveError(Refusal(MoveError.ROUND_OVER))
    played, events = rounds.play(match.round, move)
    if not played.is_over:
        after = MatchState(
            match.ruleset,
            match.seats,
            match.scores,
            match.dealer,
            match.round_number,
            played,
            None,
            None,
            False,
            match.eliminated,
        )
        return Transition(after, events)
    more = list(events)
    return Transition(_count(replace(match, round=played), played, more), tuple(more))


def resign(match: MatchState, seat: Seat, *, absent: bool = False) -> Transition[MatchState]:
    """End the match by a seat's giving up or absence: its side loses.

    The best of the other sides wins on the points counted so far; level sides win jointly.

    Raises:
        ValueError: the match is over, or there is no such seat.
    """
    if match.is_over:
        raise ValueError("the match is over")
    if not 0 <= seat < match.seats:
        raise ValueError(f"there is no seat {seat}")
    loser = match.ruleset.side_of(seat, match.seats)
    winners = _best(match, _still_in(match, {loser}))
    reason = EndReason.ABSENT if absent else EndReason.RESIGNED
    after = replace(match, winners=winners, ended=Ended(reason, seat), wants_deck=False)
    return Transition(after, (SeatResigned(seat, absent), MatchWon(winners)))


def expire(match: MatchState) -> Transition[MatchState]:
    """End the match without a winner, after too long without a move.

    Raises:
        ValueError: the match is over.
    """
    if match.is_over:
        raise ValueError("the match is over")
    after = replace(match, winners=(), ended=Ended(EndReason.EXPIRED), wants_deck=False)
    return Transition(after, (MatchExpired(),))


def _count(match: MatchState, played: RoundState, events: list[Event]) -> MatchState:
    """Add the round's points and see whether the match is over."""
    assert played.sheet is not None
    totals = played.sheet.totals
    scores = tuple(old + new for old, new in zip(match.scores, totals, strict=True))
    events.append(RoundScored(played.sheet, scores))
    match = replace(match, scores=scores)
    winners = _winners_by_cards(match, played)
    if winners is None:
        match = replace(match, eliminated=match.eliminated | _newly_out(match, played))
        winners = _winners_by_score(match, played)
    if winners is None:
        level = _level_sides(match)
        if level:
            events.append(ExtraRoundNeeded(level))
        return replace(match, wants_deck=True)
    events.append(MatchWon(winners))
    return replace(match, winners=winners, wants_deck=False)


def _winners_by_cards(match: MatchState, played: RoundState) -> tuple[Side, ...] | None:
    """Winners decided by the piles, whatever the points."""
    assert played.sheet is not None
    if played.sheet.match_winner is not None:
        return (played.sheet.match_winner,)
    empty = _without_trick(match, played)
    if not empty:
        return None
    others = _still_in(match, empty)
    if len(match.scores) > 2 and match.ruleset.zero_trick_multi == "eliminate" and len(others) > 1:
        return None
    return _best(match, others)


def _without_trick(match: MatchState, played: RoundState) -> set[Side]:
    """Sides that captured nothing at all, where that loses; nobody when no side did."""
    if not match.ruleset.zero_trick_loses_match or played.last_capturer is None:
        return set()
    return {side for side, pile in enumerate(played.piles) if not pile}


def _newly_out(match: MatchState, played: RoundState) -> set[Side]:
    if match.ruleset.zero_trick_multi != "eliminate":
        return set()
    return _without_trick(match, played)


def _still_in(match: MatchState, losers: Iterable[Side]) -> list[Side]:
    """The sides that may win, without these; when all are out, those that are not losers."""
    lost = set(losers)
    others = [side for side in range(len(match.scores)) if side not in lost]
    return [side for side in others if side not in match.eliminated] or others


def _best(match: MatchState, sides: Sequence[Side]) -> tuple[Side, ...]:
    """The sides with the best total among these: the highest, or the lowest."""
    pick = max if match.ruleset.goal == "high" else min
    best = pick(match.scores[side] for side in sides)
    return tuple(side for side in sides if match.scores[side] == best)


def _winners_by_score(match: MatchState, played: RoundState) -> tuple[Side, ...] | None:
    """The side alone in front once the target is reached, or None."""
    rules = match.ruleset
    sides = _still_in(match, ())
    if len(sides) == 1:
        return tuple(sides)
    if not _target_reached(match, sides):
        return None
    ranked = sorted((match.scores[side] for side in sides), reverse=rules.goal == "high")
    leaders = _best(match, sides)
    if abs(ranked[0] - ranked[1]) >= rules.win_by:
        return leaders
    if len(leaders) > 1 and rules.tie_card is not None:
        bit = 1 << rules.tie_card
        for side in leaders:
            if any(card.bit == bit for card in played.piles[side]):
                return (side,)
    return None


def _target_reached(match: MatchState, sides: Sequence[Side]) -> bool:
    return max(match.scores[side] for side in sides) >= match.ruleset.target


def _level_sides(match: MatchState) -> tuple[Side, ...]:
    """The sides that lead at the target without being far enough in front."""
    sides = _still_in(match, ())
    if not _target_reached(match, sides):
        return ()
    best = match.scores[_best(match, sides)[0]]
    margin = match.ruleset.win_by
    return tuple(side for side in sides if abs(match.scores[side] - best) < margin)
